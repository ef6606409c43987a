"""A short text in any script: names."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.kit import theme
from scenes.kit.canvas import Canvas
from scenes.kit.inputs import Input, Kind
from scenes.kit.widgets.base import Kit
from scenes.kit.widgets.row import Row


class TextField(Row):
    """A short text, typed after Enter or a click; Enter or Esc ends. Any script."""

    label_part = 0.34

    def __init__(
        self,
        label: str,
        x: float,
        y: float,
        w: float,
        value: str,
        on_change: Callable[[str], object],
        kit: Kit,
        *,
        most: int = 24,
        h: float = 64,
        help: str = "",
    ) -> None:
        super().__init__(label, x, y, w, h, help)
        self.value, self.on_change, self.most = value, on_change, most
        self._kit = kit
        self._typing = False
        self._composing = ""

    @property
    def typing(self) -> bool:
        return self._typing

    def use(self) -> bool:
        self._typing = True
        self._kit.text_input(True)
        return True

    def stop(self) -> None:
        """Leave off typing and hand the text over."""
        if self._typing:
            self._typing = False
            self._composing = ""
            self._kit.text_input(False)
            self.on_change(self.value)

    def focused(self, on: bool) -> None:
        if not on:
            self.stop()

    def take(self, event: Input) -> bool:
        if not self._typing:
            return False
        if event.kind is Kind.RESIZED:  # full screen came or went, and typed text with it
            self.stop()
            return False
        if event.kind is Kind.TEXT:
            self._composing = ""
            clean = "".join(
                c for c in event.text if c.isprintable() and not 0xD800 <= ord(c) < 0xE000
            )
            self.value = (self.value + clean)[: self.most]
            return True
        if event.kind is Kind.TEXT_EDIT:
            self._composing = event.text
            return True
        if event.kind is Kind.KEY_DOWN:
            if event.scancode in (pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER, pygame.KSCAN_ESCAPE):
                self.stop()
            elif event.scancode == pygame.KSCAN_BACKSPACE and not self._composing:
                self.value = self.value[:-1]
            return True
        if event.kind is Kind.PAD_DOWN:
            self.stop()
            return True
        if event.kind is Kind.MOUSE_DOWN and not self.holds(event.x_u, event.y_u):
            self.stop()
        return False

    def draw_field(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        x, w, cy = self.field_x, self.field_w, self.y + self.h / 2
        slot = kit.art.panel("slot_lit" if lit or self._typing else "slot", w, self.h - 14)
        canvas.blit(slot, x + w / 2, cy, anchor="center")
        shown = self.value + self._composing
        words = kit.text.line(
            shown, "body", theme.BODY_U, theme.GOLD if self._typing else theme.CREAM, max_w_u=w - 50
        )
        canvas.blit(words, x + 18, cy, anchor="midleft")
        if self._typing:
            width = canvas.size_u(words)[0] if shown else 0.0
            canvas.fill(theme.GOLD, x + 20 + width, cy - 17, 3, 34)
