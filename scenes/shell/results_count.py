"""The ledger's page of figures: what everybody did, counted, one column for each figure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.engine import Seat
from game.high_noon.records import DuelView, Version
from game.saloon_poker.records import SaloonView
from game.slap45.records import SlapView
from scenes.kit import theme
from scenes.kit.canvas import Canvas
from scenes.kit.words import N_, _
from scenes.shell.results_facts import Box, Facts, draw_rule, draw_who
from scenes.shell.results_figures import SeatFigures

if TYPE_CHECKING:
    from scenes.kit.app import App


# -- figures ---------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Column:
    """One column: `words` what is written, `rank` by which the best is found (None: nobody).

    `weight`: how wide it is beside the others.
    """

    title: str
    words: Callable[[SeatFigures], str]
    rank: Callable[[SeatFigures], float | None]
    weight: float = 1.0


def _ms(us: float | None) -> str:
    return "–" if us is None else _("{ms} ms").format(ms=f"{us / 1000:.0f}")


def _number(value: float | None) -> str:
    return "–" if value is None else f"{value:.1f}"


def _less(value: float | None) -> float | None:
    return None if value is None else -value


_FASTEST = Column(N_("Fastest draw"), lambda f: _ms(f.fastest_us), lambda f: _less(f.fastest_us))
_AVERAGE_DIE = Column(
    N_("Average die"),
    lambda f: "–" if f.average_die is None else f"{f.average_die:.2f}",
    lambda f: f.average_die,
)
_BEST = Column(N_("Best hand"), lambda f: "", lambda f: None, 1.2)
_SALOON = (
    Column(N_("Rounds won"), lambda f: str(f.rounds_won), lambda f: f.rounds_won or None),
    Column(N_("Points a round"), lambda f: _number(f.average_won), lambda f: f.average_won),
    _BEST,
    Column(N_("Five of a kind"), lambda f: str(f.fives), lambda f: f.fives or None),
    Column(
        N_("Duels won/lost"),
        lambda f: f"{f.duels_won} : {f.duels_lost}",
        lambda f: f.duels_won or None,
        1.15,
    ),
)
_HITS = Column(N_("Hits"), lambda f: str(f.hits), lambda f: f.hits or None)
_DRAW = (
    _HITS,
    _FASTEST,
    Column(N_("Average draw"), lambda f: _ms(f.average_us), lambda f: _less(f.average_us)),
    Column(N_("Jumped the gun"), lambda f: str(f.jumps), lambda f: None),
)
_DICE = (
    _HITS,
    Column(N_("Dice thrown"), lambda f: str(f.dice_thrown), lambda f: None),
    _AVERAGE_DIE,
)


_SLAP = (
    Column(N_("Bullets fired"), lambda f: str(f.bullets), lambda f: f.bullets or None),
    _HITS,
    Column(N_("Saved by cover"), lambda f: str(f.covers), lambda f: f.covers or None),
    Column(N_("Horses slapped"), lambda f: str(f.horses), lambda f: None),
    Column(
        N_("Fastest slap"), lambda f: _ms(f.fastest_slap_us), lambda f: _less(f.fastest_slap_us)
    ),
    Column(
        N_("Average reaction"),
        lambda f: _ms(f.average_reaction_us),
        lambda f: _less(f.average_reaction_us),
    ),
)


def columns_of(facts: Facts) -> tuple[Column, ...]:
    """The columns that mean something in this game."""
    match facts.view:
        case SaloonView():
            draw = any(figures.draws_us for figures in facts.figures.seats)
            return (*_SALOON, *((_FASTEST,) if draw else ()), _AVERAGE_DIE)
        case DuelView():
            return _DRAW if facts.view.version is Version.DRAW else _DICE
        case SlapView():
            return _SLAP
    return (_AVERAGE_DIE,)


def draw_figures(canvas: Canvas, app: App, facts: Facts, box: Box) -> None:
    """A row for each player, a column for each figure; the best of a column has a star."""
    x, y, w, h = box
    columns = columns_of(facts)
    name_w = 290.0
    each = (w - name_w) / sum(column.weight for column in columns)
    widths = [column.weight * each for column in columns]
    centres = [x + name_w + sum(widths[:i]) + widths[i] / 2 for i in range(len(columns))]
    head_h = 84.0
    for i, column in enumerate(columns):
        title = app.text.block(
            _(column.title), "body", theme.SMALL_U, theme.INK_SOFT, widths[i] - 6, align="center",
            line_gap=1.1, max_lines=2, max_h_u=head_h - 8,
        )  # fmt: skip
        canvas.blit(title, centres[i], y + head_h / 2 - 4, anchor="center")
    row = min(84.0, (h - head_h - 48) / facts.table.seats)
    best = [_best(facts, column) for column in columns]
    for n, seat in enumerate(facts.order()):
        cy = y + head_h + (n + 0.5) * row
        draw_rule(canvas, x, y + head_h + n * row - 1, w)
        draw_who(canvas, app, facts, seat, x + 6, cy, name_w - 12, min(64.0, row - 6))
        figures = facts.figures.seats[seat]
        for i, column in enumerate(columns):
            cx = centres[i]
            if column is _BEST:
                _draw_best_hand(canvas, app, figures, cx, cy, widths[i])
                continue
            line = app.text.line(
                column.words(figures), "plain", theme.BODY_U, theme.INK, max_w_u=widths[i] - 40
            )
            canvas.blit(line, cx, cy, anchor="center")
            if best[i] == seat:
                wide = canvas.size_u(line)[0]
                star = app.art.svg("icons/star", 26)
                canvas.blit(star, cx - wide / 2 - 6, cy, anchor="midright")
    if any(column is _AVERAGE_DIE for column in columns):
        words = _("A fair die shows 3.5 on average, for people and bots alike.")
        line = app.text.line(words, "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=w)
        canvas.blit(line, x + w / 2, y + h - 20, anchor="center")


def _draw_best_hand(
    canvas: Canvas, app: App, figures: SeatFigures, cx: float, cy: float, w: float
) -> None:
    if figures.best is None:
        line = app.text.line("–", "plain", theme.BODY_U, theme.INK)
        canvas.blit(line, cx, cy, anchor="center")
        return
    size = min(34.0, (w - 8) / 5 - 2)
    for i, value in enumerate(sorted(figures.best, reverse=True)):
        die = app.art.svg(f"dice/flat_{value}", size)
        canvas.blit(die, cx + (i - 2) * (size + 2), cy, anchor="center")


def _best(facts: Facts, column: Column) -> Seat | None:
    """Who alone is best in a column."""
    ranks = {
        seat: rank
        for seat, figures in enumerate(facts.figures.seats)
        if (rank := column.rank(figures)) is not None
    }
    top = [seat for seat, rank in ranks.items() if rank == max(ranks.values())]
    return top[0] if len(top) == 1 and len(ranks) > 1 else None
