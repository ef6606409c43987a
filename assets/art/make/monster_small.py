"""The five lesser creatures of the Pairs deck, each in a box of 360 by 470.

One eye, two horns on a slug, three eyes on a toad, four fangs on a bat, a hand of five fingers.
"""

from __future__ import annotations

import math

from assets.art.make.monster_kit import (
    BONE,
    GUMS,
    Tones,
    arm,
    body,
    eyeball,
    fangs,
    inked,
    shade,
    shine,
    smooth,
    spots,
    stitches,
    stroke,
)
from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing
from assets.art.make.stamp import disc

SLUG: Tones = ("#ffd3d8", "#e58aa2", "#a84a72", "#561c42")
TOAD: Tones = ("#d8ec7a", "#86b83a", "#3f7a2a", "#163c16")
BAT: Tones = ("#b08a94", "#6b4a5c", "#3f2838", "#1c101c")
WING: Tones = ("#d8748a", "#9c3a5a", "#5c1c3c", "#2c0a20")
DEAD: Tones = ("#d3e3b4", "#93b384", "#547a5c", "#223c34")
PINK: Tones = ("#ffe0c8", "#f0a088", "#b8565a", "#5c1c2c")


def peeper(g: Drawing) -> None:
    """1: an eyeball that walked off by itself, on two bare feet."""
    for side in (-1, 1):
        x = 180 + side * 46
        arm(g, [(x, 318), (x + side * 8, 362), (x + side * 2, 404)], [14, 11, 12], PINK)
        foot = smooth(f"{x - 20},398 {x + side * 8},388 {x + 28 + side * 6},402 "
                      f"{x + 44 + side * 8},424 {x + side * 8},432 {x - 38 + side * 8},428 "
                      f"{x - 34},410")  # fmt: skip
        body(g, foot, PINK, (x - 36, 390, x + 44, 436))
        for k in range(3):
            tx = x - 20 + side * 8 + k * 20
            stroke(g, f"M{tx} 428V416", 4.5, LINE)
    # The nerve it trails behind it.
    arm(g, [(262, 160), (306, 118), (292, 70), (332, 34)], [22, 15, 11, 4], GUMS)
    white = g.radial(136, 176, 200, (0, "#ffffff"), (0.55, "#f8eed6"), (0.9, "#d8b48a"),
                     (1, "#b07f5c"))  # fmt: skip
    inked(g, disc(180, 228, 124), white, 8)
    for d in ("M66 202C84 206 88 220 104 218M86 210L96 196", "M92 312C102 296 114 298 120 286",
              "M268 312C254 304 256 290 244 284M258 300L268 284",
              "M294 206C280 210 276 200 264 204",
              "M214 112C210 124 218 132 212 142"):  # fmt: skip
        stroke(g, d, 5, "#c8402f", opacity="0.85")
    iris = g.radial(158, 264, 76, (0, "#c8fff2"), (0.45, "#3fb8a6"), (1, "#0f5a62"))
    inked(g, disc(160, 236, 66), iris, 7)
    for k in range(16):
        a = math.tau * k / 16
        stroke(g, f"M{160 + 40 * math.cos(a):.0f} {236 + 40 * math.sin(a):.0f}"
               f"L{160 + 57 * math.cos(a):.0f} {236 + 57 * math.sin(a):.0f}", 4, "#0a3c46",
               opacity="0.5")  # fmt: skip
    g.circle(160, 236, 34, LINE)
    g.circle(136, 206, 19, "#ffffff")
    g.circle(186, 262, 8, "#ffffff", opacity="0.8")
    shade(g, "M294 272A124 124 0 0 1 92 314A132 132 0 0 0 294 272Z", 0.22, "#5c1c2c")


def slug(g: Drawing) -> None:
    """2: a fat slug with two eyes on horns, on its own slime."""
    slime = smooth("22,418 70,398 180,404 300,396 346,412 330,438 240,446 160,440 60,446 20,436")
    g.path(slime, "#d8f2a0", opacity="0.5")
    g.path(smooth("60,424 120,416 150,424 120,430"), "#ffffff", opacity="0.6")
    arm(g, [(100, 236), (72, 158), (84, 94)], [17, 12, 11], SLUG)
    arm(g, [(152, 226), (172, 146), (160, 70)], [17, 12, 11], SLUG)
    shape = smooth(
        "58,266 86,222 138,208 182,228 202,276 216,330 262,342 306,316 330,330 342,374 334,414* "
        "180,424 54,414* 42,372 72,340 56,306"
    )
    body(g, shape, SLUG, (40, 208, 344, 424), 8)
    for x in (230, 264, 298):
        stroke(g, smooth(f"{x},350 {x + 10},376 {x},406", False), 5, SLUG[3], opacity="0.5")
    belly = smooth("60,402* 60,374 92,356 128,362 172,392 330,402* 330,412* 180,418 58,410*")
    g.path(belly, "#ffe6d6", opacity="0.55")
    for x in range(84, 330, 30):
        stroke(g, f"M{x} 394V412", 4, SLUG[2], opacity="0.6")
    spots(g, SLUG[2], "0.75", (190, 300, 13), (168, 268, 8), (206, 334, 7), (284, 338, 10))
    mouth = "M70 286C92 312 134 312 160 280C156 318 136 338 112 338C90 338 74 318 70 286Z"
    inked(g, mouth, GUMS[3], 6)
    fangs(g, [(88, 298, 18, 20, 0), (140, 297, 18, 20, 0)], 4)
    g.path("M92 326C100 316 124 314 132 326C126 334 98 334 92 326Z", GUMS[1])
    shine(g, smooth("84,250 108,226 134,222 112,238 98,262"), 0.6, "#ffffff")
    eyeball(g, 86, 82, 36, "green", (0.18, 0.22))
    eyeball(g, 160, 58, 36, "green", (-0.18, 0.3))


def toad(g: Drawing) -> None:
    """3: a toad with three eyes and a long tongue."""
    for side in (-1, 1):
        x = 180 + side * 118
        body(g, smooth(f"{x - 46},330 {x},282 {x + 44},322 {x + 40},400 {x},424 {x - 44},404"),
             TOAD, (x - 46, 282, x + 46, 424))  # fmt: skip
    shape = smooth("52,210 78,150 130,128 180,122 230,128 282,150 308,210 318,292 300,372 "
                   "240,420 180,428 120,420 60,372 42,292")  # fmt: skip
    body(g, shape, TOAD, (42, 122, 318, 428), 8)
    belly = smooth("96,330 180,306 264,330 272,380 234,412 180,418 126,412 88,380")
    g.path(belly, "#f4f0b0", opacity="0.75")
    for y, half in ((344, 62), (368, 68), (392, 52)):
        stroke(g, smooth(f"{180 - half},{y} 180,{y + 8} {180 + half},{y}", False), 4, TOAD[2],
               opacity="0.5")  # fmt: skip
    for side in (-1, 1):
        x = 180 + side * 76
        arm(g, [(x, 330), (x + side * 10, 372), (x + side * 2, 420)], [22, 18, 16], TOAD)
        for k in (-1, 0, 1):
            arm(g, [(x + side * 2, 420), (x + side * 2 + k * 24, 440)], [10, 10], TOAD, 6)
    for side in (-1, 1):
        x = 180 + side * 84
        g.circle(x, 146, 52, g.radial(x - 16, 122, 80, (0, TOAD[0]), (1, TOAD[2])), stroke=LINE,
                 stroke_width=8)  # fmt: skip
    g.circle(180, 98, 60, g.radial(162, 74, 92, (0, TOAD[0]), (1, TOAD[2])), stroke=LINE,
             stroke_width=8)  # fmt: skip
    g.path(smooth("110,158 180,132 250,158 240,196 180,206 120,196"), TOAD[1])
    eyeball(g, 96, 142, 38, "red", (0.2, 0.1), True, 0.3, TOAD, -14)
    eyeball(g, 264, 142, 38, "red", (-0.2, 0.1), True, 0.3, TOAD, 14)
    eyeball(g, 180, 92, 45, "red", (0, 0.16), True, 0.26, TOAD)
    mouth = "M62 236C120 264 240 264 298 236C296 284 240 306 180 306C120 306 64 284 62 236Z"
    inked(g, mouth, GUMS[3], 7)
    tongue = smooth("176,270 214,266 236,300 228,352 196,392 150,396 128,376 140,360 162,366 "
                    "184,342 182,306")  # fmt: skip
    body(g, tongue, GUMS, (128, 266, 238, 398), 6)
    stroke(g, smooth("206,280 212,320 196,362 160,380", False), 4, GUMS[2])
    spots(g, TOAD[3], "0.45", (76, 196, 9), (96, 214, 6), (284, 196, 9), (266, 214, 6),
          (60, 320, 11), (298, 316, 12), (288, 346, 7))  # fmt: skip
    shine(g, smooth("64,208 80,176 98,190 80,216"), 0.5)


def bat(g: Drawing) -> None:
    """4: a bat with four fangs, wings spread."""
    for side in (-1, 1):
        g.open(f"translate(180 0) scale({side} 1) translate(-180 0)")
        wing = ("M206 236C236 172 262 128 292 92C322 128 352 196 358 300C338 274 318 274 302 300"
                "C290 286 270 290 262 322C246 306 222 314 206 340Z")  # fmt: skip
        inked(g, wing, g.linear(206, 100, 350, 320, (0, WING[0]), (0.5, WING[1]), (1, WING[2])), 8)
        for tip in ("302,300", "262,322"):
            stroke(g, smooth(f"292,96 290,190 {tip}", False), 6, WING[3], opacity="0.8")
        stroke(g, smooth("210,240 248,164 292,94", False), 15, LINE)
        stroke(g, smooth("210,240 248,164 290,97", False), 7, BAT[1])
        inked(g, "M282 98C276 74 290 58 304 56C298 72 304 84 302 98Z", BONE[1], 6)
        g.close()
    for side in (-1, 1):
        x = 180 + side * 30
        for k in (-1, 1):
            arm(g, [(x, 374), (x + k * 8, 408), (x + k * 16, 428)], [10, 8, 3], BONE, 6)
    for side in (-1, 1):
        g.open(f"translate(180 0) scale({side} 1) translate(-180 0)")
        inked(g, smooth("200,140* 216,84 262,30* 274,96 256,168*"),
              g.linear(200, 30, 280, 168, (0, BAT[0]), (1, BAT[2])), 8)  # fmt: skip
        g.path(smooth("218,138* 228,98 256,58* 262,100 250,150*"), WING[1])
        g.close()
    fur = smooth("86,218 98,156 140,128 180,122 220,128 262,156 274,218 270,268 282,300* 262,306 "
                 "266,340* 240,342 232,378* 208,370 180,392* 152,370 128,378* 120,342 94,340* "
                 "98,306 78,300* 90,268")  # fmt: skip
    body(g, fur, BAT, (78, 122, 282, 392), 8)
    g.path(smooth("124,320 180,304 236,320 214,354 180,370 146,354"), BAT[0], opacity="0.5")
    eyeball(g, 132, 196, 34, "gold", (0.22, 0.14), True, 0.34, BAT, 20)
    eyeball(g, 228, 196, 34, "gold", (-0.22, 0.14), True, 0.34, BAT, -20)
    inked(g, smooth("160,226 180,214 200,226 192,244 180,236 168,244"), WING[0], 5)
    mouth = "M104 252C140 268 220 268 256 252C252 314 216 330 180 330C144 330 108 314 104 252Z"
    inked(g, mouth, GUMS[3], 7)
    g.path("M140 312C158 294 202 294 220 312C206 324 154 324 140 312Z", GUMS[1])
    fangs(g, [(128, 259, 26, 46, 4), (164, 264, 20, 30, 0), (196, 264, 20, 30, 0),
              (232, 259, 26, 46, -4)])  # fmt: skip
    shine(g, smooth("104,190 120,154 150,138 126,162 114,196"), 0.45)


def hand(g: Drawing) -> None:
    """5: a stitched hand that walks on its five fingers."""
    floor = 430
    far = [((222, 262), (306, 250), (328, 330), (316, floor))]
    for points in far:
        arm(g, list(points), [30, 25, 21, 9], DEAD, 8)
    fingers = [
        ((108, 238), (38, 236), (30, 326), (46, floor - 6)),
        ((136, 262), (92, 270), (92, 350), (106, floor)),
        ((178, 268), (162, 290), (164, 360), (172, floor + 6)),
        ((212, 264), (236, 286), (240, 356), (240, floor)),
    ]
    palm = smooth("92,214 108,150 150,108 214,106 256,146 270,214 252,276 180,300 110,272")
    wrist = "M134 134L128 46Q180 24 236 46L232 134Z"
    inked(g, wrist, g.linear(128, 40, 236, 130, (0, DEAD[0]), (0.5, DEAD[1]), (1, DEAD[2])), 8)
    body(g, palm, DEAD, (92, 106, 270, 300), 8)
    g.path("M132 112L134 140Q180 156 232 140L233 112Q180 130 132 112Z", DEAD[1])
    inked(g, disc(182, 44, 53, 19), GUMS[1], 7)
    inked(g, disc(184, 44, 20, 9), BONE[1], 5)
    for points in fingers:
        arm(g, list(points), [30, 27, 22, 9], DEAD, 8)
        x, y = points[-1]
        nail = smooth(f"{x - 12},{y - 28} {x},{y - 34} {x + 12},{y - 28} {x + 3},{y + 12} "
                      f"{x - 3},{y + 12}")  # fmt: skip
        inked(g, nail, g.linear(x - 12, y - 30, x + 12, y, (0, "#5c5a48"), (1, "#26241c")), 5)
        kx, ky = points[1]
        stroke(g, f"M{kx - 14} {ky + 6}Q{kx} {ky - 2} {kx + 14} {ky + 8}", 4, DEAD[3],
               opacity="0.6")  # fmt: skip
    x, y = far[0][-1]
    inked(g, smooth(f"{x - 10},{y - 28} {x + 2},{y - 34} {x + 12},{y - 26} {x + 2},{y + 10}"),
          "#3c3a2e", 5)  # fmt: skip
    stitches(g, "126,132 150,142 182,146 212,142 238,130", 20, 5, 10)
    stitches(g, "118,232 146,216 164,188", 17, 4.5, 9)
    eyeball(g, 204, 208, 36, "green", (-0.1, 0.16), True, 0.28, DEAD, -8)
    shine(g, smooth("112,206 124,160 152,130 134,164 126,206"), 0.5)
    shine(g, "M146 120L143 66L158 60L160 122Z", 0.35)
