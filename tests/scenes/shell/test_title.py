"""The title: what it offers, how every device reaches it, and that it keeps still."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.controls.gestures import Act
from scenes.games import TABLES
from scenes.games.saloon_poker.scene import SaloonPoker
from scenes.kit.draw.canvas import STAGE_W_U
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.shell.options import Options
from scenes.shell.rulebook.book import RulesBook
from scenes.shell.title import GLOW_STEP_US, Title
from scenes.table.game_ui import GameUI
from tests.scenes.conftest import FRAME, Lobby, Placed, Room, outside, overlaps

Make = Callable[..., Room]
Look = Callable[..., list[Placed]]
ENTER, ESC = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE
UP, DOWN, RIGHT = pygame.KSCAN_UP, pygame.KSCAN_DOWN, pygame.KSCAN_RIGHT


@pytest.fixture
def six_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """All the games that there will ever be, with their long names."""
    for key, name in (
        ("monster_gunslingers", "Monster Gunslingers"),
        ("monster", "Monster"),
        ("texas_hold_it", "Texas Hold It"),
    ):
        info = GameUI(
            key, name, f"{name} for all.", "icons/skull", key, lambda app, table: None, {}
        )  # type: ignore[arg-type,return-value]
        monkeypatch.setitem(TABLES, key, info)


def open_title(room: Room) -> Title:
    title = Title(room.app)
    room.app.reset(title)
    room.step()
    return title


def labels(title: Title) -> list[str]:
    return [widget.label for widget in title.group.widgets]  # type: ignore[attr-defined]


def test_only_what_can_be_played_is_offered(room: Make) -> None:
    title = open_title(room())
    games = [info.title for info in TABLES.values()]
    assert labels(title) == [*games, "Rules", "Options", "Quit"]


def test_going_on_is_offered_only_with_a_game_to_go_on_with(room: Make) -> None:
    r = room()
    assert "Continue" not in labels(open_title(r))
    r.sit(("Ann", "Bo"))
    r.act(0, Act.SLAP)
    title = open_title(r)
    assert labels(title)[0] == "Continue" and title.group.focus == 0
    assert title.foot() == "Saloon Poker with Ann and Bo, just as you left it."
    r.tap(ENTER)
    assert isinstance(r.app.top, SaloonPoker)


@pytest.mark.parametrize("device", ["keys", "pad", "mouse"])
def test_every_entry_is_reached_by_every_device(room: Make, device: str, six_games: None) -> None:
    goes_to = {"Rules": RulesBook, "Options": Options}
    goes_to |= {info.title: Lobby for info in TABLES.values()}  # type: ignore[dict-item]
    games = len(TABLES)
    for i, label in enumerate(labels(open_title(room()))):
        r = room()
        title = open_title(r)
        if device == "keys":
            # The tables stand at the left; what the house offers, at the right.
            r.tap(*([DOWN] * i if i < games else [UP, RIGHT, *[UP] * (games + 2 - i)]), ENTER)
        elif device == "pad":
            down, up, right = PadButton.DPAD_DOWN, PadButton.DPAD_UP, PadButton.DPAD_RIGHT
            r.pad(7, *([down] * i if i < games else [up, right, *[up] * (games + 2 - i)]))
            r.pad(7, PadButton.SOUTH)
        else:
            r.click(*title.group.widgets[i].centre)
        if label == "Quit":
            assert r.app.ending
            continue
        assert type(r.app.top) is goes_to[label]
        if not isinstance(r.app.top, Lobby):
            r.tap(ESC)
            assert r.app.top is title and title.group.focus == i


def test_down_from_a_columns_foot_goes_to_its_own_top(room: Make, six_games: None) -> None:
    r = room()
    title = open_title(r)
    games = len(TABLES)
    for foot, top in ((games - 1, 0), (games + 2, games)):
        title.group.set_focus(foot)
        r.tap(DOWN)
        assert title.group.focus == top
        r.tap(UP)
        assert title.group.focus == foot


def test_the_lobby_is_opened_for_the_game_that_was_chosen(room: Make) -> None:
    r = room()
    open_title(r)
    r.tap(DOWN, ENTER)
    assert isinstance(r.app.top, Lobby) and r.app.top.given == (list(TABLES)[1],)


def test_esc_leads_to_the_way_out_and_no_further(room: Make) -> None:
    r = room()
    title = open_title(r)
    for _ in range(4):
        r.tap(ESC)
    r.pad(2, PadButton.EAST)
    assert not r.app.ending and r.app.top is title
    assert labels(title)[title.group.focus] == "Quit"
    r.tap(ENTER)
    assert r.app.ending


def test_clicks_beside_the_signs_and_with_other_buttons_do_nothing(room: Make) -> None:
    r = room()
    title = open_title(r)
    x, y = title.group.widgets[-1].centre
    r.click(x, y, button=3)
    r.click(1700, 900)
    r.click(-40, y)
    assert r.app.top is title and not r.app.ending


def test_a_press_puts_a_notice_away_and_does_its_work_but_a_click_on_the_slip(room: Make) -> None:
    r = room()
    title = open_title(r)
    r.app.notice("one")
    r.app.notice("two")
    r.tap(pygame.KSCAN_DOWN)
    assert r.app.notices == ["two"] and title.group.focus == 1
    r.click(STAGE_W_U - 400, 70)
    assert r.app.notices == [] and r.app.top is title and title.group.focus == 1
    r.app.notice("three")
    r.click(*title.group.widgets[0].centre)
    assert r.app.notices == [] and r.app.top is not title


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_words_fit(room: Make, texts: Look, language: str, percent: int, six_games: None) -> None:
    r = room((960, 540), language, text_percent=percent)
    r.sit(tuple(letter * 24 for letter in "WMQG"))
    r.act(0, Act.SLAP)
    title = open_title(r)
    for i, widget in enumerate(title.group.widgets):
        title.group.set_focus(i)
        placed = texts(r.app)
        assert overlaps(placed) == [] and outside(placed) == []
        label = next(p for p in placed if p.text == widget.label)  # type: ignore[attr-defined]
        assert outside([label], (widget.x + 20, widget.y, widget.w - 40, widget.h)) == []


def test_it_keeps_still_where_motion_is_not_wanted(room: Make) -> None:
    r = room(reduced_motion=True)
    title = open_title(r)
    assert title.wake_us() is None
    first = r.pixels()
    r.run(3_000_000)
    assert r.pixels() == first
    r.step(FRAME, draw=True)
    assert r.app.canvas.drawn_px == 0


def test_the_lamp_flickers_eight_times_a_second_at_most(room: Make) -> None:
    r = room()
    title = open_title(r)
    wake = title.wake_us()
    assert wake is not None and 0 < wake - r.now() <= GLOW_STEP_US
    first = r.pixels()
    assert r.pixels() == first
    r.run(2 * GLOW_STEP_US)
    assert r.pixels() != first


def test_drawing_changes_nothing(room: Make) -> None:
    r = room()
    title = open_title(r)
    before = (title.group.focus, title.foot(), title.wake_us(), list(r.app.notices))
    pictures = {r.pixels() for _ in range(3)}
    assert len(pictures) == 1
    assert (title.group.focus, title.foot(), title.wake_us(), list(r.app.notices)) == before


def test_the_mouse_lights_what_it_is_over(room: Make) -> None:
    r = room()
    title = open_title(r)
    x, y = title.group.widgets[2].centre
    r.step(FRAME, Input(Kind.MOUSE_MOVE, r.now(), x_u=x, y_u=y))
    assert title.group.focus == 2
