"""A gunslinger's plate: who it is, rounds won, chips, the hand as backs, the holster, the stake."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame

from game.core.engine import Seat
from game.monster_gunslingers.records import CardName
from scenes.games.monster_gunslingers.cards import BACK, draw_card, surface
from scenes.games.monster_gunslingers.places import BACK_W_U, MINI_W_U, POUCH_H_U, POUCH_W_U, Places
from scenes.kit.app.app import App
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.draw.people import (
    Looks,
    colour_hex,
    colour_light,
    colour_name,
    portrait,
    tombstone,
    wanted,
)
from scenes.kit.layout.layouts import Place

HEAD_U = 104.0
STAR_U = 32.0
ROW_U, NAME_H_U, TAG_U, LEAST_U = 88.0, 56.0, 40.0, 24.0
CHIP_U = 34.0
STAR = "gunslingers/star"
NO_STAR = "gunslingers/star_empty"
STARTER = "gunslingers/starter"
HOLSTER_BACK, HOLSTER_FRONT = "gunslingers/holster_back", "gunslingers/holster_front"


@dataclass(slots=True)
class PlateState:
    """What a plate shows. `holster`: cards as the viewer knows them, and whether they lie face up;
    `stars`: (won, to win; 0 when nobody counts them); `chips` None without betting; `note`: a word
    that hangs below the plate, beside the `stake`."""

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
        _tags(canvas, app, places, seat, state)


def _head(canvas: Canvas, app: App, place: Place, state: PlateState, fade: float) -> None:
    """The face, or the stone that is left of them; a bot's medal and the seat's shape below it."""
    x, y = place.x_u + 10, place.y_u + 8
    if state.broke:
        canvas.blit(tombstone(app.art, HEAD_U), x, y)
    else:
        mood = "" if state.level else state.mood
        canvas.blit(portrait(app.art, state.looks, state.level, HEAD_U, mood), x, y, alpha=fade)
    badge = app.art.svg(f"badges/{colour_name(state.looks.colour)}", 38)
    canvas.blit(badge, x + HEAD_U + 4, y + HEAD_U + 2, anchor="bottomright", alpha=fade)
    if state.level and not state.broke:
        medal = app.art.svg(f"badges/bot_{state.level}", 36)
        canvas.blit(medal, x - 4, y + HEAD_U + 2, anchor="bottomleft", alpha=fade)


def fitted(
    app: App, name: str, color: tuple[int, int, int], room_u: float, height_u: float
) -> pygame.Surface:
    """A name that is whole: on one line, smaller if need be, else on several, never cut."""
    percent = app.settings.text_percent / 100
    most = min(theme.BODY_U, height_u / 1.3 / percent)
    size = min(most, most * room_u / max(1.0, app.text.size(name, "body", most)[0]))
    if size * percent >= LEAST_U or height_u < 2 * LEAST_U:
        return app.text.line(name, "body", max(size * 0.98, 12 / percent), color, max_w_u=room_u)
    step = LEAST_U
    while step > 14:
        lines = int(height_u // (step * 1.05))
        widest = max(app.text.size(word, "body", step / percent)[0] for word in name.split())
        whole = app.text.size(name, "body", step / percent)[0]
        fits = widest <= room_u and whole <= room_u * lines * 0.86
        if fits or (step <= 18 and whole <= room_u * lines * 0.94):
            break
        step -= 2
    return app.text.block(
        name, "body", step / percent, color, room_u, line_gap=1.05,
        max_lines=max(1, int(height_u // (step * 1.05))),
    )  # fmt: skip


def _who(canvas: Canvas, app: App, place: Place, state: PlateState, fade: float) -> None:
    left = place.x_u + HEAD_U + 22
    color = theme.CREAM if state.active else colour_light(state.looks.colour)
    name = fitted(app, state.name, color, place.x_u + place.w_u - 14 - left, NAME_H_U)
    canvas.blit(name, left, place.y_u + 10 + NAME_H_U / 2, anchor="midleft")


def _row(canvas: Canvas, app: App, place: Place, state: PlateState, fade: float) -> None:
    """Rounds won, and chips at a table where one bets; at its end who started the round."""
    left = place.x_u + HEAD_U + 22
    right = place.x_u + place.w_u - 14
    y = place.y_u + ROW_U
    if state.starter:
        canvas.blit(app.art.svg(STARTER, 40), right, y, anchor="midright", alpha=fade)
    right -= 46
    won, most = state.stars
    if state.chips is None:
        gap = min(STAR_U + 2, (right - left - STAR_U) / max(1, most - 1))
        for i in range(most):
            star = app.art.svg(STAR if i < won else NO_STAR, STAR_U)
            canvas.blit(star, left + i * gap, y, anchor="midleft")
        return
    pile = app.art.svg(f"props/chip_{colour_name(state.looks.colour)}", CHIP_U)
    canvas.blit(pile, left, y, anchor="midleft")
    size = 40 * min(1.0, 110 / app.settings.text_percent)
    figure = app.text.line(
        str(state.chips), "body", size, theme.CREAM, outline_u=2, outline_color=theme.LINE,
        max_w_u=62,
    )  # fmt: skip
    canvas.blit(figure, left + CHIP_U + 4, y, anchor="midleft")
    gap = min(26.0, (right - left - CHIP_U - 70 - STAR_U) / max(1, won - 1))
    for i in range(won):
        star = app.art.svg(STAR, STAR_U - 4)
        canvas.blit(star, right - i * gap, y, anchor="midright", alpha=fade)


def _hand(
    canvas: Canvas, app: App, places: Places, seat: Seat, state: PlateState, fade: float
) -> None:
    place = places.plate(seat)
    if not state.hand and not state.absent:
        spot = places.plate_hand(seat, 0, 1)
        empty = app.art.panel("slot", BACK_W_U, BACK_W_U * 1.4)
        canvas.blit(empty, spot.x_u, spot.y_u, anchor="center")
    for i in range(state.hand):
        spot = places.plate_hand(seat, i, state.hand)
        card = surface(app, BACK, spot.w_u, spot.angle)
        canvas.blit(card, spot.x_u, spot.y_u, anchor="center", alpha=fade)
    if not state.absent:
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


def _tags(canvas: Canvas, app: App, places: Places, seat: Seat, state: PlateState) -> None:
    """Below the plate: a word on paper, and what was put in during this betting."""
    if not state.note and not state.stake:
        return
    place = places.plate(seat)
    x, y = places.stake(seat)
    size = theme.SMALL_U * min(1.0, 115 / app.settings.text_percent)
    note_w = stake_w = 0.0
    words = figure = None
    if state.stake:
        figure = app.text.line(
            str(state.stake), "body", size * 1.2, theme.GOLD, outline_u=2,
            outline_color=theme.LINE, max_w_u=60,
        )  # fmt: skip
        stake_w = round((CHIP_U + 30 + canvas.size_u(figure)[0]) / 4) * 4.0
    if state.note:
        words = app.text.line(state.note, "body", size, theme.INK, max_w_u=place.w_u - 50 - stake_w)
        note_w = round((canvas.size_u(words)[0] + 30) / 10) * 10.0
    left = x - (note_w + stake_w) / 2
    if words is not None:
        canvas.blit(app.art.panel("note", note_w, TAG_U), left - MARGIN, y - TAG_U / 2 - MARGIN)
        canvas.blit(words, left + note_w / 2, y, anchor="center")
    if figure is not None:
        left += note_w
        canvas.blit(app.art.panel("dark", stake_w, TAG_U), left - MARGIN, y - TAG_U / 2 - MARGIN)
        canvas.blit(app.art.svg("chips/top", CHIP_U), left + 8, y, anchor="midleft")
        canvas.blit(figure, left + 14 + CHIP_U, y, anchor="midleft")
