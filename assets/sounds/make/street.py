"""Main Street: guns, the bell, the wind, hats and horses."""

import numpy as np

from assets.sounds.make.dice import ring
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
    put_round,
    room,
    silence,
    soft_clip,
    sweep_noise,
    swell,
    to_peak,
)
from assets.sounds.make.files import effect
from assets.sounds.make.interface import jingle


@effect("bell")
def bell(rng: Rng) -> Wave:
    """A tower bell: the stroke is there from the very first sample, for people race on it."""
    strike, sec = 220.0, 6.5
    table = (
        (0.5, 9.0, 0.34), (1.0, 6.0, 0.55), (1.19, 5.0, 0.62), (1.5, 3.2, 0.26), (2.0, 4.2, 0.95),
        (2.51, 2.2, 0.34), (2.66, 2.0, 0.30), (3.01, 1.8, 0.42), (4.1, 1.2, 0.34),
        (5.43, 0.75, 0.26), (6.8, 0.5, 0.18), (8.2, 0.34, 0.12), (9.9, 0.22, 0.08),
    )  # fmt: skip
    sides = []
    for side in range(2):
        pairs = []
        for ratio, t60, loud in table:
            hz = strike * ratio
            beat = 0.35 + 0.25 * ratio
            pairs.append((hz + (0.07 if side else 0.0), t60, loud * 0.7))
            pairs.append((hz + beat, t60 * 0.92, loud * 0.38))
        rung = modes(sec, pairs)
        clapper = modes(sec, [(1460, 0.05, 0.5), (2390, 0.04, 0.45), (3720, 0.025, 0.3)])
        knock = low(hiss(rng, sec), 4200) * decay(sec, 0.03, 0.0001) * 0.5
        sides.append(rung + clapper + knock)
    out = np.column_stack(sides)
    tail = convolve(out, room(rng, 2.2, bright_hz=2800, stereo=True)) * 0.16
    tail[: len(out)] += out
    fade = np.clip((sec + 0.6 - np.arange(len(tail)) / RATE) / 2.5, 0, 1) ** 1.5
    return low(soft_clip(to_peak(tail), 1.2) * fade[:, None], 7500)


def gunshot(rng: Rng, *, boom_hz: float, bright: float) -> Wave:
    """A six-shooter in the open: crack, blast, boom; no street yet."""
    sec = 0.9
    t = clock(sec)
    crack = high(hiss(rng, sec), 900) * decay(sec, 0.035, 0.00008) * bright
    blast = np.zeros(len(t))
    for hz, t60, loud in ((6000, 0.09, 0.5), (2400, 0.2, 0.8), (900, 0.36, 1.1), (330, 0.5, 1.3)):
        noise = low(hiss(rng, sec), hz)
        blast += noise / np.std(noise) * decay(sec, t60, 0.0004) * loud
    phase = 2 * np.pi * np.cumsum(boom_hz + 90 * np.exp(-t * 45)) / RATE
    boom = np.sin(phase) * decay(sec, 0.38, 0.0008)
    return soft_clip(low(crack * 2.4 + blast * 0.8 + boom * 2.2, 9500) * 0.5, 1.9)


@effect("shot", 3)
def shot(rng: Rng) -> Wave:
    dry = gunshot(rng, boom_hz=rng.uniform(52, 62), bright=rng.uniform(0.8, 1.1))
    out = silence(2.0, stereo=True)
    put(out, 0, pan(dry, 0.0), 1.0)
    for at, side, loud, hz in (
        (0.085, -0.7, 0.34, 2600), (0.128, 0.8, 0.28, 2300), (0.21, -0.4, 0.20, 1700),
        (0.33, 0.6, 0.14, 1300), (0.52, -0.8, 0.08, 950), (0.74, 0.3, 0.045, 700),
    ):  # fmt: skip
        put(out, at * rng.uniform(0.94, 1.06), pan(low(dry, hz), side), loud)
    tail = convolve(out, room(rng, 1.1, bright_hz=1700, stereo=True))[: len(out)]
    return out + tail * 0.10


@effect("gun_cock")
def gun_cock(rng: Rng) -> Wave:
    out = silence(0.6)
    steel = ((1240, 0.03, 0.5), (1890, 0.05, 0.9), (3170, 0.06, 0.8), (4630, 0.045, 0.5),
             (6880, 0.03, 0.25))  # fmt: skip
    for at, loud in ((0.0, 0.45), (0.075, 0.6), (0.135, 0.55), (0.225, 1.0)):
        put(out, at, ring(rng, 0.2, steel, 0.05), loud)
        put(out, at, low(high(hiss(rng, 0.05), 800), 6000) * decay(0.05, 0.009, 0.0002), loud * 0.4)
        put(out, at, ring(rng, 0.1, ((310, 0.04, 0.5),), 0.05), loud)
    put(out, 0.03, high(low(hiss(rng, 0.18), 3800), 1200) * swell(0.18, 0.7), 0.06)
    return in_room(rng, low(out, 8500), 0.3, 0.18)


@effect("ricochet")
def ricochet(rng: Rng) -> Wave:
    sec = 1.1
    t = clock(sec)
    hz = 980 + 2300 * np.exp(-t * 2.6) + 40 * np.sin(2 * np.pi * 31 * t) * np.exp(-t * 2)
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    whine = np.sin(phase) + 0.3 * np.sin(2 * phase + 0.6) + 0.1 * np.sin(3 * phase)
    tumble = 0.62 + 0.38 * np.sin(2 * np.pi * (26 * t - 6 * t**2))
    body = whine * tumble * decay(sec, 0.95, 0.012)
    body += sweep_noise(rng, sec, hz, 0.25) * 0.5 * decay(sec, 0.7, 0.01)
    spang = modes(sec, [(1730, 0.12, 0.6), (2890, 0.16, 0.7), (4410, 0.1, 0.4), (340, 0.06, 0.6)])
    spang += low(hiss(rng, sec), 6500) * decay(sec, 0.02, 0.0002) * 0.5
    where = np.linspace(-0.5, 0.9, len(t))
    mono = low(body * 0.55, 5200)
    out = np.column_stack(
        [mono * np.cos((where + 1) * np.pi / 4), mono * np.sin((where + 1) * np.pi / 4)]
    )
    put(out, 0, pan(spang, -0.4), 0.8)
    return in_room(rng, out, 0.9, 0.25)


@effect("hat_fly")
def hat_fly(rng: Rng) -> Wave:
    sec = 0.75
    t = clock(sec)
    spin = 0.55 + 0.45 * np.sin(2 * np.pi * (8 * t + 5 * t**2)) ** 2
    colour = curve(sec, [(0, 500), (0.25, 1500), (sec, 600)])
    out = sweep_noise(rng, sec, colour, 0.55) * spin * swell(sec, 0.35)
    return in_room(rng, low(out, 4500), 0.3, 0.12)


@effect("hat_land")
def hat_land(rng: Rng) -> Wave:
    out = silence(0.45)
    for at, loud in ((0.0, 1.0), (0.12, 0.4), (0.19, 0.18)):
        flop = low(high(hiss(rng, 0.2), 130), 1300) * decay(0.2, 0.075, 0.004)
        flop += ring(rng, 0.2, ((124, 0.09, 1.4), (205, 0.07, 0.9)), 0.03)
        put(out, at, flop, loud)
    return in_room(rng, out, 0.3, 0.14)


@effect("body_fall")
def body_fall(rng: Rng) -> Wave:
    """Nobody is hurt: a long slide whistle of a fall, a soft thud and a spur still turning."""
    out = silence(1.5)
    t = clock(0.34)
    hz = 720 * np.exp(-t * 3.1)
    slide = np.sin(2 * np.pi * np.cumsum(hz) / RATE) * swell(0.34, 0.35)
    slide += band(hiss(rng, 0.34), 600, 1.5) * swell(0.34, 0.4) * 0.15
    put(out, 0, slide, 0.28)
    for at, loud, hz0 in ((0.36, 1.0, 62), (0.53, 0.5, 78), (0.60, 0.3, 84)):
        s = clock(0.4)
        thud = np.sin(2 * np.pi * np.cumsum(hz0 + 70 * np.exp(-s * 38)) / RATE)
        thud = thud * decay(0.4, 0.24, 0.002) * 1.2
        thud += low(high(hiss(rng, 0.4), 90), 850) * decay(0.4, 0.13, 0.003) * 0.8
        thud += ring(rng, 0.4, ((128, 0.16, 0.6), (187, 0.12, 0.4)), 0.04)
        put(out, at, thud, loud)
    put(out, 0.55, low(hiss(rng, 0.45), 1600) * swell(0.45, 0.15), 0.10)
    put(out, 0.72, jingle(rng, 0.7, 7, 0.42), 0.13)
    return in_room(rng, out, 0.35, 0.15)


@effect("wind", loop=True)
def wind(rng: Rng) -> Wave:
    """Twelve seconds that close on themselves: every gust is a whole number of turns long."""
    sec = 12.0
    n = count(sec)
    t = np.arange(n) / n
    freq = np.fft.rfftfreq(n, 1 / RATE)
    sides = []
    for side in range(2):
        out = np.zeros(n)
        for hz, width, loud, turns in (
            (150, 0.9, 0.60, (1, 2)), (300, 0.6, 0.85, (2, 3)), (520, 0.35, 0.75, (1, 3)),
            (640, 0.06, 0.30, (2, 5)), (860, 0.25, 0.34, (3, 4)), (1130, 0.05, 0.11, (1, 4)),
            (1900, 0.7, 0.11, (2, 3)),
        ):  # fmt: skip
            shape = np.exp(-0.5 * (np.log2(np.maximum(freq, 1) / hz) / width) ** 2)
            noise = np.fft.irfft(np.fft.rfft(rng.standard_normal(n)) * shape, n)
            gust = np.ones(n)
            for k in turns:
                gust *= 0.62 + 0.38 * np.sin(2 * np.pi * (k * t) + hz / 97 + side * 0.5)
            out += noise / np.std(noise) * gust * loud
        sides.append(out)
    left, right = sides
    return np.column_stack([left * 0.8 + right * 0.35, right * 0.8 + left * 0.35])


@effect("heartbeat", loop=True)
def heartbeat(rng: Rng) -> Wave:
    """One beat, over and over, so that nothing in it can be read."""
    beat = silence(0.92)
    for at, hz, loud in ((0.02, 58, 1.0), (0.27, 70, 0.62)):
        s = clock(0.3)
        tone = np.sin(2 * np.pi * np.cumsum(hz + 40 * np.exp(-s * 30)) / RATE)
        thump = tone + 0.35 * np.sin(4 * np.pi * np.cumsum(hz + 40 * np.exp(-s * 30)) / RATE)
        thump *= decay(0.3, 0.2, 0.008)
        thump += low(high(hiss(rng, 0.3), 70), 260) * decay(0.3, 0.1, 0.006) * 0.9
        put_round(beat, at, thump * np.minimum((0.3 - s) / 0.05, 1), loud)
    return beat


@effect("horse")
def horse(rng: Rng) -> Wave:
    """A whinny that falls and shakes, then two stamps."""
    sec = 1.55
    t = clock(sec)
    hz = curve(sec, [(0, 620), (0.12, 1050), (0.35, 1180), (0.8, 900), (1.3, 560), (sec, 430)])
    shake = np.sin(2 * np.pi * np.cumsum(curve(sec, [(0, 9), (0.5, 11.5), (sec, 9)])) / RATE)
    depth = curve(sec, [(0, 0.0), (0.3, 0.03), (0.7, 0.09), (sec, 0.07)])
    hz = hz * (1 + depth * shake)
    phase = 2 * np.pi * np.cumsum(hz) / RATE
    voice = np.zeros(len(t))
    for k in range(1, 9):
        at = hz * k
        throat = (np.exp(-0.5 * (np.log2(at / 1250) / 0.6) ** 2)
                  + 0.5 * np.exp(-0.5 * (np.log2(at / 3100) / 0.35) ** 2) + 0.05)  # fmt: skip
        voice += np.sin(k * phase + k) * throat * (at < 7500)
    voice *= swell(sec, 0.22, 0.5) * (1 - 0.35 * (0.5 + 0.5 * shake) * np.minimum(t / 0.5, 1))
    breath = sweep_noise(rng, sec, np.clip(hz * 1.6, 300, 4000), 0.8) * swell(sec, 0.5) * 0.35
    out = silence(2.5)
    put(out, 0, low(voice + breath, 5000), 0.55)
    for stamp_s, loud in ((1.62, 0.9), (1.84, 0.65)):
        clop = ring(rng, 0.2, ((128, 0.1, 0.9), (640, 0.05, 0.8), (1040, 0.04, 0.7)), 0.04)
        put(out, stamp_s, clop + low(hiss(rng, 0.2), 2200) * decay(0.2, 0.03) * 0.3, loud)
    return in_room(rng, out, 0.6, 0.2)
