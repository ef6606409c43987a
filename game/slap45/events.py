"""What happens at a table of Slap .45 Mini, told to everyone alike: nothing is hidden."""

from dataclasses import dataclass
from typing import ClassVar

from game.core.engine import Event, Seat
from game.slap45.records import Ending, Finish, Kind, Last, Nothing


@dataclass(frozen=True, slots=True)
class _Seen(Event):
    """Presses count when they are made: none can be taken back."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class TurnBegan(_Seen):
    """It is this player's card to flip."""

    flipper: Seat
    at_us: int


@dataclass(frozen=True, slots=True)
class AnyoneFlips(_Seen):
    """The flipper has let ten seconds pass: from now on any living player may flip."""

    flipper: Seat
    at_us: int


@dataclass(frozen=True, slots=True)
class Flipping(_Seen):
    """A card is being turned up, by a player or (None) by itself; it shows a little later."""

    by: Seat | None
    at_us: int


@dataclass(frozen=True, slots=True)
class Dealt(_Seen):
    """The same in the final duel, by the dealer or (None) by the house."""

    by: Seat | None
    at_us: int


@dataclass(frozen=True, slots=True)
class Feinted(_Seen):
    """The dealer only seemed to deal. On screen it looks like `Dealt` until a card shows."""

    by: Seat
    at_us: int


@dataclass(frozen=True, slots=True)
class CardShown(_Seen):
    """The card is live from now on. A Move! has lifted every hand.

    `locked`: who had an itchy trigger, ascending; until `locked_until_us`.
    """

    card: Kind
    at_us: int
    locked: tuple[Seat, ...]
    locked_until_us: int


@dataclass(frozen=True, slots=True)
class Unlocked(_Seen):
    """The slaps of these players count again."""

    seats: tuple[Seat, ...]
    at_us: int


@dataclass(frozen=True, slots=True)
class Slapped(_Seen):
    """A hand slapped the live card and is on it now; `left` is the base it came from.

    `first`: nobody's counted before it on this card.
    """

    seat: Seat
    left: int | None
    first: bool
    at_us: int


@dataclass(frozen=True, slots=True)
class Pointed(_Seen):
    """A player pointed at a living opponent; `fires`: that is the shot of the live card."""

    seat: Seat
    target: Seat
    fires: bool
    at_us: int


@dataclass(frozen=True, slots=True)
class Moved(_Seen):
    """A hand slapped an open base; `left` is the base it came from.

    `cover` False: on a Move!, it is the base it was lifted from.
    """

    seat: Seat
    base: int
    left: int | None
    cover: bool
    at_us: int


@dataclass(frozen=True, slots=True)
class Lifted(_Seen):
    """A hand left its base for the hip."""

    seat: Seat
    base: int
    at_us: int


@dataclass(frozen=True, slots=True)
class NoEffect(_Seen):
    """A press did nothing; `press` is written as in the presses of a card."""

    seat: Seat
    press: str
    why: Nothing
    at_us: int


@dataclass(frozen=True, slots=True)
class Settled(_Seen):
    """No press can change the card any more. `at_us` is the stamp it is settled with."""

    last: Last
    finish: Finish
    at_us: int


@dataclass(frozen=True, slots=True)
class MemberLost(_Seen):
    """A gang has lost a member; `left` remain."""

    seat: Seat
    left: int
    at_us: int


@dataclass(frozen=True, slots=True)
class Died(_Seen):
    """A gang has no members left. Its hand leaves its base."""

    seat: Seat
    at_us: int


@dataclass(frozen=True, slots=True)
class BaseRemoved(_Seen):
    """An empty base is taken off the table; those with higher numbers move down by one."""

    base: int
    at_us: int


@dataclass(frozen=True, slots=True)
class Reshuffled(_Seen):
    """The fifty discards are a new deck."""

    at_us: int


@dataclass(frozen=True, slots=True)
class DuelBegan(_Seen):
    """Two are left: hands at the hips, their two bases in the middle."""

    duellists: tuple[Seat, Seat]
    dealer: Seat
    at_us: int


@dataclass(frozen=True, slots=True)
class GameOver(_Seen):
    """One gang is left standing."""

    winners: tuple[Seat, ...]
    ending: Ending
    at_us: int
