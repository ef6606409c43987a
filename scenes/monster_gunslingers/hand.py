"""Draws the bench: the fan of whose turn it is, the big holster, and what one alone may read.

Faces come from `known`, what the viewer of the moment knows; for anybody else all are backs.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Mapping, Sequence

from game.core.engine import Seat
from game.monster_gunslingers.records import HIDDEN, CardName
from scenes.kit import theme
from scenes.kit.app import App
from scenes.kit.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.canvas import Canvas
from scenes.kit.panels import MARGIN
from scenes.kit.widgets import key_cap
from scenes.kit.words import _
from scenes.monster_gunslingers.cards import BACK, FOLDER, draw_card, rim
from scenes.monster_gunslingers.places import CARD_H_U, CARD_W_U, Places
from scenes.monster_gunslingers.shown import Shown
from scenes.monster_gunslingers.words import idle_words, power_name, power_text

LIFT_U = 24.0
BIG_HOLSTER_U = (400.0, 260.0)
CURSOR_RIM = (250, 222, 150)
TARGET_RIM = (140, 240, 170)
STRIP_U = 44.0
KEY_U = 36.0


def wanted() -> list[AnyWanted]:
    """What to have ready."""
    return [
        Wanted(BACK, CARD_W_U, CARD_H_U),
        Wanted(f"{FOLDER}/holster_big_back", *BIG_HOLSTER_U),
        Wanted(f"{FOLDER}/holster_big_front", *BIG_HOLSTER_U),
        WantedPanel("note", 400, 256),
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
        if i in fresh:
            tag = app.text.line(
                _("new"), "body", theme.SMALL_U, theme.GREEN_SOFT, outline_u=3,
                outline_color=theme.LINE, max_w_u=60,
            )  # fmt: skip
            lean = math.radians(spot.angle)
            dx, dy = -CARD_W_U / 2 + 40, -CARD_H_U / 2 - 12
            x = spot.x_u + dx * math.cos(lean) + dy * math.sin(lean)
            canvas.blit(tag, x, y - dx * math.sin(lean) + dy * math.cos(lean), anchor="center")


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
    """What kind of hand there is so far, on a strip over the holster's foot; private."""
    place = places.layout.places["holster"]
    line = app.text.line(words, "body", theme.SMALL_U, theme.GOLD, max_w_u=place.w_u - 36)
    y = place.y_u + place.h_u - STRIP_U / 2 - 4
    canvas.blit(app.art.panel("dark", place.w_u, STRIP_U), place.center[0], y, anchor="center")
    canvas.blit(line, place.center[0], y, anchor="center")


def draw_news(
    canvas: Canvas, app: App, places: Places, lines: Sequence[str], foot_u: float
) -> None:
    """What somebody learned since they last looked, over the foot of the fan; private."""
    place = places.layout.places["bench"]
    words = " ".join(lines)
    if not words:
        return
    block = app.text.block(
        words, "body", theme.SMALL_U, theme.GOLD, place.w_u - 40, align="center", line_gap=1.05,
        max_lines=2, max_h_u=70,
    )  # fmt: skip
    h = round(canvas.size_u(block)[1] + 14)
    y = foot_u - h / 2
    canvas.blit(app.art.panel("dark", place.w_u, h), place.center[0], y, anchor="center")
    canvas.blit(block, place.center[0], y, anchor="center")


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


def draw_keys(canvas: Canvas, app: App, places: Places, labels: Sequence[tuple[str, str]]) -> None:
    """Whose turn it is sees their own keys, each (label, icon of what it does), in two rows."""
    undo = places.layout.places["undo"]
    area_x, right = places.layout.places["actions"].x_u, undo.x_u - 14
    x, y, row = area_x, undo.y_u + 18.0, 0
    for label, icon in labels:
        if not label:
            continue
        cap = KEY_U if label.startswith("icons/") else max(
            KEY_U, app.text.size(label, "plain", KEY_U * 0.6)[0] + KEY_U * 0.5
        )  # fmt: skip
        wide = cap + KEY_U + 6
        if x + wide > right and x > area_x:
            x, row = area_x, row + 1
        if row > 1:
            return
        left = x + key_cap(canvas, app, label, x, y + row * 44, KEY_U) + 3
        canvas.blit(app.art.svg(icon, KEY_U - 6), left, y + row * 44, anchor="midleft")
        x += wide


def draw_sign(
    canvas: Canvas,
    app: App,
    box: tuple[float, float, float, float],
    words: str,
    *,
    lit: bool,
    off: bool = False,
    icon: str = "",
    nudge_u: float = 0.0,
) -> None:
    """A sign beside the fan: something one may do."""
    x, y, w, h = box
    x += nudge_u
    kind = "wood_off" if off else "wood_lit" if lit else "wood"
    canvas.blit(app.art.panel(kind, w, h), x - MARGIN, y - MARGIN)
    color = theme.DIM if off else theme.GOLD if lit else theme.CREAM
    icon_u = min(h * 0.7, 56.0) if icon else 0.0
    size = min(34.0, 46 * h / 80)
    line = app.text.line(
        words, "title", size, color, outline_u=2, outline_color=theme.LINE,
        max_w_u=w - 56 - icon_u,
    )  # fmt: skip
    whole = canvas.size_u(line)[0] + (icon_u + 12 if icon else 0)
    left = x + w / 2 - whole / 2
    if icon:
        canvas.blit(app.art.svg(icon, icon_u), left, y + h / 2, anchor="midleft")
        left += icon_u + 12
    canvas.blit(line, left, y + h / 2, anchor="midleft")
