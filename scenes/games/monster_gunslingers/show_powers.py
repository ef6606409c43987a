"""What the powers on people and their cards look like: one short picture for each.

Those that work on Main Street are in show_street.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import Event, Seat
from game.monster_gunslingers import events as e
from game.monster_gunslingers.powers import Power
from game.monster_gunslingers.records import HIDDEN
from scenes.games.monster_gunslingers.cards import BACK, picture
from scenes.games.monster_gunslingers.motion import Motion
from scenes.games.monster_gunslingers.places import Spread
from scenes.games.monster_gunslingers.show_street import StreetShow
from scenes.games.monster_gunslingers.shown import Slip
from scenes.games.monster_gunslingers.words import capital, card_word
from scenes.kit.draw.canvas import STAGE_W_U
from scenes.kit.draw.tweens import Call, Effect, Together, later
from scenes.kit.text.words import _, n_

if TYPE_CHECKING:
    from scenes.games.monster_gunslingers.scene import MonsterGunslingers
    from scenes.games.monster_gunslingers.show import Show

NOON_US, STAR_US, LOOK_US = 850_000, 450_000, 620_000
AIM_US, SHOT_US = 320_000, 260_000
RUN_US, BULL_US, STRIDE_US, HERD_GAP_US = 460_000, 760_000, 110_000, 170_000
SNATCH_US, HANDS_US, COACH_US = 420_000, 420_000, 760_000
NOON = (960.0, 470.0)
GROUND_U = 650.0
"""Where the boards of the walk are: what runs along the street has its feet there."""


class PowerShow(Motion):
    """Puts what the powers do on film. `show` has the moves that others share."""

    def __init__(self, scene: MonsterGunslingers, show: Show) -> None:
        super().__init__(scene)
        self._show = show
        self._street = StreetShow(scene, show)
        self._handed: list[e.Handed] = []

    def event(self, event: Event) -> bool:
        """Queue the pictures of one event; False when it is none of a power's."""
        if isinstance(event, e.Handed):  # a Stampede's cards all run at once
            self._handed.append(event)
            return True
        if self._handed:
            self._stampede()
        if self._street.event(event):
            return True
        match event:
            case e.TurnsGained():
                self._noon(event)
            case e.SentBack():
                self._sent_back(event)
            case e.LookedAt():
                self._looked_at(event)
            case e.Shot():
                self._shot(event)
            case e.Picked():
                self._picked(event)
            case e.NoEffect():
                self.tell(_("There is nothing for it to work on."))
            case _:
                return False
        return True

    def opening(self, event: e.Acted) -> None:
        """What is seen before the cards move, of powers that only draw or holster."""
        if event.power == Power.STAGECOACH:
            self._coach()
        elif event.power == Power.QUICK_HANDS:
            spot = self.places.holster(event.seat, 0)
            big = event.seat == self.places.bench_seat
            x, y = spot.x_u + (110 if big else 40), spot.y_u
            w = 280.0 if big else 150.0
            self.film.add(self.play("snatch", 0.7))
            self.film.add(
                Call(
                    lambda: self.film.beside(
                        self.sprite(
                            "fx_hands", HANDS_US * 2, (x, y + 60, w * 0.8), (x, y + 16, w),
                            ease="back",
                        )
                    )
                )
            )  # fmt: skip

    def _plate(self, seat: Seat) -> tuple[float, float]:
        return self.places.plate(seat).center

    # -- ace, king, jack -----------------------------------------------------------------------
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
            self.sprite("fx_star", STAR_US, (x, y + 300, 150), (x, y, 210), angle=(198, 0)),
            Call(begin),
            self.fly(
                lambda: shows[0], lambda: spot[0], lambda: self._show.hand_end(target),
                lambda: None, arrive,
            ),
        )  # fmt: skip
        words = _("{card} goes back to {target}'s hand.")
        self.tell(words.format(card=capital(card_word(event.card)), target=self.name(target)))

    def _looked_at(self, event: e.LookedAt) -> None:
        x, y = self.places.pouch(event.target)
        start, end = (x + 66, y + 130, 90), (x + 66, y + 46, 170)
        self.film.add(self.play("spyglass"), self.sprite("fx_badge", LOOK_US, start, end))
        words = _("{name} looks into {target}'s holster.")
        if not event.cards:
            words = _("{name} looks into {target}'s holster: it is empty.")
        self.tell(words.format(name=self.name(event.seat), target=self.name(event.target)))

    # -- ten, six, four, two -------------------------------------------------------------------
    def _stampede(self) -> None:
        """A herd runs down Main Street while every card goes to the next player."""
        handed, self._handed = self._handed, []
        slips = {event.giver: Slip() for event in handed}
        starts: dict[Seat, Spread] = {}

        def leave() -> None:
            for event in handed:
                starts[event.giver] = self._show.leave_hand(event.giver, event.card)

        runs = [
            later(240_000 + k * 60_000, self._run(event, starts, slips[event.giver]))
            for k, event in enumerate(handed)
        ]
        herd = [later(k * HERD_GAP_US, self._bull(k)) for k in range(3)]
        self.film.add(self.play("stampede"), Call(leave), Together(*herd, *runs))
        for event in handed:
            words = _("{giver} passes a card to {taker}.")
            self.tell(words.format(giver=self.name(event.giver), taker=self.name(event.taker)))

    def _bull(self, k: int) -> Effect:
        """A bull from left to right, stride by stride, and the dust it leaves."""
        w = (300.0, 250.0, 280.0)[k]
        y = GROUND_U - w * 0.3 + (0, -12, 8)[k]
        strides = max(2, BULL_US // STRIDE_US)
        far = STAGE_W_U + w
        steps: list[Effect] = []
        for i in range(strides):
            a, b = -w / 2 + far * i / strides, -w / 2 + far * (i + 1) / strides
            hop = -10 if i % 2 else 0
            bull = self.sprite(
                f"fx_bull_{i % 2 + 1}", STRIDE_US, (a, y + hop, w), (b, y, w), fade=False,
                ease="linear",
            )  # fmt: skip
            steps.append(later(i * STRIDE_US, bull))
            dust = self.sprite(
                f"dust_{i % 3 + 1}", 420_000, (a - 60, GROUND_U - 30, 150),
                (a - 110, GROUND_U - 56, 260),
            )  # fmt: skip
            steps.append(later(i * STRIDE_US, dust))
        if self.calm:
            return self.sprite(f"fx_bull_{k % 2 + 1}", BULL_US, (480 + 480 * k, y, w))
        return Together(*steps)

    def _run(self, event: e.Handed, starts: dict[Seat, Spread], slip: Slip) -> Effect:
        return self.fly(
            BACK, lambda: starts[event.giver], lambda: self._show.hand_end(event.taker),
            lambda: None, lambda: self.shown.hands[event.taker].append(slip), RUN_US,
        )  # fmt: skip

    def _shot(self, event: e.Shot) -> None:
        """A six-shooter comes up beside the holster, from whichever side has room."""
        spot = self.places.holster(event.target, event.position)
        x, y = spot.x_u, spot.y_u
        left = x > STAGE_W_U / 2  # the gun stands at the left of its mark
        side = -1 if left else 1
        gun_x, gun_y = x + side * (spot.w_u / 2 + 170), y + 120
        up = 24.0 if left else -24.0
        flip = not left
        hole = self.sprite("fx_hole", SHOT_US + 200_000, (x, y, min(100.0, spot.w_u * 0.8)))
        flash_at = (x + side * (spot.w_u / 2 + 20), y + 48, 150)
        flash = [] if self.scene.app.settings.no_flashes else [
            self.sprite("fx_flash", SHOT_US, flash_at, angle=(up, up), flip=flip),
        ]  # fmt: skip
        self.film.add(
            self.play("gun_cock"),
            self.sprite(
                "fx_gun", AIM_US, (gun_x + side * 60, gun_y + 70, 200), (gun_x, gun_y, 230),
                angle=(-up, up), fade=False, flip=flip,
            ),
            self.play("shot"),
            Together(
                self.sprite(
                    "fx_gun", SHOT_US, (gun_x, gun_y, 230), (gun_x + side * 24, gun_y + 8, 230),
                    angle=(up, up * 2), flip=flip,
                ),
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
        """A hand comes out of the dark, pinches a card and is gone with it."""
        start: list[Spread] = []
        slip = Slip()

        def begin() -> None:
            start.append(self._show.leave_hand(event.target, event.card))

        count = len(self.shown.hands[event.target])
        mark = self.places.hand(event.target, max(0, count - 1), max(1, count))
        flip = mark.x_u > STAGE_W_U - 420  # it comes from the side that has room
        side = -1 if flip else 1
        reach = (mark.x_u + side * 100, mark.y_u + 4, 240.0)
        away = (mark.x_u + side * 330, mark.y_u + 90, 240.0)
        self.film.add(
            self.sprite("fx_thief", SNATCH_US, away, reach, fade=False, flip=flip),
            self.play("snatch"),
            Call(begin),
            Together(
                self.sprite("fx_thief", SNATCH_US, reach, away, ease="in", flip=flip),
                self.fly(
                    BACK, lambda: start[0], lambda: self._show.hand_end(event.seat), lambda: None,
                    lambda: self.shown.hands[event.seat].append(slip), SNATCH_US,
                ),
            ),
        )  # fmt: skip
        words = _("{name} takes a card out of {target}'s hand.")
        self.tell(words.format(name=self.name(event.seat), target=self.name(event.target)))

    def _coach(self) -> None:
        """The stagecoach rolls by; its two cards come after."""
        w = 380.0
        k = w / 460
        y = GROUND_U - 296 * k + 310 * k / 2
        begin, end = (-w / 2, y, w), (STAGE_W_U + w / 2, y, w)
        if self.calm:
            begin = end = (STAGE_W_U / 2, y, w)
        parts = [self.sprite("fx_coach", COACH_US, begin, end, fade=self.calm, ease="linear")]
        for at in (118.0, 338.0):
            dx, dy = (at - 230) * k, (236 - 155) * k
            parts.append(
                self.sprite(
                    "fx_wheel", COACH_US, (begin[0] + dx, y + dy, 120 * k),
                    (end[0] + dx, y + dy, 120 * k), angle=(0, -1440), fade=self.calm,
                    ease="linear",
                )
            )  # fmt: skip
        self.film.add(self.play("coach"), Together(*parts))
