"""The rules book: an open ledger on the bar, two pages at a time, a tab for every game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.games import TABLES
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input, Kind, Nav, nav
from scenes.kit.input.labels import label
from scenes.kit.page.page import Page
from scenes.kit.text.words import _
from scenes.kit.widgets import Button, Kit, Widget
from scenes.shell.rulebook.setting import BOTTOM_U, PAGE_W_U, Setting
from scenes.table.rulebook.items import LeafPage, Picture, Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.kit.app.app import App

LEFT_X_U, RIGHT_X_U = 232.0, 1012.0
TABS_X_U, TABS_W_U, TABS_Y_U, TABS_H_U = 36.0, 1848.0, 6.0, 70.0
TAB_MOST_U, TAB_GAP_U = 330.0, 10.0
TAB_ICON_U, TAB_EDGES_U, TAB_LETTERS_U = 46.0, 62.0, 29.0
FOOT_Y_U, FOOT_H_U = 1000.0, 66.0
TRY_KEY = pygame.KSCAN_T
FOOT_LEFT_U, FOOT_RIGHT_U = 316.0, 1416.0


class Tab(Button):
    """A game's tab at the top of the book; that of the game which is open is of brass."""

    def __init__(
        self, book: RulesBook, key: str, label: str, x: float, w: float,
        on_press: Callable[[], object], *, icon: str, size_u: float,
    ) -> None:  # fmt: skip
        super().__init__(label, x, TABS_Y_U, w, TABS_H_U, on_press, icon=icon, size_u=size_u)
        self._book, self._key = book, key

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        is_open = self._book.game == self._key
        kind = "wood_lit" if lit else "brass" if is_open else "wood"
        canvas.blit(kit.art.panel(kind, self.w, self.h), *self.centre, anchor="center")
        color = theme.GOLD if lit else theme.INK if is_open else theme.CREAM
        words = kit.text.block(
            self.label, "title", self.size_u, color, self.w - TAB_ICON_U - TAB_EDGES_U,
            line_gap=0.98, max_lines=2, max_h_u=self.h - 4,
            outline_u=0 if color == theme.INK else 2,
        )  # fmt: skip
        left = self.centre[0] - (canvas.size_u(words)[0] + TAB_ICON_U + 8) / 2
        picture = kit.art.svg(self.icon, TAB_ICON_U)
        canvas.blit(picture, left + TAB_ICON_U / 2, self.centre[1], anchor="center")
        canvas.blit(words, left + TAB_ICON_U + 8, self.centre[1], anchor="midleft")


class RulesBook(Page):
    """Left and right turn the pages; the tabs change the game."""

    name = "rules"
    picture = "book"

    def __init__(self, app: App, game: str | None = None, music: str | None = "rules") -> None:
        super().__init__(app)
        self.music = music
        self._games = [key for key, info in TABLES.items() if info.rulebook is not None]
        self._game = game if game in self._games else self._games[0]
        self._spread = 0
        self._setting = Setting(app)

    @property
    def game(self) -> str:
        """The game whose pages are open."""
        return self._game

    def enter(self) -> None:
        super().enter()
        self.group.set_focus(self._games.index(self._game), quiet=True)

    # -- turning -------------------------------------------------------------------------------
    @property
    def pages(self) -> list[LeafPage]:
        """All pages of the game that is open; they come in pairs, so that no side is empty."""
        make = TABLES[self._game].rulebook
        pages = list(make()) if make is not None else []
        return [*pages, self._closing()] if len(pages) % 2 else pages

    def _closing(self) -> LeafPage:
        """What stands beside the last page where a book has an odd number of them."""
        info = TABLES[self._game]
        words = [Words(_("The rest you learn at the table."))]
        if info.teach is not None:
            line = _("{key}: a first round, slowly. It counts for nothing.")
            words.append(Words(line.format(key=label(TRY_KEY))))
        return LeafPage(_("Sit down"), (Picture(info.icon, 330), Words(_(info.line)), *words))

    @property
    def spreads(self) -> int:
        """How many pairs of pages there are."""
        return (len(self.pages) + 1) // 2

    def build(self) -> list[Widget]:
        games = len(self._games)
        w = min(TAB_MOST_U, (TABS_W_U + TAB_GAP_U) / games - TAB_GAP_U)
        left = TABS_X_U + (TABS_W_U - games * (w + TAB_GAP_U) + TAB_GAP_U) / 2
        # Two lines have to fit, whatever the size of the text.
        size = TAB_LETTERS_U * 100 / self.app.settings.text_percent
        widgets: list[Widget] = [
            Tab(
                self, key, _(TABLES[key].title), left + i * (w + TAB_GAP_U), w,
                partial(self._open, key), icon=TABLES[key].icon, size_u=size,
            )
            for i, key in enumerate(self._games)
        ]  # fmt: skip
        for x, step, way in ((36.0, -1, "left"), (176.0, 1, "right")):
            widgets.append(
                Button(
                    "", x, FOOT_Y_U, 124, FOOT_H_U, partial(self.turn, step),
                    icon=f"icons/arrow_{way}",
                )
            )  # fmt: skip
        teach = TABLES[self._game].teach
        close_x = 1430.0 if teach is not None else 1664.0
        widgets.append(
            Button(
                _("Close"), close_x, FOOT_Y_U, 220, FOOT_H_U, self.back, icon="icons/check",
                size_u=30,
            )
        )  # fmt: skip
        if teach is not None:
            widgets.append(
                Button(
                    _("Try it"), 1664, FOOT_Y_U, 220, FOOT_H_U, partial(teach, self.app),
                    size_u=30, key=label(TRY_KEY),
                    help=_("A first round, slowly. It counts for nothing."),
                )
            )  # fmt: skip
        return widgets

    def _open(self, key: str) -> None:
        self._game, self._spread = key, 0
        self.rebuild()
        self.app.sound.play("page")

    def turn(self, step: int) -> None:
        """Turn a leaf; past the last one nothing happens."""
        spread = max(0, min(self.spreads - 1, self._spread + step))
        if spread != self._spread:
            self._spread = spread
            self.app.sound.play("page")

    def handle(self, event: Input) -> bool:
        if self.put_away(event):
            return True
        teach = TABLES[self._game].teach
        if event.kind is Kind.KEY_DOWN and event.scancode == TRY_KEY and teach is not None:
            self.app.sound.play("confirm")
            teach(self.app)
            return True
        if self.own(event):
            return True
        meaning = nav(event)
        return self.navigate(meaning) if meaning is not None else self.group.handle(event)

    def navigate(self, meaning: Nav) -> bool:
        if meaning in (Nav.LEFT, Nav.RIGHT):
            self.turn(1 if meaning is Nav.RIGHT else -1)
            return True
        if meaning in (Nav.UP, Nav.DOWN):
            self.group.set_focus(self.group.focus + (1 if meaning is Nav.DOWN else -1))
            return True
        return self.group.navigate(meaning)

    def step(self, by: int) -> None:
        """Own keys turn leaves, as left and right do."""
        self.turn(by)

    def sideways(self, by: int) -> None:
        self.turn(by)

    # -- drawing -------------------------------------------------------------------------------
    def draw_foot(self, canvas: Canvas) -> None:
        """The help line, between the arrows and the buttons at the right."""
        words = self.foot()
        if not words:
            return
        middle, cy = (FOOT_LEFT_U + FOOT_RIGHT_U) / 2, FOOT_Y_U + FOOT_H_U / 2
        room = FOOT_RIGHT_U - FOOT_LEFT_U
        size = min(theme.SMALL_U + 2, (theme.SMALL_U + 2) * 130 / self.app.settings.text_percent)
        line = self.app.text.line(words, "body", size, theme.CREAM, max_w_u=room - 72)
        w = min(room, round((canvas.size_u(line)[0] + 72) / 40) * 40 + 20)
        canvas.blit(self.app.art.panel("dark", w, 56), middle, cy, anchor="center")
        canvas.blit(line, middle, cy, anchor="center")

    def draw_under(self, canvas: Canvas) -> None:
        pages = self.pages[self._spread * 2 : self._spread * 2 + 2]
        size = min(self._setting.fitting(canvas, page) for page in pages)
        for page, x in zip(pages, (LEFT_X_U, RIGHT_X_U), strict=False):
            self._setting.page(canvas, page, x, size)
        number = self.app.text.line(
            _("{page} of {pages}").format(page=self._spread + 1, pages=self.spreads),
            "body", theme.SMALL_U, theme.INK,
        )  # fmt: skip
        canvas.blit(number, RIGHT_X_U + PAGE_W_U, BOTTOM_U + 24, anchor="midright")
