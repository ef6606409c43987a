"""Naive players of Monster, to be beaten by every bot worth its chips."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.chairs import Decision
from game.core.engine import Move, View
from game.monster.hands import kept_hands
from game.monster.records import FOLD, Discard, MonsterView


@dataclass
class Throws:
    """Always plays the strongest hand it can keep, or always the weakest (it ducks)."""

    strongest: bool

    def decide(self, view: View, seat: int, legal: Sequence[Move], now_us: int) -> Decision:
        assert isinstance(view, MonsterView)
        hand = tuple(card for card in view.hands[seat] or () if isinstance(card, int))
        open_ways = kept_hands(hand)
        return Decision(Discard(open_ways[0 if self.strongest else -1][1]) if open_ways else FOLD)
