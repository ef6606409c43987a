"""What the Monster Gunslingers table shows at the moment, as everybody may see it.

The rules are done at once; this is where the pictures have got to. Every card that lies or is held
is a `Slip` with a number of its own, so that who knows a card still knows it while it moves.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import TYPE_CHECKING

from game.core.engine import Seat
from game.monster_gunslingers.records import HIDDEN, STREET, CardName, GunslingerView, Phase

if TYPE_CHECKING:
    from scenes.games.monster_gunslingers.lineup import Lineup

_numbers = count()


@dataclass(eq=False, slots=True)
class Slip:
    """A card on the table. `card`: as everybody may know it, HIDDEN if not; `up`: face up."""

    card: CardName = HIDDEN
    up: bool = False
    key: int = field(default_factory=lambda: next(_numbers))


@dataclass(eq=False, slots=True)
class Flyer:
    """A card or chip in the air: its middle and width in u, its turn in degrees."""

    picture: str
    x_u: float
    y_u: float
    w_u: float
    angle: float = 0.0
    alpha: float = 255.0
    squeeze: float = 1.0
    """How broad it looks while it turns over, 0 to 1."""
    tall: float = 1.4
    """Height by width."""


@dataclass(eq=False, slots=True)
class Sprite:
    """Something that belongs to a power: smoke, a star. `picture`: one of fx.SIZES."""

    picture: str
    x_u: float
    y_u: float
    w_u: float
    alpha: float = 255.0
    angle: float = 0.0
    flip: bool = False


@dataclass(eq=False, slots=True)
class Played:
    """A card shown for its power, large in the middle while `part` is near 1."""

    card: CardName
    seat: Seat
    target: Seat | None
    part: float = 0.0
    resting: bool = False
    """It has moved aside while its power works."""


@dataclass(slots=True)
class Banner:
    """Big words over the table: a title and a line below it."""

    title: str
    line: str = ""


@dataclass(slots=True)
class Shown:
    """See the module's docstring. `doors`: how far each house's doors stand open, 0 to 1;
    `pot`: per seat what lies in the pot; `bets`: per seat what was paid in this betting and has
    not come to the pot yet; `chips` is None at a table without betting."""

    street: list[Slip | None]
    doors: list[float]
    hands: list[list[Slip]]
    holsters: list[list[Slip]]
    deck: int
    discards: int
    wins: list[int]
    round: int
    starter: Seat
    player: Seat
    turn: int
    owed: int
    phase: Phase
    in_round: list[Seat]
    folded: list[Seat]
    chips: list[int] | None
    pot: list[int]
    bets: list[int]
    level: int = 0
    asked: Seat | None = None
    moods: dict[Seat, str] = field(default_factory=dict)
    notes: dict[Seat, str] = field(default_factory=dict)
    """A word on a plate: what was answered in a betting."""
    air: list[Flyer] = field(default_factory=list)
    sprites: list[Sprite] = field(default_factory=list)
    played: Played | None = None
    lineup: Lineup | None = None
    banner: Banner | None = None
    part: float = 0.0
    """How far the banner has come in, 0 to 1."""
    shake: tuple[float, float] = (0.0, 0.0)

    @classmethod
    def of(cls, view: GunslingerView) -> Shown:
        """Everything at once, from what the table sees."""
        bets = list(view.bets or [0] * view.seats)
        put_in = view.put_in or (0,) * view.seats
        street: list[Slip | None] = [
            Slip(card, up) for card, up in zip(view.street, view.up, strict=True)
        ]
        return cls(
            street=street,
            doors=[1.0 if up else 0.0 for up in view.up],
            hands=[[Slip() for _card in hand] for hand in view.hands],
            holsters=[[Slip(one.card, one.up) for one in own] for own in view.holsters],
            deck=view.deck,
            discards=view.discards,
            wins=list(view.wins),
            round=view.round,
            starter=view.starter,
            player=view.player,
            turn=view.turn,
            owed=view.turns_owed,
            phase=view.phase,
            in_round=list(view.in_round),
            folded=list(view.folded or ()),
            chips=list(view.chips) if view.chips is not None else None,
            pot=[a - b for a, b in zip(put_in, bets, strict=True)],
            bets=bets,
            level=view.level or 0,
            asked=view.asked,
        )

    @property
    def acting(self) -> Seat | None:
        """Whose move it is: in a betting who is asked, else whose turn it is."""
        if self.phase is Phase.OVER:
            return None
        return self.asked if self.asked is not None else self.player

    def known(self, view: GunslingerView) -> dict[int, CardName]:
        """What a view tells of the cards that lie here, by slip; the view must be of now."""
        found: dict[int, CardName] = {}
        _pair(found, self.street, view.street)
        for slips, hand in zip(self.hands, view.hands, strict=True):
            _pair(found, slips, hand)
        for slips, own in zip(self.holsters, view.holsters, strict=True):
            _pair(found, slips, [one.card for one in own])
        return found

    def begin_round(self, number: int, starter: Seat, dealt_in: Iterable[Seat]) -> None:
        """An empty table for a new round; chips and rounds won stay."""
        seats = len(self.hands)
        self.round, self.starter, self.player = number, starter, starter
        self.turn, self.owed, self.phase = 1, 0, Phase.TURN
        self.in_round, self.folded = list(dealt_in), []
        self.street, self.doors = [None] * STREET, [0.0] * STREET
        self.hands = [[] for _ in range(seats)]
        self.holsters = [[] for _ in range(seats)]
        self.deck, self.discards = 52, 0
        self.pot, self.bets = [0] * seats, [0] * seats
        self.level, self.asked = 0, None
        self.lineup = self.banner = self.played = None
        self.moods.clear()
        self.notes.clear()
        self.air.clear()
        self.sprites.clear()


def _pair(
    found: dict[int, CardName], slips: Sequence[Slip | None], cards: Sequence[CardName]
) -> None:
    for slip, card in zip(slips, cards, strict=False):
        if slip is not None and card != HIDDEN:
            found[slip.key] = card
