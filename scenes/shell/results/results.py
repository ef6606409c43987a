"""After the game: who won, how everybody stands, who owes whom a round, and the figures.

Nobody mashes through it: presses count only a moment after the end and once hands have rested.
"""

from __future__ import annotations

import math
from functools import partial
from typing import TYPE_CHECKING

from scenes.games import TABLES
from scenes.kit.app.gate import Gate
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import colour_hex, colour_name, portrait
from scenes.kit.input.inputs import Input
from scenes.kit.page.headings import heading
from scenes.kit.page.page import Page
from scenes.kit.text.words import _, join
from scenes.kit.widgets import Button, Kit, Widget
from scenes.shell.results.facts import Facts, has_fame, has_tab
from scenes.shell.results.figures import figures_of
from scenes.shell.results.pages import PAGES
from scenes.shell.results.words import score_words
from scenes.table.evening import Evening
from scenes.table.game_record import record_of
from scenes.table.sitter import Sitter

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.controls.zones import Zone
    from game.core.engine import Seat
    from scenes.kit.app.app import App
    from scenes.table.table import Table

PAPER_X_U, PAPER_Y_U, PAPER_W_U, PAPER_H_U = 566.0, 132.0, 1314.0, 786.0
WINNER_X_U, WINNER_W_U = 40.0, 500.0
TAB_Y_U, TAB_H_U = 160.0, 70.0
BUTTONS_Y_U, BUTTONS_H_U = 932.0, 66.0
ARRIVE_US = 700_000
RIBBON_MOST_U = 1300.0


class Leaf(Button):
    """A tab of the ledger: left and right turn to the next one, Enter too."""

    def __init__(
        self, label: str, x: float, w: float, results: Results, number: int, help: str
    ) -> None:
        super().__init__(
            label, x, TAB_Y_U, w, TAB_H_U, partial(results.show, number), size_u=30, role="body",
            help=help,
        )  # fmt: skip
        self._results, self._number = results, number

    def use(self) -> bool:
        """Enter on the page that is open turns to the next."""
        step = 1 if self._results.page == self._number else 0
        return self.turn(step)

    def click(self, x_u: float, y_u: float) -> bool:
        self._results.show(self._number)
        return True

    def turn(self, step: int) -> bool:
        self._results.show((self._number + step) % len(self._results.pages))
        return True

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        open_now = self._results.page == self._number
        kind = "wood_lit" if lit else "brass" if open_now else "wood"
        canvas.blit(kit.art.panel(kind, self.w, self.h), self.x - MARGIN, self.y - MARGIN)
        color = theme.GOLD if lit else theme.INK if open_now else theme.CREAM
        outline_u = 0 if color == theme.INK else 2
        words = kit.text.line(
            self.label, self.role, self.size_u, color, outline_u=outline_u,
            outline_color=theme.LINE, max_w_u=self.w - 44,
        )  # fmt: skip
        canvas.blit(words, *self.centre, anchor="center")


class Results(Page):
    """The results of a table's game; the game is counted for the evening when they are shown."""

    name = "results"
    picture = "lobby"
    music = "results"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.page = 0
        shown = {"tab": has_tab(table.key), "fame": has_fame(table.key)}
        self.pages = [page for page in PAGES if shown.get(page.key, True)]
        self._gate = Gate(0)
        self._entered_us = app.now_us
        evening = Evening.of(app)
        transcript = table.session.transcript()
        figures = figures_of(transcript, table.seats)
        deeds = [mine.deeds for mine in figures.seats] if has_fame(table.key) else []
        evening.add(record_of(table, deeds=deeds))
        self.facts = Facts(table, figures, evening, transcript)
        self.winners = list(self.facts.winners)

    @property
    def zones_in_play(self) -> Sequence[Zone]:
        return self.table.zones_in_play

    # -- what is on the page -------------------------------------------------------------------
    def build(self) -> list[Widget]:
        shown = self.pages
        each = (PAPER_W_U - 60 - 14 * (len(shown) - 1)) / len(shown)
        leaves: list[Widget] = [
            Leaf(_(page.title), PAPER_X_U + 30 + i * (each + 14), each, self, i, _(page.line))
            for i, page in enumerate(shown)
        ]
        w, gap = 436.0, 24.0
        buttons = [
            (_("Again"), "icons/undo", self.again, self._again_line()),
            (_("Lobby"), "icons/hand_point", self.lobby, _("Change chairs, bots or house rules.")),
            (_("Main menu"), "icons/home", self.title, _("Call it a night, or try another table.")),
        ]
        if self.pages[self.page].key == "evening" and self.facts.evening.games:
            buttons.insert(
                0,
                (
                    _("New evening"), "icons/beer", self.new_evening,
                    _("Wipe the slate: nobody owes anybody anything."),
                ),
            )  # fmt: skip
        left = 960 - (len(buttons) * (w + gap) - gap) / 2
        return [
            *leaves,
            *(
                Button(
                    label, left + i * (w + gap), BUTTONS_Y_U, w, BUTTONS_H_U, action,
                    icon=icon, size_u=34, help=line,
                )
                for i, (label, icon, action, line) in enumerate(buttons)
            ),
        ]  # fmt: skip

    def _again_line(self) -> str:
        if self.table.seats == 2 and self.table.key == "high_noon":
            return _("The same two, back to back.")
        line = _("The same people; {name} starts.")
        if TABLES[self.table.key].deals:
            line = _("The same people; {name} deals.")
        return line.format(name=self.table.name(self._next_first()))

    def show(self, number: int) -> None:
        """Turn to a page of the ledger."""
        if number != self.page:
            self.app.sound.play("page")
        self.page = number
        self.rebuild(number)

    # -- going on ------------------------------------------------------------------------------
    def _next_first(self) -> Seat:
        return (self.facts.first + 1) % self.table.seats

    def again(self) -> None:
        """The same people and rules; the starter moves on by a chair."""
        from scenes.shell.lobby.open import open_table

        session = self.table.session
        open_table(
            self.app, self.table.key, session.chairs, session.setup.options, self._next_first(),
            self._pads(),
        )  # fmt: skip

    def lobby(self) -> None:
        """Back to the chairs, with everybody still sitting."""
        pads = self._pads()
        sitters = [
            Sitter(guest.name, guest.looks, guest.level, pads.get(seat))
            for seat, guest in enumerate(self.table.guests)
        ]
        self.app.reset(self.app.rooms.lobby(self.app, self.table.key, sitters))

    def title(self) -> None:
        """Out."""
        self.app.reset(self.app.rooms.title(self.app))

    def new_evening(self) -> None:
        """The slate is wiped; the game just played is not owed any more either."""
        self.facts.evening.begin_anew()
        self.app.sound.play("glass")
        self.rebuild(self.page)

    def _pads(self) -> dict[int, int]:
        pads = ((seat, self.app.pads.pad_of(seat)) for seat in range(self.table.seats))
        return {seat: pad for seat, pad in pads if pad is not None}

    def back(self) -> None:
        """Esc goes to the way out, which still has to be taken."""
        self.group.set_focus(len(self.group.widgets) - 1)

    # -- as a scene ----------------------------------------------------------------------------
    def enter(self) -> None:
        super().enter()
        self._entered_us = self.app.now_us
        self._gate = Gate.after_race(self.app.now_us, self.app.pump.held)
        if self.table.result() is not None:
            self.table.session.forget_save()
        self.app.log.write("results", winners=self.winners, tab=self.facts.tab_json())

    def handle(self, event: Input) -> bool:
        if not self._gate.lets(event):
            return True
        return super().handle(event)

    def wake_us(self) -> int | None:
        if self._arrived < 1:
            return 0
        return super().wake_us()

    @property
    def _arrived(self) -> float:
        """How far the crown has come down, 0 to 1."""
        if self.app.settings.reduced_motion or self.app.settings.speed == "off":
            return 1.0
        return min(1.0, max(0.0, (self._now_us - self._entered_us) / ARRIVE_US))

    # -- the picture ---------------------------------------------------------------------------
    def draw_under(self, canvas: Canvas) -> None:
        words, wide = self._headline()
        heading(self.app, canvas, words, 960, 68, wide)
        self._draw_winners(canvas)
        paper = self.app.art.panel("paper", PAPER_W_U, PAPER_H_U)
        canvas.blit(paper, PAPER_X_U - MARGIN, PAPER_Y_U - MARGIN)
        box = (PAPER_X_U + 44, TAB_Y_U + 112, PAPER_W_U - 88, PAPER_H_U - 220)
        self.pages[self.page].draw(canvas, self.app, self.facts, box)
        line = self.app.text.line(
            self.facts.deal_line(), "plain", theme.SMALL_U, theme.INK_SOFT, max_w_u=PAPER_W_U - 100
        )
        canvas.blit(line, PAPER_X_U + PAPER_W_U / 2, PAPER_Y_U + PAPER_H_U - 46, anchor="center")

    def _headline(self) -> tuple[str, float]:
        """Who won, and how wide a ribbon that needs; a name too long stands on the card only."""
        names = join([self.table.name(seat) for seat in self.winners])
        alone = len(self.winners) == 1
        words = (_("{name} wins!") if alone else _("{name} share the win!")).format(name=names)
        wide = self.app.text.size(words, "title", theme.HEADING_U)[0]
        if wide * 0.72 > RIBBON_MOST_U - 160:
            words = _("We have a winner!") if alone else _("A shared win!")
            wide = self.app.text.size(words, "title", theme.HEADING_U)[0]
        return words, round(min(RIBBON_MOST_U, max(620.0, wide + 200)) / 20) * 20.0

    def _draw_winners(self, canvas: Canvas) -> None:
        """One large, two above one another, more in a square."""
        count = len(self.winners)
        columns, rows = (1, count) if count <= 2 else (2, math.ceil(count / 2))
        w = (WINNER_W_U - (columns - 1) * 16) / columns
        h = (PAPER_H_U - (rows - 1) * 16) / rows
        for i, seat in enumerate(self.winners):
            x = WINNER_X_U + i % columns * (w + 16)
            y = PAPER_Y_U + i // columns * (h + 16)
            if columns == 2 and i == count - 1 and i % 2 == 0:
                x = WINNER_X_U + (WINNER_W_U - w) / 2
            guest = self.table.guests[seat]
            panel = self.app.art.panel("plate_lit", w, h, colour_hex(guest.looks.colour))
            canvas.blit(panel, x - MARGIN, y - MARGIN)
            foot_u = 150.0 if count == 1 else 132.0
            size = min(w - 24, (h - foot_u - 24) * 0.82)
            self._draw_crowned(canvas, seat, x + w / 2, y + h - foot_u, round(size), (x, y, w, h))
            # The bust stands behind a plate that bears the name.
            brass = self.app.art.panel("brass", w - 28, foot_u - 10)
            canvas.blit(brass, x + w / 2, y + h - foot_u / 2 - 9, anchor="center")
            badge = self.app.art.svg(f"badges/{colour_name(guest.looks.colour)}", 64)
            canvas.blit(badge, x + 20, y + 20)
            if guest.level:
                medal = self.app.art.svg(f"badges/bot_{guest.level}", 64)
                canvas.blit(medal, x + w - 20, y + 20, anchor="topright")
            top, low = y + h - foot_u * 0.78, y + h - foot_u * 0.34
            self._draw_name(canvas, seat, x + w / 2, top, low, w - 70)

    def _draw_crowned(
        self,
        canvas: Canvas,
        seat: Seat,
        cx: float,
        floor: float,
        size: int,
        box: tuple[float, float, float, float],
    ) -> None:
        """The portrait with light behind it, and the crown that comes down on the hat."""
        art, guest = self.app.art, self.table.guests[seat]
        x, y, w, h = box
        with canvas.clip(x + 8, y + 8, w - 16, h - 16):
            glow = art.glow(size * 1.3, size * 1.3, (92, 60, 16))
            canvas.blit(glow, cx, floor - size * 0.55, anchor="center", add=True)
            burst = art.svg("props/star_burst", size * 1.1)
            canvas.blit(burst, cx, floor - size * 0.6, anchor="center", alpha=190)
        mood = "" if guest.level else "glad"
        picture = portrait(art, guest.looks, guest.level, size, mood)
        canvas.blit(picture, cx, floor, anchor="midbottom")
        part = self._arrived
        drop = (1 - part) ** 2 * 260 - abs(math.sin(part * math.pi * 2)) * 26 * (1 - part)
        crown = art.svg("props/crown", size * 0.34)
        top = floor - size + size * 0.03
        canvas.blit(crown, cx, top - drop, anchor="midbottom", alpha=255 * min(1.0, part * 3))

    def _draw_name(
        self, canvas: Canvas, seat: Seat, cx: float, name_y: float, score_y: float, w: float
    ) -> None:
        guest = self.table.guests[seat]
        name = self.app.text.line(guest.name, "body", theme.LARGE_U, theme.INK, max_w_u=w)
        canvas.blit(name, cx, name_y, anchor="center")
        score = self.app.text.line(
            score_words(self.facts, seat), "title", 44 if len(self.winners) == 1 else 38,
            theme.ENGRAVED, max_w_u=w,
        )  # fmt: skip
        canvas.blit(score, cx, score_y, anchor="center")
