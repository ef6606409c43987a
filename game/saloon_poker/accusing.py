"""A five of a kind lies on the table: whether a bot cries cheat, and when it speaks.

At a table with people the word is theirs first: while one of them has still to answer a bot is
silent until 60 of 100 parts of the fuse have burnt. Once they all have answered, or where none of
them is asked, it answers as soon as it has looked and weighed.
"""

from collections.abc import Collection
from dataclasses import dataclass

from game.core.chairs import Decision
from game.core.chance import Stream
from game.core.engine import Move, Seat
from game.core.reaction import Choice, reaction_us
from game.high_noon.records import Version
from game.saloon_poker import odds
from game.saloon_poker.hands import hand_of, rank
from game.saloon_poker.prospects import Lead, chance_of_hits, worth_accusing
from game.saloon_poker.records import ACCUSE, PASS, SaloonView, WindowView

QUICKEST_ANSWER_US = 600_000
SLOWEST_ANSWER_US = 2_500_000
"""An answer comes this long after the window opens where no person is waited for."""
PEOPLES_PART = 0.60
"""The part of the fuse that is people's alone while one of them has not answered."""
LATEST_IN_WINDOW = 0.85
"""Every answer comes before this part of the window is over."""
LOOK_US = 300_000
AFTER_PEOPLE_US = (300_000, 900_000)
"""How long after the last person's answer a bot speaks at the earliest, drawn each time."""

DRAW_HIT_CHANCE = 0.6
"""What "hard" gives itself for a hit with pistols: it beats "middle", a usual person, four times
in five, its own like every second time, and does not know whom it meets."""
DICE_HIT_CHANCE = 0.5
"""With dice the equilibrium has one half against its like, and little more against others."""

MIDDLE_ACCUSES_BEHIND = 0.6
MIDDLE_ACCUSES_AHEAD = 0.15
EASY_ACCUSES = 0.25


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


def wins_the_game(view: SaloonView, seat: Seat) -> bool:
    """Whether the seat alone leads the round and its dice would take it to the target.

    With nobody to come it then wins as things stand; else only a better hand can stop it.
    """
    ahead = leads(view)
    return [lead.seat for lead in ahead] == [seat] and (
        view.scores[seat] + ahead[0].points >= view.target
    )


@dataclass(slots=True)
class _Answer:
    """What a bot will say in one window, made up when it opens; times are the game's.

    `free_us`: since when no person is waited for, None while one is.
    """

    move: Move
    own_us: int
    late_us: int
    after_people_us: int
    free_us: int | None


class Accuser:
    """How a bot of a level ("easy", "middle", "hard") answers accusation windows."""

    def __init__(self, level: str, rng: Stream) -> None:
        self._level = level
        self._rng = rng
        self._people: frozenset[Seat] = frozenset()
        self._window: object = None
        self._answer: _Answer | None = None

    def meet(self, people: Collection[Seat]) -> None:
        """Learn which seats are people's."""
        self._people = frozenset(people)

    def forget(self) -> None:
        """A window called off has never been: the next is thought through afresh."""
        self._window = self._answer = None

    def answer(self, view: SaloonView, seat: Seat, now_us: int) -> Decision:
        """Accuse or pass, made up once for each window; when, is put off for people."""
        assert view.window is not None
        window = view.round, view.window.accused, view.window.ends_us
        waits = self._waits_for_people(view, view.window)
        if self._answer is None or self._window != window:
            self._window = window
            self._answer = self._made_up(view, seat, view.window, waits)
        answer = self._answer
        if waits:
            return Decision(answer.move, answer.late_us)
        if answer.free_us is None:
            answer.free_us = now_us + answer.after_people_us
        at_us = min(max(answer.own_us, answer.free_us), answer.late_us)
        return Decision(answer.move, at_us)

    def _waits_for_people(self, view: SaloonView, window: WindowView) -> bool:
        spoke = {window.accused, *window.passed, *window.accusers, *view.out}
        return not self._people <= spoke

    def _made_up(self, view: SaloonView, seat: Seat, window: WindowView, waits: bool) -> _Answer:
        window_us = view.accuse_ms * 1000
        opened_us = window.ends_us - window_us
        late_us = self._rng.randint(
            round(window_us * PEOPLES_PART) + 1, round(window_us * LATEST_IN_WINDOW)
        )
        return _Answer(
            move=ACCUSE if self._accuses(view, seat, window.accused) else PASS,
            own_us=opened_us + self._time_to_answer_us(window_us),
            late_us=opened_us + (late_us if waits else round(window_us * LATEST_IN_WINDOW)),
            after_people_us=self._rng.randint(*AFTER_PEOPLE_US),
            free_us=None if waits else opened_us,
        )

    def _time_to_answer_us(self, window_us: int) -> int:
        """A look, noticing what lies there, and weighing it: 0.6 to 2.5 seconds, or less."""
        latest_us = min(SLOWEST_ANSWER_US, round(window_us * LATEST_IN_WINDOW))
        noticed_us = reaction_us(self._level, Choice.GO_NO_GO, self._rng)
        weighed_us = reaction_us(self._level, Choice.FOUR, self._rng)
        answer_us = LOOK_US + noticed_us + weighed_us
        if QUICKEST_ANSWER_US <= answer_us <= latest_us:
            return answer_us
        return self._rng.randint(QUICKEST_ANSWER_US, latest_us)

    # Whether

    def _accuses(self, view: SaloonView, seat: Seat, accused: Seat) -> bool:
        if self._level == "hard":
            return self._worth_accusing(view, seat, accused)
        if wins_the_game(view, accused):
            return True
        if not view.to_come and wins_the_game(view, seat):
            return False
        if self._level == "easy":
            return self._rng.random() < EASY_ACCUSES
        behind = view.scores[seat] < view.scores[accused]
        chance = MIDDLE_ACCUSES_BEHIND if behind else MIDDLE_ACCUSES_AHEAD
        return self._rng.random() < chance

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
