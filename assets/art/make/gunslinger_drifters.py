"""Monster Gunslingers, seven, three and two: the ghost, the pumpkin and the mummy."""

from __future__ import annotations

from assets.art.make.gunslinger_kit import (
    FELT,
    INK,
    Suit,
    ball,
    brim_shadow,
    ember,
    eye,
    fist,
    hat,
    inked,
    kerchief,
    lapels,
    lids,
    lines,
    lit,
    pair,
    rim,
    rivet,
    shade,
    smooth,
    sym,
    torso,
)
from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing

PUMPKIN = ("#ffc468", "#f0821e", "#9a3e0a")
BANDAGE = ("#fff8e4", "#dccfa8", "#94845c")
GHOST = ("#f4fffb", "#bfe8e4", "#6fa8b4")


def cloud(g: Drawing, text: str, tones: tuple[str, str], opacity: float = 1) -> None:
    """A bank of fog with a lit upper edge."""
    g.path(smooth(text), tones[0], opacity=str(opacity), stroke=tones[1], stroke_width=3.5)


def ghost(g: Drawing, suit: Suit) -> None:
    """Fog: a rider whose horse went home without him in '49."""
    cloak = g.linear(0, 250, 0, 480, (0, GHOST[1]), (0.5, GHOST[2], 0.9), (1, GHOST[2], 0.35))
    inked(g, sym("200,280 250,290 312,330 352,390 376,480* 200,480"), cloak, INK)
    lines(g, "#4c8494", 4, "120,350 104,410 96,476", "284,350 300,410 306,476", "160,400 152,476",
          "244,400 250,476", opacity=0.6)  # fmt: skip
    rim(g, "262,300 316,338 350,392 366,440", 4)
    inked(g, "M158 250L146 318Q200 366 254 318L242 250Z", lit(g, GHOST, 150, 250, 250, 320), INK)
    head = sym("200,96 254,108 276,160 272,214 258,262 232,300 200,308")
    inked(g, head, ball(g, GHOST, 190, 180, 118), INK)
    shade(g, smooth("274,150 274,214 258,262 226,302 240,256 252,204 258,150"), 0.28, "#12505e")
    rim(g, "273,200 262,250 240,288", 4)
    for x, s in ((160, -1), (240, 1)):
        hollow = (
            f"{x - 24 * s},{178} {x},{164} {x + 24 * s},{182} {x + 22 * s},{214} {x},{228} "
            f"{x - 22 * s},{212}"
        )
        inked(g, smooth(hollow), "#0c2026", 4)
        ember(g, x, 198, 9, ("#f0ffff", "#8ff0f0", "#2a98a8"))
        lines(g, "#5c98a4", 4, f"{x - 20 * s},236 {x},242 {x + 18 * s},236")
        lines(g, "#4c8494", 7, f"{x - 28 * s},{158} {x},{148} {x + 26 * s},{162}")
    lines(g, "#5c98a4", 4, "194,214 190,236 202,242 210,238")
    inked(g, smooth("178,276 200,268 222,276 224,296 200,306 176,296"), "#0c2026", 4)
    # A moustache of mist.
    for d in (
        smooth(
            "200,254* 222,244 252,252 266,276 286,282 300,270* 306,296 282,312 254,304 "
            "236,278 "
            "212,270"
        ),
        smooth(
            "200,254* 178,244 148,252 134,276 114,282 100,270* "
            "94,296 118,312 "
            "146,304 164,278 188,270"
        ),
    ):
        inked(g, d, lit(g, ("#ffffff", "#eafaf6", "#a4d0d4"), 110, 250, 290, 310), INK - 0.5)
    lines(g, "#8cbcc4", 3, "190,262 162,262 144,288 124,298", "210,262 238,262 256,288 276,298")
    kerchief(g, suit, 322, 82, 88)
    brim_shadow(g, 78, 150, 18)
    g.open("rotate(4 200 130)")
    hat(g, ("#a8b8c4", "#5c6c80", "#28323f"), suit, "pinch", 168, -14)
    g.close()
    for text, alpha in (
        ("8,390* 40,372 76,384 104,364 148,376 176,396 150,412 96,408 60,418 8,412*", 0.92),
        ("382,372* 350,352 312,364 284,388 310,404 352,398 382,404*", 0.9),
        ("8,450* 60,430 110,444 160,424 214,440 262,428 316,444 382,430* 382,476* 8,476*", 0.96),
    ):
        cloud(g, text, ("#eef6e4", "#9fb8a8"), alpha)
    lines(
        g,
        "#b4cbb8",
        4,
        "30,466 76,454 120,464",
        "176,462 216,454 262,462",
        "292,468 330,458 366,464",
        "40,394 76,396",
        "316,382 350,380",
    )


def pumpkin(g: Drawing, suit: Suit) -> None:
    """Lantern: lights the way, and takes the head home with him."""
    coat = ("#7a5f8a", "#43324f", "#1c1424")
    torso(g, coat, 312, 176, 46)
    lapels(g, coat, 320, 64)
    lines(g, "#2c5a1c", 12, "176,290 186,316 178,340", "224,290 214,318 222,340")
    kerchief(g, suit, 306, 72, 86)
    g.circle(200, 200, 150, g.radial(200, 200, 150, (0, "#ffc040", 0.6), (1, "#ff8a1c", 0)))
    for d in (*pair("236,116 290,112 320,160 318,230 290,280 244,294"),
              *pair("208,112 256,112 278,164 276,240 252,290 210,300")):  # fmt: skip
        inked(g, d, ball(g, PUMPKIN, 170, 170, 140), INK)
    inked(
        g,
        sym("200,112 228,118 244,170 240,250 224,296 200,300"),
        ball(g, PUMPKIN, 180, 160, 120),
        INK,
    )
    shade(g, smooth("318,170 318,230 290,280 230,297 270,262 290,220 292,160"), 0.34, "#5a1404")
    rim(g, "319,176 317,230 292,274", 4)
    lines(g, "#ffe0a0", 6, "98,180 96,210 104,240", "136,146 130,170", opacity=0.7)
    glow = g.radial(
        200, 224, 110, (0, "#fffde0"), (0.35, "#ffe45a"), (0.75, "#ffa81c"), (1, "#e8641c")
    )
    for d in pair("222,206* 238,168 274,158* 282,186 268,208"):
        inked(g, d, "#5a1c04", 8, "#5a1c04")
        g.path(d, glow)
    for x in (150, 252):
        g.circle(x, 192, 7.5, "#5a1c04")
    inked(g, "M200 206L216 230H184Z", "#5a1c04", 7, "#5a1c04")
    g.path("M200 208L214 229H186Z", glow)
    grin = smooth(
        "116,224* 134,246 152,250* 152,238* 168,240* 170,256 188,258* 188,246* "
        "206,246* 208,258 "
        "228,256* 230,240* 246,238* 248,250 266,244 284,224* 280,258 252,282 200,290 "
        "148,282 120,"
        "258"
    )
    inked(g, grin, "#5a1c04", 8, "#5a1c04")
    g.path(grin, glow)
    for x in (176, 216):
        inked(g, f"M{x - 9} 292V274H{x + 9}V291Z", PUMPKIN[1], 4, "#5a1c04")
    # A curl of vine, and a hat that the stem holds on.
    lines(g, LINE, 12, "132,134 104,146 92,170 106,182 112,168")
    lines(g, "#6aa834", 6, "132,134 104,146 92,170 106,182 112,168")
    brim_shadow(g, 98, 148, 18)
    g.open("rotate(5 200 120)")
    inked(g, "M236 34C240 14 262 2 276 8L268 20C262 20 258 28 260 42Z", "#5c8a2c", INK - 0.5)
    inked(
        g,
        sym("200,36 242,38 262,68 268,120* 200,126"),
        lit(g, FELT["brown"], 130, 36, 270, 124),
        INK,
    )
    shade(g, smooth("240,40 262,68 268,120* 236,124* 240,80"), 0.3)
    inked(
        g,
        "M132 90Q200 106 268 90L270 120Q200 132 130 120Z",
        lit(g, suit.cloth, 130, 90, 270, 126),
        INK - 1,
    )
    brim = sym("200,122 256,116 310,120 346,140 300,150 200,152")
    inked(g, brim, lit(g, FELT["brown"], 60, 116, 340, 152), INK)
    lines(g, "#e8b078", 3.5, "76,138 140,136 200,138", opacity=0.7)
    # The candle a miner wears.
    inked(g, "M176 82H224L218 116H182Z", lit(g, BRASS[:3], 176, 82, 224, 116), INK - 0.5)
    inked(
        g,
        "M188 46H212V86H188Z",
        lit(g, ("#fffdf2", "#f2e2bc", "#b8986a"), 188, 46, 212, 86),
        INK - 1,
    )
    inked(g, smooth("200,2* 214,26 210,44 200,48 190,44 186,26"), "#ffb02e", 4)
    g.path(smooth("200,18* 206,32 200,44 194,32"), "#fffbe0")
    g.close()
    # The lantern in his hand.
    g.circle(272, 372, 88, g.radial(272, 372, 88, (0, "#ffe27a", 0.95), (1, "#ffb02e", 0)))
    lines(g, LINE, 11, "250,344 254,318 272,308 290,318 294,344")
    lines(g, BRASS[1], 5, "250,344 254,318 272,308 290,318 294,344")
    inked(g, "M254 330H290L300 348H244Z", lit(g, BRASS[:3], 244, 330, 300, 348), INK - 0.5)
    glass = g.radial(272, 384, 46, (0, "#fffef0"), (0.45, "#ffe45a"), (1, "#ff9a1c"))
    inked(g, "M248 350H296L304 412H240Z", glass, INK)
    lines(g, LINE, 4, "262,352 258,412", "282,352 286,412")
    g.path(smooth("272,364* 282,386 278,400 272,402 266,400 262,386"), "#ffffff")
    inked(g, "M236 412H308L312 430H232Z", lit(g, BRASS[:3], 236, 412, 308, 430), INK - 0.5)
    fist(g, 274, 304, ("#8cb850", "#557a28", "#26400e"), turn=-84, size=0.94, claw=True)


def wraps(g: Drawing, *texts: str) -> None:
    """The edges of bandages."""
    lines(g, "#6e5c34", 4, *texts)


def mummy(g: Drawing, suit: Suit) -> None:
    """Stagecoach: four thousand years, never once late."""
    coat = ("#6c6a8c", "#3a3856", "#17162a")
    torso(g, coat, 306, 186, 60)
    for k, y in enumerate((420, 384, 348)):
        w = 168 - 22 * k
        d = sym(
            f"200,300 240,300 {200 + w * 0.7:g},{y - 44} {200 + w},{y} {200 + w * 0.8:g},{y + 22} "
            f"246,{y + 44} 200,{y + 50}"
        )
        tones = suit.cloth if k == 2 else coat
        inked(g, d, lit(g, tones, 90, 310, 320, y + 40), INK)
        lines(
            g,
            BRASS[1] if k == 2 else tones[0],
            3.4,
            f"{200 - w + 12},{y + 4} "
            f"{200 - w * 0.78:g},{y + 14} "
            f"150,{y + 36} 200,{y + 41} 250,{y + 36} {200 + w * 0.78:g},{y + 14}",
            opacity=0.85,
        )
    inked(g, "M162 262L148 328Q200 350 252 328L238 262Z", lit(g, BANDAGE, 150, 262, 250, 330), INK)
    wraps(g, "160,288 200,300 240,284", "154,312 200,318 246,306")
    a, b = pair("208,322* 236,300 276,288 284,320 262,352 226,372*")
    for d in (b, a):
        inked(g, d, lit(g, suit.cloth, 120, 290, 280, 370), INK)
    rivet(g, 200, 350, 9)
    # A loose end.
    inked(
        g,
        smooth("126,226* 98,238 84,262 60,264 40,286* 66,290 88,282 112,262 134,252*"),
        lit(g, BANDAGE, 40, 230, 130, 290),
        4,
    )
    head = sym("200,94 254,104 280,152 276,206 258,254 230,284 200,290")
    inked(g, head, ball(g, BANDAGE, 188, 170, 112), INK)
    inked(
        g,
        smooth("124,176* 160,166 210,172 276,160* 279,206* 226,214 166,208 122,216*"),
        "#1c120c",
        4,
    )
    ember(g, 164, 191, 12, ("#fffbd0", "#ffd040", "#f08a1c"))
    eye(g, 238, 190, 17, "#8fc83a", (-3, 2), white="#f4f0c0")
    lids(g, "#8a7448", 238, 190, 17, tilt=-12, shut=0.32)
    inked(g, smooth("122,212* 166,204 214,210 230,204 278,196* 274,232* 216,226 164,238 128,246*"),
          lit(g, BANDAGE, 130, 200, 270, 240), 4)  # fmt: skip
    inked(
        g,
        smooth("218,160* 258,156 280,158* 282,172 250,184 222,176*"),
        lit(g, BANDAGE, 218, 156, 280, 180),
        4,
    )
    inked(g, smooth("150,248* 176,258 224,258 254,240* 250,262 226,272 176,272*"), "#2c1a12", 4)
    for x, y, h in ((168, 256, 12), (186, 259, 9), (204, 259, 12), (236, 250, 13)):
        inked(g, f"M{x} {y}h13v{h}h-12Z", "#e8cf8a", 2.6)
    wraps(
        g, "124,154 170,146 220,156 274,142", "134,236 164,228 204,236", "158,276 200,280 240,270"
    )
    lines(g, "#fffdf0", 3.4, "130,156 168,152 210,160", "132,222 168,216 208,222", opacity=0.9)
    shade(g, smooth("278,150 276,206 258,254 214,289 238,252 252,200 256,150"), 0.26, "#3a2408")
    rim(g, "279,170 275,208 256,252", 4)
    brim_shadow(g, 80, 150, 16)
    g.open("rotate(-4 200 124)")
    felt = FELT["black"]
    inked(
        g,
        smooth("134,120* 138,70 126,14 200,4 274,14 262,70 266,120* 200,128"),
        lit(g, felt, 126, 10, 276, 124),
        INK,
    )
    shade(g, smooth("246,10 274,14 262,70 266,120* 236,124* 240,70"), 0.32)
    lines(g, "#9a92a4", 6, "146,92 148,60 142,30", opacity=0.8)
    inked(
        g,
        "M135 84Q200 100 265 84L267 120Q200 134 133 120Z",
        lit(g, suit.cloth, 134, 84, 266, 126),
        INK - 1,
    )
    g.path("M186 84H214V124H186Z", BRASS[1], stroke=LINE, stroke_width=4)
    g.path(suit.small, suit.cloth[2], transform="translate(200 104) scale(.24)")
    inked(
        g,
        sym("200,120 250,114 296,96 320,104 300,134 250,148 200,152"),
        lit(g, felt, 80, 106, 320, 150),
        INK,
    )
    rim(g, "250,144 298,130 314,108", 3.5)
    g.close()
    # Whip and reins.
    lines(g, LINE, 9, "286,292 300,220 328,140 352,86")
    lines(g, "#a8703c", 4.5, "286,292 300,220 328,140 352,86")
    lines(g, LINE, 5, "352,86 372,104 368,150 350,190 366,226")
    lines(g, "#d8a868", 2.4, "352,86 372,104 368,150 350,190 366,226")
    for d in ("274,330 240,380 200,400 168,470", "286,334 270,390 240,430 226,474"):
        lines(g, LINE, 12, d)
        lines(g, FELT["brown"][0], 6, d)
    fist(g, 282, 308, BANDAGE, turn=-6, size=1.16, flip=True)
    wraps(g, "264,292 274,286", "262,318 276,324")


CHARACTERS = {"7": ghost, "3": pumpkin, "2": mummy}
