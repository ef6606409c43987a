"""Heads of the cowboys of the cards once they have turned: two grins, a red face, a whistler.

Heads are drawn round (0, 0), the crown under the hat at y -50, the chin near y 74, and put on the
neck of a 260 by 600 figure.
"""

from __future__ import annotations

from assets.art.make.palette import CREAM, LINE, SKINS
from assets.art.make.pen import Drawing
from assets.art.make.portrait_kit import HAIR, inked, mix, shade, smooth, strands, stroke
from assets.art.make.texas_kit import both, drop

NECK = (130.0, 130.0)
INK = 5.0
EDGE = SKINS[0][3]


def grin(g: Drawing, toward_snake: bool) -> None:
    """A profile over the shoulder: big nose, a wink, every tooth showing."""
    light, middle, dark, edge = SKINS[1]
    hair = HAIR["brown"]
    g.open(f"translate({122 if toward_snake else 138} 126) scale({1 if toward_snake else -1} 1)")
    inked(g, smooth("-46,-22 -48,10 -42,36 -24,52* 8,40 10,-20*"), hair[1], INK)
    skin = g.radial(24, -20, 104, (0, mix(light, "#ffffff", 0.15)), (0.45, light), (0.8, middle),
                    (1, dark))  # fmt: skip
    inked(g, smooth("-26,-30 0,-40 28,-34 42,-18 41,-4 54,2 72,12 76,26 64,35 48,33 52,40 50,48 "
                    "55,60 44,76 22,80 -4,70 -24,46 -30,16"), skin, INK)  # fmt: skip
    shade(g, smooth("-28,18 -20,44 -2,64 22,74 42,72 24,80 -4,71 -25,46"), 0.26, "#5a1420")
    g.circle(20, 26, 18, g.radial(20, 26, 18, (0, "#e2543c", 0.55), (1, "#e2543c", 0)))
    g.circle(66, 20, 11, g.radial(66, 20, 11, (0, "#e8503c", 0.6), (1, "#e8503c", 0)))
    # the grin, from under the nose to the ear
    inked(g, smooth("50,42* 34,46 18,42 4,30* 8,50 22,64 40,64 50,56*"), "#4a0f12", 4)
    g.path(smooth("48,44* 34,48 18,45 8,36* 11,47 22,55 38,56 48,52*"), "#fffaf0")
    stroke(g, "M20 46L22 55M32 48L33 56M43 46L43 54", 2.2, "#a5834c")
    stroke(g, smooth("6,24 0,30 2,38", False), 3.4, edge)
    stroke(g, "M60 32C54 31 50 28 50 24", 3.4, mix(edge, LINE, 0.4))
    # one eye shut, its brow flung up
    stroke(g, smooth("18,0 27,-9 38,0", False), 5)
    stroke(g, "M16 3L11 6M18 -2L12 -2", 3)
    stroke(g, smooth("12,-18 26,-28 40,-22", False), 7, hair[2])
    inked(g, smooth("-20,6 -12,-4 -2,2 -2,16 -10,28 -19,22"), mix(light, middle, 0.5), 3.8)
    stroke(g, smooth("-13,6 -7,8 -10,18", False), 2.8, edge)
    inked(g, smooth("-30,-28* -8,-32 2,-20 0,-2* -8,-8 -18,-2 -20,14*"), hair[1], 3.4)
    strands(g, hair[0], 2.6, 0.6, "-38,-10 -36,14 -30,34", "-28,0 -28,20 -22,36")
    under_brim(g)
    g.close()


def under_brim(g: Drawing) -> None:
    """The shadow the hat throws on a brow."""
    d = smooth("-44,-34 0,-30 44,-34 46,-14 20,-6 -10,-2 -44,-6")
    g.path(d, g.linear(0, -30, 0, 0, (0, "#0c0603", 0.5), (0.6, "#0c0603", 0.22),
                       (1, "#0c0603", 0)))  # fmt: skip


def _face(g: Drawing, tones: tuple[str, str, str, str], puffed: float) -> None:
    """Ears, skull and side whiskers seen from the front; `puffed` widens the cheeks."""
    light, middle, dark, _edge = tones
    hair = HAIR["brown"]
    for side in (-1, 1):
        inked(g, smooth(f"{side * 42},-4 {side * 58},-10 {side * 62},6 {side * 54},24 "
                        f"{side * 42},22"), middle, 4)  # fmt: skip
    half = f"0,-46 -34,-40 -46,-14 {-47 - puffed * 0.4:.0f},14 {-45 - puffed:.0f},36 "
    half += f"{-34 - puffed * 0.6:.0f},60 0,72"
    skin = g.radial(-16, -14, 112, (0, mix(light, "#ffffff", 0.12)), (0.4, light), (0.8, middle),
                    (1, dark))  # fmt: skip
    inked(g, smooth(both(half, 0)), skin, INK)
    shade(g, smooth(f"38,-20 47,10 {44 + puffed:.0f},36 {32 + puffed * 0.6:.0f},60 4,71 22,50 "
                    f"34,24"), 0.2, "#5a1420")  # fmt: skip
    for side in (-1, 1):
        inked(g, smooth(f"{side * 46},-32* {side * 34},-30 {side * 36},-8 {side * 40},12* "
                        f"{side * 49},8 {side * 50},-14"), hair[1], 3.4)  # fmt: skip


def red_face(g: Drawing) -> None:
    """Cheeks blown up, eyes screwed shut, beads of sweat."""
    red = ("#ff9a78", "#e8583c", "#a82a1e", "#5a1210")
    g.open("translate(130 124)")
    _face(g, red, 13)
    for side in (-1, 1):
        g.circle(side * 36, 32, 22, g.radial(side * 36 - 5, 25, 24, (0, "#ffd0b4", 0.75),
                 (0.5, "#ff7a54", 0.5), (1, "#ff7a54", 0)))  # fmt: skip
        stroke(g, f"M{side * 32} -14L{side * 13} -3L{side * 32} 8", 6)
        stroke(g, f"M{side * 38} -28L{side * 8} -18", 8, HAIR["brown"][2])
        stroke(g, smooth(f"{side * 50},24 {side * 46},40 {side * 34},52", False), 3, red[3])
    inked(g, smooth("0,2 -13,10 -14,22 0,28 14,22 13,10"), g.radial(-4, 10, 24, (0, "#ffb494"),
          (0.5, "#e04a34"), (1, "#9c2018")), 3.6)  # fmt: skip
    stroke(g, smooth("-13,47 -6,41 0,45 6,41 13,47", False), 5.4)
    stroke(g, "M-8 53L8 53", 3, red[3])
    under_brim(g)
    g.close()
    for x, y, turn in ((50, 126, -34), (42, 162, -62), (210, 126, 34), (218, 162, 62)):
        drop(g, x, y, 22, turn, ("#ffffff", "#bfe6fa", "#6ab4dc", "#1c5a86"))


def whistler(g: Drawing) -> None:
    """Eyes shut, lips pursed, not a care in the world."""
    light, middle, dark, edge = SKINS[1]
    g.open("translate(130 124)")
    _face(g, (light, middle, dark, edge), 0)
    for side in (-1, 1):
        g.circle(side * 28, 30, 15, g.radial(side * 28, 30, 15, (0, "#e2543c", 0.5),
                 (1, "#e2543c", 0)))  # fmt: skip
        stroke(g, smooth(f"{side * 32},2 {side * 22},10 {side * 11},3", False), 5)
        stroke(g, f"M{side * 34} 3L{side * 39} 7M{side * 29} 8L{side * 33} 13", 2.8)
        stroke(g, smooth(f"{side * 34},-16 {side * 22},-25 {side * 10},-20", False), 6,
               HAIR["brown"][2])  # fmt: skip
    inked(g, smooth("0,0 -9,14 -11,22 0,27 11,22 9,14"), mix(light, middle, 0.4), 3.4)
    g.circle(0, 46, 11, mix("#c9564a", middle, 0.2), stroke=LINE, stroke_width=3.6)
    g.circle(0, 46, 4.6, "#3a0c0e")
    stroke(g, smooth("-18,40 -22,46 -18,54", False), 3, edge)
    stroke(g, smooth("18,40 22,46 18,54", False), 3, edge)
    under_brim(g)
    g.close()


def halo(g: Drawing, behind: bool) -> None:
    """A gilt ring round the crown of the hat, its far half drawn before the hat."""
    bulge = -15 if behind else 15
    d = f"M66 30C66 {30 + bulge} 194 {30 + bulge} 194 30"
    for width, ink in ((15, LINE), (8.5, "#f7cf5a"), (3, CREAM[0])):
        stroke(g, d, width, ink)


def notes(g: Drawing) -> None:
    """Two notes whistled past the ear."""
    for x, y, turn, pair in ((222, 100, 10, False), (30, 158, -12, True)):
        g.open(f"translate({x} {y}) rotate({turn})")
        stem = "M7 10L7 -26L24 -20L24 -12" if not pair else "M-11 10L-11 -22L17 -28L17 4"
        heads = ((0.0, 10.0),) if not pair else ((-18.0, 10.0), (10.0, 4.0))
        stroke(g, stem, 12)
        for hx, hy in heads:
            g.ellipse(hx, hy, 11.5, 9, LINE)
        stroke(g, stem, 4.6, "#a9d6f5")
        for hx, hy in heads:
            g.ellipse(hx, hy, 7.4, 5.2, "#a9d6f5")
        g.close()
