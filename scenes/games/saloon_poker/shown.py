"""What the Saloon Poker table shows at the moment: it follows the game, one event after another.

The rules are done at once; this is where the pictures have got to.
"""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

from game.core.engine import Seat
from game.saloon_poker.hands import Hand, hand_of
from game.saloon_poker.records import Dice, SaloonView

LOG_LINES = 6


@dataclass
class Banner:
    """Big words over the table: a title, a line below it, and the dice that count if any."""

    title: str
    line: str = ""
    dice: tuple[int, ...] = ()
    gold: frozenset[int] = frozenset()
    event: bool = False
    """A five of a kind: with a burst of light behind."""


@dataclass
class Shown:
    """`hands` are those on the places (turns that ended), not the dice still on the table."""

    scores: list[int]
    hands: list[Dice | None]
    out: list[Seat] = field(default_factory=list)
    round: int = 1
    starter: Seat = 0
    active: Seat | None = None
    gold: dict[Seat, frozenset[int]] = field(default_factory=dict)
    moods: dict[Seat, str] = field(default_factory=dict)
    banner: Banner | None = None
    part: float = 0.0
    """How far the banner has come in, 0 to 1."""
    log: deque[str] = field(default_factory=lambda: deque(maxlen=LOG_LINES))

    @classmethod
    def of(cls, view: SaloonView) -> Shown:
        """Everything at once, from a view: at the start, gone on with, or taken back."""
        hands = list(view.hands)
        if view.player is not None:
            hands[view.player] = None
        return cls(list(view.scores), hands, list(view.out), view.round, view.starter, view.player)

    def leader(self) -> tuple[Seat, Hand] | None:
        """Who has the best hand of those that stand, the first of equals; None without any."""
        best: tuple[Seat, Hand] | None = None
        count = len(self.hands)
        for k in range(count):
            seat = (self.starter + k) % count
            dice = self.hands[seat]
            if dice is None or seat in self.out:
                continue
            hand = hand_of(dice)
            if best is None or hand.rank > best[1].rank:
                best = (seat, hand)
        return best

    def leaders(self) -> list[Seat]:
        """All whose hand is level with the best."""
        best = self.leader()
        if best is None:
            return []
        return [
            seat
            for seat, dice in enumerate(self.hands)
            if dice is not None and seat not in self.out and hand_of(dice).rank == best[1].rank
        ]
