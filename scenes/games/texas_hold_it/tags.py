"""Claims: slips of paper pinned to the cowboys, in the colour and shape of who said it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.games.texas_hold_it.shown import Cowboy, Tag
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import colour_name

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

TAG_W_U, TAG_H_U = 92.0, 107.0
SYMBOL_U = 61.0
ACROSS, MOST = 3, 6
"""So many slips lie side by side, so many are shown at all; older ones are counted."""
ROW_U = 58.0
"""How much higher the older row hangs."""
FIRST_U = 104.0
"""The middle of the lower row above the floor."""
MARK_U = 52.0
WORDS = ("cactus", "snake", "gas", "calm")


class Tags:
    """Draws claims. `spread_u`: how wide the slips of one cowboy may lie."""

    def __init__(self, app: App, table: Table) -> None:
        self._app, self._table = app, table

    def wanted(self) -> list[AnyWanted]:
        """What to have ready."""
        colours = {colour_name(guest.looks.colour) for guest in self._table.guests}
        out = [Wanted(f"texas/tag_{colour}", TAG_W_U, TAG_H_U) for colour in sorted(colours)]
        out += [Wanted(f"texas/sym_{word}", SYMBOL_U) for word in WORDS]
        out += [Wanted(f"icons/{mark}", MARK_U) for mark in ("check", "cross")]
        return [*out]

    def draw(self, canvas: Canvas, cowboy: Cowboy, floor_u: float, spread_u: float) -> None:
        """All that was said of a cowboy, the latest on top and whole."""
        tags = cowboy.tags[-MOST:]
        rows = [tags[-ACROSS:]] if len(tags) <= ACROSS else [tags[:-ACROSS], tags[-ACROSS:]]
        fade = cowboy.fade
        for up, row in zip(range(len(rows) - 1, -1, -1), rows, strict=True):
            room = (spread_u - TAG_W_U) / max(1, len(row) - 1)
            step = min(TAG_W_U * 0.82, max(48.0, room))
            for i, tag in enumerate(row):
                x = cowboy.x + (i - (len(row) - 1) / 2) * step
                y = floor_u - FIRST_U - up * ROW_U - cowboy.lift
                self._tag(canvas, tag, x, y, fade)
        more = len(cowboy.tags) - len(tags)
        if more:
            words = self._app.text.line(
                f"+{more}", "plain", theme.SMALL_U, theme.CREAM, outline_u=3,
                outline_color=theme.LINE,
            )  # fmt: skip
            y = floor_u - FIRST_U - ROW_U - TAG_H_U / 2 - 20 - cowboy.lift
            canvas.blit(words, cowboy.x, y, anchor="center", alpha=255 * fade)

    def _tag(self, canvas: Canvas, tag: Tag, x: float, y: float, fade: float) -> None:
        art, looks = self._app.art, self._table.guests[tag.seat].looks
        still = self._app.settings.reduced_motion
        y -= 0.0 if still else (1 - tag.fall) * 150
        alpha = (70 + 185 * tag.fall) * fade
        paper = art.svg(f"texas/tag_{colour_name(looks.colour)}", TAG_W_U, TAG_H_U)
        canvas.blit(paper, x, y, anchor="center", alpha=alpha)
        name = "texas/question" if tag.says is None else f"texas/sym_{tag.says}"
        canvas.blit(art.svg(name, SYMBOL_U), x, y + TAG_H_U * 0.128, anchor="center", alpha=alpha)
        if tag.truth is not None:
            mark = "icons/check" if tag.truth else "icons/cross"
            drop = 0.0 if still else (1 - tag.stamp) * -60
            canvas.blit(
                art.svg(mark, MARK_U), x + 20, y + 34 + drop, anchor="center",
                alpha=255 * min(1.0, 0.3 + tag.stamp),
            )  # fmt: skip
