"""Draws the four cards of Slap .45: Talkin' Iron, Move!, Big Gun, and the back.

Run from the project root: `python -m assets.art.make.slap_cards`. It writes into assets/art/slap:

- `card_iron.svg` (red, a burst, the six-shooter), `card_move.svg` (blue, a sun over dust, the
  galloping horse), `card_gun.svg` (yellow and black, a bomb's ring, the cannon) and
  `card_back.svg`, 500 by 700: on the faces a cream strip from (56, 560) to (444, 640) is
  left blank for the name, in LINE
- `card_edge.svg` (20 by 700): the card seen from its side, half-way through a turn
"""

from __future__ import annotations

import math
import random

from assets.art.make.cards import HEIGHT, WIDTH
from assets.art.make.effects import DUST_SHADES, billow
from assets.art.make.guns import revolver
from assets.art.make.palette import BRASS, CREAM, LINE, NIGHT, OXBLOOD
from assets.art.make.pen import Drawing, number, rounded, star
from assets.art.make.slap_pictures import cannon, horse
from assets.art.make.stamp import disc

Tones = tuple[str, str, str, str]
Point = tuple[float, float]
RED: Tones = ("#ee5a41", "#c2352a", "#8c1d18", "#4a0c0a")
BLUE: Tones = ("#74b6ee", "#3a7cc4", "#1d4f8e", "#0e2a52")
YELLOW: Tones = ("#ffe06a", "#f7bd2c", "#d48c12", "#7a4a06")
MIDDLE = (250.0, 300.0)


def face(tones: Tones) -> Drawing:
    """Card stock with a field in the card's colour and the blank strip for its name."""
    out = Drawing(WIDTH, HEIGHT)
    paper = out.linear(0, 0, WIDTH, HEIGHT, (0, CREAM[0]), (0.6, CREAM[1]), (1, CREAM[2]))
    out.rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, paper, 36, stroke=LINE, stroke_width=5)
    field = out.radial(210, 260, 470, (0, tones[0]), (0.5, tones[1]), (1, tones[2]))
    out.rect(22, 22, WIDTH - 44, HEIGHT - 44, field, 24, stroke=LINE, stroke_width=4)
    return out


def gilt(out: Drawing) -> str:
    return out.linear(
        0, 0, WIDTH, HEIGHT,
        (0, BRASS[1]), (0.3, BRASS[0]), (0.5, BRASS[2]), (0.7, BRASS[0]), (1, BRASS[2]),
    )  # fmt: skip


def strip(out: Drawing, tones: Tones) -> None:
    """The inner rule and the cream strip that carries the name."""
    gold = gilt(out)
    out.rect(34, 34, WIDTH - 68, HEIGHT - 68, "none", 15, stroke=tones[3], stroke_width=6,
             opacity=0.5)  # fmt: skip
    out.rect(34, 34, WIDTH - 68, HEIGHT - 68, "none", 15, stroke=gold, stroke_width=3)
    out.rect(49, 556, 410, 92, LINE, 14, opacity=0.4)
    paper = out.linear(0, 552, 0, 648, (0, CREAM[0]), (0.5, CREAM[1]), (1, CREAM[2]))
    out.rect(44, 550, 412, 96, LINE, 15)
    out.rect(48, 554, 404, 88, gold, 11)
    out.rect(53, 559, 394, 78, paper, 8, stroke=BRASS[4], stroke_width=2)
    for x in (48.0, 452.0):
        out.circle(x, 598, 9, LINE)
        out.circle(x, 598, 6, BRASS[1])
        out.circle(x - 1.5, 596.5, 2, "#ffffff")


def cut(points: list[Point], axis: int, limit: float, keep: int) -> list[Point]:
    """A polygon cut off at x (axis 0) or y (axis 1) = `limit`; `keep` +1 keeps what is above it."""
    out: list[Point] = []
    for a, b in zip(points, points[1:] + points[:1], strict=True):
        da, db = (a[axis] - limit) * keep, (b[axis] - limit) * keep
        if da >= 0:
            out.append(a)
        if da * db < 0:
            part = da / (da - db)
            out.append((a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part))
    return out


def rays(out: Drawing, count: int, half: float, turn: float, hue: str, opacity: float) -> None:
    """Rays from the middle of the picture to the edge of the field, `half` degrees to each side."""
    d = ""
    for i in range(count):
        a = 360 * i / count + turn
        tips = [(math.sin(math.radians(a + k)), -math.cos(math.radians(a + k)))
                for k in (-half, half)]  # fmt: skip
        points = [MIDDLE, *((MIDDLE[0] + 900 * x, MIDDLE[1] + 900 * y) for x, y in tips)]
        for axis, limit, keep in (
            (0, 18, 1),
            (0, WIDTH - 18, -1),
            (1, 18, 1),
            (1, HEIGHT - 18, -1),
        ):
            points = cut(points, axis, limit, keep)
        d += "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
    out.path(d, hue, opacity=opacity)
    paper = out.linear(0, 0, WIDTH, HEIGHT, (0, CREAM[0]), (0.6, CREAM[1]), (1, CREAM[2]))
    out.rect(13.5, 13.5, WIDTH - 27, HEIGHT - 27, "none", 30, stroke=paper, stroke_width=17)
    out.rect(22, 22, WIDTH - 44, HEIGHT - 44, "none", 24, stroke=LINE, stroke_width=4)


def burst(out: Drawing, seed: int, spikes: int, far: float, near: float) -> None:
    """A jagged bang in cream, with a dark edge and a shadow."""
    rng = random.Random(seed)
    points = []
    for i in range(2 * spikes):
        a = math.pi * i / spikes
        r = far * rng.uniform(0.88, 1.04) if i % 2 == 0 else near * rng.uniform(0.94, 1.06)
        x = MIDDLE[0] + r * math.sin(a) * 0.96
        points.append((min(max(x, 42), 458), MIDDLE[1] - r * math.cos(a)))
    shape = rounded(points, 3)
    out.path(shape, LINE, transform="translate(7 9)", opacity="0.45")
    out.path(shape, "#ffd24a", stroke=LINE, stroke_width=6, stroke_linejoin="round")
    inner = [
        (MIDDLE[0] + (x - MIDDLE[0]) * 0.86, MIDDLE[1] + (y - MIDDLE[1]) * 0.86) for x, y in points
    ]
    cream = out.radial(*MIDDLE, 190, (0, "#fffdf2"), (0.6, "#fff3cf"), (1, "#ffe49a"))
    out.path(rounded(inner, 3), cream)


def iron() -> Drawing:
    out = face(RED)
    rays(out, 16, 4.6, 0, "#ff9a72", 0.3)
    burst(out, 45, 15, 236, 160)
    out.open("translate(253 322) rotate(24) scale(1.36) translate(-143 -78)")
    revolver(out, 5)
    out.close()
    strip(out, RED)
    return out


def move() -> Drawing:
    out = face(BLUE)
    rng = random.Random(7)
    for k in range(16):
        y = 52 + k * 31
        wide = rng.uniform(110, 230)
        left = rng.uniform(44, 452 - wide)
        out.path(f"M{left:.0f} {y}h{wide:.0f}l-14 5h-{wide - 14:.0f}Z", "#d6efff", opacity="0.35")
    disc_ = disc(250, 290, 196, 196)
    out.path(disc_, LINE, transform="translate(7 9)", opacity="0.4")
    out.path(disc_, CREAM[0], stroke=LINE, stroke_width=6)
    sun = out.radial(230, 250, 210, (0, "#fffdf2"), (0.6, "#fdf3d8"), (1, "#f2dca0"))
    out.path(disc(250, 290, 187), sun, stroke=BLUE[1], stroke_width=5)
    ground = "M80 372C150 360 350 360 420 372C398 434 330 480 250 480C170 480 102 434 80 372Z"
    out.path(ground, out.linear(0, 360, 0, 480, (0, "#f0c684"), (1, "#c78d48")))
    rng = random.Random(12)
    for x, y, r, tone in (
        (112, 392, 34, 0), (62, 402, 28, 0), (170, 404, 30, 1), (104, 422, 30, 2),
        (230, 416, 22, 2),
    ):  # fmt: skip
        billow(out, rng, (x, y, r), DUST_SHADES[tone], flat=True)
    out.open("translate(50 152) scale(1.03)")
    horse(out)
    out.close()
    for x, y, r, tone in ((322, 428, 26, 1), (270, 438, 20, 2), (374, 420, 18, 2)):
        billow(out, rng, (x, y, r), DUST_SHADES[tone], flat=True)
    strip(out, BLUE)
    return out


def gun() -> Drawing:
    out = face(YELLOW)
    rays(out, 12, 7.5, 15, LINE, 0.92)
    ring = disc(250, 296, 204)
    out.path(ring, LINE, transform="translate(7 9)", opacity="0.4")
    out.path(ring, LINE)
    out.path(disc(250, 296, 197), YELLOW[1])
    out.path(disc(250, 296, 186), LINE)
    sun = out.radial(230, 260, 210, (0, "#fffdf2"), (0.55, "#fff0c4"), (1, "#ffd878"))
    out.path(disc(250, 296, 180), sun)
    out.open("translate(42 128) scale(1.03)")
    cannon(out)
    out.close()
    strip(out, YELLOW)
    return out


def back() -> Drawing:
    """Night blue with gilt stars; a six-chambered cylinder on oxblood; the same either way up."""
    out = Drawing(WIDTH, HEIGHT)
    paper = out.linear(0, 0, WIDTH, HEIGHT, (0, CREAM[0]), (1, CREAM[2]))
    out.rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, paper, 36, stroke=LINE, stroke_width=5)
    field = out.radial(250, 350, 430, (0, NIGHT[1]), (0.6, NIGHT[2]), (1, NIGHT[3]))
    gold = gilt(out)
    out.rect(24, 24, WIDTH - 48, HEIGHT - 48, field, 22, stroke=gold, stroke_width=5)
    out.rect(36, 36, WIDTH - 72, HEIGHT - 72, "none", 14, stroke=gold, stroke_width=2)
    mesh, stars = "", ""
    for j in range(13):
        for i in range(9):
            x, y = 250 + (i - 4) * 50, 350 + (j - 6) * 50
            if 60 < x < 440 and 60 < y < 640:
                turn = 0 if (i + j) % 2 else 180
                points = star(x, y, 9.5, 4, 5, turn)
                stars += "M" + "L".join(f"{p:.1f} {q:.1f}" for p, q in points) + "Z"
    for k in range(-6, 7):
        for sign in (-1, 1):
            # Lines at 45 degrees through the gaps between stars, cut at the inner rule.
            c = 350 - sign * 250 + 100 * k + 50
            lo, hi = sorted(((44 - c) * sign, (656 - c) * sign))
            x0, x1 = max(44, lo), min(456, hi)
            if x1 > x0:
                mesh += f"M{x0:.0f} {c + sign * x0:.0f}L{x1:.0f} {c + sign * x1:.0f}"
    out.path(mesh, stroke="#e8c47a", stroke_width=1.8, opacity="0.4")
    out.path(stars, "#e8c47a", opacity="0.85")
    for r, paint in ((166, NIGHT[4]), (160, gold), (151, OXBLOOD[4])):
        out.path(disc(250, 350, r), paint)
    heart = out.radial(230, 320, 160, (0, OXBLOOD[0]), (0.5, OXBLOOD[1]), (1, OXBLOOD[3]))
    out.path(disc(250, 350, 146), heart)
    out.path(disc(250, 350, 136), stroke=gold, stroke_width=2.5, stroke_dasharray="10 7")
    # The cylinder, end on.
    out.open("translate(250 350)")
    flutes = []
    for i in range(48):
        a = 2 * math.pi * i / 48
        r = 108 - 12 * max(0.0, math.cos(6 * a + math.pi)) ** 2
        flutes.append((r * math.sin(a), -r * math.cos(a)))
    shape = rounded(flutes, 2)
    out.path(shape, OXBLOOD[4], stroke=OXBLOOD[4], stroke_width=10, stroke_linejoin="round")
    metal = out.linear(-80, -90, 80, 90, (0, BRASS[0]), (0.35, BRASS[1]), (0.65, BRASS[2]),
                       (1, BRASS[3]))  # fmt: skip
    out.path(shape, metal)
    for i in range(6):
        a = math.radians(60 * i)
        x, y = 66 * math.sin(a), -66 * math.cos(a)
        out.circle(x, y, 25, BRASS[4])
        out.circle(x, y, 21, LINE)
        out.circle(x, y, 15, OXBLOOD[2])
        out.circle(x, y, 6, OXBLOOD[4])
    out.path(rounded(star(0, 0, 40, 20, 6), 1), OXBLOOD[4])
    out.path(rounded(star(0, 0, 35, 16.5, 6), 1), "#ffe9a8")
    out.circle(0, 0, 9, OXBLOOD[4])
    out.close()
    return out


def edge() -> Drawing:
    """Layers of pasteboard between a dark and a light line."""
    out = Drawing(20, HEIGHT)
    paper = out.linear(0, 0, 20, 0, (0, CREAM[0]), (0.5, CREAM[2]), (1, CREAM[4]))
    out.rect(2, 2, 16, HEIGHT - 4, paper, 7, stroke=LINE, stroke_width=4)
    out.path("M8 12V688M12.500 12V688", stroke=BRASS[3], stroke_width=1.4, opacity="0.7")
    return out


def main() -> None:
    pictures = {"iron": iron(), "move": move(), "gun": gun(), "back": back(), "edge": edge()}
    for name, picture in pictures.items():
        picture.save(f"slap/card_{name}")


if __name__ == "__main__":
    main()
