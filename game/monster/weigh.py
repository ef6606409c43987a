"""What each way to play six cards is worth, by dealing the unseen cards many times over.

A hand without pairs is a set of ranks, written as a mask with bit r for rank r. Then the higher
of two masks is the better hand, the longer one included, and the Monster is the OR of all masks
thrown to it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from game.core.chance import Stream
from game.core.engine import Seat
from game.monster.hands import DECK, HAND_SIZE, MOST_THROWN, Cards, highest_first, kept_hands

SLICE = 20
"""Deals weighed before the table goes on: with eight players 3 ms."""

TRIES = 12
"""How often a hand is dealt anew to one who threw a number of cards it does not allow."""


@dataclass(frozen=True, slots=True)
class Way:
    """One way to play six cards: what is thrown, and the masks of what is kept and thrown."""

    thrown: Cards
    kept_mask: int
    thrown_mask: int


@dataclass(frozen=True, slots=True)
class Rival:
    """Another player in the round, as far as one can know.

    `thrown`: how many cards, None if yet to act. `ducks`: the chance that it throws away its
    best cards rather than only those it must.
    """

    seat: Seat
    thrown: int | None
    ducks: float


@dataclass(frozen=True, slots=True)
class Stakes:
    """What is fought for: the `pot`, the `penalty`, and how many `began` the round."""

    pot: int
    penalty: int
    began: int

    def level(self, champions: int, others: int, won: bool) -> float:
        """What one of so many level Champions has of it; `others` kept a lesser hand."""
        if won:
            return self.pot / champions
        if others:
            return -self.penalty
        in_it = champions if champions > 1 else self.began
        return (self.pot + self.penalty * champions) / in_it - self.penalty

    def survivor(self, champions: int, survivors: int) -> float:
        """What a survivor of so many has when the Champions lost: a like share of the pot."""
        return (self.pot + self.penalty * champions) / survivors


@cache
def ways(hand: Cards) -> tuple[Way, ...]:
    """Return each way to play a hand (highest first), what it keeps strongest first."""
    return tuple(Way(thrown, mask(kept), mask(thrown)) for kept, thrown in kept_hands(hand))


@cache
def _by_count(hand: Cards) -> tuple[tuple[Way, Way] | None, ...]:
    """Return for 0 to 3 cards thrown the strongest and the weakest way, or None."""
    found: list[tuple[Way, Way] | None] = []
    for count in range(MOST_THROWN + 1):
        fitting = [way for way in ways(hand) if len(way.thrown) == count]
        found.append((fitting[0], fitting[-1]) if fitting else None)
    return tuple(found)


def mask(cards: Cards) -> int:
    """Return the ranks of these cards as a mask; doubles count once."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def unseen(hand: Cards) -> list[int]:
    """Return the cards of the deck that are not in this hand."""
    cards = list(DECK)
    for card in hand:
        cards.remove(card)
    return cards


class Deals:
    """Many deals of the unseen cards, each with what the rivals would keep and throw."""

    def __init__(self, hand: Cards, rivals: Sequence[Rival], rng: Stream) -> None:
        self._rng = rng
        self._unseen = unseen(hand)
        self._acted = [rival for rival in rivals if rival.thrown is not None]
        self._to_come = [rival for rival in rivals if rival.thrown is None]

    def deal(self) -> list[tuple[int, int]]:
        """Deal once; return the masks (kept, thrown) of every rival that keeps a hand."""
        rng = self._rng
        cards = self._unseen
        played: list[tuple[int, int]] = []
        if self._acted:
            cards = list(cards)
            for rival in self._acted:
                way = self._fitting(cards, rival)
                played.append((way.kept_mask, way.thrown_mask))
        dealt = rng.sample(cards, HAND_SIZE * len(self._to_come))
        for place, rival in enumerate(self._to_come):
            hand = highest_first(dealt[place * HAND_SIZE : (place + 1) * HAND_SIZE])
            open_ways = ways(hand)
            if open_ways:
                way = open_ways[-1] if rng.random() < rival.ducks else open_ways[0]
                played.append((way.kept_mask, way.thrown_mask))
        return played

    def _fitting(self, cards: list[int], rival: Rival) -> Way:
        """Deal a hand that goes with the number of cards thrown, and take it off the cards."""
        rng = self._rng
        count = rival.thrown or 0
        for _ in range(TRIES):
            hand = rng.sample(cards, HAND_SIZE)
            fitting = _by_count(highest_first(hand))
            pair = fitting[count]
            if pair is None:
                continue
            least = next(number for number, found in enumerate(fitting) if found)
            # More than one must throw is thrown to duck, and three more often than not.
            ducks = count > least or rng.random() < rival.ducks
            if not ducks or count == MOST_THROWN or rng.random() < 0.3:
                break
        else:
            return Way((), mask(tuple(hand[count:])), mask(tuple(hand[:count])))
        for card in hand:
            cards.remove(card)
        return pair[1] if ducks else pair[0]


def weighing(
    hand: Cards, rivals: Sequence[Rival], stakes: Stakes, rng: Stream, deals: int
) -> Iterator[Mapping[Way | None, float] | None]:
    """Yield None after every slice of deals, and at last what `weigh` returns."""
    options = ways(hand)
    sums = [0.0] * len(options)
    folding = 0.0
    table = Deals(hand, rivals, rng)
    masks = [(way.kept_mask, way.thrown_mask) for way in options]
    for deal in range(deals):
        if deal and deal % SLICE == 0:
            yield None
        played = table.deal()
        if not played:
            folding += stakes.pot / stakes.began
        best = monster = level = 0
        for kept, thrown in played:
            monster |= thrown
            if kept > best:
                best, level = kept, 1
            elif kept == best:
                level += 1
        others = len(played) - level
        survives = stakes.survivor(level, others + 1)
        for place, (kept, thrown) in enumerate(masks):
            pile = monster | thrown
            if kept < best:
                if best <= pile:
                    sums[place] += survives
            elif kept > best:
                sums[place] += stakes.level(1, len(played), kept > pile)
            else:
                sums[place] += stakes.level(level + 1, others, kept > pile)
    worth: dict[Way | None, float] = {
        way: total / deals for way, total in zip(options, sums, strict=True)
    }
    worth[None] = folding / deals
    yield worth


def weigh(
    hand: Cards, rivals: Sequence[Rival], stakes: Stakes, rng: Stream, deals: int
) -> Mapping[Way | None, float]:
    """Return what each way to play the hand brings on average, in chips; None is folding.

    What has been paid into the pot is not counted: folding brings nothing.
    """
    for worth in weighing(hand, rivals, stakes, rng, deals):
        if worth is not None:
            return worth
    raise AssertionError("weighing comes to an end")
