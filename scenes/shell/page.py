"""A page of the shell: a painting, widgets with one focus, a line at the foot that explains."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.kit.app.gate import Gate
from scenes.kit.app.scene import Scene
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import STAGE_H_U, STAGE_W_U, Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.input.inputs import Input, Kind, Nav
from scenes.kit.text.lettering import SMALLEST_U, Role
from scenes.kit.text.lines import clean, wrap
from scenes.kit.widgets import Group, Kit, Widget
from scenes.shell.keys.own_keys import own_key

if TYPE_CHECKING:
    from pygame import Surface

    from scenes.kit.app.app import App


_ASIDE = {Nav.LEFT: -1, Nav.RIGHT: 1}

HEADING_MOST_U = 62.0
"""The tallest lettering that stays between the ribbon's seams, whatever the text size."""


class Page(Scene):
    """Base of the shell's scenes. Subclasses give `build`, and what they draw under the widgets."""

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


def foot_line(app: App, canvas: Canvas, words: str, alarm: bool = False) -> None:
    """One line on smoked glass at the foot of the stage; `alarm` for what was refused."""
    color = theme.RED_SOFT if alarm else theme.CREAM
    line = app.text.line(words, "body", theme.SMALL_U + 2, color, max_w_u=1640)
    w = canvas.size_u(line)[0] + 72
    panel = app.art.panel("dark", round(w / 40) * 40 + 20, 56)
    canvas.blit(panel, STAGE_W_U / 2, STAGE_H_U - 46, anchor="center")
    canvas.blit(line, STAGE_W_U / 2, STAGE_H_U - 46, anchor="center")


def balanced_w(kit: Kit, words: str, size_u: float, room_u: float) -> float:
    """How wide to set centred body text, at most `room_u`, so that its lines are of one length."""
    whole = kit.text.size(words, "body", size_u)[0]
    lines = math.ceil(whole / room_u)
    longest = max((kit.text.size(part, "body", size_u)[0] for part in words.split()), default=0.0)
    # Half a long word more than an even share, or the last line would hold what did not fit.
    return min(room_u, whole / lines + longest * 0.6) if lines > 1 else room_u


def even_u(
    app: App, labels: Sequence[tuple[str, float]], role: Role, size_u: float, lines: int = 1
) -> float:
    """The size to ask for so that all labels, each with its room in u, look alike.

    At most `size_u`, and small enough that each fits its room on so many lines without a word being
    broken; never under the smallest lettering there is.
    """
    least = min(size_u, SMALLEST_U * 100 / app.settings.text_percent)
    while size_u > least and not all(_fits(app, *label, role, size_u, lines) for label in labels):
        size_u = max(least, size_u - 1)
    return size_u


def even_w(app: App, words: str, size_u: float, room_u: float) -> float:
    """How wide to set body text, at most `room_u`, so that no word is alone on a last line."""

    def lines(w_u: float) -> int:
        return len(wrap(clean(words), w_u, lambda part: app.text.size(part, "body", size_u)[0]))

    w_u, whole = room_u, lines(room_u)
    while whole > 1 and w_u > room_u * 0.6 and lines(w_u - 20) == whole:
        w_u -= 20
    return w_u


def _fits(app: App, words: str, room_u: float, role: Role, size_u: float, lines: int) -> bool:
    def wide(part: str) -> float:
        return app.text.size(part, role, size_u)[0]

    words = clean(words)
    if any(wide(word) > room_u for word in words.split()):
        return False
    return len(wrap(words, room_u, wide)) <= lines


def heading_u(app: App, size_u: float) -> float:
    """The size to ask for on a ribbon: its words never outgrow it, whatever the text size."""
    return min(size_u, HEADING_MOST_U * 100 / app.settings.text_percent)


def heading(app: App, canvas: Canvas, words: str, x_u: float, y_u: float, w_u: float) -> None:
    """A title on an oxblood ribbon, centred on (x, y)."""
    line = app.text.line(
        words,
        "title",
        heading_u(app, theme.HEADING_U),
        theme.CREAM,
        outline_u=3,
        outline_color=theme.LINE,
        max_w_u=w_u - 150,
    )
    ribbon = app.art.panel("ribbon", w_u, 100)
    canvas.blit(ribbon, x_u - w_u / 2 - MARGIN, y_u - 50 - MARGIN)
    canvas.blit(line, x_u, y_u - 10, anchor="center")


def notice_box(app: App) -> tuple[float, float, float, float]:
    """Where the slip with the oldest notice lies: x, y, width and height in u."""
    h = app.canvas.size_u(_notice_words(app))[1] + 56
    return STAGE_W_U - 660, 40, 620, round(h / 10) * 10


def _notice_words(app: App) -> Surface:
    return app.text.block(app.notices[0], "body", theme.SMALL_U, theme.INK, 560)


def draw_notice(app: App, canvas: Canvas) -> None:
    """The oldest notice as a slip of paper; the next press puts it away."""
    if not app.notices:
        return
    x, y, w, h = notice_box(app)
    canvas.blit(app.art.panel("note", w, h), x - MARGIN, y - MARGIN)
    canvas.blit(_notice_words(app), x + 30, y + 26)
