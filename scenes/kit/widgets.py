"""Things one can press: buttons, switches, choices, sliders, name fields, in a group that routes
keyboard, mouse and pad to them alike.

A group holds widgets and the focus. Arrows, d-pad and stick move the focus to the nearest widget
that way; Enter, Space or the bottom button use it; the mouse focuses what it touches and uses what
it clicks. A widget that refuses shakes and says why. All places and sizes are in u.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Protocol

import pygame

from scenes.kit import theme
from scenes.kit.art import Art
from scenes.kit.canvas import Canvas
from scenes.kit.inputs import Input, Kind, Nav, nav
from scenes.kit.panels import MARGIN
from scenes.kit.sound import Sound
from scenes.kit.text import Lettering, Role

SHAKE_US = 360_000
SAY_US = 3_500_000


class Kit(Protocol):
    """What widgets need of the app."""

    @property
    def art(self) -> Art: ...
    @property
    def text(self) -> Lettering: ...
    @property
    def sound(self) -> Sound: ...
    def text_input(self, on: bool) -> None: ...


class Widget:
    """A rectangle one can focus and use."""

    def __init__(self, x: float, y: float, w: float, h: float) -> None:
        self.x, self.y, self.w, self.h = x, y, w, h
        self.enabled = True
        self.why_not = ""
        self.help = ""
        self._shake_from_us: int | None = None

    def holds(self, x_u: float, y_u: float) -> bool:
        """True when the place lies on the widget."""
        return self.x <= x_u < self.x + self.w and self.y <= y_u < self.y + self.h

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.w / 2, self.y + self.h / 2

    @property
    def typing(self) -> bool:
        """True while it takes text: keys are letters then."""
        return False

    def use(self) -> bool:
        """Confirm was pressed on it (only called when enabled). True when it did something."""
        return False

    def turn(self, step: int) -> bool:
        """Left (-1) or right (+1) was pressed on it; True when it used that."""
        return False

    def click(self, x_u: float, y_u: float) -> bool:
        """The mouse was pressed on it (only called when enabled)."""
        return self.use()

    def drag(self, x_u: float, y_u: float) -> None:
        """The mouse moves with its button held since it was pressed on the widget."""

    def take(self, event: Input) -> bool:
        """Any input while it has the focus, before the group looks at it."""
        return False

    def focused(self, on: bool) -> None:
        """The focus came or went."""

    def refuse(self, now_us: int) -> None:
        """Shake: what was tried cannot be done."""
        self._shake_from_us = now_us

    def shake_u(self, now_us: int) -> float:
        """How far to the side it stands at the moment because it shakes."""
        if self._shake_from_us is None or now_us - self._shake_from_us >= SHAKE_US:
            return 0.0
        part = (now_us - self._shake_from_us) / SHAKE_US
        return math.sin(part * math.pi * 6) * 9 * (1 - part)

    def moving(self, now_us: int) -> bool:
        return self._shake_from_us is not None and now_us - self._shake_from_us < SHAKE_US

    def draw(self, canvas: Canvas, kit: Kit, lit: bool, now_us: int) -> None:
        raise NotImplementedError


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


class Slider(Row):
    """A number from `low` to `high` in steps; `words` turns it into text."""

    label_part = 0.36

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


class Group:
    """Widgets with one focus among them. `back` is what Esc and the right button do."""

    def __init__(
        self, kit: Kit, widgets: Sequence[Widget], back: Callable[[], object] | None
    ) -> None:
        self._kit = kit
        self.widgets = list(widgets)
        self.back = back
        self.focus = 0
        self._held: Widget | None = None
        self._now_us = 0
        self.saying = ""
        self._say_until_us = 0

    @property
    def current(self) -> Widget | None:
        """The widget that has the focus."""
        return self.widgets[self.focus] if self.widgets else None

    @property
    def typing(self) -> bool:
        return self.current is not None and self.current.typing

    def set_focus(self, index: int, quiet: bool = False) -> None:
        """Give the focus to a widget."""
        if not self.widgets:
            return
        index %= len(self.widgets)
        if index != self.focus:
            self.widgets[min(self.focus, len(self.widgets) - 1)].focused(False)
            self.focus = index
            self.widgets[index].focused(True)
            if not quiet:
                self._kit.sound.play("hover")

    def update(self, now_us: int) -> None:
        """Tell the time, for shaking and for how long a refusal is shown."""
        self._now_us = now_us
        if self.saying and now_us >= self._say_until_us:
            self.saying = ""

    def wake_us(self) -> int | None:
        """As `Scene.wake_us`."""
        if any(w.moving(self._now_us) for w in self.widgets):
            return 0
        return self._say_until_us if self.saying else None

    def say(self, words: str) -> None:
        """Show a short line for a while (`saying`)."""
        self.saying, self._say_until_us = words, self._now_us + SAY_US

    def refuse(self, widget: Widget, why: str) -> None:
        """Shake a widget and say why."""
        widget.refuse(self._now_us)
        self._kit.sound.play("refuse")
        if why:
            self.say(why)

    def handle(self, event: Input) -> bool:
        """Route one input; True when it was of use to somebody."""
        current = self.current
        if current is not None and current.take(event):
            return True
        if event.kind is Kind.MOUSE_MOVE:
            return self._mouse_move(event)
        if event.kind is Kind.MOUSE_UP:
            held, self._held = self._held, None
            return held is not None
        if event.kind is Kind.MOUSE_DOWN and event.button == 1:
            for i, widget in enumerate(self.widgets):
                if widget.holds(event.x_u, event.y_u):
                    self.set_focus(i, quiet=True)
                    self._held = widget
                    self._do(widget, lambda w=widget: w.click(event.x_u, event.y_u))  # type: ignore[misc]
                    return True
            return False
        meaning = nav(event)
        if meaning is Nav.BACK and self.back is not None:
            self._kit.sound.play("back")
            self.back()
            return True
        if current is None or meaning is None:
            return False
        if meaning is Nav.CONFIRM:
            self._do(current, current.use)
            return True
        if meaning in (Nav.LEFT, Nav.RIGHT):
            step = 1 if meaning is Nav.RIGHT else -1
            if current.enabled and current.turn(step):
                self._kit.sound.play("click")
                return True
        if meaning in _WAYS:
            self._move(*_WAYS[meaning])
            return True
        return False

    def _mouse_move(self, event: Input) -> bool:
        if self._held is not None:
            self._held.drag(event.x_u, event.y_u)
            return True
        if self.typing:
            return False
        for i, widget in enumerate(self.widgets):
            if widget.holds(event.x_u, event.y_u):
                self.set_focus(i)
                return True
        return False

    def _do(self, widget: Widget, action: Callable[[], bool]) -> None:
        if not widget.enabled:
            self.refuse(widget, widget.why_not)
        elif action():
            self._kit.sound.play("confirm" if isinstance(widget, Button) else "click")

    def _move(self, dx: int, dy: int) -> None:
        current = self.current
        if current is None:
            return
        cx, cy = current.centre
        best, best_cost = None, math.inf
        for i, widget in enumerate(self.widgets):
            if widget is current:
                continue
            x, y = widget.centre
            ahead = (x - cx) * dx + (y - cy) * dy
            if ahead <= 1:
                continue
            # Sideways distance counts from edge to edge: a wide row is straight below a button.
            if dy:
                aside = max(0.0, abs(x - cx) - (widget.w + current.w) / 2)
            else:
                aside = max(0.0, abs(y - cy) - (widget.h + current.h) / 2)
            # What lies straight that way always comes before what lies askew.
            askew = 2000.0 if aside else 0.0
            cost = ahead + askew + aside * 3 + (abs(x - cx) if dy else abs(y - cy)) * 0.1
            if cost < best_cost:
                best, best_cost = i, cost
        if best is None and dy:
            best = self._wrap(dy, cx)
        if best is not None:
            self.set_focus(best)

    def _wrap(self, dy: int, cx: float) -> int:
        """Past the last one down is the first one, and the other way round."""
        order = sorted(
            range(len(self.widgets)),
            key=lambda i: (self.widgets[i].y * dy, abs(self.widgets[i].centre[0] - cx)),
        )
        return order[0]

    def draw(self, canvas: Canvas, show_focus: bool = True) -> None:
        """Draw all, the focused one last, so that its rim lies on top."""
        for i, widget in enumerate(self.widgets):
            if i != self.focus:
                widget.draw(canvas, self._kit, False, self._now_us)
        if self.current is not None:
            self.current.draw(canvas, self._kit, show_focus, self._now_us)


_WAYS = {Nav.UP: (0, -1), Nav.DOWN: (0, 1), Nav.LEFT: (-1, 0), Nav.RIGHT: (1, 0)}


def key_cap(canvas: Canvas, kit: Kit, label: str, x_u: float, y_u: float, h_u: float = 44) -> float:
    """Draw a key with its label, its left edge at x, centred on y; returns its width in u.

    A label that names a picture ("icons/…": a pad's button) is shown as that.
    """
    if label.startswith("icons/"):
        canvas.blit(kit.art.svg(label, h_u), x_u, y_u, anchor="midleft")
        return h_u
    words = kit.text.line(label, "plain", h_u * 0.6, theme.INK, max_w_u=190)
    w = max(h_u, canvas.size_u(words)[0] + h_u * 0.5)
    panel = kit.art.panel("key", w, h_u)
    canvas.blit(panel, x_u - MARGIN, y_u - h_u / 2 - MARGIN)
    canvas.blit(words, x_u + w / 2, y_u - 2, anchor="center")
    return w
