"""slap_street.webp: a trestle table in the middle of Main Street at noon, from above and in front.

The camera is that of saloon_table. The card lies on a calm oval of cloth, middle (960, 520), 760
by 430 units; the ground beside and before the table is in shade for the players' places.
"""

from __future__ import annotations

import math

import numpy as np

from assets.art.make.backgrounds import slap_yard as yard
from assets.art.make.backgrounds.studio import Array, Studio, colour, main, sheet, smooth
from assets.art.make.backgrounds.wood import clouds, grain, grain_overlay, noise, planks
from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing, rounded, star

HORIZON, DEPTH, SQUASH = -1400.0, 1940.0, 1.25
DROP = 250.0  # how much lower than the table top the ground is seen
HALF_W, HALF_D, MIDDLE, POWER = 812.0, 524.0, -112.0, 2.1
CLOTH_W, CLOTH_D, CLOTH_MIDDLE = 446.0, 330.0, -52.0
SIDE_U = 44.0
RIM = 62.0
BOLTS = 40
SUN = (64.0, 46.0)  # how far shadows on the ground are thrown, in units of the top
DARK = "#2a1420"  # shade at noon is violet-brown, never black
HIDE = ("#3a2012", "#8a5430", "#b77c4a")


def plane(x: Array, y: Array, drop: float = 0) -> tuple[Array, Array]:
    """The place (right, toward us) on the level `drop` below the top that is seen at (x, y)."""
    z = (DEPTH + drop) / (y - HORIZON)
    return (x - 960) * z, (1 - z) * DEPTH * SQUASH


def seen(right: float, near: float, drop: float = 0) -> tuple[float, float]:
    """Where a place on the level `drop` below the top is seen."""
    z = 1 - near / (DEPTH * SQUASH)
    return 960 + right / z, HORIZON + (DEPTH + drop) / z


def inside(
    right: Array, near: Array, half_w: float, half_d: float, middle: float, power: float
) -> Array:
    """Distance from the edge of an oval, positive inside (nearly exact), in units of the top."""
    u, v = np.abs(right) / half_w, np.abs(near - middle) / half_d
    r = np.maximum((u**power + v**power) ** (1 / power), 1e-3)
    gu = (u / r) ** (power - 1) / half_w
    gv = (v / r) ** (power - 1) / half_d
    return ((1 - r) / np.maximum(np.sqrt(gu**2 + gv**2), 1e-6)).astype(np.float32)


def in_table(right: Array, near: Array) -> Array:
    return inside(right, near, HALF_W, HALF_D, MIDDLE, POWER)


def in_cloth(right: Array, near: Array) -> Array:
    return inside(right, near, CLOTH_W, CLOTH_D, CLOTH_MIDDLE, 2.0)


def oval(angle: float, inset: float, cloth: bool = False) -> tuple[float, float]:
    """A point of the top (or the cloth), `inset` from its edge, as (right, near)."""
    w, d, middle, power = (
        (CLOTH_W, CLOTH_D, CLOTH_MIDDLE, 2.0) if cloth else (HALF_W, HALF_D, MIDDLE, POWER)
    )
    c, s, e = math.cos(angle), math.sin(angle), 2 / power
    right = (w - inset) * math.copysign(abs(c) ** e, c)
    return right, (d - inset) * math.copysign(abs(s) ** e, s) + middle


def evenly_round(count: int, inset: float, cloth: bool = False) -> list[tuple[float, float]]:
    """`count` points at equal distances round the oval."""
    fine = [oval(2 * math.pi * i / 3000, inset, cloth) for i in range(3001)]
    lengths = [0.0]
    for a, b in zip(fine, fine[1:], strict=False):
        lengths.append(lengths[-1] + math.dist(a, b))
    out, at = [], 0
    for k in range(count):
        while lengths[at] < lengths[-1] * k / count:
            at += 1
        out.append(fine[at])
    return out


def ground(s: Studio) -> None:
    """Beaten dust with wagon ruts running across, and the hard shade of the table."""
    right, near = plane(s.x, s.y, DROP)
    broad = clouds(right / 420, near / 300, 5)
    fine = clouds(right / 70, near / 52, 8, 3)
    grit = noise(right / 4.2, near / 3.6, 12)
    tone = np.clip(0.54 + (broad - 0.5) * 0.8 + (fine - 0.5) * 0.42 + (grit - 0.5) * 0.2, 0, 1)
    dark, light = colour("#cfa468"), colour("#ffedc4")
    rgb = dark + (light - dark) * tone[..., None]
    wander = (noise(right / 500, right * 0 + 2, 31) - 0.5) * 70
    for at, deep in ((-610, 0.26), (-470, 0.26), (330, 0.20), (470, 0.20)):
        line = np.abs(near - at - wander)
        broken = 0.4 + 0.6 * noise(right / 130, near / 40, 33)
        rut = smooth(26, 6, line + (grit - 0.5) * 10) * deep * broken
        lip = smooth(16, 0, np.abs(near - at - wander - 40)) * 0.10 * broken
        rgb = rgb * (1 - rut + lip)[..., None]
    s.rgb[:] = rgb


def shade_of_table(s: Studio) -> None:
    """The hard shade the table throws on the ground, deeper toward its middle."""
    right, near = plane(s.x, s.y, DROP)
    under = in_table(right - SUN[0], near - SUN[1])
    wavy = (noise(right / 60, near / 60, 3) - 0.5) * 8
    shade = np.clip(smooth(-5, 5, under + wavy) * 0.74 + smooth(60, 420, under) * 0.24, 0, 1)
    s.rgb += (s.rgb * colour("#6a5268") - s.rgb) * shade[..., None]


def walk(s: Studio) -> None:
    """The boardwalk along the top of the picture, its face, and the awning's scalloped shade."""
    right, near = plane(s.x, s.y, DROP - 70)
    boards = planks(near * 1.0 + 900, right, 86, 19, ("#9c7c54", "#d0ac78", "#f2d8a4"), seam=2.6,
                    variety=0.2)  # fmt: skip
    face = planks(s.x * 1.3, s.y, 60, 23, ("#5d4029", "#80593a", "#9c724c"), length=520, seam=1.6)
    edge = yard.WALK_EDGE
    scallop = 8 + 9 * np.abs(np.sin((s.x - 20) / 44 * math.pi))
    sunlit = smooth(-1.2, 1.2, s.y - (edge - 26) - scallop)[..., None]
    shade = colour("#8a7284")
    boards = boards * (shade + (1 - shade) * sunlit)
    px = 1 / s.scale
    cast = smooth(edge + 44, edge + 40, s.y + noise(s.x / 30, s.y * 0, 4) * 4) * (s.y > edge)
    s.rgb *= (1 - cast * 0.45)[..., None]
    s.cover(face * 0.9, smooth(edge + 20 + px, edge + 20 - px, s.y))
    s.cover(boards, smooth(edge + px, edge - px, s.y))
    lip = smooth(2.4, 0.8, np.abs(s.y - edge - 1))
    s.cover(colour("#f4dcae"), lip * 0.8)
    s.cover(colour(LINE), smooth(1.6, 0.6, np.abs(s.y - edge - 4)) * 0.8)
    s.cover(colour(LINE), smooth(2.6, 0.8, np.abs(s.y - edge - 20)) * 0.85)


def boards_of_top(right: Array, near: Array) -> Array:
    """Boards silvered by the sun, checked along the grain, with nail heads and old scars."""
    wood = planks(right, near + 60, 148, 131, ("#8d7d6a", "#c4b396", "#ebdfc4"), variety=0.12,
                  seam=2.2)  # fmt: skip
    wear = clouds(right / 260, near / 200, 61)
    wood *= (0.9 + 0.2 * wear)[..., None]
    checks = smooth(0.80, 0.90, noise(right / 210, (near + 60) / 3.2, 77))
    checks *= smooth(0.45, 0.8, noise(right / 300, near / 30, 78))
    wood *= (1 - 0.34 * checks)[..., None]
    dust = smooth(0.5, 0.85, clouds(right / 150, near / 120, 91))
    return wood + (colour("#f0d8a8") - wood) * (dust * 0.28)[..., None]


def rim_of_top(right: Array, near: Array, deep: Array) -> Array:
    """A darker plank bent round the edge in eight pieces."""
    angle = np.arctan2((near - MIDDLE) / HALF_D, right / HALF_W).astype(np.float32)
    joints = [math.pi / 8 + k * math.pi / 4 for k in range(-4, 4)]
    piece = (angle[..., None] > np.array(joints, np.float32)).sum(-1).astype(np.float32)
    look = grain(angle * 800 + piece * 333, deep * 1.3 + piece * 91, 47)[..., None]
    rim = colour("#5f4630") + (colour("#b08c62") - colour("#5f4630")) * np.clip(look, 0, 1)
    swell = np.clip(deep / RIM, 0, 1)
    facing = np.clip(-(near - MIDDLE) / HALF_D * 0.5 - right / HALF_W * 0.4, -1, 1)
    rim *= (0.82 + 0.34 * np.sin(swell * math.pi) + 0.3 * facing * np.cos(swell * math.pi))[
        ..., None
    ]
    for at in joints:
        rim *= (1 - 0.65 * smooth(0.0032, 0.0014, np.abs(angle - at)))[..., None]
    return rim


def cloth(s: Studio, right: Array, near: Array, top: Array) -> Array:
    """Faded sage cloth in a ring of laced hide, laid on `top`."""
    deep = in_cloth(right, near)
    px = 1 / s.scale
    fall = in_cloth(right - 9, near - 8)
    top = top * (1 - 0.45 * smooth(-6, 4, fall)[..., None])
    nap = noise(right / 2.2, near / 1.6, 201) * 0.5 + noise(right / 1.5, near / 5, 202) * 0.5
    broad = clouds(right / 190, near / 150, 203)
    tone = np.clip(0.5 + (nap - 0.5) * 0.34 + (broad - 0.5) * 0.5, 0, 1)[..., None]
    felt = colour("#5f7358") + (colour("#8c9f7c") - colour("#5f7358")) * tone
    centre = np.hypot(right / CLOTH_W, (near - CLOTH_MIDDLE) / CLOTH_D)
    felt *= (1.08 - 0.16 * smooth(0.1, 0.9, centre))[..., None]
    for at, wide, strength in ((66, 2.4, 0.5), (73, 1.4, 0.4)):
        felt += (smooth(wide + 1, wide, np.abs(deep - at)) * strength)[..., None] * (
            colour("#d8cf9c") - felt
        )
    look = clouds(right / 40, near / 34, 210, 3)[..., None]
    hide = colour(HIDE[1]) + (colour(HIDE[2]) - colour(HIDE[1])) * look
    swell = np.clip(deep / 40, 0, 1)
    facing = np.clip(-(near - CLOTH_MIDDLE) / CLOTH_D * 0.6 - right / CLOTH_W * 0.4, -1, 1)
    hide *= (0.82 + 0.28 * np.sin(swell * math.pi) + 0.24 * facing * np.cos(swell * math.pi))[
        ..., None
    ]
    shadowed = smooth(58, 40, deep) * smooth(-0.6, 0.8, facing)
    felt *= (1 - 0.42 * shadowed)[..., None]
    whole = np.where((deep < 40)[..., None], hide, felt)
    for at, wide, strength in ((40, 3.2, 0.9), (1.0, 3.0, 0.9)):
        whole *= (1 - strength * smooth(wide, wide * 0.3, np.abs(deep - at)))[..., None]
    mask = smooth(-px, px, deep)[..., None]
    return top + (whole - top) * mask


def table(s: Studio) -> None:
    right, near = plane(s.x, s.y - SIDE_U)
    low = in_table(right, near)
    look = grain(s.x * 1.1, s.y, 53)[..., None]
    side = colour("#33211a") + (colour("#6f5138") - colour("#33211a")) * look
    lit = np.clip(0.75 - (s.x - 960) / 1500, 0.35, 1.1)[..., None]
    s.cover(side * lit, smooth(-1 / s.scale, 1 / s.scale, low))
    right, near = plane(s.x, s.y)
    deep = in_table(right, near)
    top = np.where(
        (deep < RIM)[..., None], rim_of_top(right, near, deep), boards_of_top(right, near)
    )
    for at, wide, strength in ((RIM + 1, 3.6, 0.85), (RIM + 9, 8, 0.22), (1.5, 3.2, 0.85)):
        top *= (1 - strength * smooth(wide, 0, np.abs(deep - at)))[..., None]
    top += (smooth(2.4, 0.4, np.abs(deep - RIM + 4)) * 0.14)[..., None] * colour("#fff0cc")
    top = cloth(s, right, near, top)
    sheen = s.field(700, 300, 900, 520, 1.3) * 0.16
    top = top + sheen[..., None] * colour("#fff2d0")
    s.cover(top * colour("#fffaf0"), smooth(-1 / s.scale, 1 / s.scale, deep))


def bolts(d: Drawing) -> None:
    """Iron bolts in the rim, each with its short hard shadow."""
    for right, near in evenly_round(BOLTS, RIM / 2):
        x, y = seen(right, near)
        r = 7.4 / (1 - near / (DEPTH * SQUASH))
        d.ellipse(x + 3.6, y + 3.4, r * 1.05, r * 0.85, LINE, opacity=0.5)
        iron = d.radial(x - r * 0.35, y - r * 0.4, r * 1.6, (0, "#f4f0e6"), (0.3, "#a8a298"),
                        (0.7, "#66615a"), (1, "#34302c"))  # fmt: skip
        d.ellipse(x, y, r, r * 0.86, iron, stroke=LINE, stroke_width=1.8)


def lacing(d: Drawing) -> None:
    """The thong that laces the hide to the cloth, and a small star at each quarter of it."""
    outer, inner = evenly_round(84, 12, True), evenly_round(84, 32, True)
    for (ra, na), (rb, nb) in zip(outer, inner[1:] + inner[:1], strict=True):
        (x0, y0), (x1, y1) = seen(ra, na), seen(rb, nb)
        line = f"M{x0:.1f} {y0:.1f}L{x1:.1f} {y1:.1f}"
        d.path(line, stroke=HIDE[0], stroke_width=6.5, stroke_linecap="round")
        d.path(line, stroke="#efd29a", stroke_width=3.2, stroke_linecap="round")
    for k in range(4):
        right, near = oval(k * math.pi / 2, 69.5, True)
        x, y = seen(right, near)
        points = [(px, y + (py - y) * 0.86) for px, py in star(x, y, 17, 7.4)]
        d.path(rounded(points, 1), "#d8cf9c", stroke="#55664e", stroke_width=3.5)


def scars(d: Drawing) -> None:
    """Tallies, bullet holes, a brand and nail heads: what a table on this street has seen."""
    for right, near in (
        (-560, -330),
        (-340, 262),
        (470, 232),
        (330, -470),
        (-640, 20),
        (655, -150),
    ):
        x, y = seen(right, near)
        d.ellipse(x + 1, y + 1, 8.5, 7, "#efdcb4", opacity=0.7)
        d.ellipse(x, y, 7, 5.6, "#5f4a36")
        d.ellipse(x, y, 4.6, 3.8, "#1a0f0a")
        for k in range(4):
            a = 0.5 + k * 1.6
            d.path(f"M{x + 7 * math.cos(a):.1f} {y + 5 * math.sin(a):.1f}l{9 * math.cos(a):.1f} "
                   f"{3 * math.sin(a):.1f}", stroke="#4a3626", stroke_width=1.4)  # fmt: skip
    for x, y in ((398, 356), (1452, 700)):
        for k in range(4):
            d.path(f"M{x + k * 11} {y}l{-3} 27", stroke="#fbeccb", stroke_width=4, opacity=0.55)
            d.path(f"M{x + k * 11 - 1} {y}l{-3} 27", stroke="#4d3826", stroke_width=2.6,
                   stroke_linecap="round")  # fmt: skip
        d.path(f"M{x - 10} {y + 20}L{x + 42} {y + 6}", stroke="#4d3826", stroke_width=2.6,
               stroke_linecap="round")  # fmt: skip


def paint(s: Studio) -> None:
    ground(s)
    walk(s)
    d = sheet()
    yard.fronts(d)
    s.layer(d, texture=grain_overlay(s.x * 1.2, s.y * 1.4, 17, 0.24))
    d = sheet()
    yard.litter(d)
    s.layer(d)
    d = sheet()
    yard.cast(d)
    s.cover(colour(DARK), s.raster(d)[..., 3] * 0.5)
    shade_of_table(s)
    d = sheet()
    yard.things(d)
    s.layer(d, texture=grain_overlay(s.x, s.y, 29, 0.16))
    d = sheet()
    yard.trestles(d)
    s.layer(d, texture=grain_overlay(s.y, s.x, 29, 0.3))
    table(s)
    d = sheet()
    scars(d)
    lacing(d)
    bolts(d)
    s.layer(d)
    sides = np.maximum(smooth(470, 120, s.x), smooth(1450, 1800, s.x))
    foot = smooth(800, 1040, s.y)
    dim = np.clip(sides * 0.42 + foot * 0.34, 0, 0.6) * smooth(60, 330, s.y)
    s.rgb *= 1 - dim[..., None] * (1 - colour("#6a4a4a"))
    s.vignette(0.16)
    drift = clouds(s.x / 420, s.y / 130, 71, 4) * smooth(420, 60, s.y)
    s.screen((drift * 0.20)[..., None] * colour("#ffe8bc"))
    s.glow(700, -60, 1200, 620, "#fff0c4", 0.36, 1.7)
    s.bloom(0.86, 18, 0.3)
    s.grade(1.1, 0.02, 0.0)


if __name__ == "__main__":
    main("slap_street", paint)
