"""Draws what is won and staked: chips, heaps of them, tin stars, the starter's button.

Run from the project root: `python -m assets.art.make.gunslinger_table_tokens`. It writes

- assets/art/chips: `{white,red,green,black}.svg` (120 by 74), one chip from a little above, to be
  stacked 18 units apart (9 u when shown 60 u wide); `top.svg` (100 square), one seen from straight
  above; `pile_1.svg` to `pile_4.svg` (300 by 184), heaps for a pot, standing at (150, 172)
- assets/art/gunslingers: `star.svg`, `star_empty.svg` (100 square), a round won and one to win;
  `starter.svg` (100 square), who starts
"""

from __future__ import annotations

import math
import random

from assets.art.make.gunslinger_table_leather import horned_skull
from assets.art.make.palette import BOTTLE, BRASS, CREAM, LINE, NIGHT, OXBLOOD
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.stamp import Part, disc, rim

Tones = tuple[str, str, str]
# Each chip: light, middle, dark of its clay, and its stripes.
CLAY: dict[str, tuple[Tones, str]] = {
    "white": (("#ffffff", CREAM[1], CREAM[3]), NIGHT[1]),
    "red": ((OXBLOOD[0], OXBLOOD[1], OXBLOOD[3]), CREAM[1]),
    "green": ((BOTTLE[0], BOTTLE[1], BOTTLE[3]), CREAM[1]),
    "black": (("#59626e", "#2f343c", "#15181d"), BRASS[1]),
}
RX, RY, THICK = 55.0, 22.5, 18.0


def clay(out: Drawing, cx: float, kind: str, size: float = 1.0) -> str:
    """The paint of a chip's side, lit from the left; one does for a whole stack."""
    (light, middle, dark), _ = CLAY[kind]
    rx = RX * size
    return out.linear(cx - rx, 0, cx + rx, 0, (0, middle), (0.28, light), (0.6, middle), (1, dark))


def chip_at(out: Drawing, cx: float, cy: float, kind: str, paint: str, size: float = 1.0,
            turn: float = 0.0, covered: bool = False) -> None:  # fmt: skip
    """A chip lying flat, the middle of its upper face at (cx, cy); `covered` ones need no face."""
    (light, middle, dark), stripe = CLAY[kind]
    rx, ry, thick = RX * size, RY * size, THICK * size
    arc = f"A{rx:.1f} {ry:.1f} 0 0 "
    whole = (
        f"M{cx - rx:.1f} {cy:.1f}{arc}1 {cx + rx:.1f} {cy:.1f}v{thick:.1f}"
        f"{arc}1 {cx - rx:.1f} {cy + thick:.1f}Z"
    )
    out.path(whole, paint, stroke=LINE, stroke_width=5.6 * min(1.0, size * 1.15))

    def at(part: float, degrees: float, drop: float = 0) -> str:
        a = math.radians(degrees)
        x, y = cx + rx * part * math.sin(a), cy + drop - ry * part * math.cos(a)
        return f"{x:.1f} {y:.1f}"

    angles = [(45 * k + 11 + turn) % 360 for k in range(8)]
    sides = "".join(
        f"M{at(1, a)}v{thick:.1f}{arc}1 {at(1, a + 23, thick)}v{-thick:.1f}{arc}0 {at(1, a)}Z"
        for a in angles
        if 92 <= a <= 245
    )
    out.path(sides, stripe)
    if covered:
        return
    face = out.linear(cx - rx, cy - ry, cx + rx, cy + ry, (0, light), (0.5, middle), (1, dark))
    out.path(disc(cx, cy, rx, ry), face, stroke=dark, stroke_width=1.2)
    spots = "".join(
        f"M{at(1, a)}A{rx:.1f} {ry:.1f} 0 0 1 {at(1, a + 23)}L{at(0.74, a + 23)}"
        f"A{rx * 0.74:.1f} {ry * 0.74:.1f} 0 0 0 {at(0.74, a)}Z"
        for a in angles
    )
    out.path(spots, stripe)
    out.path(disc(cx, cy, rx * 0.66, ry * 0.66), stroke=dark, stroke_width=2 * size)
    out.path(disc(cx, cy, rx * 0.5, ry * 0.5), stripe, stroke=dark, stroke_width=1.6 * size)
    points = [(x, cy + (y - cy) * RY / RX) for x, y in star(cx, cy, rx * 0.36, rx * 0.16)]
    out.path(rounded(points, 0.4), middle if kind != "white" else CREAM[1])
    out.path(f"M{at(0.93, 286)}A{rx * 0.93:.1f} {ry * 0.93:.1f} 0 0 1 {at(0.93, 348)}",
             stroke="#ffffff", stroke_width=2.4 * size, stroke_linecap="round",
             opacity=0.7)  # fmt: skip


def chip(kind: str) -> Drawing:
    out = Drawing(120, 74)
    chip_at(out, 60, 28, kind, clay(out, 60, kind))
    return out


def top() -> Drawing:
    """A red chip seen from straight above."""
    (light, middle, dark), stripe = CLAY["red"]
    out = Drawing(100, 100)
    out.circle(50, 50, 47, LINE)
    out.circle(50, 50, 44, out.linear(16, 14, 84, 86, (0, light), (0.5, middle), (1, dark)))
    for k in range(8):
        a, b = math.radians(45 * k + 11), math.radians(45 * k + 34)
        d = (
            f"M{50 + 44 * math.sin(a):.1f} {50 - 44 * math.cos(a):.1f}"
            f"A44 44 0 0 1 {50 + 44 * math.sin(b):.1f} {50 - 44 * math.cos(b):.1f}"
            f"L{50 + 33 * math.sin(b):.1f} {50 - 33 * math.cos(b):.1f}"
            f"A33 33 0 0 0 {50 + 33 * math.sin(a):.1f} {50 - 33 * math.cos(a):.1f}Z"
        )
        out.path(d, stripe)
    out.circle(50, 50, 30, "none", stroke=dark, stroke_width=2.6)
    out.circle(50, 50, 26, out.linear(30, 28, 70, 72, (0, CREAM[0]), (0.6, CREAM[1]),
               (1, CREAM[3])), stroke=BRASS[3], stroke_width=2)  # fmt: skip
    horned_skull(out, 50, 52, 42, OXBLOOD[2], 1.6)
    out.path("M14 34Q24 14 44 9", stroke="#ffffff", stroke_width=3, stroke_linecap="round",
             opacity=0.6)  # fmt: skip
    return out


# Stacks of each heap from back to front: x, height of the foot above the ground, chips.
HEAPS: tuple[tuple[tuple[int, int, str], ...], ...] = (
    ((112, 8, "r"), (190, 0, "gw")),
    ((96, 26, "wr"), (196, 24, "gg"), (146, 0, "rwb")),
    ((84, 30, "rwrr"), (218, 30, "gbg"), (150, 42, "wwgr"), (112, 2, "gr"), (196, 0, "brw")),
    ((74, 36, "rwg"), (226, 36, "gbw"), (150, 46, "wbwgr"), (106, 10, "grbr"),
     (202, 8, "wrww"), (154, 0, "bg")),
)  # fmt: skip
NAMES = {"w": "white", "r": "red", "g": "green", "b": "black"}


def pile(number: int) -> Drawing:
    """A heap: stacks that were pushed together, a few chips fallen beside them."""
    out = Drawing(300, 184)
    rng = random.Random(40 + number)
    size = 0.74
    shadow = out.radial(154, 158, 100, (0, "#0c0603", 0.55), (0.7, "#0c0603", 0.3),
                        (1, "#0c0603", 0), sx=1.42, sy=0.25)  # fmt: skip
    out.ellipse(154, 158, 142, 25, shadow)
    for x, up, chips in HEAPS[number - 1]:
        paints = {letter: clay(out, x, NAMES[letter], size) for letter in sorted(set(chips))}
        for k, letter in enumerate(chips):
            y = 172 - RY * size - THICK * size - up - k * THICK * size
            chip_at(out, x + rng.uniform(-3, 3), y, NAMES[letter], paints[letter], size,
                    rng.uniform(0, 44), k + 1 < len(chips))  # fmt: skip
    return out


def tin_star() -> Drawing:
    """A tin star with balled tips: a round won."""
    out = Drawing(100, 100)
    tips = [(50 + 40 * math.sin(2 * math.pi * k / 5), 53 - 40 * math.cos(2 * math.pi * k / 5))
            for k in range(5)]  # fmt: skip
    shape = Part(rounded(star(50, 53, 40, 19), 2))
    rim(out, [shape, *(Part(disc(x, y, 6.5)) for x, y in tips)], 4.5)
    gold = out.linear(20, 16, 80, 90, (0, BRASS[0]), (0.35, BRASS[1]), (0.65, BRASS[2]),
                      (1, BRASS[3]))  # fmt: skip
    out.path(shape.d, gold)
    points = star(50, 53, 38, 18)
    for k in range(0, 10, 2):
        tip, after = points[k], points[(k + 1) % 10]
        out.path(f"M50 53L{tip[0]:.1f} {tip[1]:.1f}L{after[0]:.1f} {after[1]:.1f}Z", BRASS[4],
                 opacity=0.28)  # fmt: skip
    for x, y in tips:
        out.circle(x, y, 6.5, gold)
        out.circle(x - 2, y - 2, 2.4, "#ffffff", opacity=0.85)
    out.circle(50, 53, 13.5, gold, stroke=BRASS[4], stroke_width=2)
    horned_skull(out, 50, 54, 24, BRASS[0], 1.8)
    return out


def star_empty() -> Drawing:
    """Where a star will be pinned: its outline pressed into the leather."""
    out = Drawing(100, 100)
    d = rounded(star(50, 53, 42, 20), 2)
    out.path(d, "#140a05", opacity=0.55, stroke="#140a05", stroke_width=7, stroke_linejoin="round")
    out.path(d, stroke="#d2b57c", stroke_width=3.8, stroke_linejoin="round",
             stroke_dasharray="7 5")  # fmt: skip
    return out


def starter() -> Drawing:
    """A brass button with a cartridge that points the way round."""
    out = Drawing(100, 100)
    out.circle(50, 50, 46, LINE)
    out.circle(50, 50, 42, out.linear(18, 16, 82, 86, (0, BRASS[0]), (0.4, BRASS[1]),
               (0.7, BRASS[2]), (1, BRASS[3])))  # fmt: skip
    out.circle(50, 50, 34, out.linear(26, 24, 74, 78, (0, BOTTLE[1]), (0.5, BOTTLE[2]),
               (1, BOTTLE[4])), stroke=BRASS[4], stroke_width=3)  # fmt: skip
    arc = "M26 60A26 26 0 1 1 68 68"
    for width, hue in ((11, LINE), (6, CREAM[1])):
        out.path(arc, stroke=hue, stroke_width=width, stroke_linecap="round")
        out.path("M58 66L70 58L72 74Z", hue, stroke=hue,
                 stroke_width=width - 4, stroke_linejoin="round")  # fmt: skip
    bullet = "M42 62V46Q42 34 50 29Q58 34 58 46V62Z"
    out.path(bullet, out.linear(42, 0, 58, 0, (0, BRASS[1]), (0.35, BRASS[0]), (1, BRASS[3])),
             stroke=LINE, stroke_width=3.4, stroke_linejoin="round")  # fmt: skip
    out.path("M42 46H58V48H42Z", LINE)
    out.path("M43 45Q43 35 50 31Q57 35 57 45Z", "#c98d58")
    out.path("M16 38Q24 18 44 12", stroke="#ffffff", stroke_width=3.4, stroke_linecap="round",
             opacity=0.7)  # fmt: skip
    return out


def main() -> None:
    for kind in CLAY:
        chip(kind).save(f"chips/{kind}")
    top().save("chips/top")
    for number in (1, 2, 3, 4):
        pile(number).save(f"chips/pile_{number}")
    tin_star().save("gunslingers/star")
    star_empty().save("gunslingers/star_empty")
    starter().save("gunslingers/starter")


if __name__ == "__main__":
    main()
