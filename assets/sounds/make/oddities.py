"""The odd band of the other three tables: steel guitar, theremin, toms, low reeds, brass, drips.

As in instruments.py each plays one note as mono, tuned to A4 = 440 Hz, keys numbered as in MIDI;
theremin plays a whole line, and the noises of wood and water take a generator.
"""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from assets.sounds.make.dsp import (
    RATE,
    Rng,
    Wave,
    band,
    clock,
    convolve,
    count,
    curve,
    decay,
    high,
    hiss,
    low,
    modes,
    soft_clip,
    swell,
    to_peak,
)
from assets.sounds.make.instruments import let_go, pitch, smoothed

STEEL_S = 4.5


@lru_cache(maxsize=200)
def _steel(key: int, force: int) -> Wave:
    """A steel string under a pickup: the pick and the pickup each miss their own overtones."""
    f0, v = pitch(key), force / 10
    partials = []
    for k in range(1, 28):
        hz = f0 * k * np.sqrt(1 + 7e-5 * k * k)
        if hz > 5200:
            break
        shape = (0.12 + abs(np.sin(np.pi * k * 0.13))) * (0.15 + abs(np.sin(np.pi * k * 0.23)))
        loud = shape * k**-0.6 * np.exp(-hz / (1100 + 1900 * v))
        partials.append((hz, 5.5 * 2 ** (-(key - 50) / 30) / (1 + 0.10 * k), loud))
    rung = modes(STEEL_S, partials) * (1 - np.exp(-clock(STEEL_S) / 0.0015))
    rung /= np.sqrt(np.mean(rung[: count(0.3)] ** 2))
    rng = np.random.default_rng(key * 59 + force)
    pick = high(low(hiss(rng, 0.05), 3600), 700) * decay(0.05, 0.016, 0.0006)
    rung[: len(pick)] += pick * (0.15 + 0.35 * v)
    out: Wave = soft_clip(rung * 0.35, 1.2) * v**1.2
    return out


def twang(key: int, held_s: float, velocity: float) -> Wave:
    """A steel guitar through an amplifier that trembles; long notes are shaken by the arm."""
    force = int(np.clip(round(velocity * 10), 1, 10))
    string = _steel(key, force)
    t = clock(STEEL_S)
    arm_s = 2.4e-4 * np.clip((t - 0.35) / 0.6, 0, 1) * np.sin(2 * np.pi * 5.1 * t)
    shaken = np.interp(t + arm_s, t, string)
    trembling = 1 - 0.55 * np.clip(t / 0.15, 0, 1) * (0.5 - 0.5 * np.cos(2 * np.pi * 5.6 * t))
    return let_go(shaken * trembling, held_s, 0.35) * (velocity * 10 / force)


def theremin(rng: Rng, notes: Sequence[tuple[float, float, int]], total_s: float) -> Wave:
    """A whole line of (second, length, key): it slides, and trembles before it is sure."""
    n = count(total_s)
    t = np.arange(n) / RATE
    keys, loud, since = np.full(n, float(notes[0][2])), np.zeros(n), np.full(n, 9.0)
    for at, length, note in notes:
        a, b = count(at), min(count(at + length), n)
        keys[a:] = note
        span = np.arange(b - a) / RATE
        loud[a:b] = 0.55 + 0.45 * np.sin(np.pi * np.clip(span / max(length, 0.2), 0, 1))
        since[a:b] = span
    glide = np.exp(-np.arange(count(0.4)) / RATE / 0.065)
    slow = np.exp(-np.arange(count(0.5)) / RATE / 0.07)
    keys = smoothed(keys, glide / glide.sum(), keys[0] - 3)
    loud = smoothed(loud, slow / slow.sum(), 0.0)
    width = 0.13 + 0.19 * np.clip((since - 0.1) / 0.5, 0, 1)
    drift = 0.04 * np.sin(2 * np.pi * 0.43 * t + rng.uniform(0, 6))
    hz = 440 * 2 ** ((keys + width * np.sin(2 * np.pi * 6.1 * t) + drift - 69) / 12)
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    tone = np.sin(phase) + 0.30 * np.sin(2 * phase + 0.4) + 0.13 * np.sin(3 * phase + 1.1)
    tone += 0.05 * np.sin(4 * phase + 2.0)
    line: Wave = tone * loud
    return line


def tom(rng: Rng, hz: float, velocity: float) -> Wave:
    """A low drum with a slack skin."""
    sec = 1.1
    t = clock(sec)
    skin = np.sin(2 * np.pi * np.cumsum(hz * (1 + 0.55 * np.exp(-t * 22))) / RATE)
    skin *= decay(sec, 0.85, 0.002)
    skin += (
        0.35
        * np.sin(2 * np.pi * np.cumsum(hz * (1.58 + 0.5 * np.exp(-t * 30))) / RATE)
        * decay(sec, 0.4, 0.002)
    )
    skin += low(high(hiss(rng, sec), 120), 1100) * decay(sec, 0.07, 0.001) * 0.35
    return skin * np.clip((sec - t) / 0.1, 0, 1) * velocity


def glass(key: int, held_s: float, velocity: float) -> Wave:
    """Moonlight: bowed glass that swells and swims."""
    sec = held_s + 0.6
    t = clock(sec)
    f0 = pitch(key)
    out = np.sin(2 * np.pi * f0 * t) + 0.5 * np.sin(2 * np.pi * f0 * 1.0028 * t + 1)
    out += 0.16 * np.sin(2 * np.pi * f0 * 2.003 * t) + 0.07 * np.sin(2 * np.pi * f0 * 3.01 * t)
    shape = np.clip(t / 0.22, 0, 1) ** 1.5 * np.clip((sec - t) / 0.7, 0, 1) ** 1.5
    return out * shape * (0.8 + 0.2 * np.sin(2 * np.pi * 3.7 * t)) * velocity


def rattle(rng: Rng, sec: float) -> Wave:
    """A snake that would rather be left alone."""
    t = clock(sec)
    beat = np.maximum(np.sin(2 * np.pi * np.cumsum(38 + 16 * swell(sec, 0.6)) / RATE), 0) ** 2
    return high(low(hiss(rng, sec), 5600), 2200) * (0.12 + beat) * swell(sec, 0.55) * (t >= 0)


def pizz(key: int, held_s: float, velocity: float) -> Wave:
    """Three double basses plucked on tiptoe: short, woody, not quite together."""
    rng = np.random.default_rng(key * 31)
    sec = 1.3
    out = np.zeros(count(sec))
    for player in range(3):
        f0 = pitch(key) * 2 ** (rng.normal(0, 4) / 1200)
        partials = [
            (f0 * k, 0.95 / (1 + 0.35 * (k - 1)), k**-0.7 * abs(np.sin(np.pi * k * 0.27)))
            for k in range(1, 14)
        ]
        late = count(0.004 * player * rng.uniform(0.4, 1.0))
        string = modes(sec, partials) * (1 - np.exp(-clock(sec) / 0.004))
        out[late:] += string[: len(out) - late]
    out += modes(sec, [(112, 0.12, 0.7), (187, 0.09, 0.5), (410, 0.05, 0.3)])
    out += low(high(hiss(rng, sec), 300), 1800) * decay(sec, 0.022, 0.001) * 0.5
    return let_go(low(out, 1900), held_s, 0.14) * velocity * 0.6


def _blown(
    hz: Wave, loudness: Sequence[float] | Wave, throat_of: Sequence[tuple[float, float, float]],
    *, slope: float, even: float = 1.0, top_hz: float = 5200,
) -> Wave:  # fmt: skip
    """Harmonics under fixed resonances (centre Hz, width in octaves, loudness)."""
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    out = np.zeros(len(hz))
    for k in range(1, 31):
        at = hz * k
        if float(np.min(at)) > top_hz:
            break
        shape = 0.08 + sum(
            loud * np.exp(-0.5 * (np.log2(at / centre) / wide) ** 2)
            for centre, wide, loud in throat_of
        )
        out += np.sin(k * phase + 0.9 * k) * shape * k**-slope * (even if k % 2 == 0 else 1.0)
    blown: Wave = out * np.asarray(loudness)
    return blown


def _breath(sec: float, held_s: float, rise_s: float, fall_s: float, dip: float) -> Wave:
    """A blown note's loudness: tongue, a first push, a steady rest, the end."""
    t = clock(sec)
    push = 1 - dip * np.clip((t - rise_s) / 0.12, 0, 1)
    end = np.clip((held_s + fall_s - t) / fall_s, 0, 1)
    shape: Wave = np.clip(t / rise_s, 0, 1) ** 1.3 * push * end**1.2
    return shape


def bassoon(key: int, held_s: float, velocity: float) -> Wave:
    """A bassoon that tries not to be heard: weak at the bottom, nasal above."""
    sec = held_s + 0.1
    t = clock(sec)
    shaking = 0.07 * np.clip((t - 0.25) / 0.4, 0, 1) * np.sin(2 * np.pi * 5.0 * t)
    hz = 440 * 2 ** ((key - 0.25 * np.exp(-t / 0.02) + shaking - 69) / 12)
    out = _blown(hz, _breath(sec, held_s, 0.028, 0.07, 0.25),
                 ((480, 0.42, 1.0), (1180, 0.28, 0.55), (2300, 0.3, 0.22)), slope=0.25)  # fmt: skip
    rng = np.random.default_rng(key)
    chiff = band(hiss(rng, 0.05), 900, 1.2) * decay(0.05, 0.03, 0.003)
    out[: len(chiff)] += chiff[: len(out)] * 0.5
    return out * velocity * 0.5


def clarinet(key: int, held_s: float, velocity: float) -> Wave:
    """A clarinet in its dark octave: every other overtone is missing."""
    sec = held_s + 0.1
    t = clock(sec)
    hz = pitch(key) * 2 ** (-0.12 * np.exp(-t / 0.03) / 12)
    out = _blown(hz, _breath(sec, held_s, 0.04, 0.08, 0.15),
                 ((320, 1.1, 1.0), (1500, 0.6, 0.35)), slope=0.75, even=0.12)  # fmt: skip
    out += (
        band(hiss(np.random.default_rng(key), sec), 1800, 0.8)
        * 0.02
        * _breath(sec, held_s, 0.02, 0.05, 0.4)
    )
    return out * velocity * 0.75


def tuba(key: int, held_s: float, velocity: float) -> Wave:
    """A tuba with short breath: the lip gives a little from below, then it is round."""
    sec = held_s + 0.12
    t = clock(sec)
    hz = pitch(key) * 2 ** (-0.5 * np.exp(-t / 0.022) / 12)
    shape = _breath(sec, held_s, 0.035, 0.09, 0.3)
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    out = np.zeros(len(t))
    for k in range(1, 15):
        bright = k ** -(0.30 + 0.8 * (1 - shape * velocity))
        out += np.sin(k * phase + 0.6 * k) * bright / (1 + (pitch(key) * k / 680) ** 2)
    return out * shape * velocity * 0.8


def trumpet(key: float, held_s: float, velocity: float, wah: Sequence[float] = ()) -> Wave:
    """A trumpet with a mute; a hand in front of it opens and closes (`wah`, 0–1)."""
    sec = held_s + 0.1
    t = clock(sec)
    wide = 0.13 * np.clip((t - 0.22) / 0.3, 0, 1)
    bend = key - 0.5 * np.exp(-t / 0.018) + wide * np.sin(2 * np.pi * 5.6 * t)
    hz = 440 * 2 ** ((bend - 69) / 12)
    hand = np.interp(t, np.linspace(0, sec, max(len(wah), 2)), wah or (0.55, 0.55))
    shape = _breath(sec, held_s, 0.022, 0.06, 0.22)
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    mouth = 620 + 1500 * hand
    out = np.zeros(len(t))
    for k in range(1, 24):
        at = hz * k
        if float(np.min(at)) > 7500:
            break
        mute = 0.10 + np.exp(-0.5 * (np.log2(at / mouth) / 0.5) ** 2)
        mute = mute + 0.45 * np.exp(-0.5 * (np.log2(at / 2900) / 0.25) ** 2) * hand
        out += np.sin(k * phase + 0.5 * k) * mute * k**-0.35 / (1 + (at / 4600) ** 4)
    return out * shape * (0.45 + 0.55 * hand) * velocity * 0.5


def jaw_harp(key: int, held_s: float, velocity: float, *, rising: bool = True) -> Wave:
    """A steel tongue between the teeth: one buzzing pitch, and the mouth picks from it."""
    sec = held_s + 0.25
    t = clock(sec)
    f0 = pitch(key)
    ends = (640.0, 1750.0) if rising else (1600.0, 560.0)
    mouth = ends[0] * (ends[1] / ends[0]) ** np.clip(t / (sec * 0.7), 0, 1)
    out = np.zeros(len(t))
    for k in range(1, int(4200 / f0) + 1):
        near = np.exp(-0.5 * (np.log2(f0 * k / mouth) / 0.16) ** 2)
        out += np.sin(2 * np.pi * f0 * k * t + 0.3 * k * k) * (0.07 * k**-0.4 + near * 0.5)
    return out * decay(sec, 0.75, 0.003) * np.clip((sec - t) / 0.06, 0, 1) * velocity * 0.5


def drip(rng: Rng, hz: float, velocity: float) -> Wave:
    """A drop into water: the bubble under it sings a moment, rising."""
    sec = 0.22
    t = clock(sec)
    bubble = np.sin(2 * np.pi * np.cumsum(hz * (1 + 2.6 * t + 14 * t * t)) / RATE)
    out = bubble * decay(sec, rng.uniform(0.09, 0.13), 0.0025)
    out[: count(0.01)] += high(hiss(rng, 0.01), 1500) * decay(0.01, 0.005, 0.0004) * 0.12
    return out * velocity


def creak(rng: Rng, sec: float, slips_hz: Sequence[tuple[float, float]], size: float = 1.0) -> Wave:
    """Dry wood that sticks and slips, so many times a second at (second, Hz); peak 1."""
    rate = curve(sec, slips_hz)
    train = np.zeros(count(sec))
    at = 0.0
    while at < sec - 0.002:
        train[count(at)] += rng.uniform(0.55, 1.0) * rng.choice([1.0, 1.0, 0.6])
        at += (1 + rng.normal(0, 0.07)) / float(rate[count(at)])
    wood = modes(0.09, [
        (390 * size, 0.035, 1.0), (880 * size, 0.03, 0.9), (1490 * size, 0.022, 0.8),
        (2460 * size, 0.014, 0.45), (3300 * size, 0.01, 0.2),
    ])  # fmt: skip
    heard = convolve(train, wood)[: count(sec)]
    return to_peak(heard * swell(sec, 0.55, 0.5))


def snap(rng: Rng, velocity: float) -> Wave:
    """Two fingers: a slip and the thumb's hollow."""
    out = band(hiss(rng, 0.12), 2100, 1.6) * decay(0.12, 0.035, 0.0008)
    out += modes(0.12, [(1240, 0.04, 0.5), (1900, 0.03, 0.45)])
    return out * velocity
