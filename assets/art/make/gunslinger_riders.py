"""Monster Gunslingers, ten to eight: the minotaur, the goblin and the imp."""

from __future__ import annotations

from assets.art.make.gunslinger_kit import (
    FELT,
    INK,
    Suit,
    ball,
    brim_shadow,
    eye,
    fang,
    fist,
    hat,
    inked,
    kerchief,
    lapels,
    lids,
    lines,
    lit,
    mix,
    pair,
    rim,
    shade,
    shirt,
    smooth,
    sym,
    torso,
)
from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing, rounded, star

HIDE = ("#c98a58", "#8a4c26", "#45200e")
MUZZLE = ("#f4cfae", "#d39c78", "#8a5640")
DENIM = ("#8fa6bc", "#4c6480", "#1e2a3a")
HORN = ("#fff6dc", "#dcc494", "#7a5c34")
GOBLIN = ("#d2ec7a", "#8fb83a", "#476414")
IMP = ("#ff9ad0", "#c94890", "#661c56")
GLOVE = ("#fffdf6", "#e4dccb", "#a89c86")


def minotaur(g: Drawing, suit: Suit) -> None:
    """Stampede: a drover who is most of his own herd."""
    torso(g, DENIM, 310, 186, 84)
    inked(g, sym("200,250 270,250 296,300 300,340 200,350"), lit(g, HIDE, 110, 250, 300, 340), INK)
    lapels(g, DENIM, 330, 86)
    kerchief(g, suit, 336, 92, 96)
    for d in pair("262,178 300,170 334,182 346,202 318,214 284,210 262,204"):
        inked(g, d, lit(g, HIDE, 60, 170, 340, 214), INK)
    for d in pair("286,188 310,182 330,196 312,204 288,202"):
        g.path(d, "#d39c88")
    for d in pair(
        "246,124* 292,122 326,120 350,100 362,62* 378,112 366,150 330,172 284,176 250,166*"
    ):
        inked(g, d, lit(g, HORN, 40, 70, 360, 170), INK)
    for x in (1, -1):
        lines(
            g,
            HORN[2],
            3.4,
            *(
                f"{200 + x * a},{b} {200 + x * (a + 8)},{b + 20} {200 + x * (a + 2)},{b + 40}"
                for a, b in ((76, 126), (98, 124), (120, 120))
            ),
            opacity=0.7,
        )
    rim(g, "366,80 372,112 360,146 332,165", 4)
    head = sym("200,104 250,112 280,150 276,200 262,240 250,262 200,290")
    inked(g, head, ball(g, HIDE, 192, 170, 110), INK)
    shade(g, smooth("278,150 276,200 262,240 236,262 242,214 256,160"), 0.34)
    lines(g, HIDE[0], 4, "128,180 134,204 140,222", "138,172 144,196", opacity=0.8)
    muzzle = sym("200,220 242,216 276,240 282,272 258,304 200,316")
    inked(g, muzzle, ball(g, MUZZLE, 192, 262, 84), INK)
    shade(g, smooth("276,246 282,272 258,304 214,315 250,290 262,264"), 0.28, "#6a2a2a")
    lines(g, LINE, 5, "146,288 172,302 200,305 228,302 254,288")
    lines(g, LINE, 4, "254,288 262,280")
    for x, s in ((166, -1), (234, 1)):
        inked(g, smooth(f"{x - 16 * s},{246} {x},{234} {x + 20 * s},{246} {x + 14 * s},{264} "
                        f"{x - 8 * s},{262}"), "#3a1410", 4)  # fmt: skip
    inked(g, "M180 258C172 300 228 300 220 258L229 258C240 316 160 316 171 258Z",
          lit(g, BRASS[:3], 170, 256, 230, 306), 3.6)  # fmt: skip
    for x in (162, 238):
        eye(g, x, 184, 18, "#e8451c", (3 if x < 200 else -3, 2), white="#fff0c4")
    lids(g, HIDE[1], 162, 184, 18, tilt=20, shut=0.42)
    lids(g, HIDE[1], 238, 184, 18, tilt=-20, shut=0.42)
    for d in pair("212,186* 226,166 262,146 280,152* 264,170 234,176"):
        inked(g, d, HIDE[2], 3.4)
    # The brand on his brow.
    lines(g, "#e8b088", 5, "186,160 200,150 214,160", "200,150 200,176", opacity=0.85)
    # What he snorts.
    for s in (1, -1):
        for dx, dy, r in ((94, 6, 15), (116, -4, 20), (138, 14, 16), (112, 20, 14)):
            g.circle(200 + s * dx, 268 + dy, r, "#f6f8e6", opacity="0.85")
        lines(g, "#a8b890", 3, f"{200 + s * 92},270 {200 + s * 108},258 {200 + s * 120},268 "
              f"{200 + s * 134},262", opacity=0.8)  # fmt: skip
    inked(g, smooth("150,124* 170,106 196,124 206,108 222,126 246,108 252,128* 230,144 200,138 166,"
                    "146"), HIDE[2], 4)  # fmt: skip
    g.open("translate(0 -2) rotate(-5 200 100) translate(68 22) scale(.66)")
    hat(g, FELT["brown"], suit, "round", 138, 14)
    g.close()


def dynamite(g: Drawing, x: float, y: float, turn: float, size: float = 1) -> None:
    """A red stick with its paper band, about 84 units long."""
    g.open(f"translate({x} {y}) rotate({turn}) scale({size})")
    inked(
        g,
        "M-12 -40H12V42Q0 48 -12 42Z",
        g.linear(-12, 0, 12, 0, (0, "#ff8a70"), (0.4, "#d8342a"), (1, "#7c1410")),
        4,
    )
    inked(g, "M-12 -6Q0 0 12 -6V16Q0 22 -12 16Z", "#f6e6bc", 3)
    g.ellipse(0, -40, 12, 5, "#f0c8a0", stroke=LINE, stroke_width=3)
    g.close()


def spark(g: Drawing, x: float, y: float, r: float) -> None:
    """A burning fuse's end."""
    g.circle(x, y, r * 1.9, g.radial(x, y, r * 1.9, (0, "#ffe27a", 0.9), (1, "#ff8a1c", 0)))
    g.path(rounded(star(x, y, r, r * 0.42, 8), 1), "#ffb02e", stroke=LINE, stroke_width=3)
    g.path(rounded(star(x, y, r * 0.6, r * 0.26, 8, 20), 1), "#fffbe0")


def goblin(g: Drawing, suit: Suit) -> None:
    """Dynamite: has most of his fingers, and says so proudly."""
    torso(g, ("#a8875c", "#6c5030", "#2e1e10"), 312, 160, 46)
    inked(g, "M162 262L150 330H250L238 262Z", lit(g, GOBLIN, 150, 262, 250, 330), INK)
    shade(g, "M164 270Q200 310 238 270L246 318H156Z", 0.36)
    kerchief(g, suit, 312, 66, 82)
    strap = "M70 350L92 334L262 480H210Z"
    inked(g, strap, lit(g, FELT["brown"], 80, 340, 240, 480), INK)
    for x, y in ((104, 384), (140, 414), (176, 444)):
        dynamite(g, x, y, 40, 0.62)
    for d in pair("256,182 304,132 352,124 384,104* 378,156 352,200 312,228 262,232"):
        inked(g, d, lit(g, GOBLIN, 20, 120, 380, 230), INK)
    for d in pair("276,190 316,154 352,142 366,134* 356,166 322,204 282,216"):
        g.path(d, "#c96a6a")
    inked(g, "M36 150L22 162L38 170L28 184L46 186Z", GOBLIN[1], 1, "none")
    g.circle(348, 196, 11, "none", stroke=LINE, stroke_width=9)
    g.circle(348, 196, 11, "none", stroke=BRASS[1], stroke_width=4)
    for x, y, s in ((120, 96, -1), (280, 96, 1)):
        inked(
            g,
            smooth(
                f"{x},{y + 44}* {x + 6 * s},{y + 10} {x + 34 * s},{y - 16}* "
                f"{x + 22 * s},{y + 10} "
                f"{x + 48 * s},{y + 4}* {x + 28 * s},{y + 26} {x + 46 * s},{y + 34}* "
                f"{x + 10 * s},"
                f"{y + 54}*"
            ),
            "#3a2a20",
            4,
        )
    head = sym("200,92 262,106 284,156 274,206 254,252 224,280 200,284")
    inked(g, head, ball(g, GOBLIN, 190, 170, 108), INK)
    shade(g, smooth("282,150 276,206 254,252 214,283 238,250 254,204 262,150"), 0.3, "#183a20")
    rim(g, "281,176 270,214 250,252", 4)
    # Soot from the last one.
    g.path(smooth("128,206 150,216 156,244 142,256 128,236"), "#2c2a14", opacity="0.55")
    g.path(smooth("240,110 268,120 272,150 250,140"), "#2c2a14", opacity="0.5")
    eye(g, 162, 180, 27, "#ff7a1c", (3, 3), white="#fff6c8")
    eye(g, 240, 182, 20, "#ff7a1c", (-2, 1), white="#fff6c8")
    lids(g, GOBLIN[1], 240, 182, 20, tilt=-16, shut=0.3)
    lines(g, "#2f4410", 8, "128,150 150,138 186,152")
    lines(g, "#2f4410", 8, "218,162 240,150 264,152")
    inked(g, smooth("132,226* 162,244 202,250 244,240 266,218* 262,252 232,274 198,278 158,266"),
          "#4a1016", 4)  # fmt: skip
    g.path(smooth("180,268 206,254 236,264 210,276"), "#e06a5a")
    for x, y, w, h in (
        (150, 236, 15, 15),
        (170, 244, 13, 11),
        (192, 248, 17, 17),
        (222, 245, 13, 10),
        (243, 238, 15, 16),
    ):
        fang(g, x, y, w, h)
    for x, y in ((172, 271), (232, 272)):
        fang(g, x, y, 13, -14)
    nose = smooth("190,180 204,184 214,206 240,220 244,236 222,242 200,236 184,222")
    inked(g, nose, ball(g, GOBLIN, 206, 214, 36), INK - 0.5)
    g.circle(232, 224, 4, "#5c7c1c")
    lines(g, "#5c7c1c", 4, "196,230 204,236 212,234")
    # Goggles shoved up on a blasted hat.
    g.open("rotate(-4 200 120)")
    crown = smooth(
        "134,118* 136,66 128,46* 150,56 160,30* 178,52 196,38* 208,54 232,26* 240,56 "
        "270,"
        "44* 264,70 268,118* 200,128"
    )
    inked(g, crown, lit(g, FELT["grey"], 130, 40, 270, 120), INK)
    g.path(
        smooth("140,60 160,46 200,54 236,44 262,58 230,66 200,62 166,68"), "#241c1a", opacity="0.8"
    )
    inked(
        g,
        sym("200,116 250,112 288,108 312,118 280,140 200,148"),
        lit(g, FELT["grey"], 90, 108, 310, 146),
        INK,
    )
    inked(
        g,
        "M128 92Q200 108 272 92L272 112Q200 128 128 112Z",
        lit(g, suit.cloth, 128, 92, 272, 120),
        INK - 1,
    )
    for x in (168, 230):
        g.circle(x, 102, 25, BRASS[2], stroke=LINE, stroke_width=INK)
        g.circle(
            x,
            102,
            17,
            g.radial(x - 6, 95, 26, (0, "#f4ffd8"), (0.5, "#7cc88a"), (1, "#123a2a")),
            stroke=LINE,
            stroke_width=3.4,
        )
        lines(g, "#ffffff", 4, f"{x - 10},100 {x - 6},92 {x + 2},89", opacity=0.9)
    g.close()
    for k, (s, top) in enumerate(((58, 36), (84, 22), (44, 14))):
        g.circle(164 + s, top, 15 - 2 * k, "#efeedd", opacity="0.75")
    # The bundle.
    lines(g, LINE, 7, "286,212 290,186 312,180 318,160")
    lines(g, "#e8d0a0", 3.4, "286,212 290,186 312,180 318,160")
    for dx, t in ((-20, -6), (22, 7), (1, 0)):
        dynamite(g, 286 + dx, 262, t, 1.1)
    inked(g, "M254 250Q286 260 320 250V266Q286 276 254 266Z", "#2c221c", 3)
    spark(g, 319, 154, 21)
    fist(g, 282, 312, GOBLIN, turn=-4, size=1.2, cuff=("#a8875c", "#6c5030", "#2e1e10"), flip=True,
         claw=True)  # fmt: skip


def shell(g: Drawing, x: float, y: float, size: float = 1) -> None:
    """Half a walnut, flat side down on y."""
    g.open(f"translate({x} {y}) scale({size})")
    inked(
        g,
        smooth("-34,0* -36,-22 -18,-42 0,-46 18,-42 36,-22 34,0*"),
        lit(g, ("#f4cf92", "#b9803c", "#5e3812"), -30, -44, 34, 0),
        INK,
    )
    lines(g, "#6e4418", 3, "0,-44 -4,-24 2,-3", "-20,-36 -14,-24 -22,-6", "20,-36 14,-22 22,-6",
          "-28,-22 -24,-12", "28,-22 24,-12")  # fmt: skip
    g.close()


def imp(g: Drawing, suit: Suit) -> None:
    """Shell Game: two hands where you are looking, the third where you are not."""
    coat = ("#8a6ab0", "#4c3370", "#22143a")
    torso(g, coat, 312, 178, 40)
    shirt(g, ("#fffaf0", "#e6d8c0", "#a08c70"), 312)
    lapels(g, suit.cloth, 316, 50)
    inked(g, "M172 262L160 326H240L228 262Z", lit(g, IMP, 160, 262, 240, 320), INK)
    shade(g, "M172 272Q200 306 228 272L236 316H164Z", 0.36)
    a, b = pair("204,330 238,312 250,320 252,346 238,352*")
    for d in (b, a):
        inked(g, d, lit(g, suit.cloth, 150, 310, 250, 352), INK - 0.5)
    g.circle(200, 332, 10, suit.cloth[1], stroke=LINE, stroke_width=4)
    for d in pair("252,186 298,168 332,150* 322,196 296,222 256,224"):
        inked(g, d, lit(g, IMP, 60, 150, 330, 224), INK)
    head = sym("200,104 252,114 274,162 264,214 238,254 214,296 200,316*")
    inked(g, head, ball(g, IMP, 190, 180, 108), INK)
    shade(
        g, smooth("270,150 272,180 262,216 238,254 212,298 222,250 246,212 254,160"), 0.3, "#3a0c50"
    )
    rim(g, "270,186 262,214 240,248", 4)
    inked(g, sym("200,270 214,274 222,288 212,318 200,352*"), "#2c1030", 4)
    # A wink, and an eye behind a glass.
    lines(g, LINE, 6, "140,190 158,180 178,192")
    lines(g, LINE, 4, "142,196 134,202", "150,190 144,182")
    eye(g, 240, 188, 19, "#ffd23c", (-5, 2), slit=True)
    lids(g, IMP[1], 240, 188, 19, tilt=-14, shut=0.34)
    g.circle(240, 188, 27, "#d8fff0", opacity="0.22")
    g.circle(240, 188, 27, "none", stroke=LINE, stroke_width=9)
    g.circle(240, 188, 27, "none", stroke=BRASS[1], stroke_width=4.5)
    lines(g, BRASS[1], 3, "264,200 276,236 262,276 268,320")
    lines(g, "#2c1030", 8, "134,164 156,160 182,174")
    lines(g, "#2c1030", 8, "216,160 240,148 268,142")
    inked(
        g,
        smooth("188,200* 204,196 214,214 226,226* 206,236 188,228"),
        ball(g, IMP, 200, 214, 26),
        INK - 0.5,
    )
    inked(g, smooth("152,246* 186,262 226,258 254,234* 246,264 212,280 176,272"), "#fffbe8", 4)
    lines(
        g,
        LINE,
        2.6,
        "160,256 198,268 248,250",
        "182,258 180,272",
        "204,262 206,278",
        "226,256 232,270",
    )
    for s in (1, -1):
        inked(g, smooth(f"200,244* {200 + 24 * s},{236} {200 + 54 * s},{248} {200 + 72 * s},{228}* "
                        f"{200 + 74 * s},{222} {200 + 68 * s},{218}* {200 + 84 * s},{228} "
                        f"{200 + 64 * s},{262} {200 + 26 * s},{256}"), "#2c1030", 3.4)  # fmt: skip
    brim_shadow(g, 72, 150, 16)
    for d in pair("238,120* 266,110 282,84 276,56* 304,86 292,124 256,140*"):
        inked(g, d, lit(g, HORN, 100, 60, 300, 130), INK)
    g.open("rotate(7 200 130)")
    body = sym("200,0 244,-2 262,6 250,60 254,120* 200,126")
    inked(g, body, lit(g, coat, 140, 10, 270, 120), INK)
    for x in (-36, -12, 12, 36):
        k = 1 + abs(x) / 300
        lines(g, mix(suit.cloth[0], suit.cloth[1], 0.4), 9, f"{200 + x * 1.28:g},12 "
              f"{200 + x * k:g},60 {200 + x * 1.1:g},98")  # fmt: skip
    inked(
        g,
        "M146 92Q200 104 254 92L256 120Q200 132 144 120Z",
        lit(g, suit.cloth, 146, 92, 256, 126),
        INK - 1,
    )
    g.path(suit.small, "#fffaf0", transform="translate(200 112) scale(.24)")
    inked(g, "M140 8Q200 -10 260 8Q264 16 258 20Q200 8 142 20Q136 16 140 8Z", coat[1], INK - 0.5)
    inked(
        g,
        sym("200,118 250,114 288,106 300,112 286,136 200,146"),
        lit(g, coat, 100, 108, 300, 146),
        INK,
    )
    g.close()
    # The board, two shells under two hands, and the third hand with the pea.
    inked(g, "M58 446H342L352 484H48Z", lit(g, FELT["brown"], 60, 446, 340, 484), INK)
    shell(g, 204, 452, 0.94)
    for x, flip in ((144, False), (264, True)):
        shell(g, x, 456, 0.9)
        g.open(f"translate({x} 418) scale({-1 if flip else 1} 1)")
        inked(g, "M-72 30L-30 0L-14 30L-50 66Z", lit(g, coat, -70, 0, -20, 60), INK)
        inked(
            g,
            smooth(
                "-36,10* -16,-18 14,-18 34,2 36,22 26,24 18,6 18,30 6,32 2,10 -4,32 "
                "-16,30 -14,"
                "10 -28,28"
            ),
            lit(g, GLOVE, -30, -18, 30, 30),
            INK - 1,
        )
        g.close()
    g.open("translate(322 262) rotate(6)")
    inked(g, "M-18 24H22L36 110H-28Z", lit(g, coat, -20, 24, 30, 100), INK)
    inked(g, "M-24 16H28V34H-24Z", lit(g, suit.cloth, -24, 16, 28, 34), INK - 1)
    inked(
        g,
        smooth(
            "-24,18* -30,-6 -22,-34 -14,-50 -6,-46 -8,-24 4,-48 12,-46 10,-22 26,-30 "
            "32,-24 24,"
            "2 22,18*"
        ),
        lit(g, GLOVE, -24, -46, 26, 18),
        INK - 1,
    )
    g.circle(-4, -62, 17, g.radial(-9, -68, 24, (0, "#fffbd0"), (0.5, "#f6c63c"), (1, "#a06a0c")),
             stroke=LINE, stroke_width=INK - 0.5)  # fmt: skip
    g.circle(-10, -68, 4.5, "#ffffff")
    g.close()


CHARACTERS = {"T": minotaur, "9": goblin, "8": imp}
