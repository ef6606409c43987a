"""Drives the real scenes without a window: sits people down, presses their keys, turns the clock.

Presses are inputs with stamps, as the pump would hand them on; what they do is up to the scenes.
The same calls give the same pictures: bots and dice come from seeds, time from a clock turned by
hand.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame

from game.controls.gestures import Act
from game.core.chairs import Chair
from game.core.engine import Setup
from game.core.options import OptionValue
from game.core.registry import GAMES
from game.core.session import Session
from scenes.games import TABLES
from scenes.kit.app.app import App
from scenes.kit.app.gate import SEEN_US
from scenes.kit.app.scene import Scene
from scenes.kit.draw.people import Looks
from scenes.kit.input.clock import FakeClock
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.input.pacing import FRAME_US, Pacing
from scenes.kit.text.words import _
from scenes.shell.rooms import Rooms
from scenes.table.table import Table

TAP_US = 60_000
"""How long a key is held, and how long hands rest before the next press."""
READY_US = 500_000
"""Scenes believe presses this long after they came up."""


READ_US = 2_000_000


class StuckError(RuntimeError):
    """What was waited for did not come; the text says what, and what is on screen instead."""


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a table: `level` None is a person. `looks` None takes what suits the seat."""

    name: str
    level: str | None = None
    looks: Looks | None = None


def dummy_drivers() -> None:
    """No window, no sound device; before pygame is initialised."""
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    os.environ["SDL_AUDIODRIVER"] = "dummy"


def setup_for(
    game: str,
    sitters: Sequence[Sitter],
    options: Mapping[str, OptionValue] | None = None,
    *,
    first: int | None = 0,
    seed: int = 1,
    stack: Mapping[str, Sequence[Any]] | None = None,
) -> Setup:
    """A setup for these people; `stack` scripts the first dice or bells. ValueError if wrong."""
    names = tuple(sitter.name for sitter in sitters)
    setup = GAMES[game].setup(names, options, first=first, seed=seed)
    return replace(setup, stack={key: tuple(entries) for key, entries in (stack or {}).items()})


def chairs_for(sitters: Sequence[Sitter]) -> list[Chair]:
    """The chairs of these people, each with another colour, face and hat."""
    chairs = []
    for seat, sitter in enumerate(sitters):
        looks = sitter.looks or Looks(seat % 8, seat % 8, seat % 9, (seat * 2) % 9)
        chairs.append(Chair(sitter.name, sitter.level, looks.to_json()))
    return chairs


class Stagehand:
    """An app without a window, and hands for it. Call `close` at the end."""

    def __init__(
        self,
        size_px: tuple[int, int] = (1920, 1080),
        language: str = "en",
        *,
        speed: str = "normal",
        text_percent: int = 100,
    ) -> None:
        dummy_drivers()
        self.app = App.headless(size_px, language=language)
        self.app.shell = Rooms()
        self.app.settings.language = language
        self.app.settings.speed = speed
        self.app.settings.text_percent = text_percent
        self.app.settings_changed()
        assert isinstance(self.app.clock, FakeClock)
        self._clock = self.app.clock
        self._pacing = Pacing(self.app.now_us)
        self._seen_top: Scene | None = None

    def close(self) -> None:
        """Leave every scene and let go of everything."""
        self.app.end()
        self.app.close()

    # -- scenes and tables ---------------------------------------------------------------------
    @property
    def top(self) -> Scene:
        """The scene that gets input. StuckError when the program has ended."""
        top = self.app.top
        if top is None or self.app.ending:
            raise StuckError("the program has ended")
        return top

    def open(self, scene: Scene) -> Scene:
        """Begin with this scene."""
        self.app.reset(scene)
        self.run(READY_US)
        return scene

    def sit(
        self,
        game: str,
        sitters: Sequence[Sitter],
        options: Mapping[str, OptionValue] | None = None,
        *,
        first: int | None = 0,
        seed: int = 1,
        stack: Mapping[str, Sequence[Any]] | None = None,
    ) -> Table:
        """Sit people down and open their table's scene; bots think from `seed` too.

        Names the program gives are said in its language.
        """
        sitters = [replace(sitter, name=_(sitter.name)) for sitter in sitters]
        setup = setup_for(game, sitters, options, first=first, seed=seed, stack=stack)
        table = Table(
            self.app,
            Session.new(setup, chairs_for(sitters), save=self.app.files.autosave, bot_seed=seed),
        )
        self.open(TABLES[game].open(self.app, table))
        return table

    # -- time ----------------------------------------------------------------------------------
    def run(self, us: int) -> None:
        """Let time pass, without drawing. Scenes are woken when they asked for it, as in a window.

        Between two frames nothing is updated; a scene that asks for none sleeps until an input.
        """
        end_us = self.app.now_us + us
        while self.app.now_us < end_us and not self.app.ending:
            self._turn(end_us)

    def until(self, what: str, come: Callable[[], bool], limit_us: int = 60_000_000) -> None:
        """Let time pass until `come`; StuckError after `limit_us`, naming `what` was waited for.

        Also as soon as nothing would happen any more without an input. A duel's sheet, which lies
        until somebody has read it, is read and put away.
        """
        end_us = self.app.now_us + limit_us
        while not come():
            if self._sheet_lies() and self.app.now_us < end_us:
                self.run(READ_US)
                if not come():
                    self.tap(pygame.KSCAN_RETURN)
                continue
            if self.app.ending or self.app.now_us >= end_us or not self._turn(end_us):
                name = self.app.top.name if self.app.top is not None else "nothing"
                raise StuckError(f"waited for {what}; there is '{name}' on screen, and it stays")

    def _sheet_lies(self) -> bool:
        top = self.app.top
        return top is not None and getattr(getattr(top, "stage", None), "value", "") == "finish"

    def until_scene(self, name: str, limit_us: int = 60_000_000) -> Scene:
        """Let time pass until the scene of this name is on top."""
        self.until(f"the scene '{name}'", lambda: self.top.name == name, limit_us)
        return self.top

    def _turn(self, end_us: int) -> bool:
        """On to the next frame, at most to `end_us`; False when no frame is wanted till then."""
        app = self.app
        while not app.art.ready:  # read in a thread, in true time: the same pictures every time
            time.sleep(0.001)
        top = self.top
        if top is not self._seen_top:
            self._seen_top, self._pacing.stale = top, True
        due_us = self._pacing.due_us(top.wake_us(), top.aim_us(), None)
        if due_us is None or due_us > end_us:
            self._clock.advance(max(0, end_us - app.now_us))
            app.now_us = self._clock.now_us()
            return False
        self._frame(max(0, due_us - app.now_us), ())
        return True

    def _frame(self, dt_us: int, inputs: Sequence[Input]) -> None:
        self._pacing.begin(self.app.now_us + dt_us)
        self.app.step(dt_us, inputs, draw=False)
        self._pacing.stale = bool(inputs)

    # -- hands ---------------------------------------------------------------------------------
    def look(self) -> None:
        """See what is asked before pressing anything: sooner no press counts."""
        top = self.app.top
        left_us = top.presses_from_us - self.app.now_us if top is not None else 0
        if 0 < left_us <= SEEN_US:
            self.run(left_us)

    def tap(self, *scancodes: int) -> None:
        """Press and release keys one after another, with a moment's rest after each."""
        for code in scancodes:
            self.together((code, 0))

    def together(self, *presses: tuple[int, int]) -> None:
        """Press keys within one frame: (scancode, µs after the first), then release them."""
        self.look()
        last_us = max(after_us for _code, after_us in presses)
        wait_us = max(FRAME_US, last_us + 1)
        first_us = self.app.now_us + wait_us - last_us  # later than all that was ever on screen
        downs = [
            Input(Kind.KEY_DOWN, first_us + after_us, scancode=code)
            for code, after_us in sorted(presses, key=lambda press: press[1])
        ]
        self._frame(wait_us, downs)
        self.run(TAP_US)
        up_us = self.app.now_us + 1
        self._frame(1, [Input(Kind.KEY_UP, up_us, scancode=code) for code, _after in presses])
        self.run(TAP_US)

    def press(self, scancode: int) -> None:
        """Press a key and keep it down."""
        self.look()
        at_us = self.app.now_us + FRAME_US
        self._frame(FRAME_US, [Input(Kind.KEY_DOWN, at_us, scancode=scancode)])
        self.run(TAP_US)

    def let_go(self, scancode: int) -> None:
        """Release a key that is down."""
        at_us = self.app.now_us + FRAME_US
        self._frame(FRAME_US, [Input(Kind.KEY_UP, at_us, scancode=scancode)])
        self.run(TAP_US)

    def key(self, table: Table, seat: int, act: Act) -> int:
        """The key a person has for an act; StuckError for bots and where there is none."""
        zone = table.guests[seat].zone
        code = zone.key_for(act) if zone is not None else None
        if code is None:
            raise StuckError(f"{table.name(seat)} has no key for '{act.value}'")
        return code

    def act(self, table: Table, seat: int, act: Act) -> None:
        """A person does something by their key."""
        self.tap(self.key(table, seat, act))

    def click(self, x_u: float, y_u: float) -> None:
        """Move the mouse there, press and release it."""
        self.look()
        at_us = self.app.now_us + FRAME_US
        self._frame(
            FRAME_US,
            [
                Input(Kind.MOUSE_MOVE, at_us, x_u=x_u, y_u=y_u),
                Input(Kind.MOUSE_DOWN, at_us, x_u=x_u, y_u=y_u, button=1),
                Input(Kind.MOUSE_UP, at_us, x_u=x_u, y_u=y_u, button=1),
            ],
        )
        self.run(TAP_US)

    # -- looking -------------------------------------------------------------------------------
    def picture(self) -> pygame.Surface:
        """What is on screen now; drawn afresh, so that it hangs on nothing drawn before."""
        self.app.canvas.invalidate()
        self.app.pump.fresh()  # nobody looked for presses since it was last drawn: no stall
        self.app.step(0)
        return self.app.canvas.surface
