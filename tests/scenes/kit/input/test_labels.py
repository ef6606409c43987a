"""Labels of keys on the layout in force (a US one without a display)."""

from __future__ import annotations

import pygame
import pytest

from game.controls import scancodes as sc
from game.controls.gestures import Gesture
from scenes.kit.input import labels
from scenes.kit.text import words


@pytest.fixture(autouse=True)
def english() -> None:
    words.use("en")
    pygame.display.init()
    labels.forget()


@pytest.mark.parametrize(
    ("scancode", "expected"),
    [
        (sc.A, "A"),
        (sc.SEMICOLON, ";"),
        (sc.DIGIT_0, "0"),
        (sc.SPACE, "Space"),
        (sc.PAGE_UP, "Page Up"),
        (sc.PAD_1 + 4, "Pad 5"),
        (sc.PAD_POINT, "Pad ."),
    ],
)
def test_a_label_says_what_is_printed_and_where(scancode: int, expected: str) -> None:
    assert labels.label(scancode) == expected


def test_scancodes_are_the_ones_pygame_uses() -> None:
    pairs = [
        (sc.A, pygame.KSCAN_A),
        (sc.DIGIT_0, pygame.KSCAN_0),
        (sc.SLASH, pygame.KSCAN_SLASH),
        (sc.PAGE_DOWN, pygame.KSCAN_PAGEDOWN),
        (sc.UP, pygame.KSCAN_UP),
        (sc.PAD_1, pygame.KSCAN_KP1),
        (sc.PAD_0, pygame.KSCAN_KP0),
        (sc.RIGHT_GUI, pygame.KSCAN_RGUI),
        (sc.F12, pygame.KSCAN_F12),
    ]
    assert all(ours == theirs for ours, theirs in pairs)


def test_every_gesture_has_a_name_of_its_own() -> None:
    names = {labels.gesture_name(gesture) for gesture in Gesture}
    assert len(names) == len(Gesture)


class Layout:
    """Answers as pygame does for a layout: the scancode of the key with this letter."""

    def __init__(self, letters: dict[int, str]) -> None:
        self._places = {ord(letter): code for code, letter in letters.items()}

    def __call__(self, _numbers: object) -> Layout:
        return self

    def __getitem__(self, letter: int) -> int:
        return self._places.get(letter, 0)


def test_the_players_own_layout_is_shown_as_far_as_the_typeface_goes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    q, w, e, r = sc.keys("Q W E R")
    layout = Layout({q: "a", w: "ц", e: "ק", r: "ก"})
    monkeypatch.setattr(pygame.key, "ScancodeWrapper", layout)
    labels.forget()
    assert [labels.label(code) for code in (q, w, e, r)] == ["A", "Ц", "E", "R"]
    labels.forget()
