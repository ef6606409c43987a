"""What is printed on a key in the player's own layout, for prompts; number pad keys say so.

pygame gives no key for a place on the keyboard, only places for keys; so the question is asked
for every letter there may be, once for each layout. `forget` after the layout changed. A letter
that our typefaces cannot show (Hebrew, Arabic, Thai …) is left out: the key then has its US name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import cast

import pygame

from game.controls.gestures import Gesture
from game.controls.scancodes import HIGHEST, SPACE, is_keypad, key_name
from scenes.kit.draw.art import ASSETS
from scenes.kit.text.faces import SANS, FontError, open_probe
from scenes.kit.text.words import _

# Latin with its accents, Greek, Cyrillic, Armenian, Hebrew, Arabic, Georgian, Thai.
_LETTERS = (
    range(0x21, 0x7F),
    range(0xA1, 0x180),
    range(0x370, 0x6E0),
    range(0xE01, 0xE5C),
    range(0x10A0, 0x1100),
)


def label(scancode: int) -> str:
    """The key's label in the layout in force; its US name where that cannot be told."""
    if is_keypad(scancode):
        return _("Pad {key}").format(key=key_name(scancode))
    if scancode == SPACE:
        return _("Space")
    return _printed().get(scancode) or key_name(scancode)


def forget() -> None:
    """The keyboard layout changed: look again at the next question."""
    _printed.cache_clear()


@cache
def _printed() -> dict[int, str]:
    """Scancode to the letter printed on it, for all that the layout tells."""
    if not pygame.display.get_init():
        return {}
    # Indexed with a key, this tuple answers at that key's scancode; holding the numbers
    # themselves, it tells the scancode.
    numbers = cast(Iterable[bool], range(HIGHEST + 1))
    places = pygame.key.ScancodeWrapper(numbers)
    found: dict[int, str] = {}
    shows = _writable()
    for letter in _letters():
        scancode = int(places[ord(letter)])
        if scancode and scancode not in found:
            capital = letter.upper()
            print_ = capital if len(capital) == 1 else letter
            if print_ in shows:
                found[scancode] = print_
    return found


@cache
def _writable() -> frozenset[str]:
    """Letters the typeface that stands behind all others can show; none that it cannot."""
    letters = "".join(_letters())
    every = "".join(dict.fromkeys(letters + letters.upper()))
    try:
        metrics = open_probe(ASSETS / "fonts" / SANS).get_metrics(every)
    except FontError:
        return frozenset()
    return frozenset(letter for letter, found in zip(every, metrics, strict=True) if found)


def _letters() -> Iterator[str]:
    for codes in _LETTERS:
        yield from map(chr, codes)


def gesture_name(gesture: Gesture) -> str:
    """A gesture in the player's language, for key tables and prompts."""
    names = {
        Gesture.POINT_LEFT: _("point left"),
        Gesture.POINT_ACROSS: _("point across"),
        Gesture.POINT_RIGHT: _("point right"),
        Gesture.BASE_LEFT: _("base left"),
        Gesture.SLAP: _("slap"),
        Gesture.BASE_RIGHT: _("base right"),
        Gesture.FAR_LEFT: _("far base left"),
        Gesture.FLIP: _("flip"),
        Gesture.FAR_RIGHT: _("far base right"),
        Gesture.AIM: _("aim"),
        Gesture.POINT: _("point"),
        Gesture.COVER: _("cover"),
    }
    return names[gesture]
