"""Hears what is pressed on a pad nobody knows: buttons, hats, sticks that tremble, triggers.

One press lasts from the first thing that moves until everything rests again, and counts then: by
that time it is known whether an axis was a stick pushed to one side or a trigger that rests at its
end. (Some systems say that a trigger rests in the middle until it is touched.) Times are app time
in µs, axes run from -1 to 1.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.controls.pad_mapping import PadPart, PadSource, hat_sides

PUSHED = 0.6
"""So far from its rest an axis was pushed on purpose."""
BACK = 0.45
"""So near its rest it was let go: worn sticks do not come home."""
_END = 0.8
_MIDDLE = 0.25
HOME_US = 120_000
"""An axis is back when it has been near its rest for so long: a trigger is quickly past it."""
STEADY_US = 400_000
"""An axis thought to rest at its end that stays in the middle for so long rests there."""
LONG_US = 1_500_000
"""Whatever is held for so long means that the pad has not got what is asked for."""


class PadEar:
    """Show it all that the pad says; `take` gives what was pressed."""

    def __init__(self, rests: Mapping[int, float] | None = None) -> None:
        """`rests` are the axes that have reported already, and where they are now."""
        self._rests = {axis: _rest_of(value) for axis, value in (rests or {}).items()}
        self._down: set[PadSource] = set()
        self._stuck: set[PadSource] = set()
        self._out: dict[int, tuple[float, float]] = {}
        """Axes away from their rest: the least and the most they have been since."""
        self._lost: set[int] = set()
        """Axes that stayed away from their rest too long (a throttle): nothing waits for them."""
        self._heard: list[PadSource] = []
        self._full: set[int] = set()
        self._since_us: int | None = None
        self._middle_us: dict[int, int] = {}
        self._back_us: dict[int, int] = {}
        self._done = False
        self._long = False

    @property
    def busy(self) -> bool:
        """True while something is held or an axis has yet to show where it rests."""
        return self._since_us is not None or bool(self._middle_us)

    @property
    def now(self) -> PadSource | None:
        """What is being pressed, to be shown."""
        return self._heard[0] if self._heard and self._since_us is not None else None

    # -- what the pad says ---------------------------------------------------------------------
    def button(self, number: int, down: bool, at_us: int) -> None:
        """A button went down or up."""
        self._switch(PadSource("b", number), down, at_us)

    def hat(self, number: int, x: int, y: int, at_us: int) -> None:
        """A hat points to (x, y), right and up positive."""
        sides = hat_sides(x, y)
        for side in (1, 2, 4, 8):
            self._switch(PadSource("h", number, side), side in sides, at_us)

    def axis(self, number: int, value: float, at_us: int) -> None:
        """An axis moved. Its first report ever is where it rests."""
        if number not in self._rests:
            self._rests[number] = _rest_of(value)
            return
        rest = self._rests[number]
        if number in self._lost:
            if abs(value - rest) <= BACK:
                self._lost.discard(number)
            return
        if rest and abs(value) < _MIDDLE:
            self._middle_us.setdefault(number, at_us)
        else:
            self._middle_us.pop(number, None)
        if number in self._out:
            least, most = self._out[number]
            least, most = min(least, value), max(most, value)
            self._out[number] = least, most
            if abs(value - rest) <= BACK:
                self._back_us.setdefault(number, at_us)
                return
            self._back_us.pop(number, None)
            if not rest and least <= -_END and most >= _END and abs(value) >= _END:
                self._from_end_to_end(number, value)
        elif abs(value - rest) >= PUSHED:
            self._out[number] = (min(value, rest), max(value, rest))
            source = PadSource("a", number, 1 if value > rest else -1)
            if rest:
                self._full.add(number)
            self._begin(source, at_us)

    def _from_end_to_end(self, number: int, value: float) -> None:
        """What seemed a push from the middle went to the other end: a trigger, if it came back."""
        first = next(s for s in self._heard if (s.kind, s.number) == ("a", number))
        if (value > 0) == (first.side > 0):  # back where the push began: that is where it rests
            self._rests[number] = float(first.side)
            self._full.add(number)
            at = self._heard.index(first)
            self._heard[at] = PadSource("a", number, -first.side)
            self._home(number)

    def _home(self, number: int) -> None:
        self._out.pop(number, None)
        self._back_us.pop(number, None)
        self._settle()

    def _switch(self, source: PadSource, down: bool, at_us: int) -> None:
        if down and source not in self._down:
            self._down.add(source)
            self._begin(source, at_us)
        elif not down and source in self._down:
            self._down.discard(source)
            self._stuck.discard(source)
            self._settle()

    def _begin(self, source: PadSource, at_us: int) -> None:
        if self._since_us is None:
            self._since_us = at_us
            self._heard = []
            self._full &= {source.number} if source.kind == "a" else set()
            self._done = self._long = False
        self._heard.append(source)

    def _settle(self) -> None:
        if self._since_us is not None and not self._out and self._down <= self._stuck:
            self._since_us = None
            self._done = bool(self._heard) and not self._long

    # -- what it means -------------------------------------------------------------------------
    def look(self, now_us: int) -> bool:
        """Look at the time, before anything else is heard; True once when something has been held
        for LONG_US."""
        for number, since_us in list(self._back_us.items()):
            if now_us - since_us >= HOME_US:
                self._home(number)
        for number, since_us in list(self._middle_us.items()):
            if now_us - since_us >= STEADY_US:
                del self._middle_us[number]
                self._rests[number] = 0.0
                self._full.discard(number)
                self._heard = [s for s in self._heard if (s.kind, s.number) != ("a", number)]
                self._home(number)
        if self._since_us is None or self._long or now_us - self._since_us < LONG_US:
            return False
        self._long = True
        self._stuck |= self._down  # what never comes back must not stop everything
        self._lost |= set(self._out)
        self._out.clear()
        self._back_us.clear()
        self._since_us = None
        return True

    def take(self, part: PadPart) -> PadSource | None:
        """What was pressed and let go since the last call, as it would do for `part`."""
        if not self._done:
            return None
        self._done = False
        axes = [source for source in self._heard if source.kind == "a"]
        switches = [source for source in self._heard if source.kind != "a"]
        order = [*axes, *switches] if part.is_stick else [*switches, *axes]
        source = order[0]
        whole = source.kind == "a" and source.number in self._full
        if source.kind == "a" and (part.is_stick != whole) and (part.is_stick or part.is_trigger):
            return PadSource("a", source.number, flipped=source.side < 0)
        return source


def _rest_of(value: float) -> float:
    """Where an axis rests that says `value` untouched: in the middle or at an end."""
    return (1.0 if value > 0 else -1.0) if abs(value) >= _END else 0.0
