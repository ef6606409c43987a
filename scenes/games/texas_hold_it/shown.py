"""What the washroom shows at the moment: it follows the game, one event after another."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.engine import Seat
from game.texas_hold_it.records import TexasView
from scenes.games.texas_hold_it.moments import Doing, Moment

CACTUS, SNAKE = "cactus", "snake"
Target = int | str
"""Who or what is sprayed: a urinal by its number, or the cactus or the snake at the end."""


@dataclass
class Tag:
    """A claim pinned to a back; `says` None: spoken only. `truth`: None until all is turned up."""

    seat: Seat
    says: str | None
    truth: bool | None = None
    fall: float = 1.0
    """How far it has come from its claimant's plate, 0 to 1."""
    stamp: float = 1.0
    """How far the mark of true or false has come down, 0 to 1."""


@dataclass(eq=False)
class Cowboy:
    """One of the row: where he stands (x in u, `lift` above the floor), what he turned out to be,
    what was said of him."""

    x: float
    lift: float = 0.0
    card: str | None = None
    tags: list[Tag] = field(default_factory=list)
    turned: float = 1.0
    """How far he has turned round, 0 to 1."""
    sign: float = 0.0
    """How far the sign over his head has popped up; beyond 1 while it swings back."""
    depth: int = 0
    """1: in front of the others, -1: behind them, on the way past."""
    fade: float = 1.0


@dataclass(eq=False)
class Spray:
    """A stream or a cloud from a cowboy to what it hits. `part` 0 to 1, then it is gone."""

    cloud: bool
    from_u: float
    to_u: float
    part: float = 0.0


@dataclass
class Struck:
    """How something takes a hit: `splash` 0 to 1 while it sprays up, `shake` in u to the side."""

    splash: float = 1.0
    shake: float = 0.0
    gas: bool = False


@dataclass
class Flying:
    """An umbrella or a puddle on its way to a plate."""

    name: str
    x: float
    y: float


@dataclass
class Banner:
    """Big words on the bench."""

    title: str
    line: str = ""


@dataclass
class Shown:
    """`row`: the cowboys by gap; `urinals`: who stands where; `struck`: what was hit, and how it
    takes it; `safe`: urinals whose people stayed dry; `told`: claims and lies of each, once known.
    """

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
    play_off: bool = False
    revealing: bool = False
    """From the turning up of the cards to the next round."""
    struck: dict[Target, Struck] = field(default_factory=dict)
    sprays: list[Spray] = field(default_factory=list)
    safe: set[int] = field(default_factory=set)
    stepping: dict[int, float] = field(default_factory=dict)
    """How far somebody has come to a urinal, 0 to 1, while they walk up."""
    flying: list[Flying] = field(default_factory=list)
    moods: dict[Seat, str] = field(default_factory=dict)
    told: dict[Seat, tuple[int, int]] = field(default_factory=dict)
    banner: Banner | None = None
    part: float = 0.0
    caption: str = ""
    """What is going on, in the prompt's place."""
    moment: Moment | None = None
    """The same in pictures, for the bench while nobody chooses there."""
    last: dict[Seat, Doing] = field(default_factory=dict)
    """What each player did last this round."""
    peeped: int | None = None
    """The gap somebody looks at now."""
    swapped: tuple[int, int] | None = None
    """The gaps that changed places last, until something else happens."""

    @classmethod
    def of(cls, view: TexasView, xs: list[float]) -> Shown:
        """Everything at once, from what everybody may see; `xs`: where the gaps are."""
        row = [Cowboy(x) for x in xs]
        if view.over:
            for cowboy, card in zip(row, view.gaps, strict=False):
                cowboy.card, cowboy.sign = card, 1.0
        for claim in view.claims:
            cowboy = row[claim.gap]
            truth = claim.says == cowboy.card if view.over and claim.says is not None else None
            cowboy.tags.append(Tag(claim.seat, claim.says, truth))
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
            view.play_off,
            revealing=view.over,
            peeped=view.peeking,
        )

    def clear(self) -> None:
        """Nothing is left of the round before."""
        self.urinals = [None] * (len(self.row) - 1)
        self.holding, self.locked, self.called = [], frozenset(), False
        self.struck.clear()
        self.sprays.clear()
        self.safe.clear()
        self.stepping.clear()
        self.moods.clear()
        self.told.clear()
        self.peeped = self.swapped = None
        self.last.clear()
        self.revealing, self.caption, self.moment = False, "", None

    def does(self, doing: Doing) -> None:
        """Somebody does something."""
        self.moment = self.last[doing.seat] = doing
