"""Where everything is on Main Street's table, and the way from one thing to another.

Positions come from assets/tables/slap45.tmx. Bases lie between neighbours who live; in the final
duel the two that are left lie in the middle. Angles are degrees, anticlockwise from the right.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import cache

from game.core.engine import Seat
from scenes.games.slap45.required_places import PLACES
from scenes.kit.layout.layouts import Layout, Place, load

Spot = tuple[float, float]
HAND_DOWN_U = 22.0
"""A hand lies so far above the middle of its base: on top of it."""
REACH_U = 78.0
"""Hands on the card lie so far from its middle, each at the side of its owner."""
COUNT_U = 50.0
"""What is left of each kind stands under the deck, so far apart: where no pistol reaches."""
APART_U = 50.0
"""The slapping hand at the hip and the fist with the pistol, each so far from the middle."""


@cache
def layout() -> Layout:
    """The table's layout."""
    return load("slap45", required=PLACES)


def count_spot(i: int) -> Spot:
    """Where the i-th kind's picture stands on its figure, under the deck."""
    deck = layout()["deck"]
    return deck.center[0] + 12 + (i - 1) * COUNT_U, deck.y_u + deck.h_u + 60


class Places:
    """The places of a table for `seats`; `living` are the seats still in the game, ascending."""

    def __init__(self, seats: int, living: Sequence[Seat]) -> None:
        self.seats = seats
        self.living = tuple(living)
        self.bases: tuple[Spot, ...] = tuple(self._base(b) for b in range(len(self.living)))

    def _base(self, base: int) -> Spot:
        if len(self.living) == 2:
            return layout()[f"duel_base_{base}"].center
        if len(self.living) < 2:
            return layout()["duel_base_0"].center
        one = self.living[base]
        gaps = (self.living[(base + 1) % len(self.living)] - one) % self.seats or self.seats
        return layout()[f"base_{self.seats}_{(one + gaps // 2) % self.seats}"].center

    # -- players -------------------------------------------------------------------------------
    def plate(self, seat: Seat) -> Place:
        """A player's plate."""
        return layout()[f"plate_{self.seats}_{seat}"]

    def hip(self, seat: Seat) -> Spot:
        """Where a player's hands are at rest."""
        return layout()[f"hip_{self.seats}_{seat}"].center

    def rest(self, seat: Seat) -> Spot:
        """Where the slapping hand waits."""
        return self._beside(seat, -APART_U)

    def fist(self, seat: Seat) -> Spot:
        """Where the hand with the pistol is."""
        return self._beside(seat, APART_U)

    def _beside(self, seat: Seat, along_u: float) -> Spot:
        x, y = self.hip(seat)
        way = math.radians(angle((x, y), layout()["card"].center))
        return x + along_u * math.sin(way), y + along_u * math.cos(way)

    def aim(self, seat: Seat, target: Seat) -> float:
        """The angle at which a pistol points from a player to another."""
        return angle(self.fist(seat), self.hip(target))

    def on_card(self, seat: Seat) -> Spot:
        """Where a hand lies that slapped the card."""
        x, y = layout()["card"].center
        way = math.radians(angle((x, y), self.hip(seat)))
        return x + REACH_U * math.cos(way), y - REACH_U * 1.15 * math.sin(way)

    def hand_on(self, base: int) -> Spot:
        """Where a hand lies that slapped a base."""
        x, y = self.bases[base]
        return x, y - HAND_DOWN_U

    # -- left and right ------------------------------------------------------------------------
    def opponents(self, seat: Seat) -> list[Seat]:
        """The living others from left to right, as the player sees them on the screen."""
        others = [other for other in self.round(seat) if other in self.living]
        return others[::-1] if self._mirrored(seat) else others

    def round(self, seat: Seat) -> list[Seat]:
        """Everybody else, clockwise from the player's left."""
        return [(seat + step) % self.seats for step in range(1, self.seats)]

    def _mirrored(self, seat: Seat) -> bool:
        """Whether clockwise runs from right to left on the screen: it does at the far side."""
        others = self.round(seat)
        return self.hip(others[0])[0] > self.hip(others[-1])[0] + 1

    def own_bases(self, seat: Seat) -> list[int]:
        """All bases from the one at the left round to the one at the right of a living player."""
        count = len(self.living)
        if count == 2:
            return [0, 1]
        i = self.living.index(seat)
        bases = [(i + step) % count for step in range(count)]
        return bases[::-1] if self._mirrored(seat) else bases

    def nearest(self, seat: Seat) -> list[int]:
        """All bases, the nearest of a living player first."""
        x, y = self.hip(seat)

        def distance(base: int) -> tuple[float, int]:
            bx, by = self.bases[base]
            return round(math.hypot(bx - x, by - y)), base

        return sorted(range(len(self.bases)), key=distance)


def angle(start: Spot, end: Spot) -> float:
    """The way from one spot to another, in degrees anticlockwise from the right."""
    return math.degrees(math.atan2(start[1] - end[1], end[0] - start[0]))
