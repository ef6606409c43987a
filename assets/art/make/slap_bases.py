"""Draws the seven covers of Slap .45 that lie between the players, seen from above and in front.

Run from the project root: `python -m assets.art.make.slap_bases`. It writes into assets/art/slap:

- `base_0.svg` to `base_6.svg` (220 by 180): barrel, hay bale, crate, rock, water trough, stack of
  wagon wheels, sandbags. A hand that takes cover lies on (110, 68); the foot is near y = 160
- `base_glow.svg` (280 by 220): a ring of light to lie under a base, its middle on (110, 112) of it
"""

from __future__ import annotations

import math
import random

from assets.art.make.guns import STEEL
from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing, number, rounded, star
from assets.art.make.portrait_kit import inked, shade, smooth, stroke
from assets.art.make.stamp import disc

INK = 4.5
PALE = ("#f6dcae", "#d0a46a", "#96683a", "#5a3a20")
HAY = ("#fff0a8", "#ecc456", "#bd8a26", "#74500f")
STONE = ("#e6ddcf", "#b3a797", "#7c7065", "#463d38")
SACK = ("#f4e4c0", "#d3b888", "#9c7d50", "#5f482a")
IRON = ("#b9b4aa", "#6f6a62", "#45413c", "#2a2724")
SHADE = "#2a1420"


def ground(out: Drawing, d: str) -> None:
    """The short hard shadow to the lower right."""
    out.path(d, SHADE, opacity="0.42")


def barrel() -> Drawing:
    out = Drawing(220, 180)
    ground(out, "M52 140Q90 178 150 172Q206 164 214 132Q196 104 166 96Z")
    body = "M42 66C32 92 32 112 44 138Q76 168 110 168Q144 168 176 138C188 112 188 92 178 66Z"
    inked(out, body, out.linear(34, 0, 186, 0, (0, "#b07a44"), (0.28, "#e2ae68"), (0.6, "#b0783c"),
          (1, "#64401f")), INK)  # fmt: skip
    for x, bend in ((66, -6), (92, -2), (126, 2), (152, 6)):
        stroke(out, f"M{x} 108Q{x + bend} 134 {x + (110 - x) * 0.08:.0f} 160", 2.4, "#5f3c1c",
               opacity=0.7)  # fmt: skip
    metal = out.linear(34, 0, 186, 0, (0, IRON[1]), (0.28, IRON[0]), (0.6, IRON[1]), (1, IRON[3]))
    for y, rx, ry in ((90, 69, 44), (124, 65, 39)):
        d = f"M{110 - rx} {y}A{rx} {ry} 0 0 0 {110 + rx} {y}"
        out.path(d, stroke=LINE, stroke_width=16)
        out.path(d, stroke=metal, stroke_width=9.5)
        for a in (38, 90, 142):
            c, s = math.cos(math.radians(a)), math.sin(math.radians(a))
            out.circle(110 + rx * c, y + ry * s, 2.6, IRON[3])
    out.ellipse(110, 66, 68, 46, LINE)
    out.ellipse(110, 66, 64, 42.5, out.linear(50, 30, 170, 104, (0, "#ffdca0"), (0.5, "#cf9650"),
                (1, "#8f5f2e")))  # fmt: skip
    out.ellipse(110, 67.5, 55, 35, LINE)
    out.ellipse(110, 69, 53, 33.5, out.linear(60, 40, 160, 100, (0, "#b98348"), (1, "#e8b874")))
    for k in (-0.62, -0.21, 0.21, 0.62):
        half = 33.5 * math.sqrt(1 - k * k)
        x = 110 + 53 * k
        out.path(f"M{x:.1f} {69 - half:.1f}V{69 + half:.1f}", stroke="#6a4420", stroke_width=2.4)
    out.path("M58 62C62 42 84 30 106 29", stroke="#fff4d8", stroke_width=4, stroke_linecap="round",
             opacity="0.9")  # fmt: skip
    return out


def box_faces(
    out: Drawing, top: str, front: str, side: str, tones: tuple[str, str, str, str]
) -> None:
    """The three faces of a box seen from above and in front, light from the left."""
    inked(out, front, out.linear(0, 92, 0, 166, (0, tones[1]), (1, tones[2])), INK)
    inked(out, side, tones[3], INK)
    inked(out, top, out.linear(40, 24, 180, 110, (0, tones[0]), (1, tones[1])), INK)


def hay() -> Drawing:
    out = Drawing(220, 180)
    ground(out, "M24 158L168 174L214 142L206 84L180 96Z")
    top, front, side = (
        "M38 42Q36 36 44 34L176 28Q184 28 186 34L198 92Q198 100 190 100L24 106Q14 106 16 98Z",
        "M16 98Q14 106 24 106L176 101L174 160Q174 166 166 166L24 168Q16 168 16 160Z",
        "M176 101L190 100Q198 100 198 92L198 136Q198 142 194 146L174 162Z",
    )
    box_faces(out, top, front, side, HAY)
    rng = random.Random(3)
    for tone, width, count in ((HAY[3], 2.4, 34), (HAY[0], 2.4, 44)):
        d = ""
        for _ in range(count):
            x, y = rng.uniform(26, 168), rng.uniform(110, 160)
            d += f"M{x:.0f} {y:.0f}l{rng.uniform(6, 18):.0f} {rng.uniform(-3, 3):.0f}"
            t = rng.uniform(0.08, 0.92)
            x = rng.uniform(46 - 24 * t, 164 + 18 * t)
            y = 38 + 62 * t
            d += f"M{x:.0f} {y:.0f}l{rng.uniform(6, 20):.0f} {rng.uniform(-2, 2):.0f}"
        out.path(d, stroke=tone, stroke_width=width, stroke_linecap="round", opacity="0.75")
    spikes = ""
    for x, y, dx, dy in (
        (16, 120, -9, -3), (16, 140, -8, 4), (40, 168, -3, 7), (96, 167, 2, 7), (150, 166, 6, 6),
        (198, 116, 9, -2), (60, 34, -4, -8), (120, 31, 3, -9), (168, 29, 6, -8), (24, 72, -9, -1),
        (192, 60, 9, -4),
    ):  # fmt: skip
        spikes += f"M{x} {y}l{dx} {dy}"
    stroke(out, spikes, 6, LINE)
    stroke(out, spikes, 2.8, HAY[1])
    for x0, x1 in ((72, 58), (142, 144)):
        d = f"M{x0} 32L{x1} 105V168"
        stroke(out, d, 9, LINE)
        stroke(out, d, 4.6, "#f8e4b4")
        out.path(d, stroke="#8a5a2a", stroke_width=4.6, stroke_dasharray="2 6")
    shade(out, "M16 152L174 148V160Q174 166 166 166L24 168Q16 168 16 160Z", 0.2)
    return out


def crate() -> Drawing:
    out = Drawing(220, 180)
    ground(out, "M26 160L176 176L216 144L204 88L184 100Z")
    box_faces(out, "M42 30H178L198 98H22Z", "M22 98H180V164H22Z", "M180 98H198V142L180 164Z", PALE)
    for t in (0.27, 0.52, 0.76):
        y = 30 + 68 * t
        out.path(f"M{42 - 20 * t:.1f} {y:.1f}H{178 + 20 * t:.1f}", stroke=PALE[3], stroke_width=2.6)
    for t in (0.14, 0.4, 0.64, 0.88):
        y = 30 + 68 * t
        for x in (46 - 19 * t, 172 + 20 * t):
            out.circle(x + 3, y, 2.2, PALE[3])
    stroke(out, "M46 34H172", 3, "#fff6dc", opacity=0.9)
    out.path("M22 120H180M22 142H180", stroke=PALE[3], stroke_width=2.6)
    frame = out.linear(22, 98, 180, 164, (0, PALE[0]), (0.5, PALE[1]), (1, PALE[2]))
    for d in ("M34 110L44 101L170 152L160 163Z", "M22 98H180V111H22Z", "M22 151H180V164H22Z",
              "M22 98H36V164H22Z", "M166 98H180V164H166Z"):  # fmt: skip
        inked(out, d, frame, 3.4)
    for x in (29, 173):
        for y in (104.5, 157.5):
            out.circle(x, y, 2.8, IRON[3])
            out.circle(x - 0.8, y - 0.8, 1, "#ffffff")
    # A star branded into the lid.
    points = [(x, 64 + (y - 64) * 0.62) for x, y in star(110, 64, 38, 16)]
    out.path(rounded(points, 1), "#a5342a", opacity="0.75")
    ring = disc(110, 64, 47, 29)
    out.path(ring, stroke="#a5342a", stroke_width=4, opacity="0.7")
    return out


def rock() -> Drawing:
    out = Drawing(220, 180)
    ground(out, "M20 148Q70 178 150 174Q214 166 214 128Q204 96 184 86Z")
    outline = [
        (14, 118), (24, 80), (46, 50), (80, 32), (130, 28), (172, 44), (198, 78), (208, 120),
        (190, 152), (142, 168), (84, 171), (34, 160),
    ]  # fmt: skip
    inked(out, rounded(outline, 9), STONE[2], INK)
    for d, tone in (
        ("M17 118L27 82L47 84L60 102L38 132L34 157L20 130Z", "#cfc3b3"),
        ("M60 102L38 132L36 157L82 168L96 110Z", STONE[1]),
        ("M96 110L82 168L138 165L150 104Z", "#938679"),
        ("M150 104L138 165L188 150L178 84Z", STONE[2]),
        ("M178 84L188 150L205 119L196 80Z", "#5c5149"),
        ("M27 82L47 52L60 57L47 84Z", STONE[0]),
        ("M178 84L196 80L171 47L163 54Z", "#8a7d71"),
    ):  # fmt: skip
        out.path(d, tone)
    top = rounded(
        [(47, 84), (60, 56), (92, 40), (132, 38), (164, 53), (180, 83), (150, 104), (96, 111),
         (60, 102)], 5,
    )  # fmt: skip
    out.path(top, out.linear(50, 40, 170, 110, (0, "#fbf4e6"), (0.5, STONE[0]), (1, STONE[1])),
             stroke=STONE[3], stroke_width=3)  # fmt: skip
    stroke(out, "M60 62L92 46L126 43", 4, "#ffffff", opacity=0.9)
    for d in ("M96 112L90 138L98 152", "M60 103L48 122", "M150 105L156 128L148 140",
              "M130 52L140 62L136 72M140 62L152 64", "M72 84L82 90"):  # fmt: skip
        stroke(out, d, 3, STONE[3], opacity=0.85)
    rng = random.Random(8)
    for _ in range(16):
        x, y = rng.uniform(60, 160), rng.uniform(52, 98)
        out.circle(x, y, rng.uniform(1, 2), STONE[2], opacity="0.6")
    tufts = "M26 160l-8-16M30 162l-2-20M35 163l6-16M182 160l-4-16M187 158l3-18M192 156l9-12"
    stroke(out, tufts, 7, LINE)
    stroke(out, tufts, 3.4, "#93a04e")
    return out


def trough() -> Drawing:
    out = Drawing(220, 180)
    ground(out, "M22 160L180 176L218 140L208 74L190 92Z")
    top, front, side = (
        "M34 28H186L206 94H14Z", "M14 94H190L184 164H20Z", "M190 94H206L198 144L184 164Z",
    )  # fmt: skip
    box_faces(out, top, front, side, PALE)
    water = out.linear(40, 36, 180, 90, (0, "#2c6670"), (0.4, "#8fd0cc"), (0.58, "#dff6ee"),
                       (1, "#3f8a8e"))  # fmt: skip
    out.path("M44 37H176L190 86H30Z", water, stroke=LINE, stroke_width=3.4)
    out.path("M44 37H176L179 47H41Z", "#123842", opacity="0.6")
    for d in ("M40 74q10 -4 20 0", "M158 58q10 -4 18 0", "M160 78q9 -4 18 0"):
        stroke(out, d, 3, "#ffffff", opacity=0.85)
    out.path("M17 118H187M18.500 141H186", stroke=PALE[3], stroke_width=2.6)
    for x in (40, 164):
        out.path(f"M{x - 7} 94H{x + 7}V164H{x - 7}Z", IRON[1], stroke=LINE, stroke_width=3)
        for y in (104, 129, 154):
            out.circle(x, y, 2.5, "#e4dfd4")
    # A plank lies across: dry cover for a hand.
    plank = out.linear(70, 20, 150, 110, (0, "#ffe9bd"), (0.5, PALE[1]), (1, "#a87c48"))
    out.path("M78 34H158L170 108H78Z", SHADE, opacity="0.4")
    inked(out, "M72 20H146L154 106H64Z", plank, INK)
    inked(out, "M64 106H154V114H64Z", PALE[2], 3.6)
    stroke(out, "M108 24L109 102", 2.6, PALE[3])
    for d in ("M84 40C90 60 84 80 86 98", "M128 34C132 56 124 76 132 98"):
        stroke(out, d, 2, PALE[2], opacity=0.8)
    for x, y in ((80, 30), (138, 30), (74, 98), (144, 98)):
        out.circle(x, y, 3, IRON[3])
    return out


def _tyre(out: Drawing, cy: float, wood: str) -> None:
    """One wheel lying flat round (110, cy): felloes, iron tyre, spokes."""
    rx, ry = 82.0, 51.0
    n = number
    side = (f"M{110 - rx - 10} {cy}V{cy + 15}A{rx + 10} {ry + 8} 0 0 0 {120 + rx} {cy + 15}V{cy}"
            f"A{rx + 10} {ry + 8} 0 0 1 {110 - rx - 10} {cy}Z")  # fmt: skip
    inked(out, side, out.linear(18, 0, 202, 0, (0, IRON[1]), (0.3, IRON[0]), (0.6, IRON[1]),
          (1, IRON[3])), INK)  # fmt: skip
    out.ellipse(110, cy, rx - 8, ry - 5, "#3a2416")
    for k in range(10):
        a = math.radians(18 + 36 * k)
        d = f"M110 {n(cy)}L{n(110 + rx * math.cos(a))} {n(cy + ry * math.sin(a))}"
        out.path(d, stroke=LINE, stroke_width=15)
        out.path(d, stroke=wood, stroke_width=8.5)
    out.ellipse(110, cy, rx, ry, "none", stroke=LINE, stroke_width=25)
    out.ellipse(110, cy, rx, ry, "none", stroke=wood, stroke_width=17)
    out.ellipse(110, cy, rx + 9, ry + 7, "none", stroke=IRON[1], stroke_width=4.5)
    for k in range(5):
        a = math.radians(72 * k)
        c, s = math.cos(a), math.sin(a)
        out.path(f"M{n(110 + (rx - 8) * c)} {n(cy + (ry - 8) * s)}L{n(110 + (rx + 8) * c)} "
                 f"{n(cy + (ry + 8) * s)}", stroke=LINE, stroke_width=2.4,
                 opacity="0.8")  # fmt: skip


def wheels() -> Drawing:
    out = Drawing(220, 180)
    ground(out, "M26 146Q80 182 150 174Q216 162 216 122L196 100Z")
    wood = out.linear(20, 30, 200, 140, (0, "#ffd99a"), (0.5, "#c98c48"), (1, "#875424"))
    _tyre(out, 92, wood)
    _tyre(out, 66, wood)
    for r, drop, hue in ((40, 4.0, "#7c4f26"), (38, -4.0, wood)):
        out.ellipse(110, 68 + drop, r, r * 0.66, hue, stroke=LINE, stroke_width=INK)
    out.ellipse(110, 64, 27, 17.5, "none", stroke="#7c4f26", stroke_width=3)
    brass = out.radial(104, 60, 20, (0, BRASS[0]), (0.5, BRASS[1]), (1, BRASS[3]))
    out.ellipse(110, 64, 13, 8.6, brass, stroke=LINE, stroke_width=3)
    out.ellipse(110, 64, 5, 3.2, STEEL[4])
    stroke(out, "M32 56C44 34 74 20 104 18", 4, "#fff4d8", opacity=0.85)
    return out


def _sack(out: Drawing, x: float, y: float, w: float, h: float, tied: int = 0) -> None:
    """A filled sack, (x, y) its middle; `tied` -1 or 1 puts its ears at the left or right."""
    a, b = w / 2, h / 2
    d = smooth(
        f"{x - a},{y - b * 0.5} {x - a * 0.55},{y - b} {x},{y - b * 0.92} {x + a * 0.55},{y - b} "
        f"{x + a},{y - b * 0.5} {x + a * 1.02},{y + b * 0.5} {x + a * 0.6},{y + b} "
        f"{x},{y + b * 0.95} {x - a * 0.6},{y + b} {x - a * 1.02},{y + b * 0.5}"
    )
    if tied:
        ex = x + tied * a
        ear = (f"M{number(ex - tied * 6)} {number(y - 8)}L{number(ex + tied * 13)} {number(y - 15)}"
               f"L{number(ex + tied * 9)} {number(y)}L{number(ex + tied * 14)} {number(y + 12)}"
               f"L{number(ex - tied * 6)} {number(y + 10)}Z")  # fmt: skip
        inked(out, ear, SACK[1], INK)
    paint = out.linear(x - a, y - b, x + a * 0.6, y + b, (0, SACK[0]), (0.5, SACK[1]), (1, SACK[2]))
    inked(out, d, paint, INK)
    stroke(out, f"M{number(x - a * 0.7)} {number(y + b * 0.62)}Q{number(x)} {number(y + b * 0.86)} "
           f"{number(x + a * 0.74)} {number(y + b * 0.6)}", 4.5, SACK[3], opacity=0.4)  # fmt: skip
    stroke(out, f"M{number(x - a * 0.72)} {number(y - b * 0.5)}Q{number(x - a * 0.3)} "
           f"{number(y - b * 0.8)} {number(x + a * 0.1)} {number(y - b * 0.66)}", 3.6, "#fffaf0",
           opacity=0.9)  # fmt: skip


def sandbags() -> Drawing:
    out = Drawing(220, 180)
    ground(out, "M18 150Q70 180 160 174Q216 164 216 128L196 104Z")
    out.rect(52, 84, 116, 50, "#4a3722", 10)
    for x, y, w, h, tied in (
        (64, 92, 78, 50, -1), (156, 92, 78, 50, 1),
        (50, 138, 68, 46, -1), (170, 138, 68, 46, 1), (110, 143, 84, 46, 0),
    ):  # fmt: skip
        _sack(out, x, y, w, h, tied)
    out.ellipse(116, 106, 70, 20, SHADE, opacity="0.35")
    _sack(out, 110, 70, 134, 70, 0)
    stroke(out, "M52 62C60 54 60 84 54 90M168 62C160 54 160 84 166 90", 3, SACK[3], opacity=0.8)
    stroke(out, "M70 46Q110 40 150 46", 3, SACK[2], stroke_dasharray="7 6", opacity=0.9)
    points = [(x, 70 + (y - 70) * 0.72) for x, y in star(110, 70, 25, 11)]
    out.path(rounded(points, 1), "#a5342a", opacity="0.7")
    return out


def glow() -> Drawing:
    out = Drawing(280, 220)
    light = out.radial(
        140, 112, 138,
        (0, "#fffbe0", 0.9), (0.6, "#ffe27a", 0.9), (0.8, "#ffb02e", 0.75), (0.9, "#ff8a1e", 0.4),
        (1, "#ff7a12", 0),
        sy=0.78,
    )  # fmt: skip
    out.ellipse(140, 112, 138, 108, light)
    arcs = ""
    for k in range(16):
        places = []
        for turn in (-8.0, 8.0):
            a = math.radians(22.5 * k + turn)
            places.append(f"{number(140 + 114 * math.cos(a))} {number(112 + 88 * math.sin(a))}")
        arcs += f"M{places[0]}A114 88 0 0 1 {places[1]}"
    stroke(out, arcs, 12, "#8a3a06")
    stroke(out, arcs, 7, "#fff6c8")
    return out


def main() -> None:
    covers = (barrel(), hay(), crate(), rock(), trough(), wheels(), sandbags())
    for i, picture in enumerate(covers):
        picture.save(f"slap/base_{i}")
    glow().save("slap/base_glow")


if __name__ == "__main__":
    main()
