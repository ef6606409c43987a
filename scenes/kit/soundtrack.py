"""The music: which tune is on, the fade to the one that is wanted, silence while a race is on.

Owned by `sound.Sound`, whose thread calls `step` while something moves; scenes never see it.
"""

import time
from collections.abc import Callable
from pathlib import Path

import pygame

STEP_S = 0.015
"""Time between two steps of a fade."""
CHANGE_MS = 500
HUSH_MS = 200
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
        self.paused = False
        self.held = False
        self._fade_s = CHANGE_MS / 1000
        self._stepped_s = 0.0

    def want(self, name: str | None, fade_ms: int = CHANGE_MS) -> None:
        """Asks for a tune, or for none."""
        if name is not None and name not in self._tunes:
            self._broken(name)
            name = None
        self.wanted = name
        self._fade_s = max(fade_ms, 1) / 1000

    def hush(self, on: bool) -> None:
        """Asks for silence, or for the tune to come back where it was."""
        self.hushed = on
        self._fade_s = (HUSH_MS if on else BACK_MS) / 1000

    def forget(self) -> None:
        """The device is gone: nothing plays, what is wanted stays wanted."""
        self.playing, self.level, self.held = None, 0.0, False

    def known(self) -> frozenset[str]:
        """The names `want` knows."""
        return frozenset(self._tunes)

    @property
    def goal(self) -> float:
        """The level to go to: nothing before a change of tune and while a race is on."""
        return 1.0 if self.playing and self.wanted == self.playing and not self.hushed else 0.0

    @property
    def moving(self) -> bool:
        """Whether there is something left to do as time goes by."""
        if self.paused:
            return False
        change = self.wanted != self.playing and not self.hushed
        return self.level != self.goal or change or self.held != (self.hushed and self.level == 0)

    def step(self) -> None:
        """Moves the fade on; where nothing is heard any more, holds or changes the tune."""
        now_s = time.monotonic()
        past_s = min(now_s - self._stepped_s, 2 * STEP_S)  # it may have slept for long
        self._stepped_s = now_s
        if not self.moving:
            return
        if self.held and not self.hushed:
            pygame.mixer.music.unpause()
            self.held = False
        if self.level == 0 and self.hushed:
            pygame.mixer.music.pause()
            self.held = True
        elif self.level == 0 and self.wanted != self.playing:
            self._change()
        goal, part = self.goal, past_s / self._fade_s
        self.level = min(goal, self.level + part) if goal else max(0.0, self.level - part)
        self.set_volume()

    def set_volume(self) -> None:
        """Gives the device the level of now."""
        pygame.mixer.music.set_volume(min(max(self.level * self._loudness(), 0.0), 1.0))

    def _change(self) -> None:
        if self.playing is not None:
            pygame.mixer.music.stop()
        self.playing = name = self.wanted
        if name is None:
            return
        try:
            pygame.mixer.music.load(self._tunes[name])
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(loops=-1)
        except Exception:  # missing, unreadable, not music: all the same to a player
            if pygame.mixer.get_init() is None:
                raise
            self._broken(name)
            self.wanted = self.playing = None
