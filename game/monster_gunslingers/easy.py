"""The easy bot: it flips a lot, holsters what looks big, and plays a card for the fun of it."""

from collections.abc import Sequence

from game.core.chance import Stream
from game.core.engine import Move, Seat
from game.monster_gunslingers.records import (
    CALL,
    CHECK,
    FOLD,
    HIDDEN,
    RAISE,
    TURN_UP,
    Flip,
    GunslingerView,
    Holster,
    Phase,
)

HOLSTERS = 0.45
FLIPS = 0.85
"""Below HOLSTERS it holsters while there is room, below FLIPS it flips, else it plays a card."""
FOLDS = 0.2
RAISES = 0.1


def easy_move(view: GunslingerView, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
    """Return the first thing that comes to mind."""
    mood = rng.random()
    if view.phase is Phase.BETTING:
        if CHECK in legal:
            return legal[int(rng.random() * len(legal))]
        if mood < FOLDS:
            return FOLD
        return RAISE if mood > 1 - RAISES and RAISE in legal else CALL
    if view.phase is Phase.REVEAL:
        return TURN_UP if mood < FLIPS else legal[-1]
    holstered = len(view.holsters[seat])
    if mood < HOLSTERS and holstered < 2:
        cards = [move for move in legal if isinstance(move, Holster)]
        if cards:
            return max(cards, key=lambda move: _looks(view, seat, move.card))
    flips = [move for move in legal if isinstance(move, Flip)]
    acts = [move for move in legal if not isinstance(move, (Flip, Holster))]
    chosen: Sequence[Move] = flips if mood < FLIPS or not acts else acts
    return chosen[int(rng.random() * len(chosen))]


def _looks(view: GunslingerView, seat: Seat, card: str) -> int:
    """How good a card looks to someone who knows of pairs and of high cards."""
    own = [lying.card for lying in view.holsters[seat]]
    others = [shown for shown, up in zip(view.street, view.up, strict=True) if up]
    pairs = sum(shown[0] == card[0] for shown in (*own, *others) if shown != HIDDEN)
    return 20 * pairs + "23456789TJQKA".index(card[0])
