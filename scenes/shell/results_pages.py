"""The ledger's pages after a game; how everybody stands and the tab are drawn here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.engine import Seat
from game.high_noon.records import DuelView
from game.saloon_poker.records import TabLine, Why
from game.slap45.records import SlapView
from scenes.kit import theme
from scenes.kit.canvas import Canvas
from scenes.kit.words import N_, _, n_
from scenes.saloon_poker.words import join
from scenes.shell.results_count import draw_figures
from scenes.shell.results_evening import draw_evening
from scenes.shell.results_facts import (
    Box,
    Facts,
    draw_centred,
    draw_head,
    draw_rule,
    draw_who,
    score_words,
)
from scenes.shell.results_fame import draw_fame

if TYPE_CHECKING:
    from scenes.kit.app import App


# -- the standing ----------------------------------------------------------------------------------
def draw_standing(canvas: Canvas, app: App, facts: Facts, box: Box) -> None:
    """Everybody by rank."""
    x, y, w, h = box
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
            canvas.blit(app.art.svg("icons/skull", 42), x + 640, cy, anchor="center")
        _note(canvas, app, facts, seat, x + 690, cy)
        score = app.text.line(
            score_words(facts, seat), "title", 40, theme.INK, max_w_u=w - 690 - 262
        )
        canvas.blit(score, x + w - 6, cy, anchor="midright")


def _note(canvas: Canvas, app: App, facts: Facts, seat: Seat, x: float, cy: float) -> None:
    """What there is to say beside a score."""
    figures = facts.figures.seats[seat]
    if isinstance(facts.view, DuelView):
        return
    if isinstance(facts.view, SlapView):
        count = figures.hits
        words = n_("{count} hit", "{count} hits", count).format(count=count)
    elif seat in facts.out():
        words = _("shot out of the game")
    else:
        count = figures.rounds_won
        words = n_("{count} round won", "{count} rounds won", count).format(count=count)
    line = app.text.line(words, "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=238)
    canvas.blit(line, x, cy, anchor="midleft")


# -- the tab ---------------------------------------------------------------------------------------
WHY = {
    Why.DUEL: ("icons/pistol", N_("for losing a duel")),
    Why.TARGET: ("icons/target", N_("for reaching the target")),
}


@dataclass(frozen=True, slots=True)
class Round:
    """Everybody who owes `creditor` a round for the same reason."""

    creditor: Seat
    why: Why
    debtors: tuple[Seat, ...]


def rounds_of(tab: Sequence[TabLine]) -> list[Round]:
    """The tab by creditor and reason, in order of time."""
    groups: dict[tuple[Seat, Why], list[Seat]] = {}
    for line in tab:
        groups.setdefault((line.to, line.why), []).append(line.from_)
    return [Round(to, why, tuple(debtors)) for (to, why), debtors in groups.items()]


def draw_tab(canvas: Canvas, app: App, facts: Facts, box: Box) -> None:
    """Who owes whom a round in this game, and what for."""
    x, y, w, h = box
    rounds = rounds_of(facts.tab)
    if not rounds:
        draw_centred(canvas, app, _("Nobody owes anybody a drink. A dry game."), box)
        return
    grouped = any(len(owed.debtors) > 1 for owed in rounds)
    row = min(196.0 if grouped else 118.0, h / len(rounds))
    y += (h - row * len(rounds)) * 0.3
    for i, owed in enumerate(rounds):
        if i:
            draw_rule(canvas, x, y + i * row - 1, w)
        _draw_round(canvas, app, facts, owed, (x, y + i * row, w, row))


def _draw_round(canvas: Canvas, app: App, facts: Facts, owed: Round, box: Box) -> None:
    """Debtors, a mug for each, the creditor, and what for."""
    x, y, w, row = box
    cy, size = y + row / 2, min(76.0, row - 8)
    room = w * 0.40
    if len(owed.debtors) == 1:
        draw_who(canvas, app, facts, owed.debtors[0], x + 6, cy, room, size)
    else:
        named = row >= 112
        head = min(size, 62.0)
        each = min(head + 12, room / len(owed.debtors))
        for i, seat in enumerate(owed.debtors):
            guest = facts.table.guests[seat]
            head_y = y + 12 + head / 2 if named else cy
            draw_head(canvas, app, guest.looks, guest.level, x + 6 + i * each, head_y, head)
        if named:
            names = join([facts.table.name(seat) for seat in owed.debtors])
            block = app.text.block(
                names, "body", theme.SMALL_U, theme.INK_SOFT, room, line_gap=1.12,
                max_h_u=row - head - 26,
            )  # fmt: skip
            canvas.blit(block, x + 6, y + head + 18)
    middle = x + room + 16
    canvas.blit(app.art.svg("icons/beer", min(62.0, row - 10)), middle, cy, anchor="midleft")
    count = app.text.line(f"×{len(owed.debtors)}", "plain", theme.BODY_U, theme.INK, max_w_u=58)
    canvas.blit(count, middle + 68, cy, anchor="midleft")
    canvas.blit(app.art.svg("icons/arrow_right", 32), middle + 150, cy, anchor="center")
    left = middle + 184
    icon_w = 60.0
    why_w = 250.0
    draw_who(canvas, app, facts, owed.creditor, left, cy, x + w - left - why_w - icon_w - 16, size)
    icon, words = WHY[owed.why]
    canvas.blit(
        app.art.svg(icon, min(50.0, row - 16)), x + w - why_w - icon_w / 2, cy, anchor="center"
    )
    block = app.text.block(
        _(words), "body", theme.SMALL_U, theme.INK_SOFT, why_w - 14, line_gap=1.1, max_lines=2,
        max_h_u=row - 6,
    )  # fmt: skip
    canvas.blit(block, x + w - why_w + 8, cy, anchor="midleft")


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
