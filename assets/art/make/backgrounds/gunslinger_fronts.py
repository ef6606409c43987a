"""The five house fronts of the Monster Gunslingers' Main Street, told apart without a word.

Each front is drawn in a box of 284 by 392 units; its doorway is (67, 176) to (217, 386), which is
where assets/tables/monster_gunslingers.tmx has `street_0` to `street_4`.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from assets.art.make.palette import BOTTLE, BRASS, CREAM, LINE, OXBLOOD, WOOD
from assets.art.make.pen import Drawing, number, rounded, star
from assets.art.make.stamp import disc

LEFT, TOP, WIDTH, HEIGHT = 250.0, 268.0, 284.0, 392.0
DOOR = (67.0, 176.0, 150.0, 210.0)
FLOOR = 386.0
EDGE = {"stroke": LINE, "stroke_linejoin": "round", "stroke_linecap": "round"}
IRON = ("#8b959c", "#566069", "#2b333a")

# The outline of each front: saloon, bank, sheriff, undertaker, general store.
OUTLINES = (
    "M6 390V72H34V46H70C86 46 92 14 142 14C192 14 198 46 214 46H250V72H278V390Z",
    "M16 390V108H4V86L142 8L280 86V108H268V390Z",
    "M8 390V74H34V62H78V46H206V62H250V74H276V390Z",
    "M22 390V152L10 160L2 147L142 4L282 147L274 160L262 152V390Z",
    "M6 390V92H26C36 92 44 34 142 26C240 34 248 92 258 92H278V390Z",
)


def place(i: int) -> str:
    """The transform that puts front `i` where it stands."""
    return f"translate({number(LEFT + WIDTH * i)} {number(TOP)})"


def frame(d: Drawing, hues: tuple[str, str, str], wide: float = 12) -> None:
    """Posts and lintel round the doorway."""
    x, y, w, h = DOOR
    lit, middle, dark = hues
    d.path(f"M{x - wide - 3} {FLOOR}V{y - wide - 6}H{x + w + wide + 3}V{FLOOR}H{x + w}V{y}H{x}"
           f"V{FLOOR}Z", d.linear(x - wide, 0, x + w + wide, 0, (0, lit), (0.1, middle),
           (0.88, middle), (1, dark)), **EDGE, stroke_width=3)  # fmt: skip
    d.path(f"M{x - wide + 3} {FLOOR}V{y - wide + 2}H{x + w + wide - 3}V{FLOOR}", stroke=dark,
           stroke_width=2, opacity=0.7)  # fmt: skip
    d.rect(x - wide - 8, y - wide - 12, w + 2 * wide + 16, 9, middle, 2, **EDGE, stroke_width=2.6)


def inside(d: Drawing) -> None:
    """What one sees in an open doorway at night: a dark room, its floor and a far wall."""
    x, y, w, h = DOOR
    d.rect(x, y, w, h, "#0b1013")
    d.polygon([(x + 26, y + 24), (x + w - 26, y + 24), (x + w - 26, y + h - 46),
               (x + 26, y + h - 46)], "#10191a")  # fmt: skip
    for k in range(7):
        a, b = x + 26 + 98 / 6 * k, x + w / 6 * k
        d.path(f"M{a:.1f} {y + h - 46}L{b:.1f} {y + h}", stroke="#1c2a28", stroke_width=1.6)
    d.path(f"M{x} {y}L{x + 26} {y + 24}V{y + h - 46}L{x} {y + h}M{x + w} {y}L{x + w - 26} {y + 24}"
           f"V{y + h - 46}L{x + w} {y + h}M{x + 26} {y + h - 46}H{x + w - 26}", stroke="#1c2a28",
           stroke_width=1.6)  # fmt: skip
    d.rect(x, y, w, h, d.linear(0, y, 0, y + 60, (0, "#020405", 0.85), (1, "#020405", 0)))


def sash(
    d: Drawing, x: float, y: float, w: float, h: float, trim: str, bars: tuple[int, int] = (1, 1)
) -> None:
    """A window with frame, sill and dark panes that catch the moon."""
    d.rect(x - 5, y - 6, w + 10, h + 12, trim, 2, **EDGE, stroke_width=2.6)
    d.rect(x, y, w, h, d.linear(x, y, x + w, y + h, (0, "#3a5f58"), (0.35, "#1a2e30"),
           (0.42, "#567f70"), (0.54, "#1f3636"), (1, "#0e1a1e")), **EDGE,
           stroke_width=2)  # fmt: skip
    for k in range(1, bars[0] + 1):
        at = x + w * k / (bars[0] + 1)
        d.rect(at - 1.6, y, 3.2, h, trim, stroke=LINE, stroke_width=1)
    for k in range(1, bars[1] + 1):
        at = y + h * k / (bars[1] + 1)
        d.rect(x, at - 1.6, w, 3.2, trim, stroke=LINE, stroke_width=1)
    d.rect(x - 9, y + h + 5, w + 18, 7, trim, 1.5, **EDGE, stroke_width=2.4)


def posts(d: Drawing, xs: tuple[float, ...], top: float, hues: tuple[str, str, str]) -> None:
    """Turned porch posts from under a roof to the walk."""
    for x in xs:
        paint = d.linear(x - 6, 0, x + 6, 0, (0, hues[0]), (0.45, hues[1]), (1, hues[2]))
        d.rect(x - 5, top, 10, FLOOR - top, paint, **EDGE, stroke_width=2.6)
        for at, half, tall in ((top + 8, 8, 7), (top + 56, 7, 5), (FLOOR - 12, 9, 12)):
            d.rect(x - half, at, half * 2, tall, paint, 1.5, **EDGE, stroke_width=2.4)


def saloon(d: Drawing) -> None:
    """Oxblood boards, a stepped top with a mug on it, a balcony over the swing doors."""
    trim = ("#f0d9a6", "#c9a56a", "#7d5a30")
    d.path("M2 76V66H30V40H68C84 40 90 6 142 6C194 6 200 40 216 40H254V66H282V76H250V52H214"
           "C196 52 192 20 142 20C92 20 88 52 70 52H34V76Z", trim[1], **EDGE,
           stroke_width=3)  # fmt: skip
    plaque = "M62 62C84 60 92 32 142 32C192 32 200 60 222 62V104H62Z"
    d.path(plaque, LINE, transform="translate(4 5)", opacity=0.5)
    d.path(plaque, d.linear(62, 32, 222, 104, (0, OXBLOOD[1]), (1, OXBLOOD[3])), **EDGE,
           stroke_width=3)  # fmt: skip
    d.path("M70 69C90 66 98 40 142 40C186 40 194 66 214 69V97H70Z", stroke=BRASS[2],
           stroke_width=2.4)  # fmt: skip
    mug(d, 142, 76)
    for x, lean in ((96, -8), (188, 8)):
        bottle(d, x, 94, lean)
    for x in (36, 206):
        sash(d, x, 112, 42, 34, trim[1], (1, 0))
    frame(d, (WOOD[0], WOOD[1], WOOD[3]), 10)
    d.path("M0 152H284L280 166H4Z", d.linear(0, 150, 0, 168, (0, trim[1]), (1, trim[2])), **EDGE,
           stroke_width=3)  # fmt: skip
    fringe = "M4 166" + "q5.750 12 11.500 0" * 24 + "Z"
    d.path(fringe, OXBLOOD[2], **EDGE, stroke_width=2)
    for x in (22, 228):
        sash(d, x, 214, 34, 92, trim[1], (1, 1))
    posts(d, (10, 274), 166, trim)


def balcony(d: Drawing) -> None:
    """The saloon's balustrade, before its lit windows."""
    lit, middle = "#f0d9a6", "#c9a56a"
    d.rect(18, 147, 248, 6, middle, 1, **EDGE, stroke_width=2.4)
    for k in range(16):
        d.rect(22 + k * 15.6, 132, 5, 16, lit if k % 2 else middle, 1, **EDGE, stroke_width=1.6)
    d.rect(14, 126, 256, 7, lit, 2, **EDGE, stroke_width=2.6)


def mug(d: Drawing, x: float, y: float) -> None:
    """A foaming mug of beer, 40 by 48 about its middle."""
    d.path(f"M{x + 14} {y - 8}h8q10 0 10 12t-12 12h-6", stroke=LINE, stroke_width=9)
    d.path(f"M{x + 14} {y - 8}h8q10 0 10 12t-12 12h-6", stroke="#d9e4d8", stroke_width=4.5)
    d.path(f"M{x - 16} {y - 12}H{x + 16}L{x + 14} {y + 22}H{x - 14}Z",
           d.linear(x - 16, 0, x + 16, 0, (0, "#ffdc7a"), (0.5, "#e0a02c"), (1, "#9c6216")), **EDGE,
           stroke_width=3)  # fmt: skip
    for dx in (-6, 4):
        d.path(f"M{x + dx} {y - 4}v20", stroke="#7d4c10", stroke_width=2, opacity=0.6)
    foam = "".join(disc(x + dx, y + dy, r) for dx, dy, r in
                   ((-13, -13, 8), (-2, -18, 9), (10, -14, 8.5)))  # fmt: skip
    d.path(foam, LINE, stroke=LINE, stroke_width=5)
    d.path(foam, CREAM[0])
    d.path(f"M{x - 16} {y - 14}q-1 12 3 14q5 0 5-10Z", CREAM[0])


def bottle(d: Drawing, x: float, foot: float, lean: float) -> None:
    d.open(f"rotate({lean} {x} {foot})")
    d.path(f"M{x - 7} {foot}v-20q0-5 4-7v-9h6v9q4 2 4 7v20Z",
           d.linear(x - 7, 0, x + 7, 0, (0, BOTTLE[0]), (1, BOTTLE[3])), **EDGE,
           stroke_width=2.4)  # fmt: skip
    d.rect(x - 7, foot - 16, 14, 10, CREAM[2])
    d.close()


def bank(d: Drawing) -> None:
    """Pale stone: a pediment with a great coin, two fluted columns, a safe's strength."""
    stone = ("#d6d0bc", "#aaa593", "#6f6c60")
    for row in range(13):
        y = 110 + row * 22
        d.path(f"M16 {y}H268", stroke=stone[2], stroke_width=1.4, opacity=0.55)
        for k in range(7):
            x = 30 + k * 40 + (20 if row % 2 else 0)
            if x < 268:
                d.path(f"M{x} {y}v22", stroke=stone[2], stroke_width=1.4, opacity=0.55)
    d.path("M4 108V86L142 8L280 86V108Z", stone[1], **EDGE, stroke_width=3)
    d.path("M20 88L142 19L264 88Z", d.linear(60, 20, 220, 90, (0, stone[1]), (1, stone[2])), **EDGE,
           stroke_width=2.6)  # fmt: skip
    d.path("M4 86L142 8L280 86", stroke=stone[0], stroke_width=3, opacity=0.8)
    for k in range(17):
        d.rect(12 + k * 15.6, 98, 9, 9, stone[0], **EDGE, stroke_width=1.6)
    gold = d.radial(134, 52, 34, (0, BRASS[0]), (0.5, BRASS[1]), (1, BRASS[3]))
    d.circle(145, 65, 25, LINE, opacity=0.5)
    d.circle(142, 61, 25, gold, **EDGE, stroke_width=3)
    d.circle(142, 61, 19, "none", stroke=BRASS[3], stroke_width=2)
    d.path(rounded(star(142, 61, 15, 6.4), 0.6), BRASS[3], stroke=BRASS[4], stroke_width=1.6)
    for side in (-1, 1):
        for k in range(4 if side < 0 else 3):
            y = 84 - k * 6
            d.ellipse(142 + side * 54, y, 17, 4.6, BRASS[2], **EDGE, stroke_width=2)
        for k in range(2):
            d.ellipse(142 + side * 82, 84 - k * 6, 13, 4.2, BRASS[2], **EDGE, stroke_width=2)
    d.rect(12, 112, 260, 34, d.linear(0, 112, 0, 146, (0, stone[0]), (1, stone[1])), 1, **EDGE,
           stroke_width=2.6)  # fmt: skip
    key(d, 142, 129)
    for x in (62, 222):
        d.circle(x, 129, 9, stone[1], stroke=stone[2], stroke_width=2.4)
        d.circle(x, 129, 3.5, stone[2])
    frame(d, stone, 9)
    for x in (34, 250):
        column(d, x, stone)


def key(d: Drawing, x: float, y: float) -> None:
    """A large brass key lying along a frieze."""
    shaft = f"M{x - 24} {y}H{x + 34}M{x + 20} {y}v11M{x + 31} {y}v13"
    ring = disc(x - 33, y, 10)
    for width, hue in ((9, LINE), (4.4, BRASS[2])):
        d.path(shaft, stroke=hue, stroke_width=width, stroke_linecap="round")
        d.path(ring, stroke=hue, stroke_width=width + 0.6)


def column(d: Drawing, x: float, stone: tuple[str, str, str]) -> None:
    body = d.linear(x - 14, 0, x + 14, 0, (0, stone[1]), (0.25, stone[0]), (0.7, stone[1]),
                    (1, stone[2]))  # fmt: skip
    d.rect(x - 13, 160, 26, 214, body, **EDGE, stroke_width=2.8)
    for dx in (-7.5, -1, 5.5):
        d.path(f"M{x + dx} 166V370", stroke=stone[2], stroke_width=2.4, opacity=0.7)
    for y, half, tall in ((146, 20, 8), (154, 16, 7), (366, 16, 8), (374, 20, 14)):
        d.rect(x - half, y, half * 2, tall, body, 1.5, **EDGE, stroke_width=2.6)


def sheriff(d: Drawing) -> None:
    """Thick mud walls, log ends, barred windows and a tin star as big as a wheel."""
    mud = ("#d9b285", "#ab8259", "#6b4c32")
    d.path("M4 80V68H30V56H74V40H210V56H254V68H280V80H246V72H206V58H78V72H38V80Z", mud[0], **EDGE,
           stroke_width=3)  # fmt: skip
    for x, y in ((22, 104), (60, 96), (214, 106), (250, 122), (24, 348), (246, 356), (40, 190)):
        d.path(f"M{x} {y}h16v8h-16ZM{x + 9} {y + 8}h16v8h-16Z", mud[1], stroke=mud[2],
               stroke_width=1.6, opacity=0.9)  # fmt: skip
    for x in range(26, 270, 29):
        d.circle(x + 2, 133, 8, LINE, opacity=0.5)
        d.circle(x, 130, 7.5, "#9a7048", **EDGE, stroke_width=2.4)
        d.circle(x, 130, 3.4, "none", stroke="#5a3c20", stroke_width=1.4)
    d.circle(146, 78, 43, LINE, opacity=0.45)
    d.circle(142, 74, 43, d.linear(110, 40, 176, 112, (0, WOOD[1]), (1, WOOD[3])), **EDGE,
             stroke_width=3.4)  # fmt: skip
    d.circle(142, 74, 37, "none", stroke="#c9d2d4", stroke_width=2, opacity=0.7)
    tin = d.linear(112, 44, 172, 106, (0, "#f6faf6"), (0.45, "#b9c4c4"), (1, "#66727a"))
    d.path(rounded(star(142, 75, 35, 15.5), 1.5), tin, **EDGE, stroke_width=3)
    for k in range(5):
        a = 2 * math.pi * k / 5
        d.circle(142 + 35 * math.sin(a), 75 - 35 * math.cos(a), 4.6, tin, **EDGE, stroke_width=2.2)
        d.path(f"M142 75L{142 + 33 * math.sin(a):.1f} {75 - 33 * math.cos(a):.1f}L"
               f"{142 + 15 * math.sin(a + 0.628):.1f} {75 - 15 * math.cos(a + 0.628):.1f}Z",
               "#3a454c", opacity=0.3)  # fmt: skip
    frame(d, (WOOD[0], WOOD[2], WOOD[4]), 12)
    for x in (16, 230):
        barred(d, x)
    for x, lean in ((17, -3), (234, 4)):
        poster(d, x, 312, lean)


def barred(d: Drawing, x: float) -> None:
    """A jail window, and somebody in it."""
    d.rect(x - 3, 204, 44, 86, "#7d5c3e", 3, **EDGE, stroke_width=2.8)
    d.rect(x + 3, 210, 32, 74, "#070b0d", **EDGE, stroke_width=2)
    for k in range(4):
        at = x + 7 + k * 8
        d.rect(at - 1.8, 209, 3.6, 76, d.linear(at - 2, 0, at + 2, 0, (0, IRON[0]), (1, IRON[2])),
               stroke=LINE, stroke_width=1.4)  # fmt: skip
    d.rect(x - 7, 290, 52, 7, "#8d6a48", 1.5, **EDGE, stroke_width=2.4)


def poster(d: Drawing, x: float, y: float, lean: float) -> None:
    """A wanted sheet: horns, eyes, a bar of smudged print."""
    d.open(f"translate({x} {y}) rotate({lean})")
    d.rect(0, 0, 34, 46, CREAM[2], 1, **EDGE, stroke_width=2.2)
    d.rect(5, 5, 24, 4, "#7c1d18")
    d.path("M8 34Q8 20 17 20Q26 20 26 34ZM9 24L5 13L13 20ZM25 24L29 13L21 20Z", "#3a2a1c")
    d.circle(13.5, 26, 1.8, "#d5483a")
    d.circle(20.5, 26, 1.8, "#d5483a")
    d.path("M7 38H27M10 42H24", stroke="#5a4426", stroke_width=2)
    d.close()


def undertaker(d: Drawing) -> None:
    """A black gable as steep as a lid, with a coffin for a sign and a lancet on each side."""
    hues = ("#8a7a94", "#54455e", "#2c2236")
    for side in (-1, 1):
        for k in range(9):
            d.circle(142 + side * (14 + k * 13.6), 43 + k * 13.9, 6, hues[0], **EDGE,
                     stroke_width=2)  # fmt: skip
    d.path("M2 147L142 4L282 147L274 160L142 26L10 160Z", hues[1], **EDGE, stroke_width=3)
    d.path("M2 147L142 4L282 147", stroke=hues[0], stroke_width=3, opacity=0.8)
    coffin = "M128 44H156L168 72L158 142H126L116 72Z"
    d.path(coffin, LINE, transform="translate(5 5)", opacity=0.55)
    d.path(coffin, d.linear(116, 44, 168, 142, (0, "#b07a46"), (0.5, "#7d5029"), (1, "#4a2a14")),
           **EDGE, stroke_width=3.2)  # fmt: skip
    d.path("M131 50H153L162 73L153 136H131L122 73Z", stroke="#3a2010", stroke_width=2)
    bone = "#f2ecd6"
    d.circle(142, 76, 13, bone, **EDGE, stroke_width=2.4)
    d.rect(135, 84, 14, 11, bone, 2, **EDGE, stroke_width=2.4)
    d.rect(136, 80, 12, 7, bone)
    d.path("M131 68Q122 62 124 52Q130 58 137 65ZM153 68Q162 62 160 52Q154 58 147 65Z", bone, **EDGE,
           stroke_width=2)  # fmt: skip
    for x in (137, 147):
        d.circle(x, 76, 3.8, LINE)
    d.path("M139.500 88v6M144.500 88v6", stroke=LINE, stroke_width=1.6)
    d.path("M130 124L154 106M130 106L154 124", stroke=LINE, stroke_width=7, stroke_linecap="round")
    d.path("M130 124L154 106M130 106L154 124", stroke=bone, stroke_width=3.6,
           stroke_linecap="round")  # fmt: skip
    frame(d, hues, 11)
    for x in (40, 244):
        lancet(d, x, hues)
    d.path("M142 4V-22M134 -12H150", stroke=LINE, stroke_width=7, stroke_linecap="round")
    d.path("M142 4V-22M134 -12H150", stroke=IRON[0], stroke_width=3, stroke_linecap="round")


def lancet(d: Drawing, x: float, hues: tuple[str, str, str]) -> None:
    """A pointed window with leaded panes."""
    shape = f"M{x - 13} 262V212Q{x - 13} 194 {x} 178Q{x + 13} 194 {x + 13} 212V262Z"
    d.path(shape, hues[1], stroke=LINE, stroke_width=13, stroke_linejoin="miter")
    d.path(shape, hues[1], stroke=hues[1], stroke_width=8)
    d.path(shape, d.linear(x - 13, 180, x + 13, 262, (0, "#4f8a6a"), (0.4, "#1d3a34"),
           (1, "#10201f")), **EDGE, stroke_width=2)  # fmt: skip
    d.path(f"M{x - 13} 214L{x + 13} 240M{x + 13} 214L{x - 13} 240M{x - 13} 240L{x + 8} 262"
           f"M{x + 13} 240L{x - 8} 262M{x} 180L{x + 13} 214M{x} 180L{x - 13} 214", stroke=hues[1],
           stroke_width=2)  # fmt: skip
    d.rect(x - 19, 264, 38, 7, hues[1], 1.5, **EDGE, stroke_width=2.4)


def store(d: Drawing) -> None:
    """An arched front in bottle green, its sign full of goods, a striped awning below."""
    trim = ("#ffe9bb", "#d8ba80", "#8b6a3a")
    d.path("M2 96V84H22C34 84 40 26 142 18C244 26 250 84 262 84H282V96H256C242 96 236 40 142 32"
           "C48 40 42 96 28 96Z", trim[1], **EDGE, stroke_width=3)  # fmt: skip
    board = "M52 112V88Q60 50 142 44Q224 50 232 88V112Z"
    d.path(board, LINE, transform="translate(4 5)", opacity=0.5)
    d.path(board, d.linear(52, 44, 232, 112, (0, "#2f8f86"), (1, "#124c48")), **EDGE,
           stroke_width=3)  # fmt: skip
    d.path("M59 106V90Q68 57 142 51Q216 57 225 90V106Z", stroke=trim[0], stroke_width=2.2)
    boot(d, 92, 80)
    sack(d, 142, 80)
    pan(d, 192, 82)
    frame(d, trim, 10)
    for x in (20, 228):
        sash(d, x, 208, 36, 84, trim[1], (1, 2))
        for k, hue in enumerate(("#a9342b", "#d9a62b", "#6fa3dc")):
            d.rect(x + 3 + k * 11.4, 274, 9, 16, hue, 2, opacity=0.75)
    stripes = 12
    for k in range(stripes):
        a, b = 12 + 260 / stripes * k, 12 + 260 / stripes * (k + 1)
        c, e = 284 / stripes * k, 284 / stripes * (k + 1)
        hue = CREAM[1] if k % 2 else OXBLOOD[1]
        d.path(f"M{a:.1f} 124H{b:.1f}L{e:.1f} 162Q{(c + e) / 2:.1f} 180 {c:.1f} 162Z", hue, **EDGE,
               stroke_width=2)  # fmt: skip
    d.path("M0 162H284L272 124H12Z", d.linear(0, 124, 0, 164, (0, "#fff6d8", 0.18),
           (0.5, "#1d120b", 0), (1, "#1d120b", 0.42)))  # fmt: skip
    d.rect(8, 118, 268, 8, trim[1], 2, **EDGE, stroke_width=2.6)


def boot(d: Drawing, x: float, y: float) -> None:
    d.path(f"M{x - 11} {y - 22}H{x + 7}V{y + 2}Q{x + 9} {y + 8} {x + 20} {y + 10}Q{x + 26} "
           f"{y + 12} {x + 25} {y + 18}H{x - 2}V{y + 14}L{x - 5} {y + 18}H{x - 12}Z", CREAM[1],
           **EDGE, stroke_width=2.6)  # fmt: skip
    d.path(f"M{x - 9} {y - 14}L{x - 2} {y - 8}L{x + 6} {y - 14}", stroke="#8b6a3a", stroke_width=2)


def sack(d: Drawing, x: float, y: float) -> None:
    d.path(f"M{x - 8} {y - 14}L{x - 12} {y - 23}H{x + 12}L{x + 8} {y - 14}Q{x + 24} {y + 4} "
           f"{x + 18} {y + 18}Q{x} {y + 22} {x - 18} {y + 18}Q{x - 24} {y + 4} {x - 8} "
           f"{y - 14}Z", CREAM[2], **EDGE, stroke_width=2.6)  # fmt: skip
    d.path(f"M{x - 9} {y - 13}H{x + 9}", stroke="#7c1d18", stroke_width=4)
    d.path(f"M{x} {y - 4}V{y + 14}M{x - 8} {y}L{x} {y + 6}L{x + 8} {y}", stroke="#8b6a3a",
           stroke_width=2.4)  # fmt: skip


def pan(d: Drawing, x: float, y: float) -> None:
    d.path(f"M{x + 8} {y - 8}L{x + 20} {y - 24}", stroke=LINE, stroke_width=9,
           stroke_linecap="round")  # fmt: skip
    d.path(f"M{x + 8} {y - 8}L{x + 20} {y - 24}", stroke=IRON[0], stroke_width=4,
           stroke_linecap="round")  # fmt: skip
    d.circle(x - 2, y + 3, 17, IRON[1], **EDGE, stroke_width=2.8)
    d.circle(x - 2, y + 3, 12, IRON[2])
    d.ellipse(x - 4, y + 4, 8, 6.5, CREAM[0])
    d.circle(x - 5, y + 3, 3, "#f0b43c")


FRONTS: tuple[Callable[[Drawing], None], ...] = (saloon, bank, sheriff, undertaker, store)
