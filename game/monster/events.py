"""What happens at a table of Monster, in the order scenes show it, and who may see what of it."""

from dataclasses import dataclass, replace
from typing import ClassVar

from game.core.engine import Event, Seat, Viewer
from game.monster.records import HIDDEN, Again, Ending, LastView, Sight


@dataclass(frozen=True, slots=True)
class GameBegan(Event):
    """A new pot: everyone has put in the ante."""

    game: int
    dealer: Seat
    ante: int
    pot: int
    chips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """All 55 were shuffled and six dealt to each in the round.

    `order`: the seats in the order of dealing and acting; `hands` per seat, highest first, None
    for who is out. Others' cards are hidden.
    """

    reveals: ClassVar[bool] = True
    round: int
    dealer: Seat
    order: tuple[Seat, ...]
    hands: tuple[Sight | None, ...]

    def seen_by(self, viewer: Viewer) -> "Dealt":
        """Return it with the viewer's own cards only."""
        if viewer is None:
            return self
        hands = (
            hand if hand is None or seat == viewer else (HIDDEN,) * len(hand)
            for seat, hand in enumerate(self.hands)
        )
        return replace(self, hands=tuple(hands))


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """Someone threw `count` cards on the pile; only they know which (others: `cards` None)."""

    seat: Seat
    count: int
    cards: tuple[int, ...] | None

    def seen_by(self, viewer: Viewer) -> "Discarded":
        """Return it, with the cards for whoever threw them."""
        return self if viewer is None or viewer == self.seat else replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """Someone folded; the hand goes out of play unseen."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ShownDown(Event):
    """The kept hands and the Monster are shown, and the Champion fought it."""

    reveals: ClassVar[bool] = True
    showdown: LastView


@dataclass(frozen=True, slots=True)
class PenaltyPaid(Event):
    """The beaten Champions paid `each` into the pot; `out`: whether they are out of this game."""

    seats: tuple[Seat, ...]
    each: int
    out: bool
    pot: int
    chips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlayedAgain(Event):
    """Nobody took the pot: these players play another round for it."""

    seats: tuple[Seat, ...]
    why: Again


@dataclass(frozen=True, slots=True)
class PotTaken(Event):
    """The pot was taken, by several if level Champions won; `shares` as `winners`, ascending.

    `fought` False: by the one survivor, without a fight.
    """

    winners: tuple[Seat, ...]
    shares: tuple[int, ...]
    fought: bool
    chips: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The evening ended; all kept hands lie open."""

    reveals: ClassVar[bool] = True
    winners: tuple[Seat, ...]
    ending: Ending
    chips: tuple[int, ...]
