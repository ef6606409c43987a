"""A Slap .45 table without a window: people press keys by stamp, the clock is turned by hand."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.controls.gestures import Gesture
from game.core.chairs import Chair
from game.core.registry import GAMES
from game.core.session import Session
from game.slap45.records import SlapView
from scenes.games.slap45.scene import SlapStreet
from scenes.games.slap45.shown import Stage
from scenes.kit.app.app import App
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind
from scenes.table.table import Table
from tests.scenes.looking import look

FRAME_US = 16_667
SMALL = (640, 360)
NAMES = ("Belle", "Doc", "Hattie", "Buck", "Pearl", "Wyatt", "Opal")
SOON = 300_000


class SlapTable:
    """A table opened and ready; `levels` None is a person."""

    def __init__(
        self,
        levels: Sequence[str | None] = (None, None, None),
        *,
        deck: Sequence[str] = (),
        size: tuple[int, int] = SMALL,
        language: str = "en",
        log: Path | None = None,
        speed: str = "normal",
        bot_seed: int = 7,
        scene: type[SlapStreet] = SlapStreet,
        settings: Mapping[str, Any] | None = None,
        flip_us: Sequence[int] = (SOON,) * 200,
        pads: Mapping[int, int] | None = None,
        **options: Any,
    ) -> None:
        self.app = App.headless(size, language=language, log_path=log)
        self.app.settings.speed = speed
        for name, value in (settings or {}).items():
            setattr(self.app.settings, name, value)
        for seat, pad in (pads or {}).items():
            self.app.pads.add(pad, "pad")
            self.app.pads.assign(pad, seat)
        names = NAMES[: len(levels)]
        setup = GAMES["slap45"].setup(names, options, first=0, seed=5)
        setup = replace(setup, stack={"deck": tuple(deck), "flip_us": tuple(flip_us)})
        chairs = [
            Chair(name, level, Looks(i, i, i + 1, i).to_json())
            for i, (name, level) in enumerate(zip(names, levels, strict=True))
        ]
        session = Session.new(setup, chairs, save=self.app.files.autosave, bot_seed=bot_seed)
        self.table = Table(self.app, session)
        self.scene = scene(self.app, self.table)
        self.open()

    def open(self) -> None:
        """Push the scene, with all its pictures read."""
        self.app.push(self.scene)
        while not self.app.art.ready:
            time.sleep(0.005)

    # -- time ----------------------------------------------------------------------------------
    @property
    def now_us(self) -> int:
        return self.app.clock.now_us()

    def step(self, dt_us: int = FRAME_US, *events: Input, draw: bool = False) -> None:
        self.app.pump.fresh()
        self.app.step(dt_us, events, draw=draw)

    def run(self, us: int) -> None:
        while us > 0:
            self.step(min(us, FRAME_US))
            us -= FRAME_US

    def until(self, what: Any, limit_us: int = 60_000_000) -> None:
        begun = self.now_us
        while not what():
            assert self.now_us - begun < limit_us, f"it never came; {self.scene.stage}"
            self.step()

    def until_waiting(self) -> None:
        """Until somebody may turn up a card, and hands have rested."""
        self.until(lambda: self.scene.waiting)
        self.run(1_100_000)

    def until_live(self) -> None:
        self.until(lambda: self.view.card is not None)

    def until_told(self) -> None:
        """Until the photo finish lies there."""
        self.until(lambda: self.scene.shown.sheet >= 1 and not self.scene.film.busy)

    # -- hands ---------------------------------------------------------------------------------
    def code(self, seat: int, gesture: Gesture) -> int:
        zone = self.table.guests[seat].zone
        assert zone is not None
        code = zone.scancode_of(gesture)
        assert code is not None
        return code

    def down(self, seat: int, gesture: Gesture, after_us: int = 0, **facts: Any) -> Input:
        """A press so long after now."""
        at_us = self.now_us + after_us
        return Input(Kind.KEY_DOWN, at_us, scancode=self.code(seat, gesture), **facts)

    def press(self, *presses: tuple[int, Gesture, int], **facts: Any) -> None:
        """Presses (seat, gesture, µs after now) within a frame; then all keys are let go."""
        events = [
            self.down(seat, gesture, after_us, **facts)
            for seat, gesture, after_us in sorted(presses, key=lambda press: press[2])
        ]
        self.step(max(FRAME_US, *(after_us + 1 for *_who, after_us in presses)), *events)
        self.step(
            1_000,
            *(Input(Kind.KEY_UP, self.now_us, scancode=event.scancode) for event in events),
        )

    def key(self, scancode: int) -> None:
        """Press and let go of any key."""
        look(self.app)
        self.step(1_000, Input(Kind.KEY_DOWN, self.now_us, scancode=scancode))
        self.step(60_000, Input(Kind.KEY_UP, self.now_us, scancode=scancode))

    def flip(self) -> None:
        """Whoever's turn it is flips, and the card shows."""
        self.until_waiting()
        flipper = self.view.flipper
        assert flipper is not None
        self.press((flipper, Gesture.SLAP, 0))
        self.until_live()

    # -- what is known -------------------------------------------------------------------------
    @property
    def view(self) -> SlapView:
        return self.scene.fresh()

    def picture(self) -> bytes:
        """Everything on the canvas, drawn anew."""
        self.app.canvas.invalidate()
        self.app.pump.fresh()
        self.app._draw()
        return pygame.image.tobytes(self.app.canvas.surface, "RGB")

    def moves(self) -> list[str]:
        """Moves in the transcript so far, without the clock."""
        return [play.move.do for play in self.table.session._plays if play.move is not None]


__all__ = ["NAMES", "SlapTable", "Stage"]
