"""The reroll choice of Saloon Poker, solved: every hand, every keep, every later player.

All 252 hands (five dice in any order) are strictly ranked, so a hand is a number here: its rank,
0 (lowest) to 251 (five sixes). A turn is solved backwards from what each final hand is worth: with
no reroll left a hand is worth its payoff, before that the best of standing and of every keep. 462
keeps (up to five dice in any order) cover all choices.

What a final hand is worth is the chance of winning the round with it. A weaker hand than the best
on the table is worth nothing; a better one the chance that it survives the players still to come,
each of whom plays the optimum for winning too. A tie counts half with `ties: "duel"`, whole with
`"share"` (saloon_poker.md, "Bots"). That is exact for any number tied, given even duels: the last
to tie, who is last clockwise from the starter, meets the winner of the duels before (ruling 3)
and has one half whoever it is; and each later tie halves it again, for everybody tied so far. So
the number already tied never matters to a choice, and one table of survival will do.

Not looked at: scores, the duel's stake and the accusation. The bot plays to win the round.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement

from game.saloon_poker.hands import HANDS as RANKED
from game.saloon_poker.hands import rank
from game.saloon_poker.odds_table import SURVIVAL_PER_BILLION

Dice = tuple[int, ...]

FACES = range(1, 7)
MAX_TO_COME = 7

HANDS: tuple[Dice, ...] = tuple(RANKED)
"""All hands, ascending dice each, lowest first; the place of a hand is its rank."""

# Keeps: the hands themselves first (standing), then four dice, three, … and none at all. A keep's
# value is the mean of its six children, each with one die more.
KEEPS: tuple[Dice, ...] = HANDS + tuple(
    keep for size in (4, 3, 2, 1, 0) for keep in combinations_with_replacement(FACES, size)
)
_PLACE: dict[Dice, int] = {keep: place for place, keep in enumerate(KEEPS)}
_CHILDREN: tuple[tuple[int, ...], ...] = tuple(
    tuple(_PLACE[tuple(sorted((*keep, face)))] for face in FACES) for keep in KEEPS[len(HANDS) :]
)
_KEEPS_OF: tuple[tuple[int, ...], ...] = tuple(
    tuple(sorted({_PLACE[part] for size in range(5) for part in combinations(hand, size)}))
    for hand in HANDS
)
_NOTHING = _PLACE[()]
_WORTH_REROLLING = 1e-12  # what is equally good but for rounding is left standing


def _mean_values(leaves: Sequence[float]) -> list[float]:
    """Value of every keep when its missing dice are thrown, from the value of each hand."""
    values = list(leaves)
    for a, b, c, d, e, f in _CHILDREN:
        values.append((values[a] + values[b] + values[c] + values[d] + values[e] + values[f]) / 6)
    return values


def _throw(mass: list[float]) -> list[float]:
    """Chance of every hand, from the chance of every keep whose missing dice are thrown."""
    for place in range(_NOTHING, len(HANDS) - 1, -1):
        share = mass[place] / 6
        if share:
            for child in _CHILDREN[place - len(HANDS)]:
                mass[child] += share
    return mass[: len(HANDS)]


class Turn:
    """One player's turn, solved for what each of the 252 final hands is worth.

    Payoffs may be any numbers that add, divide and compare: fractions give exact answers.
    """

    def __init__(self, payoff: Sequence[float]) -> None:
        self._payoff = payoff
        self._last = _mean_values(payoff)
        one_left = self._best_of(self._last)
        self._first = _mean_values(one_left)
        self.value: float = _mean_values(self._best_of(self._first))[_NOTHING]
        """Worth of the turn before the first roll."""

    def _best_of(self, keeps: list[float]) -> list[float]:
        return [
            max(stand, max([keeps[place] for place in places]))
            for stand, places in zip(self._payoff, _KEEPS_OF, strict=True)
        ]

    def _choice(self, hand: int, rerolls_left: int) -> int:
        keeps = self._first if rerolls_left == 2 else self._last
        best, choice = self._payoff[hand] + _WORTH_REROLLING, hand
        for place in _KEEPS_OF[hand]:
            if keeps[place] > best:
                best, choice = keeps[place], place
        return choice

    def keep(self, dice: Sequence[int], rerolls_left: int) -> Dice:
        """The dice to keep, ascending; all five means stand. `rerolls_left` is 2 or 1."""
        return KEEPS[self._choice(rank(dice), rerolls_left)]

    def keep_value(self, kept: Sequence[int], rerolls_left: int) -> float:
        """Worth of keeping these dice (up to five) now and playing on as best one can."""
        place = _PLACE[tuple(sorted(kept))]
        if place < len(HANDS):
            return self._payoff[place]
        return (self._first if rerolls_left == 2 else self._last)[place]

    def finals(self) -> list[float]:
        """Chance of ending on each of the 252 hands when the turn is played this way."""
        mass = [0.0] * _NOTHING + [1.0]
        ends = [0.0] * len(HANDS)
        for rerolls_left in (2, 1):
            hands = _throw(mass)
            mass = [0.0] * len(KEEPS)
            for hand, chance in enumerate(hands):
                choice = self._choice(hand, rerolls_left)
                (ends if choice == hand else mass)[choice] += chance
        return [stood + thrown for stood, thrown in zip(ends, _throw(mass), strict=True)]


@cache
def _reach() -> tuple[int, ...]:
    """The highest hand that each keep can become."""
    reach = list(range(len(HANDS)))
    for children in _CHILDREN:
        reach.append(max(reach[child] for child in children))
    return tuple(reach)


def hopeless(kept: Sequence[int], rerolls_left: int, best: int | None) -> bool:
    """Whether keeping these dice (all five: standing) gives the round up to `best` for certain.

    `rerolls_left`: before the keep, 2 or 1. A tie still has a chance.
    """
    if best is None or (len(kept) < 5 and rerolls_left > 1):
        return False
    return _reach()[_PLACE[tuple(sorted(kept))]] < best


def wins_for_sure(dice: Sequence[int], best: int | None, to_come: int, share: bool) -> bool:
    """Whether standing on these dice wins the round, or with `share` a part of it, for certain."""
    mine = rank(dice)
    if mine == len(HANDS) - 1 and share:
        return True
    beats = best is None or mine > best or (share and mine == best)
    return beats and (to_come == 0 or survival(to_come, share)[mine] == 1.0)


@cache
def survival(to_come: int, share: bool) -> tuple[float, ...]:
    """Chance, by rank, that a hand standing best wins with `to_come` (0 to 7) still to play.

    A tie on the way counts half, or whole with `share`.
    """
    if to_come == 0:
        return (1.0,) * len(HANDS)
    row = SURVIVAL_PER_BILLION["share" if share else "duel"][to_come - 1]
    return tuple(int(figure) / 1e9 for figure in row.split())


def payoff(best: int | None, to_come: int, share: bool) -> list[float]:
    """What each final hand is worth against the best on the table (None: nobody has played)."""
    alive = survival(to_come, share)
    if best is None:
        return list(alive)
    tie = alive[best] if share else alive[best] / 2
    return [0.0] * best + [tie, *alive[best + 1 :]]


@lru_cache(maxsize=128)
def turn(best: int | None, to_come: int, share: bool) -> Turn:
    """The optimal turn against `best` with `to_come` players after this one (0 to 7)."""
    return Turn(payoff(best, to_come, share))


@cache
def strongest_turn() -> Turn:
    """The turn that ends, on average, highest in the ranking, blind to the table."""
    return Turn([float(place) for place in range(len(HANDS))])


def reroll_positions(dice: Sequence[int], kept: Sequence[int]) -> tuple[int, ...]:
    """Positions 0 to 4, ascending, to reroll so that just the dice `kept` stay."""
    staying = list(kept)
    thrown: list[int] = []
    for position, die in enumerate(dice):
        if die in staying:
            staying.remove(die)
        else:
            thrown.append(position)
    return tuple(thrown)
