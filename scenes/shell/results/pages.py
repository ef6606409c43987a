"""The ledger's pages after a game; how everybody stands and the tab are drawn here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.texas_hold_it.records import TexasView
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.text.words import N_
from scenes.shell.results.count import draw_figures
from scenes.shell.results.evening import draw_evening
from scenes.shell.results.facts import Box, Facts, draw_rule, draw_who
from scenes.shell.results.fame import draw_fame
from scenes.shell.results.tab import draw_tab
from scenes.shell.results.words import note_words, score_words, why_words

if TYPE_CHECKING:
    from scenes.kit.app.app import App


WHY_H_U = 52.0
NOTE_W_U = 246.0


# -- the standing ----------------------------------------------------------------------------------
def draw_standing(canvas: Canvas, app: App, facts: Facts, box: Box) -> None:
    """Why the winners won, and everybody by rank."""
    x, y, w, h = box
    why = app.text.line(
        why_words(facts), "body", theme.BODY_U, theme.ENGRAVED, max_w_u=w - 40
    )  # fmt: skip
    canvas.blit(why, x + w / 2, y + WHY_H_U / 2 - 12, anchor="center")
    y, h = y + WHY_H_U, h - WHY_H_U
    order, places = facts.order(), facts.places()
    row = min(124.0, h / len(order))
    size = min(92.0, row - 8)
    for i, seat in enumerate(order):
        cy = y + (i + 0.5) * row
        if i:
            draw_rule(canvas, x, y + i * row - 1, w)
        place = app.text.line(f"{places[seat]}.", "title", 40, theme.INK, max_w_u=70)
        canvas.blit(place, x + 62, cy, anchor="midright")
        draw_who(canvas, app, facts, seat, x + 84, cy, 520, size)
        if seat in facts.winners:
            crown = app.art.svg("icons/crown", 46)
            canvas.blit(crown, x + 640, cy, anchor="center")
        elif seat in facts.out():
            icon = "texas/out" if isinstance(facts.view, TexasView) else "icons/skull"
            canvas.blit(app.art.svg(icon, 42), x + 640, cy, anchor="center")
        note = app.text.line(
            note_words(facts, seat), "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=NOTE_W_U
        )
        canvas.blit(note, x + 690, cy, anchor="midleft")
        score = app.text.line(
            score_words(facts, seat), "title", 40, theme.INK, max_w_u=w - 690 - NOTE_W_U - 16
        )
        canvas.blit(score, x + w - 6, cy, anchor="midright")


@dataclass(frozen=True, slots=True)
class LedgerPage:
    """A page of the ledger; `title` and `line` go through `_`."""

    key: str
    title: str
    line: str
    draw: Callable[[Canvas, App, Facts, Box], None]


PAGES: Sequence[LedgerPage] = (
    LedgerPage("standing", N_("Standing"), N_("Who came in where."), draw_standing),
    LedgerPage("tab", N_("The tab"), N_("Who owes whom a round in this game."), draw_tab),
    LedgerPage("figures", N_("Figures"), N_("Who did what, counted."), draw_figures),
    LedgerPage(
        "fame", N_("Hall of fame"), N_("How quick everybody was, all evening long."), draw_fame
    ),
    LedgerPage(
        "evening", N_("The evening"), N_("All games since you came together."), draw_evening
    ),
)
