"""lobby.webp: the hall's wall with one board as wide as the lobby's cards, and nothing behind them.

The two lamps hang outside the picture; only their light comes in.
"""

from __future__ import annotations

import numpy as np

from assets.art.make.backgrounds.hall import Box, bars, board, cornice, wall
from assets.art.make.backgrounds.props import STROKE
from assets.art.make.backgrounds.studio import Studio, main, sheet
from assets.art.make.backgrounds.wood import grain_overlay
from assets.art.make.palette import BRASS, LINE
from assets.art.make.pen import Drawing

BOARD: Box = (16.0, 112.0, 1904.0, 1012.0)
FRAME = 16.0
LAMPS = ((-70.0, 330.0), (1990.0, 330.0))


def hooks(d: Drawing) -> None:
    """What the chains hold the board by, and a nail in each of its corners."""
    x0, y0, x1, y1 = BOARD
    for x in (430, 1490):
        d.path(f"M{x - 14} {y0 + 12} L{x - 9} {y0 - 12} L{x + 9} {y0 - 12} L{x + 14} {y0 + 12}Z",
               BRASS[3], **STROKE, stroke_width=2.5)  # fmt: skip
    for x in (x0 + 8, x1 - 8):
        for y in (y0 + 8, y1 - 8):
            d.circle(x, y, 5, BRASS[1], stroke=LINE, stroke_width=1.8)


def paint(s: Studio) -> None:
    light = s.evenly("#4c3632", 0.95)
    for x, y in LAMPS:
        s.spot(light, x, y, 1200, 900, "#ffbe78", 0.6, 1.4)
    s.spot(light, 960, 60, 1300, 520, "#ffcf98", 0.5, 1.1)
    s.spot(light, 960, 560, 1300, 800, "#ffcf98", 0.4, 1.0)
    wall(s, light)
    fine = grain_overlay(s.x, s.y, 91, 0.30)
    d = sheet()
    cornice(d, links=5)
    s.layer(d, light=light, texture=fine)
    d = sheet()
    x0, y0, x1, y1 = BOARD
    d.rect(x0 + 4, y0 + 12, x1 - x0, y1 - y0 + 10, "#000", 4)
    s.shade(d, 14, 0.8)
    board(s, light, BOARD, FRAME)
    d = sheet()
    bars(d, BOARD, FRAME)
    hooks(d)
    s.layer(d, light=np.clip(light * 1.05, 0, 1.2), texture=fine)
    for x, y in LAMPS:
        s.glow(x, y, 640, 560, "#ff9c40", 0.3, 2.0)
    s.bloom(0.68, 22, 0.45)
    s.vignette(0.25, 1.1)
    s.grade(1.08, 0.022)


if __name__ == "__main__":
    main("lobby", paint)
