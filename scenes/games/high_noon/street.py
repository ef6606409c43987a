"""Draws Main Street: the tower with its clock and bell, the duellists, their plates, the words."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame

from scenes.games.high_noon import words
from scenes.games.high_noon.plate import draw_plate
from scenes.games.high_noon.prompt import prompt
from scenes.games.high_noon.sheet import draw_sheet, headline
from scenes.games.high_noon.shown import RESTING, Stage
from scenes.games.high_noon.turned import pivoted
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import STAGE_W_U, Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.input.inputs import Input
from scenes.kit.page.headings import balanced_w
from scenes.kit.page.notices import draw_notice
from scenes.kit.text.words import _
from scenes.table.aim import draw_aim_panel

if TYPE_CHECKING:
    from collections.abc import Callable

    from scenes.games.high_noon.scene import Duel

MINUTE = ("props/clock_hand_minute", 18.4, 86.0, 230 / 280)
HOUR = ("props/clock_hand_hour", 20.0, 66.7, 160 / 200)
BELL_U = 82.0
NEARLY = -2.5
"""Where the minute hand stops before noon: it waits there however long the bell takes."""
CREEP_US = 2_000_000
SWING_US = 4_200_000
WEED_U = 118.0


def creeping(passed_us: int) -> float:
    """The minute hand's angle so long after the face-off began, whenever the bell may ring.

    It is almost at twelve at the earliest time the bell can ring, and trembles there.
    """
    if passed_us < CREEP_US:
        return RESTING + (NEARLY - RESTING) * max(0.0, passed_us / CREEP_US)
    return NEARLY + 1.2 * math.sin((passed_us - CREEP_US) / 130_000)


def swinging(passed_us: int) -> float:
    """The bell's angle so long after it rang: it comes to rest after some swings."""
    if not 0 <= passed_us < SWING_US:
        return 0.0
    seconds = passed_us / 1e6
    return 32 * math.sin(2 * math.pi * 1.5 * seconds + 0.5) * math.exp(-seconds / 1.5)


class Picture:
    """See the module's docstring."""

    def __init__(self, scene: Duel) -> None:
        self._scene = scene
        self._app = scene.app
        self._layout = scene.layout

    # -- having it ready -----------------------------------------------------------------------
    def warm(self) -> list[Callable[[], object]]:
        """Everything a face-off may show, to be made before it, a little at a time."""
        art = self._app.art
        out: list[Callable[[], object]] = [lambda: art.picture("duel_street")]
        for side in (0, 1):
            figure = self._scene.figure(side)
            for pose in ("stand", "draw", "fire", "nerve", "win"):
                out.append(lambda f=figure, p=pose: f.picture(art, p))  # type: ignore[misc]
            for pose in ("hit", "nerve"):
                out.append(lambda f=figure, p=pose: f.picture(art, p, hat=False))  # type: ignore[misc]
        for half in range(round(RESTING * 2), 4):
            out.append(lambda a=half / 2: self._hands(a))  # type: ignore[misc]
        for angle in range(-33, 34, 3):
            out.append(lambda a=angle: self._bell_at(a))  # type: ignore[misc]
        out.append(lambda: art.svg("props/star_burst", 560))
        out.append(self._sign_words)
        return out

    def _hands(self, minute: float) -> tuple[pygame.Surface, pygame.Surface]:
        hour = -2.5 + (minute - RESTING) / 12
        art = self._app.art
        return (
            pivoted(art, HOUR[0], HOUR[1], HOUR[2], HOUR[3], hour),
            pivoted(art, MINUTE[0], MINUTE[1], MINUTE[2], MINUTE[3], minute),
        )

    def _bell_at(self, angle: float) -> tuple[pygame.Surface, pygame.Surface]:
        art = self._app.art
        return (
            pivoted(art, "props/bell_clapper", BELL_U, BELL_U, 10 / 90, -angle * 0.6),
            pivoted(art, "props/bell", BELL_U, BELL_U, 10 / 90, angle),
        )

    def swings(self, now_us: int) -> bool:
        """True while the bell still swings."""
        bell_us = self._scene.race.bell_us
        if not self._scene.shown.rung or bell_us is None or self._app.settings.reduced_motion:
            return False
        return now_us - bell_us < SWING_US

    # -- where one may click -------------------------------------------------------------------
    def on_pause(self, event: Input) -> bool:
        """True on the pause button."""
        return self._layout["pause"].contains(event.x_u, event.y_u)

    # -- all of it -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, now_us: int) -> None:
        """Draw the whole street."""
        scene, shown = self._scene, self._scene.shown
        canvas.background(self._app.art.picture("duel_street"))
        self._tower(canvas, now_us)
        if shown.weed is not None and scene.stage is not Stage.LIVE:
            self._weed(canvas, shown.weed)
        if scene.with_dice:
            scene.dice.draw(canvas)
        self._fighters(canvas)
        for side in (0, 1):
            draw_plate(canvas, scene, side)
        self._prompt(canvas, now_us)
        aim = words.aim(scene.hits_to_win, scene.over_table)
        draw_aim_panel(canvas, self._app, aim, self._layout["aim"])
        if scene.stage is not Stage.LIVE:
            self._pause(canvas)
        if shown.sign:
            self._sign(canvas)
        if shown.sheet is not None and scene.finish is not None:
            looks = [figure.looks for figure in (scene.figure(0), scene.figure(1))]
            slide_u = 0.0 if self._app.settings.reduced_motion else 70.0
            place = self._layout["sheet"]
            draw_sheet(canvas, self._app, place, scene.finish, looks, shown.sheet, slide_u)
        if shown.banner is not None:
            self._banner(canvas)
        if shown.dark > 0:
            canvas.veil(255 * shown.dark)
        draw_notice(self._app, canvas)

    # -- the tower -----------------------------------------------------------------------------
    def _tower(self, canvas: Canvas, now_us: int) -> None:
        scene = self._scene
        minute = 0.0 if scene.with_dice else scene.shown.minute
        if scene.stage is Stage.LIVE and not scene.shown.rung:
            minute = creeping(now_us - scene.race.live_from_us)
        for hand in self._hands(round(minute * 2) / 2):
            canvas.blit(hand, *self._layout["clock"].center, anchor="center")
        angle = 0.0
        if scene.shown.rung and scene.race.bell_us is not None:
            angle = 3.0 * round(swinging(now_us - scene.race.bell_us) / 3)
        if self._app.settings.reduced_motion:
            angle = 0.0
        belfry = self._layout["belfry"]
        for part in self._bell_at(angle):
            canvas.blit(part, belfry.center[0], belfry.y_u + 16, anchor="center")

    def _weed(self, canvas: Canvas, part: float) -> None:
        place = self._layout["weed"]
        x = -WEED_U + (place.w_u + 2 * WEED_U) * part
        hop = abs(math.sin(part * math.pi * 7)) * 60
        size = WEED_U
        y = place.y_u + place.h_u / 2
        fade = 255 * self._scene.shown.weed_fade
        shadow = self._app.art.shadow(size, size * 0.24)
        canvas.blit(shadow, x + 8, y + size * 0.42, anchor="center", alpha=fade * 0.8)
        weed = self._app.art.svg("props/tumbleweed", size, angle=-15 * round(part * 96))
        canvas.blit(weed, x, y - hop, anchor="center", alpha=fade)

    # -- the duellists -------------------------------------------------------------------------
    def _fighters(self, canvas: Canvas) -> None:
        scene, shown, art = self._scene, self._scene.shown, self._app.art
        for side in (0, 1):
            figure, fighter = scene.figure(side), shown.fighters[side]
            x, y = scene.feet(side)
            x += (-1 if side == 0 else 1) * fighter.back_u
            hat = fighter.flown is None
            if fighter.fall:
                away = -1 if side == 0 else 1
                lying = min(1.0, fighter.fall / 60)
                shadow = art.shadow(520, 70)
                canvas.blit(shadow, x + away * 230, y - 22, anchor="center", alpha=200 * lying)
                picture = figure.fallen(art, fighter.pose, fighter.fall, hat)
                canvas.blit(picture, x, y - 56 * lying, anchor="center")
            else:
                figure.draw_shadow(canvas, art, x, y)
                figure.draw(canvas, art, fighter.pose, x, y, hat)
            if fighter.flown is not None:
                hat_x, hat_y, turn = fighter.flown
                canvas.blit(figure.hat(art, turn), hat_x, hat_y, anchor="center")
        if shown.tracer is not None:
            x1, x2, y = shown.tracer
            canvas.fill((255, 240, 200), min(x1, x2), y - 2, abs(x2 - x1), 4, 170)
        for puff in shown.puffs:
            count = 4 if puff.kind == "smoke" else 3
            frame = 1 + min(count - 1, int(puff.part * count))
            cloud = art.svg(f"props/{puff.kind}_puff_{frame}", puff.size_u)
            fade = 235 * (1 - max(0.0, puff.part - 0.35) / 0.65)
            canvas.blit(cloud, puff.x_u, puff.y_u, anchor="center", alpha=fade)
        for side in (0, 1):
            if shown.fighters[side].flash:
                self._flash(canvas, side, shown.fighters[side].flash)

    def _flash(self, canvas: Canvas, side: int, frame: int) -> None:
        x, y = self._scene.muzzle(side)
        w = 230.0
        flash = self._app.art.svg(f"props/muzzle_flash_{frame}", w, w * 160 / 240, flip=side == 1)
        glow = self._app.art.glow(420, 420, (120, 84, 40))
        canvas.blit(glow, x, y, anchor="center", add=True)
        inset = w * 16 / 240
        if side == 0:
            canvas.blit(flash, x - inset, y, anchor="midleft")
        else:
            canvas.blit(flash, x + inset, y, anchor="midright")

    # -- words ---------------------------------------------------------------------------------
    def _prompt(self, canvas: Canvas, now_us: int) -> None:
        scene = self._scene
        place = self._layout["prompt"]
        panel = self._app.art.panel("dark", place.w_u, place.h_u)
        canvas.blit(panel, *place.center, anchor="center")
        words, alarm = prompt(scene)
        color = theme.RED_SOFT if alarm else theme.CREAM
        alone = scene.dice.alone() if scene.with_dice else None
        if alone is not None:
            line = self._app.text.line(
                words, "body", theme.SMALL_U + 2, color, max_w_u=place.w_u - 50
            )
            canvas.blit(line, place.center[0], place.y_u + 26, anchor="center")
            scene.dice.draw_buttons(canvas, alone, now_us)
        elif words:
            block = self._app.text.block(
                words, "body", theme.BODY_U + 2, color, place.w_u - 50, align="center",
                line_gap=1.1, max_lines=2, max_h_u=place.h_u - 16,
            )  # fmt: skip
            canvas.blit(block, *place.center, anchor="center")

    def _pause(self, canvas: Canvas) -> None:
        place = self._layout["pause"]
        canvas.blit(
            self._app.art.panel("dark", place.w_u, place.h_u),
            place.x_u - MARGIN,
            place.y_u - MARGIN,
        )
        icon = self._app.art.svg("icons/pause", 52)
        canvas.blit(icon, place.center[0], place.y_u + 38, anchor="center")
        cap = self._app.text.line("Esc", "plain", theme.SMALL_U, theme.DIM, max_w_u=place.w_u - 12)
        canvas.blit(cap, place.center[0], place.y_u + 82, anchor="center")

    def _sign_words(self) -> pygame.Surface:
        return self._app.text.line(
            _("DRAW!"), "title", 112, theme.GOLD, outline_u=5, outline_color=theme.LINE, max_w_u=540
        )

    def _sign(self, canvas: Canvas) -> None:
        """The bell has rung: nobody can miss it."""
        place = self._layout["sign"]
        cx, cy = place.center
        if not self._app.settings.no_flashes:
            burst = self._app.art.svg("props/star_burst", 560)
            canvas.blit(burst, cx, cy, anchor="center")
        ribbon = self._app.art.panel("ribbon", place.w_u, place.h_u)
        canvas.blit(ribbon, place.x_u - MARGIN, place.y_u - MARGIN)
        canvas.blit(self._sign_words(), cx, cy - place.h_u * 0.1, anchor="center")

    def _banner(self, canvas: Canvas) -> None:
        banner, part = self._scene.shown.banner, self._scene.shown.part
        if banner is None:
            return
        place = self._layout["banner"]
        dy = 0.0 if self._app.settings.reduced_motion else (1 - min(1.0, part)) * -60
        with canvas.shifted(0, dy, min(1.0, max(0.0, part))):
            panel = self._app.art.panel("paper", place.w_u, place.h_u)
            canvas.blit(panel, *place.center, anchor="center")
            title = headline(self._app, banner.title, theme.TITLE_U * 0.8, place.w_u - 110)
            canvas.blit(title, STAGE_W_U / 2, place.y_u + 86, anchor="center")
            room = balanced_w(self._app, banner.line, theme.BODY_U + 2, place.w_u - 90)
            line = self._app.text.block(
                banner.line, "body", theme.BODY_U + 2, theme.INK, room, align="center",
                line_gap=1.1, max_lines=2, max_h_u=96,
            )  # fmt: skip
            canvas.blit(line, STAGE_W_U / 2, place.y_u + 182, anchor="center")
