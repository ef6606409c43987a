"""When the next frame is due: sixty a second while something moves, else when the scene asks.

Numbers only, so that it can be tried without a loop.
"""

from __future__ import annotations

FRAME_US = 16_667
SPARE_US = 2_000
"""Left free between the end of a frame and a stamp the next one is aimed at."""
_QUICKEST_US = 4_000
_SLOWEST_US = 14_000


class Pacing:
    """Knows when the last frame began and how long frames take; all times are app time."""

    def __init__(self, now_us: int) -> None:
        self.began_us = now_us - FRAME_US
        self.busy_us = _QUICKEST_US
        self.stale = True  # something happened that the picture does not show yet

    def due_us(self, wake_us: int | None, aim_us: int | None, extra_us: int | None) -> int | None:
        """When the next frame is due; None: not before an input comes.

        `wake_us` and `aim_us` are the scene's (`Scene.wake_us`, `Scene.aim_us`); `extra_us` is a
        moment the app itself waits for.
        """
        next_us = self.began_us + FRAME_US
        due_us: int | None = None
        if self.stale:
            due_us = next_us
        elif wake_us is not None:
            due_us = max(next_us, wake_us)
        if extra_us is not None:
            due_us = extra_us if due_us is None else min(due_us, extra_us)
        if aim_us is None or aim_us <= self.began_us:
            return due_us
        # A frame begun just before the aim would still be drawing when the time comes.
        if due_us is None or due_us > aim_us - self.busy_us - SPARE_US:
            return aim_us
        return due_us

    def begin(self, now_us: int) -> None:
        """A frame begins; it will show everything up to now."""
        self.began_us = now_us
        self.stale = False

    def done(self, now_us: int) -> None:
        """It is on the screen. Slow frames are believed at once and forgotten slowly."""
        fading_us = self.busy_us - self.busy_us // 32
        self.busy_us = min(_SLOWEST_US, max(now_us - self.began_us, fading_us, _QUICKEST_US))
