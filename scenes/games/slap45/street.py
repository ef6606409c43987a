"""Draws Main Street: the table, gangs, bases, the card, hands and pistols, words.

What stands still while a card is live is painted once, when it is flipped; a live frame then only
lays the hands, the pistols and the card on top, so that nothing holds a press up.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

import pygame

from game.core.engine import Seat
from game.slap45.records import ON_CARD, ON_HIP, Kind
from scenes.games.slap45 import words
from scenes.games.slap45.fitting import headline
from scenes.games.slap45.hands import Hands, at_muzzle, muzzle
from scenes.games.slap45.places import COUNT_U, HAND_DOWN_U, Spot, angle, count_spot, layout
from scenes.games.slap45.plate import draw_gang
from scenes.games.slap45.prompt import prompt, state_of
from scenes.games.slap45.prompt_line import draw_prompt
from scenes.games.slap45.sheet import W_U, draw_sheet, height_u, warm_sheet
from scenes.games.slap45.shown import TURN_US, Puff, Stage
from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.people import colour_name
from scenes.kit.draw.tweens import between
from scenes.kit.input.inputs import Input
from scenes.kit.page.notices import draw_notice
from scenes.table.aim import draw_aim_panel

if TYPE_CHECKING:
    from scenes.games.slap45.scene import SlapStreet

BASE_U = 158.0
CARD = (500.0, 700.0)
STRIP = (56.0, 560.0, 388.0, 80.0)
TILTS = (1.0, 0.94, 0.86, 0.94)
TILT_US = 110_000
SHEET_MARGIN_U = 24.0
BLASTS = {
    "shot_flash": (170.0, (260.0, 200.0, 20.0)),
    "cannon_blast": (400.0, (560.0, 440.0, 60.0)),
}
"""Width in u, and the box with the muzzle in it."""
CLOUDS = {"smoke": 4, "dust": 3}
HOOFS, HOOF_LIFE, HOOF_U = 13, 0.4, 150.0
PUFFS = (("smoke", 96.0), ("smoke", 150.0), ("dust", 110.0), ("dust", 150.0))
STARS = (("hit_star", 180.0), ("hit_star", 250.0), ("splinter", 150.0), ("late_clock", 130.0))
"""Clouds and what else comes up beside the film, in the sizes of show.py."""


class Picture:
    """See the module's docstring."""

    def __init__(self, scene: SlapStreet) -> None:
        self._scene = scene
        self._app = scene.app
        self.hands = Hands(scene.app.art, [guest.looks.colour for guest in scene.table.guests])
        self._baked: pygame.Surface | None = None
        self._patch: tuple[pygame.Surface, float, float] | None = None
        self._key: object = None
        self._given_up = False

    # -- having it ready -----------------------------------------------------------------------
    def warm(self) -> list[Callable[[], object]]:
        """What a live card and its end may show, to be made before it, a little at a time."""
        jobs: list[Callable[[], object]] = [partial(self.face, kind) for kind in Kind]
        jobs += [partial(self._back, tilt) for tilt in TILTS]
        jobs.append(lambda: self._app.art.svg("icons/lock", 44))
        jobs += self.hands.warm(self._scene.presses.places)
        art = self._app.art
        jobs += [partial(art.svg, f"slap/hoof_{1 + i}", HOOF_U) for i in range(3)]
        jobs += [
            partial(art.svg, f"props/{kind}_puff_{1 + i}", size_u)
            for kind, size_u in PUFFS
            for i in range(CLOUDS[kind])
        ]
        jobs += [partial(art.svg, f"slap/{name}", size_u) for name, size_u in STARS]
        place = layout()["discards"]
        jobs += [partial(art.svg, f"slap/card_{k.value}", place.w_u, place.h_u) for k in Kind]
        jobs += [partial(self._peg, seat) for seat in self._scene.shown.living]
        looks = [guest.looks for guest in self._scene.table.guests]
        return jobs + warm_sheet(self._app, looks, len(self._scene.shown.living))

    def forget(self) -> None:
        """Nothing painted before is of use: another size, another state."""
        self._baked = self._patch = None
        self._given_up = False

    def _bake(self, canvas: Canvas) -> None:
        """Paint everything that will stand still until the card is settled."""
        whole = self._blank(canvas)
        on = Canvas(whole)
        self._ground(on)
        on.present()
        self._baked, self._patch = whole, None
        finish = self._scene.finish
        if self._scene.shown.sheet <= 0 or finish is None:
            return
        both = self._blank(canvas)
        on = Canvas(both)
        on.background(whole)
        self._lay_sheet(on, up=True)
        on.present()
        place, scale = layout()["sheet_up"], canvas.scale
        x, y = place.x_u - SHEET_MARGIN_U, max(0.0, place.y_u - SHEET_MARGIN_U)
        w, h = W_U + 2 * SHEET_MARGIN_U, height_u(finish) + 2 * SHEET_MARGIN_U
        rect = pygame.Rect(round(x * scale), round(y * scale), round(w * scale), round(h * scale))
        rect = rect.clip(both.get_rect())
        self._patch = both.subsurface(rect).copy(), rect.x / scale, rect.y / scale

    @staticmethod
    def _blank(canvas: Canvas) -> pygame.Surface:
        surface = pygame.Surface(canvas.stage.size)
        return surface.convert() if pygame.display.get_surface() else surface

    def _ready(self, canvas: Canvas, still: bool) -> bool:
        """Whether what stands still is painted, painting it now if the moment is right.

        That is when the table begins to wait for a card; where something changes after that, it
        is painted anew when the card is turned up.
        """
        scene = self._scene
        if not (still or scene.waiting):
            self.forget()
            return False
        key = scene.still_key()
        if not still and self._baked is not None and key != self._key:
            self._baked = None
            self._given_up = True
        if self._baked is None and (still or not self._given_up):
            self._bake(canvas)
            self._key = key
        return self._baked is not None

    # -- cards ---------------------------------------------------------------------------------
    def face(self, kind: Kind) -> pygame.Surface:
        """A card's face with its name on it."""
        place, art = layout()["card"], self._app.art
        name = words.card_name(kind)

        def make() -> pygame.Surface:
            card = art.svg(f"slap/card_{kind.value}", place.w_u, place.h_u).copy()
            unit = card.get_width() / CARD[0]
            line = self._app.text.line(
                name, "title", 26, theme.LINE, max_w_u=STRIP[2] * place.w_u / CARD[0] - 12
            )
            high = STRIP[3] * unit * 0.85
            if line.get_height() > high * 1.25:
                part = high * 1.25 / line.get_height()
                size = (
                    max(1, round(line.get_width() * part)),
                    max(1, round(line.get_height() * part)),
                )
                line = pygame.transform.smoothscale(line, size)
            middle = (
                round((STRIP[0] + STRIP[2] / 2) * unit),
                round((STRIP[1] + STRIP[3] / 2) * unit),
            )
            card.blit(line, line.get_rect(center=middle))
            return card

        key = ("slap card", kind, name, place.w_u, self._app.settings.text_percent)
        return art.made(key, make)

    def _back(self, tilt: float = 1.0) -> pygame.Surface:
        place, art = layout()["card"], self._app.art
        flat = art.svg("slap/card_back", place.w_u, place.h_u)
        if tilt == 1.0:
            return flat

        def make() -> pygame.Surface:
            w, h = flat.get_size()
            return pygame.transform.smoothscale(flat, (round(w * tilt), h))

        return art.made(("slap back", tilt), make)

    # -- where one may click -------------------------------------------------------------------
    def on_pause(self, event: Input) -> bool:
        """True on the pause button."""
        return layout()["pause"].contains(event.x_u, event.y_u)

    # -- all of it -----------------------------------------------------------------------------
    def draw(self, canvas: Canvas, now_us: int) -> None:
        """Draw the whole street."""
        scene, shown = self._scene, self._scene.shown
        still = shown.turning_us is not None or scene.live
        if self._ready(canvas, still) and self._baked is not None:
            canvas.background(self._baked, self._app.art.picture("slap_street"))
        else:
            self._ground(canvas)
        if not still:
            draw_prompt(canvas, scene)
        self._pistols(canvas, now_us)
        if shown.sheet > 0 and scene.finish is not None:
            if still and self._patch is not None:
                canvas.blit(*self._patch)
            else:
                self._lay_sheet(canvas, shown.sheet_up)
        self._card(canvas, now_us)
        self._hands_on_card(canvas)
        if not still:
            self._effects(canvas)
            if shown.banner is not None:
                self._banner(canvas)
            if shown.dark > 0 and self._app.top is scene:
                canvas.veil(255 * shown.dark)
        draw_notice(self._app, canvas)

    def _ground(self, canvas: Canvas) -> None:
        """What does not move: table, plates, bases, piles, the line at the foot."""
        scene, shown = self._scene, self._scene.shown
        art = self._app.art
        canvas.background(art.picture("slap_street"))
        self._piles(canvas)
        self._bases(canvas)
        for seat in range(scene.table.seats):
            state = state_of(scene, seat)
            nudge = shown.struck.get(seat, 0.0)
            draw_gang(canvas, self._app, scene.presses.places.plate(seat), state, nudge)
        scene.coach(canvas)
        if not scene.coached:  # a lesson says there who flips
            draw_aim_panel(canvas, self._app, words.aim(), layout()["aim"])
        self._pause(canvas)

    def _piles(self, canvas: Canvas) -> None:
        """The deck with what is left in it, and what has been played."""
        art, scene = self._app.art, self._scene
        view = scene.view()
        deck, played = layout()["deck"], layout()["discards"]
        count = view.deck.iron + view.deck.move + view.deck.gun
        back = art.svg("slap/card_back", deck.w_u, deck.h_u)
        for i in range(min(4, (count + 11) // 12)):
            canvas.blit(back, deck.x_u - 2 * i, deck.y_u - 3 * i)
        if scene.last_card is not None:
            face = art.svg(f"slap/card_{scene.last_card.value}", played.w_u, played.h_u)
            if scene.shown.card is None or scene.shown.card_away >= 1:
                canvas.blit(face, played.x_u, played.y_u)
        rows = ((Kind.IRON, view.deck.iron), (Kind.MOVE, view.deck.move), (Kind.GUN, view.deck.gun))
        for i, (kind, left) in enumerate(rows):
            x, y = count_spot(i)
            canvas.blit(art.svg(f"slap/card_{kind.value}", 30, 42), x, y, anchor="midbottom",
                        alpha=255 if left else 100)  # fmt: skip
            text = self._app.text.line(
                str(left), "plain", theme.SMALL_U, theme.CREAM, outline_u=2,
                outline_color=theme.LINE, max_w_u=COUNT_U - 10,
            )  # fmt: skip
            canvas.blit(text, x, y + 18, anchor="center")

    def _bases(self, canvas: Canvas) -> None:
        shown = self._scene.shown
        art = self._app.art
        for base, (x, y) in enumerate(self._base_spots()):
            if base >= len(shown.base_pictures):
                continue
            picture = art.svg(f"slap/base_{shown.base_pictures[base] % 7}", BASE_U)
            canvas.blit(picture, x, y + 8, anchor="center")

    def _base_spots(self) -> list[Spot]:
        """Where bases are, also while they slide to other places."""
        shown, places = self._scene.shown, self._scene.presses.places
        part = shown.base_moves
        if part >= 1 or len(shown.base_spots) != len(places.bases):
            return list(places.bases)
        return [
            (between(a[0], b[0], part), between(a[1], b[1], part))
            for a, b in zip(shown.base_spots, places.bases, strict=True)
        ]

    # -- hands, pistols, the card --------------------------------------------------------------
    def _pistols(self, canvas: Canvas, now_us: int) -> None:
        """Pistols, hands at the hip and hands on bases."""
        scene, shown = self._scene, self._scene.shown
        places, spots = scene.presses.places, self._base_spots()
        locked = scene.locked(now_us)
        for seat in shown.living:
            aim = places.aim(seat, scene.presses.aims.get(seat, seat))
            self.hands.draw_pistol(canvas, seat, places.fist(seat), aim)
            hand = shown.hands[seat]
            if hand == ON_HIP:
                self.hands.draw_hip(canvas, seat, places.rest(seat))
            if seat in locked:
                x, y = places.rest(seat)
                canvas.blit(self._app.art.svg("icons/lock", 44), x, y - 40, anchor="center")
        for seat in shown.living:
            hand = shown.hands[seat]
            if 0 <= hand < len(spots):
                spot = spots[hand][0], spots[hand][1] - HAND_DOWN_U
                self.hands.draw_hand(canvas, seat, places.hip(seat), spot)

    def _hands_on_card(self, canvas: Canvas) -> None:
        scene, shown = self._scene, self._scene.shown
        places = scene.presses.places
        for seat in shown.living:
            if shown.hands[seat] == ON_CARD:
                self.hands.draw_hand(canvas, seat, places.hip(seat), places.on_card(seat))

    def _card(self, canvas: Canvas, now_us: int) -> None:
        shown, place = self._scene.shown, layout()["card"]
        cx, cy = place.center
        if shown.card is not None:
            part = shown.card_away
            if part < 1:
                end = layout()["discards"].center
                at = between(cx, end[0], part), between(cy, end[1], part)
                canvas.blit(
                    self.face(shown.card), *at, anchor="center", alpha=255 * (1 - part * 0.8)
                )
            return
        if shown.turning_us is None:
            return
        passed = now_us - shown.turning_us
        if passed < TURN_US and not self._app.settings.reduced_motion:
            part = 1 - (1 - max(0.0, passed / TURN_US)) ** 2
            start = layout()["deck"].center
            x, y = between(start[0], cx, part), between(start[1], cy, part)
            canvas.blit(self._back(), x, y, anchor="center")
            return
        tilt = TILTS[(passed - TURN_US) // TILT_US % len(TILTS)] if passed >= TURN_US else 1.0
        if self._app.settings.reduced_motion:
            tilt = 1.0
        canvas.blit(self._back(tilt), cx, cy, anchor="center")

    # -- what flies and flashes ----------------------------------------------------------------
    def _effects(self, canvas: Canvas) -> None:
        scene, shown, art = self._scene, self._scene.shown, self._app.art
        places = scene.presses.places
        if shown.tracer is not None:
            self._streak(canvas, *shown.tracer)
        for puff in shown.puffs:
            fade = 235 * (1 - max(0.0, puff.part - 0.35) / 0.65)
            canvas.blit(self._puff(puff), puff.x_u, puff.y_u, anchor="center", alpha=fade)
        for seat, name in shown.flashes.items():
            if not name:
                continue
            aim = places.aim(seat, scene.presses.aims.get(seat, seat))
            x, y = muzzle(places.fist(seat), aim)
            glow = art.glow(300, 300, (120, 84, 40))
            canvas.blit(glow, x, y, anchor="center", add=True)
            size, box = BLASTS[name]
            blast, dx, dy = at_muzzle(art, f"slap/{name}", size, box, aim)
            canvas.blit(blast, x + dx, y + dy, anchor="center")
        for hat in shown.hats:
            peg = self._peg(hat.seat, -15 * round(hat.turn / 15))
            canvas.blit(peg, hat.x_u, hat.y_u, anchor="center")
        if shown.horse is not None:
            self._herd(canvas, shown.horse)

    def _peg(self, seat: Seat, degrees: int = 0) -> pygame.Surface:
        """A member's hat, in the air."""
        colour = colour_name(self._scene.table.guests[seat].looks.colour)
        return self._app.art.svg(f"slap/member_{colour}", 64, angle=degrees)

    def _puff(self, puff: Puff) -> pygame.Surface:
        if puff.kind not in CLOUDS:
            return self._app.art.svg(f"slap/{puff.kind}", puff.size_u)
        count = CLOUDS[puff.kind]
        frame = 1 + min(count - 1, int(puff.part * count))
        return self._app.art.svg(f"props/{puff.kind}_puff_{frame}", puff.size_u)

    def _herd(self, canvas: Canvas, part: float) -> None:
        """Hoofs strike across the table, one after another, and kick up dust."""
        for i in range(HOOFS):
            age = (part * (1 + HOOF_LIFE) - i / HOOFS) / HOOF_LIFE
            if 0 <= age < 1:
                x = 500 + 920 * i / (HOOFS - 1)
                y = 470 + (i * 67) % 190
                picture = self._app.art.svg(f"slap/hoof_{1 + min(2, int(age * 3))}", HOOF_U)
                canvas.blit(picture, x, y, anchor="center", alpha=255 * min(1.0, (1 - age) * 2))

    def _streak(self, canvas: Canvas, start: Spot, end: Spot) -> None:
        """A bullet's way."""
        length = math.hypot(end[0] - start[0], end[1] - start[1])
        if length < 20:
            return
        step = 20 * max(1, round(length / 20))
        tracer = self._app.art.svg(
            "slap/tracer", step, step * 40 / 600, angle=round(angle(start, end) / 2) * 2
        )
        x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
        canvas.blit(tracer, x, y, anchor="center")

    def _lay_sheet(self, canvas: Canvas, up: bool) -> None:
        scene, shown = self._scene, self._scene.shown
        finish = scene.finish
        if finish is None:
            return
        place = layout()["sheet_up" if up else "sheet"]
        part = shown.sheet
        looks = [guest.looks for guest in scene.table.guests]
        drop = 0.0 if self._app.settings.reduced_motion else (1 - part) * -60
        with canvas.shifted(0, drop, part):
            draw_sheet(canvas, self._app, place.x_u, place.y_u, finish, looks)

    # -- words ---------------------------------------------------------------------------------
    def _pause(self, canvas: Canvas) -> None:
        place = layout()["pause"]
        panel = self._app.art.panel("dark", place.w_u, place.h_u)
        canvas.blit(panel, *place.center, anchor="center")
        icon = self._app.art.svg("icons/pause", 46)
        canvas.blit(icon, place.center[0], place.y_u + 36, anchor="center")
        cap = self._app.text.line("Esc", "plain", theme.SMALL_U, theme.DIM, max_w_u=place.w_u - 12)
        canvas.blit(cap, place.center[0], place.y_u + 78, anchor="center")

    def _banner(self, canvas: Canvas) -> None:
        banner, part = self._scene.shown.banner, self._scene.shown.part
        if banner is None:
            return
        place = layout()["banner"]
        dy = 0.0 if self._app.settings.reduced_motion else (1 - min(1.0, part)) * -60
        with canvas.shifted(0, dy, min(1.0, max(0.0, part))):
            panel = self._app.art.panel("paper", place.w_u, place.h_u)
            canvas.blit(panel, *place.center, anchor="center")
            title = headline(self._app, banner.title, 62, place.w_u - 110)
            canvas.blit(title, place.center[0], place.y_u + 76, anchor="center")
            line = self._app.text.block(
                banner.line, "body", theme.BODY_U, theme.INK, place.w_u - 120, align="center",
                line_gap=1.1, max_lines=2, max_h_u=80,
            )  # fmt: skip
            canvas.blit(line, place.center[0], place.y_u + 144, anchor="center")
            if self._scene.stage is Stage.OVER:
                text, _alarm = prompt(self._scene)
                foot = self._app.text.line(text, "body", theme.SMALL_U, theme.INK_SOFT)
                canvas.blit(foot, place.center[0], place.y_u + 200, anchor="center")
