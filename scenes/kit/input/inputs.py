"""What people do, as one kind of record: keys, mouse, pads, window. The only reader of events.

Everything that happens reaches scenes as an `Input`, stamped when it arrived (`pump.py`), in the
order of arrival. Keys are scancodes, places on the keyboard, so they hold on every layout.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, IntEnum

import pygame

from game.controls.zones import of_the_game
from scenes.kit.draw.canvas import STAGE_H_U, STAGE_W_U


class Kind(Enum):
    """What happened."""

    KEY_DOWN = "key down"
    KEY_UP = "key up"
    TEXT = "text"
    TEXT_EDIT = "text edit"  # an input method composing; `text` is what it shows so far
    MOUSE_MOVE = "mouse move"
    MOUSE_DOWN = "mouse down"
    MOUSE_UP = "mouse up"
    WHEEL = "wheel"
    PAD_DOWN = "pad down"
    PAD_UP = "pad up"
    PAD_GONE = "pad gone"
    PAD_NEW = "pad new"
    PAD_STRANGE = "pad strange"  # one SDL does not know came (`button` -1), or was pressed
    PAD_RAW = "pad raw"  # what such a one says when asked: `text` b0, h0, a0; `x_u`, `y_u`
    FOCUS_LOST = "focus lost"
    FOCUS_GAINED = "focus gained"
    RESIZED = "resized"
    LAYOUT = "layout"  # the keyboard layout changed: labels differ
    EXPOSED = "exposed"  # the window was uncovered; the app draws it anew, scenes never see this
    QUIT = "quit"
    STALL = "stall"
    AUDIO_NEW = "audio new"  # a sound device came; like the next, the app's affair alone
    AUDIO_GONE = "audio gone"  # the sound device in use went


class PadButton(IntEnum):
    """Buttons of a pad by position; 0 to 14 are SDL's numbers, the rest are sticks and triggers."""

    SOUTH = 0
    EAST = 1
    WEST = 2
    NORTH = 3
    SELECT = 4
    GUIDE = 5
    START = 6
    LEFT_STICK = 7
    RIGHT_STICK = 8
    LEFT_SHOULDER = 9
    RIGHT_SHOULDER = 10
    DPAD_UP = 11
    DPAD_DOWN = 12
    DPAD_LEFT = 13
    DPAD_RIGHT = 14
    LEFT_TRIGGER = 20
    RIGHT_TRIGGER = 21
    STICK_UP = 24
    STICK_DOWN = 25
    STICK_LEFT = 26
    STICK_RIGHT = 27
    POINT_UP = 28  # the right stick
    POINT_DOWN = 29
    POINT_LEFT = 30
    POINT_RIGHT = 31


class Nav(Enum):
    """What a press means in a menu, whichever device it comes from."""

    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    CONFIRM = "confirm"
    BACK = "back"
    MENU = "menu"


@dataclass(frozen=True, slots=True)
class Input:
    """One thing that happened.

    `at_us` is app time in µs, stamped at arrival. `late_us` bounds how late the stamp may be (the
    time since the pump had last looked), None after a stall, when nobody knows. Inputs read in one
    go share a `batch` above 0: their order is known, their distance is not. Places are in u and may
    lie outside the stage for moves and releases. `x_u`, `y_u` of a pad's stick press are the
    stick's place, -1 to 1; of a wheel, its steps (right and up positive).
    """

    kind: Kind
    at_us: int
    late_us: int | None = 0
    scancode: int = 0
    key: int = 0
    text: str = ""
    x_u: float = 0.0
    y_u: float = 0.0
    button: int = 0
    pad: int = -1
    mods: int = 0
    batch: int = 0

    @property
    def is_press(self) -> bool:
        """True for a key, a mouse button or a pad button going down."""
        return self.kind in _PRESSES

    @property
    def for_the_system(self) -> bool:
        """True for a key that is pressed for the system or another program: volume, Print Screen,
        Shift. "Any key" never means one of those."""
        return self.kind is Kind.KEY_DOWN and not of_the_game(self.scancode)


_PRESSES = frozenset({Kind.KEY_DOWN, Kind.PAD_DOWN, Kind.MOUSE_DOWN})

_NAV_KEYS = {
    pygame.KSCAN_UP: Nav.UP,
    pygame.KSCAN_DOWN: Nav.DOWN,
    pygame.KSCAN_LEFT: Nav.LEFT,
    pygame.KSCAN_RIGHT: Nav.RIGHT,
    pygame.KSCAN_RETURN: Nav.CONFIRM,
    pygame.KSCAN_KP_ENTER: Nav.CONFIRM,
    pygame.KSCAN_SPACE: Nav.CONFIRM,
    pygame.KSCAN_ESCAPE: Nav.BACK,
}

_NAV_PAD = {
    PadButton.SOUTH: Nav.CONFIRM,
    PadButton.EAST: Nav.BACK,
    PadButton.START: Nav.MENU,
    PadButton.DPAD_UP: Nav.UP,
    PadButton.DPAD_DOWN: Nav.DOWN,
    PadButton.DPAD_LEFT: Nav.LEFT,
    PadButton.DPAD_RIGHT: Nav.RIGHT,
    PadButton.STICK_UP: Nav.UP,
    PadButton.STICK_DOWN: Nav.DOWN,
    PadButton.STICK_LEFT: Nav.LEFT,
    PadButton.STICK_RIGHT: Nav.RIGHT,
}


def nav(event: Input) -> Nav | None:
    """What a press means in a menu: arrows, Enter, Space, Esc; pad by position; else None."""
    if event.kind is Kind.KEY_DOWN:
        return _NAV_KEYS.get(event.scancode)
    if event.kind is Kind.PAD_DOWN:
        return _NAV_PAD.get(event.button)  # type: ignore[call-overload, no-any-return]
    return None


_POINT = {
    pygame.MOUSEMOTION: Kind.MOUSE_MOVE,
    pygame.MOUSEBUTTONDOWN: Kind.MOUSE_DOWN,
    pygame.MOUSEBUTTONUP: Kind.MOUSE_UP,
}

_PLAIN = {
    pygame.WINDOWFOCUSLOST: Kind.FOCUS_LOST,
    pygame.WINDOWFOCUSGAINED: Kind.FOCUS_GAINED,
    pygame.WINDOWSIZECHANGED: Kind.RESIZED,
    pygame.WINDOWEXPOSED: Kind.EXPOSED,
    pygame.KEYMAPCHANGED: Kind.LAYOUT,
    pygame.QUIT: Kind.QUIT,
}


def from_pygame(
    event: pygame.event.Event,
    at_us: int,
    late_us: int | None,
    batch: int,
    to_stage: Callable[[float, float], tuple[float, float]],
) -> Input | None:
    """One pygame event as an Input; None for what nobody needs and for pads (see `pads.py`).

    `to_stage` turns window pixels into u. Clicks beside the stage are nobody's; mouse buttons 4
    and 5 are the old wheel.
    """
    kind = _PLAIN.get(event.type)
    if kind is not None:
        return Input(kind, at_us, late_us, batch=batch)
    if event.type in (pygame.AUDIODEVICEADDED, pygame.AUDIODEVICEREMOVED):
        return _audio(event, at_us)
    if event.type in (pygame.KEYDOWN, pygame.KEYUP):
        kind = Kind.KEY_DOWN if event.type == pygame.KEYDOWN else Kind.KEY_UP
        return Input(
            kind,
            at_us,
            late_us,
            scancode=event.scancode,
            key=event.key,
            mods=event.mod,
            batch=batch,
        )
    if event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
        kind = Kind.TEXT if event.type == pygame.TEXTINPUT else Kind.TEXT_EDIT
        return Input(kind, at_us, late_us, text=event.text, batch=batch)
    if event.type in _POINT:
        button = getattr(event, "button", 0)
        if button in (4, 5):
            return None
        x_u, y_u = to_stage(*event.pos)
        kind = _POINT[event.type]
        if kind is Kind.MOUSE_DOWN and not (0 <= x_u < STAGE_W_U and 0 <= y_u < STAGE_H_U):
            return None
        return Input(kind, at_us, late_us, x_u=x_u, y_u=y_u, button=button, batch=batch)
    if event.type == pygame.MOUSEWHEEL:
        x, y = event.precise_x, event.precise_y
        if event.flipped:
            x, y = -x, -y
        return Input(Kind.WHEEL, at_us, late_us, x_u=x, y_u=y, batch=batch)
    return None


def _audio(event: pygame.event.Event, at_us: int) -> Input | None:
    """A sound device that came, or the one in use that went; microphones are nobody's affair."""
    if event.iscapture:
        return None
    if event.type == pygame.AUDIODEVICEADDED:
        return Input(Kind.AUDIO_NEW, at_us)
    return Input(Kind.AUDIO_GONE, at_us) if event.which else None  # 0: it was not in use
