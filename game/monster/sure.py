"""What is sure about a hand of Monster before the showdown: no bot of any level plays against it.

Only what everybody can count is used: one's own six cards, how many each rival threw, who is yet
to act. A rival who keeps k cards has at most the k highest ranks that are left in the deck, and
the Monster at most one's own discards and the highest ranks left, a card for each that the rivals
threw or may throw. Both bounds are generous (the same card may be counted in both), so what they
call sure is.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.monster.hands import HAND_SIZE, MOST_THROWN, RANKS, Cards
from game.monster.weigh import Way, mask, unseen, ways


@dataclass(frozen=True, slots=True)
class Sensible:
    """The ways to play a hand that are not lost for sure, strongest first; whether to fold too."""

    ways: tuple[Way, ...]
    may_fold: bool


def _highest(left: int, count: int) -> int:
    """The `count` highest ranks of a mask."""
    kept = 0
    for rank in reversed(RANKS):
        if count and left & 1 << rank:
            kept |= 1 << rank
            count -= 1
    return kept


def sensible(hand: Cards, thrown: Sequence[int | None]) -> Sensible:
    """Leave out of the ways to play `hand` (highest first) what cannot be right.

    `thrown`: of each rival in the round how many cards, None if yet to act.
    """
    open_ways = ways(hand)
    left = mask(tuple(unseen(hand)))
    fewest = [count or 0 for count in thrown]
    best_rival = max((_highest(left, HAND_SIZE - count) for count in fewest), default=0)
    others_throw = sum(MOST_THROWN if count is None else count for count in thrown)
    winning: list[Way] = []
    possible: list[Way] = []
    safe = False
    for way in open_ways:
        most = way.thrown_mask | _highest(left & ~way.thrown_mask, others_throw)
        champion, beats = way.kept_mask > best_rival, way.kept_mask > most
        safe = safe or beats
        if champion and beats:
            winning.append(way)
        elif not champion or way.kept_mask > way.thrown_mask:
            possible.append(way)
    if winning:
        return Sensible(tuple(winning), False)
    return Sensible(tuple(possible), not safe or not possible)
