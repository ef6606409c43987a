"""A short text in any script: names. It does what text fields do everywhere.

Opening it selects what stands there, so that typing replaces it. Accents from dead keys and
syllables that an input method is still putting together stand underlined at the caret until they
are done; meanwhile keys belong to the input method.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input import clipboard
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.text.lines import clean
from scenes.kit.widgets.base import Kit
from scenes.kit.widgets.edit_line import EditLine
from scenes.kit.widgets.row import Row

REPEAT_AFTER_US, REPEAT_US = 400_000, 45_000
BLINK_US = 530_000
DOUBLE_US = 400_000
PAD_U = 18.0
_MARKED = (116, 74, 30)

_ENDS = frozenset({pygame.KSCAN_RETURN, pygame.KSCAN_KP_ENTER, pygame.KSCAN_ESCAPE})
_REPEATING = frozenset(
    {pygame.KSCAN_BACKSPACE, pygame.KSCAN_DELETE, pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT}
)
_SHORT_CUTS = {
    pygame.K_a: pygame.KSCAN_A,
    pygame.K_c: pygame.KSCAN_C,
    pygame.K_x: pygame.KSCAN_X,
    pygame.K_v: pygame.KSCAN_V,
}


class TextField(Row):
    """A short text, typed after Enter or a click; Enter or Esc ends. Any script."""

    label_part = 0.34
    at_once = True

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
        self.on_change = on_change
        self._kit = kit
        self._line = EditLine(value, most)
        self._typing = False
        self._composing = ""
        self._now_us = self._touched_us = 0
        self._repeats: tuple[Input, int] | None = None
        self._dragging = False
        self._clicked_us: int | None = None

    @property
    def value(self) -> str:
        """The text as it stands, without what is still being composed."""
        return self._line.text

    @value.setter
    def value(self, text: str) -> None:
        self._line = EditLine(text, self._line.most)

    @property
    def selected(self) -> str:
        """The selected part of the text, "" when nothing is."""
        return self._line.selected

    @property
    def caret(self) -> int:
        """How many letters stand before the caret."""
        return self._line.caret

    @property
    def typing(self) -> bool:
        return self._typing

    def use(self) -> bool:
        self._typing = True
        self._line.select_all()
        self._touched_us = self._now_us
        self._kit.text_input(True, (self.field_x, self.y, self.field_w, self.h))
        return True

    def stop(self) -> None:
        """Leave off typing and hand the text over."""
        if self._typing:
            self._typing = self._dragging = False
            self._composing, self._repeats, self._clicked_us = "", None, None
            self._line.move(len(self._line.text))
            self._kit.text_input(False)
            self.on_change(self.value)

    def focused(self, on: bool) -> None:
        if not on:
            self.stop()

    # -- time ----------------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        self._now_us = now_us
        while self._repeats is not None and now_us >= self._repeats[1]:
            event, due_us = self._repeats
            self._press(event)
            self._repeats = (event, due_us + REPEAT_US)

    def wake_us(self) -> int | None:
        if not self._typing:
            return None
        times = [self._repeats[1]] if self._repeats is not None else []
        if not self._kit.settings.reduced_motion:
            beats = (self._now_us - self._touched_us) // BLINK_US + 1
            times.append(self._touched_us + beats * BLINK_US)
        return min(times, default=None)

    # -- input ---------------------------------------------------------------------------------
    def take(self, event: Input) -> bool:
        if not self._typing:
            return False
        if event.kind is Kind.RESIZED:  # full screen came or went, and typed text with it
            self.stop()
            return False
        if event.kind is Kind.TEXT:
            self._composing = ""
            self._line.put(event.text)
        elif event.kind is Kind.TEXT_EDIT:
            self._composing = event.text
        elif event.kind is Kind.KEY_DOWN:
            self._key(event)
        elif event.kind is Kind.KEY_UP:
            if self._repeats is not None and event.scancode == self._repeats[0].scancode:
                self._repeats = None
            return True
        elif event.kind is Kind.PAD_DOWN:
            self.stop()
            return True
        elif event.kind in (Kind.MOUSE_DOWN, Kind.MOUSE_MOVE, Kind.MOUSE_UP):
            return self._mouse(event)
        else:
            return False
        self._touched_us = event.at_us
        return True

    def _key(self, event: Input) -> None:
        if self._composing:
            return
        if event.scancode in _ENDS:
            self.stop()
            return
        self._press(event)
        if event.scancode in _REPEATING:
            self._repeats = (event, event.at_us + REPEAT_AFTER_US)

    def _press(self, event: Input) -> None:
        """What a key does to the text; again and again while it is held, if it repeats."""
        line, code = self._line, event.scancode
        shift = bool(event.mods & pygame.KMOD_SHIFT)
        word = bool(event.mods & (pygame.KMOD_CTRL | pygame.KMOD_ALT))
        self._touched_us = max(event.at_us, self._now_us)
        if code in (pygame.KSCAN_BACKSPACE, pygame.KSCAN_DELETE):
            line.erase(-1 if code == pygame.KSCAN_BACKSPACE else 1, word=word)
        elif code in (pygame.KSCAN_LEFT, pygame.KSCAN_RIGHT):
            way = -1 if code == pygame.KSCAN_LEFT else 1
            if event.mods & pygame.KMOD_META:
                line.move(0 if way < 0 else len(line.text), keep=shift)
            else:
                line.step(way, keep=shift, word=word)
        elif code in (pygame.KSCAN_HOME, pygame.KSCAN_UP):
            line.move(0, keep=shift)
        elif code in (pygame.KSCAN_END, pygame.KSCAN_DOWN):
            line.move(len(line.text), keep=shift)
        elif event.mods & (pygame.KMOD_CTRL | pygame.KMOD_META) and not (
            event.mods & pygame.KMOD_ALT  # AltGr, which types signs
        ):
            self._short_cut(_short_cut(event))

    def _short_cut(self, key: int) -> None:
        if key == pygame.K_a:
            self._line.select_all()
        elif key in (pygame.K_c, pygame.K_x) and self._line.selected:
            clipboard.write(self._line.selected)
            if key == pygame.K_x:
                self._line.erase(-1)
        elif key == pygame.K_v:
            self._line.put(clipboard.read())

    def _mouse(self, event: Input) -> bool:
        if event.kind is Kind.MOUSE_UP:
            was, self._dragging = self._dragging, False
            return was
        if event.kind is Kind.MOUSE_MOVE:
            if self._dragging:
                self._line.move(self._at(event.x_u), keep=True)
            return self._dragging
        if not self.holds(event.x_u, event.y_u):
            self.stop()
            return False
        if event.button == 1 and not self._composing:
            last_us, self._clicked_us = self._clicked_us, event.at_us
            self._touched_us = event.at_us
            if last_us is not None and event.at_us - last_us < DOUBLE_US:
                self._line.select_all()
            else:
                self._line.move(self._at(event.x_u))
                self._dragging = True
        return True

    def _at(self, x_u: float) -> int:
        """The place in the text nearest to a place on the stage."""
        x_u -= self.field_x + PAD_U - self._scrolled_u()
        places = range(len(self.value) + 1)
        return min(places, key=lambda i: abs(self._width_u(self.value[:i]) - x_u))

    # -- drawing -------------------------------------------------------------------------------
    def _width_u(self, text: str) -> float:
        return self._kit.text.size(text, "body", theme.BODY_U)[0]

    def _scrolled_u(self) -> float:
        """How far a text too long for the field is pushed to the left so that its caret shows."""
        room = self.field_w - 2 * PAD_U
        at = self._line.caret
        shown = self.value[:at] + self._composing
        whole = self._width_u(shown + self.value[at:])
        return min(max(0.0, whole - room), max(0.0, self._width_u(shown) - room * 0.8))

    def draw_field(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        x, w, cy = self.field_x, self.field_w, self.y + self.h / 2
        slot = kit.art.panel("slot_lit" if lit or self._typing else "slot", w, self.h - 14)
        canvas.blit(slot, x + w / 2, cy, anchor="center")
        if not self._typing:
            words = kit.text.line(
                self.value, "body", theme.BODY_U, theme.CREAM, max_w_u=w - 2 * PAD_U
            )
            canvas.blit(words, x + PAD_U, cy, anchor="midleft")
            return
        start, end = self._line.selection
        before, after = self.value[: self._line.caret], self.value[self._line.caret :]
        if self._composing:
            before, after = self.value[:start], self.value[end:]
            start = end
        left = x + PAD_U - self._scrolled_u()
        shown = before + self._composing + after
        with canvas.clip(x + 8, self.y, w - 16, self.h):
            if start != end:
                from_u, to_u = (self._width_u(self.value[:at]) for at in (start, end))
                canvas.fill(_MARKED, left + from_u, cy - 21, to_u - from_u, 42)
            words = kit.text.line(shown, "body", theme.BODY_U, theme.GOLD)
            if clean(shown):
                canvas.blit(words, left, cy, anchor="midleft")
            caret = left + self._width_u(before + self._composing)
            if self._composing:
                begin = left + self._width_u(before)
                canvas.fill(theme.GOLD, begin, cy + 19, max(8.0, caret - begin), 3)
            if self._shows_caret(now_us):
                canvas.fill(theme.GOLD, caret, cy - 19, 3, 38)

    def _shows_caret(self, now_us: int) -> bool:
        if self._kit.settings.reduced_motion:
            return True
        return (now_us - self._touched_us) // BLINK_US % 2 == 0


def _short_cut(event: Input) -> int:
    """The Latin letter of a key, by what is printed on it, else by where it lies."""
    if event.key in _SHORT_CUTS or pygame.K_a <= event.key <= pygame.K_z:
        return event.key
    return next((key for key, code in _SHORT_CUTS.items() if code == event.scancode), 0)
