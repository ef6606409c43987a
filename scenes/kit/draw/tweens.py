"""Motion: effects that run from 0 to 1 over time, and the film that plays them in order.

An effect is told how much time has passed and answers how much it did not need, so effects can be
put one after another without losing a microsecond. Pictures follow the game: no effect changes it,
and a film may be skipped at any moment (`skip` leaves everything where it would have ended).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from scenes.kit.draw.eases import EASES

RUNNING = -1
MOST_US = 100_000
"""No frame moves a film on by more: after a hitch it goes on where it was."""
SPEEDS = {"slow": 0.6, "normal": 1.0, "fast": 2.2, "off": 0.0}


class Effect(Protocol):
    """Something that takes time."""

    def advance(self, dt_us: int) -> int:
        """Let `dt_us` pass; the time left over when it has ended, else `RUNNING`."""

    def finish(self) -> None:
        """Go to the end at once."""


class Wait:
    """Nothing for a while."""

    def __init__(self, duration_us: int) -> None:
        self._left_us = duration_us

    def advance(self, dt_us: int) -> int:
        self._left_us -= dt_us
        return -self._left_us if self._left_us <= 0 else RUNNING

    def finish(self) -> None:
        self._left_us = 0


class Read(Wait):
    """Time to read something: no speed shortens it, a press does."""


class Call:
    """Something that happens in no time: a sound, a picture that changes. Happens once."""

    def __init__(self, action: Callable[[], object]) -> None:
        self._action: Callable[[], object] | None = action

    def advance(self, dt_us: int) -> int:
        self.finish()
        return dt_us

    def finish(self) -> None:
        action, self._action = self._action, None
        if action is not None:
            action()


class Tween:
    """Calls `show` with 0 to 1, eased, over `duration_us`; always ends with exactly 1."""

    def __init__(
        self, duration_us: int, show: Callable[[float], object], ease: str = "out"
    ) -> None:
        self._duration_us = max(1, duration_us)
        self._passed_us = 0
        self._show = show
        self._ease = EASES[ease]
        self._done = False

    def advance(self, dt_us: int) -> int:
        self._passed_us += dt_us
        if self._passed_us >= self._duration_us:
            self.finish()
            return self._passed_us - self._duration_us
        self._show(self._ease(self._passed_us / self._duration_us))
        return RUNNING

    def finish(self) -> None:
        if not self._done:
            self._done = True
            self._show(1.0)


class Sequence:
    """Effects one after another."""

    def __init__(self, *effects: Effect) -> None:
        self._effects = list(effects)

    def advance(self, dt_us: int) -> int:
        left = dt_us
        while self._effects:
            left = self._effects[0].advance(left)
            if left == RUNNING:
                return RUNNING
            self._effects.pop(0)
        return left

    def finish(self) -> None:
        while self._effects:
            self._effects.pop(0).finish()


class Together:
    """Effects at the same time; ends with the longest."""

    def __init__(self, *effects: Effect) -> None:
        self._effects = list(effects)

    def advance(self, dt_us: int) -> int:
        least = dt_us
        running = []
        for effect in self._effects:
            left = effect.advance(dt_us)
            if left == RUNNING:
                running.append(effect)
            else:
                least = min(least, left)
        self._effects = running
        return RUNNING if running else least

    def finish(self) -> None:
        effects, self._effects = self._effects, []
        for effect in effects:
            effect.finish()


def later(delay_us: int, effect: Effect) -> Effect:
    """The effect after a pause."""
    return Sequence(Wait(delay_us), effect)


class Film:
    """Plays effects: `add` queues one behind the others, `beside` runs one alongside.

    `speed` stretches time: 1 is normal, 2 twice as fast, 0 means no animation at all: everything
    is at its end at once, and only what wants to be read stays for its time (`Read`), which
    `read_speed` alone shortens.
    """

    def __init__(self, speed: float = 1.0) -> None:
        self.speed = speed
        self.read_speed = 1.0
        self._queued: list[Effect] = []
        self._beside: list[Effect] = []
        self._last_us: int | None = None

    def add(self, *effects: Effect) -> None:
        """Play these after what is queued already, one after another."""
        self._queued.extend(effects)

    def beside(self, *effects: Effect) -> None:
        """Start these now, whatever else is playing; the queue does not wait for them."""
        self._beside.extend(effects)

    @property
    def busy(self) -> bool:
        """True while the queue plays: what is shown is behind the game."""
        return bool(self._queued)

    @property
    def moving(self) -> bool:
        """True while anything plays."""
        return bool(self._queued or self._beside)

    def skip(self) -> None:
        """Everything queued or alongside is at its end now, in order."""
        while self._queued:
            self._queued.pop(0).finish()
        beside, self._beside = self._beside, []
        for effect in beside:
            effect.finish()

    def update(self, now_us: int) -> None:
        """Let the film run to `now_us` (app time, µs)."""
        dt_us = 0 if self._last_us is None else max(0, now_us - self._last_us)
        self._last_us = now_us
        if not self.moving:
            return
        left_us = min(dt_us, MOST_US)
        beside_us = round(left_us * self.speed)
        while self._queued:
            first = self._queued[0]
            if self.speed <= 0 and not isinstance(first, Read):
                self._queued.pop(0)
                first.finish()
                continue
            speed = self.read_speed if isinstance(first, Read) else self.speed
            over = first.advance(round(left_us * speed))
            if over == RUNNING:
                break
            left_us = round(over / speed)
            self._queued.pop(0)
        before, self._beside = self._beside, []
        if self.speed <= 0:
            for effect in before:
                effect.finish()
            return
        still = [effect for effect in before if effect.advance(beside_us) == RUNNING]
        self._beside = still + self._beside


def between(a: float, b: float, part: float) -> float:
    """The number `part` (0 to 1) of the way from a to b."""
    return a + (b - a) * part
