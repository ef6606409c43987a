"""A washroom without a window: people press keys, click and hold, the clock is turned by hand."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame

from game.controls.gestures import Act
from game.core.chairs import Chair
from game.core.registry import GAMES
from game.core.session import Session
from game.texas_hold_it.records import HOLD, Pass, Pee, TexasView
from scenes.games.texas_hold_it.scene import Washroom
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.table.secret.secrets import Curtain
from scenes.table.table import Table
from tests.scenes.looking import look

FRAME_US = 16_667
SMALL = (640, 360)
NAMES = ("Belle", "Doc", "Hattie", "Buck", "Pearl", "Wyatt")
# Gaps of four: the first is gassed and sprayed, the others stay dry.
WET = ("gas", "cactus", "calm", "snake", "calm", "cactus", "snake")
ENDS = ("cactus", "calm", "snake", "gas", "calm", "cactus", "snake")
DECK = ("snake", "calm", "cactus", "gas", "calm", "cactus", "snake")


class FakePad:
    """A pad's device that writes down how it was shaken, and when."""

    def __init__(self, app: App) -> None:
        self._app = app
        self.felt: list[tuple[int, int]] = []
        """(app time in µs, ms) of every shake that can be felt."""
        self.stops = 0

    def rumble(self, low: float, high: float, ms: int) -> bool:
        if low > 0 or high > 0:
            self.felt.append((self._app.now_us, ms))
        return True

    def stop_rumble(self) -> None:
        self.stops += 1


class TexasTable:
    """A table opened and ready; `levels` None is a person. `decks` says how the cards lie."""

    def __init__(
        self,
        levels: Sequence[str | None] = (None, None, None),
        *,
        decks: Sequence[Sequence[str]] = (DECK,),
        size: tuple[int, int] = SMALL,
        language: str = "en",
        log: Path | None = None,
        data: Path | None = None,
        speed: str = "normal",
        first: int = 0,
        settings: Mapping[str, Any] | None = None,
        pads: Sequence[int] = (),
        scene: Callable[[App, Table], Washroom] = Washroom,
        names: Sequence[str] = NAMES,
        **options: Any,
    ) -> None:
        self.app = App.headless(size, language=language, log_path=log, data=data)
        self.app.settings.language = language
        self.app.settings.speed = speed
        for key, value in (settings or {}).items():
            setattr(self.app.settings, key, value)
        self.app.settings_changed()
        self.app.notices.clear()
        self.devices: dict[int, FakePad] = {}
        for seat in pads:
            self.devices[seat] = FakePad(self.app)
            self.app.pads.add(100 + seat, "pad", self.devices[seat])  # type: ignore[arg-type]
            self.app.pads.assign(100 + seat, seat)
        setup = GAMES["texas_hold_it"].setup(
            tuple(names[: len(levels)]), options, first=first, seed=5
        )
        setup = replace(setup, stack={"decks": tuple(list(deck) for deck in decks)})
        chairs = [
            Chair(name, level, Looks(i, i, i + 1, i).to_json())
            for i, (name, level) in enumerate(zip(names, levels, strict=False))
        ]
        session = Session.new(setup, chairs, save=self.app.files.autosave, bot_seed=7)
        self.table = Table(self.app, session)
        self.open(scene(self.app, self.table))

    def open(self, scene: Washroom) -> None:
        """Show the scene, with all its pictures read."""
        self.scene = scene
        self.app.reset(scene)
        while not self.app.art.ready:
            time.sleep(0.002)
        self.run(700_000)

    def close(self) -> None:
        self.app.close()

    # -- time ----------------------------------------------------------------------------------
    def step(self, dt_us: int = FRAME_US, *events: Input, draw: bool = False) -> None:
        self.app.pump.fresh()
        self.app.step(dt_us, events, draw=draw)

    def run(self, us: int) -> None:
        while us > 0:
            self.step(min(us, FRAME_US))
            us -= FRAME_US

    def until(self, what: Callable[[], bool], limit_us: int = 120_000_000) -> None:
        begun_us = self.app.now_us
        while not what():
            assert self.app.now_us - begun_us < limit_us, f"it never came; {self.scene.prompt()!r}"
            self.step()

    def rest(self) -> None:
        """Until nothing plays any more and hands have rested."""
        self.until(lambda: not self.scene.film.busy and not self.table.pending)
        self.run(50_000)

    def until_turn(self, seat: int) -> None:
        """Until somebody may choose, with the curtain open."""
        self.until(lambda: self.scene.actor() == seat)
        self.run(450_000)

    # -- hands ---------------------------------------------------------------------------------
    def key(self, seat: int, act: Act) -> int:
        zone = self.table.guests[seat].zone
        assert zone is not None
        code = zone.key_for(act)
        assert code is not None
        return code

    def tap(self, *scancodes: int) -> None:
        """Press and let go of keys, one after another, without haste."""
        for code in scancodes:
            look(self.app)
            self.step(FRAME_US, Input(Kind.KEY_DOWN, self.app.now_us + FRAME_US, scancode=code))
            self.run(40_000)
            self.step(1_000, Input(Kind.KEY_UP, self.app.now_us, scancode=code))
            self.run(40_000)

    def act(self, seat: int, *acts: Act) -> None:
        """A person does things by their keys."""
        for act in acts:
            self.tap(self.key(seat, act))

    def pad(self, seat: int, button: PadButton) -> None:
        look(self.app)
        at_us = self.app.now_us + FRAME_US
        self.step(FRAME_US, Input(Kind.PAD_DOWN, at_us, pad=100 + seat, button=button))
        self.run(40_000)
        self.step(1_000, Input(Kind.PAD_UP, self.app.now_us, pad=100 + seat, button=button))
        self.run(40_000)

    def mouse(self, x_u: float, y_u: float) -> None:
        self.step(FRAME_US, Input(Kind.MOUSE_MOVE, self.app.now_us, x_u=x_u, y_u=y_u))

    def click(self, x_u: float, y_u: float, held_us: int = 40_000) -> None:
        look(self.app)
        self.mouse(x_u, y_u)
        at_us = self.app.now_us + FRAME_US
        self.step(FRAME_US, Input(Kind.MOUSE_DOWN, at_us, x_u=x_u, y_u=y_u, button=1))
        self.run(held_us)
        self.step(1_000, Input(Kind.MOUSE_UP, self.app.now_us, x_u=x_u, y_u=y_u, button=1))
        self.run(40_000)

    def click_spot(self, key: Hashable) -> None:
        """Click in the middle of something that is offered."""
        spot = self.scene.picker.find(key)
        assert spot is not None, key
        self.click(*spot.centre)

    def walk_to(self, seat: int, key: Hashable) -> None:
        """Move the cursor by a person's own keys until it is there."""
        for _step in range(20):
            if self.scene.picker.key == key:
                return
            self.act(seat, Act.RIGHT)
        raise AssertionError(f"no way to {key}")

    def choose(self, seat: int, *keys: Hashable) -> None:
        """Choose by keys, one thing after another, once it is their turn."""
        self.until_turn(seat)
        for key in keys:
            self.walk_to(seat, key)
            self.act(seat, Act.SLAP)

    def uncover(self, seat: int) -> None:
        """Open the curtain with one's own key."""
        self.until(lambda: self.scene.secrets.curtain is Curtain.HANGING)
        self.run(450_000)
        self.act(seat, Act.SLAP)
        self.until(lambda: self.scene.secrets.curtain is Curtain.UP)

    def look(self, seat: int, on: bool) -> None:
        """Hold the look key, or let go of it."""
        kind = Kind.KEY_DOWN if on else Kind.KEY_UP
        code = self.key(seat, Act.POINT)
        self.step(FRAME_US, Input(kind, self.app.now_us + FRAME_US, scancode=code))
        self.run(60_000)

    # -- whole moves ---------------------------------------------------------------------------
    def peek(self, seat: int, gap: int, says: str) -> None:
        """Peek behind the curtain, without looking, and say something."""
        self.choose(seat, "peek", ("gap", gap))
        if self.scene.secrets.sole is None and self.scene.felt is None:
            self.uncover(seat)
        self.choose(seat, ("say", says))
        self.rest()

    def pee(self, seat: int, urinal: int) -> None:
        self.choose(seat, "pee", ("urinal", urinal))
        self.rest()

    def hold(self, seat: int) -> None:
        self.choose(seat, "hold")
        self.rest()

    # -- what is known -------------------------------------------------------------------------
    @property
    def view(self) -> TexasView:
        return self.scene.known()

    @property
    def top(self) -> Scene:
        top = self.app.top
        assert top is not None
        return top

    def moves(self) -> list[dict[str, Any]]:
        """The moves so far, as the transcript has them."""
        plays = self.table.session.transcript()["moves"]
        assert isinstance(plays, list)
        return [play for play in plays if play["do"] != "wait"]

    def picture(self) -> bytes:
        """Everything on the canvas, drawn anew."""
        self.app.canvas.invalidate()
        self.step(0, draw=True)
        return pygame.image.tobytes(self.app.canvas.surface, "RGB")


def end_round(t: TexasTable, places: dict[int, int]) -> None:
    """Everybody decides at once, without pictures: these take places, the others hold it."""
    number = t.view.round
    while t.view.round == number and not t.view.over:
        seat = t.table.to_act()[0]
        if seat not in t.view.cowboys:
            t.table.play(seat, Pass())
        else:
            t.table.play(seat, Pee(places[seat]) if seat in places else HOLD)
    t.scene.take()


__all__ = ["DECK", "ENDS", "NAMES", "WET", "FakePad", "TexasTable", "end_round"]
