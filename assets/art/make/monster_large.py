"""The five greater creatures of the Pairs deck, each in a box of 360 by 470.

Six legs on a spider, seven rattles on a snake, eight arms on a kraken, nine teeth in a horned
skull, ten in the maw that ate the rest.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from assets.art.make.monster_kit import (
    BONE,
    GUMS,
    Point,
    Tones,
    arm,
    body,
    eyeball,
    fangs,
    horn,
    inked,
    shade,
    shine,
    smooth,
    spots,
    stitches,
    stroke,
)
from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing, number
from assets.art.make.stamp import disc

CHITIN: Tones = ("#8d6fae", "#4c3670", "#2a1a48", "#120a22")
SCALES: Tones = ("#f2e08a", "#b7a23c", "#6c6a1c", "#2c2e0a")
BELLY: Tones = ("#fff8da", "#f0dc9e", "#c09a58", "#6e4c22")
KRAKEN: Tones = ("#ff9fb0", "#d8456e", "#8a1c50", "#3c0830")
FUR: Tones = ("#b04a5c", "#6c1e38", "#3c0c22", "#1a0410")


def spider(g: Drawing) -> None:
    """6: a hairy spider that has lost two legs and minds it."""
    legs = [
        ((250, 268), (312, 150), (340, 236), (352, 350)),
        ((246, 292), (328, 236), (338, 330), (336, 424)),
        ((232, 318), (292, 300), (290, 376), (282, 440)),
    ]
    for side in (1, -1):
        g.open(f"translate(180 0) scale({side} 1) translate(-180 0)")
        for k, points in enumerate(legs):
            arm(g, list(points), [19, 17, 13, 4], CHITIN, 8, 1)
            (xa, ya), (xb, yb) = points[1], points[2]
            for t in (0.1, 0.4, 0.7):
                x, y = xa + (xb - xa) * t + 14, ya + (yb - ya) * t
                stroke(g, f"M{x:.0f} {y:.0f}l14 -{7 - k * 2}", 4.5, LINE)
        g.close()
    tail = smooth("180,32 250,46 288,110 280,186 236,236 180,246 124,236 80,186 72,110 110,46")
    body(g, tail, CHITIN, (72, 32, 288, 246), 8)
    # The hourglass, turned into a skull by whoever paints such things.
    glass = "M146 84C146 60 214 60 214 84C214 112 194 118 194 134C194 152 216 158 216 184" \
            "C216 208 144 208 144 184C144 158 166 152 166 134C166 118 146 112 146 84Z"  # fmt: skip
    inked(g, glass, g.linear(146, 66, 214, 200, (0, "#ff9a4a"), (0.5, "#e8402a"), (1, "#8c1018")),
          6)  # fmt: skip
    shine(g, smooth("92,140 96,92 126,60 112,96 104,144"), 0.4, "#e8d8ff")
    for x, y in ((84, 70), (70, 120), (86, 204), (276, 70), (290, 120), (274, 204), (128, 38),
                 (232, 38)):  # fmt: skip
        dx, dy = (x - 180) * 0.13, (y - 140) * 0.13
        stroke(g, f"M{x} {y}l{dx:.0f} {dy:.0f}", 5, LINE)
    head = smooth("180,202 238,214 270,260 262,318 224,354 180,360 136,354 98,318 90,260 122,214")
    body(g, head, CHITIN, (90, 202, 270, 360), 8)
    for side in (-1, 1):
        x = 180 + side * 34
        arm(g, [(x, 334), (x + side * 12, 372), (x - side * 4, 410)], [19, 17, 5], GUMS, 7)
        fangs(g, [(x + side * 2, 384, 18, 40, -side * 8)])
    eyeball(g, 144, 270, 37, "red", (0.14, 0.16), False, 0.24, CHITIN, 22)
    eyeball(g, 216, 270, 37, "red", (-0.14, 0.16), False, 0.24, CHITIN, -22)
    for x, y, r in ((112, 306, 14), (248, 306, 14), (150, 222, 13), (210, 222, 13)):
        eyeball(g, x, y, r, "red", (0, 0.15), weight=5)
    stroke(g, smooth("150,330 166,322 180,330 194,322 210,330", False), 6, LINE)


def snake(g: Drawing) -> None:
    """7: a rattlesnake with seven rattles, coiled and about to strike."""
    # The rattle stands up behind the coils.
    tail = [(240, 396), (312, 384), (336, 320), (330, 252)]
    arm(g, tail, [34, 24, 17, 12], SCALES, 8)
    for k in range(7):
        x, y = 328 - 1.5 * k - 0.7 * k * k, 240 - k * 25
        wide = 24 - k * 1.8
        g.open(f"translate({number(x)} {number(y)}) rotate({-5 - 3 * k})")
        shell = f"M{-wide:.0f} -6Q{-wide - 3:.0f} 14 0 15Q{wide + 3:.0f} 14 {wide:.0f} -6" \
                f"Q0 -20 {-wide:.0f} -6Z"  # fmt: skip
        inked(g, shell, g.linear(-wide, 0, wide, 0, (0, BELLY[0]), (0.5, BELLY[1]),
                                 (1, BELLY[2])), 6)  # fmt: skip
        stroke(g, f"M{-wide * 0.6:.0f} 5Q0 12 {wide * 0.6:.0f} 5", 3, BELLY[3], opacity="0.7")
        g.close()
    for y, half, high in ((398, 150, 42), (346, 128, 38), (298, 100, 34)):
        ring = (f"M{190 - half} {y}C{190 - half} {y - high * 1.3:.0f} {190 + half} "
                f"{y - high * 1.3:.0f} {190 + half} {y}C{190 + half} {y + high * 1.3:.0f} "
                f"{190 - half} {y + high * 1.3:.0f} {190 - half} {y}Z")  # fmt: skip
        body(g, ring, SCALES, (190 - half, y - high, 190 + half, y + high), 8)
        count = half // 20
        for k in range(-count // 2 + 1, count // 2 + 1):
            x = 190 + k * 38
            fall = high * 0.5 * math.sqrt(max(0.0, 1 - ((x - 190) / half) ** 2))
            at = y + fall - 2
            g.path(f"M{x - 15} {at:.0f}L{x} {at - 15:.0f}L{x + 15} {at:.0f}L{x} {at + 15:.0f}Z",
                   "#7a2c14", stroke=LINE, stroke_width=4)  # fmt: skip
    neck = [(216, 290), (262, 230), (250, 160), (206, 132)]
    arm(g, neck, [44, 38, 36, 38], SCALES, 8, 1)
    for x, y in ((260, 258), (268, 220), (260, 182)):
        g.path(f"M{x - 13} {y}L{x} {y - 13}L{x + 13} {y}L{x} {y + 13}Z", "#7a2c14", stroke=LINE,
               stroke_width=4)  # fmt: skip
    # The lower jaw, the throat, the upper head.
    jaw = smooth("246,146 236,190 196,222 140,236 96,224 84,206* 128,204 176,186 204,150")
    body(g, jaw, BELLY, (84, 146, 246, 236), 8)
    inked(g, smooth("90,202* 106,160 136,124 214,120 226,160 196,190 138,206"), GUMS[2], 6)
    g.path(smooth("108,196 132,170 180,150 200,158 178,182 136,198"), GUMS[1])
    stroke(g, smooth("150,180 110,200 78,246", False), 13, LINE)
    stroke(g, "M80 242L52 254M80 242L76 274", 11, LINE)
    stroke(g, smooth("150,180 110,200 78,246", False), 6, "#ff4a4a")
    stroke(g, "M80 242L54 253M80 242L76 272", 4.5, "#ff4a4a")
    fangs(g, [(112, 136, 26, 62, -6), (146, 128, 24, 54, -4)])
    fangs(g, [(118, 212, 14, -20, 0), (146, 206, 14, -18, 0), (172, 194, 13, -18, 0)], 3.6)
    head = smooth("76,128* 84,88 122,52 180,30 236,40 274,80 276,124 246,156 214,150* 204,126 "
                  "160,122 120,140 92,144")  # fmt: skip
    body(g, head, SCALES, (76, 30, 276, 156), 8)
    g.path(smooth("190,44 232,50 258,84 236,80 210,62"), "#7a2c14", opacity="0.7")
    g.path(smooth("238,100 258,100 262,124 244,138"), "#7a2c14", opacity="0.7")
    g.ellipse(100, 102, 6, 9, LINE)
    eyeball(g, 172, 88, 32, "gold", (-0.2, 0.1), True, 0.36, SCALES, -24)
    shine(g, smooth("104,86 138,58 178,42 148,64 120,90"), 0.5)


def kraken(g: Drawing) -> None:
    """8: a kraken with eight arms in a sailor's nightmare."""
    back = [
        [(120, 270), (44, 262), (18, 184), (52, 132)],
        [(240, 270), (318, 262), (346, 184), (310, 132)],
        [(110, 292), (34, 322), (0, 290), (16, 244)],
        [(250, 292), (328, 322), (358, 290), (346, 244)],
    ]
    front = [
        [(128, 300), (74, 372), (22, 374), (20, 420)],
        [(232, 300), (286, 372), (338, 374), (342, 420)],
        [(156, 310), (140, 392), (96, 418), (84, 456)],
        [(204, 310), (220, 392), (264, 418), (278, 456)],
    ]

    def tentacle(points: Sequence[Point], thick: float, side: int) -> None:
        arm(g, points, [thick, thick * 0.74, thick * 0.5, 4], KRAKEN, 8, -side)
        for k in range(5):
            t = 0.3 + 0.14 * k
            at = t * 3
            i = min(int(at), 2)
            f = at - i
            (xa, ya), (xb, yb) = points[i], points[i + 1]
            x, y = xa + (xb - xa) * f, ya + (yb - ya) * f
            r = thick * (0.27 - 0.04 * k)
            g.circle(x, y, max(r, 3), "#ffd6c8", stroke=KRAKEN[3], stroke_width=3)

    for i, points in enumerate(back):
        tentacle(points, 25, -1 if i % 2 == 0 else 1)
    for i, points in enumerate(front):
        tentacle(points, 33, -1 if i % 2 == 0 else 1)
    head = smooth("180,14 246,34 288,96 284,168 262,220 268,272 236,318 180,330 124,318 92,272 "
                  "98,220 76,168 72,96 114,34")  # fmt: skip
    body(g, head, KRAKEN, (72, 14, 288, 330), 8)
    spots(g, "#ffb8c0", "0.55", (228, 66, 20), (254, 106, 12), (208, 40, 9), (252, 144, 7),
          (118, 92, 8))  # fmt: skip
    shine(g, smooth("94,130 100,82 136,44 118,86 110,136"), 0.55)
    # Brows, eyes, beak.
    eyeball(g, 132, 206, 42, "green", (0.16, 0.12), True, 0.33, KRAKEN, 22)
    eyeball(g, 228, 206, 42, "green", (-0.16, 0.12), True, 0.33, KRAKEN, -22)
    beak = smooth("180,244 222,258 214,282 180,322* 146,282 138,258")
    inked(g, beak, g.linear(140, 244, 220, 320, (0, "#ffe08a"), (0.5, "#c8862a"), (1, "#5a3008")),
          7)  # fmt: skip
    stroke(g, smooth("142,268 180,282 218,268", False), 6, LINE)
    shine(g, smooth("156,258 178,250 182,256 160,266"), 0.7)


def skull(g: Drawing) -> None:
    """9: a longhorn's skull with green fire in it and nine teeth."""
    for x, y, r in ((180, 96, 84), (120, 130, 52), (240, 130, 52)):
        glow = g.radial(x, y, r, (0, "#eaff9a", 0.9), (0.5, "#86e04a", 0.5), (1, "#2f9a3a", 0.0))
        g.circle(x, y, r, glow)
    flame = smooth("110,170* 92,112 116,64* 128,92 150,40 152,4* 182,44 192,84 222,36* 236,92 "
                   "258,70* 268,122 250,170*")  # fmt: skip
    inked(g, flame, g.linear(0, 10, 0, 170, (0, "#5cc83a"), (0.6, "#c8f060"), (1, "#ffffd0")), 7)
    g.path(smooth("136,168* 128,122 150,96 162,66* 184,104 204,90* 222,130 220,168*"), "#fbffc0",
           opacity="0.85")  # fmt: skip
    for side in (-1, 1):
        g.open(f"translate(180 0) scale({side} 1) translate(-180 0)")
        horn(g, [(232, 186), (312, 192), (346, 130), (334, 44)], [38, 31, 20, 3], BONE, 4)
        g.close()
    face = smooth("88,184 118,150 180,140 242,150 272,184 276,232 254,262 246,300 248,342 240,376* "
                  "180,388 120,376* 112,342 114,300 106,262 84,232")  # fmt: skip
    body(g, face, BONE, (84, 140, 276, 388), 8)
    jaw = smooth("124,396* 180,408 236,396* 240,426 214,458 180,464 146,458 120,426")
    body(g, jaw, BONE, (120, 396, 240, 464), 8)
    g.path("M122 380Q180 394 238 380L234 402Q180 414 126 402Z", LINE)
    for k in range(5):
        x = 132 + 24 * k
        fangs(g, [(x, 374 + 8 - abs(k - 2) * 3, 23, 30, 0)], 4.4)
    for k in range(4):
        x = 144 + 24 * k
        fangs(g, [(x, 418 - abs(k - 1.5) * 3, 22, -24, 0)], 4.4)
    for side in (-1, 1):
        x = 180 + side * 52
        g.open(f"translate(180 0) scale({side} 1) translate(-180 0)")
        socket = smooth("198,214* 244,190 264,208 258,246 228,260 204,244")
        inked(g, socket, "#0a1c14", 7)
        g.close()
        glow = g.radial(x, 228, 36, (0, "#fdffd0"), (0.35, "#b8f04a"), (0.75, "#3a9a2a", 0.8),
                        (1, "#0a3a1c", 0.0))  # fmt: skip
        g.circle(x, 228, 26, glow)
        g.path(f"M{x} 208Q{x + 9} 228 {x} 248Q{x - 9} 228 {x} 208Z", LINE)
        nose = smooth(f"{180 + side * 8},300 {180 + side * 26},292 {180 + side * 30},330 "
                      f"{180 + side * 10},352")  # fmt: skip
        inked(g, nose, "#1c1410", 5)
    stroke(g, "M180 148L172 172L186 190L176 214", 5, BONE[3])
    stroke(g, "M214 160L226 176L220 186", 4, BONE[3])
    stroke(g, smooth("118,270 128,300 128,340", False), 5, BONE[2])
    shade(g, smooth("250,180 270,200 268,232 250,258 240,300 242,352 230,372 232,300 244,262"),
          0.25,
          "#5a3a18")  # fmt: skip
    shine(g, smooth("98,196 122,166 164,154 130,178 108,210"), 0.8, "#ffffff")


def maw(g: Drawing) -> None:
    """10: the maw: all mouth, ten teeth, and what it has eaten sewn on."""
    for side in (-1, 1):
        g.open(f"translate(180 0) scale({side} 1) translate(-180 0)")
        horn(g, [(238, 104), (300, 92), (344, 48), (330, -22)], [36, 28, 17, 3], BONE, 3)
        arm(g, [(296, 330), (346, 372), (330, 432)], [36, 29, 24], FUR, 8)
        for k in (-1, 0, 1):
            fangs(g, [(322 + k * 19, 430, 17, 36, k * 6)], 4.6)
        g.close()
    shag = []
    for k in range(28):
        a = math.tau * k / 28
        r = 1.0 if k % 2 == 0 else 0.88
        x, y = 180 + 168 * r * math.sin(a), 250 - 186 * r * math.cos(a)
        shag.append(f"{x:.0f},{y:.0f}" + ("*" if k % 2 == 0 else ""))
    body(g, smooth(" ".join(shag)), FUR, (14, 60, 346, 440), 8)
    mouth = smooth("44,226 100,206 180,222 260,206 316,226 318,310 276,382 180,410 84,382 42,310")
    inked(g, mouth, g.radial(180, 300, 150, (0, "#1a0206"), (0.6, "#4a0810"), (1, GUMS[2])), 8)
    tongue = smooth("120,396 118,342 146,316 180,330 214,316 242,342 240,396 180,408")
    body(g, tongue, GUMS, (118, 316, 242, 408), 6)
    stroke(g, "M180 338V396", 5, GUMS[2])
    top = [(70, 222, 36, 66, 5), (112, 214, 40, 84, 3), (154, 219, 36, 58, 0),
           (206, 219, 36, 58, 0), (248, 214, 40, 84, -3), (290, 222, 36, 66, -5)]  # fmt: skip
    low = [(82, 378, 36, -62, 3), (124, 398, 34, -50, 2), (236, 398, 34, -50, -2),
           (278, 378, 36, -62, -3)]  # fmt: skip
    fangs(g, low)
    fangs(g, top)
    stroke(g, smooth("44,226 100,206 180,222 260,206 316,226", False), 15, LINE)
    stroke(g, smooth("46,225 100,206 180,222 260,206 314,225", False), 7, GUMS[1])
    stroke(g, smooth("76,376 112,396 180,410 248,396 284,376", False), 14, LINE)
    stroke(g, smooth("78,376 112,395 180,409 248,395 282,376", False), 6.5, GUMS[1])
    # One great eye, and smaller ones that were once somebody else's.
    eyeball(g, 180, 136, 60, "gold", (0, 0.16), True, 0.27, FUR)
    for x, y, r, hue in ((94, 152, 30, "red"), (266, 152, 30, "red"), (70, 194, 15, "green"),
                         (290, 194, 15, "green")):  # fmt: skip
        eyeball(g, x, y, r, hue, ((180 - x) / 600, 0.2), True, 0.28, FUR, (180 - x) / 5)
    stitches(g, "132,84 160,66 196,64 230,80", 20, 5, 10)
    inked(g, disc(250, 96, 13), "#e0b050", 5)
    for dx, dy in ((-4, -4), (4, -4), (-4, 4), (4, 4)):
        g.circle(250 + dx, 96 + dy, 2.4, LINE)
