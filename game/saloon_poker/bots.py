"""The bots of Saloon Poker: what they keep, when they accuse, and how they duel.

"hard" plays the solved reroll (odds.py) and weighs an accusation by the chances of the game
(prospects.py). "middle" throws for a high hand and minds the table only so far as not to give a
round up; "easy" keeps the biggest group of equal dice and often stands too early. Neither throws
at a round that is won for sure, stands on one that is lost, or keeps what can no longer win.
Accusations are accusing.py's, duels high_noon/bots.py's.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from itertools import combinations

from game.core.chairs import Decision
from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.high_noon.bots import Duelist
from game.saloon_poker import odds
from game.saloon_poker.accusing import Accuser
from game.saloon_poker.hands import Kind, hand_of, rank
from game.saloon_poker.records import PASS, ROLL, STAND, Dice, Phase, Reroll, SaloonView

EASY_STANDS_EARLY = 0.4
EASY_BREAKS_UP = 0.4
"""How often "easy" overlooks a straight or a full house it has."""


def best_on_table(view: SaloonView, seat: Seat) -> int | None:
    """Rank of the best hand of this round but the seat's own; None if there is none."""
    ranks = [rank(dice) for other, dice in enumerate(view.hands) if dice and other != seat]
    return max(ranks, default=None)


def groups(dice: Dice) -> list[Dice]:
    """The groups of equal dice, the biggest first, of two as big the higher."""
    sizes = sorted(((number, face) for face, number in Counter(dice).items()), reverse=True)
    return [(face,) * number for number, face in sizes]


def strongest_keep(dice: Dice, rerolls_left: int, best: int | None) -> Dice:
    """What ends highest in the ranking on average, of all that can still reach `best`."""
    turn = odds.strongest_turn()
    keep = turn.keep(dice, rerolls_left)
    if not odds.hopeless(keep, rerolls_left, best):
        return keep
    others = sorted({part for size in range(5) for part in combinations(sorted(dice), size)})
    return max(
        (part for part in others if not odds.hopeless(part, rerolls_left, best)),
        key=lambda part: turn.keep_value(part, rerolls_left),
    )


class SaloonBot:
    """A bot for a whole game, its duels included. Levels: "easy", "middle", "hard"."""

    def __init__(self, level: str, rng: Stream) -> None:
        self._duelist = Duelist(level, rng)
        self._level = level
        self._rng = rng
        self._throw: object = None
        self._kept: Dice = ()
        self._accuser = Accuser(level, rng)
        self._asked_us = 0

    def meet(self, people: Collection[Seat]) -> None:
        """Learn which seats are people's: they are left the first word in an accusation."""
        self._accuser.meet(people)

    def decide(self, view: View, seat: Seat, legal: Sequence[Move], now_us: int) -> Decision | None:
        """Answer for a table's view, from what this seat may see."""
        assert isinstance(view, SaloonView)
        if now_us < self._asked_us:  # a race called off has never happened: think afresh
            self._accuser.forget()
        self._asked_us = now_us
        if view.phase is Phase.DUEL and view.duel is not None:
            return self._duelist.decide(view.duel, seat, legal, now_us)
        if view.phase is Phase.ACCUSE and view.window is not None:
            return self._accuser.answer(view, seat, now_us) if PASS in legal else None
        if ROLL in legal:
            return Decision(ROLL)
        dice = view.hands[seat]
        if STAND not in legal or dice is None:
            return None
        thrown = odds.reroll_positions(dice, self._keep_once(view, seat, dice))
        return Decision(Reroll(thrown) if thrown else STAND)

    # The dice

    def _keep_once(self, view: SaloonView, seat: Seat, dice: Dice) -> Dice:
        """What to keep of this throw, made up once however often it is asked for."""
        throw = view.round, seat, view.rerolls_left, dice
        if self._throw != throw:
            self._throw = throw
            self._kept = self._keep(view, seat, dice)
        return self._kept

    def _keep(self, view: SaloonView, seat: Seat, dice: Dice) -> Dice:
        best = best_on_table(view, seat)
        to_come, share, left = len(view.to_come), view.ties == "share", view.rerolls_left
        if self._level == "hard":
            return odds.turn(best, to_come, share).keep(dice, left)
        if odds.wins_for_sure(dice, best, to_come, share):
            return dice
        if self._level == "middle":
            return strongest_keep(dice, left, best)
        return self._keep_easily(dice, left, best)

    def _keep_easily(self, dice: Dice, rerolls_left: int, best: int | None) -> Dice:
        kind = hand_of(dice).kind
        if not odds.hopeless(dice, rerolls_left, best):
            if kind in (Kind.FIVE_HIGH, Kind.SIX_HIGH, Kind.FULL_HOUSE):
                if self._rng.random() >= EASY_BREAKS_UP:
                    return dice
            elif kind >= Kind.PAIR and self._rng.random() < EASY_STANDS_EARLY:
                return dice
        keeps = (*groups(dice), ())
        return next(keep for keep in keeps if not odds.hopeless(keep, rerolls_left, best))


def make_bot(level: str, rng: Stream) -> SaloonBot:
    """A bot of a level ("easy", "middle", "hard") with a random stream of its own.

    Raises ValueError for another level.
    """
    return SaloonBot(level, rng)
