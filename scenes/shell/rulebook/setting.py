"""How the pages of the rules book are set: lettering as large as a page allows, pictures between.

Cards, pots and rows of the table games are in `rules_figures`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.palette import SEATS
from scenes.kit.widgets import key_cap
from scenes.shell.rulebook import figures
from scenes.table.rulebook.items import (
    Cards,
    Dice,
    Entry,
    Finish,
    Hands,
    Item,
    Keys,
    LeafPage,
    Picture,
    PokerHands,
    Pots,
    Row,
    Versus,
    Words,
)

if TYPE_CHECKING:
    from scenes.kit.app.app import App

PAGE_W_U = 676.0
TOP_U, BOTTOM_U = 118.0, 946.0
HEAD_U = 104.0
"""From the top of a page to its first line."""
GAP_U = 22.0
DIE_U = 84.0
KEY_ROW_U, KEYS_X_U = 54.0, 130.0
LARGEST_U = 36.0
LOOSEN_U = 22.0
"""How much wider the gaps of a page with room to spare may grow."""


class Setting:
    """Sets pages of `PAGE_W_U` from `TOP_U` to `BOTTOM_U`."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._widths: dict[tuple[str, float, int], float] = {}

    def fitting(self, canvas: Canvas, page: LeafPage) -> float:
        """The largest lettering with which all of a page stands on it."""
        room = BOTTOM_U - TOP_U - HEAD_U
        size = LARGEST_U
        while size > 17:
            heights = [self._height(canvas, item, size) for item in page.items]
            if sum(heights) + GAP_U * (len(heights) - 1) <= room:
                break
            size -= 1
        return size

    def page(self, canvas: Canvas, page: LeafPage, x: float, size: float) -> None:
        """Draw a page with its left edge at `x`."""
        text = self.app.text
        natural = text.size(page.title, "title", theme.HEADING_U)[0]
        title_u = theme.HEADING_U * min(1.0, (PAGE_W_U - 4) / natural)
        title = text.line(page.title, "title", title_u, theme.RED, max_w_u=PAGE_W_U)
        canvas.blit(title, x + PAGE_W_U / 2, TOP_U + 34, anchor="center")
        canvas.fill(theme.INK_SOFT, x + 90, TOP_U + 78, PAGE_W_U - 180, 2, 160)
        y = TOP_U + HEAD_U
        heights = [self._height(canvas, item, size) for item in page.items]
        spare = BOTTOM_U - y - sum(heights) - GAP_U * (len(heights) - 1)
        gap = GAP_U + max(0.0, min(LOOSEN_U, spare / len(heights)))
        for item, height in zip(page.items, heights, strict=True):
            self._item(canvas, item, (x, y, PAGE_W_U, height), size)
            y += height + gap

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
                return len(item.rows) * KEY_ROW_U
            case Hands():
                return len(item.rows) * 76.0
            case Finish():
                return 156.0
            case Entry():
                return self._entry_height(canvas, item, size)
            case _:
                return figures.height_of(item)

    def _item(self, canvas: Canvas, item: Item, box: figures.Box, size: float) -> None:
        x, y, _w, height = box
        middle = x + PAGE_W_U / 2
        match item:
            case Words():
                canvas.blit(self._set(item.text, size), x, y)
            case Dice():
                self._dice(canvas, item, middle, y)
            case Picture():
                picture = self.app.art.svg(item.name, item.w_u, item.h_u)
                canvas.blit(picture, middle, y + item.h_u / 2, anchor="center")
                figures.caption(canvas, self.app, item.caption, middle, y + height - 18)
            case Keys():
                self._keys(canvas, item, x, y)
            case Hands():
                self._hands(canvas, item, x, y)
            case Finish():
                self._finish(canvas, item, x, y)
            case Entry():
                self._entry(canvas, item, box, size)
            case Cards() | PokerHands() | Versus() | Pots() | Row():
                figures.draw(canvas, self.app, item, box)

    # -- words ---------------------------------------------------------------------------------
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

    def _entry_words(self, item: Entry, size: float) -> tuple[pygame.Surface, pygame.Surface]:
        w = PAGE_W_U - item.w_u - 24
        title = self.app.text.line(item.title, "title", size + 2, theme.RED, max_w_u=w)
        return title, self.app.text.block(item.text, "body", size - 1, theme.INK, w, line_gap=1.15)

    def _entry_height(self, canvas: Canvas, item: Entry, size: float) -> float:
        title, text = self._entry_words(item, size)
        return max(item.h_u, canvas.size_u(title)[1] + canvas.size_u(text)[1] + 4)

    def _entry(self, canvas: Canvas, item: Entry, box: figures.Box, size: float) -> None:
        x, y, _w, h = box
        title, text = self._entry_words(item, size)
        title_h, text_h = canvas.size_u(title)[1], canvas.size_u(text)[1]
        picture = self.app.art.svg(item.picture, item.w_u, item.h_u)
        canvas.blit(picture, x + item.w_u / 2, y + h / 2, anchor="center")
        top = y + max(0.0, (h - title_h - text_h - 4) / 2)
        canvas.blit(title, x + item.w_u + 24, top)
        canvas.blit(text, x + item.w_u + 24, top + title_h + 4)

    def _keys(self, canvas: Canvas, item: Keys, x: float, y: float) -> None:
        """All rows in the same lettering, as large as the longest allows."""
        text, room = self.app.text, PAGE_W_U - KEYS_X_U - 24
        longest = max(text.size(words, "body", theme.SMALL_U)[0] for _cap, words in item.rows)
        size = theme.SMALL_U * min(1.0, room / longest)
        for i, (label, words) in enumerate(item.rows):
            cy = y + i * KEY_ROW_U + 25
            width = key_cap(canvas, self.app, label, x + 20, cy, 44)
            line = text.line(
                words, "body", size, theme.INK, max_w_u=PAGE_W_U - 40 - max(width, 110)
            )
            canvas.blit(line, x + 36 + max(width, 110), cy, anchor="midleft")

    # -- dice and presses ----------------------------------------------------------------------
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
        below = y + DIE_U + (16 if item.kept else 0) + 28
        figures.caption(canvas, self.app, item.caption, middle, below)

    def _hands(self, canvas: Canvas, item: Hands, x: float, y: float) -> None:
        for i, (dice, name) in enumerate(item.rows):
            cy = y + i * 76 + 36
            line = self.app.text.line(name, "body", theme.BODY_U, theme.INK, max_w_u=PAGE_W_U - 330)
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
        figures.caption(canvas, self.app, item.caption, x + PAGE_W_U / 2, y + 134)
