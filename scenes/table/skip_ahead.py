"""Skipping ahead while nobody at the screen is asked: what a press does, and what says so.

Whatever goes on then is the bots' and the pictures', and no one need sit through it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.draw import theme
from scenes.kit.draw.art import WantedPanel
from scenes.kit.text.words import _
from scenes.table.aim import draw_aim

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.draw.canvas import Canvas
    from scenes.kit.layout.layouts import Place
    from scenes.table.table import Table

HINT_AFTER_US = 500_000
"""A line for every short moment would only flicker: it comes when one has waited so long."""
HINT_H_U = 44.0


def skip_words() -> str:
    """The line."""
    return _("Any key: skip ahead")


def bots_think(table: Table) -> bool:
    """Whether the game waits for bots or its clock alone."""
    return table.due_us() is not None and not table.people(table.to_act())


def skip_wait(table: Table, now_us: int) -> bool:
    """What the game waits for comes now, at app time `now_us`; False where people are asked."""
    due_us = table.due_us()
    if due_us is None or not bots_think(table):
        return False
    table.run(due_us, False)  # the clock jumps to when it is due
    table.run(now_us, True)
    return True


class SkipHint:
    """When the line is on screen: from `HINT_AFTER_US` on, for as long as nobody is asked."""

    def __init__(self) -> None:
        self._since_us: int | None = None
        self._now_us = 0

    def update(self, now_us: int, waits: bool) -> None:
        """`waits`: whether nobody at the screen is asked anything now."""
        self._now_us = now_us
        if not waits:
            self._since_us = None
        elif self._since_us is None:
            self._since_us = now_us

    @property
    def waits(self) -> bool:
        """Whether nobody is asked anything: room is kept for the line."""
        return self._since_us is not None

    @property
    def shown(self) -> bool:
        """Whether people have waited long enough to be told."""
        return self._since_us is not None and self._now_us - self._since_us >= HINT_AFTER_US

    def wake_us(self) -> int | None:
        """App time at which the line comes; None when it is there, or nobody waits."""
        return None if self._since_us is None or self.shown else self._since_us + HINT_AFTER_US


def hint_wanted(place: Place) -> WantedPanel:
    """The panel to have ready."""
    return WantedPanel("dark", place.w_u, HINT_H_U)


def draw_hint(canvas: Canvas, app: App, place: Place, words: str) -> None:
    """The line at the foot of a place."""
    if not words:
        return
    x, y, w = place.x_u, place.y_u + place.h_u - HINT_H_U, place.w_u
    panel = app.art.panel("dark", w, HINT_H_U)
    canvas.blit(panel, x + w / 2, y + HINT_H_U / 2, anchor="center")
    draw_aim(canvas, app, words, (x, y + 2, w, HINT_H_U - 4), theme.CREAM)
