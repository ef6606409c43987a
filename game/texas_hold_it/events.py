"""What happens in the washroom, in the order scenes show it, and who may see what of it."""

from dataclasses import dataclass, replace
from typing import ClassVar

from game.core.engine import Event, Seat, Viewer
from game.texas_hold_it.records import HIDDEN, Card, ClaimView, Ending, LastRoundView


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Cards lie face down in the gaps, one for each of the cowboys still in."""

    reveals: ClassVar[bool] = True
    round: int
    dealer: Seat
    cowboys: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """Someone looked at a card. Only they know it; for others `card` is hidden."""

    reveals: ClassVar[bool] = True
    seat: Seat
    gap: int
    card: str

    def seen_by(self, viewer: Viewer) -> "Peeked":
        """Return it, with the card for whoever peeked."""
        return self if viewer is None or viewer == self.seat else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class Claimed(Event):
    """Someone said what lies in a gap; `says` None: aloud, not here. It cannot be unsaid."""

    reveals: ClassVar[bool] = True
    seat: Seat
    gap: int
    says: str | None


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """The cards in two gaps changed places, with all that was said of them."""

    seat: Seat
    gaps: tuple[int, int]


@dataclass(frozen=True, slots=True)
class TookPlace(Event):
    """Someone pees; the gaps on both sides are locked from now on (`locked`: all that are)."""

    seat: Seat
    urinal: int
    locked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Held(Event):
    """Someone holds it; `calls`: they were the first, and everybody else must decide now."""

    seat: Seat
    calls: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Someone who is out let their turn go."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """The round is over and its cards are turned up.

    `hits` per urinal, taken or free; `claims`: all that was said of the cards, where they lie.
    """

    reveals: ClassVar[bool] = True
    round: int
    ended: LastRoundView
    hits: tuple[int, ...]
    claims: tuple[ClaimView, ...]


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """The points as they stand after a round, `spared` ones back at two wet (ruling 5)."""

    reveals: ClassVar[bool] = True
    dry: tuple[int, ...]
    wet: tuple[int, ...]
    spared: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class KnockedOut(Event):
    """Three wet points or more: they leave, and a urinal for each."""

    reveals: ClassVar[bool] = True
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class PlayOff(Event):
    """Level at three dry points or more: only these play on (ruling 4)."""

    reveals: ClassVar[bool] = True
    cowboys: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game ended; `gaps`: all cards lie face up."""

    reveals: ClassVar[bool] = True
    winners: tuple[Seat, ...]
    ending: Ending
    gaps: tuple[Card, ...]
