"""Draws the bench: the fan of whose turn it is, the big holster, and what one alone may read.

Faces come from `known`, what the viewer of the moment knows; for anybody else all are backs.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from game.core.cards import RANKS
from game.core.engine import Seat
from game.monster_gunslingers.records import HIDDEN, CardName
from scenes.games.monster_gunslingers.cards import BACK, FOLDER, draw_card
from scenes.games.monster_gunslingers.places import CARD_H_U, CARD_W_U, FOOT_U, LIFT_U, Box, Places
from scenes.games.monster_gunslingers.shown import Shown
from scenes.games.monster_gunslingers.words import idle_words, power_name, power_text
from scenes.kit.app.app import App
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.layout.layouts import Place
from scenes.kit.text.words import _
from scenes.table.secret.frame import CURSOR_RIM, rim

BIG_HOLSTER_U = (400.0, 260.0)
TARGET_RIM = (140, 240, 170)
STRIP_U = 38.0
NEW_H_U = 32.0
NEWS_MOST_U, NEWS_GAP_U = 150.0, 8.0
NEWS_U = (60.0, 110.0, 170.0)
"""How tall the paper with news may be: few heights, so that they are ready."""


def wanted() -> list[AnyWanted]:
    """What to have ready."""
    return [
        Wanted(BACK, CARD_W_U, CARD_H_U),
        Wanted(f"{FOLDER}/holster_big_back", *BIG_HOLSTER_U),
        Wanted(f"{FOLDER}/holster_big_front", *BIG_HOLSTER_U),
        WantedPanel("note", 400, 272),
        *(WantedPanel("note", 400, h_u) for h_u in NEWS_U),
        *(Wanted(f"{FOLDER}/emblem_{rank}", size) for rank in RANKS for size in (54.0, 60.0)),
    ]


def draw_hand(
    canvas: Canvas,
    app: App,
    places: Places,
    shown: Shown,
    seat: Seat,
    known: Mapping[int, CardName],
    lifted: Collection[int],
    fresh: Collection[int],
    glowing: Collection[int],
    cursor: int | None,
) -> None:
    """The fan. `lifted`, `fresh`, `glowing`: positions chosen, new to their owner, to choose from;
    `cursor`: the position it is on."""
    hand = shown.hands[seat]
    for i, slip in enumerate(hand):
        spot = places.hand(seat, i, len(hand))
        up = LIFT_U if i in lifted or i == cursor else 0.0
        y = spot.y_u - up
        colour = None
        if i == cursor:
            colour = CURSOR_RIM
        elif i in glowing:
            colour = TARGET_RIM
        if colour is not None:
            frame = rim(app, CARD_W_U, CARD_H_U, colour, spot.angle, 8 if i == cursor else 5)
            canvas.blit(frame, spot.x_u, y, anchor="center")
        draw_card(canvas, app, known.get(slip.key, slip.card), spot.x_u, y, spot.w_u, spot.angle)
    fan = [places.hand(seat, i, len(hand)) for i in range(len(hand))]
    for i in fresh:
        spot = fan[i]
        up = LIFT_U if i in lifted or i == cursor else 0.0
        room = fan[i + 1].x_u - spot.x_u if i + 1 in fresh else CARD_W_U
        _new(canvas, app, spot.x_u, spot.y_u - up, spot.angle, room)


def _new(canvas: Canvas, app: App, x: float, y: float, angle: float, room: float) -> None:
    """A tag on the upper edge of a card that is new to its owner; it rides along.

    Where the next new card lies closer than the word is wide, a star says it.
    """
    lean = math.radians(angle)
    dx, dy = -CARD_W_U / 2 + 44, -CARD_H_U / 2 - 5
    cx = x + dx * math.cos(lean) + dy * math.sin(lean)
    cy = y - dx * math.sin(lean) + dy * math.cos(lean)
    size = theme.SMALL_U * min(1.0, 100 / app.settings.text_percent)
    words = app.text.line(_("new"), "body", size, theme.INK, max_w_u=84)
    w = round((canvas.size_u(words)[0] + 22) / 4) * 4.0
    if w > room - 4:
        canvas.blit(app.art.panel("brass", NEW_H_U + 8, NEW_H_U), cx, cy, anchor="center")
        canvas.blit(app.art.svg("icons/star", NEW_H_U - 6), cx, cy, anchor="center")
        return
    canvas.blit(app.art.panel("brass", w, NEW_H_U), cx, cy, anchor="center")
    canvas.blit(words, cx, cy, anchor="center")


def draw_holster(
    canvas: Canvas,
    app: App,
    places: Places,
    shown: Shown,
    seat: Seat,
    known: Mapping[int, CardName],
    glowing: Collection[int],
    cursor: int | None,
    reading: bool,
) -> None:
    """The big holster. `reading`: its owner looks, so cards only they know carry an eye."""
    place = places.layout.places["holster"]
    canvas.blit(app.art.svg(f"{FOLDER}/holster_big_back", *BIG_HOLSTER_U), place.x_u, place.y_u)
    for i, slip in enumerate(shown.holsters[seat][:2]):
        spot = places.holster(seat, i)
        up = LIFT_U if i == cursor else 0.0
        if i == cursor or i in glowing:
            colour = CURSOR_RIM if i == cursor else TARGET_RIM
            frame = rim(app, CARD_W_U, CARD_H_U, colour, 0, 8 if i == cursor else 5)
            canvas.blit(frame, spot.x_u, spot.y_u - up, anchor="center")
        card = slip.card if slip.up else known.get(slip.key, HIDDEN)
        draw_card(canvas, app, card, spot.x_u, spot.y_u - up, spot.w_u)
        if reading and not slip.up and card != HIDDEN:
            eye = app.art.svg("icons/eye_closed", 44)
            canvas.blit(eye, spot.x_u + 56, spot.y_u - up - 92, anchor="center")
    canvas.blit(app.art.svg(f"{FOLDER}/holster_big_front", *BIG_HOLSTER_U), place.x_u, place.y_u)


def draw_made(canvas: Canvas, app: App, places: Places, words: str) -> None:
    """What kind of hand there is so far, on a strip below the holster; private."""
    place = places.layout.places["holster"]
    size = theme.SMALL_U * min(1.0, 115 / app.settings.text_percent)
    line = app.text.line(words, "body", size, theme.GOLD, max_w_u=place.w_u - 36)
    y = FOOT_U
    canvas.blit(app.art.panel("dark", place.w_u, STRIP_U), place.center[0], y, anchor="center")
    canvas.blit(line, place.center[0], y, anchor="center")


def draw_news(canvas: Canvas, app: App, place: Place, lines: Sequence[str]) -> float:
    """What somebody learned since they last looked, on paper at the head of the log; private.

    Returns how much of the log's place (u) it takes.
    """
    size = theme.SMALL_U * min(1.0, 125 / app.settings.text_percent)
    w = place.w_u
    block = app.text.block(
        "\n".join(lines), "body", size, theme.INK, w - 76, line_gap=1.04, max_lines=6,
        max_h_u=NEWS_MOST_U,
    )  # fmt: skip
    needed = canvas.size_u(block)[1] + 18
    h = next((h_u for h_u in NEWS_U if h_u >= needed), NEWS_U[-1])
    canvas.blit(app.art.panel("note", w, h), place.x_u - MARGIN, place.y_u - MARGIN)
    canvas.blit(app.art.svg("icons/eye", 40), place.x_u + 12, place.y_u + 28, anchor="midleft")
    canvas.blit(block, place.x_u + 60, place.y_u + h / 2, anchor="midleft")
    return h + NEWS_GAP_U


def draw_reader(canvas: Canvas, app: App, places: Places, card: CardName, idle: bool) -> None:
    """What the card under the cursor does, on a slip beside the fan; private."""
    place = places.layout.places["actions"]
    canvas.blit(app.art.panel("note", place.w_u, place.h_u), *place.center, anchor="center")
    x, y = place.x_u + 22, place.y_u + 14
    canvas.blit(app.art.svg(f"{FOLDER}/emblem_{card[0]}", 54), x, y)
    size = 36 * min(1.0, 48 / app.text.line_height_u(36))
    title = app.text.line(power_name(card), "title", size, theme.RED, max_w_u=place.w_u - 108)
    canvas.blit(title, x + 64, y + 28, anchor="midleft")
    words = power_text(card)
    if idle:
        words = idle_words(words)
    small = theme.SMALL_U * min(1.0, 130 / app.settings.text_percent)
    block = app.text.block(
        words, "body", small, theme.INK, place.w_u - 40, line_gap=1.02, max_h_u=place.h_u - 78
    )
    canvas.blit(block, x, y + 58)


def draw_sign(
    canvas: Canvas,
    app: App,
    box: Box,
    words: str,
    *,
    lit: bool,
    off: bool = False,
    icon: str = "",
    note: str = "",
    nudge_u: float = 0.0,
) -> None:
    """A sign beside the fan: something one may do; `note`: a remark below its words."""
    x, y, w, h = box
    x += nudge_u
    kind = "wood_off" if off and not lit else "wood_lit" if lit else "wood"
    canvas.blit(app.art.panel(kind, w, h), x - MARGIN, y - MARGIN)
    color = theme.DIM if off else theme.GOLD if lit else theme.CREAM
    icon_u = min(h * 0.76, 56.0) if icon else 0.0
    size = min(34.0, (30 if note else 46) * h / (62 if note else 80))
    if note:
        size *= min(1.0, 105 / app.settings.text_percent)
    room = w - 56 - icon_u
    line = app.text.line(
        words, "title", size, color, outline_u=2, outline_color=theme.LINE, max_w_u=room
    )
    remark = None
    if note:
        small = 24.0 * min(1.0, 105 / app.settings.text_percent)
        remark = app.text.line(note, "body", small, theme.CREAM, outline_u=2, max_w_u=room)
    wide = max(canvas.size_u(one)[0] for one in (line, remark) if one is not None)
    left = x + w / 2 - (wide + (icon_u + 12 if icon else 0)) / 2
    if icon:
        fade = 130 if off and not lit else 255
        canvas.blit(app.art.svg(icon, icon_u), left, y + h / 2, anchor="midleft", alpha=fade)
        left += icon_u + 12
    canvas.blit(line, left, y + h / 2 - (12 if remark is not None else 0), anchor="midleft")
    if remark is not None:
        canvas.blit(remark, left, y + h / 2 + 17, anchor="midleft")
