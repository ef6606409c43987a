"""The pause sheet: time stands, nothing is lost, and leaving takes a second, different press."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.controls.gestures import Act
from scenes.kit.app.app import Halt
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.shell.options import Options
from scenes.shell.pause import Pause
from scenes.shell.rulebook.book import RulesBook
from scenes.shell.start import halted
from scenes.shell.title import Title
from tests.scenes.conftest import FRAME, Placed, Room, outside

Make = Callable[..., Room]
Look = Callable[..., list[Placed]]
ENTER, ESC, SPACE = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_SPACE
UP, DOWN = pygame.KSCAN_UP, pygame.KSCAN_DOWN
PAIR = [2, 2, 4, 5, 6]


def paused(room: Room) -> Pause:
    """A table with a roll on it, paused; the sheet takes presses."""
    room.sit(("Ann", "Bo"), dice=PAIR)
    room.act(0, Act.SLAP)
    room.settle()
    room.tap(ESC)
    room.run(400_000)
    top = room.app.top
    assert isinstance(top, Pause)
    return top


def labels(page: Pause) -> list[str]:
    return [widget.label for widget in page.group.widgets]  # type: ignore[attr-defined]


@pytest.mark.parametrize("way", ["esc", "start", "click"])
def test_every_device_pauses_and_goes_on(room: Make, way: str) -> None:
    r = room()
    r.sit(("Ann", "Bo"))
    help_place = r.scene.layout.places["help"]
    corner = (help_place.x_u + help_place.w_u - 40, help_place.y_u + 120)
    if way == "esc":
        r.tap(ESC)
    elif way == "start":
        r.pad(0, PadButton.START)
    else:
        r.click(*corner)
    page = r.app.top
    assert isinstance(page, Pause)
    r.run(400_000)
    if way == "esc":
        r.tap(ESC)
    elif way == "start":
        r.pad(0, PadButton.SOUTH)
    else:
        r.click(*page.group.widgets[0].centre)
    assert r.app.top is r.scene


def test_the_clock_and_the_bots_stand_still(room: Make) -> None:
    r = room()
    r.sit([("Tin", "easy"), ("Bess", "easy")])
    r.run(100_000)
    r.tap(ESC)
    stood = r.table.game_us(r.now())
    r.run(30_000_000)
    assert r.table.game_us(r.now()) == stood and r.moves() == []
    r.tap(ESC)
    assert r.app.top is r.scene
    assert r.table.game_us(r.now()) - stood < 6 * FRAME
    r.until(lambda: bool(r.moves()))


def test_a_film_stands_still_too(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.act(0, Act.SLAP)
    r.run(200_000)
    before = list(r.scene.board.dice)
    r.app.deliver([r.down(ESC)])
    r.run(10_000_000)
    assert r.scene.board.dice == before and r.scene.film.busy
    r.tap(ESC)
    assert r.scene.film.busy, "the throw goes on where it was"
    r.settle()
    assert [d.value for d in r.scene.board.dice if d] == PAIR


def test_esc_twice_loses_nothing(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.act(0, Act.SLAP)
    r.settle()
    for code in (ESC, ESC, ENTER, ESC, ESC, ESC):
        r.tap(code)
    for _ in range(4):
        r.run(400_000)
        r.tap(ESC)
    assert not r.app.ending
    assert not isinstance(r.app.top, Title)
    assert r.view.hands[0] == tuple(PAIR)


@pytest.mark.parametrize("gap_us", [30_000, 120_000, 300_000])
def test_no_two_keys_hammered_in_turn_leave_the_table(room: Make, gap_us: int) -> None:
    """Esc, Enter and Space however fast, and whatever the sheet shows meanwhile."""
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    for n in range(40):
        r.app.deliver([r.down((ESC, ENTER, SPACE, ENTER)[n % 4])])
        r.run(gap_us // 2)
        r.app.deliver([r.up((ESC, ENTER, SPACE, ENTER)[n % 4])])
        r.run(gap_us // 2)
    assert not r.app.ending and not isinstance(r.app.top, Title)


def test_hammering_when_the_sheet_comes_by_itself_presses_nothing(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    halted(r.app, Halt("focus"))
    page = r.app.top
    assert isinstance(page, Pause)
    at = r.now()
    r.app.deliver([r.down(ENTER), r.down(SPACE, at - 5)])
    for _ in range(5):
        r.step(40_000, r.down(ENTER), r.down(SPACE), Input(Kind.PAD_DOWN, r.now(), pad=0))
        x, y = page.group.widgets[0].centre
        r.step(1_000, Input(Kind.MOUSE_DOWN, r.now(), x_u=x, y_u=y, button=1))
    assert r.app.top is page and r.moves() == []
    r.app.deliver([r.up(ENTER), r.up(SPACE)])
    r.run(1_100_000)
    r.tap(ENTER)
    assert r.app.top is r.scene


def test_leaving_takes_a_second_press_on_another_button(room: Make) -> None:
    r = room()
    page = paused(r)
    r.tap(UP)
    assert labels(page)[page.group.focus] == "Leave"
    r.tap(ENTER)
    assert r.app.top is page and labels(page) == ["No, stay", "Leave the table"]
    r.tap(ENTER)
    assert r.app.top is page and "Leave" in labels(page), "the same press again stays"
    page.group.set_focus(labels(page).index("Leave"))
    r.tap(ENTER)
    r.tap(ESC)
    assert "Leave" in labels(page) and r.app.top is page, "Esc answers no"
    page.group.set_focus(labels(page).index("Leave"))
    r.tap(ENTER, DOWN, ENTER)
    assert isinstance(r.app.top, Title)


def test_a_double_click_on_leave_does_not_leave(room: Make) -> None:
    for why in ("", "focus"):
        r = room()
        if why:
            r.sit(("Ann", "Bo"), dice=PAIR)
            halted(r.app, Halt(why))
            r.run(400_000)
        else:
            paused(r)
        page = r.app.top
        assert isinstance(page, Pause)
        spot = page.group.widgets[-1].centre
        for _ in range(4):
            r.click(*spot)
        assert not isinstance(r.app.top, Title)


def test_leaving_by_mouse_and_by_pad(room: Make) -> None:
    r = room()
    page = paused(r)
    r.click(*page.group.widgets[-1].centre)
    r.click(*page.group.widgets[1].centre)
    assert isinstance(r.app.top, Title)
    r = room()
    paused(r)
    r.pad(0, PadButton.DPAD_UP, PadButton.SOUTH, PadButton.DPAD_DOWN, PadButton.SOUTH)
    assert isinstance(r.app.top, Title)


def test_rules_and_options_open_over_the_table_and_come_back(room: Make) -> None:
    for label, kind in (("Rules", RulesBook), ("Options", Options)):
        r = room()
        page = paused(r)
        page.group.set_focus(labels(page).index(label))
        r.tap(ENTER)
        top = r.app.top
        assert isinstance(top, kind)
        r.run(300_000)
        assert not r.table.running
        r.tap(ESC)
        assert r.app.top is page and labels(page)[page.group.focus] == label
        r.tap(ESC)
        assert r.app.top is r.scene and r.view.hands[0] == tuple(PAIR)


def test_the_rules_open_at_the_game_that_is_played(room: Make, texts: Look) -> None:
    r = room()
    page = paused(r)
    page.group.set_focus(labels(page).index("Rules"))
    r.tap(ENTER)
    assert "The aim" in {p.text for p in texts(r.app)}


def test_why_it_came_is_told(room: Make, texts: Look) -> None:
    for why, seat, words in (
        ("focus", None, "The window lost focus."),
        ("pad", 1, "Bo's pad was unplugged. The next pad to press takes the seat."),
    ):
        r = room()
        r.sit(("Ann", "Bo"))
        halted(r.app, Halt(why, seat))
        r.run(100_000)
        assert words in {p.text for p in texts(r.app)}


def test_a_second_halt_does_not_stack_sheets(room: Make) -> None:
    r = room()
    page = paused(r)
    for why in ("focus", "pad"):
        halted(r.app, Halt(why))
    assert r.app.top is page and len(r.app.stack) == 2


def test_a_stall_is_a_note_and_no_sheet(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"))
    halted(r.app, Halt("stall"))
    assert r.app.top is r.scene and len(r.app.stack) == 1
    assert r.app.notices == ["The computer stalled for a moment. Nobody's press counted."]


def test_a_new_game_asks_first(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"))
    begun = []
    page = Pause(r.app, "saloon_poker", new_game=lambda: begun.append(1))
    r.app.push(page)
    r.run(400_000)
    page.group.set_focus(labels(page).index("New game"))
    r.tap(ENTER, ENTER)
    assert begun == [] and "New game" in labels(page)
    page.group.set_focus(labels(page).index("New game"))
    r.tap(ENTER, DOWN, ENTER)
    assert begun == [1]


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("why", ["", "focus", "pad"])
def test_words_fit(room: Make, texts: Look, language: str, percent: int, why: str) -> None:
    r = room((960, 540), language, text_percent=percent)
    r.sit(("Wilhelmina", "Bo"))
    if why:
        halted(r.app, Halt(why, 0))
    else:
        r.scene.open_pause()
    r.run(400_000)
    page = r.app.top
    assert isinstance(page, Pause)
    for _ in range(2):
        placed = texts(r.app)
        assert outside(placed) == []
        for widget in page.group.widgets:
            label = [p for p in placed if p.text == widget.label][-1]  # type: ignore[attr-defined]
            assert outside([label], (widget.x + 10, widget.y, widget.w - 20, widget.h)) == []
        if why:
            reason = next(p for p in placed if p.text == page.why)
            top = page.group.widgets[0].y
            assert outside([reason], (660, 0, 600, top)) == []
        page._ask_leave()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_words_fit_while_it_is_asked_whose_a_pad_is(
    room: Make, texts: Look, language: str, percent: int
) -> None:
    r = room((960, 540), language, text_percent=percent)
    names = ("Wilhelmina", "Bartholomew", "Cornelius", "Josephine", "Theodora", "Maximilian")
    r.sit(names)
    r.app.on_halt = lambda halt: halted(r.app, halt)
    pads = r.app.pads
    for seat in range(len(names)):
        pads.add(seat, "pad", guid="same")
        pads.assign(seat, seat)
        left = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=seat)
        r.app.deliver(pads.convert(left, r.now(), 0, 0))
    page = r.app.top
    assert isinstance(page, Pause)
    r.run(700_000)
    assert [name for name in names if name not in page.why] == []
    pads.add(9, "pad", guid="same")
    page.tell(page.why)
    for _ in range(2):
        placed = texts(r.app)
        assert outside(placed) == []
        reason = next(p for p in placed if p.text == page.why)
        assert outside([reason], (660, 0, 600, page.group.widgets[0].y)) == []
        for widget in page.group.widgets:
            label = [p for p in placed if p.text == widget.label][-1]  # type: ignore[attr-defined]
            assert outside([label], (widget.x + 10, widget.y, widget.w - 20, widget.h)) == []
        page.ask_whose(9)


def test_nothing_is_drawn_while_it_lies_there(room: Make) -> None:
    r = room()
    page = paused(r)
    r.step(FRAME, draw=True)
    r.step(FRAME, draw=True)
    assert r.app.canvas.drawn_px == 0 and page.wake_us() is None
    assert r.pixels() == r.pixels()
