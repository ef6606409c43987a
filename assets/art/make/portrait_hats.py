"""Nine hats for the portraits, all cut to the one head box, each throwing its shadow on the brow.

0 cattleman, 1 gambler, 2 bowler, 3 ten-gallon, 4 sombrero, 5 sheriff's Stetson, 6 feathered lady's
hat, 7 coonskin, 8 bandana.
"""

from __future__ import annotations

import math

from assets.art.make.palette import BRASS, CREAM, LINE
from assets.art.make.pen import Drawing, star
from assets.art.make.portrait_kit import (
    Tones,
    inked,
    portrait,
    shade,
    shine,
    smooth,
    strands,
    stroke,
)

# Felts: lit, middle, dark
FELT: dict[int, Tones] = {
    0: ("#a87347", "#6e4526", "#361f0f"),
    1: ("#5a5058", "#2e272c", "#141012"),
    2: ("#7d8468", "#4c523f", "#23271c"),
    3: ("#fffaf0", "#e6d6b4", "#a08352"),
    4: ("#f7dc94", "#d8ac56", "#8e6424"),
    5: ("#e2bd85", "#b98a4f", "#6c4821"),
    6: ("#a2496a", "#6d2244", "#340b20"),
    7: ("#b08c66", "#74543a", "#3a2617"),
    8: ("#c9433a", "#8f221d", "#4a0c0b"),
}


def hat(number: int) -> Drawing:
    """Hat `number` (0-8), front view."""
    with portrait() as g:
        if number not in (7, 8):
            _brow_shadow(g, 160 if number != 4 else 164)
        _HATS[number](g, FELT[number])
    return g


def _brow_shadow(g: Drawing, low: float) -> None:
    shade(g, f"M137 124L266 124L265 {low - 4}C244 {low + 7} 164 {low + 9} 137 {low}Z", 0.32)


def _brim(g: Drawing, tones: Tones, d: str, left: float, right: float) -> None:
    light, middle, dark = tones
    inked(g, d, g.linear(left, 96, right, 150, (0, light), (0.4, middle), (1, dark)), 4.5)


def _crown(g: Drawing, tones: Tones, d: str, top: float) -> None:
    light, middle, dark = tones
    fill = g.radial(168, top + 26, 150, (0, light), (0.45, middle), (1, dark))
    inked(g, d, fill, 4.5)


def _band(g: Drawing, d: str, tones: Tones, edge: float = 3.2) -> None:
    light, middle, dark = tones
    inked(g, d, g.linear(134, 0, 270, 0, (0, light), (0.35, middle), (1, dark)), edge)


def _cattleman(g: Drawing, t: Tones) -> None:
    _brim(g, t, "M38 100C52 140 122 149 203 149C284 149 352 138 366 98C350 112 318 116 286 112"
          "L120 112C88 118 54 114 38 100Z", 38, 366)  # fmt: skip
    shade(g, "M120 122C150 136 256 136 288 120L330 126C290 142 130 144 84 130Z", 0.3)
    stroke(g, "M50 112C78 138 140 143.500 203 143.500C262 143.500 320 138 346 116", 2.4,
           "#ffe3b8", opacity=0.45)  # fmt: skip
    _crown(g, t, "M129 126C124 92 136 50 160 40C180 32 192 46 203 47C214 46 226 31 246 38C270 48 "
           "280 92 275 126C240 139 164 139 129 126Z", 40)  # fmt: skip
    shade(g, "M203 48C216 46 230 32 246 38C270 48 280 92 275 126C262 132 246 134 236 135C252 104 "
          "250 66 203 48Z", 0.34)  # fmt: skip
    shade(g, smooth("203,48 190,58 184,80 192,70 203,62 214,72 222,82 217,58"), 0.4)
    shine(g, smooth("152,56 142,78 140,104 147,104 150,80 162,56"), 0.4)
    _band(g, "M128 112C164 126 240 126 276 111L275 127C240 140 164 140 129 127Z",
          ("#8a3f22", "#5a2311", "#2a0e06"))  # fmt: skip
    inked(g, "M146 116L164 119L163 136L145 132Z", BRASS[1], 3)
    inked(g, "M151 121L159 122L158 131L150 129Z", "#5a2311", 2)


def _gambler(g: Drawing, t: Tones) -> None:
    _brim(g, t, "M52 124C56 144 120 153 203 153C288 153 350 142 354 121C352 110 316 108 280 110"
          "L124 110C88 109 52 114 52 124Z", 52, 354)  # fmt: skip
    shade(g, "M122 122C152 138 256 138 284 120L322 126C286 144 122 146 84 132Z", 0.4)
    stroke(g, "M60 130C84 146 146 148 203 148C262 148 320 142 345 127", 2.6, "#e8dcd6", opacity=0.4)
    _crown(g, t, smooth("130,128* 127,96 131,58 150,48 203,44 256,48 275,58 279,96 275,128* "
        "203,139"),
           44)  # fmt: skip
    inked(g, smooth("136,56 168,48 238,48 270,56 238,64 168,64"), t[2], 2.6)
    shine(g, smooth("144,70 141,92 143,106 150,106 149,88 152,68"), 0.35)
    shade(g, smooth("276,62 279,96 275,128* 248,135* 256,100 254,68"), 0.4)
    _band(g, "M128 100C166 114 240 114 278 99L275 129C240 141 164 141 130 129Z",
          ("#dd5a48", "#a9342b", "#4d0d0a"))  # fmt: skip
    _card(g, 246, 92)


def _card(g: Drawing, x: float, y: float) -> None:
    g.open(f"translate({x} {y}) rotate(14)")
    inked(g, "M-14 -22L14 -22L14 26L-14 26Z", CREAM[0], 3)
    g.path("M0 -12C2 -6 11 -1 11 6C11 11 5 12 2 9C3 13 4 15 6 16L-6 16C-4 15 -3 13 -2 9C-5 12 -11 "
           "11 -11 6C-11 -1 -2 -6 0 -12Z", "#1d120b")  # fmt: skip
    g.close()
    _band(g, "M226 112C246 110 264 106 278 103L275 129C262 134 246 136 228 138Z",
          ("#a9342b", "#8a261f", "#4d0d0a"))  # fmt: skip


def _bowler(g: Drawing, t: Tones) -> None:
    _crown(g, t, smooth("130,130* 124,96 138,58 170,39 203,36 238,39 270,58 282,96 275,130* "
        "203,140"),
           40)  # fmt: skip
    shade(g, smooth("238,39 270,58 282,96 275,130* 244,136* 258,100 254,66"), 0.36)
    shine(g, smooth("162,50 144,72 138,98 146,102 151,80 168,58"), 0.5)
    _band(g, "M127 104C166 119 240 119 279 103L276 130C240 142 164 142 130 130Z",
          ("#4f4038", "#2b201b", "#120c0a"))  # fmt: skip
    inked(g, smooth("258,108* 274,98 288,104* 284,116 290,126* 274,126 258,124*"), "#3a2c25", 3)
    _brim(g, t, "M90 116C86 104 100 106 108 116C132 134 166 138 203 138C242 138 276 132 298 "
        "115C306 "
          "104 320 103 316 115C304 142 260 154 203 154C146 154 100 142 90 116Z", 90,
          316)  # fmt: skip
    stroke(
        g, "M98 118C116 138 156 147 203 147C242 147 276 142 300 126", 2.6, "#f2f0d8", opacity=0.5
    )


def _ten_gallon(g: Drawing, t: Tones) -> None:
    _brim(g, t, "M34 86C46 136 118 151 203 151C290 151 362 134 374 82C354 106 318 114 286 110L120 "
          "112C86 116 50 108 34 86Z", 34, 374)  # fmt: skip
    shade(g, "M120 122C150 138 256 138 288 120L334 124C290 144 130 146 82 130Z", 0.26, "#5a3a14")
    stroke(g, "M46 104C74 136 140 145 203 145C262 145 330 138 358 104", 2.6, "#ffffff", opacity=0.7)
    _crown(g, t, "M128 126C114 92 110 54 134 40C156 30 180 46 203 44C226 46 252 28 272 38C296 52 "
           "290 94 276 126C240 139 164 139 128 126Z", 40)  # fmt: skip
    shade(g, "M203 44C226 46 252 28 272 38C296 52 290 94 276 126C262 132 250 134 238 135C258 106 "
          "256 66 203 44Z", 0.28, "#6a4312")  # fmt: skip
    shade(g, smooth("203,44 188,58 178,86 192,72 203,62 216,74 230,88 219,58"), 0.3, "#6a4312")
    stroke(g, "M150 44C138 60 136 84 140 104", 6, "#ffffff", opacity=0.8)
    _band(g, "M127 108C164 123 240 123 277 107L275 128C240 140 164 140 129 128Z",
          ("#6a8fc0", "#33476b", "#141d33"))  # fmt: skip
    for i in range(7):
        x = 142 + i * 20.5
        y = 121 + math.sin(i / 6 * math.pi) * 9
        g.path(f"M{x} {y - 6}L{x + 6} {y}L{x} {y + 6}L{x - 6} {y}Z", BRASS[1], stroke=LINE,
               stroke_width=1.6)  # fmt: skip


def _sombrero(g: Drawing, t: Tones) -> None:
    _brim(g, t, "M38 92C28 68 48 70 64 84C104 106 146 108 203 108C262 108 304 106 344 84C364 68 "
        "386 "
          "66 374 92C352 140 284 158 203 158C122 158 56 140 38 92Z", 38, 370)  # fmt: skip
    red = "#a9342b"
    stroke(g, "M42 93C60 136 124 151 203 151C284 151 346 136 366 93", 8, LINE)
    stroke(g, "M42 93C60 136 124 151 203 151C284 151 346 136 366 93", 4.6, red)
    for i in range(15):
        t_ = i / 14
        x = 58 + t_ * 292
        y = 106 + math.sin(t_ * math.pi) * 36
        g.path(f"M{x - 7} {y}L{x} {y - 7}L{x + 7} {y}L{x} {y + 7}Z", (BRASS[0], "#2f8f86")[i % 2],
               stroke=LINE, stroke_width=1.6)  # fmt: skip
    shade(g, "M128 118C160 132 248 132 280 118L300 124C262 144 146 144 106 124Z", 0.34, "#4a2a08")
    _crown(g, t, smooth("128,124* 136,90 154,54 180,40 203,46 226,40 252,54 270,90 278,124* "
        "203,136"),
           40)  # fmt: skip
    shade(g, smooth("226,40 252,54 270,90 278,124* 244,132* 246,92 236,62"), 0.32, "#4a2a08")
    shade(g, smooth("203,46 190,56 186,77 203,64 222,79 216,56"), 0.34, "#4a2a08")
    strands(g, t[2], 2, 0.6, "140,92 203,102 266,92", "148,74 203,84 258,74", "156,60 180,66")
    _band(g, "M132 106C164 120 242 120 274 105L278 125C240 138 166 138 128 125Z",
          ("#dd5a48", red, "#5d120f"))  # fmt: skip
    for i in range(8):
        x = 141 + i * 18
        y = 119 + math.sin(i / 7 * math.pi) * 8
        g.circle(x, y, 3.4, BRASS[1])
    for x in (49, 360):
        g.circle(x, 96, 8, red, stroke=LINE, stroke_width=3)
        g.circle(x - 2, 93, 2.6, "#f0a090")


def _stetson(g: Drawing, t: Tones) -> None:
    _brim(g, t, "M40 112C46 142 118 152 203 152C290 152 360 140 366 108C350 104 318 110 284 110"
          "L122 110C90 112 58 106 40 112Z", 40, 366)  # fmt: skip
    shade(g, "M120 122C150 138 256 138 288 120L330 126C290 144 130 146 84 132Z", 0.28, "#3a1f08")
    stroke(g, "M50 120C80 142 140 146.500 203 146.500C262 146.500 322 142 352 118", 2.4, "#fff0d0",
           opacity=0.6)  # fmt: skip
    _crown(g, t, smooth("129,126* 122,84 132,54 152,42 170,40 188,48 203,40 218,48 236,39 254,42 "
           "274,54 284,84 275,126* 203,138"), 42)  # fmt: skip
    shade(g, smooth("236,39 254,42 274,54 284,84 275,126* 240,134* 256,98 250,62"), 0.32, "#3a1f08")
    shade(g, smooth("170,42 172,62 166,84 180,64 188,50"), 0.3, "#3a1f08")
    shade(g, smooth("236,42 232,62 238,84 226,64 218,50"), 0.3, "#3a1f08")
    shine(g, smooth("146,56 138,76 138,98 145,100 148,78 156,56"), 0.45)
    _band(g, "M127 110C164 125 240 125 277 109L275 127C240 140 164 140 129 127Z",
          ("#7d5535", "#4d3122", "#20120b"))  # fmt: skip
    _tin_star(g, 203, 104, 27)


def _tin_star(g: Drawing, x: float, y: float, r: float) -> None:
    shade(
        g, "M" + "L".join(f"{a + 3:.1f} {b + 4:.1f}" for a, b in star(x, y, r, r * 0.46)) + "Z", 0.4
    )
    silver = g.linear(x - r, y - r, x + r, y + r, (0, "#ffffff"), (0.5, "#c2c4c8"), (1, "#71757e"))
    inked(
        g, "M" + "L".join(f"{a:.1f} {b:.1f}" for a, b in star(x, y, r, r * 0.46)) + "Z", silver, 3.4
    )
    for a, b in star(x, y, r, r)[::2]:
        g.circle(a, b, 3.8, "#e8eaee", stroke=LINE, stroke_width=2.2)
    g.circle(x, y, 7, "#9aa0aa", stroke="#4a4e57", stroke_width=2)


def _lady(g: Drawing, t: Tones) -> None:
    plume = g.linear(230, 30, 370, 150, (0, "#fffaf0"), (0.5, "#f2d9c8"), (1, "#c98a84"))
    d = smooth("236,112* 246,70 276,42 312,38 342,54 350,72* 336,70 350,84 356,104* 340,94 350,112 "
               "346,134* 332,116 336,136 322,150* 314,122 296,98 266,100")  # fmt: skip
    inked(g, d, plume, 4)
    strands(g, "#b0685f", 2.6, 0.7, "244,108 268,74 306,66 330,92 334,118", "276,70 284,54",
            "296,66 310,50", "316,74 332,64", "328,88 344,88")  # fmt: skip
    _brim(g, t, smooth("54,132 66,104 128,98 203,102 280,92 336,92 350,108 318,132 262,147 203,153 "
                       "138,153 84,150"), 54, 350)  # fmt: skip
    stroke(g, smooth("64,134 92,144 140,147 203,147 258,141 308,127 338,110", False), 2.6,
        "#f0b8cc",
           opacity=0.55)  # fmt: skip
    shade(g, smooth("122,118 203,132 282,112 296,118 240,140 150,144 108,128"), 0.36)
    _crown(g, t, smooth("130,128* 128,92 134,60 158,48 203,44 246,46 272,58 276,88 274,122* "
        "203,138"),
           46)  # fmt: skip
    shine(g, smooth("148,62 140,84 142,102 150,102 150,82 158,62"), 0.35)
    shade(g, smooth("246,46 272,58 276,88 274,122* 244,132* 254,96 250,64"), 0.36)
    _band(g, "M128 100C166 116 240 114 276 96L274 124C240 138 164 140 130 128Z",
          ("#f7d9a8", "#d9a860", "#7c5520"))  # fmt: skip
    for x, y, r in ((166, 112, 20), (140, 122, 14), (192, 124, 14)):
        rose = g.radial(x - 5, y - 5, r * 1.4, (0, "#ffd0cc"), (0.5, "#e0605f"), (1, "#8f1f2a"))
        g.circle(x, y, r, rose, stroke=LINE, stroke_width=3.2)
        stroke(g, f"M{x - r * 0.5} {y - 1}C{x - 3} {y - r * 0.7} {x + r * 0.6} {y - r * 0.4} "
               f"{x + r * 0.3} {y + r * 0.2}C{x} {y + r * 0.5} {x - r * 0.3} {y + 2} {x} {y - 2}",
               2.4, "#6d1020")  # fmt: skip
    for d in ("M204 138C216 128 232 132 236 144C222 150 210 148 204 138Z",
              "M124 134C112 128 102 136 100 146C112 150 122 146 124 134Z"):  # fmt: skip
        inked(g, d, "#4f8a54", 2.8)


def _coonskin(g: Drawing, t: Tones) -> None:
    light, middle, dark = t
    shade(g, "M137 140L266 140L265 158C244 166 164 168 137 160Z", 0.32)
    tail = g.linear(80, 120, 140, 290, (0, light), (1, middle))
    d = smooth("122,124* 96,130 78,158 72,196 74,232 84,262 96,286* 108,266 118,240 122,206 "
    "126,172 "
               "136,150*")  # fmt: skip
    inked(g, d, tail, 4.5)
    for y, x in ((162, 78), (196, 72), (230, 75), (258, 83)):
        w = 46 - (y - 162) * 0.14
        g.path(smooth(f"{x},{y} {x + w * 0.5},{y + 8} {x + w},{y + 4}* {x + w - 2},{y + 19} "
                      f"{x + w * 0.5},{y + 23} {x + 1},{y + 15}*"), dark)  # fmt: skip
    stroke(g, d, 4.5)
    top = []
    for i in range(25):
        a = math.pi * (1 + i / 24)
        r = 1.0 if i % 2 else 1.06
        top.append(
            f"{203 + math.cos(a) * 84 * r:.0f},{126 + math.sin(a) * 84 * r:.0f}" + "*" * (i % 2)
        )
    fill = g.radial(166, 74, 130, (0, light), (0.5, middle), (1, dark))
    inked(g, smooth(" ".join(top) + " 286,140* 203,150 120,140*"), fill, 4.5)
    strands(g, light, 3, 0.6, "150,80 146,94", "172,62 168,78", "200,54 198,72", "184,88 182,104",
            "216,84 216,100")  # fmt: skip
    strands(g, dark, 3, 0.7, "240,66 246,82", "258,86 264,100", "232,98 236,112", "156,108 152,120")
    band = []
    for i in range(21):
        x = 114 + i * 8.9
        y = 128 + math.sin(i / 20 * math.pi) * 27
        band.append(f"{x:.0f},{y + (4 if i % 2 else -2):.0f}{'*' if i % 2 else ''}")
    for i in range(20, -1, -1):
        x = 114 + i * 8.9
        band.append(f"{x:.0f},{102 + math.sin(i / 20 * math.pi) * 20 - (3 if i % 2 else -3):.0f}")
    roll = g.linear(114, 0, 292, 0, (0, "#caa67e"), (0.4, "#8f6c4c"), (1, "#4a3220"))
    inked(g, smooth(" ".join(band)), roll, 4.5)
    strands(g, "#4a3220", 2.6, 0.7, "138,124 136,138", "164,130 163,146", "194,132 194,148",
            "224,130 226,146", "250,124 254,138")  # fmt: skip
    strands(g, "#f0d4ac", 2.6, 0.7, "150,124 149,136", "178,128 178,140", "208,130 208,142",
            "238,126 240,138")  # fmt: skip


def _bandana(g: Drawing, t: Tones) -> None:
    light, middle, dark = t
    shade(g, "M137 132L266 132L265 148C244 154 164 156 137 150Z", 0.3)
    for d in ("118,136* 94,140 74,160 66,186* 88,180 104,176 120,160 132,146*",
              "122,140* 112,160 104,184 108,212* 122,196 134,184 138,148*"):  # fmt: skip
        inked(g, smooth(d), g.linear(70, 130, 140, 210, (0, light), (0.5, middle), (1, dark)), 4)
    fill = g.radial(164, 84, 130, (0, light), (0.5, middle), (1, dark))
    inked(g, smooth("129,146* 124,104 146,72 203,58 260,72 280,104 274,140* 240,128 203,126 "
        "160,132"),
          fill, 4.5)  # fmt: skip
    for x, y in ((150, 100), (176, 84), (206, 76), (236, 86), (258, 106), (172, 112), (202, 104),
                 (232, 112)):  # fmt: skip
        g.circle(x, y, 5, CREAM[1])
        g.circle(x, y, 1.8, middle)
    roll = g.linear(0, 110, 0, 150, (0, light), (0.5, middle), (1, dark))
    inked(g, smooth("122,142* 160,120 203,114 244,117 279,134* 277,148* 240,134 203,133 160,139 "
                    "130,156*"), roll, 4)  # fmt: skip
    strands(g, dark, 2.6, 0.8, "150,132 200,122 252,128", "170,134 210,128 240,130")
    inked(g, smooth("112,136 120,126 134,132 138,146 126,154 114,148"), middle, 4)
    stroke(g, "M120 136C126 138 130 142 131 148", 2.4, dark)


_HATS = (
    _cattleman, _gambler, _bowler, _ten_gallon, _sombrero, _stetson, _lady, _coonskin, _bandana,
)  # fmt: skip
