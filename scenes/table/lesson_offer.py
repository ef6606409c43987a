"""Before the first game of an evening: learn it, or go straight to it. Each table words its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar

from game.core.chairs import Chair
from scenes.kit.app.scene import Scene
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import COLOURS, Looks
from scenes.kit.page.headings import heading
from scenes.kit.page.page import Page
from scenes.kit.text.words import _
from scenes.kit.widgets import Button, Widget
from scenes.table.evening import Evening
from scenes.table.newcomers import newcomers

if TYPE_CHECKING:
    from game.controls.zones import Zone
    from scenes.kit.app.app import App
    from scenes.table.table import Table


class LessonOffer(Page):
    """A sheet over the table that was just opened, with two buttons.

    Where nobody has ever played, learning it comes first.
    Subclasses give the `icon` of going straight to it, what is said, and `lesson`, the scene that
    teaches.
    """

    see_through = True
    unasked = True
    music = None
    icon: ClassVar[str]

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table

    @property
    def zones_in_play(self) -> Sequence[Zone]:
        return self.table.zones_in_play

    def question(self) -> str:
        """The sheet's title."""
        raise NotImplementedError

    def occasion(self) -> str:
        """The line under it."""
        raise NotImplementedError

    def what_it_is(self) -> str:
        """What the lesson is, told while the cursor is on it."""
        raise NotImplementedError

    def lesson(self) -> Scene:
        """The scene that takes the sheet's place."""
        raise NotImplementedError

    def build(self) -> list[Widget]:
        rows: tuple[tuple[str, str, str, Callable[[], object]], ...] = (
            (_("Straight to it"), self.icon, _("Everybody knows how it goes."), self.back),
            (_("A first round"), "icons/book", self.what_it_is(), self._learn),
        )
        if newcomers(self.app):
            rows = rows[::-1]
        return [
            Button(label, 620, 500 + i * 104, 680, 86, action, icon=icon, help=line, size_u=36)
            for i, (label, icon, line, action) in enumerate(rows)
        ]

    def _learn(self) -> None:
        self.app.replace(self.lesson())

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(150)
        canvas.blit(self.app.art.panel("paper", 820, 420), 550 - MARGIN, 330 - MARGIN)
        heading(self.app, canvas, self.question(), 960, 350, 640)
        block = self.app.text.block(
            self.occasion(), "body", theme.BODY_U, theme.INK, 680,
            align="center", max_lines=2, max_h_u=90,
        )  # fmt: skip
        canvas.blit(block, 960, 448, anchor="center")
        self.group.draw(canvas)
        self.draw_foot(canvas)


def offer_once(app: App, table: Table, sheet: Callable[[App, Table], LessonOffer]) -> None:
    """Show the sheet over a table with people at it, if the game is this evening's first."""
    played = any(game.game == table.key for game in Evening.of(app).games)
    if not played and table.people(range(table.seats)):
        app.push(sheet(app, table))


def free_colour(chairs: Iterable[Chair]) -> int:
    """The first seat colour nobody of these has."""
    taken = {Looks.of(chair.looks).colour for chair in chairs}
    return next(colour for colour in range(COLOURS) if colour not in taken)
