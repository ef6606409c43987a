"""The people at the table as pictures: how a sitter looks, and the portrait put together of layers.

A sitter's looks are a seat colour (with its shape), a face, a hat and a moustache. Portraits are
layers of one size in assets/art/portraits; bots wear a tin face in place of a person's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any

import pygame

from scenes.kit.draw import theme
from scenes.kit.draw.art import Art, Wanted
from scenes.kit.draw.palette import SEAT_SHAPES, SEATS

FACES = 8
HATS = 9
MOUSTACHES = 9
COLOURS = len(SEATS)
_CREAM_PART = 0.4


@dataclass(frozen=True, slots=True)
class Looks:
    """Indices into the seat colours, faces, hats and moustaches, all from 0."""

    colour: int = 0
    face: int = 0
    hat: int = 0
    moustache: int = 0

    @classmethod
    def of(cls, data: Mapping[str, Any]) -> Looks:
        """From a save's plain data; what is missing or out of range falls back to 0."""

        def pick(key: str, count: int) -> int:
            value = data.get(key, 0)
            fits = isinstance(value, int) and not isinstance(value, bool) and 0 <= value < count
            return value if fits else 0

        return cls(
            pick("colour", COLOURS),
            pick("face", FACES),
            pick("hat", HATS),
            pick("moustache", MOUSTACHES),
        )

    def to_json(self) -> dict[str, int]:
        """As plain data for a save."""
        return asdict(self)

    def with_(self, **changes: int) -> Looks:
        """The same with something changed; values wrap round their range."""
        counts = {"colour": COLOURS, "face": FACES, "hat": HATS, "moustache": MOUSTACHES}
        return replace(self, **{k: v % counts[k] for k, v in changes.items()})


def colour_name(colour: int) -> str:
    """The word for a seat colour in file names."""
    return SEATS[colour][0]


def colour_hex(colour: int) -> str:
    """A seat colour's middle tone, "#rrggbb"."""
    return SEATS[colour][2]


def colour_light(colour: int) -> tuple[int, int, int]:
    """A seat colour's light tone with a little cream in it, for lettering on leather and dark."""
    value = SEATS[colour][1]
    red, green, blue = (
        round(int(value[i : i + 2], 16) * (1 - _CREAM_PART) + cream * _CREAM_PART)
        for i, cream in zip((1, 3, 5), theme.CREAM, strict=True)
    )
    return red, green, blue


def shape_name(colour: int) -> str:
    """The shape that goes with a colour, for file names."""
    return SEAT_SHAPES[colour]


def layers(looks: Looks, level: str | None, mood: str = "") -> list[str]:
    """Names of a portrait's pictures, lowest first; `mood` "", "glad" or "sour" (people only)."""
    face = f"robot_{level}" if level else f"face_{looks.face}" + (f"_{mood}" if mood else "")
    return [
        f"portraits/body_{colour_name(looks.colour)}",
        f"portraits/{face}",
        f"portraits/moustache_{looks.moustache}",
        f"portraits/hat_{looks.hat}",
    ]


def wanted(looks: Looks, level: str | None, size_u: float, mood: str = "") -> list[Wanted]:
    """What to preload for a portrait."""
    return [Wanted(name, size_u, size_u) for name in layers(looks, level, mood)]


def portrait(
    art: Art, looks: Looks, level: str | None, size_u: float, mood: str = ""
) -> pygame.Surface:
    """Head and shoulders, `size_u` square."""
    names = layers(looks, level, mood)

    def make() -> pygame.Surface:
        parts = [art.svg(name, size_u) for name in names]
        whole = pygame.Surface(parts[0].get_size(), pygame.SRCALPHA)
        for part in parts:
            whole.blit(part, (0, 0))
        return whole.convert_alpha() if pygame.display.get_surface() else whole

    return art.made(("portrait", tuple(names), round(size_u * art.scale)), make)


def tombstone(art: Art, size_u: float) -> pygame.Surface:
    """What stands in a portrait's place when its owner is out of the game."""
    return art.svg("portraits/tombstone", size_u)
