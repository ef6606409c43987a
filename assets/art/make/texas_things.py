"""Draws the furniture of the washroom: `python -m assets.art.make.texas_things`.

It writes into assets/art/texas:

- `urinal.svg`, `urinal_wet.svg` (240 by 400; the pipe leaves at the top in the middle)
- `cactus.svg` (300 by 460) and `snake.svg` (330 by 420): the ends of the row, feet at the bottom
- `mop.svg` (160 by 280): mop and bucket
"""

from __future__ import annotations

from assets.art.make.palette import BRASS, CREAM, LEATHER, LINE, OXBLOOD, WOOD
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.portrait_kit import inked, shade, smooth, strands, stroke
from assets.art.make.texas_kit import LEMON, both, drop, save
from assets.art.make.texas_symbols import TONES

PORCELAIN = ("#ffffff", "#f3ece0", "#cdbfae", "#8d7c6c")
CLAY = ("#e8935c", "#b9592f", "#6d2c14")


def brass(g: Drawing, x0: float, x1: float) -> str:
    """A round brass bar lit from the left."""
    return g.linear(x0, 0, x1, 0, (0, BRASS[3]), (0.28, BRASS[0]), (0.5, BRASS[2]), (1, BRASS[4]))


def urinal(wet: bool) -> Drawing:
    g = Drawing(240, 400)
    # pipe, collar and the flush lever
    g.path("M110 0L130 0L130 66L110 66Z", brass(g, 110, 130), stroke=LINE, stroke_width=5)
    g.path("M100 24L140 24L140 42L100 42Z", brass(g, 100, 140), stroke=LINE, stroke_width=5,
           stroke_linejoin="round")  # fmt: skip
    stroke(g, "M140 33L166 27", 14)
    stroke(g, "M140 33L166 27", 6, BRASS[1])
    g.circle(170, 26, 11, "#f3ece0", stroke=LINE, stroke_width=5)
    g.circle(167, 23, 3, "#ffffff")
    g.path("M96 56L144 56L148 72L92 72Z", brass(g, 92, 148), stroke=LINE, stroke_width=5,
           stroke_linejoin="round")  # fmt: skip
    body = smooth(both("120,68 84,70 56,88 44,128 40,200 38,276 26,318 32,352 66,384 120,392", 120))
    glaze = g.linear(30, 70, 214, 392, (0, PORCELAIN[0]), (0.45, PORCELAIN[1]), (1, PORCELAIN[2]))
    inked(g, body, glaze, 6)
    shade(g, smooth("186,92 196,130 200,200 202,276 214,318 208,352 174,384 130,391 170,360 "
                    "186,320 184,240 182,150"), 0.2, "#4a3020")  # fmt: skip
    well = smooth(both("120,98 90,100 72,122 68,200 64,268 70,296 120,310", 120))
    dim = g.linear(70, 100, 160, 310, (0, "#8d7f74"), (0.35, "#b8aca0"), (1, "#efe7da"))
    inked(g, well, dim, 5)
    shade(g, smooth("92,102 76,122 72,200 68,268 74,290 84,270 86,200 92,132 106,110"), 0.3,
          "#2a1a10")  # fmt: skip
    # a target for those who like to aim, and the drain
    for r, ink in ((25, LINE), (21, OXBLOOD[1]), (14, "#fffaf0"), (7.5, OXBLOOD[1])):
        g.circle(120, 196, r, ink)
    for x, y in ((106, 286), (120, 290), (134, 286), (113, 276), (127, 276)):
        g.circle(x, y, 4, "#4a3a30")
    # the lip
    lip = smooth("28,312* 60,300 120,318 180,300 212,312* 210,346 176,376 120,384 64,376 30,346")
    inked(g, lip, g.linear(30, 306, 200, 384, (0, PORCELAIN[0]), (0.5, PORCELAIN[1]),
                           (1, PORCELAIN[2])), 5)  # fmt: skip
    stroke(g, smooth("44,326 80,332 120,338 150,335", False), 5, "#ffffff")
    shade(g, smooth("196,322 204,344 172,370 120,378 160,362 184,344"), 0.18, "#4a3020")
    stroke(g, smooth("60,116 54,160 53,230", False), 8, "#ffffff", opacity=0.95)
    stroke(g, "M52 252L51 268", 7, "#ffffff", opacity=0.95)
    if wet:
        _soaked(g)
    return g


def _soaked(g: Drawing) -> None:
    splat = ("92,150* 72,128 104,140 108,112 122,136 142,112 144,142 172,132 158,156 182,172 "
             "158,182 164,214 158,252 150,214 140,206 134,244 128,282 120,244 112,206 102,230 "
             "96,262 90,226 78,204 82,186 58,184 84,168")  # fmt: skip
    inked(g, smooth(splat), LEMON[1], 5)
    g.path(smooth("136,150 150,160 160,176 152,196 138,196 148,178"), LEMON[2])
    stroke(g, smooth("96,168 104,156 118,152", False), 6, LEMON[0])
    inked(g, smooth("40,334* 80,324 120,332 160,324 200,334* 190,352 178,346 172,376 160,350 "
                    "120,356 96,352 88,384 78,350 54,354"), LEMON[1], 5)  # fmt: skip
    stroke(g, smooth("60,338 90,334 120,340", False), 5, LEMON[0])
    for x, y, size, turn in ((58, 130, 26, -50), (186, 122, 26, 48), (30, 210, 22, -80),
                             (212, 214, 22, 80)):  # fmt: skip
        drop(g, x, y, size, turn)


def cactus() -> Drawing:
    """A saguaro with its hands up, a kerchief and a flower, in a clay pot."""
    g = Drawing(300, 460)
    light, middle, dark, deep = TONES["cactus"]
    g.ellipse(150, 446, 124, 13, g.radial(150, 446, 124, (0, "#0c0603", 0.6), (1, "#0c0603", 0),
              sy=0.1))  # fmt: skip
    arms = ("M150 268C96 272 62 254 60 206C60 190 60 176 60 160",
            "M150 224C206 230 240 210 242 160C242 142 242 128 242 112")  # fmt: skip
    for i, d in enumerate(arms):
        x = (60, 242)[i]
        stroke(g, d, 62)
        paint = g.linear(x - 26, 0, x + 26, 0, (0, light), (0.4, middle), (1, dark))
        stroke(g, d, 51, middle)
        top = (160, 112)[i]
        stroke(g, f"M{x} {top}L{x} {top + 44}", 51, paint)
        for off, ink in ((-12, light), (4, deep), (17, deep)):
            stroke(g, f"M{x + off} {top - 8}L{x + off} {top + 46}", 4, ink, opacity=0.6)
    body = "150,30 112,40 98,84 94,200 96,300 98,384*"
    fill = g.linear(94, 40, 214, 380, (0, light), (0.4, middle), (1, dark))
    inked(g, smooth(both(body, 150)), fill, 6)
    shade(g, smooth("176,42 202,84 206,200 204,300 202,382* 170,382* 180,300 184,200 182,90"), 0.3,
          deep)  # fmt: skip
    for x, ink in ((112, light), (130, deep), (150, deep), (170, deep), (188, deep)):
        bend = (x - 150) * 0.16
        stroke(g, smooth(f"{x - bend * 2:.0f},56 {x},120 {x},240 {x - bend:.0f},378", False), 4,
               ink, opacity=0.75 if ink == light else 0.5)  # fmt: skip
    rows = ((104, 110), (140, 92), (164, 132), (104, 196), (196, 150), (140, 304), (104, 352),
            (196, 330), (166, 352), (40, 178), (74, 204), (224, 140), (258, 170), (50, 232),
            (236, 206), (150, 340))  # fmt: skip
    d = "".join(f"M{x - 8} {y - 5}L{x} {y}L{x + 8} {y - 6}M{x} {y}L{x} {y - 11}" for x, y in rows)
    stroke(g, d, 3, "#fff6d0")
    # the face
    for side in (-1, 1):
        g.ellipse(150 + side * 22, 130, 11, 14, "#fffdf2", stroke=LINE, stroke_width=4)
        g.circle(155 + side * 22, 133, 6, LINE)
        g.circle(153 + side * 22, 130, 2.2, "#ffffff")
        stroke(g, f"M{150 + side * 36} {104 - 2}L{150 + side * 12} {109}", 6, deep)
        g.circle(150 + side * 38, 162, 10, "#f08a6a", opacity=0.5)
    stroke(g, smooth("132,170 146,178 166,168", False), 6, LINE)
    inked(
        g,
        smooth(both("150,196 116,200 92,190* 94,222 120,232 150,236", 150)),
        g.linear(94, 190, 206, 236, (0, OXBLOOD[0]), (0.5, OXBLOOD[1]), (1, OXBLOOD[3])),
        5,
    )
    inked(g, smooth("128,226* 150,236 172,226* 164,254 150,276* 136,254"), OXBLOOD[1], 5)
    for x, y in ((114, 212), (136, 218), (164, 218), (186, 212), (150, 250)):
        g.circle(x, y, 4, CREAM[1])
    for i in range(5):
        g.open(f"rotate({i * 72 - 36} 150 30) translate(150 30)")
        inked(g, "M0 0C-12 -7 -10 -22 0 -24C10 -22 12 -7 0 0Z", "#f291ab", 4)
        g.close()
    g.circle(150, 30, 7.5, "#ffe27a", stroke=LINE, stroke_width=3.4)
    # the pot
    clay = g.linear(70, 370, 230, 450, (0, CLAY[0]), (0.45, CLAY[1]), (1, CLAY[2]))
    inked(g, "M80 386L220 386L206 452C190 458 110 458 94 452Z", clay, 6)
    shade(g, "M190 388L217 388L204 451C190 456 170 457 160 457Z", 0.25)
    inked(g, smooth("66,366* 150,374 234,366* 232,394* 150,402 68,394*"), clay, 6)
    stroke(g, "M80 380C110 385 140 386 160 386", 5, "#ffd0a0", opacity=0.7)
    zig = "M92 420L106 434L120 420L134 434L148 420L162 434L176 420L190 434L204 420"
    stroke(g, zig, 6, CREAM[1])
    return g


def snake() -> Drawing:
    """A rattler coiled on an upturned crate, smiling toward the row."""
    g = Drawing(330, 420)
    light, middle, dark, deep = TONES["snake"]
    g.ellipse(165, 406, 150, 13, g.radial(165, 406, 150, (0, "#0c0603", 0.6), (1, "#0c0603", 0),
              sy=0.09))  # fmt: skip
    _crate(g)
    # the rattle
    tail = smooth("262,270 292,262 306,236 302,204", False)
    for width, ink in ((34, LINE), (23, dark)):
        stroke(g, tail, width, ink)
    for i in range(4):
        y, r = 196 - i * 19, 15 - i * 2.2
        inked(g, smooth(f"{302 - r:.0f},{y} {302},{y - 13} {302 + r:.0f},{y} {302},{y + 12}"),
              BRASS[1 + i % 2], 4.4)  # fmt: skip
    stroke(g, "M276 150L266 142M274 172L262 170M318 132L326 122", 5, CREAM[1])
    turns = ((166, 284, 126, 36), (164, 240, 102, 34), (160, 198, 78, 31))
    for cx, cy, rx, ry in turns:
        skin = g.linear(cx - rx, cy - ry, cx + rx * 0.6, cy + ry, (0, light), (0.4, middle),
                        (1, dark))  # fmt: skip
        g.ellipse(cx, cy, rx, ry, skin, stroke=LINE, stroke_width=6)
        for k in (-0.7, -0.35, 0.0, 0.35, 0.7):
            bx, by = cx + k * rx, cy + 5 - k * k * 12
            g.path(f"M{bx:.0f} {by - 13:.0f}L{bx + 15:.0f} {by:.0f}L{bx:.0f} {by + 13:.0f}"
                   f"L{bx - 15:.0f} {by:.0f}Z", deep, opacity=0.85)  # fmt: skip
            g.path(f"M{bx:.0f} {by - 6:.0f}L{bx + 7:.0f} {by:.0f}L{bx:.0f} {by + 6:.0f}"
                   f"L{bx - 7:.0f} {by:.0f}Z", light, opacity=0.9)  # fmt: skip
        stroke(g, smooth(f"{cx - rx + 18:.0f},{cy - 12} {cx - rx * 0.5:.0f},{cy - ry + 8} "
                         f"{cx - 6},{cy - ry + 5}", False), 5, "#fff3d0", opacity=0.75)  # fmt: skip
    neck = ("206,196* 222,160 214,126 198,104 196,70 166,42 120,36 76,48 44,74 36,96 48,116 86,126 "
            "128,124 148,130 152,152 128,186 120,200*")  # fmt: skip
    inked(g, smooth(neck), g.linear(60, 40, 220, 200, (0, light), (0.45, middle), (1, dark)), 6)
    shade(g, smooth("204,194 220,160 212,126 196,104 194,74 184,110 196,140 190,170 170,196"), 0.28,
          deep)  # fmt: skip
    g.path(smooth("150,152 128,186 122,200* 160,204 172,176 168,150 158,134"), "#ffe9b8",
           opacity=0.75)  # fmt: skip
    stroke(g, "M164 146L184 150M156 164L178 170M146 182L170 189", 4, dark, opacity=0.7)
    # smile, tongue, eye
    stroke(g, smooth("40,94 64,106 100,106 132,88", False), 5.4)
    stroke(g, smooth("128,80 136,88 134,96", False), 5)
    for width, ink in ((11, LINE), (5, "#e2483c")):
        stroke(g, smooth("46,102 28,112 16,110", False), width, ink)
        stroke(g, "M18 110L6 104M18 110L8 120", width, ink)
    g.ellipse(112, 62, 19, 20, "#fffdf2", stroke=LINE, stroke_width=5)
    g.circle(104, 64, 10, LINE)
    g.circle(101, 60, 3.6, "#ffffff")
    stroke(g, smooth("92,38 112,32 134,42", False), 7, deep)
    g.circle(142, 100, 12, "#f0603c", opacity=0.4)
    g.circle(52, 84, 3.4, deep)
    stroke(g, smooth("80,56 92,48 96,46", False), 4, "#fff3d0", opacity=0.8)
    # a little hat
    g.open("translate(160 40) rotate(14) scale(.9)")
    inked(g, smooth("-34,-2 -30,-34 -14,-42 0,-36 14,-42 30,-34 34,-2* 0,8"), g.linear(-34, -40, 34,
          6, (0, LEATHER[0]), (0.5, LEATHER[1]), (1, LEATHER[3])), 5)  # fmt: skip
    inked(g, smooth("-35,-12* 0,-4 35,-12* 35,-1* 0,8 -35,-1*"), OXBLOOD[1], 4)
    inked(g, smooth("-62,-14 -34,0 0,6 34,0 62,-14 48,10 0,18 -48,10"), g.linear(-60, -10, 60, 16,
          (0, LEATHER[0]), (0.5, LEATHER[1]), (1, LEATHER[3])), 5)  # fmt: skip
    g.close()
    return g


def _crate(g: Drawing) -> None:
    wood = g.linear(20, 300, 310, 410, (0, WOOD[0]), (0.5, WOOD[1]), (1, WOOD[3]))
    inked(g, rounded([(24, 300), (306, 300), (300, 408), (30, 408)], 5), wood, 6)
    for y in (336, 372):
        stroke(g, f"M28 {y}L302 {y}", 4.4)
    strands(g, WOOD[3], 3, 0.6, "60,318 140,314 220,320", "50,354 150,358 260,352",
            "70,390 160,388 280,394")  # fmt: skip
    for x in (30, 276):
        inked(g, f"M{x} 298L{x + 26} 298L{x + 25} 410L{x + 1} 410Z", WOOD[1], 5)
        for y in (318, 354, 390):
            g.circle(x + 13, y, 4, WOOD[4])
    points = rounded(star(166, 356, 30, 13), 3)
    g.path(points, OXBLOOD[2], stroke=WOOD[4], stroke_width=4, opacity=0.85)


def mop() -> Drawing:
    g = Drawing(160, 280)
    stroke(g, "M104 14L72 190", 17)
    stroke(g, "M104 14L72 190", 9, WOOD[0])
    tin = g.linear(24, 190, 140, 270, (0, "#e9eef2"), (0.4, "#9fa9b2"), (1, "#4d5660"))
    for x, bend in ((46, -16), (58, -8), (70, 0), (82, 8), (96, 14), (108, 22)):
        d = f"M{72 + (x - 76) * 0.4:.0f} 152C{x + bend} 164 {x + bend} 186 {x + bend * 0.6:.0f} 204"
        stroke(g, d, 19)
        stroke(g, d, 11, CREAM[1] if x % 4 else CREAM[2])
    inked(g, "M62 140L92 146L90 164L58 158Z", OXBLOOD[1], 5)
    g.ellipse(80, 200, 58, 15, "#39424c", stroke=LINE, stroke_width=6)
    g.ellipse(80, 203, 50, 11, LEMON[1])
    for x, bend in ((56, -6), (72, 0), (90, 6), (104, 10)):
        d = f"M{x} 178C{x + bend} 188 {x + bend} 194 {x + bend} 202"
        stroke(g, d, 11, CREAM[1])
    inked(g, "M22 202C40 219 120 219 138 202L126 262C112 274 48 274 34 262Z", tin, 6)
    stroke(g, "M30 228C60 240 100 240 132 228M35 252C60 263 100 263 127 252", 4, "#3a424a")
    stroke(g, "M40 222L46 256", 7, "#ffffff", opacity=0.7)
    return g


def main() -> None:
    save(urinal(False), "urinal")
    save(urinal(True), "urinal_wet")
    save(cactus(), "cactus")
    save(snake(), "snake")
    save(mop(), "mop")


if __name__ == "__main__":
    main()
