"""Monster Gunslingers, the powers: what happens when a card is shown and used."""

import numpy as np

from assets.sounds.make.crowd import voice
from assets.sounds.make.dice import BOARD, BOARD_HIGH, ring
from assets.sounds.make.dsp import (
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
)
from assets.sounds.make.files import effect
from assets.sounds.make.instruments import pitch
from assets.sounds.make.oddities import creak
from assets.sounds.make.score import key
from assets.sounds.make.street import gunshot


@effect("crystal")
def crystal(rng: Rng) -> Wave:
    """A crystal ball wakes: a wet finger round the rim, and the notes are from elsewhere."""
    out = silence(1.7, stereo=True)
    for k, name in enumerate(("D5", "F#5", "A#5", "E6", "G#6")):
        sec = 1.45 - 0.16 * k
        t = clock(sec)
        f0 = pitch(key(name)) * (1 + 0.004 * np.sin(2 * np.pi * (4.2 + 0.5 * k) * t))
        phase = 2 * np.pi * np.cumsum(f0) / 44100
        tone = np.sin(phase) + 0.22 * np.sin(2.76 * phase) + 0.1 * np.sin(5.4 * phase)
        put(out, 0.13 * k, pan(tone * swell(sec, 0.32), -0.6 + 0.3 * k), 0.6 - 0.07 * k)
    air = band(hiss(rng, 1.3), 5200, 2) * swell(1.3, 0.5)
    put(out, 0.1, pan(air, 0.1), 0.10)
    return in_room(rng, low(out, 8000), 0.9, 0.3)


@effect("stampede")
def stampede(rng: Rng) -> Wave:
    """The herd goes by from right to left, and one of them says so."""
    sec = 1.7
    out = silence(sec, stereo=True)
    for _ in range(44):
        at = float(np.clip(rng.normal(0.72, 0.36), 0.02, 1.5))
        near = float(np.exp(-(((at - 0.75) / 0.5) ** 2)))
        thud = ring(rng, 0.22, ((74, 0.14, 1.2), (128, 0.1, 0.8), (430, 0.04, 0.25)), 0.08)
        thud += low(high(hiss(rng, 0.22), 80), 1200) * decay(0.22, 0.05, 0.001) * 0.5
        side = 0.8 - 1.6 * at / sec + rng.uniform(-0.2, 0.2)
        put(out, at, pan(low(thud, 700 + 2600 * near), side), 0.25 + 0.6 * near)
    dust = low(high(hiss(rng, sec), 60), 500) * swell(sec, 0.45)
    put(out, 0, pan(dust, 0.0), 0.30)
    bellow = voice(rng, 0.95, "uoou", [(0, 96), (0.25, 148), (0.65, 132), (0.95, 84)],
                   [(0, 0), (0.1, 0.8), (0.5, 1), (0.95, 0)], size=0.72, breath=0.1)  # fmt: skip
    put(out, 0.38, pan(soft_clip(bellow * 0.6, 1.8), 0.1), 1.5)
    return in_room(rng, low(soft_clip(out * 0.5, 1.2), 5500), 0.6, 0.2)


@effect("dynamite_fuse")
def dynamite_fuse(rng: Rng) -> Wave:
    """A match struck, a fuse that spits faster and faster, cut off where the blast should be."""
    sec = 1.15
    out = silence(sec)
    strike = sweep_noise(rng, 0.16, curve(0.16, [(0, 1500), (0.16, 5200)]), 0.6)
    put(out, 0, strike * swell(0.16, 0.5), 0.7)
    burn = high(low(hiss(rng, 0.98), 7000), 1800)
    put(out, 0.14, burn * curve(0.98, [(0, 0.0), (0.05, 0.9), (0.2, 0.4), (0.95, 1.0), (0.98, 0)]),
        0.34)  # fmt: skip
    at = 0.18
    while at < sec - 0.05:
        spit = high(hiss(rng, 0.02), 1500) * decay(0.02, 0.008, 0.0002)
        put(out, at, spit, rng.uniform(0.3, 1.0))
        at += rng.exponential(0.05 * (1.25 - at / sec))
    return in_room(rng, low(out, 8000), 0.25, 0.1)


@effect("blast")
def blast(rng: Rng) -> Wave:
    """Dynamite in a wooden street: a flat bang, a sinking rumble, then planks come down."""
    sec = 1.5
    t = clock(sec)
    dry = silence(sec)
    put(dry, 0, low(gunshot(rng, boom_hz=44, bright=0.9), 5000), 1.0)
    dry += np.sin(2 * np.pi * np.cumsum(36 + 85 * np.exp(-t * 11)) / 44100) * decay(sec, 0.8) * 1.2
    dry += low(high(hiss(rng, sec), 45), 420) * decay(sec, 0.75, 0.003) * 1.3
    out = silence(2.3, stereo=True)
    put(out, 0, pan(soft_clip(dry * 0.8, 2.0), 0.0), 1.0)
    for _ in range(13):
        at = 0.45 + rng.exponential(0.33)
        lift = rng.uniform(0.6, 1.5)
        plank = modes(0.3, [(hz * lift, t60, v) for hz, t60, v in (*BOARD, *BOARD_HIGH)])
        loud = 0.16 * np.exp(-(at - 0.45) * 1.4) * rng.uniform(0.4, 1.0)
        put(out, at, pan(plank, rng.uniform(-0.9, 0.9)), float(loud))
    dust = high(low(hiss(rng, 1.4), 3200), 500) * swell(1.4, 0.25, 1.5)
    put(out, 0.4, pan(dust, 0.2), 0.035)
    tail = convolve(out, room(rng, 1.2, bright_hz=1400, stereo=True))[: len(out)]
    return out + tail * 0.12


@effect("shells")
def shells(rng: Rng) -> Wave:
    """Three cups change places on a board; something rattles under one of them."""
    out = silence(1.25, stereo=True)
    for at, sec, a, b in ((0.0, 0.24, -0.7, 0.5), (0.29, 0.22, 0.6, -0.5), (0.56, 0.28, -0.4, 0.7)):
        t = clock(sec)
        colour = curve(sec, [(0, 700), (sec * 0.5, 1500), (sec, 800)])
        slide = sweep_noise(rng, sec, colour, 0.5) * swell(sec, 0.5)
        slide += band(hiss(rng, sec), 760, 9) * swell(sec, 0.5) * 1.2
        where = (a + (b - a) * t / sec + 1) * np.pi / 4
        put(out, at, np.column_stack([slide * np.cos(where), slide * np.sin(where)]), 0.55)
        tock = ring(rng, 0.2, ((480, 0.07, 1.0), (890, 0.05, 0.7), (1610, 0.03, 0.3)), 0.03)
        put(out, at + sec * 0.93, pan(tock, b), 0.6)
    for at in (0.35, 0.39, 0.42, 0.66, 0.69, 0.75, 0.86):
        pea = ring(rng, 0.08, ((1850, 0.03, 1.0), (3100, 0.02, 0.5)), 0.06)
        put(out, at, pan(pea, rng.uniform(-0.3, 0.5)), rng.uniform(0.12, 0.25))
    return in_room(rng, low(out, 7000), 0.3, 0.16)


@effect("fog")
def fog(rng: Rng) -> Wave:
    """A soft breath of it rolls in and covers what was plain to see."""
    sec = 1.6
    out = silence(sec, stereo=True)
    for side, late in ((-0.8, 0.0), (0.1, 0.12), (0.8, 0.24)):
        long = sec - late
        colour = curve(long, [(0, 240), (long * 0.45, 760), (long, 300)])
        put(out, late, pan(sweep_noise(rng, long, colour, 0.55) * swell(long, 0.42, 1.3), side))
    hum = np.sin(2 * np.pi * 146.8 * clock(sec)) * swell(sec, 0.5, 2)
    put(out, 0, pan(hum, 0), 0.12)
    return in_room(rng, low(out, 1900), 1.0, 0.3)


@effect("snatch")
def snatch(rng: Rng) -> Wave:
    """Quick fingers: cloth, a card pulled out of a hand, gone."""
    out = silence(0.42)
    sec = 0.12
    put(out, 0, low(high(hiss(rng, 0.08), 350), 1600) * swell(0.08, 0.4), 0.4)
    pull = sweep_noise(rng, sec, curve(sec, [(0, 1100), (sec, 4600)]), 0.5) * swell(sec, 0.85)
    put(out, 0.045, pull, 0.9)
    put(out, 0.158, high(low(hiss(rng, 0.06), 7500), 1100) * decay(0.06, 0.02, 0.0003), 0.9)
    t = clock(0.1)
    put(out, 0.15, np.sin(2 * np.pi * np.cumsum(700 + 7000 * t) / 44100) * swell(0.1, 0.3), 0.16)
    return in_room(rng, low(out, 7500), 0.25, 0.14)


@effect("lantern")
def lantern(rng: Rng) -> Wave:
    """The handle creaks, the wick takes, the glass warms to it."""
    out = silence(1.3)
    put(out, 0.0, creak(rng, 0.30, [(0, 95), (0.15, 150), (0.3, 70)], 2.1), 0.42)
    puff = low(high(hiss(rng, 0.5), 90), 1300) * curve(
        0.5, [(0, 0), (0.05, 1), (0.2, 0.3), (0.5, 0)]
    )
    put(out, 0.34, puff, 0.5)
    t = clock(0.25)
    thump = np.sin(2 * np.pi * np.cumsum(150 - 200 * t) / 44100) * decay(0.25, 0.14, 0.006)
    put(out, 0.34, thump, 0.7)
    warm = modes(0.8, [(1568, 0.7, 0.5), (1574, 0.6, 0.4), (3940, 0.4, 0.2), (2350, 0.5, 0.25)])
    put(out, 0.42, warm * (1 - np.exp(-clock(0.8) / 0.02)), 0.75)
    return in_room(rng, low(out, 7000), 0.5, 0.2)


@effect("coach")
def coach(rng: Rng) -> Wave:
    """A stagecoach from left to right: spokes, two horses, and the whip over them."""
    sec = 1.9
    out = silence(sec, stereo=True)
    t = clock(sec)
    near = np.exp(-(((t - 0.95) / 0.62) ** 2))
    spokes = 0.4 + 0.6 * np.maximum(np.sin(2 * np.pi * 12.5 * t), 0) ** 2
    wheels = low(high(hiss(rng, sec), 70), 620) + band(hiss(rng, sec), 1250, 2.5) * 0.4
    rumble = wheels * spokes * near
    where = (-0.8 + 1.6 * t / sec + 1) * np.pi / 4
    out += np.column_stack([rumble * np.cos(where), rumble * np.sin(where)]) * 0.75
    for k in range(22):
        at = 0.06 + 0.08 * k + rng.uniform(-0.008, 0.008)
        loud = float(np.exp(-(((at - 0.9) / 0.6) ** 2)))
        clop = ring(rng, 0.15, ((118, 0.09, 0.9), (590, 0.04, 0.7), (980, 0.03, 0.4)), 0.07)
        put(out, at, pan(clop, -0.7 + 1.5 * at / sec), 0.5 * loud * (1.0 if k % 4 else 1.3))
    lash = sweep_noise(rng, 0.22, curve(0.22, [(0, 600), (0.22, 3800)]), 0.4) * swell(0.22, 0.92)
    put(out, 0.36, pan(lash, -0.2), 0.55)
    crack = high(hiss(rng, 0.12), 1600) * decay(0.12, 0.028, 0.0001)
    put(out, 0.575, pan(crack, 0.0), 1.25)
    put(out, 0.68, pan(low(crack, 3000), 0.6), 0.3)
    for at in (0.85, 1.2):
        put(out, at, pan(creak(rng, 0.16, [(0, 120), (0.16, 190)], 1.3), 0.2), 0.10)
    return in_room(rng, low(out, 7000), 0.6, 0.18)[: count(2.3)]
