"""The deck's order is nobody's to know, nor when a card shows: change them and nothing shows it."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.chance import stream
from game.core.engine import TABLE, Engine, Viewer
from game.core.registry import GAMES
from game.core.wire import event_to_json
from game.slap45.records import FEINT, FLIP, SLAP, Base, Deal, Point
from tests.game.states import refused, seen

EVERYONE: tuple[Viewer, ...] = (None, TABLE, 0, 1, 2)
TRIED = (FLIP, SLAP, FEINT, Point(1), Base(0), Base(2), Deal("gun"))


def begin(seats: int, deck: list[str], flip_us: list[int], **options: Any) -> Engine:
    info = GAMES["slap45"]
    names = tuple(f"P{seat}" for seat in range(seats))
    setup = info.setup(names, options, first=0, seed=4)
    return info.engine.new(replace(setup, stack={"deck": deck, "flip_us": flip_us}))


def learnt(engine: Engine) -> Any:
    """Everything anybody can get out of a state: sights, refusals, what the bots would do."""
    legal = [list(engine.legal(seat)) for seat in range(engine.seats)]
    sights = [seen(engine, viewer) for viewer in EVERYONE if viewer in (None, TABLE, 0, 1)]
    refusals = [refused(engine, seat, move, engine.now_us) for seat in (0, 1) for move in TRIED]
    bots = [
        GAMES["slap45"]
        .make_bot(level, stream(seed, level))
        .decide(engine.view(seat), seat, legal[seat], engine.now_us)
        for seat in engine.to_act()
        for seed in range(3)
        for level in ("easy", "hard")
    ]
    return legal, sights, refusals, bots


def told(events: Any, viewer: Viewer) -> list[Any]:
    return [event_to_json(found) for e in events if (found := e.seen_by(viewer)) is not None]


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("pace", ["manual", "auto"])
def test_neither_the_card_nor_its_moment_can_be_told_before_it_shows(seats: int, pace: str) -> None:
    one = begin(seats, ["gun", "iron"], [500_000], pace=pace)
    other = begin(seats, ["move", "gun"], [900_000], pace=pace)
    by_hand = seats == 3 and pace == "manual"
    for at_us in (1, 1_200_000, 1_200_001, 1_450_000, 1_699_999):
        happened = []
        for engine in (one, other):
            events = engine.tick(at_us)
            if by_hand and at_us == 1_200_000:
                events += engine.apply(0, FLIP, at_us)
            if at_us == 1_450_000:
                events += engine.apply(1, SLAP, at_us)
            happened.append(events)
        for viewer in EVERYONE:
            assert told(happened[0], viewer) == told(happened[1], viewer)
        assert learnt(one) == learnt(other)
    one.tick(1_700_000), other.tick(1_700_000)
    assert learnt(one) != learnt(other)


def test_what_the_dealer_passed_over_cannot_be_told() -> None:
    """The dealer deals a gun from below other cards: nobody learns which."""

    def dealt(above: list[str]) -> Engine:
        engine = begin(3, ["gun", *above, "gun"], [300_000, 400_000], gang=1)
        engine.apply(0, FLIP, 1_000_000)
        engine.apply(0, Point(2), 1_400_000)
        engine.apply(0, SLAP, 1_400_000)
        engine.tick(1_404_001)
        engine.apply(2, Deal("gun"), 2_000_000)
        engine.tick(2_400_000)
        return engine

    one, other = dealt(["iron", "move", "move"]), dealt(["move", "move", "iron"])
    assert learnt(one) == learnt(other)
    one.tick(4_400_001), other.tick(4_400_001)
    assert learnt(one) == learnt(other)


def test_a_bot_cannot_tell_a_feint_from_a_deal() -> None:
    """The false start it makes at a feint is the one it makes at a deal of the same stamp."""
    jumps = []
    for move in (FEINT, Deal("iron")):
        engine = begin(3, ["gun"], [300_000, 900_000], gang=1)
        engine.apply(0, FLIP, 1_000_000)
        engine.apply(0, Point(2), 1_400_000)
        engine.apply(0, SLAP, 1_400_000)
        engine.tick(1_404_001)
        engine.apply(2, move, 3_000_000)
        jumps.append([])
        for seed in range(60):
            bot = GAMES["slap45"].make_bot("easy", stream(seed, "jumpy"))
            bot.decide(engine.view(0), 0, engine.legal(0), 3_000_000)
            jumps[-1].append(bot.decide(engine.view(0), 0, engine.legal(0), 3_000_000) is not None)
    assert 0 < sum(jumps[0]) < 20 and 0 < sum(jumps[1]) < 20
