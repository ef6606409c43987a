"""Menus and prompts: small wooden, leather and brass sounds."""

import numpy as np

from assets.sounds.make.dice import CHIP, ring
from assets.sounds.make.dsp import (
    Rng,
    Wave,
    band,
    clock,
    count,
    decay,
    high,
    hiss,
    in_room,
    low,
    modes,
    put,
    silence,
    swell,
)
from assets.sounds.make.files import effect

SPUR = ((3420, 0.30, 0.5), (4870, 0.34, 0.55), (6130, 0.22, 0.35), (7740, 0.18, 0.18))
BOOT = ((92, 0.12, 1.0), (148, 0.10, 0.8), (233, 0.08, 0.5), (410, 0.05, 0.25))


def bar(hz: float, sec: float, t60: float, *, hard: float = 0.35) -> Wave:
    """A struck wooden or metal bar at a pitch; `hard` brings the upper modes out."""
    return modes(
        sec,
        [
            (hz, t60, 1.0),
            (hz * 2.0, t60 * 0.6, hard * 0.35),
            (hz * 3.93, t60 * 0.35, hard),
            (hz * 9.2, t60 * 0.12, hard * 0.25),
        ],
    )


def jingle(rng: Rng, sec: float, pings: int, over_s: float) -> Wave:
    """A spur's rowel: a few small bright pings, close together."""
    out = silence(sec)
    for k in range(pings):
        at = over_s * (k / pings) + rng.uniform(0, over_s / pings)
        put(out, at, ring(rng, 0.4, SPUR, 0.025), 0.85**k * rng.uniform(0.5, 1.0))
    return low(out, 9000)


def boot(rng: Rng) -> Wave:
    """A heel on floorboards."""
    out = ring(rng, 0.35, BOOT, 0.04)
    out += low(high(hiss(rng, 0.35), 250), 2200) * decay(0.35, 0.035, 0.0006) * 0.5
    put(out, 0.045, low(hiss(rng, 0.1), 900) * decay(0.1, 0.06, 0.004), 0.35)
    return out


@effect("click")
def click(rng: Rng) -> Wave:
    out = ring(rng, 0.2, ((640, 0.05, 0.8), (1120, 0.045, 1.0), (1980, 0.03, 0.6)), 0.01)
    out += low(hiss(rng, 0.2), 5000) * decay(0.2, 0.008, 0.0003) * 0.3
    return in_room(rng, out, 0.2, 0.12)


@effect("hover")
def hover(rng: Rng) -> Wave:
    out = ring(rng, 0.15, ((880, 0.045, 1.0), (1530, 0.03, 0.45)), 0.005)
    return in_room(rng, low(out, 4000), 0.2, 0.1)


@effect("confirm")
def confirm(rng: Rng) -> Wave:
    out = silence(0.7)
    put(out, 0, bar(392.0, 0.6, 0.35))
    put(out, 0.085, bar(587.33, 0.6, 0.5), 1.1)
    put(out, 0.0, ring(rng, 0.2, CHIP, 0.02), 0.12)
    return in_room(rng, low(out, 7500), 0.3, 0.2)


@effect("back")
def back(rng: Rng) -> Wave:
    out = silence(0.6)
    put(out, 0, bar(440.0, 0.5, 0.28))
    put(out, 0.08, bar(329.63, 0.5, 0.32), 0.9)
    return in_room(rng, low(out, 6000), 0.3, 0.18)


@effect("refuse")
def refuse(rng: Rng) -> Wave:
    out = silence(0.45)
    for at, loud in ((0.0, 1.0), (0.105, 0.8)):
        thud = ring(rng, 0.3, ((98, 0.14, 1.0), (163, 0.11, 0.9), (247, 0.08, 0.5)), 0.02)
        thud += low(hiss(rng, 0.3), 700) * decay(0.3, 0.05, 0.001) * 0.6
        put(out, at, thud, loud)
    return in_room(rng, low(out, 1800), 0.25, 0.14)


@effect("join")
def join(rng: Rng) -> Wave:
    out = silence(0.9)
    put(out, 0.0, boot(rng), 0.8)
    put(out, 0.02, jingle(rng, 0.8, 6, 0.26), 0.55)
    return in_room(rng, out, 0.35, 0.2)


@effect("leave")
def leave(rng: Rng) -> Wave:
    out = silence(1.2)
    for step, loud in enumerate((0.9, 0.6, 0.36)):
        put(out, step * 0.27, low(boot(rng), 2400 - step * 600), loud)
        put(out, step * 0.27 + 0.03, low(jingle(rng, 0.4, 3, 0.1), 7000 - step * 1800), loud * 0.32)
    return in_room(rng, out, 0.45, 0.3)


@effect("spurs_step", 2)
def spurs_step(rng: Rng) -> Wave:
    out = silence(0.7)
    put(out, 0, boot(rng), 1.0)
    put(out, 0.055, jingle(rng, 0.5, 4, 0.16), 0.4)
    return in_room(rng, out, 0.4, 0.25)


@effect("turn")
def turn(rng: Rng) -> Wave:
    out = silence(1.6)
    for at, hz, loud in ((0.0, 659.26, 0.8), (0.12, 987.77, 0.7)):
        chime = modes(
            1.4,
            [(hz, 1.3, 1.0), (hz * 1.003, 1.1, 0.3), (hz * 2.76, 0.6, 0.22), (hz * 5.4, 0.2, 0.07)],
        )
        put(out, at, chime * (1 - np.exp(-clock(1.4) / 0.003)), loud)
    return in_room(rng, low(out, 6500), 0.5, 0.25)


@effect("score")
def score(rng: Rng) -> Wave:
    out = silence(0.6)
    for at, hz, loud in ((0.0, 1318.5, 0.8), (0.035, 1975.5, 0.6)):
        put(out, at, modes(0.5, [(hz, 0.32, 1.0), (hz * 2.0, 0.2, 0.2), (hz * 4, 0.08, 0.1)]), loud)
    return in_room(rng, low(out, 8000), 0.3, 0.2)


@effect("clock_tick", 2)
def clock_tick(rng: Rng) -> Wave:
    out = ring(rng, 0.2, ((1730, 0.035, 0.6), (2480, 0.03, 1.0), (3960, 0.02, 0.5)), 0.05)
    out += ring(rng, 0.2, ((390, 0.06, 0.5), (620, 0.05, 0.4)), 0.03)
    put(out, 0.011, ring(rng, 0.1, ((2950, 0.02, 0.5), (5100, 0.012, 0.25)), 0.02))
    return in_room(rng, low(out, 8000), 0.25, 0.14)


@effect("fuse", loop=True)
def fuse(rng: Rng) -> Wave:
    sec = 2.4
    n = count(sec)
    shape = np.fft.rfftfreq(n, 1 / 44100)
    colour = np.exp(-0.5 * (np.log2(np.maximum(shape, 1) / 4300) / 0.75) ** 2)
    steam = np.fft.irfft(np.fft.rfft(rng.standard_normal(n)) * colour, n)
    slow = np.abs(np.fft.irfft(np.fft.rfft(rng.standard_normal(n)) * (shape < 22), n))
    out = steam / np.std(steam) * (0.5 + 0.35 * slow / np.mean(slow))
    pops = np.zeros(n)
    where = rng.integers(0, n, 90)
    pops[where] = rng.exponential(1.0, 90) * rng.choice([-1, 1], 90)
    burst = np.fft.rfft(np.r_[np.exp(-np.arange(180) / 40) * rng.standard_normal(180),
                              np.zeros(n - 180)])  # fmt: skip
    crackle = np.fft.irfft(np.fft.rfft(pops) * burst, n)
    soft = np.fft.rfft(out * 0.22 + crackle * 0.55) / (1 + (shape / 7500) ** 4)
    return np.tanh(np.fft.irfft(soft, n) * 0.8)


@effect("glass")
def glass(rng: Rng) -> Wave:
    out = silence(1.1)
    tumbler = ((1870, 0.35, 0.5), (2610, 0.5, 0.8), (4380, 0.4, 0.5), (6720, 0.22, 0.22))
    put(out, 0, ring(rng, 0.9, tumbler, 0.03), 0.9)
    put(out, 0.0006, ring(rng, 0.9, tumbler, 0.12), 0.6)
    put(out, 0.0, low(hiss(rng, 0.05), 7000) * decay(0.05, 0.006, 0.0002), 0.2)
    return in_room(rng, low(out, 8500), 0.35, 0.2)


@effect("glass_slide")
def glass_slide(rng: Rng) -> Wave:
    sec = 1.3
    t = clock(sec)
    speed = np.clip(1 - t / 0.85, 0, 1) ** 0.6 * np.minimum(t / 0.05, 1)
    grain = 0.6 + 0.4 * np.sin(2 * np.pi * np.cumsum(speed * 46) / 44100) ** 2
    scrape = low(high(hiss(rng, sec), 500), 2600) + band(hiss(rng, sec), 1180, 6) * 2.2
    out = np.zeros((len(t), 2))
    moving = scrape * speed * grain * 0.35
    where = np.clip(t / 0.85, 0, 1) * 1.2 - 0.6
    out[:, 0] = moving * np.cos((where + 1) * np.pi / 4)
    out[:, 1] = moving * np.sin((where + 1) * np.pi / 4)
    stop = ring(rng, 0.4, ((240, 0.08, 1.0), (520, 0.06, 0.6)), 0.02)
    put(stop, 0.004, ring(rng, 0.35, ((2610, 0.3, 0.35), (4380, 0.22, 0.2)), 0.02))
    put(out, 0.85, np.column_stack([stop * 0.5, stop * 0.85]), 0.8)
    return in_room(rng, out, 0.35, 0.16)


@effect("doors")
def doors(rng: Rng) -> Wave:
    sec = 1.9
    t = clock(sec)
    out = np.zeros(len(t))
    for at, length, start, end, loud in (
        (0.0, 0.30, 210, 330, 1.0),
        (0.46, 0.26, 300, 220, 0.7),
        (0.86, 0.22, 215, 290, 0.45),
        (1.20, 0.18, 280, 235, 0.25),
    ):
        s = clock(length)
        hz = np.linspace(start, end, len(s)) * (1 + 0.02 * np.cumsum(rng.normal(0, 0.02, len(s))))
        phase = np.cumsum(hz) / 44100
        creak = (2 * (phase % 1) - 1) * swell(length, 0.4)
        creak = band(creak, 980, 5) + band(creak, 1760, 6) * 0.7 + band(creak, 2900, 6) * 0.3
        put(out, at, creak, loud * 0.5)
        flap = ring(rng, 0.3, ((84, 0.16, 1.0), (137, 0.12, 0.8), (260, 0.07, 0.5)), 0.03)
        flap += low(hiss(rng, 0.3), 900) * decay(0.3, 0.09, 0.012) * 0.5
        put(out, at + length * 0.9, flap, loud * 0.8)
        put(out, at, low(hiss(rng, length), 700) * swell(length, 0.6), loud * 0.14)
    return in_room(rng, out, 0.4, 0.2)
