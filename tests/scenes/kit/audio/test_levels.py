"""What is heard from the first buffer on, as SDL's disk driver writes it down."""

import array
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scenes.kit.audio.levels import gain, heard, sides
from scenes.kit.storage.settings import Settings

ROOT = Path(__file__).resolve().parents[4]

PLAY = """
import sys, time
import pygame
from scenes.kit.audio.sound import Sound
from scenes.kit.storage.settings import Settings

slider = int(sys.argv[1])
made = Sound(volumes=lambda: Settings(effects=slider, crowd=slider))
assert made.open() and made.settle(60)
plain = pygame.mixer.Channel

class Slow:
    # A channel whose every call takes so long that the mixer comes round in between.
    def __init__(self, number):
        self._channel = plain(number)

    def __getattr__(self, name):
        call = getattr(self._channel, name)
        def slow(*given, **named):
            out = call(*given, **named)
            if name in ("play", "set_volume", "stop"):
                time.sleep(0.06)
            return out
        return slow

pygame.mixer.Channel = Slow
for turn in range(2):
    made.play("shot", 0.1, -1.0)
for turn in range(26):  # more than there are channels: some must give way
    made.play("crowd_cheer", 0.02, -1.0)
made.close()
"""


def peaks(tmp_path: Path, slider: int) -> tuple[int, int]:
    """The highest sample at the left and at the right of what would have been heard."""
    written = tmp_path / "heard.raw"
    env = {
        **os.environ,
        "SDL_AUDIODRIVER": "disk",
        "SDL_DISKAUDIOFILE": str(written),
        "PYTHONPATH": str(ROOT),
    }
    subprocess.run([sys.executable, "-c", PLAY, str(slider)], env=env, check=True)
    samples = array.array("h", written.read_bytes()[: written.stat().st_size // 4 * 4])
    assert samples, "nothing was written"
    return max(map(abs, samples[::2])), max(map(abs, samples[1::2]))


def test_no_sound_begins_at_full_volume_or_on_the_wrong_side(tmp_path: Path) -> None:
    left, right = peaks(tmp_path, 100)
    assert right == 0
    assert 0 < left < 32_767 / 2, "a shot at a tenth of its volume, and some soft cheering"


def test_a_slider_at_nothing_is_silence_from_the_first_buffer_on(tmp_path: Path) -> None:
    assert peaks(tmp_path, 0) == (0, 0)


@pytest.mark.parametrize("pan", [-1.0, 0.0, 0.4, 1.0])
def test_what_a_channel_is_given_is_within_bounds(pan: float) -> None:
    everything = Settings(effects=100, crowd=100)
    left, right = sides(everything, "shot_2", 1.0, pan)
    assert 0 <= left <= 1 and 0 <= right <= 1 and max(left, right) == 1
    assert sides(Settings(effects=0), "shot", 1.0, pan) == (0, 0)
    assert not heard(sides(Settings(effects=0), "bell", 1.0, pan))
    assert heard(sides(Settings(effects=5), "bell", 1.0, pan))
    assert gain(0) == 0
