"""A wooden sign with a word on it, pressed by Enter, mouse or pad."""

from __future__ import annotations

from collections.abc import Callable

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.text.lettering import Role
from scenes.kit.widgets.base import Kit, Widget
from scenes.kit.widgets.key_cap import key_cap


class Button(Widget):
    """A wooden sign with a word, and an icon if wanted."""

    def __init__(
        self,
        label: str,
        x: float,
        y: float,
        w: float,
        h: float,
        on_press: Callable[[], object],
        *,
        icon: str = "",
        enabled: bool = True,
        why_not: str = "",
        help: str = "",
        size_u: float = 34.0,
        role: Role = "title",
        key: str = "",
    ) -> None:
        """`key` is the label of a key that does the same, shown as a cap at the left."""
        super().__init__(x, y, w, h)
        self.label, self.on_press, self.icon, self.key = label, on_press, icon, key
        self.enabled, self.why_not, self.help = enabled, why_not, help
        self.size_u, self.role = size_u, role

    def use(self) -> bool:
        self.on_press()
        return True

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        kind = "wood_off" if not self.enabled else "wood_lit" if lit else "wood"
        cx, cy = self.centre
        cx += self.shake_u(now_us)
        canvas.blit(kit.art.panel(kind, self.w, self.h), cx, cy, anchor="center")
        color = theme.DIM if not self.enabled else theme.GOLD if lit else theme.CREAM
        room = self.w - 56
        if self.key:
            cap_u = key_cap(canvas, kit, self.key, cx - self.w / 2 + 36, cy, min(42.0, self.h / 2))
            room -= cap_u + 24
            cx += (cap_u + 24) / 2
        icon_u = min(self.h * 0.62, 54.0) if self.icon else 0.0
        words = None
        if self.label:
            words = kit.text.line(
                self.label,
                self.role,
                self.size_u,
                color,
                outline_u=2,
                outline_color=theme.LINE,
                max_w_u=room - icon_u,
            )
        words_w = canvas.size_u(words)[0] if words else 0.0
        gap = 12.0 if words and self.icon else 0.0
        left = cx - (words_w + icon_u + gap) / 2
        if self.icon:
            picture = kit.art.svg(self.icon, icon_u)
            fade = 120 if not self.enabled else 255
            canvas.blit(picture, left + icon_u / 2, cy, anchor="center", alpha=fade)
        if words:
            canvas.blit(words, left + icon_u + gap, cy, anchor="midleft")
