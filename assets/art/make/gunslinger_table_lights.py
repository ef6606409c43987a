"""Draws light, dust, fog, fire and holes for the Monster Gunslingers' table.

Run from the project root: `python -m assets.art.make.gunslinger_table_lights`. It writes into
assets/art/gunslingers:

- `inside.svg` (150 by 210): a lamp-lit room, to fill a doorway whose doors are open
- `spill.svg` (270 by 300): its light on wall and walk; the doorway is at (60, 45)
- `target.svg` (210 by 270): a moon-green halo round a doorway, which is at (30, 30)
- `target_card.svg` (210 by 278): the same round a card of 170 by 238 at (20, 20)
- `focus.svg`, `focus_card.svg`: the same in gold, for the target that is pointed at
- `dust_1.svg` to `dust_3.svg` (220 by 140): dust in moonlight, feet at y = 130
- `fx_fog_1.svg` to `fx_fog_3.svg` (340 by 190): pieces of a creeping fog
- `fx_beam.svg` (420 by 420): lantern light that falls down from (210, 30)
- `fx_blast_1.svg` to `fx_blast_3.svg` (420 square): flash, fire ball, smoke
- `fx_flash.svg` (260 by 200): muzzle at (20, 100), the shot goes right
- `fx_hole.svg` (100 square): a bullet hole in a card
"""

from __future__ import annotations

import math
import random

from assets.art.make.effects import DUSTS, Tones, billow
from assets.art.make.palette import CREAM, LINE
from assets.art.make.pen import Drawing, rounded, star
from assets.art.make.slap_effects import embers, tongue

MOONLIT_DUST: tuple[Tones, ...] = (
    ("#1d3a30", "#4f8a68", "#7cb98e"),
    ("#20403a", "#6aa27e", "#9fd6a8"),
    ("#244840", "#8cc49a", "#cdf5c8"),
)
FOG: tuple[Tones, ...] = (
    ("#2c6a56", "#5aa888", "#86cfa6"),
    ("#327460", "#78c49e", "#aee8c0"),
    ("#3a806a", "#9adcb4", "#dcffe0"),
)
SOOT: tuple[Tones, ...] = (
    ("#16110f", "#3a322e", "#5a4f48"),
    ("#1d1613", "#5b5049", "#7d7066"),
    ("#241b16", "#80736a", "#a89a8c"),
)
BURN: tuple[Tones, ...] = (
    ("#5d120f", "#c4481c", "#e8862a"),
    ("#7c1d18", "#e8862a", "#ffbe4a"),
    ("#a9342b", "#ffbe4a", "#fff0a8"),
)


def inside() -> Drawing:
    """Boards, a floor and a hanging lamp, all in its light."""
    out = Drawing(150, 210)
    wall = out.radial(75, 62, 150, (0, "#ffe2a0"), (0.3, "#f0a84c"), (0.66, "#a5561f"),
                      (1, "#4a2110"))  # fmt: skip
    out.rect(0, 0, 150, 210, wall)
    for k in range(1, 8):
        out.path(f"M{k * 19} 20V168", stroke="#6a3012", stroke_width=1.6, opacity=0.5)
    out.path("M0 210L22 168H128L150 210Z", out.linear(0, 168, 0, 210, (0, "#b8692a"),
             (1, "#6a3616")))  # fmt: skip
    for k in range(8):
        out.path(f"M{22 + k * 15.1:.1f} 168L{k * 21.4:.1f} 210", stroke="#4a2110", stroke_width=1.6,
                 opacity=0.7)  # fmt: skip
    out.path("M0 0L22 18V168L0 210Z", "#3d1a0c", opacity=0.5)
    out.path("M150 0L128 18V168L150 210Z", "#3d1a0c", opacity=0.62)
    out.path("M0 0H150L128 18H22Z", "#2c1208", opacity=0.8)
    out.path("M22 18H128V168H22Z", "none", stroke="#4a2110", stroke_width=1.8, opacity=0.7)
    glow = out.radial(75, 44, 62, (0, "#fff8d8", 0.95), (0.4, "#ffd98a", 0.5), (1, "#ffb04a", 0))
    out.circle(75, 44, 62, glow)
    out.path("M75 0V28", stroke=LINE, stroke_width=3)
    out.path("M58 44Q75 16 92 44Z", "#7c1d18", stroke=LINE, stroke_width=2.4)
    out.circle(75, 45, 7, "#fffbe6", stroke="#e8862a", stroke_width=1.6)
    out.rect(0, 0, 150, 210, out.linear(0, 150, 0, 210, (0, "#1d0c06", 0), (1, "#1d0c06", 0.4)))
    return out


def spill() -> Drawing:
    """A warm halo with a tongue of light on the walk below."""
    out = Drawing(270, 300)
    halo = out.radial(135, 150, 100, (0, "#ffb04a", 0.62), (0.45, "#ffa23a", 0.42),
                      (0.75, "#ff8a2a", 0.14), (1, "#ff8a2a", 0), sx=1.35, sy=1.48)  # fmt: skip
    out.rect(0, 0, 270, 300, halo)
    floor = out.linear(0, 252, 0, 298, (0, "#ffd07a", 0.75), (1, "#ffa23a", 0))
    out.path("M60 254H210L246 298H24Z", floor)
    return out


# Halos: glow, dark edge, line, core of the line.
MOON_GREEN = ("#b4ff5c", "#0c3018", "#b8ff6a", "#f8ffdc")
LAMP_GOLD = ("#ffc04a", "#3a1c06", "#ffc95a", "#fffbe6")


def halo(w: float, h: float, margin: float, corner: float, hues: tuple[str, ...]) -> Drawing:
    """A glow round a hole of w by h: bright at its rim, gone `margin` further out."""
    out = Drawing(w + 2 * margin, h + 2 * margin)
    glow, edge, line, core = hues
    steps = 11
    for k in range(steps):
        grow = margin * (1 - k / steps) * 0.92
        out.rect(margin - grow / 2, margin - grow / 2, w + grow, h + grow, "none",
                 corner + grow / 2, stroke=glow, stroke_width=grow,
                 opacity=round(0.06 + 0.014 * k, 3))  # fmt: skip
    for wide, hue in ((12.0, edge), (7.0, line), (3.0, core)):
        out.rect(margin - 4, margin - 4, w + 8, h + 8, "none", corner + 4, stroke=hue,
                 stroke_width=wide)  # fmt: skip
    for x in (margin - 4, margin + w + 4):
        for y in (margin - 4, margin + h + 4):
            points = rounded(star(x, y, 14, 5, 4), 0.6)
            out.path(points, core, stroke=edge, stroke_width=2.8)
    return out


def dust(stage: int) -> Drawing:
    """Dust kicked up from the street, pale green in the moon."""
    out = Drawing(220, 140)
    rng = random.Random(170 + stage)
    for _ in range(6 * stage):
        across = rng.uniform(-1, 1)
        x, y = 110 + across * 98, 120 - rng.uniform(10, 98) * (1.1 - abs(across))
        out.circle(x, y, rng.uniform(1.4, 3), "#cdf5c8", stroke="#20403a", stroke_width=1.2)
    for x, y, r, tone in DUSTS[stage - 1]:
        billow(out, rng, (x, y, r), MOONLIT_DUST[tone], flat=True)
    return out


FOGS = (
    ((70, 116, 34, 0), (150, 78, 46, 0), (238, 90, 42, 0), (290, 128, 28, 1), (110, 128, 40, 1),
     (200, 132, 44, 2), (48, 146, 22, 2)),
    ((92, 80, 38, 0), (176, 66, 36, 0), (262, 104, 38, 0), (56, 128, 30, 1), (150, 122, 46, 1),
     (236, 142, 34, 2), (104, 146, 28, 2)),
    ((60, 104, 30, 0), (130, 96, 40, 0), (216, 68, 40, 0), (280, 116, 36, 1), (176, 132, 42, 1),
     (96, 142, 32, 2), (250, 148, 26, 2)),
)  # fmt: skip


def fog(piece: int) -> Drawing:
    out = Drawing(340, 190)
    rng = random.Random(310 + piece)
    for k in range(3):
        y = 150 + k * 11
        out.path(f"M{14 + k * 22} {y}q60 -12 120 0t{140 - k * 12} 0", stroke=FOG[k][1],
                 stroke_width=7, stroke_linecap="round", opacity=0.7)  # fmt: skip
    for x, y, r, tone in FOGS[piece - 1]:
        billow(out, rng, (x, y, r), FOG[tone], flat=True)
    return out


def beam() -> Drawing:
    """A cone of lantern light, with a pool where it lands."""
    out = Drawing(420, 420)
    for wide, hue, strong in (
        (1.0, "#ffb04a", 0.3),
        (0.74, "#ffd07a", 0.36),
        (0.44, "#fff0b8", 0.5),
    ):
        paint = out.linear(0, 30, 0, 400, (0, hue, strong), (0.7, hue, strong * 0.5), (1, hue, 0))
        half = 196 * wide
        out.path(f"M{210 - 16 * wide:.1f} 30H{210 + 16 * wide:.1f}L{210 + half:.1f} 372Q210 "
                 f"{372 + 50 * wide:.1f} {210 - half:.1f} 372Z", paint)  # fmt: skip
    pool = out.radial(210, 366, 100, (0, "#fff0b8", 0.7), (0.6, "#ffc45e", 0.36), (1, "#ffb04a", 0),
                      sx=1.96, sy=0.46)  # fmt: skip
    out.ellipse(210, 366, 196, 46, pool)
    glow = out.radial(210, 40, 40, (0, "#fffbe6", 0.95), (0.5, "#ffd98a", 0.5), (1, "#ffb04a", 0))
    out.circle(210, 40, 40, glow)
    return out


def ring(out: Drawing, rng: random.Random, count: int, far: float, size: float,
         shades: tuple[Tones, ...]) -> None:  # fmt: skip
    """Billows in a ring round the middle of a 420-unit square."""
    for k in range(count):
        a = 2 * math.pi * (k + rng.uniform(-0.2, 0.2)) / count
        r = far * rng.uniform(0.84, 1.08)
        spot = (210 + r * math.cos(a), 210 + r * 0.9 * math.sin(a), size * rng.uniform(0.8, 1.15))
        billow(out, rng, spot, shades[k % len(shades)])


def burst(out: Drawing, outer: float, inner: float, points: int, hue: str, turn: float) -> None:
    out.path(rounded(star(210, 210, outer, inner, points, turn), 3), hue)


def blast(stage: int) -> Drawing:
    out = Drawing(420, 420)
    rng = random.Random(90 + stage)
    if stage == 1:
        glow = out.radial(210, 210, 208, (0, "#fff0b8", 0.95), (0.4, "#ffb04a", 0.6),
                          (1, "#e0481c", 0))  # fmt: skip
        out.circle(210, 210, 208, glow)
        for outer, inner, hue, turn in (
            (190, 88, "#d8521c", 0),
            (164, 78, "#f0902e", 11),
            (132, 66, "#ffc44e", 4),
            (96, 54, "#fffbe0", 15),
        ):
            burst(out, outer, inner, 14, hue, turn)
        return out
    if stage == 2:
        out.path(rounded(star(210, 210, 200, 132, 16, 6), 4), "#7c1d18", stroke=LINE,
                 stroke_width=5, stroke_linejoin="round")  # fmt: skip
        burst(out, 184, 128, 16, "#d8521c", 6)
        ring(out, rng, 7, 104, 50, SOOT[:2])
        ring(out, rng, 5, 62, 44, BURN)
        burst(out, 66, 34, 10, "#ffe9a8", 0)
        burst(out, 44, 24, 10, "#fffdf0", 18)
        for k in range(12):
            a = 2 * math.pi * k / 12 + 0.2
            x, y = 210 + 176 * math.cos(a), 210 + 166 * math.sin(a)
            out.path(f"M{x:.0f} {y:.0f}l{rng.uniform(-9, 9):.0f} {rng.uniform(-14, -6):.0f}l9 7Z",
                     CREAM[2], stroke=LINE, stroke_width=2.4)  # fmt: skip
        return out
    ring(out, rng, 9, 138, 44, SOOT[1:])
    ring(out, rng, 6, 70, 44, SOOT[:2])
    for _ in range(22):
        a, r = rng.uniform(0, 6.28), rng.uniform(40, 176)
        out.circle(210 + r * math.cos(a), 210 + r * 0.9 * math.sin(a), rng.uniform(2, 5),
                   rng.choice(("#ffc44e", "#f0902e", "#d8521c")))  # fmt: skip
    return out


def flash() -> Drawing:
    out = Drawing(260, 200)
    glow = out.radial(80, 100, 100, (0, "#ffe08a", 0.75), (0.5, "#ff9a2e", 0.35), (1, "#e0481c", 0))
    out.circle(80, 100, 99, glow)
    for turn, reach in ((-58, 70), (58, 70)):
        out.open(f"rotate({turn} 24 100)")
        tongue(out, (24, 100), reach, 20, 2, 7)
        out.close()
    tongue(out, (22, 100), 222, 76, 7, 21)
    embers(out, (22, 100), 216, 0.75, 14, 5)
    return out


def hole() -> Drawing:
    """Card stock torn outward round a hole one sees the night through."""
    out = Drawing(100, 100)
    rng = random.Random(6)
    count = 20
    torn = []
    for k in range(count):
        a = 2 * math.pi * k / count
        r = (38 if k % 2 else 25) * rng.uniform(0.86, 1.14)
        torn.append((50 + r * math.cos(a), 50 + r * math.sin(a)))
    out.path(rounded(torn, 1), CREAM[1], stroke=LINE, stroke_width=3, stroke_linejoin="round")
    inner = [(50 + (x - 50) * 0.7, 50 + (y - 50) * 0.7) for x, y in torn]
    out.path(rounded(inner, 1), CREAM[3])
    burnt = out.radial(50, 50, 24, (0, "#0a1512"), (0.7, "#12211c"), (0.86, "#3a2210"),
                       (1, "#6a4320"))  # fmt: skip
    out.circle(50, 50, 19, burnt, stroke=LINE, stroke_width=3)
    for k in range(7):
        a = k * 0.9 + rng.uniform(-0.2, 0.2)
        out.path(f"M{50 + 26 * math.cos(a):.1f} {50 + 26 * math.sin(a):.1f}L"
                 f"{50 + rng.uniform(38, 46) * math.cos(a + 0.1):.1f} "
                 f"{50 + rng.uniform(38, 46) * math.sin(a + 0.1):.1f}", stroke=LINE,
                 stroke_width=rng.uniform(1.4, 2.6), stroke_linecap="round")  # fmt: skip
    return out


def main() -> None:
    pictures = {
        "inside": inside(),
        "spill": spill(),
        "target": halo(150, 210, 30, 2, MOON_GREEN),
        "target_card": halo(170, 238, 20, 11, MOON_GREEN),
        "focus": halo(150, 210, 30, 2, LAMP_GOLD),
        "focus_card": halo(170, 238, 20, 11, LAMP_GOLD),
        "fx_beam": beam(),
        "fx_flash": flash(),
        "fx_hole": hole(),
    }
    pictures |= {f"dust_{k}": dust(k) for k in (1, 2, 3)}
    pictures |= {f"fx_fog_{k}": fog(k) for k in (1, 2, 3)}
    pictures |= {f"fx_blast_{k}": blast(k) for k in (1, 2, 3)}
    for name, picture in pictures.items():
        picture.save(f"gunslingers/{name}")


if __name__ == "__main__":
    main()
