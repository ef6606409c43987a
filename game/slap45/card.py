"""One live card: who slapped it first, who was hit, who was last in (rulings 1, 3, 6, 7 and 13).

The table moves the hands and hands on the presses that count. `closes_us` is the stamp with
which the card is settled unless a press settles it before; each handler says whether its press did.
"""

from abc import ABC, abstractmethod
from dataclasses import dataclass

from game.core.engine import Seat
from game.slap45.bases import Hands
from game.slap45.records import Kind, Outcome, Press


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of a card; `lost` are those it would cost a member, ascending.

    `deciding` are the presses that decided it, in order of time.
    """

    outcome: Outcome
    by: Seat | None = None
    target: Seat | None = None
    lost: tuple[Seat, ...] = ()
    gap_us: int | None = None
    deciding: tuple[Press, ...] = ()


@dataclass(frozen=True, slots=True)
class Margins:
    """How close together is at the same time, how close is too close, and how long a card lasts."""

    together_us: int
    dead_heat_us: int
    window_us: int


class Card(ABC):
    """A card that shows at `shown_us` before the `living` seats."""

    def __init__(
        self, kind: Kind, shown_us: int, living: tuple[Seat, ...], hands: Hands, margins: Margins
    ) -> None:
        self.kind = kind
        self.shown_us = shown_us
        self.closes_us = shown_us + margins.window_us
        self.living = living
        self.presses: list[Press] = []
        self.first: Seat | None = None
        self._hands = hands
        self._margins = margins

    def _press(self, seat: Seat, what: str, at_us: int) -> Press:
        return at_us - self.shown_us, seat, what

    def wants_point(self, seat: Seat) -> bool:
        """Whether a point press of this seat can still become the card's shot (State, legal)."""
        return False

    @abstractmethod
    def slap(self, seat: Seat, at_us: int, point: tuple[int, Seat] | None) -> bool:
        """Take a slap that counts; `point`: the seat's time and target of ruling 1, or None."""

    def point(self, seat: Seat, target: Seat, at_us: int) -> bool:
        """Take a point press at a living opponent."""
        return False

    def covered(self, seat: Seat, at_us: int) -> bool:
        """Take notice that a hand has slapped an open base."""
        return False

    @abstractmethod
    def verdict(self) -> Verdict:
        """What came of it, now that nothing changes it any more."""


class ShootingCard(Card):
    """A Talkin' Iron or a Big Gun: the first slap has the one shot."""

    def __init__(
        self, kind: Kind, shown_us: int, living: tuple[Seat, ...], hands: Hands, margins: Margins
    ) -> None:
        super().__init__(kind, shown_us, living, hands, margins)
        self.target: Seat | None = None
        self._safe = False
        self.slapped_us: int | None = None
        self._gap_us: int | None = None
        self._deciding: tuple[Press, ...] = ()

    def wants_point(self, seat: Seat) -> bool:
        return self.first is None or (seat == self.first and self.target is None)

    def slap(self, seat: Seat, at_us: int, point: tuple[int, Seat] | None) -> bool:
        margins = self._margins
        if self.first is None or self.slapped_us is None:
            self.first, self.slapped_us = seat, at_us
            self._deciding = (self._press(seat, "slap", at_us),)
            if point is None:
                self.closes_us = at_us + margins.together_us
            else:
                self._fire(point[1])
                early = self._press(seat, f"point {point[1]}", point[0])
                self._deciding = early, *self._deciding
                self.closes_us = at_us + margins.dead_heat_us
            return False
        if seat == self.first or at_us > self.slapped_us + margins.dead_heat_us:
            return False
        press = self._press(seat, "slap", at_us)
        self._deciding = self._press(self.first, "slap", self.slapped_us), press
        self._gap_us = at_us - self.slapped_us
        return True

    def point(self, seat: Seat, target: Seat, at_us: int) -> bool:
        if seat != self.first or self.target is not None or self.slapped_us is None:
            return False
        self._fire(target)
        self._deciding += (self._press(seat, f"point {target}", at_us),)
        # Up to here a second slap makes a dead heat, also one of this very stamp.
        self.closes_us = self.slapped_us + self._margins.dead_heat_us
        return at_us > self.closes_us

    def _fire(self, target: Seat) -> None:
        """The later of slap and point is now: now the target must be in cover."""
        self.target = target
        self._safe = self.kind is Kind.IRON and self._hands.in_base(target)

    def verdict(self) -> Verdict:
        if self.first is None:
            return Verdict(Outcome.SPENT)
        if self._gap_us is not None:
            return Verdict(Outcome.DEAD_HEAT, gap_us=self._gap_us, deciding=self._deciding)
        if self.target is None:
            return Verdict(Outcome.MISSED, self.first, deciding=self._deciding)
        outcome, lost = (Outcome.COVERED, ()) if self._safe else (Outcome.HIT, (self.target,))
        return Verdict(outcome, self.first, self.target, lost, deciding=self._deciding)


class MoveCard(Card):
    """A Move!: everyone into new cover, and hands off the horse. It has lifted every hand."""

    def __init__(
        self, kind: Kind, shown_us: int, living: tuple[Seat, ...], hands: Hands, margins: Margins
    ) -> None:
        super().__init__(kind, shown_us, living, hands, margins)
        self.old_bases = hands.all_to_hips()
        self.decided_us: int | None = None
        self._anyone_in = False
        self._last: Seat | None = None
        self._decider: Press | None = None
        self._rival: Press | None = None
        self._slaps: list[Press] = []

    def in_cover(self, seat: Seat) -> bool:
        """Whether the seat's hand is on a base, and not the one it was lifted from."""
        return self._hands.in_base(seat) and self._hands.at[seat] != self.old_bases[seat]

    def slap(self, seat: Seat, at_us: int, point: tuple[int, Seat] | None) -> bool:
        if self.decided_us is not None:
            return False
        if not self._slaps:
            self.first = seat
            self.closes_us = at_us + self._margins.dead_heat_us
        if all(seat != other for _, other, _ in self._slaps):
            self._slaps.append(self._press(seat, "slap", at_us))
        return False

    def covered(self, seat: Seat, at_us: int) -> bool:
        if self._slaps or not self.in_cover(seat):
            return False
        press = self._press(seat, f"base {self._hands.at[seat]}", at_us)
        if self.decided_us is not None:
            if seat != self._last:
                return False
            self._rival = press
            return True
        self._anyone_in = True
        outside = [other for other in self.living if not self.in_cover(other)]
        if len(outside) == 1:
            self.decided_us, self._last, self._decider = at_us, outside[0], press
            self.closes_us = at_us + self._margins.dead_heat_us
        return False

    def verdict(self) -> Verdict:
        if self._slaps:
            lost = tuple(sorted(seat for _, seat, _ in self._slaps))
            return Verdict(
                Outcome.HORSE_SLAPPED, self.first, lost=lost, deciding=tuple(self._slaps)
            )
        if self._decider is not None and self._last is not None:
            if self._rival is not None:
                gap_us = self._rival[0] - self._decider[0]
                pair = self._decider, self._rival
                return Verdict(Outcome.DEAD_HEAT, gap_us=gap_us, deciding=pair)
            last = self._last
            return Verdict(Outcome.LAST_IN, last, lost=(last,), deciding=(self._decider,))
        if self._anyone_in:
            late = tuple(seat for seat in self.living if not self.in_cover(seat))
            return Verdict(Outcome.LATE, lost=late)
        return Verdict(Outcome.SPENT)


def turn_up(
    kind: Kind, shown_us: int, living: tuple[Seat, ...], hands: Hands, margins: Margins
) -> Card:
    """Make the card live."""
    card = MoveCard if kind is Kind.MOVE else ShootingCard
    return card(kind, shown_us, living, hands, margins)
