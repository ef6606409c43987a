"""monster_gunslingers_table.webp: Main Street under a green moon, with a card table before it.

Flat on, not in perspective: five fronts stand in a row over the boardwalk. The top (to y 262) is
calm sky for the players' plates, the foot (from y 694) a dark cloth for the bench of whose turn
it is. Doorways, piles, sign and barrel are where assets/tables/monster_gunslingers.tmx says.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from assets.art.make.backgrounds import gunslinger_fronts as fronts
from assets.art.make.backgrounds import gunslinger_yard as yard
from assets.art.make.backgrounds.studio import Array, Studio, colour, main, sheet, smooth
from assets.art.make.backgrounds.wood import clouds, grain, grain_overlay, noise, planks
from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing

MOON = (250.0, 188.0)
MOON_R = 186.0
WALK_Y, EDGE_Y, TABLE_Y, RIM_U = 654.0, 673.0, 694.0, 15.0
WALK_X = (238.0, 1682.0)
GREEN = "#9dffb4"
WALLS = (
    ("#5d2018", "#8a3a28", "#ac553a"),
    ("#7f7b6d", "#9b9786", "#b3ae9b"),
    ("#8f6a46", "#b08a60", "#c9a478"),
    ("#2b2434", "#43384e", "#5b4e66"),
    ("#2f5a3c", "#47784f", "#659868"),
)


def sky(s: Studio) -> None:
    """Night that is darkest on top and green toward the hills, with drifting cloud."""
    t = np.clip(s.y / 620, 0, 1)[..., None]
    high, middle, low = colour("#0c1d26"), colour("#163b3c"), colour("#4b8f6c")
    rgb = high + (middle - high) * smooth(0.05, 0.6, t) + (low - middle) * smooth(0.5, 1.0, t)
    veil = clouds(s.x / 360 + s.y / 300, s.y / 60, 51, 5)
    bank = smooth(0.5, 0.8, veil) * smooth(0, 90, s.y)
    s.rgb[:] = rgb + (colour("#5aa88a") - rgb) * (bank * 0.24)[..., None]
    d = sheet()
    yard.stars_of_night(d)
    s.layer(d)


def moon(s: Studio) -> None:
    """A moon too large and too green, whose craters grin if one looks twice."""
    x, y = MOON
    s.glow(x, y, 760, 620, "#58d890", 0.62, 2.0)
    s.glow(x, y, 330, 330, "#9dffb4", 0.55, 1.5)
    far = np.hypot(s.x - x, s.y - y)
    blotch = clouds(s.x / 150, s.y / 130, 23, 5)
    face = colour("#f0ffc4") + (colour("#a4e490") - colour("#f0ffc4")) * smooth(
        0.38, 0.72, blotch)[..., None]  # fmt: skip
    limb = smooth(0.42, 1.08, np.hypot(s.x - x + 46, s.y - y + 50) / MOON_R * 0.86)
    face = face * (1 - 0.5 * limb)[..., None]
    d = sheet()
    for dx, dy, r in ((-124, 40, 13), (122, 4, 15), (10, -128, 12), (92, -118, 9), (-44, 136, 12),
                      (96, 104, 10), (-96, -100, 9)):  # fmt: skip
        d.ellipse(x + dx, y + dy, r, r * 0.92, "#58ad68", opacity=0.7)
        d.ellipse(x + dx + 2, y + dy + 3, r * 0.82, r * 0.72, "#86cf80", opacity=0.9)
    # Two hollows, a nick and a row of cracks: a skull, if one wants to see it.
    hollow = {"opacity": 0.45}
    ink = "#4a9a5e"
    up = y - 34
    d.path(f"M{x - 88} {up - 50}Q{x - 66} {up - 80} {x - 30} {up - 58}Q{x - 18} {up - 24} "
           f"{x - 48} {up - 10}Q{x - 86} {up - 4} {x - 88} {up - 50}Z", ink, **hollow)  # fmt: skip
    d.path(f"M{x + 22} {up - 60}Q{x + 60} {up - 82} {x + 80} {up - 54}Q{x + 82} {up - 8} {x + 44} "
           f"{up - 12}Q{x + 10} {up - 26} {x + 22} {up - 60}Z", ink, **hollow)  # fmt: skip
    d.path(f"M{x - 12} {up + 24}Q{x - 2} {up - 12} {x + 10} {up + 24}Q{x} {up + 16} {x - 12} "
           f"{up + 24}Z", ink, **hollow)  # fmt: skip
    d.path(f"M{x - 72} {up + 60}Q{x} {up + 88} {x + 74} {up + 52}", stroke=ink, stroke_width=5,
           stroke_linecap="round", **hollow)  # fmt: skip
    for k in range(-3, 4):
        d.path(f"M{x + k * 19} {up + 58 + (9 - k * k) * 1.4:.1f}v{20 - abs(k) * 2}", stroke=ink,
               stroke_width=3.4, stroke_linecap="round", **hollow)  # fmt: skip
    rgba = s.raster(d)
    face = face + (rgba[..., :3] - face) * (rgba[..., 3:] * 0.8)
    s.cover(face, smooth(MOON_R + 0.8, MOON_R - 0.8, far))
    wisps = smooth(0.52, 0.72, clouds(s.x / 210, s.y / 26, 88, 4)) * smooth(260, 330, s.y) * 0.5
    s.cover(colour("#3d7f6c"), wisps * smooth(460, 380, s.y) * smooth(620, 380, s.x))


def ground(s: Studio) -> None:
    """Dust of the street beside the houses."""
    tone = clouds(s.x / 120, s.y / 26, 9, 4)[..., None]
    rgb = colour("#2a4a40") + (colour("#5f8a6a") - colour("#2a4a40")) * tone
    line = 588 + (noise(s.x / 60, s.y * 0, 5) - 0.5) * 10
    s.cover(rgb * 0.95, smooth(line - 1, line + 1, s.y))


def moonlight(s: Studio) -> Array:
    """How the moon lights what stands up: green, from the upper left, fading along the row."""
    light = s.evenly("#587e80", 1.0)
    s.spot(light, MOON[0] + 150, MOON[1] + 120, 2300, 1000, "#a8ffb4", 0.78, 1.1)
    return light


def walls(s: Studio, light: Array) -> None:
    """Boards, ashlar and mud of the five fronts, with their shadows on what is behind."""
    for i, hues in enumerate(WALLS):
        d = sheet()
        d.open(fronts.place(i))
        d.path(fronts.OUTLINES[i], "#fff", stroke="#fff", stroke_width=3)
        d.close()
        mask = s.raster(d)[..., 3]
        if i in (1, 2):
            grit = noise(s.x / 1.6, s.y / 1.6, 40 + i) * 0.3
            tone = np.clip(clouds(s.x / 60, s.y / 46, 20 + i, 4) * 0.9 + grit - 0.15, 0, 1)
            rgb = colour(hues[0]) + (colour(hues[2]) - colour(hues[0])) * tone[..., None]
        else:
            rgb = planks(s.x * 1.2, s.y - fronts.TOP, 17.5, 60 + i, hues, seam=1.5, variety=0.12)
            step = (s.y - fronts.TOP) / 17.5
            rgb = rgb * (0.84 + 0.24 * (step - np.floor(step)))[..., None]
        x0 = fronts.LEFT + fronts.WIDTH * i
        round_ = 1.10 - 0.30 * smooth(x0 + 120, x0 + 284, s.x)
        s.cover(rgb * light * round_[..., None], mask)


def shadows(s: Studio) -> None:
    """What porches, awnings and eaves throw on the walls below them."""
    d = sheet()
    for i, (top, tall) in enumerate(((168, 34), (146, 18), (140, 12), (152, 10), (166, 36))):
        x = fronts.LEFT + fronts.WIDTH * i
        d.rect(x + 10, fronts.TOP + top, 264, tall, "#fff")
    s.shade(d, 5, 0.5)


def boardwalk(s: Studio, light: Array) -> None:
    """Planks before the houses, their ends toward the street."""
    x0, x1 = WALK_X
    lean = 1 + (s.y - WALK_Y) / 900
    across = (s.x - 960) / lean + 960
    top = planks(s.y * 6, across, 27, 19, ("#5a4630", "#87694a", "#a98a62"), seam=1.5, variety=0.2)
    within = smooth(x0 - 1, x0 + 1, s.x) * smooth(x1 + 1, x1 - 1, s.x)
    near = 0.62 + 0.5 * smooth(WALK_Y, EDGE_Y, s.y)
    s.cover(top * light * near[..., None],
            within * smooth(WALK_Y - 0.6, WALK_Y + 0.6, s.y))  # fmt: skip
    face = planks(s.x, s.y, 60, 23, ("#3a2818", "#553c26", "#6d5034"), length=320, seam=1.6)
    s.cover(face * light * 0.8, within * smooth(EDGE_Y - 0.6, EDGE_Y + 0.6, s.y))
    s.cover(colour("#b8e8a8"), within * smooth(1.6, 0.6, np.abs(s.y - EDGE_Y + 1.4)) * 0.5)
    s.cover(colour(LINE), within * smooth(2.0, 0.8, np.abs(s.y - EDGE_Y - 1.4)) * 0.9)
    s.cover(colour(LINE), within * smooth(1.8, 0.8, np.abs(s.y - WALK_Y)) * 0.8)


def houses(s: Studio, light: Array) -> None:
    walls(s, light)
    shadows(s)
    d = sheet()
    for i, front in enumerate(fronts.FRONTS):
        d.open(fronts.place(i))
        d.path(fronts.OUTLINES[i], "none", **fronts.EDGE, stroke_width=3.4)
        front(d)
        d.close()
    stone = (s.x > fronts.LEFT + fronts.WIDTH) & (s.x < fronts.LEFT + 2 * fronts.WIDTH)
    worn = np.where(stone, 0.92 + 0.16 * clouds(s.x / 50, s.y / 50, 33, 4),
                    grain_overlay(s.x * 1.1, s.y * 1.3, 17, 0.2)).astype(np.float32)  # fmt: skip
    alpha = s.layer(d, light=light, texture=worn)
    step = max(1, round(2.2 * s.scale))
    near, far = (np.roll(alpha, (k * step, k * step), (0, 1)) for k in (1, 2))
    fall = smooth(1900, 200, s.x) * 0.4 + 0.1
    rim = np.clip(near - far, 0, 1)
    s.screen((rim * fall)[..., None] * colour(GREEN))
    d = sheet()
    for i in range(5):
        d.open(fronts.place(i))
        fronts.inside(d)
        d.close()
    s.layer(d)


def table(s: Studio) -> None:
    """A padded rail with brass studs and the dark cloth on which the bench lies."""
    nap = noise(s.x / 2.2, s.y / 1.6, 201) * 0.5 + noise(s.x / 1.5, s.y / 5, 202) * 0.5
    broad = clouds(s.x / 240, s.y / 170, 203)
    tone = np.clip(0.5 + (nap - 0.5) * 0.3 + (broad - 0.5) * 0.5, 0, 1)[..., None]
    felt = colour("#0d2a26") + (colour("#1c4638") - colour("#0d2a26")) * tone
    pool = s.field(900, 860, 1150, 420, 1.2)
    felt = felt * (0.72 + 0.55 * pool)[..., None]
    felt = felt * (1 - 0.55 * smooth(TABLE_Y + 52, TABLE_Y + RIM_U, s.y))[..., None]
    px = 1 / s.scale
    s.cover(felt, smooth(TABLE_Y - px, TABLE_Y + px, s.y))
    look = grain(s.x, s.y * 2.4, 53)[..., None]
    rail = colour("#3a2416") + (colour("#7d5636") - colour("#3a2416")) * look
    swell = np.clip((s.y - TABLE_Y) / RIM_U, 0, 1)
    rail = rail * (0.5 + 0.75 * np.sin(swell * 2.5 + 0.5))[..., None] * colour("#a8e0b0")
    within = smooth(TABLE_Y - px, TABLE_Y + px, s.y)
    s.cover(rail, within * smooth(TABLE_Y + RIM_U + px, TABLE_Y + RIM_U - px, s.y))
    for at in (TABLE_Y, TABLE_Y + RIM_U):
        s.cover(colour(LINE), smooth(2.2, 0.8, np.abs(s.y - at)))
    s.cover(colour("#d8ffc8"), smooth(1.6, 0.3, np.abs(s.y - TABLE_Y - 4)) * 0.35)
    d = sheet()
    for k in range(33):
        x = 30 + k * 58.1
        d.circle(x + 1, TABLE_Y + 9, 4.2, "#0a0603", opacity=0.6)
        d.circle(x, TABLE_Y + 7.6, 3.8, d.radial(x - 1.4, TABLE_Y + 6, 5.4, (0, "#f4ffd0"),
                 (0.4, BRASS[2]), (1, BRASS[4])), stroke=LINE, stroke_width=1.4)  # fmt: skip
    s.layer(d)


def lit_windows(s: Studio) -> None:
    """Warm panes over the saloon, lanterns, and eyes where no lamp burns."""
    d = sheet()
    for x in (36, 206):
        left, top = fronts.LEFT + x, fronts.TOP + 112
        for k in (0, 1):
            d.rect(left + k * 22.6, top, 19.4, 34, d.linear(0, top, 0, top + 34, (0, "#ffdf8a"),
                   (1, "#e8862a")))  # fmt: skip
        d.path(f"M{left} {top}h42v5q-21 9 -42 0Z", "#7c1d18")
    for y, tall in ((214, 43), (261, 45)):
        for x in (22, 228):
            for k in (0, 1):
                d.rect(fronts.LEFT + x + k * 18.6, fronts.TOP + y, 15.4, tall, "#f0a040",
                       opacity=0.85)  # fmt: skip
    s.layer(d, opacity=0.92)
    for x in (289, 477):
        s.glow(x + 20, 400, 90, 60, "#ffb04a", 0.4, 1.6)
        s.glow(x + 4, 530, 70, 110, "#ff9a3a", 0.34, 1.7)
    d = sheet()
    yard.lamps(d)
    s.layer(d)
    for x, y, hue in yard.LAMPS:
        s.glow(x, y + 2, 120, 110, hue, 0.55, 2.0)
    d = sheet()
    yard.eyes(d)
    s.layer(d)


def things(s: Studio, light: Array, *parts: Callable[[Drawing], None]) -> None:
    """Props that stand about, in the moonlight."""
    d = sheet()
    for part in parts:
        part(d)
    s.layer(d, light=light, texture=grain_overlay(s.x, s.y * 1.4, 29, 0.2))


def mist(s: Studio) -> None:
    """Green ground fog that crawls about the feet of things."""
    drift = clouds(s.x / 300, s.y / 40, 71, 4)
    low = smooth(560, 660, s.y) * smooth(TABLE_Y + 1, TABLE_Y - 14, s.y)
    side = np.maximum(smooth(330, 120, s.x), smooth(1600, 1800, s.x)) * 0.7 + 0.3
    s.screen((smooth(0.42, 0.8, drift) * low * side * 0.34)[..., None] * colour("#8affb8"))


def paint(s: Studio) -> None:
    sky(s)
    moon(s)
    d = sheet()
    yard.bats(d)
    yard.hills(d)
    yard.windmill(d, 1756, 560, 0.8)
    s.layer(d)
    s.glow(960, 560, 1500, 200, "#6fe0a0", 0.16, 1.2)
    ground(s)
    light = moonlight(s)
    houses(s, light)
    boardwalk(s, light)
    lit_windows(s)
    things(s, light, yard.before_houses)
    things(s, light * 1.05, yard.pile_board, yard.sign_board, yard.pot_barrel)
    mist(s)
    table(s)
    s.glow(*MOON, 900, 760, "#6fffa0", 0.14, 1.6)
    s.vignette(0.2)
    s.bloom(0.82, 16, 0.28)
    s.grade(1.08, 0.0, 0.0)


if __name__ == "__main__":
    main("monster_gunslingers_table", paint)
