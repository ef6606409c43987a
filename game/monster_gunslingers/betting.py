"""One betting, and how the pot is cut (monster_gunslingers.md, Betting)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.engine import Move, Seat
from game.monster_gunslingers.records import (
    BET,
    CALL,
    CHECK,
    FOLD,
    RAISE,
    Bet,
    Call,
    Check,
    Fold,
    GunslingerRefusal,
    Raise,
)

CHIPS: Final = 10
ANTE: Final = 1
MOST_RAISES: Final = 3

_BEFORE_A_BET: tuple[Move, ...] = (CHECK, BET)
_AFTER_A_BET: tuple[Move, ...] = (CALL, FOLD)
_MAY_RAISE: tuple[Move, ...] = (CALL, FOLD, RAISE)


class Betting:
    """A betting in progress. `waiting`: who has to answer, in order; `paid`: per seat, in it."""

    def __init__(self, seats: int, order: Sequence[Seat], bet: int) -> None:
        self.level = 0
        self.raises = 0
        self.paid = [0] * seats
        self.waiting = list(order)
        self._bet = bet

    @property
    def asked(self) -> Seat:
        """Who has to answer now."""
        return self.waiting[0]

    def no_raise(self, seat: Seat, chips: int, rivals: Sequence[Seat]) -> GunslingerRefusal | None:
        """Say why the seat, with these chips, may not raise the bet there is, or None.

        `rivals`: others still in with chips; a raise that nobody can answer would be given back.
        """
        if self.raises == MOST_RAISES:
            return GunslingerRefusal.RAISED_OUT
        if chips <= self.level - self.paid[seat]:
            return GunslingerRefusal.TOO_POOR
        return None if rivals else GunslingerRefusal.NOBODY_TO_RAISE

    def legal(self, seat: Seat, chips: int, rivals: Sequence[Seat]) -> tuple[Move, ...]:
        """Return what the asked seat may answer."""
        if not self.level:
            return _BEFORE_A_BET
        return _AFTER_A_BET if self.no_raise(seat, chips, rivals) else _MAY_RAISE

    def refusal(
        self, seat: Seat, move: Move, chips: int, rivals: Sequence[Seat]
    ) -> GunslingerRefusal | None:
        """Say why the asked seat may not answer that, or None."""
        if not self.level:
            no_bet = isinstance(move, (Call, Raise, Fold))
            return GunslingerRefusal.NO_BET if no_bet else None
        if isinstance(move, (Check, Bet)):
            return GunslingerRefusal.TO_ANSWER
        return self.no_raise(seat, chips, rivals) if isinstance(move, Raise) else None

    def price(self, seat: Seat, move: Move, chips: int) -> int:
        """Return how many of its chips the seat pays for an answer."""
        if isinstance(move, Call):
            return min(self.level - self.paid[seat], chips)
        if isinstance(move, (Bet, Raise)):
            return min(self.level + self._bet - self.paid[seat], chips)
        return 0

    def answer(self, seat: Seat, move: Move, price: int, rivals: Sequence[Seat]) -> None:
        """The asked seat has answered and paid. `rivals`: others with chips, clockwise from it."""
        self.paid[seat] += price
        if isinstance(move, (Bet, Raise)):
            self.level = self.paid[seat]
            self.raises += isinstance(move, Raise)
            self.waiting = list(rivals)
        else:
            self.waiting.pop(0)

    def ends_with(self, move: Move, rivals: Sequence[Seat]) -> bool:
        """Whether this answer of the asked seat would be the last."""
        return not rivals if isinstance(move, (Bet, Raise)) else len(self.waiting) == 1


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the pot: `chips`, to be won by one of `seats` (ascending)."""

    chips: int
    seats: tuple[Seat, ...]


def parts_of(put_in: Sequence[int], in_round: Collection[Seat]) -> list[Part]:
    """Cut the pot at what those still in have put in; the main pot first.

    `put_in`: per seat, over the round; who has folded has paid into the parts too.
    """
    cuts = sorted({put_in[seat] for seat in in_round if put_in[seat]})
    parts: list[Part] = []
    below = 0
    for cut in cuts:
        top = cut == cuts[-1]
        chips = sum(max(0, (paid if top else min(paid, cut)) - below) for paid in put_in)
        seats = tuple(sorted(seat for seat in in_round if put_in[seat] >= cut))
        parts.append(Part(chips, seats))
        below = cut
    return parts


def unmatched(put_in: Sequence[int]) -> tuple[Seat, int]:
    """Return who has put in most and by how much more than anybody else (0: nothing)."""
    highest = max(range(len(put_in)), key=put_in.__getitem__)
    others = [paid for seat, paid in enumerate(put_in) if seat != highest]
    return highest, put_in[highest] - max(others)


def shares(part: Part, winners: Sequence[Seat], starter: Seat, seats: int) -> dict[Seat, int]:
    """Divide a part among its winners; odd chips to the first clockwise from the starter."""
    each, odd = divmod(part.chips, len(winners))
    found = dict.fromkeys(sorted(winners), each)
    found[first_from(winners, starter, seats)] += odd
    return found


def first_from(candidates: Collection[Seat], seat: Seat, seats: int) -> Seat:
    """Return the first of the candidates clockwise from a seat, that seat counting first."""
    return min(candidates, key=lambda one: (one - seat) % seats)
