"""The system's wishes to end the program (SIGTERM, SIGINT, SIGHUP) as an ordinary QUIT event.

Python runs signal handlers only between two steps of its own, and the loop sleeps inside SDL; so
the wake-up byte of a signal is read by a small thread that posts QUIT, which wakes the loop.
"""

from __future__ import annotations

import contextlib
import signal
import socket
import threading
from types import FrameType

import pygame

_NAMES = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")


class SignalWatch:
    """While open, those signals ask for the end instead of killing a half-written save."""

    def __init__(self) -> None:
        self.asked = False
        self._before: dict[signal.Signals, object] = {}
        self._reader, self._writer = socket.socketpair()
        self._writer.setblocking(False)
        self._thread = threading.Thread(target=self._listen, name="signals", daemon=True)

    def open(self) -> None:
        """Start watching; only the main thread may."""
        for name in _NAMES:
            number = getattr(signal, name, None)
            if number is not None:
                self._before[number] = signal.signal(number, self._note)
        signal.set_wakeup_fd(self._writer.fileno(), warn_on_full_buffer=False)
        self._thread.start()

    def close(self) -> None:
        """Stop watching; the signals mean again what they meant before."""
        signal.set_wakeup_fd(-1)
        for number, handler in self._before.items():
            with contextlib.suppress(TypeError, ValueError):  # set by other than Python
                signal.signal(number, handler)  # type: ignore[arg-type]
        self._before.clear()
        self._writer.close()
        self._thread.join(1.0)
        self._reader.close()

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.asked = True

    def _listen(self) -> None:
        while True:
            try:
                numbers = self._reader.recv(64)
            except OSError:
                return
            if not numbers:
                return
            if not any(number in self._before for number in numbers):
                continue
            with contextlib.suppress(pygame.error):  # no event queue any more: nothing to wake
                pygame.event.post(pygame.event.Event(pygame.QUIT))
