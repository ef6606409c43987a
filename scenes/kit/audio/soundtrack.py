"""The music: which tune is on, the fade to the one that is wanted, silence when it is asked for.

Owned by `sound.Sound`, whose thread calls `step` while something moves; scenes never see it. The
mixer's own pause is never used (see the package's docstring): a tune that is to be silent fades
out, is stopped, and begins again where it stopped.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pygame

from scenes.kit.audio.ogg import length_s

STEP_S = 0.015
"""Time between two steps of a fade."""
CHANGE_MS = 500
HUSH_MS = 200
HOLD_MS = 120
BACK_MS = 800


class Soundtrack:
    """One tune at a time, streamed. What it is told takes effect in the steps that follow."""

    def __init__(
        self,
        tunes: dict[str, Path],
        loudness: Callable[[], float],
        broken: Callable[[str], None],
    ) -> None:
        """`loudness` gives 0–1 for a tune at its full level; `broken` is told of a bad file."""
        self._tunes = tunes
        self._loudness = loudness
        self._broken = broken
        self.wanted: str | None = None
        self.playing: str | None = None
        self.level = 0.0
        self.hushed = False
        self.held = False
        self.away = False
        self.running = False
        """Whether the mixer is playing the tune; it is stopped while nothing is to be heard."""
        self.position_s = 0.0
        """Where the tune began to run, or will begin again."""
        self._length_s = 0.0
        self._fade_s = CHANGE_MS / 1000
        self._stepped_s = 0.0

    # -- what it is told -----------------------------------------------------------------------
    def want(self, name: str | None, fade_ms: int = CHANGE_MS) -> None:
        """Asks for a tune, or for none."""
        if name is not None and name not in self._tunes:
            self._broken(name)
            name = None
        self.wanted = name
        self._fade_s = max(fade_ms, 1) / 1000

    def hush(self, on: bool) -> None:
        """A race is on, or over: silence, or the tune comes back where it was."""
        self.hushed = on
        self._fade_s = (HUSH_MS if on else BACK_MS) / 1000

    def hold(self, on: bool) -> None:
        """The game is paused, or goes on."""
        self.held = on
        self._fade_s = (HOLD_MS if on else BACK_MS) / 1000

    def leave(self, on: bool) -> None:
        """Another window is in front (True), or ours again."""
        self.away = on
        self._fade_s = (HOLD_MS if on else BACK_MS) / 1000

    def forget(self) -> None:
        """The device is gone: nothing plays, what is wanted stays wanted."""
        self.playing, self.level, self.running, self.position_s = None, 0.0, False, 0.0

    def known(self) -> frozenset[str]:
        """The names `want` knows."""
        return frozenset(self._tunes)

    # -- what it does --------------------------------------------------------------------------
    @property
    def silenced(self) -> bool:
        """Whether nothing is to be heard for now, whatever is wanted."""
        return self.hushed or self.held or self.away or self._loudness() <= 0

    @property
    def goal(self) -> float:
        """The level to go to: nothing before a change of tune and while silenced."""
        wanted = self.playing is not None and self.wanted == self.playing
        return 1.0 if wanted and not self.silenced else 0.0

    @property
    def moving(self) -> bool:
        """Whether there is something left to do as time goes by."""
        if self.level != self.goal:
            return True
        if self.silenced:
            return self.running
        return self.wanted != self.playing or (self.playing is not None and not self.running)

    def step(self) -> None:
        """Moves the fade on; where nothing is heard any more, stops or changes the tune."""
        now_s = time.monotonic()
        past_s = min(now_s - self._stepped_s, 2 * STEP_S)  # it may have slept for long
        self._stepped_s = now_s
        if not self.moving:
            return
        if self.level == 0:
            if self.silenced or self.wanted != self.playing:
                self._stop()
            if not self.silenced and self.wanted != self.playing:
                self._change()
            if self.goal and not self.running:
                self._run()
        goal, part = self.goal, past_s / self._fade_s
        self.level = min(goal, self.level + part) if goal else max(0.0, self.level - part)
        self.set_volume()

    def set_volume(self) -> None:
        """Gives the device the level of now."""
        pygame.mixer.music.set_volume(min(max(self.level * self._loudness(), 0.0), 1.0))

    def _stop(self) -> None:
        if self.running:
            self.position_s += max(pygame.mixer.music.get_pos(), 0) / 1000
            if self._length_s > 0:
                self.position_s %= self._length_s
            else:
                self.position_s = 0.0
            pygame.mixer.music.stop()
            self.running = False

    def _run(self) -> None:
        """Begins the tune at `position_s`, unheard at first."""
        pygame.mixer.music.set_volume(0.0)
        if self.position_s > 0:
            try:
                pygame.mixer.music.play(loops=-1, start=self.position_s)
            except pygame.error:
                self.position_s = 0.0
        if self.position_s == 0:
            pygame.mixer.music.play(loops=-1)
        self.running = True

    def _change(self) -> None:
        self.playing, self.position_s = self.wanted, 0.0
        if self.playing is None:
            return
        try:
            path = self._tunes[self.playing]
            pygame.mixer.music.load(path)
            self._length_s = length_s(path)
            self._run()
        except Exception:  # missing, unreadable, not music: all the same to a player
            if pygame.mixer.get_init() is None:
                raise
            self._broken(self.playing)
            self.wanted = self.playing = None
