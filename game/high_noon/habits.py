"""Dull habits in a duel of High Noon, to measure its bots by (see game/core/habits.py).

With pistols a habit is a moment to press at, counted from the face-off or from the bell. From the
bell none is quicker than the mean of a practised hand (core/reaction.py): who is faster than
"hard" wins, and that is no habit but what the game is about. With dice it is a total to hold at.
Each habit does something dull in either version.

No habit can beat "hard" with dice, whatever it is: "hard" plays the equilibrium of a game that is
the same for both, so no reply to it has more than one half of the hits that count
(`equilibrium.best_reply_value`, which tests/game/high_noon/test_not_silly.py holds to 1/2).
"""

from collections.abc import Sequence

from game.core.chairs import Bot, Decision
from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.core.habits import Habits, MakeHabit, PressesAtRandom
from game.core.reaction import REACTIONS, Choice
from game.high_noon.records import DRAW, FIRE, HOLD, DuelView

PRACTISED_US = round(REACTIONS[Choice.SIMPLE].mean_ms * 1000)
"""231 ms: the mean of "hard" itself."""
NEVER = 99


class _Habit:
    """Presses at one moment, holds at one total.

    `after_face_off_us`: press then, bell or no bell; `after_bell_us`: or so long after the bell
    (both None: never press). `holds_at`: the total from which it holds; 0: as soon as it is ahead.
    """

    def __init__(
        self, after_face_off_us: int | None, after_bell_us: int | None, holds_at: int
    ) -> None:
        self._after_face_off_us = after_face_off_us
        self._after_bell_us = after_bell_us
        self._holds_at = holds_at

    def decide(self, view: View, seat: Seat, legal: Sequence[Move], now_us: int) -> Decision | None:
        """Answer as the habit has it."""
        assert isinstance(view, DuelView)
        if FIRE in legal:
            return self._press(view)
        if HOLD in legal:
            return Decision(HOLD if self._holds(view, seat) else DRAW)
        return Decision(DRAW) if DRAW in legal else None

    def _press(self, view: DuelView) -> Decision | None:
        if view.face_off_us is None:
            return None
        if self._after_face_off_us is not None:
            return Decision(FIRE, view.face_off_us + self._after_face_off_us)
        if self._after_bell_us is None or view.noon_us is None:
            return None
        return Decision(FIRE, view.face_off_us + view.noon_us + self._after_bell_us)

    def _holds(self, view: DuelView, seat: Seat) -> bool:
        assert view.totals is not None
        me = view.duellists.index(seat)
        mine, theirs = view.totals[me], view.totals[1 - me]
        return mine > theirs if self._holds_at == 0 else mine >= self._holds_at


def _habit(
    says: str,
    *,
    after_face_off_us: int | None = None,
    after_bell_us: int | None = None,
    holds_at: int,
) -> MakeHabit:
    def make(rng: Stream) -> Bot:
        return _Habit(after_face_off_us, after_bell_us, holds_at)

    make.__doc__ = says
    return make


HABITS: Habits = {
    "at_once": _habit(
        "Fires at the face-off; holds at the first chance.", after_face_off_us=0, holds_at=1
    ),
    "after_2_seconds": _habit(
        "Fires 2 s after the face-off; holds at 7.", after_face_off_us=2_000_000, holds_at=7
    ),
    "after_4_seconds": _habit(
        "Fires 4.5 s after the face-off; holds at 8.", after_face_off_us=4_500_000, holds_at=8
    ),
    "after_7_seconds": _habit(
        "Fires 7 s after the face-off; holds at 11.", after_face_off_us=7_000_000, holds_at=11
    ),
    "never": _habit("Never fires; adds dice until it is over or at twelve.", holds_at=12),
    "steady": _habit(
        "Fires 231 ms after the bell; holds at 9.", after_bell_us=PRACTISED_US, holds_at=9
    ),
    "slow": _habit("Fires 300 ms after the bell; holds at 10.", after_bell_us=300_000, holds_at=10),
    "sleepy": _habit(
        "Fires 2.9 s after the bell; adds dice for ever.", after_bell_us=2_900_000, holds_at=NEVER
    ),
    "ahead": _habit(
        "Fires 231 ms after the bell; holds when ahead.", after_bell_us=PRACTISED_US, holds_at=0
    ),
    "random_legal": PressesAtRandom,
}
