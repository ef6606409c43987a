"""How long a round still lasts, told as how often each player may still better their holster.

A simple clock: on a turn somebody flips with the chance FLIPS, and else has put a card where they
want it with the chance PLACES. The round ends with the last flip.
"""

from functools import lru_cache
from typing import Final

FLIPS: Final = 0.45
PLACES: Final = 0.75
LONGEST: Final = 80
"""Turns looked ahead: hardly a round lasts longer."""

Chances = tuple[float, float, float]
"""The chances to better the holster never, once, twice or more."""


@lru_cache(maxsize=4096)
def chances(down: int, players: int, place: int, extra: int = 0) -> Chances:
    """Return how often a player may still better their holster.

    `down`: cards of Main Street face down; `place`: 0 for who has the next turn, counting up
    clockwise to `players` - 1; `extra`: turns that the last of them has before the order begins.
    """
    # state[d][k]: the chance that d cards are still down and the player has placed k times.
    state = [[0.0, 0.0, 0.0] for _ in range(down + 1)]
    state[down][0] = 1.0
    done = [0.0, 0.0, 0.0]
    for turn in range(LONGEST):
        mover = players - 1 if turn < extra else (turn - extra) % players
        after = [[0.0, 0.0, 0.0] for _ in range(down + 1)]
        for left in range(1, down + 1):
            for placed, chance in enumerate(state[left]):
                if not chance:
                    continue
                into = done if left == 1 else after[left - 1]
                into[placed] += chance * FLIPS
                stay = chance * (1 - FLIPS)
                if mover == place:
                    after[left][min(placed + 1, 2)] += stay * PLACES
                    stay *= 1 - PLACES
                after[left][placed] += stay
        state = after
    if not down:
        return 1.0, 0.0, 0.0
    whole = sum(done)
    return done[0] / whole, done[1] / whole, done[2] / whole
