"""What travels at a table of Monster: its moves, its view, and why something is refused."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import ClassVar, Final

from game.core.engine import Move, Seat, View, aside

HIDDEN: Final = "??"
"""A card that a viewer may not know."""

Sight = tuple[int | str, ...]
"""Cards as a viewer sees them: numbers, highest first, or HIDDEN for each."""


class Ending(StrEnum):
    """Why the evening ended."""

    POTS = "all pots won"


class Again(StrEnum):
    """Why a round is played again by those who are still in it."""

    SURVIVORS = "survivors"
    ALL_FOLDED = "all folded"
    LONE_LOSER = "the only one lost"
    LEVEL_LOSERS = "level champions lost"


class MonsterRefusal(Enum):
    """Why Monster refuses a move; the value is the English line."""

    OUT = "this player is out until the pot is won"
    ACTED = "this player has acted in this round"
    TOO_MANY = "at most three cards may be thrown away, not {count}"
    NO_CARD = "the cards are numbered 1 to 10"
    NOT_HELD = "this player does not hold all of these cards"
    PAIR_LEFT = "two cards of one rank would be left"
    MUST_FOLD = "three cards thrown away would still leave a pair: this hand must be folded"


@dataclass(frozen=True, slots=True)
class Discard(Move):
    """Throw these cards away, none to three, in any order, and keep the rest."""

    do: ClassVar[str] = "discard"
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Fold(Move):
    """Give up the hand for this game."""

    do: ClassVar[str] = "fold"


FOLD: Final = Fold()


@dataclass(frozen=True, slots=True)
class LastView:
    """A showdown: who fought and what was shown, all of it known to everyone.

    `paid`: what each Champion paid, 0 if they won.
    """

    champions: tuple[Seat, ...]
    champion_hand: tuple[int, ...]
    hands: tuple[tuple[int, ...] | None, ...]
    thrown: tuple[int | None, ...]
    monster: tuple[int, ...]
    won: bool
    paid: int


@dataclass(frozen=True, slots=True)
class Tally:
    """What everyone could see of one player since the evening began.

    `rounds` acted in, `folds`, `thrown` cards fed to the Monster, `fights` as Champion, `beaten`
    of those, `ducked`: hands shown that were not the best, `pots` taken (shared ones too).
    """

    rounds: int = 0
    folds: int = 0
    thrown: int = 0
    fights: int = 0
    beaten: int = 0
    ducked: int = 0
    pots: int = 0


@dataclass(frozen=True, slots=True)
class MonsterView(View):
    """The table as a viewer may see it.

    Asides: `seats`, how many; `games`, pots in the evening; `penalty` and `ante`; `player`, whose
    turn it is (None when over); `to_come`, who acts after that player, in order; `began`, who
    began this round, in the order of acting; `tallies` per seat; `over`.
    """

    pot: int
    chips: tuple[int, ...]
    dealer: Seat
    game: int
    round: int
    in_round: tuple[Seat, ...]
    folded: tuple[Seat, ...]
    hands: tuple[Sight | None, ...]
    thrown: tuple[int | None, ...]
    last: LastView | None
    seats: int = aside()
    games: int = aside()
    penalty: int = aside()
    ante: int = aside()
    player: Seat | None = aside()
    to_come: tuple[Seat, ...] = aside()
    began: tuple[Seat, ...] = aside()
    tallies: tuple[Tally, ...] = aside()
    over: bool = aside()
