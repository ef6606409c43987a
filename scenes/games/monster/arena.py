"""The fight told large on the bench: the two cards compared, what came of them, and who won."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.monster.records import LastView
from scenes.games.monster.plate import snug
from scenes.games.monster.shown import Fight
from scenes.games.monster.words import told_of, verdict
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.layout.layouts import Layout
from scenes.kit.page.headings import balanced_w, heading_u
from scenes.kit.text.words import _, join

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

CARD_W_U, CARD_H_U = 164.0, 230.0
GLOW = (CARD_W_U * 2.0, CARD_H_U * 1.6, (140, 100, 34))
SIDE_U = 166.0
"""How far a card's middle is from the panel's edge."""
RIBBON_H_U = 92.0


def wanted(layout: Layout) -> list[AnyWanted]:
    """What to have ready."""
    box = _box(layout)
    out: list[AnyWanted] = [WantedPanel("dark", box[2], box[3])]
    out += [Wanted(f"monster/card_{rank}", CARD_W_U, CARD_H_U) for rank in range(1, 11)]
    return out


def _box(layout: Layout) -> tuple[float, float, float, float]:
    prompt, bench = layout.places["prompt"], layout.places["bench"]
    return prompt.x_u, prompt.y_u + 16, prompt.w_u, bench.y_u + bench.h_u - prompt.y_u - 20


def draw_arena(canvas: Canvas, app: App, layout: Layout, table: Table, fight: Fight) -> None:
    """Champion at the left, Monster at the right, and between them what decides."""
    x, y, w, h = _box(layout)
    mid = x + w / 2
    canvas.blit(app.art.panel("dark", w, h), mid, y + h / 2, anchor="center")
    names = join([table.short(seat) for seat in fight.last.champions])
    crew = names if len(fight.last.champions) < 3 else _("The Champions")
    _card(canvas, app, fight, "champion", x + SIDE_U, y + 66 + CARD_H_U / 2)
    _card(canvas, app, fight, "monster", x + w - SIDE_U, y + 66 + CARD_H_U / 2)
    for words, cx in ((crew, x + SIDE_U), (_("The Monster"), x + w - SIDE_U)):
        line = app.text.line(
            words, "body", snug(app, theme.SMALL_U, 38), theme.CREAM, max_w_u=SIDE_U * 2 - 40
        )
        canvas.blit(line, cx, y + h - 22, anchor="center")
    room = w - 4 * SIDE_U + 40
    if fight.broken:
        _verdict(canvas, app, fight, names, (mid, y, room, w))
        return
    head = app.text.line(
        _("Champion against Monster"), "body", snug(app, theme.BODY_U, 42), theme.GOLD,
        max_w_u=w - 80,
    )  # fmt: skip
    canvas.blit(head, mid, y + 34, anchor="center")
    if fight.beat is None:
        return
    rank = app.text.line(
        _("card {number}").format(number=fight.beat + 1), "body", snug(app, theme.BODY_U, 46),
        theme.DIM, max_w_u=room,
    )  # fmt: skip
    canvas.blit(rank, mid, y + 110, anchor="center")
    if fight.level:
        sign = app.text.line(
            "=", "title", snug(app, 110, 120), theme.CREAM, outline_u=3, outline_color=theme.LINE
        )
        canvas.blit(sign, mid, y + 184, anchor="center")
        word = app.text.line(
            _("tied"), "body", snug(app, theme.LARGE_U, 54), theme.CREAM, max_w_u=room
        )
        canvas.blit(word, mid, y + 258, anchor="center")


def _card(canvas: Canvas, app: App, fight: Fight, side: str, cx: float, cy: float) -> None:
    """One side's card of the place compared; the winner's shines, the loser's falls over."""
    ours = side == "champion"
    cards = fight.last.champion_hand if ours else fight.last.monster
    standing = fight.ours if ours else fight.theirs
    place = fight.beat if fight.beat is not None else 0
    decided = bool(fight.broken)
    lost = fight.broken == side
    if decided and not lost:
        glow = app.art.glow(*GLOW)
        canvas.blit(glow, cx, cy, anchor="center", add=True)
    if place < len(cards) and place < standing:
        name = f"monster/card_{cards[place]}"
        lean = 0.0 if not lost else 9.0 if ours else -9.0
        art = app.art.svg(name, CARD_W_U, CARD_H_U, angle=lean)
        if lost:
            art = app.art.shade(art, 0.4, (name, CARD_W_U, lean))
        canvas.blit(art, cx, cy + (8 if lost else 0), anchor="center")
        return
    slot = app.art.panel("slot", CARD_W_U, CARD_H_U)
    canvas.blit(slot, cx, cy, anchor="center", alpha=170)
    if place >= len(cards) and (decided or fight.beat is not None):
        words = _("no more") if cards else _("nothing")
        line = app.text.line(
            words, "body", snug(app, theme.BODY_U, 44), theme.CREAM, max_w_u=CARD_W_U - 16
        )
        canvas.blit(line, cx, cy, anchor="center")


def _title(app: App, words: str, w: float) -> pygame.Surface:
    return app.text.line(
        words, "title", heading_u(app, theme.HEADING_U), theme.CREAM, outline_u=3,
        outline_color=theme.LINE, max_w_u=w - 130,
    )  # fmt: skip


def ready(layout: Layout, app: App, table: Table, last: LastView) -> None:
    """Draw the words of the verdict before it falls: large letters take longer than a frame has."""
    names = join([table.short(seat) for seat in last.champions])
    _title(app, verdict(last, names), _box(layout)[2])


def _verdict(
    canvas: Canvas, app: App, fight: Fight, names: str, box: tuple[float, float, float, float]
) -> None:
    """Who won, loud, and why, in the middle; then who takes the pot."""
    mid, y, room, w = box
    title = _title(app, fight.title or verdict(fight.last, names), w)
    ribbon_w = min(w + 60, max(560.0, round((canvas.size_u(title)[0] + 150) / 40) * 40.0))
    ribbon = app.art.panel("ribbon", ribbon_w, RIBBON_H_U)
    canvas.blit(ribbon, mid, y + 22, anchor="center")
    canvas.blit(title, mid, y + 12, anchor="center")
    if fight.title:  # why it was won has been read, and is in the log
        balanced = balanced_w(app, fight.then, theme.BODY_U + 4, room)
        block = app.text.block(
            fight.then, "body", theme.BODY_U + 4, theme.GOLD, balanced, align="center",
            line_gap=1.15, max_h_u=220,
        )  # fmt: skip
        canvas.blit(block, mid, y + 198, anchor="center")
        return
    balanced = balanced_w(app, fight.told, theme.BODY_U + 4, room)
    why = app.text.block(
        fight.told, "body", theme.BODY_U + 4, theme.GOLD, balanced, align="center", line_gap=1.15,
        max_h_u=150,
    )  # fmt: skip
    canvas.blit(why, mid, y + 150, anchor="center")
    then = fight.then or told_of(fight.last)
    balanced = balanced_w(app, then, theme.SMALL_U, room)
    block = app.text.block(
        then, "body", theme.SMALL_U, theme.CREAM, balanced, align="center", line_gap=1.1,
        max_h_u=90,
    )  # fmt: skip
    canvas.blit(block, mid, y + 268, anchor="center")
