"""Draws what flies in the washroom: `python -m assets.art.make.texas_wet`.

It writes into assets/art/texas:

- `stream_{1..4}.svg` (320 by 240): an arc of lemonade toward the snake in four stages (squirt,
  rising, landed, running out); it leaves at (16, 150) and lands at (290, 186). Mirrored it goes
  toward the cactus; scaled to the distance it has to cover (274 units of it)
- `splash.svg` (200 by 160): where it lands, round (100, 120)
- `cloud_{1..3}.svg` (320 by 240): gas, rising and spreading round (160, 140)
"""

from __future__ import annotations

import math

from assets.art.make.effects import Ball
from assets.art.make.effects import cloud as billows
from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing
from assets.art.make.portrait_kit import smooth, stroke
from assets.art.make.texas_kit import LEMON, drop, save
from assets.art.make.texas_symbols import FUME

START, TOP, END = (16.0, 150.0), (150.0, 50.0), (290.0, 186.0)


def arc(t: float) -> tuple[float, float]:
    """The place on the flight at `t`, 0 to 1."""
    cx, cy = 2 * TOP[0] - (START[0] + END[0]) / 2, 2 * TOP[1] - (START[1] + END[1]) / 2
    a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
    return a * START[0] + b * cx + c * END[0], a * START[1] + b * cy + c * END[1]


def ribbon(start: float, stop: float, shift: float = 0) -> str:
    """The flight between two moments as an open curve, `shift` to its outer side."""
    points = []
    for i in range(9):
        t = start + (stop - start) * i / 8
        x, y = arc(t)
        x1, y1 = arc(t + 0.01)
        far = math.dist((x, y), (x1, y1))
        points.append(f"{x + (y1 - y) / far * shift:.1f},{y - (x1 - x) / far * shift:.1f}")
    return smooth(" ".join(points), False)


def stream(stage: int) -> Drawing:
    g = Drawing(320, 240)
    start, stop = ((0.0, 0.3), (0.0, 0.68), (0.0, 1.0), (0.52, 1.0))[stage - 1]
    stroke(g, ribbon(start, stop), 30)
    tip, tail = arc(stop), arc(start)
    if stage < 3:
        g.circle(round(tip[0], 1), round(tip[1], 1), 18, LINE)
    stroke(g, ribbon(start, stop), 21, LEMON[2])
    if stage < 3:
        g.circle(round(tip[0], 1), round(tip[1], 1), 13.5, LEMON[2])
        g.circle(round(tip[0] - 1.5, 1), round(tip[1] - 1.5, 1), 11, LEMON[1])
    stroke(g, ribbon(start, stop, 2.5), 15, LEMON[1])
    stroke(g, ribbon(start + 0.03, stop - 0.03, 5.5), 4.4, LEMON[0])
    drops = {
        1: ((0.42, 6, 26, 40), (0.4, -22, 18, 70)),
        2: ((0.78, 4, 26, 130), (0.76, -24, 18, 100), (0.32, 26, 17, 60), (0.5, -24, 14, 90)),
        3: ((0.2, 28, 18, 40), (0.45, -26, 16, 80), (0.72, 28, 18, 130), (0.8, -28, 15, 140),
            (0.3, -24, 14, 60)),
        4: ((0.42, 2, 26, 80), (0.3, 4, 21, 55), (0.18, 0, 17, 40), (0.08, 6, 13, 35),
            (0.7, 30, 16, 120), (0.36, -20, 13, 60)),
    }[stage]  # fmt: skip
    for t, off, size, turn in drops:
        x, y = arc(t)
        x1, y1 = arc(t + 0.01)
        far = math.dist((x, y), (x1, y1))
        drop(g, x + (y1 - y) / far * off, y - (x1 - x) / far * off, size, turn - 90)
    if stage == 4:
        g.circle(round(tail[0], 1), round(tail[1], 1), 7, LEMON[1])
    if stage >= 3:
        x, y = END
        foam = ((-20, 12, 10), (-4, 17, 13), (12, 12, 9), (-34, 4, 6))
        for grow, ink in ((4.5, LINE), (0.0, LEMON[0])):
            for dx, dy, r in foam:
                g.circle(x + dx, y + dy, r + grow, ink)
        for dx, dy, r in foam[:3]:
            g.circle(x + dx + r * 0.2, y + dy + r * 0.3, r * 0.55, LEMON[1])
    return g


def splash() -> Drawing:
    """A crown of lemonade: tongues with round tips out of a puddle."""
    g = Drawing(200, 160)
    tongues = (
        ("M44 124C34 104 28 88 26 70", 12), ("M68 120C62 92 58 70 62 44", 15),
        ("M100 120C100 88 98 60 102 30", 16), ("M132 120C138 92 142 70 136 46", 15),
        ("M156 124C166 104 172 90 174 72", 12),
    )  # fmt: skip
    for grow, ink in ((11, LINE), (0, LEMON[1])):
        for d, wide in tongues:
            stroke(g, d, wide + grow, ink)
            x, y = (float(v) for v in d.split()[-2:])
            g.circle(x, y, wide * 0.72 + grow / 2, ink)
        g.ellipse(100, 126, 80 + grow / 2, 24 + grow / 2, ink)
    g.ellipse(100, 134, 70, 14, LEMON[2])
    g.ellipse(100, 128, 70, 14, LEMON[1])
    g.ellipse(100, 124, 50, 11, LEMON[0], opacity=0.8)
    for d, wide in tongues:
        x, y = (float(v) for v in d.split()[-2:])
        g.circle(x - wide * 0.2, y - wide * 0.2, wide * 0.26, "#ffffff")
        stroke(g, f"M{x - 2} {y + 14}L{x - 1} {y + 34}", 4, LEMON[0])
    flung = ((40, 30, 22, -30), (82, 20, 17, -8), (120, 18, 18, 10), (162, 32, 22, 32),
             (12, 106, 18, -60), (188, 106, 18, 60))  # fmt: skip
    for x, y, size, turn in flung:
        drop(g, x, y, size, turn)
    return g


CLOUDS: tuple[tuple[Ball, ...], ...] = (
    ((136, 150, 34), (166, 124, 40), (196, 150, 32), (164, 166, 32)),
    ((92, 148, 42), (130, 102, 50), (186, 92, 50), (232, 140, 44), (162, 150, 56), (120, 176, 34),
     (206, 174, 36)),
    ((214, 138, 46), (110, 140, 46), (56, 142, 42), (92, 92, 48), (150, 62, 50), (212, 76, 50),
     (262, 130, 44), (236, 172, 38), (164, 130, 70), (92, 174, 40), (160, 184, 40)),
)  # fmt: skip


def cloud(stage: int) -> Drawing:
    """Gas: a puff, a cloud, a cloud with a face that is sorry for nothing."""
    g = Drawing(320, 240)
    balls = list(CLOUDS[stage - 1])
    for x, y, r in balls:
        g.circle(x, y, r + 5.5, LINE)
    billows(g, balls, (FUME[1], FUME[1], FUME[2]))
    for x, y, r in balls[1:-1:2]:
        if stage == 3 and math.dist((x, y), (162, 135)) < 60:
            continue  # the face goes there
        k = r * 0.34
        d = (f"M{x - k:.0f} {y + k * 0.5:.0f}C{x - k * 1.4:.0f} {y - k:.0f} {x + k * 0.6:.0f} "
             f"{y - k * 1.5:.0f} {x + k:.0f} {y:.0f}C{x + k:.0f} {y + k:.0f} {x:.0f} {y + k:.0f} "
             f"{x:.0f} {y + k * 0.2:.0f}")  # fmt: skip
        if stage < 3:
            stroke(g, d, 5, FUME[0], opacity=0.8)
        else:
            stroke(g, d, 4.4, "#9ca53c")
    for x, y, turn in ((96, 222, -8), (164, 226, 4), (228, 220, 10))[:stage]:
        g.open(f"translate({x} {y}) rotate({turn})")
        d = "M0 -10C-9 -5 9 2 0 9"
        stroke(g, d, 12)
        stroke(g, d, 6, FUME[1])
        g.close()
    if stage == 3:
        for side in (-1, 1):
            stroke(g, smooth(f"{162 + side * 38},120 {162 + side * 25},106 {162 + side * 12},120",
                             False), 7, FUME[0])  # fmt: skip
            g.circle(162 + side * 50, 142, 12, "#f08a5a", opacity=0.6)
        stroke(g, smooth("132,144 148,164 176,164 192,144", False), 7, FUME[0])
    return g


def main() -> None:
    for stage in (1, 2, 3, 4):
        save(stream(stage), f"stream_{stage}")
    for stage in (1, 2, 3):
        save(cloud(stage), f"cloud_{stage}")
    save(splash(), "splash")


if __name__ == "__main__":
    main()
