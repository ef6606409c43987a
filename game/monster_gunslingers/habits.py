"""Dull habits at Monster Gunslingers, to measure its bots by (see game/core/habits.py).

What a habit leaves open it does in the dullest way: it flips, leaves the Fortune Teller's card
down, and in a betting checks and calls.
"""

from collections.abc import Callable, Sequence

from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.core.habits import Choose, Habits, MakeHabit, habit, pick, random_legal
from game.monster_gunslingers.records import (
    BET,
    CALL,
    CHECK,
    FOLD,
    HOLSTER,
    RAISE,
    Act,
    Flip,
    GunslingerView,
    Holster,
    Phase,
    Reveal,
)

Answer = Callable[[GunslingerView, Seat, Sequence[Move]], Move]
"""What is answered in a betting."""

RANKS = "23456789TJQKA"


def calls(view: GunslingerView, seat: Seat, legal: Sequence[Move]) -> Move:
    """Check, and call everything."""
    return CHECK if CHECK in legal else CALL


def raises(view: GunslingerView, seat: Seat, legal: Sequence[Move]) -> Move:
    """Bet, raise, and call when that cannot be."""
    return next(move for move in (BET, RAISE, CALL) if move in legal)


def folds(view: GunslingerView, seat: Seat, legal: Sequence[Move]) -> Move:
    """Check, and fold to every bet."""
    return CHECK if CHECK in legal else FOLD


def bets_once(view: GunslingerView, seat: Seat, legal: Sequence[Move]) -> Move:
    """Bet whenever nobody has, and fold to a raise."""
    return next(move for move in (BET, FOLD) if move in legal)


def flips(legal: Sequence[Move], rng: Stream) -> Move:
    """Flip any card; if none can be, anything."""
    return pick([move for move in legal if isinstance(move, Flip)] or legal, rng)


def fills(view: GunslingerView, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Holster the best two cards to hold, then flip."""
    if len(view.holsters[seat]) < HOLSTER:
        holsters = [move for move in legal if isinstance(move, Holster)]
        if holsters:
            return max(holsters, key=lambda move: _fits(view, seat, move.card))
    return flips(legal, rng)


def _fits(view: GunslingerView, seat: Seat, card: str) -> tuple[int, int]:
    """How well a card goes with the holster: the rest of the hand if that is empty."""
    held = [one.card for one in view.holsters[seat]] or [
        other for other in view.hands[seat] if other != card
    ]
    shown = [one for one, up in zip(view.street, view.up, strict=True) if up]
    pairs = sum(other[0] == card[0] for other in [*held, *shown])
    return pairs, RANKS.index(card[0])


def seated(answer: Answer = calls) -> Callable[[Choose], Choose]:
    """Leave only what is done on a turn; `answer` has the bettings."""

    def wrap(choose: Choose) -> Choose:
        def decide(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
            assert isinstance(view, GunslingerView)
            if view.phase is Phase.BETTING:
                return answer(view, seat, legal)
            if view.phase is Phase.REVEAL:
                return Reveal(False)
            chosen = choose(view, seat, legal, rng)
            assert isinstance(chosen, Move)
            return chosen

        decide.__name__, decide.__doc__ = choose.__name__, choose.__doc__
        return decide

    return wrap


def _betting(answer: Answer, name: str, line: str) -> MakeHabit:
    """A habit that fills its holster, flips, and answers every betting alike."""

    def decide(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
        assert isinstance(view, GunslingerView)
        return fills(view, seat, legal, rng)

    decide.__name__, decide.__doc__ = name, line
    return habit(seated(answer)(decide))


@habit
@seated()
def never_power(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Never uses a power: holsters what goes best together, then flips."""
    assert isinstance(view, GunslingerView)
    return fills(view, seat, legal, rng)


@habit
@seated()
def flip_only(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Flips and does nothing else."""
    return flips(legal, rng)


@habit
@seated()
def first_two(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Holsters the first two cards of its hand, whatever they are, then flips."""
    assert isinstance(view, GunslingerView)
    holsters = [move for move in legal if isinstance(move, Holster)]
    if holsters and len(view.holsters[seat]) < HOLSTER:
        return holsters[0]
    return flips(legal, rng)


@habit
@seated()
def high_two(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Holsters its two highest cards, then flips."""
    assert isinstance(view, GunslingerView)
    holsters = [move for move in legal if isinstance(move, Holster)]
    if holsters and len(view.holsters[seat]) < HOLSTER:
        return max(holsters, key=lambda move: RANKS.index(move.card[0]))
    return flips(legal, rng)


@habit
@seated()
def hoard(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Flips until one card of Main Street is face down, and only then fills its holster."""
    assert isinstance(view, GunslingerView)
    if view.up.count(False) > 1:
        return flips(legal, rng)
    return fills(view, seat, legal, rng)


@habit
@seated()
def every_power(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Plays any power it holds, always; flips with an empty hand."""
    acts = [move for move in legal if isinstance(move, Act)]
    return pick(acts, rng) if acts else flips(legal, rng)


@habit
@seated()
def gunman(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Shoots, arrests and robs whenever it can; otherwise fills its holster and flips."""
    assert isinstance(view, GunslingerView)
    acts = [
        move
        for move in legal
        if isinstance(move, Act) and move.card[0] in "64K" and move.target is not None
    ]
    return pick(acts, rng) if acts else fills(view, seat, legal, rng)


@habit
@seated()
def swap_up(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Holsters a card whenever that makes its holster better, else flips."""
    assert isinstance(view, GunslingerView)
    held = view.holsters[seat]
    if len(held) < HOLSTER:
        return fills(view, seat, legal, rng)
    low = min((0, 1), key=lambda place: _fits(view, seat, held[place].card))
    better = [
        move
        for move in legal
        if isinstance(move, Holster)
        and move.discard == low
        and _fits(view, seat, move.card) > _fits(view, seat, held[low].card)
    ]
    if better:
        return max(better, key=lambda move: _fits(view, seat, move.card))
    return flips(legal, rng)


HABITS: Habits = {
    "never_power": never_power,
    "flip_only": flip_only,
    "first_two": first_two,
    "high_two": high_two,
    "hoard": hoard,
    "every_power": every_power,
    "gunman": gunman,
    "swap_up": swap_up,
    "call_everything": _betting(
        calls, "call_everything", "Fills its holster, flips, checks and calls every bet."
    ),
    "all_in": _betting(
        raises, "all_in", "Fills its holster, flips, bets and raises whenever it can."
    ),
    "always_fold": _betting(folds, "always_fold", "Fills its holster, flips, folds to every bet."),
    "bet_once": _betting(
        bets_once, "bet_once", "Fills its holster, flips, bets first and folds to a raise."
    ),
    "random_legal": random_legal,
}
