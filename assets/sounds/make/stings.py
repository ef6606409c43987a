"""Short music on the saloon's instruments: rounds won, five of a kind, the end."""

import numpy as np

from assets.sounds.make.crowd import crowd_cheer
from assets.sounds.make.dice import COIN, ring
from assets.sounds.make.dsp import (
    Rng,
    Wave,
    count,
    decay,
    high,
    hiss,
    in_room,
    low,
    modes,
    pan,
    put,
    silence,
    to_peak,
)
from assets.sounds.make.files import effect
from assets.sounds.make.instruments import bass, brush, piano, reed
from assets.sounds.make.score import key

HONKY_CENTS = 6.5


def struck(out: Wave, at_s: float, names: str, held_s: float, velocity: float) -> None:
    """Keys of the honky-tonk piano pressed together, as `C4+E4+G4`."""
    for number, name in enumerate(names.split("+")):
        one = key(name)
        note = piano(one, held_s, velocity, HONKY_CENTS)
        put(out, at_s + number * 0.005, pan(note, (one - 62) / 60), 0.3)


def tremolo(out: Wave, at_s: float, names: tuple[str, str], for_s: float, rise: float) -> None:
    """Two halves of a chord shaken against each other, growing by `rise`."""
    steps = int(for_s / 0.07)
    for k in range(steps):
        struck(out, at_s + k * 0.07, names[k % 2], 0.12, 0.5 + rise * k / steps)


def splash(rng: Rng, sec: float) -> Wave:
    """A small cymbal, struck with a brush."""
    plate = [(hz * rng.uniform(0.97, 1.03), sec * rng.uniform(0.5, 0.9), 0.05)
             for hz in np.geomspace(900, 7200, 34)]  # fmt: skip
    shimmer = low(high(hiss(rng, sec), 2500), 7500) * decay(sec, sec * 0.8, 0.003) * 0.16
    return modes(sec, plate, list(rng.uniform(0, 6.28, len(plate)))) * 0.8 + shimmer


@effect("fanfare_round")
def fanfare_round(rng: Rng) -> Wave:
    out = silence(2.6, stereo=True)
    q = 0.125
    for at, names, held, loud in (
        (0, "E5", 0.1, 0.6), (1, "G5", 0.1, 0.6), (2, "A5", 0.1, 0.65), (3, "C5+E5+C6", 0.3, 0.8),
        (5, "A4+F5+A5", 0.12, 0.65), (6, "G4+E5+G5", 0.12, 0.65), (8, "E5+G5+C6", 0.9, 0.85),
        (0, "C2+C3", 0.2, 0.6), (2, "E3+G3+C4", 0.15, 0.45), (3, "E2+E3", 0.2, 0.55),
        (5, "F2+F3", 0.15, 0.6), (6, "G2+G3", 0.2, 0.6), (8, "C2+C3+G3+E4", 0.9, 0.75),
    ):  # fmt: skip
        struck(out, at * q, names, held, loud)
    return low(in_room(rng, out, 0.6, 0.22), 8000)


@effect("fanfare_five")
def fanfare_five(rng: Rng) -> Wave:
    """Five alike happens once an evening: a sweep up the keys, a roll, coins raining."""
    out = silence(5.2, stereo=True)
    white = [one for one in range(key("C4"), key("C7")) if one % 12 in (0, 2, 4, 5, 7, 9, 11)]
    for k, one in enumerate(white):
        at_s = 0.62 * (k / len(white)) ** 0.8
        put(out, at_s, pan(piano(one, 0.09, 0.4 + 0.4 * k / len(white), HONKY_CENTS), k / 16 - 0.6),
            0.26)  # fmt: skip
    struck(out, 0.64, "C2+C3+C5+E5+G5+C6", 0.25, 0.9)
    tremolo(out, 0.9, ("F4+A4", "C5+F5"), 0.62, 0.25)
    struck(out, 0.9, "F2+F3", 0.6, 0.75)
    tremolo(out, 1.54, ("G4+B4", "D5+F5"), 0.62, 0.35)
    struck(out, 1.54, "G1+G2", 0.6, 0.8)
    struck(out, 2.2, "C2+C3+G3+C4+E4+G4+C5+E5+C6", 1.9, 1.0)
    for at_s, name in ((2.42, "E6"), (2.52, "G6"), (2.62, "C7"), (2.82, "G6"), (2.92, "C7")):
        struck(out, at_s, name, 0.3, 0.55)
    put(out, 2.2, pan(splash(rng, 2.2), 0.3), 0.5)
    put(out, 2.2, pan(bass(key("C2"), 1.8, 0.9), 0), 0.5)
    for _ in range(16):
        drop = ring(rng, 0.6, COIN, 0.03)
        put(out, rng.uniform(2.3, 3.7), pan(drop, rng.uniform(-0.8, 0.8)), rng.uniform(0.02, 0.05))
    return low(in_room(rng, out, 0.8, 0.24), 8500)


@effect("fanfare_win")
def fanfare_win(rng: Rng) -> Wave:
    """The game is won: the piano strides home and the room is on its feet."""
    out = silence(6.6, stereo=True)
    q = 0.19
    right = (
        (0, "G4", 0.8), (1, "C5", 0.8), (2, "E5+C5", 1), (3, "E5+G5", 2), (5, "C5+E5", 1),
        (6, "A5+C6", 2), (8, "F5+A5", 1), (9, "Ab5+C6", 2), (11, "F5+Ab5", 1), (12, "G5+E6", 2),
        (14, "E5+C6", 1), (15, "C5+A5", 1), (16, "F5+B5+D6", 2), (18, "G5", 0.9), (19, "B5", 0.9),
        (20, "E5+G5+C6", 1), (22, "E5+G5+C6+E6", 6),
    )  # fmt: skip
    left = (
        (0, "C3+C2", 1), (1, "E3+G3+C4", 1), (2, "G2", 1), (3, "E2+E3", 1), (4, "G3+Bb3+C4", 1),
        (6, "F2+F3", 1), (7, "A3+C4+F4", 1), (9, "F2+F3", 1), (10, "Ab3+C4+F4", 1),
        (12, "G2+G3", 1), (13, "G3+C4+E4", 1), (15, "A2+A3", 1), (16, "G2+G3", 1),
        (17, "F3+B3+D4", 1), (18, "D3", 1), (19, "G2", 1), (20, "C2+C3", 1), (21, "G2", 0.8),
        (22, "C2+C3+G3+E4", 6),
    )  # fmt: skip
    for at, names, length in right:
        struck(out, at * q, names, length * q * 0.9, 0.8)
    for at, names, length in left:
        struck(out, at * q, names, length * q * 0.9, 0.62)
    for beat in range(0, 22, 2):
        put(out, beat * q, pan(brush(rng, 0.12, tap=True), 0.2))
    put(out, 22 * q, pan(splash(rng, 1.8), 0.3), 0.4)
    cheer = to_peak(crowd_cheer(rng), 0.32)
    put(out, 3.2, cheer)
    fade = np.clip((6.6 - np.arange(len(out)) / 44100) / 1.0, 0, 1)
    return low(in_room(rng, out * fade[:, None], 0.7, 0.22), 8000)


@effect("lose")
def lose(rng: Rng) -> Wave:
    """A harmonica that is sorry for you: four steps down, the last one sinking."""
    out = silence(3.4)
    for at_s, name, held_s, fall in (
        (0.0, "Bb4", 0.34, 0.0), (0.42, "A4", 0.34, 0.0), (0.84, "Ab4", 0.34, 0.0),
        (1.26, "G4", 1.5, 1.6),
    ):  # fmt: skip
        wah = (0.15, 0.9, 0.35) if fall == 0 else (0.15, 0.85, 0.3, 0.8, 0.3, 0.7, 0.15)
        put(out, at_s, reed(key(name), held_s, 0.8, wah=wah, fall=fall))
        put(out, at_s, reed(key(name) - 9, held_s, 0.8, wah=wah, fall=fall), 0.45)
    return low(in_room(rng, out[: count(3.1)], 0.6, 0.22), 6000)
