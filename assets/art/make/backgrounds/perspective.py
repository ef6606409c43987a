"""One-point perspective: where a place in a room (metres) is seen, and shapes drawn on its planes.

x runs right from the camera, y up from the floor, z away from us. Upright lines stay upright.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont

from assets.art.make.backgrounds.studio import Array
from assets.art.make.pen import number

Point = tuple[float, float]
FONTS = Path(__file__).resolve().parents[3] / "fonts"
TITLE_FONT = FONTS / "Rye-Regular.ttf"
BODY_FONT = FONTS / "SpecialElite-Regular.ttf"


@dataclass(frozen=True)
class Camera:
    """Vanishing point (vx, vy) in u, focal length in u, height of the eye in metres."""

    vx: float
    vy: float
    focal: float
    eye: float

    def see(self, x: float, y: float, z: float) -> Point:
        """Where the place is seen, in u."""
        return self.vx + self.focal * x / z, self.vy + self.focal * (self.eye - y) / z

    def many(self, places: Iterable[tuple[float, float, float]]) -> list[Point]:
        return [self.see(*place) for place in places]

    def size(self, z: float) -> float:
        """Units per metre at the distance."""
        return self.focal / z

    def level(self, px: Array, py: Array, y: float) -> tuple[Array, Array]:
        """(x, z) of the level plane at height `y` at each pixel (nonsense past the horizon)."""
        drop = (py - self.vy) / (self.eye - y)
        z = self.focal / np.maximum(drop, 1e-3)
        return ((px - self.vx) * z / self.focal).astype(np.float32), z.astype(np.float32)

    def side(self, px: Array, py: Array, x: float) -> tuple[Array, Array]:
        """(z, y) of the side wall at `x` seen at each pixel (nonsense on the other side)."""
        z = self.focal / np.maximum((px - self.vx) / x, 1e-3)
        return z.astype(np.float32), (self.eye - (py - self.vy) * z / self.focal).astype(np.float32)


def letters(text: str, x: float, y: float, size: float, font: Path, anchor: str = "middle") -> str:
    """Path data of a line of lettering, its baseline at y."""
    face = TTFont(font)
    glyphs, table = face.getGlyphSet(), face.getBestCmap()
    scale = size / face["head"].unitsPerEm
    width = sum(glyphs[table[ord(c)]].width for c in text) * scale
    left = x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
    out = []
    for char in text:
        glyph = glyphs[table[ord(char)]]
        pen = SVGPathPen(glyphs, ntos=number)
        glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, left, y)))
        out.append(pen.getCommands())
        left += glyph.width * scale
    return "".join(out)


def text_width(text: str, size: float, font: Path) -> float:
    """How wide a line of lettering is."""
    face = TTFont(font)
    glyphs, table = face.getGlyphSet(), face.getBestCmap()
    return float(sum(glyphs[table[ord(c)]].width for c in text) * size / face["head"].unitsPerEm)


def warp(path: str, place: Callable[[float, float], Point]) -> str:
    """Path data (absolute M L H V C Q Z) with every point moved by `place`; long lines are cut."""
    out: list[str] = []
    here: Point = (0.0, 0.0)
    for command, tail in re.findall(r"([MLHVCQZ])([^MLHVCQZ]*)", path):
        values = [float(v) for v in re.findall(r"-?\d*\.?\d+(?:e-?\d+)?", tail)]
        if command == "Z":
            out.append("Z")
            continue
        if command == "H":
            pairs = [(v, here[1]) for v in values]
        elif command == "V":
            pairs = [(here[0], v) for v in values]
        else:
            pairs = list(zip(values[::2], values[1::2], strict=True))
        kind = "L" if command in "HV" else command
        if kind == "L":
            for pair in pairs:
                for k in (1, 2, 3, 4):
                    x = here[0] + (pair[0] - here[0]) * k / 4
                    y = here[1] + (pair[1] - here[1]) * k / 4
                    out.append("L" + " ".join(number(v) for v in place(x, y)))
                here = pair
            continue
        moved = [number(v) for pair in pairs for v in place(*pair)]
        out.append(kind + " ".join(moved))
        here = pairs[-1]
    return "".join(out)


def outline(points: Iterable[Point]) -> str:
    """Path data of a closed polygon."""
    return "M" + " L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"
