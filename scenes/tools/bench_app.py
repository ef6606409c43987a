"""The app as `bench` measures it: what it notes of presses and frames, and how it tells of them."""

from __future__ import annotations

import json
import time
from collections.abc import Iterable

from game.controls.scancodes import keys, pad
from scenes.kit.app.app import App
from scenes.kit.input.clock import RealClock
from scenes.kit.input.inputs import Input, Kind

FREE_KEYS = (
    *keys("R T Y F G H V B N P 1 2 3 4 5 6 7 8 9 0 - = [ ] ; ' /"),
    *pad("1 2 3 4 5 6 7 8 9"),
)
"""Keys that belong to nobody in a duel: pressed as often as one likes, they change nothing."""
QUIET_S = 0.1
"""A key is not used again within this, so that it never counts as a switch that chatters."""


def say(**facts: object) -> None:
    """One line of JSON."""
    print(json.dumps(facts), flush=True)


class ProbeApp(App):
    """The app, keeping note of presses and frames. Nothing is told while it would be in the way."""

    presses: list[tuple[int, int, bool, int]]
    frames_us: list[tuple[int, str]]
    own_us: list[int]
    _was_live: bool
    _slow_us: int

    def watch(self, slow_ms: int = 0) -> None:
        """Begin to keep note; `own_us` is what of `frames_us` this program's processor time was.

        With `slow_ms` every frame takes at least so long.
        """
        self.presses, self.frames_us, self.own_us = [], [], []
        self._was_live = False
        self._slow_us = slow_ms * 1000

    def deliver(self, inputs: Iterable[Input]) -> None:
        for event in inputs:
            if event.kind is Kind.FOCUS_GAINED:
                say(focus=True)
            super().deliver([event])
            if event.kind is Kind.KEY_DOWN:
                late_us = -1 if event.late_us is None else event.late_us
                # Whether it was live for this press: what fell due before it has happened.
                self.presses.append((event.scancode, event.at_us, self.live, late_us))

    def turn(self) -> None:
        if self._slow_us:
            self.refresh()
        super().turn()
        if self.live != self._was_live:
            self._was_live = self.live
            say(live=self.live)

    def _frame(self) -> None:
        own_ns = time.thread_time_ns()
        super()._frame()
        self.own_us.append((time.thread_time_ns() - own_ns) // 1000)
        self.frames_us.append((self.clock.now_us() - self.now_us, self.doing()))

    def _draw(self) -> None:
        begun_us = self.now_us
        super()._draw()
        left_us = begun_us + self._slow_us - self.clock.now_us()
        if left_us > 0:
            time.sleep(left_us / 1e6)  # like slow drawing: nobody looks for presses meanwhile

    def doing(self) -> str:
        """What the frame just drawn had to show, in a word."""
        if self.live:
            return "live"
        if getattr(getattr(self.top, "stage", None), "value", "") == "intro":
            return "opening"
        board = getattr(self.top, "board", None)
        if board is not None and board.flying:
            return "rolling"
        film = getattr(self.top, "film", None)
        return "moving" if film is not None and film.moving else "still"

    def tell_presses(self) -> None:
        """Everything pressed, with stamps on the system's clock."""
        assert isinstance(self.clock, RealClock)
        start_ns = self.clock.start_ns
        say(
            presses=[
                (code, at_us * 1000 + start_ns, live, late_us)
                for code, at_us, live, late_us in self.presses
            ]
        )
