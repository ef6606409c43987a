"""One question of the keyboard check over time: who holds, whom it waits for, when it is answered.

A key that does not arrive may be a finger that is not down. So there is time, those missing are
named, and what stays away is asked for once more; a key that turns up as soon as another is let go
was down all the while, and needs no second asking.
"""

from __future__ import annotations

from enum import Enum

from game.controls.check import Aim, Question

PATIENCE_US = 4_000_000
"""So long after the last arrival a key that is missing counts as swallowed."""
FIRST_PATIENCE_US = 12_000_000
"""The same for keys that are pressed one by one for the first time."""
STEADY_US = 400_000
"""So long everything must be held together."""


class Stage(Enum):
    """How far the question is."""

    HOLD = "hold"  # waiting for keys
    LET_GO = "let go"  # heard enough; all fingers up before it goes on
    DONE = "done"


class Hold:
    """Watches the keys of a question; times are app time in µs."""

    def __init__(self, question: Question, held: frozenset[int] = frozenset()) -> None:
        """`held` are keys that are down already: they must be let go first."""
        self.question = question
        self.keys = frozenset(question.keys)
        self.each = question.aim is Aim.EACH
        self.stage = Stage.HOLD
        self.again = False
        self.down_now: set[int] = set()
        self.best: frozenset[int] = frozenset()
        self.proven: set[int] = set()
        self._old = set(held)
        self._since_us: int | None = None
        self._whole_us: int | None = None

    @property
    def missing(self) -> tuple[int, ...]:
        """Keys that have not arrived (EACH), or are not held with the others."""
        here = self.best if self.each or self.stage is not Stage.HOLD else self.down_now
        return tuple(code for code in self.question.keys if code not in here)

    def down(self, scancode: int, now_us: int) -> None:
        """A key arrived."""
        if scancode not in self.keys:
            return
        self.down_now.add(scancode)
        if self.stage is Stage.LET_GO:
            if scancode not in self.best:
                self.proven.add(scancode)
            return
        together = self.best | {scancode} if self.each else frozenset(self.down_now)
        if len(together) > len(self.best):
            self.best = together
        if len(together) >= min(2, len(self.keys)):
            self._since_us = now_us
        if together == self.keys:
            self._whole_us = now_us

    def up(self, scancode: int, now_us: int) -> None:
        """A key was let go."""
        self._old.discard(scancode)
        self.down_now.discard(scancode)
        if not self.each:
            self._whole_us = None
            if len(self.down_now) < 2:
                self._since_us = None

    def lost(self) -> None:
        """The window lost the keyboard: the question begins anew."""
        self.down_now.clear()
        self._old.clear()
        self._since_us = self._whole_us = None

    def waited(self, now_us: int) -> float:
        """How much of the patience is used up, 0 to 1."""
        if self.stage is not Stage.HOLD or self._since_us is None or self._whole_us is not None:
            return 0.0
        patience = FIRST_PATIENCE_US if self.each else PATIENCE_US
        return min(1.0, (now_us - self._since_us) / patience)

    def enough(self) -> None:
        """Go on with what arrived so far."""
        if self.stage is Stage.HOLD:
            self.stage = Stage.LET_GO
            self.again = True

    def update(self, now_us: int) -> None:
        """Move on to app time `now_us`."""
        if self.stage is Stage.HOLD:
            steady_us = 0 if self.each else STEADY_US
            whole = self._whole_us is not None and now_us - self._whole_us >= steady_us
            if whole or self.waited(now_us) >= 1.0:
                self.stage = Stage.LET_GO
        if self.stage is Stage.LET_GO and not self.down_now and not self._old:
            sure = self.best == self.keys or self.each or self.again
            if sure or self.proven >= self.keys - self.best:
                self.stage = Stage.DONE
            else:
                self.again, self.stage = True, Stage.HOLD
                self.proven.clear()
                self._since_us = self._whole_us = None
