"""Every widget can be used with keyboard, mouse and pad, refuses kindly, and never loses focus."""

from typing import Any

import pygame
import pytest

from scenes.kit.inputs import Input, Kind, PadButton
from scenes.kit.widgets import Button, Choice, Group, Slider, TextField, Toggle, Widget


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


@pytest.fixture
def kit() -> FakeKit:
    return FakeKit()


def grid(kit: FakeKit, done: list[str]) -> Group:
    """Two columns and two rows of buttons, then a wide one below."""
    places = {"a": (0, 0), "b": (300, 0), "c": (0, 100), "d": (300, 100)}
    buttons: list[Widget] = [
        Button(name, x, y, 200, 60, lambda n=name: done.append(n))
        for name, (x, y) in places.items()
    ]
    buttons.append(Button("e", 0, 200, 500, 60, lambda: done.append("e")))
    return Group(kit, buttons, lambda: done.append("back"))


def test_arrows_walk_the_grid_and_enter_presses(kit: FakeKit) -> None:
    done: list[str] = []
    group = grid(kit, done)
    for press in (RIGHT, ENTER, DOWN, ENTER, LEFT, ENTER, DOWN, ENTER, ESC):
        assert group.handle(press)
    assert done == ["b", "d", "c", "e", "back"]


def test_down_from_the_last_row_comes_round(kit: FakeKit) -> None:
    group = grid(kit, [])
    for _ in range(3):
        group.handle(DOWN)
    assert group.focus == 0
    group.handle(UP)
    assert group.focus == 4


def test_a_pad_does_the_same(kit: FakeKit) -> None:
    done: list[str] = []
    group = grid(kit, done)
    for button in (PadButton.DPAD_RIGHT, PadButton.SOUTH, PadButton.STICK_DOWN, PadButton.SOUTH):
        group.handle(Input(Kind.PAD_DOWN, 0, button=button, pad=0))
    group.handle(Input(Kind.PAD_DOWN, 0, button=PadButton.EAST, pad=0))
    assert done == ["b", "d", "back"]


def test_the_mouse_focuses_and_clicks(kit: FakeKit) -> None:
    done: list[str] = []
    group = grid(kit, done)
    group.handle(Input(Kind.MOUSE_MOVE, 0, x_u=310, y_u=110))
    assert group.focus == 3
    group.handle(click(10, 210))
    assert done == ["e"]
    assert not group.handle(click(900, 900))


def test_a_disabled_button_shakes_and_says_why(kit: FakeKit) -> None:
    done: list[str] = []
    button = Button("x", 0, 0, 100, 50, lambda: done.append("x"), enabled=False, why_not="Not yet.")
    group = Group(kit, [button], None)
    group.update(1_000_000)
    group.handle(ENTER)
    assert done == [] and group.saying == "Not yet." and kit.sound.played == ["refuse"]
    assert group.wake_us() == 0
    group.update(1_050_000)
    assert button.shake_u(1_050_000) != 0
    group.update(9_000_000)
    assert group.saying == "" and group.wake_us() is None


def test_choice_turns_both_ways_and_round(kit: FakeKit) -> None:
    got: list[object] = []
    group = Group(
        kit, [Choice("c", 0, 0, 600, [(1, "one"), (2, "two"), (3, "three")], 2, got.append)], None
    )
    for press in (RIGHT, RIGHT, LEFT, ENTER):
        group.handle(press)
    assert got == [3, 1, 3, 1]
    group.handle(click(320, 20))
    group.handle(click(590, 20))
    assert got[-2:] == [3, 1]


def test_toggle_and_slider(kit: FakeKit) -> None:
    got: list[object] = []
    toggle = Toggle("t", 0, 0, 600, ("Off", "On"), False, got.append)
    slider = Slider("s", 0, 100, 600, 0, 100, 5, 98, got.append)
    group = Group(kit, [toggle, slider], None)
    group.handle(RIGHT)
    group.handle(DOWN)
    group.handle(RIGHT)
    group.handle(RIGHT)
    assert got == [True, 100]
    x, w = slider._bar
    group.handle(click(x + w * 0.5, 120))
    assert got[-1] == 50
    group.handle(Input(Kind.MOUSE_MOVE, 0, x_u=x - 999, y_u=500))
    assert got[-1] == 0
    group.handle(Input(Kind.MOUSE_UP, 0, button=1))
    group.handle(Input(Kind.MOUSE_MOVE, 0, x_u=x + w, y_u=500))
    assert got[-1] == 0


def test_a_name_field_takes_text_only_while_it_is_open(kit: FakeKit) -> None:
    got: list[str] = []
    field = TextField("Name", 0, 0, 600, "Ann", got.append, kit, most=6)
    group = Group(kit, [field, Button("b", 0, 100, 100, 50, lambda: None)], None)
    assert not group.handle(Input(Kind.TEXT, 0, text="x"))
    group.handle(ENTER)
    assert kit.typing == [True] and group.typing
    group.handle(Input(Kind.TEXT, 0, text="가\x07\u0000"))
    group.handle(key(pygame.KSCAN_SPACE))
    group.handle(Input(Kind.TEXT, 0, text=" longer than it may be"))
    assert field.value == "Ann가 l" and got == []
    group.handle(key(pygame.KSCAN_BACKSPACE))
    group.handle(ENTER)
    assert got == ["Ann가 "] and kit.typing == [True, False] and not group.typing


def test_a_click_elsewhere_ends_typing(kit: FakeKit) -> None:
    got: list[str] = []
    field = TextField("Name", 0, 0, 600, "Bo", got.append, kit)
    group = Group(kit, [field, Button("b", 0, 100, 100, 50, lambda: got.append("pressed"))], None)
    group.handle(ENTER)
    group.handle(click(10, 110))
    assert got == ["Bo", "pressed"] and kit.typing[-1] is False
