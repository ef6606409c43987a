"""A gunslinger's plate: who it is, rounds won, chips, the hand as backs, the holster, the stake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.engine import Seat
from game.monster_gunslingers.records import CardName
from scenes.kit import theme
from scenes.kit.app import App
from scenes.kit.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.canvas import Canvas
from scenes.kit.layouts import Place
from scenes.kit.panels import MARGIN
from scenes.kit.people import (
    Looks,
    colour_hex,
    colour_light,
    colour_name,
    portrait,
    tombstone,
    wanted,
)
from scenes.kit.words import n_
from scenes.monster_gunslingers.cards import BACK, draw_card, surface
from scenes.monster_gunslingers.places import BACK_W_U, MINI_W_U, POUCH_H_U, POUCH_W_U, Places

HEAD_U = 112.0
STAR_U = 32.0
CHIP_U = 34.0
STAR = "gunslingers/star"
NO_STAR = "gunslingers/star_empty"
STARTER = "gunslingers/starter"
HOLSTER_BACK, HOLSTER_FRONT = "gunslingers/holster_back", "gunslingers/holster_front"


@dataclass(slots=True)
class PlateState:
    """What a plate shows. `holster`: cards as the viewer knows them, and whether they lie face up;
    `stars`: (won, to win; 0 when nobody counts them); `chips` None without betting; `note`: a word
    over the portrait."""

    name: str
    looks: Looks
    level: str | None
    stars: tuple[int, int]
    hand: int
    holster: Sequence[tuple[CardName, bool]] = field(default_factory=tuple)
    chips: int | None = None
    stake: int = 0
    mood: str = ""
    active: bool = False
    starter: bool = False
    absent: bool = False
    """Folded, or sits the round out."""
    broke: bool = False
    note: str = ""
    owed: int = 0


def preload(looks: Looks, level: str | None, place: Place) -> list[AnyWanted]:
    """What to have ready for somebody at a plate."""
    tint = colour_hex(looks.colour)
    out: list[AnyWanted] = [
        WantedPanel(kind, place.w_u, place.h_u, tint) for kind in ("plate", "plate_lit")
    ]
    return [*out, *wanted(looks, level, HEAD_U)]


def preload_common() -> list[AnyWanted]:
    """What every plate shows."""
    return [
        Wanted(STAR, STAR_U),
        Wanted(NO_STAR, STAR_U),
        Wanted(HOLSTER_BACK, POUCH_W_U, POUCH_H_U),
        Wanted(HOLSTER_FRONT, POUCH_W_U, POUCH_H_U),
        Wanted(BACK, BACK_W_U, BACK_W_U * 1.4),
        Wanted(BACK, MINI_W_U, MINI_W_U * 1.4),
    ]


def draw_plate(
    canvas: Canvas, app: App, places: Places, seat: Seat, state: PlateState, nudge_u: float = 0.0
) -> None:
    """Draw a plate; `nudge_u` moves it sideways (a refusal shakes)."""
    place = places.plate(seat)
    with canvas.shifted(nudge_u, 0):
        fade = 130 if state.absent else 255
        kind = "plate_lit" if state.active else "plate"
        panel = app.art.panel(kind, place.w_u, place.h_u, colour_hex(state.looks.colour))
        canvas.blit(panel, place.x_u - MARGIN, place.y_u - MARGIN, alpha=fade)
        _head(canvas, app, place, state, fade)
        _who(canvas, app, place, state, fade)
        _row(canvas, app, place, state, fade)
        _hand(canvas, app, places, seat, state, fade)
        _holster(canvas, app, places, seat, state, fade)
        if state.note:
            _note(canvas, app, place, state.note)


def _head(canvas: Canvas, app: App, place: Place, state: PlateState, fade: float) -> None:
    x, y = place.x_u + 8, place.y_u + 8
    if state.broke:
        canvas.blit(tombstone(app.art, HEAD_U), x, y)
        return
    mood = "" if state.level else state.mood
    canvas.blit(portrait(app.art, state.looks, state.level, HEAD_U, mood), x, y, alpha=fade)
    if state.level:
        medal = app.art.svg(f"badges/bot_{state.level}", 38)
        canvas.blit(medal, x, y + HEAD_U - 2, anchor="bottomleft", alpha=fade)
    if state.starter:
        mark = app.art.svg(STARTER, 40)
        canvas.blit(mark, x + HEAD_U + 2, y + HEAD_U, anchor="bottomright")


def _who(canvas: Canvas, app: App, place: Place, state: PlateState, fade: float) -> None:
    left = place.x_u + HEAD_U + 16
    right = place.x_u + place.w_u - 14
    badge = app.art.svg(f"badges/{colour_name(state.looks.colour)}", 42)
    canvas.blit(badge, place.x_u + 6, place.y_u + 6, alpha=fade)
    color = theme.CREAM if state.active else colour_light(state.looks.colour)
    name = app.text.line(state.name, "body", theme.BODY_U, color, max_w_u=right - left)
    canvas.blit(name, left, place.y_u + 34, anchor="midleft", alpha=fade)


def _row(canvas: Canvas, app: App, place: Place, state: PlateState, fade: float) -> None:
    """Rounds won, and chips at a table where one bets."""
    left = place.x_u + HEAD_U + 16
    y = place.y_u + 82
    won, most = state.stars
    room = place.x_u + place.w_u - 16 - left
    if state.chips is None:
        gap = min(STAR_U + 2, (room - STAR_U) / max(1, most - 1))
        for i in range(most):
            star = app.art.svg(STAR if i < won else NO_STAR, STAR_U)
            canvas.blit(star, left + i * gap, y, anchor="midleft", alpha=fade)
    else:
        pile = app.art.svg(f"props/chip_{colour_name(state.looks.colour)}", CHIP_U)
        canvas.blit(pile, left, y, anchor="midleft", alpha=fade)
        figure = app.text.line(
            str(state.chips), "body", 40, theme.CREAM, outline_u=2, outline_color=theme.LINE,
            max_w_u=70,
        )  # fmt: skip
        canvas.blit(figure, left + CHIP_U + 8, y, anchor="midleft", alpha=fade)
        for i in range(won):
            star = app.art.svg(STAR, STAR_U - 4)
            canvas.blit(star, place.x_u + place.w_u - 14 - i * 26, y, anchor="midright", alpha=fade)
    if state.owed and state.active:
        words = n_("{count} more turn", "{count} more turns", state.owed).format(count=state.owed)
        line = app.text.line(words, "body", theme.SMALL_U, theme.GOLD, max_w_u=room)
        canvas.blit(line, left, place.y_u + 116, anchor="midleft")


def _hand(
    canvas: Canvas, app: App, places: Places, seat: Seat, state: PlateState, fade: float
) -> None:
    place = places.plate(seat)
    for i in range(state.hand):
        spot = places.plate_hand(seat, i, state.hand)
        card = surface(app, BACK, spot.w_u, spot.angle)
        canvas.blit(card, spot.x_u, spot.y_u, anchor="center", alpha=fade)
    if state.hand:
        figure = app.text.line(
            str(state.hand), "body", 36, theme.CREAM, outline_u=3, outline_color=theme.LINE,
            max_w_u=44,
        )  # fmt: skip
        canvas.blit(figure, place.x_u + 78, place.y_u + place.h_u - 36, anchor="center", alpha=fade)


def _holster(
    canvas: Canvas, app: App, places: Places, seat: Seat, state: PlateState, fade: float
) -> None:
    x, y = places.pouch(seat)
    back = app.art.svg(HOLSTER_BACK, POUCH_W_U, POUCH_H_U)
    canvas.blit(back, x, y, alpha=fade)
    for i, (card, up) in enumerate(state.holster):
        spot = places.plate_holster(seat, i)
        draw_card(canvas, app, card, spot.x_u, spot.y_u, spot.w_u, alpha=fade, shadow=False)
        if not up and card != "??":
            eye = app.art.svg("icons/eye", 26)
            canvas.blit(eye, spot.x_u + spot.w_u / 2, spot.y_u - 40, anchor="midright")
    front = app.art.svg(HOLSTER_FRONT, POUCH_W_U, POUCH_H_U)
    canvas.blit(front, x, y, alpha=fade)


def _note(canvas: Canvas, app: App, place: Place, words: str) -> None:
    """A word on a slip across the portrait."""
    line = app.text.line(words, "body", theme.SMALL_U, theme.INK, max_w_u=place.w_u - 60)
    w = round((canvas.size_u(line)[0] + 32) / 10) * 10
    x, y = place.x_u + 14, place.y_u + 124
    canvas.blit(app.art.panel("note", w, 40), x - MARGIN, y - 20 - MARGIN)
    canvas.blit(line, x + w / 2, y, anchor="center")
