"""One of several values, and yes or no."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.widgets.base import Kit
from scenes.kit.widgets.row import Row


class Choice(Row):
    """One of several values, turned with left and right: `choices` are (value, words)."""

    def __init__(
        self,
        label: str,
        x: float,
        y: float,
        w: float,
        choices: Sequence[tuple[object, str]],
        value: object,
        on_change: Callable[[object], object],
        *,
        h: float = 64,
        help: str = "",
    ) -> None:
        super().__init__(label, x, y, w, h, help)
        self.choices = list(choices)
        self.on_change = on_change
        values = [v for v, _ in self.choices]
        self.index = values.index(value) if value in values else 0

    def turn(self, step: int) -> bool:
        self.index = (self.index + step) % len(self.choices)
        self.on_change(self.choices[self.index][0])
        return True

    def use(self) -> bool:
        return self.turn(1)

    def click(self, x_u: float, y_u: float) -> bool:
        return self.turn(-1 if x_u < self.field_x + self.field_w * 0.3 else 1)

    def draw_field(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        x, w, cy = self.field_x, self.field_w, self.y + self.h / 2
        slot = kit.art.panel("slot_lit" if lit else "slot", w, self.h - 14)
        canvas.blit(slot, x + w / 2, cy, anchor="center")
        fade = 255 if self.enabled else 90
        arrow = self.h * 0.46
        left, right = (
            kit.art.svg("icons/arrow_left", arrow),
            kit.art.svg("icons/arrow_right", arrow),
        )
        canvas.blit(left, x + 12, cy, anchor="midleft", alpha=fade)
        canvas.blit(right, x + w - 12, cy, anchor="midright", alpha=fade)
        color = theme.CREAM if self.enabled else theme.DIM
        words = kit.text.line(
            self.choices[self.index][1], "body", theme.BODY_U, color, max_w_u=w - 2 * arrow - 44
        )
        canvas.blit(words, x + w / 2, cy, anchor="center")


class Toggle(Choice):
    """Yes or no."""

    def __init__(
        self,
        label: str,
        x: float,
        y: float,
        w: float,
        words: tuple[str, str],
        value: bool,
        on_change: Callable[[bool], object],
        *,
        h: float = 64,
        help: str = "",
    ) -> None:
        pairs = [(False, words[0]), (True, words[1])]
        super().__init__(label, x, y, w, pairs, value, lambda v: on_change(bool(v)), h=h, help=help)
