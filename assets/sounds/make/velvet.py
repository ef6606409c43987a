"""The curtain before a secret turn: heavy velvet drawn along a brass rail, its rings after it."""

import numpy as np

from assets.sounds.make.dsp import (
    Rng,
    Wave,
    clock,
    curve,
    decay,
    high,
    hiss,
    in_room,
    low,
    modes,
    pan,
    put,
    silence,
    sweep_noise,
    swell,
)
from assets.sounds.make.files import effect

SEC = 0.4
RINGS = 9


@effect("curtain")
def curtain(rng: Rng) -> Wave:
    """One pull: the cloth rushes from the side to the middle, brass rings click and stop."""
    out = silence(SEC, stereo=True)
    rush = curve(SEC, ((0, 260), (0.1, 620), (0.2, 880), (0.3, 520), (SEC, 230)))
    cloth = sweep_noise(rng, SEC, rush, 0.75) * swell(SEC, 0.42, 1.1)
    nap = low(high(hiss(rng, SEC), 1500), 4200) * swell(SEC, 0.36, 1.6)
    folds = 1 + 0.35 * np.sin(2 * np.pi * 23 * clock(SEC) + rng.uniform(0, 6))
    for side, far in ((-0.55, 1.0), (0.55, 0.85)):
        put(out, 0.0, pan((0.9 * cloth + 0.16 * nap) * folds, side), far)
    for k in range(RINGS):
        # Close together while the pull is quick, then each runs into the one before it.
        at = 0.03 + 0.27 * (k / (RINGS - 1)) ** 1.25 + rng.uniform(-0.006, 0.006)
        hard = 0.55 + 0.45 * np.sin(np.pi * k / (RINGS - 1))
        put(out, at, pan(_ring(rng), -0.6 + 1.2 * k / (RINGS - 1)), 2.4 * float(hard))
    return in_room(rng, out * curve(SEC, ((0, 1), (0.34, 1), (SEC, 0)))[:, None], 0.12, 0.14)


def _ring(rng: Rng) -> Wave:
    """A brass ring on a brass rail: a click and a short, dull ringing, each a little another."""
    sec = 0.16
    hz = 2350 * rng.uniform(0.9, 1.12)
    rung = modes(
        sec, ((hz, 0.15, 0.5), (hz * 1.52, 0.11, 0.3), (hz * 2.31, 0.08, 0.22), (740, 0.03, 0.5))
    )
    rub = high(hiss(rng, sec), 2600) * decay(sec, 0.02) * 0.25
    return rung + rub
