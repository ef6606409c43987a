"""Small things that lie on tables: glasses, bottles, coins, dice, a dice cup, a pouch, a hat.

`tilt` is how round a level circle looks: 0 seen from the side, 1 from straight above.
"""

from __future__ import annotations

import math
import random

from assets.art.make.backgrounds.perspective import TITLE_FONT, letters
from assets.art.make.palette import BOTTLE, BRASS, CREAM, LEATHER, LINE, OXBLOOD
from assets.art.make.pen import Drawing, number

STROKE = {"stroke": LINE, "stroke_linejoin": "round", "stroke_linecap": "round"}
Point = tuple[float, float]


def shadow(d: Drawing, cx: float, cy: float, rx: float, ry: float, strength: float = 0.7) -> None:
    """A soft contact shadow."""
    paint = d.radial(
        cx, cy, rx, (0, "#0a0402", strength), (0.55, "#0a0402", strength * 0.7),
        (1, "#0a0402", 0), sy=ry / rx,
    )  # fmt: skip
    d.ellipse(cx, cy, rx, ry, paint)


def barrel(cx: float, top: float, rt: float, bottom: float, rb: float, tilt: float) -> str:
    """The outline of a round standing thing, from its top rim to its foot."""
    n = number
    return (
        f"M{n(cx - rt)} {n(top)} L{n(cx - rb)} {n(bottom)} "
        f"A{n(rb)} {n(rb * tilt)} 0 0 0 {n(cx + rb)} {n(bottom)} L{n(cx + rt)} {n(top)} "
        f"A{n(rt)} {n(rt * tilt)} 0 0 0 {n(cx - rt)} {n(top)}Z"
    )


def hoop(cx: float, top: float, r: float, bottom: float, tilt: float) -> str:
    """The front half of a band round a standing thing."""
    n = number
    return (
        f"M{n(cx - r)} {n(top)} L{n(cx - r)} {n(bottom)} A{n(r)} {n(r * tilt)} 0 0 0 {n(cx + r)} "
        f"{n(bottom)} L{n(cx + r)} {n(top)} A{n(r)} {n(r * tilt)} 0 0 1 {n(cx - r)} {n(top)}Z"
    )


def whiskey_glass(d: Drawing, x: float, y: float, r: float, tilt: float) -> None:
    """A tumbler, two fingers full; (x, y) is the middle of its foot."""
    high = r * 2.1 * math.sqrt(1 - tilt * tilt)
    top, rb = y - high, r * 0.86
    shadow(d, x + r * 0.75, y + r * 0.25, r * 1.9, r * 1.9 * max(tilt, 0.25) * 0.8, 0.6)
    d.ellipse(x + r * 1.0, y + r * 0.3, r * 0.7, r * 0.4 * max(tilt, 0.3), "#ffb84a", opacity=0.22)
    d.path(barrel(x, top, r, y, rb, tilt), "#d9c9a4", opacity=0.16)
    level = y - high * 0.42
    rl = rb + (r - rb) * 0.42
    amber = d.linear(x - r, y, x + r, y, (0, "#7a3408"), (0.3, "#d9822a"), (0.6, "#b05a14"),
                     (1, "#5a2404"))  # fmt: skip
    d.path(barrel(x, level, rl, y - r * 0.08, rb * 0.94, tilt), amber, opacity=0.94)
    d.ellipse(x, level, rl, rl * tilt, d.radial(
        x - r * 0.3, level, r * 1.5, (0, "#ffc25a"), (0.6, "#d27a22"), (1, "#8a4610"), sy=tilt,
    ), stroke="#ffdf9a", stroke_width=r * 0.04, opacity=0.95)  # fmt: skip
    for k in range(7):
        a = math.pi * (k + 0.5) / 7
        xa, xb = x - math.cos(a) * r * 0.93, x - math.cos(a) * rb * 0.95
        ya, yb = level + math.sin(a) * rl * tilt, y + math.sin(a) * rb * tilt
        d.path(f"M{number(xa)} {number(ya)} L{number(xb)} {number(yb)}", stroke="#fff3cf",
               stroke_width=r * 0.06, opacity=0.28)  # fmt: skip
    d.path(barrel(x, top, r, y, rb, tilt), "none", **STROKE, stroke_width=r * 0.07, opacity=0.85)
    d.ellipse(x, top, r, r * tilt, "#fff6dc", fill_opacity=0.07, stroke="#f6e7c2",
              stroke_width=r * 0.09)  # fmt: skip
    d.ellipse(x, top, r * 1.04, r * 1.04 * tilt, "none", stroke=LINE, stroke_width=r * 0.045)
    d.path(
        f"M{number(x - r * 0.78)} {number(top + r * tilt * 0.75)} "
        f"L{number(x - rb * 0.8)} {number(y - r * 0.1)}",
        stroke="#ffffff", stroke_width=r * 0.14, stroke_linecap="round", opacity=0.55,
    )  # fmt: skip


def coin(d: Drawing, x: float, y: float, r: float, tilt: float, face: str = "gold") -> None:
    """One coin lying flat, a little thick."""
    hues = BRASS if face == "gold" else ("#fbf6ea", "#d8d3c6", "#a9a496", "#777266", "#454136")
    thick = r * 0.26 * math.sqrt(1 - tilt * tilt) + r * 0.06
    side = d.linear(x - r, y, x + r, y, (0, hues[2]), (0.35, hues[1]), (1, hues[4]))
    d.ellipse(x, y, r, r * tilt, side, stroke=LINE, stroke_width=r * 0.1)
    lit = d.linear(x - r, y - r, x + r, y + r * 0.6, (0, hues[0]), (0.45, hues[1]), (1, hues[3]))
    d.ellipse(x, y - thick, r, r * tilt, lit, stroke=LINE, stroke_width=r * 0.07)
    d.ellipse(x, y - thick, r * 0.78, r * 0.78 * tilt, "none", stroke=hues[3],
              stroke_width=r * 0.07)  # fmt: skip
    d.open(f"translate({number(x)} {number(y - thick)}) scale({number(r / 100)} "
           f"{number(r * tilt / 100)})")  # fmt: skip
    points = []
    for i in range(10):
        radius = 52 if i % 2 == 0 else 22
        points.append((radius * math.sin(math.pi * i / 5), -radius * math.cos(math.pi * i / 5)))
    d.polygon(points, hues[3], opacity=0.75)
    d.close()


def coins(d: Drawing, x: float, y: float, r: float, tilt: float, seed: int, count: int) -> None:
    """A stack of coins leaning a little."""
    chance = random.Random(seed)
    shadow(d, x + r * 0.8, y + r * 0.2, r * 2.0, r * 1.6 * max(tilt, 0.3), 0.6)
    step = r * 0.26 * math.sqrt(1 - tilt * tilt) + r * 0.05
    for i in range(count):
        coin(d, x + chance.uniform(-1, 1) * r * 0.12, y - i * step, r, tilt)


def dice_cup(d: Drawing, x: float, y: float, r: float, tilt: float) -> None:
    """A stitched leather cup standing open; (x, y) is the middle of its foot."""
    high = r * 2.5 * math.sqrt(1 - tilt * tilt)
    top, rb = y - high, r * 0.84
    shadow(d, x + r * 0.8, y + r * 0.25, r * 2.1, r * 2.0 * tilt, 0.75)
    skin = d.linear(x - r, y, x + r, y, (0, LEATHER[1]), (0.25, LEATHER[0]), (0.5, LEATHER[1]),
                    (1, LEATHER[4]))  # fmt: skip
    d.path(barrel(x, top, r, y, rb, tilt), skin, **STROKE, stroke_width=r * 0.06)
    for at, wide in ((0.16, 0.15), (0.8, 0.13)):
        rr = r + (rb - r) * at
        yy = top + (y - top) * at
        band = hoop(x, yy, rr * 1.015, yy + r * wide, tilt)
        d.path(band, d.linear(x - r, y, x + r, y, (0, OXBLOOD[1]), (0.3, OXBLOOD[0]),
                              (1, OXBLOOD[4])), **STROKE, stroke_width=r * 0.035)  # fmt: skip
        for side in (0.02, 0.98):
            arc_y = yy + r * wide * side
            d.path(f"M{number(x - rr)} {number(arc_y)} A{number(rr)} {number(rr * tilt)} 0 0 0 "
                   f"{number(x + rr)} {number(arc_y)}", stroke=BRASS[1], stroke_width=r * 0.03,
                   stroke_dasharray=f"{number(r * 0.1)} {number(r * 0.07)}",
                   opacity=0.8)  # fmt: skip
    star = []
    for i in range(10):
        out = (0.34 if i % 2 == 0 else 0.15) * r
        turn = math.pi * i / 5
        star.append((x + out * math.sin(turn), y - high * 0.5 + r * tilt - out * math.cos(turn)))
    d.polygon(star, d.linear(x - r * 0.3, 0, x + r * 0.3, 0, (0, BRASS[1]), (1, BRASS[3])),
              **STROKE, stroke_width=r * 0.04)  # fmt: skip
    d.path(f"M{number(x - r * 0.7)} {number(top + r * tilt * 0.9)} L{number(x - rb * 0.72)} "
           f"{number(y + r * tilt * 0.3)}", stroke="#e8b88a", stroke_width=r * 0.1, opacity=0.4,
           stroke_linecap="round")  # fmt: skip
    d.ellipse(x, top, r, r * tilt, d.linear(x - r, top - r * tilt, x + r, top + r * tilt,
              (0, LEATHER[0]), (1, LEATHER[3])), stroke=LINE, stroke_width=r * 0.06)  # fmt: skip
    d.ellipse(x, top + r * 0.02, r * 0.88, r * 0.88 * tilt, d.linear(
        x - r, top - r * tilt, x + r * 0.6, top + r * tilt, (0, "#140a05"), (0.6, LEATHER[4]),
        (1, LEATHER[2])), stroke=LINE, stroke_width=r * 0.05)  # fmt: skip


def pouch(d: Drawing, x: float, y: float, s: float) -> None:
    """A tobacco pouch with a drawstring, half open; `s` is half its width."""
    d.open(f"translate({number(x)} {number(y)}) scale({number(s / 100)})")
    shadow(d, 40, 52, 150, 74, 0.75)
    body = ("M-96 30 C-104 -14 -66 -52 -26 -56 C-10 -66 14 -66 30 -56 C70 -50 106 -10 98 32 "
            "C92 66 48 78 0 78 C-52 78 -92 64 -96 30Z")  # fmt: skip
    d.path(body, d.radial(-30, -10, 150, (0, "#a8764c"), (0.5, LEATHER[1]), (1, LEATHER[3])),
           **STROKE, stroke_width=5)  # fmt: skip
    for fold in ("M-26 -50 C-40 -20 -46 10 -44 44", "M4 -56 C2 -24 -2 10 0 56",
                 "M28 -52 C44 -22 52 8 52 40"):  # fmt: skip
        d.path(fold, stroke=LEATHER[4], stroke_width=4, opacity=0.55, stroke_linecap="round")
    d.path("M-40 -62 C-58 -92 -34 -104 -20 -90 C-12 -112 12 -112 20 -92 C40 -106 58 -88 40 -60 "
           "C14 -48 -16 -48 -40 -62Z", d.linear(-40, -100, 40, -50, (0, LEATHER[0]),
           (1, LEATHER[3])), **STROKE, stroke_width=5)  # fmt: skip
    d.ellipse(0, -88, 24, 9, "#150a05")
    chance = random.Random(5)
    for _ in range(26):
        px, py = chance.uniform(-20, 20), chance.uniform(-98, -84)
        bend, reach = chance.uniform(-9, 9), chance.uniform(-14, 14)
        d.path(f"M{px:.0f} {py:.0f} q{bend:.0f} -8 {reach:.0f} 2",
               stroke=chance.choice(("#b0702c", "#7a4516", "#d69a48")), stroke_width=3)  # fmt: skip
    d.path("M-42 -58 C-16 -46 16 -46 42 -58 L44 -50 C16 -38 -16 -38 -44 -50Z",
           BRASS[2], **STROKE, stroke_width=3)  # fmt: skip
    d.path("M30 -48 C56 -30 50 -4 74 4 M30 -48 C40 -22 30 0 44 20", stroke=BRASS[2],
           stroke_width=5, stroke_linecap="round")  # fmt: skip
    for bx, by in ((74, 4), (44, 20)):
        d.circle(bx, by, 7, OXBLOOD[1], stroke=LINE, stroke_width=3)
    d.path("M-78 20 C-78 -10 -60 -30 -40 -38", stroke="#e0b080", stroke_width=6, opacity=0.5,
           stroke_linecap="round")  # fmt: skip
    d.close()


def bottle(
    d: Drawing, x: float, y: float, h: float, hue: tuple[str, str, str], shape: int = 0,
    label: str = CREAM[1], line: float = 1.4, word: str = "",
) -> None:  # fmt: skip
    """A bottle standing on (x, y); `hue` is dark, middle, light; shapes 0 tall, 1 squat, 2 jug."""
    w, neck, shoulder = ((0.135, 0.30, 0.14), (0.19, 0.24, 0.12), (0.24, 0.22, 0.2))[shape]
    half, throat = h * w, h * 0.042
    top, base = y - h, y
    ny, sy = y - h * (1 - neck), y - h * (1 - neck - shoulder)
    n = number
    glass = d.linear(x - half, 0, x + half, 0, (0, hue[0]), (0.22, hue[1]), (0.4, hue[2]),
                     (0.55, hue[1]), (1, hue[0]))  # fmt: skip
    d.path(
        f"M{n(x - half)} {n(base - 1)} L{n(x - half)} {n(sy)} C{n(x - half)} {n(ny)} "
        f"{n(x - throat)} {n(sy)} {n(x - throat)} {n(ny)} L{n(x - throat)} {n(top)} "
        f"L{n(x + throat)} {n(top)} L{n(x + throat)} {n(ny)} C{n(x + throat)} {n(sy)} "
        f"{n(x + half)} {n(ny)} {n(x + half)} {n(sy)} L{n(x + half)} {n(base - 1)} "
        f"Q{n(x)} {n(base + h * 0.035)} {n(x - half)} {n(base - 1)}Z",
        glass, **STROKE, stroke_width=line,
    )  # fmt: skip
    d.rect(x - throat * 1.25, top - h * 0.01, throat * 2.5, h * 0.05, hue[0], rx=1)
    d.rect(x - throat * 0.9, top - h * 0.05, throat * 1.8, h * 0.05, "#a5783f", rx=1)
    if label:
        lh, ly = h * 0.24, y - h * 0.36
        d.rect(
            x - half * 0.92,
            ly,
            half * 1.84,
            lh,
            d.linear(x - half, 0, x + half, 0, (0, "#a5834c"), (0.3, label), (1, "#8a6a38")),
            rx=1,
        )
        if word:
            d.path(letters(word, x, ly + lh * 0.48, lh * 0.42, TITLE_FONT), "#5d120f")
        else:
            d.rect(x - half * 0.6, ly + lh * 0.2, half * 1.2, lh * 0.16, "#7c1d18", opacity=0.8)
        d.rect(x - half * 0.5, ly + lh * 0.6, half, lh * 0.08, LINE, opacity=0.6)
        d.rect(x - half * 0.5, ly + lh * 0.78, half, lh * 0.08, LINE, opacity=0.5)
    d.path(f"M{n(x - half * 0.62)} {n(y - h * 0.06)} L{n(x - half * 0.62)} {n(sy + h * 0.02)}",
           stroke="#fff3d6", stroke_width=max(1.0, half * 0.16), stroke_linecap="round",
           opacity=0.55)  # fmt: skip


BOTTLE_HUES = (
    (BOTTLE[3], BOTTLE[1], "#8ecb86"),
    ("#3a1a04", "#a65a18", "#f0b050"),
    ("#3a0a06", OXBLOOD[1], "#e8705c"),
    ("#10262c", "#3c7078", "#9ad0cc"),
    ("#4a330a", "#b8892c", "#ffe08a"),
    ("#1c1a18", "#5a544a", "#cfc6b0"),
)


def hat(
    d: Drawing, x: float, y: float, s: float, hue: tuple[str, str, str], turn: float = 0
) -> None:
    """A hat seen from the front, brim at (x, y); `s` is half the brim's width."""
    light, middle, dark = hue
    d.open(f"translate({number(x)} {number(y)}) rotate({number(turn)}) scale({number(s / 100)})")
    d.path("M-58 -4 C-60 -54 -48 -92 -26 -98 C-12 -102 -6 -90 0 -90 C8 -90 14 -102 28 -97 "
           "C48 -90 60 -52 58 -4 C30 8 -30 8 -58 -4Z", d.linear(-60, -90, 60, 0, (0, light),
           (0.5, middle), (1, dark)), **STROKE, stroke_width=5)  # fmt: skip
    d.path("M-58 -26 C-28 -14 28 -14 58 -26 L58 -4 C30 8 -30 8 -58 -4Z", d.linear(
        -58, 0, 58, 0, (0, OXBLOOD[2]), (0.3, OXBLOOD[0]), (1, OXBLOOD[3])), stroke=LINE,
        stroke_width=3)  # fmt: skip
    d.path("M-104 -14 C-80 12 -50 2 0 4 C50 2 80 12 104 -14 C92 22 50 30 0 30 "
           "C-50 30 -92 22 -104 -14Z", d.linear(-100, -10, 100, 30, (0, light), (0.4, middle),
           (1, dark)), **STROKE, stroke_width=5)  # fmt: skip
    d.path("M-36 -84 C-44 -66 -46 -50 -46 -34", stroke="#ffe6c0", stroke_width=6, opacity=0.35,
           stroke_linecap="round")  # fmt: skip
    d.close()
