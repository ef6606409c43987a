"""A page: a painting, widgets with one focus, a line at the foot that explains."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.app.gate import Gate
from scenes.kit.app.scene import Scene
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input, Kind, Nav
from scenes.kit.page.notices import draw_notice, foot_line, notice_box
from scenes.kit.page.own_keys import own_key
from scenes.kit.widgets import Group, Widget

if TYPE_CHECKING:
    from scenes.kit.app.app import App


_ASIDE = {Nav.LEFT: -1, Nav.RIGHT: 1}


class Page(Scene):
    """Subclasses give `build`, and what they draw under the widgets."""

    picture = "hall"
    music: str | None = "lobby"
    unasked = False
    """Whether it opens by itself, while somebody may be pressing keys that were meant for what was
    there before: presses count 0.6 s after it is first shown."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.group = Group(app, [], self.back)
        self._now_us = 0
        self._unasked_gate: Gate | None = None

    # -- what a page is made of ----------------------------------------------------------------
    def build(self) -> list[Widget]:
        """The widgets, in reading order."""
        raise NotImplementedError

    def back(self) -> None:
        """Esc, the right button: leave the page."""
        self.app.pop()

    def draw_under(self, canvas: Canvas) -> None:
        """Draw what lies between the painting and the widgets."""

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies above the widgets."""

    def foot(self) -> str:
        """The line at the foot: why something was refused, else help for what has the focus."""
        current = self.group.current
        return self.group.saying or (current.help if current is not None else "")

    def rebuild(self, focus: int | None = None) -> None:
        """Make the widgets anew (another language, other people) and keep the focus."""
        keep = self.group.focus if focus is None else focus
        self.group.widgets = self.build()
        self.group.focus = min(keep, max(0, len(self.group.widgets) - 1))

    # -- as a scene ----------------------------------------------------------------------------
    def enter(self) -> None:
        self.rebuild()
        if self.music is not None:
            self.app.sound.music(self.music)

    def resume(self) -> None:
        self.rebuild()
        if self.music is not None:
            self.app.sound.music(self.music)

    def leave(self) -> None:
        current = self.group.current
        if current is not None:
            current.focused(False)

    def handle(self, event: Input) -> bool:
        if self._too_soon(event) or self.put_away(event):
            return True
        return self.own(event) or self.group.handle(event)

    def own(self, event: Input) -> bool:
        """A key of somebody's patch at the table below; True when it was one that means something.

        Where nothing lies to the left or right, those keys go on in reading order.
        """
        key = own_key(self.app, event) if not self.group.typing else None
        if key is None:
            return False
        if isinstance(key, int):
            self.step(key)
        elif key in _ASIDE:
            self.sideways(_ASIDE[key])
        else:
            self.navigate(key)
        return True

    def step(self, by: int) -> None:
        """On to the next widget in reading order (1), or back to the one before (-1)."""
        self.group.set_focus(self.group.focus + by)

    def sideways(self, by: int) -> None:
        """Own keys to the left (-1) and right (1)."""
        before = self.group.focus
        meaning = Nav.LEFT if by < 0 else Nav.RIGHT
        if not self.group.turn(by) and self.group.navigate(meaning) and self.group.focus == before:
            self.step(by)

    def navigate(self, meaning: Nav) -> bool:
        """Own keys up, down, yes and back."""
        return self.group.navigate(meaning)

    def put_away(self, event: Input) -> bool:
        """A press puts the oldest notice away; True for a click on its slip, which does no more."""
        if not event.is_press or event.for_the_system or not self.app.notices:
            return False
        x, y, w, h = notice_box(self.app)
        on_it = event.kind is Kind.MOUSE_DOWN and 0 <= event.x_u - x < w and 0 <= event.y_u - y < h
        self.app.notices.pop(0)
        return on_it

    def _too_soon(self, event: Input) -> bool:
        if not self.unasked:
            return False
        gate = self._unasked_gate
        return event.is_press if gate is None else not gate.lets(event)

    def update(self, now_us: int) -> None:
        self._now_us = now_us
        if self.unasked and self._unasked_gate is None:
            self._unasked_gate = Gate.after_race(now_us, self.app.pump.held)
        self.group.update(now_us)

    def wake_us(self) -> int | None:
        return self.group.wake_us()

    def draw(self, canvas: Canvas) -> None:
        canvas.background(self.app.art.picture(self.picture))
        self.draw_under(canvas)
        self.group.draw(canvas)
        self.draw_foot(canvas)
        self.draw_over(canvas)
        draw_notice(self.app, canvas)

    def draw_foot(self, canvas: Canvas) -> None:
        words = self.foot()
        if words and self.app.top is self:  # a sheet over the page has a line of its own there
            foot_line(self.app, canvas, words, alarm=bool(self.group.saying))
