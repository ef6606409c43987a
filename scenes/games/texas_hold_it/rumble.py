"""What a peek feels like on a pad: one buzz cactus, two snake, one long gas, none calm.

Nothing shows on screen, and the wait is the same for every card (design.md, "One screen").
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import Seat

if TYPE_CHECKING:
    from scenes.kit.app.app import App

SHORT_MS, LONG_MS, GAP_US = 260, 1_100, 520_000
FEEL_US = 1_600_000
"""How long every peek takes on a pad, whatever it was."""
PATTERNS: dict[str, tuple[tuple[int, int], ...]] = {
    "cactus": ((0, SHORT_MS),),
    "snake": ((0, SHORT_MS), (GAP_US, SHORT_MS)),
    "gas": ((0, LONG_MS),),
    "calm": (),
}
"""Per card: when (µs after the peek) and how long (ms) the pad buzzes."""


class Rumble:
    """Buzzes to come on people's pads."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._due: list[tuple[int, int, int]] = []

    def can(self, seat: Seat) -> bool:
        """Whether the seat has a pad that can be felt."""
        pad = self._app.pads.pad_of(seat)
        return pad is not None and self._app.pads.rumble(pad, 0.0, 0.0, 1)

    def feel(self, seat: Seat, card: str, now_us: int) -> None:
        """Let the seat's pad tell its holder a card."""
        pad = self._app.pads.pad_of(seat)
        if pad is not None:
            self._due += [(now_us + after_us, pad, ms) for after_us, ms in PATTERNS[card]]

    def stop(self) -> None:
        """No more of it (a pause)."""
        self._due.clear()
        self._app.pads.still()

    def update(self, now_us: int) -> None:
        """Buzz what is due at app time `now_us`."""
        due = [entry for entry in self._due if entry[0] <= now_us]
        self._due = [entry for entry in self._due if entry[0] > now_us]
        for _at_us, pad, ms in due:
            self._app.pads.rumble(pad, 0.9, 0.9, ms)

    def wake_us(self) -> int | None:
        """When the next one is due, or None."""
        return min((entry[0] for entry in self._due), default=None)
