"""What stands behind the monsters: the suit's evening, its skyline, and the rank's moon.

All in card units, 500 by 700. The moon's middle is `MOON_AT`; each rank has its own mark on it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from assets.art.make.cards import HEIGHT, WIDTH
from assets.art.make.gunslinger_kit import MOON, Suit, mix
from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.portrait_kit import smooth, stroke
from assets.art.make.stamp import disc, ray

MOON_AT = (256.0, 300.0)
MOON_R = 200.0
MARK = "#8fb668"  # what is drawn on the moon

# Skylines, each from the left edge of the picture to the right one, over y 540.
SKYLINES = {
    "h": "M22 678V470L40 462H88L96 500L110 540H392L404 474L420 458H446L452 440H478V678Z",
    "d": "M22 678V540Q120 506 250 540Q380 510 478 536V678Z",
    "s": "M22 678V530Q60 512 120 536H390Q430 506 478 522V678Z",
    "c": "M22 678V478H34V466H86V478H98V520H112V560H396V500H408V486H424V470H456V486H478V678Z",
}


def _props(g: Drawing, suit: Suit, tone: str) -> None:
    """What gives each suit's skyline away: cactus, crosses, lit windows, a far butte."""
    if suit.key == "d":
        for x, y, k in ((58, 540, 1.0), (446, 548, 1.2)):
            g.open(f"translate({x} {y}) scale({k})")
            stroke(g, "M0 20V-82M0 -22H-22V-52M0 -36H22V-66", 15, tone)
            g.close()
    elif suit.key == "s":
        for x, y, r in ((56, 528, -5), (444, 520, 6)):
            g.open(f"translate({x} {y}) rotate({r})")
            stroke(g, "M0 20V-62M-22 -36H22", 12, tone)
            g.close()
        g.path("M392 544V506Q392 488 408 488Q424 488 424 506V544Z", tone)
        g.path("M82 548V516Q82 500 96 500Q110 500 110 516V548Z", tone)
    elif suit.key == "c":
        for x, y in ((46, 492), (68, 492), (46, 524), (432, 500), (432, 532)):
            g.rect(x, y, 11, 15, "#ffd86a", 1, opacity="0.85")
    else:
        g.path("M98 540L118 506H138L150 540Z", tone)


def sky(g: Drawing, suit: Suit) -> None:
    """The suit's evening with a few stars and, faintly, the suit itself."""
    top, middle, low = suit.sky
    field = g.linear(0, 22, 0, 640, (0, top), (0.45, middle), (0.85, low), (1, low))
    g.rect(20, 20, WIDTH - 40, HEIGHT - 40, field, 24)
    for x, y, k in (
        (196, 62, 0.26),
        (328, 54, 0.3),
        (436, 66, 0.42),
        (450, 160, 0.3),
        (52, 262, 0.34),
        (452, 420, 0.3),
        (48, 404, 0.26),
    ):
        g.path(suit.small, low, transform=f"translate({x} {y}) scale({k})", opacity="0.5")
    rng = random.Random(13)
    dots = ""
    for _ in range(15):
        x, y = rng.uniform(150, 470), rng.uniform(34, 200)
        dots += disc(round(x), round(y), rng.choice((1.2, 1.7, 2.3)))
    g.path(dots, "#fdf6d0", opacity="0.8")


def ground(g: Drawing, suit: Suit) -> None:
    """The skyline in the dark of the suit."""
    tone = mix(suit.sky[0], suit.sky[1], 0.35)
    g.path(SKYLINES[suit.key], tone, stroke=LINE, stroke_width=3, stroke_linejoin="round")
    _props(g, suit, tone)


# -- moons -------------------------------------------------------------------------------------
def _dial(g: Drawing) -> None:
    x, y = MOON_AT
    g.circle(x, y, 184, "none", stroke=MARK, stroke_width=5)
    g.circle(x, y, 150, "none", stroke=MARK, stroke_width=3)
    for k in range(12):
        g.path(ray(x, y, 156, 178, 30 * k), stroke="#4c7040", stroke_width=13 if k % 3 == 0 else 7)
    g.path("M250 300V128H262V300Z", "#4c7040")


def _craters(g: Drawing) -> None:
    for dx, dy, r in (
        (-150, -40, 26),
        (-118, -104, 17),
        (120, 84, 30),
        (158, 16, 16),
        (-160, 60, 18),
        (20, -168, 20),
        (96, -132, 14),
    ):
        g.circle(MOON_AT[0] + dx, MOON_AT[1] + dy, r, MARK, opacity="0.6")
        g.circle(MOON_AT[0] + dx + r * 0.16, MOON_AT[1] + dy + r * 0.2, r * 0.76, MOON[1])


def _stars(g: Drawing) -> None:
    x, y = MOON_AT
    g.circle(x, y, 150, "none", stroke=MARK, stroke_width=3)
    g.circle(x, y, 190, "none", stroke=MARK, stroke_width=3)
    for k in range(12):
        a = math.radians(30 * k + 15)
        points = star(
            x + 170 * math.sin(a), y - 170 * math.cos(a), 16, 6 if k % 2 else 5, 5 if k % 2 else 4
        )
        g.path(rounded(points, 1), "#5c8a48")


def _sight(g: Drawing) -> None:
    x, y = MOON_AT
    for r in (186, 160, 120):
        g.circle(x, y, r, "none", stroke=MARK, stroke_width=4)
    g.path("".join(ray(x, y, 150, 192, 90 * k) for k in range(4)), stroke="#4c7040", stroke_width=8)
    g.path(
        "".join(ray(x, y, 172, 184, 10 * k) for k in range(36)), stroke="#6c9454", stroke_width=3
    )


def _dust(g: Drawing) -> None:
    for dx, dy, r in ((-150, 60, 46), (-110, 104, 56), (150, 64, 48), (116, 108, 56), (-172, 6, 26),
                      (172, 10, 26)):  # fmt: skip
        g.circle(MOON_AT[0] + dx, MOON_AT[1] + dy, r, "#e8cf98", stroke=MARK, stroke_width=4)
    for k in (-1, 1):
        for dy in (-110, -80, -50):
            x = MOON_AT[0] + k * 110
            stroke(g, f"M{x} {MOON_AT[1] + dy}H{x + k * (60 - dy * 0.1):g}", 6, MARK)


def _bang(g: Drawing) -> None:
    x, y = MOON_AT
    g.path(rounded(star(x, y, 196, 132, 16, 6), 2), "#ffb83c", stroke="#b8601c", stroke_width=4)
    g.path(rounded(star(x, y, 160, 112, 16, 6), 2), "#fff0a8")


def _spiral(g: Drawing) -> None:
    """Three arms that turn the eye."""
    for arm in range(3):
        d = ""
        for k in range(19):
            a, r = math.radians(120 * arm + k * 17), 20 + k * 9.6
            d += f"{MOON_AT[0] + r * math.sin(a):.0f},{MOON_AT[1] - r * math.cos(a):.0f} "
        stroke(g, smooth(d, closed=False), 13, MARK, opacity=0.75)


def _bars(g: Drawing) -> None:
    for dy, left, right in (
        (-132, 120, 60),
        (-70, 186, 130),
        (-20, 190, 196),
        (44, 194, 150),
        (96, 160, 172),
    ):
        y = MOON_AT[1] + dy
        stroke(
            g,
            f"M{MOON_AT[0] - left + 16} {y}H{MOON_AT[0] + right - 16}",
            17,
            "#f8ffe8",
            opacity=0.9,
        )
        stroke(g, f"M{MOON_AT[0] - left + 40} {y + 15}H{MOON_AT[0] + right - 50}", 4, MARK)


def _chambers(g: Drawing) -> None:
    x, y = MOON_AT
    g.circle(x, y, 186, "none", stroke=MARK, stroke_width=6)
    for k in range(6):
        a = math.radians(60 * k + 30)
        px, py = x + 138 * math.sin(a), y - 138 * math.cos(a)
        g.circle(px, py, 40, MARK, opacity="0.7")
        g.circle(px + 3, py + 3, 31, "#4c7040")


def _fan(g: Drawing) -> None:
    """Cards spread behind the shoulders like a peacock's tail."""
    for k in range(-3, 4):
        g.open(f"translate({MOON_AT[0]} {MOON_AT[1] + 60}) rotate({28 * k})")
        g.rect(-38, -240, 76, 120, "#d2e4a4", 10, stroke="#7ea35f", stroke_width=4)
        g.path(rounded(star(0, -180, 26, 11, 4), 1), MARK)
        g.close()


def _paws(g: Drawing) -> None:
    for k in range(9):
        g.open(
            f"translate({MOON_AT[0]} {MOON_AT[1]}) rotate({40 * k}) "
            f"translate({8 if k % 2 else -8} -164)"
        )
        g.path(smooth("-13,8 0,-6 13,8 8,20 -8,20"), "#6c9454")
        g.path(
            disc(-14, -6, 4.5, 6)
            + disc(-5, -15, 4.5, 6)
            + disc(6, -15, 4.5, 6)
            + disc(15, -6, 4.5, 6),
            "#6c9454",
        )
        g.close()


def _beams(g: Drawing) -> None:
    d = ""
    x, y = MOON_AT
    for k in range(18):
        a, half = math.radians(20 * k), math.radians(4.4)
        d += f"M{x:.0f} {y:.0f}"
        for side in (-half, half):
            d += f"L{x + 197 * math.sin(a + side):.1f} {y - 197 * math.cos(a + side):.1f}"
        d += "Z"
    g.path(d, "#ffd24a", opacity="0.75")


def _wheel(g: Drawing) -> None:
    x, y = MOON_AT
    spokes = "".join(ray(x, y, 20, 176, 30 * k + 15) for k in range(12))
    g.path(spokes, stroke="#4c7040", stroke_width=14)
    g.path(spokes, stroke=MARK, stroke_width=7)
    g.circle(x, y, 176, "none", stroke="#4c7040", stroke_width=26)
    g.circle(x, y, 176, "none", stroke=MARK, stroke_width=18)


MARKS: dict[str, Callable[[Drawing], None]] = {
    "A": _dial, "K": _craters, "Q": _stars, "J": _sight, "T": _dust, "9": _bang, "8": _spiral,
    "7": _bars, "6": _chambers, "5": _fan, "4": _paws, "3": _beams, "2": _wheel,
}  # fmt: skip


def moon(g: Drawing, rank: str) -> None:
    """The green moon behind the head, with the mark of the rank on it."""
    x, y = MOON_AT
    face = g.radial(x - 40, y - 50, 280, (0, MOON[0]), (0.5, MOON[1]), (1, MOON[2]))
    g.circle(x, y, MOON_R, face, stroke=LINE, stroke_width=5)
    MARKS[rank](g)
    g.circle(x, y, MOON_R, "none", stroke=LINE, stroke_width=5)
