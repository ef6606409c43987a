"""Hats from behind and the heads under them, in the upper part of a washroom figure's box.

A hat is 260 by 220, laid on the top left corner of the 260 by 600 figure: its brim crosses y 128
at x 130. The nine are those of the portraits (portrait_hats.FELT), number for number.
"""

from __future__ import annotations

import math

from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing
from assets.art.make.portrait_hats import FELT
from assets.art.make.portrait_kit import Tones, inked, mix, shade, shine, smooth, strands, stroke
from assets.art.make.texas_kit import both

HAT_HEIGHT = 220
MIDDLE = 130.0
INK = 5.0


def hair_back(g: Drawing, tones: Tones) -> None:
    """The back of a head: all that shows between hat and kerchief."""
    fill = g.linear(84, 100, 176, 180, (0, tones[0]), (0.45, tones[1]), (1, tones[2]))
    inked(g, smooth(both("130,92 96,98 82,124 84,150 92,170 108,176 120,172 130,178", MIDDLE)),
          fill, INK)  # fmt: skip
    strands(g, tones[2], 3, 0.7, "104,140 104,156 110,170", "122,140 122,158 126,170",
            "146,140 146,158 144,170", "162,140 162,156 156,168")  # fmt: skip
    shade(g, smooth("84,124 130,132 176,124 177,150 130,158 83,150"), 0.4)


def _brim(g: Drawing, t: Tones, half: str) -> None:
    fill = g.linear(20, 100, 240, 150, (0, t[0]), (0.4, t[1]), (1, t[2]))
    inked(g, smooth(both(half, MIDDLE)), fill, INK)


def _lit(g: Drawing, text: str) -> None:
    stroke(g, smooth(text, False), 3.4, "#fff0d0", opacity=0.5)


def _crown(g: Drawing, t: Tones, half: str, dark: str, light: str) -> None:
    fill = g.radial(104, 62, 110, (0, t[0]), (0.45, t[1]), (1, t[2]))
    inked(g, smooth(both(half, MIDDLE)), fill, INK)
    shade(g, smooth(dark), 0.32)
    shine(g, smooth(light), 0.4)


def _band(g: Drawing, t: Tones, high: float = 16, wide: float = 52) -> None:
    a, b = MIDDLE - wide, MIDDLE + wide
    fill = g.linear(a, 0, b, 0, (0, t[0]), (0.4, t[1]), (1, t[2]))
    y = 128 - high
    inked(g, f"M{a} {y}C{a + 30} {y + 12} {b - 30} {y + 12} {b} {y}L{b} 128C{b - 30} 140 {a + 30} "
          f"140 {a} 128Z", fill, 4)  # fmt: skip


def _felt(g: Drawing, t: Tones, band: Tones, brim: str = "130,158 76,156 36,138 16,96* 46,116 "
          "90,124 130,126") -> None:  # fmt: skip
    """The common range hat from behind: brim curled up at the sides, a crease in the crown."""
    _brim(g, t, brim)
    _lit(g, "28,120 64,146 130,151 196,146 228,124")
    shade(g, smooth("76,122 130,128 184,122 196,136 130,146 64,136"), 0.3)
    _crown(g, t, "130,44 112,34 94,36 82,56 78,92 77,128* 104,137 130,139",
           "150,36 170,44 180,84 182,128 162,135 166,96 160,58",
           "98,50 90,74 88,100 95,100 98,78 106,56")  # fmt: skip
    shade(g, smooth("112,36 130,44 148,36 142,62 130,76 118,62"), 0.3)
    _band(g, band)


def _gambler(g: Drawing, t: Tones) -> None:
    _brim(g, t, "130,154 80,152 36,142 18,130 30,120 80,122 130,126")
    _lit(g, "30,134 80,146 130,149 180,146 228,135")
    _crown(
        g,
        t,
        "130,48 100,46 84,50 78,62 79,96 78,128* 104,137 130,139",
        "160,48 176,52 181,70 182,128 160,135 164,96",
        "92,58 87,76 88,96 94,96 96,76",
    )
    g.ellipse(130, 54, 44, 8, t[2], stroke=LINE, stroke_width=3)
    _band(g, ("#dd5a48", "#a9342b", "#4d0d0a"), 24)


def _bowler(g: Drawing, t: Tones) -> None:
    _crown(
        g,
        t,
        "130,38 104,42 84,62 78,96 78,128* 104,137 130,139",
        "156,44 176,64 182,98 182,128 160,135 168,98",
        "104,54 90,74 88,98 95,98 98,78 110,60",
    )
    _band(g, ("#4f4038", "#2b201b", "#120c0a"), 20)
    _brim(g, t, "130,156 84,152 50,138 44,118 54,118 86,134 130,140")
    _lit(g, "56,136 90,148 130,151 170,148 202,138")


def _ten_gallon(g: Drawing, t: Tones) -> None:
    _brim(g, t, "130,160 74,158 32,136 8,84* 46,112 90,124 130,126")
    _lit(g, "22,110 62,146 130,153 198,146 236,114")
    _crown(g, t, "130,28 112,14 90,16 74,36 72,84 77,128* 104,137 130,139",
           "150,14 174,24 188,56 186,100 182,128 162,135 172,92 166,46",
           "92,30 82,58 82,92 90,92 92,62 102,36")  # fmt: skip
    shade(g, smooth("112,16 130,28 148,16 144,50 130,66 116,50"), 0.26, "#6a4312")
    _band(g, ("#6a8fc0", "#33476b", "#141d33"), 17)
    for i in range(6):
        x, y = 86 + i * 17.6, 122 + math.sin(i / 5 * math.pi) * 8
        g.path(f"M{x:.1f} {y - 6:.1f}L{x + 6:.1f} {y:.1f}L{x:.1f} {y + 6:.1f}L{x - 6:.1f} "
               f"{y:.1f}Z", BRASS[1], stroke=LINE, stroke_width=2)  # fmt: skip


def _sombrero(g: Drawing, t: Tones) -> None:
    _brim(g, t, "130,168 70,164 22,140 4,98 10,82 26,86 48,108 88,122 130,126")
    rim = smooth("8,104 26,138 72,161 130,165 188,161 234,138 252,104", False)
    stroke(g, rim, 9)
    stroke(g, rim, 5, "#a9342b")
    for i in range(9):
        x = 34 + i * 24.0
        y = 130 + math.sin(i / 8 * math.pi) * 21
        g.path(f"M{x:.1f} {y - 6:.1f}L{x + 6:.1f} {y:.1f}L{x:.1f} {y + 6:.1f}L{x - 6:.1f} "
               f"{y:.1f}Z", (BRASS[0], "#2f8f86")[i % 2], stroke=LINE, stroke_width=2)  # fmt: skip
    _crown(g, t, "130,20 112,22 100,36 88,88 78,128* 104,137 130,139",
           "144,22 160,36 172,88 182,128 162,135 160,88 152,50",
           "108,44 98,76 94,100 101,100 106,78 114,48")  # fmt: skip
    strands(g, t[2], 2.4, 0.6, "90,90 130,98 170,90", "98,60 130,67 162,60")
    _band(g, ("#dd5a48", "#a9342b", "#5d120f"), 15)


def _lady(g: Drawing, t: Tones) -> None:
    plume = g.linear(160, 20, 250, 130, (0, "#fffaf0"), (0.5, "#f2d9c8"), (1, "#c98a84"))
    _brim(g, t, "130,160 76,158 34,148 14,134 30,118 84,122 130,126")
    _lit(g, "32,140 80,152 130,155 180,152 228,140")
    _crown(
        g,
        t,
        "130,46 100,48 84,60 79,92 78,128* 104,137 130,139",
        "160,48 176,60 181,92 182,128 160,135 166,96",
        "94,60 87,80 88,100 95,100 97,80",
    )
    _band(g, ("#f7d9a8", "#d9a860", "#7c5520"), 19)
    inked(g, smooth("148,122* 168,70 200,38 226,34 244,52 246,70* 236,74 248,88 246,108* 234,104 "
                    "236,124 228,138* 216,124 208,138* 190,120 170,120"), plume, 4.4)  # fmt: skip
    strands(g, "#b0685f", 2.8, 0.7, "156,118 186,78 222,60", "196,72 212,52", "206,74 232,82",
            "186,92 216,106")  # fmt: skip


def _coonskin(g: Drawing, t: Tones) -> None:
    light, middle, dark = t
    top = []
    for i in range(23):
        a = math.pi * (1 + i / 22)
        r = 1.0 if i % 2 else 1.06
        x, y = 130 + math.cos(a) * 66 * r, 126 + math.sin(a) * 80 * r
        top.append(f"{x:.0f},{y:.0f}" + "*" * (i % 2))
    fill = g.radial(104, 78, 100, (0, light), (0.5, middle), (1, dark))
    inked(g, smooth(" ".join(top) + " 196,132* 130,142 64,132*"), fill, INK)
    strands(g, light, 3.2, 0.6, "92,88 88,102", "112,68 108,84", "136,62 134,78", "104,96 102,110")
    strands(g, dark, 3.2, 0.7, "160,74 166,88", "176,96 182,108", "152,96 156,110")
    bow = [math.sin(i / 14 * math.pi) for i in range(15)]
    band = [f"{62 + i * 9.7:.0f},{140 + bow[i] * 13 + (4 if i % 2 else -1):.0f}" + "*" * (i % 2)
            for i in range(15)]  # fmt: skip
    band += [f"{62 + i * 9.7:.0f},{116 + bow[i] * 8 - (3 if i % 2 else -3):.0f}"
             for i in range(14, -1, -1)]  # fmt: skip
    roll = g.linear(62, 0, 198, 0, (0, "#caa67e"), (0.4, "#8f6c4c"), (1, "#4a3220"))
    inked(g, smooth(" ".join(band)), roll, INK)
    tail = smooth("118,134* 110,160 112,186 122,206 130,216* 140,204 148,184 148,158 142,134*")
    inked(g, tail, g.linear(110, 130, 150, 210, (0, light), (1, middle)), INK)
    for y, w in ((150, 18), (172, 19), (194, 12)):
        d = f"{130 - w},{y} 130,{y + 5} {130 + w},{y}* {129 + w},{y + 10} 130,{y + 15} "
        g.path(smooth(d + f"{131 - w},{y + 10}*"), dark)
    stroke(g, tail, INK)


def _bandana(g: Drawing, t: Tones) -> None:
    light, middle, dark = t
    fill = g.radial(104, 84, 96, (0, light), (0.5, middle), (1, dark))
    inked(g, smooth(both("130,66 98,70 78,94 74,128 78,150 100,140 130,144", MIDDLE)), fill, INK)
    for x, y in ((96, 100), (114, 84), (140, 82), (162, 98), (108, 118), (130, 106), (152, 120),
                 (90, 128), (170, 128)):  # fmt: skip
        g.circle(x, y, 4.6, "#f8eed6")
        g.circle(x, y, 1.8, middle)
    for d in ("126,146* 104,160 90,190* 108,186 120,196* 134,166", "134,146* 158,156 174,182* "
              "154,184 146,198* 128,168"):  # fmt: skip
        inked(g, smooth(d), g.linear(90, 150, 170, 200, (0, light), (0.5, middle), (1, dark)), 4.4)
    inked(g, smooth("114,142 130,136 146,142 148,158 130,164 112,158"), middle, 4.4)


def hat_back(number: int) -> Drawing:
    """Hat `number` (0-8) from behind."""
    g = Drawing(260, HAT_HEIGHT)
    t = FELT[number]
    if number == 0:
        _felt(g, t, ("#8a3f22", "#5a2311", "#2a0e06"))
    elif number == 5:
        _felt(g, t, ("#7d5535", "#4d3122", "#20120b"),
              "130,156 76,154 36,140 20,112* 48,120 90,124 130,126")  # fmt: skip
    else:
        {1: _gambler, 2: _bowler, 3: _ten_gallon, 4: _sombrero, 6: _lady, 7: _coonskin,
         8: _bandana}[number](g, t)  # fmt: skip
    return g


def cowboy_hat(g: Drawing, band: Tones) -> None:
    """The weathered hat of the cowboys of the cards; the same from before and behind."""
    t: Tones = ("#8f7352", "#5c452e", "#2b1d12")
    _felt(g, t, band, "130,162 72,160 30,138 6,86* 42,114 90,124 130,126")
    stroke(g, "M214 124L222 134M206 132L214 142", 2.6, t[2])
    shade(g, "M20 108L28 104L26 116L34 114L30 124Z", 0.5, mix(t[2], LINE, 0.5))
