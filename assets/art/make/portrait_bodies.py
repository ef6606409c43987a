"""Shoulders in the eight seat colours, a different garment on each, all with the neckerchief."""

from __future__ import annotations

import math

from assets.art.make.palette import BRASS, CREAM, LINE, SEATS
from assets.art.make.pen import Drawing, star
from assets.art.make.portrait_kit import (
    NECK_EDGE,
    Tones,
    inked,
    mix,
    portrait,
    shade,
    shine,
    smooth,
    strands,
    stroke,
)

SHOULDERS = (
    "M10 400C12 358 40 338 92 324C124 316 148 310 162 298L250 298C264 310 290 316 318 324"
    "C364 338 394 358 396 400Z"
)
LINEN = (CREAM[0], CREAM[2], "#b99a68")


def body(colour: str) -> Drawing:
    """The shoulders of seat `colour`."""
    tones = next((light, mid, dark) for name, light, mid, dark in SEATS if name == colour)
    with portrait() as g:
        _GARMENTS[colour](g, tones)
        _kerchief(g, tones, colour)
    return g


def _cloth(g: Drawing, tones: Tones) -> str:
    light, middle, dark = tones
    return g.linear(60, 300, 340, 400, (0, light), (0.4, middle), (1, dark))


def _base(g: Drawing, tones: Tones) -> None:
    inked(g, SHOULDERS, _cloth(g, tones), 4.5)
    shade(g, "M318 324C364 338 394 358 396 400L300 400C318 372 322 348 318 324Z", 0.26)
    stroke(g, "M26 372C36 352 62 340 96 330C122 322 140 318 154 310", 3, "#fff0cf", opacity=0.4)


def _sleeve_folds(g: Drawing, tone: str) -> None:
    strands(g, tone, 3, 0.6, "66,356 76,372 78,396", "92,344 96,366 94,390",
            "338,352 334,372 336,396", "312,342 314,362 320,384")  # fmt: skip


def _lapels(g: Drawing, left: Tones, wide: float = 0) -> None:
    fill = g.linear(90, 300, 200, 400, (0, left[0]), (0.5, left[1]), (1, left[2]))
    dark = g.linear(240, 300, 320, 400, (0, left[1]), (1, left[2]))
    inked(g, f"M158 296C142 306 124 312 {112 - wide} 320L{96 - wide} 352L{124 - wide} 358"
          f"L{108 - wide} 374L172 420L196 420C180 372 164 334 158 296Z", fill)  # fmt: skip
    inked(g, f"M254 296C270 306 286 312 {298 + wide} 320L{314 + wide} 352L{288 + wide} 358"
          f"L{302 + wide} 374L244 420L214 420C232 372 248 334 254 296Z", dark)  # fmt: skip
    stroke(g, f"M{118 - wide} 324L{104 - wide} 348", 2.4, "#fff0cf", opacity=0.45)


def _shirt(g: Drawing, tones: Tones = LINEN) -> None:
    fill = g.linear(150, 300, 270, 400, (0, tones[0]), (0.6, tones[1]), (1, tones[2]))
    inked(g, "M156 298L256 298L280 400L134 400Z", fill)


def _red(g: Drawing, tones: Tones) -> None:
    """A trail duster with its storm cape, a star on the breast."""
    tan = ("#c79a63", "#9a6c3c", "#5c3b1c")
    _base(g, tan)
    _shirt(g)
    _lapels(g, ("#d8ad76", "#a87847", "#694421"))
    inked(g, smooth("110,318* 60,336 30,362 20,392 62,382 100,384 112,352*"), _cloth(g, tan))
    inked(g, smooth("302,318* 346,336 376,362 386,392 346,382 312,384 300,352*"),
          g.linear(300, 320, 390, 390, (0, tan[1]), (1, tan[2])))  # fmt: skip
    strands(g, "#fff0cf", 2.2, 0.4, "34,380 62,372 98,374", "318,374 346,372 374,380")
    _star_badge(g, 318, 366, 21)


def _star_badge(g: Drawing, x: float, y: float, r: float) -> None:
    points = " ".join(f"L{a:.1f} {b:.1f}" for a, b in star(x, y, r, r * 0.45))
    gold = g.linear(x - r, y - r, x + r, y + r, (0, BRASS[0]), (0.5, BRASS[2]), (1, BRASS[3]))
    inked(g, "M" + points[1:] + "Z", gold, 3)
    for a, b in star(x, y, r, r)[::2]:
        g.circle(a, b, 3.2, BRASS[1], stroke=LINE, stroke_width=2)
    g.circle(x, y, r * 0.26, BRASS[3])


def _blue(g: Drawing, tones: Tones) -> None:
    """Shirt sleeves, garters and a waistcoat with a watch chain."""
    _base(g, (CREAM[0], CREAM[2], "#a98a5a"))
    strands(g, "#b08f5c", 2.2, 0.8, *(f"{x},{356 - abs(x - 203) * 0.1 + 8} {x - 6},400" for x in
            (48, 64, 80, 330, 346, 362)))  # fmt: skip
    _sleeve_folds(g, "#8a6a3c")
    for d in ("M24 374C40 366 62 366 82 374L80 390C60 382 40 382 20 390Z",
              "M384 374C366 366 346 366 328 374L330 390C348 382 368 382 388 390Z"):  # fmt: skip
        inked(g, d, tones[1], 3)
    vest = g.linear(110, 310, 300, 400, (0, tones[0]), (0.35, tones[1]), (1, tones[2]))
    inked(g, "M150 304C134 312 122 316 114 320C108 346 108 372 112 410L200 410C180 380 162 344 150 "
          "304ZM262 304C278 312 290 316 298 320C304 346 304 372 300 410L206 410C230 380 250 344 "
          "262 "
          "304Z", vest)  # fmt: skip
    strands(g, mix(tones[2], LINE, 0.3), 2, 0.6, "126,322 124,360 126,400", "286,322 290,360 "
        "288,400",
            "140,320 144,360 156,400", "272,320 268,360 254,400")  # fmt: skip
    for i in range(9):
        t = i / 8
        x, y = 226 + t * 60, 368 + math.sin(t * math.pi) * 14
        g.ellipse(x, y, 5, 3.4, BRASS[1], stroke=LINE, stroke_width=2)
    inked(g, "M274 362L302 358L304 380L278 384Z", tones[1], 3)


def _yellow(g: Drawing, tones: Tones) -> None:
    """A heavy poncho with bands and a fringe at the neck."""
    _base(g, tones)
    bands = ((352, mix(tones[2], "#7c1d18", 0.5), 10), (372, CREAM[2], 6), (388, tones[2], 12))
    for y, ink, w in bands:
        left = smooth(f"14,{y + 26} 70,{y - 2} 130,{y + 6} 203,{y + 30} 276,{y + 6} 336,{y - 2} "
                      f"392,{y + 26}", False)  # fmt: skip
        stroke(g, left, w + 4, LINE, opacity=0.55)
        stroke(g, left, w, ink)
    for i in range(13):
        x = 40 + i * 27
        y = 362 - math.sin(abs(i - 6) * 0.5) * 6 + (18 - abs(i - 6) * 5 if abs(i - 6) < 4 else 0)
        g.path(f"M{x - 9} {y}L{x} {y - 9}L{x + 9} {y}L{x} {y + 9}Z", CREAM[1], stroke=LINE,
               stroke_width=1.6)  # fmt: skip
    strands(g, tones[2], 3, 0.7, "96,328 84,352 74,396", "310,328 324,352 332,396")


def _green(g: Drawing, tones: Tones) -> None:
    """A dress with a shawl crossed and pinned by a brooch."""
    dress = (mix(tones[0], CREAM[1], 0.2), tones[1], tones[2])
    _base(g, dress)
    _shirt(g)
    for x in (168, 186, 222, 240):
        strands(
            g, "#b99a68", 2, 0.9, f"{x},318 {x + (203 - x) * 0.2},360 {x + (203 - x) * 0.3},400"
        )
    near = g.linear(40, 310, 230, 400, (0, mix(tones[0], "#ffffff", 0.15)), (0.5, tones[1]),
                    (1, tones[2]))  # fmt: skip
    far = g.linear(230, 310, 380, 400, (0, tones[1]), (1, mix(tones[2], LINE, 0.3)))
    inked(g, smooth("256,296* 316,316 376,344 396,400* 300,400 190,420* 232,372 252,334"), far)
    inked(g, smooth("156,296* 92,318 28,344 8,400* 110,400 236,420* 190,376 164,336"), near)
    lace = mix(tones[0], CREAM[0], 0.75)
    for text in ("166,340 192,376 232,414", "250,338 232,368 206,396"):
        for width, ink, dash in ((11, LINE, ""), (7, lace, ""), (7, tones[1], "2 9")):
            more = {"stroke_dasharray": dash} if dash else {}
            g.path(smooth(text, False), "none", stroke=ink, stroke_width=width, **more)
    for x, y in ((72, 352), (112, 338), (98, 366), (142, 352), (134, 378), (290, 342), (322, 358),
                 (296, 372), (340, 378), (60, 376)):  # fmt: skip
        for dx, dy in ((-5, 0), (5, 0), (0, -5), (0, 5)):
            g.circle(x + dx, y + dy, 3.6, lace)
        g.circle(x, y, 2.8, "#d5483a")
    strands(g, tones[2], 3, 0.7, "130,322 94,346 66,380", "152,326 136,358 124,388",
            "290,322 320,346 342,384")  # fmt: skip
    strands(g, "#fff3d0", 2.4, 0.45, "112,322 70,342 40,370", "144,322 120,350 104,376")


def _purple(g: Drawing, tones: Tones) -> None:
    """A frock coat with velvet lapels over a brocade waistcoat."""
    coat = (tones[1], mix(tones[1], tones[2], 0.6), mix(tones[2], LINE, 0.35))
    _base(g, coat)
    _shirt(g)
    gold = g.linear(150, 330, 260, 400, (0, BRASS[1]), (0.6, BRASS[3]), (1, BRASS[4]))
    inked(g, "M158 330L204 400L250 330L276 410L134 410Z", gold)
    _lapels(g, (tones[0], mix(tones[1], tones[2], 0.25), tones[2]), 4)
    strands(g, LINE, 2.6, 0.5, "74,346 84,372 84,400", "332,346 326,372 326,400")
    inked(g, smooth("300,352 330,344 334,352 304,362"), CREAM[0], 3)
    inked(g, "M304 352L310 336L317 348L325 334L330 346Z", CREAM[1], 3)


def _orange(g: Drawing, tones: Tones) -> None:
    """Buckskin with a fringed yoke and beads."""
    hide = ("#e0a868", "#b67a3f", "#6d421c")
    _base(g, hide)
    _shirt(g, (hide[0], hide[1], hide[2]))
    inked(g, "M196 318L214 318L212 400L198 400Z", hide[2], 3)
    for y in (340, 356, 372):
        stroke(g, f"M190 {y}L220 {y + 10}M220 {y}L190 {y + 10}", 3, CREAM[2])
    yoke = "24,372 70,354 120,352 160,366 178,330 160,300* 110,318 46,340"
    other = "384,372 338,354 288,352 248,366 232,330 252,300* 300,318 362,340"
    for points in (yoke, other):
        sign = 1 if points is yoke else -1
        for i in range(12):
            t = i / 11
            x = 30 + t * 128 if sign > 0 else 378 - t * 128
            y = 370 - math.sin(t * math.pi) * 20 + t * 4
            inked(g, f"M{x - 5} {y - 8}L{x + 5} {y - 8}L{x + 2} {y + 26}L{x - 4} {y + 24}Z",
                  hide[1] if i % 2 else hide[0], 2.4)  # fmt: skip
    inked(g, smooth(yoke), _cloth(g, (mix(hide[0], "#ffffff", 0.1), hide[1], hide[2])))
    inked(g, smooth(other), g.linear(230, 310, 380, 380, (0, hide[1]), (1, hide[2])))
    for i in range(9):
        for side in (1, -1):
            t = i / 8
            x = 205 + side * (160 - t * 116)
            y = 352 - math.sin(t * math.pi * 0.9) * 14 + t * 2
            g.circle(x, y, 4.4, (tones[1], CREAM[0], "#3a6fae")[i % 3], stroke=LINE, stroke_width=2)


def _teal(g: Drawing, tones: Tones) -> None:
    """A banker's pinstripe suit with a wing collar and a carnation."""
    suit = (tones[1], tones[2], mix(tones[2], LINE, 0.45))
    _base(g, suit)
    for i in range(9):
        x = 36 + i * 12
        for a, lean in ((x, -10), (410 - x, 10)):
            top = 300 + abs(a - 205) * 0.14 + (max(0.0, abs(a - 205) - 110) ** 2) * 0.006
            strands(g, tones[0], 1.8, 0.5, f"{a},{top + 12} {a + lean * 0.6},360 {a + lean},402")
    _shirt(g)
    inked(g, "M160 336L204 396L248 336L270 410L138 410Z", g.linear(
        150, 330, 260, 400, (0, mix(tones[0], CREAM[0], 0.5)), (1, tones[1])))  # fmt: skip
    _lapels(g, (tones[1], mix(tones[1], tones[2], 0.7), suit[2]), -4)
    for x, y in ((302, 338), (310, 342), (304, 348), (296, 343)):
        g.circle(x, y, 7, "#f4e6e2", stroke=LINE, stroke_width=2.4)
    g.circle(303, 343, 5, "#d5483a")


def _rose(g: Drawing, tones: Tones) -> None:
    """A serape thrown over the shoulder, striped in many colours."""
    dark = ("#6b4a3a", "#43291f", "#241510")
    _base(g, dark)
    _shirt(g)
    _lapels(g, dark)
    drape = "160,296* 110,312 40,334 8,380 6,410* 250,410* 232,380 196,350 170,326"
    inked(g, smooth(drape), _cloth(g, tones))
    stripes = (
        (0.18, "#f0cf7e", 5), (0.30, tones[2], 9), (0.44, "#fff3df", 6), (0.56, "#2f8f86", 8),
        (0.70, tones[2], 5), (0.84, "#f0cf7e", 7),
    )  # fmt: skip
    for t, ink, w in stripes:
        x1, y1 = 152 - 138 * t, 306 + 50 * t
        x2, y2 = 180 + 50 * (1 - t) - 150 * t, 410.0
        d = (
            f"M{x1:.0f} {y1:.0f}C{x1 + 10:.0f} {y1 + 40:.0f} {x2 + 14:.0f} {y2 - 40:.0f} "
            f"{x2:.0f} {y2}"
        )
        stroke(g, d, w, ink)
    stroke(g, smooth(drape), 4, LINE)
    shade(g, "M170 326C196 350 232 380 250 410L214 410C204 380 184 350 168 334Z", 0.3)


_GARMENTS = {
    "red": _red, "blue": _blue, "yellow": _yellow, "green": _green,
    "purple": _purple, "orange": _orange, "teal": _teal, "rose": _rose,
}  # fmt: skip
_PATTERN = {
    "red": "dots", "blue": "stars", "yellow": "plain", "green": "plain",
    "purple": "diamonds", "orange": "dots", "teal": "stripes", "rose": "checks",
}  # fmt: skip


def _kerchief(g: Drawing, tones: Tones, colour: str) -> None:
    """A neckerchief: a roll round the neck, the bib in front, its knot behind."""
    light, middle, dark = tones
    shade(g, smooth("150,316 160,346 206,390 262,344 268,314 210,350"), 0.35)
    inked(g, "M158 290C148 300 150 312 162 318L250 318C262 312 264 300 254 290Z", dark)
    bib = g.linear(150, 310, 250, 390, (0, light), (0.45, middle), (1, dark))
    inked(g, "M150 312C158 330 196 340 206 340C222 340 252 330 262 310C262 334 236 356 208 384"
          "C180 362 150 338 150 312Z", bib)  # fmt: skip
    strands(g, dark, 2.8, 0.75, "172,338 188,354 206,374", "240,334 228,352 212,372",
            "206,344 207,356 207,366")  # fmt: skip
    _pattern(g, _PATTERN[colour], light, dark)
    roll = g.linear(0, 300, 0, 350, (0, light), (0.5, middle), (1, dark))
    inked(g, f"M162 302{NECK_EDGE}C262 300 268 306 264 316C250 352 164 354 147 318C143 306 150 299 "
          "162 302Z", roll)  # fmt: skip
    strands(g, dark, 2.6, 0.75, "164,312 178,330 194,340", "246,314 234,330 220,339",
            "152,316 164,332 180,342", "258,316 248,330 238,338")  # fmt: skip
    shine(g, smooth("156,310 168,324 184,333 178,334 162,324"), 0.5)


def _pattern(g: Drawing, kind: str, light: str, dark: str) -> None:
    pale = mix(light, "#ffffff", 0.72)
    spots = ((176, 352), (194, 352), (214, 353), (234, 350), (186, 364), (205, 362), (224, 364),
             (206, 375))  # fmt: skip
    if kind == "dots":
        for x, y in spots:
            g.circle(x, y, 3, pale)
    elif kind == "stars":
        for x, y in spots:
            g.polygon(star(x, y, 5, 2), pale)
    elif kind == "diamonds":
        for x, y in spots:
            g.path(f"M{x} {y - 5}L{x + 3.5} {y}L{x} {y + 5}L{x - 3.5} {y}Z", "#f0cf7e")
    elif kind == "stripes":
        strands(g, pale, 2.6, 0.8, "166,346 190,360 206,376", "248,342 226,360 210,376",
                "184,348 198,356 207,364", "232,346 218,356 208,364")  # fmt: skip
    elif kind == "checks":
        strands(g, pale, 2.2, 0.7, "164,346 206,354 252,340", "172,356 207,366 238,354",
                "182,344 192,362 200,374", "232,344 222,362 214,374")  # fmt: skip
