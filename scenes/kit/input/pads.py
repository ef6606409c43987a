"""Gamepads: plugged and unplugged at any time, known by instance id, one to a chair.

Only SDL's controller family is opened, so that a press comes once; what SDL does not know is played
by a mapping made here (`strange_pads.py`). A pad that is plugged in again is another pad. Buttons
are positions. Sticks and triggers become presses with hysteresis, and the
first report of an axis never is one: triggers rest at one end and tell so when opened.
"""

from __future__ import annotations

import contextlib

import pygame
from pygame._sdl2 import controller

from game.controls.pad_mapping import PadMapping
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.input.pad import PAIR, STICK_BUTTONS, TRIGGERS, Pad
from scenes.kit.input.strange_pads import RAW, StrangePad, StrangePads

PRESS_AT = 0.6
RELEASE_AT = 0.4

_FULL = 32767.0
_FIRST = 1000
"""Buttons that are half an axis have their first reports noted apart from axes."""
_HEARD = frozenset({*range(pygame.CONTROLLER_AXIS_MAX), *(_FIRST + one for one in PadButton)})
"""What was asked has told already where everything rests."""
_BUTTONS = frozenset(range(PadButton.DPAD_RIGHT + 1)) - {PadButton.GUIDE}
"""The guide button is the system's; capture, paddles and touchpad have numbers of our triggers."""


class Pads:
    """All pads, and which seat each belongs to."""

    def __init__(self, *, openable: bool = True) -> None:
        """`openable` False knows no devices: for runs without a window and for tests."""
        self._pads: dict[int, Pad] = {}
        self._seats: dict[int, int] = {}
        self._vacant: dict[int, str] = {}
        """Seats whose pad is missing, and what kind it was, in the order it happened."""
        self._gone: set[int] = set()
        """Pads that were unplugged; a pad that comes again has another instance id."""
        self.strange = StrangePads()
        self._openable = openable
        if openable:
            with contextlib.suppress(pygame.error):  # no pad support here: keys and mouse remain
                controller.init()

    # -- who has which -------------------------------------------------------------------------
    @property
    def plugged(self) -> tuple[int, ...]:
        """Instance ids of the pads that are plugged in, oldest first."""
        return tuple(self._pads)

    @property
    def vacant(self) -> tuple[int, ...]:
        """Seats whose pad was unplugged, in the order it happened."""
        return tuple(self._vacant)

    def name(self, instance: int) -> str:
        """What the pad calls itself; "" when it is gone."""
        pad = self._pads.get(instance)
        return pad.name if pad is not None else ""

    def pad(self, instance: int) -> Pad | None:
        """The pad, or None when it is gone."""
        return self._pads.get(instance)

    def assign(self, instance: int, seat: int | None) -> None:
        """Give the pad to a seat (None: to nobody); the seat then has no other pad.

        One that was unplugged meanwhile is missing there from now on.
        """
        self._seats.pop(instance, None)
        if seat is None:
            return
        for other in [pad for pad, owner in self._seats.items() if owner == seat]:
            del self._seats[other]
        if instance in self._gone:
            self._vacant.setdefault(seat, "")
            return
        self._seats[instance] = seat
        self._vacant.pop(seat, None)

    def seat_of(self, instance: int) -> int | None:
        """The seat the pad belongs to."""
        return self._seats.get(instance)

    def pad_of(self, seat: int) -> int | None:
        """The instance id of a seat's pad."""
        return next((pad for pad, owner in self._seats.items() if owner == seat), None)

    def strays(self, instance: int) -> bool:
        """True for a pad without a seat while seats are without their pad."""
        return instance in self._pads and instance not in self._seats and bool(self._vacant)

    def take_vacant(self, instance: int) -> int | None:
        """The pad pressed: seat it where a pad is missing, if it has no seat; gives the seat.

        Where several are missing it is the one that had a pad of this kind. None where that is not
        plain: then somebody has to say whose it is.
        """
        if not self.strays(instance):
            return None
        seats = list(self._vacant)
        if len(seats) > 1:
            guid = self._pads[instance].guid
            seats = [seat for seat in seats if self._vacant[seat] == guid]
            if len(seats) != 1:
                return None
        self.assign(instance, seats[0])
        return seats[0]

    def miss_none(self, seat: int) -> None:
        """No pad is missing at that seat, whatever was unplugged there."""
        self._vacant.pop(seat, None)

    def clear_seats(self) -> None:
        """Nobody has a pad any more (a new table)."""
        self._seats.clear()
        self._vacant.clear()

    # -- feeling -------------------------------------------------------------------------------
    def rumble(self, instance: int, low: float, high: float, ms: int) -> bool:
        """Shake the pad, strengths 0 to 1; False where it cannot, which nobody minds."""
        pad = self._pads.get(instance)
        low, high, ms = _unit(low), _unit(high), max(0, ms)
        if pad is None or pad.device is None:
            return pad is not None and self.strange.rumble(instance, low, high, ms)
        try:
            return bool(pad.device.rumble(low, high, ms))
        except pygame.error:
            return False

    def still(self) -> None:
        """Stop every rumble (a pause)."""
        for pad in self._pads.values():
            if pad.device is not None:
                with contextlib.suppress(pygame.error):
                    pad.device.stop_rumble()
        self.strange.still()

    # -- pads SDL does not know ----------------------------------------------------------------
    def learn(self, mapping: PadMapping) -> None:
        """Pads of this kind are played so from now on, those that are plugged in too."""
        self.strange.mappings[mapping.guid] = mapping
        for pad in list(self.strange.plugged.values()):
            if pad.guid == mapping.guid and pad.instance not in self._pads:
                self._gone.discard(pad.instance)
                self.add(pad.instance, pad.name, guid=pad.guid)
                self._pads[pad.instance].heard.update(_HEARD)

    def forget(self, guid: str) -> list[Input]:
        """Pads of this kind are strange again; gives what their seats should hear."""
        self.strange.mappings.pop(guid, None)
        kind = [one.instance for one in self.strange.plugged.values() if one.guid == guid]
        return [told for instance in kind for told in self._unplugged(instance, 0, None)]

    def ask(self, instance: int | None) -> None:
        """Have this pad, SDL not knowing it, tell what is pressed on it (None: no pad any more)."""
        self.strange.asked = instance
        pad = self._pads.get(instance) if instance is not None else None
        if pad is not None:
            pad.down.clear()

    def plays_raw(self, event: pygame.event.Event) -> bool:
        """True for what a pad says that SDL does not know, and that is played with."""
        return event.type in RAW and event.instance_id in self.strange.plugged

    # -- reading -------------------------------------------------------------------------------
    def convert(
        self, event: pygame.event.Event, at_us: int, late_us: int | None, batch: int
    ) -> list[Input]:
        """What a controller event means, perhaps nothing, perhaps a release and a press."""
        strange = self.strange.heard(event)
        if strange is not None:
            return self._strange_event(strange, event, (at_us, late_us, batch))
        if event.type == pygame.JOYDEVICEADDED:
            return self._strange_in(event.device_index, at_us, late_us)
        if event.type == pygame.JOYDEVICEREMOVED:
            return self._strange_out(event.instance_id, at_us, late_us)
        if event.type == pygame.CONTROLLERDEVICEADDED:
            return self._plugged_in(event.device_index, at_us, late_us)
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._unplugged(event.instance_id, at_us, late_us)
        if event.type in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            down = event.type == pygame.CONTROLLERBUTTONDOWN
            if event.button not in _BUTTONS:
                return []
            pad = self._pads.get(event.instance_id)
            stamp = (at_us, late_us, batch)
            return self._button(pad, event.button, down, stamp) if pad is not None else []
        if event.type == pygame.CONTROLLERAXISMOTION:
            pad = self._pads.get(event.instance_id)
            stamp = (at_us, late_us, batch)
            return self._axis(pad, event.axis, event.value, stamp) if pad is not None else []
        return []

    def let_go(self, at_us: int) -> list[Input]:
        """Everything held counts as let go; gives the releases."""
        out: list[Input] = []
        for pad in self._pads.values():
            out += [_release(pad.instance, button, at_us) for button in sorted(pad.down)]
            pad.down.clear()
            pad.heard.clear()
        return out

    def add(
        self, instance: int, name: str, device: controller.Controller | None = None, guid: str = ""
    ) -> None:
        """A pad is there now; tests add pads without a device."""
        self._pads[instance] = Pad(instance, name, device, guid)

    def close(self) -> None:
        """Let go of every device."""
        self.still()
        self._pads.clear()
        self.strange.close()
        if self._openable:
            with contextlib.suppress(pygame.error):
                controller.quit()

    def _plugged_in(self, index: int, at_us: int, late_us: int | None) -> list[Input]:
        if not self._openable:
            return []
        try:
            if not controller.is_controller(index):
                return []
            device = controller.Controller(index)
            joystick = device.as_joystick()
            instance, guid = int(joystick.get_instance_id()), str(joystick.get_guid())
        except (pygame.error, TypeError):
            return []  # gone again before it could be opened
        if instance in self._pads:
            return []
        self.add(instance, str(device.name), device, guid)
        return [Input(Kind.PAD_NEW, at_us, late_us, pad=instance)]

    def _strange_in(self, index: int, at_us: int, late_us: int | None) -> list[Input]:
        pad = self.strange.open(index) if self._openable else None
        if pad is None:
            return []
        if self.strange.strange(pad.instance):
            return [Input(Kind.PAD_STRANGE, at_us, late_us, pad=pad.instance, button=-1)]
        self.add(pad.instance, pad.name, guid=pad.guid)
        return [Input(Kind.PAD_NEW, at_us, late_us, pad=pad.instance)]

    def _strange_out(self, instance: int, at_us: int, late_us: int | None) -> list[Input]:
        if self.strange.remove(instance) is None:
            return []
        told = self._unplugged(instance, at_us, late_us)
        return told or [Input(Kind.PAD_GONE, at_us, late_us, pad=instance, button=-1)]

    def _strange_event(
        self, one: StrangePad, event: pygame.event.Event, stamp: tuple[int, int | None, int]
    ) -> list[Input]:
        """What a pad SDL does not know says: by its mapping, or as it is."""
        pad = self._pads.get(one.instance)
        if pad is None or self.strange.asked == one.instance:
            return self.strange.raw(one, event, stamp)
        out: list[Input] = []
        for target, value, is_axis in self.strange.parts(one, event):
            if not isinstance(target, PadButton):
                if not is_axis:  # a button rests where everybody knows
                    pad.heard.add(target)
                out += self._axis(pad, target, round(value * _FULL), stamp)
                continue
            down = value >= (RELEASE_AT if target in pad.down else PRESS_AT)
            first = is_axis and _FIRST + target not in pad.heard
            pad.heard.add(_FIRST + target)
            if not (first and down):
                out += self._button(pad, target, down, stamp)
        return out

    def _unplugged(self, instance: int, at_us: int, late_us: int | None) -> list[Input]:
        pad = self._pads.pop(instance, None)
        if pad is None:
            return []
        self._gone.add(instance)
        out = [_release(instance, button, at_us) for button in sorted(pad.down)]
        seat = self._seats.pop(instance, None)
        if seat is not None:
            self._vacant[seat] = pad.guid
        # The seat travels along, because by the time it is handled nobody owns the pad.
        number = seat if seat is not None else -1
        return [*out, Input(Kind.PAD_GONE, at_us, late_us, pad=instance, button=number)]

    def _button(
        self, pad: Pad, button: int, down: bool, stamp: tuple[int, int | None, int]
    ) -> list[Input]:
        if down == (button in pad.down):
            return []
        (pad.down.add if down else pad.down.discard)(button)
        kind = Kind.PAD_DOWN if down else Kind.PAD_UP
        at_us, late_us, batch = stamp
        return [Input(kind, at_us, late_us, pad=pad.instance, button=button, batch=batch)]

    def _axis(
        self, pad: Pad, axis: int, raw: int, stamp: tuple[int, int | None, int]
    ) -> list[Input]:
        value = max(-1.0, min(1.0, raw / _FULL))
        pad.axes[axis] = value
        first = axis not in pad.heard
        pad.heard.add(axis)
        ends: tuple[tuple[PadButton, float], ...]
        if axis in TRIGGERS:
            ends = ((TRIGGERS[axis], value),)
        elif axis in STICK_BUTTONS:
            low, high = STICK_BUTTONS[axis]
            ends = ((low, -value), (high, value))
        else:
            return []
        x = y = 0.0
        if axis in PAIR:
            x_axis, y_axis = PAIR[axis]
            x, y = pad.axes.get(x_axis, 0.0), pad.axes.get(y_axis, 0.0)
        at_us, late_us, batch = stamp
        out: list[Input] = []
        for button, amount in ends:
            if button in pad.down and amount < RELEASE_AT:
                kind = Kind.PAD_UP
                pad.down.discard(button)
            elif button not in pad.down and amount >= PRESS_AT and not first:
                kind = Kind.PAD_DOWN
                pad.down.add(button)
            else:
                continue
            number = pad.instance
            out.append(
                Input(kind, at_us, late_us, x_u=x, y_u=y, button=button, pad=number, batch=batch)
            )
        return out


def _unit(strength: float) -> float:
    return max(0.0, min(1.0, strength))


def _release(instance: int, button: int, at_us: int) -> Input:
    return Input(Kind.PAD_UP, at_us, None, pad=instance, button=button)
