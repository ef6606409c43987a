"""The screen saver and the pointer: away while they would be in the way, and back in time."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.core.registry import GAMES
from scenes.games import TABLES
from scenes.kit.app.app import App
from scenes.kit.app.presence import HIDE_US, IDLE_US, Presence
from scenes.kit.app.scene import Scene
from scenes.kit.input.inputs import Input, Kind
from scenes.shell.title import Title
from scenes.tools.stagehand import Sitter, Stagehand

SECOND = 1_000_000


class Table(Scene):
    keeps_awake = True


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = App.headless((640, 360), data=tmp_path)
    made.push(Scene(made))
    yield made
    made.close()


def let(app: App, us: int, *events: Input) -> None:
    app.pump.fresh()
    app.step(us, events, draw=False)


def move(app: App, x_u: float, y_u: float = 100) -> None:
    let(app, 20_000, Input(Kind.MOUSE_MOVE, app.now_us + 20_000, x_u=x_u, y_u=y_u))


def key(app: App) -> None:
    let(app, 20_000, Input(Kind.KEY_DOWN, app.now_us + 20_000, scancode=4))


# -- the pointer -----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    "press", [Input(Kind.KEY_DOWN, 0, scancode=4), Input(Kind.PAD_DOWN, 0, pad=3, button=0)]
)
def test_the_pointer_goes_after_three_seconds_of_keys_or_pads(app: App, press: Input) -> None:
    let(app, 20_000, press)
    assert app.presence.due_us() == HIDE_US
    let(app, HIDE_US - app.now_us - 1)
    assert app.presence.pointer
    let(app, 1)
    assert not app.presence.pointer


def test_it_stays_while_the_mouse_alone_is_used_however_long_it_rests(app: App) -> None:
    move(app, 100)
    move(app, 300)
    let(app, 60 * SECOND)
    assert app.presence.pointer


def test_three_seconds_count_from_the_last_use_of_the_mouse(app: App) -> None:
    for _second in range(10):
        key(app)
        move(app, 100)
        move(app, 400)
        let(app, SECOND)
    assert app.presence.pointer


def test_a_tremble_brings_nothing_back_and_takes_no_focus(app: App) -> None:
    seen: list[Kind] = []

    class Ear(Scene):
        def handle(self, event: Input) -> bool:
            seen.append(event.kind)
            return True

    app.push(Ear(app))
    key(app)
    let(app, 4 * SECOND)
    for step in range(200):
        move(app, 500 + (step % 3) * 2)
        let(app, 200_000)
    assert not app.presence.pointer and Kind.MOUSE_MOVE not in seen
    move(app, 500)
    move(app, 520)
    assert app.presence.pointer and Kind.MOUSE_MOVE in seen


@pytest.mark.parametrize("kind", [Kind.MOUSE_DOWN, Kind.WHEEL])
def test_a_click_or_the_wheel_is_the_mouse(app: App, kind: Kind) -> None:
    key(app)
    let(app, 4 * SECOND)
    let(app, 1_000, Input(kind, app.now_us + 1_000, x_u=5, y_u=5, button=1))
    assert app.presence.pointer


# -- the saver -------------------------------------------------------------------------------------
def test_no_saver_while_a_table_is_open_and_one_on_the_title_after_a_while(app: App) -> None:
    app.push(Table(app))
    app.push(Scene(app))  # the pause lies over it
    let(app, 50 * IDLE_US)
    assert app.presence.awake
    app.reset(Scene(app))
    let(app, 1)
    assert not app.presence.awake
    key(app)
    assert app.presence.awake and app.presence.due_us() is not None
    let(app, IDLE_US)
    assert not app.presence.awake


def test_pads_count_as_being_there(app: App) -> None:
    for _minute in range(5):
        let(app, IDLE_US - SECOND, Input(Kind.PAD_DOWN, app.now_us, pad=1, button=0))
        assert app.presence.awake


def test_the_system_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[bool] = []
    monkeypatch.setattr(pygame.display, "set_allow_screensaver", told.append)
    presence = Presence(0)
    presence.update(IDLE_US, ())
    presence.heard(Input(Kind.PAD_DOWN, IDLE_US + 1))
    presence.update(IDLE_US + 1, ())
    assert told == [False, True, False]


@pytest.mark.parametrize("game", TABLES)
def test_every_table_keeps_the_saver_off_and_the_title_does_not(game: str) -> None:
    hand = Stagehand((640, 360), "en")
    try:
        people = [Sitter(f"P{i}") for i in range(GAMES[game].players[0])]
        hand.sit(game, people)
        assert hand.app.top is not None and hand.app.top.keeps_awake
        assert not Title.keeps_awake
    finally:
        hand.close()
