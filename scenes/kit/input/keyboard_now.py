"""Which keys the system says are down, whoever was asked to hear of them.

A key that was pressed in another window and is still held arrives here as a press once the system
repeats it, and nothing in the event tells. The system's own numbers are given, which are good for
nothing but comparing: a repeated press adds none.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable
from functools import cache

import pygame

_BUTTONS = range(7)
"""Windows' first numbers are the mouse's."""
_VIRTUAL_KEYS = range(_BUTTONS.stop, 255)
_DOWN = 0x8000


def keys_down() -> frozenset[int]:
    """The numbers of the keys that are down; none where the system does not say."""
    if sys.platform == "win32":
        return _on_windows()
    if pygame.display.get_init() and pygame.display.get_driver() == "x11":
        return _on_x11()()
    return frozenset()


def _on_windows() -> frozenset[int]:
    if sys.platform != "win32":
        return frozenset()
    state = ctypes.windll.user32.GetAsyncKeyState
    return frozenset(key for key in _VIRTUAL_KEYS if state(key) & _DOWN)


@cache
def _on_x11() -> Callable[[], frozenset[int]]:
    """Asks the X server, over a connection of its own that stays open."""
    try:
        library = ctypes.CDLL("libX11.so.6")
    except OSError:
        return frozenset
    library.XOpenDisplay.restype = ctypes.c_void_p
    library.XOpenDisplay.argtypes = [ctypes.c_char_p]
    library.XQueryKeymap.argtypes = [ctypes.c_void_p, ctypes.c_char_p]
    server = library.XOpenDisplay(None)
    if not server:
        return frozenset

    def ask() -> frozenset[int]:
        bits = ctypes.create_string_buffer(32)
        library.XQueryKeymap(server, bits)
        held = bits.raw
        return frozenset(key for key in range(256) if held[key // 8] >> key % 8 & 1)

    return ask
