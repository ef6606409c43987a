"""The ledger's hall of fame: how quick everybody was, over all shootouts of the evening."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.palette import SEATS
from scenes.kit.draw.people import Looks
from scenes.kit.text.words import _
from scenes.shell.results.facts import Box, Facts, draw_centred, draw_head, draw_rule
from scenes.table.deeds import Deeds
from scenes.table.evening import Who

if TYPE_CHECKING:
    from scenes.kit.app.app import App

LOW_MS, HIGH_MS, BIN_MS = 150, 900, 25
NAME_W_U, COUNT_W_U = 250.0, 116.0
HEAD_U, FOOT_U = 80.0, 62.0


def bins(times_us: Sequence[int]) -> list[int]:
    """How many times fall into each bin of 25 ms; what is slower is in the last one."""
    count = (HIGH_MS - LOW_MS) // BIN_MS
    out = [0] * count
    for us in times_us:
        at = (us // 1000 - LOW_MS) // BIN_MS
        out[max(0, min(count - 1, at))] += 1
    return out


def draw_fame(canvas: Canvas, app: App, facts: Facts, box: Box) -> None:
    """A row for everybody: a histogram of reactions, and the figures of the evening."""
    x, y, w, h = box
    rows = facts.evening.fame()[:8]
    if not rows:
        draw_centred(canvas, app, _("Nobody has fired a shot this evening."), box)
        return
    titles = (_("Fastest slap"), _("Bullets fired"), _("Horses slapped"))
    left = x + NAME_W_U
    bar_w = w - NAME_W_U - COUNT_W_U * len(titles) - 30
    for i, title in enumerate(titles):
        block = app.text.block(
            title, "body", theme.SMALL_U, theme.INK_SOFT, COUNT_W_U - 6, align="center",
            line_gap=1.1, max_lines=2, max_h_u=HEAD_U - 8,
        )  # fmt: skip
        canvas.blit(block, _column(x, w, i), y + HEAD_U / 2 - 2, anchor="center")
    over = app.text.line(
        _("Reactions"), "body", theme.SMALL_U, theme.INK_SOFT, max_w_u=bar_w
    )  # fmt: skip
    canvas.blit(over, left + bar_w / 2, y + HEAD_U / 2 - 2, anchor="center")
    row = min(92.0, (h - HEAD_U - FOOT_U) / len(rows))
    most = max((max(bins(deeds.reactions_us)) for _who, deeds in rows), default=0)
    quickest = min((d.fastest_us for _who, d in rows if d.fastest_us is not None), default=None)
    for n, (who, deeds) in enumerate(rows):
        top = y + HEAD_U + n * row
        draw_rule(canvas, x, top - 1, w)
        _draw_who(canvas, app, facts, who, x + 6, top + row / 2, min(64.0, row - 6))
        _draw_bins(canvas, facts, who, deeds, most, (left, top + 5, bar_w, row - 10))
        _draw_counts(canvas, app, deeds, quickest, x, w, top + row / 2)
    _draw_scale(canvas, app, left, y + HEAD_U + len(rows) * row, bar_w)


def _column(x: float, w: float, i: int) -> float:
    return x + w - COUNT_W_U * (3 - i) + COUNT_W_U / 2


def _draw_who(
    canvas: Canvas, app: App, facts: Facts, who: Who, x: float, cy: float, size: float
) -> None:
    looks = _looks(facts, who)
    if looks is not None:
        draw_head(canvas, app, looks[0], looks[1], x, cy, size)
    name = app.text.line(
        who.name, "body", theme.SMALL_U + 2, theme.INK, max_w_u=NAME_W_U - size - 24
    )
    canvas.blit(name, x + size + 12, cy, anchor="midleft")


def _looks(facts: Facts, who: Who) -> tuple[Looks, str | None] | None:
    """How somebody looks, if they sit at this table."""
    for guest in facts.table.guests:
        if guest.name == who.name and (guest.level is not None) == who.bot:
            return guest.looks, guest.level
    return None


def _draw_bins(canvas: Canvas, facts: Facts, who: Who, deeds: Deeds, most: int, box: Box) -> None:
    x, y, w, h = box
    looks = _looks(facts, who)
    value = SEATS[looks[0].colour][2] if looks is not None else "#8a6230"
    color = int(value[1:3], 16), int(value[3:5], 16), int(value[5:7], 16)
    counts = bins(deeds.reactions_us)
    each = w / len(counts)
    canvas.fill(theme.INK_SOFT, x, y + h - 2, w, 2, 120)
    for i, count in enumerate(counts):
        if count:
            high = max(4.0, (h - 4) * count / most)
            canvas.fill(theme.INK, x + i * each + 1, y + h - 2 - high, each - 2, high)
            canvas.fill(color, x + i * each + 2.5, y + h - 0.5 - high, each - 5, high - 3)


def _draw_counts(
    canvas: Canvas, app: App, deeds: Deeds, quickest: int | None, x: float, w: float, cy: float
) -> None:
    fastest = "–" if deeds.fastest_us is None else f"{deeds.fastest_us / 1000:.0f}"
    for i, words in enumerate((fastest, str(deeds.bullets), str(deeds.horses))):
        best = i == 0 and deeds.fastest_us is not None and deeds.fastest_us == quickest
        color = theme.RED if best else theme.INK
        line = app.text.line(words, "plain", theme.BODY_U, color, max_w_u=COUNT_W_U - 30)
        canvas.blit(line, _column(x, w, i), cy, anchor="center")
        if best:
            star = app.art.svg("icons/star", 26)
            canvas.blit(star, _column(x, w, i) - canvas.size_u(line)[0] / 2 - 4, cy,
                        anchor="midright")  # fmt: skip


def _draw_scale(canvas: Canvas, app: App, x: float, y: float, w: float) -> None:
    for ms in range(200, HIGH_MS + 1, 100):
        at = x + w * (ms - LOW_MS) / (HIGH_MS - LOW_MS)
        canvas.fill(theme.INK_SOFT, at - 1, y - 2, 2, 10)
        if ms % 200 == 0:
            words = _("{ms} ms").format(ms=ms)
            line = app.text.line(words, "plain", 24, theme.INK_SOFT, max_w_u=110)
            canvas.blit(line, at, y + 24, anchor="center")
