"""Big words over a table, as film: they come, stay for as long as they are read, and go."""

from __future__ import annotations

from typing import Any, Protocol

from scenes.kit.draw.tweens import Tween

IN_US, OUT_US = 260_000, 200_000


class Bannered(Protocol):
    """What a table shows: `banner` the big words or None, `part` how far they have come in."""

    banner: Any
    part: float


def coming(shown: Bannered, banner: object) -> Tween:
    """The words come in."""

    def come(part: float) -> None:
        shown.banner, shown.part = banner, part

    return Tween(IN_US, come, "back")


def going(shown: Bannered) -> Tween:
    """The words that are up go."""

    def go(part: float) -> None:
        shown.part = 1 - part
        if part >= 1:
            shown.banner = None

    return Tween(OUT_US, go, "in")
