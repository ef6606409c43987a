"""The bases and the slapping hands: each hand is at its hip, on a base or on the card."""

from game.core.engine import Seat
from game.slap45.records import ON_CARD, ON_HIP


class Hands:
    """Where everybody's slapping hand is. `bases[b]` is whose hand is on base b, or None."""

    def __init__(self, seats: int) -> None:
        self.bases: list[Seat | None] = [None] * seats
        self.at: list[int] = [ON_HIP] * seats

    def in_base(self, seat: Seat) -> bool:
        """Whether the seat's hand is on a base."""
        return self.at[seat] >= 0

    def open(self) -> list[int]:
        """The bases no hand is on, ascending."""
        return [base for base, seat in enumerate(self.bases) if seat is None]

    def move(self, seat: Seat, to: int) -> int | None:
        """Move a hand to an open base, the card or the hip; the base it left, or None."""
        before = self.at[seat]
        if before >= 0:
            self.bases[before] = None
        self.at[seat] = to
        if to >= 0:
            assert self.bases[to] is None, "a base holds one hand"
            self.bases[to] = seat
        return before if before >= 0 else None

    def off_the_card(self) -> None:
        """Hands that slapped the card go back to the hip (ruling 5)."""
        self.at = [ON_HIP if hand == ON_CARD else hand for hand in self.at]

    def all_to_hips(self) -> tuple[int | None, ...]:
        """Every hand lifts; returns per seat the base it was on."""
        before = tuple(hand if hand >= 0 else None for hand in self.at)
        self.at = [ON_HIP] * len(self.at)
        self.bases = [None] * len(self.bases)
        return before

    def remove_base(self) -> int:
        """Take the highest-numbered empty base away (ruling 8); returns its number."""
        gone = self.open()[-1]
        del self.bases[gone]
        for base, seat in enumerate(self.bases):
            if seat is not None:
                self.at[seat] = base
        return gone
