"""Draws what is laid over a figure: `python -m assets.art.make.texas_marks`.

It writes into assets/art/texas, 260 by 600, in register with the figures of texas_people:

- `chain.svg`: a locked cowboy (a chain round the coat, a padlock before it)
- `soaked.svg`: somebody who has been hit, `dry.svg`: somebody who has not
"""

from __future__ import annotations

import math

from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing
from assets.art.make.portrait_kit import inked, smooth, stroke
from assets.art.make.texas_bodies import HEIGHT, WIDTH
from assets.art.make.texas_kit import LEMON, drop, save

STEEL = ("#f4f6f8", "#a9b2bb", "#5b646e")


def chain() -> Drawing:
    """Links alternately flat and on edge along a sagging line, the padlock in the middle."""
    g = Drawing(WIDTH, HEIGHT)
    count = 13
    spots = []
    for i in range(count):
        t = i / (count - 1)
        spots.append((44 + 172 * t, 372 + 34 * math.sin(t * math.pi)))
    for flat in (False, True):
        for i, (x, y) in enumerate(spots):
            if (i % 2 == 0) != flat:
                continue
            slope = math.degrees(math.atan2(34 * math.pi * math.cos(i / 12 * math.pi), 172))
            g.open(f"translate({x:.1f} {y:.1f}) rotate({slope:.0f})")
            if flat:
                g.ellipse(0, 0, 12, 8.5, "none", stroke=LINE, stroke_width=10)
                g.ellipse(0, 0, 12, 8.5, "none", stroke=STEEL[1], stroke_width=4.6)
                stroke(g, "M-9 -5C-5 -9 3 -9 7 -7", 2.2, STEEL[0])
            else:
                stroke(g, "M-11 0L11 0", 11)
                stroke(g, "M-10 0L10 0", 5, STEEL[2])
            g.close()
    stroke(g, "M112 432C108 392 152 392 148 432", 19)
    stroke(g, "M112 432C108 392 152 392 148 432", 10, STEEL[1])
    stroke(g, "M113 422C113 402 128 398 136 402", 3, STEEL[0])
    body = "M92 426C92 420 96 416 102 416L158 416C164 416 168 420 168 426L168 472C168 480 162 484 "
    body += "154 484L106 484C98 484 92 480 92 472Z"
    inked(g, body, g.linear(94, 418, 166, 484, (0, BRASS[0]), (0.4, BRASS[2]), (1, BRASS[3])), 6)
    stroke(g, "M101 426L101 466", 4, BRASS[0])
    g.circle(130, 444, 8.5, LINE)
    g.path("M125 446L135 446L139 468L121 468Z", LINE)
    return g


def soaked() -> Drawing:
    """Lemonade running down the back of a coat and off the elbows, a puddle round the boots."""
    g = Drawing(WIDTH, HEIGHT)
    inked(g, smooth("24,588 40,576 78,572 130,578 184,571 226,577 238,588 206,596 130,597 54,596"),
          LEMON[1], 4)  # fmt: skip
    stroke(g, smooth("46,582 70,578 96,580", False), 4, LEMON[0])
    splat = ("104,214* 70,196 94,222 64,234 96,246 84,282 90,330 98,288 108,272 104,312 113,376 "
             "126,318 126,276 136,280 140,340 148,296 152,270 168,282 166,258 196,252 170,236 "
             "192,206 158,220 148,190 136,216 122,188")  # fmt: skip
    inked(g, smooth(splat), LEMON[1], 5)
    g.path(smooth("150,226 168,236 160,252 152,262 144,290 136,270 150,250"), LEMON[2])
    stroke(g, smooth("96,232 108,222 122,220", False), 5, LEMON[0])
    stroke(g, "M112 262L113 296M140 270L141 296", 4, LEMON[0])
    for d in ("64,358* 58,392 66,412 74,394 72,362*", "186,372* 182,410 190,432 198,408 194,370*"):
        inked(g, smooth(d), LEMON[1], 4)
    for x, y, size, turn in ((30, 176, 30, -46), (228, 178, 30, 44), (16, 232, 22, -80),
                             (244, 236, 22, 80), (22, 350, 24, 0), (236, 360, 24, 0),
                             (92, 404, 22, 0), (142, 392, 22, 0)):  # fmt: skip
        drop(g, x, y, size, turn)
    return g


def dry() -> Drawing:
    """Gleams all round: not a drop."""
    g = Drawing(WIDTH, HEIGHT)
    for x, y, k in ((34, 196, 1.5), (226, 150, 1.0), (232, 330, 1.5), (26, 380, 1.0),
                    (214, 470, 1.2), (48, 500, 0.8), (130, 372, 0.9)):  # fmt: skip
        a, b = 20 * k, 4.6 * k
        d = (
            f"M{x} {y - a:.1f}L{x + b:.1f} {y - b:.1f}L{x + a:.1f} {y}L{x + b:.1f} {y + b:.1f}"
            f"L{x} {y + a:.1f}L{x - b:.1f} {y + b:.1f}L{x - a:.1f} {y}L{x - b:.1f} {y - b:.1f}Z"
        )
        g.path(d, "#fffdf2", stroke=LINE, stroke_width=4.4, stroke_linejoin="round")
        g.circle(x, y, round(b * 0.9, 1), "#ffe9a8")
    return g


def main() -> None:
    for name, picture in (("chain", chain()), ("soaked", soaked()), ("dry", dry())):
        save(picture, name)


if __name__ == "__main__":
    main()
