"""What stands about the table on the street: fronts, hitching rail, trough, wheels, a barrel."""

from __future__ import annotations

import math
import random

from assets.art.make.backgrounds.props import STROKE
from assets.art.make.palette import BRASS, CREAM, LINE, OXBLOOD
from assets.art.make.pen import Drawing, number

WALK_EDGE = 104.0  # where the boardwalk ends toward us
FRONT_FOOT = 40.0  # where the house fronts meet it
SHADE = "#2a1420"
GREY_WOOD = ("#e6cfa2", "#b8976a", "#866444", "#523a26")

# x from, x to, wall light and dark, trim
HOUSES = (
    (-10, 330, "#a4492f", "#742c1e", "#e8cf9a"),
    (330, 690, "#a4492f", "#742c1e", "#e8cf9a"),
    (690, 1130, "#6c9a90", "#46726a", "#f0e4c4"),
    (1130, 1600, "#d2ab68", "#a67e42", "#fff0cc"),
    (1600, 1930, "#9a8a70", "#6f604a", "#d8c49a"),
)


def fronts(d: Drawing) -> None:
    """The feet of the house fronts behind the boardwalk, and the posts of the porch."""
    for x0, x1, light, dark, trim in HOUSES:
        d.rect(x0, -4, x1 - x0, FRONT_FOOT + 4, d.linear(0, -4, 0, FRONT_FOOT, (0, light),
               (1, dark)))  # fmt: skip
        for y in (8, 20, 31):
            d.path(f"M{x0} {y}H{x1}", stroke=LINE, stroke_width=1.8, opacity=0.55)
            d.path(f"M{x0} {y + 2}H{x1}", stroke="#fff0cc", stroke_width=1.2, opacity=0.25)
        d.rect(x0, FRONT_FOOT - 9, x1 - x0, 9, trim, stroke=LINE, stroke_width=2)
        d.rect(x0 - 5, -4, 10, FRONT_FOOT + 4, trim, stroke=LINE, stroke_width=2)
    for x in (180, 1252, 1480):  # windows down to their sills
        d.rect(x - 58, -6, 116, 30, CREAM[2], stroke=LINE, stroke_width=2.4)
        d.rect(x - 48, -6, 96, 22, d.linear(x - 48, 0, x + 48, 22, (0, "#31474f"), (0.5, "#87a4a4"),
               (0.6, "#3a5058"), (1, "#1c2a30")), stroke=LINE, stroke_width=2)  # fmt: skip
        d.rect(x - 66, 22, 132, 8, CREAM[1], stroke=LINE, stroke_width=2)
    d.rect(432, -6, 156, FRONT_FOOT + 6, "#e8cf9a", stroke=LINE, stroke_width=2.4)
    d.rect(446, -6, 128, FRONT_FOOT + 6, "#1c0f0a", stroke=LINE, stroke_width=2)
    for x in (450, 512):  # batwing doors
        d.rect(x, -6, 58, 32, d.linear(x, 0, x + 58, 0, (0, "#d08a48"), (1, "#8a5226")), 4,
               stroke=LINE, stroke_width=2.4)  # fmt: skip
        for y in (0, 8, 16):
            d.path(f"M{x + 9} {y}h40", stroke="#5a3018", stroke_width=3)
    d.rect(870, -6, 96, FRONT_FOOT + 6, "#f0e4c4", stroke=LINE, stroke_width=2.4)
    d.rect(880, -6, 76, FRONT_FOOT + 6, d.linear(880, 0, 956, 40, (0, "#8a4a26"), (1, "#5a2c14")),
           stroke=LINE, stroke_width=2)  # fmt: skip
    d.rect(892, 4, 52, 24, "none", 2, stroke="#3f1d0c", stroke_width=3)
    d.circle(946, 12, 3.4, BRASS[1], stroke=LINE, stroke_width=1.4)
    for x in (64, 392, 806, 1078, 1440, 1846):
        post(d, x)


def post(d: Drawing, x: float) -> None:
    """A porch post at the edge of the boardwalk, out of the picture above."""
    foot = WALK_EDGE - 5
    d.path(f"M{x + 8} {foot - 4}l64 10l0 6l-70 -4Z", SHADE, opacity=0.45)
    paint = d.linear(x - 11, 0, x + 11, 0, (0, "#fbe9c0"), (0.4, "#d0aa72"), (1, "#7a5634"))
    d.rect(x - 10, -6, 20, foot + 4, paint, stroke=LINE, stroke_width=2.6)
    for y, tall, wide in ((foot - 18, 20, 16), (foot - 28, 8, 13)):
        d.rect(x - wide, y, wide * 2, tall, d.linear(x - wide, 0, x + wide, 0, (0, "#fbe9c0"),
               (0.4, "#d0aa72"), (1, "#7a5634")), 2, stroke=LINE, stroke_width=2.4)  # fmt: skip


def _spun(cx: float, cy: float, rx: float, ry: float) -> str:
    n = number
    return (
        f"M{n(cx - rx)} {n(cy)}a{n(rx)} {n(ry)} 0 1 0 {n(2 * rx)} 0"
        f"a{n(rx)} {n(ry)} 0 1 0 {n(-2 * rx)} 0Z"
    )


def wheel(d: Drawing, cx: float, cy: float, r: float, turn: float, squash: float = 0.8) -> None:
    """A wagon wheel lying in the dust."""
    n, thick = number, r * 0.1
    felloe = r * 0.17
    d.path(_spun(cx, cy + thick, r, r * squash), "none", stroke=LINE, stroke_width=felloe + 7)
    d.path(_spun(cx, cy + thick, r, r * squash), "none", stroke="#4a3424", stroke_width=felloe)
    for k in range(12):
        a = math.radians(turn + 30 * k)
        x0, y0 = cx + math.cos(a) * r * 0.2, cy + math.sin(a) * r * 0.2 * squash
        x1, y1 = cx + math.cos(a) * r * 0.95, cy + math.sin(a) * r * 0.95 * squash
        line = f"M{n(x0)} {n(y0)}L{n(x1)} {n(y1)}"
        d.path(line, stroke=LINE, stroke_width=r * 0.115, stroke_linecap="round")
        d.path(line, stroke=GREY_WOOD[2], stroke_width=r * 0.085, stroke_linecap="round")
        d.path(f"M{n(x0 - r * 0.012)} {n(y0 - r * 0.018)}L{n(x1 - r * 0.012)} {n(y1 - r * 0.018)}",
               stroke=GREY_WOOD[0], stroke_width=r * 0.034, opacity=0.8)  # fmt: skip
    d.path(_spun(cx, cy, r, r * squash), "none", stroke=LINE, stroke_width=felloe + 7)
    rim = d.linear(cx - r, cy - r, cx + r, cy + r, (0, GREY_WOOD[0]), (0.5, GREY_WOOD[1]),
                   (1, GREY_WOOD[2]))  # fmt: skip
    d.path(_spun(cx, cy, r, r * squash), "none", stroke=rim, stroke_width=felloe)
    edge = r + felloe * 0.36
    d.path(_spun(cx, cy, edge, edge * squash), "none", stroke="#5b5650", stroke_width=felloe * 0.24)
    for k in range(6):
        a = math.radians(turn + 15 + 60 * k)
        c, s = math.cos(a), math.sin(a) * squash
        d.path(f"M{n(cx + c * (r - felloe / 2))} {n(cy + s * (r - felloe / 2))}L"
               f"{n(cx + c * (r + felloe / 2))} {n(cy + s * (r + felloe / 2))}", stroke=LINE,
               stroke_width=2.4, opacity=0.8)  # fmt: skip
    for part, hue in ((0.25, GREY_WOOD[2]), (0.21, GREY_WOOD[1]), (0.13, "#5b5650"), (0.075, LINE)):
        d.ellipse(cx, cy - thick * 0.6, r * part, r * part * squash, hue, stroke=LINE,
                  stroke_width=2.6)  # fmt: skip


TROUGH = ((1668, 176), (1890, 196), (1882, 262), (1650, 238))


def trough(d: Drawing) -> None:
    """A horse trough seen from above, full, the sky in it."""
    (ax, ay), (bx, by), (cx, cy), (ex, ey) = TROUGH
    deep = 54
    n = number
    face = d.linear(0, ey, 0, ey + deep, (0, "#b08a5c"), (1, "#5f4028"))
    d.path(f"M{ex} {ey}L{cx} {cy}V{cy + deep}L{ex} {ey + deep}Z", face, **STROKE, stroke_width=3)
    d.path(f"M{cx} {cy}L{bx} {by}V{by + deep - 6}L{cx} {cy + deep}Z", "#4a3020", **STROKE,
           stroke_width=3)  # fmt: skip
    for t in (0.36, 0.7):
        d.path(f"M{ex} {n(ey + deep * t)}L{cx} {n(cy + deep * t)}", stroke=LINE, stroke_width=2,
               opacity=0.7)  # fmt: skip
    d.path(f"M{ax} {ay}L{bx} {by}L{cx} {cy}L{ex} {ey}Z", GREY_WOOD[0], **STROKE, stroke_width=3)
    d.path(f"M{ax + 12} {ay + 10}L{bx - 14} {by + 8}L{cx - 13} {cy - 10}L{ex + 16} {ey - 8}Z",
           d.linear(ax, ay, cx, cy, (0, "#2c6670"), (0.45, "#8fd0cc"), (0.6, "#d6f2ea"),
                    (1, "#3f8a8e")), **STROKE, stroke_width=2.4)  # fmt: skip
    d.path(f"M{ax + 12} {ay + 10}L{bx - 14} {by + 8}L{bx - 15} {by + 20}L{ax + 9} {ay + 24}Z",
           "#173c46", opacity=0.55)  # fmt: skip
    for x, y, w in ((1712, 222, 34), (1800, 224, 46), (1762, 238, 22)):
        d.path(f"M{x} {y}q{w / 2} -5 {w} 3", stroke="#ffffff", stroke_width=2.6, opacity=0.7,
               stroke_linecap="round")  # fmt: skip
    for t in (0.1, 0.9):
        x, y = ex + (cx - ex) * t, ey + (cy - ey) * t
        d.path(f"M{n(x - 8)} {n(y)}h16v{deep}h-16Z", "#5b5650", **STROKE, stroke_width=2.4)
        for k in (12, 40):
            d.circle(x, y + k, 2.6, "#d8d2c4")


def keg(d: Drawing, cx: float, cy: float, r: float) -> None:
    """A barrel standing in the dust, its lid toward us; (cx, cy) is the middle of the lid."""
    n, ry, high = number, r * 0.76, r * 1.35
    body = (f"M{n(cx - r)} {n(cy)}C{n(cx - r * 1.22)} {n(cy + high * 0.4)} {n(cx - r * 1.16)} "
            f"{n(cy + high * 0.7)} {n(cx - r * 0.94)} {n(cy + high)}A{n(r * 0.94)} {n(ry * 0.9)} "
            f"0 0 0 {n(cx + r * 0.94)} {n(cy + high)}C{n(cx + r * 1.16)} {n(cy + high * 0.7)} "
            f"{n(cx + r * 1.22)} {n(cy + high * 0.4)} {n(cx + r)} {n(cy)}Z")  # fmt: skip
    d.path(body, d.linear(cx - r, 0, cx + r, 0, (0, "#a57443"), (0.3, "#d8a868"), (0.6, "#a8743c"),
                          (1, "#5a3820")), **STROKE, stroke_width=3.2)  # fmt: skip
    for at, wide in ((0.3, 1.1), (0.78, 1.05)):
        y, w = cy + high * at, r * wide
        d.path(f"M{n(cx - w)} {n(y)}A{n(w)} {n(ry * wide)} 0 0 0 {n(cx + w)} {n(y)}", "none",
               stroke=LINE, stroke_width=r * 0.17)  # fmt: skip
        d.path(f"M{n(cx - w)} {n(y)}A{n(w)} {n(ry * wide)} 0 0 0 {n(cx + w)} {n(y)}", "none",
               stroke="#6a655e", stroke_width=r * 0.11)  # fmt: skip
    d.ellipse(cx, cy, r, ry, d.linear(cx - r, cy - ry, cx + r, cy + ry, (0, "#f0cd92"),
              (0.6, "#c08c50"), (1, "#8a5c30")), stroke=LINE, stroke_width=3.2)  # fmt: skip
    d.ellipse(cx, cy + r * 0.03, r * 0.84, ry * 0.82, d.linear(cx - r, cy - ry, cx + r, cy + ry,
              (0, "#94683a"), (1, "#d4a468")), stroke=LINE, stroke_width=2.2)  # fmt: skip
    for k in (-0.5, -0.17, 0.17, 0.5):
        half = ry * 0.82 * math.sqrt(1 - (k / 0.84) ** 2)
        d.path(f"M{n(cx + r * k)} {n(cy - half)}V{n(cy + half)}", stroke=LINE, stroke_width=1.6,
               opacity=0.6)  # fmt: skip


def cast(d: Drawing) -> None:
    """The short hard shadows of what stands about, as one shape."""
    (ax, ay), (bx, by), (cx, cy), (ex, ey) = TROUGH
    d.path(f"M{ex} {ey + 50}L{cx} {cy + 54}L{bx} {by + 40}L{bx + 60} {by + 62}L{cx + 46} {cy + 84}"
           f"L{ex + 40} {ey + 78}Z", SHADE)  # fmt: skip
    for x, y, r in WHEELS:
        d.path(_spun(x + 16, y + r * 0.1 + 14, r, r * 0.8), "none", stroke=SHADE,
               stroke_width=r * 0.2)  # fmt: skip
        for k in range(12):
            a = math.radians(8 + 30 * k)
            d.path(f"M{x + 16} {y + 30}l{number(math.cos(a) * r)} {number(math.sin(a) * r * 0.8)}",
                   stroke=SHADE, stroke_width=r * 0.09)  # fmt: skip
    x, y, r = KEG
    d.path(f"M{x - r * 0.9} {y + r * 1.4}L{x + r * 0.5} {y + r * 2.06}L{x + r * 1.75} {y + r * 1.7}"
           f"L{x + r * 1.7} {y + r * 1.1}L{x + r} {y + r * 0.7}Z", SHADE)  # fmt: skip
    d.path("M92 206L400 208L402 219L94 217Z M300 250l60 10v12l-60 -10Z M92 240l56 10v12l-56 -10Z",
           SHADE)  # fmt: skip


WHEELS = ((66, 1000, 150), (1880, 968, 118))
KEG = (1846, 330, 46)


def rail(d: Drawing) -> None:
    """A hitching rail by the boardwalk, a rope thrown over it."""
    for x, foot in ((92, 250), (300, 252)):
        wood = d.linear(x - 11, 0, x + 11, 0, (0, GREY_WOOD[0]), (0.4, GREY_WOOD[1]),
                        (1, GREY_WOOD[3]))  # fmt: skip
        d.rect(x - 10, foot - 106, 20, 108, wood, 4, stroke=LINE, stroke_width=3)
        d.ellipse(x, foot - 106, 10, 6, GREY_WOOD[0], stroke=LINE, stroke_width=2.4)
    d.path("M40 158L344 160L344 179L40 177Z", d.linear(0, 150, 0, 190, (0, GREY_WOOD[0]),
           (0.5, GREY_WOOD[1]), (1, GREY_WOOD[3])), **STROKE, stroke_width=3)  # fmt: skip
    d.ellipse(344, 169.5, 5.5, 9.5, GREY_WOOD[0], stroke=LINE, stroke_width=2.4)
    rope = ("M196 158C190 176 188 200 196 214C206 232 232 226 230 206C228 190 212 176 210 160",
            "M208 160C216 186 238 214 220 236")  # fmt: skip
    for line in rope:
        d.path(line, stroke=LINE, stroke_width=9, stroke_linecap="round")
        d.path(line, stroke="#d8b474", stroke_width=5.4, stroke_linecap="round")
        d.path(line, stroke="#8a6230", stroke_width=5.4, stroke_dasharray="2 6")


def litter(d: Drawing) -> None:
    """Hoof prints and pebbles in the open dust round the table."""
    chance = random.Random(145)
    n = number
    for _ in range(260):
        x, y = chance.uniform(0, 1920), chance.uniform(150, 1070)
        if ((x - 960) / 800) ** 2 + ((y - 560) / 440) ** 2 < 1:
            continue
        m = 12 + y / 90
        if chance.random() < 0.34:
            a = chance.uniform(-40, 220)
            d.open(f"translate({n(x)} {n(y)}) rotate({n(a)}) scale({n(m / 20)} {n(m / 24)})")
            for drop, hue, soft in ((2.5, "#fff0c8", 0.55), (0, "#7a5432", 0.5)):
                d.path(f"M-9 {11 + drop}C-19 {-8 + drop} -10 {-20 + drop} 0 {-20 + drop}"
                       f"C10 {-20 + drop} 19 {-8 + drop} 9 {11 + drop}", stroke=hue,
                       stroke_width=6, opacity=soft, stroke_linecap="round")  # fmt: skip
            d.close()
            continue
        r = m * chance.uniform(0.1, 0.3)
        d.ellipse(x + r * 0.6, y + r * 0.5, r * 1.2, r * 0.7, SHADE, opacity=0.4)
        d.ellipse(x, y, r, r * 0.76, chance.choice(("#e0c08c", "#b08e62", "#f0dab0")),
                  stroke="#6a4628", stroke_width=1)  # fmt: skip


def bunting(d: Drawing) -> None:
    """A cloth thrown over the rail's end: a splash of red in all the dust."""
    d.path("M112 152L174 156C176 184 172 206 176 226C160 216 150 232 134 222C126 230 116 224 110 "
           "226C114 204 108 180 112 152Z", d.linear(110, 150, 176, 226, (0, OXBLOOD[0]),
           (0.5, OXBLOOD[1]), (1, OXBLOOD[2])), **STROKE, stroke_width=3)  # fmt: skip
    for y in (172, 190, 208):
        for x in (124, 142, 160):
            d.circle(x + (y % 4), y, 2.6, CREAM[1])
    d.path("M130 160C132 184 128 200 132 218M152 160C156 186 150 204 154 222", stroke=OXBLOOD[3],
           stroke_width=2.4, opacity=0.7)  # fmt: skip


def things(d: Drawing) -> None:
    """All that stands on the ground beside the table."""
    rail(d)
    bunting(d)
    trough(d)
    keg(d, *KEG)
    for x, y, r in WHEELS:
        wheel(d, x, y, r, 8)


def trestles(d: Drawing) -> None:
    """The legs under the near side of the table, in its shade."""
    for side in (-1, 1):
        x = 960 + side * 350
        d.path(f"M{x - 118} 1010H{x + 118}V1034H{x - 118}Z", "#2c1d18", **STROKE, stroke_width=3)
        for lean in (-1, 1):
            top, foot, wide = x + lean * 66, x + lean * 112, 17
            wood = d.linear(top - 30, 0, top + 30, 0, (0, "#7a5c46"), (0.4, "#4a3428"),
                            (1, "#20130e"))  # fmt: skip
            d.path(f"M{top - wide} 850H{top + wide}L{foot + wide + 3} 1100H{foot - wide - 3}Z",
                   wood, **STROKE, stroke_width=3.2)  # fmt: skip
            at = (top + foot) / 2 + lean * 11
            d.circle(at, 1022, 6, "#8a847a", stroke=LINE, stroke_width=2)
