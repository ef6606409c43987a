"""Two left at a table of Monster: the solved game, read from a file.

What is solved: two players, all others folded or out, six cards each of the 55, the first throws
or folds in the open (how many, not which), then the second. No hands are lumped together: all
4,015 hands, every way to throw, cards held by one that the other cannot hold. What is fought for is
the pot, a champion that loses pays the penalty into it and leaves it to the other, level ones share
or play again (monster.md, rulings 1 to 3). Chips are worth what they are worth: being ahead for
the evening is not looked at. Only how the pot compares to the penalty matters, so there is a table
for each of some ratios, and the nearest is used.

What is approximate, and how far: the tables were found by counterfactual regret (assets/endings/
make.py) and rounded; what two opponents who know them by heart could gain, one at either seat, adds
up to `gap`, measured exactly, every reply to every hand (`make.py --check`): one or two thousandths
of the pot. One round in twenty-five is played again, which is valued by the tables of higher pots.
Where a third began the round and has folded, they are taken for never dealt in.
"""

import json
from base64 import b64decode
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from math import comb, log
from pathlib import Path
from typing import Final
from zlib import decompress

from game.core.chance import Stream
from game.monster.hands import HAND_SIZE, MOST_THROWN, RANKS, Cards
from game.monster.weigh import Way, ways

ENDINGS_FILE: Final = Path(__file__).resolve().parents[2] / "assets" / "endings" / "monster.json"
VERSION: Final = 1

SITUATIONS: Final = MOST_THROWN + 2
"""To act first, or second after 0, 1, 2 or 3 cards thrown."""

FIRST: Final = 0


def every_hand() -> Iterator[Cards]:
    """Yield every hand of six there is, highest first, in the order of the tables."""

    def rest(rank: int, left: int) -> Iterator[Cards]:
        if not left:
            yield ()
        elif rank:
            for count in range(min(rank, left), -1, -1):
                for lower in rest(rank - 1, left - count):
                    yield (rank,) * count + lower

    return rest(RANKS[-1], HAND_SIZE)


def count_ways(hand: Cards) -> int:
    """Return how many ways there are to play a hand, folding not counted; see `ways`."""
    ranks = len(set(hand))
    return sum(comb(ranks, more) for more in range(MOST_THROWN - (HAND_SIZE - ranks) + 1))


@cache
def places() -> dict[Cards, int]:
    """Return where each hand's weights begin in a situation: one a way, then one for folding."""
    hands = tuple(every_hand())
    begins = accumulate((count_ways(hand) + 1 for hand in hands), initial=0)
    return dict(zip(hands, begins, strict=False))


def situation(thrown: int | None) -> int:
    """Return which part of a table it is: `thrown` by the other, None if they are to act next."""
    return FIRST if thrown is None else thrown + 1


@dataclass(frozen=True, slots=True)
class Ending:
    """The solution for one `ratio` of pot to penalty.

    `first`: what the pot is worth to who acts first, in penalties; `gap`: what two opponents who
    know it by heart could gain on both seats together, in penalties; `packed`: the weights.
    """

    ratio: float
    first: float
    gap: float
    packed: bytes

    def weights(self, hand: Cards, thrown: int | None) -> bytes:
        """Return how often to play each of `ways(hand)`, and last to fold, as whole weights."""
        table = _unpacked(self.packed)
        begin = situation(thrown) * (len(table) // SITUATIONS) + places()[hand]
        return table[begin : begin + count_ways(hand) + 1]

    def way(self, hand: Cards, thrown: int | None, rng: Stream) -> Way | None:
        """Draw how to play a hand (highest first); None folds it."""
        weights = self.weights(hand, thrown)
        choices: tuple[Way | None, ...] = (*ways(hand), None)
        return rng.choices(choices, weights)[0]


@cache
def _unpacked(packed: bytes) -> bytes:
    return decompress(packed)


@cache
def endings() -> tuple[Ending, ...]:
    """Return the tables of the program's own file, by ratio, ascending."""
    data = json.loads(ENDINGS_FILE.read_text(encoding="utf-8"))
    if data["dustup_endings"] != VERSION:
        raise ValueError(f"{ENDINGS_FILE.name} is of another version")
    return tuple(
        Ending(table["ratio"], table["first"], table["gap"], b64decode(table["weights"]))
        for table in data["tables"]
    )


def warm_up() -> None:
    """Read the file now (some 20 ms, once), not in the middle of a game."""
    endings()
    places()


def ending_for(pot: float, penalty: float) -> Ending:
    """Return the table that fits best. `penalty` is at least 1."""
    wanted = log(max(pot, 0.1) / penalty)
    return min(endings(), key=lambda ending: abs(log(ending.ratio) - wanted))
