"""What stands about in the cellar below the saloon: barrels, bottles, rail, cobwebs."""

from __future__ import annotations

import math
import random

from assets.art.make.backgrounds import props
from assets.art.make.backgrounds.props import BOTTLE_HUES, STROKE
from assets.art.make.palette import BRASS, LINE, WOOD
from assets.art.make.pen import Drawing, number

IRON = ("#8d8a86", "#55524e", "#2b2927")


def barrel_end(d: Drawing, x: float, y: float, r: float, tap: bool = False) -> None:
    """A barrel lying on its side, its head towards us."""
    d.circle(x + r * 0.1, y + r * 0.12, r * 1.04, "#0a0402", opacity=0.7)
    side = d.linear(x - r, y - r, x + r, y + r, (0, "#c08a50"), (0.5, "#7a4a24"), (1, "#2c180b"))
    d.circle(x, y, r, side, **STROKE, stroke_width=4)
    hoop = d.linear(x - r, y - r, x + r, y + r, (0, IRON[0]), (0.5, IRON[1]), (1, IRON[2]))
    d.circle(x, y, r * 0.94, "none", stroke=LINE, stroke_width=r * 0.16)
    d.circle(x, y, r * 0.94, "none", stroke=hoop, stroke_width=r * 0.1)
    head = d.linear(x - r, y - r, x + r, y + r, (0, "#a87340"), (0.55, "#6f4220"), (1, "#3a2010"))
    d.circle(x, y, r * 0.8, head, stroke=LINE, stroke_width=3)
    for k in range(-2, 3):
        at = k * r * 0.29
        reach = math.sqrt(max(0.0, (r * 0.79) ** 2 - at * at))
        d.path(f"M{number(x + at)} {number(y - reach)}V{number(y + reach)}", stroke="#24130a",
               stroke_width=3)  # fmt: skip
        d.path(f"M{number(x + at + 3)} {number(y - reach * 0.9)}V{number(y + reach * 0.9)}",
               stroke="#d69a5c", stroke_width=1.5, opacity=0.5)  # fmt: skip
    d.rect(x - r * 0.8, y - r * 0.07, r * 1.6, r * 0.14, "#5a3519", rx=3, stroke=LINE,
           stroke_width=2.5)  # fmt: skip
    if tap:
        d.circle(x, y + r * 0.52, r * 0.12, BRASS[2], **STROKE, stroke_width=3)
        d.rect(x - r * 0.06, y + r * 0.52, r * 0.12, r * 0.3, BRASS[3], rx=3, stroke=LINE,
               stroke_width=2.5)  # fmt: skip
        d.rect(x - r * 0.16, y + r * 0.38, r * 0.32, r * 0.08, BRASS[1], rx=3, stroke=LINE,
               stroke_width=2.5)  # fmt: skip


def rack(d: Drawing) -> None:
    """Barrels in two rows on the left, on a frame of beams."""
    for x, y, tap in ((32, 590, False), (200, 596, True), (368, 590, False), (524, 602, True),
                      (116, 434, True), (284, 430, False), (448, 440, False)):  # fmt: skip
        barrel_end(d, x, y, 78, tap)
    for y in (512, 668):
        d.rect(-10, y, 606, 18, d.linear(0, y, 0, y + 18, (0, WOOD[1]), (1, WOOD[4])), **STROKE,
               stroke_width=3)  # fmt: skip


def shelves(d: Drawing) -> None:
    """Bottles, jugs and crates on shelves at the right."""
    chance = random.Random(88)
    for y in (398, 512):
        x = 1362.0
        while x < 1900:
            shape = chance.choice((0, 0, 1, 2))
            high = chance.uniform(74, 96) * (0.8 if shape else 1)
            props.bottle(d, x, y, high, chance.choice(BOTTLE_HUES), shape)
            x += high * (0.3, 0.42, 0.54)[shape] + chance.uniform(4, 20)
            if chance.random() < 0.16:
                x += 46
        d.rect(1338, y, 592, 16, d.linear(0, y, 0, y + 16, (0, WOOD[1]), (0.4, WOOD[2]),
               (1, WOOD[4])), **STROKE, stroke_width=3)  # fmt: skip
    barrel_end(d, 1402, 612, 72, True)


def rail(d: Drawing) -> None:
    """The rail at the right, from behind which those who are out look on."""
    top = d.linear(0, 566, 0, 594, (0, WOOD[0]), (0.35, WOOD[1]), (1, WOOD[3]))
    for k in range(9):
        x = 1500 + 52 * k
        turned = (f"M{x - 7} 590C{x - 13} 612 {x - 3} 622 {x - 5} 636C{x - 16} 650 {x - 16} 674 "
                  f"{x - 6} 690L{x + 6} 690C{x + 16} 674 {x + 16} 650 {x + 5} 636"
                  f"C{x + 3} 622 {x + 13} 612 {x + 7} 590Z")  # fmt: skip
        d.path(turned, d.linear(x - 14, 0, x + 14, 0, (0, WOOD[1]), (0.3, WOOD[0]), (1, WOOD[4])),
               **STROKE, stroke_width=3)  # fmt: skip
    d.rect(1470, 686, 460, 18, top, rx=3, **STROKE, stroke_width=3)
    d.rect(1462, 570, 470, 24, d.linear(0, 570, 0, 594, (0, WOOD[0]), (0.4, WOOD[1]), (1, WOOD[3])),
           rx=8, **STROKE, stroke_width=3.5)  # fmt: skip
    d.rect(1448, 548, 40, 160, d.linear(1448, 0, 1488, 0, (0, WOOD[1]), (0.3, WOOD[0]),
           (1, WOOD[4])), rx=4, **STROKE, stroke_width=3.5)  # fmt: skip
    d.circle(1468, 536, 20, d.radial(1462, 528, 26, (0, WOOD[0]), (0.6, WOOD[1]), (1, WOOD[3])),
             **STROKE, stroke_width=3.5)  # fmt: skip


def alcove(d: Drawing) -> None:
    """Old bottles lying in the dark behind the arch."""
    chance = random.Random(4)
    for j in range(5):
        for i in range(13):
            x, y = 700 + 43 * i + 21 * (j % 2), 330 + 37 * j
            if chance.random() < 0.22:
                continue
            dark, middle, light = chance.choice(BOTTLE_HUES)
            d.circle(x, y, 15, d.radial(x - 5, y - 5, 20, (0, middle), (0.6, dark), (1, "#0a0604")),
                     stroke="#050302", stroke_width=2.5)  # fmt: skip
            d.circle(x, y, 7, "none", stroke=light, stroke_width=1.6, opacity=0.5)


def cobweb(d: Drawing, x: float, y: float, side: int, size: float) -> None:
    """A web in a corner; `side` 1 opens to the right."""
    n = number
    for k in range(5):
        a = math.radians(4 + 20.5 * k)
        d.path(f"M{n(x)} {n(y)}L{n(x + side * size * math.cos(a))} {n(y + size * math.sin(a))}",
               stroke="#d8d0c4", stroke_width=1.3, opacity=0.4)  # fmt: skip
    for ring in (0.3, 0.52, 0.74, 0.92):
        r = size * ring
        d_ = ""
        for k in range(5):
            a = math.radians(4 + 20.5 * k)
            px, py = x + side * r * math.cos(a), y + r * math.sin(a)
            if not k:
                d_ = f"M{n(px)} {n(py)}"
                continue
            m = math.radians(4 + 20.5 * (k - 0.5))
            d_ += (f"Q{n(x + side * r * 0.86 * math.cos(m))} {n(y + r * 0.86 * math.sin(m))} "
                   f"{n(px)} {n(py)}")  # fmt: skip
        d.path(d_, stroke="#d8d0c4", stroke_width=1.3, opacity=0.36)
