"""Draws the thing under the cloth of the Monster's table, and the cloth snatched off it.

Run from the project root: `python -m assets.art.make.monster_cloth`. It writes into
assets/art/monster:

- `cloth_0.svg` to `cloth_8.svg` (700 by 388, all alike in place): a fringed cloth from almost
  flat to a lump that fills the box; its hem is an ellipse about (350, 320)
- `cloth_lifted.svg` (700 by 400): the cloth snatched up, gathered at (350, 24)
"""

from __future__ import annotations

import math
import random

from assets.art.make.monster_kit import BONE, arm, fangs, inked, save, smooth, stroke, tooth
from assets.art.make.monster_small import TOAD
from assets.art.make.palette import BOTTLE, BRASS, LINE
from assets.art.make.pen import Drawing, number, rounded, star

BOX = (700.0, 388.0)
MIDDLE, FOOT = 350.0, 320.0
RX, RY = 318.0, 38.0  # the cloth's hem, an ellipse on the table
VELVET = ("#e8664e", "#b8362a", "#861e1c", "#530d12", "#26050a")
STAGES = 9
Point = tuple[float, float]
# Half the lump's width, how high it stands, and how far horns push the cloth up.
SIZES: tuple[tuple[float, float, float], ...] = (
    (104, 22, 0), (96, 66, 0), (116, 106, 0), (138, 146, 0), (158, 184, 20), (178, 216, 34),
    (196, 240, 48), (212, 256, 56), (228, 266, 62),
)  # fmt: skip
# The lump's outline: how high it is so far out from its middle, in parts of its half width.
PROFILE: tuple[Point, ...] = (
    (0, 1), (0.2, 0.98), (0.4, 0.91), (0.58, 0.79), (0.73, 0.63), (0.86, 0.45), (0.98, 0.28),
    (1.1, 0.14), (1.22, 0.05), (1.36, 0),
)  # fmt: skip
# Eyes as (across in half widths, up in heights, width, turn); the first is the one that watches.
EYES: tuple[tuple[tuple[float, float, float, float], ...], ...] = (
    (), ((-0.05, 0.56, 96, -5),), ((-0.05, 0.6, 120, -5),), ((-0.06, 0.62, 140, -5),),
    ((-0.1, 0.64, 150, -5), (0.6, 0.48, 66, 14)),
    ((-0.2, 0.66, 158, -6), (0.52, 0.56, 90, 12)),
    ((-0.24, 0.68, 166, -6), (0.5, 0.6, 108, 11), (0.84, 0.3, 50, 18)),
    ((-0.26, 0.69, 176, -6), (0.48, 0.63, 120, 10), (0.86, 0.34, 58, 18)),
    ((-0.28, 0.7, 186, -6), (0.46, 0.65, 132, 9), (0.86, 0.36, 66, 18), (-0.9, 0.3, 54, -18)),
)  # fmt: skip
HORNS = ((-0.56, 1.0), (0.5, 0.85))


def height(stage: int, u: float) -> float:
    """How high the cloth stands at `u` half widths from the lump's middle."""
    _, high, horns = SIZES[stage]
    far = abs(u) * (1.04 if u > 0 else 0.97)
    out = 0.0
    for (a, ha), (b, hb) in zip(PROFILE, PROFILE[1:], strict=False):
        if a <= far <= b:
            out = high * (ha + (hb - ha) * (far - a) / (b - a))
    for at, part in HORNS:
        out += horns * part * math.exp(-abs(u - at) / 0.1)
    if stage >= 3:  # a shoulder, an elbow
        out += high * 0.07 * math.exp(-(((u - 0.8) / 0.12) ** 2))
        out += high * 0.06 * math.exp(-(((u + 0.88) / 0.12) ** 2))
    return out


def spot(stage: int, u: float, up: float) -> Point:
    """A place on the lump, `up` (0 to 1) of the way from the table to its outline."""
    half = SIZES[stage][0]
    bow = 22 * math.sqrt(max(0.0, 1 - (u / 1.36) ** 2))
    return MIDDLE + u * half, FOOT + bow - up * (height(stage, u) + bow)


def hem(turn: float, part: float = 1.0) -> Point:
    """A place on the edge of the cloth, `turn` radians from the right towards us."""
    ripple = 1 + 0.018 * math.sin(11 * turn) + 0.012 * math.sin(5 * turn + 1)
    return MIDDLE + RX * part * ripple * math.cos(turn), FOOT + RY * part * ripple * math.sin(turn)


def places() -> dict[str, list[list[float]]]:
    """For each lump its eyes: middle x, middle y, width, turn in degrees clockwise."""
    out: dict[str, list[list[float]]] = {}
    for stage in range(STAGES):
        out[f"cloth_{stage}"] = [
            [*(round(v, 1) for v in spot(stage, u, up)), size, turn]
            for u, up, size, turn in EYES[stage]
        ]
    return out


def line(points: list[Point], closed: bool = False) -> str:
    return smooth(" ".join(f"{number(x)},{number(y)}" for x, y in points), closed)


def crease(top: Point, low: Point, bend: float, wide: float) -> str:
    """Path data of a fold that begins at a point and widens downwards."""
    (x0, y0), (x1, y1) = top, low
    cx, cy = x0 + (x1 - x0) * 0.3 + bend, y0 + (y1 - y0) * 0.62
    n = number
    return (f"M{n(x0)} {n(y0)}Q{n(cx - wide * 0.5)} {n(cy)} {n(x1 - wide)} {n(y1)}"
            f"Q{n(x1)} {n(y1 + wide * 0.5)} {n(x1 + wide)} {n(y1)}"
            f"Q{n(cx + wide * 0.4)} {n(cy)} {n(x0)} {n(y0)}Z")  # fmt: skip


def folds(out: Drawing, stage: int, rng: random.Random) -> None:
    """Creases from the lump to the hem, hollows with a lit ridge beside each."""
    high = SIZES[stage][1]
    dark = lit = ""
    count = 9 + stage
    for k in range(count):
        v = -1 + 2 * (k + rng.uniform(0.15, 0.85)) / count
        if rng.random() < 0.5:
            top = spot(stage, v * 0.74 + rng.uniform(-0.05, 0.05), rng.uniform(0.3, 0.55))
        else:
            top = spot(stage, v * 0.62, rng.uniform(0.6, 0.86))
        low = hem(math.pi / 2 - v * 1.45, rng.uniform(0.8, 0.95))
        wide = (4 + high * 0.035) * rng.uniform(0.55, 1.35)
        bend = v * -10
        dark += crease(top, low, bend, wide)
        lit += crease((top[0] - wide * 0.5, top[1] + 6), (low[0] - wide * 1.6, low[1] - 4), bend,
                      wide * 0.5)  # fmt: skip
    y = FOOT - high
    lights = out.linear(0, y, 0, FOOT + RY, (0, VELVET[0], 0.5), (0.7, VELVET[0], 0.7),
                        (1, VELVET[0], 0.1))  # fmt: skip
    hollows = out.linear(0, y, 0, FOOT + RY, (0, VELVET[4], 0.2), (0.6, VELVET[4], 0.6),
                         (0.85, VELVET[4], 0.5), (1, VELVET[4], 0.05))  # fmt: skip
    out.path(lit, lights)
    out.path(dark, hollows)


def embroidery(out: Drawing, stage: int) -> None:
    """Gilt stars sewn on the cloth, narrower where it turns away."""
    half, high, _ = SIZES[stage]
    eyes = [(spot(stage, u, up), size) for u, up, size, _ in EYES[stage]]
    d = ""
    for row in range(1, int(high / 52) + 1):
        up = 0.1 + 0.2 * row
        count = int(half / 26)
        for k in range(count):
            u = -0.8 + 1.6 * (k + 0.5 * (row % 2)) / max(count - 1, 1)
            x, y = spot(stage, u, up)
            near = any(abs(x - ex) < s * 0.6 and abs(y - ey) < s * 0.46 for (ex, ey), s in eyes)
            if abs(u) > 0.82 or up > 0.88 or near:
                continue
            thin = math.sqrt(1 - u * u)
            points = [(x + px * thin, y + py) for px, py in star(0, 0, 10, 3.6, 4, 10 * u)]
            d += rounded(points, 0.5)
    if d:
        out.path(d, BRASS[1], opacity="0.75")


def grip(out: Drawing, x: float, y: float, count: int, size: float) -> None:
    """Fingers that come out under the hem and hold it down."""
    for k in range(count):
        fx = x + k * size * 1.25
        arm(out, [(fx, y - size * 1.3), (fx - 1, y - size * 0.2), (fx - 3, y + size * 0.5)],
            [size * 0.5, size * 0.62, size * 0.5], TOAD, 5)  # fmt: skip
        fangs(out, [(fx - 3, y + size * 0.66, size * 0.72, size * 0.9, -3)], 4)


def grin(out: Drawing, stage: int) -> None:
    """A torn mouth with teeth, crooked, below the eyes."""
    half, high, _ = SIZES[stage]
    reach = 0.5 + 0.05 * (stage - 5)
    xs = [-reach, -reach * 0.5, 0.0, reach * 0.5, reach * 1.05]
    top = [spot(stage, u, 0.34 + 0.1 * abs(u) * (1 if u < 0 else 1.5)) for u in xs]
    deep = high * (0.11 + 0.02 * (stage - 5))
    low = [(x, y + deep * (1 - abs(k - 2) / 2.2)) for k, (x, y) in enumerate(top)]
    inked(out, line(top + low[-2:0:-1], True), "#1a0408", 6)
    teeth = ""
    for k in range(7):
        t = (k + 0.6) / 7.2 * 4
        i = min(int(t), 3)
        x = top[i][0] + (top[i + 1][0] - top[i][0]) * (t - i)
        y = top[i][1] + (top[i + 1][1] - top[i][1]) * (t - i)
        side = 1 - abs(t - 2) / 2.4
        teeth += tooth(x, y + 1, half * 0.1, deep * (0.35 + 0.5 * side), 1.5)
    y = top[2][1]
    bone = out.linear(0, y - 6, 0, y + deep, (0, BONE[2]), (0.4, BONE[1]), (1, BONE[0]))
    inked(out, teeth, bone, 3.6)
    stroke(out, line(top), 7, LINE)
    for k in (0, 4):
        x, y = top[k]
        stroke(out, f"M{number(x - 8)} {number(y - 9)}l15 12M{number(x - 9)} {number(y + 4)}l16 -3",
               4, LINE)  # fmt: skip


def flat(out: Drawing, half: float, high: float) -> None:
    """The cloth as it lies on the table, with its gilt border and fringe."""
    fringe = shadow = ""
    for k in range(62):
        turn = math.pi * (k + 0.5) / 62
        x, y = hem(turn)
        sway = 3 * math.sin(k * 2.1)
        fringe += f"M{number(x)} {number(y)}L{number(x + sway)} {number(y + 13)}"
        shadow += f"M{number(x + 2)} {number(y + 5)}L{number(x + sway + 5)} {number(y + 16)}"
    stroke(out, shadow, 7, LINE)
    stroke(out, fringe, 5, BRASS[2])
    ring = [hem(math.tau * k / 40) for k in range(40)]
    skin = out.linear(MIDDLE - RX, FOOT - RY, MIDDLE + RX * 0.7, FOOT + RY, (0, VELVET[0]),
                      (0.3, VELVET[1]), (0.65, VELVET[2]), (1, VELVET[3]))  # fmt: skip
    inked(out, line(ring, True), skin, 6)
    gilt = out.linear(MIDDLE - RX, 0, MIDDLE + RX, 0, (0, BRASS[1]), (0.4, BRASS[0]),
                      (0.7, BRASS[2]), (1, BRASS[3]))  # fmt: skip
    back = math.acos(half * 1.12 / RX) if half > 100 and high > 100 else math.pi / 2
    turns = [-back + (math.pi + 2 * back) * k / 40 for k in range(41)]
    stroke(out, line([hem(turn, 0.93) for turn in turns]), 4.5, gilt)


def cloth(stage: int) -> Drawing:
    """The cloth over whatever has been thrown away so far."""
    out = Drawing(*BOX)
    rng = random.Random(71 + stage)
    half, high, _ = SIZES[stage]
    dark = out.radial(MIDDLE + 8, FOOT + 10, 342, (0, "#0a0306", 0.8), (0.8, "#0a0306", 0.6),
                      (1, "#0a0306", 0.0), sy=0.142)  # fmt: skip
    out.ellipse(MIDDLE + 8, FOOT + 10, 342, 48, dark)
    flat(out, half, high)
    marks = [-1.36 + 2.72 * k / 22 for k in range(23)]
    if stage >= 4:
        marks = [u for u in marks if all(abs(u - at) > 0.15 for at, _ in HORNS)]
        marks += [at + d for at, _ in HORNS for d in (-0.13, -0.05, 0, 0.05, 0.13)]
    tips = {at for at, _ in HORNS} if stage >= 4 else set()
    outline = [spot(stage, u, 1) for u in sorted(marks)]
    kept = [
        f"{number(x)},{number(y)}" + ("*" if u in tips else "")
        for u, (x, y) in zip(sorted(marks), outline, strict=True)
    ]
    base = [spot(stage, 1.36 - 2.72 * k / 8, 0) for k in range(1, 8)]
    ends = " ".join(f"{number(x)},{number(y)}" for x, y in base)
    shape = smooth(f"{' '.join(kept)} {ends}")
    top = min(y for _, y in outline)
    lift = out.radial(MIDDLE + half * 0.38, FOOT + 6, half * 1.04, (0, VELVET[4], 0.8),
                      (0.7, VELVET[4], 0.6), (1, VELVET[4], 0.0), sy=0.144)  # fmt: skip
    if stage:
        out.ellipse(MIDDLE + half * 0.38, FOOT + 6, half * 1.04, half * 0.15, lift)
    fade = min(0.9, 1 - 24 / (high + 46))
    skin = out.linear(0, top, 0, FOOT + 26, (0, VELVET[1]), (fade - 0.16, VELVET[2]),
                      (fade, VELVET[2], 0.85), (1, VELVET[2], 0.0))  # fmt: skip
    out.path(shape, skin)
    lit = out.linear(MIDDLE - half, 0, MIDDLE + half * 0.3, 0, (0, VELVET[0], 0.0),
                     (0.3, VELVET[0], 0.75), (1, VELVET[0], 0.0))  # fmt: skip
    out.path(shape, lit)
    if high > 60:
        away = out.linear(MIDDLE, 0, MIDDLE + half * 1.2, 0, (0, VELVET[4], 0.0),
                          (0.6, VELVET[4], 0.6), (0.95, VELVET[4], 0.0))  # fmt: skip
        out.path(shape, away)
    embroidery(out, stage)
    folds(out, stage, rng)
    ink = out.linear(0, top, 0, FOOT, (0, LINE), (0.86, LINE), (1, LINE, 0.0))
    stroke(out, smooth(" ".join(kept), False), 7 if stage > 1 else 5, ink)
    if high > 60:
        sheen = [spot(stage, -0.86 + 0.09 * k, 0.93) for k in range(7)]
        glow = out.linear(0, top, 0, FOOT, (0, "#ffd2a8", 0.65), (0.8, "#ffd2a8", 0.0))
        stroke(out, line(sheen), 6, glow)
    if stage >= 5:
        grin(out, stage)
    if stage >= 3:
        grip(out, MIDDLE - 178, FOOT + 34, 3, 12 + stage * 0.7)
    if stage >= 6:
        grip(out, MIDDLE + 118, FOOT + 37, 3, 12 + stage * 0.7)
    return out


def cloth_lifted() -> Drawing:
    """The cloth in the air, seen from below: outside red, inside green."""
    out = Drawing(700, 400)
    rng = random.Random(12)

    def rim(turn: float) -> Point:
        ripple = 1 + 0.05 * math.sin(7 * turn + 0.6) + 0.03 * math.sin(12 * turn)
        return 350 + 300 * ripple * math.cos(turn), 292 + 62 * ripple * math.sin(turn)

    whole = [rim(math.tau * k / 48) for k in range(48)]
    inside = out.radial(350, 270, 300, (0, "#06140c"), (0.5, BOTTLE[3]), (1, BOTTLE[1]), sy=0.3)
    for start, stop in ((0.0, math.pi), (math.pi, math.tau)):
        if start:
            near = [rim(math.pi + math.pi * k / 24) for k in range(25)]
            ends = " ".join(f"{number(x)},{number(y)}" for x, y in near)
            skin = out.linear(120, 30, 560, 330, (0, VELVET[0]), (0.35, VELVET[1]),
                              (0.7, VELVET[2]), (1, VELVET[3]))  # fmt: skip
            d = smooth(f"350,18* 306,40 296,90 240,150 130,200 {ends} 580,206 462,150 404,92 "
                       "396,42")  # fmt: skip
            inked(out, d, skin, 7)
            dark = lit = ""
            for k in range(17):
                turn = math.pi * (1.04 + 0.92 * (k + rng.uniform(0.2, 0.8)) / 17)
                low = rim(turn)
                off = (low[0] - 350) / 300
                top = (350 + off * 46, 60 + rng.uniform(0, 60))
                wide = rng.uniform(5, 11)
                dark += crease(top, (low[0], low[1] - 6), off * -40, wide)
                if abs(off) > 0.8:
                    continue
                lit += crease((top[0] - 4, top[1] + 8), (low[0] - wide * 1.7, low[1] - 8),
                              off * -40, wide * 0.5)  # fmt: skip
            out.path(lit, VELVET[0], opacity="0.55")
            out.path(dark, VELVET[4], opacity="0.5")
            inked(out, smooth("318,60 330,26 318,8 350,2 384,10 372,28 382,60 350,70"), skin, 6)
            stroke(out, smooth("312,62 350,74 388,62", False), 12, LINE)
            stroke(out, smooth("314,62 350,73 386,62", False), 6, BRASS[1])
        else:
            inked(out, line(whole, True), inside, 6)
        fringe = ""
        for k in range(44):
            turn = start + (stop - start) * (k + 0.5) / 44
            x, y = rim(turn)
            fringe += f"M{number(x)} {number(y)}l{number(4 * math.sin(k * 1.7))} 16"
        stroke(out, fringe, 8, LINE)
        stroke(out, fringe, 4.6, BRASS[2])
        edge = [rim(start + (stop - start) * k / 24) for k in range(25)]
        stroke(out, line(edge), 10, LINE)
        stroke(out, line(edge), 5, BRASS[1])
    return out


def main() -> None:
    for stage in range(STAGES):
        save(cloth(stage), f"cloth_{stage}")
    save(cloth_lifted(), "cloth_lifted")


if __name__ == "__main__":
    main()
