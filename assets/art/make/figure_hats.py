"""Hats of the duellists from the side, facing right, in the head's own 400 by 400 box.

Same nine as the portraits'. Each hides the skull above y 146; the brow stays free below y 164.
"""

from __future__ import annotations

import math

from assets.art.make.palette import BRASS, CREAM, LINE
from assets.art.make.pen import Drawing, star
from assets.art.make.portrait_hats import FELT
from assets.art.make.portrait_kit import BOX, Tones, inked, shade, shine, smooth, strands, stroke

INK = 5.0


def hat(number: int) -> Drawing:
    """Hat `number` (0-8), side view."""
    g = Drawing(BOX, BOX)
    g.open("rotate(3 200 150)")
    _HATS[number](g, FELT[number])
    g.close()
    return g


def _brim(g: Drawing, t: Tones, d: str, lit: str) -> None:
    inked(g, d, g.linear(60, 120, 340, 170, (0, t[0]), (0.4, t[1]), (1, t[2])), INK)
    stroke(g, lit, 3, "#fff0d0", opacity=0.5)


def _crown(g: Drawing, t: Tones, d: str, dark: str, light: str) -> None:
    fill = g.radial(170, 80, 150, (0, t[0]), (0.45, t[1]), (1, t[2]))
    inked(g, d, fill, INK)
    shade(g, dark, 0.32)
    shine(g, light, 0.42)


def _band(g: Drawing, t: Tones, high: float = 18) -> None:
    fill = g.linear(120, 0, 272, 0, (0, t[0]), (0.4, t[1]), (1, t[2]))
    inked(g, f"M121 {146 - high}C166 {156 - high} 226 {156 - high} 271 {146 - high}L271 148C226 "
        f"159 "
          "166 159 121 148Z", fill, 4)  # fmt: skip


def _cattleman(g: Drawing, t: Tones) -> None:
    _crown(g, t, smooth("121,150* 118,110 126,72 150,58 196,70 244,60 266,80 272,116 271,150* "
        "196,158"),
           smooth("244,60 266,80 272,116 271,150* 238,156* 252,116 246,84"),
           smooth("136,80 130,104 130,122 138,122 138,104 146,80"))  # fmt: skip
    shade(g, smooth("150,60 196,72 240,62 214,86 190,92 164,80"), 0.34)
    _band(g, ("#8a3f22", "#5a2311", "#2a0e06"))
    _brim(g, t, smooth("44,120* 84,140 130,146 196,148 262,146 312,142 352,124* 338,154 290,166 "
        "196,170"
                       " 108,166 62,152"),
          smooth("60,140 108,158 196,163 290,158 336,142", False))  # fmt: skip


def _gambler(g: Drawing, t: Tones) -> None:
    _crown(g, t, smooth("121,150* 120,112 124,84 134,74 196,78 258,72 268,84 271,112 271,150* "
        "196,158"),
           smooth("258,74 268,84 271,112 271,150* 240,156* 250,112 246,82"),
           smooth("134,88 129,106 130,116 138,116 138,104 143,88"))  # fmt: skip
    _band(g, ("#dd5a48", "#a9342b", "#4d0d0a"), 28)
    g.open("translate(236 112) rotate(12)")
    inked(g, "M-14 -22L14 -22L14 26L-14 26Z", CREAM[0], 3.4)
    g.path("M0 -12C2 -6 11 -1 11 6C11 11 5 12 2 9C3 13 4 15 6 16L-6 16C-4 15 -3 13 -2 9C-5 12 "
        "-11 11 "
           "-11 6C-11 -1 -2 -6 0 -12Z", LINE)  # fmt: skip
    g.close()
    _brim(g, t, smooth("52,148 84,142 130,145 196,147 262,145 320,142 346,148 322,160 262,166 "
        "196,168 "
                       "120,166 74,160"),
          smooth("66,152 118,160 196,162 270,160 330,151", False))  # fmt: skip


def _bowler(g: Drawing, t: Tones) -> None:
    _crown(g, t, smooth("121,150* 118,108 134,74 168,56 200,54 234,58 262,78 274,112 271,150* "
        "196,158"),
           smooth("234,58 262,78 274,112 271,150* 238,156* 254,112 248,82"),
           smooth("152,72 136,92 131,112 140,114 144,96 160,76"))  # fmt: skip
    _band(g, ("#4f4038", "#2b201b", "#120c0a"), 24)
    inked(g, smooth("164,128* 180,122 192,130* 190,142 194,152* 178,150 164,150*"), "#3a2c25", 3.4)
    _brim(g, t, smooth("84,134 74,138 84,152* 112,162 196,168 282,162 314,148* 322,132 310,132* "
                       "286,146 196,150 112,146"),
          smooth("88,148 120,158 196,162 276,157 308,144", False))  # fmt: skip


def _ten_gallon(g: Drawing, t: Tones) -> None:
    _crown(g, t, smooth("121,150* 108,108 106,62 132,36 166,36 200,50 240,34 276,46 286,88 "
        "271,150* "
                        "196,158"),
           smooth("240,34 276,46 286,88 271,150* 240,156* 256,108 252,62"),
           smooth("126,62 118,92 122,116 132,116 130,90 138,62"))  # fmt: skip
    shade(g, smooth("166,38 200,52 236,38 218,68 196,78 176,66"), 0.26, "#6a4312")
    _band(g, ("#6a8fc0", "#33476b", "#141d33"), 20)
    for i in range(6):
        x, y = 138 + i * 23.0, 142 + math.sin(i / 5 * math.pi) * 6
        g.path(f"M{x} {y - 7}L{x + 7} {y}L{x} {y + 7}L{x - 7} {y}Z", BRASS[1], stroke=LINE,
               stroke_width=2)  # fmt: skip
    _brim(g, t, smooth("30,104* 78,136 130,146 196,148 262,146 318,138 366,106* 348,150 292,168 "
        "196,172"
                       " 104,168 52,148"),
          smooth("50,130 104,158 196,164 290,158 346,132", False))  # fmt: skip


def _sombrero(g: Drawing, t: Tones) -> None:
    _crown(g, t, smooth("121,150* 134,106 152,56 176,40 200,44 222,38 242,54 258,104 271,150* "
        "196,158"),
           smooth("222,40 242,54 258,104 271,150* 240,156* 240,104 232,62"),
           smooth("158,62 148,90 144,116 152,116 158,90 168,64"))  # fmt: skip
    strands(g, t[2], 2.4, 0.6, "142,100 196,108 254,98", "152,74 196,82 244,72")
    _band(g, ("#dd5a48", "#a9342b", "#5d120f"), 18)
    for i in range(7):
        g.circle(136 + i * 20.0, 144 + math.sin(i / 6 * math.pi) * 5, 3.8, BRASS[1])
    _brim(g, t, smooth("18,116 10,94 34,98 72,124 130,142 196,146 262,142 322,122 360,96 386,92 "
        "380,116"
                       " 340,158 270,176 196,180 124,176 54,156"),
          smooth("30,110 76,134 130,150 196,153 262,150 322,132 366,108", False))  # fmt: skip
    rim = smooth("22,118 56,152 124,171 196,175 270,171 338,153 376,116", False)
    stroke(g, rim, 9, LINE)
    stroke(g, rim, 5, "#a9342b")
    for i in range(13):
        x = 62 + i * 22.5
        y = 138 + math.sin(i / 12 * math.pi) * 25
        g.path(f"M{x} {y - 7}L{x + 7} {y}L{x} {y + 7}L{x - 7} {y}Z", (BRASS[0], "#2f8f86")[i % 2],
               stroke=LINE, stroke_width=2)  # fmt: skip


def _stetson(g: Drawing, t: Tones) -> None:
    _crown(g, t, smooth("121,150* 116,106 122,76 142,62 176,66 206,58 240,62 266,80 274,110 "
        "271,150* "
                        "196,158"),
           smooth("240,62 266,80 274,110 271,150* 240,156* 254,112 248,86"),
           smooth("134,82 128,104 130,120 138,120 138,104 144,82"))  # fmt: skip
    shade(g, smooth("142,64 176,68 200,62 184,82 168,90 152,80"), 0.3, "#3a1f08")
    _band(g, ("#7d5535", "#4d3122", "#20120b"), 20)
    points = star(236, 120, 25, 11)
    silver = g.linear(212, 96, 260, 146, (0, "#ffffff"), (0.5, "#c2c4c8"), (1, "#71757e"))
    g.polygon(points, silver, stroke=LINE, stroke_width=4, stroke_linejoin="round")
    for x, y in points[::2]:
        g.circle(x, y, 3.8, "#e8eaee", stroke=LINE, stroke_width=2.2)
    _brim(g, t, smooth("48,136* 86,142 130,146 196,148 262,146 314,143 350,136* 326,158 276,166 "
        "196,169"
                       " 116,166 72,156"),
          smooth("66,147 114,158 196,163 276,159 334,147", False))  # fmt: skip


def _lady(g: Drawing, t: Tones) -> None:
    plume = g.linear(60, 60, 170, 170, (0, "#fffaf0"), (0.5, "#f2d9c8"), (1, "#c98a84"))
    inked(g, smooth("186,116* 164,80 128,64 92,72 66,96 56,108* 70,110 58,126 54,146* 70,138 "
        "66,158 "
                    "74,176* 88,158 88,180 102,192* 108,166 132,140 168,132"), plume,
                    4.4)  # fmt: skip
    strands(g, "#b0685f", 2.8, 0.7, "176,118 146,94 108,98 84,124 78,150", "132,94 116,82",
            "108,100 90,92", "92,114 76,114", "84,132 70,138")  # fmt: skip
    _crown(g, t, smooth("121,150* 120,112 126,82 142,72 196,70 248,74 266,88 272,116 271,150* "
        "196,158"),
           smooth("248,74 266,88 272,116 271,150* 240,156* 252,116 246,86"),
           smooth("138,88 131,106 132,118 140,118 140,104 146,88"))  # fmt: skip
    _band(g, ("#f7d9a8", "#d9a860", "#7c5520"), 22)
    _brim(g, t, smooth("66,156 96,148 130,146 196,148 262,144 318,132 344,132 340,146 300,162 "
        "250,168 "
                       "196,170 120,172 78,168"),
          smooth("84,162 130,165 196,164 262,160 326,142", False))  # fmt: skip
    for x, y, r in ((176, 132, 20), (152, 142, 14), (202, 142, 14)):
        rose = g.radial(x - 5, y - 5, r * 1.4, (0, "#ffd0cc"), (0.5, "#e0605f"), (1, "#8f1f2a"))
        g.circle(x, y, r, rose, stroke=LINE, stroke_width=3.6)
        stroke(g, f"M{x - r * 0.5} {y}C{x} {y - r * 0.9} {x + r * 0.8} {y} {x} {y + r * 0.3}", 2.6,
               "#6d1020")  # fmt: skip
    inked(g, smooth("212,152* 224,142 238,148 242,158* 226,162"), "#4f8a54", 3)


def _coonskin(g: Drawing, t: Tones) -> None:
    light, middle, dark = t
    tail = smooth("128,140* 102,152 86,184 78,224 84,262 98,296* 116,268 126,232 134,196 146,166*")
    inked(g, tail, g.linear(80, 140, 140, 290, (0, light), (1, middle)), INK)
    for x, y, w in ((94, 176, 42), (80, 210, 48), (80, 244, 42), (88, 272, 28)):
        g.path(smooth(f"{x},{y} {x + w * 0.5},{y + 8} {x + w},{y + 3}* {x + w - 2},{y + 18} "
                      f"{x + w * 0.5},{y + 23} {x + 1},{y + 15}*"), dark)  # fmt: skip
    stroke(g, tail, INK)
    top = []
    for i in range(23):
        a = math.pi * (1 + i / 22)
        r = 1.0 if i % 2 else 1.06
        x, y = 196 + math.cos(a) * 84 * r, 146 + math.sin(a) * 76 * r
        top.append(f"{x:.0f},{y:.0f}" + "*" * (i % 2))
    fill = g.radial(160, 90, 130, (0, light), (0.5, middle), (1, dark))
    inked(g, smooth(" ".join(top) + " 280,152* 196,164 114,154*"), fill, INK)
    strands(
        g, light, 3.2, 0.6, "146,106 142,120", "168,88 164,104", "196,82 194,98", "184,112 182,126"
    )
    strands(g, dark, 3.2, 0.7, "232,96 238,110", "250,116 256,130", "222,120 226,134")
    bow = [math.sin(i / 18 * math.pi) for i in range(19)]
    band = [
        f"{112 + i * 9.6:.0f},{152 + bow[i] * 14 + (5 if i % 2 else -1):.0f}" + "*" * (i % 2)
        for i in range(19)
    ]
    band += [
        f"{112 + i * 9.6:.0f},{130 + bow[i] * 8 - (3 if i % 2 else -3):.0f}"
        for i in range(18, -1, -1)
    ]
    roll = g.linear(112, 0, 286, 0, (0, "#caa67e"), (0.4, "#8f6c4c"), (1, "#4a3220"))
    inked(g, smooth(" ".join(band)), roll, INK)
    strands(g, "#4a3220", 2.8, 0.7, "140,142 138,154", "170,146 169,160", "204,148 205,160",
            "238,144 240,156")  # fmt: skip


def _bandana(g: Drawing, t: Tones) -> None:
    light, middle, dark = t
    for d in ("128,178* 104,172 78,184 62,206* 86,206 104,204 122,196 136,188*",
              "130,184* 112,198 98,222 98,250* 116,236 130,220 140,192*"):  # fmt: skip
        inked(g, smooth(d), g.linear(64, 170, 140, 250, (0, light), (0.5, middle), (1, dark)), 4.4)
    fill = g.radial(170, 120, 120, (0, light), (0.5, middle), (1, dark))
    inked(g, smooth("122,190* 120,150 140,116 198,100 250,114 272,148 268,164* 220,160 160,172"),
        fill,
          INK)  # fmt: skip
    for x, y in (
        (150, 136),
        (178, 120),
        (208, 122),
        (238, 134),
        (166, 154),
        (198, 146),
        (228, 150),
    ):
        g.circle(x, y, 5.4, CREAM[1])
        g.circle(x, y, 2, middle)
    roll = g.linear(0, 150, 0, 190, (0, light), (0.5, middle), (1, dark))
    inked(
        g, smooth("118,180* 160,160 214,148 270,150* 270,164* 220,164 166,178 124,198*"), roll, 4.4
    )
    strands(g, dark, 2.8, 0.8, "144,176 200,158 258,156")
    inked(g, smooth("116,178 128,172 140,180 140,194 126,198 116,190"), middle, 4.4)


_HATS = (
    _cattleman, _gambler, _bowler, _ten_gallon, _sombrero, _stetson, _lady, _coonskin, _bandana,
)  # fmt: skip
