"""Draws the name of the game: bowed gold lettering with crossed revolvers in a cloud of dust.

Run from the project root: `python -m assets.art.make.logo`. It writes `logo.svg` (1100 by 320)
and `logo_small.svg` (560 by 150, lettering only) into assets/art.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.ttLib import TTFont

from assets.art.make.effects import Tones, cloud
from assets.art.make.guns import revolver, sheriff_star
from assets.art.make.palette import BRASS, LINE, OXBLOOD
from assets.art.make.pen import ART, Drawing, number

RYE = ART.parent / "fonts" / "Rye-Regular.ttf"
Point = tuple[float, float]
Bend = Callable[[float, float], Point]
Curve = Callable[[float], float]


class BendingPen(BasePen):  # type: ignore[misc]
    """Writes outlines as path data with every point sent through `bend`; long lines are split."""

    def __init__(self, glyphs: Any, bend: Bend, shift: float, piece: float) -> None:
        super().__init__(glyphs)
        self.bend, self.shift, self.piece = bend, shift, piece
        self.data: list[str] = []

    def _spot(self, p: Point) -> str:
        x, y = self.bend(p[0] + self.shift, p[1])
        return f"{number(round(x, 1))} {number(round(y, 1))}"

    def _moveTo(self, p: Point) -> None:  # noqa: N802
        self.data.append(f"M{self._spot(p)}")

    def _lineTo(self, p: Point) -> None:  # noqa: N802
        a = self._getCurrentPoint()
        count = max(1, round(math.dist(a, p) / self.piece))
        for i in range(1, count + 1):
            part = i / count
            self.data.append(
                f"L{self._spot((a[0] + (p[0] - a[0]) * part, a[1] + (p[1] - a[1]) * part))}"
            )

    def _qCurveToOne(self, a: Point, b: Point) -> None:  # noqa: N802
        self.data.append(f"Q{self._spot(a)} {self._spot(b)}")

    def _curveToOne(self, a: Point, b: Point, c: Point) -> None:  # noqa: N802
        self.data.append(f"C{self._spot(a)} {self._spot(b)} {self._spot(c)}")

    def _closePath(self) -> None:  # noqa: N802
        self.data.append("Z")


def bowed(text: str, left: float, right: float, top: Curve, bottom: Curve) -> str:
    """`text` in Rye as path data between two curves, each a height for -1 (left) to 1 (right)."""
    face = TTFont(RYE)
    glyphs, table = face.getGlyphSet(), face.getBestCmap()
    cap = max(face["glyf"][table[ord(c)]].yMax for c in text)
    width = sum(glyphs[table[ord(c)]].width for c in text)

    def bend(x: float, y: float) -> Point:
        across = 2 * x / width - 1
        high, low = top(across), bottom(across)
        return left + (right - left) * x / width, low + (high - low) * y / cap

    data, shift = [], 0.0
    for char in text:
        glyph = glyphs[table[ord(char)]]
        pen = BendingPen(glyphs, bend, shift, face["head"].unitsPerEm / 5)
        glyph.draw(pen)
        data += pen.data
        shift += glyph.width
    return "".join(data)


def lettering(out: Drawing, d: str, top: float, bottom: float, depth: int, rim: float) -> None:
    """Gold faces with bevelled edges on a block of oxblood that falls to the lower right."""
    round_ = {"stroke_linejoin": "round", "stroke_linecap": "round"}
    # One dark edge round face and block together.
    for step in (depth, depth // 2, 0):
        out.open(f"translate({number(step * 0.55)} {step})")
        out.path(d, LINE, stroke=LINE, stroke_width=rim * 2 + 6, **round_)
        out.close()
    shades = (OXBLOOD[4], OXBLOOD[3], OXBLOOD[3], OXBLOOD[2], OXBLOOD[2], OXBLOOD[1])
    for i, step in enumerate(range(depth, 0, -3)):
        tone = shades[min(len(shades) - 1, i * len(shades) // max(1, depth // 3))]
        out.open(f"translate({number(step * 0.55)} {step})")
        out.path(d, tone, stroke=tone, stroke_width=6, **round_)
        out.close()
    out.path(d, BRASS[4], stroke=BRASS[4], stroke_width=6.5, **round_)
    gold = out.linear(
        0, top, 0, bottom,
        (0, "#fff6cf"), (0.22, BRASS[1]), (0.48, "#e0ac4a"), (0.52, "#b87a2a"),
        (0.74, "#e9b957"), (1, "#fbe3a0"),
    )  # fmt: skip
    light = out.linear(0, top, 0, bottom, (0, "#ffffff"), (0.5, "#fff1b8"), (1, BRASS[1]))
    out.open("translate(-1 -1.2)")
    out.path(d, light, stroke=light, stroke_width=3, **round_)
    out.close()
    out.open("translate(.8 1)")
    out.path(d, BRASS[3])
    out.close()
    out.path(d, gold)


def dust(out: Drawing, rng: random.Random) -> None:
    """A low cloud along the bottom, highest at both ends, three rows deep."""
    rows: tuple[tuple[float, float, float, float, Tones], ...] = (
        (266, 92, 1.0, 30, ("#3f2614", "#6d4628", "#8a5c36")),
        (284, 62, 1.0, 27, ("#4a2d17", "#9a6a3c", "#bd8a54")),
        (300, 30, 1.0, 22, ("#573519", "#cb9a60", "#ecca94")),
    )
    for base, rise, reach, size, tones in rows:
        balls = []
        count = 44
        for i in range(count):
            across = -1 + 2 * i / (count - 1)
            taper = 1 - 0.62 * max(0.0, (abs(across) - 0.86) / 0.14)
            r = rng.uniform(0.72, 1.18) * size * taper * (0.72 + 0.4 * abs(across))
            x = 550 + across * reach * (532 - size)
            hump = max(0.0, 1 - ((abs(across) - 0.84) / 0.3) ** 2)
            y = base - rise * hump * taper + rng.uniform(-4, 4)
            top = min(y, 312 - r)
            balls.append((x, top, r))
            if 312 - r - top > r * 0.6:  # fill the body below a high billow
                balls.append((x, (top + 312 - r) / 2, r))
                balls.append((x, 312 - r, r))
        cloud(out, balls, tones)


def flecks(out: Drawing, rng: random.Random) -> None:
    """Grains thrown up at both ends."""
    for _ in range(54):
        across = rng.choice((-1, 1)) * rng.uniform(0.62, 1)
        x, y = 550 + across * 530, rng.uniform(24, 220)
        out.circle(x, y, rng.uniform(0.8, 2.8), "#f3d79c", opacity=f"{rng.uniform(0.3, 0.8):.2f}")


def logo() -> Drawing:
    out = Drawing(1100, 320)
    rng = random.Random(1881)
    glow = out.radial(
        550, 150, 1, (0, "#ffbe5a", 0.55), (0.5, "#e8862f", 0.2), (1, "#c4561c", 0), sx=540, sy=158
    )
    out.ellipse(550, 160, 540, 158, glow)
    dust(out, rng)
    flecks(out, rng)
    for flip in (1, -1):
        out.open(f"translate(550 76) scale({flip} 1) rotate(8) translate(-222 -52)")
        revolver(out, 5)
        out.close()
    d = bowed("DUSTUP", 52, 1032, lambda t: 116 - 76 * t**2, lambda t: 270 + 6 * t * t)
    lettering(out, d, 60, 276, 18, 3)
    left = [(28.0, 294.0, 16.0), (48.0, 286.0, 24.0), (74.0, 292.0, 20.0), (98.0, 299.0, 13.0)]
    cloud(out, left, ("#5c391d", "#e2b981", "#fbe3b8"))
    cloud(out, [(1100 - x, y, r) for x, y, r in left], ("#5c391d", "#e2b981", "#fbe3b8"))
    sheriff_star(out, 550, 70, 55, 5)
    return out


def small() -> Drawing:
    out = Drawing(560, 150)
    d = bowed("DUSTUP", 18, 534, lambda t: 14 + 12 * t * t, lambda t: 120 + 6 * t * t)
    lettering(out, d, 14, 126, 10, 2)
    return out


def main() -> None:
    logo().save("logo")
    small().save("logo_small")


if __name__ == "__main__":
    main()
