"""Nobody learns what they should not: change a hidden thing, and nothing they can see changes."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

import pytest

from game.core.chance import fresh_seed, stream
from game.core.engine import TABLE, Engine, Event, Move, Seat, Setup, Viewer
from game.core.playout import carry_out, random_play
from game.core.registry import GAMES, GameInfo
from game.core.transcript import Play
from game.core.wire import event_to_json
from game.high_noon.records import DRAW, FIRE, HOLD
from tests.game.states import refused, seen, variants

EVERYONE: tuple[Viewer, ...] = (TABLE, 0, 1)
TRIED: tuple[Move, ...] = (FIRE, DRAW, HOLD)


def told(events: list[Event], viewer: Viewer) -> list[Any]:
    """Return what a viewer is told of events."""
    seen_events = [event.seen_by(viewer) for event in events]
    return [event_to_json(event) for event in seen_events if event is not None]


def do(engine: Engine, play: Play) -> list[Event]:
    """Carry out a play and return what happened."""
    if play.seat is None or play.move is None:
        return engine.tick(play.at_us or 0)
    return engine.apply(play.seat, play.move, play.at_us)


def learnt(engine: Engine, viewer: Viewer) -> Any:
    """Return all that a viewer can get out of a state: sights, legal moves, refusals, its bot."""
    everything: dict[str, Any] = {
        "seen": seen(engine, viewer),
        "refusals": [
            refused(engine, seat, move, engine.now_us)
            for seat in range(engine.seats)
            for move in TRIED
            if viewer != seat
        ],
    }
    if isinstance(viewer, int):
        everything["legal"] = list(engine.legal(viewer))
        everything["bots"] = [_bot_says(engine, viewer, level) for level in ("easy", "hard")]
    return everything


def _bot_says(engine: Engine, seat: Seat, level: str) -> Any:
    legal = engine.legal(seat)
    bot = GAMES[engine.key].make_bot(level, stream(3, level))
    return bot.decide(engine.view(seat), seat, legal, engine.now_us) if legal else None


def high_noon(version: str, **stack: list[int]) -> Engine:
    info = GAMES["high_noon"]
    setup = info.setup(("Ann", "Doc"), {"version": version}, first=0, seed=1)
    return info.engine.new(replace(setup, stack=stack))


def saloon(version: str, **stack: list[int]) -> Engine:
    info = GAMES["saloon_poker"]
    setup = info.setup(("Ann", "Doc"), {"duel": version}, first=0, seed=1)
    engine = info.engine.new(replace(setup, stack=stack))
    for seat in (0, 1):
        for do_now in ("roll", "stand"):
            engine.apply(seat, next(m for m in engine.legal(seat) if m.do == do_now), 0)
    return engine


TIED = [6, 6, 6, 5, 5] * 2


@pytest.mark.parametrize("begin", [high_noon, saloon])
@pytest.mark.parametrize("press_us", [None, 2_000_000])
def test_the_bell_cannot_be_told_before_it_rings(begin: Any, press_us: int | None) -> None:
    early = begin("draw", noon_us=[2_500_000], dice=TIED)
    late = begin("draw", noon_us=[7_000_000], dice=TIED)
    stamps = [1_499_999, 1_500_000, 1_999_999, 2_000_000, 2_004_000, 2_004_001, 3_999_999]
    for at_us in stamps:
        plays = [Play(None, None, at_us)]
        if at_us == press_us:
            plays.append(Play(0, FIRE, at_us))
        for play in plays:
            first, second = do(early, play), do(late, play)
            for viewer in EVERYONE:
                assert told(first, viewer) == told(second, viewer)
                assert learnt(early, viewer) == learnt(late, viewer), at_us
    if press_us is None:
        do(early, Play(None, None, 4_000_000)), do(late, Play(None, None, 4_000_000))
        assert learnt(early, TABLE) != learnt(late, TABLE)


@pytest.mark.parametrize("begin", [high_noon, saloon])
@pytest.mark.parametrize("chooser", [0, 1])
def test_a_choice_of_dice_cannot_be_told_before_both_are_in(begin: Any, chooser: Seat) -> None:
    draws = begin("dice", dice=[*TIED, 3, 4, 5, 6])
    holds = begin("dice", dice=[*TIED, 3, 4, 5, 6])
    other = 1 - chooser
    for engine in (draws, holds):
        engine.apply(0, DRAW, 0)
        engine.apply(1, DRAW, 0)
    drew, held = draws.apply(chooser, DRAW, 0), holds.apply(chooser, HOLD, 0)
    for viewer in (None, TABLE, other, chooser):
        assert told(drew, viewer) == told(held, viewer)
        assert learnt(draws, viewer) == learnt(holds, viewer)
    draws.apply(other, HOLD, 0), holds.apply(other, HOLD, 0)
    assert learnt(draws, TABLE) != learnt(holds, TABLE)


@pytest.mark.parametrize(
    ("info", "options"),
    list(variants()),
    ids=[f"{info.key} {options}" for info, options in variants()],
)
def test_what_chance_has_not_given_yet_shows_nowhere(
    info: GameInfo, options: dict[str, Any]
) -> None:
    for seed in range(4):
        names = tuple(f"P{seat}" for seat in range(info.players[0]))
        engine = info.engine.new(info.setup(names, options, first=0, seed=seed))
        rng = stream(seed, "leaks")
        plays: list[Play] = []
        while engine.result() is None and len(plays) < 80:
            if rng.random() < 0.2:
                other = _with_another_future(info, engine, plays)
                for viewer in (None, *EVERYONE):
                    assert learnt(other, viewer) == learnt(engine, viewer)
            play = random_play(engine, rng)
            carry_out(engine, play)
            plays.append(play)


def _with_another_future(info: GameInfo, engine: Engine, plays: list[Play]) -> Engine:
    setup: Setup = replace(engine.setup, stack=deepcopy(engine.chance.given), seed=fresh_seed())
    other = info.engine.new(setup)
    for play in plays:
        carry_out(other, play)
    return other
