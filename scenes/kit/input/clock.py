"""App time: whole microseconds since the program began, monotonic, and free of stalls.

Scenes never read a clock; they are handed `now_us`. Only the pump and the app hold one of these.
"""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    """What the app needs of a clock."""

    def now_us(self) -> int:
        """App time now, in µs."""
        ...

    def skip(self, gap_us: int) -> None:
        """Leave out the last `gap_us` µs: the program was stopped, so nothing may jump."""
        ...

    def sleep(self, us: int) -> None:
        """Let `us` µs (under a millisecond) pass without using the processor."""
        ...


class RealClock:
    """The system's monotonic clock; on Linux other programs can compare their stamps with it."""

    def __init__(self) -> None:
        self._start_ns = time.perf_counter_ns()

    def now_us(self) -> int:
        return (time.perf_counter_ns() - self._start_ns) // 1000

    def skip(self, gap_us: int) -> None:
        self._start_ns += max(0, gap_us) * 1000

    def sleep(self, us: int) -> None:
        time.sleep(max(0, us) / 1e6)

    @property
    def start_ns(self) -> int:
        """`time.perf_counter_ns()` at app time 0, moved on by every skip."""
        return self._start_ns


class FakeClock:
    """A clock that tests turn by hand."""

    def __init__(self, now_us: int = 0) -> None:
        self._now_us = now_us
        self.skipped_us = 0

    def now_us(self) -> int:
        return self._now_us

    def advance(self, us: int) -> None:
        """Let `us` µs pass; time never runs backwards."""
        if us < 0:
            raise ValueError(f"time does not run backwards: {us} µs")
        self._now_us += us

    def skip(self, gap_us: int) -> None:
        gap_us = max(0, gap_us)
        self._now_us -= gap_us
        self.skipped_us += gap_us

    def sleep(self, us: int) -> None:
        self.advance(max(0, us))
