"""What Main Street shows at the moment. It follows the game, one event after another."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from game.core.engine import Seat
from game.slap45.records import ON_HIP, Kind, Phase, SlapView
from scenes.games.slap45.places import Spot

TURN_US = 170_000
"""The card is at its place, face down, so long after it was flipped."""
FEINT_US = 1_000_000
"""Longer than any card lies face down: then it was a feint, and goes back to the deck."""


class Stage(Enum):
    """What the scene is doing."""

    INTRO = "intro"
    ASK = "ask"  # called off or gone on with: everybody says when
    PLAY = "play"  # the game's clock runs
    SHOW = "show"  # pictures of what came of a card
    ENDING = "ending"
    OVER = "over"


@dataclass
class Banner:
    """Big words over the table."""

    title: str
    line: str = ""


@dataclass
class Puff:
    """Something that comes and goes: `kind` "smoke", "dust" or a picture in art/slap.

    `part` is how far through its life it is.
    """

    kind: str
    x_u: float
    y_u: float
    size_u: float
    part: float = 0.0


@dataclass
class Flying:
    """A hat in the air: `turn` in degrees clockwise."""

    seat: Seat
    x_u: float
    y_u: float
    turn: float = 0.0


@dataclass
class Shown:
    """See the module's docstring. Lists go by seat."""

    gangs: list[int]
    hands: list[int]
    living: list[Seat]
    dead: list[Seat]
    base_pictures: list[int]
    """Which picture each base has; they keep it when others are taken away."""
    card: Kind | None = None
    card_away: float = 0.0
    """How far the card has gone to the discards."""
    turning_us: int | None = None
    """App time at which the card that lies face down was flipped, dealt or feinted."""
    dealer: Seat | None = None
    flipper: Seat | None = None
    puffs: list[Puff] = field(default_factory=list)
    hats: list[Flying] = field(default_factory=list)
    flashes: dict[Seat, str] = field(default_factory=dict)
    """Whose muzzle flashes, and with which picture."""
    tracer: tuple[Spot, Spot] | None = None
    stones: dict[Seat, float] = field(default_factory=dict)
    """How far a tombstone has come out of the ground."""
    base_moves: float = 1.0
    """How far bases have slid from `base_spots` to their places."""
    base_spots: list[Spot] = field(default_factory=list)
    struck: dict[Seat, float] = field(default_factory=dict)
    """How far to the side a plate is, because its gang was hit."""
    marked: frozenset[Seat] = frozenset()
    horse: float | None = None
    """How far the herd has galloped across."""
    banner: Banner | None = None
    part: float = 0.0
    dark: float = 0.0
    sheet: float = 0.0
    """How far the photo finish has come in."""
    sheet_up: bool = False
    """It has made way for the next card."""

    @classmethod
    def of(cls, view: SlapView) -> Shown:
        """The table as a view has it."""
        living = [seat for seat in range(view.seats) if view.lives(seat)]
        return cls(
            gangs=list(view.gangs),
            hands=[hand if view.lives(s) else ON_HIP for s, hand in enumerate(view.hands)],
            living=living,
            dead=list(view.dead),
            base_pictures=list(range(len(living))),
            dealer=view.dealer if view.phase is not Phase.OVER else None,
            flipper=view.flipper,
            stones=dict.fromkeys(view.dead, 1.0),
        )

    @property
    def duel(self) -> bool:
        """Whether two are left."""
        return len(self.living) == 2
