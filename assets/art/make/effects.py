"""Draws what flies: smoke, dust, muzzle flashes, sparks, holes, bursts and the tumbleweed.

Run from the project root: `python -m assets.art.make.effects`. It writes into assets/art/props:

- `smoke_puff_{1..4}.svg` (200 square) and `dust_puff_{1..3}.svg` (220 by 140, feet at y = 130):
  stages of one puff, to be faded by whoever draws them
- `muzzle_flash_{1..3}.svg` (240 by 160): the muzzle is at (16, 80), the shot goes right
- `fuse_spark.svg`, `bullet_hole.svg` (100 square), `tumbleweed.svg` (200 square)
- `star_burst.svg` (600 square), to be turned slowly behind what is celebrated
"""

from __future__ import annotations

import math
import random

from assets.art.make.palette import BRASS, LINE, WOOD
from assets.art.make.pen import Drawing, number, rounded, star
from assets.art.make.stamp import disc, ray

Ball = tuple[float, float, float]
Tones = tuple[str, str, str]


def cloud(out: Drawing, balls: list[Ball], tones: Tones) -> None:
    """Billows, one body with a dark edge and a lit rim; (x, y, radius) each."""
    edge, body, light = tones
    for grow, drop, tone in ((2.5, 0.0, edge), (0.0, 0.0, light), (0.0, 0.17, body)):
        out.add(f'<g fill="{tone}">')
        for x, y, r in balls:
            radius = r + grow - drop * r
            out.add(
                f'<circle cx="{number(round(x + drop * 0.6 * r, 1))}" '
                f'cy="{number(round(y + drop * 0.5 * r, 1))}" r="{number(round(radius, 1))}"/>'
            )
        out.close()


def billow(out: Drawing, rng: random.Random, spot: Ball, tones: Tones, flat: bool = False) -> None:
    """One rounded clump inside (x, y, radius): lobes round a middle, a curl or two on its face."""
    x, y, size = spot
    lobes = max(5, round(size / 5))
    balls = [(x, y, size * 0.62)]
    for i in range(lobes):
        a = 2 * math.pi * (i + rng.uniform(-0.25, 0.25)) / lobes
        r = size * rng.uniform(0.3, 0.42)
        dy = (size - r) * math.sin(a)
        balls.append((x + (size - r) * math.cos(a), y + (dy * 0.35 if flat and dy > 0 else dy), r))
    cloud(out, balls, tones)
    for dx, dy, r in ((-0.3, -0.22, 0.34), (0.28, 0.1, 0.26), (-0.22, 0.4, 0.2)):
        cx, cy, r = x + dx * size, y + dy * size * (0.6 if flat else 1), r * size
        start, end = (cx - r, cy + r * 0.3), (cx + r * 0.6, cy - r * 0.6)
        d = f"M{start[0]:.1f} {start[1]:.1f}A{r:.1f} {r:.1f} 0 0 1 {end[0]:.1f} {end[1]:.1f}"
        out.path(d, stroke=tones[2], stroke_width=max(1.5, size * 0.07), stroke_linecap="round")


# Clumps of each stage, back to front: x, y, radius, shade (0 far to 2 near).
SMOKES: tuple[tuple[tuple[float, float, float, int], ...], ...] = (
    ((116, 88, 26, 0), (86, 92, 28, 1), (104, 112, 34, 2)),
    ((134, 74, 34, 0), (76, 74, 34, 0), (146, 116, 32, 1), (62, 116, 34, 1), (106, 120, 44, 2)),
    (
        (100, 40, 26, 0), (148, 62, 30, 0), (52, 62, 28, 0), (164, 112, 26, 1), (38, 114, 28, 1),
        (134, 152, 30, 2), (74, 154, 32, 2), (104, 96, 17, 0),
    ),
    (
        (108, 26, 15, 0), (160, 52, 18, 0), (44, 56, 20, 0), (176, 116, 12, 1), (24, 122, 13, 1),
        (140, 162, 19, 2), (66, 166, 16, 2), (92, 104, 9, 1), (126, 92, 7, 0),
    ),
)  # fmt: skip
DUSTS: tuple[tuple[tuple[float, float, float, int], ...], ...] = (
    ((110, 100, 26, 0), (82, 112, 18, 1), (138, 112, 17, 1), (110, 114, 20, 2)),
    (
        (110, 70, 36, 0), (70, 92, 30, 0), (152, 90, 30, 0), (44, 112, 22, 1), (178, 112, 22, 1),
        (92, 106, 28, 2), (134, 108, 26, 2),
    ),
    (
        (110, 36, 18, 0), (62, 56, 21, 0), (160, 54, 19, 0), (24, 94, 15, 1), (198, 96, 14, 1),
        (88, 98, 19, 2), (140, 102, 17, 2), (52, 118, 11, 2), (174, 122, 8, 2),
    ),
)  # fmt: skip
SMOKE_SHADES: tuple[Tones, ...] = (
    ("#3f342b", "#8f8375", "#b0a595"),
    ("#463a30", "#b3a795", "#d3c9b7"),
    ("#4e4136", "#d8cdb9", "#f6efe0"),
)
DUST_SHADES: tuple[Tones, ...] = (
    ("#4a2d17", "#a3733f", "#c4935a"),
    ("#54341b", "#bd8b52", "#dcb077"),
    ("#5c391d", "#d8aa70", "#f3d5a2"),
)


def smoke(stage: int) -> Drawing:
    """Gun smoke: a tight ball, a billow, a ring that opens, then wisps."""
    out = Drawing(200, 200)
    rng = random.Random(40 + stage)
    for x, y, r, shade in SMOKES[stage - 1]:
        billow(out, rng, (x, y, r), SMOKE_SHADES[shade])
    return out


def dust(stage: int) -> Drawing:
    """Dust kicked up from the street, flat below and ragged above."""
    out = Drawing(220, 140)
    rng = random.Random(70 + stage)
    for _ in range(7 * stage):
        across = rng.uniform(-1, 1)
        x, y = 110 + across * 100, 120 - rng.uniform(10, 100) * (1.1 - abs(across))
        out.circle(x, y, rng.uniform(1.4, 3), "#ecca94", stroke="#5c391d", stroke_width=1.2)
    for x, y, r, shade in DUSTS[stage - 1]:
        billow(out, rng, (x, y, r), DUST_SHADES[shade], flat=True)
    return out


def flash(stage: int) -> Drawing:
    """Fire out of a muzzle: orange and gold, hardly any white."""
    out = Drawing(240, 160)
    rng = random.Random(20 + stage)
    reach, wide, spikes = ((104, 44, 4), (214, 72, 6), (140, 52, 5))[stage - 1]
    layers = (
        (1.0, "#7c1d18"), (0.93, "#d8521c"), (0.74, "#f0902e"), (0.53, "#ffc44e"),
        (0.32, "#ffe9a8"),
    )  # fmt: skip
    shape = []
    for i in range(-2 * spikes, 2 * spikes + 1):
        t = i / (2 * spikes)
        a = t * 1.45
        far = reach * (1 - abs(t)) ** 1.25 + wide * (0.62 + 0.38 * abs(t))
        far = min(far, reach) * (rng.uniform(0.86, 1.0) if i % 2 == 0 else rng.uniform(0.5, 0.6))
        shape.append((math.cos(a) * far, math.sin(a) * far * 0.78))
    for part, colour in layers:
        points = [(16.0, 80 - 5 * part)]
        points += [(16 + x * part + 2, 80 + y * part) for x, y in shape]
        points += [(16.0, 80 + 5 * part), (10.0, 80.0)]
        out.path(rounded(points, 2.5), colour)
    for _ in range(10):
        a, r = rng.uniform(-0.7, 0.7), rng.uniform(0.6, 1.0) * reach
        x, y = 16 + math.cos(a) * r * 0.95, 80 + math.sin(a) * min(r, 100) * 0.8
        out.circle(x, y, rng.uniform(1.4, 3.4), rng.choice(("#ffc44e", "#f0902e", "#ffe9a8")))
    return out


def spark() -> Drawing:
    out = Drawing(100, 100)
    glow = out.radial(50, 50, 50, (0, "#ffd980", 0.9), (0.35, "#ff9a2e", 0.5), (1, "#c4481c", 0))
    out.circle(50, 50, 50, glow)
    rng = random.Random(9)
    for i in range(14):
        d = ray(50, 50, 8, rng.uniform(22, 46), i * 360 / 14 + rng.uniform(-9, 9))
        colour = rng.choice(("#ffd25e", "#ff9a2e", "#fff1b0"))
        out.path(d, stroke=colour, stroke_width=rng.uniform(1.4, 3.2), stroke_linecap="round")
    for _ in range(9):
        a, r = rng.uniform(0, 6.28), rng.uniform(26, 46)
        out.circle(50 + r * math.cos(a), 50 + r * math.sin(a), rng.uniform(1, 2.2), "#ffe08a")
    out.path(rounded(star(50, 50, 22, 8, 6), 1), "#ff9a2e")
    out.path(rounded(star(50, 50, 15, 6.5, 6, 30), 1), "#ffe08a")
    out.circle(50, 50, 6, "#fffbe6")
    return out


def bullet_hole() -> Drawing:
    """A hole in a plank, splintered along the grain."""
    out = Drawing(100, 100)
    rng = random.Random(3)
    points = []
    for i in range(22):
        a = 2 * math.pi * i / 22
        far = (30 if i % 2 == 0 else 19) * rng.uniform(0.85, 1.2)
        points.append((50 + far * 1.3 * math.cos(a), 50 + far * 0.95 * math.sin(a)))
    out.path(rounded(points, 1), WOOD[0], stroke=WOOD[3], stroke_width=2, stroke_linejoin="round")
    inner = [(50 + (x - 50) * 0.72 + 1, 50 + (y - 50) * 0.74 + 1.5) for x, y in points]
    out.path(rounded(inner, 1), WOOD[2])
    for _ in range(7):
        a = rng.choice((0, math.pi)) + rng.uniform(-0.5, 0.5)
        r = rng.uniform(34, 47)
        x, y = math.cos(a), math.sin(a)
        d = f"M{50 + 20 * x:.1f} {50 + 16 * y:.1f}L{50 + r * x:.1f} {50 + r * 0.8 * y:.1f}"
        out.path(d, stroke=LINE, stroke_width=rng.uniform(1.2, 2.6), stroke_linecap="round")
    hole = out.radial(47, 46, 20, (0, "#060302"), (0.75, "#0c0603"), (1, LINE))
    out.circle(50, 50, 17, hole, stroke=LINE, stroke_width=3)
    out.path("M39 63A17.500 17.500 0 0 0 66 57", stroke="#e0ac74", stroke_width=2.5,
             stroke_linecap="round", opacity=".8")  # fmt: skip
    return out


def tumbleweed() -> Drawing:
    """A ball of dry twigs, dark inside, pale where the sun falls."""
    out = Drawing(200, 200)
    rng = random.Random(1849)
    ball = out.radial(84, 80, 100, (0, "#6b4a22", 0.75), (0.7, "#3d2710", 0.7), (1, "#2a190a", 0.5))
    out.circle(100, 100, 76, ball)
    for tone, width, count, reach in (
        (LINE, 6.0, 22, 90), ("#5d3f1b", 4.0, 22, 89), ("#94692f", 3.4, 22, 87),
        ("#c79a52", 2.8, 18, 84), ("#ecca86", 2.2, 11, 78),
    ):  # fmt: skip
        d = ""
        for _ in range(count):
            # Half of a leaning loop; its two ends lie inside the ball.
            rx = reach * rng.uniform(0.45, 0.98)
            ry = rx * rng.uniform(0.35, 0.95)
            lean = rng.uniform(0, 360)
            room = reach - rx
            x, y = 100 + rng.uniform(-room, room) * 0.8, 100 + rng.uniform(-room, room) * 0.8
            if tone == "#ecca86":
                x, y = x - 5, y - 6
            c, k = math.cos(math.radians(lean)) * rx, math.sin(math.radians(lean)) * rx
            side = rng.randrange(2)
            d += f"M{x - c:.0f} {y - k:.0f}A{rx:.0f} {ry:.0f} {lean:.0f} 0 {side} "
            d += f"{x + c:.0f} {y + k:.0f}"
        out.path(d, stroke=tone, stroke_width=width, stroke_linecap="round")
    return out


def star_burst() -> Drawing:
    """Rays, stars and glitter for five of a kind."""
    out = Drawing(600, 600)
    rng = random.Random(555)
    halo = out.radial(
        300, 300, 296,
        (0, "#fff0b8", 0.9), (0.3, "#ffc95a", 0.55), (0.7, "#e8862f", 0.16), (1, "#c4561c", 0),
    )  # fmt: skip
    out.circle(300, 300, 296, halo)
    for turn, wide, far, tone, strength in (
        (0, 5.0, 292, "#ffe08a", 0.75), (11.25, 3.2, 250, "#fff6d6", 0.6),
    ):  # fmt: skip
        fade = out.radial(
            300, 300, far,
            (0, tone, 0.0), (0.16, tone, strength), (0.6, tone, strength * 0.5), (1, tone, 0),
        )  # fmt: skip
        d = ""
        for i in range(16):
            a, half = math.radians(22.5 * i + turn), math.radians(wide)
            p, q = (
                (300 + far * math.sin(a + s * half), 300 - far * math.cos(a + s * half))
                for s in (-1, 1)
            )
            d += f"M300 300L{p[0]:.1f} {p[1]:.1f}L{q[0]:.1f} {q[1]:.1f}Z"
        out.path(d, fade)
    for i in range(14):
        a = 2 * math.pi * (i + rng.uniform(-0.25, 0.25)) / 14
        r, size = rng.uniform(170, 270), rng.uniform(8, 19)
        x, y = 300 + r * math.sin(a), 300 - r * math.cos(a)
        points = rounded(star(x, y, size, size * 0.44, 5, rng.uniform(0, 72)), 1)
        out.path(points, BRASS[1], stroke=LINE, stroke_width=3, stroke_linejoin="round")
        out.path(disc(x - size * 0.2, y - size * 0.25, size * 0.2), "#ffffff", opacity=".8")
    for _ in range(40):
        a, r = rng.uniform(0, 6.28), rng.uniform(110, 285)
        out.circle(300 + r * math.cos(a), 300 + r * math.sin(a), rng.uniform(1.2, 3.6), "#fff1b0",
                   opacity=f"{rng.uniform(0.5, 1):.2f}")  # fmt: skip
    return out


def main() -> None:
    for stage in (1, 2, 3, 4):
        smoke(stage).save(f"props/smoke_puff_{stage}")
    for stage in (1, 2, 3):
        dust(stage).save(f"props/dust_puff_{stage}")
        flash(stage).save(f"props/muzzle_flash_{stage}")
    spark().save("props/fuse_spark")
    bullet_hole().save("props/bullet_hole")
    tumbleweed().save("props/tumbleweed")
    star_burst().save("props/star_burst")


if __name__ == "__main__":
    main()
