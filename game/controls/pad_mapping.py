"""What a pad's own buttons, hats and axes stand for, where SDL does not know the pad.

A mapping is written as SDL writes its own (`GUID,NAME,a:b0,dpleft:-a0,…`), so that it may be moved
to and from other programs. Buttons, hats and axes are told apart by SDL's numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Self

LONGEST = 1000
"""A mapping of more letters than this is none."""
_GUID = re.compile(r"[0-9a-f]{32}")
_SOURCE = re.compile(
    r"b(?P<button>\d{1,3})"
    r"|h(?P<hat>\d{1,2})\.(?P<side>[1248])"
    r"|(?P<sign>[+-]?)a(?P<axis>\d{1,2})(?P<flip>~?)"
)
HAT_UP, HAT_RIGHT, HAT_DOWN, HAT_LEFT = 1, 2, 4, 8


class PadPart(Enum):
    """What the games use of a pad, by SDL's names, in the order it is asked for."""

    SOUTH = "a"
    EAST = "b"
    WEST = "x"
    NORTH = "y"
    LEFT = "dpleft"
    RIGHT = "dpright"
    UP = "dpup"
    DOWN = "dpdown"
    START = "start"
    LEFT_SHOULDER = "leftshoulder"
    RIGHT_SHOULDER = "rightshoulder"
    LEFT_TRIGGER = "lefttrigger"
    RIGHT_TRIGGER = "righttrigger"
    STICK_X = "leftx"
    STICK_Y = "lefty"
    POINT_X = "rightx"
    POINT_Y = "righty"

    @property
    def is_stick(self) -> bool:
        """True for an axis of a stick, -1 to 1 (right and down are positive)."""
        return self in STICKS

    @property
    def is_trigger(self) -> bool:
        """True for a trigger, 0 to 1."""
        return self in (PadPart.LEFT_TRIGGER, PadPart.RIGHT_TRIGGER)


STICKS = (PadPart.STICK_X, PadPart.STICK_Y, PadPart.POINT_X, PadPart.POINT_Y)
NEEDED = (PadPart.SOUTH, PadPart.EAST)
"""Without these nobody can sit down or go back."""
_UNUSED = frozenset(
    {"back", "guide", "leftstick", "rightstick", "misc1", "touchpad", "platform", "crc", "type"}
    | {f"paddle{number}" for number in (1, 2, 3, 4)}
)
"""What else SDL has a word for; the games have no use for it."""
_BY_NAME = {part.value: part for part in PadPart}


@dataclass(frozen=True, slots=True)
class PadSource:
    """A button ("b"), one side of a hat ("h") or an axis ("a").

    `side` is a hat's HAT_…, and of an axis the half that counts, 1 or -1; 0 is the whole axis.
    `flipped` is a whole axis the other way round.
    """

    kind: str
    number: int
    side: int = 0
    flipped: bool = False

    @classmethod
    def read(cls, text: str) -> Self | None:
        """What SDL writes so; None if that is nothing we know."""
        found = _SOURCE.fullmatch(text)
        if found is None:
            return None
        if found["button"] is not None:
            return cls("b", int(found["button"]))
        if found["hat"] is not None:
            return cls("h", int(found["hat"]), int(found["side"]))
        if found["sign"] and found["flip"]:
            return None
        side = {"+": 1, "-": -1, "": 0}[found["sign"]]
        return cls("a", int(found["axis"]), side, bool(found["flip"]))

    def __str__(self) -> str:
        if self.kind == "b":
            return f"b{self.number}"
        if self.kind == "h":
            return f"h{self.number}.{self.side}"
        return f"{({1: '+', -1: '-'}).get(self.side, '')}a{self.number}{'~' * self.flipped}"

    def clashes(self, other: PadSource) -> bool:
        """True if one movement of a finger would press both."""
        if (self.kind, self.number) != (other.kind, other.number):
            return False
        return self.side == other.side or (self.kind == "a" and 0 in (self.side, other.side))


@dataclass(frozen=True, slots=True)
class PadMapping:
    """The parts of all pads of one kind (`guid`), each with the source it is on."""

    guid: str
    name: str
    parts: Mapping[PadPart, PadSource]

    @classmethod
    def made(cls, guid: str, name: str, found: Mapping[PadPart, PadSource]) -> Self:
        """The mapping of what was pressed. A d-pad that is two whole axes is the left stick."""
        parts = dict(found)
        x, y = (_whole(parts, *pair) for pair in _CROSS)
        if x is not None and y is not None and not any(part in parts for part in STICKS[:2]):
            for pair in _CROSS:
                for part in pair:
                    del parts[part]
            parts[PadPart.STICK_X], parts[PadPart.STICK_Y] = x, y
        return cls(guid, " ".join(name.replace(",", " ").split()), parts)

    @classmethod
    def read(cls, text: object) -> Self | None:
        """A mapping as SDL writes it; None if it makes no sense or could not be played with."""
        if not isinstance(text, str) or len(text) > LONGEST:
            return None
        guid, _comma, rest = text.partition(",")
        name, _comma, rest = rest.partition(",")
        parts: dict[PadPart, PadSource] = {}
        for entry in filter(None, rest.split(",")):
            key, _colon, value = entry.partition(":")
            if key in _UNUSED:
                continue
            part, source = _BY_NAME.get(key), PadSource.read(value)
            if part is None or source is None or part in parts:
                return None
            if (part.is_stick and (source.kind != "a" or source.side)) or (
                source.kind == "a" and not source.side and not (part.is_stick or part.is_trigger)
            ):
                return None
            if any(source.clashes(other) for other in parts.values()):
                return None
            parts[part] = source
        if not _GUID.fullmatch(guid) or not all(part in parts for part in NEEDED):
            return None
        return cls(guid, name, parts)

    def __str__(self) -> str:
        pairs = (f"{part.value}:{source}" for part, source in self.parts.items())
        return ",".join((self.guid, self.name, *pairs)) + ","

    # -- playing -------------------------------------------------------------------------------
    def button(self, number: int, down: bool) -> Iterator[tuple[PadPart, float]]:
        """What a button means: parts and how far they are pressed now."""
        for part, source in self.parts.items():
            if (source.kind, source.number) == ("b", number):
                yield part, float(down)

    def hat(self, number: int, x: int, y: int) -> Iterator[tuple[PadPart, float]]:
        """What a hat means that points to (x, y), right and up positive."""
        sides = hat_sides(x, y)
        for part, source in self.parts.items():
            if (source.kind, source.number) == ("h", number):
                yield part, float(source.side in sides)

    def axis(self, number: int, value: float) -> Iterator[tuple[PadPart, float]]:
        """What an axis at `value` (-1 to 1) means."""
        for part, source in self.parts.items():
            if (source.kind, source.number) != ("a", number):
                continue
            if source.side:
                yield part, max(0.0, value * source.side)
            else:
                turned = -value if source.flipped else value
                yield part, (turned + 1) / 2 if part.is_trigger else turned


_CROSS = ((PadPart.LEFT, PadPart.RIGHT), (PadPart.UP, PadPart.DOWN))


def hat_sides(x: int, y: int) -> frozenset[int]:
    """The sides of a hat that are down, from where it points (right and up positive)."""
    across = {-1: HAT_LEFT, 1: HAT_RIGHT}.get(x, 0)
    along = {-1: HAT_DOWN, 1: HAT_UP}.get(y, 0)
    return frozenset({across, along} - {0})


def _whole(parts: Mapping[PadPart, PadSource], low: PadPart, high: PadPart) -> PadSource | None:
    """The axis these two are the ends of; None if they are not."""
    one, other = parts.get(low), parts.get(high)
    if one is None or other is None or one.kind != "a" or other.kind != "a":
        return None
    if one.number != other.number or one.side * other.side != -1:
        return None
    return PadSource("a", one.number, flipped=other.side < 0)
