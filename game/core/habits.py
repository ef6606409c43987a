"""Bots with one dull habit each: what a person would try who has found a trick and repeats it.

A game's habits.py maps names to makers (`HABITS`). A habit sees what a bot sees, its own view and
its legal moves, and gets a random stream. `selfplay` seats it as `habit:NAME`; no lobby offers it.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeVar

from game.core.chairs import Bot, Decision
from game.core.chance import Stream
from game.core.engine import Move, Seat, View

MakeHabit = Callable[[Stream], Bot]
"""Gives a fresh bot with that habit, for one game. Its docstring says in one line what it does."""

Habits = Mapping[str, MakeHabit]

Choose = Callable[[View, Seat, Sequence[Move], Stream], Move | Decision | None]
"""How a habit picks one of its legal moves (there is at least one); None waits, as a bot does."""

Some = TypeVar("Some")

SLOWEST_US: Final = 2_000_000

PREFIX: Final = "habit:"
"""What a habit's name begins with where bots are named."""


class Habitual:
    """A bot that goes by one function and minds nothing from one move to the next."""

    def __init__(self, choose: Choose, rng: Stream) -> None:
        self._choose = choose
        self._rng = rng

    def decide(self, view: View, seat: Seat, legal: Sequence[Move], now_us: int) -> Decision | None:
        """Answer as the habit has it; None while there is nothing it may or wants to do."""
        chosen = self._choose(view, seat, legal, self._rng) if legal else None
        return Decision(chosen) if isinstance(chosen, Move) else chosen


def habit(choose: Choose) -> MakeHabit:
    """Make a habit of a function; it keeps the function's name and docstring."""

    def make(rng: Stream) -> Bot:
        return Habitual(choose, rng)

    make.__name__, make.__doc__ = choose.__name__, choose.__doc__
    return make


def pick(some: Sequence[Some], rng: Stream) -> Some:
    """Return one of these, each as likely."""
    return some[int(rng.random() * len(some))]


@habit
def random_legal(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Makes any legal move, each as likely, at once."""
    return pick(legal, rng)


class PressesAtRandom:
    """Presses any legal key somewhere in the next SLOWEST_US, each as likely.

    For games with a clock, where who presses at once for ever leaves it no time to run.
    """

    def __init__(self, rng: Stream) -> None:
        self._rng = rng

    def decide(self, view: View, seat: Seat, legal: Sequence[Move], now_us: int) -> Decision | None:
        """Answer with any move at any time soon."""
        if not legal:
            return None
        move = pick(legal, self._rng)
        return Decision(move, now_us + int(self._rng.random() * SLOWEST_US))


def says(make: MakeHabit) -> str:
    """Return a habit's line: the first one of its docstring."""
    return (make.__doc__ or "").strip().partition("\n")[0]
