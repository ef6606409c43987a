"""A film with stops: a press hurries it on, but not past what everybody has to have seen."""

from __future__ import annotations

from scenes.kit.draw.tweens import Film, Read


class Stop(Read):
    """Time to read something no impatient press may jump over (who won a fight, who has the pot).

    A press that finds the film here goes on from it.
    """


class Reel(Film):
    """See the module's docstring."""

    def skip_on(self) -> None:
        """Put everything up to the next stop at its end; a stop that stands already is over."""
        if self._queued and isinstance(self._queued[0], Stop):
            self._queued.pop(0).finish()
        while self._queued and not isinstance(self._queued[0], Stop):
            self._queued.pop(0).finish()
