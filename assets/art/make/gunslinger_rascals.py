"""Monster Gunslingers, six to four: the scarecrow, the spider and the raccoon."""

from __future__ import annotations

from assets.art.make.guns import STEEL
from assets.art.make.gunslinger_kit import (
    FELT,
    INK,
    PLAIN,
    Suit,
    ball,
    brim_shadow,
    card_back,
    eye,
    fang,
    fist,
    inked,
    kerchief,
    lapels,
    lids,
    lines,
    lit,
    mix,
    pair,
    rim,
    rivet,
    shade,
    shine,
    shirt,
    smooth,
    stroke,
    sym,
    torso,
)
from assets.art.make.palette import BRASS, CREAM, LINE
from assets.art.make.pen import Drawing

BURLAP = ("#fbe6b4", "#dab376", "#8a6230")
STRAW = ("#fff0a0", "#e8bc48", "#a0701a")
SPIDER = ("#a8b4f0", "#6068c0", "#2c2a6a")
COON = ("#d8d4d0", "#94908e", "#4a4648")


def straw(g: Drawing, x: float, y: float, *tips: tuple[float, float]) -> None:
    """A wisp of stalks from (x, y) to the tips, relative to it."""
    d = "".join(f"M{x} {y}Q{x + a * 0.6:g} {y + b * 0.35:g} {x + a} {y + b}" for a, b in tips)
    stroke(g, d, 9, LINE)
    stroke(g, d, 4.5, STRAW[1])


def scarecrow(g: Drawing, suit: Suit) -> None:
    """Six-Shooter: nothing between the ears but a steady aim."""
    torso(g, suit.cloth, 312, 172, 40)
    for k in (-2, -1, 1, 2):
        lines(
            g,
            suit.cloth[2],
            5,
            f"{200 + 40 * k},{330 + 12 * abs(k)} {200 + 52 * k},476",
            opacity=0.55,
        )
    lines(g, suit.cloth[0], 5, "50,408 120,424 200,428 290,424 350,408", "30,452 200,464 368,452",
          opacity=0.5)  # fmt: skip
    inked(g, "M96 352L140 344L146 388L104 394Z", BURLAP[1], 4)
    lines(g, LINE, 3, "100,362 92,366", "104,380 96,384", "120,342 118,352", "142,362 150,360",
          "126,386 128,396")  # fmt: skip
    straw(g, 172, 300, (-50, 26), (-36, 40), (-18, 48), (-60, 8))
    straw(g, 228, 300, (50, 26), (36, 40), (18, 48), (60, 8))
    straw(g, 140, 128, (-52, 44), (-46, 70), (-34, 84))
    straw(g, 260, 128, (52, 44), (46, 70), (34, 84))
    g.open("rotate(4 200 200)")
    sack = sym("200,96 258,108 284,160 276,220 252,266 222,288* 240,318* 200,310")
    inked(g, sack, ball(g, BURLAP, 190, 180, 112), INK)
    shade(
        g,
        smooth("280,160 276,220 252,266 222,286* 238,316* 214,312 228,270 250,220 258,160"),
        0.3,
        "#5a3010",
    )
    lines(g, BURLAP[2], 2.4, "132,150 128,200 140,244", "156,124 150,160", "178,120 174,150",
          "262,170 262,220 248,250", "150,252 176,272", "232,256 214,276", opacity=0.6)  # fmt: skip
    rim(g, "280,176 275,218 252,262", 4)
    inked(g, "M166 286Q200 300 234 286L236 298Q200 312 164 298Z", FELT["brown"][1], 4)
    # A cross for one eye, a button for the other, a patch, and a long sewn grin.
    inked(g, "M134 214L160 206L168 232L140 240Z", suit.cloth[1], 3.4)
    lines(g, LINE, 2.6, "134,224 128,226", "150,206 148,200", "164,220 172,218", "152,236 154,244")
    lines(g, LINE, 8, "144,168 172,196", "172,168 144,196")
    g.circle(240, 184, 23, "#2c2420", stroke=LINE, stroke_width=INK - 1)
    g.circle(240, 184, 16, "none", stroke="#6a5a50", stroke_width=3)
    for dx, dy in ((-5, -5), (5, -5), (-5, 5), (5, 5)):
        g.circle(240 + dx, 184 + dy, 2.8, BURLAP[0])
    lines(g, "#ffffff", 4, "226,176 232,168", opacity=0.8)
    lines(g, "#5a3a16", 8, "136,152 158,146 182,158", "218,156 242,150 264,160")
    inked(g, "M200 198L216 226H186Z", "#8a5a24", 4)
    lines(g, LINE, 6, "140,246 168,264 206,266 244,252 266,228")
    lines(g, LINE, 4, "152,244 150,264", "172,254 170,276", "194,256 194,278", "216,254 220,276",
          "238,244 244,264", "256,230 266,246")  # fmt: skip
    brim_shadow(g, 78, 150, 22)
    crown = smooth(
        "138,122* 142,70 126,42 146,22 186,12 216,26 256,14 272,40 262,74 266,122* 200,128"
    )
    inked(g, crown, lit(g, FELT["straw"], 130, 20, 280, 126), INK)
    shade(g, smooth("240,20 272,40 262,74 266,122* 232,124* 240,70"), 0.26)
    lines(
        g, FELT["straw"][2], 3, "150,40 180,34 214,44 250,34", "146,62 200,58 258,62", opacity=0.7
    )
    inked(
        g,
        "M136 92Q200 108 264 92L267 120Q200 134 135 120Z",
        lit(g, suit.cloth, 136, 92, 266, 126),
        INK - 1,
    )
    g.path(suit.small, CREAM[0], transform="translate(200 114) scale(.24)")
    brim = smooth(
        "200,120 262,116 312,108 352,114* 344,128 356,140* 328,140 318,154* 286,146 "
        "200,156 112,"
        "150 84,160* 78,144 44,146* 58,132 46,116* 92,112 138,118"
    )
    inked(g, brim, lit(g, FELT["straw"], 60, 110, 340, 156), INK)
    lines(g, FELT["straw"][2], 3, "74,130 140,138 200,141 262,137 330,126", opacity=0.6)
    # The crow that was to be scared.
    inked(g, smooth("286,108* 280,84 296,58 322,56 340,74 344,100 372,118* 336,118 312,120"),
          lit(g, ("#6a6a88", "#2c2c40", "#12121e"), 284, 56, 350, 118), 4)  # fmt: skip
    inked(g, smooth("298,64* 270,74 296,80*"), "#f0a828", 3)
    g.circle(306, 70, 5.5, "#fff8d0", stroke=LINE, stroke_width=2)
    g.circle(305, 70, 2.2, LINE)
    lines(g, "#8a8ab0", 3, "316,88 330,96 344,110", "322,80 334,88", opacity=0.8)
    g.close()
    # Six reasons to listen: the gun seen from the wrong end.
    straw(g, 262, 424, (-20, 44), (4, 54), (26, 40))
    fist(g, 252, 408, BURLAP, turn=12, size=1.2)
    steel = lit(g, (STEEL[0], STEEL[1], STEEL[3]), 190, 300, 290, 410)
    inked(g, "M222 304H258L264 336H216Z", steel, INK)
    g.circle(240, 366, 50, steel, stroke=LINE, stroke_width=INK)
    for k in range(6):
        x, y = (
            240 + (32 * (0, 0.866, 0.866, 0, -0.866, -0.866)[k]),
            366 - 32 * (1, 0.5, -0.5, -1, -0.5, 0.5)[k],
        )
        g.circle(x, y, 10.5, BRASS[2], stroke=LINE, stroke_width=3.4)
        g.circle(x, y, 4, BRASS[4])
    g.circle(240, 350, 25, steel, stroke=LINE, stroke_width=INK - 0.5)
    g.circle(240, 350, 15, "#0c0806", stroke=STEEL[0], stroke_width=2.5)
    inked(g, "M235 312H245V330H235Z", STEEL[3], 3)
    lines(g, "#ffffff", 4.5, "196,360 202,342 214,328", opacity=0.85)


def arm(g: Drawing, text: str, tones: tuple[str, str, str], width: float = 34) -> None:
    """A sleeve along an open curve."""
    d = smooth(text, closed=False)
    stroke(g, d, width + 10, LINE)
    stroke(g, d, width, tones[1])
    stroke(g, d, width * 0.4, tones[0], opacity=0.45, transform=f"translate({-width * 0.18:g} -3)")


def spider(g: Drawing, suit: Suit) -> None:
    """Quick Hands: four of them, and none was ever seen to move."""
    linen = ("#fffdf4", "#e2d8c4", "#98886c")
    arm(g, "120,350 66,332 60,262", linen)
    arm(g, "280,350 334,332 338,262", linen)
    torso(g, linen, 314, 150, 40)
    a, b = pair("240,318* 268,324 286,350 292,480* 206,480* 214,400")
    inked(g, b, lit(g, suit.cloth, 110, 330, 210, 480), INK)
    inked(g, a, lit(g, (suit.cloth[1], suit.cloth[1], suit.cloth[2]), 210, 330, 300, 480), INK)
    for y in (384, 412, 440):
        rivet(g, 200, y, 5)
    for x, s in ((70, 1), (330, -1)):
        for k in range(3):
            card_back(
                g, x + s * (-20 + 22 * k), 196 + 5 * abs(k - 1), s * (-24 + 24 * k), suit, 0.98
            )
    for x, s in ((62, 1), (334, -1)):
        inked(g, f"M{x - 22} 268H{x + 22}L{x + 25} 290H{x - 25}Z", suit.cloth[1], INK - 1)
        fist(g, x, 246, SPIDER, size=0.98, flip=s < 0)
    inked(g, "M170 262L160 322H240L230 262Z", lit(g, SPIDER, 160, 262, 240, 320), INK)
    shade(g, "M170 272Q200 304 230 272L236 312H164Z", 0.4)
    a, b = pair("204,330 240,308 256,318 258,348 240,356*")
    for d in (b, a):
        inked(g, d, lit(g, suit.cloth, 140, 308, 258, 356), INK - 0.5)
    g.circle(200, 332, 11, suit.cloth[1], stroke=LINE, stroke_width=4)
    head = sym("200,78 256,92 282,142 280,200 258,250 226,284 200,290")
    inked(g, head, ball(g, SPIDER, 188, 170, 112), INK)
    shade(g, smooth("280,150 280,200 258,250 216,288 242,244 256,196 260,146"), 0.32, "#100a3a")
    rim(g, "278,180 270,224 250,256", 4)
    # Hair parted with a ruler.
    inked(
        g,
        smooth(
            "118,150* 116,104 146,72 200,64 256,72 286,106 284,152* 262,116 210,104 "
            "188,84 180,104 "
            "136,118"
        ),
        "#1c1830",
        INK,
    )
    lines(g, "#6a64a8", 4, "136,100 160,82 182,78", "222,82 252,92 268,108")
    for x, y, r in ((166, 200, 25), (236, 200, 25)):
        g.circle(x, y, r, "#15102e", stroke=LINE, stroke_width=INK - 1)
        g.circle(
            x,
            y,
            r - 3,
            g.radial(x - 6, y - 8, r * 1.2, (0, "#ff8ab0"), (0.5, "#c01c50"), (1, "#3c0620")),
        )
        g.circle(x - 8, y - 9, 7, "#ffffff")
        g.circle(x + 7, y + 8, 3.4, "#ffffff", opacity="0.7")
    for x, y, r in ((130, 184, 12), (270, 184, 12), (184, 164, 10), (218, 164, 10)):
        g.circle(x, y, r, "#15102e", stroke=LINE, stroke_width=3.4)
        g.circle(
            x,
            y,
            r - 2.5,
            g.radial(x - 3, y - 4, r, (0, "#ff8ab0"), (0.6, "#a81848"), (1, "#3c0620")),
        )
        g.circle(x - 3, y - 4, 3, "#ffffff")
    # Mandibles, waxed to points.
    lines(g, LINE, 4, "192,226 200,232 208,226")
    inked(g, smooth("178,256 200,250 222,256 214,276 200,280 186,276"), "#2c0a26", 4)
    fang(g, 188, 255, 10, 14)
    fang(g, 212, 255, 10, 14)
    for d in pair("202,244* 228,232 256,246 276,242 288,226* 292,252 268,268 240,262 220,256"):
        inked(g, d, "#1c1830", 3.4)
    lines(g, "#6a64a8", 3, "148,250 166,244 184,246", "216,246 234,244 254,252")
    # The eyeshade.
    inked(
        g,
        "M112 112Q200 70 288 112L290 134Q200 96 110 134Z",
        lit(g, suit.cloth, 112, 80, 290, 134),
        INK - 0.5,
    )
    visor = sym("200,104 256,112 290,134* 316,160 300,176 250,160 200,154")
    g.path(visor, "#58d890", opacity="0.72")
    g.path(visor, "none", stroke=LINE, stroke_width=INK, stroke_linejoin="round")
    lines(g, "#d8ffe4", 5, "106,160 150,138 196,130", opacity=0.9)
    g.path(suit.small, CREAM[0], transform="translate(200 96) scale(.22)")
    # The lower pair, with what it earned.
    for x, s in ((128, 1), (270, -1)):
        arm(g, f"{200 - 122 * s},400 {200 - 108 * s},452 {x - 4 * s},440", linen, 30)
    for k in range(5):
        y = 448 - 13 * k
        g.ellipse(146, y, 30, 11, mix(suit.cloth[1], LINE, 0.2), stroke=LINE, stroke_width=4)
        g.ellipse(
            146, y - 5, 30, 11, (CREAM[0], suit.cloth[0])[k % 2], stroke=LINE, stroke_width=3.4
        )
    fist(g, 124, 440, SPIDER, turn=80, size=0.86)
    g.open("translate(262 398) rotate(14)")
    g.rect(-30, -42, 60, 84, CREAM[0], 8, stroke=LINE, stroke_width=INK)
    g.path(suit.mark, suit.cloth[1], transform="scale(.56)")
    g.close()
    fist(g, 272, 444, SPIDER, turn=-70, size=0.86, flip=True)


def raccoon(g: Drawing, suit: Suit) -> None:
    """Pickpocket: born with the mask on; the rest he took."""
    coat = ("#8a8460", "#565236", "#26240f")
    torso(g, coat, 314, 172, 50)
    shirt(g, PLAIN, 320)
    lapels(g, (mix(coat[0], "#ffffff", 0.1), coat[1], coat[2]), 322, 60)
    for d in pair("246,140* 262,92 296,70 322,84 320,124 296,164*"):
        inked(g, d, lit(g, COON, 80, 70, 322, 160), INK)
    for d in pair("266,138* 276,104 298,92 308,102 304,126 288,148*"):
        g.path(d, "#3a3034")
    head = sym("200,100 256,110 292,160* 300,196 332,222* 304,228 312,254* 276,258 238,284 200,292")
    inked(g, head, ball(g, COON, 190, 180, 116), INK)
    shade(
        g,
        smooth("292,160* 300,196 332,222* 304,228 312,254* 276,258 238,282 262,240 272,190"),
        0.28,
    )
    rim(g, "294,170 303,196 326,218", 4)
    for d in pair("200,176 226,150 266,156 290,182 296,214 268,232 234,226 208,210"):
        g.path(d, "#2b2528")
    for d in pair("206,168 228,142 266,144 286,162 262,156 228,160"):
        g.path(d, "#fbf8f0")
    for d in pair("304,222 270,238 236,234 214,262 250,262 284,250"):
        g.path(d, "#fbf8f0")
    g.path(sym("200,116 212,120 216,150 206,184 200,190"), "#3a3436")
    inked(
        g,
        sym("200,206 226,218 240,246 226,270 200,276"),
        lit(g, ("#ffffff", "#ece6dc", "#b4aaa0"), 160, 206, 240, 276),
        INK - 0.5,
    )
    inked(g, sym("200,206 220,208 222,222 200,236"), lit(g, FELT["black"], 180, 206, 222, 236), 4)
    shine(g, smooth("186,214 194,210 202,212 192,218"), 0.85, "#ffffff")
    lines(g, LINE, 4.5, "200,236 200,248", "174,250 186,258 200,250 216,258 238,240")
    fang(g, 220, 256, 9, 13)
    lines(g, LINE, 2.4, "160,246 124,240", "160,254 126,258", "240,250 276,248", "238,258 272,264")
    for x in (160, 240):
        eye(g, x, 190, 19, "#e89a1c", (7, 1), white="#fffbe0")
        lids(g, "#2b2528", x, 190, 19, tilt=14 if x < 200 else -14, shut=0.36)
    # Somebody's gold toothpick.
    lines(g, LINE, 7, "178,258 146,276")
    lines(g, BRASS[1], 3.4, "178,258 146,276")
    brim_shadow(g, 80, 142, 16)
    g.open("rotate(-9 200 120) translate(0 -4)")
    felt = ("#84786a", "#4a4038", "#1e1814")
    inked(g, sym("200,18 244,28 268,66 274,120* 200,128"), lit(g, felt, 130, 20, 276, 126), INK)
    shade(g, smooth("242,28 268,66 274,120* 240,124* 244,70"), 0.3)
    lines(g, "#b0a494", 5, "142,88 148,58 168,38", opacity=0.8)
    inked(
        g,
        "M127 92Q200 108 273 92L275 120Q200 134 125 120Z",
        lit(g, suit.cloth, 126, 92, 274, 126),
        INK - 1,
    )
    g.path(suit.small, CREAM[0], transform="translate(200 113) scale(.24)")
    inked(
        g,
        sym("200,122 252,118 290,104 308,116 290,138 200,148"),
        lit(g, felt, 94, 108, 308, 146),
        INK,
    )
    g.open("translate(262 92) rotate(24)")
    inked(g, "M-15 -46H15V2H-15Z", CREAM[0], 3.4)
    g.path(suit.small, suit.cloth[1], transform="translate(0 -26) scale(.22)")
    g.close()
    g.close()
    kerchief(g, suit, 306, 74, 84)
    # What was yours a moment ago.
    g.open("translate(300 250) rotate(12)")
    for x, t in ((-8, -10), (10, 6)):
        card_back(g, x, -40, t, suit, 1.12)
    g.close()
    fist(
        g,
        294,
        284,
        ("#6a6466", "#3c3638", "#1a1618"),
        turn=6,
        size=1.18,
        cuff=coat,
        flip=True,
        claw=True,
    )
    lines(g, LINE, 7, "282,312 262,340 256,372")
    stroke(g, "M282 312Q260 340 256 372", 4, BRASS[1], stroke_dasharray="5 5")
    g.circle(
        254, 396, 26, lit(g, BRASS[:3], 230, 372, 278, 420), stroke=LINE, stroke_width=INK - 0.5
    )
    g.circle(254, 396, 17, CREAM[0], stroke=BRASS[4], stroke_width=2.5)
    lines(g, LINE, 3.4, "254,397 254,385", "254,397 262,401")


CHARACTERS = {"6": scarecrow, "5": spider, "4": raccoon}
