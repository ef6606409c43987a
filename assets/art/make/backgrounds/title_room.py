"""The room of the title picture: floor, walls, ceiling, staircase and the swing doors."""

from __future__ import annotations

import numpy as np

from assets.art.make.backgrounds.perspective import Camera, outline
from assets.art.make.backgrounds.props import STROKE
from assets.art.make.backgrounds.studio import Array, Studio, smooth
from assets.art.make.backgrounds.wallpaper import wall
from assets.art.make.backgrounds.wood import clouds, planks
from assets.art.make.palette import BRASS, LINE, WOOD
from assets.art.make.pen import Drawing, number

CAMERA = Camera(1000, 470, 1100, 1.6)
LEFT, RIGHT, BACK, CEILING, RAIL = -5.2, 5.5, 9.0, 4.6, 1.15
M = CAMERA.size(BACK)
PAPER = ("#5c2320", "#9a5a34")


def shell(s: Studio, light: Array) -> None:
    """Floor, three walls and the ceiling."""
    x0, y1 = CAMERA.see(LEFT, 0, BACK)
    x1, y0 = CAMERA.see(RIGHT, CEILING, BACK)
    # Back wall
    u, v = (s.x - x0), (y1 - s.y)
    rgb = wall(u, v, RAIL * M, 62, *PAPER, 11)
    # Side walls
    for edge, here in ((LEFT, s.x < x0), (RIGHT, s.x > x1)):
        z, y = CAMERA.side(s.x, s.y, edge)
        side = wall(z * M, y * M, RAIL * M, 62, *PAPER, 12)
        side *= (0.8 - 0.25 * smooth(BACK, 3, z))[..., None]
        rgb = np.where(here[..., None], side, rgb)
    # Ceiling
    x, z = CAMERA.level(s.x, s.y, CEILING)
    above = (CEILING - CAMERA.eye) * CAMERA.focal / np.maximum(CAMERA.vy - s.y, 1)
    x, z = (s.x - CAMERA.vx) * above / CAMERA.focal, above
    roof = planks(z * M, x * M, 46, 21, ("#2a160b", "#4a2b14", "#6d4423"), seam=2)
    rgb = np.where((above < BACK)[..., None] & (s.y < CAMERA.vy)[..., None], roof, rgb)
    # Floor: worn boards running toward us, a paler path to the bar
    x, z = CAMERA.level(s.x, s.y, 0)
    floor = planks(z * 130, x * 130, 28, 22, ("#3a200f", "#744722", "#a56d3a"), length=420,
                   seam=1.3)  # fmt: skip
    worn = 0.82 + 0.4 * clouds(x * 0.8, z * 0.8, 24)
    floor *= (worn * (1 - 0.45 * smooth(0.7, 0, BACK - z)))[..., None]
    low = (z < BACK) & (s.y > CAMERA.vy) & (x > LEFT) & (x < RIGHT)
    rgb = np.where(low[..., None], floor, rgb)
    # Corners where planes meet
    for at, lo, hi in ((x0, y0, y1), (x1, y0, y1)):
        near = smooth(46, 0, np.abs(s.x - at)) * ((s.y > lo) & (s.y < hi))
        rgb = rgb * (1 - 0.5 * near)[..., None]
    top = smooth(80, 0, s.y - y0) * ((s.y > y0) & (s.x > x0) & (s.x < x1))
    rgb = rgb * (1 - 0.6 * top)[..., None]
    s.rgb[:] = rgb * light


def beams(d: Drawing) -> None:
    """Ceiling beams and the cornice."""
    see = CAMERA.see
    for z in (8.6, 7.2):
        under = CEILING - 0.3
        front = outline(CAMERA.many([(LEFT, CEILING, z), (RIGHT, CEILING, z), (RIGHT, under, z),
                                     (LEFT, under, z)]))  # fmt: skip
        below = outline(CAMERA.many([(LEFT, under, z), (RIGHT, under, z), (RIGHT, under, z + 0.35),
                                     (LEFT, under, z + 0.35)]))  # fmt: skip
        _, y = see(0, under, z)
        d.path(below, "#2c180b", **STROKE, stroke_width=2)
        d.path(front, d.linear(0, y - 40, 0, y, (0, WOOD[3]), (1, WOOD[2])), **STROKE,
               stroke_width=2.4)  # fmt: skip


STEPS, RISE, RUN, FOOT, INNER = 13, 0.215, 0.29, 8.45, 4.15


def _slope(step: float) -> tuple[float, float]:
    return step * RISE, FOOT - step * RUN


def stairs(d: Drawing) -> None:
    """The staircase along the right wall, climbing toward us."""
    see = CAMERA.see
    h1, z1 = _slope(STEPS)
    wall_under = [(INNER, 0, FOOT), (INNER, 0, z1), (INNER, h1, z1)]
    d.path(outline(CAMERA.many(wall_under)), d.linear(1540, 0, 1920, 0, (0, "#6d421f"),
           (1, "#3a2010")), **STROKE, stroke_width=3)  # fmt: skip
    for k in range(5):
        a, b = FOOT - 0.75 - k * 0.62, FOOT - 1.28 - k * 0.62
        ha, hb = (FOOT - a) / RUN * RISE - 0.42, (FOOT - b) / RUN * RISE - 0.42
        if min(ha, hb) < 0.2:
            continue
        panel = [(INNER, 0.14, a), (INNER, 0.14, b), (INNER, hb, b), (INNER, ha, a)]
        d.path(outline(CAMERA.many(panel)), d.linear(1560, 500, 1920, 760, (0, "#4a2a14"),
               (1, "#5f3719")), **STROKE, stroke_width=2.5)  # fmt: skip
        (ax, ay), (bx, by) = see(INNER, ha, a), see(INNER, hb, b)
        d.path(f"M{number(ax)} {number(ay)} L{number(bx)} {number(by)}", stroke="#1d0e06",
               stroke_width=5, opacity=0.6)  # fmt: skip
    # The cut string along the ends of the treads.
    saw: list[tuple[float, float, float]] = []
    for i in range(STEPS):
        h, z = _slope(i)
        saw += [(INNER, h, z), (INNER, h + RISE, z), (INNER, h + RISE, z - RUN)]
    lower = [(INNER, h1 - 0.34, z1), (INNER, -0.0, FOOT - 0.42), (INNER, 0, FOOT)]
    d.path(outline(CAMERA.many(saw + lower)), d.linear(1540, 660, 1920, 300, (0, "#a56d3a"),
           (1, "#6a3f1f")), **STROKE, stroke_width=3)  # fmt: skip
    for i in range(STEPS):
        h, z = _slope(i)
        lip = [
            (INNER - 0.05, h + RISE + 0.03, z + 0.05),
            (INNER - 0.05, h + RISE + 0.03, z - RUN),
            (INNER - 0.05, h + RISE - 0.03, z - RUN),
            (INNER - 0.05, h + RISE - 0.03, z + 0.05),
        ]
        d.path(outline(CAMERA.many(lip)), "#c78c50", **STROKE, stroke_width=1.6)
        curl_x, curl_y = see(INNER, h + RISE * 0.45, z - RUN * 0.5)
        r = CAMERA.size(z) * 0.045
        d.path(f"M{number(curl_x - r)} {number(curl_y)} q{number(r)} {number(-r * 1.6)} "
               f"{number(r * 2)} 0 q{number(-r * 0.6)} {number(r * 1.2)} {number(-r)} 0",
               stroke="#3a200f", stroke_width=2.2, opacity=0.8)  # fmt: skip
    for i in range(STEPS * 2):
        h, z = _slope(i / 2 + 0.25)
        foot = (int(i / 2) + 1) * RISE
        _baluster(d, see(INNER, foot, z), see(INNER, h + RISE + 0.84, z), CAMERA.size(z))
    rail = []
    for up in (0.92, 0.82):
        a, b = _slope(-0.1), _slope(STEPS)
        ends = [(INNER, a[0] + RISE + up, a[1]), (INNER, b[0] + RISE + up, b[1])]
        rail += ends if up > 0.9 else ends[::-1]
    d.path(outline(CAMERA.many(rail)), d.linear(1540, 560, 1920, 120, (0, "#d09a58"),
           (0.5, "#9a6433"), (1, "#6a3f1f")), **STROKE, stroke_width=3)  # fmt: skip
    newel(d)


def _baluster(d: Drawing, foot: tuple[float, float], head: tuple[float, float], m: float) -> None:
    x, y0, y1 = foot[0], foot[1], head[1]
    w, h = m * 0.026, y0 - y1
    paint = d.linear(x - w * 2, 0, x + w * 2, 0, (0, "#b27a45"), (0.4, "#8a562d"), (1, "#3a200f"))
    n = number
    left, right = [], []
    for at, wide in ((0, 1.3), (0.12, 1.3), (0.16, 0.6), (0.24, 1.5), (0.42, 1.0), (0.7, 0.6),
                     (0.86, 0.8), (0.9, 1.3), (1, 1.3)):  # fmt: skip
        left.append((x - w * wide, y0 - h * at))
        right.append((x + w * wide, y0 - h * at))
    points = left + right[::-1]
    d.path("M" + " L".join(f"{n(px)} {n(py)}" for px, py in points) + "Z", paint, **STROKE,
           stroke_width=1.6)  # fmt: skip


def newel(d: Drawing) -> None:
    """The post at the foot of the stairs, with a globe lamp on it."""
    x, y = CAMERA.see(INNER, 0, FOOT + 0.1)
    m = CAMERA.size(FOOT + 0.1)
    paint = d.linear(x - 14, 0, x + 14, 0, (0, "#c78c50"), (0.4, "#8a562d"), (1, "#3a200f"))
    for low, high, wide in ((0, 0.3, 0.095), (0.3, 1.05, 0.07), (1.05, 1.13, 0.105),
                            (1.13, 1.2, 0.05)):  # fmt: skip
        d.rect(x - wide * m, y - high * m, wide * m * 2, (high - low) * m, paint, 2, stroke=LINE,
               stroke_width=2)  # fmt: skip
    d.rect(x - 7, y - 1.26 * m, 14, 10, BRASS[2], 2, stroke=LINE, stroke_width=1.6)


def newel_lamp() -> tuple[float, float]:
    """The middle of the globe lamp on the newel post."""
    x, y = CAMERA.see(INNER, 0, FOOT + 0.1)
    return x, y - 1.38 * CAMERA.size(FOOT + 0.1)


def doors(d: Drawing) -> None:
    """The two leaves of the swing doors, close by, with dusk on their edges from behind us."""
    for flip in (False, True):
        d.open("translate(1920 0) scale(-1 1)" if flip else "")
        d.path("M-20 -20 L34 -20 L34 1100 L-20 1100Z", d.linear(0, 0, 34, 0, (0, "#4a2c38"),
               (0.3, "#2a1712"), (1, "#3d2113")), stroke=LINE, stroke_width=3)  # fmt: skip
        d.path("M34 396 C66 376 86 402 96 424 L96 1100 L34 1100Z", d.linear(34, 0, 96, 0,
               (0, "#2a160e"), (0.7, "#4a2816"), (1, "#8a5230")), stroke=LINE,
               stroke_width=4)  # fmt: skip
        d.path("M36 400 C64 382 82 404 92 424 L92 1080", stroke="#d08a52", stroke_width=3,
               opacity=0.6)  # fmt: skip
        for k in range(13):
            y = 470 + k * 46
            d.path(f"M44 {y} L84 {y + 8} L84 {y + 32} L44 {y + 28}Z", d.linear(0, y, 0, y + 32,
                   (0, "#0a0503"), (0.5, "#2c170c"), (1, "#6a3c20")), stroke=LINE,
                   stroke_width=2)  # fmt: skip
        for y in (520, 960):
            d.rect(26, y, 16, 46, "#9c6b25", 4, stroke=LINE, stroke_width=2.5)
        d.close()
