"""The ledger's page of figures: what everybody did, counted, one column for each figure."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.engine import Seat
from game.high_noon.records import DuelView, Version
from game.monster.records import MonsterView, Tally
from game.monster_gunslingers.records import GunslingerView
from game.saloon_poker.records import SaloonView
from game.slap45.records import SlapView
from game.texas_hold_it.records import Figures as Washed
from game.texas_hold_it.records import TexasView
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.page.headings import even_u
from scenes.kit.text.words import N_, _
from scenes.shell.results.facts import Box, Facts, draw_rule, draw_who
from scenes.shell.results.figures import SeatFigures
from scenes.shell.results.words import hand_words

if TYPE_CHECKING:
    from scenes.kit.app.app import App


HEAD_MOST_U = 31.0
"""The tallest lettering of which two lines stand over a column."""


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


def _tally(figures: SeatFigures) -> Tally:
    return figures.tally or Tally()


def _washed(figures: SeatFigures) -> Washed:
    return figures.washed or Washed()


def _fights(figures: SeatFigures) -> str:
    tally = _tally(figures)
    return f"{tally.fights - tally.beaten}/{tally.fights}"


def _lies(figures: SeatFigures) -> str:
    washed = _washed(figures)
    return f"{washed.lies}/{washed.claims}"


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


_GUNSLINGERS = (
    Column(N_("Rounds won"), lambda f: str(f.rounds_won), lambda f: f.rounds_won or None),
    Column(N_("Powers used"), lambda f: str(f.powers), lambda f: f.powers or None),
    Column(N_("Cards flipped"), lambda f: str(f.flips), lambda f: f.flips or None),
    Column(
        N_("Best hand"),
        lambda f: "–" if f.best_hand is None else hand_words(f.best_hand[1]),
        lambda f: _less(f.best_hand[0] if f.best_hand is not None else None),
        2.0,
    ),
)
_FOLDED = Column(N_("Folded"), lambda f: str(f.folds), lambda f: None, 0.8)
_MONSTER = (
    Column(N_("Pots won"), lambda f: str(_tally(f).pots), lambda f: _tally(f).pots or None),
    Column(N_("Fights won"), _fights, lambda f: _tally(f).fights - _tally(f).beaten or None),
    Column(N_("Ducked"), lambda f: str(_tally(f).ducked), lambda f: _tally(f).ducked or None),
    Column(N_("Cards fed"), lambda f: str(_tally(f).thrown), lambda f: _tally(f).thrown or None),
    Column(N_("Folded"), lambda f: str(_tally(f).folds), lambda f: None),
)
_WASHROOM = (
    Column(N_("Peeks"), lambda f: str(_washed(f).peeks), lambda f: _washed(f).peeks or None),
    Column(N_("Swaps"), lambda f: str(_washed(f).swaps), lambda f: _washed(f).swaps or None),
    Column(N_("Held it"), lambda f: str(_washed(f).held), lambda f: None),
)
_LIES = (
    Column(N_("Lies told"), _lies, lambda f: _washed(f).lies or None),
    Column(N_("Lies believed"), lambda f: str(f.believed), lambda f: f.believed or None),
)


def _scores(facts: Facts) -> Column:
    """Chips, as they stand in the end."""
    seats = {id(mine): seat for seat, mine in enumerate(facts.figures.seats)}
    return Column(
        N_("Chips"),
        lambda f: str(facts.score(seats[id(f)])).replace("-", "\u2212"),
        lambda f: facts.score(seats[id(f)]),
    )


def _points(facts: Facts, view: TexasView) -> tuple[Column, ...]:
    """Dry and wet points, as they stand in the end."""
    seats = {id(mine): seat for seat, mine in enumerate(facts.figures.seats)}
    return (
        Column(
            N_("Dry"),
            lambda f: str(view.dry[seats[id(f)]]),
            lambda f: view.dry[seats[id(f)]] or None,
            0.8,
        ),
        Column(N_("Wet"), lambda f: str(view.wet[seats[id(f)]]), lambda f: None, 0.8),
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
        case GunslingerView():
            betting = facts.view.chips is not None
            return (*_GUNSLINGERS, _FOLDED, _scores(facts)) if betting else _GUNSLINGERS
        case MonsterView():
            return (_scores(facts), *_MONSTER)
        case TexasView():
            lies = () if facts.view.silent else _LIES
            return (*_points(facts, facts.view), *lies, *_WASHROOM)
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
    heads = [(_(column.title), wide - 10) for column, wide in zip(columns, widths, strict=True)]
    head_u = min(
        even_u(app, heads, "body", theme.SMALL_U, 2), HEAD_MOST_U * 100 / app.settings.text_percent
    )
    for i, (words, wide) in enumerate(heads):
        title = app.text.block(
            words, "body", head_u, theme.INK_SOFT, wide, align="center",
            line_gap=1.1, max_lines=2,
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
