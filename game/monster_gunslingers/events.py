"""What happens at a table of Monster Gunslingers, told to each viewer as far as they may know."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from game.core.engine import Event, Seat, Viewer
from game.monster_gunslingers.records import HIDDEN, CardName, Ending, LastRound


def _hidden(cards: Sequence[CardName]) -> tuple[CardName, ...]:
    return (HIDDEN,) * len(cards)


# A round, a turn


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """Cards are dealt. `dealt_in`: who plays, ascending; `ante`: chips each of them paid."""

    reveals: ClassVar[bool] = True
    round: int
    starter: Seat
    dealt_in: tuple[Seat, ...]
    cards_each: int
    ante: int


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is this player's turn; `turns_owed`: additional turns left, this one included."""

    seat: Seat
    turn: int
    turns_owed: int


@dataclass(frozen=True, slots=True)
class Flipped(Event):
    """A card of Main Street was turned up, by a flip or by the Fortune Teller."""

    reveals: ClassVar[bool] = True
    seat: Seat
    street: int
    card: CardName


@dataclass(frozen=True, slots=True)
class Drew(Event):
    """A player drew a card; only they see which."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardName

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer in (None, self.seat) else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class NothingToDraw(Event):
    """Deck and discards are empty: no card for this player."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards are the deck now, `cards` of them."""

    reveals: ClassVar[bool] = True
    cards: int


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A player made room in their holster; `up`: the card had lain face up."""

    seat: Seat
    position: int
    card: CardName
    up: bool

    def seen_by(self, viewer: Viewer) -> Event:
        known = self.up or viewer in (None, self.seat)
        return self if known else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class CardHolstered(Event):
    """A card went into its player's holster, at the end; `up`: face up, as a holster action."""

    seat: Seat
    position: int
    card: CardName
    up: bool

    def seen_by(self, viewer: Viewer) -> Event:
        known = self.up or viewer in (None, self.seat)
        return self if known else replace(self, card=HIDDEN)


# Powers


@dataclass(frozen=True, slots=True)
class Acted(Event):
    """A card was shown for its power; what comes of it follows, its discard last."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardName
    power: str
    target: Seat | None


@dataclass(frozen=True, slots=True)
class PlayedAway(Event):
    """A played card went to the discards, face down as all of them."""

    seat: Seat
    card: CardName


@dataclass(frozen=True, slots=True)
class TurnsGained(Event):
    """Additional turns were won; `turns_owed`: not finished yet, the one in progress included."""

    seat: Seat
    turns: int
    turns_owed: int


@dataclass(frozen=True, slots=True)
class SentBack(Event):
    """The Sheriff sent a card of the target's holster back to their hand."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    position: int
    card: CardName
    up: bool

    def seen_by(self, viewer: Viewer) -> Event:
        known = self.up or viewer in (None, self.target)
        return self if known else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    """A player looked at face-down cards of Main Street."""

    reveals: ClassVar[bool] = True
    seat: Seat
    street: tuple[int, ...]
    cards: tuple[CardName, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        if viewer in (None, self.seat):
            return self
        return replace(self, cards=_hidden(self.cards))


@dataclass(frozen=True, slots=True)
class LeftDown(Event):
    """The Fortune Teller left the card face down."""

    reveals: ClassVar[bool] = True
    seat: Seat
    street: int


@dataclass(frozen=True, slots=True)
class LookedAt(Event):
    """The Deputy looked at a whole holster, which may be empty."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    cards: tuple[CardName, ...]

    def seen_by(self, viewer: Viewer) -> Event:
        if viewer in (None, self.seat, self.target):
            return self
        return replace(self, cards=_hidden(self.cards))


@dataclass(frozen=True, slots=True)
class Handed(Event):
    """In a Stampede this card went from hand to hand; only the two of them know it."""

    reveals: ClassVar[bool] = True
    giver: Seat
    taker: Seat
    card: CardName

    def seen_by(self, viewer: Viewer) -> Event:
        known = viewer in (None, self.giver, self.taker)
        return self if known else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class Blasted(Event):
    """A face-up card of Main Street was discarded; a face-down one lies in its place."""

    reveals: ClassVar[bool] = True
    seat: Seat
    street: int
    card: CardName


@dataclass(frozen=True, slots=True)
class Swapped(Event):
    """A Shell Game put `gave` on Main Street and took what lay there; only its player knows."""

    reveals: ClassVar[bool] = True
    seat: Seat
    street: int
    gave: CardName
    took: CardName

    def seen_by(self, viewer: Viewer) -> Event:
        if viewer in (None, self.seat):
            return self
        return replace(self, gave=HIDDEN, took=HIDDEN)


@dataclass(frozen=True, slots=True)
class Fogged(Event):
    """A face-up card of Main Street was turned down; everybody remembers it."""

    seat: Seat
    street: int
    card: CardName


@dataclass(frozen=True, slots=True)
class Shot(Event):
    """A card was shot out of the target's holster; `up`: it had lain face up."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    position: int
    card: CardName
    up: bool

    def seen_by(self, viewer: Viewer) -> Event:
        known = self.up or viewer in (None, self.target)
        return self if known else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """A card was picked out of the target's hand; only the two of them know it."""

    reveals: ClassVar[bool] = True
    seat: Seat
    target: Seat
    card: CardName

    def seen_by(self, viewer: Viewer) -> Event:
        known = viewer in (None, self.seat, self.target)
        return self if known else replace(self, card=HIDDEN)


@dataclass(frozen=True, slots=True)
class NoEffect(Event):
    """The power had nothing to work on."""

    seat: Seat
    card: CardName


# Betting


@dataclass(frozen=True, slots=True)
class BettingBegan(Event):
    """The fourth card of Main Street is up. `order`: who is asked, in that order."""

    order: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Spoke(Event):
    """A player answered in a betting.

    `did`: check, bet, call or raise; `paid`: chips for it; `level`: what one must have put in to
    stay; `all_in`: those were the last chips.
    """

    reveals: ClassVar[bool] = True
    seat: Seat
    did: str
    paid: int
    level: int
    all_in: bool


@dataclass(frozen=True, slots=True)
class Folded(Event):
    """A player gave up hand (`hand` cards), holster (`holster` cards) and round."""

    reveals: ClassVar[bool] = True
    seat: Seat
    hand: int
    holster: int


@dataclass(frozen=True, slots=True)
class ChipsReturned(Event):
    """What nobody matched went back to who had put it in."""

    seat: Seat
    chips: int


@dataclass(frozen=True, slots=True)
class BettingEnded(Event):
    """Everybody has answered."""

    pot: int


# The end of a round, the end of the game


@dataclass(frozen=True, slots=True)
class StreetTurnedUp(Event):
    """The last turn there is has ended: these were turned up without betting (ruling 8)."""

    reveals: ClassVar[bool] = True
    street: tuple[int, ...]
    cards: tuple[CardName, ...]


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over. `folded_out`: nobody was left to compare with.

    `level`: seats whose hands were level with the best before the holster cards were counted, when
    there are several (showdown.py tells how many cards each uses); `wins`: per seat, afterwards.
    """

    reveals: ClassVar[bool] = True
    round: int
    last: LastRound
    folded_out: bool
    level: tuple[Seat, ...]
    wins: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PotWon(Event):
    """A part of the pot found its winners.

    `seats`: who could win it; `shares`: per winner, in the order of `winners`; what did not divide
    is in the share of `odd_to`, None if it divided.
    """

    chips: int
    seats: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    shares: tuple[int, ...]
    odd_to: Seat | None


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game ended."""

    winners: tuple[Seat, ...]
    ending: Ending
