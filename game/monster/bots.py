"""The bots of Monster.

"hard" deals the unseen cards many times over and weighs every way to play its hand, folding
included, against what the others threw and how they have played so far. "middle" knows the old
advice: duck while many are in, fight when few are left. "easy" throws what it must, and now and
then loses heart or throws a card too many.
"""

from collections.abc import Sequence

from game.core.chairs import Decision
from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.monster.hands import Cards
from game.monster.records import FOLD, Discard, MonsterView, Tally
from game.monster.weigh import Rival, Stakes, Way, ways, weigh

DEALS = 120

FEW_LEFT = 3
"""With so many or fewer in the round "middle" fights."""

EASY_LOSES_HEART = 0.1
EASY_THROWS_MORE = 0.2
"""How often "easy" folds for nothing, and plays its hand any way there is."""

BELIEVED_DUCKS = 0.5
BELIEVED_ROUNDS = 3.0
"""What is thought of a player nothing is known of, and for how many rounds' worth."""
LEAST_THROWN, MOST_THROWN = 1.2, 2.9
"""Cards a round thrown by one who throws what it must, and by one who always ducks."""


def ducks(tally: Tally) -> float:
    """How often a player seems to throw good cards away, 0 to 1, from what all could see."""
    kept = tally.rounds - tally.folds
    believed = BELIEVED_DUCKS * BELIEVED_ROUNDS
    if not kept:
        return BELIEVED_DUCKS
    a_round = (tally.thrown / kept - LEAST_THROWN) / (MOST_THROWN - LEAST_THROWN)
    return (believed + kept * min(1.0, max(0.0, a_round))) / (BELIEVED_ROUNDS + kept)


def rivals_of(view: MonsterView, seat: Seat) -> list[Rival]:
    """The others who keep a hand or have yet to act."""
    return [
        Rival(other, view.thrown[other], ducks(view.tallies[other]))
        for other in view.in_round
        if other != seat
    ]


class MonsterBot:
    """A bot for a whole evening. Levels: "easy", "middle", "hard"."""

    def __init__(self, level: str, rng: Stream) -> None:
        if level not in ("easy", "middle", "hard"):
            raise ValueError(f"there is no level {level!r}")
        self._level = level
        self._rng = rng

    def decide(self, view: View, seat: Seat, legal: Sequence[Move], now_us: int) -> Decision | None:
        """Answer for a table's view, from what this seat may see."""
        assert isinstance(view, MonsterView)
        if not legal:
            return None
        hand = tuple(card for card in view.hands[seat] or () if isinstance(card, int))
        way = self._way(view, seat, hand) if ways(hand) else None
        return Decision(FOLD if way is None else Discard(way.thrown))

    def _way(self, view: MonsterView, seat: Seat, hand: Cards) -> Way | None:
        """How to play the hand; None folds it."""
        if self._level == "easy":
            return self._easily(hand)
        if self._level == "middle":
            return self._by_the_book(view, hand)
        stakes = Stakes(view.pot, view.penalty, len(view.began))
        worth = weigh(hand, rivals_of(view, seat), stakes, self._rng, DEALS)
        return max(worth, key=lambda way: worth[way])

    def _easily(self, hand: Cards) -> Way | None:
        mood = self._rng.random()
        if mood < EASY_LOSES_HEART:
            return None
        if mood < EASY_LOSES_HEART + EASY_THROWS_MORE:
            return ways(hand)[int(self._rng.random() * len(ways(hand)))]
        return ways(hand)[0]

    def _by_the_book(self, view: MonsterView, hand: Cards) -> Way | None:
        return ways(hand)[0 if len(view.began) <= FEW_LEFT else -1]


def make_bot(level: str, rng: Stream) -> MonsterBot:
    """A bot of a level ("easy", "middle", "hard") with a random stream of its own.

    Raises ValueError for another level.
    """
    return MonsterBot(level, rng)
