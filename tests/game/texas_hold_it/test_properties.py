"""What holds in every game of Texas Hold It: points never fall but by ruling 5; nothing crashes."""

import json
from collections import Counter
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chairs import Chair
from game.core.chance import stream
from game.core.playout import random_game, random_play
from game.core.registry import GAMES
from game.core.session import CannotUndo, Session
from game.core.transcript import BadTranscript, IllegalMove, replay, write
from game.texas_hold_it.events import Scored, TurnedUp
from game.texas_hold_it.records import Card
from game.texas_hold_it.row import DECK, hits
from game.texas_hold_it.rules import TexasHoldIt
from tests.game.monster.test_properties import broken
from tests.game.states import VARIANTS

INFO = GAMES["texas_hold_it"]


def begin(seats: int, seed: int, options: dict[str, Any]) -> TexasHoldIt:
    names = tuple(f"P{seat}" for seat in range(seats))
    engine = INFO.engine.new(INFO.setup(names, options, seed=seed))
    assert isinstance(engine, TexasHoldIt)
    return engine


def adds_up(engine: TexasHoldIt) -> None:
    """Cards, urinals, locks and people are where they can be."""
    view = engine.view(None)
    left = Counter(card.value for card in DECK)
    left.subtract(Counter(view.gaps))
    assert min(left.values()) >= 0
    assert len(view.urinals) == len(view.gaps) - 1
    standing = [seat for seat in view.urinals if seat is not None]
    assert len(set(standing)) == len(standing) and not set(standing) & set(view.holding)
    beside = {gap for urinal, seat in enumerate(view.urinals) if seat is not None
              for gap in (urinal, urinal + 1)}  # fmt: skip
    assert set(view.locked) == beside
    assert view.calls == bool(view.holding)
    if not view.over:
        assert len(view.gaps) == len(view.cowboys) >= 2
        assert all(view.wet[seat] < 3 for seat in view.cowboys)
        assert all(view.dry[seat] < 3 for seat in view.cowboys) or view.play_off
        assert all(left is None or left >= 0 for left in view.patience_left)
        assert view.dealer in view.cowboys and view.round <= view.rounds


def test_points_and_places_always_add_up() -> None:
    for seed in range(90):
        options = VARIANTS["texas_hold_it"][seed % 3]
        engine = begin(INFO.players[seed % 5], seed, options)
        rng = stream(seed, "adds up")
        adds_up(engine)
        while engine.result() is None:
            step = random_play(engine, rng)
            assert step.seat is not None and step.move is not None
            before = engine.view(None)
            dry, wet = list(before.dry), list(before.wet)
            for event in engine.apply(step.seat, step.move):
                if isinstance(event, TurnedUp):
                    dry = [a + b for a, b in zip(dry, event.ended.dry, strict=True)]
                    wet = [a + b for a, b in zip(wet, event.ended.wet, strict=True)]
                    _counts_are_right(event)
                elif isinstance(event, Scored):
                    assert list(event.dry) == dry
                    for seat in event.spared:
                        assert wet[seat] >= 3
                        wet[seat] = 2
                    assert list(event.wet) == wet
            after = engine.view(None)
            assert list(after.dry) == dry and list(after.wet) == wet
            adds_up(engine)


def _counts_are_right(event: TurnedUp) -> None:
    ended = event.ended
    for urinal, seat in enumerate(ended.urinals):
        sprays = hits(ended.gaps, urinal)
        assert event.hits[urinal] == sprays
        if seat is not None:
            assert (ended.dry[seat], ended.wet[seat]) == (int(sprays == 0), sprays)
    free_and_dry = any(
        seat is None and not sprays for seat, sprays in zip(ended.urinals, event.hits, strict=True)
    )
    for seat in ended.holding:
        assert (ended.dry[seat], ended.wet[seat]) == (0, int(free_and_dry))


def test_each_urinal_is_dry_one_time_in_three() -> None:
    """The figure on the page: both cards beside it keep to themselves or spray away from it."""
    from itertools import permutations

    rows = list(permutations(DECK, 2))
    dry = sum(not hits(row, 0) for row in rows)
    assert abs(dry / len(rows) - 1 / 3) < 0.03
    without_calm = [row for row in rows if Card.CALM not in row]
    assert sum(not hits(row, 0) for row in without_calm) / len(without_calm) == 0.2


def test_lies_are_counted_once_the_cards_are_turned_up() -> None:
    for seed in range(12):
        engine = begin(4, seed, {"rounds": 6})
        rng = stream(seed, "lies")
        claims, lies = [0] * 4, [0] * 4
        while engine.result() is None:
            step = random_play(engine, rng)
            assert step.seat is not None and step.move is not None
            for event in engine.apply(step.seat, step.move):
                if isinstance(event, TurnedUp):
                    for claim in event.claims:
                        claims[claim.seat] += 1
                        lies[claim.seat] += claim.says != event.ended.gaps[claim.gap]
            figures = engine.view("table").figures
            assert [f.claims for f in figures] == claims and [f.lies for f in figures] == lies


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_a_broken_transcript_is_refused_or_played_never_more(data: st.DataObject) -> None:
    seed = data.draw(st.integers(0, 20))
    game = random_game(INFO, 2 + seed % 5, seed, {"rounds": 5, "patience": 3})
    written = json.loads(json.dumps(write(game.engine, game.plays)))
    view = data.draw(st.sampled_from([None, 0, 1, "table"]))
    try:
        replay(broken(written, data.draw), view)
    except (BadTranscript, IllegalMove) as error:
        assert error.reason and "\n" not in error.reason


def test_what_can_be_taken_back_is_what_revealed_nothing() -> None:
    names = ("Ann", "Bo", "Cy")
    session = Session.new(INFO.setup(names, first=0, seed=6), [Chair(name) for name in names])
    for do, undone in (("swap", True), ("pee", True), ("hold", True), ("peek", False)):
        before = session.view(None)
        session.play(0, next(m for m in session.legal(0) if m.do == do), 10)
        try:
            session.undo(0)
        except CannotUndo:
            assert not undone, do
        else:
            assert undone and session.view(None) == before, do
