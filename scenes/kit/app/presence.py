"""Whether anybody is there, and with what in hand: the screen saver and the mouse's pointer.

Systems judge by keyboard and mouse, so in a game played by pads the saver would come on: it may not
while a table is open, and elsewhere only once nobody has done anything for a while. The pointer
goes away while keys and pads alone are used; a mouse that only trembles does not bring it back, nor
does it take the focus from those who use keys.
"""

from __future__ import annotations

import contextlib
import math
from collections.abc import Iterable
from dataclasses import dataclass

import pygame

from scenes.kit.app.scene import Scene
from scenes.kit.input.inputs import Input, Kind

HIDE_US = 3_000_000
"""So long after the mouse was last used the pointer goes, if keys or pads were used since."""
IDLE_US = 120_000_000
"""So long after anybody last did anything the saver may come, where no table is open."""
REAL_U = 8.0
"""The mouse is moved once it gets so far, in u, from where it lay …"""
TREMBLE_US = 500_000
"""… within so long; what is slower is a table that shakes."""

_MOUSE = frozenset({Kind.MOUSE_DOWN, Kind.MOUSE_UP, Kind.WHEEL})
_OTHERS = frozenset({Kind.KEY_DOWN, Kind.PAD_DOWN, Kind.PAD_RAW, Kind.TEXT})


@dataclass
class Presence:
    """Show it every input (`heard`), and let it look at the time (`update`)."""

    now_us: int
    seen: bool = True
    """False without a window: then nothing is asked of the system."""
    pointer: bool = True
    """Whether the pointer is shown."""
    awake: bool = True
    """Whether the saver is held off."""

    def __post_init__(self) -> None:
        self._used_us = self._mouse_us = self._lay_us = self.now_us
        self._others = False
        self._lay: tuple[float, float] | None = None
        if self.seen:
            _hold_off_saver(True)

    def heard(self, event: Input) -> bool:
        """Take in an input; False for a tremble of the mouse, which nobody else need see."""
        if event.kind is Kind.MOUSE_MOVE:
            if self._moved(event):
                self._mouse(event.at_us)
            return self.pointer
        if event.kind in _MOUSE:
            self._mouse(event.at_us)
        elif event.kind in _OTHERS:
            self._used_us = event.at_us
            self._others = True
        return True

    def _moved(self, event: Input) -> bool:
        if self._lay is None or event.at_us - self._lay_us > TREMBLE_US:
            self._lay, self._lay_us = (event.x_u, event.y_u), event.at_us
            return False
        return math.dist(self._lay, (event.x_u, event.y_u)) >= REAL_U

    def _mouse(self, at_us: int) -> None:
        self._used_us = self._mouse_us = at_us
        self._others = False
        self._lay = None
        self._show(True)

    def update(self, now_us: int, scenes: Iterable[Scene]) -> None:
        """Look at the time; `scenes` are those on the stack."""
        self.now_us = now_us
        if self._others and now_us - self._mouse_us >= HIDE_US:
            self._show(False)
        awake = now_us - self._used_us < IDLE_US or any(scene.keeps_awake for scene in scenes)
        if awake != self.awake:
            self.awake = awake
            if self.seen:
                _hold_off_saver(awake)

    def due_us(self) -> int | None:
        """When to look at the time next; None: not before an input."""
        times = []
        if self.pointer and self._others:
            times.append(self._mouse_us + HIDE_US)
        if self.awake and self.now_us - self._used_us < IDLE_US:
            times.append(self._used_us + IDLE_US)
        return min(times, default=None)

    def _show(self, pointer: bool) -> None:
        if pointer == self.pointer:
            return
        self.pointer = pointer
        if self.seen:
            with contextlib.suppress(pygame.error):
                pygame.mouse.set_visible(pointer)


def _hold_off_saver(on: bool) -> None:
    with contextlib.suppress(pygame.error):  # not every system lets a program do so
        pygame.display.set_allow_screensaver(not on)
