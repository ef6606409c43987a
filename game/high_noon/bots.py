"""The bots of High Noon, which also fight Saloon Poker's duels.

With pistols a level is a hand from core/reaction.py: how slow, how jumpy, how sure. With dice
"hard" plays the equilibrium, the others hold at a total they have in mind, but never when behind.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.chairs import Decision
from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.core.reaction import Choice, nerve_of, reaction_us
from game.high_noon import equilibrium
from game.high_noon.records import DRAW, FIRE, HOLD, DuelView

TWELVE = equilibrium.TWELVE

FIRST_JUMP_US = 1_200_000
LAST_JUMP_US = 5_000_000
"""Who jumps the gun does so between these, counted from the face-off, if the bell lets them."""

HOLDS_AT: dict[str, int] = {"easy": 7, "middle": 8}
"""The totals the levels below "hard" hold at; 9 or 10 would be best. Below seven nobody holds: one
more die cannot go over. Nobody holds behind either, or throws at a sure hit, and without such
follies the levels lie near each other: of the hits "hard" has 54.5 in 100 against "middle" and
59.4 against "easy", "middle" 55.5 against "easy"."""


@dataclass(frozen=True, slots=True)
class _FaceOffPlan:
    """What a bot will do in one face-off, drawn when it first sees it coming.

    `jump_us` after the face-off (None: no false start); `press_us` after the bell (None: a slip).
    """

    jump_us: int | None
    press_us: int | None


class Duelist:
    """A bot for both kinds of duel. Levels: "easy", "middle", "hard"."""

    def __init__(self, level: str, rng: Stream) -> None:
        self._nerve = nerve_of(level)
        self._level = level
        self._rng = rng
        self._face_off: object = None
        self._plan = _FaceOffPlan(None, None)
        self._beat: object = None
        self._choice: Move = DRAW
        self._asked_us = 0

    def decide(self, view: View, seat: Seat, legal: Sequence[Move], now_us: int) -> Decision | None:
        """Answer for a duel's view: a press timed to the microsecond, or a choice of dice."""
        assert isinstance(view, DuelView)
        if now_us < self._asked_us:  # a race called off has never happened: think afresh
            self._face_off = self._beat = None
        self._asked_us = now_us
        if FIRE in legal:
            return self._press(view)
        if HOLD in legal:
            return Decision(self._chosen(view, seat))
        return Decision(DRAW) if DRAW in legal else None

    # Pistols

    def _press(self, view: DuelView) -> Decision | None:
        if view.face_off_us is None:
            return None
        if self._face_off != (view.duellists, view.face_off_us):
            self._face_off = view.duellists, view.face_off_us
            self._plan = self._draw_plan()
        if view.noon_us is None:
            after_us = self._plan.jump_us
        elif self._plan.press_us is None:
            after_us = None
        else:
            after_us = view.noon_us + self._plan.press_us
        return None if after_us is None else Decision(FIRE, view.face_off_us + after_us)

    def _draw_plan(self) -> _FaceOffPlan:
        rng = self._rng
        jumps = rng.random() < self._nerve.false_start
        slips = rng.random() < self._nerve.slip
        jump_us = rng.randint(FIRST_JUMP_US, LAST_JUMP_US)
        press_us = reaction_us(self._level, Choice.SIMPLE, rng)
        return _FaceOffPlan(jump_us if jumps else None, None if slips else press_us)

    # Dice

    def _chosen(self, view: DuelView, seat: Seat) -> Move:
        """The choice of this beat, made once however often it is asked for."""
        beat = view.duellists, view.hits, view.totals, view.held
        if self._beat != beat:
            self._beat = beat
            self._choice = HOLD if self._holds(view, seat) else DRAW
        return self._choice

    def _holds(self, view: DuelView, seat: Seat) -> bool:
        assert view.totals is not None and view.held is not None
        me = view.duellists.index(seat)
        mine, theirs = view.totals[me], view.totals[1 - me]
        if mine == TWELVE:
            return True
        if theirs > TWELVE or (view.held[1 - me] and mine > theirs):
            return True
        if view.held[1 - me]:
            if self._level == "hard":
                return equilibrium.hold_alone(mine, theirs)
            return mine == theirs and mine >= HOLDS_AT[self._level]
        if self._level == "hard":
            return self._rng.random() < equilibrium.hold_chance(mine, theirs)
        return mine >= max(theirs, HOLDS_AT[self._level])


def make_bot(level: str, rng: Stream) -> Duelist:
    """A bot of a level ("easy", "middle", "hard") with a random stream of its own.

    Raises ValueError for another level.
    """
    return Duelist(level, rng)
