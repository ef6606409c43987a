"""What tests of the Saloon Poker table share: keys, throws, a roll that comes to rest."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.controls.gestures import Act
from tests.scenes.conftest import Room

Make = Callable[..., Room]
ENTER, ESC, SPACE = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_SPACE
UP, DOWN, LEFT, RIGHT = (
    pygame.KSCAN_UP,
    pygame.KSCAN_DOWN,
    pygame.KSCAN_LEFT,
    pygame.KSCAN_RIGHT,
)
TAB, BACKSPACE = pygame.KSCAN_TAB, pygame.KSCAN_BACKSPACE
DIGIT = [getattr(pygame, f"KSCAN_{n}") for n in range(1, 6)]
QUIET = {"accuse_ms": 0, "ties": "share", "target": 60}
PAIR, THREES, HOUSE = [2, 2, 4, 5, 6], [3, 3, 3, 1, 5], [6, 6, 6, 2, 2]


def rolled(room: Room, seat: int = 0) -> None:
    """Somebody rolls and the dice come to rest."""
    room.act(seat, Act.SLAP)
    room.settle()


def does(room: Room) -> list[str]:
    return [move["do"] for move in room.moves()]
