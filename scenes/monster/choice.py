"""Where the hand lies on the bench, and the keys of what may be chosen at the Monster table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

CARD_W_U, CARD_H_U = 140.0, 196.0
LIFT_U = 12.0
THROW_KEY, FOLD_KEY = "throw", "fold"


def spares(hand: Sequence[int]) -> frozenset[int]:
    """Positions of the cards that have to go: all but one of each rank (monster.md, A game)."""
    seen: Counter[int] = Counter()
    out = set()
    for i, card in enumerate(hand):
        if seen[card]:
            out.add(i)
        seen[card] += 1
    return frozenset(out)


def paired(hand: Sequence[int], marks: frozenset[int]) -> frozenset[int]:
    """Positions of kept cards of which two or more have the same rank."""
    kept = Counter(card for i, card in enumerate(hand) if i not in marks)
    return frozenset(i for i, card in enumerate(hand) if i not in marks and kept[card] > 1)
