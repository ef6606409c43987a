"""What was said of a cowboy, in words: who, what, in the order it was said, the latest first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.games.texas_hold_it.shown import Cowboy, Tag
from scenes.games.texas_hold_it.words import card_word
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import colour_name
from scenes.kit.text.words import _, n_

if TYPE_CHECKING:
    from scenes.games.texas_hold_it.scene import Washroom

ROW_U = 50.0
HEAD_U = 54.0
NOTE_W_U = 420.0


def rows_in(room_u: float, row_u: float) -> int:
    """How many lines fit under a heading."""
    return max(1, int((room_u - HEAD_U) / row_u))


def draw_gossip(
    canvas: Canvas,
    scene: Washroom,
    gap: int,
    cowboy: Cowboy,
    card: str | None,
    box: tuple[float, float, float, float],
    color: tuple[int, int, int] = theme.CREAM,
) -> None:
    """A heading and lines inside a box (x, y, w, h in u); `card`: what whoever looks has seen."""
    app = scene.app
    x, y, w, h = box
    title = app.text.line(
        _("Cowboy {number}").format(number=gap + 1), "body", theme.BODY_U, color, max_w_u=w
    )
    canvas.blit(title, x, y + HEAD_U / 2, anchor="midleft")
    row = max(ROW_U, app.text.line_height_u(theme.SMALL_U) + 4)
    room = rows_in(h, row)
    top = y + HEAD_U
    if card is not None:
        _line(canvas, scene, "icons/eye", _("you saw"), card, (x, top + row / 2, w), color)
        top, room = top + row, room - 1
    tags = list(reversed(cowboy.tags))
    if not tags and card is None:
        words = _("Nobody has said a word about him.")
        block = app.text.block(
            words, "body", theme.SMALL_U, color, w, line_gap=1.1, max_h_u=h - HEAD_U
        )
        canvas.blit(block, x, top + 4)
    cut = len(tags) > room
    for tag in tags[: room - 1 if cut else room]:
        _said(canvas, scene, tag, (x, top + row / 2, w), color)
        top += row
    if cut:
        more = len(tags) - room + 1
        words = n_("and {count} more", "and {count} more", more).format(count=more)
        line = app.text.line(words, "body", theme.SMALL_U, color, max_w_u=w)
        canvas.blit(line, x + 50, top + row / 2, anchor="midleft")


def _said(
    canvas: Canvas, scene: Washroom, tag: Tag, at: tuple[float, float, float],
    color: tuple[int, int, int],
) -> None:  # fmt: skip
    looks = scene.table.guests[tag.seat].looks
    badge = f"badges/{colour_name(looks.colour)}"
    _line(canvas, scene, badge, scene.table.short(tag.seat), tag.says, at, color)


def _line(
    canvas: Canvas, scene: Washroom, icon: str, who: str, says: str | None,
    at: tuple[float, float, float], color: tuple[int, int, int],
) -> None:  # fmt: skip
    """A picture, who it is, and the word with its symbol."""
    app = scene.app
    x, cy, w = at
    canvas.blit(app.art.svg(icon, 42), x, cy, anchor="midleft")
    half = (w - 50) / 2
    name = app.text.line(who, "body", theme.SMALL_U, color, max_w_u=half - 8)
    canvas.blit(name, x + 50, cy, anchor="midleft")
    left = x + 50 + half
    picture = "texas/question" if says is None else f"texas/sym_{says}"
    canvas.blit(app.art.svg(picture, 44), left, cy, anchor="midleft")
    word = _("aloud") if says is None else card_word(says)
    line = app.text.line(word, "body", theme.SMALL_U, color, max_w_u=half - 52)
    canvas.blit(line, left + 52, cy, anchor="midleft")


def draw_note(canvas: Canvas, scene: Washroom, gap: int, card: str | None) -> None:
    """The same on a slip of paper under the cowboy the mouse is on."""
    cowboy = scene.shown.row[gap]
    row = max(ROW_U, scene.app.text.line_height_u(theme.SMALL_U) + 4)
    lines = min(5, max(1, len(cowboy.tags) + (card is not None)))
    if not cowboy.tags and card is None:
        lines = 2
    h = round((HEAD_U + lines * row + 28) / 4) * 4.0
    x = max(12.0, min(1920 - NOTE_W_U - 12, cowboy.x - NOTE_W_U / 2))
    y = 704.0
    canvas.blit(scene.app.art.panel("note", NOTE_W_U, h), x - MARGIN, y - MARGIN)
    inner = (x + 22, y + 10, NOTE_W_U - 44, h - 20)
    draw_gossip(canvas, scene, gap, cowboy, card, inner, theme.INK)


def pair(scene: Washroom, urinal: int) -> Sequence[tuple[int, Cowboy]]:
    """The cowboys on both sides of a urinal."""
    return [(gap, scene.shown.row[gap]) for gap in (urinal, urinal + 1)]
