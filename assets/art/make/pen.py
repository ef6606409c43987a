"""The pen for pictures drawn once: what the program's own pen can, and lettering and saving.

Pictures that are rasterised when authored (backgrounds) may add raw markup through
`Drawing.add` and `Drawing.define`; all others keep to what `scenes.kit.draw.pen` offers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from scenes.kit.draw import pen
from scenes.kit.draw.pen import Stop, number, rounded, star

__all__ = ["ART", "Drawing", "Stop", "number", "rounded", "star"]

ART = Path(__file__).resolve().parent.parent


class Drawing(pen.Drawing):
    """A drawing that can set lettering as outlines and save itself among the pictures."""

    def lettering(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        fill: str,
        font: Path,
        anchor: str = "middle",
        **extra: Any,
    ) -> float:
        """Text as outlines, baseline at y; returns its width. Anchor: start, middle or end."""
        from fontTools.pens.svgPathPen import SVGPathPen
        from fontTools.pens.transformPen import TransformPen
        from fontTools.ttLib import TTFont

        face = TTFont(font)
        glyphs, table = face.getGlyphSet(), face.getBestCmap()
        scale = size / face["head"].unitsPerEm
        width = sum(glyphs[table[ord(c)]].width for c in text) * scale
        left = x - width * {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor]
        parts = []
        for char in text:
            glyph = glyphs[table[ord(char)]]
            pen = SVGPathPen(glyphs, ntos=number)
            glyph.draw(TransformPen(pen, (scale, 0, 0, -scale, left, y)))
            parts.append(pen.getCommands())
            left += glyph.width * scale
        self.path("".join(parts), fill, **extra)
        return width

    def save(self, name: str) -> Path:
        """Write to assets/art/NAME.svg (NAME may hold a folder)."""
        target = ART / f"{name}.svg"
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(self.svg(), encoding="utf-8")
        return target
