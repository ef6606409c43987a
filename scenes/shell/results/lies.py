"""Whose lies were believed in the washroom: counted from what everybody could see."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.engine import Event, Seat
from game.texas_hold_it.events import (
    Claimed,
    Peeked,
    RoundBegan,
    Swapped,
    TookPlace,
    TurnedUp,
)
from game.texas_hold_it.records import Card

TOWARDS_SNAKE = frozenset({Card.SNAKE, Card.GAS})
TOWARDS_CACTUS = frozenset({Card.CACTUS, Card.GAS})
"""What sprays that way: on the left of a urinal the first ones hit it, on its right the second."""


@dataclass(frozen=True, slots=True)
class Said:
    """What somebody said of a card; cards have numbers, for the gaps they began in."""

    seat: Seat
    card: int
    says: str


@dataclass(frozen=True, slots=True)
class Went:
    """Somebody took a place between two cards, after all this had been said and seen."""

    seat: Seat
    left: int
    right: int
    said: tuple[Said, ...]
    seen: frozenset[int]


@dataclass
class Lies:
    """`believed` per seat: how often somebody got wet beside a card this seat had called harmless.

    Whoever had peeked at the card believed nobody; a lie that came after the choice cost nothing.
    """

    seats: int
    believed: list[int] = field(default_factory=list)
    _lies: list[int] = field(default_factory=list)
    _said: list[Said] = field(default_factory=list)
    _seen: set[tuple[Seat, int]] = field(default_factory=set)
    _went: list[Went] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.believed = [0] * self.seats
        self._lies = list(range(self.seats))  # the first round is not announced

    def take(self, event: Event) -> None:
        """Count one event that everybody may know."""
        match event:
            case RoundBegan():
                self._lies = list(range(len(event.cowboys)))
                self._said, self._seen, self._went = [], set(), []
            case Peeked():
                self._seen.add((event.seat, self._lies[event.gap]))
            case Claimed() if event.says is not None:
                self._said.append(Said(event.seat, self._lies[event.gap], event.says))
            case Swapped():
                one, other = event.gaps
                self._lies[one], self._lies[other] = self._lies[other], self._lies[one]
            case TookPlace():
                seen = frozenset(card for seat, card in self._seen if seat == event.seat)
                left, right = self._lies[event.urinal], self._lies[event.urinal + 1]
                self._went.append(Went(event.seat, left, right, tuple(self._said), seen))
            case TurnedUp():
                truth = dict(zip(self._lies, event.ended.gaps, strict=True))
                for went in self._went:
                    self._judge(went, went.left, truth, TOWARDS_SNAKE)
                    self._judge(went, went.right, truth, TOWARDS_CACTUS)

    def _judge(self, went: Went, card: int, truth: dict[int, Card], hits: frozenset[Card]) -> None:
        """One neighbour of a place somebody took: who had called that neighbour harmless?"""
        if truth[card] not in hits or card in went.seen:
            return
        liars = {
            said.seat
            for said in went.said
            if said.card == card and said.seat != went.seat and Card(said.says) not in hits
        }
        for seat in liars:
            self.believed[seat] += 1
