"""The other tunes: the poker table, the duel, the results, the rules book."""

import numpy as np

from assets.sounds.make.dsp import RATE, Rng, Wave, count
from assets.sounds.make.instruments import (
    bass,
    brush,
    guitar,
    music_box,
    piano,
    reed,
    whistle,
)
from assets.sounds.make.rag import piano_soft
from assets.sounds.make.score import (
    Chord,
    Note,
    Tape,
    at_or_above,
    chords,
    melody,
    moved,
    sounding,
    thickened,
    voiced,
)

# -- the poker table: thirty-two bars in F, swung eighths ------------------------
POKER_A = """
r:2 C5:1 A4:1 C5:1 D5:1 F5:2 | F#5:3 D5:1 A4:4 | r:2 B4:1 D5:1 F5:2 D5:1 B4:1 |
Bb4:1 C5:2 E5:1 C5:4 | r:2 A4:1 C5:1 F5:2 G5:1 Ab5>A5:1 | A5:2 F#5:1 D5:1 C5:4 |
B4:1 D5:1 F5:2 E5:1 C5:1 Bb4:2 | Ab4>A4:3 F4:1 F4:2 r:2
"""
POKER_A2 = """
r:2 C5:1 A4:1 C5:1 D5:1 F5:2 | F#5:3 D5:1 A4:4 | r:1 G4:1 B4:1 D5:1 F5:2 D5:1 B4:1 |
Bb4:1 C5:2 E5:1 G5:2 E5:2 | r:2 A4:1 C5:1 F5:2 G5:1 Ab5>A5:1 | C6:2 A5:1 F#5:1 D5:4 |
B4:1 D5:1 G5:2 E5:1 G5:1 Bb5:2 | A5:1 F5:3 r:4
"""
POKER_B = """
C#5:1 E5:1 G5:4 E5:2 | G5:1 E5:1 C#5:2 A4:4 | D5:1 F#5:1 A5:4 F#5:2 | C5:1 D5:1 F#5:2 r:4 |
B4:1 D5:1 F5:4 D5:2 | F5:1 E5:1 D5:1 B4:1 G4:4 | r:1 G4:1 Bb4:1 C5:1 E5:2 G5:2 |
Bb5:2 G5:1 E5:1 C5:2 r:2
"""
POKER_A3 = """
r:2 C5:1 A4:1 C5:1 D5:1 F5+A5:2 | F#5+A5:3 D5:1 A4:4 | r:2 B4:1 D5:1 F5+B5:2 D5:1 B4:1 |
E5+Bb5:1 C5:2 E5:1 C5:4 | r:2 A4:1 C5:1 F5+A5:2 G5:1 Ab5>A5:1 | F#5+C6:2 A5:1 F#5:1 D5:4 |
B4:1 D5:1 F5:1 E5:2 D5:1 C5:1 Bb4:1 | Ab4>A4:2 C5:1 F5:3 r:2
"""
POKER_A_HARMONY = "F6 | D7 | G7 | C9 | F6 | D7 | G7 C7 | F C7"
POKER_B_HARMONY = "A7 | A7 | D9 | D7 | G7 | G7 | C9 | C7"


def saloon_poker(rng: Rng) -> Wave:
    """A relaxed stride at the poker table: piano, upright bass in two, walking in the bridge."""
    bar = 8
    tape = Tape(rng, 32 * bar, 60 / 102 / 2, swing=0.61)
    a, b = chords(POKER_A_HARMONY, bar), chords(POKER_B_HARMONY, bar)
    form = ((POKER_A, a), (POKER_A2, a), (POKER_B, b), (POKER_A3, a))
    for number, (text, harmony) in enumerate(form):
        begin = number * 8 * bar
        right = thickened(melody(text, bar), harmony, 4)
        tape.perform(moved(right, begin), mellow, 0.50, side=0.15, loud=0.30, loose_s=0.008)
        for chord, keys in zip(harmony, voiced(harmony, 52), strict=True):
            for at in range(2, int(chord.length) + 1, 4):
                comp = Note(begin + chord.start + at, 1.3, keys)
                tape.perform([comp], mellow, 0.34, side=-0.2, loud=0.26, accent=0.0)
        line = walking(harmony) if number == 2 else in_two(harmony)
        deep = 0.36 if number == 2 else 0.46
        for note in moved(line, begin):
            held_s = note.length * tape.unit_s * 0.92
            tape.add(bass(note.keys[0], held_s, 0.55), tape.second(note.start), deep, -0.05)
    for beat in range(32 * 4):
        at_s = tape.second(beat * 2) + rng.normal(0, 0.004)
        tape.add(brush(rng, 0.11, tap=False), at_s - 0.06, 1.0, 0.2)
        if beat % 2:
            tape.add(brush(rng, rng.uniform(0.13, 0.16), tap=True), at_s, 1.0, 0.2)
            tape.add(brush(rng, 0.045, tap=True), tape.second(beat * 2 + 1), 1.0, 0.2)
    return tape.mixed(t60=0.6, wet=0.2, dark_hz=6200)


def mellow(one: int, held: float, v: float) -> Wave:
    """The saloon piano, not struck hard."""
    return piano(one, held, v, 4.0)


def low_root(chord: Chord) -> int:
    """Where a bass plays the chord's lowest note: E1 to D#2."""
    return at_or_above(chord.bass, 28)


def in_two(harmony: list[Chord]) -> list[Note]:
    """Root and fifth on the strong beats."""
    out = []
    for chord in harmony:
        root = low_root(chord)
        fifth = at_or_above(chord.classes[2], 28)
        out.append(Note(chord.start, 3.4, (root,)))
        if chord.length > 4:
            out.append(Note(chord.start + 4, 3.4, (fifth,)))
    return out


def walking(harmony: list[Chord]) -> list[Note]:
    """A note on each beat: root, third, fifth, and a semitone below where it is going."""
    out = []
    for number, chord in enumerate(harmony):
        root = low_root(chord)
        goal = low_root(harmony[(number + 1) % len(harmony)])
        third = root + (chord.classes[1] - chord.root) % 12
        fifth = root + (chord.classes[2] - chord.root) % 12
        lead = goal - 1 if goal != root else root + 10
        for beat, one in enumerate((root, third, fifth, lead)):
            out.append(Note(chord.start + 2 * beat, 1.9, (one,)))
    return out


# -- the duel: E minor, as free as a man who has time ----------------------------------------
DUEL_HARMONY = """Em | Em | C | B7 | Em | Am | C B7 | Em |
Am | Em | D | B7 | Em | Am | C B7 | Em"""
DUEL_GUITAR = """
r:2 E4:1 G4:1 B4:4 | r:2 A4:1 G4:1 E4:4 | r:2 E4:1 G4:1 C5:4 | B4:2 A4:1 F#4:1 D#4:4
"""
DUEL_WHISTLE = "r:1 E5:1 G5:1 B5:5 | C6:2 B5:1 A5:1 E5:4 | r:1 G5:1 A5:1 B5:1 A5:2 F#5:2 | E5:8"
DUEL_LAST = "r:1 E5:1 G5:1 B5:3 D6:2 | C6:3 B5:1 A5:4 | G5:2 A5:1 B5:1 D#5:2 F#5:2 | E5:8"
DUEL_HARMONICA = "C5:3 B4:1 A4:4 | B4:3 A4:1 G4:4 | A4:2 F#4:2 D4:4 | D#4:2 F#4:2 B4:4"


def duel(rng: Rng) -> Wave:
    """Before the bell: guitar alone, whistle, harmonica, whistle; no beat one could count."""
    bar = 8
    tape = Tape(rng, 16 * bar, 0.39)
    total = float(tape.units)
    tape.bend = lambda unit: (
        0.16 * np.sin(2 * np.pi * 7 * unit / total) + 0.11 * np.sin(2 * np.pi * 17 * unit / total)
    )
    harmony = chords(DUEL_HARMONY, bar)
    for chord, keys in zip(harmony, voiced(harmony, 52), strict=True):
        root = at_or_above(chord.bass, 40)
        sweep = [(0.0, root), (1.0, keys[0]), (1.9, keys[1]), (3.0, keys[2])]
        if chord.length > 4:
            sweep += [(4.2, root + 7), (6.0, keys[1])]
        for at, one in sweep:
            note = Note(chord.start + at, 5.0, (one,))
            tape.perform([note], guitar, 0.50, side=-0.15, loud=0.30, accent=0.05, loose_s=0.02)
    tape.perform(melody(DUEL_GUITAR, bar), guitar, 0.58, side=0.1, loud=0.29, hold=1.6,
                 loose_s=0.015)  # fmt: skip
    for text, start in ((DUEL_WHISTLE, 4), (DUEL_LAST, 12)):
        notes = melody(text, bar, start)
        origin = tape.second(start * bar)
        line = [
            (tape.second(n.start) - origin,
             tape.second(n.start + n.length) - tape.second(n.start) - 0.05, n.keys[0])
            for n in notes
        ]  # fmt: skip
        tape.add(whistle(rng, line, 4 * bar * tape.unit_s + 0.6), origin, 0.20, 0.25)
    tape.perform(melody(DUEL_HARMONICA, bar, 8), hand, 0.55, side=0.2, loud=0.38, hold=0.97)
    tape.dry += gusts(rng, len(tape.dry)) * 0.012
    return tape.mixed(t60=1.8, wet=0.30, dark_hz=6500)


def hand(one: int, held: float, v: float) -> Wave:
    """A harmonica whose hand opens once in each note."""
    return reed(one, held, v, wah=(0.25, 0.7, 0.6, 0.35))


def gusts(rng: Rng, n: int) -> Wave:
    """Wind that closes on itself after `n` samples."""
    freq = np.fft.rfftfreq(n, 1 / RATE)
    t = np.arange(n) / n
    sides = []
    for side in range(2):
        out = np.zeros(n)
        for hz, width, turns in ((220, 0.8, 5), (520, 0.3, 7), (760, 0.12, 4)):
            shape = np.exp(-0.5 * (np.log2(np.maximum(freq, 1) / hz) / width) ** 2)
            noise = np.fft.irfft(np.fft.rfft(rng.standard_normal(n)) * shape, n)
            out += noise / np.std(noise) * (0.6 + 0.4 * np.sin(2 * np.pi * turns * t + hz + side))
        sides.append(out)
    return np.column_stack(sides)


# -- the results: a slow waltz in G ---------------------------------------------------------------
WALTZ_A = """
D5:4 B4:2 | E5:4 B4:2 | G5:3 F#5:1 E5:2 | D5:3 C5:1 A4:2 |
B4:2 D5:2 G5:2 | G5:4 E5:2 | C#5:2 E5:2 G5:2 | F#5:4 D5:2
"""
WALTZ_A2 = """
D5:4 B4:2 | E5:4 B4:2 | G5:3 F#5:1 E5:2 | Eb5:3 G5:1 Eb5:2 |
D5:2 G5:2 B5:2 | A5:3 F#5:1 D5:2 | G5:6 | r:2 B4:2 D5:2
"""
WALTZ_B = """
E5:2 G5:2 C6:2 | C6:3 A5:1 F#5:2 | B5:3 F#5:1 D5:2 | G5:4 E5:2 |
C#5:2 E5:2 A5:2 | G5:3 E5:1 C#5:2 | D5:2 F#5:2 A5:2 | C6:3 A5:1 F#5:2
"""
WALTZ_A_HARMONY = "G | Em | C | D7 | G | Em | A7 | D7"
WALTZ_A2_HARMONY = "G | Em | C | Cm | G/D | D7 | G | G"
WALTZ_B_HARMONY = "C | D7 | Bm | Em | A7 | A7 | D7 | D7"


def results(rng: Rng) -> Wave:
    """The evening is over and somebody owes a round: piano, accordion, bass."""
    bar = 6
    tape = Tape(rng, 32 * bar, 60 / 102 / 2)
    tape.bend = lambda unit: 0.03 * float(np.sin(2 * np.pi * unit / (8 * bar)))
    form = (
        (WALTZ_A, WALTZ_A_HARMONY),
        (WALTZ_A2, WALTZ_A2_HARMONY),
        (WALTZ_B, WALTZ_B_HARMONY),
        (WALTZ_A2, WALTZ_A2_HARMONY),
    )
    for number, (text, written) in enumerate(form):
        begin = number * 8 * bar
        harmony = chords(written, bar)
        tune = melody(text, bar)
        right = thickened(tune, harmony, 4 if number < 2 else 2)
        tape.perform(moved(right, begin), piano_soft, 0.55, side=0.12, loud=0.30, beat=6,
                     loose_s=0.008, hold=1.0)  # fmt: skip
        for chord, keys in zip(harmony, voiced(harmony, 55), strict=True):
            at = begin + chord.start
            tape.add(bass(low_root(chord), 1.0, 0.5), tape.second(at), 0.52, -0.05)
            pair = [Note(at + 2, 1.7, keys), Note(at + 4, 1.6, keys)]
            tape.perform(pair, piano_soft, 0.30, side=-0.15, loud=0.24, accent=0.0)
            if number >= 2:
                held_s = chord.length * tape.unit_s * 0.96
                for one in keys:
                    tape.add(reed(one, held_s, 0.3, soft=True), tape.second(at), 0.10, -0.35)
        if number == 3:
            tape.perform(moved(tune, begin), squeeze, 0.5, side=-0.35, loud=0.13, hold=0.97)
    return tape.mixed(t60=0.9, wet=0.24, dark_hz=6800)


def squeeze(one: int, held: float, v: float) -> Wave:
    """The accordion's right hand."""
    return reed(one, held, v, soft=True, wah=(0.45, 0.65, 0.5))


# -- the rules book: D major, turning pages ----------------------------------------
RULES_A = """
F#5:2 A5:1 D6:1 C#6:2 A5:2 | B5:2 D6:1 F#6:1 D6:4 | B5:1 D6:1 G6:2 F#6:1 E6:1 D6:2 |
E6:2 C#6:2 A5:4
"""
RULES_A2 = """
F#5:2 A5:1 D6:1 C#6:2 A5:2 | B5:2 D6:1 F#6:1 D6:4 | B5:1 G5:1 B5:1 D6:1 C#6:1 E6:1 A5:2 |
D6:6 r:2
"""
RULES_B = """
D6:2 B5:1 G5:1 B5:4 | A5:2 F#5:1 D5:1 F#5:4 | G5:1 B5:1 E6:2 D6:1 B5:1 G5:2 |
A5:1 C#6:1 E6:2 G6:4
"""
RULES_A_HARMONY = "D | Bm | G | A7"
RULES_A2_HARMONY = "D | Bm | Em A7 | D"
RULES_B_HARMONY = "G | D | Em | A7"


def rules(rng: Rng) -> Wave:
    """Quiet enough to read by: a music box over a picked guitar."""
    bar = 8
    tape = Tape(rng, 16 * bar, 60 / 80 / 2)
    form = (
        (RULES_A, RULES_A_HARMONY),
        (RULES_A2, RULES_A2_HARMONY),
        (RULES_B, RULES_B_HARMONY),
        (RULES_A2, RULES_A2_HARMONY),
    )
    for number, (text, written) in enumerate(form):
        begin = number * 4 * bar
        harmony = chords(written, bar)
        tape.perform(moved(melody(text, bar), begin), tine, 0.5, side=0.2, loud=0.34)
        shapes = dict(zip((c.start for c in harmony), voiced(harmony, 54), strict=True))
        for at in range(4 * bar):
            chord = sounding(harmony, at)
            inside = int(at - chord.start)
            keys = shapes[chord.start]
            fifth = at_or_above(chord.classes[2], 40)
            order = (at_or_above(chord.bass, 40), keys[0], keys[1], keys[2],
                     fifth, keys[1], keys[2], keys[1])  # fmt: skip
            note = Note(begin + at, 3.0, (order[inside],))
            tape.perform([note], guitar, 0.42, side=-0.2, loud=0.25, accent=0.06, loose_s=0.008)
    return tape.mixed(t60=1.0, wet=0.26, dark_hz=6200)


def tine(one: int, held: float, v: float) -> Wave:
    """The music box; its tines ring on whatever is written."""
    return music_box(one, v)[: count(2.2)]
