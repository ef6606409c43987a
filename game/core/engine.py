"""The engine contract: what a game's rules take, tell and refuse.

An engine holds one game. It never reads a clock and never throws a die by itself: time is
handed to it in microseconds since the game began, chance through `Chance`. What happened is
told as events; what a seat may know is told as a view.
"""

import copy
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Any, ClassVar, Final, Literal, Self

from game.core.chance import Chance, Mark, StackCheck
from game.core.options import Option, OptionValue

Seat = int
"""A place at the table, from 0, clockwise."""

Table = Literal["table"]
TABLE: Final[Table] = "table"
"""The viewer who sits nowhere and sees what everyone may see."""

Viewer = Seat | Table | None
"""Whose eyes: a seat, the table, or None for everything (replays and tests only)."""

DAY_US: Final = 86_400_000_000
"""The last microsecond at which a move may happen."""


@dataclass(frozen=True, slots=True)
class Move:
    """What a player wants to do. Never holds what chance makes of it."""

    do: ClassVar[str]


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened. `reveals`: chance or a secret came out, or a choice is bound."""

    reveals: ClassVar[bool] = False

    def seen_by(self, viewer: Viewer) -> "Event | None":
        """What this viewer may know of it; None if nothing."""
        return self


@dataclass(frozen=True, slots=True)
class View:
    """All that one viewer may know; its fields are the State of the game's page.

    Fields made with `aside()` are no part of the State: what a scene or a bot needs besides.
    """


def aside() -> Any:
    """Return a dataclass field that is not written into a State."""
    return field(metadata={"aside": True})


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended: the winners' seats, ascending, and why."""

    winners: tuple[Seat, ...]
    reason: StrEnum


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything that is fixed before the first move. `options` holds every option."""

    game: str
    players: tuple[str, ...]
    options: Mapping[str, OptionValue]
    first: Seat | None = None
    seed: int | None = None
    stack: Mapping[str, Sequence[Any]] = field(default_factory=dict)


class Refusal(Enum):
    """Why any game refuses a move; the value is the English line."""

    OVER = "the game is over"
    TIME_FALLS = "the time goes back from {now_us} to {at_us}"
    TIME_MISSING = "this move needs its time ('at')"
    NOT_YOUR_TURN = "it is not this player's turn"
    NOT_NOW = "'{do}' cannot be done now"
    UNKNOWN_MOVE = "this game has no such move"
    SECRET = "that cannot be done with what this player holds"


class IllegalMove(ValueError):  # noqa: N818 (the name transcripts are known by)
    """A move that the rules do not allow. It has changed nothing.

    `code` is the reason (its value an English line with places for `numbers`), `reason` that
    line filled in. A transcript adds `index` and `seat` (None for the clock).
    `secret`: the reason tells something of what the seat holds, so only that seat may read it.
    """

    def __init__(self, code: Enum, *, secret: bool = False, **numbers: int | str) -> None:
        self.code = code
        self.secret = secret
        self.numbers = numbers
        self.reason: str = str(code.value).format(**numbers)
        self.index: int | None = None
        self.seat: Seat | None = None
        super().__init__(self.reason)

    def seen_by(self, viewer: Viewer) -> "IllegalMove":
        """Return what this viewer may read of it: others get one reason for all that is secret."""
        if not self.secret or viewer is None or viewer == self.seat:
            return self
        told = IllegalMove(Refusal.SECRET)
        told.index, told.seat = self.index, self.seat
        return told


class Engine(ABC):
    """One game in progress. Subclasses are the rules; this is the order of things."""

    key: ClassVar[str]
    players: ClassVar[range]
    options: ClassVar[tuple[Option, ...]]
    moves: ClassVar[Mapping[str, type[Move]]]
    stack: ClassVar[Mapping[str, StackCheck]]
    has_clock: ClassVar[bool] = False
    free_presses: ClassVar[bool] = False
    """Whether moves that do nothing may be made too: `legal` then lists those that can do
    something, and a seat to act may have none."""
    race_takes_move: ClassVar[bool] = False
    """Whether the move that begins a race is part of it, made again when it is called off."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.chance = Chance(setup.stack, setup.seed)
        self.seats = len(setup.players)
        self.first: Seat = (
            self.chance.first_seat(self.seats) if setup.first is None else setup.first
        )
        self._now_us = 0

    @classmethod
    def new(cls, setup: Setup) -> Self:
        """Begin the game of a checked setup."""
        return cls(setup)

    @property
    def now_us(self) -> int:
        """How far the game's clock has come."""
        return self._now_us

    # What a game answers

    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act now, ascending; empty while only the clock can move."""

    @abstractmethod
    def legal(self, seat: Seat) -> Sequence[Move]:
        """Return every move the seat may make now."""

    @abstractmethod
    def view(self, viewer: Viewer) -> View:
        """Return all the viewer may know."""

    @abstractmethod
    def result(self) -> Result | None:
        """Return how the game ended, or None while it goes on."""

    def kinds(self, seat: Seat, viewer: Viewer = None) -> list[str]:
        """Return the kinds of move open to the seat, sorted, as the viewer may know them."""
        return sorted({move.do for move in self.legal(seat)})

    def next_due_us(self) -> int | None:
        """Return the first time at which the clock alone changes something, or None.

        What opens at a stamp is due at it; what closes at one is due a microsecond later,
        after the presses of that stamp.
        """
        return None

    def race_us(self) -> int | None:
        """Return where a race on now can be begun again from, or None without one.

        A race is what presses decide by their stamps. With the moves made before it began,
        the clock put to this time gives the state from which it can be run afresh.
        """
        return None

    # What a game does

    def _happen(self, due_us: int, events: list[Event]) -> None:
        """Do the one thing that is due at this time (a game with a clock says what)."""
        raise NotImplementedError

    @abstractmethod
    def _check(self, seat: Seat, move: Move, at: int | None) -> None:
        """Raise IllegalMove unless the move can be made as things stand."""

    @abstractmethod
    def _play(self, seat: Seat, move: Move, events: list[Event]) -> None:
        """Make a move that has been checked."""

    # The order of things, the same for all

    def apply(self, seat: Seat, move: Move, at: int | None = None) -> list[Event]:
        """Move the clock to `at` (None: where it stands), then make the move.

        Raises IllegalMove; then nothing has changed, the clock included.
        """
        events: list[Event] = []
        now_us = self._now_us
        saved: tuple[dict[str, Any], Mark] | None = None
        if at is not None and at != now_us:
            if at < now_us:
                raise IllegalMove(Refusal.TIME_FALLS, now_us=now_us, at_us=at)
            due_us = self.next_due_us()
            if due_us is not None and due_us <= at:
                saved = self._snapshot()
                self._run_clock(at, events)
            self._now_us = at
        try:
            self._check(seat, move, at)
        except IllegalMove:
            self._now_us = now_us
            if saved is not None:
                self._restore(saved)
            raise
        self._play(seat, move, events)
        return events

    def tick(self, at: int) -> list[Event]:
        """Move the clock to `at` and let everything happen that is due by then.

        Raises IllegalMove if that would turn it back. Always allowed otherwise.
        """
        if at < self._now_us:
            raise IllegalMove(Refusal.TIME_FALLS, now_us=self._now_us, at_us=at)
        events: list[Event] = []
        self._run_clock(at, events)
        self._now_us = at
        return events

    def _run_clock(self, at: int, events: list[Event]) -> None:
        while (due_us := self.next_due_us()) is not None and due_us <= at:
            self._now_us = due_us
            self._happen(due_us, events)

    def _snapshot(self) -> tuple[dict[str, Any], Mark]:
        keep = {id(self.chance): self.chance, id(self.setup): self.setup}
        return copy.deepcopy(self.__dict__, keep), self.chance.mark()

    def _restore(self, saved: tuple[dict[str, Any], Mark]) -> None:
        self.__dict__.update(saved[0])
        self.chance.rewind(saved[1])
