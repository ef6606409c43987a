"""What goes on in the washroom, as the bench shows it large while nobody there chooses anything.

All of it is public: who did what, which cowboy turned round and whom he hit, who gets what.
"""

from __future__ import annotations

from dataclasses import dataclass

from game.core.engine import Seat

Hit = Seat | str
"""A player, or the picture of what stood there instead."""


@dataclass(frozen=True, slots=True)
class Doing:
    """What a player does. `kind`: "peek", "say", "swap", "pee", "hold" or "pass"; `numbers`: the
    cowboys it is about; `says`: the word, None when it was spoken only or none was said."""

    seat: Seat
    kind: str
    numbers: tuple[int, ...] = ()
    says: str | None = None


@dataclass(frozen=True, slots=True)
class Turned:
    """A cowboy has turned round: his number, his card, and what it hits."""

    number: int
    card: str
    hits: tuple[Hit, ...] = ()


@dataclass(frozen=True, slots=True)
class Column:
    """One player of several side by side, with a picture so many times (0: a dash)."""

    seat: Seat
    picture: str
    count: int


Columns = tuple[Column, ...]
Moment = Doing | Turned | Columns
