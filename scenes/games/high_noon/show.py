"""How the duel's events look and sound: stretches of film for shots, hats and winners."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.high_noon.records import What
from scenes.games.high_noon.finish import Finish
from scenes.games.high_noon.shown import Banner, Fighter, Puff, Shown
from scenes.kit.draw.banners import coming, going
from scenes.kit.draw.tweens import Call, Effect, Sequence, Together, Tween, Wait, between, later
from scenes.kit.text.words import _, n_

if TYPE_CHECKING:
    from scenes.games.high_noon.scene import Duel

INTRO_US, ENDING_US = 2_400_000, 1_200_000
HAT_US, FALL_US = 950_000, 420_000
WEED_US = 5_200_000
DUST = 190.0
STAGGER_U, SLIDE_U, FALLEN = 34.0, -200.0, 84.0
"""A hit throws one back; who falls slides forward, so that he lies on the stage."""


class Show:
    """Puts events on film for the scene it belongs to. Sides: 0 left, 1 right."""

    def __init__(self, scene: Duel) -> None:
        self._scene = scene
        self._film = scene.film
        self._sound = scene.app.sound

    @property
    def _shown(self) -> Shown:
        return self._scene.shown

    def _fighter(self, side: int) -> Fighter:
        return self._shown.fighters[side]

    def _feet(self, side: int) -> tuple[float, float]:
        return self._scene.feet(side)

    @staticmethod
    def _pan(side: int) -> float:
        return -0.5 if side == 0 else 0.5

    # -- coming and going ----------------------------------------------------------------------
    def intro(self) -> None:
        """The street appears, the duellists are named, the rule is said."""
        scene, shown = self._scene, self._shown
        shown.dark = 1.0
        one, two = scene.names()
        if scene.with_dice:
            line = _("Twelve is noon. Come close, never past it.")
        else:
            line = _("Draw at the bell, not before it.")
        hits = n_("The first hit wins.", "First to {count} hits wins.", scene.hits_to_win)
        title = _("{one} against {two}").format(one=one, two=two)

        def light(part: float) -> None:
            shown.dark = 1 - part

        def steps() -> None:
            for i in range(4):
                self._film.beside(
                    later(i * 420_000, Call(lambda i=i: self._step(i)))  # type: ignore[misc]
                )

        self._film.add(Call(steps), Tween(420_000, light, "out"))
        self._banner(Banner(title, f"{hits.format(count=scene.hits_to_win)} {line}"), INTRO_US)

    def _step(self, i: int) -> None:
        self._sound.play("spurs_step", 0.8, self._pan(i % 2))

    def ending(self, side: int) -> None:
        """The winner blows the smoke away; the banner stays."""
        shown, scene = self._shown, self._scene
        banner = Banner(
            _("{name} wins the duel!").format(name=scene.names()[side]),
            _("{one} to {two}").format(one=shown.hits[side], two=shown.hits[1 - side]),
        )

        def begin() -> None:
            self._fighter(side).pose = "win"
            self._sound.play("fanfare_round" if scene.over_table else "fanfare_win")
            self._sound.play("crowd_cheer", 0.9)

        self._film.add(Call(begin), coming(self._shown, banner), Wait(ENDING_US))

    def weed(self) -> None:
        """A tumbleweed rolls through, beside whatever else goes on."""
        if self._scene.app.settings.reduced_motion or self._shown.weed is not None:
            return
        self._shown.weed_fade = 1.0

        def roll(part: float) -> None:
            self._shown.weed = part if part < 1 else None

        self._film.beside(Tween(WEED_US, roll, "linear"))

    def weed_away(self) -> None:
        """It fades, before a face-off: nothing moves then but the hand of the clock."""
        if self._shown.weed is None:
            return

        def fade(part: float) -> None:
            self._shown.weed_fade = 1 - part

        self._film.beside(Tween(600_000, fade, "linear"))

    def _banner(self, banner: Banner, stay_us: int) -> None:
        self._film.add(coming(self._shown, banner), Wait(stay_us), going(self._shown))

    # -- a settled exchange --------------------------------------------------------------------
    def settled(self, finish: Finish, hits: tuple[int, int], final: bool) -> None:
        """The shots of an exchange, from the press to the hat in the dust; `hits` by side."""

        def score() -> None:
            if hits != tuple(self._shown.hits):
                self._sound.play("coin", 0.9)
            self._shown.hits = list(hits)

        winner = finish.winner
        what = finish.exchange.what
        self._film.add(Call(self._sign_down))
        if what is What.NERVE:
            self._film.add(self._nerve())
        elif what is What.DEAD_HEAT or what is What.LEVEL:
            self._film.add(self._both_miss())
        elif what is What.OVER:
            self._film.add(self._fired_early(finish))
        elif what is What.JUMPED and winner is not None:
            self._film.add(self._miss(1 - winner), Wait(420_000))
        if winner is not None:
            fired = what is What.HIT
            self._film.add(self._shoot(winner, fired), self._struck(1 - winner, final))
        self._film.add(Call(score), Wait(260_000))

    def _sign_down(self) -> None:
        self._shown.sign = False

    def fired(self, side: int) -> None:
        """A press, at once: the gun is out. The rest follows when the exchange is settled."""
        self._fighter(side).pose = "fire"
        self._sound.play("shot", 1.0, self._pan(side))

    def _flash(self, side: int) -> Effect:
        """Fire and smoke at the muzzle."""
        calm = self._scene.app.settings.no_flashes

        def show(part: float) -> None:
            self._fighter(side).flash = 0 if part >= 1 or calm else 1 + min(2, int(part * 3))

        def smoke() -> None:
            x, y = self._scene.muzzle(side)
            way = 1 if side == 0 else -1
            self._puff(Puff("smoke", x + way * 26, y, 120), 900_000, rise_u=70)

        return Sequence(Call(smoke), Tween(130_000, show, "linear"))

    def _shoot(self, side: int, fired: bool) -> Effect:
        """The shot that hits; `fired`: its press was heard already."""

        def draw() -> None:
            self._fighter(side).pose = "draw"

        def fire() -> None:
            self._fighter(side).pose = "fire"
            self._sound.play("shot", 1.0, self._pan(side))

        def streak(part: float) -> None:
            x, y = self._scene.muzzle(side)
            far = self._feet(1 - side)[0]
            shown = self._shown
            hidden = part >= 1 or self._scene.app.settings.no_flashes
            shown.tracer = None if hidden else (between(x, far, part * 0.4), far, y)

        out: list[Effect] = []
        if not fired:
            out += [Call(draw), Wait(110_000), Call(fire)]
        out.append(Together(self._flash(side), Tween(70_000, streak, "linear")))
        return Sequence(*out)

    def _miss(self, side: int) -> Effect:
        """A shot into the blue."""
        return Together(
            self._flash(side),
            later(60_000, Call(lambda: self._sound.play("ricochet", 0.9, -self._pan(side)))),
        )

    def _both_miss(self) -> Effect:
        """Two shots at one time, and two hats that stay on."""
        heard = self._fighter(0).pose == "fire"

        def fire() -> None:
            for side in (0, 1):
                self._fighter(side).pose = "fire"
            if not heard:
                self._sound.play("shot", 1.0)

        def gasp() -> None:
            self._sound.play("ricochet", 0.9)
            self._sound.play("crowd_gasp", 0.7)

        return Sequence(
            Call(fire),
            Together(self._flash(0), self._flash(1), later(80_000, Call(gasp))),
            Wait(900_000),
        )

    def _fired_early(self, finish: Finish) -> Effect:
        """Dice: whoever went past noon shoots into the blue."""
        sides = [side for side in (0, 1) if finish.totals[side] > 12]

        def fire() -> None:
            for side in sides:
                self._fighter(side).pose = "fire"
            self._sound.play("shot", 1.0)

        return Sequence(Call(fire), Together(*(self._miss(side) for side in sides)), Wait(520_000))

    def _nerve(self) -> Effect:
        def shrug() -> None:
            for side in (0, 1):
                self._fighter(side).pose = "nerve"
            self._sound.play("crowd_laugh", 0.9)

        return Sequence(Call(shrug), Wait(1_300_000))

    def _struck(self, side: int, final: bool) -> Effect:
        """The hat flies; the last time its owner falls."""
        fighter = self._fighter(side)

        def hit() -> None:
            fighter.pose = "hit"
            self._scene.rumble(side)
            self._sound.play("hat_fly", 1.0, self._pan(side))

        def stagger(part: float) -> None:
            fighter.back_u = STAGGER_U * part

        def stand() -> None:
            fighter.pose = "nerve"

        after: Effect = Call(stand)
        if final:
            after = self._fall(side)
        return Sequence(
            Call(hit),
            Together(
                self._hat(side),
                Tween(260_000, stagger, "out"),
                later(620_000 if not final else 240_000, after),
            ),
        )

    def _hat(self, side: int) -> Effect:
        """The hat sails off in an arc and lies in the dust."""
        figure = self._scene.figure(side)
        feet_x, feet_y = self._feet(side)
        away = -1 if side == 0 else 1
        head_x, head_y = figure.head("stand")
        start = feet_x + head_x, feet_y + head_y
        end = start[0] + away * 196, feet_y - 6
        reduced = self._scene.app.settings.reduced_motion

        def fly(part: float) -> None:
            x, y = between(start[0], end[0], part), between(start[1], end[1], part * part)
            y -= 190 * math.sin(math.pi * min(1.0, part * 1.12)) * (1 - part * 0.5)
            turn = away * (round(part * 30) * 12 + 8 * part)
            if reduced or part >= 1:
                x, y, turn = *end, away * 8.0
            self._fighter(side).flown = (x, y, turn)

        def land() -> None:
            self._sound.play("hat_land", 0.9, self._pan(side))
            self._puff(Puff("dust", end[0], end[1] + 26, DUST * 0.7), 620_000)

        return Sequence(Tween(HAT_US, fly, "linear"), Call(land))

    def _fall(self, side: int) -> Effect:
        fighter = self._fighter(side)

        reduced = self._scene.app.settings.reduced_motion

        def fall(part: float) -> None:
            part = 1.0 if reduced else part
            fighter.fall = 6 * round(FALLEN * part / 6)
            fighter.back_u = between(STAGGER_U, SLIDE_U, part)

        def thud() -> None:
            self._sound.play("body_fall", 1.0, self._pan(side))
            x, y = self._feet(side)
            away = -1 if side == 0 else 1
            for i, size in enumerate((1.0, 1.5, 1.1)):
                self._puff(Puff("dust", x + away * (i * 130 - 60), y, DUST * size), 800_000)

        return Sequence(Tween(FALL_US, fall, "in"), Call(thud), Wait(500_000))

    def _puff(self, puff: Puff, duration_us: int, rise_u: float = 0.0) -> None:
        """A cloud beside the film, gone when it is through."""
        shown, y = self._shown, puff.y_u
        shown.puffs.append(puff)

        def live(part: float) -> None:
            puff.part, puff.y_u = part, y - rise_u * part
            if part >= 1 and puff in shown.puffs:
                shown.puffs.remove(puff)

        self._film.beside(Tween(duration_us, live, "out"))
