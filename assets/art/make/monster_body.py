"""Draws the Monster once the cloth is off: a heap of thrown-away cards sewn up with cellar junk.

Run from the project root: `python -m assets.art.make.monster_body`. It writes into
assets/art/monster:

- `monster_small.svg`, `monster_medium.svg`, `monster_large.svg` and the same with `_beaten`
  (700 by 388, standing on y = 352 about x = 350, laid where the cloths lie)

Where their eyes go is in `places.json`; the beaten have crosses for eyes and need none.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

from assets.art.make.monster_cloth import BOX, FOOT, MIDDLE, line
from assets.art.make.monster_kit import (
    BONE,
    GUMS,
    Tones,
    arm,
    body,
    fangs,
    horn,
    inked,
    save,
    smooth,
    stroke,
)
from assets.art.make.palette import BOTTLE, BRASS, CREAM, LEATHER, LINE
from assets.art.make.pen import Drawing, number
from assets.art.make.stamp import disc

GROUND = FOOT + 32
HUES = ("#5fa08f", "#98a044", "#4f8ab8", "#c77d5a", "#9466b0", "#d89a2c", "#d46a2c", "#1f7a96",
        "#2f7a52", "#c42a1a")  # fmt: skip
SOCK: Tones = ("#c9566a", "#8c2a44", "#561430", "#2a0818")
BOOT: Tones = ("#b07c53", LEATHER[1], LEATHER[2], LEATHER[4])
Point = tuple[float, float]


@dataclass(frozen=True)
class Frame:
    """Half the width and the height of the heap, the cards in it, the eyes on it."""

    half: float
    high: float
    card: float
    rows: int
    eyes: tuple[tuple[float, float, float], ...]  # across in half widths, up in heights, width


FRAMES = {
    "small": Frame(124, 172, 40, 5, ((-0.36, 0.76, 84), (0.36, 0.72, 68))),
    "medium": Frame(176, 224, 46, 5, ((-0.36, 0.76, 104), (0.34, 0.73, 86), (0.03, 0.95, 52))),
    "large": Frame(
        226, 276, 52, 6,
        ((-0.36, 0.76, 124), (0.33, 0.73, 106), (0.0, 0.94, 60), (-0.74, 0.57, 48),
         (0.74, 0.58, 52)),
    ),
}  # fmt: skip


def spot(f: Frame, u: float, up: float) -> Point:
    return MIDDLE + u * f.half, GROUND - 8 - up * f.high


def girth(up: float) -> float:
    """How wide the heap is so far up, in parts of its half width."""
    return float(max(0.0, 1 - max(up, 0.0) ** 2.6) ** 0.5 * (0.9 + 0.14 * math.sin(up * 3)))


def leaf(out: Drawing, x: float, y: float, size: float, turn: float, hue: str, back: bool) -> None:
    """One small card of the heap."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def place(points: list[Point]) -> str:
        text = " ".join(f"{x + px * c - py * s:.0f} {y + px * s + py * c:.0f}" for px, py in points)
        return f"M{text}Z"

    w, h = size * 0.51, size * 0.75
    tab = 0.0 if back else w * 0.62
    out.path(
        place(
            [
                (-size * 0.62, -size * 0.86),
                (size * 0.62, -size * 0.86),
                (size * 0.62, size * 0.86),
                (-size * 0.62, size * 0.86),
            ]
        ),
        CREAM[1],
    )
    field = [(tab - w, -h), (w, -h), (w, h), (-w, h), (-w, tab - h), (tab - w, tab - h)]
    out.path(place(field), hue, stroke_width=2.5)
    if back:
        ex, ey = size * 0.34, size * 0.2
        out.path(place([(-ex, 0), (0, -ey), (ex, 0), (0, ey)]), BRASS[1], stroke_width=2)


def heap(out: Drawing, f: Frame, seed: int, slump: float) -> None:
    """Rows of cards like shingles, the lowest first."""
    low = 0.02 + 0.42 * f.card / f.high
    rng = random.Random(seed)
    out.open(stroke=LINE, stroke_width=4.5)
    for row in range(f.rows + 1):
        up = low + (0.94 - low) * row / f.rows
        wide = girth(up)
        count = max(2, round(wide * 2 * f.half / (f.card * 0.98)))
        for k in range(count):
            u = -wide * 0.94 + 1.88 * wide * (k + 0.5) / count
            x, y = spot(f, u, up * slump)
            hidden = abs(u) < 0.34 and 0.18 < up < 0.46  # under the mouth
            if hidden:
                continue
            turn = u * 62 + rng.uniform(-13, 13)
            back = rng.random() < 0.22
            hue = BOTTLE[2] if back else rng.choice(HUES)
            leaf(out, x + rng.uniform(-4, 4), y + rng.uniform(-5, 5), f.card, turn, hue, back)
    out.close()


def boots(out: Drawing, f: Frame) -> None:
    """Two boots that do not match, toes through."""
    for side in (-1, 1):
        x, y, s = MIDDLE + side * f.half * 0.5, GROUND, f.half / 170
        tones = BOOT if side < 0 else ("#6f7a86", "#48525e", "#2c343e", "#161a20")
        d = smooth(f"{x - side * 34 * s:.0f},{y - 48 * s:.0f} {x + side * 16 * s:.0f},"
                   f"{y - 48 * s:.0f} {x + side * 24 * s:.0f},{y - 24 * s:.0f} "
                   f"{x + side * 62 * s:.0f},{y - 20 * s:.0f} {x + side * 70 * s:.0f},{y:.0f}* "
                   f"{x - side * 38 * s:.0f},{y:.0f}*")  # fmt: skip
        body(out, d, tones, (x - 60 * s, y - 48 * s, x + 70 * s, y), 6)
        for k in range(3):
            fangs(out, [(x + side * (38 + 13 * k) * s, y - 13 * s, 12 * s, 17 * s, side * 5 * s)],
                  3.5)  # fmt: skip


def claws(out: Drawing, f: Frame, raised: bool) -> None:
    """Two arms in old socks, claws through the ends."""
    s = min(f.half / 178, 1.1)
    for side in (-1, 1):
        x, y = spot(f, side * 0.84, 0.46)
        if raised:
            hand = (x + side * 92 * s, y - 64 * s)
            points = [(x, y), (x + side * 66 * s, y + 10 * s), hand]
        else:
            hand = (x + side * 96 * s, GROUND - 18 * s)
            points = [(x, y + 40 * s), (x + side * 56 * s, y + 74 * s), hand]
        arm(out, points, [30 * s, 27 * s, 29 * s], SOCK, 6, side)
        (ax, ay), (bx, by) = points[1], points[2]
        for t in (0.3, 0.62):
            px, py = ax + (bx - ax) * t, ay + (by - ay) * t
            long = math.dist(points[1], points[2])
            nx, ny = -(by - ay) / long * 24 * s, (bx - ax) / long * 24 * s
            stroke(out, f"M{px - nx:.0f} {py - ny:.0f}L{px + nx:.0f} {py + ny:.0f}", 9 * s,
                   CREAM[1], opacity="0.75")  # fmt: skip
        hx, hy = hand
        for k in range(4):
            lean = (-24 + 16 * k + side * 5) * s
            tall = (-44 if raised else 26) * s
            fangs(out, [(hx + (-22 + 15 * k) * s, hy + (-12 if raised else 10) * s, 15 * s, tall,
                         lean * 0.6)], 4)  # fmt: skip


def crown_of_junk(out: Drawing, f: Frame, broken: bool, slump: float) -> None:
    """A bottle for one horn and a bone for the other."""
    s = min(f.half / 178, 1.0)
    x, y = spot(f, 0.52, 0.8 * slump)
    points = [(x, y), (x + 46 * s, y - 26 * s), (x + 58 * s, y - 92 * s)]
    horn(out, points, [24 * s, 18 * s, 3], BONE, 3)
    x, y = spot(f, -0.5, 0.84 * slump)
    out.open(f"translate({x:.0f} {y:.0f}) rotate({-34 if not broken else -62}) scale({s:.3f})")
    glass = out.linear(-22, 0, 22, 0, (0, "#bfe8a8"), (0.3, BOTTLE[0]), (0.6, BOTTLE[1]),
                       (1, BOTTLE[3]))  # fmt: skip
    if broken:
        d = "M-24 20V-30L-12 -16L-2 -36L8 -18L24 -34V20Z"
    else:
        d = "M-24 20V-38C-24 -58 -10 -56 -10 -76V-104H10V-76C10 -56 24 -58 24 -38V20Z"
    inked(out, d, glass, 6)
    if not broken:
        inked(out, "M-13 -112H13V-98H-13Z", "#a5783f", 5)
        inked(out, "M-24 -30H24V6H-24Z", CREAM[1], 4)
        stroke(out, "M-12 -20L12 -4M12 -20L-12 -4", 5, "#7c1d18")
    stroke(out, "M-15 12V-34", 5, "#ffffff", opacity="0.7")
    out.close()


def mouth(out: Drawing, f: Frame, slump: float, beaten: bool) -> None:
    """Wide, red, full of teeth."""
    x, y = spot(f, 0, 0.4 * slump)
    w, h = f.half * 0.74, f.high * (0.34 if not beaten else 0.24)
    if beaten:
        d = smooth(f"{x - w:.0f},{y + h * 0.4:.0f} {x - w * 0.5:.0f},{y - h * 0.1:.0f} "
                   f"{x:.0f},{y - h * 0.2:.0f} {x + w * 0.5:.0f},{y - h * 0.05:.0f} "
                   f"{x + w:.0f},{y + h * 0.5:.0f} {x + w * 0.5:.0f},{y + h * 0.55:.0f} "
                   f"{x:.0f},{y + h * 0.5:.0f} {x - w * 0.5:.0f},{y + h * 0.5:.0f}")  # fmt: skip
    else:
        d = smooth(f"{x - w:.0f},{y - h * 0.28:.0f} {x - w * 0.5:.0f},{y - h * 0.12:.0f} "
                   f"{x:.0f},{y - h * 0.06:.0f} {x + w * 0.5:.0f},{y - h * 0.14:.0f} "
                   f"{x + w:.0f},{y - h * 0.32:.0f} {x + w * 0.84:.0f},{y + h * 0.4:.0f} "
                   f"{x + w * 0.4:.0f},{y + h * 0.74:.0f} {x - w * 0.4:.0f},{y + h * 0.74:.0f} "
                   f"{x - w * 0.84:.0f},{y + h * 0.4:.0f}")  # fmt: skip
    inked(out, d, out.radial(x, y + h * 0.3, w, (0, "#1a0206"), (0.7, "#4a0810"), (1, GUMS[2])), 8)
    if beaten:
        tongue = smooth(f"{x - 4:.0f},{y + h * 0.2:.0f} {x + w * 0.42:.0f},{y + h * 0.1:.0f} "
                        f"{x + w * 0.5:.0f},{y + h * 0.9:.0f} {x + w * 0.36:.0f},"
                        f"{y + h * 1.5:.0f} {x + w * 0.06:.0f},{y + h * 1.4:.0f} "
                        f"{x + w * 0.04:.0f},{y + h * 0.9:.0f}")  # fmt: skip
        body(out, tongue, GUMS, (x, y, x + w * 0.5, y + h * 1.5), 5.5)
        stroke(out, f"M{x + w * 0.24:.0f} {y + h * 0.5:.0f}V{y + h * 1.2:.0f}", 4, GUMS[2])
        teeth = [(-0.66, 0.2, 0.5), (-0.3, -0.04, 0.45), (0.7, 0.2, 0.4)]
        fangs(out, [(x + u * w, y + v * h, w * 0.17, h * t, 2) for u, v, t in teeth], 4.5)
        return
    tongue = smooth(
        f"{x - w * 0.44:.0f},{y + h * 0.68:.0f} {x - w * 0.4:.0f},{y + h * 0.4:.0f} "
        f"{x - w * 0.2:.0f},{y + h * 0.3:.0f} {x:.0f},{y + h * 0.4:.0f} "
        f"{x + w * 0.2:.0f},{y + h * 0.3:.0f} {x + w * 0.4:.0f},{y + h * 0.4:.0f} "
        f"{x + w * 0.44:.0f},{y + h * 0.68:.0f} {x:.0f},{y + h * 0.72:.0f}"
    )
    body(out, tongue, GUMS, (x - w * 0.4, y + h * 0.3, x + w * 0.4, y + h * 0.72), 5)
    for u, t in ((-0.62, 0.3), (-0.36, 0.24), (0.36, 0.24), (0.62, 0.3)):
        fangs(out, [(x + u * w, y + h * (0.78 - 0.5 * u * u), w * 0.15, -h * t, -u * 8)], 4.5)
    for k in range(6):
        u = -0.78 + 0.312 * k
        fangs(out, [(x + u * w, y - h * (0.06 + 0.22 * u * u), w * 0.22,
                     h * (0.5 if k in (1, 4) else 0.36), -u * 5)], 4.5)  # fmt: skip


def cross(out: Drawing, x: float, y: float, size: float) -> None:
    """A beaten eye: a swollen ball with two stitches across."""
    out.circle(x, y, size * 0.46, out.radial(x - 5, y - 6, size * 0.6, (0, "#fffbe8"),
               (0.7, "#ead9b0"), (1, "#b08a5c")), stroke=LINE, stroke_width=6)  # fmt: skip
    r = size * 0.22
    stroke(out, f"M{x - r:.0f} {y - r:.0f}L{x + r:.0f} {y + r:.0f}M{x + r:.0f} {y - r:.0f}"
           f"L{x - r:.0f} {y + r:.0f}", 8, LINE)  # fmt: skip


def chip(out: Drawing, x: float, y: float, r: float, hue: str) -> None:
    """A chip sewn on like a button."""
    inked(out, disc(x, y, r), hue, 5)
    out.circle(x, y, r * 0.8, "none", stroke=CREAM[1], stroke_width=r * 0.3,
               stroke_dasharray=f"{number(r * 0.5)} {number(r * 0.34)}")  # fmt: skip
    stroke(out, f"M{x - 4:.0f} {y - 4:.0f}l8 8M{x + 4:.0f} {y - 4:.0f}l-8 8", 3, LINE)


def monster(size: str, beaten: bool) -> Drawing:
    """The Monster, rampant or knocked flat."""
    f = FRAMES[size]
    out = Drawing(*BOX)
    slump = 0.66 if beaten else 1.0
    reach = min(f.half * 1.45, 340)
    dark = out.radial(MIDDLE + 8, GROUND - 8, reach, (0, "#0a0306", 0.85), (0.7, "#0a0306", 0.6),
                      (1, "#0a0306", 0.0), sy=0.1)  # fmt: skip
    out.ellipse(MIDDLE + 8, GROUND - 8, reach, reach * 0.1, dark)
    if not beaten:
        claws(out, f, True)
    crown_of_junk(out, f, beaten, slump)
    ups = [0.0, 0.2, 0.4, 0.6, 0.78, 0.9, 0.98]
    sides = [[spot(f, side * girth(up) * 0.97, up * slump) for up in ups] for side in (-1, 1)]
    ring = sides[0] + sides[1][::-1]
    inked(out, line(ring, True), "#2a1218", 8)
    heap(out, f, 5 + len(size), slump)
    x0, x1 = MIDDLE, MIDDLE + f.half
    away = out.linear(x0, 0, x1, 0, (0, "#12030a", 0.0), (1, "#12030a", 0.5))
    out.path(line(ring, True), away)
    boots(out, f)
    for u, up, hue in ((-0.78, 0.32, "#a9342b"), (0.8, 0.22, "#2f6a8c")):
        x, y = spot(f, u, up * slump)
        chip(out, x, y, f.half * 0.1, hue)
    mouth(out, f, slump, beaten)
    for u, up, wide in f.eyes:
        x, y = spot(f, u, up * slump)
        if beaten:
            cross(out, x, y, wide * 0.86)
        else:
            out.circle(x, y, wide * 0.48, "#1a0810")
    if beaten:
        claws(out, f, False)
        rng = random.Random(9)
        out.open(stroke=LINE, stroke_width=4.5)
        for u in (-0.72, -0.2, 0.62):
            leaf(out, MIDDLE + u * f.half, GROUND - rng.uniform(14, 26), f.card * 0.8,
                 rng.uniform(50, 130), rng.choice(HUES), False)  # fmt: skip
        out.close()
    return out


def places() -> dict[str, list[list[float]]]:
    """For each Monster its eyes: middle x, middle y, width, turn (always 0)."""
    return {
        f"monster_{name}": [
            [*(round(v, 1) for v in spot(f, u, up)), wide, 0] for u, up, wide in f.eyes
        ]
        for name, f in FRAMES.items()
    }


def main() -> None:
    for name in FRAMES:
        save(monster(name, False), f"monster_{name}")
        save(monster(name, True), f"monster_{name}_beaten")


if __name__ == "__main__":
    main()
