"""The Saloon Poker table: who is up, what may be pressed, dice on the wood, and the race to accuse.

Keys: everybody has a patch of their own (roll, keep, stand, accuse, let be); arrows, Enter, the
digits and the mouse do the same for whoever's turn it is. Any press skips what is being shown, and
then does nothing else.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING

import pygame

from game.controls.gestures import Act
from game.core.engine import Move, Seat
from game.saloon_poker.hands import hand_of
from game.saloon_poker.records import ACCUSE, PASS, ROLL, STAND, Phase, Reroll
from scenes.games.saloon_poker.life import READY_US, ROLL_SPOT, STAND_SPOT, SaloonLife
from scenes.games.saloon_poker.picture import Picture
from scenes.games.saloon_poker.show import Show
from scenes.games.saloon_poker.words import hand_name
from scenes.kit.app.gate import CALM_US, Gate
from scenes.kit.input.inputs import Input, Kind, Nav, PadButton, nav
from scenes.kit.text.words import _, n_
from scenes.table.skip_ahead import skip_wait
from scenes.table.texts import fast_words

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

DIGITS = {getattr(pygame, f"KSCAN_{n + 1}"): n for n in range(5)}
DIGITS |= {getattr(pygame, f"KSCAN_KP_{n + 1}"): n for n in range(5)}


class SaloonPoker(SaloonLife):
    """See the module's docstring."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        self.show = Show(self)
        self.picture = Picture(self)

    # -- input ---------------------------------------------------------------------------------
    def handle(self, event: Input) -> bool:
        self._now_us = self.app.now_us  # a still table has slept since its last update
        if not self._gate.lets(event):
            return True
        if event.kind is Kind.MOUSE_MOVE:
            return self._hover(event)
        if not event.is_press:
            return False
        if self.app.notices and not self.live:
            self.app.notices.pop(0)
            if not self.asking:
                return True
        if self._shell(event):
            return True
        if self.table.pending and not self.live:
            return True  # something has just happened that nobody has seen yet
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
        if actor is not None:
            return self._turn(actor, event)
        return self._skip_wait()

    def _skip_wait(self) -> bool:
        """A press while bots think, or weigh what they say: what comes next comes now."""
        if not skip_wait(self.table, self.app.now_us):
            return False
        self._gate = Gate(self.app.now_us, self.app.pump.held, CALM_US)
        return True

    def at_once(self, event: Input) -> bool:
        """Who cries cheat is fast, and a film is hurried on; all signs act when they are let go."""
        if self.chart_open or self.picture.button_at(event):
            return False
        return bool(self.asked()) or self.film.busy

    def under(self, event: Input) -> Hashable:
        return self.picture.button_at(event) or self.picture.spot_at(event)

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
        self.table.pause(why, self._undo)

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

    # -- what they are told --------------------------------------------------------------------
    def prompt(self) -> str:
        """The line that says who may do what."""
        view = self.view()
        if self.saying:
            return self.saying
        if self.asking:
            return self.anybody(_("Ready? Any key lights the fuse again."))
        if self.table.fast:
            return self.anybody(fast_words())
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
