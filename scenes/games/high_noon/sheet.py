"""Draws the sheet of a settled exchange: headline, reason, and the time line or the dice."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.games.high_noon import words
from scenes.games.high_noon.finish import Finish, Shot, axis
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import Looks, colour_name
from scenes.kit.layout.layouts import Place
from scenes.kit.page.headings import balanced_w
from scenes.kit.text.words import _
from scenes.kit.widgets import Kit

if TYPE_CHECKING:
    from collections.abc import Sequence

BADGE_U = 52.0
LINE_U = 720.0
DIE_U = 50.0


def draw_sheet(
    canvas: Canvas,
    kit: Kit,
    place: Place,
    finish: Finish,
    looks: Sequence[Looks],
    part: float,
    slide_u: float,
) -> None:
    """Draw the sheet in its place; it has come in by `part`, sliding down `slide_u` meanwhile."""
    cx, cy = place.center
    with canvas.shifted(0, -slide_u * (1 - part), min(1.0, part * 1.3)):
        canvas.blit(kit.art.panel("paper", place.w_u, place.h_u), cx, cy, anchor="center")
        title = headline(kit, words.title(finish), 58, place.w_u - 110)
        canvas.blit(title, cx, place.y_u + 64, anchor="center")
        told = words.line(finish)
        why = kit.text.block(
            told, "body", theme.BODY_U, theme.INK,
            balanced_w(kit, told, theme.BODY_U, place.w_u - 110),
            align="center", line_gap=1.12, max_lines=2, max_h_u=100,
        )  # fmt: skip
        canvas.blit(why, cx, place.y_u + 160, anchor="center")
        if finish.with_dice:
            _draw_dice(canvas, kit, place, finish, looks)
        else:
            _draw_line(canvas, kit, place, finish, looks)


def headline(kit: Kit, title: str, size_u: float, w_u: float) -> pygame.Surface:
    """Big red words in one line; two long names take two smaller ones."""
    if kit.text.size(title, "title", size_u)[0] * 0.7 <= w_u:
        return kit.text.line(title, "title", size_u, theme.RED, max_w_u=w_u)
    return kit.text.block(
        title, "title", size_u * 0.66, theme.RED, w_u, align="center", line_gap=1.1,
        max_lines=2, max_h_u=size_u * 1.75,
    )  # fmt: skip


# -- presses on a line -----------------------------------------------------------------------------
def _draw_line(
    canvas: Canvas, kit: Kit, place: Place, finish: Finish, looks: Sequence[Looks]
) -> None:
    left, y = place.center[0] - LINE_U / 2, place.y_u + 318
    told = [shot for shot in finish.shots if shot.after_us is not None]
    canvas.fill(theme.INK, left, y - 3, LINE_U, 6)
    if told:
        laid = axis([shot.after_us for shot in told if shot.after_us is not None], LINE_U)
        for tick in laid.ticks_u:
            canvas.fill(theme.INK_SOFT, left + tick - 1, y - 9, 2, 18)
        if laid.break_u is not None:
            _draw_break(canvas, left + laid.break_u, y)
        _draw_bell(canvas, kit, left + laid.bell_u, y, _("bell"))
        for shot in told:
            at = laid.places[shot.after_us] if shot.after_us is not None else 0.0
            _draw_shot(canvas, kit, left, at, y, shot, finish, looks)
    else:
        # The bell never rang, or rang for nobody: when it would have stays untold.
        rung = not finish.shots
        _draw_bell(
            canvas, kit, left + LINE_U * (0.06 if rung else 0.9), y, _("bell") if rung else "?"
        )
        for shot in finish.shots:
            _draw_shot(canvas, kit, left, LINE_U * 0.4, y, shot, finish, looks)
    if not finish.shots:
        canvas.fill(theme.INK, left + LINE_U * 0.94 - 2, y - 20, 4, 40)
        end = kit.text.line(_("3 seconds"), "body", theme.SMALL_U, theme.INK, max_w_u=200)
        canvas.blit(end, left + LINE_U * 0.94, y + 44, anchor="center")


def _draw_break(canvas: Canvas, x: float, y: float) -> None:
    """A stretch left out: the line is cut."""
    canvas.fill((240, 226, 192), x - 9, y - 5, 18, 10)
    for dx in (-11, 9):
        canvas.fill(theme.INK, x + dx, y - 16, 3, 32)


def _draw_bell(canvas: Canvas, kit: Kit, x: float, y: float, label: str) -> None:
    canvas.fill(theme.RED, x - 2, y - 26, 4, 52)
    canvas.blit(kit.art.svg("props/bell", 54), x, y - 56, anchor="center")
    line = kit.text.line(label, "body", theme.SMALL_U, theme.RED, max_w_u=150)
    canvas.blit(line, x, y + 46, anchor="center")


def _draw_shot(
    canvas: Canvas,
    kit: Kit,
    left: float,
    at: float,
    y: float,
    shot: Shot,
    finish: Finish,
    looks: Sequence[Looks],
) -> None:
    """A press: the left duellist's above the line, the right one's below, never on each other."""
    way = -1 if shot.side == 0 else 1
    x, badge_y = left + at, y + way * 58
    fade = 150 if shot.late else 255
    canvas.fill(theme.INK, x - 3, y - 30 if way < 0 else y, 6, 30, fade)
    decides = shot is finish.deciding
    if decides:
        star = kit.art.svg("props/star_burst", BADGE_U * 2.1)
        canvas.blit(star, x, badge_y, anchor="center")
    badge = kit.art.svg(f"badges/{colour_name(looks[shot.side].colour)}", BADGE_U)
    canvas.blit(badge, x, badge_y, anchor="center", alpha=fade)
    label = words.stamp(shot)
    if not label:
        return
    color = theme.RED if decides else theme.INK if not shot.late else theme.INK_SOFT
    line = kit.text.line(label, "plain", theme.BODY_U, color, max_w_u=220)
    w = canvas.size_u(line)[0]
    gap = BADGE_U * (1.15 if decides else 0.62)
    if at + gap + w <= LINE_U + 40:
        canvas.blit(line, x + gap, badge_y, anchor="midleft")
    else:
        canvas.blit(line, x - gap, badge_y, anchor="midright")


# -- dice ------------------------------------------------------------------------------------------
def _draw_dice(
    canvas: Canvas, kit: Kit, place: Place, finish: Finish, looks: Sequence[Looks]
) -> None:
    for side in (0, 1):
        y = place.y_u + 262 + side * 112
        wins = finish.winner == side
        if wins:
            canvas.fill((207, 156, 64), place.x_u + 50, y - 46, place.w_u - 100, 92, 90)
        badge = kit.art.svg(f"badges/{colour_name(looks[side].colour)}", BADGE_U)
        canvas.blit(badge, place.x_u + 96, y, anchor="center")
        name = kit.text.line(finish.names[side], "body", theme.BODY_U, theme.INK, max_w_u=228)
        canvas.blit(name, place.x_u + 134, y, anchor="midleft")
        row = finish.rows[side][:8]
        for i, value in enumerate(row):
            die = kit.art.svg(f"dice/flat_{value}" + ("_gold" if wins else ""), DIE_U)
            canvas.blit(die, place.x_u + 372 + i * (DIE_U + 4), y, anchor="midleft")
        over = finish.totals[side] > 12
        total = kit.text.line(
            str(finish.totals[side]), "title", 60, theme.RED if over or wins else theme.INK
        )
        canvas.blit(total, place.x_u + place.w_u - 64, y, anchor="midright")
