"""A table in a dark room: the real scenes, with hands and a clock that tests move.

The duel and the results page have tests of their own; here stand-ins take their place, so that a
poker table is judged by itself.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.controls.gestures import Act
from game.core.chairs import Chair
from game.core.registry import GAMES
from game.core.session import Session
from scenes.games import high_noon
from scenes.games.saloon_poker.scene import SaloonPoker
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.draw.art import Art
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.text import words
from scenes.shell import rooms
from scenes.table.table import Table
from tests.scenes.looking import look

SMALL = (640, 360)
FRAME = 16_667


class StandIn(Scene):
    """Takes the place of a scene tested elsewhere; keeps what it was made with."""

    def __init__(self, app: App, *given: Any, **more: Any) -> None:
        super().__init__(app)
        self.given, self.more = given, more


class Duel(StandIn):
    """A duel over the table."""

    name = "duel"


class Results(StandIn):
    """The end of the evening."""

    name = "results"


class Lobby(StandIn):
    """Where people sit down."""

    name = "lobby"


@pytest.fixture(autouse=True)
def shell(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every app here has the shell above its tables, as the program's own has."""
    monkeypatch.setattr(App, "shell", rooms.Rooms())


@pytest.fixture
def stand_ins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Duel, results and lobby are not what is tested here."""
    monkeypatch.setattr(high_noon, "open_over", Duel)
    monkeypatch.setattr(rooms.Rooms, "results", lambda _self, *given: Results(*given))
    monkeypatch.setattr(rooms.Rooms, "lobby", lambda _self, *given: Lobby(*given))


class Room:
    """An app without a window, its clock, and everybody's hands."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._people: tuple[tuple[str, str | None], ...] = ()

    # -- sitting down --------------------------------------------------------------------------
    def sit(
        self,
        people: Sequence[str | tuple[str, str]] = ("Ann", "Bo"),
        options: Mapping[str, Any] | None = None,
        *,
        dice: Sequence[int] = (),
        first: int = 0,
        seed: int = 7,
        looks: Sequence[Looks] = (),
        open_scene: bool = True,
    ) -> SaloonPoker:
        """A table of Saloon Poker; ("Tin", "hard") is a bot. `dice` are the first ones thrown."""
        who = [(p, None) if isinstance(p, str) else p for p in people]
        setup = GAMES["saloon_poker"].setup(
            tuple(name for name, _ in who), options or {}, first=first, seed=seed
        )
        setup = replace(setup, stack={"dice": tuple(dice), "noon_us": (2_000_000,) * 20})
        chairs = [
            Chair(name, level, (looks[i] if looks else Looks(i % 8, i % 8, i % 9, i % 9)).to_json())
            for i, (name, level) in enumerate(who)
        ]
        session = Session.new(
            setup,
            chairs,
            save=self.app.files.autosave,
            notice=lambda n: self.app.notice(str(n)),
            bot_seed=seed,
        )
        self.table = Table(self.app, session)
        self.scene = SaloonPoker(self.app, self.table)
        if open_scene:
            self.app.reset(self.scene)
            self.step()
            look(self.app)
        return self.scene

    # -- time ----------------------------------------------------------------------------------
    def step(self, us: int = FRAME, *events: Input, draw: bool = False) -> None:
        self.app.pump.fresh()  # a long time without a frame is no stall here
        self.app.step(us, events, draw=draw)

    def run(self, us: int) -> None:
        """Let time pass frame by frame."""
        while us > 0:
            self.step(min(us, FRAME))
            us -= FRAME

    def until(self, what: Callable[[], bool], limit_us: int = 60_000_000) -> None:
        begun = self.app.now_us
        while not what():
            assert self.app.now_us - begun < limit_us, "it never came"
            self.step()

    def settle(self) -> None:
        """Until nothing moves on its own."""
        self.until(lambda: not self.scene.film.moving and not self.table.pending)
        self.run(2 * FRAME)

    # -- hands ---------------------------------------------------------------------------------
    def now(self) -> int:
        return self.app.now_us

    def down(self, scancode: int, at_us: int | None = None) -> Input:
        stamp = self.app.now_us if at_us is None else at_us
        return Input(Kind.KEY_DOWN, stamp, scancode=scancode)

    def up(self, scancode: int) -> Input:
        return Input(Kind.KEY_UP, self.app.now_us, scancode=scancode)

    def _do(self, down: Input, up: Input) -> None:
        self.app.deliver([down])
        self.step()
        self.app.deliver([replace(up, at_us=self.app.now_us)])
        self.run(3 * FRAME)

    def tap(self, *scancodes: int) -> None:
        """Press and release keys, one after another."""
        for code in scancodes:
            look(self.app)
            self.step()
            self._do(self.down(code), self.up(code))

    def click(self, x_u: float, y_u: float, button: int = 1) -> None:
        look(self.app)
        self.step()
        at = self.app.now_us
        self.app.deliver([Input(Kind.MOUSE_MOVE, at, x_u=x_u, y_u=y_u)])
        self._do(
            Input(Kind.MOUSE_DOWN, at, x_u=x_u, y_u=y_u, button=button),
            Input(Kind.MOUSE_UP, at, x_u=x_u, y_u=y_u, button=button),
        )

    def pad(self, pad: int, *buttons: int) -> None:
        for button in buttons:
            look(self.app)
            self.step()
            at = self.app.now_us
            self._do(
                Input(Kind.PAD_DOWN, at, pad=pad, button=button),
                Input(Kind.PAD_UP, at, pad=pad, button=button),
            )

    def key(self, seat: int, act: Act) -> int:
        """The key a person has for an act."""
        zone = self.table.guests[seat].zone
        assert zone is not None
        code = zone.key_for(act)
        assert code is not None
        return code

    def act(self, seat: int, act: Act) -> None:
        self.tap(self.key(seat, act))

    # -- what the game knows -------------------------------------------------------------------
    @property
    def view(self) -> Any:
        return self.scene.view()

    def moves(self) -> list[dict[str, Any]]:
        """The moves made so far, as the transcript has them."""
        plays = self.table.session.transcript()["moves"]
        assert isinstance(plays, list)
        return [play for play in plays if play["do"] != "wait"]

    # -- places on the stage -------------------------------------------------------------------
    def spot(self, i: int) -> tuple[float, float]:
        """Where to click: dice 0 to 4, 5 the left button, 6 the right one."""
        if i < 5:
            die = self.scene.board.dice[i]
            assert die is not None
            return die.x, die.y
        prompt = self.scene.layout.places["prompt"]
        return prompt.x_u + (200 if i == 5 else 800), prompt.y_u + 110

    # -- looking -------------------------------------------------------------------------------
    def pixels(self) -> bytes:
        """What is on screen now, drawn from scratch."""
        self.app.canvas.invalidate()
        self.step(0, draw=True)
        return pygame.image.tobytes(self.app.canvas.surface, "RGB")


@pytest.fixture
def room(
    stand_ins: None, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Iterator[Callable[..., Room]]:
    """`room()` gives a Room; give it a window's size, a language or settings to differ."""
    # Loading in a thread would only compete with the test for the processor.
    monkeypatch.setattr(Art, "preload", lambda self, wanted, progress: None)
    rooms: list[Room] = []

    def make(
        size: tuple[int, int] = SMALL,
        language: str = "en",
        data: Path | None = None,
        **settings: object,
    ) -> Room:
        app = App.headless(size, data=data or tmp_path / "data", language=language)
        for name, value in {"language": language, **settings}.items():
            setattr(app.settings, name, value)
        app.settings_changed()
        rooms.append(Room(app))
        return rooms[-1]

    yield make
    for one in rooms:
        one.app.close()
    words.use("en")


class Placed:
    """One picture or text as it was put on the canvas, in u."""

    def __init__(self, box: tuple[float, float, float, float], text: str, ink: Any) -> None:
        self.x, self.y, self.w, self.h = box
        self.text = text
        self.ink = ink
        """The part that can be seen, in u: (x, y, w, h)."""


@pytest.fixture
def texts(monkeypatch: pytest.MonkeyPatch) -> Callable[[App], list[Placed]]:
    """`texts(app)` draws a frame and gives every text on it with the box of its ink."""
    from scenes.kit.text.lettering import Lettering

    known: dict[int, tuple[pygame.Surface, str]] = {}
    real_line, real_block, real_blit = Lettering.line, Lettering.block, Canvas.blit

    def line(self: Lettering, text: str, *a: Any, **k: Any) -> pygame.Surface:
        surface = real_line(self, text, *a, **k)
        known[id(surface)] = (surface, text)
        return surface

    def block(self: Lettering, text: str, *a: Any, **k: Any) -> pygame.Surface:
        surface = real_block(self, text, *a, **k)
        known[id(surface)] = (surface, text)
        return surface

    found: list[Placed] = []

    def blit(self: Canvas, surface: pygame.Surface, x: float, y: float, **k: Any) -> None:
        text = known.get(id(surface))
        if text is not None:
            rect = surface.get_rect()
            setattr(
                rect,
                k.get("anchor", "topleft"),
                (
                    round((x + self._shift[0]) * self.scale),
                    round((y + self._shift[1]) * self.scale),
                ),
            )
            seen = surface.get_bounding_rect(min_alpha=60).move(rect.topleft)
            s = self.scale
            found.append(
                Placed(
                    (rect.x / s, rect.y / s, rect.w / s, rect.h / s),
                    text[1],
                    (seen.x / s, seen.y / s, seen.w / s, seen.h / s),
                )
            )
        real_blit(self, surface, x, y, **k)

    monkeypatch.setattr(Lettering, "line", line)
    monkeypatch.setattr(Lettering, "block", block)
    monkeypatch.setattr(Canvas, "blit", blit)

    def look(app: App) -> list[Placed]:
        app.text._cache.clear()
        found.clear()
        app.canvas.invalidate()
        app.pump.fresh()
        app.step(0)
        return list(found)

    return look


def overlaps(placed: Sequence[Placed], slack_u: float = 2.0) -> list[tuple[str, str]]:
    """Pairs of texts whose ink covers one another."""
    out = []
    for i, a in enumerate(placed):
        ax, ay, aw, ah = a.ink
        for b in placed[i + 1 :]:
            bx, by, bw, bh = b.ink
            wide = min(ax + aw, bx + bw) - max(ax, bx)
            high = min(ay + ah, by + bh) - max(ay, by)
            if wide > slack_u and high > slack_u:
                out.append((a.text, b.text))
    return out


def outside(
    placed: Sequence[Placed], box: tuple[float, float, float, float] = (0, 0, 1920, 1080)
) -> list[str]:
    """Texts whose ink leaves the box (x, y, w, h)."""
    x, y, w, h = box
    return [
        p.text
        for p in placed
        if p.ink[2] > 0
        and (
            p.ink[0] < x - 1
            or p.ink[1] < y - 1
            or p.ink[0] + p.ink[2] > x + w + 1
            or p.ink[1] + p.ink[3] > y + h + 1
        )
    ]
