"""Draws what lies on the table: cup, tray, chips, coin, glass and cartridges.

Run from the project root: `python -m assets.art.make.props`. It writes into assets/art/props:

- `dice_cup.svg` (200 by 240, mouth up), `dice_cup_down.svg` (200 by 220, mouth on the table)
- `tray.svg` (620 by 150): five wells whose middles are at x = 78, 194, 310, 426, 542, y = 75
- `chip_{colour}.svg` (100 by 94): stack them 9 units apart
- `coin.svg` (100 square), `whiskey_glass.svg` (120 by 130)
- `bullet.svg`, `cartridge_empty.svg` (50 by 130)
"""

from __future__ import annotations

import math
import random

from assets.art.make.palette import (
    BOTTLE,
    BRASS,
    CREAM,
    LEATHER,
    LINE,
    SEAT_SHAPES,
    SEATS,
)
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.stamp import SHAPES, Part, box, disc, ink, rim

ROUND = {"stroke_linecap": "round", "stroke_linejoin": "round"}


def brass(out: Drawing, x1: float, y1: float, x2: float, y2: float) -> str:
    """Polished brass with two bands of light."""
    return out.linear(
        x1, y1, x2, y2,
        (0, BRASS[3]), (0.16, BRASS[1]), (0.28, BRASS[0]), (0.5, BRASS[2]), (0.72, BRASS[3]),
        (0.86, BRASS[2]), (1, BRASS[4]),
    )  # fmt: skip


def hoop(cx: float, top: float, bottom: float, rx: float, ry: float, narrow: float = 0) -> str:
    """A band round a standing cylinder, seen from a little above; `narrow` shrinks its foot."""
    low = rx - narrow
    return (
        f"M{cx - rx} {top}A{rx} {ry} 0 0 0 {cx + rx} {top}L{cx + low} {bottom}"
        f"A{low} {ry * low / rx:.1f} 0 0 1 {cx - low} {bottom}Z"
    )


def leather(out: Drawing, x1: float, x2: float) -> str:
    return out.linear(
        x1, 0, x2, 0,
        (0, LEATHER[2]), (0.22, "#a8744c"), (0.42, LEATHER[0]), (0.75, LEATHER[2]), (1, LEATHER[4]),
    )  # fmt: skip


def dice_cup() -> Drawing:
    out = Drawing(200, 240)
    body = "M22 46L40 206A60 24 0 0 0 160 206L178 46A78 30 0 0 1 22 46Z"
    mouth = disc(100, 46, 78, 30)
    rim(out, [Part(body), Part(mouth)], 4)
    out.path(body, leather(out, 22, 178))
    for d in ("M30 100Q100 136 170 100", "M37 166Q100 198 163 166"):
        out.path(d, stroke=LEATHER[4], stroke_width=5, **ROUND)
        out.path(d, stroke="#e2b077", stroke_width=2.4, stroke_dasharray="7 6", **ROUND)
    out.open("translate(100 148) scale(.92 1) translate(-100 -148)")
    out.path(
        rounded(star(100, 150, 34, 15), 2), LEATHER[4], opacity=".75", transform="translate(2 3)"
    )
    out.path(rounded(star(100, 150, 34, 15), 2), brass(out, 70, 116, 132, 184), stroke=BRASS[4],
             stroke_width=2)  # fmt: skip
    out.close()
    out.path(
        hoop(100, 196, 208, 61, 24, 1.5), brass(out, 38, 0, 162, 0), stroke=LINE, stroke_width=3
    )
    out.path(mouth, brass(out, 22, 0, 178, 0))
    out.path(disc(100, 47, 68, 24), LINE)
    out.path(
        disc(100, 48, 66, 22.5),
        out.linear(40, 26, 160, 70, (0, "#120a05"), (0.5, LEATHER[4]), (1, LEATHER[1])),
    )
    out.path("M36 34Q62 20 100 18", stroke="#fffbe6", stroke_width=3.5, opacity=".9", **ROUND)
    out.path("M52 88L60 186", stroke="#dba877", stroke_width=7, opacity=".35", **ROUND)
    return out


def dice_cup_down() -> Drawing:
    out = Drawing(200, 220)
    body = "M40 44L20 176A80 30 0 0 0 180 176L160 44A60 23 0 0 0 40 44Z"
    top = disc(100, 44, 60, 23)
    rim(out, [Part(body), Part(top), Part(hoop(100, 170, 182, 80, 30))], 4)
    out.path(body, leather(out, 20, 180))
    for d in ("M36 72Q100 104 164 72", "M26 136Q100 176 174 136"):
        out.path(d, stroke=LEATHER[4], stroke_width=5, **ROUND)
        out.path(d, stroke="#e2b077", stroke_width=2.4, stroke_dasharray="7 6", **ROUND)
    out.path(hoop(100, 170, 182, 80, 30), brass(out, 20, 0, 180, 0), stroke=LINE, stroke_width=3)
    lid = out.radial(80, 36, 80, (0, "#b07c53"), (0.6, LEATHER[1]), (1, LEATHER[2]))
    out.path(top, lid, stroke=LEATHER[4], stroke_width=2.5)
    out.path(disc(100, 44, 50, 18), stroke="#e2b077", stroke_width=2.2, stroke_dasharray="7 6")
    out.path(rounded(star(0, 0, 24, 10.5), 1.5), brass(out, -24, -24, 24, 24), stroke=BRASS[4],
             stroke_width=2, transform="translate(100 118)")  # fmt: skip
    out.path("M56 74L46 158", stroke="#dba877", stroke_width=7, opacity=".35", **ROUND)
    return out


def tray() -> Drawing:
    out = Drawing(620, 150)
    out.rect(2, 2, 616, 146, LINE, 26)
    metal = out.linear(
        0, 4, 0, 146,
        (0, BRASS[0]), (0.08, BRASS[1]), (0.5, BRASS[2]), (0.9, BRASS[3]), (1, BRASS[4]),
    )  # fmt: skip
    out.rect(5, 5, 610, 140, metal, 23)
    out.rect(15, 15, 590, 120, BRASS[4], 17)
    felt = out.radial(260, 50, 1, (0, BOTTLE[1]), (0.7, BOTTLE[2]), (1, BOTTLE[3]), sx=420, sy=150)
    out.rect(18, 18, 584, 114, felt, 15)
    rng = random.Random(5)
    nap = "".join(
        f"M{rng.uniform(24, 594):.0f} {rng.uniform(22, 128):.0f}l{rng.uniform(-3, 3):.1f} 3"
        for _ in range(130)
    )
    out.path(nap, stroke=BOTTLE[0], stroke_width=1, opacity=".35")
    for i in range(5):
        x = 78 + 116 * i
        out.rect(x - 53, 22, 106, 106, BOTTLE[4], 20, opacity=".55")
        well = out.linear(
            x - 50, 24, x + 50, 128, (0, BOTTLE[4]), (0.45, BOTTLE[3]), (1, BOTTLE[2])
        )
        out.rect(x - 50, 25, 101, 101, well, 18)
        out.path(
            f"M{x - 36} 127.5H{x + 36}Q{x + 53} 127 {x + 53} 108V50", stroke=BOTTLE[0],
            stroke_width=2, opacity=".6", **ROUND,
        )  # fmt: skip
    for x in (10.5, 609.5):
        for y in (38, 112):
            out.circle(x, y, 3.4, BRASS[4])
            out.circle(x - 0.6, y - 0.6, 2.2, BRASS[0])
    out.path("M30 8.500H590", stroke="#ffffff", stroke_width=2, opacity=".7", **ROUND)
    return out


def chip(colour: tuple[str, str, str, str], shape: str) -> Drawing:
    """A poker chip of clay in the seat's colour, its shape in the middle."""
    _, light, middle, dark = colour
    out = Drawing(100, 94)
    flat, edge = 0.82, 12
    side = (
        f"M3 42A47 {47 * flat:.1f} 0 0 0 97 42V{42 + edge}A47 {47 * flat:.1f} 0 0 1 3 {42 + edge}Z"
    )
    rim(out, [Part(side), Part(disc(50, 42, 47, 47 * flat))], 2.6)
    out.path(side, out.linear(3, 0, 97, 0, (0, middle), (0.3, light), (0.6, middle), (1, dark)))

    def at(r: float, degrees: float, drop: float = 0) -> str:
        a = math.radians(degrees)
        return f"{50 + r * math.sin(a):.1f} {42 + drop - r * flat * math.cos(a):.1f}"

    for i in range(8):
        a, b = 45 * i + 12, 45 * i + 33
        if a >= 90 and b <= 270:
            d = f"M{at(47, a)}L{at(47, a, edge)}L{at(47, b, edge)}L{at(47, b)}Z"
            out.path(d, CREAM[2] if i < 4 else CREAM[1])
    out.path(f"M3 {42 + edge / 2}A47 {47 * flat:.1f} 0 0 0 97 {42 + edge / 2}", stroke=dark,
             stroke_width=1, opacity=".6")  # fmt: skip
    out.path(
        disc(50, 42, 47, 47 * flat), out.linear(10, 8, 90, 80, (0, light), (0.5, middle), (1, dark))
    )
    for i in range(8):
        a, b = 45 * i + 12, 45 * i + 33
        r1, r2 = 47, 36
        d = (
            f"M{at(r1, a)}A{r1} {r1 * flat:.1f} 0 0 1 {at(r1, b)}"
            f"L{at(r2, b)}A{r2} {r2 * flat:.1f} 0 0 0 {at(r2, a)}Z"
        )
        out.path(d, CREAM[1])
    out.path(disc(50, 42, 34, 34 * flat), stroke=dark, stroke_width=2.5)
    inlay = out.linear(20, 14, 80, 70, (0, CREAM[0]), (0.6, CREAM[1]), (1, CREAM[3]))
    out.path(disc(50, 42, 30.5, 30.5 * flat), inlay, stroke=BRASS[3], stroke_width=2)
    out.open(f"translate(50 42) scale(.44 {0.44 * flat:.3f}) translate(-50 -50)")
    ink(out, SHAPES[shape], middle)
    out.close()
    out.path("M10 27Q22 10 46 6", stroke="#ffffff", stroke_width=2.5, opacity=".6", **ROUND)
    return out


def coin() -> Drawing:
    out = Drawing(100, 100)
    out.circle(50, 50, 48, LINE)
    out.circle(50, 50, 45, brass(out, 14, 10, 88, 92))
    out.circle(
        50,
        50,
        42.5,
        "none",
        stroke=BRASS[4],
        stroke_width=4,
        stroke_dasharray="2 2.45",
        opacity=".6",
    )
    field = out.radial(38, 34, 62, (0, BRASS[0]), (0.4, BRASS[1]), (0.8, BRASS[2]), (1, BRASS[3]))
    out.circle(50, 50, 38.5, field, stroke=BRASS[4], stroke_width=2)
    for i in range(13):
        a = 2 * math.pi * i / 13
        out.circle(50 + 32.5 * math.sin(a), 50 - 32.5 * math.cos(a), 1.9, BRASS[3])
    points = rounded(star(50, 52, 25, 10.5), 1.2)
    out.path(points, BRASS[4], transform="translate(1.200 1.600)", opacity=".8")
    shine = out.linear(30, 30, 70, 74, (0, "#fffbe6"), (0.5, BRASS[1]), (1, BRASS[3]))
    out.path(points, shine, stroke=BRASS[4], stroke_width=2, stroke_linejoin="round")
    out.path("M15 36A38 38 0 0 1 42 13", stroke="#ffffff", stroke_width=3, opacity=".85", **ROUND)
    return out


def whiskey_glass() -> Drawing:
    out = Drawing(120, 130)
    glass = "M18 24L29 116Q31 122 42 122H78Q89 122 91 116L102 24A42 12 0 0 1 18 24Z"
    rim(out, [Part(glass), Part(disc(60, 24, 42, 12))], 3)
    out.path(
        glass,
        out.linear(
            18, 0, 102, 0, (0, "#dfe9ea"), (0.3, "#8fa3a5"), (0.6, "#c7d5d6"), (1, "#6b7f82")
        ),
    )
    drink = "M23 58L29.500 106Q31 112 42 112H78Q89 112 90.500 106L97 58A37 10 0 0 1 23 58Z"
    out.path(drink, out.linear(24, 60, 96, 112, (0, "#f7b64a"), (0.4, "#c8701e"), (1, "#6d2f0c")))
    out.path(disc(60, 58, 37, 10), out.linear(24, 50, 96, 66, (0, "#ffd88a"), (1, "#c8751f")))
    out.path(
        "M44 72V108M60 74V110M76 72V108", stroke="#ffd88a", stroke_width=3, opacity=".3", **ROUND
    )
    out.path(disc(60, 24, 42, 12), out.linear(18, 12, 102, 36, (0, "#6d7f80"), (1, "#a9b8b8")))
    out.path(disc(60, 24, 40.5, 10.8), stroke="#f3fafa", stroke_width=3)
    out.path("M27 36L36 106", stroke="#ffffff", stroke_width=5, opacity=".8", **ROUND)
    out.path("M92 44L86 98", stroke="#ffffff", stroke_width=3, opacity=".45", **ROUND)
    return out


def bullet(full: bool) -> Drawing:
    """A cartridge standing up; spent ones have lost their lead and their shine."""
    out = Drawing(50, 130)
    case = Part("M9 50H41V112H9Z")
    base = Part(box(5, 110, 40, 15, 3))
    lead = Part("M10 52C10 26 17 8 25 6C33 8 40 26 40 52Z")
    rim(out, [case, base, lead] if full else [case, base, Part(disc(25, 50, 16, 6))], 3)
    if full:
        metal = brass(out, 5, 0, 45, 0)
        ink(
            out,
            [lead],
            out.linear(
                10, 0, 40, 0, (0, "#7d7f86"), (0.3, "#e6e7ea"), (0.6, "#96989f"), (1, "#4c4e55")
            ),
        )  # noqa: E501
        out.path("M10 50H40", stroke=LINE, stroke_width=2.5)
        out.path("M11 41Q25 46 39 41", stroke="#4c4e55", stroke_width=2)
    else:
        metal = out.linear(
            5, 0, 45, 0, (0, "#5d4a2a"), (0.28, "#b59a63"), (0.55, "#7d653a"), (1, "#3c2d14")
        )
    ink(out, [case], metal)
    if not full:
        out.path(disc(25, 50, 16, 6), "#b59a63")
        out.path(disc(25, 50.5, 13, 4.2), "#140b06")
        out.path(
            "M12 62Q20 56 25 60Q33 55 38 61", "none", stroke="#2c1f10", stroke_width=3, opacity=".5"
        )
    ink(out, [base], metal)
    out.path("M9 108H41", stroke=LINE, stroke_width=3)
    if full:
        out.path("M16 58V104", stroke="#fffbe6", stroke_width=3.5, opacity=".85", **ROUND)
    return out


def main() -> None:
    pictures = {
        "dice_cup": dice_cup(),
        "dice_cup_down": dice_cup_down(),
        "tray": tray(),
        "coin": coin(),
        "whiskey_glass": whiskey_glass(),
        "bullet": bullet(True),
        "cartridge_empty": bullet(False),
    }
    pictures |= {
        f"chip_{colour[0]}": chip(colour, shape)
        for colour, shape in zip(SEATS, SEAT_SHAPES, strict=True)
    }
    for name, picture in pictures.items():
        picture.save(f"props/{name}")


if __name__ == "__main__":
    main()
