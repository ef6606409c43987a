"""A table with secret hands while nobody at the screen is asked: what skips ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.app.gate import CALM_US, Gate
from scenes.kit.draw.canvas import Canvas
from scenes.table.secret.life import SecretLife
from scenes.table.skip_ahead import SkipHint, bots_think, draw_hint, skip_wait, skip_words
from scenes.table.texts import fast_words

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table


class Skipping(SecretLife):
    """See the module's docstring."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        self.hint = SkipHint()

    def prompt(self) -> str:
        """The line that says who may do what."""
        raise NotImplementedError

    @property
    def prompt_shown(self) -> bool:
        """Whether that line is on screen."""
        return True

    def waits(self) -> bool:
        """Whether nobody at the screen is asked anything: pictures go on, or bots think."""
        if self.reference_open or self.secrets.covered or self.app.top is not self:
            return False
        thinking = not self._over and self.reading is None and bots_think(self.table)
        return self.film.busy or thinking

    def skip_wait(self) -> bool:
        """A press while bots think: the next of them moves now. False when none does."""
        if self.secrets.moving or not skip_wait(self.table, self.app.now_us):
            return False
        self._gate = Gate(self.app.now_us, self.app.pump.held, CALM_US)
        return True

    def update(self, now_us: int) -> None:
        super().update(now_us)
        self.hint.update(now_us, self.waits())

    def wake_us(self) -> int | None:
        times = (super().wake_us(), self.hint.wake_us())
        return min((t for t in times if t is not None), default=None)

    def hint_words(self) -> str:
        """Which key skips ahead; "" while there is nothing to skip, or the prompt says so."""
        said = self.prompt_shown and self.prompt() == fast_words()
        return self.anybody(skip_words()) if self.hint.shown and not said else ""

    def draw_hint(self, canvas: Canvas) -> None:
        """That line, where the signs of whoever is asked would be."""
        draw_hint(canvas, self.app, self.layout.places["actions"], self.hint_words())
