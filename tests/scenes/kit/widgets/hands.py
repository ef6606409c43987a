"""A kit without pictures, and presses: what widgets need to be used."""

from typing import Any

import pygame

from scenes.kit.input.inputs import Input, Kind
from scenes.kit.storage.settings import Settings


class FakeSound:
    def __init__(self) -> None:
        self.played: list[str] = []

    def play(self, name: str, *_: Any, **__: Any) -> None:
        self.played.append(name)


class FakeText:
    """Every letter is 20 u wide."""

    def size(self, text: str, _role: str, _size_u: float) -> tuple[float, float]:
        return 20.0 * len(text), 40.0


class FakeKit:
    """Widgets need no pictures to be used."""

    def __init__(self) -> None:
        self.sound = FakeSound()
        self.typing: list[bool] = []
        self.settings = Settings()
        self.text_box: tuple[float, float, float, float] | None = None

    art: Any = None
    text: Any = FakeText()

    def text_input(self, on: bool, box_u: tuple[float, float, float, float] | None = None) -> None:
        self.typing.append(on)
        self.text_box = box_u if on else None


def key(scancode: int) -> Input:
    return Input(Kind.KEY_DOWN, 0, scancode=scancode)


def click(x: float, y: float) -> Input:
    return Input(Kind.MOUSE_DOWN, 0, x_u=x, y_u=y, button=1)


def let_go(x: float, y: float) -> Input:
    return Input(Kind.MOUSE_UP, 0, x_u=x, y_u=y, button=1)


DOWN, UP = key(pygame.KSCAN_DOWN), key(pygame.KSCAN_UP)
LEFT, RIGHT = key(pygame.KSCAN_LEFT), key(pygame.KSCAN_RIGHT)
ENTER, ESC = key(pygame.KSCAN_RETURN), key(pygame.KSCAN_ESCAPE)
