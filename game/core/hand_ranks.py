"""Poker hands of five to seven cards, valued by treys."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from typing import TYPE_CHECKING, Final

from game.core.cards import Card

if TYPE_CHECKING:
    from treys import Evaluator

WORST: Final = 7462
"""How many different values there are; 1 is the royal flush."""


class HandName(StrEnum):
    """The nine kinds of hand, lowest first; a royal flush is a straight flush."""

    HIGH_CARD = "high card"
    PAIR = "pair"
    TWO_PAIR = "two pair"
    THREE = "three of a kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full house"
    FOUR = "four of a kind"
    STRAIGHT_FLUSH = "straight flush"


# The last value of each kind, the highest kind first.
_LAST: Final = (
    (10, HandName.STRAIGHT_FLUSH),
    (166, HandName.FOUR),
    (322, HandName.FULL_HOUSE),
    (1599, HandName.FLUSH),
    (1609, HandName.STRAIGHT),
    (2467, HandName.THREE),
    (3325, HandName.TWO_PAIR),
    (6185, HandName.PAIR),
    (WORST, HandName.HIGH_CARD),
)


@cache
def _evaluator() -> "Evaluator":
    """Return the evaluator, made at the first hand: it builds tables."""
    from treys import Evaluator

    return Evaluator()


@cache
def _number(card: Card) -> int:
    from treys import Card as Numbers

    return int(Numbers.new(f"{str(card)[0]}{card.suit.lower()}"))


def hand_value(cards: Sequence[Card]) -> int:
    """Return the value of the best five of 5 to 7 different cards: 1 (best) to 7462.

    Level hands have the same value. Raises ValueError for another number of cards.
    """
    if not 5 <= len(cards) <= 7:
        raise ValueError("a hand is made of 5 to 7 cards")
    numbers = [_number(card) for card in cards]
    return int(_evaluator().evaluate(numbers[:2], numbers[2:]))


def hand_name(value: int) -> HandName:
    """Return the kind of hand that has this value (1 to 7462)."""
    return next(name for last, name in _LAST if value <= last)
