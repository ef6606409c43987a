"""duel_street.webp: Main Street at high noon, seen from the middle of the road."""

from __future__ import annotations

import math
import random

import numpy as np

from assets.art.make.backgrounds import street_town as town
from assets.art.make.backgrounds.street_tower import tower
from assets.art.make.backgrounds.studio import Array, Studio, colour, main, sheet, smooth
from assets.art.make.backgrounds.wood import clouds, grain_overlay, noise, planks
from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing, number

CAMERA = town.CAMERA
SUN = (640.0, 128.0)
HAZE = "#fff0cf"


def sky(s: Studio) -> None:
    """Turquoise bleached to hot cream, thin clouds, a burning sun."""
    t = np.clip(s.y / 640, 0, 1)[..., None]
    high, middle, low = colour("#5fb0b2"), colour("#a9d2c2"), colour("#fdeec6")
    rgb = high + (middle - high) * smooth(0, 0.45, t) + (low - middle) * smooth(0.35, 0.95, t)
    veil = clouds(s.x / 330 + s.y / 240, s.y / 46, 51, 5)
    strands = smooth(0.52, 0.78, veil) * smooth(20, 160, s.y) * smooth(560, 300, s.y)
    rgb = rgb + (colour("#fffaf0") - rgb) * (strands * 0.55)[..., None]
    s.rgb[:] = rgb
    s.glow(*SUN, 900, 700, "#ffd684", 0.62, 2.0)
    s.glow(*SUN, 360, 360, "#ffdf94", 0.8, 1.6)
    turn = np.arctan2(s.y - SUN[1], s.x - SUN[0])
    rays = 0.5 + 0.5 * np.cos(turn * 14 + 2 * noise(turn * 3 + 20, turn * 0 + 3, 4))
    s.screen((rays * s.field(*SUN, 900, 900, 1.6) * 0.18)[..., None] * colour("#fff0c0"))
    s.cover(colour("#ffe9a4"), s.field(*SUN, 200, 200, 1.1) * 0.9)
    disc = np.hypot(s.x - SUN[0], s.y - SUN[1])
    s.cover(colour("#ffffff"), smooth(56, 47, disc))


def mesas(d: Drawing) -> None:
    """Table mountains behind the roofs, pale with distance."""
    for base, hue, shift in ((446, "#d6a888", 0), (512, "#c98e66", 70)):
        d.path(f"M560 660 L{590 - shift} {base + 40} L{640 - shift} {base + 34} L{662 - shift} "
               f"{base - 34} L{756 - shift} {base - 38} L{784 - shift} {base + 30} L{850 - shift} "
               f"{base + 44} L{930 + shift} {base + 50} L{1096 + shift} {base + 40} "
               f"L{1124 + shift} "
               f"{base - 18} L{1204 + shift} {base - 22} L{1226 + shift} {base + 20} "
               f"L{1300 + shift} {base + 30} L1400 660Z", hue, stroke="#b08460",
               stroke_width=1.5)  # fmt: skip


def ground(s: Studio) -> None:
    """A long road of beaten dust with ruts and hoof marks, and the shade of the left row."""
    x, z = CAMERA.level(s.x, s.y, 0)
    below = s.y > CAMERA.vy + 4
    broad = clouds(x * 0.9 + 40, z * 0.35, 5)
    fine = clouds(x * 5 + 9, z * 3.2, 8, 3)
    close = np.clip(9 / np.maximum(z, 1), 0, 1)
    grit = noise(x * 34, z * 26, 12)
    tone = np.clip(
        0.5 + (broad - 0.5) * 0.9 + ((fine - 0.5) * 0.55 + (grit - 0.5) * 0.22) * close, 0, 1
    )
    dark, light = colour("#b98a54"), colour("#f4d9a4")
    rgb = dark + (light - dark) * tone[..., None]
    wander = (noise(z * 0.33, z * 0 + 2, 31) - 0.5) * 0.55
    for at, deep in ((-1.15, 0.30), (0.15, 0.30), (0.55, 0.20), (1.75, 0.20)):
        line = np.abs(x - at - wander * (1 if at < 0 else 0.8))
        broken = 0.45 + 0.55 * noise(x * 3, z * 0.8, 33)
        rut = smooth(0.11, 0.02, line + (grit - 0.5) * 0.05) * deep * broken
        lip = smooth(0.05, 0.0, np.abs(x - at - wander - 0.19)) * 0.10 * broken
        rgb = rgb * (1 - rut + lip)[..., None]
    shade = smooth(0.25, -0.25, x + 3.35 + (noise(z * 0.7, z * 0 + 7, 3) - 0.5) * 0.3)
    rgb = rgb * (1 - shade[..., None] * (1 - colour("#9a8296")))
    rgb = rgb + (colour(HAZE) - rgb) * (0.72 * (1 - np.exp(-np.maximum(z - 6, 0) / 26)))[..., None]
    s.cover(rgb, below.astype(np.float32))


def hoofs(d: Drawing) -> None:
    """Hoof prints and pebbles, out of the fighters' way."""
    chance = random.Random(14)
    for _ in range(110):
        x, z = chance.uniform(-3.2, 3.2), chance.uniform(3.6, 16)
        px, py = CAMERA.see(x, 0, z)
        m = CAMERA.size(z)
        if abs(py - 930) < 50 and min(abs(px - 420), abs(px - 1500)) < 130:
            continue
        if chance.random() < 0.5:
            d.path(f"M{number(px - m * 0.05)} {number(py + m * 0.03)} C{number(px - m * 0.08)} "
                   f"{number(py - m * 0.05)} {number(px + m * 0.08)} {number(py - m * 0.05)} "
                   f"{number(px + m * 0.05)} {number(py + m * 0.03)}", stroke="#8a5f34",
                   stroke_width=m * 0.025, opacity=0.42, stroke_linecap="round")  # fmt: skip
        else:
            r = m * chance.uniform(0.015, 0.04)
            d.ellipse(px + r * 0.7, py + r * 0.4, r * 1.3, r * 0.5, "#6a4628", opacity=0.45)
            d.ellipse(px, py, r, r * 0.7, chance.choice(("#d8b682", "#a58458", "#e8cfa0")),
                      stroke="#6a4628", stroke_width=0.8)  # fmt: skip


def walls(s: Studio, side: int) -> None:
    """The clapboards of one row, in each building's paint, peeled and bleached."""
    z, h = CAMERA.side(s.x, s.y, side * town.FRONT)
    d = sheet()
    for b in town.TOWN:
        if b.side == side:
            d.path(b.shape(), "#fff")
    mask = s.raster(d)[..., 3]
    rgb = np.zeros_like(s.rgb)
    for i, b in enumerate(town.TOWN):
        if b.side != side:
            continue
        boards = planks(z * 90, h * 100 + i * 13, b.laths * 100, 60 + i, b.walls, seam=2.2,
                        variety=0.10)  # fmt: skip
        step = (h / b.laths - np.floor(h / b.laths))[..., None]
        boards *= 0.86 + 0.22 * step
        peel = smooth(0.66, 0.70, clouds(z * 2.6 + i * 7, h * 7, 90 + i, 4))
        boards = boards + (colour("#b89a74") - boards) * (peel * 0.38)[..., None]
        inside = ((z >= b.near - 0.1) & (z <= b.far + 0.1))[..., None]
        rgb = np.where(inside, boards, rgb)
    low = smooth(1.2, 0.2, h)[..., None]
    rgb = rgb + (colour("#c8a26c") - rgb) * low * 0.35
    roof = (smooth(town.PORCH + 0.2, town.PORCH - 0.4, h) * 0.42)[..., None]
    rgb = rgb * (1 - roof * (1 - colour("#7a6478")))
    rgb = rgb * (colour("#a894a4") if side < 0 else colour("#fff4dc") * 1.08)
    rgb = rgb + (colour(HAZE) - rgb) * (0.75 * (1 - np.exp(-np.maximum(z - 5, 0) / 30)))[..., None]
    s.cover(rgb, mask)


def haze_by_depth(s: Studio, side: int) -> Array:
    """How much of the dusty air lies before one row of fronts, at each pixel."""
    z, _ = CAMERA.side(s.x, s.y, side * town.FRONT)
    return (0.75 * (1 - np.exp(-np.maximum(z - 5, 0) / 30))).astype(np.float32)


def row(s: Studio, side: int) -> None:
    """One side of the street, far to near."""
    d = sheet()
    for b in town.TOWN:
        if b.side == side and b.near < 20:
            town.ends(d, b)
    s.layer(d)
    walls(s, side)
    d = sheet()
    for b in town.TOWN:
        if b.side == side:
            town.front(d, b)
            town.boardwalk(d, b)
            extras(d, b)
            town.porch(d, b)
    if side < 0:
        town.hitching_rail(d, -1, 12.0, 15.5)
    else:
        town.trough(d, 1, 8.2, 10.2)
        town.hitching_rail(d, 1, 13.0, 16.0)
    rgba = s.raster(d)
    z, h = CAMERA.side(s.x, s.y, side * town.EDGE)
    worn = grain_overlay(z * 90, h * 110, 17, 0.22)[..., None]
    paint = rgba[..., :3] * worn * (colour("#c0aab4") if side < 0 else colour("#fff6e2"))
    air = haze_by_depth(s, side)[..., None]
    s.cover(paint + (colour(HAZE) - paint) * air, rgba[..., 3])


def extras(d: Drawing, b: town.Building) -> None:
    """Barrels, the barber's pole and the small hanging signs."""
    lit = b.side > 0
    if b.kind == "barber":
        town.barber_pole(d, -1, 11.7)
    if b.kind == "saloon":
        town.barrel_at(d, -5.6, town.WALK, 9.6, lit)
        town.barrel_at(d, -5.5, town.WALK, 5.0, lit)
    if b.kind == "store":
        for x, z in ((5.7, 9.9), (5.0, 10.2), (5.6, 5.3), (5.75, 4.7)):
            town.barrel_at(d, x, town.WALK, z, lit)


def mirage(s: Studio) -> None:
    """Hot air over the far road: rows sway a little, a strip shines like water."""
    top, foot = round(596 * s.scale), round(716 * s.scale)
    within = smooth(215, 120, np.abs(s.x[0] - 960))
    for yy in range(top, foot):
        y = yy / s.scale
        near = math.exp(-(((y - 652) / 26) ** 2))
        sway = near * 1.7 * math.sin(y * 0.30 + 1.6 * math.sin(y * 0.11)) * s.scale
        part = sway - math.floor(sway)
        low = np.roll(s.rgb[yy], math.floor(sway), axis=0)
        moved = low * (1 - part) + np.roll(low, 1, axis=0) * part
        s.rgb[yy] += (moved - s.rgb[yy]) * within[:, None]
    s.screen((s.field(960, 676, 210, 12, 1.2) * 0.5)[..., None] * colour("#e8f4ea"))


def paint(s: Studio) -> None:
    sky(s)
    d = sheet()
    mesas(d)
    s.layer(d, opacity=0.9)
    s.glow(960, 600, 900, 300, HAZE, 0.45, 1.4)
    ground(s)
    d = sheet()
    hoofs(d)
    s.layer(d)
    d = sheet()
    d.path("M1000 668 L1114 668 L1170 690 L1010 690Z", LINE)
    s.shade(d, 8, 0.35)
    d = sheet()
    tower(d)
    s.layer(d)
    s.glow(960, 640, 420, 130, HAZE, 0.55, 1.3)
    row(s, -1)
    row(s, 1)
    mirage(s)
    s.vignette(0.30)
    s.glow(*SUN, 1100, 900, "#ffdc8c", 0.26, 2.0)
    disc = np.hypot(s.x - SUN[0], s.y - SUN[1])
    s.cover(colour("#fffdf2"), smooth(56, 47, disc))
    s.glow(960, 650, 620, 150, HAZE, 0.30, 1.5)
    dust = clouds(s.x / 420, s.y / 120, 71, 4) * smooth(620, 720, s.y) * smooth(1010, 760, s.y)
    s.screen((dust * 0.16)[..., None] * colour("#ffe8bc"))
    s.bloom(0.86, 18, 0.35)
    s.grade(1.05, 0.02, 0.0)


if __name__ == "__main__":
    main("duel_street", paint)
