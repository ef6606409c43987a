"""What a bot makes of the others: who ducks and who fights, by what they threw and showed.

Players change their ways with the number in the round, so few and many are kept apart.
"""

from game.core.engine import Seat
from game.monster.hands import MOST_THROWN
from game.monster.records import LastView, MonsterView, Tally

FEW = 3
"""With so many or fewer in the round most stop ducking."""

BELIEVED_DUCKS = 0.5
BELIEVED_ROUNDS = 3.0
"""What is thought of a player nothing is known of, and for how many rounds' worth."""
LEAST_A_ROUND, MOST_A_ROUND = 1.2, 2.9
"""Cards a round thrown by one who throws what it must, and by one who always ducks."""

FIGHTING_TOP, DUCKING_TOP = 9, 6
"""Who keeps their best shows a 9 or 10 nine times in ten; who throws it away shows less."""
MOST_LOOKS = 0.95
"""Throwing three to duck: nine in ten hands can be kept whole with fewer."""
SHOWN_ROUNDS = 1.5
"""So many hands shown outweigh what is thought of a player by their numbers alone."""


def ducks(tally: Tally) -> float:
    """How often a player seems to throw good cards away, 0 to 1, by how many they threw."""
    kept = tally.rounds - tally.folds
    believed = BELIEVED_DUCKS * BELIEVED_ROUNDS
    if not kept:
        return BELIEVED_DUCKS
    a_round = (tally.thrown / kept - LEAST_A_ROUND) / (MOST_A_ROUND - LEAST_A_ROUND)
    return (believed + kept * min(1.0, max(0.0, a_round))) / (BELIEVED_ROUNDS + kept)


def looks_ducked(hand: tuple[int, ...], thrown: int) -> float:
    """How much a shown hand looks as if better cards had been thrown away, 0 to 1."""
    if thrown == MOST_THROWN:
        return MOST_LOOKS
    top = max(hand, default=FIGHTING_TOP)
    return min(1.0, max(0.0, (FIGHTING_TOP - top) / (FIGHTING_TOP - DUCKING_TOP)))


class Memory:
    """What one bot saw shown down since it sat down."""

    def __init__(self) -> None:
        self._last: LastView | None = None
        self._began = 0
        self._shown: dict[tuple[Seat, bool], tuple[float, float]] = {}

    def look(self, view: MonsterView) -> None:
        """Take in a showdown that has not been seen yet. Call whenever asked to act."""
        last = view.last
        if last is not None and last != self._last:
            shown = [(seat, hand) for seat, hand in enumerate(last.hands) if hand is not None]
            few = max(self._began, len(shown)) <= FEW
            for seat, hand in shown:
                times, ducked = self._shown.get((seat, few), (0.0, 0.0))
                self._shown[seat, few] = (
                    times + 1,
                    ducked + looks_ducked(hand, last.thrown[seat] or 0),
                )
            self._last = last
        self._began = len(view.began)

    def ducks(self, seat: Seat, view: MonsterView) -> float:
        """How likely a player throws its best cards away in this round, 0 to 1."""
        times, ducked = self._shown.get((seat, len(view.began) <= FEW), (0.0, 0.0))
        believed = SHOWN_ROUNDS * ducks(view.tallies[seat])
        return (believed + ducked) / (SHOWN_ROUNDS + times)
