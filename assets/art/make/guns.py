"""The single-action revolver and the sheriff's star that several pictures share."""

from __future__ import annotations

import math

from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.stamp import Part, box, disc, ink, rim

STEEL = ("#f2f4f6", "#b4bbc3", "#7a828c", "#474e57", "#262b31")
WALNUT = ("#d39a63", "#9a6032", "#6a3f1f", "#3f2210")


def revolver(out: Drawing, weight: float = 4) -> None:
    """A revolver in a 300 by 150 box, muzzle to the left, `weight` units of dark rim."""
    barrel = Part(box(6, 30, 150, 20, 3))
    sight = Part("M13 31V22Q20 21 25 31Z")
    rod = Part(box(36, 50, 96, 10, 5))
    frame = Part(
        "M122 24H206Q214 24 216 32L220 44Q226 58 218 70L206 78L168 80Q138 80 132 72L122 62Z"
    )
    hammer = Part("M204 34L212 12Q222 2 238 8Q230 14 227 22L222 42Z")
    guard = Part("M158 80Q156 110 178 110Q200 110 202 78", 7)
    trigger = Part("M180 78Q186 92 176 100", 5)
    grip = Part(
        "M203 52L226 42Q236 66 252 84Q276 108 280 136Q270 150 248 146Q244 144 243 140"
        "Q232 104 206 82Z"
    )
    cylinder = Part(box(130, 26, 54, 44, 8))
    rim(out, [barrel, sight, rod, frame, hammer, guard, trigger, grip, cylinder], weight)
    steel = out.linear(
        0, 22, 0, 80, (0, STEEL[0]), (0.2, STEEL[1]), (0.55, STEEL[2]), (1, STEEL[3])
    )
    brass = out.linear(150, 76, 200, 112, (0, BRASS[0]), (0.4, BRASS[2]), (1, BRASS[3]))
    ink(out, [trigger], STEEL[3])
    ink(out, [guard], brass)
    ink(out, [hammer], steel)
    wood = out.linear(205, 50, 280, 140, (0, WALNUT[0]), (0.4, WALNUT[1]), (1, WALNUT[3]))
    ink(out, [grip], wood)
    out.path(
        "M214 58Q230 78 244 92Q262 112 266 140M222 52Q234 72 250 88Q270 110 274 132",
        stroke=WALNUT[3], stroke_width=2, opacity=".55",
    )  # fmt: skip
    out.circle(232, 88, 5.5, BRASS[1], stroke=BRASS[4], stroke_width=2)
    ink(out, [sight, barrel], steel)
    ink(out, [rod], out.linear(0, 50, 0, 60, (0, STEEL[1]), (1, STEEL[3])))
    out.path("M36 50H132", stroke=LINE, stroke_width=2)
    out.path("M10 35H122", stroke="#ffffff", stroke_width=3, stroke_linecap="round", opacity=".7")
    ink(out, [frame], steel)
    out.path("M188 34Q208 38 206 70Q190 74 170 74", stroke=STEEL[4], stroke_width=2, opacity=".6")
    # A vine cut into the frame.
    out.path(
        "M190 60Q198 54 196 46M194 66Q204 62 203 52M190 66q-5 2 -8 0",
        stroke=STEEL[4], stroke_width=2, stroke_linecap="round",
    )  # fmt: skip
    rim(out, [cylinder], 2)
    drum = out.linear(
        0, 26, 0, 70,
        (0, STEEL[1]), (0.18, "#ffffff"), (0.4, STEEL[1]), (0.7, STEEL[3]), (1, STEEL[4]),
    )  # fmt: skip
    ink(out, [cylinder], drum)
    for y, tone in ((33, STEEL[2]), (48, STEEL[3]), (60, STEEL[4])):
        out.path(
            f"M134 {y}H164Q170 {y + 3} 164 {y + 6}H134", tone, stroke=STEEL[4], stroke_width=1.5
        )
    out.circle(6.5, 40, 4.5, LINE)


def sheriff_star(out: Drawing, cx: float, cy: float, size: float, weight: float = 4) -> None:
    """A five-pointed star with balled tips, `size` from the middle to a ball."""
    tips = [
        (cx + size * math.sin(2 * math.pi * i / 5), cy - size * math.cos(2 * math.pi * i / 5))
        for i in range(5)
    ]
    ball = size * 0.11
    parts = [Part(rounded(star(cx, cy, size, size * 0.47), size * 0.02))]
    parts += [Part(disc(x, y, ball)) for x, y in tips]
    rim(out, parts, weight)
    low, high = (cx - size * 0.7, cy - size * 0.8), (cx + size * 0.7, cy + size * 0.8)
    gold = out.linear(*low, *high, (0, BRASS[0]), (0.35, BRASS[1]), (0.6, BRASS[2]), (1, BRASS[3]))
    ink(out, parts, gold)
    # Each ray has a lit and a shaded side.
    points = star(cx, cy, size * 0.93, size * 0.45)
    for i in range(0, 10, 2):
        tip, after = points[i], points[(i + 1) % 10]
        d = f"M{cx:.1f} {cy:.1f}L{tip[0]:.1f} {tip[1]:.1f}L{after[0]:.1f} {after[1]:.1f}Z"
        out.path(d, BRASS[4], opacity=".26")
    for x, y in tips:
        out.circle(x, y, ball, gold)
        out.circle(x - ball * 0.3, y - ball * 0.3, ball * 0.4, "#ffffff", opacity=".8")
    out.circle(cx, cy, size * 0.33, gold, stroke=BRASS[4], stroke_width=size * 0.03)
    out.circle(cx, cy, size * 0.25, "none", stroke=BRASS[4], stroke_width=size * 0.02)
