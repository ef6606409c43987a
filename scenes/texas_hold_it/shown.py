"""What the washroom shows at the moment: it follows the game, one event after another."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.engine import Seat
from game.texas_hold_it.records import TexasView


@dataclass
class Tag:
    """A claim pinned to a back; `says` None: spoken only. `truth`: None until all is turned up."""

    seat: Seat
    says: str | None
    truth: bool | None = None
    fall: float = 1.0
    """How far it has come down from its claimant, 0 to 1."""


@dataclass
class Cowboy:
    """One of the row: where he stands (x in u, `lift` above the floor), what he turned out to be,
    what was said of him. `spray`: how far his stream has run, 0 to 1 (−1: not yet)."""

    x: float
    lift: float = 0.0
    card: str | None = None
    tags: list[Tag] = field(default_factory=list)
    turned: float = 1.0
    spray: float = -1.0
    front: bool = False


@dataclass
class Flying:
    """An umbrella or a puddle on its way to a plate."""

    name: str
    x: float
    y: float


@dataclass
class Banner:
    """Big words over the row."""

    title: str
    line: str = ""


@dataclass
class Shown:
    """`row`: the cowboys by gap; `urinals`: who stands where; `wet_spots`: places that were hit."""

    round: int
    dealer: Seat
    cowboys: tuple[Seat, ...]
    dry: list[int]
    wet: list[int]
    row: list[Cowboy]
    urinals: list[Seat | None]
    holding: list[Seat]
    locked: frozenset[int]
    called: bool
    active: Seat | None
    hit: dict[int, float] = field(default_factory=dict)
    flying: list[Flying] = field(default_factory=list)
    moods: dict[Seat, str] = field(default_factory=dict)
    banner: Banner | None = None
    part: float = 0.0
    peeped: int | None = None
    """The gap somebody looks at now."""

    @classmethod
    def of(cls, view: TexasView, xs: list[float]) -> Shown:
        """Everything at once, from what everybody may see; `xs`: where the gaps are."""
        row = [Cowboy(x) for x in xs]
        if view.over:
            for cowboy, card in zip(row, view.gaps, strict=False):
                cowboy.card = card
        for claim in view.claims:
            row[claim.gap].tags.append(Tag(claim.seat, claim.says))
        return cls(
            view.round,
            view.dealer,
            view.cowboys,
            list(view.dry),
            list(view.wet),
            row,
            list(view.urinals),
            list(view.holding),
            frozenset(view.locked),
            view.calls,
            view.player,
            peeped=view.peeking,
        )
