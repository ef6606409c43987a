"""How a settled card looks and sounds: stretches of film for shots, hats, horses and tombstones."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.core.engine import Seat
from game.slap45.records import Kind, Outcome
from scenes.games.slap45.finish import Finish
from scenes.games.slap45.hands import muzzle
from scenes.games.slap45.places import Spot
from scenes.games.slap45.shown import Banner, Flying, Puff, Shown
from scenes.kit.draw.banners import coming, going
from scenes.kit.draw.tweens import Call, Effect, Sequence, Together, Tween, Wait, between
from scenes.kit.text.words import _, n_

if TYPE_CHECKING:
    from scenes.games.slap45.scene import SlapStreet

INTRO_US, DUEL_US, ENDING_US = 1_700_000, 2_200_000, 1_400_000
HAT_US, AWAY_US, SLIDE_US, RISE_US = 700_000, 260_000, 460_000, 620_000
HORSE_US = 900_000


class Show:
    """Puts events on film for the scene it belongs to."""

    def __init__(self, scene: SlapStreet) -> None:
        self._scene = scene
        self._film = scene.film
        self._sound = scene.app.sound

    @property
    def _shown(self) -> Shown:
        return self._scene.shown

    @property
    def _reduced(self) -> bool:
        return self._scene.app.settings.reduced_motion

    def pan(self, seat: Seat) -> float:
        """Where a seat is heard, -1 left to 1 right."""
        x = self._scene.presses.places.hip(seat)[0]
        return max(-0.7, min(0.7, (x - 960) / 640))

    # -- banners -------------------------------------------------------------------------------
    def intro(self) -> None:
        """The street appears and the rule is said."""
        scene, shown = self._scene, self._shown
        shown.dark = 1.0

        def light(part: float) -> None:
            shown.dark = 1 - part

        self._film.add(Tween(380_000, light, "out"))
        line = n_(
            "Slap and point. The last gang standing wins; {count} in each.",
            "Slap and point. The last gang standing wins; {count} in each.",
            scene.view().gang,
        ).format(count=scene.view().gang)
        self._banner(Banner(_("High noon on Main Street"), line), INTRO_US)

    def duel(self, one: Seat, other: Seat, dealer: Seat | None) -> None:
        """Two are left: bases in the middle, and somebody deals."""
        table = self._scene.table
        title = _("{one} against {two}").format(one=table.name(one), two=table.name(other))
        if dealer is None:
            line = _("The final duel. The house deals.")
        else:
            line = _("The final duel. {name} comes back to deal, and may bluff.").format(
                name=table.name(dealer)
            )
        self._film.add(Call(lambda: self._sound.play("bell", 0.8)))
        self._banner(Banner(title, line), DUEL_US)

    def ending(self, winner: Seat) -> None:
        """The last gang standing; the banner stays."""
        table, scene = self._scene.table, self._scene
        callers = [table.name(s) for s, bet in scene.bets.items() if bet == winner]
        line = _("The last gang standing.")
        if callers:
            line = _("The last gang standing, as {names} had bet.").format(
                names=scene.join(callers)
            )
        banner = Banner(_("{name} wins!").format(name=table.name(winner)), line)

        def cheer() -> None:
            self._sound.play("fanfare_win")
            self._sound.play("crowd_cheer", 0.9)

        self._film.add(Call(cheer), coming(self._shown, banner), Wait(ENDING_US))

    def _banner(self, banner: Banner, stay_us: int) -> None:
        self._film.add(coming(self._shown, banner), Wait(stay_us), going(self._shown))

    # -- a settled card ------------------------------------------------------------------------
    def settled(self, finish: Finish) -> None:
        """What came of a card, from the press to the sheet."""
        outcome, last = finish.outcome, finish.last
        by, target = last.by, last.target
        gun = finish.card is Kind.GUN
        if outcome in (Outcome.HIT, Outcome.COVERED) and by is not None and target is not None:
            self._film.add(self._shot(by, target, gun, outcome is Outcome.COVERED))
        elif outcome is Outcome.MISSED and by is not None:
            self._film.add(self._missed(by))
        elif outcome is Outcome.HORSE_SLAPPED:
            self._film.add(self._horse(()))
        elif outcome in (Outcome.LAST_IN, Outcome.LATE):
            self._film.add(self._horse(last.lost))
        elif outcome is Outcome.DEAD_HEAT:
            self._film.add(self._gasp())
        else:
            self._film.add(Call(lambda: self._sound.play("wind", 0.5)), Wait(350_000))

    def card_away(self) -> None:
        """Hands lift, and the card goes to what has been played."""
        shown, scene = self._shown, self._scene

        def lift() -> None:
            scene.hands_home()
            self._sound.play("card_deal", 0.8, 0.2)

        def away(part: float) -> None:
            shown.card_away = part
            if part >= 1:
                shown.card = None

        self._film.add(Call(lift), Tween(AWAY_US, away, "in_out"))

    def sheet(self, up: bool = False) -> None:
        """The photo finish comes in, at the upper edge if the middle is wanted for other things."""
        shown = self._shown

        def come(part: float) -> None:
            shown.sheet = part

        def begin() -> None:
            shown.sheet_up = up
            self._sound.play("page", 0.8)

        self._film.add(Call(begin), Tween(200_000, come, "out"))

    def _flash(self, seat: Seat, gun: bool) -> Effect:
        calm = self._scene.app.settings.no_flashes
        name = "cannon_blast" if gun else "shot_flash"

        def show(part: float) -> None:
            self._shown.flashes[seat] = "" if part >= 1 or calm else name

        def smoke() -> None:
            x, y = self._muzzle(seat)
            self._puff(Puff("smoke", x, y, 150 if gun else 96), 800_000, rise_u=50)

        return Sequence(Call(smoke), Tween(180_000 if gun else 120_000, show, "linear"))

    def _muzzle(self, seat: Seat) -> Spot:
        presses = self._scene.presses
        aim = presses.places.aim(seat, presses.aims.get(seat, seat))
        return muzzle(presses.places.fist(seat), aim)

    def _shot(self, by: Seat, target: Seat, gun: bool, covered: bool) -> Effect:
        """The pistol or the cannon, the bullet's way, and where it ends."""
        scene, places = self._scene, self._scene.presses.places
        hand = self._shown.hands[target]
        end = places.hip(target)
        if covered and 0 <= hand < len(places.bases):
            end = places.bases[hand]

        def fire() -> None:
            scene.presses.aims[by] = target
            self._sound.play("cannon" if gun else "shot", 1.0, self.pan(by))

        def streak(part: float) -> None:
            hidden = part >= 1 or scene.app.settings.no_flashes
            start = self._muzzle(by)
            at = between(start[0], end[0], part * 0.5), between(start[1], end[1], part * 0.5)
            self._shown.tracer = None if hidden else (at, end)

        def arrive() -> None:
            if covered:
                self._sound.play("ricochet", 0.9, self.pan(target))
                self._puff(Puff("splinter", end[0], end[1] - 20, 150), 620_000)
            else:
                self._puff(Puff("dust", end[0], end[1], 150 if gun else 110), 600_000)
                self._puff(Puff("hit_star", end[0], end[1], 250 if gun else 180), 420_000)

        return Sequence(
            Call(fire),
            Together(self._flash(by, gun), Tween(130_000, streak, "linear")),
            Call(arrive),
            Wait(420_000 if covered else 60_000),
        )

    def _missed(self, by: Seat) -> Effect:
        def laugh() -> None:
            self._sound.play("gun_cock", 0.9, self.pan(by))
            self._sound.play("crowd_laugh", 0.7)
            x, y = self._muzzle(by)
            self._puff(Puff("miss_puff", x, y, 150), 700_000, rise_u=30)

        return Sequence(Call(laugh), Wait(620_000))

    def _gasp(self) -> Effect:
        return Sequence(Call(lambda: self._sound.play("crowd_gasp", 0.8)), Wait(620_000))

    def _horse(self, late: tuple[Seat, ...]) -> Effect:
        """The herd goes through, and the clock has stopped for those who stood in its way."""
        shown, places = self._shown, self._scene.presses.places

        def hooves() -> None:
            for seat in late:
                x, y = places.hip(seat)
                self._puff(Puff("late_clock", x, y - 20, 130), 1_100_000, rise_u=40)
            self._sound.play("hooves", 0.9)
            self._sound.play("horse", 0.6)

        def run(part: float) -> None:
            shown.horse = None if part >= 1 or self._reduced else part

        return Sequence(Call(hooves), Tween(HORSE_US, run, "linear"))

    # -- losses --------------------------------------------------------------------------------
    def lost(self, seat: Seat, left: int) -> None:
        """A member is hit: the hat flies, the plate shakes."""
        shown, scene = self._shown, self._scene

        def hit() -> None:
            shown.gangs[seat] = left
            shown.marked = shown.marked | {seat}
            scene.rumble(seat)
            self._sound.play("hat_fly", 0.9, self.pan(seat))

        def shake(part: float) -> None:
            shown.struck[seat] = 0.0 if part >= 1 else math.sin(part * 22) * 12 * (1 - part)

        self._film.add(
            Call(hit),
            Together(self._hat(seat), Sequence() if self._reduced else Tween(380_000, shake)),
        )

    def _hat(self, seat: Seat) -> Effect:
        """Off it goes, in an arc to the middle of the street, and is gone in the dust."""
        place = self._scene.presses.places.plate(seat)
        hip = self._scene.presses.places.hip(seat)
        start = place.center
        end = between(start[0], hip[0], 1.15), hip[1] + 40
        flying = Flying(seat, *start)

        def fly(part: float) -> None:
            shown = self._shown
            if flying not in shown.hats and part < 1:
                shown.hats.append(flying)
            arc = 0.0 if self._reduced else 150 * math.sin(math.pi * part)
            flying.x_u, flying.y_u = (
                between(start[0], end[0], part),
                between(start[1], end[1], part) - arc,
            )
            flying.turn = 0.0 if self._reduced else 420 * part
            if part >= 1 and flying in shown.hats:
                shown.hats.remove(flying)

        def land() -> None:
            self._sound.play("hat_land", 0.9, self.pan(seat))
            self._puff(Puff("dust", end[0], end[1] + 10, 110), 520_000)

        return Sequence(Tween(HAT_US, fly, "linear"), Call(land))

    def died(self, seat: Seat) -> None:
        """The last of a gang: a tombstone comes up."""
        shown, scene = self._shown, self._scene

        def fall() -> None:
            if seat in shown.living:
                shown.living.remove(seat)
            if seat not in shown.dead:
                shown.dead.append(seat)
            shown.hands[seat] = -1
            self._sound.play("body_fall", 1.0, self.pan(seat))
            self._sound.play("crowd_gasp", 0.6)

        def rise(part: float) -> None:
            shown.stones[seat] = part

        def before() -> None:
            shown.base_spots = list(scene.presses.places.bases)
            shown.base_moves = 0.0

        self._film.add(Call(before), Call(fall), Tween(RISE_US, rise, "back"))

    def base_gone(self, base: int) -> None:
        """A base goes away; the others slide to their new places."""
        shown = self._shown

        def gone() -> None:
            if base < len(shown.base_pictures):
                del shown.base_pictures[base]
            if base < len(shown.base_spots):
                x, y = shown.base_spots.pop(base)
                self._puff(Puff("dust", x, y, 170), 700_000)
            self._sound.play("glass_slide", 0.7)

        self._film.add(Call(gone))

    def bases_slide(self) -> None:
        """After the last death of a card: everything to its new place."""
        scene, shown = self._scene, self._shown

        def look() -> None:
            scene.look_again()

        def slide(part: float) -> None:
            shown.base_moves = 1.0 if self._reduced else part

        self._film.add(Call(look), Tween(SLIDE_US, slide, "in_out"))

    def _puff(self, puff: Puff, duration_us: int, rise_u: float = 0.0) -> None:
        """A cloud beside the film, gone when it is through."""
        shown, y = self._shown, puff.y_u
        shown.puffs.append(puff)

        def live(part: float) -> None:
            puff.part, puff.y_u = part, y - rise_u * part
            if part >= 1 and puff in shown.puffs:
                shown.puffs.remove(puff)

        self._film.beside(Tween(duration_us, live, "out"))
