"""What travels in the washroom of Texas Hold It: its moves, its views, why something is refused."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import ClassVar, Final

from game.core.engine import Move, Seat, View, aside

HIDDEN: Final = "??"
"""A cowboy card that a viewer may not know."""


class Card(StrEnum):
    """A cowboy card, named for where he sprays; also what one may say of it."""

    CACTUS = "cactus"
    SNAKE = "snake"
    GAS = "gas"
    CALM = "calm"


class Claims(StrEnum):
    """The option `claims`: entered, or only spoken (ruling 6)."""

    OPEN = "open"
    SILENT = "silent"


class Ending(StrEnum):
    """Why the game ended."""

    DRY = "three dry points"
    LAST = "last one left"
    PLAY_OFF = "play-off"
    ROUNDS = "all rounds played"


class TexasRefusal(Enum):
    """Why Texas Hold It refuses a move; the value is the English line."""

    CLAIM_FIRST = "first say what is on the card"
    NO_CLAIM_DUE = "there is no card to say anything about"
    SILENT = "claims are spoken, not entered, in this game"
    BAD_WORD = "one says cactus, snake, gas or calm"
    NO_GAP = "there are gaps 0 to {last}"
    NO_URINAL = "there are urinals 0 to {last}"
    TWO_GAPS = "two gaps are swapped, the lower first"
    LOCKED = "the card in gap {gap} is locked"
    TAKEN = "urinal {urinal} is taken"
    CALLED = "somebody holds it: pee or hold it"
    OUT_OF_PATIENCE = "after {count} moves in a round it is pee or hold it"
    TOO_EARLY = "nobody may be the first to hold it on their first turn of a round"
    DECIDED = "this player has decided for this round"
    OUT = "who is out may peek or pass, nothing else"
    STILL_IN = "only who is out may pass"


@dataclass(frozen=True, slots=True)
class Peek(Move):
    """Look at the card in a gap, alone."""

    do: ClassVar[str] = "peek"
    gap: int


@dataclass(frozen=True, slots=True)
class Say(Move):
    """Say what is on the card just seen: the truth or a lie."""

    do: ClassVar[str] = "say"
    claim: str


@dataclass(frozen=True, slots=True)
class Swap(Move):
    """Swap the cards in two gaps, the lower one named first, unseen."""

    do: ClassVar[str] = "swap"
    gaps: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Pee(Move):
    """Take a free urinal."""

    do: ClassVar[str] = "pee"
    urinal: int


@dataclass(frozen=True, slots=True)
class Hold(Move):
    """Hold it, and call: everybody still undecided must pee or hold it on their turn."""

    do: ClassVar[str] = "hold"


@dataclass(frozen=True, slots=True)
class Pass(Move):
    """Say and do nothing; for who is out."""

    do: ClassVar[str] = "pass"


HOLD, PASS = Hold(), Pass()


@dataclass(frozen=True, slots=True)
class ClaimView:
    """What somebody said of a card, and in which gap it lies now; `says` None: spoken only."""

    gap: int
    seat: Seat
    says: str | None


@dataclass(frozen=True, slots=True)
class SeenView:
    """A card one has peeked at this round, and in which gap it lies now."""

    gap: int
    card: Card


@dataclass(frozen=True, slots=True)
class LastRoundView:
    """How a round ended: the cards turned up, and the points it gave per seat."""

    gaps: tuple[Card, ...]
    urinals: tuple[Seat | None, ...]
    holding: tuple[Seat, ...]
    dry: tuple[int, ...]
    wet: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Figures:
    """What everyone could count of one player since the game began.

    `peeks` and `swaps`; `claims` entered and `lies` among them, known since the cards of their
    round were turned up; `peed` and `held` rounds.
    """

    peeks: int = 0
    swaps: int = 0
    claims: int = 0
    lies: int = 0
    peed: int = 0
    held: int = 0


@dataclass(frozen=True, slots=True)
class TexasView(View):
    """The washroom as the table sees it; a seat's own view has what it has `seen` too.

    Asides: `seats`, how many; `player`, whose turn it is (None when over); `patience_left` per
    seat (None for who is out); `first_turn` per seat: whether it has done nothing yet this round;
    `play_off`: whether three dry points were tied; the options `silent`, `early_hold`, `rounds`;
    `figures` per seat; `over`.
    """

    round: int
    dealer: Seat
    cowboys: tuple[Seat, ...]
    dry: tuple[int, ...]
    wet: tuple[int, ...]
    gaps: tuple[str, ...]
    urinals: tuple[Seat | None, ...]
    holding: tuple[Seat, ...]
    locked: tuple[int, ...]
    claims: tuple[ClaimView, ...]
    peeking: int | None
    calls: bool
    last_round: LastRoundView | None
    seats: int = aside()
    player: Seat | None = aside()
    patience_left: tuple[int | None, ...] = aside()
    first_turn: tuple[bool, ...] = aside()
    play_off: bool = aside()
    silent: bool = aside()
    early_hold: bool = aside()
    rounds: int = aside()
    figures: tuple[Figures, ...] = aside()
    over: bool = aside()


@dataclass(frozen=True, slots=True, kw_only=True)
class TexasSeatView(TexasView):
    """The washroom as a seat sees it: `seen` by gap, ascending, following the cards."""

    seen: tuple[SeenView, ...]
