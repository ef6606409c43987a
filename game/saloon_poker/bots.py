"""The bots of Saloon Poker: what they keep, when they accuse, and how they duel.

"hard" plays the solved reroll (odds.py) and weighs an accusation by the chances of the game
(prospects.py). "middle" throws for a high hand whatever lies on the table, and stands when the
round is won already. "easy" keeps the biggest group of equal dice and often stands too early.
Duels are fought by high_noon/bots.py.
"""

from collections import Counter
from collections.abc import Sequence

from game.core.chairs import Decision
from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.core.reaction import Choice, reaction_us
from game.high_noon.bots import Duelist
from game.high_noon.records import Version
from game.saloon_poker import odds
from game.saloon_poker.hands import Kind, hand_of, rank
from game.saloon_poker.prospects import Lead, chance_of_hits, worth_accusing
from game.saloon_poker.records import ACCUSE, PASS, ROLL, STAND, Dice, Phase, Reroll, SaloonView

QUICKEST_ANSWER_US = 600_000
SLOWEST_ANSWER_US = 2_500_000
"""An accusation or a pass comes this long after the window opens, so that people can race it."""
LATEST_IN_WINDOW = 0.85
"""… and before this part of a short window is over."""
LOOK_US = 300_000

DRAW_HIT_CHANCE = 0.6
"""What "hard" gives itself for a hit with pistols: it beats "middle", a usual person, four times
in five, its own like every second time, and does not know whom it meets."""
DICE_HIT_CHANCE = 0.5
"""With dice the equilibrium has one half against its like, and little more against others."""

MIDDLE_ACCUSES_BEHIND = 0.6
MIDDLE_ACCUSES_AHEAD = 0.15
EASY_ACCUSES = 0.25
EASY_STANDS_EARLY = 0.3
EASY_BREAKS_UP = 0.3
"""How often "easy" overlooks a straight or a full house it has."""


def best_on_table(view: SaloonView, seat: Seat) -> int | None:
    """Rank of the best hand of this round but the seat's own; None if there is none."""
    ranks = [rank(dice) for other, dice in enumerate(view.hands) if dice and other != seat]
    return max(ranks, default=None)


def leads(view: SaloonView, without: Seat | None = None) -> list[Lead]:
    """Who leads the round by the hands on the table, leaving one seat's out if asked to.

    Their chances count those still to come; several who tie have a part of the chance each.
    """
    hands = {
        seat: dice for seat, dice in enumerate(view.hands) if dice is not None and seat != without
    }
    if not hands:
        return []
    best = max(map(rank, hands.values()))
    tied = [seat for seat, dice in hands.items() if rank(dice) == best]
    chance = odds.survival(len(view.to_come), view.ties == "share")[best] / len(tied)
    return [Lead(seat, chance, hand_of(hands[seat]).total) for seat in tied]


def biggest_group(dice: Dice) -> Dice:
    """The biggest group of equal dice, of two as big the higher."""
    face, number = max(Counter(dice).items(), key=lambda group: (group[1], group[0]))
    return (face,) * number


class SaloonBot:
    """A bot for a whole game, its duels included. Levels: "easy", "middle", "hard"."""

    def __init__(self, level: str, rng: Stream) -> None:
        self._duelist = Duelist(level, rng)
        self._level = level
        self._rng = rng
        self._throw: object = None
        self._kept: Dice = ()
        self._window: object = None
        self._answer = Decision(PASS)
        self._asked_us = 0

    def decide(self, view: View, seat: Seat, legal: Sequence[Move], now_us: int) -> Decision | None:
        """Answer for a table's view, from what this seat may see."""
        assert isinstance(view, SaloonView)
        if now_us < self._asked_us:  # a race called off has never happened: think afresh
            self._window = None
        self._asked_us = now_us
        if view.phase is Phase.DUEL and view.duel is not None:
            return self._duelist.decide(view.duel, seat, legal, now_us)
        if view.phase is Phase.ACCUSE and view.window is not None:
            return self._answered(view, seat) if PASS in legal else None
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
        if self._level == "easy":
            return self._keep_easily(dice)
        best = best_on_table(view, seat)
        to_come = len(view.to_come)
        if self._level == "hard":
            share = view.ties == "share"
            return odds.turn(best, to_come, share).keep(dice, view.rerolls_left)
        if to_come == 0 and best is not None and rank(dice) > best:
            return dice
        return odds.strongest_turn().keep(dice, view.rerolls_left)

    def _keep_easily(self, dice: Dice) -> Dice:
        kind = hand_of(dice).kind
        if kind in (Kind.FIVE_HIGH, Kind.SIX_HIGH, Kind.FULL_HOUSE, Kind.FIVE):
            return biggest_group(dice) if self._rng.random() < EASY_BREAKS_UP else dice
        if kind >= Kind.PAIR and self._rng.random() < EASY_STANDS_EARLY:
            return dice
        return biggest_group(dice)

    # The accusation

    def _answered(self, view: SaloonView, seat: Seat) -> Decision:
        """Accuse or pass, made up once for each window, some time after it has opened."""
        assert view.window is not None
        window = view.round, view.window.accused, view.window.ends_us
        if self._window != window:
            self._window = window
            move = ACCUSE if self._accuses(view, seat, view.window.accused) else PASS
            window_us = view.accuse_ms * 1000
            opened_us = view.window.ends_us - window_us
            self._answer = Decision(move, opened_us + self._time_to_answer_us(window_us))
        return self._answer

    def _time_to_answer_us(self, window_us: int) -> int:
        """A look, noticing what lies there, and weighing it: 0.6 to 2.5 seconds, or less."""
        latest_us = min(SLOWEST_ANSWER_US, round(window_us * LATEST_IN_WINDOW))
        noticed_us = reaction_us(self._level, Choice.GO_NO_GO, self._rng)
        weighed_us = reaction_us(self._level, Choice.FOUR, self._rng)
        answer_us = LOOK_US + noticed_us + weighed_us
        if QUICKEST_ANSWER_US <= answer_us <= latest_us:
            return answer_us
        return self._rng.randint(QUICKEST_ANSWER_US, latest_us)

    def _accuses(self, view: SaloonView, seat: Seat, accused: Seat) -> bool:
        if self._level == "easy":
            return self._rng.random() < EASY_ACCUSES
        if self._level == "middle":
            behind = view.scores[seat] < view.scores[accused]
            chance = MIDDLE_ACCUSES_BEHIND if behind else MIDDLE_ACCUSES_AHEAD
            return self._rng.random() < chance
        return self._worth_accusing(view, seat, accused)

    def _worth_accusing(self, view: SaloonView, seat: Seat, accused: Seat) -> bool:
        drawn = view.duel_version == Version.DRAW
        per_hit = DRAW_HIT_CHANCE if drawn else DICE_HIT_CHANCE
        scores = enumerate(view.scores)
        return worth_accusing(
            {other: score for other, score in scores if other not in view.out},
            seat,
            accused,
            target=view.target,
            duel_chance=chance_of_hits(per_hit, view.hits_to_win),
            leads=leads(view),
            leads_without_accused=leads(view, without=accused),
        )


def make_bot(level: str, rng: Stream) -> SaloonBot:
    """A bot of a level ("easy", "middle", "hard") with a random stream of its own.

    Raises ValueError for another level.
    """
    return SaloonBot(level, rng)
