"""Draws the photo finish: a headline, one sentence why, and a lane of time for every player."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from game.slap45.records import Kind
from scenes.games.slap45 import words
from scenes.games.slap45.finish import Axis, Finish, Mark, axis_of, stamp
from scenes.games.slap45.fitting import LINE_PART, fitting, headline, name_lines
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import Looks, colour_name
from scenes.kit.text.words import _
from scenes.kit.widgets import Kit

W_U = 1010.0
HEAD_U, FOOT_U = 130.0, 44.0
BAR_X_U, BAR_W_U = 276.0, 330.0
LIST_X_U = 634.0
CARD_U = (66.0, 92.0)
ICONS = {"point": "icons/pistol", "base": "slap/base_0", "lift": "icons/undo"}
"""What a press was; a slap is its owner's hand."""


def lane_u(lanes: int) -> float:
    """How high each lane is."""
    return 46.0 if lanes <= 4 else 40.0 if lanes == 5 else 33.0 if lanes == 6 else 29.0


def height_u(finish: Finish) -> float:
    """How high the sheet is."""
    return _high(len(finish.lanes))


def _high(lanes: int) -> float:
    return HEAD_U + lanes * lane_u(lanes) + FOOT_U


def warm_sheet(kit: Kit, looks: Sequence[Looks], lanes: int) -> list[Callable[[], object]]:
    """What a sheet of so many lanes is drawn with, one small job each."""
    each, art = lane_u(lanes), kit.art
    icon_u = _icon_u(each)
    jobs: list[Callable[[], object]] = [partial(art.panel, "paper", W_U, _high(lanes))]
    jobs += [partial(art.svg, f"slap/card_{kind.value}", *CARD_U) for kind in Kind]
    for look in looks:
        badge = f"badges/{colour_name(look.colour)}"
        jobs.append(partial(art.svg, f"slap/hand_{colour_name(look.colour)}", icon_u))
        jobs += [partial(art.svg, badge, u) for u in (_badge_u(each), icon_u * 0.8)]
    jobs += [partial(art.svg, name, icon_u) for name in ICONS.values()]
    jobs.append(partial(kit.text.line, _("ms"), "title", 42, theme.RED))
    return jobs


def _icon_u(each: float) -> float:
    return min(30.0, each - 4)


def _badge_u(each: float) -> float:
    return min(34.0, each - 4)


def draw_sheet(
    canvas: Canvas, kit: Kit, x: float, y: float, finish: Finish, looks: Sequence[Looks]
) -> None:
    """Draw the sheet with its upper left corner at (x, y)."""
    h = height_u(finish)
    canvas.blit(kit.art.panel("paper", W_U, h), x - MARGIN, y - MARGIN)
    cx = x + W_U / 2
    card = kit.art.svg(f"slap/card_{finish.card.value}", *CARD_U)
    canvas.blit(card, x + 74, y + 74, anchor="center")
    size = 42 * min(1.0, 60 / kit.text.line_height_u(42))
    head = headline(kit, words.title(finish), size, W_U - 170)
    canvas.blit(head, cx + 40, y + 42, anchor="center")
    why = kit.text.block(
        words.line(finish), "body", theme.SMALL_U, theme.INK, W_U - 170, align="center",
        line_gap=1.0, max_lines=2, max_h_u=66,
    )  # fmt: skip
    canvas.blit(why, cx + 40, y + 95, anchor="center")
    axis = axis_of(finish.marks, BAR_W_U)
    each = lane_u(len(finish.lanes))
    top = y + HEAD_U
    foot = top + each * len(finish.lanes)
    _draw_axis(canvas, kit, axis, x + BAR_X_U, top, foot)
    for i, seat in enumerate(finish.lanes):
        _draw_lane(canvas, kit, finish, looks, seat, axis, x, top + (i + 0.5) * each, each)


def _draw_axis(canvas: Canvas, kit: Kit, axis: Axis, x: float, top: float, foot: float) -> None:
    if axis.low_us <= 0 <= axis.high_us:
        canvas.fill(theme.RED, x + axis.at(0) - 1.5, top, 3, foot - top + 4, 170)
    else:
        # What lies between the card and the first press is cut out.
        for dx in (-20, -12):
            canvas.fill(theme.INK_SOFT, x + dx, foot - 6, 3, 14)
    canvas.fill(theme.INK_SOFT, x, foot, axis.w_u, 3)
    size = min(22.0, fitting(kit, 26))
    for tick in axis.ticks_us:
        at = x + axis.at(tick)
        canvas.fill(theme.INK_SOFT, at - 1, top + 2, 2, foot - top, 60)
        canvas.fill(theme.INK_SOFT, at - 1.5, foot - 5, 3, 12)
        label = kit.text.line(f"{round(tick / 1000)}", "plain", size, theme.INK_SOFT, max_w_u=90)
        canvas.blit(label, at, foot + 20, anchor="center")
    unit = kit.text.line(_("ms"), "plain", size, theme.INK_SOFT, max_w_u=60)
    last = axis.at(axis.ticks_us[-1]) + 36 if axis.ticks_us else 0.0
    canvas.blit(unit, x + max(axis.w_u + 6, last), foot + 20, anchor="midleft")


def _draw_lane(
    canvas: Canvas,
    kit: Kit,
    finish: Finish,
    looks: Sequence[Looks],
    seat: int,
    axis: Axis,
    x: float,
    cy: float,
    each: float,
) -> None:
    marks = finish.of(seat)
    if seat in finish.last.lost:
        canvas.fill((169, 52, 43), x + 24, cy - each / 2, W_U - 48, each - 2, 34)
    canvas.fill((138, 98, 48), x + 24, cy + each / 2 - 1, W_U - 48, 1, 90)
    badge_u = _badge_u(each)
    badge = kit.art.svg(f"badges/{colour_name(looks[seat].colour)}", badge_u)
    canvas.blit(badge, x + 28, cy, anchor="midleft")
    size = fitting(kit, each)
    left, right = 28 + badge_u + 6, BAR_X_U - 10
    if seat in finish.locked:
        lock_u = min(26.0, each - 8)
        lock = kit.art.svg("icons/lock", lock_u)
        canvas.blit(lock, x + right, cy, anchor="midright")
        right -= lock_u + 6
    lines, name_size = name_lines(kit, finish.names[seat], each, right - left)
    for i, part in enumerate(lines):
        name = kit.text.line(part, "body", name_size, theme.INK, max_w_u=right - left)
        middle = cy + (i - (len(lines) - 1) / 2) * each * LINE_PART
        canvas.blit(name, x + left, middle, anchor="midleft")
    for mark in marks:
        _draw_mark(canvas, kit, mark, looks, x + BAR_X_U + axis.at(mark.after_us), cy, each)
    _draw_list(canvas, kit, marks, looks, x + LIST_X_U, cy, each, size)
    if not marks:
        words_ = kit.text.line(_("no press"), "body", size, theme.INK_SOFT, max_w_u=200)
        canvas.blit(words_, x + LIST_X_U, cy, anchor="midleft")


def _draw_mark(
    canvas: Canvas, kit: Kit, mark: Mark, looks: Sequence[Looks], x: float, cy: float, each: float
) -> None:
    """A press on the line: a bar, gold-rimmed and higher where it decided."""
    high = each - 6 if mark.decided else each * 0.55
    if mark.decided:
        canvas.fill((207, 156, 64), x - 5, cy - high / 2, 10, high)
        canvas.fill(theme.RED, x - 2.5, cy - high / 2, 5, high)
        return
    color = theme.INK_SOFT if mark.idle or mark.early or mark.late else theme.INK
    wide = 3 if mark.what == "point" else 4
    pale = mark.idle or mark.late
    canvas.fill(color, x - wide / 2, cy - high / 2, wide, high, 130 if pale else 255)


def _draw_list(
    canvas: Canvas,
    kit: Kit,
    marks: Sequence[Mark],
    looks: Sequence[Looks],
    x: float,
    cy: float,
    each: float,
    size: float,
) -> None:
    """Every press in words, in order of time; where there is no room, those that matter most."""
    icon_u = _icon_u(each)
    room = W_U - LIST_X_U - 34.0
    chosen: list[Mark] = []
    ranked = sorted(marks, key=lambda m: (not m.decided, m.idle or m.late, m.early, m.after_us))
    for i, mark in enumerate(ranked):
        need = _wide(canvas, kit, mark, icon_u, size)
        spare = 0.0 if i == len(ranked) - 1 else 46.0
        if need > room - spare:
            break
        room -= need
        chosen.append(mark)
    for mark in sorted(chosen, key=lambda m: m.after_us):
        _draw_press(canvas, kit, mark, looks, x, cy, icon_u, size)
        x += _wide(canvas, kit, mark, icon_u, size)
    if len(chosen) < len(marks):
        more = f"+{len(marks) - len(chosen)}"
        rest = kit.text.line(more, "plain", size, theme.INK_SOFT, max_w_u=50)
        canvas.blit(rest, x, cy, anchor="midleft")


def _wide(canvas: Canvas, kit: Kit, mark: Mark, icon_u: float, size: float) -> float:
    label = kit.text.line(stamp(mark), "plain", size, theme.INK, max_w_u=110)
    badge = icon_u * 0.8 + 2 if mark.at is not None and mark.what == "point" else 0
    return icon_u + badge + canvas.size_u(label)[0] + 18


def _draw_press(
    canvas: Canvas,
    kit: Kit,
    mark: Mark,
    looks: Sequence[Looks],
    x: float,
    cy: float,
    icon_u: float,
    size: float,
) -> None:
    pale = mark.idle or mark.late
    color = theme.RED if mark.decided else theme.INK_SOFT if pale else theme.INK
    fade = 120 if mark.idle else 190 if mark.late else 255
    hand = f"slap/hand_{colour_name(looks[mark.seat].colour)}"
    name = ICONS.get(mark.what, hand)
    canvas.blit(kit.art.svg(name, icon_u), x, cy, anchor="midleft", alpha=fade)
    x += icon_u + 2
    if mark.what == "point" and mark.at is not None:
        badge = kit.art.svg(f"badges/{colour_name(looks[mark.at].colour)}", icon_u * 0.8)
        canvas.blit(badge, x, cy, anchor="midleft", alpha=fade)
        x += icon_u * 0.8 + 2
    label = kit.text.line(stamp(mark), "plain", size, color, max_w_u=110)
    canvas.blit(label, x, cy, anchor="midleft")
