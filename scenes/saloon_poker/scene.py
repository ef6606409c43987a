"""The Saloon Poker table: who is up, what may be pressed, dice on the wood, and the race to accuse.

Keys: everybody has a patch of their own (roll, keep, stand, accuse, let be); arrows, Enter, the
digits and the mouse do the same for whoever's turn it is. Any press skips what is being shown, and
then does nothing else.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import pygame

from game.controls.gestures import Act
from game.core.engine import TABLE, Move, Seat
from game.saloon_poker.hands import Kind as HandKind
from game.saloon_poker.hands import hand_of
from game.saloon_poker.records import (
    ACCUSE,
    PASS,
    ROLL,
    STAND,
    Dice,
    Phase,
    Reroll,
    SaloonView,
    Stood,
)
from scenes import plates
from scenes.kit import dice as dice_kit
from scenes.kit.art import AnyWanted
from scenes.kit.canvas import Canvas
from scenes.kit.gate import CALM_US, Gate
from scenes.kit.inputs import Input, Kind, Nav, PadButton, nav
from scenes.kit.layouts import Place
from scenes.kit.scene import Scene
from scenes.kit.tweens import SPEEDS, Film
from scenes.kit.widgets import SHAKE_US
from scenes.kit.words import _, n_
from scenes.layout_wishes import layout
from scenes.saloon_poker.board import Board
from scenes.saloon_poker.picture import Picture
from scenes.saloon_poker.show import Show
from scenes.saloon_poker.shown import Shown
from scenes.saloon_poker.words import hand_name

if TYPE_CHECKING:
    from scenes.kit.app import App
    from scenes.table import Table

ROLL_SPOT, STAND_SPOT = 5, 6
SAY_US = 2_600_000
DIGITS = {getattr(pygame, f"KSCAN_{n + 1}"): n for n in range(5)}
DIGITS |= {getattr(pygame, f"KSCAN_KP_{n + 1}"): n for n in range(5)}
READY_US = 350_000


class SaloonPoker(Scene):
    """See the module's docstring. `spot` is the cursor: dice 0 to 4, then Roll, then Stand."""

    name = "saloon_poker"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.layout = layout("saloon_poker")
        self.board = Board(
            self.layout, random.Random(app.clock.now_us()), lambda: app.settings.reduced_motion
        )
        self.film = Film()
        self.shown = Shown.of(self.view())
        self.show = Show(self)
        self.picture = Picture(self)
        self.spot = ROLL_SPOT
        self.chart_open = False
        self.saying = ""
        self.waiting_for_duel = False
        self.window_open = False
        self._say_until_us = 0
        self._shake: dict[int, int] = {}
        self._gate = Gate(0)
        self._ended = False
        self._now_us = app.now_us
        self._fuse = False
        self.asking = False
        """True while a window that was interrupted waits for somebody to say they are ready."""
        self.naming = False
        """True while the hand of a turn that is over is read before the dice go."""

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
        self.waiting_for_duel = view.phase is Phase.DUEL
        self._tell_prompt()
        if view.phase is Phase.OVER:
            self.game_over()

    # -- what the film tells -------------------------------------------------------------------
    def prompt_changed(self) -> None:
        """Somebody else is up: what was pressed before must not count for them."""
        self.spot = ROLL_SPOT
        self._gate = Gate(self.app.now_us, self.app.pump.held)
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
            self._tell_prompt()

    def window_ready(self) -> None:
        """The fuse is lit: from now on one may accuse."""
        self.window_open = True
        self.chart_open = False  # it would swallow somebody's press
        self._gate = Gate(self.app.now_us, self.app.pump.held)
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
        self.film.speed = SPEEDS[self.app.settings.speed]
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

    def _take(self) -> None:
        while self.table.pending:
            self.show.event(self.table.pending.popleft())

    def _go_on(self, now_us: int) -> None:
        if self.waiting_for_duel:
            from scenes.duel import Duel

            self.table.run(now_us, False)
            self.app.push(Duel(self.app, self.table, over=True))
        elif self._ended:
            from scenes.shell.results import Results

            self.table.run(now_us, False)
            self.app.replace(Results(self.app, self.table))

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
        times = [self.table.due_us(), self._say_until_us if self.saying else None, fuse_us]
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

    # -- input ---------------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        if not self._gate.lets(event):
            return True
        if event.kind is Kind.MOUSE_MOVE:
            return self._hover(event)
        if not event.is_press:
            return False
        if self.app.notices and not self.live:
            self.app.notices.pop(0)
            return True
        if self._shell(event):
            return True
        if self.film.busy:
            self.film.skip()
            # The key that skips is often the one that rolled: hammering it must not roll again.
            self._gate = Gate(self.app.now_us + READY_US, self.app.pump.held, CALM_US)
            return True
        if event.kind is Kind.MOUSE_DOWN and event.button != 1:
            return False
        if self.asking:
            self.asking = False
            self._gate = Gate(self.app.now_us + READY_US, self.app.pump.held)
            return True
        if self.asked():
            return self._answer(event)
        actor = self.actor()
        return actor is not None and self._turn(actor, event)

    def _shell(self, event: Input) -> bool:
        """Pause, chart and taking back: the same at every moment."""
        meaning = nav(event)
        pad_chart = event.kind is Kind.PAD_DOWN and event.button == PadButton.NORTH
        key = event.scancode if event.kind is Kind.KEY_DOWN else 0
        button = self.picture.button_at(event) if _left(event) else ""
        if self.chart_open:
            self.chart_open = False
            self.app.sound.play("page")
            return True
        if meaning in (Nav.BACK, Nav.MENU) and not self._is_act(event) or button == "pause":
            self.open_pause()
        elif pad_chart or key == pygame.KSCAN_TAB or button == "chart":
            self.chart_open = not self.live
            self.app.sound.play("page")
        elif key == pygame.KSCAN_BACKSPACE or button == "undo":
            self.take_back()
        else:
            return False
        return True

    def _is_act(self, event: Input) -> bool:
        """A pad's right button is back in menus, but stand and let be at the table."""
        return event.kind is Kind.PAD_DOWN and event.button == PadButton.EAST

    def open_pause(self, why: str = "") -> None:
        """Stop the game; `why` when nobody asked for it."""
        from scenes.shell.pause import Pause

        anew = self.table.begin_anew
        self.app.push(Pause(self.app, self.table.key, why, self._undo, anew))

    def take_back(self) -> None:
        """Undo from the table itself."""
        why_not = self._undo()
        if why_not is not None:
            self.say(why_not)
            self.app.sound.play("refuse")

    def _undo(self) -> str | None:
        if self.film.busy:
            return _("Let the dice come to rest first.")
        why_not = self.table.undo()
        if why_not is None:
            self.app.sound.play("die_free")
            self.sync()
        return why_not

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

    # -- accusing ------------------------------------------------------------------------------
    def _answer(self, event: Input) -> bool:
        asked = self.asked()
        found = self.table.act(event)
        seat, move = None, None
        if found is not None and found[0] in asked:
            seat = found[0]
            move = {Act.SLAP: ACCUSE, Act.COVER: PASS}.get(found[1])
        elif event.kind is Kind.MOUSE_DOWN:
            seat, move = self.picture.answer_at(event, asked)
        elif len(asked) == 1 and found is None and self._one_person():
            meaning = nav(event)
            seat = asked[0]
            move = {Nav.CONFIRM: ACCUSE, Nav.DOWN: PASS}.get(meaning) if meaning else None
        if seat is None or move is None:
            return False
        return self._play(seat, move, event)

    def _one_person(self) -> bool:
        """True when a single person is left: Enter can be nobody else's then."""
        out = self.view().out
        return len(self.table.people([s for s in range(self.table.seats) if s not in out])) == 1

    # -- a turn --------------------------------------------------------------------------------
    def _turn(self, actor: Seat, event: Input) -> bool:
        if event.kind is Kind.MOUSE_DOWN:
            return self._click(actor, event)
        confirm = event.kind is Kind.PAD_DOWN and event.button == PadButton.SOUTH
        if confirm and self.spot < 5 and self.app.pads.seat_of(event.pad) in (None, actor):
            return self.toggle(actor, self.spot)
        found = self.table.act(event)
        if found is not None:
            if found[0] != actor:
                return False
            return self._do(actor, found[1], event)
        digit = DIGITS.get(event.scancode) if event.kind is Kind.KEY_DOWN else None
        if digit is not None and not self.table.in_a_zone(event.scancode):
            return self.toggle(actor, digit)
        if event.kind is Kind.PAD_DOWN and self.app.pads.seat_of(event.pad) not in (None, actor):
            return False
        return self._walk(actor, nav(event), event)

    def _do(self, actor: Seat, act: Act, event: Input) -> bool:
        match act:
            case Act.SLAP:
                return self.roll(actor, event)
            case Act.COVER:
                return self.stand(actor, event)
            case Act.POINT:
                return self.toggle(actor, self.spot if self.spot < ROLL_SPOT else 0)
            case Act.LEFT | Act.RIGHT:
                step = 1 if act is Act.RIGHT else -1
                at = self.spot if self.spot < ROLL_SPOT else (-1 if step > 0 else 5)
                self._move_to((at + step) % 5)
                return True

    def _walk(self, actor: Seat, meaning: Nav | None, event: Input) -> bool:
        """Arrows, d-pad and stick over dice and buttons; confirm uses what the cursor is on."""
        rolled = self.view().hands[actor] is not None
        if meaning is Nav.CONFIRM:
            if self.spot == ROLL_SPOT:
                return self.roll(actor, event)
            if self.spot == STAND_SPOT:
                return self.stand(actor, event)
            return self.toggle(actor, self.spot)
        if not rolled or meaning is None:
            return False
        if meaning in (Nav.LEFT, Nav.RIGHT):
            step = 1 if meaning is Nav.RIGHT else -1
            if self.spot < ROLL_SPOT:
                self._move_to((self.spot + step) % 5)
            else:
                self._move_to(STAND_SPOT if self.spot == ROLL_SPOT else ROLL_SPOT)
            return True
        if meaning is Nav.UP and self.spot >= ROLL_SPOT:
            self._move_to(1 if self.spot == ROLL_SPOT else 3)
            return True
        if meaning is Nav.DOWN and self.spot < ROLL_SPOT:
            self._move_to(ROLL_SPOT if self.spot < 3 else STAND_SPOT)
            return True
        return False

    def _move_to(self, spot: int) -> None:
        if spot != self.spot:
            self.spot = spot
            self.app.sound.play("hover", 0.6)

    def _hover(self, event: Input) -> bool:
        if self.actor() is None:
            return False
        spot = self.picture.spot_at(event)
        if spot is not None and not self.board.empty:
            self._move_to(spot)
            return True
        return False

    def _click(self, actor: Seat, event: Input) -> bool:
        spot = self.picture.spot_at(event)
        if spot is None:
            return False
        self.spot = spot
        if spot == ROLL_SPOT:
            return self.roll(actor, event)
        if spot == STAND_SPOT:
            return self.stand(actor, event)
        return self.toggle(actor, spot)

    def toggle(self, actor: Seat, i: int) -> bool:
        """Set a die aside, or take it back."""
        if self.view().hands[actor] is None:
            self.refuse(ROLL_SPOT, _("Roll first, partner."))
            return True
        on = i not in self.board.kept
        self.spot = i
        self.film.beside(self.board.set_kept(i, on))
        self.app.sound.play("die_keep" if on else "die_free", 0.7)
        return True

    def roll(self, actor: Seat, event: Input) -> bool:
        """Roll, or reroll what is not set aside."""
        dice = self.view().hands[actor]
        if dice is None:
            return self._play(actor, ROLL, event)
        again = tuple(i for i in range(5) if i not in self.board.kept)
        if not again:
            self.refuse(ROLL_SPOT, _("Nothing left to roll: take a die back, or stand."))
            return True
        return self._play(actor, Reroll(again), event)

    def stand(self, actor: Seat, event: Input) -> bool:
        """Keep all five."""
        if self.view().hands[actor] is None:
            self.refuse(STAND_SPOT, _("Roll first, partner."))
            return True
        return self._play(actor, STAND, event)

    def _play(self, seat: Seat, move: Move, event: Input) -> bool:
        if not self.table.play(seat, move, event):
            self.refuse(ROLL_SPOT, _("That cannot be done now."))
        return True

    # -- drawing -------------------------------------------------------------------------------
    def prompt(self) -> str:
        """The line that says who may do what."""
        view = self.view()
        if self.saying:
            return self.saying
        if self.asking:
            return _("Ready? Any key lights the fuse again.")
        if view.phase is Phase.ACCUSE and self.window_open:
            return _("Cry cheat, or pass? The loser of the duel is out.")
        seat = self.shown.active
        if seat is None or seat in self.shown.out or view.phase is not Phase.TURN:
            return ""
        name = self.table.short(seat)
        if self.film.busy:
            return _("{name} is up.").format(name=name)
        if self.table.guests[seat].level is not None:
            return _("{name} is thinking.").format(name=name)
        dice = view.hands[seat] if seat == view.player else None
        if dice is None:
            return _("{name}: roll the dice.").format(name=name)
        left = view.rerolls_left
        return n_(
            "{name}: set aside what you keep. {count} reroll left.",
            "{name}: set aside what you keep. {count} rerolls left.",
            left,
        ).format(name=name, count=left)

    def hand_words(self) -> str:
        """What the dice on the table make, once they lie still."""
        if self.board.flying or self.board.empty:
            return ""
        values = [die.value for die in self.board.dice if die is not None]
        return hand_name(hand_of(values)) if len(values) == 5 else ""

    def draw(self, canvas: Canvas) -> None:
        self.picture.draw(canvas, self._now_us)

    def keys_shown(self, seat: Seat) -> Sequence[tuple[str, str, str]]:
        """Key caps on a place while its owner may accuse."""
        if seat not in self.asked():
            return ()
        return (
            (self.table.key_label(seat, Act.SLAP), _("Cheat!"), "icons/hand_point"),
            (self.table.key_label(seat, Act.COVER), _("Pass"), "icons/cross"),
        )


def _left(event: Input) -> bool:
    return event.kind is Kind.MOUSE_DOWN and event.button == 1
