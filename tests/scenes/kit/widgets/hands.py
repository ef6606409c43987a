"""A kit without pictures, and presses: what widgets need to be used."""

from typing import Any

import pygame

from scenes.kit.inputs import Input, Kind


class FakeSound:
    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, name: str, *_: Any, **__: Any) -> None:
        self.played.append(name)


class FakeKit:
    """Widgets need no pictures to be used."""

    def __init__(self) -> None:
        self.sound = FakeSound()
        self.typing: list[bool] = []

    art: Any = None
    text: Any = None

    def text_input(self, on: bool) -> None:
        self.typing.append(on)


def key(scancode: int) -> Input:
    return Input(Kind.KEY_DOWN, 0, scancode=scancode)


def click(x: float, y: float) -> Input:
    return Input(Kind.MOUSE_DOWN, 0, x_u=x, y_u=y, button=1)


DOWN, UP = key(pygame.KSCAN_DOWN), key(pygame.KSCAN_UP)
LEFT, RIGHT = key(pygame.KSCAN_LEFT), key(pygame.KSCAN_RIGHT)
ENTER, ESC = key(pygame.KSCAN_RETURN), key(pygame.KSCAN_ESCAPE)
