"""A scene that asks people something, and the gate before its prompts: all tables are one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.app.gate import Gate
from scenes.kit.app.scene import Scene

if TYPE_CHECKING:
    from scenes.kit.app.app import App


class Prompting(Scene):
    """Subclasses show every input to `_gate` and call `prompted` whenever they ask something."""

    keeps_awake = True

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self._gate = Gate(0)

    def prompted(self, calm_us: int = 0) -> None:
        """Something new is asked from now on, which nobody can have seen yet.

        With `calm_us` hands that went on pressing must rest for so long, too.
        """
        gate = Gate.seen(self.app.now_us, self.app.pump.held, calm_us)
        if gate.opens_us > self._gate.opens_us:  # after a race it is shut for longer
            self._gate = gate

    def anybody(self, words: str) -> str:
        """Words that invite any key; "" while a sheet lies over the scene, which takes the keys."""
        return words if self.app.top is self else ""

    @property
    def presses_from_us(self) -> int:
        return self._gate.opens_us
