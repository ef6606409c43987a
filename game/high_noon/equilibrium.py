"""The dice duel of High Noon, solved: how often to hold with every pair of totals.

An exchange is a small game of perfect recall in which both choose at the same time
(high_noon.md, "Dice"). Totals only ever rise, so it is solved from the top down; where both
still choose, each pair of totals is a two-by-two zero-sum game. A level exchange, and one where
both went over, is played again: the game is the same for both, so such an exchange is worth
exactly one half, and the value of the whole is one half as well. A duel to several hits repeats
the exchange, and playing each one for the hit is best at every score.
"""

from collections.abc import Callable
from functools import cache

TWELVE = 12
FACES = range(1, 7)

HoldChance = Callable[[int, int], float]
"""(my total, theirs) to the chance, 0 to 1, of holding while both still choose."""
HoldAlone = Callable[[int, int], bool]
"""(my total, their held total) to whether to hold when only I still choose."""


def showdown(mine: int, theirs: int) -> float:
    """Chance that I score the hit when both have held, neither over: 1, one half or 0."""
    return 1.0 if mine > theirs else 0.5 if mine == theirs else 0.0


def solve_two_by_two(
    hold_hold: float, hold_draw: float, draw_hold: float, draw_draw: float
) -> tuple[float, float]:
    """Solve a zero-sum game of two choices each; the row player is paid.

    Returns the value and the chance with which the row player takes the first row (hold).
    """
    rows = min(hold_hold, hold_draw), min(draw_hold, draw_draw)
    columns = max(hold_hold, draw_hold), max(hold_draw, draw_draw)
    if max(rows) >= min(columns):
        return max(rows), 1.0 if rows[0] >= rows[1] else 0.0
    spread = hold_hold - hold_draw - draw_hold + draw_draw
    chance = (draw_draw - draw_hold) / spread
    value = (hold_hold * draw_draw - hold_draw * draw_hold) / spread
    return value, chance


@cache
def alone_value(mine: int, held: int) -> float:
    """Chance of the hit for the one who goes on choosing with `mine` against a held total."""
    return max(showdown(mine, held), draw_alone_value(mine, held))


@cache
def draw_alone_value(mine: int, held: int) -> float:
    """The same when the next choice is to draw: over twelve loses, for the other has held."""
    return sum(alone_value(mine + die, held) for die in FACES if mine + die <= TWELVE) / 6


def hold_alone(mine: int, held: int) -> bool:
    """Whether holding is best against a held total (what is equally good is held)."""
    return showdown(mine, held) >= draw_alone_value(mine, held)


def _after_both_drew(mine: int, theirs: int) -> float:
    """My chance once both dice of a beat lie there, either total perhaps over."""
    if mine > TWELVE:
        return 0.5 if theirs > TWELVE else 0.0  # the other holds at once; both over: again
    return 1.0 if theirs > TWELVE else _solved(mine, theirs)[0]


def payoffs(mine: int, theirs: int) -> tuple[float, float, float, float]:
    """My chance of the hit for hold-hold, hold-draw, draw-hold and draw-draw (mine first)."""
    they_go_on = 1.0 - draw_alone_value(theirs, mine)
    both = sum(_after_both_drew(mine + x, theirs + y) for x in FACES for y in FACES) / 36
    return showdown(mine, theirs), they_go_on, draw_alone_value(mine, theirs), both


@cache
def _solved(mine: int, theirs: int) -> tuple[float, float]:
    return solve_two_by_two(*payoffs(mine, theirs))


def hold_chance(mine: int, theirs: int) -> float:
    """How often the equilibrium holds, 0 to 1, with totals 1 to 12 and both still choosing."""
    return _solved(mine, theirs)[1]


def exchange_value(mine: int, theirs: int) -> float:
    """My chance of the next hit with both still choosing and both playing the equilibrium."""
    return _solved(mine, theirs)[0]


def opening_value() -> float:
    """Chance of the next hit before the first beat, in which both must draw."""
    return sum(exchange_value(x, y) for x in FACES for y in FACES) / 36


def best_reply_value(their_hold: HoldChance, their_alone: HoldAlone) -> float:
    """The most that any play can make, per exchange, of an opponent with a known plan.

    One half against the equilibrium; how far above one half tells how much a plan gives away.
    Exchanges played again count one half, as between equals.
    """

    @cache
    def they_alone(theirs: int, held: int) -> float:
        if their_alone(theirs, held):
            return showdown(held, theirs)
        rest = [1.0 if theirs + x > TWELVE else they_alone(theirs + x, held) for x in FACES]
        return sum(rest) / 6

    @cache
    def both(mine: int, theirs: int) -> float:
        chance = their_hold(theirs, mine)
        they_draw = sum(1.0 if theirs + x > TWELVE else they_alone(theirs + x, mine) for x in FACES)
        hold = chance * showdown(mine, theirs) + (1.0 - chance) * they_draw / 6
        both_draw = sum(after(mine + x, theirs + y) for x in FACES for y in FACES) / 36
        draw = chance * draw_alone_value(mine, theirs) + (1.0 - chance) * both_draw
        return max(hold, draw)

    def after(mine: int, theirs: int) -> float:
        if mine > TWELVE:
            return 0.5 if theirs > TWELVE else 0.0
        return 1.0 if theirs > TWELVE else both(mine, theirs)

    return sum(both(x, y) for x in FACES for y in FACES) / 36
