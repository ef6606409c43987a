"""The faces of the dice duel: a clock whose twelve hours fill up, drawn as it is needed."""

from __future__ import annotations

import io
import math

import pygame

from scenes.kit.draw.art import Art
from scenes.kit.draw.palette import BRASS, CREAM, LINE, OXBLOOD
from scenes.kit.draw.pen import Drawing, number

BOX = 300.0
MIDDLE = BOX / 2
RIM, FACE = 138.0, 120.0


def dial(art: Art, size_u: float, hours: int, held: bool, over: bool) -> pygame.Surface:
    """A face `size_u` across, filled up to `hours`; `held` rims it green, `over` cracks it red."""
    px = max(1, round(size_u * art.scale))
    hours = min(hours, 12)

    def make() -> pygame.Surface:
        text = _drawing(hours, held, over).svg()
        made = pygame.image.load_sized_svg(io.BytesIO(text.encode()), (px, px))
        return made.convert_alpha() if pygame.display.get_surface() else made

    return art.made(("dial", px, hours, held, over), make)


def _point(radius: float, hour: float) -> tuple[float, float]:
    angle = math.radians(hour * 30)
    return MIDDLE + radius * math.sin(angle), MIDDLE - radius * math.cos(angle)


def _drawing(hours: int, held: bool, over: bool) -> Drawing:
    d = Drawing(BOX, BOX)
    for i in range(6):
        d.circle(MIDDLE + 4, MIDDLE + 7, RIM + 8 - i * 1.6, "#0c0603", opacity=0.09)
    ring = ("#7fc482", "#43874a", "#1f4a28") if held else (BRASS[0], BRASS[2], BRASS[4])
    if over:
        ring = (OXBLOOD[0], OXBLOOD[1], OXBLOOD[3])
    metal = d.linear(30, 20, 260, 280, (0, ring[0]), (0.5, ring[1]), (1, ring[2]))
    d.circle(MIDDLE, MIDDLE, RIM, metal, stroke=LINE, stroke_width=4)
    face = d.radial(130, 110, 150, (0, CREAM[0]), (0.7, CREAM[1]), (1, CREAM[3]))
    d.circle(MIDDLE, MIDDLE, FACE, face, stroke=LINE, stroke_width=3)
    if over:
        fill = d.radial(MIDDLE, MIDDLE, FACE, (0, OXBLOOD[0], 0.55), (1, OXBLOOD[1], 0.85))
        d.circle(MIDDLE, MIDDLE, FACE - 2, fill)
    elif hours:
        _wedge(d, hours)
    for hour in range(1, 12):  # at twelve stands XII
        quarter = hour % 3 == 0
        (x1, y1), (x2, y2) = _point(FACE - 6, hour), _point(FACE - (24 if quarter else 16), hour)
        d.path(
            f"M{number(x1)} {number(y1)}L{number(x2)} {number(y2)}",
            stroke=LINE, stroke_width=6.0 if quarter else 3.4, stroke_linecap="round",
        )  # fmt: skip
    _noon(d)
    if over:
        _crack(d)
    return d


def _wedge(d: Drawing, hours: int) -> None:
    gold = d.radial(MIDDLE, MIDDLE, FACE, (0, BRASS[1], 0.55), (1, BRASS[2], 0.9))
    if hours >= 12:
        d.circle(MIDDLE, MIDDLE, FACE - 2, gold)
        return
    (x1, y1), (x2, y2) = _point(FACE - 2, 0), _point(FACE - 2, hours)
    large = 1 if hours > 6 else 0
    d.path(
        f"M{number(MIDDLE)} {number(MIDDLE)}L{number(x1)} {number(y1)}"
        f"A{number(FACE - 2)} {number(FACE - 2)} 0 {large} 1 {number(x2)} {number(y2)}Z",
        gold, stroke=BRASS[3], stroke_width=2.0,
    )  # fmt: skip


def _noon(d: Drawing) -> None:
    """XII in strokes: the reader knows no letters."""
    y1, y2 = 54.0, 78.0
    for x in (163.0, 173.0):
        d.path(f"M{number(x)} {number(y1)}V{number(y2)}", stroke=OXBLOOD[2], stroke_width=5)
    for a, b in ((131.0, 151.0), (151.0, 131.0)):
        d.path(
            f"M{number(a)} {number(y1)}L{number(b)} {number(y2)}",
            stroke=OXBLOOD[2], stroke_width=5.0,
        )  # fmt: skip
    for y in (y1 - 1, y2 + 1):
        d.path(f"M126 {number(y)}H179", stroke=OXBLOOD[2], stroke_width=3)


def _crack(d: Drawing) -> None:
    for line in (
        "M150 150L128 118L136 92L112 60L118 40",
        "M150 150L186 168L198 196L230 208L244 226",
        "M150 150L120 176L112 210L88 226",
        "M186 168L212 152L236 158",
    ):
        d.path(line, stroke=LINE, stroke_width=4.4, stroke_linejoin="round", opacity=0.85)
        d.path(line, stroke=CREAM[0], stroke_width=1.4, stroke_linejoin="round", opacity=0.6)
