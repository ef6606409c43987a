"""What people press on Main Street: into the game by its stamp, too late, or from beyond."""

from __future__ import annotations

from dataclasses import replace

from game.controls.gestures import Gesture
from game.core.engine import Event, Seat
from game.slap45.events import Moved
from game.slap45.records import LIFT, Base, HandRule, Phase, SlapView
from scenes.games.slap45.mouse import mouse_move
from scenes.games.slap45.presses import Doing, Known
from scenes.games.slap45.told import ToldStreet
from scenes.kit.input.inputs import Input
from scenes.table.skip_ahead import skip_wait

LATE_US = 600_000
"""A press that comes so soon after a card was settled was meant for it."""
STOPPED_US = 20_000
"""Presses that may be later than this were read after a stop, not after a frame."""


class PressedStreet(ToldStreet):
    """Turns presses into moves."""

    _spaced: tuple[int, Seat | None, int] = (0, None, 0)
    """Batch, seat and stamp of the last press that was read after a stop."""

    def _in_order(self, event: Input) -> Input:
        """The press with a stamp by which its order counts.

        What is read in one go after a stop has one stamp, and would be a dead heat whatever lay
        between. Its order is known, so rivals' presses are set just too far apart for that; how
        far apart they were is told nobody (`margin`).
        """
        if not event.batch or (event.late_us or 0) <= STOPPED_US:
            return event
        doing = self.presses.doing(event)
        seat = doing.seat if doing is not None else None
        batch, before, at_us = self._spaced
        if batch != event.batch:
            at_us = event.at_us
        elif seat != before:
            at_us += self.view().dead_heat_us + 1
        self._spaced = (event.batch, seat, at_us)
        return replace(event, at_us=at_us)

    def _make(self, doing: Doing | None, event: Input) -> bool:
        """A press into the game, at its stamp."""
        view = self.view()
        if doing is None:
            found = mouse_move(self, event, view)
            if found is None:
                return False
            seat, move = found
        else:
            seat = doing.seat
            if seat not in self.people:
                return False
            if not view.lives(seat) and self._haunt(doing, view):
                return True
            asked = self.presses.move_of(doing, view)
            if asked is None:
                if doing.gesture is Gesture.AIM and not self._racing:
                    self.app.sound.play("hover", 0.6)
                return True
            move = asked
        game_us = max(self.table.game_us(event.at_us), self.table.session.now_us)
        self.presses.note(seat, move, game_us, event)
        if not self.table.play(seat, move, event):
            return False
        if isinstance(move, Base) and any(self._took(seat, told) for told in self.table.pending):
            self.presses.took(event, seat)
        self.take()
        return True

    @property
    def bots_alone(self) -> bool:
        """Whether nobody at the screen has a hand in this: a press brings what comes next."""
        return self.table.fast or not self.people

    def _make_or_skip(self, event: Input) -> bool:
        """A press into the game; where bots are left to themselves it skips ahead."""
        made = self._make(self.presses.doing(event), event)
        return (self.bots_alone and skip_wait(self.table, self.app.now_us)) or made

    def skip_race(self) -> bool:
        """A press of no use while a card is live: where only bots race for it, on to its end."""
        return self.bots_alone and skip_wait(self.table, self.app.now_us)

    @staticmethod
    def _took(seat: Seat, told: Event) -> bool:
        """Whether the hand went to a base: only then is it the key that holds it there."""
        return isinstance(told, Moved) and told.seat == seat

    def _release(self, event: Input) -> bool:
        """A key that held a hand on its base was let go."""
        seat = self.presses.released(event)
        view = self.view()
        if seat is None or view.hand_rule is not HandRule.HOLD:
            return False
        if self.table.running:
            self.table.update(event.at_us)
            self.take()
        return self._lift(seat, event)

    def _lift(self, seat: Seat, event: Input | None) -> bool:
        view = self.fresh()
        if not view.lives(seat) or view.hands[seat] < 0 or self.table.result() is not None:
            return False
        if event is not None:
            game_us = max(self.table.game_us(event.at_us), self.table.session.now_us)
            self.presses.note(seat, LIFT, game_us, event)
        self.table.play(seat, LIFT, event)
        self.take()
        return True

    def _let_go(self) -> None:
        """Everything held counts as let go: hands that hold come off their bases."""
        self.presses.lost_grip()
        if self.view().hand_rule is HandRule.HOLD:
            for seat in self.people:
                self._lift(seat, None)

    def _haunt(self, doing: Doing, view: SlapView) -> bool:
        """The dead bet on who will be left, unless they deal."""
        if doing.seat == view.dealer and view.phase in (Phase.DUEL_READY, Phase.FLIPPING):
            return False
        if self._racing:
            return True
        living = self.presses.places.living
        now = self.bets.get(doing.seat)
        at = living.index(now) + 1 if now in living else 0
        self.bets[doing.seat] = living[at % len(living)]
        self.app.sound.play("coin", 0.6)
        return True

    def _too_late(self, event: Input) -> None:
        """A press just after all was settled: shown beside the others, though it counts nothing."""
        doing = self.presses.doing(event)
        soon = event.at_us - self._settled_us <= LATE_US
        if self.finish is None or doing is None or doing.seat not in self.people or not soon:
            return
        what = self.presses.asked(doing, self.view())
        if what is not None:
            known = Known(event.late_us, event.batch)
            after_us = self._after_card_us(event.at_us)
            self.finish = self.finish.with_late(doing.seat, what, after_us, known)

    def _after_card_us(self, at_us: int) -> int:
        """How long after the last card showed an app time was, by the game's clock."""
        return at_us - self._shown_us
