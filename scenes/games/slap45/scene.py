"""The Slap .45 Mini table: cards that are raced for, and between them the photo finish.

The game's clock runs while people can press; it stands during pictures and, where no person turns
up the next card, while the photo finish is read. From the flip until the card is settled nothing
moves but the card and what people do, and every press reaches the game by its stamp.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.slap45.records import Pace, Phase, SlapView
from scenes.games.slap45.plate import HEAD_U
from scenes.games.slap45.pressed import PressedStreet
from scenes.games.slap45.roll_call import RollCall
from scenes.games.slap45.show import Show
from scenes.games.slap45.shown import FEINT_US, TURN_US, Shown, Stage
from scenes.games.slap45.street import Picture
from scenes.kit.app.gate import CALM_US
from scenes.kit.draw import people
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.tweens import SPEEDS
from scenes.kit.input.inputs import Input, Nav, PadButton, nav
from scenes.kit.input.inputs import Kind as InputKind
from scenes.kit.text.words import _

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

REST_US, OVER_US = 2_400_000, 4_000_000
READY_US = 300_000
LIVE_FRAME_US, TURN_FRAME_US = 100_000, 110_000
WARM_AT_ONCE, WARM_US = 6, 3_000
"""So many pictures are made in a frame, as long as that takes no longer."""
SOUNDS = (
    "slap", "shot", "cannon", "hooves", "horse", "heartbeat", "ricochet", "hat_fly", "hat_land",
    "card_snap", "card_deal", "body_fall", "crowd_gasp", "crowd_laugh",
)  # fmt: skip


class SlapStreet(PressedStreet):
    """See the module's docstring."""

    name = "slap45"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        self.show = Show(self)
        self.picture = Picture(self)
        self.roll = RollCall(self)

    # -- coming and going ----------------------------------------------------------------------
    def enter(self) -> None:
        self.app.sound.music("slap45")
        self.app.sound.preload(SOUNDS)
        wanted = []
        for guest in self.table.guests:
            for mood in ("", "glad", "sour"):
                wanted += people.wanted(guest.looks, guest.level, HEAD_U, mood)
        self.app.art.preload(dict.fromkeys(wanted), lambda _part: None)
        self.resized()
        self.sync()

    def resized(self) -> None:
        self.picture.forget()
        self._cold = self.picture.warm()

    def leave(self) -> None:
        self.table.run(self.now_us, False)
        self._quiet()
        self.app.sound.hush(False)
        self.table.save()

    def pause(self) -> None:
        self.table.run(self.now_us, False)
        self._let_go()

    def resume(self) -> None:
        self.app.sound.music("slap45")
        self._shut(READY_US)
        self._cold = self.picture.warm()
        if self.stage is Stage.PLAY:
            self._ask(self.called_off)

    def sync(self) -> None:
        """Show the game as it stands: at its start, or gone on with in the middle."""
        if self.table.session.live:
            self.table.call_off("resume")
        view = self.fresh()
        result = self.table.result()
        self.shown = Shown.of(view)
        self.presses.look(view)
        self.last_card = view.last.card if view.last is not None else None
        if result is not None:
            self.winner = result.winners[0]
            self._end()
            return
        begun = view.last is not None
        if not begun:
            self.show.intro()
            if self.shown.duel:
                self.show.duel(self.shown.living[0], self.shown.living[1], None)
        self.stage = Stage.INTRO
        self._ask_next = begun and bool(self.people)

    # -- from stage to stage -------------------------------------------------------------------
    def _play_on(self) -> None:
        self.stage = Stage.PLAY
        self.called_off = False
        self.roll.done()
        self._let_go()
        self.prompted()
        if self.shown.duel:
            self._hush()
        self._tell_prompt()

    def _ask(self, called_off: bool, nobody: bool = False) -> None:
        """Everybody says when: after a pause, when a card was called off, when nobody is heard."""
        if not self.asked():
            self._play_on()
            return
        if nobody:
            self.roll.call()
        else:
            self.roll.ask(called_off)
        self._quiet()
        self._shut(READY_US)
        self.app.sound.hush(False)
        self.app.log.write("prompt", seats=self.asked(), moves=["ready"])

    def _end(self) -> None:
        assert self.winner is not None
        self.stage = Stage.ENDING
        self.show.ending(self.winner)

    def _go(self) -> None:
        """On to the results."""
        if self._going:
            return
        self._going = True
        self.table.run(self.now_us, False)
        self.table.to_results()

    # -- every turn ----------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        self.now_us = now_us
        self.table.hasten(now_us, self.only_bots())
        self.table.set_film(self.film)
        self.film.update(now_us)
        if not self.live and self.app.art.ready:
            until_us = self.app.clock.now_us() + WARM_US
            for _i in range(min(WARM_AT_ONCE, len(self._cold))):
                self._cold.pop(0)()
                if self.app.clock.now_us() >= until_us:
                    break
        self.table.run(now_us, self._runs())
        self.table.update(now_us)
        self.take()
        self.film.update(now_us)
        if self.saying and now_us >= self._say_until_us:
            self.saying = ""
        self._turn_back(now_us)
        self._on_time(now_us)

    def _runs(self) -> bool:
        """Whether the game's clock runs."""
        if self.stage is not Stage.PLAY or self.film.busy:
            return False
        return self._racing or not (self._cold or self.resting)

    def _on_time(self, now_us: int) -> None:
        if self._rest_until_us is not None and now_us >= self._rest_until_us:
            self._rest_until_us = None
            self._tell_prompt()
        if self.film.busy:
            return
        match self.stage:
            case Stage.ASK if self.roll.answered(now_us):
                self._play_on()
            case Stage.INTRO if self._ask_next:
                self._ask_next = False
                self._ask(False)
            case Stage.INTRO:
                self._play_on()
            case Stage.SHOW if self.winner is not None:
                self._end()
            case Stage.SHOW:
                self._next()
            case Stage.ENDING:
                self.stage = Stage.OVER
                self._until_us = now_us + self.table.stay_us(OVER_US)
                self._shut(READY_US)
            case Stage.OVER if self._until_us is not None and now_us >= self._until_us:
                self._go()

    def _next(self) -> None:
        """The pictures of a card are through: on to the next one."""
        self.stage = Stage.PLAY
        self.prompted(CALM_US)
        view = self.fresh()
        self.shown.flipper, self.shown.dealer = view.flipper, view.dealer
        if self.roll.asks:
            self._ask(False, nobody=True)
            return
        if not self._person_is_asked(view):
            rest_us = self.table.stay_us(REST_US)
            speed = SPEEDS[self.app.settings.speed]
            self._rest_until_us = self.now_us + round(rest_us / speed if speed else rest_us / 6)
        else:
            self._tell_prompt()
        if self.shown.duel:
            self._hush()

    def _person_is_asked(self, view: SlapView) -> bool:
        """Whether a person turns up the next card, and so says when to go on."""
        if view.phase is Phase.DUEL_READY:
            return view.dealer in self.people
        return view.pace is Pace.MANUAL and view.flipper in self.people

    def _turn_back(self, now_us: int) -> None:
        """A feint: the card goes back, no sooner than every card has shown."""
        turning = self.shown.turning_us
        if turning is not None and not self._racing and now_us - turning >= FEINT_US:
            self.shown.turning_us = None
            self.app.sound.play("card_deal", 0.6)

    def wake_us(self) -> int | None:
        turning = self.shown.turning_us
        if turning is not None:
            moving = self.now_us - turning < TURN_US and not self.app.settings.reduced_motion
            return 0 if moving or self.film.moving else self.now_us + TURN_FRAME_US
        if self.live:
            return self.now_us + LIVE_FRAME_US
        if self.film.moving or self._cold or self._runs() != self.table.running:
            return 0
        times = [
            self.table.due_us() if self.table.running else None,
            self._until_us,
            self._rest_until_us,
            self._say_until_us if self.saying else None,
            self.roll.wake_us(),
        ]
        return min((t for t in times if t is not None), default=None)

    def aim_us(self) -> int | None:
        return self.table.due_us() if self._racing and self.table.running else None

    @property
    def live(self) -> bool:
        return self._racing

    def call_off(self, why: str) -> None:
        """The card that is on never happened; the next one waits for everybody."""
        if not self._racing:
            return
        self.table.call_off(why)
        self._racing = False
        self._locked = ()
        self._idle.clear()
        view = self.fresh()
        self.shown.turning_us = self.shown.card = None
        self.shown.sheet_up = False
        self.shown.hands = list(view.hands)
        self.shown.flipper, self.shown.dealer = view.flipper, view.dealer
        self.presses.look(view)
        self.presses.lost_grip()
        self._ask(True)

    # -- input ---------------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        press = event.is_press
        if event.kind in (InputKind.KEY_UP, InputKind.PAD_UP, InputKind.MOUSE_UP):
            self._gate.lets(event)
            return self._release(event)
        if press:
            event = self._in_order(event)
            self.roll.heard(event)
        if press and self.table.running:
            # What is due by the stamp of the press comes first.
            self.table.update(event.at_us)
            self.take()
        if self._racing:
            return press and (self._live_press(event) or self.skip_race())
        if press and self.stage is Stage.SHOW:
            self._too_late(event)
        if not self._gate.lets(event):
            return True
        if not press:
            return False
        if self.app.notices:
            self.app.notices.pop(0)
        return self._shell(event) or self._press(event)

    def at_once(self, event: Input) -> bool:
        """The cards are played by pressing; questions and signs act when they are let go."""
        plays = self.stage in (Stage.PLAY, Stage.SHOW) or self.film.busy
        return plays and not self.picture.on_pause(event)

    def under(self, event: Input) -> bool:
        return self.picture.on_pause(event)

    def _live_press(self, event: Input) -> bool:
        doing = self.presses.doing(event)
        if doing is not None or event.kind is InputKind.MOUSE_DOWN:
            return self._make(doing, event)
        if leaves(event):
            self.call_off("pause")
            self.open_pause()
            return True
        return False

    def _press(self, event: Input) -> bool:
        if self.film.busy:
            self.film.skip()
            return True
        match self.stage:
            case Stage.ASK:
                answered = self.roll.answer(event)
                if answered and self.roll.answered(self.now_us):
                    self._play_on()
                return answered
            case Stage.OVER:
                self._go()
                return True
            case Stage.PLAY if self.resting:
                self._rest_until_us = None
                self._tell_prompt()
                return True
            case Stage.PLAY:
                return self._make_or_skip(event)
        return False

    def _shell(self, event: Input) -> bool:
        """Pause and taking back: the same at every moment but a live one."""
        cover = event.kind is InputKind.PAD_DOWN and event.button == PadButton.EAST
        clicked = event.kind is InputKind.MOUSE_DOWN and self.picture.on_pause(event)
        if (nav(event) in (Nav.BACK, Nav.MENU) and not cover) or clicked:
            self.open_pause()
            return True
        key = event.scancode if event.kind is InputKind.KEY_DOWN else 0
        if key == pygame.KSCAN_BACKSPACE:
            self.say(self.no_undo())
            self.app.sound.play("refuse")
            return True
        return False

    def open_pause(self, why: str = "") -> None:
        """Stop the game; `why` when nobody asked for it."""
        self.table.pause(why, self.no_undo)

    @staticmethod
    def no_undo() -> str:
        """Why nothing is taken back here."""
        return _("Nobody takes a slap back: no undo on Main Street.")

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, self.now_us)


def leaves(event: Input) -> bool:
    """True for the presses that stop a live card: Esc, and a pad's start button."""
    if event.kind is InputKind.KEY_DOWN:
        return event.scancode == pygame.KSCAN_ESCAPE
    return event.kind is InputKind.PAD_DOWN and event.button == PadButton.START
