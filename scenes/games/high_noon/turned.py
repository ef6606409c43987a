"""Pictures that turn about a point of theirs: the clock's hands, the bell."""

from __future__ import annotations

import math

import pygame

from scenes.kit.draw.art import Art


def pivoted(
    art: Art, name: str, w_u: float, h_u: float, down: float, angle: float
) -> pygame.Surface:
    """assets/art/NAME.svg turned clockwise about its middle line at `down` (0 to 1) of its height.

    That point is the middle of the picture handed out. Kept to half a degree.
    """
    key = ("pivoted", name, round(w_u * art.scale), round(h_u * art.scale), round(angle * 2))

    def make() -> pygame.Surface:
        upright = art.svg(name, w_u, h_u)
        w, h = upright.get_size()
        above, below = h * down, h * (1 - down)
        reach = math.ceil(math.hypot(w / 2, max(above, below)))
        square = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
        square.blit(upright, (reach - w // 2, round(reach - above)))
        return pygame.transform.rotozoom(square, -round(angle * 2) / 2, 1.0)

    return art.made(key, make)
