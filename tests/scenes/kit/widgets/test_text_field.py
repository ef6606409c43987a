"""A name field takes text only while it is open, and does what text fields do everywhere."""

from dataclasses import replace

import pygame
import pytest

from scenes.kit.input import clipboard
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.widgets import Button, Group, TextField
from scenes.kit.widgets.edit_line import EditLine
from scenes.kit.widgets.text_field import BLINK_US, REPEAT_AFTER_US, REPEAT_US
from tests.scenes.kit.widgets.hands import ENTER, FakeKit, click, key, let_go


def test_a_name_field_takes_text_only_while_it_is_open(kit: FakeKit) -> None:
    got: list[str] = []
    field = TextField("Name", 0, 0, 600, "Ann", got.append, kit, most=6)
    group = Group(kit, [field, Button("b", 0, 100, 100, 50, lambda: None)], None)
    assert not group.handle(Input(Kind.TEXT, 0, text="x"))
    group.handle(ENTER)
    assert kit.typing == [True] and group.typing
    group.handle(key(pygame.KSCAN_END))
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
    group.handle(let_go(10, 110))
    assert got == ["Bo", "pressed"] and kit.typing[-1] is False


class Typist:
    """A name field that is open, and hands on it; the letters of `FakeText` are 20 u wide."""

    def __init__(self, kit: FakeKit, text: str = "Belle", most: int = 24) -> None:
        self.field = TextField("Name", 0, 0, 600, text, lambda _text: None, kit, most=most)
        self.group = Group(kit, [self.field], None)
        self.group.handle(ENTER)

    def tap(self, *scancodes: int, mods: int = 0, letter: int = 0) -> None:
        for code in scancodes:
            self.group.handle(replace(key(code), mods=mods, key=letter))
            self.group.handle(Input(Kind.KEY_UP, 0, scancode=code))

    def write(self, text: str) -> None:
        self.group.handle(Input(Kind.TEXT, 0, text=text))


def test_opening_selects_the_lent_name_and_typing_replaces_it(kit: FakeKit) -> None:
    t = Typist(kit)
    assert t.field.selected == "Belle"
    t.write("J")
    t.write("o")
    assert t.field.value == "Jo" and t.field.selected == ""


def test_an_input_method_is_told_where_the_field_is(kit: FakeKit) -> None:
    t = Typist(kit)
    assert kit.text_box == (t.field.field_x, 0, t.field.field_w, 64)


def test_the_caret_goes_where_keys_send_it(kit: FakeKit) -> None:
    t = Typist(kit)
    t.tap(pygame.KSCAN_LEFT)
    assert t.field.caret == 0, "out of the selection to its left end"
    t.tap(pygame.KSCAN_RIGHT, pygame.KSCAN_RIGHT)
    t.write("x")
    assert t.field.value == "Bexlle" and t.field.caret == 3
    t.tap(pygame.KSCAN_DELETE)
    assert t.field.value == "Bexle"
    t.tap(pygame.KSCAN_HOME, pygame.KSCAN_BACKSPACE)
    assert t.field.value == "Bexle" and t.field.caret == 0
    t.tap(pygame.KSCAN_END)
    assert t.field.caret == 5


def test_shift_selects_and_backspace_erases_the_selection(kit: FakeKit) -> None:
    t = Typist(kit)
    t.tap(pygame.KSCAN_END)
    t.tap(pygame.KSCAN_LEFT, pygame.KSCAN_LEFT, mods=pygame.KMOD_LSHIFT)
    assert t.field.selected == "le"
    t.tap(pygame.KSCAN_BACKSPACE)
    assert t.field.value == "Bel"
    t.tap(pygame.KSCAN_HOME, mods=pygame.KMOD_RSHIFT)
    t.write("가")
    assert t.field.value == "가"


@pytest.mark.parametrize("command", [pygame.KMOD_LCTRL, pygame.KMOD_LMETA])
def test_copy_cut_and_paste(kit: FakeKit, monkeypatch: pytest.MonkeyPatch, command: int) -> None:
    board = ["one\ntwo\r\nthree\tfour and a lot more than fits"]
    monkeypatch.setattr(clipboard, "read", lambda: board[-1])
    monkeypatch.setattr(clipboard, "write", board.append)
    t = Typist(kit)
    t.tap(pygame.KSCAN_C, mods=command, letter=pygame.K_c)
    assert board[-1] == "Belle" and t.field.value == "Belle"
    t.tap(pygame.KSCAN_X, mods=command, letter=pygame.K_x)
    assert board[-1] == "Belle" and t.field.value == ""
    board.append(board[0])
    t.tap(pygame.KSCAN_V, mods=command, letter=pygame.K_v)
    assert t.field.value == "one two three four and a" and len(t.field.value) == 24
    t.tap(pygame.KSCAN_A, mods=command, letter=0x444)  # a Russian layout: by where the key lies
    assert t.field.selected == t.field.value
    t.tap(pygame.KSCAN_V, mods=command | pygame.KMOD_LALT, letter=pygame.K_v)  # AltGr types signs
    assert t.field.selected == t.field.value


def test_held_backspace_goes_on_erasing_until_it_is_let_go(kit: FakeKit) -> None:
    t = Typist(kit, "Bartholomew")
    t.tap(pygame.KSCAN_END)
    t.group.handle(key(pygame.KSCAN_BACKSPACE))
    assert t.field.wake_us() is not None and t.field.value == "Bartholome"
    t.group.update(REPEAT_AFTER_US - 1)
    assert t.field.value == "Bartholome"
    t.group.update(REPEAT_AFTER_US + 3 * REPEAT_US)
    assert t.field.value == "Bartho"
    t.group.handle(Input(Kind.KEY_UP, 0, scancode=pygame.KSCAN_BACKSPACE))
    t.group.update(REPEAT_AFTER_US + 30 * REPEAT_US)
    assert t.field.value == "Bartho"


def test_what_is_composed_stands_at_the_caret_and_keys_are_the_input_methods(
    kit: FakeKit,
) -> None:
    t = Typist(kit, "AB")
    t.tap(pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT)
    for so_far in ("ㅎ", "하", "한"):
        t.group.handle(Input(Kind.TEXT_EDIT, 0, text=so_far))
        t.tap(pygame.KSCAN_BACKSPACE, pygame.KSCAN_RETURN, pygame.KSCAN_LEFT)
        assert t.field.value == "AB" and t.group.typing
    t.group.handle(Input(Kind.TEXT_EDIT, 0, text=""))
    t.write("한")
    assert t.field.value == "A한B" and t.field.caret == 2
    t.group.handle(Input(Kind.TEXT_EDIT, 0, text="´"))
    t.write("é")
    assert t.field.value == "A한éB"


def test_a_click_sets_the_caret_and_dragging_selects(kit: FakeKit) -> None:
    t = Typist(kit)
    x = t.field.field_x + 18
    t.group.handle(click(x + 41, 30))
    assert t.field.caret == 2 and t.field.selected == ""
    t.group.handle(Input(Kind.MOUSE_MOVE, 0, x_u=x + 79, y_u=30))
    t.group.handle(Input(Kind.MOUSE_UP, 0, x_u=x + 79, y_u=30, button=1))
    assert t.field.selected == "ll"
    t.group.handle(Input(Kind.MOUSE_MOVE, 0, x_u=x, y_u=30))
    assert t.field.selected == "ll", "the button is up"
    t.group.handle(click(x + 41, 30))
    assert t.field.selected == "Belle", "twice in a moment takes all"


def test_the_caret_blinks_unless_motion_is_reduced(kit: FakeKit) -> None:
    t = Typist(kit)
    shown = [t.field._shows_caret(beat * BLINK_US + 1) for beat in range(4)]
    assert shown == [True, False, True, False]
    assert t.group.wake_us() == BLINK_US
    kit.settings.reduced_motion = True
    assert all(t.field._shows_caret(beat * BLINK_US + 1) for beat in range(4))
    assert t.group.wake_us() is None, "nothing moves, nothing is drawn"


def test_a_letter_and_its_accents_are_one() -> None:
    line = EditLine("", 5)
    line.put("e\u0301")
    assert line.text == "é", "joined where they can be"
    line.put("x\u0331\u0323")
    line.step(-1)
    assert line.caret == 1
    line.step(1)
    line.erase(-1)
    assert line.text == "é"
    line.put("abcx\u0331")
    assert line.text == "éabc", "no letter is cut off its accent"


def test_words_are_jumped_over() -> None:
    line = EditLine("Cogs Mc Graw", 24)
    line.step(-1, word=True)
    assert line.caret == 8
    line.erase(-1, word=True)
    assert line.text == "Cogs Graw" and line.caret == 5
