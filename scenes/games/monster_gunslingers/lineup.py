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
from scenes.games.monster_gunslingers.words import (
    by_weight,
    deciding_rank,
    hand_word,
    used_word,
    why_better,
)
from scenes.kit.text.words import _, join
from scenes.table.table import Table


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
    """What is said of a part of the pot, beside the title."""

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
        names = join([table.name(seat) for seat in last.winners])
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
        words = _("Tied hands: {mine} beat {theirs}.") if best.used > 1 else _(
            "Tied hands: {mine} beats {theirs}."
        )  # fmt: skip
        words = words.format(mine=used_word(best.used), theirs=used_word(most.used))
        if len(winners) > 1:
            shared = _("All five cards equal for {names}: each wins the round.")
            names = join([table.name(seat) for seat in winners])
            words = f"{words} {shared.format(names=names)}"
        return words
    if not best.used:
        return _("All five lie on Main Street: a win for every one of them.")
    return _("All five cards tie, and {used} each: every one of them wins.").format(
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
