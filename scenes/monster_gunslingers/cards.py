"""Cards of Monster Gunslingers as surfaces: faces, the back, smaller and turning ones, their rims.

A face is always asked for by `Art.svg` at the moment it is drawn, so that nothing else could show
one.
"""

from __future__ import annotations

import io

import pygame

from game.monster_gunslingers.records import HIDDEN, CardName
from scenes.kit.app import App
from scenes.kit.canvas import Canvas
from scenes.kit.pen import number

FOLDER = "gunslingers"
BACK = f"{FOLDER}/back"
FOUR = frozenset("CD")
STEPS = 12
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
    app: App, name: str, w_u: float, angle: float, squeeze: float, tall: float, base_u: float
) -> pygame.Surface:
    """A picture in motion: one drawing at `base_u`, scaled and turned in few steps."""
    whole = surface(app, name, base_u, tall=tall)
    width = max(2, round(w_u / 8) * 8)
    part = max(1, round(abs(squeeze) * STEPS))
    turn = round(angle / 3) * 3

    def make() -> pygame.Surface:
        w = max(1, round(width * app.art.scale * part / STEPS))
        h = max(1, round(width * app.art.scale * whole.get_height() / whole.get_width()))
        out = pygame.transform.smoothscale(whole, (w, h))
        return pygame.transform.rotozoom(out, turn, 1.0) if turn else out

    key = ("gunslinger card", name, round(base_u), width, part, turn, round(app.art.scale * 1000))
    return app.art.made(key, make)


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


def rim(
    app: App, w_u: float, h_u: float, colour: Colour, angle: float = 0.0, wide_u: float = 6.0
) -> pygame.Surface:
    """A rounded frame that shines, to lie round a card `w_u` by `h_u`."""
    pad = 14.0

    def make() -> pygame.Surface:
        scale = app.art.scale
        w, h = w_u + 2 * pad, h_u + 2 * pad
        tone = "#{:02x}{:02x}{:02x}".format(*colour)
        radius = min(w_u, h_u) * 0.07 + 4
        rings = "".join(
            f'<rect x="{number(pad - 3)}" y="{number(pad - 3)}" width="{number(w_u + 6)}" '
            f'height="{number(h_u + 6)}" rx="{number(radius)}" fill="none" stroke="{tone}" '
            f'stroke-width="{number(width)}" opacity="{opacity}"/>'
            for width, opacity in ((wide_u * 3.4, 0.16), (wide_u * 2.2, 0.25), (wide_u, 1))
        )
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(w)} {number(h)}" '
            f'width="{number(w)}" height="{number(h)}">{rings}</svg>'
        )
        size = (max(1, round(w * scale)), max(1, round(h * scale)))
        flat = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
        flat = flat.convert_alpha() if pygame.display.get_surface() else flat
        return pygame.transform.rotozoom(flat, angle, 1.0) if angle else flat

    key = ("gunslinger rim", round(w_u), round(h_u), colour, round(angle * 2), round(wide_u))
    return app.art.made(key, make)
