"""The sound device: opened the way we want it, closed so that nothing crashes or hangs."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
from collections.abc import Iterator

import pygame

RATE_HZ = 44100
BUFFER_FRAMES = 512
CHANNELS = 24
CLOSE_S = 0.5
"""A device that has not let go by then is left alone: quitting never waits for it."""

CALLS = frozenset(
    {
        "mixer.init", "mixer.quit", "mixer.stop", "mixer.get_init", "mixer.get_num_channels",
        "mixer.set_num_channels", "mixer.Channel", "mixer.Sound", "Channel.play", "Channel.stop",
        "Channel.fadeout", "Channel.set_volume", "Channel.get_volume", "Channel.get_busy",
        "Sound.get_length", "music.load", "music.play", "music.stop", "music.set_volume",
        "music.get_volume", "music.get_busy", "music.get_pos",
    }
)  # fmt: skip
"""The calls of the mixer that never wait for its lock with Python's in hand; no others are made."""


def open_device() -> None:
    """Opens the device. Raises whatever the driver does, or a build without a mixer."""
    if pygame.mixer.get_init() != (RATE_HZ, -16, 2):
        shut_device()
        with _drivers_hushed():
            pygame.mixer.init(RATE_HZ, -16, 2, BUFFER_FRAMES, allowedchanges=0)
    pygame.mixer.set_num_channels(CHANNELS)


def shut_device() -> None:
    """Closes the device. Nothing may sound then, or a sound that ends meanwhile crashes pygame."""
    if pygame.mixer.get_init() is not None:
        pygame.mixer.stop()
        pygame.mixer.music.stop()
    pygame.mixer.quit()


def shut_in_time(timeout_s: float = CLOSE_S) -> bool:
    """Closes the device, but waits no longer for it than that; False when it did not let go."""

    def shut() -> None:
        with contextlib.suppress(Exception):  # the mixer's errors come in several kinds
            shut_device()

    helper = threading.Thread(target=shut, name="sound-close", daemon=True)
    helper.start()
    helper.join(timeout_s)
    return not helper.is_alive()


@contextlib.contextmanager
def _drivers_hushed() -> Iterator[None]:
    """Without a device Linux's sound library writes a page to standard error; we say it once."""
    if sys.platform != "linux":
        yield
        return
    try:
        kept = os.dup(2)
    except OSError:  # no standard error at all
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
