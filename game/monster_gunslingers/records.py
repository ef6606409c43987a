"""What travels at a table of Monster Gunslingers: its moves, its view, why it refuses."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from functools import cache
from typing import ClassVar, Final

from game.core.engine import Move, Seat, View, aside

CardName = str
"""A card as it is written (`AS`, `TD`), or HIDDEN."""

HIDDEN: Final = "??"
STREET: Final = 5
HOLSTER: Final = 2
POSITIONS: Final = range(STREET)


class Phase(StrEnum):
    """What the table waits for."""

    TURN = "turn"
    REVEAL = "reveal"
    BETTING = "betting"
    OVER = "over"


class Ending(StrEnum):
    """Why the game ended."""

    ROUNDS = "rounds won"
    LAST_ROUND = "most chips after the last round"
    BROKE = "only one has chips"


class GunslingerRefusal(Enum):
    """Why Monster Gunslingers refuses a move; the value is the English line.

    None of them tells anything about a hand: NOT_HELD comes last of all, and is the only one that
    a hand can bring about (monster_gunslingers.md, Views).
    """

    NO_BETTING = "nobody bets at this table"
    REVEAL_FIRST = "first say whether the card is turned up"
    BET_FIRST = "first the betting is finished"
    NOTHING_PEEKED = "there is no card to turn up or leave"
    NO_TIME_TO_BET = "there is no betting now"
    TO_ANSWER = "there is a bet to answer"
    NO_BET = "there is no bet to answer"
    RAISED_OUT = "there are at most three raises in a betting"
    TOO_POOR = "a raise takes more chips than the call"
    NOBODY_TO_RAISE = "nobody else still in has chips left to answer a raise with"
    EMPTY_HAND = "with an empty hand one can only flip"
    NEEDED = "this needs '{key}'"
    NOT_NEEDED = "this takes no '{key}' as things stand"
    NO_POSITION = "there is no such position in the holster"
    NO_STREET = "Main Street has positions 0 to 4"
    FACE_UP = "that card of Main Street is face up"
    FACE_DOWN = "that card of Main Street is face down"
    ONE_STREET = "'street' is one position here"
    STREETS = "'street' is a list of one or two positions here, ascending"
    NO_SEAT = "'target' is no seat at this table"
    NOT_ONESELF = "'target' must be another player"
    NOT_IN_ROUND = "'target' is not in this round"
    NO_CARDS = "'target' has no cards in hand"
    PICK = "the script's pick is outside the list it picks from"
    SHUFFLE = "the script's shuffle is not exactly the discards"
    NOT_HELD = "a card named is not in this player's hand"


# Moves


@dataclass(frozen=True, slots=True)
class Flip(Move):
    """Turn up a card of Main Street (0–4) and draw one."""

    do: ClassVar[str] = "flip"
    street: int


@dataclass(frozen=True, slots=True)
class Holster(Move):
    """Put a card face down into one's holster; `discard` (0 or 1) makes room in a full one."""

    do: ClassVar[str] = "holster"
    card: CardName
    discard: int | None = None


@dataclass(frozen=True, slots=True)
class Act(Move):
    """Show a card and use its power; what the power does not need is left out.

    `discard`: 0 or 1, to make room in one's holster; `target`: a seat; `street`: a position, or a
    list of one or two for the Lantern; `position`: in the target's holster; `give`: a card of
    one's hand.
    """

    do: ClassVar[str] = "act"
    card: CardName
    discard: int | None = None
    target: int | None = None
    street: int | tuple[int, ...] | None = None
    position: int | None = None
    give: CardName | None = None


@dataclass(frozen=True, slots=True)
class Reveal(Move):
    """Turn the card the Fortune Teller looks at up, or leave it."""

    do: ClassVar[str] = "reveal"
    up: bool


@dataclass(frozen=True, slots=True)
class Check(Move):
    """Stay in without a bet."""

    do: ClassVar[str] = "check"


@dataclass(frozen=True, slots=True)
class Bet(Move):
    """Bet first."""

    do: ClassVar[str] = "bet"


@dataclass(frozen=True, slots=True)
class Call(Move):
    """Pay what is asked, or all one has."""

    do: ClassVar[str] = "call"


@dataclass(frozen=True, slots=True)
class Raise(Move):
    """Pay what is asked, and ask for more."""

    do: ClassVar[str] = "raise"


@dataclass(frozen=True, slots=True)
class Fold(Move):
    """Give up hand, holster and round."""

    do: ClassVar[str] = "fold"


CHECK, BET, CALL, RAISE, FOLD = Check(), Bet(), Call(), Raise(), Fold()
TURN_UP, LEAVE_DOWN = Reveal(True), Reveal(False)
FLIPS: Final[tuple[Flip, ...]] = tuple(map(Flip, POSITIONS))

MOVES: dict[str, type[Move]] = {
    kind.do: kind for kind in (Flip, Holster, Act, Reveal, Check, Bet, Call, Raise, Fold)
}
BETTING_MOVES = frozenset((Check, Bet, Call, Raise, Fold))

holster = cache(Holster)
act = cache(Act)
"""The moves again, each made once only: they are offered over and over."""


# The view


@dataclass(frozen=True, slots=True)
class Holstered:
    """A card in a holster, as a viewer may know it. `up`: it lies face up."""

    card: CardName
    up: bool


@dataclass(frozen=True, slots=True)
class LastRound:
    """How the last round ended.

    `ranks`: per seat the name of the hand, None for who was not compared. After a fold-out all are
    None, and what did not lie face up is HIDDEN for everyone (its `up` is False).
    """

    winners: tuple[Seat, ...]
    ranks: tuple[str | None, ...]
    street: tuple[CardName, ...]
    holsters: tuple[tuple[Holstered, ...], ...]


@dataclass(frozen=True, slots=True)
class GunslingerView(View):
    """The table as a viewer may see it (monster_gunslingers.md, State and ruling 7).

    Asides: the options; `seats`, how many; `remembered`, per position of Main Street whether it
    lies face down and everybody knows the card; `asked`, who has to answer in a betting, or None;
    `bets`, per seat, what was paid in this betting; `extra`, whether this is an additional turn.
    """

    round: int
    starter: Seat
    wins: tuple[int, ...]
    street: tuple[CardName, ...]
    up: tuple[bool, ...]
    hands: tuple[tuple[CardName, ...], ...]
    holsters: tuple[tuple[Holstered, ...], ...]
    deck: int
    discards: int
    player: Seat
    turns_owed: int
    turn: int
    phase: Phase
    peeked: int | None
    in_round: tuple[Seat, ...]
    last_round: LastRound | None
    chips: tuple[int, ...] | None
    pot: int | None
    folded: tuple[Seat, ...] | None
    level: int | None
    raises: int | None
    put_in: tuple[int, ...] | None
    seats: int = aside()
    rounds: int = aside()
    betting: bool = aside()
    bet: int = aside()
    turn_cap: int = aside()
    remembered: tuple[bool, ...] = aside()
    asked: Seat | None = aside()
    bets: tuple[int, ...] | None = aside()
    extra: bool = aside()
