"""Hair of the eight faces: what falls behind the neck and what lies on the skull.

Above y 125 hair stays inside the skull's box (x 133-269, y 66 and lower), where every hat hides it;
below that it may spread.
"""

from __future__ import annotations

from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing
from assets.art.make.portrait_kit import Tones, inked, shade, smooth, strands


def _tress(g: Drawing, tones: Tones, x1: float, x2: float) -> str:
    light, middle, dark = tones
    return g.linear(x1, 80, x2, 300, (0, light), (0.4, middle), (1, dark))


def back_hair(g: Drawing, number: int, tones: Tones) -> None:
    """Hair behind head and neck, over the shoulders."""
    light, middle, dark = tones
    if number == 2:  # ringlets
        fill = _tress(g, tones, 110, 290)
        d = smooth(
            "138,120 120,160 104,196 112,222 96,250 108,276 96,304 112,330 132,338 148,322 156,300 "
            "200,280 250,300 258,322 274,336 294,326 304,302 292,276 302,250 288,222 296,194 "
            "280,160 262,120"
        )
        inked(g, d, fill, 4.5)
        strands(g, dark, 3, 0.7, "124,176 116,204 130,224 112,252 126,278 112,308",
                "284,178 286,204 276,226 290,252 278,280 290,306")  # fmt: skip
        strands(g, light, 3.4, 0.75, "116,180 108,200 120,222 104,250", "118,262 108,284 104,304",
                "272,182 280,204 268,224 280,248")  # fmt: skip
    elif number == 4:  # a thick braid over the near shoulder
        fill = _tress(g, tones, 110, 290)
        inked(g, smooth("140,110 126,160 118,210 124,262 150,288 250,288 278,256 282,208 266,110"),
              fill, 4.5)  # fmt: skip
    elif number == 6:  # a round cloud of curls
        fill = g.radial(150, 150, 170, (0, light), (0.4, middle), (1, dark))
        d = smooth(
            "137,118 112,130* 104,146 92,160* 94,178 80,194* 90,212 80,230* 92,246 90,266* 108,276 "
            "114,292* 134,290 150,300* 200,280 254,300* 270,290 290,290* 294,276 310,266* 308,248 "
            "318,230* 308,214 316,196* 304,180 306,162* 292,148 286,130* 265,118"
        )
        inked(g, d, fill, 4.5)
        for text in ("104,176 98,186 104,196", "98,216 96,228 106,234", "108,250 112,262 124,262",
                     "118,148 112,158 118,166", "292,168 300,176 296,188", "300,212 304,224 "
                     "296,232",
                     "286,258 284,268 274,270", "116,196 110,206 118,214"):  # fmt: skip
            strands(g, light, 3.2, 0.7, text)
    elif number == 7:  # a bun behind, low at the nape
        fill = g.radial(150, 236, 60, (0, light), (0.6, middle), (1, dark))
        inked(g, smooth("136,150 124,190 122,226 134,252 150,262 156,220 150,160"), fill, 4)
        inked(g, smooth("256,160 268,200 272,228 262,248 250,250 248,200"), dark, 4)


def top_hair(g: Drawing, number: int, tones: Tones) -> None:
    """Hair on the skull, sideburns and beards."""
    light, middle, dark = tones
    fill = g.linear(140, 70, 262, 150, (0, light), (0.45, middle), (1, dark))
    ink = LINE
    if number == 0:  # a short tousled crop with sideburns
        inked(g, smooth("141,206* 134,170 132,120 146,84 178,66 208,70 240,72 264,98 268,140 "
                        "263,196* 256,170 255,142* 246,126 236,132* 222,112 204,126* 190,110 "
                        "172,128* 164,122 154,146* 152,170"), fill, 4, ink)  # fmt: skip
        strands(g, light, 3.2, 0.7, "158,112 168,92 190,84", "200,104 208,88 226,86",
                "143,150 144,126 152,108")  # fmt: skip
        strands(g, dark, 2.6, 0.8, "184,108 192,94 208,90", "238,120 240,104 234,92")
    elif number == 1:  # bald on top, white tufts, beard round the chin
        for d in ("142,214* 122,208 118,188 126,170 120,152 132,142 134,124 146,126 152,150 "
        "150,180",
                  "261,208* 276,200 278,180 272,166 276,148 268,140 266,124 256,128 254,150 "
                  "256,178"):  # fmt: skip
            inked(g, smooth(d), fill, 4, ink)
        strands(g, dark, 2.4, 0.6, "132,190 138,170 136,152", "268,188 264,170 268,154")
        beard = g.linear(150, 230, 230, 330, (0, light), (0.5, middle), (1, dark))
        inked(g, smooth("141,206* 138,236 146,266 160,290 172,314* 182,306 190,326* 200,314 "
            "212,330*"
                        " 220,312 232,316* 240,294 254,270 262,238 262,202* 252,236 236,262 "
                        "226,274* 207,279 188,275* 168,262 152,238"), beard, 4, ink)  # fmt: skip
        strands(g, dark, 2.4, 0.55, "158,262 170,284 176,300", "186,284 192,300 194,312",
                "212,286 214,300 212,316", "240,270 232,288 230,302")  # fmt: skip
    elif number == 2:  # swept to the side, ringlets at the temple
        inked(g, smooth("139,196* 130,160 132,110 152,78 190,66 236,72 264,98 269,146 264,190* "
                        "258,160 246,136 222,116* 206,134 178,146 156,152* 150,170"), fill, 4,
                        ink)  # fmt: skip
        strands(g, light, 4, 0.7, "216,108 190,124 160,130", "206,92 180,104 152,120")
        strands(g, dark, 2.8, 0.7, "222,114 240,122 254,142", "196,116 172,132 152,140")
    elif number == 3:  # cropped close, goatee
        g.path(smooth("138,168* 134,120 150,84 200,69 252,86 268,124 264,168* 258,146 254,128* "
                      "232,112 202,110 170,112 150,130* 146,148"), fill, stroke=ink,
               stroke_width=3.6, stroke_linejoin="round")  # fmt: skip
        for i in range(11):
            x = 158 + i * 9
            strands(g, light, 2.4, 0.35, f"{x},{98 + abs(i - 5) * 1.6} {x + 4},{94 + abs(i - 5)}")
        inked(g, smooth("190,272* 206,276 224,271* 228,284 220,299 208,304 196,299 188,286"),
              dark, 3, ink)  # fmt: skip
    elif number == 4:  # parted in the middle, drawn back smooth, a braid in front
        inked(g, smooth("138,200* 130,160 132,112 154,78 200,66* 248,78 268,112 270,160 264,196* "
                        "260,164 248,134 208,102* 180,128 160,150 150,172"), fill, 4,
                        ink)  # fmt: skip
        strands(g, light, 3.6, 0.55, "198,90 170,104 148,136", "190,82 160,98 142,126",
                "216,92 240,106 256,128")  # fmt: skip
        _braid(g, tones)
    elif number == 5:  # sleek, parted at the side
        inked(g, smooth("141,184* 133,150 134,110 152,80 186,67* 236,68 264,96 268,140 263,182* "
                        "257,160 254,138 240,118 206,108 178,98* 164,116 152,138 150,160"),
              fill, 4, ink)  # fmt: skip
        strands(g, light, 4, 0.6, "194,82 226,88 250,110", "176,84 158,98 147,122")
        strands(g, light, 2.2, 0.35, "198,94 226,100 246,120")
    elif number == 6:  # curls along the brow
        inked(g, smooth("136,178 130,150* 128,134 136,118* 134,100 148,92* 154,76 174,78* 188,64 "
                        "206,74* 224,64 238,78* 258,80 258,96* 272,104 264,122* 274,138 266,156* "
                        "266,170 258,166* 258,146 250,140* 244,126 230,130* 218,116 204,126* "
                        "190,116 178,130* 162,128 158,144* 148,152 148,170*"), fill, 4,
                        ink)  # fmt: skip
        strands(g, light, 3, 0.65, "152,112 158,100 170,100", "184,92 192,84 204,88",
                "222,90 232,86 240,94", "142,140 144,128 152,124")  # fmt: skip
    else:  # grey, drawn back from a widow's peak
        inked(g, smooth("139,190* 131,156 133,112 154,80 200,67 248,80 268,112 269,152 263,184* "
                        "257,156 246,128 224,114 206,122* 186,114 162,130 152,154"), fill, 4,
                        ink)  # fmt: skip
        strands(g, dark, 2.6, 0.6, "206,118 200,96 184,78", "180,114 168,98 160,90",
                "232,112 232,96 222,80", "152,140 144,128 142,112",
                "252,132 258,116 254,102")  # fmt: skip
        strands(g, light, 3, 0.9, "192,110 184,94 172,84", "218,110 216,96 208,80")
    if number not in (1, 3):
        shade(g, smooth("266,108 271,150 264,186* 258,156 250,130* 262,128"), 0.25)


def _braid(g: Drawing, tones: Tones) -> None:
    light, middle, dark = tones
    x, y = 136.0, 214.0
    fill = g.linear(110, 200, 150, 380, (0, light), (0.5, middle), (1, dark))
    for i in range(6):
        w = 21 - i * 1.6
        cx, cy = x - i * 3.2, y + i * 25
        side = -1 if i % 2 else 1
        d = smooth(
            f"{cx - w},{cy - 6} {cx - side * 6},{cy - 15} {cx + w},{cy - 4} "
            f"{cx + w * 0.8},{cy + 14} {cx + side * 4},{cy + 22} {cx - w * 0.8},{cy + 13}"
        )
        inked(g, d, fill, 3.4)
        strands(g, light, 2.6, 0.6, f"{cx - side * w * 0.5},{cy - 4} {cx},{cy + 4} "
                f"{cx + side * w * 0.5},{cy + 12}")  # fmt: skip
    inked(g, smooth("110,360 132,362 130,374 110,372"), "#b8352a", 3)
    inked(g, smooth("112,372 129,374 126,398 116,394 108,399"), middle, 3)
