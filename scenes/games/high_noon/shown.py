"""What Main Street shows at the moment. It follows the game, one event after another.

Everything in pairs goes by side: 0 stands on the left, 1 on the right.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum

from scenes.kit.draw.dice import DieState

RESTING = -30.0
"""Where the minute hand stands between face-offs, in degrees from twelve."""


class Stage(Enum):
    """What the scene is doing."""

    INTRO = "intro"
    ASK = "ask"  # called off or gone on with: everybody says when
    READY = "ready"  # the second and a half before a face-off
    LIVE = "live"  # from the face-off until the exchange is settled
    CHOOSE = "choose"  # dice: secret choices
    SHOW = "show"  # pictures of what happened
    FINISH = "finish"  # the sheet with the result
    ENDING = "ending"  # pictures of the winner
    OVER = "over"


@dataclass
class Banner:
    """Big words over the street."""

    title: str
    line: str = ""


@dataclass
class Puff:
    """A cloud that comes and goes: `kind` "smoke" or "dust", at (x, y), `part` of its life."""

    kind: str
    x_u: float
    y_u: float
    size_u: float
    part: float = 0.0


@dataclass
class Fighter:
    """How one duellist stands there.

    `flown` is his hat on its own (x, y, clockwise turn), None while it is on his head; `flash` the
    muzzle flash (1 to 3, 0 none); `fall` how far he has fallen over backwards, in degrees.
    """

    pose: str = "stand"
    flown: tuple[float, float, float] | None = None
    flash: int = 0
    fall: float = 0.0
    back_u: float = 0.0


@dataclass
class DiceSide:
    """One side of the dice duel: the dial, the dice that lie, what was chosen.

    `hand` is where the dial's hand points, in hours; `card` the choice turned up ("" face down,
    None no card); `row` values of the dice so far, as far as they are known.
    """

    hand: float = 0.0
    total: int = 0
    held: bool = False
    card: str | None = None
    row: list[int] = field(default_factory=list)
    spread: float = 0.0
    """For how many dice the row has room at the moment: it stays in the middle."""
    die: DieState | None = None

    @property
    def over(self) -> bool:
        return self.total > 12


@dataclass
class Shown:
    """See the module's docstring."""

    hits: list[int]
    fighters: list[Fighter] = field(default_factory=lambda: [Fighter(), Fighter()])
    dice: list[DiceSide] = field(default_factory=lambda: [DiceSide(), DiceSide()])
    puffs: list[Puff] = field(default_factory=list)
    tracer: tuple[float, float, float] | None = None
    """A bullet's streak from x to x at y."""
    rung: bool = False
    sign: bool = False
    minute: float = RESTING
    banner: Banner | None = None
    part: float = 0.0
    sheet: float | None = None
    """How far the sheet with the result has come in, None while it is not there."""
    dark: float = 0.0
    weed: float | None = None
    """How far the tumbleweed has rolled across, 0 to 1."""
    weed_fade: float = 1.0

    def calm(self) -> None:
        """Everybody on their feet, hats on, the clock wound back: before a face-off."""
        self.fighters = [Fighter(), Fighter()]
        self.puffs.clear()
        self.tracer = None
        self.rung = self.sign = False
        self.minute = RESTING

    def clear_dice(self) -> None:
        """A new exchange: both dials at nought."""
        self.dice = [DiceSide(), DiceSide()]
