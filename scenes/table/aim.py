"""The aim of a game in one quiet line, as it stands on every table; each game words its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.draw import theme

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.draw.canvas import Canvas
    from scenes.kit.layout.layouts import Place

EDGE_U = 12.0
HEAD_U = 46.0
"""How high the head of a log is, with the aim in it."""


def draw_aim(
    canvas: Canvas,
    app: App,
    words: str,
    box: tuple[float, float, float, float],
    color: tuple[int, int, int] = theme.GOLD,
) -> None:
    """The line in the middle of a box (x, y, w, h in u), whole at every text size."""
    x_u, y_u, w_u, h_u = box
    size = theme.SMALL_U
    wide, high = app.text.size(words, "body", size)
    size *= min(1.0, (w_u - 2 * EDGE_U) / max(1.0, wide), h_u / high) * 0.99
    line = app.text.line(words, "body", size, color)
    canvas.blit(line, x_u + w_u / 2, y_u + h_u / 2, anchor="center")


def draw_aim_panel(canvas: Canvas, app: App, words: str, place: Place) -> None:
    """The line on a panel of its own."""
    canvas.blit(app.art.panel("dark", place.w_u, place.h_u), *place.center, anchor="center")
    draw_aim(canvas, app, words, (place.x_u, place.y_u, place.w_u, place.h_u))
