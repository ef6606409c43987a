"""The house rules of a game: one line for each option, made from the option's own data."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from game.core.options import Option, OptionValue
from scenes.games import TABLES
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.page.headings import even_u, even_w, heading
from scenes.kit.page.page import Page
from scenes.kit.text.words import _
from scenes.kit.widgets import Button, Choice, Kit, Widget
from scenes.shell.lobby.options import chosen, default_of, stops_of

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.shell.lobby.lobby import Lobby

X_U, W_U = 300.0, 1320.0
LINE_W_U = W_U - 36
ROW_U, STEP_U = 66.0, 134.0
LINE_MORE_U, LINE_GAP = 49.0, 1.1
"""What a second line of explanation adds to a row, and how far below the first it stands."""
LOWEST_U = 732.0
"""All rows together are no higher: the buttons and the line at the foot come below."""


class RuleRow(Choice):
    """A choice with an explanation under it, and a mark where it is not as in the book."""

    line, line_u, line_w = "", theme.SMALL_U, LINE_W_U
    book: object = None

    def draw_field(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        super().draw_field(canvas, kit, lit, now_us)
        words = kit.text.block(
            self.line, "body", self.line_u, theme.DIM if not lit else theme.CREAM, self.line_w,
            line_gap=LINE_GAP, max_lines=2,
        )  # fmt: skip
        canvas.blit(words, self.x + 18, self.y + self.h + 5)
        if self.choices[self.index][0] != self.book:
            star = kit.art.svg("icons/star", 34)
            canvas.blit(star, self.field_x - 12, self.y + self.h / 2, anchor="midright")


class HouseRules(Page):
    """Changes the lobby's picks; everything is kept as soon as it is set."""

    name = "house_rules"
    see_through = True
    music = None

    def __init__(self, app: App, lobby: Lobby) -> None:
        super().__init__(app)
        self.lobby = lobby
        self._options = lobby.info.options
        self._top = 164.0
        self._step = STEP_U

    def _line_up(self) -> float:
        """Set the rows apart for explanations as large as may be, and give that size: one for all.

        On one line where that is not smaller, else on two.
        """
        text, percent = self.app.text, self.app.settings.text_percent
        labels = [(_(TABLES[self.lobby.key].text_of(o).line), LINE_W_U) for o in self._options]
        found: list[tuple[float, float]] = []
        for lines in (1, 2):
            step = min(STEP_U + (lines - 1) * LINE_MORE_U, LOWEST_U / len(self._options))
            size = even_u(self.app, labels, "body", theme.SMALL_U, lines)
            high = text.line_height_u(size) + (lines - 1) * LINE_GAP * size * percent / 100
            if lines == 1 or high <= step - ROW_U:
                found.append((size, step))
        size, self._step = max(found, key=lambda one: one[0])
        return size

    def build(self) -> list[Widget]:
        game, picks = self.lobby.key, self.lobby.picks
        long_timers = self.app.settings.long_timers
        now = chosen(game, picks, long_timers)
        rows: list[Widget] = []
        line_u = self._line_up()
        for i, option in enumerate(self._options):
            words = TABLES[game].text_of(option)
            book = default_of(game, option, long_timers)
            stops = stops_of(game, option, now[option.key], book)
            choices: list[tuple[object, str]] = [(value, words.value(value)) for value in stops]
            row = RuleRow(
                _(words.label), X_U, self._top + i * self._step, W_U, choices, now[option.key],
                partial(self._pick, option), h=ROW_U,
                help=_("Left and right to change. A star marks a rule that is not "
"standard."),
            )  # fmt: skip
            row.line, row.line_u, row.book = _(words.line), line_u, book
            row.line_w = even_w(self.app, row.line, line_u, LINE_W_U)
            row.why_not = words.idle(now)
            row.enabled = not row.why_not
            rows.append(row)
        y = self._top + len(self._options) * self._step + 6
        as_new = Button(
            _("By the book"), X_U + 160, y, 480, 80, self._by_the_book, icon="icons/undo",
            help=_("Reset every rule to its default."),
        )  # fmt: skip
        done = Button(
            _("Done"), X_U + 680, y, 480, 80, self.back, icon="icons/check",
            help=_("Your changes are already saved."),
        )  # fmt: skip
        return [*rows, as_new, done]

    def _pick(self, option: Option, value: object) -> None:
        if not isinstance(value, (bool, int, str)):
            return
        picked: OptionValue = value
        if picked == default_of(self.lobby.key, option, self.app.settings.long_timers):
            self.lobby.picks.pop(option.key, None)
        else:
            self.lobby.picks[option.key] = picked
        self.rebuild()  # what this makes idle is greyed out

    def _by_the_book(self) -> None:
        self.lobby.picks.clear()
        self.rebuild()

    def draw(self, canvas: Canvas) -> None:
        canvas.veil(170)
        h = len(self._options) * self._step + 96 + 132
        panel = self.app.art.panel("wood", W_U + 120, h)
        canvas.blit(panel, X_U - 60 - MARGIN, self._top - 98 - MARGIN)
        dark = self.app.art.panel("dark", W_U + 60, h - 60)
        canvas.blit(dark, X_U - 30 - MARGIN, self._top - 68 - MARGIN)
        heading(self.app, canvas, _("House rules"), 960, 72, 800)
        self.group.draw(canvas)
        self.draw_foot(canvas)
