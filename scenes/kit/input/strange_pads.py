"""Pads that SDL does not know: opened as plain joysticks, and played by a mapping made here.

Without a mapping a pad is strange: that it came and that it was pressed is told (PAD_STRANGE), and
while it is asked what it has (`ask`), all that it says (PAD_RAW). With one it is a pad like others:
`Pads` gets parts of a pad from it. What is no gamepad is left alone.
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame
from pygame._sdl2 import controller

from game.controls.pad_mapping import PadMapping, PadPart
from scenes.kit.input.inputs import Input, Kind, PadButton

FEWEST_BUTTONS = 4
_OTHER_THINGS = ("keyboard", "mouse", "touchpad", "tablet", "accelerometer", "motion")
"""Words in the names of things that call themselves joysticks too."""
Stamp = tuple[int, int | None, int]
_BUTTONS = {
    PadPart.SOUTH: PadButton.SOUTH,
    PadPart.EAST: PadButton.EAST,
    PadPart.WEST: PadButton.WEST,
    PadPart.NORTH: PadButton.NORTH,
    PadPart.START: PadButton.START,
    PadPart.LEFT_SHOULDER: PadButton.LEFT_SHOULDER,
    PadPart.RIGHT_SHOULDER: PadButton.RIGHT_SHOULDER,
    PadPart.UP: PadButton.DPAD_UP,
    PadPart.DOWN: PadButton.DPAD_DOWN,
    PadPart.LEFT: PadButton.DPAD_LEFT,
    PadPart.RIGHT: PadButton.DPAD_RIGHT,
}
_AXES = {
    PadPart.LEFT_TRIGGER: pygame.CONTROLLER_AXIS_TRIGGERLEFT,
    PadPart.RIGHT_TRIGGER: pygame.CONTROLLER_AXIS_TRIGGERRIGHT,
    PadPart.STICK_X: pygame.CONTROLLER_AXIS_LEFTX,
    PadPart.STICK_Y: pygame.CONTROLLER_AXIS_LEFTY,
    PadPart.POINT_X: pygame.CONTROLLER_AXIS_RIGHTX,
    PadPart.POINT_Y: pygame.CONTROLLER_AXIS_RIGHTY,
}


@dataclass
class StrangePad:
    """One that is plugged in; with a mapping for its kind it is strange no more."""

    instance: int
    name: str
    guid: str
    device: pygame.joystick.JoystickType | None = None
    axes: dict[int, float] = field(default_factory=dict)
    """Where each axis that has reported is."""


class StrangePads:
    """Those that are plugged in, and the mappings there are, by the pads' GUIDs."""

    def __init__(self) -> None:
        self.plugged: dict[int, StrangePad] = {}
        self.mappings: dict[str, PadMapping] = {}
        self.asked: int | None = None
        """The pad that is asked for all it has."""

    def open(self, index: int) -> StrangePad | None:
        """The device that SDL counts as number `index`; None where it is none of ours."""
        try:
            if controller.is_controller(index):
                return None
            device = pygame.joystick.Joystick(index)
            name = " ".join(str(device.get_name()).split())
            instance = int(device.get_instance_id())
            playable = is_gamepad(
                name, device.get_numaxes(), device.get_numbuttons(), device.get_numhats()
            )
            if instance in self.plugged or not playable:
                return None
            return self.add(instance, name, str(device.get_guid()), device)
        except (pygame.error, TypeError):
            return None  # gone again before it could be opened

    def add(
        self,
        instance: int,
        name: str,
        guid: str,
        device: pygame.joystick.JoystickType | None = None,
    ) -> StrangePad:
        """A pad is there now; tests add pads without a device."""
        pad = self.plugged[instance] = StrangePad(instance, name, guid, device)
        return pad

    def remove(self, instance: int) -> StrangePad | None:
        """It was unplugged; gives it if it was one of these."""
        pad = self.plugged.pop(instance, None)
        if pad is not None and self.asked == instance:
            self.asked = None
        return pad

    def strange(self, instance: int) -> bool:
        """True for a pad nobody knows what to make of."""
        pad = self.plugged.get(instance)
        return pad is not None and pad.guid not in self.mappings

    def close(self) -> None:
        """Let go of every device."""
        for pad in self.plugged.values():
            if pad.device is not None:
                with contextlib.suppress(pygame.error):
                    pad.device.quit()
        self.plugged.clear()

    def rumble(self, instance: int, low: float, high: float, ms: int) -> bool:
        """As `Pads.rumble`."""
        pad = self.plugged.get(instance)
        if pad is None or pad.device is None:
            return False
        try:
            return bool(pad.device.rumble(low, high, ms))
        except pygame.error:
            return False

    def still(self) -> None:
        """Stop every rumble."""
        for pad in self.plugged.values():
            if pad.device is not None:
                with contextlib.suppress(pygame.error):
                    pad.device.stop_rumble()

    # -- reading -------------------------------------------------------------------------------
    def heard(self, event: pygame.event.Event) -> StrangePad | None:
        """Whose event this is, if it is one of these pads'; takes in where its axes are."""
        if event.type not in RAW:
            return None
        pad = self.plugged.get(event.instance_id)
        if pad is not None and event.type == pygame.JOYAXISMOTION:
            pad.axes[event.axis] = max(-1.0, min(1.0, float(event.value)))
        return pad

    def raw(self, pad: StrangePad, event: pygame.event.Event, stamp: Stamp) -> list[Input]:
        """What is told of an event while the pad is asked, or is strange."""
        at_us, late_us, batch = stamp
        if self.asked == pad.instance:
            text, x, y = _plain(event)
            kind = Kind.PAD_RAW
            number = pad.instance
            return [Input(kind, at_us, late_us, text=text, x_u=x, y_u=y, pad=number, batch=batch)]
        if event.type == pygame.JOYBUTTONDOWN:
            kind, button = Kind.PAD_STRANGE, event.button
            return [Input(kind, at_us, late_us, pad=pad.instance, button=button, batch=batch)]
        return []

    def parts(
        self, pad: StrangePad, event: pygame.event.Event
    ) -> Iterator[tuple[PadButton | int, float, bool]]:
        """What an event means by the pad's mapping: a button, or the number of an axis as SDL's
        controllers have it; how far it is pressed; and whether an axis of the pad says so."""
        mapping = self.mappings[pad.guid]
        is_axis = event.type == pygame.JOYAXISMOTION
        if is_axis:
            found = mapping.axis(event.axis, pad.axes[event.axis])
        elif event.type == pygame.JOYHATMOTION:
            found = mapping.hat(event.hat, *event.value)
        else:
            found = mapping.button(event.button, event.type == pygame.JOYBUTTONDOWN)
        for part, value in found:
            yield _AXES[part] if part in _AXES else _BUTTONS[part], value, is_axis


RAW = frozenset(
    {pygame.JOYBUTTONDOWN, pygame.JOYBUTTONUP, pygame.JOYHATMOTION, pygame.JOYAXISMOTION}
)


def is_gamepad(name: str, axes: int, buttons: int, hats: int) -> bool:
    """Whether one could play with it: enough buttons, and something to point with."""
    if any(word in name.lower() for word in _OTHER_THINGS):
        return False
    return buttons >= FEWEST_BUTTONS and (axes >= 2 or hats >= 1 or buttons >= 2 * FEWEST_BUTTONS)


def _plain(event: pygame.event.Event) -> tuple[str, float, float]:
    """An event as PAD_RAW says it: b, h or a with the number, and where it is."""
    if event.type == pygame.JOYAXISMOTION:
        return f"a{event.axis}", max(-1.0, min(1.0, float(event.value))), 0.0
    if event.type == pygame.JOYHATMOTION:
        return f"h{event.hat}", float(event.value[0]), float(event.value[1])
    return f"b{event.button}", float(event.type == pygame.JOYBUTTONDOWN), 0.0
