"""What tests compare of an engine: everything it can be asked."""

from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from game.core.engine import TABLE, Engine, IllegalMove, Move, Seat, Viewer
from game.core.registry import GAMES, GameInfo
from game.core.wire import encode

VARIANTS: dict[str, list[dict[str, Any]]] = {
    "saloon_poker": [
        {},
        {"duel": "dice", "hits": 2},
        {"ties": "share", "target": 20},
        {"accuse_ms": 0, "target": 60},
        {"accuse_ms": 1000, "hits": 3},
    ],
    "high_noon": [{}, {"version": "dice"}, {"dead_heat_us": 0, "hits": 1}, {"hits": 5}],
    "slap45": [
        {"gang": 2},
        {"gang": 1, "hands": "hold", "dead_heat_us": 10_000},
        {"gang": 1, "pace": "auto", "window_ms": 800, "dead_heat_us": 0},
        {"gang": 2, "pace": "auto", "hands": "hold", "together_ms": 400},
    ],
    "texas_hold_it": [
        {"patience": 3, "rounds": 8},
        {"claims": "silent", "early_hold": False},
        {"early_hold": False, "patience": 5, "rounds": 5},
    ],
    "monster_gunslingers": [
        {"rounds": 1},
        {"betting": True, "bet": 2},
        {"rounds": 2, "turn_cap": 50},
        {"betting": True, "turn_cap": 0},
    ],
    "monster": [{"games": 1}, {"games": 2, "chips": 10, "penalty": 10}, {"games": 1, "penalty": 1}],
}
"""Options under which the games are played at random; a new game adds its own."""

STACKS: dict[str, dict[str, list[Any]]] = {
    "saloon_poker": {"dice": [5, 5, 5, 5, 5, 1, 2, 3, 4, 6] * 6 + [3] * 20},
    "slap45": {"flip_us": [200_000, 900_000] * 20},
}
"""What chance seldom gives and the rules have much to say about, for every other random game."""


def viewers(engine: Engine) -> list[Viewer]:
    """Return everyone who can look, and None for everything."""
    return [None, TABLE, *range(engine.seats)]


def seen(engine: Engine, viewer: Viewer) -> Any:
    """Return all that a viewer can learn of a state."""
    return {
        "view": encode(engine.view(viewer), with_aside=True),
        "to_act": engine.to_act(),
        "kinds": [engine.kinds(seat, viewer) for seat in range(engine.seats)],
        "result": encode(engine.result()),
    }


def whole(engine: Engine) -> Any:
    """Return everything about a state, chance and clock included."""
    return deepcopy(
        {
            "seen": [seen(engine, viewer) for viewer in viewers(engine)],
            "legal": [list(engine.legal(seat)) for seat in range(engine.seats)],
            "now_us": engine.now_us,
            "due_us": engine.next_due_us(),
            "race_us": engine.race_us(),
            "given": engine.chance.given,
            "written": engine.chance.written(),
        }
    )


def refused(engine: Engine, seat: Seat, move: Move, at: int | None) -> str | None:
    """Try a move on a copy; return why it is refused, or None."""
    try:
        deepcopy(engine).apply(seat, move, at)
    except IllegalMove as error:
        return error.reason
    return None


def variants() -> Iterator[tuple[GameInfo, dict[str, Any]]]:
    """Yield every game with each of its variants."""
    for key, info in GAMES.items():
        for options in VARIANTS[key]:
            yield info, options
