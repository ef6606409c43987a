"""A name field takes text only while it is open, and says when it is done."""

import pygame

from scenes.kit.inputs import Input, Kind
from scenes.kit.widgets import Button, Group, TextField
from tests.scenes.kit.widgets.hands import ENTER, FakeKit, click, key


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
