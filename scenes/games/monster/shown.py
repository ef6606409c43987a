"""What the Monster table shows at the moment: it follows the game, one event after another."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.engine import Seat
from game.monster.records import LastView, MonsterView
from scenes.kit.text.words import N_

WAITS, ACTED, FOLDED, OUT = "waits", "acted", "folded", "out"
STATE_WORDS = {FOLDED: N_("folded"), OUT: N_("at the rail")}


@dataclass
class Flying:
    """Something on its way: a card back ("back"), a chip ("chip"); x, y in u, size, turn."""

    kind: str
    x: float
    y: float
    size_u: float = 60.0
    angle: float = 0.0


@dataclass
class Fight:
    """The fight on screen. `ours`, `theirs`: how many cards stand; `beat`: the place that is being
    compared (None before), `level` once the two are seen to be; `broken`: "champion" or "monster"
    once it is decided; `rise`: how far the Monster has stood up, 0 to 1."""

    last: LastView
    ours: int = 0
    theirs: int = 0
    beat: int | None = None
    broken: str = ""
    rise: float = 0.0
    told: str = ""
    swipe: float = -1.0
    """How far the claws have come down on the Champion, 0 to 1; beyond it their scars fade."""
    level: bool = False
    title: str = ""
    """Who has the pot, in place of who won, once it is taken."""
    then: str = ""
    """What is said of it."""


@dataclass
class Banner:
    """Big words where the hand lies at other times, with a hand turned up."""

    title: str
    line: str = ""
    cards: tuple[int, ...] = ()


@dataclass
class Shown:
    """`hands`: how many cards each holds, None for none; `open`: hands turned up on the plates."""

    chips: list[int]
    pot: int
    dealer: Seat
    game: int
    round: int
    state: list[str]
    hands: list[int | None]
    thrown: list[int | None]
    active: Seat | None = None
    open: dict[Seat, tuple[int, ...]] = field(default_factory=dict)
    champions: tuple[Seat, ...] = ()
    pile: float = 0.0
    """Cards under the cloth, a fraction while one sinks in."""
    gaze: Seat | None = None
    """Whom the eyes under the cloth follow."""
    gaze_u: tuple[float, float] | None = None
    """Where they look at the moment, in u, on their way there."""
    fight: Fight | None = None
    flying: list[Flying] = field(default_factory=list)
    moods: dict[Seat, str] = field(default_factory=dict)
    news: str = ""
    """What happens at the moment, as the log will have it."""
    banner: Banner | None = None
    part: float = 0.0

    @classmethod
    def of(cls, view: MonsterView) -> Shown:
        """Everything at once, from what everybody may see."""
        state: list[str] = []
        for seat in range(view.seats):
            if seat in view.folded:
                state.append(FOLDED)
            elif seat not in view.in_round:
                state.append(OUT)
            else:
                state.append(ACTED if view.thrown[seat] is not None else WAITS)
        hands = [None if hand is None else len(hand) for hand in view.hands]
        return cls(
            list(view.chips),
            view.pot,
            view.dealer,
            view.game,
            view.round,
            state,
            hands,
            list(view.thrown),
            view.player,
            pile=float(sum(count or 0 for count in view.thrown)),
            gaze=view.player,
        )
