"""Monster Gunslingers, the street: house doors, holsters, chips, a star won, the clock tower."""

import numpy as np

from assets.sounds.make.dice import CHIP, felt, ring
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
from assets.sounds.make.instruments import music_box
from assets.sounds.make.interface import jingle
from assets.sounds.make.oddities import creak, twang
from assets.sounds.make.score import key

LATCH = ((1480, 0.05, 0.7), (2350, 0.06, 0.8), (3900, 0.04, 0.4), (620, 0.05, 0.6))
PANEL = ((96, 0.20, 1.0), (158, 0.16, 0.9), (247, 0.11, 0.6), (420, 0.07, 0.4))
STAR = ((2210, 0.9, 0.5), (2236, 0.8, 0.4), (3640, 0.7, 0.55), (5310, 0.5, 0.35), (7420, 0.3, 0.16))


@effect("door_creak_open")
def door_creak_open(rng: Rng) -> Wave:
    """A house on Main Street opens: the latch, then a hinge nobody oils."""
    out = silence(1.35)
    put(out, 0.0, ring(rng, 0.15, LATCH, 0.04), 0.24)
    put(out, 0.05, ring(rng, 0.15, LATCH, 0.04), 0.17)
    hinge = creak(rng, 0.78, [(0, 24), (0.16, 60), (0.42, 128), (0.62, 92), (0.78, 36)], 1.1)
    put(out, 0.13, hinge, 0.9)
    put(out, 0.88, ring(rng, 0.3, PANEL, 0.03), 0.35)
    return in_room(rng, low(out, 6500), 0.6, 0.2)


@effect("door_close")
def door_close(rng: Rng) -> Wave:
    out = silence(0.8)
    put(out, 0, sweep_noise(rng, 0.13, curve(0.13, [(0, 300), (0.13, 900)]), 0.7)
        * swell(0.13, 0.85), 0.25)  # fmt: skip
    thud = ring(rng, 0.4, PANEL, 0.03) * 1.3
    thud += low(high(hiss(rng, 0.4), 100), 1600) * decay(0.4, 0.07, 0.001) * 0.8
    put(out, 0.12, thud)
    for at, loud in ((0.125, 0.5), (0.165, 0.3)):
        put(out, at, ring(rng, 0.15, LATCH, 0.04), loud)
    return in_room(rng, out, 0.5, 0.2)


@effect("holster")
def holster(rng: Rng) -> Wave:
    """Leather takes a card: a slide that sticks a little, and a pat at the bottom."""
    out = silence(0.6)
    sec = 0.26
    t = clock(sec)
    grain = 0.45 + 0.55 * np.maximum(np.sin(2 * np.pi * (38 * t + 60 * t * t)), 0) ** 3
    slide = sweep_noise(rng, sec, curve(sec, [(0, 2200), (sec, 700)]), 0.6)
    put(out, 0, slide * grain * swell(sec, 0.7), 0.8)
    put(out, 0.06, creak(rng, 0.17, [(0, 160), (0.17, 90)], 1.7), 0.20)
    pat = low(high(hiss(rng, 0.2), 120), 1500) * decay(0.2, 0.05, 0.001)
    pat += ring(rng, 0.2, ((142, 0.09, 1.3), (236, 0.07, 0.8), (510, 0.04, 0.4)), 0.03)
    put(out, 0.25, pat, 0.9)
    return in_room(rng, low(out, 6000), 0.25, 0.14)


@effect("noon_bell")
def noon_bell(rng: Rng) -> Wave:
    """The clock tower: its works click, then it strikes twice, a third apart, and far away."""
    out = silence(3.6, stereo=True)
    for k, at in enumerate((0.0, 0.09, 0.18)):
        cog = ring(rng, 0.15, LATCH, 0.05) + ring(rng, 0.15, ((330, 0.06, 0.8),), 0.03)
        put(out, at, pan(cog, -0.2 + 0.1 * k), 0.10 + 0.03 * k)
    table = ((0.5, 3.2, 0.30), (1.0, 2.6, 0.80), (1.2, 2.0, 0.40), (1.5, 1.4, 0.18),
             (2.0, 1.7, 0.75), (2.66, 1.0, 0.25), (3.0, 0.8, 0.25), (4.2, 0.5, 0.16),
             (5.4, 0.3, 0.08))  # fmt: skip
    for at, hz, loud in ((0.28, 415.3, 0.85), (0.98, 329.6, 1.0)):
        for side in (-1, 1):
            rung = modes(2.6, [(hz * r * (1 + 0.0009 * side), t60, v) for r, t60, v in table])
            rung += low(hiss(rng, 2.6), 3500) * decay(2.6, 0.03, 0.0004) * 0.4
            put(out, at, pan(rung * (1 - np.exp(-clock(2.6) / 0.0015)), side * 0.6), loud)
    far = convolve(out, room(rng, 1.8, bright_hz=2200, stereo=True))[: len(out)] * 0.35
    fade = np.clip((3.6 - np.arange(len(out)) / RATE) / 1.4, 0, 1)[:, None] ** 1.3
    return low((out * 0.7 + far) * fade, 5200)


@effect("sheriff_star")
def sheriff_star(rng: Rng) -> Wave:
    """A tin star flicked with a nail: it rings, turning on its pin."""
    sec = 1.2
    t = clock(sec)
    spin = 1 - 0.4 * np.exp(-t * 2.2) * (0.5 + 0.5 * np.sin(2 * np.pi * (17 * t - 5 * t * t)))
    out = ring(rng, sec, STAR, 0.003) * spin
    out += low(high(hiss(rng, sec), 2500), 8500) * decay(sec, 0.008, 0.0003) * 0.15
    return in_room(rng, low(out, 9000), 0.6, 0.2)


@effect("spyglass")
def spyglass(rng: Rng) -> Wave:
    """Two brass tubes drawn out, each to its stop."""
    out = silence(0.75)
    stop = ((1850, 0.10, 0.6), (2740, 0.12, 0.7), (4120, 0.07, 0.35), (540, 0.05, 0.5))
    for at, sec, lift in ((0.0, 0.17, 1.0), (0.25, 0.15, 1.26)):
        colour = curve(sec, [(0, 900 * lift), (sec, 2600 * lift)])
        slide = sweep_noise(rng, sec, colour, 0.45) * swell(sec, 0.75)
        slide += band(hiss(rng, sec), 1850 * lift, 14) * swell(sec, 0.8) * 1.6
        put(out, at, slide, 0.5)
        put(out, at + sec, ring(rng, 0.3, stop, 0.01), 0.7 * lift)
    return in_room(rng, low(out, 8000), 0.3, 0.16)


def clacks(rng: Rng, out: Wave, times: list[float], loud: float, side: float = 0.0) -> None:
    """Clay chips touching at each of those seconds."""
    for at in times:
        one = ring(rng, 0.2, CHIP, 0.05) + ring(rng, 0.2, ((420, 0.05, 0.4),), 0.05)
        one += low(hiss(rng, 0.2), 6000) * decay(0.2, 0.009) * 0.14
        gain = loud * rng.uniform(0.5, 1.0)
        put(out, at, pan(one, side + rng.uniform(-0.2, 0.2)) if out.ndim == 2 else one, gain)


@effect("chips_slide")
def chips_slide(rng: Rng) -> Wave:
    """A few chips pushed over cloth into the pot."""
    out = silence(0.7)
    put(out, 0, felt(rng, 0.34, 500), 0.22)
    clacks(rng, out, [0.03, 0.12, 0.19], 0.22)
    clacks(rng, out, [0.31, 0.345, 0.37, 0.43], 0.85)
    return in_room(rng, low(out, 8500), 0.3, 0.16)


@effect("chips_stack")
def chips_stack(rng: Rng) -> Wave:
    """Chips dropped one on the other, a little higher each time."""
    out = silence(0.85)
    for k in range(6):
        lift = 1 + 0.025 * k
        one = modes(0.2, [(hz * lift * (1 + rng.normal(0, 0.01)), t60, v) for hz, t60, v in CHIP])
        put(out, 0.008 + 0.075 * k + rng.uniform(-0.006, 0.006), one, 0.7 + 0.06 * k)
    put(out, 0.0, ring(rng, 0.2, ((168, 0.08, 0.8), (330, 0.05, 0.5)), 0.03), 0.7)
    return in_room(rng, low(out, 8500), 0.3, 0.16)


@effect("chips_all_in")
def chips_all_in(rng: Rng) -> Wave:
    """Both arms round everything one has: a heave, a landslide, two that roll away."""
    out = silence(1.5, stereo=True)
    put(out, 0, pan(felt(rng, 0.62, 380), 0.0), 0.40)
    put(out, 0.05, pan(low(hiss(rng, 0.5), 260) * swell(0.5, 0.6), 0.0), 0.22)
    early = sorted(rng.uniform(0.05, 0.5, 12))
    clacks(rng, out, [float(at) for at in early], 0.35, -0.2)
    slide = sorted(0.5 + rng.exponential(0.12, 22).clip(0, 0.55))
    clacks(rng, out, [float(at) for at in slide], 0.8, 0.1)
    clacks(rng, out, [1.08, 1.16, 1.21, 1.24], 0.4, 0.5)
    return in_room(rng, low(soft_clip(out * 0.6, 1.1), 8500), 0.35, 0.18)


@effect("star_won")
def star_won(rng: Rng) -> Wave:
    """A round is won: the guitar finds a major chord, and a star is pinned on."""
    out = silence(2.1, stereo=True)
    for at, name, side in ((0.0, "D3", -0.3), (0.13, "A3", -0.1), (0.26, "D4", 0.0),
                           (0.39, "F#4", 0.2), (0.55, "A4", 0.3)):  # fmt: skip
        put(out, at, pan(twang(key(name), 1.3 - at * 0.5, 0.7), side), 0.55)
    for at, name in ((0.58, "D6"), (0.66, "F#6"), (0.74, "A6")):
        put(out, at, pan(music_box(key(name), 0.5)[: count(1.2)], 0.3), 0.28)
    put(out, 0.74, pan(ring(rng, 1.0, STAR, 0.002), 0.1), 0.10)
    put(out, 0.80, pan(jingle(rng, 0.8, 5, 0.25), 0.2), 0.07)
    fade = np.clip((2.1 - np.arange(len(out)) / RATE) / 0.7, 0, 1)[:, None]
    return low(to_peak(in_room(rng, out * fade, 0.8, 0.22)), 8000)
