"""A number on a bar, moved by arrows or dragged."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.widgets.base import Kit
from scenes.kit.widgets.row import Row


class Slider(Row):
    """A number from `low` to `high` in steps; `words` turns it into text."""

    label_part = 0.36
    at_once = True

    def __init__(
        self,
        label: str,
        x: float,
        y: float,
        w: float,
        low: int,
        high: int,
        step: int,
        value: int,
        on_change: Callable[[int], object],
        *,
        words: Callable[[int], str] = str,
        h: float = 64,
        help: str = "",
    ) -> None:
        super().__init__(label, x, y, w, h, help)
        self.low, self.high, self.step = low, high, step
        self.value = max(low, min(high, value))
        self.on_change, self.words = on_change, words

    @property
    def _bar(self) -> tuple[float, float]:
        return self.field_x + 24, max(40.0, self.field_w - 190)

    def set(self, value: int) -> None:
        """Move to a value (kept inside the range) and tell."""
        value = max(self.low, min(self.high, value))
        if value != self.value:
            self.value = value
            self.on_change(value)

    def turn(self, step: int) -> bool:
        self.set(self.value + step * self.step)
        return True

    def use(self) -> bool:
        self.set(self.low if self.value >= self.high else self.value + self.step)
        return True

    def click(self, x_u: float, y_u: float) -> bool:
        self.drag(x_u, y_u)
        return True

    def drag(self, x_u: float, y_u: float) -> None:
        x, w = self._bar
        part = max(0.0, min(1.0, (x_u - x) / w))
        steps = round(part * (self.high - self.low) / self.step)
        self.set(self.low + steps * self.step)

    def draw_field(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        x, w = self._bar
        cy = self.y + self.h / 2
        slot = kit.art.panel("slot_lit" if lit else "slot", w, 18)
        canvas.blit(slot, x + w / 2, cy, anchor="center")
        part = (self.value - self.low) / max(1, self.high - self.low)
        if part > 0:
            canvas.fill((207, 156, 64), x + 3, cy - 5, (w - 6) * part, 10)
        knob = kit.art.svg("icons/knob", 40)
        canvas.blit(knob, x + w * part, cy, anchor="center")
        words = kit.text.line(
            self.words(self.value), "body", theme.BODY_U, theme.CREAM, max_w_u=130
        )
        canvas.blit(words, self.field_x + self.field_w, cy, anchor="midright")
