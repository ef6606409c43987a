"""Draws the enamel pins of the eight seats, their plain shapes, and the medals of the bots.

Run from the project root: `python -m assets.art.make.badges`. It writes into assets/art/badges:
`{colour}.svg` and `shape_{shape}.svg` (120 and 100 square), `bot_{easy,middle,hard}.svg` (120
square; one, two or three stars).
"""

from __future__ import annotations

from assets.art.make.palette import BRASS, CREAM, LINE, OXBLOOD, SEAT_SHAPES, SEATS
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.stamp import SHAPES, Part, box, disc, ink, rim, stamp

METALS = {
    "easy": ("#f4c59a", "#c07a46", "#7d4523", "#43210f"),
    "middle": ("#ffffff", "#cfd3d6", "#878d94", "#464b52"),
    "hard": ("#fff3c0", "#f0c85e", "#b9822b", "#66420f"),
}


def cream(out: Drawing) -> str:
    """The cream of emblems, lit from the upper left."""
    return out.linear(20, 10, 80, 92, (0, CREAM[0]), (0.5, CREAM[1]), (1, CREAM[3]))


def brass_ring(out: Drawing, middle: float, outer: float, inner: float) -> None:
    """A turned brass rim: bright bevel outside, shaded inside."""
    a, b = middle - outer * 0.7, middle + outer * 0.7
    out.circle(middle, middle, outer, LINE)
    metal = out.linear(
        a,
        a,
        b,
        b,
        (0, BRASS[0]),
        (0.3, BRASS[1]),
        (0.55, BRASS[3]),
        (0.75, BRASS[2]),
        (1, BRASS[4]),
    )
    out.circle(middle, middle, outer - 3, metal)
    back = out.linear(a, a, b, b, (0, BRASS[4]), (0.5, BRASS[2]), (1, BRASS[0]))
    out.circle(middle, middle, inner + 2.5, back)


def pin(colour: str, light: str, middle: str, dark: str, shape: str) -> Drawing:
    """One seat's enamel pin."""
    out = Drawing(120, 120)
    brass_ring(out, 60, 58, 45)
    enamel = out.radial(48, 42, 70, (0, light), (0.45, middle), (1, dark))
    out.circle(60, 60, 45, enamel, stroke=dark, stroke_width=2)
    # Engine-turned rays under the enamel, as on watch faces.
    for i in range(12):
        tip = star(60, 60, 43, 43, 24, i * 30)
        wedge = f"M60 60L{tip[0][0]:.1f} {tip[0][1]:.1f}L{tip[1][0]:.1f} {tip[1][1]:.1f}Z"
        out.path(wedge, light, opacity=".13")
    size = 0.69
    for colours, drop in (((dark,), 2.5), ((), 0)):
        out.open(f"translate({60 - 50 * size:.1f} {60 - 50 * size + drop:.1f}) scale({size})")
        if colours:
            rim(out, SHAPES[shape], 5, colours[0])
        else:
            rim(out, SHAPES[shape], 5, dark)
            ink(out, SHAPES[shape], cream(out))
        out.close()
    gloss = out.linear(30, 20, 60, 60, (0, "#ffffff", 0.55), (1, "#ffffff", 0.04))
    out.path("M21 56C22 34 39 20 60 20C72 20 82 25 88 31C66 26 38 34 21 56Z", gloss)
    return out


def shape_only(shape: str) -> Drawing:
    out = Drawing(100, 100)
    out.open("translate(4 4) scale(.92)")
    stamp(out, SHAPES[shape], cream(out), 4.5)
    out.close()
    return out


def bot(level: str, stars: int) -> Drawing:
    """A tin man with a winding key, struck in copper, silver or gold."""
    out = Drawing(120, 120)
    shine, light, middle, dark = METALS[level]
    out.open("translate(2 2) scale(.93)")
    metal = out.linear(34, 20, 88, 92, (0, shine), (0.4, light), (0.75, middle), (1, dark))
    key = [Part(disc(107, 42, 8, 9), 6), Part(disc(107, 64, 8, 9), 6), Part("M86 53H104", 7)]
    stamp(out, key, metal, 3)
    hat = [
        Part("M38 28C37 12 43 5 51 5C55 5 57 8 60 8C63 8 65 5 69 5C77 5 83 12 82 28Z"),
        Part(
            "M14 27C26 33 42 31 60 31C78 31 94 33 106 27C101 37 90 39 80 39H40C30 39 19 37 14 27Z"
        ),
    ]
    head = [Part(box(28, 32, 64, 60, 13))]
    stamp(out, head, metal, 3.5)
    felt = out.linear(40, 5, 80, 40, (0, "#8a5f43"), (0.5, "#5c3c2a"), (1, "#331f15"))
    stamp(out, hat, felt, 3.5)
    out.path("M38.5 21C50 25 70 25 81.5 21L82 28C70 32 50 32 38 28Z", OXBLOOD[1])
    out.path("M32 48V80C32 85 36 88 40 88", stroke=shine, stroke_width=4, stroke_linecap="round",
             opacity=".7")  # fmt: skip
    for x in (45.5, 74.5):
        out.circle(x, 55, 9.5, LINE)
        out.circle(
            x, 55, 6.5, out.radial(x - 2, 53, 8, (0, "#fffbe0"), (0.5, "#ffc94e"), (1, "#c4561c"))
        )
    # The moustache is a handle of sheet metal; the mouth a grille.
    moustache = (
        "M60 68C52 62 42 64 37 73C34 78 30 77 28 74C29 85 46 87 60 75"
        "C74 87 91 85 92 74C90 77 86 78 83 73C78 64 68 62 60 68Z"
    )
    out.path(moustache, LINE, stroke=LINE, stroke_width=5, stroke_linejoin="round")
    out.path(moustache, out.linear(40, 62, 70, 86, (0, middle), (0.5, dark), (1, dark)))
    for x, y in ((36, 44), (84, 44)):
        out.circle(x, y, 2.2, dark)
    step = 27
    for i in range(stars):
        x = 60 + (i - (stars - 1) / 2) * step
        points = rounded(star(x, 102, 16, 7), 2)
        out.path(points, LINE, stroke=LINE, stroke_width=6, stroke_linejoin="round")
        out.path(points, out.linear(x - 9, 90, x + 9, 114, (0, shine), (0.5, light), (1, middle)))
    out.close()
    return out


def main() -> None:
    for (colour, light, middle, dark), shape in zip(SEATS, SEAT_SHAPES, strict=True):
        pin(colour, light, middle, dark, shape).save(f"badges/{colour}")
        shape_only(shape).save(f"badges/shape_{shape}")
    for stars, level in enumerate(METALS, start=1):
        bot(level, stars).save(f"badges/bot_{level}")


if __name__ == "__main__":
    main()
