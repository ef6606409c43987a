"""Hand values for bots, who need them by the ten thousand: numbers added up and looked up.

A card's number has a count of its rank (three bits a rank), a count of its suit (four bits a suit,
begun at three, so that five cards set the top bit) and a bit of its own. Without a flush the value
depends on the ranks alone; with one, on the cards of its suit (no four of a kind or full house has
room beside it in seven cards). What is not known yet is asked of treys, once.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from game.core.cards import DECK, Card
from game.core.hand_ranks import hand_value
from game.monster_gunslingers.records import CardName

Packed = int
"""A card, or several added up (see the module's docstring)."""

_RANKS: Final = 13
_SUITS_AT: Final = 3 * _RANKS
_CARDS_AT: Final = _SUITS_AT + 16
_RANK_MASK: Final = (1 << _SUITS_AT) - 1
_FLUSHES: Final = 0x8888 << _SUITS_AT
_SUIT_OF: Final = {suit: place for place, suit in enumerate("SHDC")}

NO_CARDS: Final[Packed] = 0x3333 << _SUITS_AT
"""What a sum begins with."""

_PLACES: Final[dict[Card, int]] = {card: place for place, card in enumerate(DECK)}

PACKED: Final[dict[CardName, Packed]] = {
    str(card): (1 << 3 * (card.rank - 2))
    | (1 << _SUITS_AT + 4 * _SUIT_OF[card.suit])
    | (1 << _CARDS_AT + place)
    for card, place in _PLACES.items()
}
"""Every card's number."""

_by_ranks: dict[int, int] = {}
_by_flush: dict[int, int] = {}


def total_of(cards: Iterable[CardName]) -> Packed:
    """Add cards up, ready to be valued."""
    return NO_CARDS + sum(PACKED[card] for card in cards)


def value(total: Packed) -> int:
    """Return the value of the best five of 5 to 7 cards, 1 (best) to 7462, as treys gives it."""
    if not total & _FLUSHES:
        found = _by_ranks.get(total & _RANK_MASK)
        return _learn(total) if found is None else found
    return _flush(total)


def best_with(least: int, bases: Iterable[Packed], cards: Sequence[Packed]) -> int:
    """Return the best value of any base with any one card more, or `least` if that is better.

    The same as `value` of each, in one go: bots spend most of their time here.
    """
    known = _by_ranks.get
    for base in bases:
        for card in cards:
            total = base + card
            if total & _FLUSHES:
                found = _flush(total)
            else:
                found = known(total & _RANK_MASK) or _learn(total)
            if found < least:
                least = found
    return least


def best_pair(least: int, base: Packed, cards: Sequence[Packed]) -> int:
    """Return the best value of the base with any two of the cards, or `least` if that is better."""
    known = _by_ranks.get
    for place, card in enumerate(cards):
        one = base + card
        for other in cards[:place]:
            total = one + other
            if total & _FLUSHES:
                found = _flush(total)
            else:
                found = known(total & _RANK_MASK) or _learn(total)
            if found < least:
                least = found
    return least


def _cards_in(total: Packed) -> list[Card]:
    bits = total >> _CARDS_AT
    return [card for place, card in enumerate(DECK) if bits >> place & 1]


def _learn(total: Packed) -> int:
    found = _by_ranks[total & _RANK_MASK] = hand_value(_best_five(_cards_in(total)))
    return found


def _best_five(cards: list[Card]) -> list[Card]:
    """Return the best five of cards that hold no flush: one hand to value instead of 21."""
    groups: dict[int, list[Card]] = {}
    for card in sorted(cards, key=lambda card: card.rank, reverse=True):
        groups.setdefault(card.rank, []).append(card)
    ordered = sorted(groups.values(), key=len, reverse=True)
    pair = ordered[1][:2] if len(ordered) > 1 and len(ordered[1]) > 1 else []
    if len(ordered[0]) < 4 and not (len(ordered[0]) == 3 and pair):
        for top in range(14, 4, -1):
            run = [groups.get(14 if rank == 1 else rank) for rank in range(top, top - 5, -1)]
            if all(run):
                return [group[0] for group in run if group]
    best = ordered[0][:4]
    if len(best) < 4:
        best = [*best, *pair]
    left = [card for group in groups.values() for card in group if card not in best]
    return [*best, *left][:5]


def _flush(total: Packed) -> int:
    bits = total >> _CARDS_AT
    found = _by_flush.get(bits)
    if found is None:
        cards = _cards_in(total)
        suits = [card.suit for card in cards]
        suited = [card for card in cards if suits.count(card.suit) >= 5]
        found = _by_flush[bits] = hand_value(suited)
    return found
