"""The back of the Monster Gunslingers deck: a stranger under a green moon, the same either way "
"up."""

from __future__ import annotations

import math
import random

from assets.art.make.cards import HEIGHT, WIDTH
from assets.art.make.gunslinger_kit import MOON, ember, inked, lines, rim, smooth, stroke, sym
from assets.art.make.palette import BRASS, CREAM, LINE
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.stamp import disc

NIGHT_GREEN = ("#2f7a58", "#17503a", "#0b3226", "#051a14")
SHADE = "#04140e"


def stranger(g: Drawing) -> None:
    """A horned shape in a wide hat, against the moon; only its eyes are lit."""
    coat = sym("250,232 276,236 312,254 346,286 366,330 372,352* 250,352", 250)
    inked(g, coat, SHADE, 3, SHADE)
    for d in (smooth("284,158* 322,150 340,118 334,84* 366,126 350,174 296,186*"),
              smooth("216,158* 178,150 160,118 166,84* 134,126 150,174 204,186*")):  # fmt: skip
        inked(g, d, SHADE, 3, SHADE)
    inked(g, sym("250,150 290,156 298,190 288,226 262,252 250,254", 250), SHADE, 3, SHADE)
    inked(g, sym("250,98 276,84 292,106 300,152* 250,160", 250), SHADE, 3, SHADE)
    inked(g, sym("250,150 306,148 356,138 380,124 366,156 310,176 250,180", 250), SHADE, 3, SHADE)
    inked(g, smooth("200,158* 250,168 300,158* 300,150 250,158 200,150"), "#2c6a4a", 1, "none")
    for x in (230, 270):
        ember(g, x, 198, 6.5, ("#f8ffe0", "#b8ff6a", "#5cd040"))
    # A grin that one would rather not have seen.
    lines(g, "#b8ff6a", 3, "226,226 238,234 250,236 262,234 274,226", opacity=0.8)
    g.path("M234 231L238 240L243 234ZM257 234L262 240L266 231Z", "#b8ff6a", opacity="0.8")
    rim(g, "366,128 352,170 326,176", 2.6, 0.6)
    rim(g, "318,262 346,290 364,330", 2.6, 0.6)


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
    g.path("M42 350V262L58 252H98L108 290L128 318L150 350ZM458 350V280L440 268H410L398 300L372 "
           "328L352 350Z",
           "#0e4030", stroke=SHADE, stroke_width=3)  # fmt: skip
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
    field = g.radial(250, 350, 440, (0, NIGHT_GREEN[0]), (0.5, NIGHT_GREEN[1]), (0.8,
          NIGHT_GREEN[2]),
                     (1, NIGHT_GREEN[3]))  # fmt: skip
    gilt = g.linear(0, 0, WIDTH, HEIGHT, (0, BRASS[1]), (0.3, BRASS[0]), (0.5, BRASS[2]), (0.7,
          BRASS[0]),
                    (1, BRASS[2]))  # fmt: skip
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
