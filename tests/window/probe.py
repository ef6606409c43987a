"""A small program on the real app loop that tells on stdout, as JSON lines, what reaches it.

Run by the window tests: `python -m tests.window.probe [--live] [--busy] [--size WxH] …`.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

import pygame

from scenes.kit.app.app import App, Halt
from scenes.kit.app.scene import Scene
from scenes.kit.app.window import NoDisplayError
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.clock import RealClock
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.input.labels import label


def say(**facts: object) -> None:
    print(json.dumps(facts), flush=True)


class Probe(Scene):
    """Reports inputs; `busy` draws a moving picture each frame, `live` counts as a race."""

    name = "probe"
    every_key = True

    def __init__(self, app: App, *, busy: bool, live: bool) -> None:
        super().__init__(app)
        self.busy = busy
        self.racing = live
        self.aim: int | None = None
        self.frames_us: list[int] = []
        self._sprite = pygame.Surface((240, 240), pygame.SRCALPHA)
        pygame.draw.circle(self._sprite, (220, 60, 40, 200), (120, 120), 118)
        self._backdrop = pygame.Surface(app.canvas.stage.size)
        for i in range(0, self._backdrop.get_height(), 8):
            self._backdrop.fill((60 + i % 90, 40, 30), (0, i, self._backdrop.get_width(), 8))
        self._sprite = self._sprite.convert_alpha()
        self._backdrop = self._backdrop.convert()
        self._now_us = 0

    def handle(self, event: Input) -> bool:
        if event.kind is Kind.MOUSE_MOVE:
            return False
        clock = self.app.clock
        start_ns = clock.start_ns if isinstance(clock, RealClock) else 0
        say(
            kind=event.kind.name,
            code=event.scancode,
            name=pygame.key.name(event.key) if event.key else "",
            label=label(event.scancode) if event.scancode else "",
            at_ns=event.at_us * 1000 + start_ns,
            start_ns=start_ns,
            late_us=event.late_us,
            batch=event.batch,
            text=event.text,
            place=[round(event.x_u), round(event.y_u)],
            size=list(self.app.window.surface.get_size()),
        )
        if event.kind is Kind.KEY_DOWN and event.scancode == pygame.KSCAN_F5:
            self.aim = self.app.now_us + 100_300
        if event.kind is Kind.KEY_DOWN and event.scancode == pygame.KSCAN_F6:
            self.app.text_input(not self.app.pump.text_on)
        return True

    def update(self, now_us: int) -> None:
        self._now_us = now_us
        if self.aim is not None and now_us >= self.aim:
            late_us = self.app.clock.now_us() - self.aim
            self.aim = None
            say(aimed_late_us=late_us)

    def draw(self, canvas: Canvas) -> None:
        canvas.background(self._backdrop)
        if self.busy:
            for i in range(6):
                x = (self._now_us // 2000 + 300 * i) % 1900
                canvas.blit(self._sprite, x, 100 + 130 * i)

    def wake_us(self) -> int | None:
        return 0 if self.busy else None

    def aim_us(self) -> int | None:
        return self.aim

    @property
    def live(self) -> bool:
        return self.racing

    def call_off(self, why: str) -> None:
        say(called_off=why)

    def leave(self) -> None:
        say(left=True)


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--live", action="store_true")
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--size", default="960x540")
    parser.add_argument("--log", type=Path)
    chosen = parser.parse_args()
    width, height = (int(part) for part in chosen.size.split("x"))
    try:
        app = App.open(data=chosen.data, size_px=(width, height), log_path=chosen.log)
    except NoDisplayError as error:
        print(error, file=sys.stderr)
        return 2

    def halted(halt: Halt) -> None:
        say(halt=halt.why)

    app.on_halt = halted
    app.before_end.append(lambda: say(saved=True))
    app.push(Probe(app, busy=chosen.busy, live=chosen.live))
    say(ready=True, driver=pygame.display.get_driver(), notices=app.notices)
    return app.run()


if __name__ == "__main__":
    sys.exit(main())
