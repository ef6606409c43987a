"""Dice, chips, coins and cards: what lies on the table."""

import numpy as np

from assets.sounds.make.dsp import (
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
    put,
    put_round,
    silence,
    sweep_noise,
    swell,
    to_peak,
)
from assets.sounds.make.files import effect

BOARD = ((176, 0.16, 1.0), (291, 0.13, 0.9), (437, 0.10, 0.8), (655, 0.08, 0.62))
BOARD_HIGH = ((905, 0.06, 0.5), (1370, 0.045, 0.38), (2050, 0.03, 0.25))
BONE = ((3150, 0.022, 0.30), (4420, 0.018, 0.24), (6480, 0.012, 0.15))


def ring(rng: Rng, sec: float, partials: tuple[tuple[float, float, float], ...], spread: float
         ) -> Wave:  # fmt: skip
    """Modes, each a little out of its place, so that no two knocks are alike."""
    moved = [
        (hz * (1 + rng.normal(0, spread)), t60, loud * rng.uniform(0.7, 1.2))
        for hz, t60, loud in partials
    ]
    return modes(sec, moved)


def knock(rng: Rng, force: float = 1.0) -> Wave:
    """A die on a wooden table. A soft one is duller as well as quieter."""
    out = ring(rng, 0.3, BOARD, 0.05)
    out += ring(rng, 0.3, BOARD_HIGH, 0.05) * (0.5 + 0.9 * force)
    out += ring(rng, 0.3, BONE, 0.06) * force * 1.9
    out += low(high(hiss(rng, 0.3), 500), 5200) * decay(0.3, 0.014, 0.0002) * 0.35 * (0.5 + force)
    return to_peak(out, force)


def clack(rng: Rng, force: float = 1.0) -> Wave:
    """One die against another."""
    out = ring(rng, 0.1, BONE, 0.08) * 1.2 + ring(rng, 0.1, BOARD_HIGH, 0.08) * 0.6
    out += low(high(hiss(rng, 0.1), 1500), 7000) * decay(0.1, 0.008, 0.0002) * 0.25
    return to_peak(out, force)


@effect("dice_hit", 4)
def dice_hit(rng: Rng) -> Wave:
    out = silence(0.4)
    put(out, 0, knock(rng, 1.0))
    put(out, rng.uniform(0.055, 0.085), knock(rng, 0.35))
    return in_room(rng, out, 0.3, 0.2)


@effect("dice_settle")
def dice_settle(rng: Rng) -> Wave:
    out = silence(0.5)
    at, gap, force = 0.0, 0.085, 1.0
    for _ in range(6):
        put(out, at, knock(rng, force))
        at, gap, force = at + gap, gap * 0.68, force * 0.62
    return in_room(rng, out, 0.3, 0.2)


@effect("dice_throw", 4)
def dice_throw(rng: Rng) -> Wave:
    out = silence(1.5)
    for die in range(5):
        at = 0.0 if die == 0 else rng.uniform(0.01, 0.14)
        gap, force = rng.uniform(0.10, 0.16), rng.uniform(0.75, 1.0)
        while force > 0.04:
            put(out, at, knock(rng, force), rng.uniform(0.8, 1.0))
            if rng.random() < 0.22:
                put(out, at + rng.uniform(0.01, 0.05), clack(rng, force * 0.6))
            at += gap * rng.uniform(0.85, 1.15)
            gap, force = max(gap * 0.76, 0.028), force * rng.uniform(0.58, 0.76)
    return in_room(rng, np.tanh(out * 0.9), 0.4, 0.22)


@effect("dice_shake", loop=True)
def dice_shake(rng: Rng) -> Wave:
    sec, shakes = 1.44, 8
    out = silence(sec)
    for shake in range(shakes):
        beat = shake * sec / shakes
        for _ in range(9):
            at = beat + abs(rng.normal(0, 0.03))
            put_round(out, at, clack(rng, rng.uniform(0.3, 0.9)))
        thump = ring(rng, 0.2, ((118, 0.12, 1.0), (196, 0.1, 0.7), (340, 0.07, 0.6)), 0.03)
        put_round(out, beat, thump, 0.85 if shake % 2 == 0 else 0.6)
    thrice = np.concatenate([out, out, out])
    cup = low(thrice, 2600) + band(thrice, 520, 2.5) * 0.9 + band(thrice, 1150, 3) * 0.5
    n = len(out)
    return cup[n : 2 * n]


def felt(rng: Rng, sec: float, hz: float) -> Wave:
    """Something brushing over cloth."""
    return low(high(hiss(rng, sec), hz), hz * 5) * swell(sec, 0.3)


@effect("die_keep")
def die_keep(rng: Rng) -> Wave:
    out = silence(0.4)
    put(out, 0.0, felt(rng, 0.11, 600), 0.10)
    put(out, 0.075, low(knock(rng, 0.8), 900), 1.6)
    put(out, 0.075, ring(rng, 0.2, ((132, 0.11, 0.5), (210, 0.08, 0.4)), 0.02))
    put(out, 0.085, ring(rng, 0.1, BONE, 0.03), 0.09)
    return in_room(rng, out, 0.25, 0.15)


@effect("die_free")
def die_free(rng: Rng) -> Wave:
    out = silence(0.35)
    put(out, 0, ring(rng, 0.2, ((262, 0.07, 0.7), (410, 0.06, 0.6), (690, 0.05, 0.5)), 0.02))
    put(out, 0.005, felt(rng, 0.13, 900), 0.16)
    put(out, 0.0, ring(rng, 0.1, BONE, 0.03), 0.2)
    return in_room(rng, out, 0.25, 0.15)


CHIP = ((1260, 0.10, 0.25), (2380, 0.09, 0.42), (2940, 0.11, 0.5), (4720, 0.08, 0.32),
        (7050, 0.05, 0.14))  # fmt: skip


@effect("chip", 3)
def chip(rng: Rng) -> Wave:
    out = silence(0.4)
    at, force = 0.0, 1.0
    for _ in range(4):
        body = ring(rng, 0.2, CHIP, 0.04) + ring(rng, 0.2, ((420, 0.05, 0.4),), 0.05)
        put(out, at, body + low(hiss(rng, 0.2), 6000) * decay(0.2, 0.01) * 0.16, force)
        at, force = at + rng.uniform(0.022, 0.05), force * rng.uniform(0.35, 0.55)
    return in_room(rng, low(out, 9000), 0.3, 0.16)


COIN = ((2710, 0.9, 0.25), (3290, 1.1, 0.5), (5480, 0.8, 0.42), (5530, 0.8, 0.3),
        (8010, 0.5, 0.2), (10300, 0.3, 0.08))  # fmt: skip


@effect("coin")
def coin(rng: Rng) -> Wave:
    out = silence(1.3)
    at, gap, force = 0.0, 0.17, 1.0
    for _ in range(7):
        put(out, at, ring(rng, 1.0, COIN, 0.002), force * 0.6)
        put(out, at, knock(rng, 0.5), force * 0.7)
        at, gap, force = at + gap, gap * 0.66, force * 0.56
    return in_room(rng, low(out, 9500), 0.35, 0.2)


@effect("card_snap")
def card_snap(rng: Rng) -> Wave:
    out = silence(0.3)
    put(out, 0, high(low(hiss(rng, 0.2), 6500), 700) * decay(0.2, 0.055, 0.0006), 1.3)
    put(out, 0.001, high(low(hiss(rng, 0.05), 9000), 2200) * decay(0.05, 0.012, 0.0002), 1.2)
    put(out, 0.002, ring(rng, 0.2, ((165, 0.08, 1.0), (320, 0.06, 0.8), (910, 0.03, 0.5)), 0.03))
    put(out, 0.024, band(hiss(rng, 0.06), 2600, 1.2) * decay(0.06, 0.03), 0.4)
    return in_room(rng, out, 0.28, 0.18)


@effect("card_deal", 3)
def card_deal(rng: Rng) -> Wave:
    out = silence(0.4)
    length = rng.uniform(0.12, 0.15)
    colour = curve(length, [(0, 1300), (length, rng.uniform(2700, 3400))])
    put(out, 0, sweep_noise(rng, length, colour, 0.7) * swell(length, 0.62), 0.5)
    put(out, length * 0.85, low(high(hiss(rng, 0.1), 400), 3600) * decay(0.1, 0.03, 0.001), 0.5)
    put(out, length * 0.85, ring(rng, 0.15, ((190, 0.06, 0.6), (340, 0.05, 0.4)), 0.04))
    return in_room(rng, out, 0.25, 0.15)


@effect("page")
def page(rng: Rng) -> Wave:
    sec = 0.5
    t = clock(sec)
    colour = curve(sec, [(0, 800), (0.2, 2100), (0.36, 2900), (sec, 1200)])
    flutter = 0.65 + 0.35 * np.sin(2 * np.pi * (16 + 22 * t) * t + rng.uniform(0, 6))
    out = sweep_noise(rng, sec, colour, 0.8) * flutter * swell(sec, 0.6, 0.8) * 0.5
    put(out, 0.34, low(high(hiss(rng, 0.15), 250), 2500) * decay(0.15, 0.07, 0.002), 0.55)
    crackle = np.zeros(count(sec))
    spots = rng.integers(count(0.05), count(0.36), 40)
    crackle[spots] = rng.uniform(-1, 1, 40)
    out += high(low(crackle, 5000), 1200) * 0.8
    return in_room(rng, out, 0.25, 0.12)
