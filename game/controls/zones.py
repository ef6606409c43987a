"""Zones: each player's patch of keys, for one to eight people at one keyboard.

Bound to scancodes, so that a patch keeps its shape on every layout. The patches stand here as
data; `troubles` finds what is wrong with a binding, `rebound` makes a changed one.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum

from game.controls import scancodes as sc
from game.controls.gestures import COMPACT, FULL, Act, Gesture, act_of, gesture_for
from game.controls.scancodes import full_name, keys, pad

MOST_SEATS = 8


class Preset(Enum):
    """Which set of patches is used."""

    STANDARD = "standard"  # nine keys each up to four people, four keys beyond; with number pad
    NO_PAD = "no pad"  # the same without a number pad and without the keys above the arrows
    COMPACT = "compact"  # four keys each, however few there are; without number pad
    LEFT_HAND = "left hand"  # four keys each, all under the resting fingers of a left hand
    RIGHT_HAND = "right hand"  # the same for a right hand


@dataclass(frozen=True, slots=True)
class Zone:
    """One seat's keys: pairs of gesture and scancode, in the order of the patch."""

    seat: int
    keys: tuple[tuple[Gesture, int], ...]

    def gesture_of(self, scancode: int) -> Gesture | None:
        """The gesture on this key, or None when the key is not of this zone."""
        for gesture, code in self.keys:
            if code == scancode:
                return gesture
        return None

    def act_of(self, scancode: int) -> Act | None:
        """What this key does at a quiet table or in a duel, or None."""
        return act_of(self.gesture_of(scancode))

    def scancode_of(self, gesture: Gesture) -> int | None:
        """The key this gesture is on, or None when the patch lacks it."""
        return dict(self.keys).get(gesture)

    def key_for(self, act: Act) -> int | None:
        """The key to name in a prompt for `act`, or None when the patch has none."""
        gesture = gesture_for(act, self.gestures)
        return self.scancode_of(gesture) if gesture is not None else None

    @property
    def gestures(self) -> frozenset[Gesture]:
        """The gestures the patch has."""
        return frozenset(gesture for gesture, _ in self.keys)

    @property
    def scancodes(self) -> frozenset[int]:
        """All its keys."""
        return frozenset(code for _, code in self.keys)

    @property
    def compact(self) -> bool:
        """True for a patch of four."""
        return Gesture.AIM in self.gestures

    @property
    def columns(self) -> int:
        """How many keys lie side by side: 3 of nine, 2 of a block of four, 4 of a row of four."""
        if not self.compact:
            return 3
        order = tuple(gesture for gesture, _ in self.keys)
        return 4 if order in _FINGERS.values() else 2


# Nine keys each, row by row.
_LEFT = keys("Q W E A S D Z X C")
_MIDDLE = keys("R T Y F G H V B N")
_RIGHT = keys("U I O J K L M , .")
_NUMBERS = pad("7 8 9 4 5 6 1 2 3")

# Four keys each (aim, point / slap, cover). Side by side on the two rows where hands rest …
_SIDE_BY_SIDE = (keys("Q W A S"), keys("R T F G"), keys("U I J K"), keys("P [ ; '"))
# … or stacked, the upper hands on the digits, the lower ones near the edge of the table.
_STACK_OF_SIX = (
    keys("1 2 Q W"),
    keys("A S Z X"),
    keys("5 6 T Y"),
    keys("G H B N"),
    keys("9 0 O P"),
    keys("L ; . /"),
)
_STACK_OF_EIGHT = (
    keys("1 2 Q W"),
    keys("A S Z X"),
    keys("4 5 R T"),
    keys("F G V B"),
    keys("7 8 U I"),
    keys("J K M ,"),
    keys("0 - P ["),
    keys("; ' . /"),
)
_PAD_BLOCK = pad("4 5 1 2")
_ABOVE_ARROWS = (sc.INSERT, sc.HOME, sc.DELETE, sc.END)

_WITHOUT_PAD: dict[int, tuple[tuple[int, ...], ...]] = {
    1: _SIDE_BY_SIDE[:1],
    2: (_SIDE_BY_SIDE[0], _SIDE_BY_SIDE[2]),
    3: _SIDE_BY_SIDE[:3],
    4: _SIDE_BY_SIDE,
    5: (*_STACK_OF_SIX[:2], _STACK_OF_SIX[3], *_STACK_OF_SIX[4:]),
    6: _STACK_OF_SIX,
    7: _STACK_OF_EIGHT[:7],
    8: _STACK_OF_EIGHT,
}

# For one hand: slap under the index finger, point beside it, so that both fall together; aim and
# cover under the other two. One or two people rest four fingers on the home row; where more share
# the keyboard two fingers have a block of four, mirrored for the left hand.
_HOME_ROW = (keys("A S D F"), keys("J K L ;"))
_FINGERS = {
    Preset.LEFT_HAND: (Gesture.COVER, Gesture.AIM, Gesture.POINT, Gesture.SLAP),
    Preset.RIGHT_HAND: (Gesture.SLAP, Gesture.POINT, Gesture.AIM, Gesture.COVER),
}
_MIRRORED = (Gesture.POINT, Gesture.AIM, Gesture.COVER, Gesture.SLAP)
_TWO_AT_HOME = {**_WITHOUT_PAD, 2: _HOME_ROW}
_NINE = {1: (_LEFT,), 2: (_LEFT, _RIGHT), 3: (_LEFT, _MIDDLE, _RIGHT)}
_PATCHES: dict[Preset, dict[int, tuple[tuple[int, ...], ...]]] = {
    Preset.STANDARD: {
        **_NINE,
        4: (_LEFT, _MIDDLE, _RIGHT, _NUMBERS),
        5: (*_SIDE_BY_SIDE, _PAD_BLOCK),
        6: (*_SIDE_BY_SIDE, _ABOVE_ARROWS, _PAD_BLOCK),
        7: (*_STACK_OF_SIX, _PAD_BLOCK),
        8: (*_STACK_OF_SIX, _ABOVE_ARROWS, _PAD_BLOCK),
    },
    Preset.NO_PAD: {**_WITHOUT_PAD, **_NINE},
    Preset.COMPACT: _WITHOUT_PAD,
    Preset.LEFT_HAND: {**_TWO_AT_HOME, 1: _HOME_ROW[:1]},
    Preset.RIGHT_HAND: {**_TWO_AT_HOME, 1: _HOME_ROW[1:]},
}


def zones_for(seats: int, preset: Preset = Preset.STANDARD) -> tuple[Zone, ...]:
    """The zones of seats 0 to `seats` - 1, from left to right; ValueError outside 0 to 8."""
    if seats == 0:
        return ()
    if not 0 < seats <= MOST_SEATS:
        raise ValueError(f"a keyboard has room for 1 to {MOST_SEATS} people, not {seats}")
    return tuple(_zone(seat, codes, preset) for seat, codes in enumerate(_PATCHES[preset][seats]))


def _zone(seat: int, codes: tuple[int, ...], preset: Preset) -> Zone:
    gestures = FULL if len(codes) == len(FULL) else COMPACT
    if preset in _FINGERS and codes in _HOME_ROW:
        gestures = _FINGERS[preset]
    elif preset is Preset.LEFT_HAND:
        gestures = _MIRRORED
    return Zone(seat, tuple(zip(gestures, codes, strict=True)))


def pressed(zones: Iterable[Zone], scancode: int) -> tuple[int, Gesture] | None:
    """Whose key it is and what it means, or None for a key outside all zones."""
    for zone in zones:
        gesture = zone.gesture_of(scancode)
        if gesture is not None:
            return zone.seat, gesture
    return None


# -- what may not be bound -------------------------------------------------------------------------
class Reason(Enum):
    """Why a key cannot be a zone's."""

    MODIFIER = "modifier"  # Shift, Ctrl, Alt, Super: the system listens for them (Sticky Keys)
    LOCK = "lock"  # Caps Lock, Num Lock, Scroll Lock change what others type
    FUNCTION = "function"  # F-keys belong to the system and to full screen
    MENU = "menu"  # Esc, Enter, Tab: the way out and on must stay free
    SYSTEM = "system"  # Print Screen, Pause, Menu, and what is no ordinary key
    TAKEN = "taken"  # another gesture, of this or another seat, has it


def claimed(scancode: int) -> Reason | None:
    """Why no zone may have this key, whoever asks; None when it is free to bind."""
    if sc.LEFT_CTRL <= scancode <= sc.RIGHT_GUI:
        return Reason.MODIFIER
    if scancode in (sc.CAPS_LOCK, sc.NUM_LOCK, sc.SCROLL_LOCK):
        return Reason.LOCK
    if sc.F1 <= scancode <= sc.F12 or sc.F13 <= scancode <= sc.F24:
        return Reason.FUNCTION
    if scancode in (sc.ESCAPE, sc.ENTER, sc.PAD_ENTER, sc.TAB):
        return Reason.MENU
    ordinary = sc.A <= scancode <= sc.ISO_EXTRA and scancode not in (sc.PRINT_SCREEN, sc.PAUSE)
    # 135 to 139: the extra keys of Japanese keyboards, and yen.
    return None if ordinary or 135 <= scancode <= 139 else Reason.SYSTEM


def of_the_game(scancode: int) -> bool:
    """Whether a key may mean anything in play: what a zone can have, and Enter, Esc and Tab.

    Everything else (volume, Print Screen, Shift, Num Lock, F-keys) is pressed for the system.
    """
    return claimed(scancode) in (None, Reason.MENU)


@dataclass(frozen=True, slots=True)
class Trouble:
    """A key that cannot be where it is; `other_seat`, `other` say who has it when it is taken."""

    reason: Reason
    seat: int
    gesture: Gesture
    scancode: int
    other_seat: int | None = None
    other: Gesture | None = None


class BindingRefused(ValueError):  # noqa: N818 (the field's word, like IllegalMove)
    """A key cannot be bound so; `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(f"{full_name(trouble.scancode)}: {trouble.reason.value}")
        self.trouble = trouble


def troubles(zones: Sequence[Zone]) -> tuple[Trouble, ...]:
    """Everything wrong with these zones; empty when all can be played.

    Of a key bound twice the later one is named, with the earlier as `other`.
    """
    found: list[Trouble] = []
    owner: dict[int, tuple[int, Gesture]] = {}
    for zone in zones:
        for gesture, code in zone.keys:
            reason = claimed(code)
            if reason is not None:
                found.append(Trouble(reason, zone.seat, gesture, code))
            if code in owner:
                found.append(Trouble(Reason.TAKEN, zone.seat, gesture, code, *owner[code]))
            owner.setdefault(code, (zone.seat, gesture))
    return tuple(found)


def rebound(zones: Sequence[Zone], seat: int, gesture: Gesture, scancode: int) -> tuple[Zone, ...]:
    """The zones with `gesture` of `seat` on another key; raises BindingRefused, KeyError.

    KeyError when there is no such seat or its patch lacks the gesture.
    """
    reason = claimed(scancode)
    if reason is not None:
        raise BindingRefused(Trouble(reason, seat, gesture, scancode))
    owner = pressed(zones, scancode)
    if owner is not None and owner != (seat, gesture):
        raise BindingRefused(Trouble(Reason.TAKEN, seat, gesture, scancode, *owner))
    zone = {zone.seat: zone for zone in zones}[seat]
    if gesture not in zone.gestures:
        raise KeyError(gesture)
    changed = tuple((g, scancode if g is gesture else code) for g, code in zone.keys)
    return tuple(replace(z, keys=changed) if z.seat == seat else z for z in zones)


def table(zones: Sequence[Zone]) -> list[dict[str, object]]:
    """The zones as plain JSON: one row a key with seat, gesture, scancode and US label."""
    return [
        {
            "seat": zone.seat,
            "gesture": gesture.value,
            "scancode": code,
            "label": full_name(code),
        }
        for zone in zones
        for gesture, code in zone.keys
    ]
