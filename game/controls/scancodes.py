"""Scancodes: the places on a keyboard by their USB numbers, which SDL uses too, and their names.

A scancode says where a key is, not what is printed on it. The names here are those of a US
keyboard, for where the player's own layout is not known.
"""

from __future__ import annotations

A, Z = 4, 29
DIGIT_1, DIGIT_0 = 30, 39
ENTER, ESCAPE, BACKSPACE, TAB, SPACE = 40, 41, 42, 43, 44
MINUS, EQUALS, LEFT_BRACKET, RIGHT_BRACKET, BACKSLASH = 45, 46, 47, 48, 49
SEMICOLON, APOSTROPHE, GRAVE, COMMA, PERIOD, SLASH, CAPS_LOCK = 51, 52, 53, 54, 55, 56, 57
F1, F12, F13, F24 = 58, 69, 104, 115
PRINT_SCREEN, SCROLL_LOCK, PAUSE = 70, 71, 72
INSERT, HOME, PAGE_UP, DELETE, END, PAGE_DOWN = 73, 74, 75, 76, 77, 78
RIGHT, LEFT, DOWN, UP = 79, 80, 81, 82
NUM_LOCK = 83
PAD_DIVIDE, PAD_TIMES, PAD_MINUS, PAD_PLUS, PAD_ENTER = 84, 85, 86, 87, 88
PAD_1, PAD_9, PAD_0, PAD_POINT = 89, 97, 98, 99
ISO_EXTRA, MENU = 100, 101
LEFT_CTRL, RIGHT_GUI = 224, 231
HIGHEST = 511

_NAMES: dict[int, str] = {
    **{A + i: letter for i, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")},
    **{DIGIT_1 + i: digit for i, digit in enumerate("1234567890")},
    **{F1 + i: f"F{i + 1}" for i in range(12)},
    **{F13 + i: f"F{i + 13}" for i in range(12)},
    **{PAD_1 + i: digit for i, digit in enumerate("1234567890")},
    ENTER: "Enter",
    ESCAPE: "Esc",
    BACKSPACE: "Backspace",
    TAB: "Tab",
    SPACE: "Space",
    MINUS: "-",
    EQUALS: "=",
    LEFT_BRACKET: "[",
    RIGHT_BRACKET: "]",
    BACKSLASH: "\\",
    50: "#",
    SEMICOLON: ";",
    APOSTROPHE: "'",
    GRAVE: "`",
    COMMA: ",",
    PERIOD: ".",
    SLASH: "/",
    CAPS_LOCK: "Caps Lock",
    PRINT_SCREEN: "Print Screen",
    SCROLL_LOCK: "Scroll Lock",
    PAUSE: "Pause",
    INSERT: "Insert",
    HOME: "Home",
    PAGE_UP: "Page Up",
    DELETE: "Delete",
    END: "End",
    PAGE_DOWN: "Page Down",
    RIGHT: "Right",
    LEFT: "Left",
    DOWN: "Down",
    UP: "Up",
    NUM_LOCK: "Num Lock",
    PAD_DIVIDE: "/",
    PAD_TIMES: "*",
    PAD_MINUS: "-",
    PAD_PLUS: "+",
    PAD_ENTER: "Enter",
    PAD_POINT: ".",
    ISO_EXTRA: "<",
    MENU: "Menu",
    224: "Left Ctrl",
    225: "Left Shift",
    226: "Left Alt",
    227: "Left Super",
    228: "Right Ctrl",
    229: "Right Shift",
    230: "Right Alt",
    231: "Right Super",
}

_BY_NAME = {name: code for code, name in _NAMES.items() if not PAD_DIVIDE <= code <= PAD_POINT}


def is_keypad(scancode: int) -> bool:
    """True for the keys of the number pad (Num Lock is not one of them)."""
    return PAD_DIVIDE <= scancode <= PAD_POINT


def key_name(scancode: int) -> str:
    """A key's name on a US keyboard ("Q", ";", "Page Up"); of the number pad without saying so."""
    return _NAMES.get(scancode, f"Key {scancode}")


def full_name(scancode: int) -> str:
    """A key's name on a US keyboard, no two alike: keys of the number pad are "Pad 5"."""
    name = key_name(scancode)
    return f"Pad {name}" if is_keypad(scancode) else name


def keys(names: str) -> tuple[int, ...]:
    """Scancodes of US keys named in a row, spaces between ("Q W E"); KeyError for another name."""
    return tuple(_BY_NAME[name] for name in names.split())


def pad(names: str) -> tuple[int, ...]:
    """Scancodes of number pad digits named in a row ("7 8 9")."""
    return tuple(PAD_0 if name == "0" else PAD_1 + int(name) - 1 for name in names.split())
