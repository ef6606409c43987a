"""Gloves and pistols of the players: made for every angle they need before a card is live."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial

import pygame

from game.core.engine import Seat
from scenes.games.slap45.places import Places, Spot, angle, layout
from scenes.kit.draw.art import Art
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import colour_name

HAND_U, HIP_U = 136.0, 92.0
PISTOL_U = 216.0
_BOX = (420.0, 300.0)
_FIST = (80.0, 150.0)
_MUZZLE = 408.0
STEP = 2
"""Angles are kept to so many degrees."""


class Hands:
    """Draws the hands of players whose seat colours are `colours`."""

    def __init__(self, art: Art, colours: Sequence[int]) -> None:
        self._art = art
        self._colours = [colour_name(colour) for colour in colours]

    # -- pictures ------------------------------------------------------------------------------
    def hand(self, seat: Seat, degrees: float) -> pygame.Surface:
        """A flat hand with its fingers pointing at an angle, the palm in the middle."""
        name, step = f"slap/hand_{self._colours[seat]}", _step(degrees)
        return self._art.svg(name, HAND_U, angle=step - 90)

    def pistol(self, seat: Seat, degrees: float) -> pygame.Surface:
        """A fist with a pistol that points at an angle; see `draw_pistol`."""
        name, step = f"slap/pistol_{self._colours[seat]}", _step(degrees)
        return self._art.svg(name, PISTOL_U, PISTOL_U * _BOX[1] / _BOX[0], angle=step)

    def hip(self, seat: Seat) -> pygame.Surface:
        """A hand at its holster."""
        return self._art.svg(f"slap/hip_{self._colours[seat]}", HIP_U)

    # -- having them ready ---------------------------------------------------------------------
    def warm(self, places: Places) -> list[Callable[[], object]]:
        """Everything the living may show while a card is live, one small job each."""
        jobs: list[Callable[[], object]] = []
        card = layout()["card"].center
        for seat in places.living:
            hip = places.hip(seat)
            jobs.append(partial(self.hip, seat))
            for other in places.living:
                if other != seat:
                    aim = places.aim(seat, other)
                    jobs.append(partial(self.pistol, seat, aim))
            spots = [places.hand_on(base) for base in range(len(places.bases))]
            for spot in (card, *spots):
                way = angle(hip, spot)
                jobs.append(partial(self.hand, seat, way))
        return jobs

    # -- drawing -------------------------------------------------------------------------------
    def draw_pistol(self, canvas: Canvas, seat: Seat, fist: Spot, degrees: float) -> None:
        """The pistol of a player, its fist at a spot."""
        unit, way = PISTOL_U / _BOX[0], math.radians(_step(degrees))
        reach = (_BOX[0] / 2 - _FIST[0]) * unit
        x, y = fist[0] + reach * math.cos(way), fist[1] - reach * math.sin(way)
        canvas.blit(self.pistol(seat, degrees), x, y, anchor="center")

    def draw_hand(self, canvas: Canvas, seat: Seat, hip: Spot, spot: Spot) -> None:
        """The slapping hand lying on a spot, its arm toward its owner."""
        canvas.blit(self.hand(seat, angle(hip, spot)), *spot, anchor="center")

    def draw_hip(self, canvas: Canvas, seat: Seat, rest: Spot) -> None:
        """The slapping hand at the hip."""
        canvas.blit(self.hip(seat), *rest, anchor="center")


def at_muzzle(
    art: Art, name: str, w_u: float, box: tuple[float, float, float], degrees: float
) -> tuple[pygame.Surface, float, float]:
    """A blast turned to an angle, and where its middle is from the muzzle, in u.

    `box` is the picture's width, height and the muzzle's distance from its left edge; the muzzle
    is half way down.
    """
    step = _step(degrees)
    picture = art.svg(name, w_u, w_u * box[1] / box[0], angle=step)
    reach, way = (0.5 - box[2] / box[0]) * w_u, math.radians(step)
    return picture, reach * math.cos(way), -reach * math.sin(way)


def muzzle(fist: Spot, degrees: float) -> Spot:
    """Where a pistol's muzzle is."""
    way = math.radians(_step(degrees))
    reach = (_MUZZLE - _FIST[0]) * PISTOL_U / _BOX[0]
    return fist[0] + reach * math.cos(way), fist[1] - reach * math.sin(way)


def _step(degrees: float) -> int:
    return round(degrees / STEP) * STEP
