"""Draws what else the Monster's table needs: slate, chalk marks, claws, stars, the icon.

Run from the project root: `python -m assets.art.make.monster_things`. It writes into
assets/art/monster:

- `slate.svg` (600 square): the chalk board, free from (64, 84) to (536, 500); `chalk_line.svg`
  (460 by 12), a ruled line
- `deck.svg` (224 by 144): the deck as it lies on the table, face down
- `mark_keep.svg`, `mark_throw.svg`, `mark_fold.svg`, `mark_paired.svg` (100 square): what becomes
  of a card, in chalk
- `claw_1.svg` to `claw_3.svg` (400 square): a swipe from the upper right, its wound, its scar
- `stars.svg` (600 by 260): five stars in a bow for whoever beat the Monster
- `icon.svg` (256 square): the game's sign
"""

from __future__ import annotations

import math
import random

from assets.art.make.monster_cloth import VELVET, crease, line
from assets.art.make.monster_eyes import eye_parts
from assets.art.make.monster_kit import (
    BONE,
    fangs,
    inked,
    save,
    smooth,
    stroke,
    tooth,
)
from assets.art.make.monster_small import TOAD
from assets.art.make.palette import BOTTLE, BRASS, CREAM, LINE, OXBLOOD, WOOD
from assets.art.make.pen import Drawing, number, rounded, star
from assets.art.make.stamp import Part, box, disc, ink, rim

CHALK = "#f7f1e2"
Point = tuple[float, float]


def slate() -> Drawing:
    """A school slate in a wooden frame, wiped but never clean, chalk and sponge on its ledge."""
    out = Drawing(600, 600)
    rng = random.Random(40)
    stroke(out, smooth("150,60 220,20 300,12 380,20 450,60", False), 16, LINE)
    stroke(out, smooth("150,60 220,20 300,12 380,20 450,60", False), 9, "#b48a52")
    stroke(out, smooth("150,60 220,20 300,12 380,20 450,60", False), 3, "#6b4a24")
    wood = out.linear(10, 40, 590, 590, (0, WOOD[0]), (0.4, WOOD[1]), (1, WOOD[3]))
    inked(out, box(12, 40, 576, 512, 16), wood, 7)
    for d in ("M30 58Q200 52 300 60T570 56", "M30 530Q220 540 330 530T570 534",
              "M34 70Q26 240 38 300T32 520", "M566 70Q574 240 562 300T568 520"):  # fmt: skip
        stroke(out, d, 3, WOOD[3], opacity="0.6")
    stroke(out, "M24 54H560", 4, "#f0c890", opacity="0.5")
    stone = out.radial(240, 220, 430, (0, "#4d5654"), (0.6, "#343c3b"), (1, "#1e2425"))
    inked(out, box(48, 76, 504, 440, 6), stone, 7)
    for _ in range(7):  # where it was wiped with a sleeve
        x, y = rng.uniform(90, 420), rng.uniform(120, 470)
        long = rng.uniform(70, 130)
        d = f"M{x:.0f} {y:.0f}Q{x + long / 2:.0f} {y - 26:.0f} {x + long:.0f} {y + 8:.0f}"
        stroke(out, d, rng.uniform(18, 34), "#cfd6cf", opacity="0.055")
    for _ in range(34):
        out.circle(rng.uniform(60, 540), rng.uniform(88, 508), rng.uniform(0.8, 2.2), "#e8ece6",
                   opacity="0.3")  # fmt: skip
    for x, y in ((30, 58), (570, 58), (30, 534), (570, 534)):
        out.circle(x, y, 8, BRASS[2], stroke=LINE, stroke_width=3.5)
        out.circle(x - 2, y - 2, 2.6, "#fffbe6")
    ledge = out.linear(0, 540, 0, 580, (0, WOOD[0]), (0.4, WOOD[2]), (1, WOOD[4]))
    inked(out, box(8, 540, 584, 34, 8), ledge, 7)
    for x, y, turn, hue in ((390, 532, -4, CHALK), (462, 534, 7, "#f2b8a0")):
        out.open(f"translate({x} {y}) rotate({turn})")
        inked(out, box(-32, -8, 64, 16, 5), hue, 5)
        stroke(out, "M-24 -3H20", 3, "#ffffff")
        out.close()
    sponge = out.linear(70, 500, 160, 546, (0, "#f2cf7a"), (1, "#a8742a"))
    inked(out, smooth("70,544 66,520 84,506 120,502 150,510 160,530 156,546 112,548"), sponge, 6)
    for x, y, r in ((88, 522, 5), (110, 514, 4), (130, 526, 6), (104, 534, 4), (144, 536, 4)):
        out.circle(x, y, r, "#7c5218", opacity="0.8")
    return out


def deck() -> Drawing:
    """A stack of cards lying on the table, seen as flat as the table is."""
    out = Drawing(224, 144)
    out.path(smooth("30,118 60,138 170,140 220,124 210,96 40,100"), "#0a0306", opacity="0.5")

    def sheet(lift: float) -> list[Point]:
        return [(58, 76 - lift), (182, 70 - lift), (210, 116 - lift), (16, 122 - lift)]

    low, top = sheet(0), sheet(44)
    side = [top[3], top[2], low[2], low[3]]
    inked(out, rounded([*top[:2], *low[2:]], 5), CREAM[2], 6)
    paper = out.linear(16, 0, 210, 0, (0, CREAM[0]), (0.6, CREAM[2]), (1, CREAM[3]))
    inked(out, rounded(side, 3), paper, 5)
    for k in range(1, 9):
        y = 78 + 5 * k
        stroke(out, f"M18 {y}L208 {y - 6}", 1.8, CREAM[4], opacity="0.8")
    inked(out, rounded(top, 7), CREAM[0], 6)
    inner: list[Point] = [(66, 38), (176, 33), (196, 67), (34, 72)]
    green = out.linear(34, 30, 196, 74, (0, BOTTLE[1]), (0.6, BOTTLE[2]), (1, BOTTLE[3]))
    out.path(rounded(inner, 5), green)
    stroke(out, rounded([(70, 41), (173, 36), (188, 64), (44, 69)], 4), 2.4, BRASS[1])
    out.path(disc(118, 52.5, 38, 13), OXBLOOD[3], stroke=BRASS[1], stroke_width=3)
    out.path("M88 53Q118 35 148 52Q118 70 88 53Z", "#f6e6b8", stroke=LINE, stroke_width=2.6)
    out.ellipse(118, 52.5, 15, 8, "#f2b21c", stroke=LINE, stroke_width=2)
    out.ellipse(118, 52.5, 4, 7.4, LINE)
    return out


def chalk_line() -> Drawing:
    """A line ruled by hand, chalk broken here and there."""
    out = Drawing(460, 12)
    rng = random.Random(3)
    points = [(4 + 452 * k / 24, 6 + rng.uniform(-0.9, 0.9)) for k in range(25)]
    stroke(out, line(points), 4.6, CHALK, opacity="0.75")
    for _ in range(26):
        out.circle(rng.uniform(6, 454), 6 + rng.uniform(-4.4, 4.4), rng.uniform(0.5, 1.2), CHALK,
                   opacity="0.5")  # fmt: skip
    return out


def chalked(parts: list[Part], hue: str = CHALK) -> Drawing:
    """A mark in chalk with a dark rim, so that it stands on any card."""
    out = Drawing(100, 100)
    rng = random.Random(len(parts))
    rim(out, parts, 5.5)
    ink(out, parts, hue)
    for part in parts:  # the grain of the board shows through
        if part.width:
            stroke(out, part.d, part.width * 0.34, "#ffffff", opacity="0.8",
                   stroke_dasharray=f"{rng.randint(7, 12)} {rng.randint(3, 6)}")  # fmt: skip
    return out


CARD = "M36 14H66Q74 14 74 22V78Q74 86 66 86H36Q28 86 28 78V22Q28 14 36 14Z"


def keep() -> Drawing:
    """A card with a tick."""
    out = chalked([Part(CARD, 8)], "#d9f0b8")
    out.path(CARD, "#2f5a34")
    stroke(out, CARD, 8, "#d9f0b8")
    tick = "M38 52L49 64L68 36"
    stroke(out, tick, 20, LINE)
    stroke(out, tick, 10.5, CHALK)
    return out


def throw() -> Drawing:
    """An arrow that bends down into a toothed mouth."""
    out = Drawing(100, 100)
    jaw = [Part("M9 64Q50 78 91 64Q87 92 50 92Q13 92 9 64Z")]
    rim(out, jaw, 4.5)
    ink(out, jaw, "#b3252a")
    fangs(out, [(22, 68, 14, 16, 1), (50, 72, 14, 15, 0), (78, 68, 14, 16, -1)], 3.4)
    arrow = [Part("M22 14Q50 10 50 44", 12), Part(rounded([(30, 40), (70, 40), (50, 64)], 3))]
    rim(out, arrow, 5)
    ink(out, arrow, CHALK)
    stroke(out, "M24 13Q48 12 50 44", 4, "#ffffff", stroke_dasharray="9 5")
    return out


def fold() -> Drawing:
    """A hand of cards laid face down and crossed out."""
    out = Drawing(100, 100)
    for turn, x in ((-20, 36), (0, 50), (20, 64)):
        out.open(f"translate({x} 56) rotate({turn})")
        inked(out, box(-18, -32, 36, 58, 5), "#3f6e8c", 5.5)
        inked(out, box(-12, -26, 24, 46, 3), "#1f3f5a", 2)
        out.close()
    d = "M20 20L80 84"
    stroke(out, d, 20, LINE)
    stroke(out, d, 10.5, CHALK)
    stroke(out, d, 3.6, "#ffffff", stroke_dasharray="8 5")
    return out


def paired() -> Drawing:
    """Two links of a chain: these two are alike, one has to go."""
    out = Drawing(100, 100)
    out.open("translate(50 50) rotate(-38)")
    one = "M-8 -14H-24A14 14 0 0 0 -24 14H-4A14 14 0 0 0 10 0"
    two = "M8 14H24A14 14 0 0 0 24 -14H4A14 14 0 0 0 -10 0"
    for d, hue in ((one, "#ffd98a"), (two, CHALK)):
        stroke(out, d, 21, LINE)
        stroke(out, d, 11, hue)
    out.close()
    return out


def gash(x: float, y: float, long: float, wide: float, start: float, stop: float) -> list[Point]:
    """The outline of one claw's cut, bowed, from `start` to `stop` of its way (0 to 1)."""
    left: list[Point] = []
    right: list[Point] = []
    for k in range(13):
        t = start + (stop - start) * k / 12
        px = x - long * 0.62 * t + math.sin(t * math.pi) * 26
        py = y + long * t
        thick = wide * math.sin(math.pi * min(1, max(0, k / 12)) ** 0.8)
        left.append((px - thick, py - thick * 0.5))
        right.append((px + thick, py + thick * 0.5))
    return left + right[::-1]


def claw(stage: int) -> Drawing:
    """Four cuts: struck, torn open, left behind."""
    out = Drawing(400, 400)
    cuts = ((190, 40, 270, 13.0), (252, 24, 330, 17.0), (314, 30, 330, 16.0), (366, 62, 270, 11.0))
    stop = (0.55, 1.0, 1.0)[stage - 1]
    for x, y, long, wide in cuts:
        shape = gash(x, y, long, wide, 0, stop)
        core = gash(x, y, long, wide * 0.5, 0.03, stop * 0.97)
        rough = [(px + math.sin(k * 2.3) * 1.3, py) for k, (px, py) in enumerate(shape)]
        if stage == 3:
            inked(out, line(rough, True), "#3a0a10", 4, OXBLOOD[4], opacity="0.85")
            out.path(line(core, True), "#8c1d22", opacity="0.8")
            continue
        glow = gash(x, y, long, wide * 1.9, 0, stop)
        out.path(line(glow, True), "#ff5a2a" if stage == 2 else "#ffe08a", opacity="0.35")
        inked(out, line(rough, True), ("#fff6d0", "#e0301c")[stage - 1], 7)
        out.path(line(core, True), ("#ffffff", "#ffe9a0")[stage - 1])
        if stage == 1:
            t = stop
            tx, ty = x - long * 0.62 * t + math.sin(t * math.pi) * 26, y + long * t
            fangs(out, [(tx + 3, ty - 16, 30, 44, -16)], 5)
    if stage == 2:
        rng = random.Random(8)
        for _ in range(16):
            sx, sy = rng.uniform(40, 370), rng.uniform(60, 370)
            r = rng.uniform(3, 7)
            out.path(rounded(star(sx, sy, r * 1.8, r * 0.6, 4, rng.uniform(0, 45)), 0.5), "#ffd25e")
    return out


def gold_star(out: Drawing, x: float, y: float, r: float, turn: float) -> None:
    paint = out.linear(x - r, y - r, x + r, y + r, (0, "#fffbe0"), (0.35, BRASS[1]),
                       (0.7, BRASS[2]), (1, BRASS[3]))  # fmt: skip
    inked(out, rounded(star(x, y, r, r * 0.46, 5, turn), r * 0.06), paint, 7)
    facets = ""
    points = star(x, y, r * 0.9, r * 0.42, 5, turn)
    for k in range(0, 10, 2):
        (ax, ay), (bx, by) = points[k], points[(k + 1) % 10]
        facets += (f"M{number(x)} {number(y)}L{number(ax)} {number(ay)}L{number(bx)} "
                   f"{number(by)}Z")  # fmt: skip
    out.path(facets, BRASS[4], opacity="0.22")
    stroke(out, f"M{number(x - r * 0.2)} {number(y - r * 0.3)}L{number(x - r * 0.06)} "
           f"{number(y - r * 0.62)}", r * 0.07, "#ffffff", opacity="0.9")  # fmt: skip


def stars() -> Drawing:
    """Five stars in a bow, the middle one largest."""
    out = Drawing(600, 260)
    glow = out.radial(300, 130, 290, (0, "#ffe08a", 0.65), (0.6, "#ffb84a", 0.22),
                      (1, "#ff9a2e", 0.0), sy=0.44)  # fmt: skip
    out.ellipse(300, 130, 290, 127, glow)
    for x, y, r, turn in ((66, 190, 46, -20), (534, 190, 46, 20), (168, 122, 60, -10),
                          (432, 122, 60, 10), (300, 104, 92, 0)):  # fmt: skip
        gold_star(out, x, y, r, turn)
    return out


def icon() -> Drawing:
    """A lump under a red cloth with one eye open and a grin."""
    out = Drawing(256, 256)
    out.ellipse(134, 226, 118, 22, "#0a0306", opacity="0.45")
    shape = smooth("10,224* 34,192 38,140 44,88 30,14* 72,50 128,38 184,50 228,18* 212,90 218,142 "
                   "224,194 248,224* 212,238 176,230 148,242 112,232 78,242 46,232")  # fmt: skip
    skin = out.radial(92, 84, 190, (0, VELVET[0]), (0.45, VELVET[1]), (0.8, VELVET[2]),
                      (1, VELVET[3]))  # fmt: skip
    inked(out, shape, skin, 9)
    dark = "".join(crease((128 + k * 26, 176), (128 + k * 42, 226), k * -3, 8)
                   for k in (-2.2, -1.2, -0.2, 0.9, 2))  # fmt: skip
    out.path(dark, VELVET[4], opacity="0.5")
    stroke(out, smooth("50,44 56,70 52,120", False), 6, "#ffd2a8", opacity="0.5")
    out.open("translate(126 106) scale(.82) translate(-100 -70)")
    eye_parts(out)
    out.close()
    grin = "M62 166Q128 190 200 160Q196 210 132 212Q72 210 62 166Z"
    inked(out, grin, "#1a0408", 8)
    teeth = "".join(tooth(x, y, 23, 26, 0) for x, y in
                    ((84, 173), (110, 179), (137, 179), (163, 174), (184, 167)))  # fmt: skip
    inked(out, teeth, out.linear(0, 168, 0, 206, (0, BONE[2]), (0.4, BONE[1]), (1, BONE[0])), 4.5)
    for x in (34, 60, 86):
        inked(out, smooth(f"{x - 11},{206} {x},{198} {x + 11},{206} {x + 9},{232} {x - 9},{232}"),
              out.linear(x - 11, 0, x + 11, 0, (0, TOAD[0]), (0.5, TOAD[1]), (1, TOAD[2])),
              6)  # fmt: skip
        fangs(out, [(x, 230, 14, 19, -2)], 4.5)
    return out


def main() -> None:
    pictures = {
        "slate": slate(),
        "deck": deck(),
        "chalk_line": chalk_line(),
        "mark_keep": keep(),
        "mark_throw": throw(),
        "mark_fold": fold(),
        "mark_paired": paired(),
        "stars": stars(),
        "icon": icon(),
    }
    pictures |= {f"claw_{stage}": claw(stage) for stage in (1, 2, 3)}
    for name, picture in pictures.items():
        save(picture, name)


if __name__ == "__main__":
    main()
