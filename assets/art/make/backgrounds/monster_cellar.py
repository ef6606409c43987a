"""monster_cellar.webp: the cellar below the saloon, a round table in light that falls from above.

The table's top is an ellipse about (960, 568); the thing lies on its middle under a cloth of its
own. Below y = 694 its green cloth hangs down in dark folds, on which the hand of cards is shown.
"""

from __future__ import annotations

import numpy as np

from assets.art.make.backgrounds import cellar_things as things
from assets.art.make.backgrounds.studio import Array, Studio, colour, main, sheet, smooth
from assets.art.make.backgrounds.wood import clouds, noise, per_plank, planks
from assets.art.make.palette import BRASS
from assets.art.make.pen import Drawing, number

CX, CY, RX, RY = 960.0, 568.0, 600.0, 121.0
WALL_FOOT = 640.0
ARCH_Y, ARCH_R, ARCH_HALF = 800.0, 500.0, 262.0


def bricks(u: Array, v: Array, seed: int, wide: float = 82, high: float = 30) -> Array:
    """A wall of old bricks, `u` right and `v` down."""
    v = v + noise(u / 170, v / 90, seed) * 5
    row = np.floor(v / high)
    shift = np.where(row % 2 == 0, 0.0, wide / 2) + per_plank(row, seed + 1) * 16
    column = np.floor((u + shift) / wide)
    tone = per_plank(column * 37 + row * 101, seed + 2)
    x, y = (u + shift) - column * wide, v - row * high
    gap = np.minimum(np.minimum(x, wide - x), np.minimum(y, high - y) * 1.1)
    gap = gap + (noise(u / 7, v / 7, seed + 3) - 0.5) * 2.6
    face = smooth(1.6, 4.6, gap)
    look = 0.35 * tone + 0.65 * clouds(u / 46 + tone * 31, v / 30, seed + 4)
    look = look + 0.16 * (noise(u / 3, v / 3, seed + 5) - 0.5)
    dark, middle, light = colour("#3c1d17"), colour("#7d4230"), colour("#b4704e")
    rgb = dark + (middle - dark) * smooth(0.1, 0.5, look)[..., None]
    rgb = rgb + (light - middle) * smooth(0.5, 0.9, look)[..., None]
    edge = 0.16 * smooth(7, 3, y) - 0.24 * smooth(8, 3, high - y)
    rgb = rgb * (1 + edge)[..., None]
    mortar = colour("#2a211d") * (0.7 + 0.5 * noise(u / 5, v / 5, seed + 6))[..., None]
    return (mortar + (rgb - mortar) * face[..., None]).astype(np.float32)


def flags(s: Studio) -> Array:
    """A floor of stone slabs running away from us."""
    z = 700 / np.maximum(s.y - 380, 30)
    right, far = (s.x - CX) * z, z * 900
    row = np.floor(far / 210)
    shift = per_plank(row, 5) * 260
    column = np.floor((right + shift) / 300)
    x, y = right + shift - column * 300, far - row * 210
    gap = np.minimum(np.minimum(x, 300 - x), np.minimum(y, 210 - y))
    tone = per_plank(column * 13 + row * 59, 6)
    look = 0.7 + 0.35 * tone * clouds(right / 60, far / 60, 7) + 0.2 * noise(right / 6, far / 6, 8)
    stone = colour("#4d4440") * look[..., None]
    return stone * (0.35 + 0.65 * smooth(2, 9, gap))[..., None]


def wall(s: Studio, light: Array) -> None:
    """Bricks, the arch with the dark behind it, the floor, the timber."""
    rgb = bricks(s.x, s.y, 3)
    rgb *= (1 - 0.55 * smooth(WALL_FOOT - 120, WALL_FOOT, s.y))[..., None]
    away = np.hypot(s.x - CX, s.y - ARCH_Y)
    inside = (np.abs(s.x - CX) < ARCH_HALF) & (away < ARCH_R)
    stones = bricks((np.arctan2(s.x - CX, ARCH_Y - s.y) * ARCH_R) + 17, away * 1.0, 21, 30, 60)
    ring = (away >= ARCH_R) & (away < ARCH_R + 52) & (np.abs(s.x - CX) < ARCH_HALF + 22)
    jamb = (np.abs(s.x - CX) >= ARCH_HALF) & (np.abs(s.x - CX) < ARCH_HALF + 22) & (away < ARCH_R)
    rgb = np.where(ring[..., None], stones * 1.12, rgb)
    rgb = np.where(jamb[..., None], rgb * 1.12, rgb)
    deep = colour("#0b0a10") * np.ones_like(rgb)
    rgb = np.where(inside[..., None], deep, rgb)
    edge = smooth(26, 0, np.abs(away - ARCH_R - 26) - 26) * smooth(300, 284, np.abs(s.x - CX))
    rgb *= (1 - 0.35 * edge * (~inside) * (~ring))[..., None]
    rgb = np.where((s.y > WALL_FOOT)[..., None], flags(s), rgb)
    s.rgb[:] = rgb * light
    d = sheet()
    things.alcove(d)
    rgba = s.raster(d)
    s.cover(rgba[..., :3] * 0.42, rgba[..., 3] * inside * 0.9)
    s.rgb *= (1 - 0.7 * inside * smooth(40, 0, ARCH_HALF - np.abs(s.x - CX)))[..., None]


def timber(s: Studio, light: Array, box: tuple[float, float, float, float], upright: bool,
           seed: int) -> None:  # fmt: skip
    """A hewn beam with a lit edge and its shadow to the lower right."""
    x0, y0, x1, y1 = box
    s.rgb *= (1 - 0.6 * smooth(x0 - 4, x0 + 10, s.x) * smooth(x1 + 34, x1 + 6, s.x)
              * smooth(y0 - 4, y0 + 10, s.y) * smooth(y1 + 30, y1 + 4, s.y))[..., None]  # fmt: skip
    along, across = (s.y, s.x - x0) if upright else (s.x, s.y - y0)
    wide = (x1 - x0) if upright else (y1 - y0)
    wood = planks(along, across, wide, seed, ("#2c180b", "#6a4020", "#a06a3a"), seam=1.0)
    t = np.clip(across / wide, 0, 1)
    wood *= (0.6 + 0.75 * np.sin(np.clip(t * 1.15 + 0.12, 0, 1) * np.pi))[..., None]
    px = 1 / s.scale
    mask = (smooth(x0 - px, x0 + px, s.x) * smooth(x1 + px, x1 - px, s.x)
            * smooth(y0 - px, y0 + px, s.y) * smooth(y1 + px, y1 - px, s.y))  # fmt: skip
    s.cover(wood * light * 1.05, mask)


def table(s: Studio, light: Array) -> None:
    """The round top in bottle-green velvet and the folds that hang from it."""
    px = 1 / s.scale
    across = (s.x - CX) / RX
    # The hanging cloth flares a little; folds follow the bend of the table.
    flare = 1 + np.clip(s.y - CY, 0, 600) * 0.00042
    a = np.clip(across / flare, -1, 1)
    front = CY + RY * np.sqrt(1 - a * a)
    turn = np.arcsin(a)
    down = np.clip((s.y - front) / 340, 0, 1.2)
    bend = turn * 13 + noise(turn * 3, down * 1.2, 4) * 2.4 * down
    wave = np.sin(bend * 2) * 0.7 + np.sin(bend * 3.7 + 1) * 0.3
    depth = smooth(0, 0.3, down)
    hang = colour("#2c7048") * (0.55 + 0.5 * wave * depth)[..., None]
    hang += colour("#6fb08a") * (smooth(0.55, 1, wave) * depth * 0.16)[..., None]
    hang *= (0.92 + 0.16 * noise(s.x / 2.2, s.y / 2.2, 9))[..., None]
    hang *= (0.35 + 0.65 * np.cos(turn * 0.92))[..., None]
    hang *= (0.64 * smooth(1.2, 0.0, down) + 0.36)[..., None]
    mask = smooth(-px, px, s.y - front) * smooth(1, 1 - 0.004, np.abs(across / flare))
    s.rgb *= (1 - 0.65 * smooth(1.25, 0.98, np.abs(across)) * smooth(560, 760, s.y))[..., None]
    s.cover(hang * np.clip(light * 0.7 + 0.22, 0, 1), mask)
    # The top.
    near = (s.y - CY) / RY
    r = np.sqrt(across**2 + near**2)
    # Wider at the sides than a true circle's edge would be at the front, but not by as much.
    reach = (RX * 0.8 * across**2 + RY * 1.6 * near**2) / np.maximum(r**2, 1e-3)
    edge = (1 - r) * reach
    nap = 0.86 + 0.16 * clouds(s.x / 120, s.y / 40, 12) + 0.13 * noise(s.x / 1.8, s.y / 1.3, 13)
    felt = colour("#276a45") * nap[..., None]
    wear = s.field(CX, CY, 460, 100, 1.0)
    felt += colour("#5f9a63") * (wear * 0.1)[..., None]
    felt *= (1 - 0.5 * smooth(26, 0, edge))[..., None]
    for at, wide in ((34.0, 4.6), (46.0, 1.8)):
        gilt = smooth(wide, wide - 1.2, np.abs(edge - at))
        shine = 0.65 + 0.4 * np.cos((across - 0.35 * near) * 5 + 2.4)
        felt += (colour(BRASS[2]) * shine[..., None] - felt) * (gilt * 0.9)[..., None]
    lip = smooth(3.2, 1.0, np.abs(edge - 2.4)) * np.clip(near + 0.6, 0, 1)
    felt += (lip * 0.3)[..., None] * colour("#bfe0a8")
    s.cover(felt * light, smooth(-px * 0.6, px * 0.6, edge))


def fringe(d: Drawing) -> None:
    """The gilt cord round the table's edge, with a tassel here and there."""
    cord = f"M{number(CX - RX)} {CY}A{RX} {RY} 0 0 0 {number(CX + RX)} {CY}"
    d.path(cord, stroke="#1d120b", stroke_width=10)
    d.path(cord, stroke=BRASS[3], stroke_width=6)
    d.path(cord, stroke=BRASS[1], stroke_width=3.4, stroke_dasharray="7 6")
    for k in (-4, 4):  # none where the prompt is written
        a = k * 0.33
        x, y = CX + RX * np.sin(a), CY + RY * np.cos(a)
        d.path(f"M{x - 9:.1f} {y + 16:.1f}L{x - 13:.1f} {y + 52:.1f}H{x + 13:.1f}"
               f"L{x + 9:.1f} {y + 16:.1f}Z", d.linear(x - 12, 0, x + 12, 0, (0, BRASS[2]),
               (0.3, BRASS[1]), (1, BRASS[4])), stroke="#1d120b", stroke_width=3)  # fmt: skip
        for dx in (-6, 0, 6):
            d.path(f"M{x + dx * 0.8:.1f} {y + 20:.1f}L{x + dx * 1.2:.1f} {y + 50:.1f}",
                   stroke=BRASS[4], stroke_width=2)  # fmt: skip
        d.circle(x, y + 10, 11, d.radial(x - 4, y + 6, 14, (0, BRASS[0]), (0.5, BRASS[2]),
                 (1, BRASS[4])), stroke="#1d120b", stroke_width=3)  # fmt: skip


def paint(s: Studio) -> None:
    light = s.evenly("#3d3540", 1.05)
    s.spot(light, 960, 500, 1350, 760, "#ffc88c", 0.66, 1.2)
    s.spot(light, 960, 560, 720, 330, "#ffd9a4", 0.62, 1.1)
    light /= np.maximum(1, light.max(-1, keepdims=True)) ** 0.6
    wall(s, light)
    timber(s, light, (577, 262, 629, 700), True, 40)
    timber(s, light, (1291, 262, 1343, 700), True, 41)
    dim = light * 0.85
    d = sheet()
    things.rack(d)
    things.shelves(d)
    s.layer(d, light=dim)
    timber(s, light, (-20, 232, 1940, 274), False, 44)
    d = sheet()
    things.rail(d)
    s.layer(d, light=light * 0.95)
    d = sheet()
    things.cobweb(d, 632, 276, 1, 120)
    things.cobweb(d, 1288, 276, -1, 96)
    things.cobweb(d, 2, 276, 1, 130)
    s.layer(d, light=np.clip(light * 1.2 + 0.1, 0, 1.2))
    table(s, light)
    d = sheet()
    fringe(d)
    s.layer(d, light=np.clip(light, 0, 1.1))
    cone = sheet()
    cone.path("M860 180L500 640H1420L1060 180Z", "#ffffff")
    s.shaft(cone, "#ffca80", 0.11, 46)
    s.glow(960, 380, 420, 200, "#ffd890", 0.2, 2.2)
    s.dust(17, 130, (560, 250, 1360, 600), "#ffe2b0")
    # The bands for plates and for the hand lie in the dark.
    s.rgb *= (1 - 0.45 * smooth(262, 120, s.y))[..., None]
    s.rgb *= (1 - 0.34 * smooth(700, 900, s.y))[..., None]
    # The lamp itself stays out of sight: it would hang between two plates.
    s.bloom(0.62, 24, 0.4)
    s.vignette(0.34, 0.95)
    s.grade(1.07, 0.02)


if __name__ == "__main__":
    main("monster_cellar", paint)
