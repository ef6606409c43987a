"""The system's wishes to end the program (SIGTERM, SIGINT, SIGHUP) as an ordinary QUIT event.

Python runs signal handlers only between two steps of its own, and the loop sleeps inside SDL; so
the wake-up byte of a signal is read by a small thread that posts QUIT, which wakes the loop. Where
the loop hangs nobody takes that QUIT: asked again later without a turn since, `give_up` is called.
"""

from __future__ import annotations

import contextlib
import signal
import socket
import threading
import time
from collections.abc import Callable
from types import FrameType

import pygame

GIVE_UP_S = 2.0
"""Asked again so long after the first time; a session that ends sends two signals at once."""
_NAMES = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")


class SignalWatch:
    """While open, those signals ask for the end instead of killing a half-written save."""

    def __init__(
        self,
        turns: Callable[[], int] = lambda: 0,
        give_up: Callable[[int], None] = lambda number: None,
    ) -> None:
        """`turns` counts the loop's; `give_up` is told the signal, from a thread."""
        self.asked = False
        self._turns = turns
        self._give_up = give_up
        self._asked_at: tuple[int, float] | None = None
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
            known = [number for number in numbers if number in self._before]
            if not known:
                continue
            turns, now_s = self._turns(), time.monotonic()
            if self._asked_at is None or self._asked_at[0] != turns:
                self._asked_at = turns, now_s
            elif now_s - self._asked_at[1] >= GIVE_UP_S:
                self._give_up(known[-1])
            with contextlib.suppress(pygame.error):  # no event queue any more: nothing to wake
                pygame.event.post(pygame.event.Event(pygame.QUIT))
