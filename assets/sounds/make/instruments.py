"""The band: saloon piano, guitar, upright bass, harmonica, whistle, music box, brushes.

Each plays one note and gives it as mono, tuned to A4 = 440 Hz; keys are numbered as in MIDI.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from assets.sounds.make.dsp import (
    RATE,
    Rng,
    Wave,
    band,
    bell_eq,
    clock,
    count,
    decay,
    high,
    hiss,
    low,
    modes,
    swell,
)

LONGEST_S = 4.0


def pitch(key: float) -> float:
    """Hertz of a key."""
    return float(440.0 * 2 ** ((key - 69) / 12))


def let_go(x: Wave, held_s: float, damped_s: float) -> Wave:
    """The note with its damper falling after `held_s`; 60 dB down within `damped_s`."""
    n = min(len(x), count(held_s + damped_s))
    t = np.arange(n) / RATE
    fall = np.where(t < held_s, 1.0, np.exp(-6.91 * (t - held_s) / damped_s))
    end = np.clip((n - np.arange(n)) / count(0.008), 0, 1)
    out: Wave = x[:n] * fall * end
    return out


@lru_cache(maxsize=600)
def _strings(key: int, force: int, detune_cents: float) -> Wave:
    """A piano key struck and held. Force 1–10: harder is brighter, not only louder."""
    rng = np.random.default_rng(key * 131 + force)
    v, f0 = force / 10, pitch(key)
    stiff = 2.6e-4 * np.exp(max(key - 55, 0) * 0.062)
    long_s = float(np.clip(6.0 * 2 ** (-(key - 60) / 15), 0.7, 9.0))
    cut = 650 + 2300 * v + 0.9 * f0
    partials: list[tuple[float, float, float]] = []
    phases: list[float] = []
    for k in range(1, 33):
        at = f0 * k * np.sqrt(1 + stiff * k * k)
        if at > 9000:
            break
        loud = k**-0.75 * (0.15 + abs(np.sin(np.pi * k * 0.121))) * np.exp(-((at / cut) ** 0.95))
        loud /= 1 + (75 / at) ** 2
        t60 = long_s / (1 + 0.13 * (k - 1) + (at / 4500) ** 2)
        for side in (-1, 1):
            hz = at * 2 ** (side * detune_cents * rng.uniform(0.8, 1.2) / 1200)
            start = rng.uniform(0, 0.5)
            partials += [(hz, t60 * 0.45, loud * 0.4), (hz, t60, loud * 0.16)]
            phases += [start, start]
    rung = modes(LONGEST_S, partials, phases) * (1 - np.exp(-clock(LONGEST_S) / 0.0012))
    level = float(np.sqrt(np.mean(rung[: count(0.25)] ** 2)))
    rung /= level
    thump = modes(0.25, [(92, 0.1, 1.0), (143, 0.09, 0.8), (221, 0.07, 0.7), (348, 0.05, 0.5)])
    knock = low(high(hiss(rng, 0.25), 700), 2600) * decay(0.25, 0.022, 0.0006)
    rung[: len(thump)] += thump * (0.22 + 0.2 * v) + knock * (0.1 + 0.5 * v * v)
    tilt = 10 ** (-max(key - 72, 0) * 0.16 / 20)
    out: Wave = rung * v**1.4 * tilt
    return out


def piano(key: int, held_s: float, velocity: float, detune_cents: float = 5.0) -> Wave:
    """A saloon upright; `detune_cents` 1–2 is fresh from the tuner, 5–8 honky-tonk."""
    force = int(np.clip(round(velocity * 10), 1, 10))
    rung = _strings(key, force, detune_cents)
    return let_go(rung, held_s, 0.16 if key < 90 else 1.2) * (velocity * 10 / force)


@lru_cache(maxsize=400)
def _pluck(key: int, force: int) -> Wave:
    """A gut string after Karplus and Strong: noise going round a delay as long as the string."""
    rng = np.random.default_rng(key * 977 + force)
    v, period = force / 10, RATE / pitch(key)
    damp, soft = 0.5 ** (1 / (pitch(key) * (0.55 + 60 / pitch(key)))), 0.18
    whole = int(period - 2.5)
    part = period - whole - 1 - 1.0  # the smoothing delays by 1, the middle of the cubic by 1
    d = 1.0 + part
    cubic = [
        -(d - 1) * (d - 2) * (d - 3) / 6, d * (d - 2) * (d - 3) / 2,
        -d * (d - 1) * (d - 3) / 2, d * (d - 1) * (d - 2) / 6,
    ]  # fmt: skip
    loop = np.convolve(cubic, [soft, 1 - 2 * soft, soft]) * damp
    burst = hiss(rng, (whole + 8) / RATE * 1.01)[: whole + 8]
    smooth = int(1 + 5 * (1 - v))
    burst = np.convolve(burst, np.ones(smooth) / smooth, "same")
    where = max(int(period * 0.19), 1)
    burst = burst - np.roll(burst, where)
    n = count(LONGEST_S)
    y = np.zeros(n + whole + 16)
    lead = whole + 8
    y[:lead] = (burst - burst.mean()) * np.minimum(np.arange(lead) / 24, 1)
    at, block = lead, whole
    while at < n:
        stop = min(at + block, len(y))
        length = stop - at
        total = np.zeros(length)
        for k, share in enumerate(loop):
            start = at - whole - k
            total += share * y[start : start + length]
        y[at:stop] = total
        at = stop
    string = y[:n]
    body = bell_eq(bell_eq(bell_eq(string, 105, 6, 3), 205, 6, 2.5), 410, 3, 2)
    body = low(high(body, 70), 3200 + 2600 * v)
    finger = low(hiss(rng, 0.04), 1800) * decay(0.04, 0.02, 0.001)
    body /= np.sqrt(np.mean(body[: count(0.3)] ** 2))
    body[: len(finger)] += finger * 0.2
    out: Wave = body * v**1.3
    return out


def guitar(key: int, held_s: float, velocity: float) -> Wave:
    """A parlour guitar with gut strings."""
    force = int(np.clip(round(velocity * 10), 1, 10))
    return let_go(_pluck(key, force), held_s, 0.25) * (velocity * 10 / force)


def bass(key: int, held_s: float, velocity: float) -> Wave:
    """An upright bass, plucked: the pitch sinks into place, the finger thumps."""
    rng = np.random.default_rng(key)
    sec = 2.2
    f0 = pitch(key)
    t = clock(sec)
    bend = 2 * np.pi * (f0 * t - 0.012 * f0 * 0.03 * np.exp(-t / 0.03))
    out = np.zeros(len(t))
    for k, loud in enumerate((1.0, 0.75, 0.42, 0.26, 0.13, 0.08, 0.04), start=1):
        out += loud * np.sin(k * bend + 0.3 * k) * np.exp(-6.91 * t * (1 + 0.55 * (k - 1)) / 2.0)
    out *= 1 - np.exp(-t / 0.006)
    out += low(hiss(rng, sec), 900) * decay(sec, 0.05, 0.002) * 0.35
    out += modes(sec, [(98, 0.15, 0.2), (176, 0.1, 0.12)])
    return let_go(low(out, 1500), held_s, 0.12) * velocity


def reed(
    key: float, held_s: float, velocity: float, *, wah: Sequence[float] = (), soft: bool = False,
    fall: float = 0.0,
) -> Wave:  # fmt: skip
    """A harmonica (or, soft, an accordion): two reeds, a hand that opens and closes (`wah`, 0–1).

    `fall`: semitones by which the note sinks towards its end.
    """
    sec = held_s + 0.12
    t = clock(sec)
    depth = np.clip((t - 0.25) / 0.5, 0, 1)
    bend = key - fall * np.clip((t / sec - 0.35) / 0.65, 0, 1) ** 1.5
    bend = bend - 0.35 * np.exp(-t / 0.035) * (not soft)
    vibrato = 0.12 * depth * np.sin(2 * np.pi * 5.2 * t) * (0.3 if soft else 1.0)
    hz = 440 * 2 ** ((bend + vibrato - 69) / 12)
    hand = (
        np.interp(t, np.linspace(0, sec, len(wah)), wah) if len(wah) > 1 else np.full(len(t), 0.6)
    )
    mouth = 750 + 1500 * hand
    out = np.zeros(len(t))
    for cents, share in ((-2.5, 0.55), (3.0, 0.45)):
        phase = 2 * np.pi * np.cumsum(hz * 2 ** (cents / 1200)) / RATE
        for k in range(1, 22):
            at = hz * k
            shape = 0.35 + np.exp(-0.5 * (np.log2(at / mouth) / 0.55) ** 2)
            shape = shape * k ** (-1.25 if soft else -0.85) / (1 + (at / 4200) ** 4)
            out += share * np.sin(k * phase + 0.7 * k) * shape * (at < 9000)
    breathy = band(hiss(np.random.default_rng(int(key)), sec), 2200, 1.0) * (0.02 if soft else 0.05)
    out = out * (0.35 + 0.65 * hand) + breathy
    rise = np.clip(t / (0.09 if soft else 0.045), 0, 1) ** 1.5
    drop = np.clip((sec - t) / (0.16 if soft else 0.09), 0, 1)
    beat = 1 - 0.13 * depth * (0.5 + 0.5 * np.sin(2 * np.pi * 5.2 * t + 1))
    note: Wave = out * rise * drop * beat * velocity
    return note


def whistle(rng: Rng, notes: Sequence[tuple[float, float, int]], total_s: float) -> Wave:
    """A whole line whistled in one go: (second, length, key) notes that slide into each other."""
    n = count(total_s)
    t = np.arange(n) / RATE
    key, loud, since = np.full(n, float(notes[0][2])), np.zeros(n), np.full(n, 9.0)
    for at, length, note in notes:
        a, b = count(at), min(count(at + length), n)
        key[a:] = note
        span = np.arange(b - a) / RATE
        loud[a:b] = 0.75 + 0.25 * np.sin(np.pi * np.clip(span / max(length, 0.1), 0, 1))
        since[a:b] = span
    glide = np.exp(-np.arange(count(0.2)) / RATE / 0.035)
    slow = np.exp(-np.arange(count(0.25)) / RATE / 0.04)
    key = smoothed(key, glide / glide.sum(), key[0])
    loud = smoothed(loud, slow / slow.sum(), 0.0)
    vibrato = 0.22 * np.clip((since - 0.3) / 0.5, 0, 1) * np.sin(2 * np.pi * 5.4 * t)
    drift = 0.05 * np.sin(2 * np.pi * 0.37 * t) + 0.03 * np.sin(2 * np.pi * 1.1 * t + 1)
    hz = 440 * 2 ** ((key + vibrato + drift - 69) / 12)
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    tone = np.sin(phase) + 0.07 * np.sin(2 * phase + 0.5) + 0.02 * np.sin(3 * phase)
    air = low(high(hiss(rng, total_s), 900), 4200)
    line: Wave = (tone + air * 0.035 * (1 + np.sin(phase))) * loud
    return line


def smoothed(x: Wave, kernel: Wave, before: float) -> Wave:
    """The curve made lazy by a causal kernel of sum 1; it stood at `before` until it began."""
    padded = np.concatenate([np.full(len(kernel), before), x])
    size = 1 << int(np.ceil(np.log2(len(padded) + len(kernel))))
    out: Wave = np.fft.irfft(np.fft.rfft(padded, size) * np.fft.rfft(kernel, size), size)
    return out[len(kernel) : len(kernel) + len(x)]


def music_box(key: int, velocity: float) -> Wave:
    """A steel tine: a soft bell with a tick of the pin in front."""
    f0 = pitch(key)
    rng = np.random.default_rng(key)
    out = modes(
        2.4,
        [
            (f0, 2.0, 1.0), (f0 * 1.0015, 1.5, 0.35), (f0 * 2.01, 0.8, 0.16),
            (f0 * 5.4, 0.22, 0.09), (f0 * 0.5, 0.7, 0.06),
        ],
    )  # fmt: skip
    out *= 1 - np.exp(-clock(2.4) / 0.002)
    out[: count(0.03)] += band(hiss(rng, 0.03), 3000, 1.5) * decay(0.03, 0.012) * 0.05
    return let_go(low(out, 6000), 2.0, 0.3) * velocity


def brush(rng: Rng, velocity: float, *, tap: bool) -> Wave:
    """Wire brushes on a snare: a swish round the skin, or a tap."""
    if tap:
        out = low(high(hiss(rng, 0.2), 900), 5200) * decay(0.2, 0.11, 0.002)
        out += modes(0.2, [(188, 0.09, 0.5), (312, 0.06, 0.3)])
        return out * velocity
    return low(high(hiss(rng, 0.3), 1400), 5600) * swell(0.3, 0.55, 1.2) * velocity * 0.6
