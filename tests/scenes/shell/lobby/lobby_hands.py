"""A lobby without a window, whose tables only stand in; hands that press, click and read it."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.widgets import Button, Widget
from scenes.shell.lobby import open as lobby_open
from scenes.shell.lobby.cards import SeatCard
from scenes.shell.lobby.lobby import Lobby
from scenes.shell.lobby.rules import HouseRules
from scenes.shell.lobby.seat import SeatSheet
from scenes.table.table import Table


class Opened(Scene):
    """Stands in for a game's scene."""

    name = "opened"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    made = App.headless((1280, 720))
    made.notices.clear()
    for key, info in list(lobby_open.TABLES.items()):
        stand_in = replace(info, open=Opened, starter=None, offer=None, teach=None)
        monkeypatch.setitem(lobby_open.TABLES, key, stand_in)
    yield made
    made.close()


def lobby_of(app: App, key: str = "saloon_poker") -> Lobby:
    lobby = Lobby(app, key)
    app.push(lobby)
    app.step()
    app.notices.clear()
    return lobby


def press(app: App, *codes: int) -> None:
    for code in codes:
        app.step(20_000, [Input(Kind.KEY_DOWN, app.now_us + 20_000, scancode=code)])
        app.step(1_000, [Input(Kind.KEY_UP, app.now_us + 1_000, scancode=code)])


def pad(app: App, *buttons: PadButton, number: int = 5) -> None:
    for button in buttons:
        app.step(20_000, [Input(Kind.PAD_DOWN, app.now_us, pad=number, button=button)])
        app.step(1_000, [Input(Kind.PAD_UP, app.now_us, pad=number, button=button)])


def click(app: App, widget: Widget, part: float = 0.5) -> None:
    x, y = widget.x + widget.w * part, widget.centre[1]
    app.step(20_000, [Input(Kind.MOUSE_DOWN, app.now_us, x_u=x, y_u=y, button=1)])
    app.step(1_000, [Input(Kind.MOUSE_UP, app.now_us, x_u=x, y_u=y, button=1)])


def button(scene: Lobby | SeatSheet | HouseRules, label: str) -> Button:
    found = [w for w in scene.group.widgets if isinstance(w, Button) and w.label == label]
    assert found, f"no button {label!r}"
    return found[0]


def cards(lobby: Lobby) -> list[SeatCard]:
    return [w for w in lobby.group.widgets if isinstance(w, SeatCard)]


def names(lobby: Lobby) -> list[str]:
    return [sitter.name for sitter in lobby.party.sitters]


def opened(app: App) -> Table:
    scene = app.top
    assert isinstance(scene, Opened), f"{scene} is on top"
    return scene.table


def sheet_of(app: App, lobby: Lobby, seat: int = 0) -> SeatSheet:
    sheet = SeatSheet(app, lobby, lobby.party.sitters[seat])
    app.push(sheet)
    app.step()
    return sheet


def type_name(app: App, sheet: SeatSheet, text: str) -> None:
    sheet.group.set_focus(0)
    press(app, pygame.KSCAN_RETURN)
    for _ in range(30):
        press(app, pygame.KSCAN_BACKSPACE)
    app.step(10_000, [Input(Kind.TEXT, app.now_us, text=text)])
    press(app, pygame.KSCAN_RETURN)
