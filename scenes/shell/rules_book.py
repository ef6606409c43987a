"""The rules book: an open ledger on the bar, two pages at a time, a tab for every game."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import pygame

from scenes.catalogue import TABLES
from scenes.kit import theme
from scenes.kit.canvas import Canvas
from scenes.kit.inputs import Input, Nav, nav
from scenes.kit.palette import SEATS
from scenes.kit.widgets import Button, Kit, Widget, key_cap
from scenes.kit.words import _
from scenes.saloon_poker.chart import EXAMPLES
from scenes.saloon_poker.words import kind_name
from scenes.shell.page import Page
from scenes.shell.rules_pages import (
    BOOKS,
    Dice,
    Finish,
    Hands,
    Item,
    Keys,
    LeafPage,
    Picture,
    Words,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.kit.app import App

LEFT_X_U, RIGHT_X_U = 232.0, 1012.0
PAGE_W_U = 676.0
TOP_U, BOTTOM_U = 118.0, 946.0
GAP_U = 22.0
TABS_X_U, TABS_W_U = 36.0, 1110.0
DIE_U = 84.0
LARGEST_U = 36.0
LOOSEN_U = 22.0
"""How much wider the gaps of a page with room to spare may grow."""
LOW_INK = (88, 58, 32)


class Tab(Button):
    """A game's tab; that of the game which is open is of brass."""

    def __init__(
        self, book: RulesBook, key: str, label: str, x: float, y: float, w: float, h: float,
        on_press: Callable[[], object], *, icon: str, size_u: float,
    ) -> None:  # fmt: skip
        super().__init__(label, x, y, w, h, on_press, icon=icon, size_u=size_u)
        self._book, self._key = book, key

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        if lit or self._book.game != self._key:
            super().draw(canvas, kit, lit, now_us)
            return
        canvas.blit(kit.art.panel("brass", self.w, self.h), *self.centre, anchor="center")
        icon_u = min(self.h * 0.62, 54.0)
        words = kit.text.line(
            self.label, "title", self.size_u, theme.INK, max_w_u=self.w - 56 - icon_u
        )
        left = self.centre[0] - (canvas.size_u(words)[0] + icon_u + 12) / 2
        picture = kit.art.svg(self.icon, icon_u)
        canvas.blit(picture, left + icon_u / 2, self.centre[1], anchor="center")
        canvas.blit(words, left + icon_u + 12, self.centre[1], anchor="midleft")


class RulesBook(Page):
    """Left and right turn the pages; the tabs change the game."""

    name = "rules"
    picture = "book"

    def __init__(self, app: App, game: str | None = None, music: str | None = "rules") -> None:
        super().__init__(app)
        self.music = music
        self._games = [key for key in TABLES if key in BOOKS]
        self._game = game if game in self._games else self._games[0]
        self._spread = 0
        self._widths: dict[tuple[str, float, int], float] = {}

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
        """All pages of the game that is open."""
        return BOOKS[self._game]()

    @property
    def spreads(self) -> int:
        """How many pairs of pages there are."""
        return (len(self.pages) + 1) // 2

    def build(self) -> list[Widget]:
        each = TABS_W_U / len(self._games)
        w = min(360.0, each - 16)
        widgets: list[Widget] = [
            Tab(
                self, key, _(TABLES[key].title), TABS_X_U + i * min(380.0, each), 1000, w, 66,
                partial(self._open, key), icon=TABLES[key].icon, size_u=28,
            )
            for i, key in enumerate(self._games)
        ]  # fmt: skip
        widgets.append(
            Button("", 1150, 1000, 120, 66, lambda: self.turn(-1), icon="icons/arrow_left")
        )
        widgets.append(
            Button("", 1290, 1000, 120, 66, lambda: self.turn(1), icon="icons/arrow_right")
        )
        widgets.append(
            Button(_("Close"), 1430, 1000, 220, 66, self.back, icon="icons/check", size_u=30)
        )
        teach = TABLES[self._game].teach
        if teach is not None:
            widgets.append(
                Button(
                    _("Try it"), 1666, 1000, 220, 66, partial(teach, self.app), icon="icons/play",
                    size_u=30, help=_("A first round, slowly. It counts for nothing."),
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
        meaning = nav(event)
        if meaning in (Nav.LEFT, Nav.RIGHT) and not self.app.notices:
            self.turn(1 if meaning is Nav.RIGHT else -1)
            return True
        if meaning in (Nav.UP, Nav.DOWN):
            step = 1 if meaning is Nav.DOWN else -1
            self.group.set_focus(self.group.focus + step)
            return True
        return super().handle(event)

    # -- drawing -------------------------------------------------------------------------------
    def draw_under(self, canvas: Canvas) -> None:
        pages = self.pages[self._spread * 2 : self._spread * 2 + 2]
        size = min(self._fitting(canvas, page) for page in pages)
        for page, x in zip(pages, (LEFT_X_U, RIGHT_X_U), strict=False):
            self._page(canvas, page, x, size)
        number = self.app.text.line(
            _("{page} of {pages}").format(page=self._spread + 1, pages=self.spreads),
            "body", theme.SMALL_U, theme.INK_SOFT,
        )  # fmt: skip
        canvas.blit(number, RIGHT_X_U + PAGE_W_U, BOTTOM_U + 24, anchor="midright")

    def _page(self, canvas: Canvas, page: LeafPage, x: float, size: float) -> None:
        text = self.app.text
        title = text.line(page.title, "title", theme.HEADING_U, theme.RED, max_w_u=PAGE_W_U)
        canvas.blit(title, x + PAGE_W_U / 2, TOP_U + 34, anchor="center")
        canvas.fill(theme.INK_SOFT, x + 90, TOP_U + 78, PAGE_W_U - 180, 2, 160)
        y = TOP_U + 104
        heights = [self._height(canvas, item, size) for item in page.items]
        spare = BOTTOM_U - y - sum(heights) - GAP_U * (len(heights) - 1)
        gap = GAP_U + max(0.0, min(LOOSEN_U, spare / len(heights)))
        for item in page.items:
            y += self._item(canvas, item, x, y, size) + gap

    def _fitting(self, canvas: Canvas, page: LeafPage) -> float:
        """The largest lettering with which all of a page stands on it."""
        room = BOTTOM_U - TOP_U - 104
        size = LARGEST_U
        while size > 18:
            heights = [self._height(canvas, item, size) for item in page.items]
            if sum(heights) + GAP_U * (len(heights) - 1) <= room:
                break
            size -= 1
        return size

    def _height(self, canvas: Canvas, item: Item, size: float) -> float:
        match item:
            case Words():
                block = self.app.text.block(item.text, "body", size, theme.INK, PAGE_W_U)
                return canvas.size_u(block)[1]
            case Dice():
                return DIE_U + (16 if item.kept else 0) + (46 if item.caption else 0)
            case Picture():
                return item.h_u + (46 if item.caption else 0)
            case Keys():
                return len(item.rows) * 54.0
            case Hands():
                return len(EXAMPLES) * 76.0
            case Finish():
                return 156.0

    def _item(self, canvas: Canvas, item: Item, x: float, y: float, size: float) -> float:
        height = self._height(canvas, item, size)
        middle = x + PAGE_W_U / 2
        match item:
            case Words():
                canvas.blit(self._set(item.text, size), x, y)
            case Dice():
                self._dice(canvas, item, middle, y)
            case Picture():
                picture = self.app.art.svg(item.name, item.w_u, item.h_u)
                canvas.blit(picture, middle, y + item.h_u / 2, anchor="center")
                self._caption(canvas, item.caption, middle, y + height - 18)
            case Keys():
                for i, (label, words) in enumerate(item.rows):
                    cy = y + i * 54 + 25
                    width = key_cap(canvas, self.app, label, x + 20, cy, 44)
                    line = self.app.text.line(
                        words,
                        "body",
                        theme.SMALL_U,
                        theme.INK,
                        max_w_u=PAGE_W_U - 40 - max(width, 110),
                    )
                    canvas.blit(line, x + 36 + max(width, 110), cy, anchor="midleft")
            case Hands():
                self._hands(canvas, x, y)
            case Finish():
                self._finish(canvas, item, x, y)
        return height

    def _set(self, words: str, size: float) -> pygame.Surface:
        """A paragraph as narrow as its number of lines allows: no word stays alone at its end."""
        text, key = self.app.text, (words, size, self.app.settings.text_percent)
        if key not in self._widths:
            w = PAGE_W_U
            whole = text.block(words, "body", size, theme.INK, w).get_height()
            while w > PAGE_W_U * 0.9:
                if text.block(words, "body", size, theme.INK, w - 20).get_height() > whole:
                    break
                w -= 20
            self._widths[key] = w
        return text.block(words, "body", size, theme.INK, self._widths[key])

    def _caption(self, canvas: Canvas, words: str, middle: float, cy: float) -> None:
        if words:
            line = self.app.text.line(words, "body", theme.SMALL_U, LOW_INK, max_w_u=PAGE_W_U)
            canvas.blit(line, middle, cy, anchor="center")

    def _dice(self, canvas: Canvas, item: Dice, middle: float, y: float) -> None:
        step = DIE_U + 14
        left = middle - step * (len(item.values) - 1) / 2
        for i, value in enumerate(item.values):
            name = f"dice/flat_{value}" + ("_gold" if i in item.gold else "")
            drop = 16 if i in item.kept else 0
            die = self.app.art.svg(name, DIE_U)
            canvas.blit(die, left + i * step, y + DIE_U / 2 + drop, anchor="center")
            if i in item.kept:
                canvas.fill(
                    (60, 122, 74), left + i * step - DIE_U / 2, y + DIE_U + drop + 3, DIE_U, 5
                )
        self._caption(canvas, item.caption, middle, y + DIE_U + (16 if item.kept else 0) + 28)

    def _hands(self, canvas: Canvas, x: float, y: float) -> None:
        for i, (kind, dice) in enumerate(EXAMPLES.items()):
            cy = y + i * 76 + 36
            line = self.app.text.line(
                kind_name(kind), "body", theme.BODY_U, theme.INK, max_w_u=PAGE_W_U - 330
            )
            canvas.blit(line, x + 6, cy, anchor="midleft")
            for k, value in enumerate(dice):
                die = self.app.art.svg(f"dice/flat_{value}", 56)
                canvas.blit(die, x + PAGE_W_U - 310 + k * 62, cy, anchor="midleft")

    def _finish(self, canvas: Canvas, item: Finish, x: float, y: float) -> None:
        """A time line from the bell to 400 ms with each press where it came."""
        left, width, cy = x + 60, PAGE_W_U - 120, y + 66
        canvas.fill(theme.INK, left, cy - 2, width, 4)
        bell = self.app.art.svg("props/bell", 48)
        canvas.blit(bell, left, cy - 30, anchor="center")
        for tick in range(0, 401, 100):
            canvas.fill(theme.INK, left + width * tick / 400 - 1, cy - 8, 3, 16)
        for i, (ms, colour) in enumerate(item.presses):
            at = left + width * ms / 400
            badge = self.app.art.svg(f"badges/{SEATS[colour][0]}", 40)
            up = -32 if i % 2 == 0 else 32
            canvas.fill(theme.RED, at - 1.5, min(cy, cy + up), 3, 32)
            canvas.blit(badge, at, cy + up, anchor="center")
            label = self.app.text.line(f"{ms:.1f}", "plain", theme.SMALL_U, theme.INK)
            side = "midright" if i % 2 == 0 else "midleft"
            canvas.blit(label, at + (-26 if i % 2 == 0 else 26), cy + up, anchor=side)
        self._caption(canvas, item.caption, x + PAGE_W_U / 2, y + 134)
