"""Pads that are not there, plugged in through SDL itself: the lobby, the menus, the table.

Two equal pads, unplugging in the middle of a game, plugging in again, and another pad taking the
empty seat: everything from SDL's events to what the scenes do.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.controls.gestures import Act
from game.core.chairs import Chair
from scenes.kit.app.app import App
from scenes.kit.app.window import Window
from scenes.kit.draw.people import Looks
from scenes.kit.input import labels
from scenes.kit.input.clock import FakeClock
from scenes.kit.input.inputs import Input, Kind, PadButton, nav
from scenes.kit.input.pads import Pads
from scenes.kit.storage.paths import Folders
from scenes.kit.storage.settings import Settings
from scenes.shell.keys.page import KeysPage
from scenes.shell.lobby.lobby import Lobby
from scenes.shell.lobby.open import open_table
from scenes.shell.options import Options
from scenes.shell.pause import Pause
from scenes.shell.start import halted
from scenes.table.table import Table
from tests.scenes.kit.input.test_pads import Joysticks, _sdl


class Saloon:
    """The real app without a window, real pads on SDL's side, and its clock turned by hand."""

    def __init__(self, library: ctypes.CDLL, data: Path) -> None:
        window = Window.unseen((640, 360))
        self.app = App(window, FakeClock(), Settings(language="en"), Folders(data), Pads())
        self.app.on_halt = lambda halt: halted(self.app, halt)
        self.sdl = Joysticks(library)
        self.order: list[int] = []
        """Instance ids in the order of SDL's device numbers."""
        self.seen: list[Input] = []
        self.turn()

    def turn(self, us: int = 20_000) -> list[Input]:
        """Let SDL's events through the pump to the scene on top."""
        pygame.event.pump()
        self.app.pump.fresh()
        self.app.step(us, draw=False)
        inputs = self.app.pump.feed(pygame.event.get())
        self.app.deliver(inputs)
        self.app.step(0, draw=False)
        self.seen = [one for one in inputs if one.kind.name.startswith("PAD")]
        return self.seen

    def plug(self) -> int:
        """A new pad; gives its instance id."""
        assert self.sdl.plug() >= 0
        (new,) = [one for one in self.turn() if one.kind is Kind.PAD_NEW]
        self.order.append(new.pad)
        return new.pad

    def unplug(self, pad: int) -> None:
        self.sdl.unplug(self.order.index(pad))
        self.order.remove(pad)
        self.turn()

    def press(self, pad: int, *buttons: int) -> None:
        for button in buttons:
            self.turn(400_000)
            self.sdl.button(pad, button, True)
            self.turn()
            self.sdl.button(pad, button, False)
            self.turn()

    def stick(self, pad: int, axis: int, value: float) -> list[Input]:
        self.sdl.axis(pad, axis, round(value * 32767))
        return self.turn()

    def sit(self, *pads: int) -> Table:
        """A table of Saloon Poker, a person for each pad and a bot."""
        chairs = [
            Chair(f"Pad {i}", None, Looks(i, i, i, i).to_json()) for i, _pad in enumerate(pads)
        ]
        chairs.append(Chair("Tin", "easy", Looks(7, 7, 7, 7).to_json()))
        table = open_table(self.app, "saloon_poker", chairs, {}, 0, dict(enumerate(pads)))
        self.turn(900_000)
        return table

    def close(self) -> None:
        for _pad in self.order:
            self.sdl.unplug(0)
        pygame.event.pump()
        pygame.event.get()
        self.app.close()


@pytest.fixture
def saloon(tmp_path: Path) -> Iterator[Saloon]:
    library = _sdl()
    if library is None:
        pytest.skip("pygame here does not bring its own SDL")
    os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
    labels.forget()
    made = Saloon(library, tmp_path)
    pygame.event.get()
    yield made
    made.close()


# -- what SDL says ---------------------------------------------------------------------------------
def test_two_equal_pads_are_told_apart(saloon: Saloon) -> None:
    first, second = saloon.plug(), saloon.plug()
    assert first != second
    devices = [saloon.app.pads.pad(pad) for pad in (first, second)]
    guids = {d.device.as_joystick().get_guid() for d in devices if d is not None and d.device}
    assert len(guids) == 1
    for pad in (second, first):
        saloon.sdl.button(pad, PadButton.WEST, True)
        (press,) = saloon.turn()
        assert (press.kind, press.pad, press.button) == (Kind.PAD_DOWN, pad, PadButton.WEST)
        saloon.sdl.button(pad, PadButton.WEST, False)
        saloon.turn()


def test_one_press_comes_once_though_sdl_tells_it_twice(saloon: Saloon) -> None:
    pad = saloon.plug()
    saloon.sdl.button(pad, PadButton.SOUTH, True)
    assert [one.kind for one in saloon.turn()] == [Kind.PAD_DOWN]
    assert saloon.turn() == []


def test_a_stick_moves_in_menus_once_a_push(saloon: Saloon) -> None:
    pad = saloon.plug()
    saloon.stick(pad, pygame.CONTROLLER_AXIS_LEFTY, 0.1)
    pushed = saloon.stick(pad, pygame.CONTROLLER_AXIS_LEFTY, 0.9)
    pushed += saloon.stick(pad, pygame.CONTROLLER_AXIS_LEFTY, 1.0)
    assert [nav(one).name for one in pushed if nav(one)] == ["DOWN"]  # type: ignore[union-attr]


def test_pads_plugged_in_and_out_a_hundred_times_leave_nothing_behind(saloon: Saloon) -> None:
    kept = saloon.plug()
    for _ in range(100):
        saloon.unplug(saloon.plug())
    assert saloon.app.pads.plugged == (kept,)
    assert saloon.app.pads.vacant == ()


def test_a_pad_unplugged_while_a_button_is_down_lets_go_first(saloon: Saloon) -> None:
    pad = saloon.plug()
    saloon.sdl.button(pad, PadButton.EAST, True)
    saloon.turn()
    saloon.sdl.unplug(saloon.order.index(pad))
    saloon.order.remove(pad)
    assert [one.kind for one in saloon.turn()] == [Kind.PAD_UP, Kind.PAD_GONE]


# -- menus -----------------------------------------------------------------------------------------
def test_a_pad_alone_goes_through_the_options(saloon: Saloon) -> None:
    pad = saloon.plug()
    saloon.app.push(KeysPage(saloon.app))
    options = Options(saloon.app)
    saloon.app.push(options)
    saloon.turn()
    saloon.press(pad, PadButton.DPAD_DOWN, PadButton.DPAD_RIGHT)
    assert saloon.app.settings.text_percent == 110
    saloon.press(pad, PadButton.EAST)
    assert saloon.app.top is not options


def test_two_pads_sit_down_in_the_lobby_each_on_a_chair(saloon: Saloon) -> None:
    first, second = saloon.plug(), saloon.plug()
    lobby = Lobby(saloon.app, "saloon_poker")
    saloon.app.push(lobby)
    saloon.turn()
    saloon.press(second, PadButton.SOUTH)
    saloon.press(first, PadButton.SOUTH)
    saloon.press(first, PadButton.WEST)
    assert [sitter.pad for sitter in lobby.party.sitters] == [second, first]
    saloon.unplug(second)
    assert lobby.party.sitters[0].padless
    again = saloon.plug()
    saloon.press(again, PadButton.SOUTH)
    assert [sitter.pad for sitter in lobby.party.sitters] == [again, first]


# -- at the table ----------------------------------------------------------------------------------
def test_each_pad_acts_for_its_seat_only(saloon: Saloon) -> None:
    first, second = saloon.plug(), saloon.plug()
    table = saloon.sit(second, first)
    for pad, seat in ((second, 0), (first, 1)):
        for button, act in (
            (PadButton.SOUTH, Act.SLAP),
            (PadButton.EAST, Act.COVER),
            (PadButton.WEST, Act.POINT),
        ):
            saloon.sdl.button(pad, button, True)
            (press,) = saloon.turn()
            assert table.act(press) == (seat, act)
            saloon.sdl.button(pad, button, False)
            saloon.turn()
    assert all(guest.zone is None for guest in table.guests)


def test_unplugging_pauses_and_names_the_seat_and_the_next_press_takes_it(saloon: Saloon) -> None:
    first, second = saloon.plug(), saloon.plug()
    table = saloon.sit(first, second)
    saloon.unplug(second)
    pause = saloon.app.top
    assert isinstance(pause, Pause)
    assert "Pad 1" in pause.why
    assert saloon.app.pads.vacant == (1,)
    saloon.press(first, PadButton.NORTH)  # has a seat: takes no other
    assert saloon.app.pads.vacant == (1,)
    again = saloon.plug()
    assert again not in (first, second)
    saloon.press(again, PadButton.SOUTH)
    assert saloon.app.pads.vacant == ()
    assert saloon.app.pads.seat_of(again) == 1
    saloon.press(again, PadButton.EAST)
    assert not isinstance(saloon.app.top, Pause)
    saloon.turn(900_000)
    saloon.sdl.button(again, PadButton.SOUTH, True)
    (press,) = saloon.turn()
    assert table.act(press) == (1, Act.SLAP)


def test_another_pad_may_take_the_seat_and_a_third_gets_none(saloon: Saloon) -> None:
    first, spare, third = saloon.plug(), saloon.plug(), saloon.plug()
    saloon.sit(first)
    saloon.unplug(first)
    saloon.turn(700_000)  # the sheet came by itself: hands must rest first
    saloon.press(spare, PadButton.SOUTH)
    saloon.press(third, PadButton.SOUTH)
    assert saloon.app.pads.pad_of(0) == spare
    assert saloon.app.pads.seat_of(third) is None


def test_a_pad_nobody_sits_with_does_nothing_at_the_table(saloon: Saloon) -> None:
    first, spare = saloon.plug(), saloon.plug()
    table = saloon.sit(first)
    saloon.sdl.button(spare, PadButton.SOUTH, True)
    (press,) = saloon.turn()
    assert table.act(press) is None
    saloon.unplug(spare)
    assert not isinstance(saloon.app.top, Pause)


def test_rumble_on_a_pad_without_motors_is_refused_quietly(saloon: Saloon) -> None:
    pad = saloon.plug()
    assert not saloon.app.pads.rumble(pad, 1.0, 1.0, 200)
    saloon.app.pads.still()


# -- missing pads ----------------------------------------------------------------------------------
def two_missing(saloon: Saloon) -> tuple[Table, Pause]:
    """Both equal pads of a table of two are pulled; gives the sheet, which takes presses."""
    first, second = saloon.plug(), saloon.plug()
    table = saloon.sit(first, second)
    saloon.unplug(first)
    saloon.unplug(second)
    saloon.turn(900_000)
    pause = saloon.app.top
    assert isinstance(pause, Pause)
    return table, pause


def rows(pause: Pause) -> list[str]:
    return [widget.label for widget in pause.group.widgets]  # type: ignore[attr-defined]


def test_a_pad_pulled_while_the_sheet_lies_there_is_told_on_it(saloon: Saloon) -> None:
    _table, pause = two_missing(saloon)
    assert "Pad 0" in pause.why and "Pad 1" in pause.why


def test_of_two_equal_missing_pads_the_sheet_asks_whose_it_is(saloon: Saloon) -> None:
    table, pause = two_missing(saloon)
    again = saloon.plug()
    saloon.press(again, PadButton.SOUTH)
    assert saloon.app.pads.vacant == (0, 1), "nothing is guessed"
    assert rows(pause) == ["Pad 0", "Pad 1"]
    other = saloon.plug()
    saloon.press(other, PadButton.SOUTH)
    assert saloon.app.pads.vacant == (0, 1), "only the pad in question answers"
    saloon.press(again, PadButton.DPAD_DOWN, PadButton.SOUTH)
    assert saloon.app.pads.seat_of(again) == 1
    assert "Pad 0" in pause.why and "Pad 1" not in pause.why
    saloon.press(other, PadButton.SOUTH)
    assert saloon.app.pads.seat_of(other) == 0
    saloon.press(again, PadButton.SOUTH)
    assert saloon.app.top is not pause
    assert all(guest.zone is None for guest in table.guests)


def test_a_pad_pulled_while_it_is_asked_for_is_not_asked_for_any_more(saloon: Saloon) -> None:
    _table, pause = two_missing(saloon)
    again = saloon.plug()
    saloon.press(again, PadButton.SOUTH)
    saloon.unplug(again)
    assert "Back to the table" in rows(pause)
    saloon.turn(400_000)
    assert saloon.app.pads.vacant == (0, 1)


def test_a_seat_whose_pad_is_missing_is_not_dead_when_the_sheet_is_closed(saloon: Saloon) -> None:
    first, second = saloon.plug(), saloon.plug()
    table = saloon.sit(first, second)
    saloon.unplug(first)
    saloon.turn(900_000)
    saloon.press(second, PadButton.SOUTH)  # back to the table
    assert saloon.app.top is not None and not isinstance(saloon.app.top, Pause)
    saloon.turn(900_000)
    assert table.guests[0].zone is not None, "keys meanwhile"
    assert [notice for notice in saloon.app.notices if "Pad 0" in notice]
    saloon.app.notices.clear()
    again = saloon.plug()
    saloon.press(again, PadButton.SOUTH)
    assert saloon.app.pads.seat_of(again) == 0
    assert saloon.app.notices == ["Pad 0 plays with a pad again."]


def test_at_the_table_too_a_pad_that_may_be_anybodys_is_asked_for(saloon: Saloon) -> None:
    _table, pause = two_missing(saloon)
    pause.back()
    saloon.app.notices.clear()
    saloon.turn(900_000)
    again = saloon.plug()
    saloon.press(again, PadButton.SOUTH)
    asked = saloon.app.top
    assert isinstance(asked, Pause) and rows(asked) == ["Pad 0", "Pad 1"]
    saloon.turn(900_000)
    saloon.press(again, PadButton.SOUTH)
    assert saloon.app.pads.seat_of(again) == 0


def test_a_pad_pulled_while_the_options_lie_over_the_table_is_told_there(saloon: Saloon) -> None:
    first, second = saloon.plug(), saloon.plug()
    saloon.sit(first, second)
    saloon.unplug(first)
    saloon.app.push(Options(saloon.app))
    saloon.turn(900_000)
    saloon.unplug(second)
    assert [notice for notice in saloon.app.notices if "Pad 0" in notice and "Pad 1" in notice]
