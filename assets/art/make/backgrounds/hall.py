"""hall.webp: a quiet wall of the saloon with a big board of planks, for pages that need room."""

from __future__ import annotations

import random

import numpy as np

from assets.art.make.backgrounds.props import STROKE
from assets.art.make.backgrounds.studio import Array, Studio, main, sheet, smooth
from assets.art.make.backgrounds.wallpaper import boards_wall, damask
from assets.art.make.backgrounds.wood import grain_overlay, planks
from assets.art.make.palette import BRASS, CREAM, LINE, OXBLOOD, WOOD
from assets.art.make.pen import Drawing, number

Box = tuple[float, float, float, float]

BOARD: Box = (160.0, 150.0, 1760.0, 960.0)
FRAME = 34.0
LAMPS = ((76.0, 360.0), (1844.0, 360.0))
RAIL = 868.0


def wall(s: Studio, light: Array) -> None:
    paper = damask(s.x + 10, RAIL - s.y, 96, "#4c1c1c", "#85482e")
    boards = boards_wall(s.x, 1130 - s.y, 1130 - RAIL, 15)
    rgb = np.where((s.y < RAIL)[..., None], paper, boards)
    rgb = rgb * (1 - 0.5 * smooth(90, 30, s.y))[..., None]
    s.rgb[:] = rgb * light


def cornice(d: Drawing, links: int = 8) -> None:
    """The moulding under the ceiling and the chains the board hangs from."""
    d.rect(-5, -5, 1930, 34, d.linear(0, 0, 0, 30, (0, WOOD[3]), (0.5, WOOD[1]), (1, WOOD[2])),
           stroke=LINE, stroke_width=2.5)  # fmt: skip
    d.rect(-5, 29, 1930, 12, d.linear(0, 29, 0, 41, (0, WOOD[2]), (1, WOOD[4])), stroke=LINE,
           stroke_width=2.5)  # fmt: skip
    for k in range(49):
        d.rect(k * 40 - 8, 12, 16, 15, WOOD[2], 3, stroke=LINE, stroke_width=1.6)
    for x in (430, 1490):
        for k in range(links):
            y = 40 + k * 14
            wide = 7 if k % 2 == 0 else 3
            d.ellipse(x, y + 9, wide, 10, "none", stroke=LINE, stroke_width=6)
            d.ellipse(x, y + 9, wide, 10, "none", stroke=BRASS[3], stroke_width=3)


def poster(d: Drawing, x: float, y: float, turn: float, seed: int) -> None:
    """A handbill whose corner shows behind the board; never a word, only its border and stain."""
    chance = random.Random(seed)
    d.open(f"translate({number(x)} {number(y)}) rotate({number(turn)})")
    sheet_path = "M-110 -150 L104 -154 L112 -60 L108 60 L112 146 L20 152 L-108 148 L-112 20Z"
    d.path(sheet_path, "#0a0402", opacity=0.5, transform="translate(8 9)")
    d.path(sheet_path, d.linear(-110, -150, 110, 150, (0, CREAM[2]), (0.6, "#d9bd86"),
           (1, CREAM[4])), **STROKE, stroke_width=2.6)  # fmt: skip
    d.path("M-96 -136 L92 -139 L94 132 L-94 134Z", stroke="#6d4a26", stroke_width=3, opacity=0.7)
    d.path("M-88 -128 L84 -131 L86 124 L-86 126Z", stroke="#6d4a26", stroke_width=1.2, opacity=0.7)
    for _ in range(5):
        d.ellipse(chance.uniform(-90, 90), chance.uniform(-130, 130), chance.uniform(6, 18),
                  chance.uniform(5, 14), "#8a6232", opacity=0.14)  # fmt: skip
    for nx, ny in ((-98, -140), (96, -142), (-98, 138), (98, 136)):
        d.circle(nx + 1.5, ny + 2, 5, "#0a0402", opacity=0.5)
        d.circle(nx, ny, 4.4, BRASS[2], stroke=LINE, stroke_width=1.6)
    d.close()


def board(s: Studio, light: Array, box: Box = BOARD, rim: float = FRAME) -> None:
    """Wide planks in a carved frame; calm, so that lists and buttons read well on it."""
    x0, y0, x1, y1 = box
    px = 1 / s.scale
    inside = np.minimum.reduce([s.x - x0, x1 - s.x, s.y - y0, y1 - s.y])
    mask = smooth(-px, px, inside)
    rgb = planks(s.x, s.y - y0 + 8, 135, 171, ("#2c180c", "#4b2c17", "#67432a"), seam=1.6,
                 variety=0.07)  # fmt: skip
    rgb *= (1 - 0.45 * smooth(30, 0, inside - rim))[..., None]
    s.cover(rgb * light, mask)


def bars(d: Drawing, box: Box = BOARD, f: float = FRAME) -> None:
    """Four mitred bars, lit from above and the left, with a hairline of light inside."""
    x0, y0, x1, y1 = box
    four = (
        ((x0, y0), (x1, y0), (x1 - f, y0 + f), (x0 + f, y0 + f), (0, y0, 0, y0 + f), (0, 2)),
        ((x0, y1), (x1, y1), (x1 - f, y1 - f), (x0 + f, y1 - f), (0, y1 - f, 0, y1), (1, 4)),
        ((x0, y0), (x0 + f, y0 + f), (x0 + f, y1 - f), (x0, y1), (x0, 0, x0 + f, 0), (0, 3)),
        ((x1, y0), (x1 - f, y0 + f), (x1 - f, y1 - f), (x1, y1), (x1 - f, 0, x1, 0), (1, 4)),
    )
    for *points, ends, (a, b) in four:
        paint = d.linear(*ends, (0, WOOD[a]), (0.5, WOOD[(a + b) // 2]), (1, WOOD[b]))
        d.polygon(points, paint, **STROKE, stroke_width=3)
    g = f * 11 / 34
    d.rect(x0 + g, y0 + g, x1 - x0 - 2 * g, y1 - y0 - 2 * g, "none", 2, stroke=WOOD[4],
           stroke_width=3)  # fmt: skip
    d.rect(x0 + g + 2, y0 + g + 2.5, x1 - x0 - 2 * g - 2, y1 - y0 - 2 * g - 3, "none", 2,
           stroke="#d8a468", stroke_width=1.2, opacity=0.5)  # fmt: skip
    d.rect(x0 + f, y0 + f, x1 - x0 - 2 * f, y1 - y0 - 2 * f, "none", stroke=LINE, stroke_width=4)


def frame(d: Drawing) -> None:
    """The bars with brass corners, and the hooks of the chains."""
    bars(d)
    x0, y0, x1, y1 = BOARD
    for x, y, sx, sy in ((x0, y0, 1, 1), (x1, y0, -1, 1), (x0, y1, 1, -1), (x1, y1, -1, -1)):
        d.open(f"translate({number(x)} {number(y)}) scale({sx} {sy})")
        d.path("M-6 -6 L104 -6 C100 8 92 12 92 24 L44 36 L36 44 L24 92 C12 92 8 100 -6 104Z",
               d.linear(0, 0, 80, 80, (0, BRASS[1]), (0.4, BRASS[2]), (1, BRASS[4])), **STROKE,
               stroke_width=3)  # fmt: skip
        d.path("M4 84 L14 32 L32 14 L84 4", stroke=BRASS[4], stroke_width=2, opacity=0.8)
        for rx, ry in ((16, 16), (76, 10), (10, 76)):
            d.circle(rx, ry, 5.5, BRASS[1], stroke=LINE, stroke_width=1.8)
            d.path(f"M{rx - 3.4} {ry - 3.4} L{rx + 3.4} {ry + 3.4}", stroke=BRASS[4],
                   stroke_width=1.6)  # fmt: skip
        d.close()
    for x in (430, 1490):
        d.path(f"M{x - 16} {y0 + 20} L{x - 10} {y0 - 10} L{x + 10} {y0 - 10} L{x + 16} {y0 + 20}Z",
               BRASS[3], **STROKE, stroke_width=2.5)  # fmt: skip


def lamp(d: Drawing, x: float, y: float) -> None:
    """A wall lamp: brass plate, arm, font."""
    brass = d.linear(x - 30, 0, x + 30, 0, (0, BRASS[1]), (0.3, BRASS[0]), (0.55, BRASS[2]),
                     (1, BRASS[4]))  # fmt: skip
    d.path(f"M{x} {y + 66} C{x + 22} {y + 84} {x + 20} {y + 132} {x} {y + 160} C{x - 20} {y + 132} "
           f"{x - 22} {y + 84} {x} {y + 66}Z", brass, **STROKE, stroke_width=3)  # fmt: skip
    for k in (-1, 1):
        scroll = (f"M{x} {y + 96} C{x + k * 40} {y + 92} {x + k * 44} {y + 126} {x + k * 24} "
                  f"{y + 126} C{x + k * 12} {y + 126} {x + k * 14} {y + 110} {x + k * 24} "
                  f"{y + 112}")  # fmt: skip
        d.path(scroll, stroke=LINE, stroke_width=8, stroke_linecap="round")
        d.path(scroll, stroke=BRASS[2], stroke_width=4, stroke_linecap="round")
    d.path(f"M{x - 28} {y + 60} C{x - 30} {y + 88} {x + 30} {y + 88} {x + 28} {y + 60}Z",
           d.linear(x - 28, 0, x + 28, 0, (0, OXBLOOD[1]), (0.3, OXBLOOD[0]), (1, OXBLOOD[4])),
           **STROKE, stroke_width=3)  # fmt: skip
    d.rect(x - 31, y + 52, 62, 10, brass, 4, stroke=LINE, stroke_width=2.4)
    d.rect(x - 15, y + 40, 30, 13, brass, 3, stroke=LINE, stroke_width=2.4)


def lamp_glass(d: Drawing, x: float, y: float) -> None:
    d.path(f"M{x - 13} {y + 40} C{x - 40} {y + 22} {x - 38} {y - 22} {x - 14} {y - 44} L{x - 12} "
           f"{y - 66} L{x + 12} {y - 66} L{x + 14} {y - 44} C{x + 38} {y - 22} {x + 40} {y + 22} "
           f"{x + 13} {y + 40}Z", d.radial(x, y + 4, 66, (0, "#fffdf0"), (0.4, "#ffe9ae"),
           (1, "#f0ae50")), stroke=LINE, stroke_width=3)  # fmt: skip
    d.path(f"M{x} {y - 22} C{x + 12} {y} {x + 11} {y + 18} {x} {y + 28} C{x - 11} {y + 18} "
           f"{x - 12} "
           f"{y} {x} {y - 22}Z", "#ffffff")  # fmt: skip


def paint(s: Studio) -> None:
    light = s.evenly("#4c3632", 0.95)
    for x, y in LAMPS:
        s.spot(light, x, y, 1100, 900, "#ffbe78", 0.72, 1.4)
        s.spot(light, x, y, 320, 320, "#ffd9a0", 0.35, 1.5)
    s.spot(light, 960, 540, 1250, 800, "#ffcf98", 0.36, 1.0)
    wall(s, light)
    fine = grain_overlay(s.x, s.y, 91, 0.30)
    d = sheet()
    cornice(d)
    s.layer(d, light=light, texture=fine)
    d = sheet()
    poster(d, 236, 190, -14, 1)
    poster(d, 1700, 216, 11, 2)
    poster(d, 206, 868, 9, 3)
    poster(d, 1712, 862, -12, 4)
    s.layer(d, light=np.clip(light, 0, 1.1))
    d = sheet()
    x0, y0, x1, y1 = BOARD
    d.rect(x0 + 10, y0 + 14, x1 - x0 + 4, y1 - y0 + 12, "#000", 4)
    s.shade(d, 16, 0.8)
    board(s, light)
    d = sheet()
    frame(d)
    s.layer(d, light=np.clip(light * 1.05, 0, 1.2), texture=fine)
    d = sheet()
    for x, y in LAMPS:
        lamp(d, x, y)
    s.layer(d, light=np.clip(light * 0.9 + 0.1, 0, 1.2))
    d = sheet()
    for x, y in LAMPS:
        lamp_glass(d, x, y)
    s.layer(d)
    for x, y in LAMPS:
        s.glow(x, y, 200, 200, "#ffc468", 0.5, 2.2)
        s.glow(x, y, 640, 560, "#ff9c40", 0.24, 2.0)
    s.dust(6, 50, (0, 100, 1920, 700), "#ffdf9a")
    s.bloom(0.68, 22, 0.45)
    s.vignette(0.25, 1.1)
    s.grade(1.08, 0.022)


if __name__ == "__main__":
    main("hall", paint)
