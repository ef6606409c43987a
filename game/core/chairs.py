"""Who sits at a table: people and bots, and how a bot is asked what it does."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import Any, Final, Protocol, runtime_checkable

from game.core.chance import Stream
from game.core.engine import Move, Seat, View

LEVELS = ("easy", "middle", "hard")
"""The levels of bots, weakest first; every game has all of them."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a bot has made up its mind to do.

    `at_us` None: as soon as the pacing of the table allows. A number: at that game time
    exactly (races). A time already past means at once.
    """

    move: Move
    at_us: int | None = None


class Thinking(Enum):
    """What a bot says that has not made up its mind; see THINKING."""

    ON = "still thinking"


THINKING: Final = Thinking.ON
"""The bot needs another slice of time: it is asked again soon, and goes on where it was."""


class Bot(Protocol):
    """A player that sees what a person in its chair would see, and nothing else."""

    def decide(
        self, view: View, seat: Seat, legal: Sequence[Move], now_us: int
    ) -> Decision | Thinking | None:
        """Say what to do, or None to wait for what comes; never longer than some 4 ms.

        Asked again after everything that happens while the seat may act; the new answer
        takes the place of a decision not carried out yet. THINKING only outside races.
        """


@runtime_checkable
class Remembers(Protocol):
    """A bot that minds what was seen of the others in earlier games of the evening."""

    def remember(self, pasts: Sequence[Mapping[str, int]]) -> None:
        """Take in every chair's `past`, by seat; once, before the first move."""


@runtime_checkable
class MindsPeople(Protocol):
    """A bot that plays otherwise where people sit: it leaves them a word or a press."""

    def meet(self, people: Collection[Seat]) -> None:
        """Take in which seats are people's; once, before the first move."""


MakeBot = Callable[[str, Stream], Bot]
"""`make_bot(level, rng)` of a game's bots.py: a fresh bot with a random stream of its own."""


@dataclass(frozen=True, slots=True)
class Chair:
    """One seat at the table: `level` None is a person, else a bot of that level.

    `looks` is what the scenes keep about the sitter (colour, hat, keys…), plain JSON. `past` is
    what everybody could count of the sitter in earlier games of the evening (claims, lies …).
    """

    name: str
    level: str | None = None
    looks: dict[str, Any] = field(default_factory=dict)
    past: dict[str, int] = field(default_factory=dict)

    @property
    def is_bot(self) -> bool:
        """Whether the program plays this chair."""
        return self.level is not None
