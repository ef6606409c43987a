"""Who is out and does not act: passed over by the clock, or sitting the round out by choice.

texas_hold_it.md, ruling 2: a player who is out and away passes by themselves after 10 s.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import Seat
from game.texas_hold_it.records import PASS
from scenes.kit.input.inputs import Input
from scenes.kit.text.words import _

if TYPE_CHECKING:
    from scenes.games.texas_hold_it.scene import Washroom

AWAY_US = 10_000_000
SIT_US = 350_000
"""How long a turn takes that somebody sits out."""
TICK_US = 250_000


class Away:
    """See the module's docstring. `sitting`: who passes until the round is over."""

    def __init__(self, scene: Washroom) -> None:
        self._scene = scene
        self.sitting: set[Seat] = set()
        self._from_us: int | None = None
        self._sit_from_us: int | None = None

    @property
    def left_us(self) -> int | None:
        """How long until the one who is asked is passed over; None: nobody is."""
        if self._from_us is None:
            return None
        whole_us = AWAY_US * (2 if self._scene.app.settings.long_timers else 1)
        return self._from_us + whole_us - self._scene.now_us

    def asked(self, seat: Seat) -> None:
        """Somebody's turn begins, or they want to look once more at what they have seen, behind the
        curtain: the clock runs for who is out."""
        view = self._scene.known()
        waits = seat not in view.cowboys and view.peeking is None
        self._from_us = self._scene.now_us if waits else None

    def stop(self) -> None:
        """Nobody is asked."""
        self._from_us = None

    def heard(self, event: Input) -> None:
        """A press: somebody is there after all, and who sits out may come back."""
        if self._from_us is not None:
            self._from_us = self._scene.now_us
        found = self._scene.table.act(event)
        if found is not None and found[0] in self.sitting:
            self.sitting.discard(found[0])
            name = self._scene.table.short(found[0])
            self._scene.say(_("{name} is back in the talk.").format(name=name))

    def sit_out(self, seat: Seat) -> None:
        """Pass until the round is over."""
        self.sitting.add(seat)

    def update(self, now_us: int) -> None:
        """Pass over whoever does not act."""
        scene = self._scene
        left_us = self.left_us
        seat = scene.recalling if scene.recalling is not None else scene.actor()
        if left_us is not None and left_us <= 0 and seat is not None:
            self._from_us = None
            scene.stop_recalling()
            self._pass(seat)
        seat = self._sits()
        if seat is None:
            self._sit_from_us = None
        elif self._sit_from_us is None:
            self._sit_from_us = now_us
        elif now_us - self._sit_from_us >= SIT_US:
            self._sit_from_us = None
            self._pass(seat)

    def _pass(self, seat: Seat) -> None:
        self._scene.step_home()
        if self._scene.table.play(seat, PASS):
            self._scene.take()

    def _sits(self) -> Seat | None:
        """Who is to act and sits the round out."""
        scene = self._scene
        if not self.sitting or scene.film.busy or scene.reading is not None:
            return None
        return next((seat for seat in scene.table.to_act() if seat in self.sitting), None)

    def wake_us(self) -> int | None:
        """When it wants to be asked again."""
        if self._sit_from_us is not None:
            return self._sit_from_us + SIT_US
        if self._sits() is not None:
            return self._scene.now_us
        return self._scene.now_us + TICK_US if self._from_us is not None else None
