"""Draws what happens fast in Slap .45: shots, the cannon, dust, hoofs, hits, misses.

Run from the project root: `python -m assets.art.make.slap_effects`. It writes into assets/art/slap:

- `shot_flash.svg` (260 by 200): muzzle at (20, 100), the shot goes right
- `tracer.svg` (600 by 40): from the muzzle at the left to the target at the right, along y = 20
- `cannon_blast.svg` (560 by 440): muzzle at (60, 220), the blast goes right
- `dust_ring.svg` (360 by 260): a ring of dust thrown up by a slap, middle (180, 130)
- `hoof_1.svg` to `hoof_3.svg` (160 square): a hoof's print as it strikes, kicks up dust, settles
- `splinter.svg` (140 square): chips flying from (70, 70); `hit_star.svg` (220 square),
  `miss_puff.svg` (200 by 150, the bullet passes to the right)
- `late_clock.svg` (120 square): too late; `feint_cards.svg` (160 square): the dealer's feint
"""

from __future__ import annotations

import math
import random

from assets.art.make.effects import DUST_SHADES, SMOKE_SHADES, billow
from assets.art.make.guns import STEEL
from assets.art.make.palette import BRASS, CREAM, LINE, NIGHT, OXBLOOD, WOOD
from assets.art.make.pen import Drawing, number, rounded, star
from assets.art.make.portrait_kit import inked, stroke
from assets.art.make.stamp import HORSESHOE, Part, disc, ink, rim

FIRE = ("#7c1d18", "#d8521c", "#f0902e", "#ffc44e", "#ffe9a8", "#fffdf0")
Point = tuple[float, float]


def tongue(
    out: Drawing, at: Point, reach: float, wide: float, spikes: int, seed: int,
    parts: tuple[float, ...] = (1.0, 0.9, 0.72, 0.52, 0.33, 0.17),
) -> None:  # fmt: skip
    """Fire from the muzzle `at`, going right: ragged, darker outside, hottest at the muzzle."""
    rng = random.Random(seed)
    shape: list[Point] = []
    for i in range(-2 * spikes, 2 * spikes + 1):
        t = i / (2 * spikes)
        a = t * 1.7
        far = min(reach, reach * (1 - abs(t)) ** 1.3 + wide * (0.55 + 0.45 * abs(t)))
        far *= rng.uniform(0.88, 1.0) if i % 2 == 0 else rng.uniform(0.46, 0.56)
        shape.append((math.cos(a) * far, math.sin(a) * far * 0.8))
    x0, y0 = at
    for part, hue in zip(parts, FIRE, strict=False):
        points = [(x0 - 5 * part, y0 - 7 * part)]
        points += [(x0 + x * part, y0 + y * part) for x, y in shape]
        points += [(x0 - 5 * part, y0 + 7 * part)]
        out.path(rounded(points, 2), hue)


def embers(out: Drawing, at: Point, reach: float, spread: float, count: int, seed: int) -> None:
    rng = random.Random(seed)
    for _ in range(count):
        a, r = rng.uniform(-spread, spread), rng.uniform(0.5, 1.0) * reach
        x, y = at[0] + math.cos(a) * r, at[1] + math.sin(a) * r * 0.8
        out.circle(x, y, rng.uniform(1.6, 4), rng.choice(FIRE[2:5]))


def shot_flash() -> Drawing:
    out = Drawing(260, 200)
    glow = out.radial(80, 100, 100, (0, "#ffe08a", 0.75), (0.5, "#ff9a2e", 0.35), (1, "#e0481c", 0))
    out.circle(80, 100, 100, glow)
    for turn, reach in ((-62, 66), (62, 66)):
        out.open(f"rotate({turn} 24 100)")
        tongue(out, (24, 100), reach, 20, 2, 5)
        out.close()
    tongue(out, (22, 100), 226, 72, 6, 11)
    embers(out, (22, 100), 220, 0.75, 12, 3)
    return out


def tracer() -> Drawing:
    """A streak that thins out behind a ball of lead."""
    out = Drawing(600, 40)
    for high, hue, last in ((17.0, "#ff8a1e", 0.55), (9.5, "#ffd25e", 0.9), (4.0, "#fffdf0", 1.0)):
        paint = out.linear(0, 0, 580, 0, (0, hue, 0.0), (0.35, hue, last * 0.4), (1, hue, last))
        out.path(f"M4 20L560 {20 - high}Q584 20 560 {20 + high}Z", paint)
    for y, x0, x1 in ((9, 250, 470), (31, 180, 420), (5, 400, 530)):
        paint = out.linear(x0, 0, x1, 0, (0, "#fff1b0", 0.0), (1, "#fff1b0", 0.75))
        out.path(f"M{x0} {y}L{x1} {y - 1.5}V{y + 1.5}Z", paint)
    lead = Part("M552 8H570Q594 12 597 20Q594 28 570 32H552Q546 20 552 8Z")
    rim(out, [lead], 3)
    ink(out, [lead], out.linear(0, 8, 0, 32, (0, BRASS[0]), (0.4, BRASS[2]), (1, BRASS[4])))
    stroke(out, "M558 13H574", 2.6, "#ffffff", opacity=0.9)
    return out


def cannon_blast() -> Drawing:
    out = Drawing(560, 440)
    rng = random.Random(31)
    glow = out.radial(210, 220, 210, (0, "#ffe08a", 0.8), (0.5, "#ff9a2e", 0.4), (1, "#e0481c", 0))
    out.circle(210, 220, 210, glow)
    for x, y, r, tone in (
        (78, 112, 56, 0), (78, 330, 56, 0), (168, 66, 60, 0), (168, 374, 60, 0),
        (52, 174, 42, 1), (52, 268, 42, 1), (126, 116, 44, 1), (126, 326, 44, 1),
    ):  # fmt: skip
        billow(out, rng, (x, y, r), SMOKE_SHADES[tone])
    for turn, reach in ((-46, 190), (46, 190), (-24, 300), (24, 300)):
        out.open(f"rotate({turn} 62 220)")
        tongue(out, (62, 220), reach, 44, 3, 8 + reach)
        out.close()
    tongue(out, (62, 220), 486, 140, 8, 17)
    embers(out, (62, 220), 470, 0.7, 26, 9)
    for x, y, r, tone in ((66, 158, 36, 2), (66, 284, 36, 2), (122, 178, 20, 2), (122, 264, 20, 2)):
        billow(out, rng, (x, y, r), SMOKE_SHADES[tone])
    return out


def dust_ring() -> Drawing:
    """Puffs thrown outward all round; those behind are smaller."""
    out = Drawing(360, 260)
    rng = random.Random(22)
    spots = []
    for k in range(14):
        a = math.tau * k / 14 + rng.uniform(-0.08, 0.08)
        x, y = 180 + 142 * math.cos(a), 132 + 92 * math.sin(a)
        spots.append((y, x, 19 + 8 * (1 + math.sin(a)) / 2 + rng.uniform(-3, 3)))
    for k in range(20):
        a = math.tau * k / 20 + 0.1
        r0, r1 = 0.62, rng.uniform(0.76, 0.86)
        stroke(out, f"M{180 + 142 * r0 * math.cos(a):.0f} {132 + 92 * r0 * math.sin(a):.0f}"
               f"L{180 + 142 * r1 * math.cos(a):.0f} {132 + 92 * r1 * math.sin(a):.0f}", 3.4,
               "#fff0cc", opacity=0.85)  # fmt: skip
    for y, x, r in sorted(spots):
        tone = 1 if y < 110 else 2
        billow(out, rng, (x, y, r), DUST_SHADES[tone])
    return out


def hoof(stage: int) -> Drawing:
    """A horseshoe's print with ever more, then less, dust round it."""
    out = Drawing(160, 160)
    rng = random.Random(60 + stage)
    depth = (0.95, 0.85, 0.6)[stage - 1]
    if stage == 1:  # the shoe itself, just striking
        d = ""
        for k in range(12):
            a = math.tau * k / 12
            r = rng.uniform(68, 77)
            d += (f"M{80 + 54 * math.cos(a):.0f} {80 + 54 * math.sin(a):.0f}"
                  f"L{80 + r * math.cos(a):.0f} {80 + r * math.sin(a):.0f}")  # fmt: skip
        stroke(out, d, 8, LINE)
        stroke(out, d, 4, "#fff0cc")
    out.open("translate(80 78) rotate(180) scale(1.02) translate(-50 -50)")
    if stage == 1:
        out.path(HORSESHOE, LINE, stroke=LINE, stroke_width=10, stroke_linejoin="round")
        iron = out.linear(80, 90, 20, 10, (0, "#f2efe8"), (0.4, "#a8a298"), (1, "#56514a"))
        out.path(HORSESHOE, iron)
        for x, y in ((20, 30), (19, 52), (32, 72), (68, 72), (81, 52), (80, 30)):
            out.circle(x, y, 3.8, LINE)
    else:
        out.path(HORSESHOE, "#fff0cc", opacity=depth * 0.8, transform="translate(-2 -4)")
        out.path(HORSESHOE, "#4a2d17", opacity=depth)
        out.path(HORSESHOE, "#2a1420", opacity=depth * 0.5, transform="translate(2 3) scale(.98)")
    out.close()
    if stage == 2:
        for k in range(9):
            a = math.tau * k / 9 + 0.2
            spot = (80 + 58 * math.cos(a), 82 + 54 * math.sin(a), rng.uniform(13, 19))
            billow(out, rng, spot, DUST_SHADES[1 if math.sin(a) < 0 else 2])
    if stage == 3:
        for k in range(7):
            a = math.tau * k / 7 + 0.4
            spot = (80 + 65 * math.cos(a), 80 + 64 * math.sin(a), rng.uniform(6, 10))
            billow(out, rng, spot, DUST_SHADES[2])
    return out


def splinter() -> Drawing:
    out = Drawing(140, 140)
    rng = random.Random(6)
    for i in range(13):
        a = 360 * i / 13 + rng.uniform(-9, 9)
        r, long, wide = rng.uniform(38, 50), rng.uniform(11, 18), rng.uniform(4, 7)
        c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
        out.open(f"translate({number(70 + r * c)} {number(70 + r * s)}) "
                 f"rotate({number(a + rng.uniform(-24, 24))})")  # fmt: skip
        chip = f"M{number(-long)} {number(-wide * 0.4)}L{number(-long * 0.2)} {number(-wide)}" \
               f"L{number(long)} 0L{number(-long * 0.3)} {number(wide * 0.8)}Z"  # fmt: skip
        inked(out, chip, rng.choice((WOOD[0], "#e2b077", "#f0cd92")), 2.4)
        stroke(out, f"M{number(-long * 0.6)} {number(-wide * 0.3)}L{number(long * 0.4)} 0", 1.6,
               "#fff0cc", opacity=0.8)  # fmt: skip
        out.close()
    out.path(rounded(star(70, 70, 30, 13, 9), 1), LINE, stroke=LINE, stroke_width=6,
             stroke_linejoin="round")  # fmt: skip
    out.path(rounded(star(70, 70, 30, 13, 9), 1), "#fff0cc")
    out.circle(70, 70, 10, LINE)
    return out


def hit_star() -> Drawing:
    """A bang in red and gold with a bullet hole for its heart."""
    out = Drawing(220, 220)
    rng = random.Random(14)
    layers: list[list[Point]] = []
    base = []
    for i in range(26):
        a = math.pi * i / 13
        r = rng.uniform(90, 104) if i % 2 == 0 else rng.uniform(54, 64)
        base.append((r * math.sin(a), -r * math.cos(a)))
    for part in (1.0, 0.8, 0.56):
        layers.append([(110 + x * part, 110 + y * part) for x, y in base])
    out.path(rounded(layers[0], 2), "#2a1420", transform="translate(5 6)", opacity="0.4")
    red = out.radial(100, 96, 110, (0, OXBLOOD[0]), (0.6, "#c5281c"), (1, OXBLOOD[2]))
    out.path(rounded(layers[0], 2), red, stroke=LINE, stroke_width=6, stroke_linejoin="round")
    out.path(rounded(layers[1], 2), "#ffb02e")
    out.path(rounded(layers[2], 2), "#fff3c4")
    hole = []
    for k in range(11):
        a, r = math.tau * k / 11, 23 * rng.uniform(0.8, 1.15)
        hole.append((110 + r * math.sin(a), 110 - r * math.cos(a)))
    out.path(rounded(hole, 2), STEEL[4], stroke=LINE, stroke_width=4)
    out.circle(112, 112, 14, LINE)
    for k in range(6):
        a = math.tau * k / 6 + 0.3
        c, s = math.cos(a), math.sin(a)
        stroke(out, f"M{110 + 25 * c:.0f} {110 + 25 * s:.0f}L{110 + 40 * c:.0f} "
               f"{110 + 38 * s:.0f}", 3, LINE)  # fmt: skip
    return out


def miss_puff() -> Drawing:
    """Two lines of air where the bullet passed, and the dust it hit."""
    out = Drawing(200, 150)
    rng = random.Random(77)
    for d, wide in (("M8 62C44 48 74 78 104 62", 6), ("M20 88C54 76 78 100 106 86", 5),
                    ("M14 38C40 30 60 46 82 38", 4)):  # fmt: skip
        stroke(out, d, wide + 6, LINE)
        stroke(out, d, wide, CREAM[0])
    for x, y, r, tone in ((124, 56, 26, 0), (168, 62, 24, 0), (146, 42, 24, 1), (126, 88, 26, 1),
                          (168, 92, 24, 2), (148, 74, 28, 2), (140, 110, 18, 2)):  # fmt: skip
        billow(out, rng, (x, y, r), SMOKE_SHADES[tone])
    return out


def late_clock() -> Drawing:
    """A pocket watch a moment past noon, cracked."""
    out = Drawing(120, 120)
    stem = [Part(disc(60, 14, 7), 4.5), Part("M53 18H67V27H53Z")]
    case = [Part(disc(60, 68, 47))]
    rim(out, [*stem, *case], 4.5)
    gold = out.linear(20, 20, 100, 112, (0, BRASS[0]), (0.4, BRASS[1]), (0.7, BRASS[2]),
                      (1, BRASS[3]))  # fmt: skip
    ink(out, [*stem, *case], gold)
    face = out.radial(52, 58, 48, (0, "#fffdf6"), (0.7, CREAM[1]), (1, CREAM[2]))
    out.circle(60, 68, 37, face, stroke=LINE, stroke_width=4)
    out.path("M60 68L60 31A37 37 0 0 1 86 42Z", OXBLOOD[0], opacity="0.85")
    for k in range(12):
        a = math.radians(30 * k)
        near = 27 if k % 3 == 0 else 30
        stroke(out, f"M{60 + near * math.sin(a):.1f} {68 - near * math.cos(a):.1f}"
               f"L{60 + 33 * math.sin(a):.1f} {68 - 33 * math.cos(a):.1f}",
               4 if k % 3 == 0 else 2.4, LINE)  # fmt: skip
    stroke(out, "M60 68V47", 7, LINE)
    stroke(out, "M60 68L80 48", 5, LINE)
    out.circle(60, 68, 5.5, OXBLOOD[1], stroke=LINE, stroke_width=2.6)
    stroke(out, "M36 84L46 76L44 70L52 62", 2.4, NIGHT[2], opacity=0.8)
    stroke(out, "M46 76L50 84L47 92", 2, NIGHT[2], opacity=0.8)
    stroke(out, "M20 58C24 40 38 28 52 26", 3.4, "#ffffff", opacity=0.85)
    return out


def small_back(out: Drawing, cx: float, cy: float, turn: float) -> None:
    """A small card, face down."""
    out.open(f"translate({cx} {cy}) rotate({turn})")
    out.rect(-29, -41, 58, 82, CREAM[1], 8, stroke=LINE, stroke_width=5)
    blue = out.linear(-24, -36, 24, 36, (0, NIGHT[0]), (0.6, NIGHT[1]), (1, NIGHT[2]))
    out.rect(-23, -35, 46, 70, blue, 5)
    out.rect(-18.5, -30.5, 37, 61, "none", 3, stroke=BRASS[1], stroke_width=2.4)
    out.circle(0, 0, 12, OXBLOOD[1], stroke=BRASS[1], stroke_width=2.6)
    out.path(rounded(star(0, 0, 8, 3.6, 6), 0.3), BRASS[0])
    out.close()


def feint_cards() -> Drawing:
    """A card half drawn and pushed back: an arrow there and an arrow home."""
    out = Drawing(160, 160)
    small_back(out, 102, 62, 13)
    small_back(out, 60, 90, -12)
    for turn in (0, 180):
        out.open(f"rotate({turn} 81 78)")
        d = "M140 74A60 60 0 0 1 104 134"
        head = rounded([(110, 116), (112, 148), (82, 140)], 2)
        stroke(out, d, 17, LINE)
        out.path(head, LINE, stroke=LINE, stroke_width=9, stroke_linejoin="round")
        stroke(out, d, 9, "#ffd25e")
        out.path(head, "#ffd25e")
        out.close()
    return out


def main() -> None:
    pictures = {
        "shot_flash": shot_flash(),
        "tracer": tracer(),
        "cannon_blast": cannon_blast(),
        "dust_ring": dust_ring(),
        "splinter": splinter(),
        "hit_star": hit_star(),
        "miss_puff": miss_puff(),
        "late_clock": late_clock(),
        "feint_cards": feint_cards(),
    }
    pictures |= {f"hoof_{stage}": hoof(stage) for stage in (1, 2, 3)}
    for name, picture in pictures.items():
        picture.save(f"slap/{name}")


if __name__ == "__main__":
    main()
