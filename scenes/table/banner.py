"""Big words as they are drawn: a title on a ribbon over the edge of a sheet of paper."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import pygame

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.page.headings import balanced_w, heading_u

if TYPE_CHECKING:
    from scenes.kit.app.app import App

RIBBON_H_U, RIBBON_OVER_U = 104.0, 42.0
"""The ribbon, and how far it stands over the sheet's upper edge."""
LEAST_W_U = 520.0


@contextmanager
def sliding(canvas: Canvas, app: App, part: float, from_u: float) -> Iterator[None]:
    """Within, everything is as far in as `part` (0 to 1): it fades and slides in from `from_u`."""
    dy = 0.0 if app.settings.reduced_motion else (1 - min(1.0, part)) * from_u
    with canvas.shifted(0, dy, min(1.0, max(0.0, part))):
        yield


def words_of(
    app: App, line: str, room_u: float, max_lines: int, max_h_u: float, line_gap: float = 1.15
) -> pygame.Surface | None:
    """The line under a title, set in even lines; None without words."""
    if not line:
        return None
    size_u = theme.BODY_U + 2
    return app.text.block(
        line, "body", size_u, theme.INK, balanced_w(app, line, size_u, room_u), align="center",
        line_gap=line_gap, max_lines=max_lines, max_h_u=max_h_u,
    )  # fmt: skip


def draw_sheet(
    canvas: Canvas, app: App, title: str, cx_u: float, top_u: float, w_u: float, h_u: float,
    size_u: float = theme.HEADING_U, beside_u: float = 110.0,
) -> None:  # fmt: skip
    """The sheet, its ribbon and the title; `beside_u`: what a title leaves free of the width."""
    line = app.text.line(
        title, "title", heading_u(app, size_u), theme.CREAM,
        outline_u=3, outline_color=theme.LINE, max_w_u=w_u - beside_u,
    )  # fmt: skip
    canvas.blit(app.art.panel("paper", w_u, h_u), cx_u, top_u + h_u / 2, anchor="center")
    ribbon_w = max(LEAST_W_U, round((canvas.size_u(line)[0] + 150) / 40) * 40.0)
    ribbon = app.art.panel("ribbon", ribbon_w, RIBBON_H_U)
    canvas.blit(ribbon, cx_u, top_u + RIBBON_H_U / 2 - RIBBON_OVER_U, anchor="center")
    canvas.blit(line, cx_u, top_u, anchor="center")
