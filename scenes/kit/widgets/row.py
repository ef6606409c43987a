"""A line of a settings sheet, which choices, sliders and text fields are."""

from __future__ import annotations

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.widgets.base import Kit, Widget


class Row(Widget):
    """A line of a settings sheet: a label at the left, something to set at the right."""

    label_part = 0.5

    def __init__(
        self, label: str, x: float, y: float, w: float, h: float = 64, help: str = ""
    ) -> None:
        super().__init__(x, y, w, h)
        self.label, self.help = label, help

    @property
    def field_x(self) -> float:
        """Where the part that is set begins."""
        return self.x + self.w * self.label_part

    @property
    def field_w(self) -> float:
        return self.w * (1 - self.label_part) - 12

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        x = self.x + self.shake_u(now_us)
        if lit:
            canvas.fill((240, 207, 126), x, self.y, self.w, self.h, 46)
            canvas.fill((240, 207, 126), x, self.y, 5, self.h, 220)
        color = theme.GOLD if lit else theme.CREAM if self.enabled else theme.DIM
        label = kit.text.line(
            self.label, "body", theme.BODY_U, color, max_w_u=self.w * self.label_part - 30
        )
        canvas.blit(label, x + 18, self.y + self.h / 2, anchor="midleft")
        self.draw_field(canvas, kit, lit, now_us)

    def draw_field(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        raise NotImplementedError
