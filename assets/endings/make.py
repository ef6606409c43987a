"""Solves the endings of Monster between two players and writes monster.json.

    python -m assets.endings.make            solve and write (some 20 minutes, 7 GB of memory)
    python -m assets.endings.make --check    measure what is written, to the last hand

Counterfactual regret over the whole game, nothing sampled: a matrix holds, for every way to play
every hand of the first player against every one of the second, how likely the two hands are dealt
together times what the first then has. Regrets below nothing are forgotten, later strategies count
for more. Nothing in it is drawn, so the same file comes out.
"""

import argparse
import json
import os
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from math import comb
from zlib import compress

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from game.monster.endings import (
    ENDINGS_FILE,
    FIRST,
    SITUATIONS,
    VERSION,
    Ending,
    endings,
    every_hand,
)
from game.monster.hands import HAND_SIZE, MOST_THROWN, RANKS
from game.monster.weigh import ways

RATIOS = (0.6, 0.9, 1.3, 1.8, 2.4, 3.2, 4.2, 5.6, 8.0, 13.0, 25.0)
"""Pots in penalties. The pot of a usual ending is 2 to 6 penalties."""
ROUNDS = 120
SHARE = 0.46
"""What part of a very big pot is the first player's; only to begin with."""
STEPS = 20
"""Strategies are written in parts of so many; what is less than half a part is dropped."""

Floats = NDArray[np.float64]
Strategy = list[tuple[Floats, Floats]]
"""For each situation: how often each way is played, and how often each hand is folded."""

HANDS = tuple(every_hand())
COUNTS = np.array([[hand.count(rank) for rank in RANKS] for hand in HANDS])


def _chances() -> Floats:
    """How likely the first player is dealt a hand and the second another."""
    chances = np.ones((len(HANDS), len(HANDS)))
    for place, held in enumerate(RANKS):
        dealt = np.zeros((HAND_SIZE + 1, HAND_SIZE + 1))
        for one in range(min(held, HAND_SIZE) + 1):
            for other in range(min(held - one, HAND_SIZE) + 1):
                dealt[one, other] = comb(held, one) * comb(held - one, other)
        column = COUNTS[:, place]
        chances *= dealt[column[:, None], column[None, :]]
    return chances / chances.sum()


class Plays:
    """Every way to play every hand, by the number of cards thrown."""

    def __init__(self) -> None:
        found = [
            (len(way.thrown), hand, place, way.kept_mask, way.thrown_mask)
            for hand, cards in enumerate(HANDS)
            for place, way in enumerate(ways(cards))
        ]
        columns = np.array(sorted(found), dtype=np.int32).T
        self.count, self.hand, self.place, self.kept, self.thrown = columns
        self.total = len(found)
        self.blocks = [
            slice(*np.searchsorted(self.count, (count, count + 1)))
            for count in range(MOST_THROWN + 1)
        ]
        self.choices = np.bincount(self.hand, minlength=len(HANDS))

    def by_hand(self, numbers: Floats) -> Floats:
        """Add up what stands for the ways of each hand."""
        return np.bincount(self.hand, numbers, len(HANDS))

    def best(self, worth: Floats, folding: Floats) -> Floats:
        """Return for each hand what its best way is worth."""
        most = folding.copy()
        np.maximum.at(most, self.hand, worth)
        return most


PLAYS = Plays()
CHANCES = _chances()


@dataclass(frozen=True)
class Values:
    """What a pot (in penalties) is worth to the first player when it is played for again."""

    solved: Sequence[tuple[float, float]]

    def __call__(self, pot: float) -> float:
        """By the shares of the pots solved so far, all of them higher or nearly so."""
        if not self.solved:
            return SHARE * pot
        ratios, firsts = zip(*sorted(self.solved), strict=True)
        shares = [first / ratio for ratio, first in zip(ratios, firsts, strict=True)]
        return float(np.interp(pot, ratios, shares)) * pot


class Game:
    """The ending for one ratio of pot to penalty; all figures are the first player's, in
    penalties, times the chance of the deal."""

    def __init__(self, pot: float, again: Values) -> None:
        plays = PLAYS
        self.pot = pot
        dealt = CHANCES[:, plays.hand].astype(np.float32)
        self.matrix = np.empty((plays.total, plays.total), np.float32)
        lost, both_lost = np.float32(-1), np.float32(again(pot + 2) - 1)
        for row, (hand, kept, thrown) in enumerate(
            zip(plays.hand, plays.kept, plays.thrown, strict=True)
        ):
            monster = plays.thrown | thrown
            beats = kept > monster
            above = np.where(beats, np.float32(pot), lost)
            below = np.where(plays.kept > monster, np.float32(0), np.float32(pot + 1))
            level = np.where(beats, np.float32(pot / 2), both_lost)
            has = np.where(plays.kept < kept, above, np.where(plays.kept > kept, below, level))
            self.matrix[row] = has * dealt[hand]
        self.unopposed = np.where(plays.kept > plays.thrown, pot, again(pot + 1) - 1)
        # The second player alone: wins if any way beats its own Monster, or folds, or pays.
        wins = np.zeros(len(HANDS), bool)
        np.logical_or.at(wins, plays.hand, plays.kept > plays.thrown)
        left = np.where(plays.choices > 0, min(again(pot), again(pot + 1)), again(pot))
        self.folding = CHANCES @ np.where(wins, 0.0, left)

    def first(self, second: Strategy) -> Floats:
        """What each way is worth to the first player against a strategy of the second."""
        worth = np.empty(PLAYS.total)
        for block, (played, folded) in zip(PLAYS.blocks, second, strict=True):
            alone = (CHANCES @ folded)[PLAYS.hand[block]] * self.unopposed[block]
            worth[block] = self.matrix[block] @ played.astype(np.float32) + alone
        return worth

    def second(self, played: Floats) -> Strategy:
        """What each way, and folding, is worth to the second player in each situation."""
        worth: Strategy = []
        for block in PLAYS.blocks:
            alone = np.bincount(
                PLAYS.hand[block], played[block] * self.unopposed[block], len(HANDS)
            )
            faced = played[block].astype(np.float32) @ self.matrix[block]
            worth.append((-faced.astype(np.float64), -(alone @ CHANCES)))
        return worth

    def bounds(self, strategy: Strategy) -> tuple[float, float]:
        """What the first player has at least, and at most, when one side keeps to the strategy
        and the other knows it: exact best replies."""
        (played, folded), second = strategy[FIRST], strategy[FIRST + 1 :]
        most = PLAYS.best(self.first(second), self.folding).sum()
        replies = (PLAYS.best(worth, folding) for worth, folding in self.second(played))
        least = folded @ self.folding - sum(reply.sum() for reply in replies)
        return float(least), float(most)


class Regrets:
    """The regrets of one situation, and the strategy that comes of them."""

    def __init__(self) -> None:
        self.played, self.folded = np.zeros(PLAYS.total), np.zeros(len(HANDS))
        self.sums = np.zeros(PLAYS.total), np.zeros(len(HANDS))

    def strategy(self) -> tuple[Floats, Floats]:
        """In proportion to the regrets; every way alike where there are none."""
        total = PLAYS.by_hand(self.played) + self.folded
        none = total <= 0
        spread = np.where(none, np.maximum(PLAYS.choices, 1), total)
        played = np.where(none[PLAYS.hand], 1.0, self.played) / spread[PLAYS.hand]
        folded = np.where(none, PLAYS.choices == 0, self.folded / spread)
        return played, folded

    def learn(self, worth: Floats, folding: Floats, weight: int) -> None:
        """Regret what was not done, and add the new strategy to the average."""
        played, folded = self.strategy()
        had = PLAYS.by_hand(played * worth) + folded * folding
        self.played = np.maximum(self.played + worth - had[PLAYS.hand], 0.0)
        self.folded = np.maximum(self.folded + folding - had, 0.0)
        for total, part in zip(self.sums, self.strategy(), strict=True):
            total += weight * part

    def average(self) -> tuple[Floats, Floats]:
        """The strategy of all rounds, later ones counting for more."""
        played, folded = self.sums
        total = np.maximum(PLAYS.by_hand(played) + folded, 1e-12)
        return played / total[PLAYS.hand], folded / total


def solve(game: Game) -> Strategy:
    """Return what both players settle on."""
    regrets = [Regrets() for _ in range(SITUATIONS)]
    for turn in range(1, ROUNDS + 1):
        second = [regret.strategy() for regret in regrets[FIRST + 1 :]]
        regrets[FIRST].learn(game.first(second), game.folding, turn)
        replies = game.second(regrets[FIRST].strategy()[0])
        for regret, (worth, folding) in zip(regrets[FIRST + 1 :], replies, strict=True):
            regret.learn(worth, folding, turn)
    return [regret.average() for regret in regrets]


def _order() -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Where each way, and each hand's folding, stands among the weights of a situation."""
    begins = np.concatenate(([0], np.cumsum(PLAYS.choices + 1)[:-1]))
    return begins[PLAYS.hand] + PLAYS.place, begins + PLAYS.choices


def packed(strategy: Strategy) -> bytes:
    """Round a strategy to weights and pack them as endings.py reads them."""
    ways_at, folds_at = _order()
    table = np.zeros((SITUATIONS, PLAYS.total + len(HANDS)), np.uint8)
    for row, (played, folded) in zip(table, strategy, strict=True):
        row[ways_at] = np.rint(played * STEPS)
        row[folds_at] = np.rint(folded * STEPS)
        # Nothing left of many small parts: the biggest stands for all.
        empty = PLAYS.by_hand(row[ways_at].astype(float)) + row[folds_at] == 0
        likeliest = PLAYS.best(played, folded)
        chosen = empty[PLAYS.hand] & (played >= likeliest[PLAYS.hand])
        row[ways_at[chosen]] = 1
        row[folds_at[empty & (folded >= likeliest)]] = 1
    return compress(table.tobytes(), 9)


def unpacked(ending: Ending) -> Strategy:
    """Read a strategy back, as the bots play it."""
    ways_at, folds_at = _order()
    rows = [
        [np.frombuffer(ending.weights(hand, thrown), np.uint8) for hand in HANDS]
        for thrown in (None, *range(MOST_THROWN + 1))
    ]
    table = np.array([np.concatenate(row) for row in rows], dtype=np.float64)
    strategy: Strategy = []
    for row in table:
        played, folded = row[ways_at], row[folds_at]
        total = PLAYS.by_hand(played) + folded
        strategy.append((played / total[PLAYS.hand], folded / total))
    return strategy


def told(ratio: float, low: float, high: float) -> str:
    """A line about one table."""
    return (
        f"pot {ratio:g} penalties: the first has {low:.4f} to {high:.4f}, "
        f"gap {100 * (high - low) / ratio:.3f} % of the pot"
    )


def write() -> None:
    """Solve for every ratio, highest first, and write the file."""
    solved: list[tuple[float, float]] = []
    tables = []
    for ratio in sorted(RATIOS, reverse=True):
        game = Game(ratio, Values(tuple(solved)))
        strategy = solve(game)
        print("solved ", told(ratio, *game.bounds(strategy)), flush=True)
        data = packed(strategy)
        low, high = game.bounds(unpacked(Ending(ratio, 0.0, 0.0, data)))
        print("written", told(ratio, low, high), flush=True)
        solved.append((ratio, (low + high) / 2))
        tables.append(
            {
                "ratio": ratio,
                "first": round((low + high) / 2, 4),
                "gap": round(high - low, 4),
                "weights": b64encode(data).decode("ascii"),
            }
        )
        del game
    document = {"dustup_endings": VERSION, "game": "monster", "tables": tables[::-1]}
    ENDINGS_FILE.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")


def check(pots: Sequence[float]) -> None:
    """Measure the tables as they are played: at these pots, by the nearest table each."""
    solved = Values(tuple((ending.ratio, ending.first) for ending in endings()))
    for pot in pots:
        nearest = min(endings(), key=lambda ending: abs(np.log(ending.ratio / pot)))
        print(told(pot, *Game(pot, solved).bounds(unpacked(nearest))), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="The endings of Monster, solved.")
    parser.add_argument("--check", action="store_true", help="measure what is written")
    parser.add_argument("--pot", type=float, action="append", help="pots in penalties to check")
    told_to = parser.parse_args()
    if told_to.check:
        check(told_to.pot or RATIOS)
    else:
        write()


if __name__ == "__main__":
    main()
