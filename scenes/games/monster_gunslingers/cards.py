"""Cards of Monster Gunslingers as surfaces: faces, the back, smaller and turning ones, their rims.

A face is always asked for by `Art.svg` at the moment it is drawn, so that nothing else could show
one.
"""

from __future__ import annotations

import pygame

from game.monster_gunslingers.records import HIDDEN, CardName
from scenes.kit.app.app import App
from scenes.kit.draw.canvas import Canvas

FOLDER = "gunslingers"
BACK = f"{FOLDER}/back"
FOUR = frozenset("CD")
STEPS = 12
BASE_U, WIDTH_STEP_U = 170.0, 16.0
WIDTHS_U = tuple(BASE_U - WIDTH_STEP_U * i for i in range(7, -1, -1))
"""How wide a card in motion may be: 58 to 170 u."""
TURN_STEP, TURN_MOST = 4, 12
"""A card that turns over or changes its size does so in so many pictures."""
Colour = tuple[int, int, int]


def picture(app: App, card: CardName) -> str:
    """The name of a card's picture; the back for a hidden one."""
    if card == HIDDEN:
        return BACK
    folder = f"{FOLDER}/four" if app.settings.four_colour_suits and card[1] in FOUR else FOLDER
    return f"{folder}/{card[0]}{card[1].lower()}"


def surface(
    app: App, name: str, w_u: float, angle: float = 0.0, tall: float = 1.4
) -> pygame.Surface:
    """A picture `w_u` wide, turned."""
    return app.art.svg(name, w_u, w_u * tall, angle=angle)


def moving(
    app: App, name: str, w_u: float, angle: float = 0.0, squeeze: float = 1.0
) -> pygame.Surface:
    """A card in motion: one drawing, scaled in few steps; only backs turn, in few steps too."""
    width = WIDTHS_U[min(len(WIDTHS_U) - 1, max(0, round((w_u - WIDTHS_U[0]) / WIDTH_STEP_U)))]
    part = max(1, round(abs(squeeze) * STEPS))
    turn = max(-TURN_MOST, min(TURN_MOST, round(angle / TURN_STEP) * TURN_STEP))
    if name != BACK or part < STEPS:
        turn = 0
    whole = surface(app, name, BASE_U)
    if part == STEPS and not turn and width == BASE_U:
        return whole

    def make() -> pygame.Surface:
        scale = app.art.scale
        w = max(1, round(width * scale * part / STEPS))
        h = max(1, round(width * scale * whole.get_height() / whole.get_width()))
        out = pygame.transform.smoothscale(whole, (w, h))
        return pygame.transform.rotozoom(out, turn, 1.0) if turn else out

    key = ("gunslinger card", name, width, part, turn, round(app.art.scale * 1000))
    return app.art.made(key, make)


def in_motion() -> list[tuple[str, float, float, float]]:
    """Every back as it may fly (name, width, angle, squeeze), to have ready beforehand."""
    turns = range(-TURN_MOST, TURN_MOST + 1, TURN_STEP)
    flat = [(BACK, width, float(turn), 1.0) for width in WIDTHS_U for turn in turns]
    return [*flat, *((BACK, 122.0, 0.0, part / STEPS) for part in range(1, STEPS // 2 + 1))]


def draw_card(
    canvas: Canvas,
    app: App,
    card: CardName,
    x_u: float,
    y_u: float,
    w_u: float,
    angle: float = 0.0,
    *,
    alpha: float = 255,
    shadow: bool = True,
) -> None:
    """A card by its middle, with its shadow."""
    if shadow:
        soft = app.art.shadow(w_u * 1.14, w_u * 0.62, 0.5)
        canvas.blit(soft, x_u + w_u * 0.03, y_u + w_u * 0.6, anchor="center", alpha=alpha)
    name = picture(app, card)
    canvas.blit(surface(app, name, w_u, angle), x_u, y_u, anchor="center", alpha=alpha)
