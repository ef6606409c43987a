"""The voices of the crowd: throats built from harmonics and formants, many at once."""

from collections.abc import Sequence

import numpy as np

from assets.sounds.make.dice import ring
from assets.sounds.make.dsp import (
    RATE,
    Rng,
    Wave,
    clock,
    count,
    curve,
    decay,
    high,
    hiss,
    in_room,
    low,
    pan,
    put,
    put_round,
    silence,
    sweep_noise,
    swell,
)
from assets.sounds.make.files import effect

Vowel = tuple[float, float, float]
VOWELS: dict[str, Vowel] = {
    "a": (760, 1240, 2550), "e": (530, 1840, 2480), "i": (300, 2250, 2950),
    "o": (500, 880, 2500), "u": (330, 800, 2300), "r": (480, 1250, 1680), "h": (640, 1400, 2500),
}  # fmt: skip
Points = Sequence[tuple[float, float]]


def formants(vowels: str, sec: float, size: float) -> list[Wave]:
    """The three resonances of a throat moving through vowels; `size` above 1 is a smaller head."""
    stops = np.linspace(0, sec, len(vowels)) if len(vowels) > 1 else np.array([0.0])
    return [np.interp(clock(sec), stops, [VOWELS[v][k] * size for v in vowels]) for k in range(3)]


def throat(at_hz: Wave, shape: list[Wave]) -> Wave:
    """How loud a harmonic at that pitch comes out of the throat."""
    out = np.zeros(len(at_hz))
    for centre, width, loud in zip(shape, (85, 120, 190), (1.0, 0.55, 0.28), strict=True):
        out += loud / (1 + ((at_hz - centre) / width) ** 2)
    return out


def voice(
    rng: Rng, sec: float, vowels: str, pitch: Points, loud: Points, *, size: float = 1.0,
    breath: float = 0.08,
) -> Wave:  # fmt: skip
    """One person: a glottis with jitter and shimmer behind moving formants."""
    n = count(sec)
    bends = np.arange(0, n + 800, 800)
    drift = np.interp(np.arange(n), bends, rng.normal(0, 0.012, len(bends)))
    hz = curve(sec, pitch) * (1 + drift) * (1 + 0.006 * np.sin(2 * np.pi * 5.3 * clock(sec)))
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    shape = formants(vowels, sec, size)
    out = np.zeros(n)
    for k in range(1, min(40, int(5200 / float(np.min(hz)))) + 1):
        at = hz * k
        out += np.sin(k * phase + rng.uniform(0, 0.6)) * throat(at, shape) * k**-0.75 * (at < 6000)
    air = sweep_noise(rng, sec, np.clip(shape[1], 200, 6000), 0.7)
    out = out + breath * 3 * air
    return out * curve(sec, loud)


def someone(rng: Rng) -> tuple[float, float]:
    """A person's speaking pitch in Hz and size of head."""
    if rng.random() < 0.35:
        return rng.uniform(185, 250), rng.uniform(1.10, 1.2)
    return rng.uniform(95, 150), rng.uniform(0.92, 1.05)


def gasp(rng: Rng, people: int) -> Wave:
    """Air drawn in, then a startled "oh"."""
    out = silence(1.8, stereo=True)
    for k in range(people):
        hz, size = someone(rng)
        late = rng.uniform(0, 0.10)
        side = -0.8 + 1.6 * k / max(people - 1, 1)
        shape = formants("ha", 0.34, size)
        air = sweep_noise(rng, 0.34, shape[0] * 1.3, 0.4) + sweep_noise(rng, 0.34, shape[1], 0.3)
        put(out, late, pan(air * swell(0.34, 0.75), side), 0.5)
        sec = rng.uniform(0.5, 0.8)
        oh = voice(rng, sec, "ouo" if k % 3 else "au",
                   [(0, hz * 1.55), (sec * 0.2, hz * 1.75), (sec, hz * 0.95)],
                   [(0, 0), (0.05, 1), (sec * 0.5, 0.6), (sec, 0)], size=size,
                   breath=0.12)  # fmt: skip
        put(out, late + rng.uniform(0.28, 0.4), pan(oh, side), rng.uniform(0.5, 0.8))
    return out


@effect("crowd_gasp")
def crowd_gasp(rng: Rng) -> Wave:
    return low(in_room(rng, gasp(rng, 9), 0.6, 0.35), 6500)


@effect("accuse")
def accuse(rng: Rng) -> Wave:
    out = silence(2.2, stereo=True)
    slap = ring(rng, 0.5, ((88, 0.2, 1.1), (141, 0.17, 1.0), (236, 0.12, 0.8), (390, 0.09, 0.5),
                           (820, 0.05, 0.4)), 0.03)  # fmt: skip
    slap += low(high(hiss(rng, 0.5), 300), 5000) * decay(0.5, 0.05, 0.0003) * 0.8
    put(out, 0, pan(slap, 0), 1.6)
    for at in (0.03, 0.07, 0.12, 0.2):
        rattle = ring(rng, 0.4, ((2610, 0.2, 0.6), (4380, 0.16, 0.4), (1250, 0.06, 0.5)), 0.06)
        put(out, at, pan(rattle, rng.uniform(-0.6, 0.6)), 0.22 * np.exp(-at * 5))
    put(out, 0.22, gasp(rng, 4), 0.35)
    return low(in_room(rng, out, 0.45, 0.22), 8000)


@effect("crowd_cheer")
def crowd_cheer(rng: Rng) -> Wave:
    out = silence(3.2, stereo=True)
    words = ("iea", "eia", "uua", "ae", "oea", "uu", "ei", "au")
    for k in range(18):
        hz, size = someone(rng)
        sec = rng.uniform(0.7, 1.5)
        top = rng.uniform(1.7, 2.5)
        shout = voice(rng, sec, words[k % len(words)],
                      [(0, hz * 1.3), (sec * 0.3, hz * top), (sec * 0.65, hz * top * 0.94),
                       (sec, hz * 1.2)],
                      [(0, 0), (0.06, 1), (sec * 0.6, 0.85), (sec, 0)], size=size,
                      breath=0.1)  # fmt: skip
        put(out, rng.uniform(0, 1.1) if k > 4 else k * 0.03, pan(shout, rng.uniform(-0.9, 0.9)),
            rng.uniform(0.4, 0.75))  # fmt: skip
    for _ in range(70):
        at = rng.uniform(0.15, 2.5)
        clap = low(high(hiss(rng, 0.06), 600), 3800) * decay(0.06, 0.03, 0.0006)
        put(out, at, pan(clap, rng.uniform(-1, 1)), 0.9 * (1 - at / 2.9))
    t = clock(0.7)
    bend = 1500 + 900 * np.sin(np.pi * np.clip(t / 0.55, 0, 1))
    whistle = np.sin(2 * np.pi * np.cumsum(bend) / RATE) * swell(0.7, 0.4, 0.5)
    put(out, 0.55, pan(whistle, 0.6), 0.16)
    return low(in_room(rng, out, 0.7, 0.35), 6000)


@effect("crowd_laugh")
def crowd_laugh(rng: Rng) -> Wave:
    out = silence(2.6, stereo=True)
    for k in range(7):
        hz, size = someone(rng)
        at = rng.uniform(0, 0.35)
        gap = rng.uniform(0.165, 0.215)
        vowel = ("a", "a", "e", "o", "h", "a", "i")[k]
        for ha in range(int(rng.integers(5, 9))):
            sec = gap * 0.72
            fall = hz * (1.75 - 0.11 * ha)
            puff = voice(rng, sec, "h" + vowel, [(0, fall * 1.08), (sec, fall * 0.9)],
                         [(0, 0), (0.025, 1), (sec * 0.6, 0.6), (sec, 0)], size=size,
                         breath=0.085)  # fmt: skip
            put(out, at, pan(puff, -0.8 + k * 0.27), 0.85**ha * rng.uniform(0.7, 0.9))
            at += gap * rng.uniform(0.94, 1.08)
    return low(in_room(rng, out, 0.6, 0.3), 6000)


@effect("crowd_murmur", loop=True)
def crowd_murmur(rng: Rng) -> Wave:
    """Talk at the other tables: syllables without words, heard across a room."""
    sec = 10.0
    out = silence(sec, stereo=True)
    for _ in range(11):
        hz, size = someone(rng)
        side, far = rng.uniform(-0.9, 0.9), rng.uniform(0.35, 1.0)
        at = rng.uniform(0, 2)
        end = at + sec - 0.6
        while at < end:
            lift = rng.uniform(0.95, 1.3)
            for _syllable in range(int(rng.integers(3, 9))):
                long = rng.uniform(0.12, 0.26)
                vowels = "".join(rng.choice(list("aeiouhr"), 2))
                said = voice(rng, long, vowels, [(0, hz * lift), (long, hz * lift * 0.93)],
                             [(0, 0), (0.03, 1), (long * 0.7, 0.7), (long, 0)], size=size,
                             breath=0.05)  # fmt: skip
                put_round(out, at, pan(said, side), far * rng.uniform(0.5, 1.0))
                at += long * rng.uniform(0.9, 1.05)
                lift *= 0.965
            at += rng.uniform(0.35, 1.3)
    thrice = np.concatenate([out, out, out])
    muffled = low(high(in_room(rng, thrice, 0.7, 0.5), 150), 1900)
    n = len(out)
    return muffled[n : 2 * n]
