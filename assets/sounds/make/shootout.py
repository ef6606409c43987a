"""Slap .45 on Main Street: hands on cloth and wood, the cannon, the herd."""

import numpy as np

from assets.sounds.make.dice import ring
from assets.sounds.make.dsp import (
    RATE,
    Rng,
    Wave,
    clock,
    convolve,
    decay,
    high,
    hiss,
    in_room,
    low,
    pan,
    put,
    room,
    silence,
    soft_clip,
    swell,
)
from assets.sounds.make.files import effect
from assets.sounds.make.street import gunshot


@effect("slap", 3)
def slap(rng: Rng) -> Wave:
    """A glove on a cloth with a board under it: there from the first sample, and gone at once."""
    out = silence(0.32)
    leather = high(low(hiss(rng, 0.12), 4200), 500) * decay(0.12, 0.032, 0.0002)
    air = low(high(hiss(rng, 0.1), 180), 900) * decay(0.1, 0.05, 0.0006)
    board = ring(rng, 0.3, ((118, 0.11, 1.0), (196, 0.09, 0.8), (342, 0.06, 0.45)), 0.05)
    put(out, 0, leather, rng.uniform(0.9, 1.1))
    put(out, 0.001, air, 1.2)
    put(out, 0.001, board, rng.uniform(0.8, 1.0))
    for k in range(3):  # the fingers follow the palm
        tip = high(low(hiss(rng, 0.03), 5200), 900) * decay(0.03, 0.012, 0.0002)
        put(out, 0.006 + 0.005 * k + rng.uniform(0, 0.002), tip, 0.22)
    return in_room(rng, out, 0.25, 0.12)


@effect("cannon")
def cannon(rng: Rng) -> Wave:
    """The Big Gun: a blast that rolls down the street and comes back."""
    sec = 1.6
    t = clock(sec)
    body = gunshot(rng, boom_hz=38, bright=0.5)
    dry = silence(sec)
    put(dry, 0, low(body, 3200), 0.9)
    phase = 2 * np.pi * np.cumsum(31 + 70 * np.exp(-t * 16)) / RATE
    dry += np.sin(phase) * decay(sec, 1.1, 0.002) * 1.1
    dry += low(high(hiss(rng, sec), 40), 240) * decay(sec, 0.9, 0.004) * 1.6
    dry = soft_clip(dry * 0.8, 1.8)
    out = silence(2.8, stereo=True)
    put(out, 0, pan(dry, 0.0), 1.0)
    for at, side, loud, hz in (
        (0.17, -0.8, 0.36, 1300), (0.29, 0.8, 0.30, 1000), (0.52, -0.5, 0.20, 700),
        (0.85, 0.6, 0.12, 480), (1.25, -0.3, 0.07, 340),
    ):  # fmt: skip
        put(out, at, pan(low(dry, hz), side), loud)
    tail = convolve(out, room(rng, 1.6, bright_hz=900, stereo=True))[: len(out)]
    return out + tail * 0.14


@effect("hooves")
def hooves(rng: Rng) -> Wave:
    """A horse at full gallop from left to right: three beats and a breath, over and over."""
    sec = 1.7
    out = silence(sec, stereo=True)
    stride = 0.34
    for i in range(5):
        for beat, loud in ((0.0, 0.75), (0.085, 0.9), (0.16, 1.0)):
            at = 0.02 + i * stride + beat + rng.uniform(-0.006, 0.006)
            far = abs(at - 0.75) / 0.95
            thud = ring(rng, 0.22, ((92, 0.12, 1.0), (150, 0.09, 0.7), (520, 0.04, 0.35)), 0.06)
            thud += low(high(hiss(rng, 0.22), 90), 1500) * decay(0.22, 0.05, 0.001) * 0.5
            near = max(0.12, 1 - far**1.4)
            put(out, at, pan(low(thud, 900 + 3200 * near), -0.85 + 1.7 * at / sec), loud * near)
    dust = low(high(hiss(rng, sec), 200), 1100) * swell(sec, 0.45) * 0.09
    put(out, 0, pan(dust, 0.0), 1.0)
    return in_room(rng, out, 0.5, 0.16, stereo=True)
