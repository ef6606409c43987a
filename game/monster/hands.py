"""Hands of a Pairs deck: what may be thrown away, and what the pile under the cloth is worth."""

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations
from typing import Final

from game.monster.records import Discard

Cards = tuple[int, ...]
"""Numbers 1 to 10, highest first unless said otherwise."""

RANKS: Final = range(1, 11)
DECK: Final[Cards] = tuple(rank for rank in RANKS for _ in range(rank))
"""One 1, two 2s, … ten 10s."""

HAND_SIZE: Final = 6
MOST_THROWN: Final = 3


def highest_first(cards: Iterable[int]) -> Cards:
    """Return the cards in order, highest first."""
    return tuple(sorted(cards, reverse=True))


def monster_of(thrown: Iterable[int]) -> Cards:
    """Return the Monster made of these cards: one of each rank, highest first."""
    return highest_first(set(thrown))


def left_after(hand: Cards, thrown: Sequence[int]) -> Cards | None:
    """Return what is left of a hand, highest first; None if it does not hold what is thrown."""
    kept = list(hand)
    for card in thrown:
        if card not in kept:
            return None
        kept.remove(card)
    return highest_first(kept)


def has_pair(cards: Cards) -> bool:
    """Whether two of the cards are of one rank."""
    return len(set(cards)) < len(cards)


@cache
def _discard(thrown: Cards) -> Discard:
    return Discard(thrown)


@cache
def discards(hand: Cards) -> tuple[Discard, ...]:
    """Return every way to throw cards away from six, fewest first; none: it must be folded.

    A spare card of a rank has to go; up to three in all may, also the last of a rank.
    """
    must: list[int] = []
    for rank, count in Counter(hand).items():
        must += [rank] * (count - 1)
    ranks = highest_first(set(hand))
    return tuple(
        _discard(highest_first([*must, *more]))
        for count in range(MOST_THROWN - len(must) + 1)
        for more in combinations(ranks, count)
    )


@cache
def kept_hands(hand: Cards) -> tuple[tuple[Cards, Cards], ...]:
    """Return each way to play six cards: what is kept and what is thrown, strongest kept first."""
    ways: list[tuple[Cards, Cards]] = []
    for move in discards(hand):
        kept = left_after(hand, move.cards)
        assert kept is not None
        ways.append((kept, move.cards))
    return tuple(sorted(ways, reverse=True))


def deck_problem(entries: Sequence[object]) -> str | None:
    """Say what is wrong with a scripted list of whole decks, or None."""
    for place, deck in enumerate(entries):
        if type(deck) is not list or len(deck) != len(DECK):
            return f"entry {place} is no list of {len(DECK)} cards"
        if any(type(card) is not int for card in deck) or sorted(deck) != list(DECK):
            return f"entry {place} does not hold one 1, two 2s and so on to ten 10s"
    return None
