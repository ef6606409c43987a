"""Hidden cards at a table of Monster: swap some, and nothing a seat can get out of it changes."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.chairs import Thinking
from game.core.chance import stream
from game.core.engine import TABLE, Engine, Event, Seat, Viewer
from game.core.playout import carry_out, random_play
from game.core.registry import GAMES
from game.core.transcript import IllegalMove, Play, replay
from game.core.wire import event_to_json
from game.monster.hands import HAND_SIZE, discards
from game.monster.records import FOLD, Discard, Fold
from game.monster.rules import Monster
from tests.game.monster.script import LADDER, LOW, deck_of, play, refused, transcript
from tests.game.states import seen

INFO = GAMES["monster"]
LEVELS = ("easy", "middle", "hard")


def told(events: list[Event], viewer: Viewer) -> list[Any]:
    return [event_to_json(found) for e in events if (found := e.seen_by(viewer)) is not None]


def thought(engine: Engine, seat: Seat, level: str) -> Any:
    """What a bot decides, in however many slices."""
    bot = INFO.make_bot(level, stream(2, level))
    while True:
        found = bot.decide(engine.view(seat), seat, engine.legal(seat), 0)
        if not isinstance(found, Thinking):
            return found


def learnt(engine: Engine, viewer: Viewer) -> Any:
    """Everything a viewer can get out of a state, what its bots would do included."""
    everything: dict[str, Any] = {"seen": seen(engine, viewer)}
    if isinstance(viewer, int) and (legal := engine.legal(viewer)):
        everything["legal"] = list(legal)
        everything["bots"] = [thought(engine, viewer, level) for level in LEVELS]
    return everything


def with_deck(engine: Engine, deck: list[int]) -> Monster:
    setup = replace(engine.setup, first=engine.first, stack={"decks": [deck]})
    other = INFO.engine.new(setup)
    assert isinstance(other, Monster)
    return other


def other_deck(engine: Engine, viewer: Seat, seed: int) -> list[int]:
    """The first deck with every card the viewer does not hold in another place."""
    deck = list(engine.chance.given["decks"][0])
    view = engine.view(None)
    own = [view.began.index(viewer) + step * len(view.began) for step in range(HAND_SIZE)]
    hidden = [place for place in range(len(deck)) if place not in own]
    cards = [deck[place] for place in hidden]
    stream(seed, "swap").shuffle(cards)
    for place, card in zip(hidden, cards, strict=True):
        deck[place] = card
    return deck


@pytest.mark.parametrize("seats", [4, 6, 8])
def test_swapped_hidden_cards_show_nowhere_before_the_showdown(seats: int) -> None:
    """The first round is played alike in two games that differ in what the viewer cannot see."""
    compared = 0
    for seed in range(14):
        names = tuple(f"P{seat}" for seat in range(seats))
        engine = INFO.engine.new(INFO.setup(names, seed=seed))
        viewer = seed % seats
        other = with_deck(engine, other_deck(engine, viewer, seed))
        rng = stream(seed, "play")
        while engine.view(None).round == 1 and engine.result() is None:
            for sees in (viewer, TABLE):
                assert learnt(engine, sees) == learnt(other, sees)
            seat = engine.to_act()[0]
            step = random_play(engine, rng)
            twin: Any = step.move
            if seat != viewer and isinstance(step.move, Discard):
                count = len(step.move.cards)
                hand = other.view(None).hands[seat] or ()
                fitting = [way for way in discards(hand) if len(way.cards) == count]
                if not fitting:
                    twin = FOLD
                    step = replace(step, move=FOLD)
                else:
                    twin = fitting[-1]
            last_to_act = not engine.view(None).to_come
            first, second = (
                game.apply(seat, move) for game, move in ((engine, step.move), (other, twin))
            )
            if last_to_act:
                break
            compared += 1
            for sees in (viewer, TABLE):
                assert told(first, sees) == told(second, sees)
    assert compared > 14 * 2


def test_a_deal_is_told_to_each_with_their_own_cards_only() -> None:
    names = tuple(f"P{seat}" for seat in range(5))
    engine = INFO.engine.new(INFO.setup(names, seed=3))
    rng = stream(3, "deals")
    deals = 0
    while engine.result() is None:
        step = random_play(engine, rng)
        assert step.seat is not None and step.move is not None
        for event in engine.apply(step.seat, step.move):
            if (found := event_to_json(event))["event"] != "Dealt":
                continue
            deals += 1
            for viewer in (TABLE, 0, 1, 2, 3, 4):
                shown = event.seen_by(viewer)
                assert shown is not None
                for seat, hand in enumerate(event_to_json(shown)["hands"]):
                    if seat == viewer:
                        assert hand == found["hands"][seat]
                    else:
                        assert hand is None or hand == ["??"] * 6
    assert deals >= 5


def test_what_was_thrown_is_told_to_whoever_threw_it_only() -> None:
    deck = deck_of(LADDER, LOW, "9 8 7 6 5 4", "9 8 7 6 4 3")
    engine = with_deck(INFO.engine.new(INFO.setup(("A", "B", "C", "D"), first=3, seed=1)), deck)
    event = engine.apply(0, Discard((10, 9)))[0]
    assert event_to_json(event)["cards"] == [10, 9]
    assert told([event], 0)[0]["cards"] == [10, 9]
    for viewer in (TABLE, 1, 2, 3):
        assert told([event], viewer) == [
            {"event": "Discarded", "seat": 0, "count": 2, "cards": None}
        ]


def test_others_are_always_told_that_both_kinds_of_move_are_open() -> None:
    must_fold = deck_of("10 10 10 9 9 9", LADDER, LOW, "9 8 7 6 5 4")
    assert play("", must_fold)["legal"] == {"0": ["fold"]}
    assert play("", must_fold, view=0)["legal"] == {"0": ["fold"]}
    for view in (1, "table"):
        assert play("", must_fold, view=view)["legal"] == {"0": ["discard", "fold"]}


HANDS = ("10 10 10 9 9 9", "10 10 9 8 7 6", "6 5 4 3 2 1", "8 8 7 7 6 6")


@pytest.mark.parametrize("view", [1, 3, "table"])
@pytest.mark.parametrize("thrown", ["10", "9,9", "10,10,9", "5", "-", "7,7,7"])
def test_why_a_discard_is_refused_is_not_told_to_others(view: Any, thrown: str) -> None:
    reasons = set()
    for hand in HANDS:
        deck = deck_of(hand, "9 8 7 6 5 4", "9 8 7 5 4 3", LADDER)
        try:
            play(f"0 {thrown}", deck, view=view)
        except IllegalMove as error:
            assert (error.index, error.seat) == (0, 0)
            reasons.add(error.reason)
    assert reasons == {"that cannot be done with what this player holds"}


def test_why_a_discard_is_refused_is_told_to_the_player_and_in_the_full_account() -> None:
    deck = deck_of("10 10 10 9 9 9", LADDER, LOW, "9 8 7 6 5 4")
    for view in (0, None):
        assert "must be folded" in refused("0 10,10,9", deck, view=view)[1]


def test_no_view_tells_the_cards_thrown_or_those_left_in_the_deck() -> None:
    data = transcript("0 10,9; 1 fold", deck_of(LADDER, LOW, "9 8 7 6 5 4", "9 8 7 6 4 3"))
    for view in (1, 2, 3, "table"):
        printed = replay(data, view)
        assert "10" not in str(printed["state"]["hands"][0])
        assert printed["state"]["hands"][0] == ["??"] * 4


def test_folding_is_open_to_all_and_an_offered_move_is_never_refused() -> None:
    rng = stream(8, "offers")
    engine = INFO.engine.new(INFO.setup(("A", "B", "C", "D"), seed=8))
    while engine.result() is None:
        legal = engine.legal(engine.to_act()[0])
        assert isinstance(legal[-1], Fold)
        carry_out(engine, Play(engine.to_act()[0], legal[int(rng.random() * len(legal))], None))
