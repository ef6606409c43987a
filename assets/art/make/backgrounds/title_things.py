"""Furniture of the title picture: window, piano, stove, clock, antlers, tables and chairs."""

from __future__ import annotations

import math

from assets.art.make.backgrounds import props
from assets.art.make.backgrounds.props import STROKE
from assets.art.make.backgrounds.title_room import CAMERA
from assets.art.make.palette import BRASS, DUSK, LEATHER, LINE, MESA, OXBLOOD, WOOD
from assets.art.make.pen import Drawing, number

WX0, WX1, WY0, WY1 = 588.0, 740.0, 346.0, 492.0


def window(d: Drawing) -> None:
    """Dusk over the mesa, and curtains."""
    w, h, mid = WX1 - WX0, WY1 - WY0, (WX0 + WX1) / 2
    d.rect(WX0 - 14, WY0 - 14, w + 28, h + 28, d.linear(WX0, WY0, WX1, WY1, (0, WOOD[0]),
           (1, WOOD[3])), 4, stroke=LINE, stroke_width=3)  # fmt: skip
    d.define(f'<clipPath id="pane"><rect x="{WX0}" y="{WY0}" width="{w}" height="{h}"/></clipPath>')
    d.open("", clip_path="url(#pane)")
    d.rect(WX0, WY0, w, h, d.linear(0, WY0, 0, WY1, (0, DUSK[0]), (0.3, DUSK[1]), (0.55, DUSK[2]),
           (0.78, DUSK[3]), (1, DUSK[4])))  # fmt: skip
    for x, y, r in ((WX0 + 34, WY0 + 18, 1.4), (WX0 + 96, WY0 + 12, 1.1), (WX0 + 60, WY0 + 34, 1)):
        d.circle(x, y, r, "#fff6e0", opacity=0.9)
    sun = (mid + 22, WY0 + h * 0.72)
    d.circle(*sun, 70, d.radial(*sun, 70, (0, "#fff0b8", 0.9), (0.3, "#ffd28a", 0.5),
             (1, "#ff9a50", 0)))  # fmt: skip
    d.circle(*sun, 15, "#fff3c8")
    for y, wide in ((0.44, 60), (0.52, 40), (0.6, 74)):
        d.ellipse(WX0 + w * (0.3 + y * 0.5), WY0 + h * y, wide, 2.6, "#ffb48a", opacity=0.55)
    base = WY0 + h * 0.86
    d.path(
        f"M{WX0} {base} L{WX0 + 14} {base - 4} L{WX0 + 20} {base - 48} L{WX0 + 52} {base - 50} "
        f"L{WX0 + 60} {base - 6} L{WX0 + 104} {base - 2} L{WX0 + 112} {base - 22} "
        f"L{WX0 + 136} {base - 24} L{WX0 + 142} {base - 4} L{WX1} {base} L{WX1} {WY1} L{WX0} "
        f"{WY1}Z",
        d.linear(0, base - 50, 0, WY1, (0, MESA[1]), (0.5, MESA[3]), (1, MESA[4])),
    )
    d.path(f"M{WX0 + 72} {WY1} l0 -34 m0 14 c-8 0 -8 -6 -8 -12 m8 16 c8 0 8 -6 8 -12",
           stroke=MESA[4], stroke_width=4.5, stroke_linecap="round")  # fmt: skip
    d.close()
    for x, y, ww, hh in ((mid - 3.5, WY0, 7, h), (WX0, WY0 + h * 0.42, w, 6)):
        d.rect(x, y, ww, hh, WOOD[2], stroke=LINE, stroke_width=1.8)
    for flip in (1, -1):
        d.open(f"translate({mid} 0) scale({flip} 1)")
        a = -w / 2 - 20
        d.path(f"M{a} {WY0 - 12} L{a + 62} {WY0 - 12} C{a + 58} {WY0 + 44} {a + 34} {WY0 + 78} "
               f"{a + 14} {WY0 + 92} C{a + 22} {WY0 + 120} {a + 24} {WY1} {a + 26} {WY1 + 14} "
               f"L{a} {WY1 + 14}Z", d.linear(a, 0, a + 60, 0, (0, OXBLOOD[3]), (0.25, OXBLOOD[1]),
               (0.45, OXBLOOD[2]), (0.7, OXBLOOD[1]), (1, OXBLOOD[3])), **STROKE,
               stroke_width=2.5)  # fmt: skip
        d.path(f"M{a + 18} {WY0 - 10} C{a + 20} {WY0 + 40} {a + 14} {WY0 + 70} {a + 10} {WY0 + 88} "
               f"M{a + 40} {WY0 - 10} C{a + 38} {WY0 + 40} {a + 24} {WY0 + 72} {a + 14} {WY0 + 90}",
               stroke=OXBLOOD[4], stroke_width=2, opacity=0.6)  # fmt: skip
        d.rect(a - 1, WY0 + 86, 18, 8, BRASS[2], 3, stroke=LINE, stroke_width=1.5)
        d.close()
    d.rect(WX0 - 32, WY0 - 22, w + 64, 10, d.linear(0, WY0 - 22, 0, WY0 - 12, (0, BRASS[1]),
           (1, BRASS[4])), 5, stroke=LINE, stroke_width=2)  # fmt: skip


def piano(d: Drawing) -> None:
    """An upright piano, candles lit, lid open, and its stool."""
    x, w, foot, top = 556.0, 206.0, 684.0, 524.0
    body = d.linear(x, top, x + w, foot, (0, "#7a3d24"), (0.5, "#572715"), (1, "#2c120a"))
    props.shadow(d, x + w / 2 + 12, foot, w * 0.62, 16, 0.8)
    d.rect(x, top, w, foot - top, body, 4, stroke=LINE, stroke_width=3)
    d.rect(x - 8, top - 10, w + 16, 13, d.linear(0, top - 10, 0, top + 3, (0, "#a8623c"),
           (1, "#4a1f10")), 4, stroke=LINE, stroke_width=2.5)  # fmt: skip
    for k in (0, 1, 2):
        px = x + 12 + k * 63
        d.rect(px, top + 12, 56, 48, d.linear(px, top, px + 56, top + 60, (0, "#35160c"),
               (1, "#8a4a2c")), 4, stroke=LINE, stroke_width=2)  # fmt: skip
        if k != 1:
            for ring in (16, 10, 4):
                d.circle(px + 28, top + 36, ring, "none", stroke=BRASS[2], stroke_width=1.8,
                         opacity=0.8)  # fmt: skip
    d.path(f"M{x + 82} {top + 14} l22 3 l22 -3 l0 40 l-22 4 l-22 -4Z", "#f8eed6", **STROKE,
           stroke_width=1.6)  # fmt: skip
    for k in range(5):
        y = top + 22 + k * 7
        d.path(f"M{x + 86} {y} l16 2 M{x + 106} {y + 2} l16 -2", stroke="#7a6a50", stroke_width=1.2)
    # Keys
    ky = top + 66
    d.rect(x - 12, ky, w + 24, 24, d.linear(0, ky, 0, ky + 24, (0, "#5a2a18"), (1, "#2c120a")), 4,
           stroke=LINE, stroke_width=2.5)  # fmt: skip
    d.rect(x, ky + 4, w, 13, "#fbf2da", 1, stroke=LINE, stroke_width=1.4)
    for k in range(1, 34):
        d.path(f"M{number(x + k * w / 34)} {ky + 4} l0 13", stroke="#a58e62", stroke_width=0.9)
        if k % 7 not in (3, 0):
            d.rect(x + k * w / 34 - 1.8, ky + 4, 3.6, 8, "#1a100a")
    d.rect(x + 22, ky + 34, w - 44, 50, d.linear(x, ky, x + w, ky + 90, (0, "#35160c"),
           (1, "#6d3822")), 4, stroke=LINE, stroke_width=2)  # fmt: skip
    for lx in (x - 6, x + w - 8):
        d.path(f"M{lx} {ky + 24} l14 0 l-3 20 l3 {foot - ky - 52} l-14 0 l3 {-(foot - ky - 52)}Z",
               "#4a2214", **STROKE, stroke_width=2)  # fmt: skip
    for k in (-1, 1):
        d.rect(x + w / 2 + k * 9 - 5, foot - 10, 10, 7, BRASS[2], 2, stroke=LINE, stroke_width=1.4)
    for cx, cy in candles():
        d.path(f"M{cx:.0f} {top + 40} q{8 if cx < x + w / 2 else -8} 6 0 -10", stroke=BRASS[2],
               stroke_width=3)  # fmt: skip
        d.rect(cx - 7, cy + 20, 14, 4, BRASS[1], 2, stroke=LINE, stroke_width=1.2)
        d.rect(cx - 3, cy + 4, 6, 17, "#f8eed6", 1, stroke=LINE, stroke_width=1.2)
    sx, sy = x + w / 2 + 4, foot + 26
    props.shadow(d, sx + 6, sy + 4, 52, 12, 0.7)
    for k in (-1, 0, 1):
        d.path(f"M{sx + k * 8} {sy - 34} L{sx + k * 24} {sy + (4 if k == 0 else 0)}",
               stroke=LINE, stroke_width=8)  # fmt: skip
        d.path(f"M{sx + k * 8} {sy - 34} L{sx + k * 24} {sy + (4 if k == 0 else 0)}",
               stroke=WOOD[2], stroke_width=4.5)  # fmt: skip
    d.path(f"M{sx - 34} {sy - 46} l0 9 a34 8 0 0 0 68 0 l0 -9Z", OXBLOOD[3], **STROKE,
           stroke_width=2)  # fmt: skip
    d.ellipse(sx, sy - 46, 34, 8, OXBLOOD[1], stroke=LINE, stroke_width=2)


def candles() -> tuple[tuple[float, float], ...]:
    """The flames on the piano."""
    return ((567.0, 534.0), (751.0, 534.0))


STOVE = (806.0, 690.0)


def stove(d: Drawing) -> None:
    """A pot-belly stove, its door aglow, the pipe elbowed into the wall."""
    x, y = STOVE
    iron = d.linear(x - 40, 0, x + 40, 0, (0, "#5a544c"), (0.3, "#3a3630"), (1, "#12100e"))
    props.shadow(d, x + 10, y + 2, 66, 14, 0.85)
    pipe = f"M{x - 10} {y - 126} L{x - 10} {y - 262} Q{x - 10} {y - 284} {x + 12} {y - 284} " \
           f"L{x + 26} " \
           f"{y - 284} L{x + 26} {y - 264} L{x + 14} {y - 264} Q{x + 10} {y - 264} {x + 10} " \
           f"{y - 258} " \
           f"L{x + 10} {y - 126}Z"  # fmt: skip
    d.path(pipe, iron, **STROKE, stroke_width=2.5)
    d.ellipse(x + 27, y - 274, 6, 17, "#4a443c", stroke=LINE, stroke_width=2.2)
    for py in (y - 180, y - 224):
        d.rect(x - 12, py, 24, 6, "#5a544c", 2, stroke=LINE, stroke_width=1.6)
    for k in (-1, 1):
        d.path(f"M{x + k * 24} {y - 22} q{k * 14} 6 {k * 10} 24 l{-k * 10} 0 q0 -10 {-k * 8} -18Z",
               "#24201c", **STROKE, stroke_width=2)  # fmt: skip
    d.path(f"M{x - 26} {y - 16} C{x - 58} {y - 52} {x - 50} {y - 96} {x - 24} {y - 118} "
           f"L{x + 24} {y - 118} C{x + 50} {y - 96} {x + 58} {y - 52} {x + 26} {y - 16}Z", iron,
           **STROKE, stroke_width=3)  # fmt: skip
    for by, bw in ((y - 20, 34), (y - 68, 48), (y - 122, 32)):
        d.rect(x - bw, by, bw * 2, 7, iron, 3, stroke=LINE, stroke_width=2)
    d.path(f"M{x - 22} {y - 122} Q{x} {y - 150} {x + 22} {y - 122}Z", iron, **STROKE,
           stroke_width=2.5)  # fmt: skip
    d.rect(x - 20, y - 108, 40, 34, "#241a14", 6, stroke=LINE, stroke_width=2.2)
    d.rect(x - 15, y - 103, 30, 24, d.radial(x, y - 86, 24, (0, "#fff0a8"), (0.4, "#ff9a38"),
           (1, "#a8280c")), 4)  # fmt: skip
    for k in range(4):
        d.rect(x - 13 + k * 8, y - 104, 3, 26, "#241a14")
    d.rect(x - 14, y - 54, 28, 12, "#1a1410", 3, stroke=LINE, stroke_width=1.8)
    d.rect(x - 11, y - 51, 22, 5, "#ff8a2c", 2)


def clock(d: Drawing, x: float, y: float) -> None:
    """A long regulator clock; five past six."""
    wood = d.linear(x - 34, 0, x + 34, 0, (0, "#a56d3a"), (0.4, "#6d421f"), (1, "#35190b"))
    d.path(f"M{x - 34} {y - 40} Q{x} {y - 76} {x + 34} {y - 40} L{x + 34} {y + 84} L{x + 20} "
           f"{y + 98} "
           f"L{x - 20} {y + 98} L{x - 34} {y + 84}Z", wood, **STROKE, stroke_width=3)  # fmt: skip
    d.rect(x - 18, y + 32, 36, 52, d.linear(x - 18, 0, x + 18, 0, (0, "#2c1a10"), (1, "#140a05")),
           3, stroke=LINE, stroke_width=2)  # fmt: skip
    d.path(f"M{x} {y + 30} L{x + 6} {y + 66}", stroke=BRASS[1], stroke_width=2)
    d.circle(x + 6.5, y + 69, 8, BRASS[1], stroke=LINE, stroke_width=1.6)
    d.circle(x, y, 29, BRASS[2], stroke=LINE, stroke_width=2.5)
    d.circle(x, y, 24, "#f8eed6", stroke=LINE, stroke_width=1.5)
    for k in range(12):
        a = math.pi * k / 6
        d.path(f"M{number(x + 19 * math.sin(a))} {number(y - 19 * math.cos(a))} "
               f"L{number(x + 22 * math.sin(a))} {number(y - 22 * math.cos(a))}", stroke=LINE,
               stroke_width=2.2 if k % 3 == 0 else 1.2)  # fmt: skip
    d.path(f"M{x} {y} L{x + 1} {y + 12} M{x} {y} L{x + 8.5} {y - 15}", stroke=LINE,
           stroke_width=2.4, stroke_linecap="round")  # fmt: skip


def antlers(d: Drawing, x: float, y: float, s: float) -> None:
    """Antlers on a shield; `s` is half their spread."""
    d.open(f"translate({x} {y}) scale({s / 100})")
    d.path("M-34 0 C-34 -20 34 -20 34 0 C34 40 14 58 0 66 C-14 58 -34 40 -34 0Z", d.linear(
        -34, -10, 34, 60, (0, WOOD[1]), (1, WOOD[3])), **STROKE, stroke_width=5)  # fmt: skip
    bone = "#dcc28e"
    for k in (-1, 1):
        shape = (f"M{k * 8} 12 C{k * 30} 4 {k * 66} -4 {k * 82} -60 M{k * 40} 0 C{k * 44} -20 "
                 f"{k * 40} -34 {k * 34} -48 M{k * 64} -18 C{k * 66} -40 {k * 60} -60 {k * 56} -76 "
                 f"M{k * 76} -40 C{k * 92} -48 {k * 98} -60 {k * 100} -78")  # fmt: skip
        d.path(shape, stroke=LINE, stroke_width=15, stroke_linecap="round")
        d.path(shape, stroke=bone, stroke_width=9, stroke_linecap="round")
        d.path(shape, stroke="#fff0c8", stroke_width=2.4, stroke_linecap="round", opacity=0.6)
    d.ellipse(0, 10, 16, 10, "#b08a52", stroke=LINE, stroke_width=4)
    d.close()


def chair(d: Drawing, x: float, z: float, facing: str = "us") -> None:
    """A bentwood chair at (x, z) metres; `facing` "us" shows its front, "away" its back."""
    m = CAMERA.size(z)
    cx, cy = CAMERA.see(x, 0, z)
    props.shadow(d, cx + m * 0.06, cy, m * 0.34, m * 0.07, 0.7)
    d.open(f"translate({number(cx)} {number(cy)}) scale({number(m / 200)})")
    paint = d.linear(-46, 0, 46, 0, (0, WOOD[0]), (0.4, WOOD[1]), (1, WOOD[3]))
    for lx, deep in ((-34, -8), (34, -8), (-42, 4), (42, 4)):
        d.path(f"M{lx - 4} -90 L{lx - 5} {deep} L{lx + 5} {deep} L{lx + 4} -90Z", paint, **STROKE,
               stroke_width=3)  # fmt: skip
    d.path("M-40 -40 L40 -40", stroke=LINE, stroke_width=7)
    d.path("M-40 -40 L40 -40", stroke=WOOD[1], stroke_width=3.5)
    hoop = "M-40 -92 C-48 -150 -44 -206 0 -208 C44 -206 48 -150 40 -92"
    back = "M-24 -94 C-28 -140 -26 -182 0 -184 C26 -182 28 -140 24 -94 M0 -94 L0 -184"
    seat = "M-48 -94 C-48 -106 48 -106 48 -94 L46 -84 L-46 -84Z"
    order = (hoop, back, "seat") if facing == "us" else ("seat", back, hoop)
    for part in order:
        if part == "seat":
            d.path(seat, d.linear(0, -106, 0, -84, (0, LEATHER[0]), (1, LEATHER[3])), **STROKE,
                   stroke_width=3)  # fmt: skip
        else:
            wide = 11 if part is hoop else 7
            d.path(part, stroke=LINE, stroke_width=wide, stroke_linecap="round")
            d.path(part, stroke=paint, stroke_width=wide - 5, stroke_linecap="round")
    d.path("M-38 -150 C-38 -190 -22 -202 0 -203", stroke="#f0c488", stroke_width=2.4, opacity=0.7,
           stroke_linecap="round")  # fmt: skip
    d.close()


def round_table(d: Drawing, x: float, z: float, r: float, seed: int) -> None:
    """A round card table with green cloth at (x, z) metres."""
    m = CAMERA.size(z)
    cx, floor = CAMERA.see(x, 0, z)
    top = CAMERA.see(x, 0.76, z)[1]
    rx, ry = r * m, r * m * (CAMERA.eye - 0.76) / z
    props.shadow(d, cx + m * 0.1, floor, rx * 1.05, rx * 0.26, 0.75)
    post = d.linear(cx - m * 0.09, 0, cx + m * 0.09, 0, (0, WOOD[0]), (0.4, WOOD[2]), (1, WOOD[4]))
    d.path(f"M{number(cx - m * 0.07)} {number(top)} L{number(cx - m * 0.05)} "
           f"{number(floor - m * 0.2)} "
           f"L{number(cx - m * 0.3)} {number(floor)} L{number(cx + m * 0.3)} {number(floor)} "
           f"L{number(cx + m * 0.05)} {number(floor - m * 0.2)} "
           f"L{number(cx + m * 0.07)} {number(top)}Z", post, **STROKE,
           stroke_width=2.4)  # fmt: skip
    rim = d.linear(cx - rx, 0, cx + rx, 0, (0, WOOD[0]), (0.5, WOOD[1]), (1, WOOD[3]))
    d.ellipse(cx, top + m * 0.06, rx, ry, WOOD[4], stroke=LINE, stroke_width=2.4)
    d.ellipse(cx, top, rx, ry, rim, stroke=LINE, stroke_width=2.4)
    d.ellipse(cx, top, rx * 0.9, ry * 0.88, d.radial(cx - rx * 0.2, top, rx, (0, "#4f9560"),
              (0.6, "#2f6a44"), (1, "#17402a"), sy=ry / rx), stroke="#0e2a1a",
              stroke_width=1.8)  # fmt: skip
    if seed % 2:
        props.whiskey_glass(d, cx + rx * 0.4, top, m * 0.045, 0.16)
        props.bottle(d, cx - rx * 0.1, top - 1, m * 0.3, props.BOTTLE_HUES[seed % 5], 0)
    for k in range(4):
        px = cx - rx * 0.5 + k * rx * 0.18
        d.path(f"M{number(px)} {number(top + ry * 0.3)} l{number(rx * 0.13)} {number(-ry * 0.1)} "
               f"l{number(rx * 0.06)} {number(ry * 0.2)} l{number(-rx * 0.13)} {number(ry * 0.1)}Z",
               "#f8eed6", stroke=LINE, stroke_width=1)  # fmt: skip
