"""Whose secret cards may be drawn at this moment: the curtain and hold-to-look, as plain state.

With two or more people at the screen a secret turn begins behind the curtain. It falls over what
everybody may see (whoever was looking loses their cards before it moves), hangs until the person it
names opens it, and rises for them alone. `viewer` is the one question scenes ask: whose view may be
drawn (design.md, "One screen, secret hands"; findings.md, "People at one screen").
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from enum import Enum

from game.core.engine import TABLE, Seat, Viewer

FALL_US, RISE_US = 260_000, 320_000


class Curtain(Enum):
    """Where the curtain is."""

    UP = "up"
    FALLING = "falling"
    HANGING = "hanging"
    RISING = "rising"


class Secrets:
    """See the module's docstring. `people`: the seats of people; `hold`: must one hold to look?

    `owner` is the person whose turn at the screen it is (None: nobody's), `named` the one the
    curtain waits for. A person alone at the screen owns it always, without curtain.
    """

    def __init__(self, people: Sequence[Seat], hold: Callable[[], bool]) -> None:
        self.people = tuple(people)
        self._hold = hold
        self.curtain = Curtain.UP
        self.named: Seat | None = None
        self.owner: Seat | None = self.sole
        self._looks: set[Hashable] = set()
        self._since_us = 0
        self._now_us = 0

    @property
    def sole(self) -> Seat | None:
        """The only person at the screen; None if there are several, or none."""
        return self.people[0] if len(self.people) == 1 else None

    @property
    def holds(self) -> bool:
        """True when secrets show only while somebody holds to look."""
        return self.sole is None and self._hold()

    @property
    def looking(self) -> bool:
        """True while the owner holds to look."""
        return bool(self._looks)

    def viewer(self) -> Viewer:
        """Whose view may be drawn: the owner's seat, else the table's."""
        if self.owner is None or self.covered:
            return TABLE
        if self.holds and not self._looks:
            return TABLE
        return self.owner

    # -- the curtain ---------------------------------------------------------------------------
    @property
    def covered(self) -> bool:
        """True while the curtain falls or hangs: nothing secret is drawn."""
        return self.curtain in (Curtain.FALLING, Curtain.HANGING)

    @property
    def moving(self) -> bool:
        """True while the curtain moves."""
        return self.curtain in (Curtain.FALLING, Curtain.RISING)

    @property
    def cover(self) -> float:
        """How much of the table the curtain covers, 0 to 1."""
        match self.curtain:
            case Curtain.FALLING:
                return min(1.0, (self._now_us - self._since_us) / FALL_US)
            case Curtain.RISING:
                return max(0.0, 1.0 - (self._now_us - self._since_us) / RISE_US)
            case Curtain.HANGING:
                return 1.0
        return 0.0

    def call(self, seat: Seat, now_us: int, at_once: bool = False) -> None:
        """Let the curtain fall for this person; nobody looks from now on.

        `at_once`: it hangs without falling (reduced motion, a game gone on with).
        """
        if self.sole is not None:
            return
        self.hide()
        self.named = seat
        if self.curtain is not Curtain.HANGING:
            self.curtain = Curtain.HANGING if at_once else Curtain.FALLING
            self._since_us = self._now_us = now_us

    def lift(self, seat: Seat, now_us: int, at_once: bool = False) -> bool:
        """The person it hangs for opens it. False, and nothing happens, for anybody else."""
        if self.curtain is not Curtain.HANGING or seat != self.named:
            return False
        self.named = None
        self.owner = seat
        self._looks.clear()
        self.curtain = Curtain.UP if at_once else Curtain.RISING
        self._since_us = self._now_us = now_us
        return True

    def hide(self) -> None:
        """Nobody looks any more (a turn over, pause, lost focus); alone, the owner stays."""
        self._looks.clear()
        if self.sole is None:
            self.owner = None
            if self.curtain is Curtain.RISING:
                self.curtain = Curtain.UP

    def draw_aside(self) -> None:
        """Take the curtain away without opening it for anybody: only public things follow."""
        self.hide()
        if self.sole is None:
            self.named = None
            self.curtain = Curtain.UP

    # -- holding to look -----------------------------------------------------------------------
    def look(self, source: Hashable, on: bool) -> None:
        """A key, button or pad button that looks goes down or up."""
        if not on:
            self._looks.discard(source)
        elif self.owner is not None and not self.covered:
            self._looks.add(source)

    def update(self, now_us: int) -> None:
        """Let the curtain move on to app time `now_us`."""
        self._now_us = max(self._now_us, now_us)
        if self.curtain is Curtain.FALLING and self.cover >= 1.0:
            self.curtain = Curtain.HANGING
        elif self.curtain is Curtain.RISING and self.cover <= 0.0:
            self.curtain = Curtain.UP
