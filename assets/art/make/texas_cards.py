"""Draws the cards of the washroom: `python -m assets.art.make.texas_cards`.

It writes into assets/art/texas, 500 by 700: `card_{cactus,snake,gas,calm}.svg` and `card_back.svg`.
A face is read without a word: the plaque behind the symbol points where the spray goes (toward the
cactus, toward the snake, both ways, nowhere), and the strip below shows it happen.
"""

from __future__ import annotations

from assets.art.make.cards import HEIGHT, WIDTH
from assets.art.make.palette import BOTTLE, BRASS, CREAM, LEATHER, LINE, NIGHT
from assets.art.make.pen import Drawing, rounded
from assets.art.make.portrait_kit import inked, mix, shade, smooth, stroke
from assets.art.make.texas_kit import LEMON, both, drop, mirror, save
from assets.art.make.texas_symbols import KINDS, TONES, draw

Point = tuple[float, float]
STRIP = (62.0, 440.0, 376.0, 206.0)
PLAQUES: dict[str, list[Point]] = {
    "cactus": [(44, 236), (152, 84), (416, 84), (416, 388), (152, 388)],
    "snake": [(456, 236), (348, 84), (84, 84), (84, 388), (348, 388)],
    "gas": [(40, 236), (136, 84), (364, 84), (460, 236), (364, 388), (136, 388)],
}


def gilt(g: Drawing) -> str:
    return g.linear(
        0, 0, WIDTH, HEIGHT,
        (0, BRASS[1]), (0.3, BRASS[0]), (0.5, BRASS[2]), (0.7, BRASS[0]), (1, BRASS[2]),
    )  # fmt: skip


def stock(g: Drawing) -> None:
    paper = g.linear(0, 0, WIDTH, HEIGHT, (0, CREAM[0]), (0.6, CREAM[1]), (1, CREAM[2]))
    g.rect(2.5, 2.5, WIDTH - 5, HEIGHT - 5, paper, 36, stroke=LINE, stroke_width=5)


def tiles(g: Drawing, ink: str, opacity: float) -> None:
    """Joints of a tiled wall over the field."""
    d = ""
    for row in range(17):
        y = 24 + row * 40
        if row:
            d += f"M24 {y}L476 {y}"
        for k in range(7):
            x = 60 + k * 72 + (36 if row % 2 else 0)
            if x < 470 and y + 40 <= 680:
                d += f"M{x} {y}L{x} {min(y + 40, 676)}"
    g.path(d, stroke=ink, stroke_width=2.6, opacity=opacity)


def face(kind: str) -> Drawing:
    g = Drawing(WIDTH, HEIGHT)
    tones = TONES[kind]
    stock(g)
    field = g.radial(200, 240, 500, (0, mix(tones[0], tones[1], 0.45)), (0.5, tones[1]),
                     (1, tones[2]))  # fmt: skip
    g.rect(22, 22, WIDTH - 44, HEIGHT - 44, field, 24, stroke=LINE, stroke_width=4)
    tiles(g, tones[3], 0.28)
    g.rect(34, 34, WIDTH - 68, HEIGHT - 68, "none", 15, stroke=gilt(g), stroke_width=3)
    _plaque(g, kind)
    draw(g, kind, 250 + {"cactus": 20, "snake": -14}.get(kind, 0), 238, 236)
    x, y, w, h = STRIP
    g.rect(x - 2, y + 5, w + 8, h + 6, LINE, 20, opacity=0.4)
    g.rect(x - 7, y - 7, w + 14, h + 14, LINE, 22)
    g.rect(x - 3, y - 3, w + 6, h + 6, gilt(g), 19)
    wall = g.linear(0, y, 0, y + h, (0, CREAM[0]), (0.7, CREAM[1]), (1, CREAM[2]))
    g.rect(x + 3, y + 3, w - 6, h - 6, wall, 14, stroke=BRASS[4], stroke_width=2)
    _scene(g, kind)
    return g


def _plaque(g: Drawing, kind: str) -> None:
    tones = TONES[kind]
    glow = g.radial(220, 190, 240, (0, "#fffdf2"), (0.6, "#fdf3d8"), (1, "#ecd49a"))
    if kind == "calm":
        glow = g.radial(220, 190, 240, (0, NIGHT[1]), (0.6, NIGHT[2]), (1, NIGHT[4]))
        g.circle(257, 243, 172, LINE, opacity=0.4)
        g.circle(250, 236, 172, LINE)
        g.circle(250, 236, 166, gilt(g))
        g.circle(250, 236, 156, glow, stroke=NIGHT[4], stroke_width=4)
        for x, y, k in ((146, 190, 0.6), (176, 328, 0.5), (340, 318, 0.7), (252, 118, 0.5)):
            _sparkle(g, x, y, k)
        return
    shape = rounded(PLAQUES[kind], 16)
    g.path(shape, LINE, transform="translate(7 8)", opacity=0.4)
    g.path(shape, LINE, stroke=LINE, stroke_width=8, stroke_linejoin="round")
    g.path(shape, gilt(g), stroke=LINE, stroke_width=2)
    inner = [(250 + (x - 250) * 0.93, 236 + (y - 236) * 0.93) for x, y in PLAQUES[kind]]
    g.path(rounded(inner, 14), glow, stroke=tones[2], stroke_width=4)


def _basin(g: Drawing, x: float) -> None:
    """A urinal in a few strokes, its middle at x."""
    half = f"{x},486 {x - 26},492 {x - 34},520 {x - 36},580 {x - 42},606 {x - 28},624 {x},628"
    inked(g, smooth(both(half, x)), g.linear(x - 40, 486, x + 44, 628, (0, "#ffffff"),
          (0.6, "#efe7da"), (1, "#bcae9e")), 5)  # fmt: skip
    well = f"{x},502 {x - 18},508 {x - 20},540 {x - 20},576 {x},584"
    inked(g, smooth(both(well, x)), "#9d9186", 3.4)
    stroke(g, f"M{x} 464L{x} 484", 13)
    stroke(g, f"M{x} 464L{x} 484", 6, BRASS[2])
    stroke(g, smooth(f"{x - 38},600 {x},610 {x + 38},600", False), 4)


def _scene(g: Drawing, kind: str) -> None:
    """Two urinals, the cowboy between them from behind, and what he does."""
    for x in (122, 378):
        _basin(g, x)
    if kind in ("cactus", "snake"):
        _arc(g, kind == "cactus")
    coat: tuple[str, str, str] = ("#d8bd8c", "#a98756", "#64492a")
    fill = g.linear(206, 500, 300, 640, (0, coat[0]), (0.45, coat[1]), (1, coat[2]))
    for side in (-1, 1):
        g.path(f"M{250 + side * 8} 610L{250 + side * 28} 610L{250 + side * 30} 640L"
               f"{250 + side * 6} 640Z", LEATHER[2], stroke=LINE, stroke_width=5,
               stroke_linejoin="round")  # fmt: skip
    body = "250,516 228,516 208,528 196,556 206,572 216,560 214,578 204,622* 250,626"
    inked(g, smooth(both(body, 250)), fill, 5)
    shade(
        g, smooth("270,518 292,530 303,556 294,570 284,560 286,578 295,620 266,624 272,570"), 0.24
    )
    stroke(g, "M250 578L250 624M218 572L282 572", 4, coat[2])
    inked(g, smooth(both("250,508 234,510 226,520 250,530", 250)), TONES[kind][1], 4)
    inked(
        g,
        smooth(both("250,470 240,464 228,466 222,490 222,502* 250,506", 250)),
        g.linear(222, 464, 280, 506, (0, "#8f7352"), (0.5, "#5c452e"), (1, "#2b1d12")),
        4.4,
    )
    g.path("M223 490C236 496 264 496 277 490L278 501C264 507 236 507 222 501Z", TONES[kind][1],
           stroke=LINE, stroke_width=3)  # fmt: skip
    inked(
        g,
        smooth(both("250,502 220,500 194,482 204,506 226,516 250,518", 250)),
        g.linear(194, 484, 306, 518, (0, "#8f7352"), (0.5, "#5c452e"), (1, "#2b1d12")),
        4.4,
    )
    if kind == "gas":
        for x, y, size in ((160, 560, 104), (342, 560, 104)):
            draw(g, "gas", x, y, size)
    if kind == "calm":
        for x in (122, 378):
            _sparkle(g, x + 30, 482)
            _sparkle(g, x - 34, 500, 0.7)


def _arc(g: Drawing, toward_cactus: bool) -> None:
    """The spray from the cowboy into the urinal at his side."""
    points = "280,566 306,510 340,492 366,512 378,548"
    if toward_cactus:
        points = mirror(points, 250)
    d = smooth(points, False)
    for width, ink in ((23, LINE), (14, LEMON[2]), (10, LEMON[1]), (3.4, LEMON[0])):
        stroke(g, d, width, ink)
    side = -1 if toward_cactus else 1
    x = 250 + side * 128
    for dx, dy, size, turn in ((-26, 536, 22, -50), (26, 536, 22, 50), (0, 568, 20, 180)):
        drop(g, x + dx, dy, size, turn)


def _sparkle(g: Drawing, x: float, y: float, k: float = 1) -> None:
    """A four-pointed gleam of clean porcelain."""
    d = (
        f"M{x} {y - 16 * k}L{x + 4 * k} {y - 4 * k}L{x + 16 * k} {y}L{x + 4 * k} {y + 4 * k}L{x} "
        f"{y + 16 * k}L{x - 4 * k} {y + 4 * k}L{x - 16 * k} {y}L{x - 4 * k} {y - 4 * k}Z"
    )
    g.path(d, "#ffffff", stroke=LINE, stroke_width=3.4, stroke_linejoin="round")


def back() -> Drawing:
    """Bottle green with gilt tiles and a pair of swing doors; the same either way up."""
    g = Drawing(WIDTH, HEIGHT)
    stock(g)
    field = g.radial(250, 350, 430, (0, BOTTLE[1]), (0.6, BOTTLE[2]), (1, BOTTLE[3]))
    gold = gilt(g)
    g.rect(24, 24, WIDTH - 48, HEIGHT - 48, field, 22, stroke=gold, stroke_width=5)
    g.rect(36, 36, WIDTH - 72, HEIGHT - 72, "none", 14, stroke=gold, stroke_width=2)
    d = ""
    for j in range(14):
        for i in range(9):
            x, y = 250 + (i - 4) * 48, 350 + (j - 6.5) * 46
            d += f"M{x} {y - 14}L{x + 15} {y}L{x} {y + 14}L{x - 15} {y}Z"
            if j % 2 == 0 and i < 8:
                d += f"M{x + 24} {y + 17}L{x + 30} {y + 23}L{x + 24} {y + 29}L{x + 18} {y + 23}Z"
    g.path(d, stroke="#e8c47a", stroke_width=2, opacity=0.5)
    for r, paint in ((158, BOTTLE[4]), (152, gold), (143, BOTTLE[4])):
        g.circle(250, 350, r, paint)
    g.circle(250, 350, 138, g.radial(230, 320, 160, (0, "#d5483a"), (0.5, "#a9342b"),
             (1, "#5d120f")))  # fmt: skip
    g.circle(250, 350, 128, "none", stroke=gold, stroke_width=2.5, stroke_dasharray="10 7")
    # Two hats, brim to brim: one cowboy looks the same upside down.
    for turn in (0, 180):
        g.open(f"rotate({turn} 250 350)")
        felt = g.linear(170, 250, 330, 350, (0, BRASS[0]), (0.45, BRASS[1]), (1, BRASS[2]))
        crown = "250,268 236,254 218,256 206,278 202,320* 250,330"
        inked(g, smooth(both(crown, 250)), felt, 5, ink="#380806")
        inked(g, "M204 304C226 314 274 314 296 304L298 322C274 332 226 332 202 322Z", "#7c1d18", 4,
              ink="#380806")  # fmt: skip
        brim = "250,326 208,322 164,292 174,326 206,342 250,345"
        inked(g, smooth(both(brim, 250)), felt, 5, ink="#380806")
        g.close()
    return g


def main() -> None:
    for kind in KINDS:
        save(face(kind), f"card_{kind}")
    save(back(), "card_back")


if __name__ == "__main__":
    main()
