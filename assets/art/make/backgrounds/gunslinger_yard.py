"""What stands and hangs about the Monster Gunslingers' Main Street at night.

Props before the houses, the board for deck and discards on the left, the sign and the barrel for
the pot on the right, hills and beasts behind. All in units of the whole picture.
"""

from __future__ import annotations

import math
import random

from assets.art.make.backgrounds.gunslinger_fronts import EDGE, IRON, balcony, place
from assets.art.make.palette import BRASS, CREAM, LINE, WOOD
from assets.art.make.pen import Drawing, number, rounded
from assets.art.make.portrait_kit import mix

PILES = ((28, 512, 104, 146), (140, 512, 104, 146))
SIGN = (1690, 290, 200, 112)
BARREL = (1790, 574)
# Lanterns: x, y and the colour of their light; the undertaker's burns green.
LAMPS = (
    (301.0, 464.0, "#ffb04a"),
    (483.0, 464.0, "#ffb04a"),
    (960.0, 424.0, "#ffb04a"),
    (1244.0, 427.0, "#5cff9a"),
)


def hills(d: Drawing) -> None:
    """Table mountains and a far ridge under the moon."""
    far = "M0 470L70 452L96 396L188 388L214 446L330 470L560 440L900 470L1300 430L1640 452L1684 440"
    d.path(far + "L1712 398L1776 392L1800 440L1860 452L1920 430V640H0Z", "#2c5a54",
           stroke="#5fae8c", stroke_width=2)  # fmt: skip
    near = "M0 540L60 520L140 536L190 500L262 516L420 560H1560L1668 528L1730 508L1790 536L1860 500"
    d.path(near + "L1920 512V660H0Z", "#17383a", stroke="#3d7a68", stroke_width=2)
    for x, y, size in ((1716, 560, 0.42), (1842, 556, 0.5)):
        cactus(d, x, y, size)


def cactus(d: Drawing, x: float, foot: float, size: float) -> None:
    path = "M0 0V-92M0 -34H-26V-62M0 -46H26V-82"
    d.open(f"translate({x} {foot}) scale({size})")
    for width, hue in ((24, LINE), (17, "#1f4a3c"), (5, "#4f9468")):
        shift = "" if width > 6 else ' transform="translate(-3 0)"'
        d.add(f'<path d="{path}" fill="none" stroke="{hue}" stroke-width="{width}" '
              f'stroke-linecap="round" stroke-linejoin="round"{shift}/>')  # fmt: skip
    d.close()


def windmill(d: Drawing, x: float, foot: float, size: float) -> None:
    """A wind pump on its tower, a dark shape against the sky."""
    d.open(f"translate({x} {foot}) scale({size})")
    ink = "#12282a"
    d.path("M-26 0L-7 -130H7L26 0M-21 -34H21M-16 -70H16M-21 -34L12 -100M21 -34L-12 -100",
           stroke=ink, stroke_width=5)  # fmt: skip
    d.path("M0 -140H58L70 -156V-124L58 -140", ink, stroke=ink, stroke_width=4)
    for k in range(10):
        a = k * 36 + 9
        d.path("M-4 -10L-11 -48H11L4 -10Z", ink, transform=f"translate(0 -140) rotate({a})")
    d.circle(0, -140, 44, "none", stroke=ink, stroke_width=3)
    d.circle(0, -140, 8, "#3d7a68")
    d.close()


def bats(d: Drawing) -> None:
    for x, y, size, lean in ((392, 96, 1.0, -8), (448, 150, 0.66, 12), (86, 60, 0.6, 5),
                             (1590, 300, 0.5, -6), (1330, 284, 0.45, 9)):  # fmt: skip
        d.path("M0 0Q-4 -8 -5 -2Q-16 -16 -34 -10Q-26 -6 -26 4Q-18 0 -14 7Q-7 2 0 10Q7 2 14 7"
               "Q18 0 26 4Q26 -6 34 -10Q16 -16 5 -2Q4 -8 0 0Z", "#0b1a1c",
               transform=f"translate({x} {y}) rotate({lean}) scale({size})")  # fmt: skip


def barrel(d: Drawing, x: float, foot: float, w: float, h: float, top: str = WOOD[3]) -> None:
    """A standing barrel, its head seen a little from above."""
    r, lid = w / 2, w * 0.12
    d.ellipse(x + 5, foot, r * 1.08, lid, "#050808", opacity=0.5)
    d.path(f"M{number(x - r * 0.88)} {foot - h}C{number(x - r * 1.1)} {foot - h * 0.66} "
           f"{number(x - r * 1.1)} {foot - h * 0.34} {number(x - r * 0.88)} {foot}Q{x} "
           f"{foot + lid} {number(x + r * 0.88)} {foot}C{number(x + r * 1.1)} {foot - h * 0.34} "
           f"{number(x + r * 1.1)} {foot - h * 0.66} {number(x + r * 0.88)} {foot - h}Z",
           d.linear(x - r, 0, x + r, 0, (0, WOOD[2]), (0.28, WOOD[0]), (0.6, WOOD[1]),
           (1, WOOD[3])), **EDGE, stroke_width=3)  # fmt: skip
    for k in (-0.55, -0.2, 0.15, 0.5):
        d.path(f"M{number(x + r * k)} {foot - h + 4}Q{number(x + r * k * 1.2)} {foot - h / 2} "
               f"{number(x + r * k)} {foot + lid * 0.6}", stroke=WOOD[4], stroke_width=1.6,
               opacity=0.7)  # fmt: skip
    for at in (0.14, 0.84):
        half = r * (0.98 if at in (0.14, 0.84) else 1.06)
        y = foot - h * at
        d.path(f"M{number(x - half)} {number(y)}q{number(half)} {number(lid * 1.7)} "
               f"{number(half * 2)} 0", stroke=LINE, stroke_width=w * 0.07 + 4)  # fmt: skip
        d.path(f"M{number(x - half)} {number(y)}q{number(half)} {number(lid * 1.7)} "
               f"{number(half * 2)} 0", stroke=IRON[1], stroke_width=w * 0.07)  # fmt: skip
    d.ellipse(x, foot - h, r * 0.88, lid, WOOD[1], **EDGE, stroke_width=3)
    d.ellipse(x, foot - h, r * 0.74, lid * 0.76, top, stroke=WOOD[4], stroke_width=2)


def saloon_props(d: Drawing) -> None:
    balcony(d)
    barrel(d, 38, 390, 46, 62)
    d.path("M252 388L256 356H272L276 388Z", "#8d6a3a", **EDGE, stroke_width=2.4)
    d.ellipse(264, 356, 9, 3, "#2a1c10", **EDGE, stroke_width=2)


def bank_props(d: Drawing) -> None:
    for x, foot, size in ((20, 390, 0.9), (44, 390, 0.7)):
        d.path(f"M{x - 6 * size} {foot - 30 * size}l-5 -9h22l-5 9q18 10 14 30h-40q-4 -20 14 -30Z",
               "#b99a64", **EDGE, stroke_width=2.4)  # fmt: skip
        d.circle(x + 1, foot - 12 * size, 6 * size, BRASS[1], stroke=LINE, stroke_width=2)


def sheriff_props(d: Drawing) -> None:
    """Two eyes and claws behind the bars, a ball and chain on the walk."""
    for x in (23, 237):
        for bar in (0, 16):
            for k in range(3):
                y = 244 + k * 7 + bar / 8
                line = f"M{x + bar - 5} {y + 1}q5 -3 10 0"
                d.path(line, stroke=LINE, stroke_width=8.6, stroke_linecap="round")
                d.path(line, stroke="#7cc47a", stroke_width=5, stroke_linecap="round")
                d.path(f"M{x + bar + 5} {y + 1}l4 2", stroke=CREAM[0], stroke_width=2.4,
                       stroke_linecap="round")  # fmt: skip
    d.path("M22 380q8 -8 14 0t14 0t12 4", stroke=LINE, stroke_width=5)
    d.path("M22 380q8 -8 14 0t14 0t12 4", stroke=IRON[0], stroke_width=2.4, stroke_dasharray="5 3")
    d.circle(24, 376, 13, d.radial(20, 371, 18, (0, IRON[0]), (1, IRON[2])), **EDGE,
             stroke_width=2.6)  # fmt: skip


def undertaker_props(d: Drawing) -> None:
    """An open coffin that is not quite empty, a stone and a spade."""
    d.open("rotate(-4 36 390)")
    d.path("M22 276H52L64 304L56 390H18L10 304Z", "#7d5029", **EDGE, stroke_width=3)
    d.path("M26 283H48L57 305L51 384H23L17 305Z", "#0a0f0e", **EDGE, stroke_width=2)
    for k in range(4):
        d.path(f"M{47 + k * 4} {330 - k}q7 1 10 5", stroke=LINE, stroke_width=6.4,
               stroke_linecap="round")  # fmt: skip
        d.path(f"M{47 + k * 4} {330 - k}q7 1 10 5", stroke="#e8e4cc", stroke_width=3.2,
               stroke_linecap="round")  # fmt: skip
    d.close()
    d.path("M226 390V352Q226 332 247 332Q268 332 268 352V390Z",
           d.linear(226, 332, 268, 390, (0, "#c3ccc4"), (1, "#66706e")), **EDGE,
           stroke_width=3)  # fmt: skip
    d.path("M247 344V364M239 351H255", stroke="#4a5452", stroke_width=4)
    d.path("M272 390L264 316", stroke=LINE, stroke_width=7, stroke_linecap="round")
    d.path("M272 390L264 316", stroke=WOOD[0], stroke_width=3.4, stroke_linecap="round")
    d.path("M262 390L265 364L278 363L282 389Q272 396 262 390Z", IRON[1], **EDGE, stroke_width=2.4)


def store_props(d: Drawing) -> None:
    barrel(d, 36, 390, 46, 54, "#3d120f")
    rng = random.Random(4)
    for k in range(9):
        x, y = 21 + (k % 5) * 7.4 + rng.uniform(-1, 1), 333 - (k // 5) * 7
        d.circle(x, y, 5.4, rng.choice(("#c8402f", "#a9342b", "#7cae48")), **EDGE, stroke_width=1.8)
    for x, y, hue in ((240, 390, "#c9a873"), (264, 390, "#b08f5c"), (252, 366, "#d8b987")):
        d.path(f"M{x - 15} {y}q-4 -14 3 -22q12 -5 24 0q7 8 3 22Z", hue, **EDGE, stroke_width=2.4)
        d.path(f"M{x - 8} {y - 12}h16", stroke="#7c1d18", stroke_width=2.4)


PROPS = (saloon_props, bank_props, sheriff_props, undertaker_props, store_props)


def before_houses(d: Drawing) -> None:
    """All props on the walk, each before its house."""
    for i, draw in enumerate(PROPS):
        d.open(place(i))
        draw(d)
        d.close()


def eyes(d: Drawing) -> None:
    """What looks back out of dark windows: to be drawn as light."""
    for x, y, r, hue in (
        (842, 500, 3.4, "#d9ff6a"), (856, 500, 3.4, "#d9ff6a"), (1056, 504, 3, "#ff7a4a"),
        (1068, 504, 3, "#ff7a4a"), (1136, 594, 2.8, "#8dffb0"), (1146, 593, 2.8, "#8dffb0"),
        (1415, 506, 2.6, "#d9ff6a"), (1431, 505, 2.6, "#d9ff6a"),
    ):  # fmt: skip
        d.ellipse(x, y, r * 1.25, r, hue)
        d.ellipse(x + 0.4, y, r * 0.32, r * 0.9, "#10201a")


def pile_board(d: Drawing) -> None:
    """Planks on two posts with a recess for the deck and one for the discards, a skull on top."""
    for x in (34, 226):
        d.rect(x, 470, 14, 222, d.linear(x, 0, x + 14, 0, (0, WOOD[0]), (1, WOOD[3])), 3, **EDGE,
               stroke_width=3)  # fmt: skip
    d.rect(14, 498, 246, 176, "#060b0b", 6, opacity=0.5, transform="translate(5 6)")
    for k in range(4):
        y = 496 + k * 44
        paint = d.linear(0, y, 0, y + 44, (0, WOOD[1]), (0.2, WOOD[2]), (1, WOOD[3]))
        d.rect(12 + (k % 2) * 2, y, 246 - (k % 2) * 3, 44, paint, 3, **EDGE, stroke_width=3)
        for x in (22, 248):
            d.circle(x, y + 12, 2.6, "#c8b27a", stroke=LINE, stroke_width=1.4)
    for x, y, w, h in PILES:
        d.rect(x - 5, y - 5, w + 10, h + 10, "#1d120b", 10)
        d.rect(x - 2, y - 2, w + 4, h + 4, "#0f2220", 8, stroke="#4f7a5a", stroke_width=2,
               stroke_dasharray="9 7")  # fmt: skip
    steer_skull(d, 136, 462)


def steer_skull(d: Drawing, x: float, y: float) -> None:
    """The skull of a long-horned something, with one eye too many."""
    d.open(f"translate({x} {y})")
    horn = (
        "M-18 -14C-50 -12 -78 -26 -92 -56C-84 -40 -62 -34 -18 -30Z"
        "M18 -14C50 -12 78 -26 92 -56C84 -40 62 -34 18 -30Z"
    )
    d.path(horn, d.linear(-92, -50, 92, -20, (0, "#8a7a58"), (0.5, "#f0e6c6"), (1, "#8a7a58")),
           **EDGE, stroke_width=3)  # fmt: skip
    d.path("M-24 -34Q0 -44 24 -34Q30 -12 18 6L13 34Q0 42 -13 34L-18 6Q-30 -12 -24 -34Z",
           d.linear(-24, -34, 24, 36, (0, "#fffbe8"), (0.55, "#d8cfae"), (1, "#8d866c")), **EDGE,
           stroke_width=3)  # fmt: skip
    for ex, ey, r in ((-13, -12, 6.5), (13, -12, 6.5), (0, -25, 5)):
        d.circle(ex, ey, r, LINE)
    d.path("M-5 26Q-2 16 -1 26ZM5 26Q2 16 1 26Z", LINE)
    d.path("M-16 8L16 8M-8 36v-6M0 38v-6M8 36v-6", stroke="#8d866c", stroke_width=2)
    d.close()


def sign_board(d: Drawing) -> None:
    """A board on chains between two posts: the program writes on it."""
    x, y, w, h = SIGN
    for px in (x - 14, x + w + 2):
        d.rect(px, y - 30, 12, 700 - y, d.linear(px, 0, px + 12, 0, (0, WOOD[0]), (1, WOOD[3])), 3,
               **EDGE, stroke_width=3)  # fmt: skip
    d.rect(x - 24, y - 26, w + 48, 13, d.linear(0, y - 26, 0, y - 13, (0, WOOD[0]), (1, WOOD[2])),
           3, **EDGE, stroke_width=3)  # fmt: skip
    for px in (x + 22, x + w - 22):
        d.path(f"M{px} {y - 14}v14", stroke=LINE, stroke_width=6)
        d.path(f"M{px} {y - 14}v14", stroke=IRON[0], stroke_width=3, stroke_dasharray="4 2")
    d.rect(x, y, w, h, "#060b0b", 8, opacity=0.5, transform="translate(5 6)")
    for k in range(2):
        yy = y + k * h / 2
        d.rect(x, yy, w, h / 2, d.linear(0, yy, 0, yy + h / 2, (0, "#5d3a20"), (1, "#40260f")), 4,
               **EDGE, stroke_width=3)  # fmt: skip
    d.rect(x + 7, y + 7, w - 14, h - 14, "none", 5, stroke=BRASS[2], stroke_width=2.4)
    for px, py in ((x + 14, y + 14), (x + w - 14, y + 14), (x + 14, y + h - 14),
                   (x + w - 14, y + h - 14)):  # fmt: skip
        d.circle(px, py, 3, BRASS[1], stroke=LINE, stroke_width=1.4)


def pot_barrel(d: Drawing) -> None:
    """A barrel with a round of green cloth on its head, to throw chips on."""
    x, y = BARREL
    barrel(d, x, 684, 178, 684 - y, "#1d4a36")


def lamps(d: Drawing) -> None:
    """Lanterns that hang beside the doors; drawn as light."""
    for x, y, hue in LAMPS:
        core = "#fffbe0" if hue == "#ffb04a" else "#f0fff4"
        d.path(f"M{x} {y - 20}v8", stroke=LINE, stroke_width=3)
        d.path(rounded([(x - 8, y - 8), (x, y - 14), (x + 8, y - 8)], 1), "#3a2a16", stroke=LINE,
               stroke_width=2)  # fmt: skip
        d.rect(x - 7, y - 8, 14, 20, d.radial(x, y + 3, 13, (0, core), (0.6, mix(core, hue, 0.8)),
               (1, hue)), 3, stroke=LINE, stroke_width=2.4)  # fmt: skip
        d.rect(x - 9, y + 11, 18, 5, "#3a2a16", 1.5, stroke=LINE, stroke_width=2)


def stars_of_night(d: Drawing) -> None:
    rng = random.Random(66)
    for _ in range(120):
        x, y = rng.uniform(0, 1920), rng.uniform(0, 400)
        if math.hypot(x - 250, y - 190) < 280:
            continue
        d.circle(x, y, rng.uniform(0.6, 1.7), rng.choice((CREAM[0], "#c8ffe0", "#e0fff0")),
                 opacity=round(rng.uniform(0.2, 0.7), 2))  # fmt: skip
