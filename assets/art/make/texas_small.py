"""Draws the small things of the washroom: `python -m assets.art.make.texas_small`.

It writes into assets/art/texas:

- `umbrella.svg`, `umbrella_empty.svg` (a dry point), `puddle.svg`, `puddle_empty.svg` (a wet
  point), `out.svg` (knocked out), 100 square
- `tag_{colour}.svg` (120 by 140): a claim; the symbol goes in the square of 80 about (60, 88)
- `question.svg` (80 square) and `swap.svg` (200 by 110)
- `icon.svg` (256 square): the game on the title page
"""

from __future__ import annotations

from assets.art.make.badges import brass_ring
from assets.art.make.palette import (
    BRASS,
    CREAM,
    LEATHER,
    LINE,
    OXBLOOD,
    SEAT_SHAPES,
    SEATS,
    WOOD,
)
from assets.art.make.pen import Drawing, rounded
from assets.art.make.portrait_kit import inked, mix, smooth, stroke
from assets.art.make.stamp import SHAPES, ink, rim
from assets.art.make.texas_hats import cowboy_hat
from assets.art.make.texas_kit import LEMON, both, drop, save

CANOPY = (
    "M8 54C10 26 28 12 50 12C72 12 90 26 92 54C84 46 76 46 71 54"
    "C65 46 57 46 50 54C43 46 35 46 29 54C24 46 16 46 8 54Z"
)
POOL = "9,78 16,68 30,66 38,60 58,62 68,66 82,66 91,76 86,86 70,88 58,93 40,89 24,91 14,87"
EMPTY, GHOST = "#2a1b10", "#aa8c64"


def umbrella(empty: bool) -> Drawing:
    g = Drawing(100, 100)
    pole = "M50 8L50 78C50 92 70 92 70 78"
    if empty:
        for width, ink in ((12, LINE), (5, GHOST)):
            stroke(g, "M50 54L50 78C50 92 70 92 70 78", width, ink)
            g.path(CANOPY, EMPTY, stroke=ink, stroke_width=width, stroke_linejoin="round")
        return g
    stroke(g, pole, 13)
    stroke(g, pole, 6, BRASS[2])
    stroke(g, "M49 8L49 78", 2, BRASS[0])
    inked(g, CANOPY, g.linear(14, 14, 86, 56, (0, OXBLOOD[0]), (0.5, OXBLOOD[1]), (1, OXBLOOD[2])),
          7)  # fmt: skip
    cream = g.linear(30, 14, 72, 56, (0, CREAM[0]), (0.6, CREAM[1]), (1, CREAM[3]))
    inked(g, "M50 12C34 22 30 36 29 54C35 46 43 46 50 54C57 46 65 46 71 54C70 36 66 22 50 12Z",
          cream, 3)  # fmt: skip
    stroke(g, "M50 14L50 52", 2.6, CREAM[4])
    stroke(g, "M17 42C20 31 26 24 34 20", 4, "#ffb0a0", opacity=0.8)
    return g


def puddle(empty: bool) -> Drawing:
    g = Drawing(100, 100)
    pool = smooth(POOL)
    bead = "M50 9C58 21 65 28 65 37C65 46 59 52 50 52C41 52 35 46 35 37C35 28 42 21 50 9Z"
    if empty:
        for d in (pool, bead):
            for width, ink in ((12, LINE), (5, GHOST)):
                g.path(d, EMPTY, stroke=ink, stroke_width=width, stroke_linejoin="round")
        return g
    for d in (pool, bead):
        g.path(d, LINE, stroke=LINE, stroke_width=8, stroke_linejoin="round")
    g.path(pool, g.linear(10, 60, 90, 96, (0, LEMON[0]), (0.3, LEMON[1]), (1, LEMON[2])))
    stroke(g, smooth("16,76 30,72 44,68", False), 4, "#ffffff", opacity=0.9)
    g.path(bead, g.linear(36, 8, 64, 52, (0, LEMON[0]), (0.4, LEMON[1]), (1, LEMON[2])))
    stroke(g, smooth("42,30 40,38 44,44", False), 4.4, "#ffffff")
    return g


def out() -> Drawing:
    """A hat that has seen better days, dripping over a puddle."""
    g = Drawing(100, 100)
    g.open("translate(5 3) scale(.9)")
    inked(g, smooth("10,88 26,80 50,82 76,79 92,87 80,95 50,97 22,95"), LEMON[1], 5)
    felt = g.linear(20, 14, 84, 62, (0, LEATHER[0]), (0.5, LEATHER[1]), (1, LEATHER[3]))
    g.open("rotate(-7 50 40)")
    inked(g, smooth("28,46* 26,22 36,10 50,17 62,9 74,20 72,46*"), felt, 6)
    inked(g, smooth("27,34* 50,41 73,34* 73,46* 50,52 27,46*"), OXBLOOD[1], 4)
    inked(g, smooth("4,60 8,44* 28,46 50,51 72,46 92,42* 97,62 88,72 80,58 50,62 22,59 12,72"),
          felt, 6)  # fmt: skip
    stroke(g, smooth("14,54 30,55 50,57", False), 3, "#ffe3b8", opacity=0.6)
    g.close()
    for x, y, size in ((22, 78, 16), (50, 76, 17), (80, 74, 16)):
        drop(g, x, y, size)
    g.close()
    return g


def tag(colour: str) -> Drawing:
    """A paper tag under a pin in the seat's colour with the seat's shape."""
    g = Drawing(120, 140)
    at = [seat[0] for seat in SEATS].index(colour)
    light, middle, dark = SEATS[at][1:]
    sheet = "M10 34L108 30L111 130L92 127L60 132L30 128L8 133Z"
    g.path(sheet, "#0c0603", opacity=0.4, transform="translate(3 5)")
    paper = g.linear(10, 30, 110, 132, (0, CREAM[0]), (0.6, CREAM[1]), (1, CREAM[2]))
    g.path(sheet, paper, stroke=LINE, stroke_width=4, stroke_linejoin="round")
    g.path("M15 40L103 36L105 122L92 120L60 125L30 121L14 125Z", stroke=middle, stroke_width=4)
    g.path("M92 127L111 130L110 112Z", CREAM[3], stroke=LINE, stroke_width=2.6,
           stroke_linejoin="round")  # fmt: skip
    g.circle(62, 29, 27, "#0c0603", opacity=0.35)
    g.circle(60, 26, 25, LINE)
    g.circle(60, 26, 21.5, g.radial(52, 18, 34, (0, light), (0.5, middle), (1, dark)))
    g.open("translate(43 9) scale(.34)")
    rim(g, SHAPES[SEAT_SHAPES[at]], 8, dark)
    ink(g, SHAPES[SEAT_SHAPES[at]], CREAM[0])
    g.close()
    return g


def question() -> Drawing:
    """A brass pin with a question mark."""
    g = Drawing(80, 80)
    g.open("scale(.6667)")
    brass_ring(g, 60, 58, 45)
    g.circle(60, 60, 45, g.radial(48, 42, 70, (0, "#4d6285"), (0.5, "#33476b"), (1, "#141d33")))
    d = "M42 48C42 24 80 24 80 47C80 62 60 60 60 74"
    for width, paint in ((19, "#0a0f1d"), (11, CREAM[0])):
        stroke(g, d, width, paint)
        g.circle(60, 91, width * 0.6, paint)
    g.close()
    return g


def swap() -> Drawing:
    """Two arrows that change places."""
    g = Drawing(200, 110)
    arc, head = "M16 44C48 14 106 6 146 26", [(190, 58), (130, 53), (162, 4)]
    for width in (25, 14):
        for turn, hue in ((0, CREAM), (180, BRASS)):
            fill = g.linear(20, 10, 180, 100, (0, hue[0]), (0.5, hue[1]), (1, hue[2]))
            paint = LINE if width == 25 else fill
            g.open(f"rotate({turn} 100 55)")
            stroke(g, arc, width, paint)
            g.path(rounded(head, 4), paint, stroke=paint, stroke_width=width - 14,
                   stroke_linejoin="round")  # fmt: skip
            g.close()
    return g


def icon() -> Drawing:
    """Swing doors: a hat over them, two boots under them, and a puddle."""
    g = Drawing(256, 256)
    g.rect(8, 8, 240, 240, LINE, 44)
    tile = g.radial(110, 90, 200, (0, "#5fa39a"), (0.55, "#2b6b64"), (1, "#123b38"))
    g.rect(14, 14, 228, 228, tile, 38)
    for y in (50, 86, 122, 158):
        d = f"M16 {y}L240 {y}"
        for x in range(40 if y % 72 == 50 else 66, 240, 52):
            d += f"M{x} {y - 36}L{x} {y}"
        stroke(g, d, 2.4, "#0c2c2a", opacity=0.55)
    floor = g.linear(0, 196, 0, 242, (0, "#8a5a3a"), (1, "#3c2113"))
    g.path("M14 196L242 196L242 206C242 228 226 242 204 242L52 242C30 242 14 228 14 206Z", floor)
    stroke(g, "M14 196L242 196", 5)
    # legs and boots
    for side in (-1, 1):
        x = 128 + side * 22
        inked(g, f"M{x - 13} 168L{x + 13} 168L{x + 13} 224L{x - 13} 224Z",
              g.linear(x - 13, 0, x + 13, 0, (0, LEATHER[0]), (1, LEATHER[3])), 5)  # fmt: skip
        inked(
            g,
            smooth(
                f"{x - 15},214* {x + 14},214* {x + 15 + side * 8},228 {x + 15 + side * 6},"
                f"234* {x - 15 + side * 6},234* {x - 16 + side * 6},226"
            ),
            LEATHER[1],
            5,
        )
        stroke(g, f"M{x - 12} 213L{x + 12} 213", 4, BRASS[2])
    inked(g, smooth("58,234 76,226 104,232 128,227 158,231 188,226 204,233 184,242 128,244 74,242"),
          LEMON[1], 4.4)  # fmt: skip
    stroke(g, smooth("78,233 96,236 112,235", False), 3.4, "#ffffff")
    # shoulders and hat over the doors
    inked(
        g,
        smooth(both("128,92 98,96 72,112 62,150* 128,160", 128)),
        g.linear(64, 92, 190, 160, (0, "#d8bd8c"), (0.5, "#a98756"), (1, "#64492a")),
        5,
    )
    inked(g, smooth(both("128,84 108,86 100,98 106,110 128,114", 128)), OXBLOOD[1], 5)
    g.open("translate(26 -6) scale(.785)")
    cowboy_hat(g, (OXBLOOD[0], OXBLOOD[1], OXBLOOD[3]))
    g.close()
    for flip in (1, -1):
        _door(g, flip)
    for x in (26, 218):
        g.rect(x - 12, 74, 24, 130, g.linear(x - 12, 0, x + 12, 0, (0, WOOD[1]), (1, WOOD[4])), 3,
               stroke=LINE, stroke_width=5)  # fmt: skip
    return g


def _door(g: Drawing, flip: int) -> None:
    """One leaf with slats, its upper edge swung like a saddle."""
    g.open("" if flip == 1 else "translate(256 0) scale(-1 1)")
    lit = (WOOD[0], WOOD[1], WOOD[2]) if flip == 1 else (WOOD[1], WOOD[2], WOOD[3])
    wood = g.linear(38, 110, 126, 196, (0, mix(lit[0], "#e0a060", 0.4)), (0.5, lit[1]), (1, lit[2]))
    inked(g, "M40 128C64 104 96 110 125 134L125 194L40 194Z", wood, 6)
    g.path("M52 134C70 122 94 124 113 140L113 182L52 182Z", lit[2], stroke=LINE, stroke_width=4,
           stroke_linejoin="round")  # fmt: skip
    for y in (146, 156, 166, 176):
        stroke(g, f"M56 {y}L109 {y}", 6, lit[0])
        stroke(g, f"M56 {y + 3.5}L109 {y + 3.5}", 2)
    for y in (144, 178):
        g.circle(44, y, 4, BRASS[1], stroke=LINE, stroke_width=2.4)
    g.close()


def main() -> None:
    for empty in (False, True):
        tail = "_empty" if empty else ""
        save(umbrella(empty), f"umbrella{tail}")
        save(puddle(empty), f"puddle{tail}")
    save(out(), "out")
    for seat in SEATS:
        save(tag(seat[0]), f"tag_{seat[0]}")
    save(question(), "question")
    save(swap(), "swap")
    save(icon(), "icon")


if __name__ == "__main__":
    main()
