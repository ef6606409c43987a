"""What holds in every game of Monster: chips and cards add up; broken transcripts are refused."""

import json
from copy import deepcopy
from itertools import combinations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chance import stream
from game.core.playout import random_game, random_play
from game.core.registry import GAMES
from game.core.transcript import BadTranscript, IllegalMove, read, replay, write
from game.monster.events import PenaltyPaid, PotTaken, ShownDown
from game.monster.hands import DECK, discards, has_pair, left_after
from game.monster.rules import Monster
from tests.game.states import VARIANTS

INFO = GAMES["monster"]


def begin(seats: int, seed: int, options: dict[str, Any] | None = None) -> Monster:
    names = tuple(f"P{seat}" for seat in range(seats))
    engine = INFO.engine.new(INFO.setup(names, options, seed=seed))
    assert isinstance(engine, Monster)
    return engine


def adds_up(engine: Monster) -> None:
    """No chip is lost or made, no card is dealt twice, everyone is somewhere."""
    view = engine.view(None)
    stakes = int(engine.setup.options["chips"]) * engine.seats
    assert sum(view.chips) + view.pot == stakes
    assert sorted(engine.chance.given["decks"][-1]) == list(DECK)
    held = [card for hand in view.hands if hand for card in hand]
    assert all(held.count(rank) <= rank for rank in set(held))
    assert sorted((*view.in_round, *view.folded)) == sorted(view.began)
    for seat, hand in enumerate(view.hands):
        assert (hand is not None) is (seat in view.in_round)
        if hand is not None:
            assert list(hand) == sorted(hand, reverse=True)
            assert len(hand) == 6 - (view.thrown[seat] or 0)
            assert view.thrown[seat] is None or not has_pair(hand)
    assert all(view.thrown[seat] is None for seat in range(view.seats) if seat in view.folded)
    waiting = [] if view.player is None else [view.player, *view.to_come]
    assert all(view.thrown[seat] is None for seat in waiting)


def test_chips_and_cards_always_add_up() -> None:
    for seed in range(60):
        options = VARIANTS["monster"][seed % 3]
        engine = begin(INFO.players[seed % 5], seed, options)
        rng = stream(seed, "adds up")
        adds_up(engine)
        while engine.result() is None:
            step = random_play(engine, rng)
            assert step.seat is not None and step.move is not None
            pot = engine.view(None).pot
            for event in engine.apply(step.seat, step.move):
                if isinstance(event, PenaltyPaid):
                    pot = event.pot
                elif isinstance(event, PotTaken):
                    assert sum(event.shares) == pot
                    assert max(event.shares) - min(event.shares) < len(event.shares)
                elif isinstance(event, ShownDown):
                    last = event.showdown
                    shown = [hand for hand in last.hands if hand is not None]
                    assert last.champion_hand == max(shown)
                    assert last.won == (last.champion_hand > last.monster)
                    assert list(last.monster) == sorted(set(last.monster), reverse=True)
            adds_up(engine)


def test_every_way_to_throw_cards_away_is_offered_and_no_other() -> None:
    rng = stream(4, "hands")
    for _ in range(400):
        hand = tuple(sorted(rng.sample(DECK, 6), reverse=True))
        every = {
            tuple(sorted(thrown, reverse=True))
            for count in range(4)
            for thrown in combinations(hand, count)
            if not has_pair(left_after(hand, thrown) or (1, 1))
        }
        offered = [move.cards for move in discards(hand)]
        assert len(offered) == len(set(offered)) and set(offered) == every


def test_tallies_count_what_everyone_saw() -> None:
    for seed in range(10):
        game = random_game(INFO, 6, seed, {"games": 3})
        view = game.engine.view("table")
        assert sum(t.rounds for t in view.tallies) == game.moves
        assert all(t.rounds == t.folds + t.fights + t.ducked for t in view.tallies)
        assert sum(t.pots for t in view.tallies) >= 3
        assert all(t.beaten <= t.fights for t in view.tallies)


def broken(data: Any, draw: Any) -> Any:
    """Change one thing in a transcript, anywhere."""
    junk = st.sampled_from(
        [None, True, -1, 0, 3, 11, 1.5, 10**30, "", "fold", "??", [], {}, [[]], [10, 10, 10, 10]]
    )
    places: list[tuple[Any, Any]] = []

    def walk(node: Any) -> None:
        keys = list(node) if isinstance(node, dict) else list(range(min(len(node), 12)))
        for key in keys:
            places.append((node, key))
            if isinstance(node[key], (dict, list)):
                walk(node[key])

    walk(data)
    node, key = draw(st.sampled_from(places))
    if draw(st.booleans()):
        node[key] = draw(junk)
    else:
        del node[key]
    return data


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_broken_transcript_is_refused_or_played_never_more(data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 20))
    game = random_game(INFO, 4 + seed % 5, seed, {"games": 1})
    written = json.loads(json.dumps(write(game.engine, game.plays)))
    view = data.draw(st.sampled_from([None, 0, 3, "table"]))
    try:
        replay(broken(written, data.draw), view)
    except (BadTranscript, IllegalMove) as error:
        assert error.reason and "\n" not in error.reason


def test_a_discard_can_be_taken_back_until_another_acts() -> None:
    from game.core.chairs import Chair
    from game.core.session import CannotUndo, Session

    names = ("Ann", "Bo", "Cy", "Dot")
    session = Session.new(INFO.setup(names, first=3, seed=6), [Chair(name) for name in names])
    before = session.view(None)
    move = session.legal(0)[-2]
    session.play(0, move, 10)
    session.undo(0)
    assert session.view(None) == before
    for seat in range(4):
        session.play(seat, session.legal(seat)[-1], 20)
    try:
        session.undo()
    except CannotUndo as error:
        assert "revealed" in error.reason
    else:
        raise AssertionError("new hands were seen")


def test_a_saved_evening_replays_to_the_same_views() -> None:
    game = random_game(INFO, 7, 2, {"games": 2})
    data = write(game.engine, game.plays)
    for view in (None, "table", 0, 6):
        assert replay(deepcopy(data), view)["state"] == replay(data, view)["state"]
    assert read(data).setup.options == {"chips": 40, "games": 2, "penalty": 5}
