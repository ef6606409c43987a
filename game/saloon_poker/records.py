"""What travels at a table of Saloon Poker: its moves, its events and its view."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from itertools import combinations
from typing import ClassVar

from game.core.engine import Event, Move, Seat, View, aside
from game.high_noon.records import DuelView

Dice = tuple[int, ...]
"""Five dice by position, each 1 to 6."""


class Phase(StrEnum):
    """What the table waits for."""

    TURN = "turn"
    ACCUSE = "accuse"
    DUEL = "duel"
    OVER = "over"


class Ending(StrEnum):
    """Why the game ended."""

    TARGET = "target"
    LAST = "last one left"


class Why(StrEnum):
    """What a round of drinks is owed for."""

    DUEL = "duel"
    TARGET = "target"


class Quarrel(StrEnum):
    """What a duel is fought over."""

    ACCUSED = "accused"
    TIE = "tie"


class SaloonRefusal(Enum):
    """Why Saloon Poker refuses a move; the value is the English line."""

    ROLL_FIRST = "roll first"
    ROLLED = "this player has rolled already"
    NO_DICE = "rerolling no dice is no move: stand instead"
    BAD_POSITION = "the dice lie at positions 0 to 4"
    NOT_ASCENDING = "the positions must ascend, each once"
    ACCUSED = "the accused may not answer"
    ANSWERED = "this player has accused or passed already"
    ELIMINATED = "this player is out of the game"
    WINDOW_OPEN = "first everyone accuses or passes"
    NO_WINDOW = "nobody can be accused now"
    DUEL_ON = "there is a duel on"


@dataclass(frozen=True, slots=True)
class Roll(Move):
    """Throw all five dice."""

    do: ClassVar[str] = "roll"


@dataclass(frozen=True, slots=True)
class Reroll(Move):
    """Throw the dice at these positions (0–4, ascending, at least one) again."""

    do: ClassVar[str] = "reroll"
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Stand(Move):
    """Keep the dice and end the turn."""

    do: ClassVar[str] = "stand"


@dataclass(frozen=True, slots=True)
class Accuse(Move):
    """Call the five of a kind a cheat."""

    do: ClassVar[str] = "accuse"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Let the five of a kind be."""

    do: ClassVar[str] = "pass"


ROLL, STAND, ACCUSE, PASS = Roll(), Stand(), Accuse(), Pass()

REROLLS: tuple[Reroll, ...] = tuple(
    Reroll(dice) for count in range(1, 6) for dice in combinations(range(5), count)
)
"""All 31 rerolls, the smaller ones first."""


@dataclass(frozen=True, slots=True)
class WindowView:
    """An accusation window: till `ends_us` (included) it can be answered."""

    accused: Seat
    ends_us: int
    passed: tuple[Seat, ...]
    accusers: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TabLine:
    """`from_` owes `to` a round of drinks."""

    from_: Seat
    to: Seat
    why: Why


@dataclass(frozen=True, slots=True)
class SaloonView(View):
    """The table as a viewer may see it.

    Asides: the options (`target`, `duel_version`, `ties`, `accuse_ms`, `hits_to_win`);
    `seats`, how many; `player`, whose turn it is (None outside turns); `to_come`, who still
    has a turn this round after that player, in order; `now_us`, the game's clock.
    """

    round: int
    starter: Seat
    scores: tuple[int, ...]
    out: tuple[Seat, ...]
    hands: tuple[Dice | None, ...]
    rerolls_left: int
    phase: Phase
    window: WindowView | None
    duel: DuelView | None
    tab: tuple[TabLine, ...]
    seats: int = aside()
    target: int = aside()
    duel_version: str = aside()
    ties: str = aside()
    accuse_ms: int = aside()
    hits_to_win: int = aside()
    player: Seat | None = aside()
    to_come: tuple[Seat, ...] = aside()
    now_us: int = aside()


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins; the hands are cleared."""

    round: int
    starter: Seat


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this player's turn to roll."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """Dice were thrown: those at `positions`; `dice` is the whole hand now.

    `rerolls_left`: 2 after the roll, then 1, then 0.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    positions: tuple[int, ...]
    dice: Dice
    rerolls_left: int


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """A turn ended on these dice; `chosen` False: the second reroll ended it by itself."""

    seat: Seat
    dice: Dice
    chosen: bool


@dataclass(frozen=True, slots=True)
class WindowOpened(Event):
    """A five of a kind may be accused until `ends_us`, included."""

    accused: Seat
    opened_us: int
    ends_us: int


@dataclass(frozen=True, slots=True)
class Accused(Event):
    """Someone accused; the first of them may not have it (saloon_poker.md, ruling 1)."""

    reveals: ClassVar[bool] = True
    seat: Seat
    at_us: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """Someone let it be."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class WindowClosed(Event):
    """The window is closed.

    `accuser` has it (None: nobody accused); `presses`: (seat, µs after the first accusation)
    of all who accused, in order of time.
    """

    reveals: ClassVar[bool] = True
    accused: Seat
    accuser: Seat | None
    presses: tuple[tuple[Seat, int], ...]
    at_us: int


@dataclass(frozen=True, slots=True)
class DuelCalled(Event):
    """Two players duel; the first face-off or beat comes by the duel's own events."""

    duellists: tuple[Seat, Seat]
    quarrel: Quarrel
    at_us: int


@dataclass(frozen=True, slots=True)
class StakeMoved(Event):
    """The winner of a duel took the loser's score; the loser is out and owes a round."""

    winner: Seat
    loser: Seat
    amount: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """The round's best hand (several only with shared ties) added its dice.

    `winners` ascending, each added `points`; `hands` as the round ended, per seat.
    """

    round: int
    winners: tuple[Seat, ...]
    points: int
    scores: tuple[int, ...]
    hands: tuple[Dice | None, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game ended."""

    winners: tuple[Seat, ...]
    ending: Ending
