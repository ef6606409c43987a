"""Who is likely to win a game of Saloon Poker, from the scores alone; and whether to accuse.

The model: every round is won by one of those still in, all equally likely, and brings its winner
20 points, about what winning hands of good players add up to (19 with two players, 22 with
eight). So everyone needs a known number of rounds, and the first to get there wins. Who that is
does not change when rounds come at random times instead of one after another; then everyone's
rounds come independently of the others', which makes the race easy to add up.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import accumulate
from math import exp, sqrt

from game.core.engine import Seat

ROUND_POINTS = 20
_STEPS = 240

Scores = Mapping[Seat, int]
"""Scores of those still in, one or more."""


@dataclass(frozen=True, slots=True)
class Lead:
    """A hand that leads the round: its seat's chance (0 to 1) of winning it, and its points."""

    seat: Seat
    chance: float
    points: int


def rounds_needed(score: int, target: int) -> int:
    """How many rounds won, of 20 points each, take the score to the target; at least 0."""
    return max(0, -((score - target) // ROUND_POINTS))


def winning_chances(scores: Scores, target: int) -> dict[Seat, float]:
    """Chance of each of those still in to win the game."""
    most = max(scores.values())
    if most >= target and len(scores) > 1:
        leaders = sum(score == most for score in scores.values())
        return {seat: (score == most) / leaders for seat, score in scores.items()}
    if len(scores) == 1:
        return dict.fromkeys(scores, 1.0)
    chances = _race(tuple(rounds_needed(score, target) for score in scores.values()))
    return dict(zip(scores, chances, strict=True))


@lru_cache(maxsize=256)
def _race(needs: tuple[int, ...]) -> tuple[float, ...]:
    """Chance of each to be the first with as many rounds as they need (1 or more).

    Rounds come to everybody at rate one. At each time the chance that one gets the last one just
    now is added up, times the chance that everybody else still lacks some.
    """
    longest = max(needs)
    end = min(needs) + 8 * sqrt(min(needs)) + 12
    chances = [0.0] * len(needs)
    for step in range(_STEPS):
        time = (step + 0.5) * end / _STEPS
        counts = [exp(-time)]  # chance of 0, 1, 2, … rounds so far
        for count in range(1, longest):
            counts.append(counts[-1] * time / count)
        lacking = list(accumulate(counts))
        everybody = 1.0
        for need in needs:
            everybody *= lacking[need - 1]
        for place, need in enumerate(needs):
            chances[place] += counts[need - 1] * everybody / lacking[need - 1]
    total = sum(chances)
    return tuple(chance / total for chance in chances)


def chance_of_hits(chance_per_hit: float, hits: int) -> float:
    """Chance to be the first with `hits` hits, each of which is mine with the chance given."""
    against = 1.0 - chance_per_hit
    ways, total = 1.0, 0.0
    for lost in range(hits):
        total += ways * against**lost
        ways = ways * (hits + lost) / (lost + 1)
    return float(total * chance_per_hit**hits)


def chance_after_round(scores: Scores, me: Seat, leads: Sequence[Lead], target: int) -> float:
    """My chance of the game once the round on the table has been scored.

    Whom no lead names may win it too; what that would change is left out.
    """
    total = 0.0
    unknown = 1.0
    for lead in leads:
        paid = {**scores, lead.seat: scores[lead.seat] + lead.points}
        total += lead.chance * winning_chances(paid, target)[me]
        unknown -= lead.chance
    return total + unknown * winning_chances(scores, target)[me]


def worth_accusing(
    scores: Scores,
    me: Seat,
    accused: Seat,
    *,
    target: int,
    duel_chance: float,
    leads: Sequence[Lead],
    leads_without_accused: Sequence[Lead],
) -> bool:
    """Whether accusing gives the better chance of the game than letting it pass.

    The stake is ruling 2's: the duel's winner takes the loser's score, the loser is out and has
    no hand in this round. `leads`: who leads the round if nobody accuses, and without the accused.
    """
    won = {seat: score for seat, score in scores.items() if seat != accused}
    won[me] += scores[accused]
    if len(won) == 1 or won[me] >= target:
        accusing = duel_chance
    else:
        accusing = duel_chance * chance_after_round(won, me, leads_without_accused, target)
    return accusing > chance_after_round(scores, me, leads, target)
