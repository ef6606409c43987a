"""Written music: reading notes and chords, playing them on a loop, mixing the loop.

A tune is written bar by bar, as on paper: `"E5:1 G5:2 r:1 C5+E5:4 | …"` is a key with its length
in units (16ths or 8ths, as the tune says), `+` joins keys, `r` rests, `Ab4>A4` slides in from a
grace note. Bars that do not add up are refused.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from assets.sounds.make.dsp import RATE, Rng, Wave, count, pan, put_round, room

Spectrum = npt.NDArray[np.complex128]
STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
KINDS: dict[str, tuple[int, ...]] = {
    "": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "o": (0, 3, 6, 9),
    "6": (0, 4, 7, 9), "maj7": (0, 4, 7, 11), "9": (0, 4, 10, 14),
}  # fmt: skip


@dataclass(frozen=True)
class Note:
    """Keys sounding together; start and length in units from the tune's beginning."""

    start: float
    length: float
    keys: tuple[int, ...]
    grace: int | None = None


@dataclass(frozen=True)
class Chord:
    """A harmony from one unit to another: its lowest note and all its pitch classes (0 = C)."""

    start: float
    length: float
    bass: int
    classes: tuple[int, ...]

    @property
    def root(self) -> int:
        """The pitch class the chord is named after."""
        return self.classes[0]


def step(name: str) -> int:
    """Pitch class of a name like `F#` or `Bb`."""
    return (STEPS[name[0]] + name.count("#") - name.count("b")) % 12


def key(name: str) -> int:
    """Number of a key like `C4` (60)."""
    octave = int(name[-1])
    return STEPS[name[0]] + name.count("#") - name[1:].count("b") + 12 * (octave + 1)


def melody(text: str, units: int, start_bar: int = 0) -> list[Note]:
    """Reads notes; every bar must be `units` long."""
    notes: list[Note] = []
    for number, bar in enumerate(text.split("|"), start=start_bar):
        at = float(number * units)
        for token in bar.split():
            what, _, length = token.partition(":")
            if what != "r":
                grace, _, names = what.rpartition(">")
                keys = tuple(key(name) for name in names.split("+"))
                notes.append(Note(at, float(length), keys, key(grace) if grace else None))
            at += float(length)
        if at != (number + 1) * units:
            raise ValueError(f"bar {number + 1} is {at - number * units:g} units long: {bar}")
    return notes


def chords(text: str, units: int) -> list[Chord]:
    """Reads harmony: bars by `|`, the chords in a bar share it alike."""
    out = []
    for number, bar in enumerate(text.split("|")):
        names = bar.split()
        share = units / len(names)
        for place, name in enumerate(names):
            upper, _, below = name.partition("/")
            cut = 2 if upper[1:2] in ("#", "b") else 1
            root = step(upper[:cut])
            classes = tuple((root + k) % 12 for k in KINDS[upper[cut:]])
            bass = step(below) if below else root
            out.append(Chord(number * units + place * share, share, bass, classes))
    return out


def at_or_above(pitch_class: int, lowest: int) -> int:
    """The first key of that class from `lowest` up."""
    return lowest + (pitch_class - lowest) % 12


def voiced(harmony: Sequence[Chord], lowest: int, size: int = 3) -> list[tuple[int, ...]]:
    """Close positions near `lowest` that move as little as they can from chord to chord."""
    out: list[tuple[int, ...]] = []
    last: tuple[int, ...] | None = None
    for chord in harmony:
        classes = list(chord.classes)
        if len(classes) > size:  # the fifth is missed least
            classes.pop(2)
        options = []
        for turn in range(len(classes)):
            keys = [at_or_above(classes[turn], lowest)]
            for k in range(1, len(classes)):
                keys.append(at_or_above(classes[(turn + k) % len(classes)], keys[-1] + 1))
            options.append(tuple(keys))
        middle = sum(last) / len(last) if last else lowest + 5.0
        last = min(options, key=lambda ks: abs(sum(ks) / len(ks) - middle) + 0.01 * ks[0])
        out.append(last)
    return out


def sounding(harmony: Sequence[Chord], at: float) -> Chord:
    """The chord at a unit."""
    return [chord for chord in harmony if chord.start <= at + 1e-6][-1]


def thickened(notes: Sequence[Note], harmony: Sequence[Chord], least: float) -> list[Note]:
    """Long notes get a chord tone three to nine semitones below, as a right hand plays them."""
    out = []
    for note in notes:
        top = max(note.keys)
        classes = sounding(harmony, note.start).classes
        below = [k for k in range(top - 9, top - 2) if k % 12 in classes]
        if note.length >= least and len(note.keys) == 1 and below:
            note = replace(note, keys=(below[-1], *note.keys))
        out.append(note)
    return out


def doubled(notes: Sequence[Note], by: int = 12) -> list[Note]:
    """Every note with its octave."""
    return [replace(n, keys=(*n.keys, max(n.keys) + by)) for n in notes]


def moved(notes: Sequence[Note], units: float, by: int = 0) -> list[Note]:
    """The same notes later, and higher by semitones."""
    return [
        replace(
            n,
            start=n.start + units,
            keys=tuple(k + by for k in n.keys),
            grace=None if n.grace is None else n.grace + by,
        )
        for n in notes
    ]


class Tape:
    """A loop being recorded: what rings past its end goes on at its beginning."""

    def __init__(self, rng: Rng, units: float, unit_s: float, *, swing: float = 0.5) -> None:
        """`swing`: where the second of two units falls, 0.5 straight to 0.67 shuffled."""
        samples = round(units * unit_s * RATE / 4096) * 4096  # a length that transforms quickly
        self.rng = rng
        self.sec = samples / RATE
        self.unit_s = self.sec / units
        self.units = units
        self.swing = swing
        self.dry: Wave = np.zeros((samples, 2))
        self.bend: Callable[[float], float] = lambda unit: 0.0

    def second(self, unit: float) -> float:
        """When a unit falls, swung and bent."""
        pair, odd = divmod(unit, 2)
        inside = odd * self.swing if odd <= 1 else self.swing + (odd - 1) * (1 - self.swing)
        return (pair + inside) * 2 * self.unit_s + self.bend(unit)

    def add(self, x: Wave, at_s: float, loud: float = 1.0, side: float = 0.0) -> None:
        """Puts a sound on the tape at a second."""
        put_round(self.dry, at_s % self.sec, pan(x, side), loud)

    def perform(
        self,
        notes: Sequence[Note],
        play: Callable[[int, float, float], Wave],
        velocity: float,
        *,
        side: float = 0.0,
        loud: float = 1.0,
        accent: float = 0.12,
        beat: float = 2.0,
        hold: float = 0.95,
        loose_s: float = 0.005,
    ) -> None:
        """Plays notes as a hand would: a little loose, beats a little louder, chords rolled."""
        for note in notes:
            strong = accent if note.start % beat < 1e-6 else -accent / 2
            at_s = self.second(note.start) + self.rng.normal(0, loose_s)
            held_s = (self.second(note.start + note.length) - self.second(note.start)) * hold
            if note.grace is not None:
                self.add(play(note.grace, 0.06, velocity * 0.7), at_s - 0.055, loud, side)
            for number, one in enumerate(sorted(note.keys)):
                v = float(np.clip(velocity + strong + self.rng.normal(0, 0.03), 0.1, 1.0))
                if one != max(note.keys):
                    v *= 0.85
                spread = (one - 64) / 90
                self.add(play(one, held_s, v), at_s + number * 0.006, loud, side + spread)

    def mixed(self, *, t60: float, wet: float, dark_hz: float, lift_low_db: float = 0.0) -> Wave:
        """The loop in its room, rolled off above `dark_hz`, at -16 LUFS, seamless."""
        n = len(self.dry)
        answer = room(self.rng, t60, bright_hz=3600, stereo=True)
        heard = self.dry + wet * np.fft.irfft(
            np.fft.rfft(self.dry, axis=0) * np.fft.rfft(answer, n, axis=0), n, axis=0
        )
        freq = np.fft.rfftfreq(n, 1 / RATE)
        shape = 1 / np.sqrt(1 + (freq / dark_hz) ** 4) * (freq / np.sqrt(freq**2 + 45**2 + 1e-9))
        shape *= 1 + (10 ** (lift_low_db / 20) - 1) * np.exp(-0.5 * ((freq - 140) / 90) ** 2)
        heard = np.fft.irfft(np.fft.rfft(heard, axis=0) * shape[:, None], n, axis=0)
        for _ in range(3):
            heard *= 10 ** ((TARGET_LUFS - loudness(heard)) / 20)
            heard = limited(heard)
        turned: Wave = np.roll(heard, count(LEAD_S), axis=0)
        return turned


TARGET_LUFS = -16.0
LEAD_S = 0.09
"""The file begins this long before the first beat, so that its seam lies where nothing begins."""
CEILING = 10 ** (-1.5 / 20)


def limited(x: Wave) -> Wave:
    """Rounds off peaks above two thirds of the ceiling."""
    knee = CEILING * 0.66
    over = np.maximum(np.abs(x) - knee, 0)
    room_left = CEILING - knee
    out: Wave = np.sign(x) * (np.minimum(np.abs(x), knee) + room_left * np.tanh(over / room_left))
    return out


def loudness(x: Wave) -> float:
    """Gated loudness in LUFS after ITU-R BS.1770 (head and low-cut weighting, 400 ms blocks)."""
    n = len(x)
    z = np.exp(-2j * np.pi * np.fft.rfftfreq(n))

    def answer(b: Sequence[float], a: Sequence[float]) -> Spectrum:
        return np.asarray(np.polyval(list(b)[::-1], z) / np.polyval(list(a)[::-1], z))

    k = np.tan(np.pi * 1681.974450955533 / RATE)
    vh, q = 10 ** (3.999843853973347 / 20), 0.7071752369554196
    vb = vh**0.4996667741545416
    a0 = 1 + k / q + k * k
    shelf = answer(
        [(vh + vb * k / q + k * k) / a0, 2 * (k * k - vh) / a0, (vh - vb * k / q + k * k) / a0],
        [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0],
    )
    k, q = np.tan(np.pi * 38.13547087602444 / RATE), 0.5003270373238773
    a0 = 1 + k / q + k * k
    cut = answer([1.0, -2.0, 1.0], [1.0, 2 * (k * k - 1) / a0, (1 - k / q + k * k) / a0])
    both = (shelf * cut)[:, None]
    weighted = np.fft.irfft(np.fft.rfft(x.reshape(n, -1), axis=0) * both, n, axis=0)
    power = np.cumsum(np.concatenate([[0.0], np.sum(weighted**2, axis=1)]))
    block, hop = count(0.4), count(0.1)
    starts = np.arange(0, max(n - block, 1), hop)
    means = (power[np.minimum(starts + block, n)] - power[starts]) / block
    levels = -0.691 + 10 * np.log10(means + 1e-12)
    loud = means[levels > -70]
    gate = -0.691 + 10 * np.log10(np.mean(loud)) - 10
    return float(-0.691 + 10 * np.log10(np.mean(means[levels > max(gate, -70)])))
