"""The furniture round every table with secret hands: prompt, log, round buttons, the fan."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input
from scenes.kit.layout.layouts import Layout, Place
from scenes.table.aim import HEAD_U, draw_aim
from scenes.table.skip_ahead import hint_wanted

if TYPE_CHECKING:
    from scenes.kit.app.app import App

BUTTONS = ("reference", "undo", "pause")
ICONS = {"reference": "icons/book", "undo": "icons/undo", "pause": "icons/pause"}
CAPS = {"reference": "Tab", "undo": "Bksp", "pause": "Esc"}
CAP_U, CAP_LETTER_U = 44.0, 26.4
FAN_TURN = 4.0
"""Degrees between two neighbours of a fan."""


def on(canvas: Canvas, surface: pygame.Surface, place: Place) -> None:
    """Show a surface in the middle of a place."""
    canvas.blit(surface, *place.center, anchor="center")


def wanted(layout: Layout) -> list[AnyWanted]:
    """What to have ready."""
    out: list[AnyWanted] = []
    for name in ("prompt", "log"):
        place = layout.places[name]
        out.append(WantedPanel("dark", place.w_u, place.h_u))
    out.append(hint_wanted(layout.places["actions"]))
    for name in BUTTONS:
        place = layout.places[name]
        out += [WantedPanel("wood", place.w_u, place.h_u), Wanted(ICONS[name], place.w_u * 0.6)]
    return out


def button_at(layout: Layout, event: Input) -> str:
    """The round button under the mouse, or ""."""
    for name in BUTTONS:
        if layout.places[name].contains(event.x_u, event.y_u):
            return name
    return ""


def draw_buttons(canvas: Canvas, app: App, layout: Layout) -> None:
    """Reference card, undo, pause, each with its key."""
    for name in BUTTONS:
        place = layout.places[name]
        canvas.blit(app.art.panel("wood", place.w_u, place.h_u), *place.center, anchor="center")
        icon_u = min(place.w_u, place.h_u) * 0.6
        cx, cy = place.center
        canvas.blit(app.art.svg(ICONS[name], icon_u), cx, cy - 10, anchor="center")
        cap = CAPS[name]
        # Three caps share the width of a row: these keep their size at every text size.
        size_u = CAP_LETTER_U * 100 / app.settings.text_percent
        line = app.text.line(cap, "plain", size_u, theme.INK)
        wide = max(CAP_U, canvas.size_u(line)[0] + 22)
        y = place.y_u + place.h_u + 6
        canvas.blit(app.art.panel("key", wide, CAP_U), cx, y, anchor="center")
        canvas.blit(line, cx, y - 2, anchor="center")


def draw_prompt(canvas: Canvas, app: App, place: Place, words: str, loud: bool = True) -> None:
    """The line that says who may do what."""
    if not words:
        return
    canvas.blit(app.art.panel("dark", place.w_u, place.h_u), *place.center, anchor="center")
    color = theme.CREAM if loud else theme.DIM
    canvas.blit(_prompt_line(app, words, color, place), *place.center, anchor="center")


def _prompt_line(app: App, words: str, color: tuple[int, int, int], place: Place) -> pygame.Surface:
    """The words of a prompt, never cut: on one line as long as they can be read so, else on two,
    as large as the bar allows."""
    room, tall = place.w_u - 40, place.h_u - 6
    size_u = theme.BODY_U * min(1.0, tall / app.text.line_height_u(theme.BODY_U))
    least_u = theme.SMALL_U * 100 / app.settings.text_percent
    one_u = size_u * min(1.0, room / max(1.0, app.text.size(words, "body", size_u)[0])) * 0.995
    if one_u >= min(least_u, size_u) * 0.99:
        return app.text.line(words, "body", min(size_u, one_u), color)
    while size_u > least_u / 2 and (
        app.text.line_height_u(size_u) * 1.9 > tall
        or app.text.size(words, "body", size_u)[0] > room * 1.8
    ):
        size_u *= 0.96
    return app.text.block(words, "body", size_u, color, room, align="center", line_gap=0.95)


def draw_log(canvas: Canvas, app: App, place: Place, lines: Sequence[str], aim: str) -> None:
    """The aim of the game at the head, and what happened, the latest at the foot."""
    canvas.blit(app.art.panel("dark", place.w_u, place.h_u), *place.center, anchor="center")
    draw_aim(canvas, app, aim, (place.x_u, place.y_u + 4, place.w_u, HEAD_U - 4))
    bottom = place.y_u + place.h_u - 14
    for i, words in enumerate(reversed(lines)):
        color = theme.CREAM if i == 0 else theme.DIM
        block = app.text.block(
            words, "body", theme.SMALL_U, color, place.w_u - 36, line_gap=1.1, max_lines=5
        )
        h = canvas.size_u(block)[1]
        if bottom - h < place.y_u + HEAD_U + 4:
            break
        canvas.blit(block, place.x_u + 18, bottom - h)
        bottom -= h + 8


def fan(
    count: int, place: Place, card_w_u: float, card_h_u: float
) -> list[tuple[float, float, float]]:
    """Where the middles of fanned cards lie (x, y in u) and how each is turned (degrees,
    anticlockwise), left to right, inside `place`."""
    if count <= 0:
        return []
    cx = place.center[0]
    room = max(0.0, place.w_u - card_w_u - 24)
    gap = min(card_w_u * 0.86, room / max(1, count - 1))
    turn = min(FAN_TURN, 16.0 / count)
    out = []
    for i in range(count):
        off = i - (count - 1) / 2
        drop = (1 - math.cos(math.radians(off * turn))) * card_h_u * 3.2
        out.append((cx + off * gap, place.y_u + card_h_u / 2 + 14 + drop, -off * turn))
    return out
