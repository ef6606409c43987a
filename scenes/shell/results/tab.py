"""The ledger's page of the tab: who owes whom a round in this game, and what for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.engine import Seat
from game.saloon_poker.records import TabLine, Why
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.text.words import N_, _, join
from scenes.shell.results.facts import Box, Facts, draw_centred, draw_head, draw_rule, draw_who

if TYPE_CHECKING:
    from scenes.kit.app.app import App

ALONE_HEAD_U = 188.0
WHY = {
    Why.DUEL: ("icons/pistol", N_("for losing a duel")),
    Why.TARGET: ("icons/target", N_("for reaching the target")),
}


@dataclass(frozen=True, slots=True)
class Round:
    """Everybody who owes `creditor` a round for the same reason."""

    creditor: Seat
    why: Why
    debtors: tuple[Seat, ...]


def rounds_of(tab: Sequence[TabLine]) -> list[Round]:
    """The tab by creditor and reason, in order of time."""
    groups: dict[tuple[Seat, Why], list[Seat]] = {}
    for line in tab:
        groups.setdefault((line.to, line.why), []).append(line.from_)
    return [Round(to, why, tuple(debtors)) for (to, why), debtors in groups.items()]


def draw_tab(canvas: Canvas, app: App, facts: Facts, box: Box) -> None:
    """Who owes whom a round in this game, and what for."""
    x, y, w, h = box
    rounds = rounds_of(facts.tab)
    if not rounds:
        draw_centred(canvas, app, _("Nobody owes anybody a drink. A dry game."), box)
        return
    if len(rounds) == 1:
        _draw_alone(canvas, app, facts, rounds[0], box)
        return
    grouped = any(len(owed.debtors) > 1 for owed in rounds)
    row = min(196.0 if grouped else 118.0, h / len(rounds))
    y += (h - row * len(rounds)) * 0.3
    for i, owed in enumerate(rounds):
        if i:
            draw_rule(canvas, x, y + i * row - 1, w)
        _draw_round(canvas, app, facts, owed, (x, y + i * row, w, row))


def _draw_alone(canvas: Canvas, app: App, facts: Facts, owed: Round, box: Box) -> None:
    """The only round there is, large in the middle of the page."""
    x, y, w, h = box
    side, middle, cy = w * 0.37, x + w / 2, y + h * 0.36
    count = len(owed.debtors)
    columns = min(count, 4)
    rows = -(-count // columns)
    size = min(ALONE_HEAD_U, (side - 12) / columns - 14, ALONE_HEAD_U * 1.4 / rows - 14)
    step = size + 14
    top = cy - rows * step / 2
    for i, seat in enumerate(owed.debtors):
        row, column = divmod(i, columns)
        wide = min(columns, count - row * columns) * step - 14
        left = x + (side - wide) / 2 + column * step
        guest = facts.table.guests[seat]
        draw_head(canvas, app, guest.looks, guest.level, left, top + (row + 0.5) * step, size)
    creditor = facts.table.guests[owed.creditor]
    right = x + w - side
    draw_head(
        canvas, app, creditor.looks, creditor.level, right + (side - ALONE_HEAD_U) / 2, cy,
        ALONE_HEAD_U,
    )  # fmt: skip
    names = join([facts.table.name(seat) for seat in owed.debtors])
    foot = cy + ALONE_HEAD_U * 0.7 + 22
    for left, name in ((x, names), (right, creditor.name)):
        block = app.text.block(
            name, "body", theme.BODY_U, theme.INK, side, align="center", line_gap=1.12,
            max_h_u=116,
        )  # fmt: skip
        canvas.blit(block, left, foot)
    canvas.blit(app.art.svg("icons/beer", 128), middle - 26, cy - 8, anchor="center")
    canvas.blit(app.art.svg("icons/arrow_right", 60), middle + 76, cy, anchor="center")
    words = app.text.line(f"×{count}", "plain", theme.LARGE_U, theme.INK, max_w_u=160)
    canvas.blit(words, middle - 26, cy + 88, anchor="center")
    icon, why = WHY[owed.why]
    line = app.text.line(_(why), "body", theme.LARGE_U, theme.INK_SOFT, max_w_u=w - 160)
    wide = canvas.size_u(line)[0] + 76
    bottom = y + h - 46
    canvas.blit(app.art.svg(icon, 60), middle - wide / 2 + 30, bottom, anchor="center")
    canvas.blit(line, middle - wide / 2 + 76, bottom, anchor="midleft")


def _draw_round(canvas: Canvas, app: App, facts: Facts, owed: Round, box: Box) -> None:
    """Debtors, a mug for each, the creditor, and what for."""
    x, y, w, row = box
    cy, size = y + row / 2, min(76.0, row - 8)
    room = w * 0.40
    if len(owed.debtors) == 1:
        draw_who(canvas, app, facts, owed.debtors[0], x + 6, cy, room, size)
    else:
        named = row >= 112
        head = min(size, 62.0)
        each = min(head + 12, room / len(owed.debtors))
        for i, seat in enumerate(owed.debtors):
            guest = facts.table.guests[seat]
            head_y = y + 12 + head / 2 if named else cy
            draw_head(canvas, app, guest.looks, guest.level, x + 6 + i * each, head_y, head)
        if named:
            names = join([facts.table.name(seat) for seat in owed.debtors])
            block = app.text.block(
                names, "body", theme.SMALL_U, theme.INK_SOFT, room, line_gap=1.12,
                max_h_u=row - head - 26,
            )  # fmt: skip
            canvas.blit(block, x + 6, y + head + 18)
    middle = x + room + 16
    canvas.blit(app.art.svg("icons/beer", min(62.0, row - 10)), middle, cy, anchor="midleft")
    count = app.text.line(f"×{len(owed.debtors)}", "plain", theme.BODY_U, theme.INK, max_w_u=58)
    canvas.blit(count, middle + 68, cy, anchor="midleft")
    canvas.blit(app.art.svg("icons/arrow_right", 32), middle + 150, cy, anchor="center")
    left = middle + 184
    icon_w = 60.0
    why_w = 250.0
    draw_who(canvas, app, facts, owed.creditor, left, cy, x + w - left - why_w - icon_w - 16, size)
    icon, words = WHY[owed.why]
    canvas.blit(
        app.art.svg(icon, min(50.0, row - 16)), x + w - why_w - icon_w / 2, cy, anchor="center"
    )
    block = app.text.block(
        _(words), "body", theme.SMALL_U, theme.INK_SOFT, why_w - 14, line_gap=1.1, max_lines=2,
        max_h_u=row - 6,
    )  # fmt: skip
    canvas.blit(block, x + w - why_w + 8, cy, anchor="midleft")
