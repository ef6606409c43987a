"""The strip that says which key does what: over the choices and back, choosing, going back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.controls.gestures import Act
from game.core.engine import Seat
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.text.words import _
from scenes.kit.widgets import key_cap

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

CAPS_U = (42.0, 38.0)
ARROW_U, GAP_U = 34.0, 8.0
Part = tuple[str, str, str]
"""A key's label, the picture beside it ("" none), and what it does."""


def draw_keys(
    canvas: Canvas,
    app: App,
    table: Table,
    seat: Seat,
    box: tuple[float, float, float, float],
    backs: bool,
) -> None:
    """Draw two rows of keys in a box (x, y, w, h in u); `backs`: whether one can go back now."""
    x, y, w, h = box
    left, right = table.key_label(seat, Act.LEFT), table.key_label(seat, Act.RIGHT)
    slap, cover = table.key_label(seat, Act.SLAP), table.key_label(seat, Act.COVER)
    both = [(left, "icons/arrow_left", ""), (right, "icons/arrow_right", "")]
    go: list[Part] = [part for part in both if part[0]]
    if not go and slap.startswith("icons/"):
        go = [("icons/pad_cross", "", "")]
    if go:
        go[-1] = (*go[-1][:2], _("move"))
    does: list[Part] = [(slap, "icons/check", _("choose"))]
    if backs and cover:
        does.append((cover, "icons/undo", _("back")))
    rows = [row for row in (go, does) if row]
    for i, row in enumerate(rows):
        _row(canvas, app, row, (x + 18, y + h * (i + 0.5) / len(rows), w - 36))


def _row(canvas: Canvas, app: App, parts: list[Part], at: tuple[float, float, float]) -> None:
    """Keys side by side; words where they fit, made smaller at most to the smallest lettering,
    else the picture of what is meant."""
    x, cy, room = at
    least = theme.SMALL_U * 100 / app.settings.text_percent
    tall = theme.SMALL_U * min(1.0, 44 / app.text.line_height_u(theme.SMALL_U))
    sizes = [tall, (tall + least) / 2, least] if tall > least else [least]
    cap_u, size, tells = CAPS_U[-1], 0.0, False
    for words in (True, False):
        fits = [
            (cap, one)
            for one in sizes
            for cap in CAPS_U
            if sum(_wide(app, part, cap, one, words) for part in parts) <= room
        ]
        if fits:
            (cap_u, size), tells = fits[0], words
            break
    for label, picture, words_of in parts:
        x += key_cap(canvas, app, label, x, cy, cap_u) + GAP_U
        arrow = picture.startswith("icons/arrow")
        if picture and (arrow or not tells):
            canvas.blit(app.art.svg(picture, ARROW_U), x, cy, anchor="midleft")
            x += ARROW_U + GAP_U
        if words_of and tells:
            line = app.text.line(words_of, "body", size, theme.CREAM)
            canvas.blit(line, x, cy, anchor="midleft")
            x += app.text.size(words_of, "body", size)[0] + GAP_U * 2


def _wide(app: App, part: Part, cap_u: float, size: float, tells: bool) -> float:
    """How wide a key is with its picture or word."""
    label, picture, words = part
    wide = cap_u
    if not label.startswith("icons/"):
        wide = max(cap_u, app.text.size(label, "plain", cap_u * 0.6)[0] + cap_u * 0.5)
    wide += GAP_U
    if picture and (picture.startswith("icons/arrow") or not tells):
        wide += ARROW_U + GAP_U
    if words and tells:
        wide += app.text.size(words, "body", size)[0] + GAP_U * 2
    return wide
