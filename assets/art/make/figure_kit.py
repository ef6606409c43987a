"""Building stones of the duel figures: limbs, boots, gloved hands and the revolver.

Figures are 700 by 900 and face right; light falls from above. Angles are degrees, clockwise on the
picture, 0 pointing right.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.art.make.palette import BRASS, LEATHER, LINE
from assets.art.make.pen import Drawing, number, star
from assets.art.make.portrait_kit import Tones, inked, mix, shade, smooth, stroke

WIDTH, HEIGHT = 700, 900
INK = 5.0
GLOVE: Tones = ("#d9a468", "#a8713c", "#5e3a1b")
STEEL: Tones = ("#dfe4ea", "#8a929e", "#3a404a")
Point = tuple[float, float]


def lerp(a: Point, b: Point, part: float) -> Point:
    return a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part


def spot(p: Point, corner: bool = False) -> str:
    """A point in the notation of `smooth`."""
    return f"{p[0]:.1f},{p[1]:.1f}{'*' if corner else ''}"


def _edge(points: Sequence[Point], widths: Sequence[float], side: float) -> list[Point]:
    """The line at `side` half widths from the middle line (+ is left of the way)."""
    out = []
    for i, (x, y) in enumerate(points):
        a, b = points[max(i - 1, 0)], points[min(i + 1, len(points) - 1)]
        length = math.dist(a, b) or 1.0
        nx, ny = -(b[1] - a[1]) / length, (b[0] - a[0]) / length
        out.append((x + nx * widths[i] * side, y + ny * widths[i] * side))
    return out


def _finer(
    points: Sequence[Point], widths: Sequence[float], swell: float
) -> tuple[list[Point], list[float]]:
    """The same limb with its half-way points."""
    fine, wide = [points[0]], [widths[0]]
    for i in range(1, len(points)):
        fine += [lerp(points[i - 1], points[i], 0.5), points[i]]
        wide += [(widths[i - 1] + widths[i]) / 2 * swell, widths[i]]
    return fine, wide


def strip(
    points: Sequence[Point],
    widths: Sequence[float],
    a: float,
    b: float,
    swell: float = 1.04,
    cap: float = 0.0,
) -> str:
    """Path data of the part of a limb between `a` and `b` half widths from its middle line.

    With `cap` its beginning is rounded, reaching `cap` half widths further back.
    """
    fine, wide = _finer(points, widths, swell)
    left, right = _edge(fine, wide, a), _edge(fine, wide, b)
    end = len(left) - 1
    marks = [spot(p, i == end or (i == 0 and not cap)) for i, p in enumerate(left)]
    marks += [spot(p, i == 0 or (i == end and not cap)) for i, p in enumerate(reversed(right))]
    if cap:
        length = math.dist(fine[0], fine[1]) or 1.0
        back = wide[0] * cap / length
        (x0, y0), (x1, y1) = fine[0], fine[1]
        marks.append(spot((x0 - (x1 - x0) * back, y0 - (y1 - y0) * back)))
    return smooth(" ".join(marks))


def limb(
    g: Drawing,
    points: Sequence[Point],
    widths: Sequence[float],
    tones: Tones,
    dark_side: float = -1,
    swell: float = 1.04,
    cap: float = 0.8,
) -> None:
    """A tapered, shaded, outlined limb; `dark_side` +1 shades the left of its way, -1 the right."""
    ys = [p[1] for p in points]
    xs = [p[0] for p in points]
    fill = g.linear(
        min(xs), min(ys) - widths[0], min(xs) + (max(xs) - min(xs)) * 0.3, max(ys) + widths[-1],
        (0, tones[0]), (0.4, tones[1]), (1, mix(tones[1], tones[2], 0.7)),
    )  # fmt: skip
    inked(g, strip(points, widths, 1, -1, swell, cap), fill, INK)
    inset = [w - 2 for w in widths]
    shade(g, strip(points, inset, dark_side * 0.15, dark_side, swell), 0.3)
    light = strip(points, inset, -dark_side * 0.62, -dark_side * 0.9, swell)
    g.path(light, "#fff0cf", opacity=0.3)


def boot(g: Drawing, knee: Point, ankle: Point, turn: float, tones: Tones, far: bool) -> None:
    """A riding boot with a spur: shaft from `knee` down to `ankle`, foot turned by `turn`."""
    length = math.dist(knee, ankle)
    ux, uy = (knee[0] - ankle[0]) / length, (knee[1] - ankle[1]) / length
    px, py = -uy, ux  # to the right of the shaft

    def shaft(across: float, up: float) -> Point:
        return ankle[0] + px * across + ux * up, ankle[1] + py * across + uy * up

    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def foot(x: float, y: float) -> Point:
        return ankle[0] + x * c - y * s, ankle[1] + x * s + y * c

    outline = [
        spot(shaft(-34, 118), True), spot(shaft(0, 100)), spot(shaft(36, 120), True),
        spot(shaft(29, 60)), spot(foot(27, -18)), spot(foot(52, 2)), spot(foot(84, 12)),
        spot(foot(96, 28)), spot(foot(88, 38), True), spot(foot(18, 38)),
        spot(foot(4, 27), True), spot(foot(-6, 27)), spot(foot(-8, 38), True),
        spot(foot(-36, 38), True), spot(foot(-36, 18)), spot(foot(-30, -8)), spot(shaft(-29, 60)),
    ]  # fmt: skip
    top = shaft(0, 110)
    light = mix(tones[0], tones[1], 0.6) if far else tones[0]
    fill = g.linear(top[0], top[1], ankle[0], ankle[1] + 38, (0, light), (0.5, tones[1]),
                    (1, tones[2]))  # fmt: skip
    inked(g, smooth(" ".join(outline)), fill, INK)
    dark = [spot(shaft(6, 104), True), spot(shaft(34, 116), True), spot(shaft(27, 60)),
            spot(foot(25, -16)), spot(foot(50, 4)), spot(foot(82, 14)), spot(foot(94, 30), True),
            spot(foot(40, 28)), spot(foot(6, 8)), spot(shaft(4, 60))]  # fmt: skip
    shade(g, smooth(" ".join(dark)), 0.2 if far else 0.16)
    sole = [spot(foot(92, 31), True), spot(foot(88, 38), True), spot(foot(18, 38)),
            spot(foot(4, 27), True), spot(foot(-6, 27)), spot(foot(-8, 38), True),
            spot(foot(-36, 38), True), spot(foot(-36, 24), True), spot(foot(10, 22)),
            spot(foot(50, 30))]  # fmt: skip
    g.path(smooth(" ".join(sole)), LINE)
    seam = [spot(shaft(0, 92)), spot(shaft(-12, 74)), spot(shaft(0, 50)), spot(shaft(14, 76)),
            spot(shaft(0, 92))]  # fmt: skip
    stroke(g, smooth(" ".join(seam)), 2.6, BRASS[1], opacity=0.65)
    strap = [foot(-34, 0), foot(-8, 10), foot(24, -6)]
    stroke(g, smooth(" ".join(spot(p) for p in strap), False), 10, LINE)
    stroke(g, smooth(" ".join(spot(p) for p in strap), False), 5, mix(tones[2], LINE, 0.2))
    hub = foot(-58, 2)
    stroke(g, f"M{number(foot(-34, 2)[0])} {number(foot(-34, 2)[1])}L{number(hub[0])} "
           f"{number(hub[1])}", 9, LINE)  # fmt: skip
    stroke(g, f"M{number(foot(-34, 2)[0])} {number(foot(-34, 2)[1])}L{number(hub[0])} "
           f"{number(hub[1])}", 4, BRASS[1])  # fmt: skip
    g.polygon(star(hub[0], hub[1], 14, 6, 8), BRASS[2], stroke=LINE, stroke_width=2.6)
    g.circle(hub[0], hub[1], 2.4, LINE)


def placed(g: Drawing, at: Point, angle: float, flip: bool = False) -> None:
    """Open a group whose origin is `at`, turned by `angle`, mirrored up-down when `flip`."""
    move = f"translate({number(at[0])} {number(at[1])}) rotate({number(angle)})"
    g.open(move + (" scale(1 -1)" if flip else ""))


def _glove(g: Drawing) -> str:
    return g.linear(0, -26, 20, 34, (0, GLOVE[0]), (0.5, GLOVE[1]), (1, GLOVE[2]))


def cuff(g: Drawing, at: Point, angle: float) -> None:
    """A gauntlet cuff ending at the wrist `at`, the arm coming along `angle`."""
    placed(g, at, angle)
    inked(g, "M-34 -27C-36 -10 -36 10 -34 27C-22 28 -6 23 6 19L6 -19C-6 -23 -22 -28 -34 -27Z",
          _glove(g), INK)  # fmt: skip
    shade(g, "M-34 6C-35 14 -35 20 -34 26C-22 27 -6 22 4 18L4 6Z", 0.25)
    stroke(g, "M-24 -22C-26 -8 -26 8 -24 22", 2.6, GLOVE[2])
    g.close()


def _finger(g: Drawing, *line: Point, thick: float = 15) -> None:
    d = smooth(" ".join(spot(p) for p in line), False)
    stroke(g, d, thick + 8, LINE)
    stroke(g, d, thick, GLOVE[1])
    lit = smooth(" ".join(spot((x, y - thick * 0.22)) for x, y in line), False)
    stroke(g, lit, thick * 0.26, GLOVE[0])


def hand_claw(g: Drawing, at: Point, angle: float, flip: bool = False) -> None:
    """An open hand with bent, spread fingers, ready to grab."""
    placed(g, at, angle, flip)
    _finger(g, (22, -20), (50, -40), (74, -34))
    _finger(g, (30, -8), (62, -18), (84, -4))
    _finger(g, (30, 6), (60, 2), (78, 18))
    _finger(g, (24, 16), (48, 20), (60, 36), thick=13)
    inked(g, "M-6 -20C8 -28 26 -30 36 -16C42 -2 40 12 32 22C20 30 6 26 -6 20Z", _glove(g), INK)
    _finger(g, (8, -18), (18, -40), (36, -56), thick=14)
    shade(g, "M-4 8C10 12 24 10 36 2C38 12 34 20 28 23C16 28 6 24 -4 19Z", 0.2)
    g.close()


def hand_flung(g: Drawing, at: Point, angle: float, flip: bool = False) -> None:
    """A hand with its fingers spread wide."""
    placed(g, at, angle, flip)
    for turn, reach in ((-38, 66), (-14, 76), (8, 76), (30, 68)):
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        root, tip = (20 * c + 6, 22 * s), (reach * c, reach * s)
        d = f"M{root[0]:.1f} {root[1]:.1f}L{tip[0]:.1f} {tip[1]:.1f}"
        stroke(g, d, 22, LINE)
        stroke(g, d, 14, GLOVE[1])
        stroke(g, f"M{root[0]:.1f} {root[1] - 3:.1f}L{tip[0]:.1f} {tip[1] - 3:.1f}", 4, GLOVE[0])
    stroke(g, "M16 14L34 54", 23, LINE)
    stroke(g, "M16 14L34 54", 15, GLOVE[1])
    inked(g, "M-6 -20C8 -28 30 -28 38 -14C44 0 42 14 34 22C22 30 6 26 -6 20Z", _glove(g), INK)
    shade(g, "M-4 8C10 12 26 10 38 2C40 12 36 20 30 23C18 28 6 24 -4 19Z", 0.2)
    g.close()


def hand_limp(g: Drawing, at: Point, angle: float, flip: bool = False) -> None:
    """A hand hanging from its wrist, fingers loose."""
    placed(g, at, angle, flip)
    for root, mid, tip in (
        ((26, -14), (48, -16), (66, -6)), ((30, -4), (54, -2), (72, 8)),
        ((28, 8), (50, 12), (64, 22)),
    ):  # fmt: skip
        d = smooth(f"{root[0]},{root[1]} {mid[0]},{mid[1]} {tip[0]},{tip[1]}", False)
        stroke(g, d, 20, LINE)
        stroke(g, d, 12, GLOVE[1])
    inked(g, "M-6 -20C10 -26 30 -24 38 -10C42 4 40 16 30 22C18 26 4 24 -6 19Z", _glove(g), INK)
    inked(g, "M6 -18C16 -30 30 -38 42 -40C50 -40 52 -32 46 -27C36 -22 32 -16 28 -8Z", _glove(g), 4)
    g.close()


def _revolver(g: Drawing) -> None:
    """A six-shooter, barrel along x, its top strap near y 0; muzzle at (132, -2)."""
    steel = g.linear(0, -16, 0, 14, (0, STEEL[0]), (0.45, STEEL[1]), (1, STEEL[2]))
    grip = g.linear(-40, 0, 10, 60, (0, "#fff6df"), (0.5, "#e0c48e"), (1, "#8a6230"))
    inked(g, "M-10 6C-14 26 -30 44 -36 58C-30 70 -12 72 -4 66C0 46 6 28 12 14Z", grip, 4)
    stroke(g, "M12 14C10 30 22 34 34 28C38 24 38 16 36 12", 9, LINE)
    stroke(g, "M12 14C10 30 22 34 34 28C38 24 38 16 36 12", 4, STEEL[1])
    stroke(g, "M20 14C20 20 22 22 25 24", 4, LINE)
    inked(g, "M48 -11L132 -11L132 6L48 8Z", steel, 4)
    inked(g, "M52 5L106 5L106 13L54 15Z", STEEL[1], 3.4)
    g.path("M118 -11L122 -20L128 -20L130 -11Z", LINE)
    inked(g, "M-14 -12L6 -15L50 -15L54 8L48 16L12 18L-12 10Z", steel, 4)
    inked(g, "M6 -14L42 -15C46 -8 46 8 42 14L6 14C2 6 2 -8 6 -14Z", steel, 4)
    for y in (-6, 4):
        stroke(g, f"M14 {y}L34 {y}", 3.4, STEEL[2])
    stroke(g, "M12 -11L38 -11.500M54 -7L126 -7", 2.4, "#ffffff", opacity=0.8)
    inked(g, "M-12 -10C-16 -18 -22 -22 -30 -22C-26 -14 -22 -4 -14 4Z", STEEL[2], 3.4)
    g.circle(132, -2.5, 1, LINE)


MUZZLE = (178.0, -30.0)  # from the wrist, in the hand's own frame


def hand_gun(g: Drawing, at: Point, angle: float) -> None:
    """A fist holding the revolver; the barrel points along `angle`."""
    placed(g, at, angle)
    g.open("translate(46 -28)")
    _revolver(g)
    g.close()
    # the fist over the grip: back of the hand, three fingers, thumb and trigger finger
    inked(g, "M-6 -20C4 -34 20 -38 34 -32C44 -26 48 -18 46 -8C48 4 44 18 34 26C20 30 4 26 -6 20Z",
          _glove(g), INK)  # fmt: skip
    for y, reach in ((-10, 62), (4, 58), (17, 51)):
        d = f"M34 {y}C44 {y - 4} 52 {y - 4} {reach} {y + 1}"
        stroke(g, d, 19, LINE)
        stroke(g, d, 11, GLOVE[1])
        stroke(g, f"M36 {y - 3}C44 {y - 6} 50 {y - 6} {reach - 2} {y - 3}", 3, GLOVE[0])
    stroke(g, "M40 -20C54 -22 62 -20 70 -13", 16, LINE)
    stroke(g, "M40 -20C54 -22 62 -20 70 -13", 9, GLOVE[0])
    stroke(g, "M14 -28C20 -38 28 -40 36 -40", 17, LINE)
    stroke(g, "M14 -28C20 -38 28 -40 36 -40", 10, GLOVE[0])
    g.path("M0 -19C8 -30 20 -33 32 -28C40 -22 42 -12 40 2C40 14 36 20 30 24C20 26 6 22 -2 18Z",
           GLOVE[1])  # fmt: skip
    shade(g, "M-2 6C12 10 26 8 40 0C40 14 36 20 30 24C20 26 6 22 -2 18Z", 0.22)
    g.close()


def muzzle(at: Point, angle: float) -> Point:
    """Where the barrel of `hand_gun` ends."""
    c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
    return at[0] + MUZZLE[0] * c - MUZZLE[1] * s, at[1] + MUZZLE[0] * s + MUZZLE[1] * c


def holster(g: Drawing, at: Point, angle: float, loaded: bool) -> None:
    """A tooled holster hung from `at`, with the butt of the gun when `loaded`."""
    placed(g, at, angle)
    if loaded:
        grip = g.linear(-30, -60, 10, 0, (0, "#fff6df"), (0.5, "#e0c48e"), (1, "#8a6230"))
        inked(g, "M-10 -8C-14 -26 -26 -40 -40 -46C-50 -42 -50 -28 -44 -22C-32 -16 -26 -6 -22 8Z",
              grip, 4)  # fmt: skip
        inked(g, "M-20 -18L-8 -26L8 -16L6 0L-16 0Z", STEEL[1], 4)
        inked(g, "M-8 -24C-6 -34 0 -38 8 -38C6 -30 6 -24 2 -18Z", STEEL[2], 3.4)
    skin = g.linear(-26, 0, 26, 100, (0, LEATHER[0]), (0.5, LEATHER[1]), (1, LEATHER[3]))
    inked(g, "M-27 -6C-14 4 12 6 27 -4C26 26 20 66 14 98C4 106 -8 106 -16 98C-24 66 -28 26 -27 -6Z",
          skin, INK)  # fmt: skip
    stroke(g, "M-20 6C-18 40 -14 70 -9 92M20 8C18 40 13 70 8 92", 2.4, BRASS[1], opacity=0.7)
    inked(g, "M-27 22C-12 30 14 30 26 22L25 36C12 44 -12 44 -26 36Z", LEATHER[3], 3)
    g.circle(0, 35, 5.5, BRASS[1], stroke=LINE, stroke_width=2)
    g.close()
