"""The tune of Monster Gunslingers: the weird west at night, in D minor and not always there."""

from assets.sounds.make.dsp import Rng, Wave
from assets.sounds.make.oddities import glass, pizz, rattle, theremin, tom, twang
from assets.sounds.make.score import Chord, Note, Tape, at_or_above, chords, melody, moved, voiced
from assets.sounds.make.tunes import gusts

BAR = 8
PART = 8 * BAR
RIDE_HARMONY = "Dm | Dm | Bbm | Dm | Gm | Eb | A7 | Dm"
MOON_HARMONY = "Bb | Dm | Gm | Bbm | Eb | Gm | Eb | A7"

RIDE = """
D3:1 F3:1 A3:2 D4:4 | r:1 C#4:1 D4:1 E4:1 F4:2 E4:1 D4:1 | Db4:3 Bb3:1 F3:4 |
r:2 F3:1 A3:1 D4:4 | r:1 D4:1 G4:2 Bb4:2 A4:1 G4:1 | Bb4:3 G4:1 Eb4:4 |
r:1 E4:1 G4:1 E4:1 C#4:2 A3:2 | D4:5 r:3
"""
RIDE_AGAIN = """
D3:1 F3:1 A3:2 D4:3 F4:1 | A4:3 G4:1 F4:2 E4:1 D4:1 | Db4:3 F4:1 Bb4:4 |
A4:2 F4:1 E4:1 D4:4 | r:1 D4:1 G4:2 Bb4:2 D5:2 | Bb4:3 G4:1 Eb4:4 |
C#4:1 E4:1 G4:2 A4:1 G4:1 E4:1 C#4:1 | D4:3 A3:1 D3:4
"""
MOON = """
D5:4 F5:4 | A5:6 F5:2 | G5:3 A5:1 Bb5:4 | Db6:5 Bb5:3 | Bb5:4 G5:4 | D5:5 G5:3 |
Eb5:3 G5:1 Bb5:4 | A5:2 G5:2 E5:2 C#5:2
"""
MOON_OVER_RIDE = """
r:4 A5:4 | F5:6 r:2 | F5:4 Db5:4 | D5:5 r:3 | r:2 D5:2 G5:4 | G5:3 Bb5:3 G5:2 |
E5:4 C#5:4 | D5:6 r:2
"""


def monster_gunslingers(rng: Rng) -> Wave:
    """Twenty-four bars: the guitar alone, the moon over it, both."""
    tape = Tape(rng, 3 * PART, 60 / 80 / 2)
    ride, moon = chords(RIDE_HARMONY, BAR), chords(MOON_HARMONY, BAR)
    lead(tape)
    sky(tape, rng)
    for begin, harmony, full in ((0, ride, False), (PART, moon, True), (2 * PART, ride, True)):
        depths(tape, harmony, begin)
        pale(tape, harmony, begin, 0.5 if full else 0.28)
        if begin == PART:
            picked(tape, harmony, begin)
        drums(tape, rng, begin, full=full)
    night(tape, rng)
    return tape.mixed(t60=2.1, wet=0.30, dark_hz=5400)


def lead(tape: Tape) -> None:
    """The guitar's part; while the theremin sings it only breaks the chords."""
    for text, begin in ((RIDE, 0), (RIDE_AGAIN, 2 * PART)):
        notes = moved(melody(text, BAR), begin)
        tape.perform(notes, twang, 0.62, side=-0.15, loud=0.70, hold=1.25, loose_s=0.012)


def picked(tape: Tape, harmony: list[Chord], begin: int) -> None:
    """Broken chords under the moon, low to high and half way back."""
    for chord, keys in zip(harmony, voiced(harmony, 52), strict=True):
        root = at_or_above(chord.bass, 40)
        for at, one in ((0, root), (2, keys[0]), (3, keys[1]), (4, keys[2]), (6, keys[1])):
            note = Note(begin + chord.start + at, 3.2, (one,))
            tape.perform([note], twang, 0.42, side=-0.25, loud=0.42, accent=0.05, loose_s=0.012)


def sky(tape: Tape, rng: Rng) -> None:
    """The theremin: a part of its own, then answers to the guitar."""
    for text, begin, loud in ((MOON, PART, 0.165), (MOON_OVER_RIDE, 2 * PART, 0.13)):
        origin = tape.second(begin)
        line = [
            (tape.second(begin + n.start) - origin, n.length * tape.unit_s - 0.06, n.keys[0])
            for n in melody(text, BAR)
        ]
        tape.add(theremin(rng, line, PART * tape.unit_s + 0.8), origin, loud, 0.28)


def depths(tape: Tape, harmony: list[Chord], begin: int) -> None:
    """A bass that walks as if something walked behind it: root, and the fifth late."""
    for chord in harmony:
        root = at_or_above(chord.bass, 31)
        fifth = at_or_above(chord.classes[2], 31)
        for at, one, long in ((0, root, 3.2), (5, fifth, 0.9), (6, root, 1.8)):
            held_s = long * tape.unit_s
            tape.add(pizz(one, held_s, 0.7), tape.second(begin + chord.start + at), 0.46, -0.05)


def pale(tape: Tape, harmony: list[Chord], begin: int, loud: float) -> None:
    """Bowed glass high over the chord, its third on top."""
    for chord in harmony:
        third = at_or_above(chord.classes[1], 74)
        for number, one in enumerate((at_or_above(chord.root, 69), third)):
            held_s = chord.length * tape.unit_s * 0.8
            at_s = tape.second(begin + chord.start + 1 + number)
            tape.add(glass(one, held_s, 0.10), at_s, loud, 0.5 - number)


def drums(tape: Tape, rng: Rng, begin: int, *, full: bool) -> None:
    """Low toms: one long step and two short ones; every fourth bar they stumble."""
    steps = [(0.0, 76.0, 0.9), (3.0, 102.0, 0.45), (4.0, 88.0, 0.75)]
    if full:
        steps += [(6.0, 76.0, 0.5), (7.0, 102.0, 0.4)]
    for bar in range(8):
        roll = [(5.0, 120.0, 0.45), (6.0, 102.0, 0.6), (6.5, 102.0, 0.45), (7.0, 88.0, 0.7)]
        for at, hz, loud in steps[:3] + roll if bar % 4 == 3 else steps:
            at_s = tape.second(begin + bar * BAR + at) + rng.normal(0, 0.006)
            tape.add(tom(rng, hz, loud * rng.uniform(0.9, 1.05)), at_s, 0.36, (hz - 94) / 70)


def night(tape: Tape, rng: Rng) -> None:
    """A rattlesnake where a phrase ends, and a little wind."""
    for bar, side in ((7, 0.6), (15, -0.6), (23, 0.4)):
        tape.add(rattle(rng, 1.5), tape.second(bar * BAR + 4), 0.16, side)
    tape.dry += gusts(rng, len(tape.dry)) * 0.006
