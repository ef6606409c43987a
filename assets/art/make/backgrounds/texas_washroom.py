"""texas_washroom.webp: the tiled washroom behind the saloon, where the row stands.

The wall is tiled from y 266 to 586 and carries a brass pipe at y 396, the floor begins at y 612;
swing doors hang at the cactus end. The bands of the plates (above) and the bench (below) lie in
the dark.
"""

from __future__ import annotations

import numpy as np

from assets.art.make.backgrounds.hall import lamp, lamp_glass
from assets.art.make.backgrounds.props import STROKE
from assets.art.make.backgrounds.studio import Array, Studio, blur, colour, main, sheet, smooth
from assets.art.make.backgrounds.wood import clouds, grain_overlay, noise, planks
from assets.art.make.palette import BRASS, LINE, WOOD
from assets.art.make.pen import Drawing, number

RAIL, DADO, FLOOR, PIPE = 262.0, 582.0, 612.0, 396.0
HORIZON, NEAR = 150.0, 930.0
LAMPS = ((262.0, 100.0), (1658.0, 100.0))
POOLS = (((380, 652), (150, 20)), ((1010, 668), (190, 22)), ((1480, 648), (150, 18)),
         ((720, 640), (90, 11)), ((1240, 690), (80, 10)))  # fmt: skip
# The doorway: left, right, head and foot of the opening; leaves hang between.
DOOR = (20.0, 228.0, 300.0, 606.0)


def tiles(s: Studio) -> tuple[Array, Array]:
    """Glazed bricks, and how much each place gleams."""
    wide, high, joint = 64.0, 32.0, 1.5
    row = np.floor((s.y - 2) / high)
    along = s.x + np.where(row % 2 == 0, 0.0, wide / 2)
    column = np.floor(along / wide)
    tone = np.random.default_rng(5).random((64, 64), dtype=np.float32)
    mine = tone[row.astype(int) % 64, column.astype(int) % 64]
    u, v = along - column * wide, (s.y - 2) - row * high
    edge = np.minimum(np.minimum(u, wide - u), np.minimum(v, high - v))
    crackle = clouds(s.x / 30, s.y / 24, 12)
    dark, mid, light = colour("#123f3a"), colour("#236258"), colour("#3a8577")
    look = np.clip(0.25 + 0.5 * mine + 0.35 * (crackle - 0.5) + 0.14 * (1 - v / high), 0, 1)
    rgb = dark + (mid - dark) * smooth(0, 0.5, look)[..., None]
    rgb = rgb + (light - mid) * smooth(0.5, 1, look)[..., None]
    # A band of cream tiles with an oxblood lozenge in each, at the top of the wall.
    cell = 56.0
    band = smooth(RAIL + 2, RAIL + 3, s.y) * smooth(RAIL + 39, RAIL + 38, s.y)
    bu = np.abs(s.x / cell - np.floor(s.x / cell) - 0.5) * cell
    bv = np.abs(s.y - (RAIL + 20.5))
    lozenge = smooth(0.8, -0.8, bu / 1.5 + bv - 12)
    cream = colour("#b9a67c") * (0.85 + 0.25 * clouds(s.x / 80, s.y / 40, 4))[..., None]
    strip = cream + (colour("#6a1c17") - cream) * lozenge[..., None]
    b_edge = np.minimum(cell / 2 - bu, 18.5 - bv)
    rgb = rgb + (strip - rgb) * band[..., None]
    edge = np.where(band > 0.5, b_edge, edge)
    bevel = smooth(5.5, 1.5, edge) * (0.5 - 0.9 * (v / high))
    rgb = rgb * (1 + 0.45 * np.where(band > 0.5, 0, bevel))[..., None]
    grout = smooth(joint, joint * 0.4, edge)[..., None]
    rgb = rgb + (colour("#0c2220") - rgb) * grout * 0.85
    gleam = smooth(0.55, 0.95, mine) * smooth(4, 9, edge) * (1 - band)
    return rgb.astype(np.float32), gleam.astype(np.float32)


def floor(s: Studio) -> Array:
    """Chequered tiles running away from us, cream and oxblood, worn and chipped."""
    z = NEAR / np.maximum(s.y - HORIZON, 40)
    right, deep = (s.x - 960) * z, z * NEAR * 0.92
    cell = 118.0
    cu, cv = np.floor(right / cell + 0.5), np.floor(deep / cell)
    fu, fv = right / cell + 0.5 - cu, deep / cell - cv
    tone = np.random.default_rng(8).random((64, 64), dtype=np.float32)
    mine = tone[cu.astype(int) % 64, cv.astype(int) % 64]
    odd = (cu + cv) % 2
    worn = clouds(right / 90, deep / 90, 21)
    pale, red = colour("#b49a72"), colour("#5b2a20")
    rgb = np.where((odd == 0)[..., None], pale, red) * (0.68 + 0.3 * mine + 0.3 * worn)[..., None]
    edge = np.minimum(np.minimum(fu, 1 - fu), np.minimum(fv, 1 - fv)) * cell
    rgb *= (1 - 0.7 * smooth(3.2, 1.0, edge))[..., None]
    stain = smooth(0.62, 0.8, noise(right / 200, deep / 160, 33))
    rgb *= (1 - 0.25 * stain)[..., None]
    return rgb.astype(np.float32)


def wall(s: Studio, light: Array) -> None:
    boards = planks(s.y, s.x, 74, 41, ("#24130a", "#452815", "#66401f"), seam=1.8, variety=0.08)
    tiled, gleam = tiles(s)
    rgb = np.where((s.y < RAIL)[..., None], boards, tiled) * light
    shine = gleam * np.exp(-(((s.y - 330) / 120) ** 2))
    lit = light.mean(-1)
    rgb = rgb + (shine * lit * 0.07)[..., None] * colour("#ffe2ac")
    s.rgb[:] = np.where((s.y < FLOOR)[..., None], rgb, floor(s) * light)


def mirror_on_floor(s: Studio) -> None:
    """What the wet floor gives back of the wall: faint and blurred, clear in the puddles."""
    top = round(FLOOR * s.scale)
    high = s.h - top
    back = s.rgb[max(0, top - high) : top][::-1]
    back = np.concatenate([back, np.zeros((high - len(back), s.w, 3), np.float32)])
    soft = blur(back, 7 * s.scale)
    y = s.y[top:]
    strength = 0.34 * smooth(760, FLOOR, y)
    pool = np.zeros_like(y)
    rim = np.zeros_like(y)
    for (cx, cy), (rx, ry) in POOLS:
        bend = 0.26 * (clouds(s.x[top:] / 60 + cx, y / 20, 3) - 0.5)
        d = np.sqrt(((s.x[top:] - cx) / rx) ** 2 + ((y - cy) / ry) ** 2) + bend
        pool = np.maximum(pool, smooth(1.0, 0.93, d))
        rim = np.maximum(rim, smooth(0.07, 0.01, np.abs(d - 0.97)) * smooth(4, -6, y - cy))
    floor_rgb = s.rgb[top:]
    floor_rgb += soft * strength[..., None]
    clear = blur(back, 2 * s.scale) * 0.75 + colour("#1a3a42") * 0.35
    floor_rgb += (clear - floor_rgb * 0.6) * (pool * 0.62)[..., None]
    floor_rgb += (rim * 0.2)[..., None] * colour("#ffe9c0")


def joinery(d: Drawing) -> None:
    """Cornice, picture rail, skirting and the brass pipe that feeds the row."""
    d.rect(-5, -5, 1930, 26, d.linear(0, 0, 0, 21, (0, WOOD[3]), (0.5, WOOD[2]), (1, WOOD[3])),
           stroke=LINE, stroke_width=2.4)  # fmt: skip
    d.rect(-5, RAIL - 16, 1930, 18, d.linear(0, RAIL - 16, 0, RAIL + 2, (0, WOOD[1]),
           (0.5, WOOD[2]), (1, WOOD[4])), stroke=LINE, stroke_width=2.6)  # fmt: skip
    d.rect(-5, DADO, 1930, FLOOR - DADO, d.linear(0, DADO, 0, FLOOR, (0, "#3a2a22"),
           (0.25, "#241812"), (1, "#120b08")), stroke=LINE, stroke_width=3)  # fmt: skip
    d.path(f"M0 {DADO + 4}H1920", stroke="#9a7a58", stroke_width=2, opacity=0.6)


def pipe(d: Drawing) -> None:
    brass = d.linear(0, PIPE - 6, 0, PIPE + 6, (0, BRASS[2]), (0.3, BRASS[0]), (0.55, BRASS[2]),
                     (1, BRASS[4]))  # fmt: skip
    d.path(f"M244 {PIPE + 10}H1684", stroke="#06110f", stroke_width=12, opacity=0.4)
    d.rect(240, PIPE - 6, 1448, 12, brass, 6, stroke=LINE, stroke_width=3)
    for k in range(13):
        x = 252 + k * 118.67
        d.rect(x - 7, PIPE - 9, 14, 18, d.linear(0, PIPE - 9, 0, PIPE + 9, (0, BRASS[1]),
               (0.4, BRASS[0]), (1, BRASS[4])), 3, stroke=LINE, stroke_width=2.4)  # fmt: skip
    for x in (246, 1682):
        d.circle(x, PIPE, 15, d.radial(x - 4, PIPE - 4, 18, (0, BRASS[0]), (0.5, BRASS[2]),
                 (1, BRASS[4])), stroke=LINE, stroke_width=3)  # fmt: skip
        d.circle(x, PIPE, 5, BRASS[3], stroke=LINE, stroke_width=1.6)


def scars(d: Drawing) -> None:
    """What forty years of customers left on the tiles: bullet holes, a tally, a heart."""
    for x, y, r in ((476, 474, 5), (548, 534, 4), (1338, 470, 5), (1478, 540, 4.4), (720, 452, 4)):
        for turn, long in ((10, 26), (75, 17), (140, 22), (200, 15), (265, 24), (320, 16)):
            d.open(f"translate({x} {y}) rotate({turn})")
            d.path(f"M0 0 L{long * 0.5} 3 L{long} 0", stroke="#071a18", stroke_width=1.8)
            d.path(f"M0 1.500 L{long * 0.5} 4.500", stroke="#9fd2c2", stroke_width=1, opacity=0.5)
            d.close()
        d.circle(x, y, r + 3, "#d8cba8", opacity=0.75)
        d.circle(x, y, r, "#0a0604")
    tally = "M1410 506 l3 22 M1420 505 l2 23 M1430 506 l2 22 M1440 505 l3 23 M1404 526 l44 -16"
    heart = ("M604 516 C592 502 578 492 580 480 C582 470 598 470 603 482 C606 470 622 468 626 478 "
             "C630 490 614 504 604 516Z M572 508 L588 498 M618 482 L640 468 M640 468 l-9 1 "
             "M640 468 l-3 8")  # fmt: skip
    for line in (tally, heart):
        d.path(line, stroke="#061614", stroke_width=4.4, stroke_linecap="round")
        d.path(line, stroke="#bfe3d4", stroke_width=2, stroke_linecap="round", opacity=0.75)


def doorway(d: Drawing) -> None:
    """The saloon seen through the opening: nothing but warm light."""
    left, right, top, foot = DOOR
    d.rect(left, top, right - left, foot - top, d.linear(0, top, 0, foot, (0, "#ffcf7a"),
           (0.45, "#e08a34"), (1, "#7a3a14")))  # fmt: skip
    d.circle(70, 356, 24, "#fff4cf")
    d.circle(176, 346, 17, "#fff4cf")
    for x, y, w in ((60, 470, 54), (150, 452, 44), (200, 486, 50)):
        d.path(
            f"M{x - w} 610 C{x - w} {y + 40} {x - w * 0.4} {y + 34} {x - w * 0.35} {y + 14} "
            f"H{x + w * 0.35} C{x + w * 0.4} {y + 34} {x + w} {y + 40} {x + w} 610Z",
            "#6d3210",
        )
        d.path(
            f"M{x - w * 0.7} {y + 12} C{x - 20} {y + 20} {x + 20} {y + 20} {x + w * 0.7} "
            f"{y + 12} C{x + w * 0.4} {y + 2} {x + 20} {y + 4} {x + 16} {y - 22} H{x - 16} "
            f"C{x - 20} {y + 4} {x - w * 0.4} {y + 2} {x - w * 0.7} {y + 12}Z",
            "#6d3210",
        )


def leaf(d: Drawing, flip: bool) -> None:
    """One leaf of the swing doors, 100 wide, hung from y 338 to 556."""
    d.open("translate(248 0) scale(-1 1)" if flip else "")
    lit = (WOOD[0], WOOD[1], WOOD[3]) if not flip else (WOOD[1], WOOD[2], WOOD[4])
    wood = d.linear(24, 338, 124, 556, (0, lit[0]), (0.5, lit[1]), (1, lit[2]))
    d.path("M26 344 C48 334 62 352 80 352 C96 352 108 366 121 384 L121 520 C106 528 96 546 78 546 "
           "C58 546 46 560 26 552Z", wood, **STROKE, stroke_width=4)  # fmt: skip
    for y0, y1 in ((374, 446), (462, 526)):
        top = (
            f"M38 {y0} C58 {y0 - 6} 78 {y0 + 2} 109 {y0 + 16}"
            if y0 < 400
            else f"M38 {y0} L109 {y0}"
        )
        d.path(f"{top} L109 {y1 - 4} L38 {y1}Z", lit[2], **STROKE, stroke_width=2.6)
        for y in range(y0 + (20 if y0 < 400 else 8), y1 - 4, 12):
            d.path(f"M42 {y} L106 {y}", stroke=LINE, stroke_width=8)
            d.path(f"M42 {y - 1} L106 {y - 1}", stroke=lit[0], stroke_width=4.5)
    for y in (372, 528):
        d.rect(16, y - 8, 16, 16, BRASS[2], 3, stroke=LINE, stroke_width=2.4)
    d.path("M31 352 C48 342 62 359 80 359 C94 359 104 370 115 386", stroke="#f0bd80",
           stroke_width=2.4, opacity=0.7, stroke_linecap="round")  # fmt: skip
    d.close()


def frame(d: Drawing) -> None:
    left, right, top, foot = DOOR
    for x in (left - 18, right - 2):
        d.rect(x, top - 10, 20, foot - top + 10, d.linear(x, 0, x + 20, 0, (0, WOOD[1]),
               (0.4, WOOD[2]), (1, WOOD[4])), 2, stroke=LINE, stroke_width=3)  # fmt: skip
    d.path(f"M{left - 26} {top} L{left - 26} {top - 14} L{left - 12} {top - 28} H{right + 12} "
           f"L{right + 26} {top - 14} V{top}Z", d.linear(0, top - 28, 0, top, (0, WOOD[0]),
           (0.5, WOOD[1]), (1, WOOD[3])), **STROKE, stroke_width=3)  # fmt: skip
    x, y = (left + right) / 2, top - 13
    d.path(f"M{number(x)} {y - 8} l2.4 5 5.4 .6 -4 3.8 1.200 5.4 -5 -2.8 -5 2.8 1.200 -5.4 -4 -3.8 "
           f"5.4 -.6Z", BRASS[1], stroke=LINE, stroke_width=1.6)  # fmt: skip


def paint(s: Studio) -> None:
    light = s.evenly("#33393f", 0.85)
    for x in (420, 960, 1500):
        s.spot(light, x, 380, 470, 420, "#ffcf8c", 1.0, 1.35)
    s.spot(light, 960, 470, 1300, 300, "#ffc98a", 0.42, 1.0)
    s.spot(light, 960, 660, 1200, 190, "#ffc987", 0.42, 1.1)
    s.spot(light, 120, 470, 420, 330, "#ffae54", 0.5, 1.4)
    s.spot(light, 1800, 470, 420, 330, "#ffc27a", 0.42, 1.4)
    for x, y in LAMPS:
        s.spot(light, x, y, 420, 260, "#ffbe70", 0.5, 1.6)
    fall = smooth(RAIL + 4, RAIL - 60, s.y) * 0.3 + smooth(690, 800, s.y) * 0.5
    light *= (1 - fall)[..., None]
    s.spot(light, 960, 130, 1500, 420, "#8a6a4a", 0.36, 0.9)
    s.spot(light, 960, 900, 1700, 420, "#6e4c34", 0.42, 0.9)
    wall(s, light)
    d = sheet()
    d.rect(-10, RAIL, 1940, 14, "#000")
    d.rect(-10, FLOOR, 1940, 14, "#000")
    s.shade(d, 8, 0.55)
    fine = grain_overlay(s.x, s.y, 91, 0.25)
    d = sheet()
    joinery(d)
    s.layer(d, light=np.clip(light * 1.1, 0, 1.1), texture=fine)
    d = sheet()
    scars(d)
    s.layer(d, light=np.clip(light, 0.1, 1.0))
    d = sheet()
    doorway(d)
    s.layer(d, soften_u=4)
    d = sheet()
    leaf(d, False)
    leaf(d, True)
    s.layer(d, light=np.clip(light * 1.2, 0.15, 1.15), texture=fine)
    d = sheet()
    frame(d)
    s.layer(d, light=np.clip(light * 1.15, 0.1, 1.1), texture=fine)
    d = sheet()
    pipe(d)
    s.layer(d, light=np.clip(light * 1.1, 0.1, 1.1))
    s.glow(124, 430, 250, 260, "#ff9c3c", 0.3, 1.8)
    mirror_on_floor(s)
    d = sheet()
    d.path("M24 612 L226 612 L330 720 L-20 720Z", "#fff")
    s.shaft(d, "#ffa650", 0.26, 18)
    d = sheet()
    for x, y in LAMPS:
        lamp(d, x, y)
    s.layer(d, light=np.clip(light * 0.9 + 0.1, 0, 1.1))
    d = sheet()
    for x, y in LAMPS:
        lamp_glass(d, x, y)
    s.layer(d)
    for x, y in LAMPS:
        s.glow(x, y, 150, 150, "#ffc468", 0.45, 2.2)
        s.glow(x, y, 420, 330, "#ff9c40", 0.16, 2.0)
    s.dust(6, 40, (0, 280, 1920, 690), "#ffdf9a")
    s.bloom(0.68, 20, 0.4)
    s.vignette(0.3, 1.15)
    s.grade(1.08, 0.02)


if __name__ == "__main__":
    main("texas_washroom", paint)
