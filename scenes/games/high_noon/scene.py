"""The High Noon duel: from the first face-off to the winner, with pistols or with dice.

As a game of its own it ends in the results; pushed over the poker table it shows the duel's part of
the shared game, up to and including its winner, leaves all later events to the table and goes.

The game's clock runs only while the duellists can act: it stands during pictures and results, while
anybody still holds a draw key, and until everything a face-off may show is ready to be drawn.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING

import pygame

from game.core.engine import Event, Seat, View
from game.high_noon import records as r
from scenes.games.high_noon.dice_table import DiceTable, row_spot
from scenes.games.high_noon.finish import Finish, shots_of
from scenes.games.high_noon.known import Known
from scenes.games.high_noon.race import Race, leaves
from scenes.games.high_noon.roll_call import RollCall
from scenes.games.high_noon.show import Show
from scenes.games.high_noon.show_dice import DiceShow
from scenes.games.high_noon.shown import DiceSide, Shown, Stage
from scenes.games.high_noon.street import Picture, creeping
from scenes.kit.app.gate import CALM_US, Gate
from scenes.kit.draw import dice as dice_kit
from scenes.kit.draw import people
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.tweens import Film, Tween
from scenes.kit.input.inputs import Input, Kind, Nav, PadButton, nav
from scenes.kit.text.words import _

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

FINISH_US, OVER_US = 6_000_000, 4_000_000
READ_US = 60_000_000
"""A person reads the sheet in peace and goes on with a key; bots alone go on by themselves."""
SAY_US = 2_600_000
READY_US = 300_000
LIVE_FRAME_US, RUNG_FRAME_US = 50_000, 33_000
WARM_AT_ONCE = 3


class Duel(Known):
    """See the module's docstring. `sides` are the duellists' seats, left to right."""

    name = "duel"

    def __init__(
        self, app: App, table: Table, duel_of: Callable[[View], r.DuelView | None] | None = None
    ) -> None:
        super().__init__(app, table, duel_of)
        self.film = Film()
        self.shown = Shown(list(self.by_side(self.duel_view().hits)))
        self.stage = Stage.INTRO
        self.finish: Finish | None = None
        self.winner: Seat | None = None
        self.ready: set[Seat] = set()
        self.now_us = app.now_us
        self.saying = ""
        self.why_ask = ""
        self.race = Race(self)
        self.roll = RollCall(self)
        self.dice = DiceTable(self)
        self.show = Show(self)
        self.dice_show = DiceShow(self, random.Random(app.clock.now_us()))
        self.picture = Picture(self)
        self._cold: list[Callable[[], object]] = []
        self._say_until_us = 0
        self._until_us: int | None = None
        self._going = False

    # -- what the pictures ask ------------------------------------------------------------------
    def row_spot(self, side: int, i: int) -> tuple[float, float]:
        """Where the i-th die of a side's row lies."""
        place = self.layout[f"row_{side}"]
        return row_spot(place, i, self.shown.dice[side].spread)

    # -- coming and going ----------------------------------------------------------------------
    def enter(self) -> None:
        self.app.sound.music("duel")
        self.app.sound.preload(
            ["bell", "shot", "heartbeat", "ricochet", "hat_fly", "hat_land", "wind"]
        )
        wanted = [item for figure in self._figures for item in figure.wanted()]
        for side in (0, 1):
            guest = self.table.guests[self.sides[side]]
            for mood in ("", "glad", "sour"):
                wanted += people.wanted(guest.looks, guest.level, 108, mood)
        if self.with_dice:
            wanted += dice_kit.wanted()
        self.app.art.preload(dict.fromkeys(wanted), lambda _part: None)
        self.resized()
        self.sync()

    def resized(self) -> None:
        self._cold = self.picture.warm()

    def leave(self) -> None:
        self.table.run(self.now_us, False)
        self._quiet()
        self.app.sound.hush(False)
        self.table.save()

    def pause(self) -> None:
        self.table.run(self.now_us, False)

    def resume(self) -> None:
        self.app.sound.music("duel")
        self._shut(READY_US)
        if self.stage in (Stage.READY, Stage.ASK):
            self._ask(self.why_ask if self.stage is Stage.ASK else "")
        if self._until_us is not None:
            self._stay(READ_US if self.people else FINISH_US)

    def sync(self) -> None:
        """Show the duel as it stands: at its start, or gone on with in the middle."""
        result = self.table.result()
        if not self.over_table and result is not None:
            self.winner = result.winners[0]
            self._end()
            return
        if not self.with_dice and self.table.to_act():
            # Saved with a face-off on: nobody was looking, so it is begun afresh.
            self.table.call_off("resume")
        view = self.duel_view()
        self.race.face_off_us = view.face_off_us
        if self.with_dice and view.totals is not None and view.held is not None:
            totals, held = self.by_side(view.totals), self.by_side(view.held)
            self.dice.totals = totals
            self.shown.dice = [
                DiceSide(hand=totals[side], total=totals[side], held=held[side]) for side in (0, 1)
            ]
        self.shown.hits = list(self.by_side(view.hits))
        self.show.intro()
        self.show.weed()

    # -- from stage to stage -------------------------------------------------------------------
    def _next(self) -> None:
        """After the intro or a result: the next face-off or beat, or the end."""
        self.shown.sheet = None
        self.finish = self.finish if self.winner is not None else None
        if self.winner is not None:
            self._end()
        elif self.with_dice:
            self._choose()
        elif self.roll.asks:
            self._ask("", nobody=True)
        else:
            self._get_ready()

    def _get_ready(self) -> None:
        self.shown.calm()
        self.show.weed_away()
        self.stage = Stage.READY
        self.roll.begun()
        self.race.look()
        self.app.sound.hush(True)
        self.app.sound.loop("wind", 0.8, fade_ms=600)

    def _ask(self, why: str, nobody: bool = False) -> None:
        """Everybody says when: after a pause, a face-off called off, when nobody is heard of."""
        self.shown.calm()
        self.roll.asked(nobody)
        self.stage = Stage.ASK
        self.why_ask = why
        self.ready.clear()
        self._quiet()
        self._shut(READY_US)
        self.app.sound.hush(False)
        self.app.log.write("prompt", seats=list(self.people), moves=["ready"])

    def _choose(self) -> None:
        self.shown.calm()
        if not any(self.duel_view().totals or ()):
            self.dice.begin()
            self.shown.clear_dice()
        self.stage = Stage.CHOOSE
        self.prompted()
        self.dice.open()
        for side, seat in enumerate(self.sides):
            state = self.shown.dice[side]
            chosen = seat not in self.table.to_act() and not (state.held or state.over)
            state.card = "" if chosen else None

    def _finish(self) -> None:
        """Pictures are through: show the sheet."""
        self.stage = Stage.FINISH
        self.prompted(CALM_US)
        self._stay(READ_US if self.people else FINISH_US)
        self.app.sound.hush(False)
        self.app.sound.play("page")
        self.shown.sheet = 0.0

        def come(part: float) -> None:
            self.shown.sheet = part

        self.film.beside(Tween(260_000, come, "out"))
        self.show.weed()
        self.app.log.write("prompt", seats=[], moves=["go on"])

    def _end(self) -> None:
        assert self.winner is not None
        self.stage = Stage.ENDING
        self.show.ending(self.side_of(self.winner))

    def _ended(self) -> None:
        self.stage = Stage.OVER
        self._stay(OVER_US)
        self._shut(READY_US)

    def _go(self) -> None:
        """The duel is told: back to the table, or on to the results."""
        if self._going:
            return
        self._going = True
        self.table.run(self.now_us, False)
        if self.over_table:
            self.app.pop()
            return
        self.table.to_results()

    # -- every turn ----------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        self.now_us = now_us
        self.table.hasten(now_us, self.only_bots())
        self.table.set_film(self.film)
        self.film.update(now_us)
        if self.stage is not Stage.LIVE and self.app.art.ready:
            for _i in range(min(WARM_AT_ONCE, len(self._cold))):
                self._cold.pop(0)()
        self.table.run(now_us, self._runs())
        self.table.update(now_us)
        self.take()
        self.film.update(now_us)
        if self.saying and now_us >= self._say_until_us:
            self.saying = ""
        self._on_time(now_us)

    def _runs(self) -> bool:
        """Whether the game's clock runs."""
        if self.stage is Stage.READY:
            return not (self.film.busy or self._cold or self.race.held)
        return self.stage is Stage.LIVE or (self.stage is Stage.CHOOSE and not self.film.busy)

    def _on_time(self, now_us: int) -> None:
        if self.film.busy:
            return
        due = self._until_us is not None and now_us >= self._until_us
        match self.stage:
            case Stage.INTRO:
                self._next()
            case Stage.SHOW if self.finish is not None:
                self._finish()
            case Stage.SHOW:
                self._choose()
            case Stage.FINISH if self._until_us is None:
                self._next()
            case Stage.FINISH if due:
                self.roll.left_lying()
                self._go_on()
            case Stage.ENDING:
                self._ended()
            case Stage.OVER if due:
                self._go()

    def _stay(self, for_us: int) -> None:
        """Go on by itself after a while, twice as long for those who asked for time."""
        self._until_us = self.app.now_us + self.table.stay_us(for_us)

    def _go_on(self) -> None:
        """Put the sheet away."""
        self._until_us = None

        def away(part: float) -> None:
            self.shown.sheet = 1 - part

        self.film.add(Tween(180_000, away, "in"))

    def wake_us(self) -> int | None:
        if self.stage is Stage.LIVE:
            return self.now_us + (RUNG_FRAME_US if self.shown.rung else LIVE_FRAME_US)
        cold = self.stage is Stage.READY and bool(self._cold)
        late = self._runs() != self.table.running  # the clock follows with the next update
        if self.film.moving or cold or late or self.dice.moving(self.now_us):
            return 0
        if self.picture.swings(self.now_us):
            return self.now_us + RUNG_FRAME_US
        times = [
            self.table.due_us() if self.table.running else None,
            self._until_us,
            self._say_until_us if self.saying else None,
        ]
        return min((t for t in times if t is not None), default=None)

    def aim_us(self) -> int | None:
        if self.stage in (Stage.READY, Stage.LIVE) and self.table.running:
            return self.table.due_us()
        return None

    @property
    def live(self) -> bool:
        return self.stage is Stage.LIVE

    def call_off(self, why: str) -> None:
        """The face-off that is on never happened; the next one waits for everybody."""
        if self.stage is not Stage.LIVE:
            return
        self.table.call_off(why)
        self.race.face_off_us = self.duel_view().face_off_us
        self._quiet()
        self._ask(why)

    # -- what the game tells -------------------------------------------------------------------
    def take(self) -> None:
        """Take in what happened, up to the duel's winner; what comes after is the table's."""
        while self.table.pending and self.winner is None:
            self._event(self.table.pending.popleft())

    def _event(self, event: Event) -> None:
        match event:
            case r.FaceOff():
                self._face_off(event)
            case r.BellRang():
                self._bell(event)
            case r.Fired():
                self.show.fired(self.side_of(event.seat))
            case r.Chose():
                self.dice_show.chosen(self.side_of(event.seat))
            case r.BeatShown():
                self.stage = Stage.SHOW
                self.finish = None
                self._shut(0)
                self.dice.count(event)
                self.dice_show.beat(event)
            case r.Settled():
                self._settled(event)
            case r.DuelWon():
                self.winner = event.winner

    def _face_off(self, event: r.FaceOff) -> None:
        self.film.skip()
        self.shown.calm()
        self.stage = Stage.LIVE
        self.race.face_off_us = event.at_us
        self.race.begin(self._app_us(event.at_us))
        self.app.sound.loop("heartbeat")
        self.app.log.write("prompt", seats=list(self.people), moves=["fire"])

    def _bell(self, event: r.BellRang) -> None:
        self.race.bell_us = self._app_us(event.at_us)
        self.app.sound.play("bell")
        self.shown.rung = self.shown.sign = True
        self.shown.minute = 0.0
        self.app.log.write("bell", due_us=self.race.bell_us, shown_us=self.app.now_us)

    def _app_us(self, game_us: int) -> int:
        app_us = self.table.app_us(game_us)
        return app_us if app_us is not None else self.app.now_us

    def _settled(self, event: r.Settled) -> None:
        exchange = event.exchange
        side = None if exchange.by is None else self.side_of(exchange.by)
        hits = self.by_side(event.hits)
        if self.with_dice:
            told = self.dice
            self.finish = Finish(exchange, self.names(), side, (), told.totals, told.rows)
            self._shut(READY_US)
        else:
            if not self.shown.rung:
                self.shown.minute = creeping(self.app.now_us - self.race.live_from_us)
            shots = shots_of(event.presses, self.side_of, self.race.known)
            self.finish = Finish(exchange, self.names(), side, shots)
            self.race.settled_us = self.app.now_us
            self._gate = Gate.after_race(self.app.now_us, self.app.pump.held)
        self.race.face_off_us = event.face_off_us
        self.roll.settled(bool(self.race.presses))
        self._hurried = False
        self.stage = Stage.SHOW
        self._quiet()
        self.show.settled(self.finish, hits, self.hits_to_win in hits)

    def _quiet(self) -> None:
        self.app.sound.stop("heartbeat", 60)
        self.app.sound.stop("wind", 400)

    # -- input ---------------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        self.race.note(event)
        press = event.is_press
        if press and self.stage in (Stage.READY, Stage.LIVE) and self.table.running:
            # What is due by the stamp of the press comes first.
            self.table.update(event.at_us)
            self.take()
            if self.stage is Stage.READY and self.race.held:
                self.table.run(event.at_us, False)
        if self.stage is Stage.LIVE:
            return press and self._live_press(event)
        if self.stage in (Stage.SHOW, Stage.FINISH):
            self.race.too_late(event)
        if not self._gate.lets(event):
            return True
        if press and self.app.notices:
            self.app.notices.pop(0)
        if event.kind is Kind.MOUSE_MOVE:
            return self.with_dice and self.dice.hover(event)
        return press and (self._shell(event) or self._press(event))

    def at_once(self, event: Input) -> bool:
        """Whoever draws is fast, and a film is hurried on; all signs act when they are let go."""
        if self.stage is Stage.LIVE:
            return True
        plays = self.stage is Stage.READY or self.film.busy
        return plays and not self.picture.on_pause(event)

    def under(self, event: Input) -> Hashable:
        if self.picture.on_pause(event):
            return "pause"
        return self.dice.under(event) if self.stage is Stage.CHOOSE else None

    def kept_back(self, event: Input) -> None:
        """Who holds the button is known, and a late shot is shown, without waiting for it."""
        self.race.note(event)
        if self.stage in (Stage.SHOW, Stage.FINISH):
            self.race.too_late(event)

    def _live_press(self, event: Input) -> bool:
        seat = self.race.shooter(event)
        if seat is not None:
            return self.race.fire(seat, event)
        if leaves(event):
            self.call_off("pause")
            self.open_pause()
            return True
        return self._hurry()

    def _press(self, event: Input) -> bool:
        match self.stage:
            case Stage.READY:
                return self._hurry() or self.race.shooter(event) is not None
            case Stage.ASK:
                answered = self.roll.answer(event)
                if answered and self.ready.issuperset(self.people):
                    self._get_ready()
                return answered
            case Stage.CHOOSE if not self.film.busy:
                return self.dice.press(event)
            case Stage.FINISH if not self.film.busy:
                self._go_on()
            case Stage.OVER:
                self._go()
            case _:
                self.film.skip()
                self._shut(READY_US)
        return True

    def _shell(self, event: Input) -> bool:
        """Pause and taking back: the same at every moment but a live one."""
        act = event.kind is Kind.PAD_DOWN and event.button == PadButton.EAST
        clicked = event.kind is Kind.MOUSE_DOWN and self.picture.on_pause(event)
        if (nav(event) in (Nav.BACK, Nav.MENU) and not act) or clicked:
            self.race.look()
            self.open_pause()
            return True
        key = event.scancode if event.kind is Kind.KEY_DOWN else 0
        if key == pygame.KSCAN_BACKSPACE:
            self.say(self.no_undo())
            self.app.sound.play("refuse")
            return True
        return False

    def open_pause(self, why: str = "") -> None:
        """Stop the duel; `why` when nobody asked for it."""
        self.table.pause(why, None, game="high_noon")

    @staticmethod
    def no_undo() -> str:
        """Why nothing is taken back here."""
        return _("Nobody takes a bullet back: no undo in a duel.")

    def say(self, words: str) -> None:
        """A short line for a while."""
        self.saying, self._say_until_us = words, self.now_us + SAY_US

    def _shut(self, for_us: int) -> None:
        """What was pressed before now must not answer what is asked from now on."""
        self._gate = Gate(self.app.now_us + for_us, self.app.pump.held)

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, self.now_us)
