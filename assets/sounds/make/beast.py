"""Monster, in the cellar: what is under the cloth, and the table it lies on."""

import numpy as np

from assets.sounds.make.crowd import voice
from assets.sounds.make.dice import ring
from assets.sounds.make.dsp import (
    RATE,
    Rng,
    Wave,
    band,
    bell_eq,
    clock,
    convolve,
    count,
    curve,
    decay,
    high,
    hiss,
    in_room,
    low,
    modes,
    pan,
    put,
    room,
    silence,
    soft_clip,
    sweep_noise,
    swell,
    to_peak,
)
from assets.sounds.make.files import effect
from assets.sounds.make.oddities import trumpet
from assets.sounds.make.score import key

Points = list[tuple[float, float]]
BIG = 0.66
"""The size of its throat: a head half as large again as anybody's."""


def beast(rng: Rng, sec: float, vowels: str, pitch: Points, loud: Points, rough: float) -> Wave:
    """The Monster's voice: a huge throat; `rough` (0-1) is how much it growls. Peak 1."""
    tone = voice(rng, sec, vowels, pitch, loud, size=BIG, breath=0.10)
    t = clock(sec)
    turns = np.linspace(0, sec, int(sec / 0.04) + 2)
    wobble = np.interp(t, turns, rng.uniform(22, 34, len(turns)))
    growl = 0.5 + 0.5 * np.sin(2 * np.pi * np.cumsum(wobble) / RATE)
    tone = tone * (1 - rough + rough * 1.6 * growl**1.5)
    below = np.sin(np.pi * np.cumsum(curve(sec, pitch)) / RATE) * curve(sec, loud)  # an octave down
    return to_peak(high(soft_clip(to_peak(tone) + 0.2 * rough * below, 2.2), 62))


def rustle(rng: Rng, sec: float, hz: float) -> Wave:
    """Heavy cloth moving: folds that catch and let go. Peak 1."""
    out = silence(sec)
    at = 0.0
    while at < sec - 0.06:
        long = min(rng.uniform(0.05, 0.16), sec - at)
        fold = sweep_noise(rng, long, curve(long, [(0, hz * 1.5), (long, hz * 0.8)]), 0.6)
        put(out, at, fold * swell(long, rng.uniform(0.2, 0.5)), rng.uniform(0.35, 1.0))
        at += long * rng.uniform(0.35, 0.7)
    return to_peak(out * swell(sec, 0.4, 0.6))


@effect("cloth_grow", 3)
def cloth_grow(rng: Rng) -> Wave:
    """It got bigger: the cloth stretches, and something below it is pleased."""
    sec = rng.uniform(0.75, 0.95)
    out = silence(1.4)
    put(out, 0, low(rustle(rng, sec, rng.uniform(750, 1050)), 3800), 0.6)
    hz = rng.uniform(72, 92)
    long = rng.uniform(0.42, 0.58)
    grunt = beast(rng, long, ("ro", "uo", "ou")[int(rng.integers(0, 3))],
                  [(0, hz * 0.9), (long * 0.4, hz * 1.18), (long, hz * 0.8)],
                  [(0, 0), (0.06, 1), (long * 0.6, 0.7), (long, 0)], 0.5)  # fmt: skip
    put(out, rng.uniform(0.16, 0.26), low(grunt, 1500), 0.9)
    return in_room(rng, out, 0.6, 0.25)


@effect("cloth_lift")
def cloth_lift(rng: Rng) -> Wave:
    """The cloth is thrown back: one long pull, then it flaps twice and falls."""
    out = silence(1.3, stereo=True)
    sec = 0.5
    colour = curve(sec, [(0, 350), (0.36, 1500), (sec, 900)])
    pull = sweep_noise(rng, sec, colour, 0.6) * swell(sec, 0.72)
    put(out, 0, pan(to_peak(pull), -0.1), 0.8)
    for at, side, loud in ((0.44, 0.3, 0.8), (0.60, 0.5, 0.45)):
        flap = low(high(hiss(rng, 0.2), 110), 1300) * decay(0.2, 0.09, 0.006)
        put(out, at, pan(to_peak(flap), side), loud)
    put(out, 0.7, pan(rustle(rng, 0.4, 700), 0.4), 0.22)
    return in_room(rng, low(out, 4500), 0.6, 0.22)


@effect("monster_roar")
def monster_roar(rng: Rng) -> Wave:
    """It has won. The cellar shakes, a jar answers on its shelf."""
    sec = 1.6
    out = silence(2.5, stereo=True)
    for side, detune in ((-0.4, 0.99), (0.4, 1.012)):
        shout = beast(rng, sec, "uoaao",
                      [(0, 62 * detune), (0.3, 118 * detune), (0.9, 104 * detune),
                       (sec, 54 * detune)],
                      [(0, 0), (0.18, 0.75), (0.5, 1), (1.1, 0.85), (sec, 0)], 0.75)  # fmt: skip
        put(out, 0, pan(shout, side), 0.8)
    breath = sweep_noise(rng, sec, curve(sec, [(0, 300), (0.5, 1300), (sec, 400)]), 0.8)
    put(out, 0, pan(to_peak(breath * swell(sec, 0.4)), 0), 0.22)
    for at in np.arange(0.3, 1.3, 0.055):
        jar = ring(rng, 0.2, ((2480, 0.12, 0.6), (3970, 0.09, 0.4)), 0.02)
        put(out, float(at), pan(jar, 0.7), 0.05 * float(np.sin(np.pi * (at - 0.3))))
    tail = convolve(out, room(rng, 1.1, bright_hz=1600, stereo=True))[: len(out)]
    return low(bell_eq(soft_clip(out * 0.8, 1.4) + tail * 0.3, 650, 5, 0.7), 5000)


@effect("monster_hurt")
def monster_hurt(rng: Rng) -> Wave:
    """Beaten: a yelp that is far too small for it, and two sobs going back under the cloth."""
    out = silence(1.9)
    yelp = voice(rng, 0.42, "aiu", [(0, 150), (0.08, 330), (0.42, 140)],
                 [(0, 0), (0.03, 1), (0.25, 0.8), (0.42, 0)], size=0.82, breath=0.06)  # fmt: skip
    put(out, 0, soft_clip(to_peak(yelp), 1.8), 0.9)
    for at, hz, loud in ((0.52, 150, 0.55), (0.86, 128, 0.4)):
        long = 0.3
        sob = voice(rng, long, "uo", [(0, hz * 1.25), (long, hz * 0.8)],
                    [(0, 0), (0.05, 1), (long, 0)], size=0.8, breath=0.15)  # fmt: skip
        shake = 0.7 + 0.3 * np.sin(2 * np.pi * 17 * clock(long))
        put(out, at, to_peak(sob * shake), loud)
    put(out, 1.1, rustle(rng, 0.45, 650), 0.14)
    return in_room(rng, low(out, 4200), 0.6, 0.22)


@effect("monster_breath")
def monster_breath(rng: Rng) -> Wave:
    """Once in, once out, asleep or only pretending."""
    out = silence(3.0)
    inward = sweep_noise(rng, 0.95, curve(0.95, [(0, 420), (0.95, 820)]), 0.5)
    put(out, 0, to_peak(inward * swell(0.95, 0.65, 1.2)), 0.55)
    outward = sweep_noise(rng, 1.35, curve(1.35, [(0, 620), (1.35, 260)]), 0.5)
    put(out, 1.12, to_peak(outward * swell(1.35, 0.25, 1.2)), 0.8)
    snore = beast(rng, 0.7, "ru", [(0, 50), (0.7, 62)], [(0, 0), (0.4, 1), (0.7, 0)], 0.9)
    put(out, 0.15, low(snore, 700), 0.35)
    purr = beast(rng, 1.0, "uu", [(0, 64), (1.0, 47)], [(0, 0), (0.2, 1), (1.0, 0)], 0.9)
    put(out, 1.18, low(purr, 600), 0.4)
    return in_room(rng, low(out, 2400), 0.7, 0.22)


@effect("crown")
def crown(rng: Rng) -> Wave:
    """A Champion: two notes of a muted trumpet, and a tin crown set on a hat."""
    out = silence(1.6)
    for at, names, held in ((0.0, ("G4", "C5"), 0.07), (0.15, ("G4", "C5"), 0.07),
                            (0.30, ("C5", "E5", "G5"), 0.55)):  # fmt: skip
        for name in names:
            put(out, at, trumpet(key(name), held, 0.8, (0.5, 0.9, 0.7)), 0.45)
    tin = ((1720, 0.5, 0.5), (1738, 0.5, 0.4), (2890, 0.4, 0.5), (4410, 0.28, 0.3))
    put(out, 0.34, ring(rng, 0.8, tin, 0.004), 0.22)
    put(out, 0.34, ring(rng, 0.2, ((160, 0.09, 1.0), (262, 0.07, 0.6)), 0.02), 0.3)
    return in_room(rng, low(out, 7000), 0.6, 0.22)


@effect("throw_card", 3)
def throw_card(rng: Rng) -> Wave:
    """A card spun away, under the cloth with it."""
    out = silence(0.55)
    sec = rng.uniform(0.17, 0.22)
    t = clock(sec)
    colour = curve(sec, [(0, 1700), (sec * 0.5, rng.uniform(2600, 3300)), (sec, 1300)])
    spin = 0.55 + 0.45 * np.sin(2 * np.pi * rng.uniform(24, 32) * t) ** 2
    put(out, 0, to_peak(sweep_noise(rng, sec, colour, 0.5) * spin * swell(sec, 0.45)), 0.55)
    pat = low(high(hiss(rng, 0.2), 130), rng.uniform(900, 1300)) * decay(0.2, 0.06, 0.003)
    pat += ring(rng, 0.2, ((128, 0.1, 1.2), (204, 0.07, 0.8)), 0.05)
    put(out, sec, to_peak(pat), 0.9)
    return in_room(rng, low(out, 6000), 0.4, 0.18)


@effect("chalk")
def chalk(rng: Rng) -> Wave:
    """The slate: two strokes down, one across, and a full stop."""
    out = silence(1.1)
    for at, sec, hz in ((0.0, 0.13, 2300), (0.2, 0.12, 2450), (0.4, 0.24, 2050)):
        t = clock(sec)
        scratch = np.maximum(np.sin(2 * np.pi * np.cumsum(150 + 60 * t / sec) / RATE), 0) ** 2
        stroke = band(hiss(rng, sec), hz, 1.4) + 0.6 * band(hiss(rng, sec), hz * 1.9, 2.0)
        put(out, at, stroke * (0.3 + scratch) * swell(sec, 0.4, 0.6), 0.8)
        tap = modes(0.1, [(690, 0.03, 1.0), (1460, 0.025, 0.9), (3100, 0.015, 0.5)])
        put(out, at, tap, 0.45)
    dot = modes(0.1, [(720, 0.035, 1.0), (1530, 0.03, 0.9), (3250, 0.015, 0.5)])
    put(out, 0.75, dot + high(hiss(rng, 0.1), 1500) * decay(0.1, 0.006, 0.0002) * 0.4, 0.9)
    return in_room(rng, low(out[: count(1.0)], 7000), 0.4, 0.18)
