"""What travels at a table of Slap .45 Mini: its moves, its events and its view."""

from dataclasses import dataclass
from enum import Enum, StrEnum
from typing import ClassVar

from game.core.engine import Move, Seat, View, aside

ON_HIP, ON_CARD = -1, -2
"""Where a slapping hand is when it is on no base (else: the number of its base)."""

Press = tuple[int, Seat, str]
"""Microseconds after the card showed (below 0: before), who, and what: `slap`, `point 2`,
`base 1` or `lift`."""


class Kind(StrEnum):
    """The three sorts of cards."""

    IRON = "iron"
    MOVE = "move"
    GUN = "gun"


class HandRule(StrEnum):
    """Whether a hand stays on its base by itself, or while its key is held (ruling 4)."""

    STAY = "stay"
    HOLD = "hold"


class Pace(StrEnum):
    """Who turns the cards up before the final duel."""

    MANUAL = "manual"
    AUTO = "auto"


class Phase(StrEnum):
    """What the table waits for."""

    READY = "ready"
    FLIPPING = "flipping"
    LIVE = "live"
    SETTLED = "settled"
    DUEL_READY = "duel ready"
    OVER = "over"


class Outcome(StrEnum):
    """What came of a card."""

    HIT = "hit"
    COVERED = "covered"
    MISSED = "missed"
    HORSE_SLAPPED = "horse slapped"
    LAST_IN = "last in"
    LATE = "late"
    SPENT = "spent"
    DEAD_HEAT = "dead heat"


class Ending(StrEnum):
    """Why the game ended."""

    LAST_GANG = "last gang standing"


class Nothing(StrEnum):
    """Why a press that the rules allow did nothing."""

    NO_CARD = "no card is live"
    LOCKED = "an itchy trigger: slaps do not count yet"
    ON_CARD = "the hand is on the card already"
    DEAD_TARGET = "there is nobody left to point at"
    TAKEN = "somebody's hand is on this base"
    NO_BASE = "this base is gone"
    OWN_BASE = "the hand is on this base already"
    NO_HAND = "the hand is on no base"


class SlapRefusal(Enum):
    """Why Slap .45 refuses a move; the value is the English line."""

    DEAD = "the dead press nothing"
    NOT_THEIR_FLIP = "it is not this player's card to flip"
    FLIPS_ITSELF = "the cards are flipped by themselves"
    NOT_DEALER = "only the dealer deals and feints"
    NO_SUCH_CARD = "there is no such card: cards are iron, move and gun"
    NONE_LEFT = "no such card is left in the deck"
    STAYS = "with hands that stay nothing is let go: press the own base again"
    THEMSELVES = "nobody points at themselves"
    NO_PLAYER = "there is no such player to point at"
    NO_BASE = "the table never had such a base"


# Moves


@dataclass(frozen=True, slots=True)
class Flip(Move):
    """Turn the next card up; it shows a little later."""

    do: ClassVar[str] = "flip"


@dataclass(frozen=True, slots=True)
class Slap(Move):
    """Slap the card."""

    do: ClassVar[str] = "slap"


@dataclass(frozen=True, slots=True)
class Point(Move):
    """Point at a player."""

    do: ClassVar[str] = "point"
    target: Seat


@dataclass(frozen=True, slots=True)
class Base(Move):
    """Slap a base; with hands that stay one's own is left by it."""

    do: ClassVar[str] = "base"
    base: int


@dataclass(frozen=True, slots=True)
class Lift(Move):
    """Let go of the base key (hands that hold)."""

    do: ClassVar[str] = "lift"


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """The dealer picks the next card by its kind."""

    do: ClassVar[str] = "deal"
    card: str


@dataclass(frozen=True, slots=True)
class Feint(Move):
    """The dealer only seems to deal."""

    do: ClassVar[str] = "feint"


FLIP, SLAP, LIFT, FEINT = Flip(), Slap(), Lift(), Feint()

MOVES: dict[str, type[Move]] = {
    kind.do: kind for kind in (Flip, Slap, Point, Base, Lift, Deal, Feint)
}


# The view


@dataclass(frozen=True, slots=True)
class DeckCounts:
    """How many of each are left in the deck."""

    iron: int
    move: int
    gun: int


@dataclass(frozen=True, slots=True)
class Last:
    """What came of the last card (slap45.md, State); what does not apply is None or empty."""

    card: Kind
    outcome: Outcome
    by: Seat | None
    target: Seat | None
    lost: tuple[Seat, ...]
    gap_us: int | None
    presses: tuple[Press, ...]


@dataclass(frozen=True, slots=True)
class Finish:
    """What the photo finish shows of the last card beside its presses.

    `early`: presses of the last second before it showed. `deciding`: the presses that decided
    it, in order of time, early points among them. `locked`: who had an itchy trigger, ascending.
    `settled_us` is the stamp with which it was settled.
    """

    shown_us: int
    settled_us: int
    early: tuple[Press, ...]
    deciding: tuple[Press, ...]
    locked: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class SlapView(View):
    """The table as everybody sees it.

    Asides: the options; `now_us`, the game's clock; `hands`, per seat a base, ON_HIP or ON_CARD;
    `old_bases`, per seat the base that is no cover on this Move!; `turn_us`, since when the table
    waits for the flipper, dealer or house; `anyone_flips`, the flipper having let ten seconds
    pass; `flips_itself_us`, when a card will be flipped or dealt by itself if nobody does it
    before, or None; `flipped_us`, when the card now flipping or live was flipped; `shown_us`, when
    the live one showed; `feinted_us`, the dealer's last feint this turn; `locked_until_us` per
    seat, or None; `shooter`, who slapped the live Iron or Gun first, `slapped_us`, when, and
    `aimed`, at whom (a dead heat can still call the shot off); `decided_us`, when all but one
    were in on a Move!; `presses` of the live card and `early` ones, as in Finish; `finish` of the
    last card.
    """

    gangs: tuple[int, ...]
    dead: tuple[Seat, ...]
    bases: tuple[Seat | None, ...]
    card: Kind | None
    phase: Phase
    flipper: Seat | None
    dealer: Seat | None
    deck: DeckCounts
    last: Last | None
    gang: int = aside()
    pace: Pace = aside()
    hand_rule: HandRule = aside()
    window_us: int = aside()
    together_us: int = aside()
    dead_heat_us: int = aside()
    now_us: int = aside()
    hands: tuple[int, ...] = aside()
    old_bases: tuple[int | None, ...] = aside()
    turn_us: int = aside()
    anyone_flips: bool = aside()
    flips_itself_us: int | None = aside()
    flipped_us: int | None = aside()
    shown_us: int | None = aside()
    feinted_us: int | None = aside()
    locked_until_us: tuple[int | None, ...] = aside()
    shooter: Seat | None = aside()
    slapped_us: int | None = aside()
    aimed: Seat | None = aside()
    decided_us: int | None = aside()
    presses: tuple[Press, ...] = aside()
    early: tuple[Press, ...] = aside()
    finish: Finish | None = aside()

    @property
    def seats(self) -> int:
        """How many sit at the table, the dead too."""
        return len(self.gangs)

    def lives(self, seat: Seat) -> bool:
        """Whether the seat is still in the game."""
        return self.gangs[seat] > 0

    def covered(self, seat: Seat) -> bool:
        """Whether the seat's hand is on a base that is cover now."""
        hand = self.hands[seat]
        return hand >= 0 and hand != self.old_bases[seat]
