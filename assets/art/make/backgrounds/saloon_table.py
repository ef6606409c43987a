"""saloon_table.webp: the big bare table under the lamp, seen from above and in front."""

from __future__ import annotations

import math

import numpy as np

from assets.art.make.backgrounds import props
from assets.art.make.backgrounds.studio import Array, Studio, colour, main, sheet, smooth
from assets.art.make.backgrounds.table_room import room
from assets.art.make.backgrounds.wood import clouds, grain, noise, planks
from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing, number

HORIZON = -1400.0
DEPTH = 1940.0
SQUASH = 1.25
HALF_W, HALF_D, MIDDLE, POWER = 935.0, 600.0, -128.0, 2.7
SIDE_U = 46.0
STUDS, STUD_INSET = 84, 38.0


def plane(x: Array, y: Array) -> tuple[Array, Array]:
    """The place on the table top (right, toward us) that is seen at (x, y)."""
    z = DEPTH / (y - HORIZON)
    return (x - 960) * z, (1 - z) * DEPTH * SQUASH


def seen(right: float, near: float) -> tuple[float, float]:
    """Where a place on the table top is seen."""
    z = 1 - near / (DEPTH * SQUASH)
    return 960 + right / z, HORIZON + DEPTH / z


def inside(right: Array, near: Array) -> Array:
    """Distance from the table's edge in units of the top, positive inside (nearly exact)."""
    u, v = np.abs(right) / HALF_W, np.abs(near - MIDDLE) / HALF_D
    r = np.maximum((u**POWER + v**POWER) ** (1 / POWER), 1e-3)
    gu = (u / r) ** (POWER - 1) / HALF_W
    gv = (v / r) ** (POWER - 1) / HALF_D
    return ((1 - r) / np.maximum(np.sqrt(gu**2 + gv**2), 1e-6)).astype(np.float32)


def rim_point(angle: float, inset: float) -> tuple[float, float]:
    """A point of the top, `inset` from its edge."""
    c, s = math.cos(angle), math.sin(angle)
    e = 2 / POWER
    right = (HALF_W - inset) * math.copysign(abs(c) ** e, c)
    near = (HALF_D - inset) * math.copysign(abs(s) ** e, s)
    return right, near + MIDDLE


def evenly_round(count: int, inset: float) -> list[tuple[float, float]]:
    """`count` points at equal distances round the table."""
    fine = [rim_point(2 * math.pi * i / 4000, inset) for i in range(4001)]
    lengths = [0.0]
    for a, b in zip(fine, fine[1:], strict=False):
        lengths.append(lengths[-1] + math.dist(a, b))
    out, at = [], 0
    for k in range(count):
        while lengths[at] < lengths[-1] * k / count:
            at += 1
        out.append(fine[at])
    return out


def rim_joints() -> list[float]:
    """The angles at which the pieces of the rim meet, half-way between two studs."""
    out = []
    points = evenly_round(2 * STUDS, STUD_INSET)
    for right, near in points[7 :: 2 * STUDS // 14]:
        out.append(math.atan2((near - MIDDLE) / HALF_D, right / HALF_W))
    return sorted(out)


def table_top(s: Studio, light: Array) -> None:
    right, near = plane(s.x, s.y)
    deep = inside(right, near)
    px = 1 / s.scale
    mask = smooth(-px, px, deep)
    # The boards, rubbed and stained by forty years of elbows.
    wood = planks(right, near + 75, 172, 31, ("#5c351a", "#8f5c30", "#b98450"), variety=0.1,
                  seam=1.5)  # fmt: skip
    wear = clouds(right / 300, near / 240, 61)
    wood *= (0.88 + 0.26 * wear)[..., None]
    # The rim: darker wood bent round the edge, a rounded profile, a groove inside it.
    angle = np.arctan2((near - MIDDLE) / HALF_D, right / HALF_W).astype(np.float32)
    joints = rim_joints()
    piece = (angle[..., None] > np.array(joints, np.float32)).sum(-1).astype(np.float32)
    along = angle * 900 + piece * 333
    look = grain(along, deep * 1.2 + piece * 91, 47)[..., None]
    rim = colour("#35190b") + (colour("#8f5227") - colour("#35190b")) * np.clip(look, 0, 1)
    swell = np.clip(deep / 74, 0, 1)
    facing = np.clip(-(near - MIDDLE) / HALF_D * 0.5 - right / HALF_W * 0.3, -1, 1)
    round_light = 0.72 + 0.5 * np.sin(swell * math.pi) + 0.35 * facing * np.cos(swell * math.pi)
    rim *= round_light[..., None]
    for at in joints:
        rim *= (1 - 0.6 * smooth(0.0028, 0.0012, np.abs(angle - at)))[..., None]
    top = np.where((deep < 74)[..., None], rim, wood)
    for at, wide, depth in ((76, 4.5, 0.85), (86, 9, 0.35), (1.5, 3.0, 0.8)):
        top *= (1 - depth * smooth(wide, 0, np.abs(deep - at)))[..., None]
    top += (smooth(2.2, 0.4, np.abs(deep - 70)) * 0.16)[..., None] * colour("#ffcf8a")
    inlay = smooth(3.2, 2.0, np.abs(deep - 118))[..., None]
    brass = colour("#d9a850") * (0.8 + 0.3 * noise(right / 30, near / 30, 3))[..., None]
    top = top * (1 - inlay * 0.75) + brass * inlay * 0.75
    top *= (1 - 0.5 * smooth(2.2, 0.6, np.abs(np.abs(deep - 118) - 4.2)))[..., None]
    # Old rings left by glasses.
    for cx, cy, r in ((-330, 240, 56), (372, -300, 50), (-250, 262, 52), (590, 150, 60)):
        ring = np.abs(np.sqrt((right - cx) ** 2 + (near - cy) ** 2) - r)
        broken = smooth(0.3, 0.7, noise(right / 40 + cx, near / 40, 9))
        top *= (1 - 0.22 * smooth(4.5, 1, ring) * broken)[..., None]
    sheen = s.field(960, 330, 700, 330, 1.6) * (0.6 + 0.5 * grain(right, near, 31))
    s.cover(top * light + (sheen * 0.16 * (deep > 74))[..., None] * colour("#ffd9a0"), mask)


def table_side(s: Studio, light: Array) -> None:
    right, near = plane(s.x, s.y - SIDE_U)
    low = inside(right, near)
    mask = smooth(-1 / s.scale, 1 / s.scale, low)
    look = grain(s.x * 1.1, s.y, 53)[..., None]
    side = colour("#1c0d06") + (colour("#5a3016") - colour("#1c0d06")) * look
    ledge = smooth(0, 26, low)[..., None]
    s.cover(side * light * (0.5 + 0.7 * ledge), mask)


def studs(d: Drawing) -> None:
    for right, near in evenly_round(STUDS, STUD_INSET):
        x, y = seen(right, near)
        r = 7.6 / (1 - near / (DEPTH * SQUASH))
        d.ellipse(x + 2.2, y + 2.6, r * 1.15, r, "#0a0402", opacity=0.6)
        lit = d.radial(x - r * 0.35, y - r * 0.4, r * 1.5, (0, "#fffbe0"), (0.25, BRASS[1]),
                       (0.65, BRASS[2]), (1, BRASS[4]))  # fmt: skip
        d.ellipse(x, y, r, r * 0.92, lit, stroke=LINE, stroke_width=1.6)


def brand(d: Drawing) -> None:
    """The house's mark, burnt into the boards long ago: a star in two rings."""
    middle = -84.0

    def closed(points: list[tuple[float, float]], wide: float) -> None:
        placed = " L".join(f"{number(x)} {number(y)}" for x, y in (seen(*p) for p in points))
        d.path(f"M{placed}Z", stroke="#1a0a02", stroke_width=wide, stroke_linejoin="round")

    def around(radius: float, turn: float) -> tuple[float, float]:
        return radius * math.sin(turn), middle - radius * math.cos(turn)

    for radius, wide in ((268.0, 9.0), (244.0, 3.4)):
        closed([around(radius, math.tau * i / 120) for i in range(120)], wide)
    closed([around(200 if i % 2 == 0 else 84, math.tau * i / 10) for i in range(10)], 8.0)
    closed([around(168 if i % 2 == 0 else 71, math.tau * i / 10) for i in range(10)], 2.6)
    for i in range(10):
        if i % 2:
            x, y = seen(*around(222, math.tau * i / 10))
            d.circle(x, y, 6.5, "#1a0a02")


def things(d: Drawing) -> None:
    """What stands about in the corners of the throwing ground."""
    props.dice_cup(d, 1432, 338, 46, 0.74)
    props.whiskey_glass(d, 470, 322, 40, 0.76)
    props.pouch(d, 470, 790, 56)
    props.coins(d, 1406, 800, 24, 0.78, 3, 5)
    props.coins(d, 1460, 812, 24, 0.78, 8, 3)
    for i, (x, y) in enumerate(((1372, 836), (1430, 842), (556, 822))):
        props.shadow(d, x + 8, y + 6, 36, 24, 0.5)
        props.coin(d, x, y, 23, 0.8, "silver" if i == 1 else "gold")


def paint(s: Studio) -> None:
    light = s.evenly("#33231f", 0.55)
    s.spot(light, 960, 515, 1240, 930, "#ffd9ac", 1.0, 1.1)
    s.spot(light, 960, 505, 820, 600, "#ffdcb4", 0.26, 1.1)
    light /= np.maximum(1, light.max(-1, keepdims=True) / 1.0) ** 0.6
    room(s, light)
    right, near = plane(s.x, s.y - 90)
    s.rgb *= (1 - 0.7 * smooth(-150, 10, inside(right - 20, near)))[..., None]
    table_side(s, light)
    table_top(s, light)
    d = sheet()
    brand(d)
    s.shade(d, 1.1, 0.34)
    d = sheet()
    studs(d)
    s.layer(d, light=np.clip(light * 1.15, 0, 1.3))
    d = sheet()
    things(d)
    s.layer(d, light=np.clip(light * 1.1 + 0.05, 0, 1.15))
    s.glow(960, 430, 1250, 820, "#ffb868", 0.10, 1.2)
    s.bloom(0.62, 26, 0.5)
    s.vignette(0.3)
    s.grade(1.08, 0.02)


if __name__ == "__main__":
    main("saloon_table", paint)
