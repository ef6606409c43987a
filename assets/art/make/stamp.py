"""Small emblems in one manner: solid parts with one even dark rim round the whole."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing, number, rounded, star

Point = tuple[float, float]


@dataclass(frozen=True)
class Part:
    """A filled area, or a stroke when `width` is given; path data in a 100 by 100 square."""

    d: str
    width: float = 0.0
    cap: str = "round"


def disc(cx: float, cy: float, r: float, ry: float | None = None) -> str:
    """Path data of a circle or an ellipse."""
    up = r if ry is None else ry
    arc = f"a{number(r)} {number(up)} 0 1 0"
    return f"M{number(cx - r)} {number(cy)}{arc} {number(2 * r)} 0{arc} {number(-2 * r)} 0Z"


def box(x: float, y: float, w: float, h: float, radius: float = 3) -> str:
    """Path data of a rectangle with rounded corners."""
    return rounded([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], radius)


def ray(cx: float, cy: float, near: float, far: float, degrees: float) -> str:
    """Path data of a line outwards from a middle; 0 degrees is up, clockwise."""
    s, c = math.sin(math.radians(degrees)), -math.cos(math.radians(degrees))
    return (
        f"M{number(cx + s * near)} {number(cy + c * near)}"
        f"L{number(cx + s * far)} {number(cy + c * far)}"
    )


def rim(out: Drawing, parts: Sequence[Part], width: float = 4, colour: str = LINE) -> None:
    """The dark edge round all parts together; draw it before them."""
    for part in parts:
        look = {"stroke": colour, "stroke_linejoin": "round", "stroke_linecap": part.cap}
        if part.width:
            out.path(part.d, stroke_width=part.width + 2 * width, **look)
        else:
            out.path(part.d, colour, stroke_width=2 * width, **look)


def ink(out: Drawing, parts: Sequence[Part], paint: str) -> None:
    """The parts themselves in `paint`."""
    for part in parts:
        if part.width:
            out.path(
                part.d,
                stroke=paint,
                stroke_width=part.width,
                stroke_linecap=part.cap,
                stroke_linejoin="round",
            )
        else:
            out.path(part.d, paint)


def stamp(out: Drawing, parts: Sequence[Part], paint: str, width: float = 4) -> None:
    """The parts in `paint` with their dark edge."""
    rim(out, parts, width)
    ink(out, parts, paint)


def _sun() -> list[Part]:
    rays = [
        rounded(
            [
                (50 + 25 * math.sin(a - 0.3), 50 - 25 * math.cos(a - 0.3)),
                (50 + 43 * math.sin(a), 50 - 43 * math.cos(a)),
                (50 + 25 * math.sin(a + 0.3), 50 - 25 * math.cos(a + 0.3)),
            ],
            2,
        )
        for a in (math.pi * i / 4 for i in range(8))
    ]
    return [Part(disc(50, 50, 19)), *(Part(d) for d in rays)]


def _wheel() -> list[Part]:
    spokes = [Part(ray(50, 50, 8, 34, 45 * i), 6) for i in range(8)]
    return [Part(disc(50, 50, 34), 10), Part(disc(50, 50, 11)), *spokes]


HEART = (
    "M50 86C42 72 11 58 11 35C11 20 23 12 33 12C41 12 47 17 50 25"
    "C53 17 59 12 67 12C77 12 89 20 89 35C89 58 58 72 50 86Z"
)
SPADE = (
    "M50 9C57 25 87 42 87 62C87 74 78 79 70 79C62 79 57 75 54 69C55 79 60 86 67 91H33"
    "C40 86 45 79 46 69C43 75 38 79 30 79C22 79 13 74 13 62C13 42 43 25 50 9Z"
)
HORSESHOE = (
    "M22 12L38 17C21 43 28 72 50 72C72 72 79 43 62 17L78 12C103 47 88 91 50 91C12 91 -3 47 22 12Z"
)

# The shapes that tell seats apart without colour, by their name in `palette.SEAT_SHAPES`.
SHAPES: dict[str, list[Part]] = {
    "star": [Part(rounded(star(50, 53, 46, 19.5), 4))],
    "horseshoe": [Part(HORSESHOE)],
    "sun": _sun(),
    "boot": [
        Part("M26 10Q44 20 64 8L60 50Q66 60 84 62Q96 66 95 84H62L54 74H46V92H27L32 54Z"),
    ],
    "spade": [Part(SPADE)],
    "wheel": _wheel(),
    "arrow": [
        Part("M24 76L70 30", 9),
        Part(rounded([(88, 12), (82, 50), (50, 18)], 4)),
        Part("M30 70L13 67M41 59L24 56M30 70L33 87M41 59L44 76", 8),
    ],
    "heart": [Part(HEART)],
}
