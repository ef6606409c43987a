"""Widgets with one focus among them, which goes where arrows, d-pad, stick or mouse point."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input, Kind, Nav, nav
from scenes.kit.widgets.base import Kit, Widget
from scenes.kit.widgets.button import Button

SAY_US = 3_500_000
_WAYS = {Nav.UP: (0, -1), Nav.DOWN: (0, 1), Nav.LEFT: (-1, 0), Nav.RIGHT: (1, 0)}


class Group:
    """Widgets with one focus among them. `back` is what Esc and the right button do."""

    def __init__(
        self, kit: Kit, widgets: Sequence[Widget], back: Callable[[], object] | None
    ) -> None:
        self._kit = kit
        self.widgets = list(widgets)
        self.back = back
        self.focus = 0
        self.in_columns = False
        """Whether up and down keep to a column, and past its end come to its other end."""
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
        if self.current is not None:
            self.current.update(now_us)
        if self.saying and now_us >= self._say_until_us:
            self.saying = ""

    def wake_us(self) -> int | None:
        """As `Scene.wake_us`."""
        if any(w.moving(self._now_us) for w in self.widgets):
            return 0
        times = [self._say_until_us] if self.saying else []
        wakes = self.current.wake_us() if self.current is not None else None
        return min([*times, wakes] if wakes is not None else times, default=None)

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
            return self._mouse_up(event)
        if event.is_press:
            self._held = None
        if event.kind is Kind.MOUSE_DOWN and event.button == 1:
            for i, widget in enumerate(self.widgets):
                if widget.holds(event.x_u, event.y_u):
                    self.set_focus(i, quiet=True)
                    self._held = widget
                    if widget.at_once:
                        self._click(widget, event)
                    return True
            return False
        meaning = nav(event)
        return meaning is not None and self.navigate(meaning)

    def navigate(self, meaning: Nav) -> bool:
        """What a press means, from whatever device; True when it was of use."""
        current = self.current
        if meaning is Nav.BACK and self.back is not None:
            self._kit.sound.play("back")
            self.back()
            return True
        if current is None:
            return False
        if meaning is Nav.CONFIRM:
            self._do(current, current.use)
            return True
        if meaning in (Nav.LEFT, Nav.RIGHT) and self.turn(1 if meaning is Nav.RIGHT else -1):
            return True
        if meaning in _WAYS:
            self._move(*_WAYS[meaning])
            return True
        return False

    def turn(self, step: int) -> bool:
        """Turn the widget that has the focus to the left (-1) or right (1); True if it can."""
        current = self.current
        turned = current is not None and current.enabled and current.turn(step)
        if turned:
            self._kit.sound.play("click")
        return turned

    def _mouse_up(self, event: Input) -> bool:
        """Signs act when the button is let go on them; who slides off has thought better of it."""
        held, self._held = self._held, None
        if held is None or event.button != 1:
            return False
        if held in self.widgets and held.holds(event.x_u, event.y_u) and not held.at_once:
            self._click(held, event)
        return True

    def _click(self, widget: Widget, event: Input) -> None:
        self._do(widget, lambda: widget.click(event.x_u, event.y_u))

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
            if dy and aside and self.in_columns:
                continue
            # What lies straight that way always comes before what lies askew.
            askew = 2000.0 if aside else 0.0
            cost = ahead + askew + aside * 3 + (abs(x - cx) if dy else abs(y - cy)) * 0.1
            if cost < best_cost:
                best, best_cost = i, cost
        if best is None and dy:
            best = self._wrap(dy, current)
        if best is not None:
            self.set_focus(best)

    def _wrap(self, dy: int, current: Widget) -> int:
        """Past the last one down is the first one, and the other way round."""

        def rank(i: int) -> tuple[bool, float, float]:
            widget = self.widgets[i]
            aside = abs(widget.centre[0] - current.centre[0])
            elsewhere = self.in_columns and aside > (widget.w + current.w) / 2
            return elsewhere, widget.y * dy, aside

        return min(range(len(self.widgets)), key=rank)

    def draw(self, canvas: Canvas, show_focus: bool = True) -> None:
        """Draw all, the focused one last, so that its rim lies on top."""
        for i, widget in enumerate(self.widgets):
            if i != self.focus:
                widget.draw(canvas, self._kit, False, self._now_us)
        if self.current is not None:
            self.current.draw(canvas, self._kit, show_focus, self._now_us)
