"""Sounds that go on until they are stopped: wind, a heartbeat, a burning fuse.

What sounds follows from what is wanted: a loop that is asked for sounds unless everything is to be
silent or its slider is at 0, and begins by itself when that is over or the device came back.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from scenes.kit.audio.channels import Channels, Voice

QUIET_MS = 120
"""How fast a loop dies away that is still wanted but must not be heard now."""


@dataclass(eq=False)
class Loop:
    """One of them; `stop` may be called any number of times."""

    name: str
    volume: float
    pan: float
    fade_ms: int
    _stop: Callable[[Loop, int], None]
    stem: str = ""
    voice: Voice | None = None
    channel: int | None = None
    stopped: bool = False

    def stop(self, fade_ms: int = 120) -> None:
        """Fades it out, also when it has not begun yet."""
        if not self.stopped:
            self.stopped = True
            self._stop(self, fade_ms)


class Loops:
    """All that are wanted, by name. Called with `Sound`'s lock held."""

    def __init__(self, channels: Channels, start: Callable[[str, Voice, int], int | None]) -> None:
        """`start` plays a file on a channel of its choice and gives it; None: not just now."""
        self._channels = channels
        self._start = start
        self.wanted: dict[str, Loop] = {}

    def forget(self) -> None:
        """Nothing sounds any more; what is wanted stays wanted."""
        for loop in self.wanted.values():
            loop.channel = loop.voice = None

    def tend(self, silent: bool) -> None:
        """Begins what should be heard and is not, ends what should not be. The device is open."""
        for loop in self.wanted.values():
            fresh = Voice(loop.name, loop.volume, loop.pan, loop=True)
            quiet = silent or not self._channels.heard(fresh)
            if self.sounds(loop):
                if quiet:
                    self._fade(loop, QUIET_MS)
            elif not quiet:
                loop.channel, loop.voice = self._start(loop.stem, fresh, loop.fade_ms), fresh

    def end(self, loop: Loop, fade_ms: int, open_device: bool) -> None:
        """It is wanted no longer, and fades out if it sounds."""
        if self.wanted.get(loop.name) is loop:
            del self.wanted[loop.name]
        if open_device and self.sounds(loop):
            self._fade(loop, fade_ms)

    def sounds(self, loop: Loop) -> bool:
        """Whether it is still on the channel it was given, and not another sound."""
        return loop.channel is not None and self._channels.carries(loop.channel, loop.voice)

    def _fade(self, loop: Loop, fade_ms: int) -> None:
        if loop.channel is not None:
            self._channels.fade_out(loop.channel, fade_ms)
        loop.channel = loop.voice = None
