"""The four words of the washroom as small pictures: cactus, snake, gas and calm.

Each fills a 100 by 100 square and is told apart by outline alone: a tall thing with arms, a coil
with a head, a cloud, a closed eye. `draw` puts one anywhere; `main` writes assets/art/texas/
sym_{cactus,snake,gas,calm}.svg.
"""

from __future__ import annotations

from assets.art.make.effects import cloud
from assets.art.make.palette import LINE
from assets.art.make.pen import Drawing, number
from assets.art.make.portrait_kit import inked, smooth, stroke
from assets.art.make.texas_kit import save

Four = tuple[str, str, str, str]

KINDS = ("cactus", "snake", "gas", "calm")
# The colours of a kind, from lit to dark: fields of cards, kerchiefs and hat bands.
TONES: dict[str, Four] = {
    "cactus": ("#a9d878", "#52994a", "#256134", "#10391f"),
    "snake": ("#ffd88a", "#f0902e", "#b9541a", "#682609"),
    "gas": ("#d99adf", "#8d4b9e", "#562565", "#2d1039"),
    "calm": ("#a9d6f5", "#4886c6", "#22508e", "#0e2a54"),
}
FUME = ("#4b5210", "#c6cf58", "#f0f3a4")


def draw(g: Drawing, kind: str, x: float, y: float, size: float, plain: bool = False) -> None:
    """The symbol of `kind` in the square of side `size` whose middle is (x, y).

    `plain` leaves out what is lost when it is small.
    """
    part = size / 100
    g.open(f"translate({number(x - size / 2)} {number(y - size / 2)}) scale({part:.4g})")
    _cactus(g, plain) if kind == "cactus" else _DRAW[kind](g)
    g.close()


def _cactus(g: Drawing, plain: bool = False) -> None:
    light, middle, dark, deep = TONES["cactus"]
    body = g.linear(30, 8, 72, 92, (0, light), (0.4, middle), (1, dark))
    arms = ("M50 66C32 68 22 62 22 46L22 38", "M50 54C70 56 78 50 78 36L78 28")
    for d in arms:
        stroke(g, d, 23, LINE)
    inked(g, "M34 92C33 66 33 46 34 26C35 12 42 6 50 6C58 6 65 12 66 26C67 46 67 66 66 92Z",
          body, 9)  # fmt: skip
    for d in arms:
        stroke(g, d, 15, middle)
    g.path("M36 92C35 66 35 46 36 26C37 13 43 8 50 8C57 8 63 13 64 26C65 46 65 66 64 92Z", body)
    g.path("M56 9C61 12 63 18 64 26C65 46 65 66 64 92H54C58 66 59 34 56 9Z", deep, opacity=0.35)
    stroke(g, "M18 46L18 38M72 36L72 29M42 24L42 84", 3.4, light, opacity=0.9)
    stroke(g, "M52 22L52 84M26 50L26 40M82 40L82 29", 2.6, deep, opacity=0.6)
    if plain:
        stroke(g, "M34 40L26 36M66 44L74 40M34 72L27 76M66 78L73 81", 3, "#fff6d0")
        return
    spines = "M35 36L27 32M35 56L28 59M65 40L72 37M65 74L72 77M35 80L28 83M50 34L55 31M49 58L44 55"
    stroke(g, spines + "M50 76L55 73M16 36L10 33M84 28L90 26M85 42L91 44", 2.6, "#fff6d0")
    for i in range(5):
        g.open(f"rotate({i * 72 - 36} 50 10) translate(50 10)")
        inked(g, "M0 0C-6 -4 -5 -11 0 -12C5 -11 6 -4 0 0Z", "#f291ab", 2)
        g.close()
    g.circle(50, 10, 3.4, "#ffe27a", stroke=LINE, stroke_width=1.6)


def _snake(g: Drawing) -> None:
    light, middle, dark, deep = TONES["snake"]
    # A coil of three turns seen from the side, its head raised over it, looking along the row.
    turns = ((50, 82, 41, 13.5), (49, 63, 32, 12), (48, 47, 23, 10.5))
    inked(g, smooth("12,84 2,90 2,76 8,66 16,74"), dark, 4)
    for cx, cy, rx, ry in turns:
        skin = g.linear(cx - rx, cy - ry, cx + rx * 0.6, cy + ry, (0, light), (0.45, middle),
                        (1, dark))  # fmt: skip
        g.ellipse(cx, cy, rx, ry, skin, stroke=LINE, stroke_width=4.5)
        for k in (-0.55, -0.05, 0.45):
            bx = cx + k * rx
            g.path(f"M{bx:.1f} {cy - 5:.1f}L{bx + 6:.1f} {cy:.1f}L{bx:.1f} {cy + 6:.1f}"
                   f"L{bx - 6:.1f} {cy:.1f}Z", deep, opacity=0.75)  # fmt: skip
    neck = smooth("34,48 30,34 38,22 48,12 66,8 82,14 92,24 92,32 82,37 66,34 58,38 60,48 48,54")
    inked(g, neck, g.linear(34, 8, 86, 50, (0, light), (0.45, middle), (1, dark)), 4.5)
    stroke(g, "M40 46C40 38 46 32 54 30", 3, deep, opacity=0.6)
    stroke(g, "M38 34C40 26 46 18 56 15", 3, "#fff3d0", opacity=0.7)
    stroke(g, smooth("70,33 82,31 91,26", False), 2.8)
    stroke(g, "M91 31L98 36M91 31L99 31", 5)
    stroke(g, "M90 30L98 36M91 31L99 31", 2.6, "#e2483c")
    g.ellipse(70, 19, 7, 8, "#fffdf2", stroke=LINE, stroke_width=2.6)
    g.circle(72.5, 20, 3.6, LINE)
    g.circle(71.3, 18.4, 1.3, "#ffffff")


def _gas(g: Drawing) -> None:
    balls = [(28.0, 58.0, 20.0), (50.0, 42.0, 24.0), (73.0, 56.0, 19.0), (46.0, 68.0, 18.0),
             (66.0, 70.0, 15.0), (33.0, 40.0, 14.0)]  # fmt: skip
    g.add(f'<g fill="{LINE}">')
    for x, y, r in balls:
        g.circle(x, y, r + 4.5, LINE)
    g.close()
    cloud(g, balls, (FUME[1], FUME[1], FUME[2]))
    swirl = "M34 58C30 50 40 44 45 51C48 57 42 61 39 58M56 66C51 59 60 51 67 57C71 62 66 68 62 65"
    stroke(g, swirl, 4, FUME[0])
    stroke(g, "M56 34C62 34 67 38 68 44", 4, FUME[0])
    for d in ("M12 92C6 87 16 83 10 78", "M50 96C44 91 54 87 48 84", "M86 94C80 89 90 85 84 80"):
        stroke(g, d, 8)
        stroke(g, d, 3.6, FUME[1])
    stroke(g, "M40 27C44 23 50 21 56 22M16 50C17 45 20 41 24 39", 3, "#ffffff", opacity=0.7)


def _calm(g: Drawing) -> None:
    light, middle, dark, deep = TONES["calm"]
    lashes = "M14 62L7 72M31 73L27 85M50 77L50 90M69 73L73 85M86 62L93 72"
    lid = "M8 50C22 78 78 78 92 50"
    stroke(g, lashes + lid, 17)
    cover = "M8 50C20 30 80 30 92 50C78 78 22 78 8 50Z"
    inked(g, cover, LINE, 8)
    g.path(cover, g.linear(20, 36, 70, 76, (0, light), (0.5, middle), (1, dark)))
    g.path("M12 54C30 74 70 74 88 54C78 78 22 78 12 54Z", deep, opacity=0.4)
    stroke(g, "M22 46C34 37 58 36 72 42", 3.4, "#ffffff", opacity=0.65)
    stroke(g, lashes + lid, 8, "#f4fbff")
    for x, y, s in ((58, 22, 1.0), (78, 7, 0.66)):
        d = (f"M{x} {y}L{x + 13 * s:.1f} {y}L{x} {y + 14 * s:.1f}L{x + 14 * s:.1f} "
             f"{y + 14 * s:.1f}")  # fmt: skip
        stroke(g, d, 11 if s == 1 else 9)
        stroke(g, d, 5 if s == 1 else 4, "#f4fbff")


_DRAW = {"cactus": _cactus, "snake": _snake, "gas": _gas, "calm": _calm}


def patch(g: Drawing, kind: str, x: float, y: float, r: float) -> None:
    """A round cloth patch sewn on with cream thread; kind "" carries a question mark."""
    tones = TONES.get(kind, ("#efe0bd", "#cdb283", "#94754a", "#4d3a20"))
    g.circle(x, y, r + 3.5, LINE)
    base = g.radial(x - r * 0.3, y - r * 0.4, r * 1.7, (0, tones[0]), (0.5, tones[1]),
                    (1, tones[2]))  # fmt: skip
    g.circle(x, y, r, base)
    g.circle(x, y, r - 4, "none", stroke="#fff6dc", stroke_width=2.4, stroke_dasharray="6 5",
             opacity=0.9)  # fmt: skip
    if kind:
        draw(g, kind, x, y, r * 1.36, plain=True)
        return
    k = r / 40
    d = (f"M{number(x - 12 * k)} {number(y - 10 * k)}C{number(x - 12 * k)} {number(y - 28 * k)} "
         f"{number(x + 14 * k)} {number(y - 28 * k)} {number(x + 14 * k)} {number(y - 10 * k)}"
         f"C{number(x + 14 * k)} {number(y)} {number(x)} {number(y)} {number(x)} "
         f"{number(y + 9 * k)}")  # fmt: skip
    stroke(g, d, 9 * k, tones[3])
    g.circle(x, y + 21 * k, 5.4 * k, tones[3])


def main() -> None:
    for kind in KINDS:
        g = Drawing(100, 100)
        g.open("translate(4 4) scale(.92)")
        _DRAW[kind](g)
        g.close()
        save(g, f"sym_{kind}")


if __name__ == "__main__":
    main()
