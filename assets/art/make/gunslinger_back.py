"""The back of the Monster Gunslingers deck: a stranger under a green moon, twice."""

from __future__ import annotations

import math
import random

from assets.art.make.cards import HEIGHT, WIDTH
from assets.art.make.gunslinger_kit import MOON, ember, inked, lines, pair, rim, smooth, stroke, sym
from assets.art.make.palette import BRASS, CREAM, LINE
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.stamp import disc

NIGHT_GREEN = ("#2f7a58", "#17503a", "#0b3226", "#051a14")
SHADE = "#04140e"


def stranger(g: Drawing) -> None:
    """A horned shape in a wide hat, against the moon; only its eyes are lit."""
    coat = sym("250,228 272,240 312,254 346,284 364,326 368,352* 250,352", 250)
    inked(
        g,
        coat,
        g.linear(150, 230, 350, 350, (0, "#1f6a4a"), (0.5, "#0e3c2a"), (1, SHADE)),
        4,
        SHADE,
    )
    for d in pair("256,246* 284,244 312,266 316,300* 292,296 298,318* 262,352*", 250):
        inked(g, d, "#0a2c1f", 3.5, SHADE)
    for d in pair("284,158* 322,150 342,118 336,80* 368,122 352,172 296,186*", 250):
        inked(g, d, g.linear(130, 80, 370, 190, (0, "#e8dcae"), (1, "#6a7a4a")), 4, SHADE)
    inked(g, sym("250,150 290,156 298,190 288,226 262,254 250,256", 250), "#062018", 4, SHADE)
    felt = g.linear(130, 90, 370, 180, (0, "#2f7a58"), (0.45, "#123f2d"), (1, SHADE))
    inked(g, sym("250,98 276,84 292,106 300,152* 250,160", 250), felt, 4, SHADE)
    inked(g, smooth("202,134* 226,142 250,144 274,142 298,134* 300,156* 250,164 200,156*"),
          g.linear(200, 134, 300, 160, (0, BRASS[0]), (0.5, BRASS[2]), (1, BRASS[3])), 3,
          SHADE)  # fmt: skip
    inked(g, sym("250,156 300,150 352,138 380,122 366,158 310,178 250,182", 250), felt, 4, SHADE)
    for x in (228, 272):
        ember(g, x, 204, 8, ("#f8ffe0", "#b8ff6a", "#5cd040"))
    # A grin that one would rather not have seen.
    lines(g, "#b8ff6a", 3.4, "224,230 238,238 250,240 262,238 276,230")
    g.path("M232 234L237 244L242 238ZM258 238L263 244L268 234Z", "#d8ffa0")
    rim(g, "372,134 356,164 316,174", 3, 0.8)
    rim(g, "318,260 344,286 360,324", 3, 0.7)


def half(g: Drawing) -> None:
    """The upper half of the picture."""
    g.circle(
        250,
        196,
        150,
        g.radial(250, 196, 172, (0, MOON[1], 0.9), (0.7, MOON[2], 0.45), (1, MOON[2], 0)),
    )
    g.circle(250, 196, 112, g.radial(224, 166, 170, (0, MOON[0]), (0.55, MOON[1]), (1, MOON[2])),
             stroke=SHADE, stroke_width=4)  # fmt: skip
    for x, y, r in ((186, 150, 14), (176, 190, 9), (322, 214, 16), (300, 120, 10), (212, 116, 8)):
        g.circle(x, y, r, "#94ba6c", opacity="0.55")
    # Bats.
    bat = (
        "M0 0C-8 -10 -22 -14 -34 -8C-28 -4 -26 2 -26 8C-20 2 -14 2 -10 8C-6 6 -3 8 0 12"
        "C3 8 6 6 10 8C14 2 20 2 26 8C26 2 28 -4 34 -8C22 -14 8 -10 0 0Z"
    )
    for x, y, k, t in (
        (106, 96, 0.95, -12),
        (398, 84, 0.75, 14),
        (82, 186, 0.5, 8),
        (424, 176, 0.6, -10),
    ):
        g.path(bat, SHADE, transform=f"translate({x} {y}) rotate({t}) scale({k})")
    # Mesas, a dead tree, a leaning cross.
    g.path(
        "M42 350V262L58 252H98L108 290L128 318L150 350ZM458 350V280L440 268H410L398 300L372 "
        "328L352 350Z",
        "#0e4030",
        stroke=SHADE,
        stroke_width=3,
    )
    tree = (
        "M92 350C94 320 88 304 92 282M91 306L70 284M70 284L58 286M70 284L68 268"
        "M92 290L112 268M112 268L126 270M112 268L110 254"
    )
    stroke(g, tree, 7, SHADE)
    stroke(g, "M412 350L418 286M398 304L434 308", 8, SHADE)
    stranger(g)


def back() -> Drawing:
    """Cream edge, gilt rules, and the picture twice, about a brass cylinder."""
    g = Drawing(WIDTH, HEIGHT)
    paper = g.linear(0, 0, WIDTH, HEIGHT, (0, CREAM[0]), (1, CREAM[2]))
    g.rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, paper, 36, stroke=LINE, stroke_width=5)
    field = g.radial(
        250,
        350,
        440,
        (0, NIGHT_GREEN[0]),
        (0.5, NIGHT_GREEN[1]),
        (0.8, NIGHT_GREEN[2]),
        (1, NIGHT_GREEN[3]),
    )
    gilt = g.linear(
        0,
        0,
        WIDTH,
        HEIGHT,
        (0, BRASS[1]),
        (0.3, BRASS[0]),
        (0.5, BRASS[2]),
        (0.7, BRASS[0]),
        (1, BRASS[2]),
    )
    g.rect(22, 22, WIDTH - 44, HEIGHT - 44, field, 22, stroke=LINE, stroke_width=4)
    rng = random.Random(31)
    dots = ""
    for _ in range(40):
        x, y = rng.uniform(48, 452), rng.uniform(48, 240)
        r = rng.choice((1.3, 1.8, 2.6))
        dots += disc(round(x), round(y), r) + disc(500 - round(x), 700 - round(y), r)
    g.path(dots, "#e4f8c8", opacity="0.8")
    for turn in (0, 180):
        g.open(f"rotate({turn} 250 350)")
        half(g)
        for x, y in ((58, 58), (442, 58)):
            g.path(rounded(star(x, y, 17, 7), 1), gilt, stroke=SHADE, stroke_width=3)
        g.close()
    g.rect(33, 33, WIDTH - 66, HEIGHT - 66, "none", 15, stroke=SHADE, stroke_width=6)
    g.rect(33, 33, WIDTH - 66, HEIGHT - 66, "none", 15, stroke=gilt, stroke_width=4)
    # The band between the two, a rope of gilt, and the cylinder.
    g.rect(33, 338, WIDTH - 66, 24, SHADE)
    g.rect(33, 342, WIDTH - 66, 16, gilt)
    twist = "".join(f"M{x} 358L{x + 12} 342" for x in range(38, 456, 14))
    g.path(twist, stroke=BRASS[4], stroke_width=3)
    for r, paint in ((66, SHADE), (61, gilt), (53, SHADE)):
        g.circle(250, 350, r, paint)
    g.circle(250, 350, 49, g.radial(250, 350, 56, (0, NIGHT_GREEN[0]), (1, NIGHT_GREEN[2])))
    for k in range(6):
        a = math.radians(60 * k)
        x, y = 250 + 31 * math.sin(a), 350 - 31 * math.cos(a)
        g.circle(x, y, 12.5, gilt, stroke=SHADE, stroke_width=3)
        g.circle(x, y, 6, SHADE)
    g.path(rounded(star(250, 350, 17, 7.5, 6), 1), MOON[1], stroke=SHADE, stroke_width=3)
    return g
