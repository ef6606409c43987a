"""The life of a Saloon Poker table: what it knows, what its film tells, and how time goes by.

The scene proper adds people's hands. Whatever happened is on film before anybody may press; the
window to accuse is live from the moment its fuse is lit.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, cast

from game.core.engine import TABLE, Seat, View
from game.high_noon.records import DuelView
from game.saloon_poker.hands import Kind as HandKind
from game.saloon_poker.hands import hand_of
from game.saloon_poker.records import Dice, Phase, SaloonView, Stood
from scenes.games import high_noon
from scenes.games.saloon_poker.board import Board
from scenes.games.saloon_poker.required_places import PLACES
from scenes.games.saloon_poker.shown import Shown
from scenes.kit.app.gate import CALM_US, Gate
from scenes.kit.app.prompting import Prompting
from scenes.kit.draw import dice as dice_kit
from scenes.kit.draw.art import AnyWanted
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.tweens import Film
from scenes.kit.layout.layouts import Place, load
from scenes.kit.text.words import _
from scenes.kit.widgets import SHAKE_US
from scenes.table import plates
from scenes.table.skip_ahead import SkipHint, bots_think

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.controls.zones import Zone
    from scenes.games.saloon_poker.picture import Picture
    from scenes.games.saloon_poker.show import Show
    from scenes.kit.app.app import App
    from scenes.table.table import Table

ROLL_SPOT, STAND_SPOT = 5, 6
SAY_US = 2_600_000
READY_US = 350_000


class SaloonLife(Prompting):
    """See the module's docstring. `spot` is the cursor: dice 0 to 4, then Roll, then Stand."""

    name = "saloon_poker"
    show: Show
    picture: Picture

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.apart = table.names
        self.layout = load("saloon_poker", required=PLACES)
        self.board = Board(
            self.layout, random.Random(app.clock.now_us()), lambda: app.settings.reduced_motion
        )
        self.film = Film()
        self.hint = SkipHint()
        self.shown = Shown.of(self.view())
        self.spot = ROLL_SPOT
        self.chart_open = False
        self.saying = ""
        self.waiting_for_duel = False
        self.window_open = False
        self._say_until_us = 0
        self._shake: dict[int, int] = {}
        self._ended = False
        self._now_us = app.now_us
        self._fuse = False
        self.asking = False
        """True while a window that was interrupted waits for somebody to say they are ready."""
        self.naming = False
        """True while the hand of a turn that is over is read before the dice go."""

    @property
    def zones_in_play(self) -> Sequence[Zone]:
        return self.table.zones_in_play

    # -- what the table knows ------------------------------------------------------------------
    def view(self) -> SaloonView:
        """What everyone may see."""
        return cast(SaloonView, self.table.view(TABLE))

    def actor(self) -> Seat | None:
        """The person whose turn it is and who may press now, or None."""
        view = self.view()
        if self.film.busy or view.phase is not Phase.TURN or view.player is None:
            return None
        return view.player if self.table.guests[view.player].level is None else None

    def asked(self) -> list[Seat]:
        """People who may still accuse or pass."""
        if self.film.busy or self.asking or not self.window_open:
            return []
        view = self.view()
        return self.table.people(self.table.to_act()) if view.phase is Phase.ACCUSE else []

    def only_bots(self) -> bool:
        """Whether nobody at the screen has anything to decide: out of the game, or, where nobody
        accuses, done until the round is over."""
        view = self.view()
        people = self.table.people(range(self.table.seats))
        left = [seat for seat in people if seat not in view.out]
        if view.phase is Phase.OVER or not people:
            return False
        done = view.accuse_ms == 0 and view.phase is Phase.TURN
        return not left or (done and {view.player, *view.to_come}.isdisjoint(left))

    def place(self, seat: Seat) -> Place:
        """A player's place in the layout for this many."""
        return self.layout.places[f"seat_{self.table.seats}_{seat}"]

    def thrower(self, seat: Seat) -> tuple[float, float]:
        """Where a player's dice come from and go to."""
        return self.place(seat).center

    def leading_after(self, event: Stood) -> str:
        """A log line when a hand takes the lead from another."""
        others = [d for s, d in enumerate(self.view().hands) if d is not None and s != event.seat]
        if not others:
            return ""
        mine = hand_of(event.dice).rank
        if all(mine > hand_of(dice).rank for dice in others):
            return _("{name} takes the lead.").format(name=self.table.name(event.seat))
        return ""

    # -- coming and going ----------------------------------------------------------------------
    def enter(self) -> None:
        self.app.sound.music("saloon_poker")
        self.app.sound.preload()
        wanted: list[AnyWanted] = []
        for seat, guest in enumerate(self.table.guests):
            wanted += plates.preload(guest.looks, guest.level, self.place(seat))
        wanted += [*dice_kit.wanted(), *self.picture.wanted(), *plates.preload_dice()]
        self.app.art.preload(dict.fromkeys(wanted), lambda _part: None)
        self.sync()

    def leave(self) -> None:
        self.table.run(self._now_us, False)
        self._remember_kept()
        self.table.save()

    def _remember_kept(self) -> None:
        """What is set aside is no move yet; it lies with the player's looks in the save."""
        player = self.view().player
        for seat, chair in enumerate(self.table.session.chairs):
            kept = sorted(self.board.kept) if seat == player else []
            chair.looks["kept"] = kept

    def _kept_before(self, seat: Seat) -> list[int]:
        kept = self.table.session.chairs[seat].looks.pop("kept", [])
        fits = isinstance(kept, list) and all(type(i) is int and 0 <= i < 5 for i in kept)
        return kept if fits else []

    def pause(self) -> None:
        self.table.run(self._now_us, False)
        self._burn(False)

    def resume(self) -> None:
        self.app.sound.music("saloon_poker")
        self._gate = Gate(self.app.now_us + READY_US, self.app.pump.held, CALM_US)
        if self.waiting_for_duel and self.view().phase is not Phase.DUEL:
            self.waiting_for_duel = False
            self.film.skip()

    def sync(self) -> None:
        """Show the game as it stands, at once."""
        self.film.skip()
        view = self.view()
        self.shown = Shown.of(view)
        self.board.clear()
        self.spot = ROLL_SPOT
        dice = view.hands[view.player] if view.player is not None else None
        if dice is not None and view.player is not None:
            self.board.lay(dice, self._kept_before(view.player))
        self.window_open = self.asking = view.phase is Phase.ACCUSE
        self.prompted()
        self.waiting_for_duel = view.phase is Phase.DUEL
        self._tell_prompt()
        if view.phase is Phase.OVER:
            self.game_over()

    # -- what the film tells -------------------------------------------------------------------
    def prompt_changed(self) -> None:
        """Somebody else is up: what was pressed before must not count for them."""
        self.spot = ROLL_SPOT
        self.prompted()
        self._tell_prompt()

    def _tell_prompt(self) -> None:
        """Who may do what, into the public log."""
        for seat in self.table.to_act():
            kinds = sorted({move.do for move in self.table.legal(seat)})
            self.app.log.write("prompt", seat=seat, moves=kinds)

    def cursor_home(self) -> None:
        """A throw begins: the cursor goes back to Roll."""
        self.spot = ROLL_SPOT

    def settled(self, dice: Dice) -> None:
        """The dice lie still."""
        self.app.sound.play("dice_settle", 0.5)
        if hand_of(dice).kind >= HandKind.FIVE_HIGH:
            self.spot = STAND_SPOT  # a hand one would be sorry to reroll by a stray Enter
        if self.view().phase is Phase.TURN and self.shown.active in self.table.to_act():
            self.prompted()
            self._tell_prompt()

    def window_ready(self) -> None:
        """The fuse is lit: from now on one may accuse."""
        self.window_open = True
        self.chart_open = False  # it would swallow somebody's press
        self._gate = Gate(self.app.now_us, self.app.pump.held)  # a race: presses count at once
        self._tell_prompt()

    def window_shut(self) -> None:
        """No more accusing."""
        self.window_open = False
        self._burn(False)
        self._gate = Gate.after_race(self.app.now_us, self.app.pump.held)

    def duel_ready(self) -> None:
        """The duel goes over the table when the film has come to its end."""
        self.waiting_for_duel = True

    def game_over(self) -> None:
        """The winner was shown; the results come next."""
        self._ended = True

    # -- every turn ----------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        self._now_us = now_us
        self.table.hasten(now_us, self.only_bots())
        self.table.set_film(self.film)
        self.film.update(now_us)
        self.table.run(now_us, not (self.film.busy or self._ended or self.asking))
        self.table.update(now_us)
        self._take()
        self.film.update(now_us)
        if self.saying and now_us >= self._say_until_us:
            self.saying = ""
        self._burn(self.live)
        if not self.film.busy:
            self._go_on(now_us)
        asks = self.asking or self.chart_open or self.app.top is not self
        self.hint.update(now_us, not asks and (self.film.busy or bots_think(self.table)))

    def _take(self) -> None:
        while self.table.pending:
            self.show.event(self.table.pending.popleft())

    def _go_on(self, now_us: int) -> None:
        if self.waiting_for_duel:
            self.table.run(now_us, False)
            self.app.push(high_noon.open_over(self.app, self.table, duel_of))
        elif self._ended:
            self.table.run(now_us, False)
            self.table.to_results()

    def _burn(self, on: bool) -> None:
        """The fuse hisses while it burns."""
        if on != self._fuse:
            self._fuse = on
            if on:
                self.app.sound.loop("fuse")
            else:
                self.app.sound.stop("fuse")

    def wake_us(self) -> int | None:
        if self.film.moving or any(self._now_us - t < SHAKE_US for t in self._shake.values()):
            return 0
        # The fuse: thirty times a second will do.
        fuse_us = self._now_us + 33_000 if self.live else None
        says_us = self._say_until_us if self.saying else None
        times = [self.table.due_us(), says_us, fuse_us, self.hint.wake_us()]
        soonest = [t for t in times if t is not None]
        return min(soonest) if soonest else None

    @property
    def live(self) -> bool:
        return bool(self.window_open and not self.film.busy and not self.asking)

    def call_off(self, why: str) -> None:
        """A race interrupted: the window opens afresh, with all its time."""
        if self.view().phase is Phase.ACCUSE:
            self.table.call_off(why)
            self.sync()
            # What was pressed while the machine stood still must not light the fuse again.
            self._gate = Gate(self.app.now_us + READY_US, self.app.pump.held, CALM_US)

    # -- short lines ---------------------------------------------------------------------------
    def say(self, words: str) -> None:
        """A short line for a while."""
        self.saying, self._say_until_us = words, self._now_us + SAY_US

    def refuse(self, spot: int, words: str) -> None:
        """Shake what was tried and say why not."""
        self._shake[spot] = self._now_us
        self.app.sound.play("refuse")
        self.say(words)

    def shake_from(self, spot: int) -> int | None:
        """Since when something shakes."""
        return self._shake.get(spot)

    # -- drawing -------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, self._now_us)


def duel_of(view: View) -> DuelView | None:
    """The duel an accusation has led to, in what everybody may see of the game."""
    return cast(SaloonView, view).duel
