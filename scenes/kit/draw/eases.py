"""How a motion speeds up and slows down: curves from 0 to 1 over a time from 0 to 1.

Every curve begins at exactly 0 and ends at exactly 1; only `back` leaves that span on its way.
"""

from __future__ import annotations

from collections.abc import Callable

Ease = Callable[[float], float]

OVERSHOOT = 1.70158
"""How far `back` swings: with this it passes its end by a tenth before it settles."""


def steady(t: float) -> float:
    """The same speed all the way."""
    return t


def start_slowly(t: float) -> float:
    """From rest, faster and faster."""
    return t * t


def arrive_softly(t: float) -> float:
    """At full speed at first, slower and slower to rest."""
    return 1 - (1 - t) ** 3


def start_and_arrive_softly(t: float) -> float:
    """From rest to rest, fastest half way."""
    return 2 * t * t if t < 0.5 else 1 - 2 * (1 - t) ** 2


def overshoot(t: float) -> float:
    """Past the end and back to it."""
    left = t - 1
    return 1 + left * left * ((OVERSHOOT + 1) * left + OVERSHOOT)


EASES: dict[str, Ease] = {
    "linear": steady,
    "in": start_slowly,
    "out": arrive_softly,
    "in_out": start_and_arrive_softly,
    "back": overshoot,
}
