"""Draws the row of the washroom: cowboys in the gaps, urinals, who stands there, both its ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.core.engine import Seat
from scenes.games.texas_hold_it.shown import CACTUS, SNAKE, Cowboy, Shown, Target
from scenes.games.texas_hold_it.tags import Tags
from scenes.games.texas_hold_it.wet import HIP_U, OUT_U, Wet
from scenes.kit.draw import theme
from scenes.kit.draw.art import AnyWanted, Wanted, WantedPanel
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import colour_name
from scenes.kit.layout.layouts import Place

if TYPE_CHECKING:
    from scenes.games.texas_hold_it.scene import Washroom

BODY_W_U, BODY_H_U = 130.0, 300.0
HAT_H_U = BODY_W_U * 220 / 260
URINAL_W_U, URINAL_H_U = 120.0, 200.0
CARDS = ("cactus", "snake", "gas", "calm")
SIGN_U, SIGN_DISC_U = 78.0, 108.0
CARD_W_U, CARD_H_U = 80.0, 112.0
SQUEEZES = 8
NUMBER_W_U, NUMBER_H_U = 44.0, 34.0
WALK_U = 90.0
CHAIN_UP_U = 102.0
"""How much higher than drawn the chain goes round, clear of the slips pinned below."""
LOCK_U, COLLAR_U = 58.0, 177.0
"""How large a padlock is, and how high it hangs above the floor."""
WAYS = (CACTUS, SNAKE)


class Row:
    """The row for as many cowboys as are in: where everything stands, and how it is drawn."""

    def __init__(self, scene: Washroom) -> None:
        self._scene, self._app, self._layout = scene, scene.app, scene.layout
        self._table = scene.table
        self.tags = Tags(scene.app, scene.table)
        self.wet = Wet(scene.app)

    def wanted(self) -> list[AnyWanted]:
        """What to have ready."""
        names = ["cowboy", *(f"cowboy_{card}" for card in CARDS), "chain", "soaked", "dry"]
        colours = {colour_name(guest.looks.colour) for guest in self._table.guests}
        names += [f"player_{colour}" for colour in sorted(colours)]
        out: list[AnyWanted] = [Wanted(f"texas/{name}", BODY_W_U, BODY_H_U) for name in names]
        hats = {guest.looks.hat for guest in self._table.guests}
        out += [Wanted(f"texas/hatback_{hat}", BODY_W_U, HAT_H_U) for hat in sorted(hats)]
        for name in ("urinal", "urinal_wet"):
            out.append(Wanted(f"texas/{name}", URINAL_W_U, URINAL_H_U))
        out += [Wanted(f"texas/sym_{card}", SIGN_U) for card in CARDS]
        out += [WantedPanel("brass", NUMBER_W_U, NUMBER_H_U)]
        counts = {len(self._scene.shown.row), max(2, len(self._scene.shown.row) - 1)}
        reaches = [reach for count in sorted(counts) for reach in self._reaches(count)]
        out.append(Wanted("icons/lock", LOCK_U))
        return [*out, *self.tags.wanted(), *self.wet.wanted(reaches)]

    def _reaches(self, count: int) -> list[float]:
        """How far streams fly in a row of so many: to a urinal, and off either end."""
        first, last = self.gap(count, 0).center[0], self.gap(count, count - 1).center[0]
        urinal = self.urinal(count, 0).center[0]
        ends = (first - self.end(count, CACTUS).center[0], self.end(count, SNAKE).center[0] - last)
        return [urinal - first - OUT_U, *(end - OUT_U for end in ends)]

    # -- places --------------------------------------------------------------------------------
    def gap(self, count: int, gap: int) -> Place:
        """Where the cowboy of a gap stands with `count` cowboys in."""
        return self._layout.places[f"gap_{count}_{gap}"]

    def urinal(self, count: int, urinal: int) -> Place:
        """A urinal's place."""
        return self._layout.places[f"urinal_{count}_{urinal}"]

    def end(self, count: int, name: str) -> Place:
        """Where the cactus or the snake stands with `count` cowboys in."""
        return self._layout.places[f"{name}_{count}"]

    def target(self, count: int, target: Target) -> Place:
        """The place of something that is sprayed."""
        if isinstance(target, str):
            return self.end(count, target)
        return self.urinal(count, target)

    def xs(self, count: int) -> list[float]:
        """The middles of the gaps, from the cactus."""
        return [self.gap(count, gap).center[0] for gap in range(count)]

    def gap_at(self, x_u: float, y_u: float) -> int | None:
        """The gap whose cowboy is under the mouse, or None."""
        count = len(self._scene.shown.row)
        return next((gap for gap in range(count) if self.gap(count, gap).contains(x_u, y_u)), None)

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, shown: Shown, private: dict[Cowboy, str]) -> None:
        """All of the row; `private`: cards of cowboys that whoever looks has seen."""
        count = len(shown.row)
        floor = self.gap(count, 0).y_u + BODY_H_U
        for name in WAYS:
            self._end(canvas, shown, count, name)
        for i in range(len(shown.urinals)):
            self._urinal(canvas, shown, count, i)
        for i, seat in enumerate(shown.urinals):
            if seat is not None:
                self._player(canvas, shown, count, i, seat)
        order = sorted(range(count), key=lambda gap: shown.row[gap].depth)
        for gap in order:
            self._cowboy(canvas, shown, gap, floor)
        self._numbers(canvas, count, floor)
        spread = min(260.0, (self._step(count) * 2) - 40)
        for gap in order:
            self.tags.draw(canvas, shown.row[gap], floor, spread)
        for gap in order:
            self._lock(canvas, shown, gap, floor)
        for gap in order:
            self._over_head(canvas, shown, gap, private.get(shown.row[gap]))
        for spray in shown.sprays:
            self.wet.stream(canvas, spray, floor)
            self.wet.cloud(canvas, spray, floor)
        for target, struck in shown.struck.items():
            place = self.target(count, target)
            self.wet.splash(canvas, struck, place.center[0], floor - HIP_U - 8)
        if shown.swapped is not None:
            self._swapped(canvas, shown.swapped, count, floor)

    def _step(self, count: int) -> float:
        """From a gap to the urinal beside it."""
        return self.urinal(count, 0).center[0] - self.gap(count, 0).center[0]

    def _end(self, canvas: Canvas, shown: Shown, count: int, name: str) -> None:
        place = self.end(count, name)
        struck = shown.struck.get(name)
        x = place.center[0] + (struck.shake if struck is not None else 0.0)
        picture = self._app.art.svg(f"texas/{name}", place.w_u, place.h_u)
        canvas.blit(picture, x, place.y_u + place.h_u, anchor="midbottom")

    def _urinal(self, canvas: Canvas, shown: Shown, count: int, i: int) -> None:
        place, struck = self.urinal(count, i), shown.struck.get(i)
        wet = struck is not None and not struck.gas and shown.urinals[i] is None
        x = place.center[0] + self._scene.shake_u(("urinal", i))
        picture = self._app.art.svg(f"texas/urinal{'_wet' if wet else ''}", URINAL_W_U, URINAL_H_U)
        canvas.blit(picture, x, place.center[1], anchor="center")

    def _player(self, canvas: Canvas, shown: Shown, count: int, i: int, seat: Seat) -> None:
        """Somebody at a urinal: soaked, or shining dry, once that is known."""
        art, looks = self._app.art, self._table.guests[seat].looks
        place, struck = self._layout.places[f"stand_{count}_{i}"], shown.struck.get(i)
        part = shown.stepping.get(i, 1.0)
        x = place.x_u + (struck.shake if struck is not None else 0.0)
        walk = 0.0 if self._app.settings.reduced_motion else WALK_U
        y, alpha = place.y_u + (1 - part) * walk, 255 * min(1.0, part * 1.6)
        body = art.svg(f"texas/player_{colour_name(looks.colour)}", BODY_W_U, BODY_H_U)
        canvas.blit(body, x, y, alpha=alpha)
        hat = art.svg(f"texas/hatback_{looks.hat}", BODY_W_U, HAT_H_U)
        canvas.blit(hat, x, y, alpha=alpha)
        if struck is not None and struck.gas:
            self.wet.stink(canvas, x + BODY_W_U / 2, y)
        elif struck is not None:
            canvas.blit(art.svg("texas/soaked", BODY_W_U, BODY_H_U), x, y)
        elif i in shown.safe:
            canvas.blit(art.svg("texas/dry", BODY_W_U, BODY_H_U), x, y)

    def _cowboy(self, canvas: Canvas, shown: Shown, gap: int, floor: float) -> None:
        cowboy, art = shown.row[gap], self._app.art
        x = cowboy.x + self._scene.shake_u(("gap", gap))
        y, alpha = floor - cowboy.lift, 255 * cowboy.fade
        canvas.blit(art.shadow(120, 30), x, floor - 8, anchor="center", alpha=alpha)
        name = "cowboy" if cowboy.card is None or cowboy.turned < 0.5 else f"cowboy_{cowboy.card}"
        canvas.blit(self._figure(name, cowboy.turned), x, y, anchor="midbottom", alpha=alpha)
        if gap in shown.locked and cowboy.card is None:
            chain = art.svg("texas/chain", BODY_W_U, BODY_H_U)
            canvas.blit(chain, x, y - CHAIN_UP_U, anchor="midbottom", alpha=alpha)

    def _lock(self, canvas: Canvas, shown: Shown, gap: int, floor: float) -> None:
        """A padlock at his collar, over all slips: who may be moved is the question of a turn."""
        cowboy = shown.row[gap]
        if gap in shown.locked and cowboy.card is None:
            x = cowboy.x + self._scene.shake_u(("gap", gap))
            y = floor - COLLAR_U - cowboy.lift
            lock = self._app.art.svg("icons/lock", LOCK_U)
            canvas.blit(lock, x, y, anchor="center", alpha=255 * cowboy.fade)

    def _over_head(self, canvas: Canvas, shown: Shown, gap: int, card: str | None) -> None:
        """Over his hat: what he turned out to be, what whoever looks has seen, or an eye."""
        cowboy, art = shown.row[gap], self._app.art
        place = self._layout.places[f"claim_{len(shown.row)}_{gap}"]
        x, y = cowboy.x, place.y_u + place.h_u / 2 + 4 - max(0.0, cowboy.lift)
        if cowboy.card is not None:
            if cowboy.sign <= 0:
                return
            up = 0.0 if self._app.settings.reduced_motion else (1 - cowboy.sign) * 70
            alpha = 255 * min(1.0, cowboy.sign * 1.5)
            disc = art.svg("icons/key_disc", SIGN_DISC_U)
            canvas.blit(disc, x, y + up, anchor="center", alpha=alpha)
            symbol = art.svg(f"texas/sym_{cowboy.card}", SIGN_U)
            canvas.blit(symbol, x, y + up, anchor="center", alpha=alpha)
        elif card is not None:
            picture = art.svg(f"texas/card_{card}", CARD_W_U, CARD_H_U)
            canvas.blit(picture, x, y + 2, anchor="center", alpha=255 * cowboy.fade)
        elif shown.peeped == gap:
            canvas.blit(art.svg("icons/eye", 84), x, y + 14, anchor="center")

    def _figure(self, name: str, turned: float) -> pygame.Surface:
        """A cowboy, squeezed to a sliver in the middle of his turn."""
        upright = self._app.art.svg(f"texas/{name}", BODY_W_U, BODY_H_U)
        part = abs(turned * 2 - 1)
        if part >= 1:
            return upright
        w, h = upright.get_size()
        step = max(1, round(part * SQUEEZES))

        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(upright, (max(2, w * step // SQUEEZES), h))

        return self._app.art.made(("squeezed", name, step), make)

    def _numbers(self, canvas: Canvas, count: int, floor: float) -> None:
        """The gaps' numbers on the floor, counted from the cactus; they never move."""
        panel = self._app.art.panel("brass", NUMBER_W_U, NUMBER_H_U)
        for gap in range(count):
            x = self.gap(count, gap).center[0]
            canvas.blit(panel, x, floor - 4, anchor="center")
            size = min(theme.SMALL_U, 26 * 26 / self._app.text.line_height_u(26) * 1.3)
            line = self._app.text.line(str(gap + 1), "plain", size, theme.INK)
            canvas.blit(line, x, floor - 5, anchor="center")

    def _swapped(self, canvas: Canvas, gaps: tuple[int, int], count: int, floor: float) -> None:
        """A sign at the feet of the two who changed places last."""
        for gap in gaps:
            x = self.gap(count, gap).center[0]
            picture = self._app.art.svg("texas/swap", 96, 52)
            canvas.blit(picture, x, floor - 34, anchor="center")


def draw_target(
    canvas: Canvas,
    scene: Washroom,
    box: tuple[float, float, float, float],
    lit: bool,
    refused: bool,
) -> None:
    """The light round what may be chosen; brighter where the cursor is."""
    x, y, w, h = box
    if refused and not lit:
        return
    color = (168, 128, 50) if lit else (78, 60, 22)
    glow = scene.app.art.glow(w * 1.9, h * 1.35, color)
    canvas.blit(glow, x + w / 2, y + h / 2, anchor="center", add=True)


def draw_cursor(
    canvas: Canvas, scene: Washroom, box: tuple[float, float, float, float], refused: bool
) -> None:
    """The arrow over what the cursor is on; a lock where it may not be chosen."""
    x, y, w, _h = box
    name = "icons/lock" if refused else "icons/arrow_down"
    canvas.blit(scene.app.art.svg(name, 62), x + w / 2, y + 22, anchor="midbottom")
