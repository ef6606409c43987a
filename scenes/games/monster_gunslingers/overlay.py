"""Draws what moves over the Monster Gunslingers table: the card played, flights, big words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.monster_gunslingers.records import CardName
from scenes.games.monster_gunslingers import fx
from scenes.games.monster_gunslingers.cards import draw_card, moving, picture, surface
from scenes.games.monster_gunslingers.places import TALL
from scenes.games.monster_gunslingers.words import power_name, power_text
from scenes.kit.app.app import App
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.page.headings import heading_u
from scenes.kit.text.words import _
from scenes.table.banner import draw_sheet, sliding, words_of

if TYPE_CHECKING:
    from scenes.games.monster_gunslingers.scene import MonsterGunslingers

PLANK_W_U, PLANK_H_U = 640.0, 192.0


def wanted() -> list[AnyWanted]:
    """What to have ready."""
    return [WantedPanel("wood", PLANK_W_U, PLANK_H_U)]


def wanted_for(scene: MonsterGunslingers, card: str, power: str) -> list[AnyWanted]:
    """What a card that is about to be played shows."""
    w_u = scene.places.middle().w_u
    return [Wanted(picture(scene.app, card), w_u, w_u * TALL), *fx.wanted(power)]


def letters(app: App, card: CardName) -> tuple[pygame.Surface, pygame.Surface]:
    """The name of a card's power and what it does, as they stand on the plank."""
    percent = app.settings.text_percent
    size = min(heading_u(app, 46), 46 * 120 / max(120, percent))
    title = app.text.line(
        power_name(card), "title", size, theme.GOLD, outline_u=3, outline_color=theme.LINE,
        max_w_u=PLANK_W_U - 150,
    )  # fmt: skip
    text = app.text.block(
        power_text(card), "body", theme.SMALL_U * min(1.0, 110 / percent), theme.CREAM,
        PLANK_W_U - 50, align="center", line_gap=1.03, max_lines=3, max_h_u=104,
    )  # fmt: skip
    return title, text


def draw_played(canvas: Canvas, scene: MonsterGunslingers) -> None:
    """The card played, over the roofs with its power's name; then aside while the power works."""
    played, app, places = scene.shown.played, scene.app, scene.places
    if played is None:
        return
    if played.resting:
        spot = places.resting()
        draw_card(canvas, app, played.card, spot.x_u, spot.y_u, spot.w_u)
        return
    spot = places.middle()
    w, h = PLANK_W_U, PLANK_H_U
    x, y = spot.x_u + spot.w_u / 2 + 10, spot.y_u - h / 2
    cx = x + w / 2
    canvas.blit(app.art.panel("wood", w, h), x - MARGIN, y - MARGIN)
    percent = app.settings.text_percent
    title, text = letters(app, played.card)
    whole = canvas.size_u(title)[0] + 74
    emblem = app.art.svg(f"gunslingers/emblem_{played.card[0]}", 60)
    canvas.blit(emblem, cx - whole / 2, y + 33, anchor="midleft")
    canvas.blit(title, cx - whole / 2 + 74, y + 33, anchor="midleft")
    words = scene.table.name(played.seat)
    if played.target is not None:
        words = _("{name}, on {target}").format(name=words, target=scene.table.name(played.target))
    small = min(1.0, 110 / percent)
    line = app.text.line(words, "body", theme.SMALL_U * small, theme.GOLD, max_w_u=w - 50)
    canvas.blit(line, cx, y + 75, anchor="center")
    canvas.blit(text, cx, y + 139, anchor="center")
    draw_card(canvas, app, played.card, spot.x_u, spot.y_u, spot.w_u)


def draw_air(canvas: Canvas, scene: MonsterGunslingers) -> None:
    """What flies at the moment."""
    shown, app = scene.shown, scene.app
    for sprite in shown.sprites:
        fx.draw(canvas, app, sprite)
    for flyer in shown.air:
        if flyer.tall == 1.0:
            flat = surface(app, flyer.picture, flyer.w_u, tall=1.0)
        else:
            flat = moving(app, flyer.picture, flyer.w_u, flyer.angle, flyer.squeeze)
        canvas.blit(flat, flyer.x_u, flyer.y_u, anchor="center", alpha=flyer.alpha)


def draw_banner(canvas: Canvas, scene: MonsterGunslingers) -> None:
    """Big words on a ribbon, and a line on paper under them."""
    banner, part, app = scene.shown.banner, scene.shown.part, scene.app
    if banner is None:
        return
    place = scene.layout.places["banner"]
    with sliding(canvas, app, part, -60):
        cx, cy = place.center
        words = words_of(app, banner.line, place.w_u - 90, 3, 140)
        words_h = canvas.size_u(words)[1] if words is not None else 0.0
        h = round((words_h + 118) / 10) * 10
        top = cy - h / 2
        draw_sheet(canvas, app, banner.title, cx, top, place.w_u, h, theme.HEADING_U + 6)
        if words is not None:
            canvas.blit(words, cx, top + 76, anchor="midtop")
