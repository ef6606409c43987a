"""Who is likely to win a game of Saloon Poker, from the scores alone; and whether to accuse.

The model: every round is won by one of those still in, all equally likely, and brings its winner
20 points, about what winning hands of good players add up to (19 with two players, 22 with
eight). So everyone needs a known number of rounds, and the first to get there wins. Who that is
does not change when rounds come at random times instead of one after another; then everyone's
rounds come independently of the others', which makes the race easy to add up.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import accumulate
from math import exp, sqrt

ROUND_POINTS = 20
_STEPS = 240


def rounds_needed(score: int, target: int) -> int:
    """How many rounds won, of 20 points each, take the score to the target; at least 0."""
    return max(0, -((score - target) // ROUND_POINTS))


def winning_chances(scores: Sequence[int], target: int) -> tuple[float, ...]:
    """Chance of each to win the game, from the scores of those still in (one or more)."""
    if len(scores) == 1:
        return (1.0,)
    if max(scores) >= target:
        leaders = scores.count(max(scores))
        return tuple(float(score == max(scores)) / leaders for score in scores)
    return _race(tuple(rounds_needed(score, target) for score in scores))


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


def worth_accusing(
    scores: Sequence[int],
    me: int,
    accused: int,
    *,
    target: int,
    duel_chance: float,
    accused_wins_round: float,
    points: int,
) -> bool:
    """Whether accusing gives the better chance of the game than letting it pass.

    `scores` of those still in, `me` and `accused` places in it; `accused_wins_round` the chance
    (0 to 1) that the accused takes the round and its `points` if nobody accuses. The stake is
    ruling 2's: the duel's winner takes the loser's score, the loser is out.
    """
    won = list(scores)
    won[me] += won[accused]
    del won[accused]
    accusing = duel_chance * winning_chances(won, target)[me - (accused < me)]
    paid = list(scores)
    paid[accused] += points
    passing = accused_wins_round * winning_chances(paid, target)[me]
    passing += (1.0 - accused_wins_round) * winning_chances(scores, target)[me]
    return accusing > passing
