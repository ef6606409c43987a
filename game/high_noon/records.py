"""What travels in a High Noon duel: its moves, its events and its view."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import ClassVar

from game.core.engine import Event, Move, Seat, View, aside


class Version(StrEnum):
    """A duel of reflexes, or one of dice."""

    DRAW = "draw"
    DICE = "dice"


class What(StrEnum):
    """How an exchange came out."""

    HIT = "hit"
    JUMPED = "jumped"
    DEAD_HEAT = "dead heat"
    NERVE = "nerve"
    HIGHER = "higher"
    OVER = "over"
    LEVEL = "level"


class Ending(StrEnum):
    """Why a game of High Noon ended."""

    HITS = "hits"


class DuelRefusal(Enum):
    """Why a duel refuses a move; the value is the English line."""

    NO_DUELLIST = "this player is not in the duel"
    NO_FACE_OFF = "there is no face-off on"
    FIRED = "this player has fired already"
    WRONG_VERSION = "'{do}' is no move of this kind of duel"
    CHOSEN = "this player has chosen already"
    DONE = "this player has held or gone over"
    MUST_DRAW = "in the first beat both must draw"


@dataclass(frozen=True, slots=True)
class Fire(Move):
    """Press the draw key."""

    do: ClassVar[str] = "fire"


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Choose to add a die."""

    do: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True)
class Hold(Move):
    """Choose to keep the total."""

    do: ClassVar[str] = "hold"


FIRE, DRAW, HOLD = Fire(), Draw(), Hold()

DUEL_MOVES: dict[str, type[Move]] = {"fire": Fire, "draw": Draw, "hold": Hold}


@dataclass(frozen=True, slots=True)
class Exchange:
    """How the last exchange came out: `by` scored the hit (None: nobody).

    `gap_us` is the distance of the two presses of a dead heat, else None.
    """

    what: What
    by: Seat | None
    gap_us: int | None


@dataclass(frozen=True, slots=True)
class DuelView(View):
    """A duel as a viewer may see it; pairs are in the order of `duellists`.

    Asides: `hits_to_win`; `dead_heat_us`; `now_us`, the game's clock.
    """

    duellists: tuple[Seat, Seat]
    version: Version
    hits: tuple[int, int]
    face_off_us: int | None
    noon_us: int | None
    totals: tuple[int, int] | None
    held: tuple[bool, bool] | None
    last: Exchange | None
    hits_to_win: int = aside()
    dead_heat_us: int = aside()
    now_us: int = aside()


@dataclass(frozen=True, slots=True)
class FaceOff(Event):
    """The duellists face one another; the bell may ring from two seconds on."""

    reveals: ClassVar[bool] = True
    at_us: int


@dataclass(frozen=True, slots=True)
class BellRang(Event):
    """Noon."""

    reveals: ClassVar[bool] = True
    at_us: int


@dataclass(frozen=True, slots=True)
class Fired(Event):
    """A duellist pressed."""

    reveals: ClassVar[bool] = True
    seat: Seat
    at_us: int


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A duellist has chosen, for good; what, shows when both have."""

    reveals: ClassVar[bool] = True
    seat: Seat


@dataclass(frozen=True, slots=True)
class BeatShown(Event):
    """The choices of a beat and what came of them, in the order of the duellists.

    `drew`: True drew, False held now, None had no choice to make. `dice`: what was thrown,
    None where nothing was.
    """

    reveals: ClassVar[bool] = True
    drew: tuple[bool | None, bool | None]
    dice: tuple[int | None, int | None]
    totals: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Settled(Event):
    """An exchange is settled.

    `presses`: (seat, µs after the bell, below 0 before it; None: it never rang before the
    exchange was settled, and then the bell stays untold) in order of time, draw only.
    `face_off_us`: when the next face-off begins; None at the end and with dice.
    """

    reveals: ClassVar[bool] = True
    exchange: Exchange
    hits: tuple[int, int]
    at_us: int
    presses: tuple[tuple[Seat, int | None], ...]
    face_off_us: int | None


@dataclass(frozen=True, slots=True)
class DuelWon(Event):
    """The duel is over."""

    reveals: ClassVar[bool] = True
    winner: Seat
    loser: Seat
