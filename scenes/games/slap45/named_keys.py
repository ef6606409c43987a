"""The keys a lesson names: lit on everybody's plate, and, for one person alone, on the note."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from game.slap45.records import Kind
from scenes.games.slap45.plate import Cap, draw_cap
from scenes.kit.draw import theme
from scenes.kit.text.words import N_, _

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.draw.canvas import Canvas

NAMED = {
    Kind.IRON: ("slap", "point", "base"),
    Kind.MOVE: ("base",),
    Kind.GUN: ("slap", "point"),
}
"""What one presses on each card, in the order in which it is said."""
WORDS = {"slap": N_("slap"), "point": N_("point"), "base": N_("cover")}
_FULL = (("point",) * 3, ("base", "slap", "base"), ("far", "flip", "far"))
_SHORT = (("point", "point"), ("slap", "base"))
"""What the keys of a plate are for: nine of them, or four (a compact zone, a pad). Those of far
bases are lit with the near ones; a note has room for these alone."""
CAP_W_U, CAP_H_U, GAP_U, WORD_U, GROUP_U = 36.0, 38.0, 4.0, 9.0, 14.0


def lit(rows: Sequence[Sequence[Cap]], named: Sequence[str]) -> Sequence[Sequence[Cap]]:
    """A plate's keys with those lit that are named; who flips keeps that key lit as well."""
    kinds = _FULL if len(rows) > 2 else _SHORT
    return [
        [
            replace(cap, lit=cap.lit or (kind if kind != "far" else "base") in named)
            for cap, kind in zip(row, what, strict=True)
        ]
        for row, what in zip(rows, kinds, strict=True)
    ]


def draw_named(
    canvas: Canvas,
    app: App,
    rows: Sequence[Sequence[Cap]],
    named: Sequence[str],
    right_u: float,
    y_u: float,
    room_u: float,
) -> None:
    """What one presses and with which keys, in a row that ends at the right."""
    kinds = _FULL if len(rows) > 2 else _SHORT
    size = theme.SMALL_U * min(1.0, CAP_H_U / app.text.line_height_u(theme.SMALL_U))
    groups: list[tuple[str, list[Cap]]] = []
    for name in named:
        caps = [
            cap
            for row, what in zip(rows, kinds, strict=True)
            for cap, kind in zip(row, what, strict=True)
            if kind == name and (cap.label or cap.button)
        ]
        groups.append((_(WORDS[name]), caps))

    def wide(size_u: float) -> float:
        words = sum(app.text.size(text, "body", size_u)[0] for text, _caps in groups)
        keys = sum((CAP_W_U + GAP_U) * len(caps) + WORD_U for _text, caps in groups)
        return words + keys + GROUP_U * (len(groups) - 1)

    while wide(size) > room_u and size > 12:
        size -= 1
    x = right_u - wide(size)
    for text, caps in groups:
        line = app.text.line(text, "body", size, theme.INK)
        canvas.blit(line, x, y_u, anchor="midleft")
        x += app.text.size(text, "body", size)[0] + WORD_U
        for cap in caps:
            key = replace(cap, icons=(), lit=False)
            draw_cap(canvas, app, key, x, y_u, CAP_W_U, CAP_H_U)
            x += CAP_W_U + GAP_U
        x += GROUP_U
