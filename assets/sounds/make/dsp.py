"""Tools for shaping sound: noise, ringing modes, filters, rooms, levels.

A sound is an array of floats at 44,100 Hz: shape (n,) for mono, (n, 2) for stereo.
Filters are causal, so a knock never rings before it is struck.
"""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

RATE = 44100
Wave = npt.NDArray[np.float64]
Rng = np.random.Generator
Partial = tuple[float, float, float]
"""One ringing mode: pitch in Hz, seconds until it is 60 dB down, loudness."""


def count(sec: float) -> int:
    """Samples in that many seconds."""
    return round(sec * RATE)


def clock(sec: float) -> Wave:
    """The time of each sample, in seconds."""
    return np.arange(count(sec)) / RATE


def hiss(rng: Rng, sec: float) -> Wave:
    """White noise, loudness about 1."""
    return rng.standard_normal(count(sec))


def decay(sec: float, t60: float, attack_s: float = 0.0005) -> Wave:
    """An envelope: a quick rise, then 60 dB down within `t60` seconds."""
    t = clock(sec)
    shape: Wave = (1 - np.exp(-t / max(attack_s, 1e-5))) * np.exp(-6.91 * t / t60)
    return shape


def swell(sec: float, peak_at: float = 0.5, power: float = 1.0) -> Wave:
    """An envelope that rises from nothing to 1 at `peak_at` (a share of `sec`) and falls again."""
    x = np.linspace(0, 1, count(sec))
    y = np.where(x < peak_at, x / max(peak_at, 1e-6), (1 - x) / max(1 - peak_at, 1e-6))
    shaped: Wave = np.sin(np.clip(y, 0, 1) * np.pi / 2) ** (2 * power)
    return shaped


def curve(sec: float, points: Sequence[tuple[float, float]]) -> Wave:
    """A bent line through (second, value) points."""
    at, value = zip(*points, strict=True)
    bent: Wave = np.interp(clock(sec), at, value)
    return bent


def modes(sec: float, partials: Sequence[Partial], phases: Sequence[float] | None = None) -> Wave:
    """Many decaying sines at once (each starts at zero unless told a phase)."""
    block = 256
    n = count(sec)
    table = np.asarray(partials, dtype=np.float64)
    s = -6.91 / table[:, 1] + 2j * np.pi * table[:, 0]
    start = table[:, 2] * np.exp(1j * np.asarray(phases if phases is not None else 0.0))
    far = np.exp(np.outer(np.arange(-(-n // block)) * block / RATE, s)) * start
    near = np.exp(np.outer(s, np.arange(block) / RATE))
    rung: Wave = (far @ near).imag.ravel()[:n]
    return rung


def _through(x: Wave, b: Sequence[float], a: Sequence[float]) -> Wave:
    """The answer of a small recursive filter, worked out in the frequency domain."""
    n = len(x)
    size = 1 << int(np.ceil(np.log2(n + 8192)))
    z = np.exp(-2j * np.pi * np.arange(size // 2 + 1) / size)
    answer = np.polyval(list(b)[::-1], z) / np.polyval(list(a)[::-1], z)
    if x.ndim == 2:
        answer = answer[:, None]
    passed: Wave = np.fft.irfft(np.fft.rfft(x, size, axis=0) * answer, size, axis=0)[:n]
    return passed


def _section(kind: str, hz: float, q: float, gain_db: float = 0.0) -> tuple[list[float], ...]:
    w = 2 * np.pi * min(hz, RATE * 0.49) / RATE
    c, alpha, g = np.cos(w), np.sin(w) / (2 * q), 10 ** (gain_db / 40)
    if kind == "low":
        b = [(1 - c) / 2, 1 - c, (1 - c) / 2]
    elif kind == "high":
        b = [(1 + c) / 2, -(1 + c), (1 + c) / 2]
    elif kind == "band":
        b = [alpha, 0.0, -alpha]
    else:
        return [1 + alpha * g, -2 * c, 1 - alpha * g], [1 + alpha / g, -2 * c, 1 - alpha / g]
    return b, [1 + alpha, -2 * c, 1 - alpha]


def low(x: Wave, hz: float, times: int = 1) -> Wave:
    """Lets through what is below `hz`; 12 dB an octave each time."""
    for _ in range(times):
        x = _through(x, *_section("low", hz, 0.707))
    return x


def high(x: Wave, hz: float, times: int = 1) -> Wave:
    """Lets through what is above `hz`; 12 dB an octave each time."""
    for _ in range(times):
        x = _through(x, *_section("high", hz, 0.707))
    return x


def band(x: Wave, hz: float, q: float = 1.0) -> Wave:
    """Lets through what is around `hz`."""
    return _through(x, *_section("band", hz, q))


def bell_eq(x: Wave, hz: float, gain_db: float, q: float = 1.0) -> Wave:
    """Lifts or lowers what is around `hz`."""
    return _through(x, *_section("peak", hz, q, gain_db))


def convolve(x: Wave, answer: Wave) -> Wave:
    """The sound as heard through an impulse response; a stereo answer makes it stereo."""
    if answer.ndim == 2 and x.ndim == 1:
        x = np.column_stack([x, x])
    n = len(x) + len(answer) - 1
    size = 1 << int(np.ceil(np.log2(n)))
    left = np.fft.rfft(x, size, axis=0)
    right = np.fft.rfft(answer, size, axis=0)
    heard: Wave = np.fft.irfft(left * right, size, axis=0)[:n]
    return heard


def room(rng: Rng, t60: float, *, bright_hz: float = 4500, stereo: bool = False) -> Wave:
    """The echo of a room as an impulse response of energy 1: a few walls, then a soft tail."""
    sides = []
    for _ in range(2 if stereo else 1):
        sec = t60 * 1.1
        t = clock(sec)
        tail = low(hiss(rng, sec), bright_hz) * np.exp(-6.91 * t / t60)
        tail += low(hiss(rng, sec), bright_hz / 5) * np.exp(-6.91 * t / (t60 * 1.3)) * 0.8
        tail *= np.minimum(t / (0.012 + 0.02 * t60), 1)
        for k in range(6):
            at = count(0.004 + 0.011 * t60 * (k + 1) + rng.uniform(0, 0.006))
            if at < len(tail):
                tail[at] += rng.choice([-1, 1]) * 6.0 * 0.75**k
        tail = high(low(tail, bright_hz * 1.6), 120)
        sides.append(tail / np.sqrt(np.sum(tail**2)))
    return np.column_stack(sides) if stereo else sides[0]


def in_room(
    rng: Rng, x: Wave, t60: float = 0.35, wet: float = 0.25, *, stereo: bool = False
) -> Wave:
    """The sound with a little of its room behind it."""
    echo = convolve(x, room(rng, t60, stereo=stereo or x.ndim == 2)) * wet
    dry = x if x.ndim == echo.ndim else np.column_stack([x, x])
    out = echo.copy()
    out[: len(dry)] += dry
    return out


def put(onto: Wave, at_s: float, x: Wave, gain: float = 1.0) -> None:
    """Adds a sound to another at a second; what reaches past the end is cut."""
    start = count(at_s)
    stop = min(start + len(x), len(onto))
    if stop > start:
        onto[start:stop] += x[: stop - start] * gain


def put_round(onto: Wave, at_s: float, x: Wave, gain: float = 1.0) -> None:
    """Adds a sound to a loop; what reaches past the end goes on at the beginning."""
    start = count(at_s) % len(onto)
    while len(x):
        take = min(len(x), len(onto) - start)
        onto[start : start + take] += x[:take] * gain
        x, start = x[take:], 0


def silence(sec: float, *, stereo: bool = False) -> Wave:
    """Nothing, to put things onto."""
    return np.zeros((count(sec), 2) if stereo else count(sec))


def pan(x: Wave, side: float) -> Wave:
    """Mono to stereo, -1 left to 1 right, as loud everywhere."""
    angle = (side + 1) * np.pi / 4
    return np.column_stack([x * np.cos(angle), x * np.sin(angle)])


def to_peak(x: Wave, peak: float = 1.0) -> Wave:
    """The sound scaled so that its loudest sample is `peak`."""
    scaled: Wave = x * (peak / max(float(np.max(np.abs(x))), 1e-12))
    return scaled


def soft_clip(x: Wave, drive: float) -> Wave:
    """Rounds off the tops, as a loud thing does in the ear."""
    rounded: Wave = np.tanh(x * drive) / np.tanh(drive)
    return rounded


def trimmed(x: Wave, floor_db: float = -58.0, fade_s: float = 0.03) -> Wave:
    """Without the inaudible end, faded out so that it ends on nothing."""
    level = np.max(np.abs(x), axis=1) if x.ndim == 2 else np.abs(x)
    loud = np.nonzero(level > np.max(level) * 10 ** (floor_db / 20))[0]
    x = x[: loud[-1] + 1].copy()
    n = min(count(fade_s), len(x))
    fade = np.cos(np.linspace(0, np.pi / 2, n)) ** 2
    x[-n:] *= fade[:, None] if x.ndim == 2 else fade
    return x


def sweep_noise(rng: Rng, sec: float, centre_hz: Wave, width: float = 0.6) -> Wave:
    """Noise whose colour moves: bands a third apart, each loud when the centre passes by.

    Higher bands are wider, so they are turned down to be as loud as the low ones.
    """
    out = np.zeros(count(sec))
    raw = hiss(rng, sec)
    for hz in 110 * 2 ** (np.arange(0, 22) / 3):
        near = np.exp(-0.5 * ((np.log2(centre_hz) - np.log2(hz)) / width) ** 2)
        if np.max(near) > 0.01:
            out += band(raw, float(hz), 2.2) * near * np.sqrt(700 / hz)
    return out
