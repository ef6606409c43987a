"""The galloping horse and the cannon, which cards and effects of Slap .45 share."""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.art.make.figure_kit import strip
from assets.art.make.guns import STEEL
from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing, number, rounded, star
from assets.art.make.portrait_kit import shade, smooth, stroke
from assets.art.make.stamp import Part, disc, ink, rim

COAT = ("#e09a52", "#b2652c", "#7c3f1a", "#4c240e")
MANE = ("#6a4028", "#2e1a12")
Leg = tuple[Sequence[tuple[float, float]], Sequence[float]]

# From the shoulder or hip to the fetlock, with half widths; facing right in a 400 by 290 box.
FAR_LEGS: tuple[Leg, ...] = (
    (((276, 160), (326, 196), (318, 226), (296, 246)), (27, 12, 8, 7.5)),
    (((128, 150), (108, 192), (66, 214), (44, 240)), (34, 17, 9, 8)),
)
NEAR_LEGS: tuple[Leg, ...] = (
    (((268, 158), (318, 172), (352, 158), (378, 164)), (31, 15, 9, 8)),
    (((122, 146), (86, 178), (48, 180), (20, 202)), (42, 19, 10, 8)),
)
HOOFS = {
    "far": ("M303 240L286 235L271 256L289 262Z", "M51 236L35 233L24 255L43 259Z"),
    "near": ("M372 156L372 173L392 186L402 168Z", "M27 199L12 192L-4 211L12 220Z"),
}
BODY = (
    "316,37 336,44 352,60 370,82 385,98 384,110 372,117 356,110 342,104 334,108 322,132 308,158 "
    "290,180 250,190 206,184 160,172 118,184 90,166 86,138 98,116 124,102 164,104 204,110 240,98 "
    "262,70 286,46"
)
EARS = "M306 44L312 18L324 40Z M318 42L330 20L336 48Z"
MANE_SHAPE = (
    "M322 34C306 26 290 32 276 38C262 34 250 36 238 44C250 44 256 46 258 50C240 50 222 60 212 74"
    "C226 68 236 68 242 72C228 80 218 92 214 106C228 98 240 98 250 104C262 92 276 74 290 62"
    "C302 54 314 48 326 50C334 58 338 62 340 70C342 52 336 40 322 34Z"
)
TAIL = (
    "M100 118C84 98 64 88 40 90C22 92 8 84 -4 72C-4 88 4 98 16 104C0 106 -12 102 -24 94"
    "C-18 114 0 124 20 124C8 130 -2 130 -14 128C6 146 34 142 54 132C70 124 84 128 92 140Z"
)


def horse(out: Drawing) -> None:
    """A mustang at full gallop to the right, in a box of 400 by 290 (tail and hoofs overhang)."""
    far = [Part(strip(points, widths, 1, -1, 1.0, 0.8)) for points, widths in FAR_LEGS]
    near = [Part(strip(points, widths, 1, -1, 1.0, 0.8)) for points, widths in NEAR_LEGS]
    far_hoofs, near_hoofs = ([Part(d) for d in HOOFS[side]] for side in ("far", "near"))
    body, ears, mane, tail = (
        Part(smooth(BODY)), Part(EARS), Part(MANE_SHAPE), Part(TAIL),
    )  # fmt: skip
    rim(out, [*far, *far_hoofs, *near, *near_hoofs, body, ears, mane, tail], 5.5)
    ink(out, far, COAT[3])
    ink(out, far_hoofs, "#241410")
    hair = out.linear(-20, 80, 100, 130, (0, MANE[0]), (1, MANE[1]))
    ink(out, [tail], hair)
    stroke(out, "M84 122C60 104 34 106 8 98M86 130C60 118 40 124 20 132", 3, "#a8704a",
           opacity=0.8)  # fmt: skip
    coat = out.linear(170, 60, 220, 200, (0, COAT[0]), (0.45, COAT[1]), (1, COAT[2]))
    rim(out, near, 3)
    ink(out, near, out.linear(0, 130, 0, 210, (0, COAT[1]), (1, COAT[2])))
    ink(out, near_hoofs, "#3a241a")
    ink(out, [body, ears], coat)
    # The near thigh and shoulder lie over the barrel again.
    out.path(smooth("98,118 130,108 156,128 152,156 120,182 92,164"), COAT[1], opacity=0.55)
    stroke(out, "M152 122C164 142 152 166 128 180", 3.4, COAT[3], opacity=0.7)
    stroke(out, "M252 112C240 134 246 162 268 180", 3.4, COAT[3], opacity=0.7)
    shade(
        out, smooth("300,160 288,178 250,188 206,182 160,170 120,182 160,158 206,166 252,172"), 0.3
    )
    shade(out, smooth("340,104 324,128 306,158 296,170 304,138 318,112 330,98"), 0.25)
    stroke(out, "M112 110C136 104 160 108 196 116", 5, "#ffe0aa", opacity=0.7)
    stroke(out, "M272 150C292 164 306 168 326 168M104 164C88 174 72 178 56 178", 4, "#f0b070",
           opacity=0.6)  # fmt: skip
    # White socks and blaze.
    for d in ("M352 149L352 167L374 173L374 156Z", "M44 172L50 190L26 200L12 192Z"):
        out.path(d, "#f6ead2")
    out.path(smooth("342,50 352,62 372,86 378,94 366,88 350,70"), "#f6ead2")
    ink(out, [mane], out.linear(220, 30, 300, 110, (0, MANE[0]), (1, MANE[1])))
    stroke(
        out, "M300 42C280 44 262 52 248 64M298 50C280 56 266 66 254 82", 3, "#a8704a", opacity=0.8
    )
    out.circle(345, 68, 5.6, "#1d120b")
    out.circle(343.4, 66.2, 1.9, "#ffffff")
    out.ellipse(377, 100, 3.4, 2.6, "#2a130a")
    stroke(out, "M382 109C376 112 370 111 364 108", 2.6, LINE)
    stroke(out, "M346 82C342 92 342 98 345 103", 3, COAT[3], opacity=0.8)
    stroke(out, "M324 40L328 30M311 42L313 30", 2.6, COAT[3])


def spoked_wheel(out: Drawing, cx: float, cy: float, r: float, weight: float = 5) -> None:
    """A gun wheel seen from the side."""
    n = number
    spokes = [
        Part(f"M{n(cx)} {n(cy)}L{n(cx + math.cos(a) * r * 0.9)} {n(cy + math.sin(a) * r * 0.9)}",
             r * 0.12)
        for a in (math.radians(15 + 30 * k) for k in range(12))
    ]  # fmt: skip
    tyre = [Part(disc(cx, cy, r * 0.88), r * 0.17)]
    hub = [Part(disc(cx, cy, r * 0.24))]
    rim(out, [*spokes, *tyre, *hub], weight)
    wood = out.linear(cx - r, cy - r, cx + r, cy + r, (0, "#f0b060"), (0.5, "#c2742c"),
                      (1, "#7c4418"))  # fmt: skip
    ink(out, spokes, wood)
    rim(out, tyre, 2.4)
    ink(out, tyre, wood)
    out.circle(cx, cy, r * 0.955, "none", stroke="#4a4a50", stroke_width=r * 0.055)
    out.path(f"M{n(cx - r * 0.8)} {n(cy - r * 0.36)}A{n(r * 0.88)} {n(r * 0.88)} 0 0 1 "
             f"{n(cx - r * 0.2)} {n(cy - r * 0.86)}", stroke="#ffe2a8", stroke_width=r * 0.05,
             stroke_linecap="round", opacity=0.9)  # fmt: skip
    brass = out.linear(cx - r * 0.2, cy - r * 0.2, cx + r * 0.2, cy + r * 0.2, (0, BRASS[0]),
                       (0.4, BRASS[1]), (1, BRASS[3]))  # fmt: skip
    out.circle(cx, cy, r * 0.24, brass, stroke=LINE, stroke_width=3)
    out.circle(cx, cy, r * 0.1, STEEL[4])


def barrel_of_cannon(out: Drawing) -> None:
    """The tube alone along x: breech knob at (-150, 0), muzzle at (190, 0), bore up to 50 wide."""
    tube = Part(
        "M-116 -46C-128 -40 -134 -22 -134 0C-134 22 -128 40 -116 46L-60 50L150 36L162 44H184"
        "Q190 44 190 36V-36Q190 -44 184 -44H162L150 -36L-60 -50Z"
    )
    knob = [Part(disc(-150, 0, 15)), Part("M-142 -9H-126V9H-142Z")]
    rim(out, [tube, *knob], 5.5)
    iron = out.linear(
        0, -50, 0, 50,
        (0, "#6f767f"), (0.16, "#b9c1c9"), (0.3, "#6a717a"), (0.6, "#3a3f46"), (1, "#16181c"),
    )  # fmt: skip
    ink(out, [*knob, tube], iron)
    gold = out.linear(
        0, -52, 0, 52,
        (0, BRASS[2]), (0.18, BRASS[0]), (0.4, BRASS[2]), (0.75, BRASS[3]), (1, BRASS[4]),
    )  # fmt: skip
    for x, wide, high in ((-116, 18, 48), (-40, 15, 50.5), (66, 13, 43.5), (166, 22, 46)):
        out.rect(x, -high, wide, 2 * high, gold, 4, stroke=LINE, stroke_width=4)
    out.path("M-96 -34L-46 -36M-18 -34L60 -29M86 -27L150 -23", stroke="#ffffff", stroke_width=5,
             stroke_linecap="round", opacity=0.55)  # fmt: skip
    points = rounded(star(24, 0, 24, 10), 1)
    out.path(points, gold, stroke=LINE, stroke_width=3)


def cannon(out: Drawing) -> None:
    """A field gun to the right in a box of 400 by 330, its fuse alight; muzzle near (388, 66)."""
    trail = Part("M150 178L208 200L64 306Q44 318 26 312Q16 306 30 296Z")
    rim(out, [trail], 5.5)
    wood = out.linear(30, 180, 200, 310, (0, "#e09a4a"), (0.5, "#a86226"), (1, "#6a3a14"))
    ink(out, [trail], wood)
    stroke(out, "M158 190L46 298", 4, "#ffd696", opacity=0.6)
    for x, y in ((118, 232), (72, 270)):
        out.path(f"M{x - 20} {y - 12}L{x + 16} {y + 30}", stroke=LINE, stroke_width=13)
        out.path(f"M{x - 20} {y - 12}L{x + 16} {y + 30}", stroke="#6b7078", stroke_width=7)
    out.open("translate(204 128) rotate(-17)")
    barrel_of_cannon(out)
    stroke(out, "M-92 -48C-98 -66 -88 -78 -100 -92", 9, LINE)
    stroke(out, "M-92 -48C-98 -66 -88 -78 -100 -92", 4.5, "#e8d4a4")
    out.close()
    out.open("translate(78 62)")
    glow = out.radial(0, 0, 52, (0, "#ffe08a", 0.95), (0.4, "#ff9a2e", 0.55), (1, "#e0481c", 0))
    out.circle(0, 0, 52, glow)
    out.path(rounded(star(0, 0, 40, 14, 8, 10), 1), "#e8521c", stroke=LINE, stroke_width=4,
             stroke_linejoin="round")  # fmt: skip
    out.path(rounded(star(0, 0, 29, 11, 8, 10), 1), "#ffb02e")
    out.path(rounded(star(0, 0, 17, 8, 8, 32), 1), "#fff1b0")
    out.close()
    spoked_wheel(out, 196, 222, 98, 5.5)
    for x, y in ((306, 290), (356, 290), (331, 249)):
        out.circle(x, y, 30.5, LINE)
        ball = out.radial(x - 8, y - 9, 34, (0, "#a9b0b8"), (0.3, "#5a6068"), (1, "#17191d"))
        out.circle(x, y, 25.5, ball)
        out.ellipse(x - 9, y - 11, 6, 4, "#ffffff", opacity=0.75)
