"""Titles on ribbons, and how wide and how large to set words so that they look even."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.text.lettering import SMALLEST_U, Role
from scenes.kit.text.lines import clean, wrap
from scenes.kit.widgets import Kit

if TYPE_CHECKING:
    from scenes.kit.app.app import App

HEADING_MOST_U = 62.0
"""The tallest lettering that stays between the ribbon's seams, whatever the text size."""


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
