"""The bots of Monster.

"hard" deals the unseen cards many times over and weighs every way to play its hand, folding
included, against what the others threw and how they have played so far; when only two are left it
plays the solved ending (endings.py). "middle" knows the old advice: duck while many are in, fight
when few are left and the hand is good. "easy" throws what it must, and now and then loses heart or
throws a card too many. None folds what wins for sure or plays what is lost for sure (sure.py).
"""

from collections.abc import Iterator, Mapping, Sequence

from game.core.chairs import THINKING, Decision, Thinking
from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.monster.endings import ending_for, warm_up
from game.monster.hands import Cards
from game.monster.memory import Memory
from game.monster.records import FOLD, Discard, MonsterView
from game.monster.sure import sensible
from game.monster.weigh import Rival, Stakes, Way, mask, ways, weighing

DEALS = 120

FEW_LEFT = 3
FIGHTS_WITH = mask((10, 9))
"""With so many or fewer in the round "middle" fights, if its hand begins 10-9."""

EASY_LOSES_HEART = 0.1
EASY_THROWS_MORE = 0.2
"""How often "easy" folds a hand that does not begin 10-9, and plays one any way there is."""

Worth = Iterator[Mapping[Way | None, float] | None]


def rivals_of(view: MonsterView, seat: Seat, memory: Memory) -> list[Rival]:
    """The others who keep a hand or have yet to act."""
    return [
        Rival(other, view.thrown[other], memory.ducks(other, view))
        for other in view.in_round
        if other != seat
    ]


def thrown_by_rivals(view: MonsterView, seat: Seat) -> list[int | None]:
    """How many cards each of the others in the round threw, None for who has yet to act."""
    return [view.thrown[other] for other in view.in_round if other != seat]


def last_rival(view: MonsterView, seat: Seat) -> Seat | None:
    """Return the other player of a heads-up ending, or None if it is none.

    Two are left who have not folded, and who acts first of them knew it: all others are out, or
    folded before.
    """
    others = [other for other in view.in_round if other != seat]
    if len(others) != 1:
        return None
    order = view.began
    first = min(seat, others[0], key=order.index)
    if any(order.index(folded) > order.index(first) for folded in view.folded):
        return None
    return others[0]


class MonsterBot:
    """A bot for a whole evening. Levels: "easy", "middle", "hard"."""

    def __init__(self, level: str, rng: Stream) -> None:
        if level not in ("easy", "middle", "hard"):
            raise ValueError(f"there is no level {level!r}")
        self._level = level
        self._rng = rng
        self._memory = Memory()
        self._asked: View | None = None
        self._worth: Worth = iter(())
        if level == "hard":
            warm_up()

    def decide(
        self, view: View, seat: Seat, legal: Sequence[Move], now_us: int
    ) -> Decision | Thinking | None:
        """Answer for a table's view, from what this seat may see; THINKING wants another slice."""
        assert isinstance(view, MonsterView)
        if not legal:
            return None
        hand = tuple(card for card in view.hands[seat] or () if isinstance(card, int))
        if self._level != "hard":
            return _played(self._quickly(view, seat, hand))
        if self._asked != view:
            self._memory.look(view)
            if not ways(hand):
                return _played(None)
            rival = last_rival(view, seat)
            if rival is not None:
                ending = ending_for(view.pot, view.penalty)
                return _played(ending.way(hand, view.thrown[rival], self._rng))
            stakes = Stakes(view.pot, view.penalty, len(view.began))
            rivals = rivals_of(view, seat, self._memory)
            self._asked = view
            self._worth = weighing(hand, rivals, stakes, self._rng, DEALS)
        worth = next(self._worth)
        if worth is None:
            return THINKING
        self._asked = None
        return _played(max(worth, key=worth.__getitem__))

    def _quickly(self, view: MonsterView, seat: Seat, hand: Cards) -> Way | None:
        """How "easy" and "middle" play a hand; None folds it."""
        choice = sensible(hand, thrown_by_rivals(view, seat))
        if not choice.ways:
            return None
        best, worst = choice.ways[0], choice.ways[-1]
        good = best.kept_mask >= FIGHTS_WITH
        if self._level == "middle":
            return best if good and len(view.began) <= FEW_LEFT else worst
        mood = self._rng.random()
        if mood < EASY_LOSES_HEART:
            return None if choice.may_fold and not good else best
        if mood < EASY_LOSES_HEART + EASY_THROWS_MORE:
            return choice.ways[int(self._rng.random() * len(choice.ways))]
        return best


def _played(way: Way | None) -> Decision:
    return Decision(FOLD if way is None else Discard(way.thrown))


def make_bot(level: str, rng: Stream) -> MonsterBot:
    """A bot of a level ("easy", "middle", "hard") with a random stream of its own.

    Raises ValueError for another level.
    """
    return MonsterBot(level, rng)
