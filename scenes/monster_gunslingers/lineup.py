"""The holsters of a round side by side: whose best five beats whose, and which card decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.engine import Seat
from game.core.hand_ranks import HandName
from game.monster_gunslingers.events import RoundEnded
from game.monster_gunslingers.records import CardName
from game.monster_gunslingers.showdown import best_five, value_of
from scenes.kit import theme
from scenes.kit.app import App
from scenes.kit.canvas import Canvas
from scenes.kit.panels import MARGIN
from scenes.kit.people import colour_light, colour_name
from scenes.kit.words import _
from scenes.monster_gunslingers.cards import draw_card, rim
from scenes.monster_gunslingers.places import TALL, Places, Spread
from scenes.monster_gunslingers.words import (
    by_weight,
    capital,
    deciding_rank,
    hand_word,
    join,
    used_word,
    why_better,
)
from scenes.table import Table

FOOT_U = 98.0
PAD_U = 14.0
WHO_U, WON_U = 236.0, 92.0
LIFT_U = 7.0
GAP_U, BREAK_U = 5.0, 20.0
GOLD_RIM = (250, 214, 110)
FADED = 95.0


@dataclass(slots=True)
class Row:
    """One player's cards: `own` from the holster, `five` the best hand with them. `part`: how far
    the row has come in; `built`: how far its best five is told."""

    seat: Seat
    own: tuple[CardName, ...]
    five: tuple[CardName, ...]
    kind: str
    value: int
    part: float = 0.0
    built: float = 0.0
    won: int = 0

    @property
    def used(self) -> int:
        """How many holster cards the best hand has."""
        return sum(card in self.own for card in self.five)


@dataclass(slots=True)
class Lineup:
    """All rows of a round's end, in seat order. `gold`: the cards of each winner that decided;
    `told`: how far the reason has come in."""

    street: tuple[CardName, ...]
    rows: list[Row]
    winners: tuple[Seat, ...]
    title: str
    reason: str
    gold: dict[Seat, frozenset[CardName]] = field(default_factory=dict)
    told: float = 0.0
    note: str = ""
    """What is said of a part of the pot, in the reason's place."""

    @classmethod
    def of(cls, event: RoundEnded, table: Table) -> Lineup:
        """What a round's end shows; not for a round in which all others folded."""
        last = event.last
        rows = []
        for seat, kind in enumerate(last.ranks):
            if kind is None:
                continue
            own = tuple(one.card for one in last.holsters[seat])
            five = best_five(last.street, own)
            rows.append(Row(seat, own, five, kind, value_of([*last.street, *own])))
        names = join([table.short(seat) for seat in last.winners])
        best = next(row for row in rows if row.seat == last.winners[0])
        title = _("{name} wins the round: {hand}") if len(last.winners) == 1 else _(
            "{name} win the round: {hand}"
        )  # fmt: skip
        found = cls(
            last.street, rows, last.winners,
            title.format(name=names, hand=hand_word(best.kind)),
            _reason(rows, last.winners, event.level, table),
        )  # fmt: skip
        second = _second(rows, best)
        for row in rows:
            if row.seat in last.winners:
                found.gold[row.seat] = _deciding(row, None if event.level else second)
        return found


def _second(rows: Sequence[Row], best: Row) -> Row | None:
    """The best of those that are worth less."""
    rest = [row for row in rows if row.value > best.value]
    return min(rest, key=lambda row: row.value, default=None)


def _reason(
    rows: Sequence[Row], winners: Sequence[Seat], level: Sequence[Seat], table: Table
) -> str:
    """Why the winners won, for any number of players."""
    best = next(row for row in rows if row.seat == winners[0])
    if not level:
        second = _second(rows, best)
        if second is None:
            return ""
        return why_better(best.kind, best.five, second.kind, second.five)
    losers = [row for row in rows if row.seat in level and row.seat not in winners]
    if losers:
        most = max(losers, key=lambda row: row.used)
        words = _("Level hands: {mine} beat {theirs}.") if best.used > 1 else _(
            "Level hands: {mine} beats {theirs}."
        )  # fmt: skip
        words = words.format(mine=used_word(best.used), theirs=used_word(most.used))
        if len(winners) > 1:
            shared = _("All five cards equal for {names}: each wins the round.")
            names = join([table.short(seat) for seat in winners])
            words = f"{words} {shared.format(names=names)}"
        return words
    if not best.used:
        return _("All five lie on Main Street: a win for every one of them.")
    return _("All five cards equal, and {used} each: a win for every one of them.").format(
        used=used_word(best.used)
    )


def making(five: Sequence[CardName], kind: str) -> frozenset[CardName]:
    """The cards that make a hand what it is."""
    counts = Counter(card[0] for card in five)
    if kind == HandName.HIGH_CARD:
        top = by_weight(five)[0]
        return frozenset(card for card in five if card[0] == top)
    grouped = frozenset(card for card in five if counts[card[0]] > 1)
    return grouped or frozenset(five)


def _deciding(row: Row, second: Row | None) -> frozenset[CardName]:
    """Which cards of a winner decided: those of the rank that differs, or what makes the hand."""
    if second is None or second.kind != row.kind:
        return making(row.five, row.kind)
    ranks = deciding_rank(row.five, second.five)
    if ranks is None:
        return making(row.five, row.kind)
    return frozenset(card for card in row.five if card[0] == ranks[0])


# -- the picture -----------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Grid:
    """Where the rows lie: in one column, from four players on in two."""

    x_u: float
    y_u: float
    w_u: float
    h_u: float
    columns: int
    card_u: float

    @classmethod
    def of(cls, places: Places, count: int) -> Grid:
        """The grid for so many rows."""
        area = places.layout.places["showdown"]
        columns = 1 if count <= 3 else 2
        lines = -(-count // columns)
        w = (area.w_u - 2 * PAD_U) / columns
        h = (area.h_u - FOOT_U - PAD_U) / lines
        room = w - WHO_U - WON_U - 20 - 6 * GAP_U - BREAK_U
        card = min((h - 22) / TALL, room / 7, 112.0)
        return cls(area.x_u + PAD_U, area.y_u + PAD_U, w, h, columns, card)

    def cell(self, i: int) -> tuple[float, float]:
        """The upper left corner of a row."""
        line, column = divmod(i, self.columns)
        return self.x_u + column * self.w_u, self.y_u + line * self.h_u

    def card(self, i: int, k: int) -> Spread:
        """A card of a row: 0 and 1 from the holster, 2 to 6 of Main Street."""
        x, y = self.cell(i)
        whole = 7 * self.card_u + 6 * GAP_U + BREAK_U
        left = x + WHO_U + (self.w_u - WHO_U - WON_U - whole) / 2
        at = left + k * (self.card_u + GAP_U) + (BREAK_U if k > 1 else 0)
        return Spread(at + self.card_u / 2, y + self.h_u / 2 + 3, self.card_u)

    def own(self, i: int, k: int, row: Row) -> Spread:
        """A card of the holster; a single one lies next to Main Street."""
        return self.card(i, k + 2 - len(row.own))


def draw_lineup(
    canvas: Canvas, app: App, places: Places, lineup: Lineup, table: Table, betting: bool
) -> None:
    """Draw the rows over the middle of the table."""
    area = places.layout.places["showdown"]
    canvas.blit(app.art.panel("night", area.w_u, area.h_u), *area.center, anchor="center")
    grid = Grid.of(places, len(lineup.rows))
    for i, row in enumerate(lineup.rows):
        if row.part > 0:
            with canvas.shifted(0, 0, row.part):
                _row(canvas, app, grid, i, row, lineup, table, betting)
    if lineup.told <= 0:
        return
    with canvas.shifted(0, 0, min(1.0, lineup.told)):
        x, foot = area.center[0], area.y_u + area.h_u
        title = app.text.line(
            lineup.title, "body", foot_u(app, 38), theme.GOLD, outline_u=2,
            outline_color=theme.LINE, max_w_u=area.w_u - 80,
        )  # fmt: skip
        canvas.blit(title, x, foot - 72, anchor="center")
        words = app.text.line(
            lineup.note or lineup.reason,
            "body",
            foot_u(app, theme.BODY_U),
            theme.CREAM,
            max_w_u=area.w_u - 80,
        )
        canvas.blit(words, x, foot - 30, anchor="center")


def foot_u(app: App, size_u: float) -> float:
    """The size to ask for, so that two lines keep apart at the foot whatever the text size."""
    return size_u * min(1.0, 120 / app.settings.text_percent)


def _row(
    canvas: Canvas, app: App, grid: Grid, i: int, row: Row, lineup: Lineup, table: Table,
    betting: bool,
) -> None:  # fmt: skip
    x, y = grid.cell(i)
    wins = row.seat in lineup.winners and lineup.told > 0
    kind = "slot_lit" if wins else "slot"
    w, h = grid.w_u - 10, grid.h_u - 6
    canvas.blit(app.art.panel(kind, w, h), x + 5 - MARGIN, y + 3 - MARGIN)
    guest = table.guests[row.seat]
    badge = app.art.svg(f"badges/{colour_name(guest.looks.colour)}", 40)
    canvas.blit(badge, x + 18, y + h / 2 - 22, anchor="midleft")
    name = app.text.line(
        guest.name, "body", theme.BODY_U, colour_light(guest.looks.colour), max_w_u=WHO_U - 74
    )
    canvas.blit(name, x + 66, y + h / 2 - 20, anchor="midleft")
    if row.built > 0:
        words = app.text.line(
            capital(hand_word(row.kind)), "body", theme.SMALL_U,
            theme.GOLD if wins else theme.CREAM, max_w_u=WHO_U - 30,
        )  # fmt: skip
        canvas.blit(words, x + 20, y + h / 2 + 26, anchor="midleft", alpha=255 * row.built)
    gold = lineup.gold.get(row.seat, frozenset()) if lineup.told > 0 else frozenset()
    for k, card in enumerate(row.own):
        _card(canvas, app, grid.own(i, k, row), card, row, card in gold)
    for k, card in enumerate(lineup.street):
        _card(canvas, app, grid.card(i, k + 2), card, row, card in gold)
    if wins:
        _won(canvas, app, x + grid.w_u - WON_U / 2 - 10, y + h / 2, row, betting)


def _card(canvas: Canvas, app: App, spot: Spread, card: CardName, row: Row, gold: bool) -> None:
    counts = card in row.five
    y = spot.y_u - (LIFT_U * row.built if counts else -2 * row.built)
    alpha = 255.0 if counts else 255 - (255 - FADED) * row.built
    if gold:
        frame = rim(app, spot.w_u, spot.w_u * TALL, GOLD_RIM, 0, 4)
        canvas.blit(frame, spot.x_u, y, anchor="center")
    draw_card(canvas, app, card, spot.x_u, y, spot.w_u, alpha=alpha, shadow=False)


def _won(canvas: Canvas, app: App, x: float, y: float, row: Row, betting: bool) -> None:
    size = 54.0 if betting and row.won else 66.0
    dy = -22.0 if betting and row.won else 0.0
    canvas.blit(app.art.svg("gunslingers/star", size), x, y + dy, anchor="center")
    if betting and row.won:
        words = app.text.line(
            f"+{row.won}", "body", 32, theme.GOLD, outline_u=2, outline_color=theme.LINE,
            max_w_u=WON_U,
        )  # fmt: skip
        canvas.blit(words, x, y + 26, anchor="center")
