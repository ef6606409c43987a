"""The cursor of a turn: places one may choose, by keys, pad and mouse alike.

A scene lists the spots of the moment in reading order. Two keys go round them one by one (a compact
patch has but one of them), arrows and stick go to the nearest that way, the mouse to what it
touches. A spot that may not be chosen stays on the way and says why.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Spot:
    """A box in u that stands for `key`. `why_not`: why it cannot be chosen ("" when it can);
    `tip`: what it does, told while the cursor is on it."""

    key: Hashable
    x_u: float
    y_u: float
    w_u: float
    h_u: float
    why_not: str = ""
    tip: str = ""

    @property
    def centre(self) -> tuple[float, float]:
        return self.x_u + self.w_u / 2, self.y_u + self.h_u / 2

    def holds(self, x_u: float, y_u: float) -> bool:
        """True when the place lies in the box."""
        return 0 <= x_u - self.x_u < self.w_u and 0 <= y_u - self.y_u < self.h_u


class Picker:
    """The spots of the moment and the one the cursor is on."""

    def __init__(self) -> None:
        self.spots: tuple[Spot, ...] = ()
        self._at = 0

    def offer(self, spots: Sequence[Spot], home: Hashable | None = None) -> None:
        """Show these; the cursor stays on what it was on, else goes to `home`, else to the first
        that may be chosen."""
        before = self.key
        self.spots = tuple(spots)
        keys = [spot.key for spot in self.spots]
        if before is not None and before in keys:
            self._at = keys.index(before)
        elif home is not None and home in keys:
            self._at = keys.index(home)
        else:
            free = (i for i, spot in enumerate(self.spots) if not spot.why_not)
            self._at = next(free, 0)

    def clear(self) -> None:
        """Nobody chooses."""
        self.spots, self._at = (), 0

    @property
    def current(self) -> Spot | None:
        """Where the cursor is."""
        return self.spots[self._at] if self.spots else None

    @property
    def key(self) -> Hashable | None:
        """What the cursor is on."""
        return self.spots[self._at].key if self.spots else None

    @property
    def keys(self) -> tuple[Hashable, ...]:
        """What may be chosen from, in reading order."""
        return tuple(spot.key for spot in self.spots)

    def find(self, key: Hashable) -> Spot | None:
        """The spot of a key, if it is offered."""
        return next((spot for spot in self.spots if spot.key == key), None)

    def go_to(self, key: Hashable) -> bool:
        """Put the cursor on a key; False if it is not offered or there already."""
        for i, spot in enumerate(self.spots):
            if spot.key == key and i != self._at:
                self._at = i
                return True
        return False

    def step(self, by: int) -> bool:
        """Go round by one, in reading order."""
        if len(self.spots) < 2:
            return False
        self._at = (self._at + by) % len(self.spots)
        return True

    def walk(self, dx: int, dy: int) -> bool:
        """Go to the nearest spot that way (one of dx, dy is 1 or -1); False if there is none."""
        here = self.current
        if here is None:
            return False
        x, y = here.centre
        best: tuple[float, int] | None = None
        for i, spot in enumerate(self.spots):
            ahead = (spot.centre[0] - x) * dx + (spot.centre[1] - y) * dy
            aside = abs((spot.centre[0] - x) * dy) + abs((spot.centre[1] - y) * dx)
            if i == self._at or ahead < 8 or aside > ahead * 3:
                continue
            cost = ahead + aside * 2
            if best is None or cost < best[0]:
                best = (cost, i)
        if best is None:
            return bool(dx) and self.step(dx)
        self._at = best[1]
        return True

    def under(self, x_u: float, y_u: float) -> Spot | None:
        """The spot under the mouse; of two that overlap (fanned cards) the later one."""
        return next((spot for spot in reversed(self.spots) if spot.holds(x_u, y_u)), None)
