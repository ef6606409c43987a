"""Draws the line that says what the table waits for, with the key that goes with it."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scenes.games.slap45.places import layout
from scenes.games.slap45.plate import draw_cap
from scenes.games.slap45.prompt import flip_cap, prompt
from scenes.games.slap45.shown import Stage
from scenes.kit.draw import theme

if TYPE_CHECKING:
    from scenes.games.slap45.scene import SlapStreet
    from scenes.kit.draw.canvas import Canvas

ASK_H_U = 128.0
EDGE_U, CAP_U, CAP_H_U = 60.0, 92.0, 50.0
"""Beside the words of the line at the top; the key in it."""


def draw_prompt(canvas: Canvas, scene: SlapStreet) -> None:
    """At the top in the middle; beside the note where somebody teaches."""
    text, alarm = prompt(scene)
    if not text:
        return
    lettering, size = scene.app.text, theme.BODY_U - 2
    place, cap = layout()["aim" if scene.coached else "prompt"], flip_cap(scene)
    edge, y = EDGE_U, place.y_u
    h = ASK_H_U if scene.stage is Stage.ASK else place.h_u
    if scene.coached:  # two lines' room, above the highest plates
        edge, y, h = EDGE_U / 2, 8.0, 100.0
    key_u = CAP_U + 14 if cap is not None else 0.0
    most = place.w_u - edge - key_u
    # As wide as the words want, in steps, so that few panels are made.
    wide = min(lettering.size(text, "body", size)[0] + 4, most)
    w = min(place.w_u, math.ceil((wide + key_u + edge) / 80) * 80)
    middle = place.center[0], y + h / 2
    canvas.blit(scene.app.art.panel("dark", w, h), *middle, anchor="center")
    color = theme.RED_SOFT if alarm else theme.CREAM
    block = lettering.block(
        text, "body", size, color, wide, align="center", line_gap=1.0, max_h_u=h - 8
    )
    canvas.blit(block, middle[0] - key_u / 2, middle[1], anchor="center")
    if cap is not None:
        left = middle[0] + (wide - key_u) / 2 + 14
        draw_cap(canvas, scene.app, cap, left, middle[1], CAP_U, CAP_H_U)
