"""The bar of the title picture: mirror, columns, shelves of bottles, counter and what is on it."""

from __future__ import annotations

import math
import random

from assets.art.make.backgrounds import props
from assets.art.make.backgrounds.props import STROKE
from assets.art.make.backgrounds.title_room import CAMERA
from assets.art.make.palette import BRASS, LINE, OXBLOOD, WOOD
from assets.art.make.pen import Drawing, number

# The back bar on the wall, in u.
BX0, BX1, BTOP, BFOOT = 900.0, 1392.0, 348.0, 665.0
MX0, MX1, MTOP, MFOOT = 1046.0, 1246.0, 372.0, 512.0
COUNTER = CAMERA.see(0, 1.1, 7.3)[1]
CX0, CX1 = CAMERA.see(-0.95, 0, 7.3)[0], CAMERA.see(3.4, 0, 7.3)[0]
CFOOT = CAMERA.see(0, 0, 7.3)[1]


def mirror(d: Drawing) -> None:
    """An arched mirror that holds the lamps, the far wall and the dusk in the doorway."""
    mid = (MX0 + MX1) / 2
    shape = (f"M{MX0} {MFOOT} L{MX0} {MTOP + 26} C{MX0} {MTOP - 10} {mid - 40} {MTOP - 12} {mid} "
             f"{MTOP - 12} C{mid + 40} {MTOP - 12} {MX1} {MTOP - 10} {MX1} {MTOP + 26} "
             f"L{MX1} {MFOOT}Z")  # fmt: skip
    d.define(f'<clipPath id="glass"><path d="{shape}"/></clipPath>')
    d.open("", clip_path="url(#glass)")
    d.rect(
        MX0 - 4,
        MTOP - 20,
        MX1 - MX0 + 8,
        MFOOT - MTOP + 30,
        d.linear(MX0, MTOP, MX1, MFOOT, (0, "#6b4c3a"), (0.5, "#8f6440"), (1, "#54331f")),
    )
    # The room behind us: wall, doorway full of dusk, a table, two lamps.
    d.rect(MX0, MTOP + 92, MX1 - MX0, 60, d.linear(0, MTOP + 92, 0, MFOOT, (0, "#4a2c1a"),
           (1, "#7a4e2a")))  # fmt: skip
    d.rect(mid - 46, MTOP + 34, 60, 78, d.linear(0, MTOP + 30, 0, MTOP + 112, (0, "#5b4a78"),
           (0.5, "#c46a6a"), (0.8, "#f2a35c"), (1, "#ffd28a")), stroke="#3a2010",
           stroke_width=3)  # fmt: skip
    for x in (mid - 44, mid - 14):
        d.rect(x, MTOP + 64, 26, 44, "#5a3419", 1, stroke="#2c180b", stroke_width=1.5)
    d.ellipse(mid + 56, MTOP + 120, 44, 9, "#2f6a44", stroke="#3a2010", stroke_width=2)
    for x, y, r in ((MX0 + 30, MTOP + 38, 34), (MX1 - 34, MTOP + 44, 40)):
        d.circle(x, y, r, d.radial(x, y, r, (0, "#fff0c0", 0.95), (0.16, "#ffd888", 0.75),
                 (0.4, "#ffb04a", 0.3), (1, "#ff9a20", 0)))  # fmt: skip
    for off, wide, strength in ((-30, 26, 0.20), (8, 10, 0.16), (70, 38, 0.12)):
        d.path(f"M{mid + off} {MTOP - 20} l{wide} 0 l-70 190 l{-wide} 0Z", "#fff6e0",
               opacity=strength)  # fmt: skip
    d.close()
    gold = d.linear(MX0, MTOP, MX1, MFOOT, (0, BRASS[0]), (0.4, BRASS[2]), (0.6, BRASS[1]),
                    (1, BRASS[3]))  # fmt: skip
    d.path(shape, "none", stroke=LINE, stroke_width=12)
    d.path(shape, "none", stroke=gold, stroke_width=8)
    d.path(shape, "none", stroke=BRASS[4], stroke_width=1.4)


def column(d: Drawing, x: float, top: float, foot: float, w: float) -> None:
    """A turned column with a twist and a gilded capital."""
    paint = d.linear(x - w, 0, x + w, 0, (0, "#b27a45"), (0.3, "#8a562d"), (1, "#2c180b"))
    d.rect(x - w, top, w * 2, foot - top, paint, stroke=LINE, stroke_width=2)
    y = top + 30
    while y < foot - 26:
        d.path(f"M{number(x - w)} {number(y)} C{number(x - w * 0.3)} {number(y + 12)} "
               f"{number(x + w * 0.3)} {number(y - 4)} {number(x + w)} {number(y + 8)}",
               stroke="#2c180b", stroke_width=2.4, opacity=0.75)  # fmt: skip
        y += 11
    for at, wide in ((top, 1.5), (top + 16, 1.25), (foot - 22, 1.25), (foot - 12, 1.5)):
        d.rect(x - w * wide, at, w * wide * 2, 12, d.linear(x - w * wide, 0, x + w * wide, 0,
               (0, BRASS[1]), (0.4, BRASS[2]), (1, BRASS[4])), 3, stroke=LINE,
               stroke_width=1.8)  # fmt: skip


def bottles(d: Drawing, x0: float, x1: float, shelf: float, tall: float, seed: int) -> None:
    """A row of bottles and glasses standing on a shelf."""
    chance = random.Random(seed)
    x = x0
    while x < x1 - 10:
        if chance.random() < 0.14:
            for k in range(2):
                gx = x + 6 + k * 13
                d.path(f"M{number(gx - 5)} {number(shelf - 16)} L{number(gx - 4)} {number(shelf)} "
                       f"L{number(gx + 4)} {number(shelf)} L{number(gx + 5)} {number(shelf - 16)}Z",
                       "#f2e2bc", opacity=0.45, stroke="#fff4d8", stroke_width=1)  # fmt: skip
            x += 28
            continue
        shape = chance.choice((0, 0, 0, 1, 1, 2))
        h = tall * chance.uniform(0.82, 1.0) * (1, 0.86, 0.74)[shape]
        half = h * (0.135, 0.19, 0.24)[shape]
        hue = chance.choice(props.BOTTLE_HUES)
        if x + half * 2 > x1:
            break
        props.bottle(d, x + half, shelf, h, hue, shape, "" if chance.random() < 0.2 else "#f8eed6",
                     1.6)  # fmt: skip
        x += half * 2 + chance.uniform(1.5, 5)


def back_bar(d: Drawing) -> None:
    """The carved back bar on the wall."""
    mid = (BX0 + BX1) / 2
    d.rect(BX0, BTOP, BX1 - BX0, BFOOT - BTOP, d.linear(BX0, BTOP, BX0, BFOOT, (0, "#4a2a14"),
           (1, "#2c180b")), stroke=LINE, stroke_width=3)  # fmt: skip
    mirror(d)
    for x0, x1 in ((BX0 + 16, MX0 - 22), (MX1 + 22, BX1 - 16)):
        d.rect(x0, BTOP + 10, x1 - x0, 186, d.linear(x0, BTOP, x1, BTOP + 180, (0, "#3a1f10"),
               (1, "#1c0e06")), stroke=LINE, stroke_width=2)  # fmt: skip
        for k, shelf in enumerate((BTOP + 68, BTOP + 130, BTOP + 192)):
            d.rect(x0, shelf - 58, x1 - x0, 58, d.radial((x0 + x1) / 2, shelf - 20, 90,
                   (0, "#ffb04a", 0.34), (1, "#ffb04a", 0)))  # fmt: skip
            bottles(d, x0 + 3, x1 - 2, shelf, 55, 10 * k + int(x0))
            d.rect(x0 - 4, shelf, x1 - x0 + 8, 7, d.linear(0, shelf, 0, shelf + 7,
                   (0, "#d09a58"), (0.4, "#8a562d"), (1, "#4a2a14")), stroke=LINE,
                   stroke_width=1.6)  # fmt: skip
    d.rect(MX0 - 14, MFOOT + 8, MX1 - MX0 + 28, 10, d.linear(0, MFOOT + 8, 0, MFOOT + 18,
           (0, "#c78c50"), (1, "#4a2a14")), stroke=LINE, stroke_width=2)  # fmt: skip
    bottles(d, MX0 + 2, MX0 + 62, MFOOT + 8, 58, 77)
    bottles(d, MX1 - 62, MX1 - 2, MFOOT + 8, 58, 78)
    for x in (BX0 + 7, MX0 - 12, MX1 + 12, BX1 - 7):
        column(d, x, BTOP + 4, 548, 8.5)
    # Cornice with a shell in the middle
    d.path(f"M{BX0 - 22} {BTOP + 6} L{BX1 + 22} {BTOP + 6} L{BX1 + 8} {BTOP - 14} L{mid + 84} "
           f"{BTOP - 14} C{mid + 60} {BTOP - 42} {mid - 60} {BTOP - 42} {mid - 84} {BTOP - 14} "
           f"L{BX0 - 8} {BTOP - 14}Z", d.linear(0, BTOP - 40, 0, BTOP + 6, (0, "#b27a45"),
           (0.5, "#8a562d"), (1, "#4a2a14")), **STROKE, stroke_width=3)  # fmt: skip
    d.path(f"M{BX0 - 16} {BTOP - 3} L{BX1 + 16} {BTOP - 3}", stroke="#2c180b", stroke_width=2.5)
    for k in range(9):
        a = math.pi * (k + 0.5) / 9
        d.path(f"M{mid} {BTOP - 4} L{number(mid - 46 * math.cos(a))} "
               f"{number(BTOP - 6 - 24 * math.sin(a))}", stroke=BRASS[2], stroke_width=4,
               stroke_linecap="round", opacity=0.9)  # fmt: skip
    d.circle(mid, BTOP - 5, 7, BRASS[1], stroke=LINE, stroke_width=2)


def sconces() -> tuple[tuple[float, float], ...]:
    """The flames of the two lamps on the back bar."""
    return ((MX0 - 12, 420.0), (MX1 + 12, 420.0))


def counter(d: Drawing) -> None:
    """The counter, its brass rail and what stands on it."""
    y = COUNTER
    d.rect(CX0, y + 12, CX1 - CX0, CFOOT - y - 12, d.linear(0, y, 0, CFOOT, (0, "#7a4a25"),
           (1, "#3a200f")), stroke=LINE, stroke_width=3)  # fmt: skip
    count = 8
    w = (CX1 - CX0 - 20) / count
    for i in range(count):
        x = CX0 + 10 + i * w
        d.rect(x + 7, y + 36, w - 14, 96, d.linear(x, y + 36, x + w, y + 132, (0, "#241208"),
               (1, "#8a562d")), 5, stroke=LINE, stroke_width=2.4)  # fmt: skip
        d.rect(x + 15, y + 44, w - 30, 80, d.linear(x, y + 44, x + w, y + 124, (0, "#9a6433"),
               (0.5, "#6d421f"), (1, "#4a2a14")), 3, stroke="#2c180b", stroke_width=2)  # fmt: skip
        cx, cy = x + w / 2, y + 84
        d.path(f"M{number(cx)} {number(cy - 22)} L{number(cx + 14)} {number(cy)} L{number(cx)} "
               f"{number(cy + 22)} L{number(cx - 14)} {number(cy)}Z", OXBLOOD[2], stroke=BRASS[3],
               stroke_width=2)  # fmt: skip
    d.rect(CX0 - 4, CFOOT - 14, CX1 - CX0 + 8, 14, "#2a160b", 2, stroke=LINE, stroke_width=2)
    for i in range(7):
        x = CX0 + 30 + i * (CX1 - CX0 - 60) / 6
        d.path(f"M{number(x)} {CFOOT - 34:.1f} l0 12 l10 8", stroke=BRASS[3], stroke_width=5)
    d.rect(
        CX0 + 4,
        CFOOT - 40,
        CX1 - CX0 - 8,
        8,
        d.linear(0, CFOOT - 40, 0, CFOOT - 32, (0, BRASS[0]), (0.4, BRASS[2]), (1, BRASS[4])),
        4,
        stroke=LINE,
        stroke_width=1.8,
    )
    # Things on the counter, then its moulded edge
    props.bottle(d, CX0 + 70, y + 1, 72, props.BOTTLE_HUES[1], 1)
    props.bottle(d, CX0 + 104, y + 1, 80, props.BOTTLE_HUES[0], 0)
    for gx in (CX0 + 138, CX0 + 156, CX0 + 300, CX0 + 428):
        d.path(f"M{gx:.1f} {y - 20:.1f} l2 21 l10 0 l2 -21Z", "#ffcf7a", opacity=0.65,
               stroke="#fff4d8", stroke_width=1.2)  # fmt: skip
    _register(d, CX1 - 168, y)
    _taps(d, CX0 + 232, y)
    d.path(f"M{CX0 - 14:.1f} {y:.1f} L{CX0 - 4:.1f} {y - 7:.1f} L{CX1 + 4:.1f} {y - 7:.1f} "
           f"L{CX1 + 14:.1f} {y:.1f}Z", d.linear(CX0, 0, CX1, 0, (0, "#b27a45"), (0.3, "#f2c486"),
           (0.6, "#d09a58"), (1, "#a56d3a")), **STROKE, stroke_width=2)  # fmt: skip
    d.rect(CX0 - 14, y, CX1 - CX0 + 28, 17, d.linear(0, y, 0, y + 17, (0, "#e0aa68"),
           (0.35, "#9a6433"), (1, "#4a2a14")), 6, stroke=LINE, stroke_width=2.6)  # fmt: skip
    d.path(f"M{CX0 - 6:.1f} {y + 4:.1f} L{CX1 + 6:.1f} {y + 4:.1f}", stroke="#ffe2b0",
           stroke_width=2, opacity=0.7)  # fmt: skip


def _register(d: Drawing, x: float, y: float) -> None:
    brass = d.linear(x, y - 70, x + 80, y, (0, BRASS[0]), (0.35, BRASS[2]), (1, BRASS[4]))
    d.path(f"M{x} {y} l0 -30 c0 -14 10 -24 18 -28 l44 0 c10 4 18 14 18 28 l0 30Z", brass, **STROKE,
           stroke_width=2.4)  # fmt: skip
    d.rect(x + 16, y - 76, 48, 20, WOOD[3], 3, stroke=LINE, stroke_width=2)
    d.rect(x + 21, y - 72, 38, 12, "#f8eed6", 1)
    for r in range(2):
        for c in range(5):
            d.circle(x + 20 + c * 10, y - 44 + r * 11, 3.6, "#f8eed6", stroke=LINE,
                     stroke_width=1.2)  # fmt: skip
    d.rect(x + 4, y - 20, 72, 18, WOOD[2], 2, stroke=LINE, stroke_width=2)
    d.circle(x + 40, y - 11, 3.4, BRASS[1], stroke=LINE, stroke_width=1)


def _taps(d: Drawing, x: float, y: float) -> None:
    for k in range(3):
        tx = x + k * 17
        d.rect(tx - 3, y - 30, 6, 30, BRASS[2], 2, stroke=LINE, stroke_width=1.6)
        handle = (OXBLOOD[1], "#f8eed6", "#235636")[k]
        d.path(f"M{tx - 3:.1f} {y - 52:.1f} l6 0 l3 22 l-12 0Z", handle, **STROKE,
               stroke_width=1.6)  # fmt: skip
    d.rect(x - 10, y - 24, 54, 8, BRASS[1], 3, stroke=LINE, stroke_width=1.6)
