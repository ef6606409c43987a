"""A duel without a window: people press keys by stamp, the clock is turned by hand."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.core.chairs import Chair
from game.core.registry import GAMES
from game.core.session import Session
from scenes.games.high_noon.scene import Duel
from scenes.games.high_noon.shown import Stage
from scenes.kit.app.app import App
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind
from scenes.table.table import Table
from tests.scenes.looking import look

FRAME_US = 16_667
LEFT, RIGHT = pygame.KSCAN_S, pygame.KSCAN_K
LEFT_HOLD, RIGHT_HOLD = pygame.KSCAN_X, pygame.KSCAN_COMMA
SMALL = (640, 360)


class DuelTable:
    """High Noon as a game of its own, opened and ready; `levels` None is a person."""

    def __init__(
        self,
        levels: Sequence[str | None] = (None, None),
        *,
        stack: Mapping[str, Sequence[int]] | None = None,
        size: tuple[int, int] = SMALL,
        language: str = "en",
        log: Path | None = None,
        speed: str = "normal",
        bot_seed: int = 7,
        **options: Any,
    ) -> None:
        self.app = App.headless(size, language=language, log_path=log)
        self.app.settings.speed = speed
        names = ("Belle", "Doc")
        setup = GAMES["high_noon"].setup(names, options, first=0, seed=5)
        if stack is not None:
            setup = replace(setup, stack=dict(stack))
        chairs = [
            Chair(name, level, Looks(i, i, i + 2, i).to_json())
            for i, (name, level) in enumerate(zip(names, levels, strict=True))
        ]
        session = Session.new(setup, chairs, save=self.app.files.autosave, bot_seed=bot_seed)
        self.table = Table(self.app, session)
        self.scene = Duel(self.app, self.table)
        self.open()

    def open(self) -> None:
        """Push the scene, with all its pictures read."""
        self._stale = True
        self.app.push(self.scene)
        self.wait()

    def wait(self) -> None:
        """Until no picture is being read aside, so that two runs are alike."""
        while not self.app.art.ready:
            time.sleep(0.005)

    @property
    def now_us(self) -> int:
        return self.app.clock.now_us()

    def step(self, frames: int = 1, dt_us: int = FRAME_US, *events: Input) -> None:
        """Frames as the loop has them: a scene that asked for none sleeps until an input."""
        for _ in range(frames):
            if events or self._stale or self._due(self.now_us + dt_us):
                self._stale = bool(events)
                before = self.app.top
                self.app.step(dt_us, events, draw=False)
                self._stale = self._stale or self.app.top is not before
            else:
                self.app.clock.advance(dt_us)  # type: ignore[attr-defined]
                self.app.now_us = self.now_us
            events = ()

    def _due(self, by_us: int) -> bool:
        top = self.app.top
        assert top is not None
        times = [us for us in (top.wake_us(), top.aim_us()) if us is not None]
        return any(us <= by_us for us in times)

    def until(self, stage: Stage, frames: int = 3000) -> None:
        """Run until the scene gets there, putting sheets away; fails if it never does."""
        for frame in range(frames):
            if self.scene.stage is stage:
                return
            if self.scene.stage is Stage.FINISH and frame % 90 == 89:
                self.tap(pygame.KSCAN_RETURN)
            self.step()
        raise AssertionError(f"never {stage}, still {self.scene.stage}")

    def until_bell(self) -> None:
        """Run to the frame in which the bell has rung."""
        self.until(Stage.LIVE)
        for _ in range(600):
            if self.scene.shown.rung:
                return
            self.step()
        raise AssertionError("the bell never rang")

    def down(self, code: int, at_us: int | None = None, **facts: Any) -> Input:
        at = self.now_us if at_us is None else at_us
        return Input(Kind.KEY_DOWN, at, scancode=code, **facts)

    def up(self, code: int) -> Input:
        return Input(Kind.KEY_UP, self.now_us, scancode=code)

    def tap(self, code: int) -> None:
        """Press and let go."""
        look(self.app)
        self.step(1, 1_000, self.down(code))
        self.step(1, 60_000, self.up(code))

    def picture(self) -> bytes:
        """Everything on the canvas, drawn anew."""
        self.app.canvas.invalidate()
        self.app._draw()
        return pygame.image.tobytes(self.app.canvas.surface, "RGB")

    def moves(self) -> list[str]:
        """Moves in the transcript so far, without the clock."""
        return [play.move.do for play in self.table.session._plays if play.move is not None]
