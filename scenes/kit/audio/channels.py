"""The mixer's channels: which sound is on which, how loud, and whose turn it is to give way.

Every method is called with `Sound`'s lock held and the device open.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from dataclasses import dataclass

import pygame

from scenes.kit.audio.device import CHANNELS
from scenes.kit.audio.levels import Volumes, heard, sides

IMPORTANT = frozenset({"accuse", "bell", "fanfare_five", "fanfare_win", "shot"})
"""Never cut off for the sake of another sound; nor is a loop."""


@dataclass(eq=False)
class Voice:
    """A sound on a channel."""

    name: str
    volume: float = 1.0
    pan: float = 0.0
    loop: bool = False
    order: int = 0


class Channels:
    """What each channel is playing."""

    def __init__(self, volumes: Callable[[], Volumes]) -> None:
        self._volumes = volumes
        self._order = itertools.count()
        self.voices: list[Voice | None] = [None] * CHANNELS

    def forget(self) -> None:
        """The device is gone, and with it everything that sounded."""
        self.voices = [None] * CHANNELS

    def sides(self, voice: Voice) -> tuple[float, float]:
        """How loud a voice is at the left and at the right, as the sliders stand."""
        return sides(self._volumes(), voice.name, voice.volume, voice.pan)

    def heard(self, voice: Voice) -> bool:
        """Whether anything of a voice is heard, as the sliders stand."""
        return heard(self.sides(voice))

    def start(self, sound: pygame.mixer.Sound, voice: Voice, fade_ms: int = 0) -> int | None:
        """Starts it on a free channel, or on that of the oldest sound nobody will miss.

        Gives the channel; None when all are taken by what must not be cut off.
        """
        number = self._room()
        if number is None:
            return None
        channel = pygame.mixer.Channel(number)
        if channel.get_busy():
            channel.stop()  # its balance goes with it, and would go with ours
        channel.set_volume(*self.sides(voice))  # before it sounds, not after
        channel.play(sound, loops=-1 if voice.loop else 0, fade_ms=fade_ms)
        voice.order = next(self._order)
        self.voices[number] = voice
        return number

    def fade_out(self, number: int, fade_ms: int) -> None:
        """Lets what is on a channel die away; it is a loop no longer, if it was one."""
        voice = self.voices[number]
        if voice is not None:
            voice.loop = False
        channel = pygame.mixer.Channel(number)
        if channel.get_volume() > 0:
            channel.fadeout(max(fade_ms, 1))
        else:  # at the very beginning of fading in; the mixer would let it go on for ever
            channel.stop()

    def sounding(self) -> Iterator[tuple[int, Voice]]:
        """Every channel that sounds, with its voice."""
        for number, voice in enumerate(self.voices):
            if voice is not None and pygame.mixer.Channel(number).get_busy():
                yield number, voice

    def carries(self, number: int, voice: Voice | None) -> bool:
        """Whether this very voice is still on that channel and sounds."""
        on_it = voice is not None and self.voices[number] is voice
        return on_it and bool(pygame.mixer.Channel(number).get_busy())

    def refresh(self) -> None:
        """Takes the sliders' positions for what is sounding."""
        for number, voice in self.sounding():
            pygame.mixer.Channel(number).set_volume(*self.sides(voice))

    def _room(self) -> int | None:
        for number in range(CHANNELS):
            if not pygame.mixer.Channel(number).get_busy():
                return number
        spare = [
            (voice.order, number)
            for number, voice in enumerate(self.voices)
            if voice is not None and not voice.loop and voice.name not in IMPORTANT
        ]
        return min(spare)[1] if spare else None
