"""Notices on a slip of paper over whatever is shown, and the line at the foot of a page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import STAGE_H_U, STAGE_W_U, Canvas
from scenes.kit.draw.panels import MARGIN

if TYPE_CHECKING:
    from pygame import Surface

    from scenes.kit.app.app import App


def foot_line(app: App, canvas: Canvas, words: str, alarm: bool = False) -> None:
    """One line on smoked glass at the foot of the stage; `alarm` for what was refused."""
    color = theme.RED_SOFT if alarm else theme.CREAM
    line = app.text.line(words, "body", theme.SMALL_U + 2, color, max_w_u=1640)
    w = canvas.size_u(line)[0] + 72
    panel = app.art.panel("dark", round(w / 40) * 40 + 20, 56)
    canvas.blit(panel, STAGE_W_U / 2, STAGE_H_U - 46, anchor="center")
    canvas.blit(line, STAGE_W_U / 2, STAGE_H_U - 46, anchor="center")


def notice_box(app: App) -> tuple[float, float, float, float]:
    """Where the slip with the oldest notice lies: x, y, width and height in u."""
    h = app.canvas.size_u(_notice_words(app))[1] + 56
    return STAGE_W_U - 660, 40, 620, round(h / 10) * 10


def _notice_words(app: App) -> Surface:
    return app.text.block(app.notices[0], "body", theme.SMALL_U, theme.INK, 560)


def draw_notice(app: App, canvas: Canvas) -> None:
    """The oldest notice as a slip of paper; the next press puts it away."""
    if not app.notices:
        return
    x, y, w, h = notice_box(app)
    canvas.blit(app.art.panel("note", w, h), x - MARGIN, y - MARGIN)
    canvas.blit(_notice_words(app), x + 30, y + 26)
