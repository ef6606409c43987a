"""Draws the row of the washroom: cowboys in the gaps, urinals, who stands there, claims, sprays."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.engine import Seat
from scenes.kit import theme
from scenes.kit.art import AnyWanted, Wanted
from scenes.kit.canvas import Canvas
from scenes.kit.layouts import Layout, Place
from scenes.kit.people import colour_name
from scenes.texas_hold_it.shown import Cowboy, Shown, Tag

if TYPE_CHECKING:
    from scenes.kit.app import App
    from scenes.table import Table

BODY_W_U, BODY_H_U = 130.0, 300.0
HAT_H_U = BODY_W_U * 220 / 260
TAG_W_U = 58.0
CARDS = ("cactus", "snake", "gas", "calm")
STREAM_U = 274.0 / 320.0
"""The part of a stream's picture it flies across."""


class Row:
    """The row for as many cowboys as are in: where everything stands, and how it is drawn."""

    def __init__(self, app: App, layout: Layout, table: Table) -> None:
        self._app, self._layout, self._table = app, layout, table

    def wanted(self) -> list[AnyWanted]:
        """What to have ready."""
        names = ["cowboy", *(f"cowboy_{card}" for card in CARDS)]
        colours = {colour_name(guest.looks.colour) for guest in self._table.guests}
        names += [f"player_{colour}" for colour in sorted(colours)]
        out: list[AnyWanted] = [Wanted(f"texas/{name}", BODY_W_U, BODY_H_U) for name in names]
        out += [Wanted(f"texas/tag_{colour}", TAG_W_U, TAG_W_U * 1.2) for colour in sorted(colours)]
        out += [Wanted("texas/urinal", 120, 200), Wanted("texas/urinal_wet", 120, 200)]
        return out

    # -- places --------------------------------------------------------------------------------
    def gap(self, count: int, gap: int) -> Place:
        """Where the cowboy of a gap stands with `count` cowboys in."""
        return self._layout.places[f"gap_{count}_{gap}"]

    def urinal(self, count: int, urinal: int) -> Place:
        """A urinal's place."""
        return self._layout.places[f"urinal_{count}_{urinal}"]

    def xs(self, count: int) -> list[float]:
        """The middles of the gaps, from the cactus."""
        return [self.gap(count, gap).center[0] for gap in range(count)]

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, shown: Shown, private: dict[int, str]) -> None:
        """All of the row; `private`: cards of gaps that whoever looks has seen."""
        art = self._app.art
        for name in ("cactus", "snake"):
            place = self._layout.places[name]
            canvas.blit(art.svg(f"texas/{name}", place.w_u, place.h_u), place.center[0],
                        place.y_u + place.h_u, anchor="midbottom")  # fmt: skip
        count = len(shown.row)
        for i, seat in enumerate(shown.urinals):
            place = self.urinal(count, i)
            wet = "_wet" if shown.hit.get(i, 0) >= 1 else ""
            canvas.blit(art.svg(f"texas/urinal{wet}", 120, 200), *place.center, anchor="center")
            if seat is not None:
                self._player(canvas, self._layout.places[f"stand_{count}_{i}"], seat)
        order = sorted(range(count), key=lambda gap: shown.row[gap].front)
        for gap in order:
            self._cowboy(canvas, shown, gap, private.get(gap))
        for gap in range(count):
            self._sprays(canvas, shown, gap)
        for i, part in shown.hit.items():
            if 0 < part < 1:
                place = self.urinal(count, i)
                splash = art.svg("texas/splash", 150)
                canvas.blit(splash, place.center[0], place.center[1] - 20, anchor="center")
        for gap in order:
            self._tags(canvas, shown, gap)

    def _player(self, canvas: Canvas, place: Place, seat: Seat) -> None:
        looks = self._table.guests[seat].looks
        body = self._app.art.svg(f"texas/player_{colour_name(looks.colour)}", place.w_u, place.h_u)
        canvas.blit(body, place.x_u, place.y_u)
        hat = self._app.art.svg(f"texas/hatback_{looks.hat}", BODY_W_U, HAT_H_U)
        canvas.blit(hat, place.x_u, place.y_u)

    def _cowboy(self, canvas: Canvas, shown: Shown, gap: int, card: str | None) -> None:
        cowboy = shown.row[gap]
        place = self.gap(len(shown.row), gap)
        foot = place.y_u + place.h_u
        x, y = cowboy.x, foot - cowboy.lift
        shadow = self._app.art.shadow(120, 30)
        canvas.blit(shadow, x, foot - 8, anchor="center")
        name = "cowboy" if cowboy.card is None or cowboy.turned < 0.5 else f"cowboy_{cowboy.card}"
        canvas.blit(self._figure(name, cowboy.turned), x, y, anchor="midbottom")
        if card is not None and cowboy.card is None:
            # What whoever looks has seen of him, as a card held at his back.
            picture = self._app.art.svg(f"texas/card_{card}", 82, 115)
            canvas.blit(picture, x, y - 92, anchor="center")
        elif shown.peeped == gap and cowboy.card is None:
            canvas.blit(self._app.art.svg("icons/eye", 64), x, y - 96, anchor="center")
        if gap in shown.locked and cowboy.card is None:
            canvas.blit(self._app.art.svg("icons/lock", 44), x + 44, y - 20, anchor="center")

    def _figure(self, name: str, turned: float) -> pygame.Surface:
        """A cowboy, squeezed to a sliver in the middle of his turn."""
        upright = self._app.art.svg(f"texas/{name}", BODY_W_U, BODY_H_U)
        part = abs(turned * 2 - 1)
        if part >= 1:
            return upright
        w, h = upright.get_size()
        step = max(1, round(part * 8))

        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(upright, (max(2, w * step // 8), h))

        return self._app.art.made(("squeezed", name, step), make)

    def _sprays(self, canvas: Canvas, shown: Shown, gap: int) -> None:
        cowboy = shown.row[gap]
        if not 0 <= cowboy.spray < 1 or cowboy.card is None:
            return
        place = self.gap(len(shown.row), gap)
        y = place.y_u + place.h_u - 130
        art = self._app.art
        if cowboy.card == "gas":
            stage = 1 + min(2, int(cowboy.spray * 3))
            canvas.blit(art.svg(f"texas/cloud_{stage}", 420, 315), cowboy.x, y, anchor="center")
        elif cowboy.card in ("cactus", "snake"):
            stage = 1 + min(3, int(cowboy.spray * 4))
            reach = self._reach(len(shown.row))
            w = reach / STREAM_U
            flip = cowboy.card == "cactus"
            stream = art.svg(f"texas/stream_{stage}", w, w * 0.75, flip=flip)
            side = "midright" if flip else "midleft"
            canvas.blit(stream, cowboy.x + (8 if flip else -8), y, anchor=side)

    def _reach(self, count: int) -> float:
        """How far a stream flies: from a gap to the next urinal."""
        return abs(self.urinal(count, 0).center[0] - self.gap(count, 0).center[0])

    def _tags(self, canvas: Canvas, shown: Shown, gap: int) -> None:
        cowboy = shown.row[gap]
        place = self._layout.places[f"claim_{len(shown.row)}_{gap}"]
        tags = cowboy.tags[-6:]
        across = min(3, len(tags))
        for i, tag in enumerate(tags):
            line, column = divmod(i, 3)
            x = cowboy.x + (column - (across - 1) / 2) * (TAG_W_U - 6)
            y = place.y_u + 38 + line * 46 - cowboy.lift
            self._tag(canvas, tag, x, y, cowboy)

    def _tag(self, canvas: Canvas, tag: Tag, x: float, y: float, cowboy: Cowboy) -> None:
        art, looks = self._app.art, self._table.guests[tag.seat].looks
        drop = (1 - tag.fall) * -120
        paper = art.svg(f"texas/tag_{colour_name(looks.colour)}", TAG_W_U, TAG_W_U * 1.2)
        canvas.blit(paper, x, y + drop, anchor="center", alpha=min(255, 90 + 165 * tag.fall))
        name = "texas/question" if tag.says is None else f"texas/sym_{tag.says}"
        canvas.blit(art.svg(name, TAG_W_U * 0.6), x, y + drop + TAG_W_U * 0.15, anchor="center")
        if tag.truth is not None and tag.says is not None:
            mark = "icons/check" if tag.truth else "icons/cross"
            canvas.blit(art.svg(mark, 34), x + 18, y + drop + 24, anchor="center")


def hover_box(place: Place) -> tuple[float, float, float, float]:
    """The box of a cowboy or urinal one may point at: x, y, w, h in u."""
    return place.x_u, place.y_u, place.w_u, place.h_u


def draw_target(
    canvas: Canvas, app: App, box: tuple[float, float, float, float], lit: bool, refused: bool
) -> None:
    """The light round what may be chosen; brighter where the cursor is."""
    x, y, w, h = box
    if refused and not lit:
        return
    color = (150, 112, 40) if lit else (70, 54, 20)
    canvas.blit(
        app.art.glow(w * 1.9, h * 1.4, color), x + w / 2, y + h / 2, anchor="center", add=True
    )
    if lit:
        arrow = app.art.svg("icons/arrow_down", 50)
        canvas.blit(arrow, x + w / 2, y - 4, anchor="midbottom")


__all__ = ["Row", "draw_target", "hover_box", "theme"]
