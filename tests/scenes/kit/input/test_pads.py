"""Pads: presses by position, hysteresis, seats, and real virtual joysticks through SDL."""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pygame
import pytest

from scenes.kit.input.clock import FakeClock
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.input.pad import sector
from scenes.kit.input.pads import Pads
from scenes.kit.input.pump import Pump

LEFT_X, LEFT_Y = pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY
LEFT_TRIGGER = pygame.CONTROLLER_AXIS_TRIGGERLEFT


@pytest.fixture
def pads() -> Pads:
    made = Pads(openable=False)
    made.add(3, "pad")
    return made


def axis(pads: Pads, number: int, value: float, pad: int = 3) -> list[tuple[Kind, int]]:
    raw = round(value * 32767)
    event = pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=pad, axis=number, value=raw)
    return [(one.kind, one.button) for one in pads.convert(event, 1, 0, 0)]


def button(pads: Pads, number: int, down: bool = True, pad: int = 3) -> list[Input]:
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    event = pygame.event.Event(kind, instance_id=pad, button=number)
    return pads.convert(event, 5, 2, 9)


def unplug(pads: Pads, pad: int = 3) -> list[Input]:
    event = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad)
    return pads.convert(event, 1, 0, 0)


def test_a_button_keeps_its_stamp_bound_and_batch(pads: Pads) -> None:
    (press,) = button(pads, PadButton.SOUTH)
    assert press == Input(Kind.PAD_DOWN, 5, 2, pad=3, button=0, batch=9)


def test_the_first_report_of_an_axis_is_never_a_press(pads: Pads) -> None:
    assert axis(pads, LEFT_TRIGGER, 1.0) == []
    assert axis(pads, LEFT_TRIGGER, 0.0) == []
    assert axis(pads, LEFT_TRIGGER, 1.0) == [(Kind.PAD_DOWN, PadButton.LEFT_TRIGGER)]


def test_a_stick_presses_beyond_one_mark_and_lets_go_below_another(pads: Pads) -> None:
    axis(pads, LEFT_X, 0.0)
    assert axis(pads, LEFT_X, 0.59) == []
    assert axis(pads, LEFT_X, 0.61) == [(Kind.PAD_DOWN, PadButton.STICK_RIGHT)]
    assert axis(pads, LEFT_X, 0.45) == []
    assert axis(pads, LEFT_X, 0.7) == []
    assert axis(pads, LEFT_X, 0.39) == [(Kind.PAD_UP, PadButton.STICK_RIGHT)]


def test_a_stick_thrown_across_lets_go_and_presses(pads: Pads) -> None:
    axis(pads, LEFT_Y, 0.0)
    axis(pads, LEFT_Y, -1.0)
    expected = [(Kind.PAD_UP, PadButton.STICK_UP), (Kind.PAD_DOWN, PadButton.STICK_DOWN)]
    assert axis(pads, LEFT_Y, 1.0) == expected


def test_a_resting_stick_points_nowhere(pads: Pads) -> None:
    pad = pads.pad(3)
    assert pad is not None
    axis(pads, LEFT_X, 0.12)
    assert pad.stick() == (0.0, 0.0)
    axis(pads, LEFT_X, -0.8)
    assert pad.stick() == (pytest.approx(-0.8, abs=0.001), 0.0)


@pytest.mark.parametrize(
    ("x", "y", "expected"), [(0, -1, 0), (0.2, -1, 0), (1, 0, 2), (0, 1, 4), (-1, 0, 6), (1, 1, 3)]
)
def test_sectors_go_clockwise_from_straight_up(x: float, y: float, expected: int) -> None:
    assert sector(x, y, 8) == expected


def test_unplugging_lets_go_names_the_seat_and_leaves_it_vacant(pads: Pads) -> None:
    pads.assign(3, 5)
    button(pads, PadButton.WEST)
    released, gone = unplug(pads)
    assert (released.kind, released.button) == (Kind.PAD_UP, PadButton.WEST)
    assert (gone.kind, gone.pad, gone.button) == (Kind.PAD_GONE, 3, 5)
    assert pads.vacant == (5,)
    assert pads.seat_of(3) is None


def test_the_next_pad_to_press_takes_the_empty_seat_and_no_other(pads: Pads) -> None:
    pads.add(4, "twin")
    pads.assign(3, 0)
    pads.assign(4, 1)
    unplug(pads, 3)
    assert pads.take_vacant(4) is None  # has a seat already
    pads.add(8, "again")
    assert pads.take_vacant(8) == 0
    assert pads.vacant == ()
    pads.add(9, "late")
    assert pads.take_vacant(9) is None


def test_a_seat_has_one_pad(pads: Pads) -> None:
    pads.add(4, "twin")
    pads.assign(3, 0)
    pads.assign(4, 0)
    assert (pads.seat_of(3), pads.pad_of(0)) == (None, 4)


def test_an_unknown_pad_says_nothing(pads: Pads) -> None:
    assert button(pads, 0, pad=77) == []
    assert unplug(pads, 77) == []
    assert not pads.rumble(77, 1.0, 1.0, 50)


def test_rumble_that_fails_is_nobodys_business() -> None:
    class Broken:
        def rumble(self, low: float, high: float, ms: int) -> bool:
            raise pygame.error("no motor")

        def stop_rumble(self) -> None:
            raise pygame.error("no motor")

    pads = Pads(openable=False)
    pads.add(1, "broken", Broken())  # type: ignore[arg-type]
    assert not pads.rumble(1, 2.0, -1.0, 50)
    pads.still()


# -- virtual joysticks ---------------------------------------------------------------------------
def _sdl() -> ctypes.CDLL | None:
    assert pygame.__file__ is not None
    found = sorted((Path(pygame.__file__).parent.parent / "pygame_ce.libs").glob("libSDL2-2*"))
    return ctypes.CDLL(str(found[0])) if found else None


class Joysticks:
    """Plugs in pads that are not there and presses their buttons, through SDL itself."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self.sdl = library
        self.sdl.SDL_JoystickFromInstanceID.restype = ctypes.c_void_p
        handle, number = ctypes.c_void_p, ctypes.c_int
        self.sdl.SDL_JoystickSetVirtualButton.argtypes = [handle, number, ctypes.c_uint8]
        self.sdl.SDL_JoystickSetVirtualAxis.argtypes = [handle, number, ctypes.c_int16]
        self.sdl.SDL_JoystickSetVirtualHat.argtypes = [handle, number, ctypes.c_uint8]

    def plug(self) -> int:
        return int(self.sdl.SDL_JoystickAttachVirtual(1, 6, 15, 0))

    def plug_strange(self, axes: int = 2, buttons: int = 10, hats: int = 0) -> int:
        """A joystick that SDL has no mapping for."""
        return int(self.sdl.SDL_JoystickAttachVirtual(0, axes, buttons, hats))

    def hat(self, pad: int, number: int, value: int) -> None:
        handle = self.sdl.SDL_JoystickFromInstanceID(pad)
        self.sdl.SDL_JoystickSetVirtualHat(handle, number, value)

    def unplug(self, index: int) -> None:
        self.sdl.SDL_JoystickDetachVirtual(index)

    def button(self, pad: int, number: int, down: bool) -> None:
        handle = self.sdl.SDL_JoystickFromInstanceID(pad)
        self.sdl.SDL_JoystickSetVirtualButton(handle, number, int(down))

    def axis(self, pad: int, number: int, value: int) -> None:
        handle = self.sdl.SDL_JoystickFromInstanceID(pad)
        self.sdl.SDL_JoystickSetVirtualAxis(handle, number, value)


@pytest.fixture
def plugged() -> Iterator[tuple[Joysticks, Pads, Callable[[], list[Input]]]]:
    library = _sdl()
    if library is None:
        pytest.skip("pygame here does not bring its own SDL")
    os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"
    if not pygame.display.get_init():
        pygame.display.init()
    if pygame.display.get_surface() is None:
        pygame.display.set_mode((1, 1))
    pads = Pads()
    pump = Pump(FakeClock(), lambda x, y: (x, y), pads)

    def read() -> list[Input]:
        pygame.event.pump()
        pump.glance()
        return [one for one in pump.take() if one.kind.name.startswith("PAD")]

    joysticks = Joysticks(library)
    read()
    yield joysticks, pads, read
    for _ in pads.plugged:
        joysticks.unplug(0)
    read()
    pads.close()


def test_a_virtual_pad_comes_presses_once_and_goes(
    plugged: tuple[Joysticks, Pads, Callable[[], list[Input]]],
) -> None:
    joysticks, pads, read = plugged
    index = joysticks.plug()
    assert index >= 0
    (new,) = read()
    assert new.kind is Kind.PAD_NEW
    joysticks.button(new.pad, PadButton.SOUTH, True)
    assert [(one.kind, one.button, one.pad) for one in read()] == [
        (Kind.PAD_DOWN, PadButton.SOUTH, new.pad)
    ]
    pads.assign(new.pad, 1)
    joysticks.unplug(index)
    kinds = [(one.kind, one.button) for one in read()]
    assert kinds == [(Kind.PAD_UP, PadButton.SOUTH), (Kind.PAD_GONE, 1)]


def test_a_virtual_trigger_at_rest_is_no_press_and_a_replugged_pad_is_another(
    plugged: tuple[Joysticks, Pads, Callable[[], list[Input]]],
) -> None:
    joysticks, pads, read = plugged
    index = joysticks.plug()
    (first,) = read()
    joysticks.axis(first.pad, 4, -32768)
    assert read() == []
    joysticks.axis(first.pad, 4, -20000)
    joysticks.axis(first.pad, 4, 32767)
    assert {one.kind for one in read()} <= {Kind.PAD_DOWN}
    joysticks.unplug(index)
    read()
    joysticks.plug()
    (second,) = [one for one in read() if one.kind is Kind.PAD_NEW]
    assert second.pad != first.pad
    assert pads.plugged == (second.pad,)


# -- whose pad it is -------------------------------------------------------------------------------
def test_of_two_missing_pads_each_gets_its_own_seat_back_whoever_presses_first() -> None:
    pads = Pads(openable=False)
    for seat, (instance, guid) in enumerate(((1, "red"), (2, "blue"))):
        pads.add(instance, "pad", guid=guid)
        pads.assign(instance, seat)
    for instance in (1, 2):
        left = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=instance)
        pads.convert(left, 1, 0, 0)
    assert pads.vacant == (0, 1)
    pads.add(7, "pad", guid="blue")
    pads.add(8, "pad", guid="green")
    assert pads.take_vacant(7) == 1
    assert pads.take_vacant(8) == 0, "the last seat is anybody's"
