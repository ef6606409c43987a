"""The hands of dice poker: all 252 of them, ranked (saloon_poker.md, Play)."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from itertools import combinations_with_replacement
from math import factorial


class Kind(IntEnum):
    """Kinds of hand, lowest first."""

    NOTHING = 0
    PAIR = 1
    TWO_PAIRS = 2
    THREE = 3
    FIVE_HIGH = 4
    SIX_HIGH = 5
    FULL_HOUSE = 6
    FOUR = 7
    FIVE = 8


@dataclass(frozen=True, slots=True)
class Hand:
    """Five dice, in whatever order they lay.

    `values`: the five dice in the order in which they are compared, groups first.
    `rank`: 0 (lowest) to 251; two hands tie only if their ranks are equal.
    `ways`: in how many of the 7776 throws of five dice it comes.
    """

    kind: Kind
    values: tuple[int, ...]
    rank: int
    ways: int

    @property
    def total(self) -> int:
        """The sum of the dice: what the hand scores if it wins."""
        return sum(self.values)


def _kind(dice: tuple[int, ...]) -> Kind:
    shape = sorted(Counter(dice).values(), reverse=True)
    match shape:
        case [5]:
            return Kind.FIVE
        case [4, 1]:
            return Kind.FOUR
        case [3, 2]:
            return Kind.FULL_HOUSE
        case [3, 1, 1]:
            return Kind.THREE
        case [2, 2, 1]:
            return Kind.TWO_PAIRS
        case [2, 1, 1, 1]:
            return Kind.PAIR
    if dice == (1, 2, 3, 4, 5):
        return Kind.FIVE_HIGH
    return Kind.SIX_HIGH if dice == (2, 3, 4, 5, 6) else Kind.NOTHING


def _compared(dice: tuple[int, ...]) -> tuple[int, ...]:
    counts = Counter(dice)
    return tuple(sorted(dice, key=lambda value: (counts[value], value), reverse=True))


def _ways(dice: tuple[int, ...]) -> int:
    ways = factorial(5)
    for count in Counter(dice).values():
        ways //= factorial(count)
    return ways


def _all_hands() -> dict[tuple[int, ...], Hand]:
    every = list(combinations_with_replacement(range(1, 7), 5))
    every.sort(key=lambda dice: (_kind(dice), _compared(dice)))
    return {
        dice: Hand(_kind(dice), _compared(dice), rank, _ways(dice))
        for rank, dice in enumerate(every)
    }


HANDS: dict[tuple[int, ...], Hand] = _all_hands()
"""Every hand by its dice in ascending order; the lowest comes first."""


def hand_of(dice: Iterable[int]) -> Hand:
    """Return the hand that five dice (1–6, in any order) make."""
    return HANDS[tuple(sorted(dice))]


def rank(dice: Iterable[int]) -> int:
    """Return how high five dice stand among the 252 hands, 0 (lowest) to 251."""
    return HANDS[tuple(sorted(dice))].rank


def deciding_die(one: Hand, other: Hand) -> int | None:
    """Return the place in `values` that decides between two hands of one kind.

    None if their kinds already differ, or if the hands are level.
    """
    if one.kind is not other.kind or one.rank == other.rank:
        return None
    return next(place for place in range(5) if one.values[place] != other.values[place])
