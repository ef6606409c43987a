"""Dull habits at Texas Hold It, to measure its bots by (see game/core/habits.py)."""

from collections.abc import Callable, Sequence

from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.core.habits import Choose, Habits, MakeHabit, habit, pick, random_legal
from game.texas_hold_it.belief import Belief
from game.texas_hold_it.records import HOLD, PASS, Card, Pee, Peek, Say, Swap, TexasSeatView
from game.texas_hold_it.row import SPRAYS_CACTUS, SPRAYS_SNAKE

Speak = Callable[[Card, Stream], str]
"""What is said of a card that was seen."""

SURE, LIKELY = 0.999, 0.5


def truth(card: Card, rng: Stream) -> str:
    """Say what it is."""
    return card.value


def lie(card: Card, rng: Stream) -> str:
    """Say any of the three things it is not."""
    return pick([other.value for other in Card if other is not card], rng)


def always(card: Card) -> Speak:
    """Say this, whatever it is."""

    def speak(seen: Card, rng: Stream) -> str:
        return card.value

    return speak


def seated(speak: Speak) -> Callable[[Choose], Choose]:
    """Leave only what a cowboy still in does on a turn; `speak` has the claims, the rail passes."""

    def wrap(choose: Choose) -> Choose:
        def decide(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
            assert isinstance(view, TexasSeatView)
            if view.peeking is not None:
                seen = next(known.card for known in view.seen if known.gap == view.peeking)
                return Say(speak(seen, rng))
            if PASS in legal:
                return PASS
            chosen = choose(view, seat, legal, rng)
            assert isinstance(chosen, Move)
            return chosen

        decide.__name__, decide.__doc__ = choose.__name__, choose.__doc__
        return decide

    return wrap


def _pees(legal: Sequence[Move]) -> list[Pee]:
    return [move for move in legal if isinstance(move, Pee)]


def _hold_or_any(legal: Sequence[Move], rng: Stream) -> Move:
    return HOLD if HOLD in legal else pick(_pees(legal) or legal, rng)


def _unseen(view: TexasSeatView, legal: Sequence[Move]) -> list[Peek]:
    seen = {known.gap for known in view.seen}
    return [move for move in legal if isinstance(move, Peek) and move.gap not in seen]


def _looks_dry(view: TexasSeatView, legal: Sequence[Move]) -> list[Pee]:
    """The free urinals that no card seen sprays."""
    seen = {known.gap: known.card for known in view.seen}
    return [
        move
        for move in _pees(legal)
        if seen.get(move.urinal) not in SPRAYS_SNAKE
        and seen.get(move.urinal + 1) not in SPRAYS_CACTUS
    ]


def _heard_dry(view: TexasSeatView, legal: Sequence[Move]) -> list[Pee]:
    """The free urinals that nothing said last of a card beside them makes wet, both said."""
    said: dict[int, str | None] = {claim.gap: claim.says for claim in view.claims}
    said.update({known.gap: known.card.value for known in view.seen})
    return [
        move
        for move in _pees(legal)
        if said.get(move.urinal) in (Card.CACTUS, Card.CALM)
        and said.get(move.urinal + 1) in (Card.SNAKE, Card.CALM)
    ]


def _by_chance(
    view: TexasSeatView, legal: Sequence[Move], trusted: float, wanted: float
) -> Pee | None:
    """The free urinal likeliest dry, if that is as likely as wanted."""
    belief = Belief.of(len(view.gaps), view.seen, view.claims, [trusted] * view.seats)
    best = max(_pees(legal), key=lambda move: belief.at(move.urinal).dry, default=None)
    return best if best is not None and belief.at(best.urinal).dry >= wanted else None


@habit
@seated(truth)
def always_hold(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Holds it on its first turn, always."""
    return HOLD if HOLD in legal else pick(_unseen_or_all(view, legal), rng)


def _unseen_or_all(view: View, legal: Sequence[Move]) -> Sequence[Move]:
    """Where holding it is not allowed yet: looks if it may."""
    assert isinstance(view, TexasSeatView)
    return _unseen(view, legal) or legal


def _peek_then_hold(view: View, legal: Sequence[Move], rng: Stream) -> Move:
    """Look at one card, then hold it."""
    assert isinstance(view, TexasSeatView)
    peeks = _unseen(view, legal)
    return pick(peeks, rng) if peeks and not view.seen else _hold_or_any(legal, rng)


@habit
@seated(truth)
def peek_hold(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Peeks once and tells the truth, then holds it."""
    return _peek_then_hold(view, legal, rng)


@habit
@seated(lie)
def peek_lie_hold(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Peeks once and lies, then holds it."""
    return _peek_then_hold(view, legal, rng)


def _peek_say_hold(word: Card) -> MakeHabit:
    """A habit that peeks once, says this word whatever it saw, and holds it."""

    def decide(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
        return _peek_then_hold(view, legal, rng)

    decide.__name__ = f"peek_{word.value}_hold"
    decide.__doc__ = f"Peeks once and says {word.value}, whatever it saw, then holds it."
    return habit(seated(always(word))(decide))


@habit
@seated(truth)
def peek_twice_hold(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Peeks at both cards of a place, takes it if it is dry, else holds it."""
    assert isinstance(view, TexasSeatView)
    sure = _by_chance(view, legal, 0.25, SURE)
    peeks = _unseen(view, legal)
    if sure is not None:
        return sure
    if peeks and len(view.seen) < 2:
        beside = {known.gap + step for known in view.seen for step in (-1, 1)}
        return pick([move for move in peeks if move.gap in beside] or peeks, rng)
    return _hold_or_any(legal, rng)


@habit
@seated(truth)
def end_place(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Takes a place at an end of the row at once, else any, else holds it."""
    assert isinstance(view, TexasSeatView)
    pees = _pees(legal)
    last = len(view.urinals) - 1
    return pick([move for move in pees if move.urinal in (0, last)] or pees or legal, rng)


@habit
@seated(truth)
def never_peek(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Never peeks: takes any place at once, or holds it if there is none."""
    return pick(_pees(legal) or [HOLD], rng)


@habit
@seated(truth)
def peek_pee(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Peeks once, then takes a place that this card does not spray, else holds it."""
    assert isinstance(view, TexasSeatView)
    peeks = _unseen(view, legal)
    if peeks and not view.seen:
        return pick(peeks, rng)
    dry = _looks_dry(view, legal)
    return pick(dry, rng) if dry else _hold_or_any(legal, rng)


def _careful(view: View, legal: Sequence[Move], rng: Stream) -> Move:
    """Look until one place is likely dry; hold it once everything was seen."""
    assert isinstance(view, TexasSeatView)
    likely = _by_chance(view, legal, LIKELY, 0.7)
    if likely is not None:
        return likely
    peeks = _unseen(view, legal)
    return pick(peeks, rng) if peeks else _hold_or_any(legal, rng)


@habit
@seated(truth)
def always_truth(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Peeks until a place is likely dry and always tells the truth."""
    return _careful(view, legal, rng)


@habit
@seated(lie)
def always_lie(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Peeks until a place is likely dry and always lies."""
    return _careful(view, legal, rng)


@habit
@seated(truth)
def see_everything(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Peeks at every card before it takes a dry place or holds it."""
    assert isinstance(view, TexasSeatView)
    peeks = _unseen(view, legal)
    if peeks:
        return pick(peeks, rng)
    dry = _looks_dry(view, legal)
    return pick(dry, rng) if dry and len(view.seen) > 1 else _hold_or_any(legal, rng)


@habit
@seated(truth)
def always_swap(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Swaps any two cards until its patience is at an end, then takes any place."""
    swaps = [move for move in legal if isinstance(move, Swap)]
    return pick(swaps or _pees(legal) or legal, rng)


@habit
@seated(truth)
def swap_hold(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Swaps any two cards once, then holds it."""
    assert isinstance(view, TexasSeatView)
    swaps = [move for move in legal if isinstance(move, Swap)]
    return pick(swaps, rng) if swaps and view.first_turn[seat] else _hold_or_any(legal, rng)


@habit
@seated(truth)
def believe_all(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Believes the last word on every card, peeks where nothing was said, takes what is dry."""
    assert isinstance(view, TexasSeatView)
    dry = _heard_dry(view, legal)
    if dry:
        return pick(dry, rng)
    told = {claim.gap for claim in view.claims}
    peeks = [move for move in _unseen(view, legal) if move.gap not in told]
    return pick(peeks, rng) if peeks else _hold_or_any(legal, rng)


@habit
@seated(truth)
def wait_for_call(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Peeks until somebody holds it or patience ends, then takes a likely place or holds it."""
    assert isinstance(view, TexasSeatView)
    peeks = _unseen(view, legal) or [move for move in legal if isinstance(move, Peek)]
    if peeks:
        return pick(peeks, rng)
    return _by_chance(view, legal, LIKELY, LIKELY) or _hold_or_any(legal, rng)


HABITS: Habits = {
    "always_hold": always_hold,
    "peek_hold": peek_hold,
    "peek_lie_hold": peek_lie_hold,
    **{f"peek_{word.value}_hold": _peek_say_hold(word) for word in Card},
    "peek_twice_hold": peek_twice_hold,
    "end_place": end_place,
    "never_peek": never_peek,
    "peek_pee": peek_pee,
    "always_truth": always_truth,
    "always_lie": always_lie,
    "see_everything": see_everything,
    "always_swap": always_swap,
    "swap_hold": swap_hold,
    "believe_all": believe_all,
    "wait_for_call": wait_for_call,
    "random_legal": random_legal,
}
