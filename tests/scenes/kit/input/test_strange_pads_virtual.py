"""A joystick that SDL has no mapping for, plugged in through SDL itself, from the notice to a seat.

Nothing is stood in for: SDL's events, the pump, the pages, the file, the table.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.controls.gestures import Act
from game.controls.pad_mapping import PadMapping
from scenes.kit.app.controls import controls
from scenes.kit.input import labels
from scenes.kit.input.inputs import Kind, PadButton
from scenes.shell.keys.pad_setup import PadSetup
from scenes.shell.keys.strange_pads import strange_pad
from scenes.shell.lobby.lobby import Lobby
from scenes.shell.options import Options
from scenes.shell.pause import Pause
from scenes.shell.title import Title
from tests.scenes.kit.input.test_pads import _sdl
from tests.scenes.kit.input.test_pads_virtual import Saloon

BOTTOM, RIGHT, LEFT, TOP, START = 2, 1, 3, 0, 9
X, Y = 0, 1


class Den(Saloon):
    """The saloon, where strange pads are told of as in the program."""

    def open(self) -> None:
        controls(self.app)
        self.app.on_strange_pad = lambda event: strange_pad(self.app, event)

    def plug_strange(self, axes: int = 2, buttons: int = 10, hats: int = 0) -> int:
        """A new strange joystick; gives its instance id, -1 when it was left alone."""
        before = set(self.app.pads.strange.plugged)
        assert self.sdl.plug_strange(axes, buttons, hats) >= 0
        self.turn()
        (new,) = {*self.app.pads.strange.plugged} - before or {-1}
        self.order.append(new)
        return new

    def push(self, pad: int, axis: int, value: float) -> None:
        for at in (value * 0.3, value, value * 0.3, 0.0):
            self.stick(pad, axis, at)
        self.turn(200_000)

    def tap(self, pad: int, *buttons: int) -> None:
        for button in buttons:
            self.sdl.button(pad, button, True)
            self.turn()
            self.sdl.button(pad, button, False)
            self.turn()

    def set_up(self, pad: int) -> PadSetup:
        """From the page's first question to its end: 2 axes, 4 buttons and Start."""
        page = self.app.top
        assert isinstance(page, PadSetup)
        self.stick(pad, X, 0.02)  # a stick that trembles
        self.stick(pad, Y, -0.02)
        self.tap(pad, BOTTOM, RIGHT, LEFT, TOP)
        for axis, value in ((X, -1.0), (X, 1.0), (Y, -1.0), (Y, 1.0)):
            self.push(pad, axis, value)
        self.tap(pad, START)
        page.finish()
        self.turn()
        return page


@pytest.fixture
def den(tmp_path: Path) -> Iterator[Den]:
    library = _sdl()
    if library is None:
        pytest.skip("pygame here does not bring its own SDL")
    os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
    labels.forget()
    made = Den(library, tmp_path)
    made.open()
    made.turn()
    yield made
    made.close()


def test_it_is_told_of_once_a_kind(den: Den) -> None:
    den.app.push(Title(den.app))
    den.plug_strange()
    assert len(den.app.notices) == 1
    assert "Virtual Joystick" in den.app.notices[0]
    den.app.notices.clear()
    den.plug_strange()
    assert den.app.notices == []


def test_what_is_no_gamepad_is_left_alone(den: Den) -> None:
    assert den.plug_strange(axes=3, buttons=0) == -1
    assert den.plug_strange(axes=0, buttons=4) == -1
    assert den.app.notices == []


def test_a_press_in_a_menu_leads_to_the_page_and_from_there_to_a_seat(den: Den) -> None:
    lobby = Lobby(den.app, "saloon_poker")
    den.app.push(lobby)
    pad = den.plug_strange()
    den.tap(pad, BOTTOM)
    page = den.set_up(pad)
    assert den.app.pads.plugged == (pad,)
    den.tap(pad, BOTTOM)  # the sign that has the focus: done
    assert den.app.top is lobby and page.mapping is not None
    den.turn(900_000)
    den.tap(pad, BOTTOM)
    assert [sitter.pad for sitter in lobby.party.sitters] == [pad]


def test_it_plays_as_any_other_pad(den: Den) -> None:
    den.app.push(Options(den.app))
    pad = den.plug_strange()
    den.tap(pad, BOTTOM)
    den.set_up(pad)
    table = den.sit(pad)
    for button, act in ((BOTTOM, Act.SLAP), (RIGHT, Act.COVER), (LEFT, Act.POINT)):
        den.sdl.button(pad, button, True)
        (press,) = den.turn()
        assert (press.kind, table.act(press)) == (Kind.PAD_DOWN, (0, act))
        den.sdl.button(pad, button, False)
        assert [one.kind for one in den.turn()] == [Kind.PAD_UP]
    pushed = den.stick(pad, X, -1.0)
    assert [one.button for one in pushed] == [PadButton.STICK_LEFT]
    den.stick(pad, X, 0.0)
    den.unplug(pad)
    pause = den.app.top
    assert isinstance(pause, Pause) and "Pad 0" in pause.why
    again = den.plug_strange()
    den.turn(900_000)
    den.press(again, BOTTOM)
    assert den.app.pads.seat_of(again) == 0


def test_two_strange_pads_of_a_kind_are_asked_whose_they_are(den: Den) -> None:
    den.app.push(Options(den.app))
    first = den.plug_strange()
    den.tap(first, BOTTOM)
    den.set_up(first)
    second = den.plug_strange()
    assert den.app.pads.plugged == (first, second)
    den.sit(first, second)
    den.unplug(first)
    den.unplug(second)
    den.turn(900_000)
    pause = den.app.top
    assert isinstance(pause, Pause)
    again = den.plug_strange()
    den.press(again, BOTTOM)
    assert den.app.pads.vacant == (0, 1)
    assert [widget.label for widget in pause.group.widgets] == ["Pad 0", "Pad 1"]  # type: ignore[attr-defined]


def test_it_is_known_at_the_next_start(den: Den, tmp_path: Path) -> None:
    den.app.push(Options(den.app))
    pad = den.plug_strange()
    den.tap(pad, BOTTOM)
    page = den.set_up(pad)
    kept = den.app.pads.strange.mappings
    den.app.pads.strange.mappings = {}
    assert PadMapping.read(str(page.mapping)) == page.mapping
    fresh = type(controls(den.app))(den.app)
    assert fresh.pads == (page.mapping,)
    assert den.app.pads.strange.mappings == kept


def test_forgotten_it_is_strange_again(den: Den) -> None:
    den.app.push(Options(den.app))
    pad = den.plug_strange()
    den.tap(pad, BOTTOM)
    page = den.set_up(pad)
    assert page.mapping is not None
    den.tap(pad, BOTTOM)
    controls(den.app).forget_pad(den.app, page.mapping.guid)
    assert den.app.pads.plugged == () and controls(den.app).pads == ()
    den.tap(pad, BOTTOM)
    assert isinstance(den.app.top, PadSetup)
    den.set_up(pad)
    den.app.pads.assign(pad, 1)
    assert den.app.pads.seat_of(pad) == 1 and den.app.pads.vacant == ()


def test_a_hat_and_a_trigger(den: Den) -> None:
    den.app.push(Options(den.app))
    pad = den.plug_strange(axes=3, buttons=8, hats=1)
    den.tap(pad, 0)
    page = den.app.top
    assert isinstance(page, PadSetup)
    den.tap(pad, 0, 1, 2, 3)
    for side in (8, 2, 1, 4):
        den.sdl.hat(pad, 0, side)
        den.turn()
        den.sdl.hat(pad, 0, 0)
        den.turn()
    den.tap(pad, 7, 4, 5)
    den.stick(pad, 2, -1.0)  # where it rests, which SDL tells with its first movement
    for value in (-0.4, 0.3, 1.0, 0.2, -0.3, -1.0):
        den.stick(pad, 2, value)
    page.finish()
    assert page.mapping is not None
    assert ",dpleft:h0.8,dpright:h0.2,dpup:h0.1,dpdown:h0.4," in str(page.mapping)
    assert str(page.mapping).endswith(",lefttrigger:a2,")
    den.stick(pad, 2, -0.9)
    assert [one.button for one in den.stick(pad, 2, 1.0)] == [PadButton.LEFT_TRIGGER]
    den.sdl.hat(pad, 0, 3)
    assert {one.button for one in den.turn()} == {PadButton.DPAD_UP, PadButton.DPAD_RIGHT}


def test_unplugged_in_the_middle_the_page_goes_and_nothing_is_kept(den: Den) -> None:
    options = Options(den.app)
    den.app.push(options)
    pad = den.plug_strange()
    den.tap(pad, BOTTOM)
    den.tap(pad, BOTTOM, RIGHT)
    den.unplug(pad)
    assert den.app.top is options
    assert controls(den.app).pads == ()


def test_a_press_of_a_known_pad_is_no_batch_though_sdl_tells_it_twice(den: Den) -> None:
    pad = den.plug()
    den.sdl.button(pad, PadButton.SOUTH, True)
    (press,) = den.turn()
    assert press.batch == 0
