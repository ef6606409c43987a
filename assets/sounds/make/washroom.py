"""Texas Hold It, the busiest washroom of the West: water, tiles, tags, and manners."""

import numpy as np

from assets.sounds.make.crowd import voice
from assets.sounds.make.dice import ring
from assets.sounds.make.dsp import (
    RATE,
    Rng,
    Wave,
    band,
    clock,
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
    silence,
    soft_clip,
    sweep_noise,
    swell,
    to_peak,
)
from assets.sounds.make.files import effect
from assets.sounds.make.instruments import whistle as whistled
from assets.sounds.make.oddities import drip as drop
from assets.sounds.make.oddities import tuba
from assets.sounds.make.score import key

TILES_S, TILES_WET = 0.7, 0.21
"""How long and how loud tiled walls answer."""


def tiled(rng: Rng, x: Wave) -> Wave:
    """The sound between tiled walls."""
    return in_room(rng, x, TILES_S, TILES_WET)


@effect("zip")
def zip_up(rng: Rng) -> Wave:
    """Ready: a ratchet of little teeth going up, and a buckle."""
    out = silence(0.6)
    at, step = 0.0, 0.016
    for k in range(17):
        lift = 1 + 0.055 * k
        tooth = modes(0.03, [(1500 * lift, 0.016, 1.0), (2600 * lift, 0.012, 0.7)])
        put(out, at, tooth, 0.35 + 0.03 * k)
        at += step * rng.uniform(0.9, 1.1)
        step *= 0.955
    put(out, at + 0.07, ring(rng, 0.2, ((1180, 0.07, 0.7), (1930, 0.09, 0.8), (3120, 0.05, 0.4)),
                             0.02), 0.8)  # fmt: skip
    return tiled(rng, low(out, 7500))


@effect("trickle")
def trickle(rng: Rng) -> Wave:
    """A cheerful stream: hundreds of small bubbles over a patter, ending in three afterthoughts."""
    sec = 1.65
    out = silence(2.4)
    at = 0.0
    while at < sec:
        flow = float(np.sin(np.pi * min(at / 0.25, 1) / 2) * np.cos(np.pi * (at / sec) ** 3 / 2))
        hz = rng.choice([587.3, 698.5, 932.3, 1174.7, 1396.9]) * rng.uniform(0.93, 1.08)
        put(out, at, drop(rng, float(hz), 0.35 + 0.5 * flow), rng.uniform(0.3, 1.0) * (0.3 + flow))
        at += rng.exponential(0.011 + 0.05 * (1 - flow))
    patter = band(hiss(rng, sec), 1500, 0.9) + 0.5 * band(hiss(rng, sec), 3400, 1.2)
    rough = 0.6 + 0.4 * low(np.abs(hiss(rng, sec)), 18)
    shape = curve(sec, [(0, 0), (0.2, 1), (1.0, 0.9), (1.4, 0.3), (sec, 0)])
    put(out, 0, patter * rough * shape, 0.16)
    for when, hz in ((1.70, 1174.7), (1.86, 932.3), (2.08, 1396.9)):
        put(out, when, drop(rng, hz, 0.8))
    return tiled(rng, low(out, 6500))


@effect("splash")
def splash(rng: Rng) -> Wave:
    """A spray that hits: a slap of water, then what comes back down."""
    out = silence(1.0, stereo=True)
    burst = low(high(hiss(rng, 0.4), 350), 5200) * decay(0.4, 0.2, 0.004)
    body = low(high(hiss(rng, 0.4), 90), 500) * decay(0.4, 0.1, 0.004)
    put(out, 0, pan(burst + body * 1.3, 0.0), 0.55)
    for _ in range(46):
        at = 0.03 + rng.exponential(0.16)
        one = drop(rng, float(rng.uniform(500, 1900)), rng.uniform(0.2, 0.8))
        put(out, at, pan(one, rng.uniform(-0.8, 0.8)), 0.6 * float(np.exp(-at * 2.2)))
    return tiled(rng, low(out, 6500))


@effect("gas")
def gas(rng: Rng) -> Wave:
    """A low note that nobody in the room has played: a tuba losing its nerve."""
    out = silence(1.1)
    note = tuba(key("G2"), 0.62, 0.95)
    n = len(note)
    t = np.arange(n) / RATE
    bent_s = np.cumsum(1 + 0.10 * np.sin(2 * np.pi * 6.5 * t) - 0.38 * np.clip(t / 0.6, 0, 1) ** 2)
    flutter = 0.65 + 0.35 * np.sin(2 * np.pi * np.cumsum(31 - 14 * t) / RATE)
    put(out, 0, soft_clip(np.interp(bent_s / RATE, t, note) * flutter, 2.0), 0.9)
    put(out, 0.66, tuba(key("D2"), 0.07, 0.6), 0.6)
    return tiled(rng, low(high(out, 75), 2600))


@effect("whistle")
def whistle(rng: Rng) -> Wave:
    """Nobody here but a calm man whistling."""
    notes = [(0.0, 0.16, "F5"), (0.2, 0.16, "G5"), (0.4, 0.3, "Bb5"), (0.8, 0.14, "G5"),
             (1.0, 0.5, "F5")]  # fmt: skip
    line = whistled(rng, [(at, long, key(name)) for at, long, name in notes], 1.75)
    return tiled(rng, line * np.clip((1.75 - clock(1.75)) / 0.15, 0, 1))


@effect("umbrella_open")
def umbrella_open(rng: Rng) -> Wave:
    """A catch, the runner up the stick, and the cloth tight with a clap."""
    out = silence(0.8)
    put(out, 0.0, ring(rng, 0.1, ((1650, 0.03, 0.8), (2900, 0.025, 0.6)), 0.02), 0.35)
    rush = sweep_noise(rng, 0.16, curve(0.16, [(0, 500), (0.16, 2400)]), 0.5) * swell(0.16, 0.85)
    put(out, 0.04, to_peak(rush), 0.5)
    clap = low(high(hiss(rng, 0.25), 180), 2200) * decay(0.25, 0.08, 0.001)
    clap += ring(rng, 0.25, ((176, 0.1, 1.3), (291, 0.08, 0.9), (540, 0.05, 0.4)), 0.02)
    put(out, 0.19, to_peak(clap), 0.95)
    for k in range(5):
        rib = ring(rng, 0.12, ((2050, 0.05, 0.6), (3480, 0.04, 0.4)), 0.05)
        put(out, 0.195 + 0.012 * k, rib, 0.16)
    return tiled(rng, out)


@effect("drip", 3)
def drip(rng: Rng) -> Wave:
    out = silence(0.5)
    hz = float(rng.uniform(820, 1350))
    put(out, 0.0, drop(rng, hz, 1.0))
    put(out, rng.uniform(0.07, 0.11), drop(rng, hz * rng.uniform(1.25, 1.6), 0.35))
    return in_room(rng, out, 1.1, 0.35)


@effect("swap_shuffle")
def swap_shuffle(rng: Rng) -> Wave:
    """Two cards slide past each other along the wall and change their nails."""
    out = silence(0.85, stereo=True)
    for a, b, late in ((-0.7, 0.7, 0.0), (0.7, -0.7, 0.05)):
        sec = 0.34
        t = clock(sec)
        slide = sweep_noise(rng, sec, curve(sec, [(0, 1000), (0.17, 2300), (sec, 1200)]), 0.6)
        slide = to_peak(slide * swell(sec, 0.5))
        where = (a + (b - a) * t / sec + 1) * np.pi / 4
        put(out, late, np.column_stack([slide * np.cos(where), slide * np.sin(where)]), 0.5)
        tap = ring(rng, 0.15, ((310, 0.05, 1.0), (620, 0.04, 0.7), (1400, 0.02, 0.4)), 0.04)
        tap += high(low(hiss(rng, 0.15), 5500), 900) * decay(0.15, 0.015, 0.0003) * 0.4
        put(out, late + sec * 0.97, pan(to_peak(tap), b), 0.8)
    return tiled(rng, low(out, 7000))


@effect("knock")
def knock(rng: Rng) -> Wave:
    """Three knuckles on the washroom door: somebody else is in need."""
    out = silence(0.95)
    for at, loud in ((0.0, 0.8), (0.17, 0.85), (0.34, 1.0)):
        rap = ring(rng, 0.25, ((205, 0.09, 1.0), (342, 0.07, 0.9), (560, 0.05, 0.5),
                               (1150, 0.025, 0.3)), 0.03)  # fmt: skip
        rap += low(high(hiss(rng, 0.25), 400), 3000) * decay(0.25, 0.01, 0.0003) * 0.5
        put(out, at, rap, loud)
    return tiled(rng, out)


@effect("say", 3)
def say(rng: Rng) -> Wave:
    """A cowboy says what he saw, into his moustache."""
    out = silence(1.3)
    hz, size = rng.uniform(92, 128), rng.uniform(0.92, 1.0)
    at, lift = 0.0, rng.uniform(1.1, 1.25)
    for _ in range(int(rng.integers(4, 6))):
        sec = rng.uniform(0.11, 0.19)
        vowels = "".join(rng.choice(list("aeouhr"), 2))
        put(out, at, voice(rng, sec, vowels, [(0, hz * lift), (sec, hz * lift * 0.92)],
                           [(0, 0), (0.025, 1), (sec * 0.7, 0.7), (sec, 0)], size=size,
                           breath=0.05), rng.uniform(0.7, 1.0))  # fmt: skip
        lump = low(high(hiss(rng, 0.03), 700), 3000) * decay(0.03, 0.012, 0.001)
        put(out, at, lump, 0.25)
        at += sec * rng.uniform(0.98, 1.12)
        lift *= rng.uniform(0.92, 1.0)
    return tiled(rng, low(high(out, 120), 2300))


@effect("pin")
def pin(rng: Rng) -> Wave:
    """A tag of paper, a tack, the thumb."""
    out = silence(0.45)
    put(out, 0, high(low(hiss(rng, 0.1), 5200), 1300) * swell(0.1, 0.5), 0.22)
    tack = ring(rng, 0.15, ((405, 0.05, 1.0), (812, 0.04, 0.7), (2140, 0.02, 0.4)), 0.03)
    tack += high(hiss(rng, 0.15), 2200) * decay(0.15, 0.006, 0.0002) * 0.5
    put(out, 0.10, to_peak(tack), 0.95)
    return tiled(rng, low(out, 7500))


@effect("shoes_squeak")
def shoes_squeak(rng: Rng) -> Wave:
    """Wet soles on tiles, twice: he is going, and everybody hears it."""
    out = silence(0.9)
    for at, sec, a, b, c in ((0.0, 0.17, 780, 1180, 980), (0.30, 0.21, 900, 1420, 1050)):
        t = clock(sec)
        hz = curve(sec, [(0, a), (sec * 0.45, b), (sec, c)])
        hz = hz * (1 + 0.012 * np.sin(2 * np.pi * 43 * t))
        phase = 2 * np.pi * np.cumsum(hz) / RATE
        rub = sum(np.sin(k * phase + k) * v for k, v in ((1, 1.0), (2, 0.7), (3, 0.45), (4, 0.2)))
        rub = rub * (0.7 + 0.3 * np.sin(2 * np.pi * 71 * t)) * swell(sec, 0.45, 0.7)
        put(out, at, rub + band(hiss(rng, sec), 2600, 1.5) * swell(sec, 0.4) * 0.25, 0.5)
        sole = low(high(hiss(rng, 0.1), 150), 900) * decay(0.1, 0.04, 0.002)
        put(out, at + sec, sole, 0.35)
    return tiled(rng, low(out[: count(0.85)], 6000))
