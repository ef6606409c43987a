"""Draws what hangs and flutters: ribbons, stars, the crown, the poster, the lamp, the revolver.

Run from the project root: `python -m assets.art.make.decor`. It writes into assets/art/props:

- `banner.svg`, `banner_cream.svg` (800 by 160): blank from x = 130 to 670, y = 40 to 90
- `sheriff_star.svg`, `crown.svg` (160 square)
- `revolver.svg` (320 by 170): the muzzle is at (14, 50) and points left
- `poster.svg` (400 by 520): room for a head line at y = 44 to 108, for a picture from (79, 139)
  to (321, 359) and for a price at y = 396 to 474
- `lamp.svg` (240 by 300): hangs from (120, 0), its flame at (120, 192); `lamp_glow.svg` (400)
"""

from __future__ import annotations

import random

from assets.art.make.guns import revolver, sheriff_star
from assets.art.make.palette import BOTTLE, BRASS, CREAM, LINE, OXBLOOD, SHADOW
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.props import ROUND, brass
from assets.art.make.stamp import Part, box, disc, ink, rim


def banner(tones: tuple[str, str, str, str], trim: str) -> Drawing:
    """A wide ribbon with folded, swallow-tailed ends."""
    out = Drawing(800, 160)
    light, middle, dark, fold = tones
    for flip in (1, -1):
        out.open(f"translate({0 if flip == 1 else 800} 0) scale({flip} 1)")
        tail = "M8 50L150 50V142L8 142L40 96Z"
        out.path(tail, LINE, stroke=LINE, stroke_width=8, stroke_linejoin="round")
        out.path(tail, out.linear(8, 0, 150, 0, (0, middle), (0.6, dark), (1, fold)))
        out.path("M22 60H140M22 132H140", stroke=trim, stroke_width=3, opacity=".8")
        back = "M90 116L150 142V110Z"
        out.path(back, fold, stroke=LINE, stroke_width=6, stroke_linejoin="round")
        out.close()
    strip = "M88 26Q400 4 712 26V118Q400 96 88 118Z"
    out.path(strip, LINE, stroke=LINE, stroke_width=8, stroke_linejoin="round")
    out.path(strip, out.linear(0, 8, 0, 118, (0, light), (0.35, middle), (1, dark)))
    gold = out.linear(88, 0, 712, 0, (0, trim), (0.3, BRASS[0]), (0.6, trim), (1, BRASS[2]))
    for d in ("M90 37Q400 15 710 37", "M90 107Q400 85 710 107"):
        out.path(d, stroke=fold, stroke_width=6.5, opacity=".55")
        out.path(d, stroke=gold, stroke_width=3.5)
    for x in (112, 688):
        out.path(rounded(star(x, 71, 15, 6.5), 1), gold, stroke=fold, stroke_width=2)
    out.path("M96 31Q400 9 704 31", stroke="#ffffff", stroke_width=2, opacity=".35")
    return out


def crown() -> Drawing:
    out = Drawing(160, 160)
    body = Part(
        rounded([(28, 118), (10, 44), (49, 74), (80, 20), (111, 74), (150, 44), (132, 118)], 4)
    )
    band = Part(box(24, 114, 112, 28, 8))
    balls = [Part(disc(x, y, 8)) for x, y in ((12, 41), (80, 17), (148, 41))]
    cap = Part("M26 110Q28 52 80 52Q132 52 134 110Z")
    rim(out, [cap, body, band, *balls], 4)
    velvet = out.linear(44, 50, 116, 110, (0, OXBLOOD[0]), (0.5, OXBLOOD[1]), (1, OXBLOOD[3]))
    ink(out, [cap], velvet)
    rim(out, [body, *balls], 2.5)
    metal = out.linear(
        16, 20, 140, 140, (0, BRASS[0]), (0.35, BRASS[1]), (0.7, BRASS[2]), (1, BRASS[3])
    )
    ink(out, [body, *balls], metal)
    for x in (46, 80, 114):
        out.path(rounded([(x, 88), (x + 7, 99), (x, 110), (x - 7, 99)], 1), BRASS[3])
    ink(out, [band], brass(out, 24, 0, 136, 0))
    out.path("M26 114H134", stroke=BRASS[4], stroke_width=3)
    for x, tone in ((48, BOTTLE), (80, OXBLOOD), (112, BOTTLE)):
        out.circle(x, 128, 8.5, BRASS[4])
        out.circle(
            x, 128, 6.5, out.radial(x - 2, 126, 8, (0, "#ffffff"), (0.3, tone[0]), (1, tone[2]))
        )
    for x, y in ((12, 41), (80, 17), (148, 41)):
        out.circle(x - 2, y - 2, 3, "#ffffff", opacity=".85")
    return out


def poster() -> Drawing:
    """A blank wanted poster: torn paper, a ruled frame and a window for the picture."""
    out = Drawing(400, 520)
    rng = random.Random(77)
    edge: list[tuple[float, float]] = []
    for x in range(14, 386, 13):
        edge.append((x, 12 + rng.uniform(-4, 4)))
    for y in range(14, 506, 13):
        edge.append((387 + rng.uniform(-4, 4), y))
    for x in range(386, 14, -13):
        edge.append((x, 507 + rng.uniform(-4, 4)))
    for y in range(506, 14, -13):
        edge.append((13 + rng.uniform(-4, 4), y))
    sheet = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in edge) + "Z"
    out.path(sheet, SHADOW, opacity=".4", transform="translate(5 7)")
    paper = out.linear(20, 10, 380, 510, (0, "#f7e8c4"), (0.5, "#ecd6a4"), (1, "#cfae70"))
    out.path(sheet, paper, stroke="#5d3d1c", stroke_width=3, stroke_linejoin="round")
    burn = out.radial(
        200, 260, 1, (0, "#8a5a22", 0), (0.68, "#8a5a22", 0.06), (1, "#5d3510", 0.5), sx=245, sy=310
    )
    out.path(sheet, burn)
    for _ in range(46):
        x, y = rng.uniform(26, 374), rng.uniform(26, 494)
        out.ellipse(
            x,
            y,
            rng.uniform(0.8, 2.6),
            rng.uniform(0.6, 1.8),
            "#7a4f22",
            opacity=f"{rng.uniform(0.1, 0.35):.2f}",
        )  # noqa: E501
    out.path(disc(308, 446, 30, 28), stroke="#7a4318", stroke_width=5, opacity=".16")
    dark = "#4a2a14"
    out.rect(30, 30, 340, 460, "none", 3, stroke=dark, stroke_width=5)
    out.rect(38, 38, 324, 444, "none", 2, stroke=dark, stroke_width=1.8)
    for x in (34, 366):
        for y in (34, 486):
            out.circle(x, y, 8, dark)
            out.path(rounded(star(x, y + 0.5, 6, 2.6), 0.3), "#ecd6a4")
    for y in (118, 380):
        out.path(f"M60 {y}H180M220 {y}H340", stroke=dark, stroke_width=3)
        out.path(rounded(star(200, y, 10, 4.4), 0.5), dark)
        for x in (188, 212):
            out.circle(x, y, 2.2, dark)
    window = out.linear(70, 128, 330, 368, (0, "#dcbf86"), (1, "#b08a4c"))
    out.rect(70, 130, 260, 238, window, 4, stroke=dark, stroke_width=4)
    out.rect(77, 137, 246, 224, "none", 2, stroke=dark, stroke_width=1.5, opacity=".7")
    for x, y in ((24, 24), (376, 24)):
        out.circle(x + 2, y + 3, 7, SHADOW, opacity=".4")
        out.circle(x, y, 6.5, LINE)
        out.circle(
            x, y, 5, out.radial(x - 2, y - 2, 7, (0, "#e6e7ea"), (0.6, "#7d7f86"), (1, "#3c3e44"))
        )
    return out


def lamp() -> Drawing:
    """A hanging oil lamp with a green glass shade."""
    out = Drawing(240, 300)
    out.path("M120 0V66", stroke=LINE, stroke_width=9)
    out.path("M120 0V66", stroke=BRASS[2], stroke_width=4, stroke_dasharray="9 4")
    chimney = Part("M100 150C96 172 92 186 92 200C92 226 148 226 148 200C148 186 144 172 140 150Z")
    rim(out, [chimney], 3.5)
    ink(
        out,
        [chimney],
        out.radial(
            120, 196, 40, (0, "#fffbe0"), (0.35, "#ffe08a"), (0.75, "#f0a23c"), (1, "#a9641a")
        ),
    )
    out.path("M120 168C108 186 106 200 112 208Q120 214 128 208C134 200 132 186 120 168Z", "#fffdf0")
    out.path("M120 184C114 194 114 202 117 206Q120 208 123 206C126 202 126 194 120 184Z", "#ffd25e")
    font = Part(
        "M86 222Q86 216 94 216H146Q154 216 154 222L150 236"
        "C160 244 160 258 148 264H92C80 258 80 244 90 236Z"
    )
    knob = Part(disc(120, 272, 9))
    rim(out, [font, knob], 3.5)
    ink(out, [font, knob], brass(out, 80, 0, 160, 0))
    out.path("M88 236H152", stroke=BRASS[4], stroke_width=3)
    out.path("M70 142L92 226M170 142L148 226", stroke=LINE, stroke_width=8, **ROUND)
    out.path("M70 142L92 226M170 142L148 226", stroke=BRASS[2], stroke_width=3.5, **ROUND)
    shade = Part("M14 150C28 98 70 74 96 72H144C170 74 212 98 226 150A106 20 0 0 1 14 150Z")
    cap = Part(box(94, 56, 52, 20, 8))
    rim(out, [shade, cap], 4)
    green = out.linear(
        14, 70, 226, 160, (0, BOTTLE[0]), (0.3, BOTTLE[1]), (0.6, BOTTLE[2]), (1, BOTTLE[3])
    )
    ink(out, [shade], green)
    warm = out.radial(
        120, 168, 1, (0, "#fff2b8", 0.85), (0.5, "#f7c75a", 0.35), (1, "#f7c75a", 0), sx=100, sy=56
    )
    ink(out, [shade], warm)
    out.path("M15 150A106 20 0 0 0 225 150", stroke=BRASS[1], stroke_width=5)
    for x in (62, 100, 140, 178):
        high, low = 120 + (x - 120) * 0.42, 120 + (x - 120) * 1.32
        rib = f"M{high:.0f} 74Q{x} 100 {low:.0f} 166"
        out.path(rib, stroke=BOTTLE[4], stroke_width=2.5, opacity=".55")
    out.path("M36 132C48 104 72 90 92 86", stroke="#eaffea", stroke_width=6, opacity=".55", **ROUND)
    ink(out, [cap], brass(out, 94, 0, 146, 0))
    return out


def lamp_glow() -> Drawing:
    """The lamp's halo, to be added to what is below."""
    out = Drawing(400, 400)
    halo = out.radial(
        200, 200, 200,
        (0, "#ffe3a0", 0.8), (0.2, "#ffbf5c", 0.42), (0.55, "#e08a2e", 0.14), (1, "#a9541a", 0),
    )  # fmt: skip
    out.circle(200, 200, 200, halo)
    return out


def big_star() -> Drawing:
    out = Drawing(160, 160)
    sheriff_star(out, 80, 84, 68, 4)
    return out


def gun() -> Drawing:
    out = Drawing(320, 170)
    out.open("translate(10 10)")
    revolver(out, 4)
    out.close()
    return out


def main() -> None:
    pictures = {
        "banner": banner((OXBLOOD[0], OXBLOOD[1], OXBLOOD[2], OXBLOOD[4]), BRASS[1]),
        "banner_cream": banner((CREAM[0], CREAM[1], CREAM[3], "#8a6432"), BRASS[2]),
        "crown": crown(),
        "poster": poster(),
        "lamp": lamp(),
        "lamp_glow": lamp_glow(),
        "sheriff_star": big_star(),
        "revolver": gun(),
    }
    for name, picture in pictures.items():
        picture.save(f"props/{name}")


if __name__ == "__main__":
    main()
