"""The list of effects, and writing OGG files that come out byte for byte the same."""

import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import numpy as np
import soundfile  # type: ignore[import-untyped]

from assets.sounds.make.dsp import RATE, Rng, Wave, high, to_peak, trimmed

HERE = Path(__file__).resolve().parent.parent
PEAK = 10 ** (-3.1 / 20)
"""Effects peak at -3 dB; how loud each is in the game is told in scenes/kit/audio/levels.py."""


EFFECT_SQUEEZE = 0.62
TUNE_SQUEEZE = 0.62


@dataclass(frozen=True)
class Effect:
    """How one effect is made; with more than one variant its files are numbered from 1."""

    name: str
    make: Callable[[Rng], Wave]
    variants: int
    loop: bool


EFFECTS: dict[str, Effect] = {}
TUNES: dict[str, Callable[[Rng], Wave]] = {}
LATER = {"monster_gunslingers": 0.78, "monster": 0.82, "texas_hold_it": 0.74}
"""The last three tables' tunes and their squeeze: small, and still smooth over the seam."""


def effect(
    name: str, variants: int = 1, *, loop: bool = False
) -> Callable[[Callable[[Rng], Wave]], Callable[[Rng], Wave]]:
    """Puts the function below into the list of effects."""

    def note(make: Callable[[Rng], Wave]) -> Callable[[Rng], Wave]:
        EFFECTS[name] = Effect(name, make, variants, loop)
        return make

    return note


def seed(name: str) -> int:
    """A seed of its own for each file, so that one can be remade without the others."""
    return zlib.crc32(name.encode())


def finished(x: Wave, *, loop: bool) -> Wave:
    """Levelled and without rumble below hearing; a sound that is no loop ends on nothing."""
    if loop:
        return to_peak(x - np.mean(x, axis=0), PEAK)
    x = trimmed(high(x, 28))
    return to_peak(x, PEAK)


def write_effect(one: Effect) -> list[Path]:
    """Makes every variant of an effect."""
    made = []
    for number in range(1, one.variants + 1):
        stem = one.name if one.variants == 1 else f"{one.name}_{number}"
        rng = np.random.default_rng(seed(stem))
        path = HERE / "effects" / f"{stem}.ogg"
        x = finished(one.make(rng), loop=one.loop)
        write_ogg(path, x, EFFECT_SQUEEZE)
        coded = float(np.max(np.abs(soundfile.read(path)[0])))
        write_ogg(path, x * (PEAK / coded), EFFECT_SQUEEZE)  # the codec moves the peak of noise
        made.append(path)
    return made


def write_tune(name: str) -> Path:
    """Plays and writes one tune."""
    path = HERE / "music" / f"{name}.ogg"
    squeeze = LATER.get(name, TUNE_SQUEEZE)
    write_ogg(path, TUNES[name](np.random.default_rng(seed(name))), squeeze)
    return path


def write_ogg(path: Path, x: Wave, squeeze: float) -> None:
    """Writes OGG Vorbis; `squeeze` from 0 (best) to 1 (smallest)."""
    path.parent.mkdir(parents=True, exist_ok=True)
    channels = 1 if x.ndim == 1 else x.shape[1]
    with soundfile.SoundFile(
        path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=squeeze
    ) as out:
        for start in range(0, len(x), 4096):  # libsndfile cannot take a long Vorbis write at once
            out.write(x[start : start + 4096])
    path.write_bytes(_with_serial(path.read_bytes(), seed(path.stem)))


def _crc_table() -> list[int]:
    table = []
    for i in range(256):
        r = i << 24
        for _ in range(8):
            r = ((r << 1) ^ 0x04C11DB7 if r & 0x80000000 else r << 1) & 0xFFFFFFFF
        table.append(r)
    return table


CRC = _crc_table()


def _with_serial(data: bytes, serial: int) -> bytes:
    """The same OGG stream under a fixed serial number (the encoder takes a random one)."""
    out = bytearray()
    at = 0
    while at < len(data):
        if data[at : at + 4] != b"OggS":
            raise ValueError(f"no OGG page at byte {at}")
        sizes = data[at + 27 : at + 27 + data[at + 26]]
        end = at + 27 + len(sizes) + sum(sizes)
        page = bytearray(data[at:end])
        page[14:18] = serial.to_bytes(4, "little")
        page[22:26] = bytes(4)
        crc = 0
        for byte in page:
            crc = ((crc << 8) & 0xFFFFFFFF) ^ CRC[(crc >> 24) ^ byte]
        page[22:26] = crc.to_bytes(4, "little")
        out += page
        at = end
    return bytes(out)
