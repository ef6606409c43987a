"""The clock of a game on screen, and how fast time goes by at its table.

It runs while people can see what is going on, and stands while a picture still catches up. Where
only bots are left to act it runs fast: nobody has to wait for what nobody at the screen decides.
"""

from __future__ import annotations

from scenes.kit.draw.tweens import SPEEDS, Film
from scenes.kit.storage.settings import Settings

FAST = 3
"""So many times faster go clock, films and bots while only bots play on."""


class TableClock:
    """See the module's docstring. `app_us` is app time, `game_us` the game's, both in µs."""

    def __init__(self, settings: Settings, stands_at_us: int) -> None:
        self._settings = settings
        self._running_since_us: int | None = None
        self._stood_at_us = stands_at_us
        self._rate = 1

    def game_us(self, app_us: int) -> int:
        """App time as game time; while the clock stands, where it stands."""
        if self._running_since_us is None:
            return self._stood_at_us
        return self._stood_at_us + max(0, app_us - self._running_since_us) * self._rate

    def app_us(self, game_us: int) -> int | None:
        """Game time as app time, if the clock goes on running; None while it stands."""
        if self._running_since_us is None:
            return None
        return self._running_since_us - (self._stood_at_us - game_us) // self._rate

    @property
    def running(self) -> bool:
        """True while the game's clock runs."""
        return self._running_since_us is not None

    def run(self, now_us: int, on: bool) -> None:
        """Let the clock run from app time `now_us`, or stand still."""
        if on and self._running_since_us is None:
            self._running_since_us = now_us
        elif not on and self._running_since_us is not None:
            self._stand(self.game_us(now_us))

    def _stand(self, game_us: int) -> None:
        self._stood_at_us = game_us
        self._running_since_us = None

    # -- fast ----------------------------------------------------------------------------------
    @property
    def fast(self) -> bool:
        """True while only bots play on."""
        return self._rate > 1

    def hasten(self, now_us: int, on: bool) -> None:
        """From app time `now_us` on let time go by fast, or as ever."""
        rate = FAST if on else 1
        if rate == self._rate:
            return
        runs = self.running
        self.run(now_us, False)
        self._rate = rate
        self.run(now_us, runs)

    def set_film(self, film: Film) -> None:
        """Let a film play as fast as people wish, and faster while only bots play on."""
        film.speed = SPEEDS[self._settings.speed] * self._rate
        film.read_speed = float(self._rate)

    def stay_us(self, us: int) -> int:
        """How long something lies before it goes on by itself."""
        twice = 2 if self._settings.long_timers else 1
        return us * twice // self._rate
