"""The deck of fifty. Cards are drawn from chance only when somebody's choice needs them."""

from collections.abc import Sequence

from game.core.chance import Chance
from game.slap45.records import DeckCounts, Kind

FULL: dict[Kind, int] = {Kind.IRON: 20, Kind.MOVE: 20, Kind.GUN: 10}
SIZE = sum(FULL.values())


class Deck:
    """A shuffled deck, top first; `left` counts what has not shown yet."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self.left = dict(FULL)
        self._unseen = dict(FULL)
        self._passed_over: list[Kind] = []

    @property
    def counts(self) -> DeckCounts:
        """How many of each kind have not shown yet."""
        left = self.left
        return DeckCounts(left[Kind.IRON], left[Kind.MOVE], left[Kind.GUN])

    @property
    def empty(self) -> bool:
        """Whether all fifty have shown."""
        return not any(self.left.values())

    def kinds(self) -> list[Kind]:
        """The kinds still in the deck."""
        return [kind for kind, number in self.left.items() if number]

    def take_top(self) -> Kind:
        """Take the top card; it counts as in the deck until it `shows`."""
        return self._passed_over.pop(0) if self._passed_over else self._next()

    def take(self, kind: Kind) -> Kind:
        """Take the topmost card of a kind that is still in the deck."""
        if kind in self._passed_over:
            self._passed_over.remove(kind)
            return kind
        while (card := self._next()) is not kind:
            self._passed_over.append(card)
        return kind

    def shows(self, kind: Kind) -> None:
        """A card taken has shown (ruling 12)."""
        self.left[kind] -= 1

    def renew(self) -> None:
        """Shuffle the fifty discards into a new deck."""
        assert self.empty and not self._passed_over
        self.left = dict(FULL)
        self._unseen = dict(FULL)

    def _next(self) -> Kind:
        kind = Kind(self._chance.drawn("deck", self._pick))
        self._unseen[kind] -= 1
        return kind

    def _pick(self, number: float) -> str:
        """Turn a number, 0 to below 1, into one of the cards that can lie next, all alike."""
        place = int(number * sum(self._unseen.values()))
        for kind, count in self._unseen.items():
            if place < count:
                return kind.value
            place -= count
        raise AssertionError("a deck is renewed before it is drawn from")


def check_deck(entries: Sequence[object]) -> str | None:
    """Say why a scripted run of decks cannot be, or None."""
    left: dict[Kind, int] = {}
    for place, entry in enumerate(entries):
        if place % SIZE == 0:
            left = dict(FULL)
        if not isinstance(entry, str) or entry not in tuple(FULL):
            return f"entry {place} is no card (iron, move or gun)"
        kind = Kind(entry)
        left[kind] -= 1
        if left[kind] < 0:
            return f"entry {place} is one {entry} more than a deck of {SIZE} has"
    return None
