"""The title: the saloon at dusk, the name over the door, and the tables one can sit down at."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from scenes.games import TABLES
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.page.page import Page
from scenes.kit.text.words import _, join
from scenes.kit.widgets import Button, Kit, Widget

if TYPE_CHECKING:
    from scenes.kit.app.app import App

COLUMN_X_U = 96
COLUMN_W_U = 548
COLUMN_TOP_U, COLUMN_BOTTOM_U = 356.0, 986.0
STEP_U, GAP_U = 104.0, 12.0
SIGN_MOST_U = 84.0
HOUSE_X_U, HOUSE_W_U = 1454.0, 370.0
LETTERS_U = 38.0
ICON_X_U, WORDS_X_U = 74, 122
"""From a sign's left edge."""
WORDS_END_U = 32
"""From its right edge."""
PLAQUE_Y_U = 336
GLOW_STEP_US = 125_000


Entry = tuple[str, str, str, Callable[[], object]]
"""Label, icon, help line, and what it does."""


class Sign(Button):
    """An entry of the menu: the icons in one column, the words in another."""

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        x, cy = self.x + self.shake_u(now_us), self.centre[1]
        sign = kit.art.panel("wood_lit" if lit else "wood", self.w, self.h)
        canvas.blit(sign, x + self.w / 2, cy, anchor="center")
        icon_u = min(56.0, self.h - 24)
        canvas.blit(kit.art.svg(self.icon, icon_u), x + ICON_X_U, cy, anchor="center")
        words = kit.text.line(
            self.label, self.role, self.size_u, theme.GOLD if lit else theme.CREAM, outline_u=2,
            outline_color=theme.LINE, max_w_u=self.w - WORDS_X_U - WORDS_END_U,
        )  # fmt: skip
        canvas.blit(words, x + WORDS_X_U, cy, anchor="midleft")


class Title(Page):
    """What one sees first. Offers only what can be played."""

    name = "title"
    picture = "title"
    music = "title"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.group.in_columns = True

    def build(self) -> list[Widget]:
        from scenes.shell.lobby.saved_game import saved_game

        tables: list[Entry] = []
        saved = saved_game(self.app)
        if saved is not None:
            line = _("{game} with {names}, just as you left it.").format(
                game=_(TABLES[saved.game].title), names=join(saved.names)
            )
            tables.append((_("Continue"), "icons/hourglass", line, self._go_on))
        for key, info in TABLES.items():
            tables.append((_(info.title), info.icon, _(info.line), partial(self._lobby, key)))
        house: list[Entry] = [
            (_("Rules"), "icons/book", _("How to play, with pictures."), self._rules),
            (_("Options"), "icons/gear", _("Language, sound, text size and more."), self._options),
            (_("Quit"), "icons/home", _("Back out through the swing doors."), self.app.quit),
        ]
        # The tables at the left, closer the more there are; what the house offers at the right, its
        # lowest sign level with theirs. Down from the lowest goes to the top of the same column.
        step = min(STEP_U, (COLUMN_BOTTOM_U - COLUMN_TOP_U + GAP_U) / len(tables))
        h = min(SIGN_MOST_U, step - GAP_U)
        top = COLUMN_BOTTOM_U - h - (len(tables) - 1) * step
        house_top = COLUMN_BOTTOM_U - h - (len(house) - 1) * (h + GAP_U)
        size = self._lettering([entry[0] for entry in tables], COLUMN_W_U)
        house_size = min(size, self._lettering([entry[0] for entry in house], HOUSE_W_U))
        return [
            *(
                Sign(
                    label, COLUMN_X_U, round(top + i * step), COLUMN_W_U, h, action, icon=icon,
                    help=line, size_u=size,
                )
                for i, (label, icon, line, action) in enumerate(tables)
            ),
            *(
                Sign(
                    label, HOUSE_X_U, round(house_top + i * (h + GAP_U)), HOUSE_W_U, h, action,
                    icon=icon, help=line, size_u=house_size,
                )
                for i, (label, icon, line, action) in enumerate(house)
            ),
        ]  # fmt: skip

    def _lettering(self, labels: list[str], sign_w_u: float) -> float:
        """The largest size in which each of the labels fits its sign: all have the same."""
        room = sign_w_u - WORDS_X_U - WORDS_END_U - 8
        longest = max(self.app.text.size(label, "title", LETTERS_U)[0] for label in labels)
        return min(LETTERS_U, LETTERS_U * room / longest)

    def back(self) -> None:
        """Esc goes to the way out, which still has to be taken."""
        self.group.set_focus(len(self.group.widgets) - 1)

    def _go_on(self) -> None:
        from scenes.shell.lobby.saved_game import resume_game

        resume_game(self.app)
        if self.app.top is self:
            self.rebuild(0)

    def _lobby(self, key: str) -> None:
        why_not = TABLES[key].trouble()
        if why_not is not None:
            self.app.notice(why_not)
            return
        self.app.push(self.app.rooms.lobby(self.app, key))

    def _rules(self) -> None:
        from scenes.shell.rulebook.book import RulesBook

        self.app.push(RulesBook(self.app))

    def _options(self) -> None:
        from scenes.shell.options import Options

        self.app.push(Options(self.app))

    # -- the picture ---------------------------------------------------------------------------
    def wake_us(self) -> int | None:
        soonest = super().wake_us()
        if self.app.settings.reduced_motion:
            return soonest
        flicker = (self._now_us // GLOW_STEP_US + 1) * GLOW_STEP_US
        return flicker if soonest is None else min(soonest, flicker)

    def draw_under(self, canvas: Canvas) -> None:
        art = self.app.art
        if not self.app.settings.reduced_motion:
            self._draw_lamp(canvas)
        logo = art.svg("logo", 900, 262)
        canvas.blit(logo, 960, 44, anchor="midtop")
        line = self.app.text.line(
            _("One couch. One keyboard. No mercy."),
            "body",
            theme.BODY_U,
            theme.INK,
            max_w_u=640,
        )
        plaque_w = round((canvas.size_u(line)[0] + 96) / 20) * 20
        canvas.blit(art.panel("brass", plaque_w, 60), 960, PLAQUE_Y_U, anchor="center")
        for side in (-1, 1):
            nail = art.svg("icons/star", 24)
            canvas.blit(nail, 960 + side * (plaque_w / 2 - 24), PLAQUE_Y_U, anchor="center")
        canvas.blit(line, 960, PLAQUE_Y_U, anchor="center")

    def _draw_lamp(self, canvas: Canvas) -> None:
        """The lamplight breathes, eight times a second and never bright enough to flash."""
        tick = self._now_us // GLOW_STEP_US
        level = 0.5 + 0.5 * math.sin(tick * 0.7) * math.sin(tick * 0.31 + 1)
        tone = round(6 + level * 12)
        glow = self.app.art.glow(760, 520, (tone + 4, tone // 2 + 2, tone // 6))
        canvas.blit(glow, 934, 650, anchor="center", add=True)
