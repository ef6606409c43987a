"""Dull habits at the table of Saloon Poker, to measure its bots by (see game/core/habits.py).

What a habit does not speak of is done as "hard" does it, duels above all: it is the habit that is
measured, not the hand that draws the pistol.
"""

from collections import Counter
from collections.abc import Callable

from game.core.chance import Stream
from game.core.engine import Seat
from game.core.habits import Habits, MakeHabit, random_legal
from game.saloon_poker.accusing import Accuser
from game.saloon_poker.bots import SaloonBot, groups
from game.saloon_poker.hands import Kind, hand_of
from game.saloon_poker.records import Dice, SaloonView

Keep = Callable[[Dice], Dice]
"""The dice that are kept of a throw; all five: stand."""

HIGH = 5


class _Answers(Accuser):
    """Always accuses, or never."""

    def __init__(self, rng: Stream, accuses: bool) -> None:
        super().__init__("hard", rng)
        self._always = accuses

    def _accuses(self, view: SaloonView, seat: Seat, accused: Seat) -> bool:
        return self._always


class _Keeps(SaloonBot):
    """Keeps dice by one rule, answers five of a kind by another; None: as "hard" does."""

    def __init__(self, rng: Stream, keep: Keep | None, accuses: bool | None) -> None:
        super().__init__("hard", rng)
        self._rule = keep
        if accuses is not None:
            self._accuser = _Answers(rng, accuses)

    def _keep(self, view: SaloonView, seat: Seat, dice: Dice) -> Dice:
        return super()._keep(view, seat, dice) if self._rule is None else self._rule(dice)


def _habit(says: str, keep: Keep | None = None, accuses: bool | None = None) -> MakeHabit:
    def make(rng: Stream) -> SaloonBot:
        return _Keeps(rng, keep, accuses)

    make.__doc__ = says
    return make


def _largest(dice: Dice) -> Dice:
    return groups(dice)[0]


def _pairs(dice: Dice) -> Dice:
    kept = tuple(die for group in groups(dice) if len(group) > 1 for die in group)
    return dice if len(kept) == len(dice) else kept


def _straight(dice: Dice) -> Dice:
    """What a straight to six, or the one to five if more of it lies there, is made of."""
    low, high = (tuple(sorted({d for d in dice if d in run})) for run in (range(6), range(2, 7)))
    return high if len(high) >= len(low) else low


def _high(dice: Dice) -> Dice:
    return tuple(die for die in dice if die >= HIGH)


def _sixes(dice: Dice) -> Dice:
    return tuple(die for die in dice if die == max(Counter(dice)))


def _a_pair_will_do(dice: Dice) -> Dice:
    return _largest(dice) if hand_of(dice).kind is Kind.NOTHING else dice


HABITS: Habits = {
    "keep_largest": _habit("Keeps the biggest group of equal dice.", _largest),
    "stand_at_once": _habit("Stands on whatever it rolls.", lambda dice: dice),
    "reroll_all": _habit("Throws all five dice again, both times.", lambda dice: ()),
    "keep_pairs": _habit("Keeps pairs and bigger groups, throws single dice.", _pairs),
    "chase_straights": _habit("Keeps what may become a straight.", _straight),
    "keep_high": _habit("Keeps every five and six.", _high),
    "keep_highest": _habit("Keeps the dice of the highest value.", _sixes),
    "a_pair_will_do": _habit("Stands as soon as it has a pair or better.", _a_pair_will_do),
    "always_accuse": _habit('Accuses every five of a kind; throws as "hard".', accuses=True),
    "never_accuse": _habit('Never accuses; throws as "hard".', accuses=False),
    "largest_accuse": _habit("Keeps the biggest group and accuses always.", _largest, True),
    "random_legal": random_legal,
}
