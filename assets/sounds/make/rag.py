"""The saloon's own rag: the title's piano, and the lobby's lighter playing of it.

Two strains of sixteen bars in two-four, written in sixteenths: A in C, B in F, played A A B A.
"""

import numpy as np

from assets.sounds.make.dsp import Rng, Wave
from assets.sounds.make.instruments import bass, brush, guitar, piano
from assets.sounds.make.score import (
    Chord,
    Note,
    Tape,
    at_or_above,
    chords,
    doubled,
    key,
    melody,
    moved,
    thickened,
    voiced,
)

BAR = 8
STRAIN = 16 * BAR

A_TUNE = """
E5:1 G5:2 E5:1 C5:1 D5:1 E5:2 | G5:1 A5:2 G5:1 E5:2 C5:2 |
D5:1 F5:2 D5:1 B4:1 C5:1 D5:2 | E5:1 G5:2 E5:1 C5:2 G4:2 |
E5:1 G5:2 E5:1 C5:1 D5:1 E5:2 | A5:1 C#6:2 A5:1 G5:2 E5:2 |
F#5:1 A5:2 F#5:1 D5:1 E5:1 F#5:2 | G5:1 B5:2 G5:1 F5:1 D5:1 B4:1 G4:1 |
E5:1 G5:2 E5:1 C5:1 D5:1 E5:2 | G5:1 A5:2 G5:1 E5:2 C5:2 |
D5:1 F5:2 A5:1 G5:1 F5:1 D5:2 | E5:1 G5:1 Bb5:2 G5:1 E5:1 C5:2 |
A5:1 C6:2 A5:1 C6:1 A5:1 F#5:2 | G5:1 E6:2 C6:1 C#6:1 A5:1 G5:2 |
F#5:1 A5:2 D6:1 B5:1 A5:1 G5:1 F5:1 | E5+C6:2 G5:1 E5:1 C5:2 r:2
"""
A_LAST = """
E5:1 G5:2 E5:1 C5:1 D5:1 E5:2 | A5:1 G5:1 E5:1 A5:2 G5:1 E5:1 C5:1 |
D5:1 F5:2 D5:1 B4:1 C5:1 D#5:1 D5:1 | E5:1 G5:2 C6:1 B5:1 G5:1 E5:2 |
E5:1 G5:2 E5:1 C5:1 D5:1 E5:2 | A5:1 C#6:1 E6:2 C#6:1 A5:1 G5:2 |
F#5:1 A5:1 D6:2 C6:1 A5:1 F#5:2 | G5:1 B5:2 D6:1 F5:1 D5:1 B4:1 G4:1 |
E5:1 G5:2 E5:1 C5:1 D5:1 E5:2 | A5:1 G5:1 E5:1 A5:2 G5:1 E5:1 C5:1 |
D5:1 F5:2 A5:1 B5:1 A5:1 F5:2 | E5:1 G5:1 Bb5:2 C6:1 Bb5:1 G5:2 |
A5:1 C6:2 A5:1 C6:1 A5:1 D#6:2 | E6:1 C6:2 G5:1 C#6:1 A5:1 G5:2 |
F#5:1 A5:1 C6:1 D6:1 B5:1 G5:1 F5:1 D5:1 | E5+C6:2 r:2 E5+C6:2 r:2
"""
A_HARMONY = """C | C | G7 | C | C | A7 | D7 | G7 |
C | C | G7 | C7 | F F#o | C/G A7 | D7 G7 | C"""

B_TUNE = """
A4:1 C5:1 F5:3 E5:1 D5:2 | C5:3 A4:1 C5:4 | Bb4:1 C5:1 E5:3 D5:1 C5:2 | Bb4:3 G4:1 Bb4:4 |
G4:1 Bb4:1 E5:3 G5:1 F5:2 | E5:2 D5:1 C5:2 D5:1 E5:2 | F5:1 A5:2 F5:1 C5:2 A4:2 |
C5:1 Eb5:2 F5:1 A5:4 |
Bb5:3 A5:1 Bb5:1 D6:2 Bb5:1 | Db6:3 Bb5:1 F5:4 | A5:1 C6:2 A5:1 F5:1 A5:1 C6:2 |
C6:1 A5:2 F#5:1 D5:4 |
D5:1 F5:1 B5:3 A5:1 G5:2 | E5:1 G5:1 Bb5:3 A5:1 G5:2 | F5:1 A5:1 C6:2 A5:1 F5:1 D5:2 |
D5:1 B4:1 G4:2 A4:1 B4:1 D5:1 F5:1
"""
B_HARMONY = """F | F | C7 | C7 | C7 | C7 | F | F7 |
Bb | Bbm | F/C | D7 | G7 | C7 | F | G7"""

RUNS = {7: "G2:2 A2:2 B2:2 G2:2", 15: "C3:2 G2:2 C2:2 r:2"}
"""Bars of strain A in which the left hand leaves the stride and walks in octaves."""


def stride(harmony: list[Chord], runs: dict[int, str]) -> tuple[list[Note], list[Note]]:
    """The left hand: low octaves on the beat, chords off it. Gives both apart."""
    low: list[Note] = []
    high: list[Note] = []
    voicings = voiced(harmony, 53)
    for chord, keys in zip(harmony, voicings, strict=True):
        bar = int(chord.start // BAR)
        if bar in runs:
            continue
        root = at_or_above(chord.bass, 38)
        fifth = at_or_above(chord.classes[2], 36)
        for half in range(int(chord.length // 4)):
            at = chord.start + half * 4
            deep = root if half == 0 else fifth
            low.append(Note(at, 1.8, (deep - 12, deep) if half == 0 and deep > 39 else (deep,)))
            high.append(Note(at + 2, 1.4, keys))
    for bar, text in runs.items():
        low += moved(doubled(melody(text, BAR)), bar * BAR)
    return low, high


def strains() -> list[tuple[list[Note], list[Chord], dict[int, str]]]:
    """A and its last playing and B: tune, harmony, left-hand runs."""
    a, b = chords(A_HARMONY, BAR), chords(B_HARMONY, BAR)
    return [
        (melody(A_TUNE, BAR), a, RUNS),
        (melody(A_LAST, BAR), a, RUNS),
        (melody(B_TUNE, BAR), b, {15: "G2:2 F2:2 E2:2 D2:2"}),
    ]


def title(rng: Rng) -> Wave:
    """The rag on the honky-tonk piano: A, A fuller, B, A in octaves with its own ending."""
    tape = Tape(rng, 4 * STRAIN, 60 / 104 / 4)
    first, last, trio = strains()

    def honky(one: int, held: float, v: float) -> Wave:
        return piano(one, held, v, 6.5)

    for number, (tune, harmony, runs) in enumerate((first, first, trio, last)):
        begin = number * STRAIN
        right = thickened(tune, harmony, 2 if number else 3)
        if number == 3:
            right = [n if n.start % 4 else doubled([n], -12)[0] for n in right]
        low, mid = stride(harmony, runs)
        tape.perform(moved(right, begin), honky, 0.66 if number < 3 else 0.72, side=0.12,
                     loud=0.30, hold=0.9)  # fmt: skip
        tape.perform(moved(low, begin), honky, 0.55, side=-0.1, loud=0.26, beat=4)
        tape.perform(moved(mid, begin), honky, 0.40, side=-0.06, loud=0.24, accent=0.0)
    return tape.mixed(t60=0.7, wet=0.22, dark_hz=7500)


def lobby(rng: Rng) -> Wave:
    """The same rag while people find their chairs: guitar on top, piano off the beat, brushes."""
    tape = Tape(rng, 3 * STRAIN, 60 / 92 / 4, swing=0.56)
    first, last, trio = strains()
    for number, (tune, harmony, _) in enumerate((first, trio, last)):
        begin = number * STRAIN
        low, mid = stride(harmony, {})
        tape.perform(moved(tune, begin, -12), guitar, 0.62, side=-0.25, loud=0.34, hold=1.3)
        for note in low:
            deep = max(note.keys)
            deep = deep if deep <= key("G2") else deep - 12
            tape.add(bass(deep, 0.42, 0.55), tape.second(begin + note.start), 0.62)
        light = mid if number != 1 else [n for n in mid if n.start % 8 == 2]
        tape.perform(moved(light, begin), piano_soft, 0.30, side=0.3, loud=0.26, accent=0.0)
        if number == 2:
            top = [n for n in moved(tune, begin) if n.length >= 2]
            tape.perform(top, piano_soft, 0.34, side=0.3, loud=0.22)
    for beat in range(int(tape.units // 4)):
        tape.add(brush(rng, 0.10, tap=False), tape.second(beat * 4), 1.0, 0.15)
        tape.add(brush(rng, 0.07, tap=True), tape.second(beat * 4 + 2), 1.0, 0.15)
    return tape.mixed(t60=0.6, wet=0.2, dark_hz=7500)


def piano_soft(one: int, held: float, v: float) -> Wave:
    """The same piano with the practice pedal down and fresher from the tuner."""
    note = piano(one, held, v, 2.2)
    return note * np.minimum(np.arange(len(note)) / 60, 1)
