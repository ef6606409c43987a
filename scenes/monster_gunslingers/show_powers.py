"""What each power looks like: one short picture for each, and the cards it moves."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import Event, Seat
from game.monster_gunslingers import events as e
from game.monster_gunslingers.records import HIDDEN
from scenes.kit.tweens import Call, Effect, Sequence, Together, Tween, Wait, between, later
from scenes.kit.words import _, n_
from scenes.monster_gunslingers.cards import BACK, FOLDER, picture
from scenes.monster_gunslingers.motion import Motion
from scenes.monster_gunslingers.places import Spread
from scenes.monster_gunslingers.shown import Slip, Sprite
from scenes.monster_gunslingers.words import capital, card_word

if TYPE_CHECKING:
    from scenes.monster_gunslingers.scene import MonsterGunslingers
    from scenes.monster_gunslingers.show import Show

NOON_US, STAR_US, LOOK_US = 800_000, 450_000, 520_000
FUSE_US, BLAST_US, FOG_US = 380_000, 520_000, 700_000
AIM_US, SHOT_US, SHELL_US = 320_000, 260_000, 620_000
RUN_US, SNATCH_US = 460_000, 420_000
NOON = (960.0, 470.0)


class PowerShow(Motion):
    """Puts what the powers do on film. `show` has the moves that others share."""

    def __init__(self, scene: MonsterGunslingers, show: Show) -> None:
        super().__init__(scene)
        self._show = show
        self._handed: list[e.Handed] = []

    def event(self, event: Event) -> bool:
        """Queue the pictures of one event; False when it is none of a power's."""
        if isinstance(event, e.Handed):  # a Stampede's cards all run at once
            self._handed.append(event)
            return True
        if self._handed:
            self._stampede()
        match event:
            case e.TurnsGained():
                self._noon(event)
            case e.SentBack():
                self._sent_back(event)
            case e.Peeked():
                self._peeked(event)
            case e.LeftDown():
                words = _("{name} leaves it face down.").format(name=self.name(event.seat))
                self.tell(words)
            case e.LookedAt():
                self._looked_at(event)
            case e.Blasted():
                self._blasted(event)
            case e.Swapped():
                self._swapped(event)
            case e.Fogged():
                self._fogged(event)
            case e.Shot():
                self._shot(event)
            case e.Picked():
                self._picked(event)
            case e.NoEffect():
                self.tell(_("It finds nothing to work on."))
            case _:
                return False
        return True

    # -- small pictures ------------------------------------------------------------------------
    def sprite(
        self,
        name: str,
        us: int,
        start: tuple[float, float, float],
        end: tuple[float, float, float] | None = None,
        *,
        angle: tuple[float, float] = (0.0, 0.0),
        fade: bool = True,
        ease: str = "out",
        flip: bool = False,
    ) -> Effect:
        """A picture (x, y, width) that comes, moves and goes."""
        goal = end or start
        shape = Sprite(f"{FOLDER}/{name}", *start, alpha=0, flip=flip)

        def move(part: float) -> None:
            if shape not in self.shown.sprites:
                self.shown.sprites.append(shape)
            at = 1.0 if self.calm else part
            shape.x_u, shape.y_u = between(start[0], goal[0], at), between(start[1], goal[1], at)
            shape.w_u = between(start[2], goal[2], at)
            shape.angle = between(angle[0], angle[1], at)
            shape.alpha = 255 * min(1.0, part * 6, (1 - part) * 5 if fade else 1.0)
            if part >= 1:
                self.shown.sprites.remove(shape)

        return Tween(us, move, ease)

    def _plate(self, seat: Seat) -> tuple[float, float]:
        return self.places.plate(seat).center

    # -- ace, king, queen, jack ----------------------------------------------------------------
    def _noon(self, event: e.TurnsGained) -> None:
        def gain() -> None:
            self.shown.owed = event.turns_owed

        x, y = NOON
        clock = [
            self.sprite("fx_noon", NOON_US, (x, y, 320)),
            self.sprite("fx_noon_hour", NOON_US, (x, y, 320), angle=(60, 0)),
            self.sprite("fx_noon_hand", NOON_US, (x, y, 320), angle=(720, 0)),
        ]
        self.film.add(self.play("noon_bell"), Together(*clock), Call(gain))
        words = n_(
            "{name} takes {count} more turn.", "{name} takes {count} more turns.", event.turns
        )
        self.tell(words.format(name=self.name(event.seat), count=event.turns))

    def _sent_back(self, event: e.SentBack) -> None:
        target, position = event.target, event.position
        spot: list[Spread] = []
        slips: list[Slip] = []
        shows = [BACK]

        def begin() -> None:
            own = self.shown.holsters[target]
            spot.append(self.places.holster(target, position))
            slips.append(own.pop(position) if position < len(own) else Slip())
            shows[0] = picture(self.scene.app, slips[0].card if slips[0].up else HIDDEN)

        def arrive() -> None:
            slips[0].card, slips[0].up = HIDDEN, False
            self.shown.hands[target].append(slips[0])

        x, y = self._plate(target)
        self.film.add(
            self.play("sheriff_star"),
            self.sprite("fx_star", STAR_US, (x, y + 300, 150), (x, y, 210), angle=(200, 0)),
            Call(begin),
            self.fly(
                lambda: shows[0], lambda: spot[0], lambda: self._show.hand_end(target),
                lambda: None, arrive,
            ),
        )  # fmt: skip
        words = _("{card} goes back to {target}'s hand.")
        self.tell(words.format(card=capital(card_word(event.card)), target=self.name(target)))

    def _peeked(self, event: e.Peeked) -> None:
        crystal = len(event.street) == 1 and self.scene.view().peeked is not None
        looks: list[Effect] = []
        for k, i in enumerate(event.street):
            x, y = self.places.doorway(i).center
            if crystal:
                looks.append(self.sprite("fx_crystal", LOOK_US, (x, y + 60, 120), (x, y, 170)))
            else:
                lamp = self.sprite(
                    "fx_lantern", LOOK_US, (x + 60, y - 90, 100), (x + 60, y - 70, 100)
                )
                beam = self.sprite("fx_beam", LOOK_US, (x, y + 6, 250))
                looks.append(later(k * 160_000, Together(lamp, beam)))
        self.film.add(self.play("crystal" if crystal else "lantern"), Together(*looks))
        words = n_(
            "{name} peeks at a card of Main Street.",
            "{name} peeks at {count} cards of Main Street.",
            len(event.street),
        )
        self.tell(words.format(name=self.name(event.seat), count=len(event.street)))

    def _looked_at(self, event: e.LookedAt) -> None:
        x, y = self.places.pouch(event.target)
        self.film.add(
            self.play("spyglass"),
            self.sprite(
                "fx_badge", LOOK_US + 100_000, (x + 60, y + 120, 90), (x + 66, y + 50, 170)
            ),
        )
        words = _("{name} looks into {target}'s holster.")
        if not event.cards:
            words = _("{name} looks into {target}'s holster: it is empty.")
        self.tell(words.format(name=self.name(event.seat), target=self.name(event.target)))

    # -- stampede ------------------------------------------------------------------------------
    def _stampede(self) -> None:
        handed, self._handed = self._handed, []
        slips = {event.giver: Slip() for event in handed}
        starts: dict[Seat, Spread] = {}

        def leave() -> None:
            for event in handed:
                starts[event.giver] = self._show.leave_hand(event.giver, event.card)

        runs: list[Effect] = []
        for k, event in enumerate(handed):
            runs.append(later(k * 60_000, self._run(event, starts, slips[event.giver])))
        herd = [
            later(k * 90_000, self.sprite(
                f"dust_{k % 3 + 1}", RUN_US + 300_000,
                (120 + 420 * k, 640, 240), (420 + 420 * k, 612, 380),
            ))
            for k in range(4)
        ]  # fmt: skip
        self.film.add(self.play("stampede"), Call(leave), Together(*runs, *herd))
        for event in handed:
            words = _("{giver} passes a card to {taker}.")
            self.tell(words.format(giver=self.name(event.giver), taker=self.name(event.taker)))

    def _run(self, event: e.Handed, starts: dict[Seat, Spread], slip: Slip) -> Effect:
        return self.fly(
            BACK, lambda: starts[event.giver], lambda: self._show.hand_end(event.taker),
            lambda: None, lambda: self.shown.hands[event.taker].append(slip), RUN_US,
        )  # fmt: skip

    # -- what is done to Main Street -----------------------------------------------------------
    def _blasted(self, event: e.Blasted) -> None:
        i = event.street
        x, y = self.places.doorway(i).center
        slip = Slip()

        def gone() -> None:
            self.shown.street[i] = None
            self.shown.discards += 1
            self.sound.play("blast")

        def tremble(part: float) -> None:
            strength = 0.0 if self.calm else (1 - part) * 14
            swing = (1, -1, 0.6, -0.6, 0.3)[min(4, int(part * 5))]
            self.shown.shake = (strength * swing, strength * -swing * 0.6) if part < 1 else (0, 0)

        def begin() -> None:
            self.shown.deck -= 1

        def lies() -> None:
            self.shown.street[i] = slip

        flash = [] if self.scene.app.settings.no_flashes else [
            self.sprite("fx_blast_1", BLAST_US // 2, (x, y, 200), (x, y, 330)),
        ]  # fmt: skip
        self.film.add(
            self.play("dynamite_fuse"),
            self.sprite("fx_dynamite", FUSE_US, (x - 220, y - 120, 120), (x, y + 50, 130),
                        angle=(140, 0), fade=False),
            Call(gone),
            Together(
                *flash,
                self.sprite("fx_blast_2", BLAST_US, (x, y, 240), (x, y, 340)),
                self.sprite("fx_blast_3", BLAST_US + 200_000, (x, y, 220), (x, y - 40, 380)),
                Tween(BLAST_US, tremble, "linear"),
                self._show.close_door(i),
            ),
            self.fly(
                BACK, lambda: self.places.pile("deck"), lambda: self.places.street(i), begin, lies
            ),
        )  # fmt: skip
        words = _("{name} blows {card} off Main Street.")
        self.tell(words.format(name=self.name(event.seat), card=card_word(event.card)))

    def _fogged(self, event: e.Fogged) -> None:
        i = event.street
        x, y = self.places.doorway(i).center

        def turn() -> None:
            slip = self.shown.street[i]
            if slip is not None:
                slip.card, slip.up = event.card, False

        clouds = [
            self.sprite("fx_fog_1", FOG_US, (x - 150, y + 60, 260), (x - 10, y + 40, 300)),
            self.sprite("fx_fog_2", FOG_US, (x + 150, y, 240), (x + 14, y - 20, 290)),
            self.sprite("fx_fog_3", FOG_US, (x - 100, y - 60, 220), (x, y - 70, 260)),
        ]
        shut = Sequence(Wait(FOG_US // 3), Together(self._show.close_door(i), Call(turn)))
        self.film.add(self.play("fog"), Together(*clouds, shut), self.play("door_close", 0.7))
        words = _("{name} hides {card} in the fog.")
        self.tell(words.format(name=self.name(event.seat), card=card_word(event.card)))

    def _swapped(self, event: e.Swapped) -> None:
        i, seat = event.street, event.seat
        x, y = self.places.doorway(i).center
        given, taken = Slip(), Slip()
        start: list[Spread] = []

        def begin() -> None:
            start.append(self._show.leave_hand(seat, event.gave))
            self.shown.street[i] = None

        def swapped() -> None:
            self.shown.street[i] = given
            self.shown.hands[seat].append(taken)

        def shell(dx: float) -> Effect:
            return self.sprite("fx_shell", SHELL_US, (x + dx, y + 60, 110), (x - dx, y + 60, 110),
                               ease="in_out")  # fmt: skip

        self.film.add(
            Call(begin),
            Together(
                self.fly(BACK, lambda: start[0], lambda: self.places.street(i), lambda: None,
                         lambda: None),
                self.fly(BACK, lambda: self.places.street(i), lambda: self._show.hand_end(seat),
                         lambda: None, lambda: None),
            ),
            Call(swapped),
            self.play("shells"),
            Together(shell(-70), shell(0), shell(70)),
        )  # fmt: skip
        words = _("{name} swaps a card with one of Main Street, face down.")
        self.tell(words.format(name=self.name(seat)))

    # -- what is done to others ----------------------------------------------------------------
    def _shot(self, event: e.Shot) -> None:
        spot = self.places.holster(event.target, event.position)
        x, y = spot.x_u, spot.y_u
        gun_x, gun_y = x - 330, y + 150
        hole = self.sprite("fx_hole", SHOT_US + 160_000, (x, y, spot.w_u * 0.6))
        flash = [] if self.scene.app.settings.no_flashes else [
            self.sprite("fx_flash", SHOT_US, (gun_x + 190, gun_y - 60, 150), angle=(24, 24)),
        ]  # fmt: skip
        self.film.add(
            self.play("gun_cock"),
            self.sprite("fx_gun", AIM_US, (gun_x - 60, gun_y + 60, 200), (gun_x, gun_y, 220),
                        angle=(-20, 24), fade=False),
            self.play("shot"),
            Together(
                self.sprite("fx_gun", SHOT_US, (gun_x, gun_y, 220), (gun_x - 20, gun_y + 10, 220),
                            angle=(24, 44)),
                hole, *flash,
            ),
        )  # fmt: skip
        self._show.away_from_holster(event.target, event.position)
        words = _("{name} shoots {card} out of {target}'s holster.")
        self.tell(
            words.format(
                name=self.name(event.seat), card=card_word(event.card),
                target=self.name(event.target),
            )
        )  # fmt: skip

    def _picked(self, event: e.Picked) -> None:
        start: list[Spread] = []
        slip = Slip()

        def begin() -> None:
            start.append(self._show.leave_hand(event.target, event.card))

        self.film.add(
            self.play("snatch"),
            Call(begin),
            self.fly(
                BACK, lambda: start[0], lambda: self._show.hand_end(event.seat), lambda: None,
                lambda: self.shown.hands[event.seat].append(slip), SNATCH_US,
            ),
        )  # fmt: skip
        words = _("{name} takes a card out of {target}'s hand.")
        self.tell(words.format(name=self.name(event.seat), target=self.name(event.target)))
