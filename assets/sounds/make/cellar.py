"""The tune of Monster: a walk on tiptoe in C minor round something under a cloth."""

from assets.sounds.make.dsp import Rng, Wave
from assets.sounds.make.instruments import guitar, music_box, reed
from assets.sounds.make.oddities import bassoon, clarinet, creak, pizz, snap, tom
from assets.sounds.make.score import (
    Chord,
    Note,
    Tape,
    at_or_above,
    chords,
    melody,
    moved,
    voiced,
)

BAR = 8
PART = 8 * BAR
SNEAK_HARMONY = "Cm | Cm | G7 | Cm | Fm | Cm | D7 | G7"
HOME_HARMONY = "Cm | Cm | G7 | Cm | Fm | Cm | G7 | Cm"
LAMP_HARMONY = "Ab | Ab | Eb | Eb | Fm | C#maj7 | D7 | G7"

SNEAK = """
r:2 G3:1 Ab3:1 F#3:1 G3:1 r:2 | C4:1 r:1 Eb4:1 r:1 D4:1 C#4:1 C4:2 |
r:2 F3:1 G3:1 Ab3:1 G3:1 F3:2 | Eb3:1 r:1 C3:1 r:1 B2:1 C3:1 r:2 |
r:2 C4:1 Db4:1 C4:1 B3:1 C4:2 | Eb4:1 r:1 G3:1 r:1 F#3:1 G3:1 r:2 |
A3:1 r:1 C4:1 r:1 F#4:1 D4:1 A3:2 | G3:1 G3:1 r:2 G3:1 r:3
"""
HOME = """
r:2 G3:1 Ab3:1 F#3:1 G3:1 r:2 | C4:1 r:1 Eb4:1 r:1 D4:1 C#4:1 C4:2 |
r:2 F3:1 G3:1 Ab3:1 G3:1 F3:2 | Eb3:1 r:1 C3:1 r:1 B2:1 C3:1 r:2 |
r:1 F3:1 Ab3:1 C4:1 F4:1 E4:1 F4:2 | Eb4:1 r:1 C4:1 r:1 B3:1 C4:1 r:2 |
G3:1 Ab3:1 B3:1 D4:1 F4:1 D4:1 B3:2 | C4:1 r:1 G3:1 r:1 C3:2 r:2
"""
LAMP = """
C5:3 Db5:1 C5:2 Ab4:2 | r:4 Eb4:1 F4:1 Ab4:2 | Bb4:3 C5:1 Bb4:2 G4:2 | r:8 |
Ab4:2 C5:2 F5:3 E5:1 | F5:3 C5:1 Ab4:4 | F#4:1 A4:1 C5:1 D5:1 Eb5:1 D5:1 C5:1 A4:1 |
B4:1 r:1 D5:1 r:1 F5:2 r:2
"""
BELOW_LAMP = """
r:8 | Ab3:1 r:1 Eb3:1 r:1 r:4 | r:8 | G3:1 Ab3:1 Bb3:1 r:1 Eb3:1 r:3 |
r:8 | r:4 Db3:1 C3:1 Db3:2 | r:8 | r:6 G2:1 r:1
"""
STEPS = """
C2:1 r:1 Eb2:1 r:1 F#2:1 G2:1 r:2 | C2:1 r:1 G2:1 r:1 F2:1 E2:1 Eb2:2 |
G2:1 r:1 F2:1 r:1 D2:1 B1:1 r:2 | C2:1 r:1 Eb2:1 r:1 G1:1 C2:1 r:2 |
F2:1 r:1 Ab2:1 r:1 C3:1 Ab2:1 r:2 | C2:1 r:1 G2:1 r:1 Eb2:1 C2:1 r:2
"""
STEPS_ON = STEPS.rstrip() + " | D2:1 r:1 F#2:1 r:1 A2:1 C3:1 r:2 | G2:1 r:1 D2:1 r:1 G1:1 r:3"
STEPS_HOME = STEPS.rstrip() + " | G1:1 r:1 B1:1 r:1 D2:1 F2:1 G2:2 | C2:1 r:1 G1:1 r:1 C2:2 r:2"


def monster(rng: Rng) -> Wave:
    """Thirty-two bars: there, home, under the lamp, and all together on tiptoe."""
    tape = Tape(rng, 4 * PART, 60 / 114 / 2, swing=0.57)
    walk(tape)
    whisper(tape)
    lamp(tape)
    chamber(tape)
    fingers(tape, rng)
    return tape.mixed(t60=1.3, wet=0.24, dark_hz=4500)


def walk(tape: Tape) -> None:
    """Three double basses, plucked; under the lamp they only stand and shift their weight."""
    for begin, text in ((0, STEPS_ON), (PART, STEPS_HOME), (3 * PART, STEPS_HOME)):
        for note in moved(melody(text, BAR), begin):
            held_s = note.length * tape.unit_s * 0.9
            tape.add(pizz(note.keys[0], held_s, 0.75), tape.second(note.start), 0.55, -0.1)
    for chord in chords(LAMP_HARMONY, BAR):
        root = at_or_above(chord.bass, 28)
        for at, one in ((0, root), (4, at_or_above(chord.classes[2], 28)), (7, root + 1)):
            at_s = tape.second(2 * PART + chord.start + at)
            tape.add(pizz(one, tape.unit_s * 1.6, 0.7), at_s, 0.50, -0.1)


def whisper(tape: Tape) -> None:
    """The bassoon: short notes, chromatic, as if on creaking boards."""
    for begin, text, loud in ((0, SNEAK, 0.5), (PART, HOME, 0.5), (2 * PART, BELOW_LAMP, 0.5),
                              (3 * PART, HOME, 0.46)):  # fmt: skip
        tape.perform(moved(melody(text, BAR), begin), bassoon, 0.6, side=0.15, loud=loud, hold=0.55,
                     loose_s=0.006)  # fmt: skip
    doubling = moved(melody(HOME, BAR), 3 * PART, 12)
    tape.perform(doubling, clarinet, 0.5, side=-0.25, loud=0.24, hold=0.5)


def lamp(tape: Tape) -> None:
    """Somebody has brought a light: the clarinet sings, an accordion holds its breath."""
    notes = moved(melody(LAMP, BAR), 2 * PART)
    tape.perform(notes, clarinet, 0.62, side=-0.2, loud=0.30, hold=0.98)
    harmony = chords(LAMP_HARMONY, BAR)
    for chord, keys in zip(harmony, voiced(harmony, 50), strict=True):
        for one in keys:
            held_s = chord.length * tape.unit_s * 0.92
            at_s = tape.second(2 * PART + chord.start)
            tape.add(reed(one, held_s, 0.3, soft=True), at_s, 0.085, 0.35)


def off_beats(harmony: list[Chord], begin: int) -> list[Note]:
    """Plucked chords where the basses rest."""
    out = []
    for chord, keys in zip(harmony, voiced(harmony, 55), strict=True):
        out += [Note(begin + chord.start + at, 0.45, keys) for at in (1, 3, 7)]
    return out


def chamber(tape: Tape) -> None:
    """High strings plucked off the beat, and a music box where a phrase has ended."""
    for begin, written in ((PART, HOME_HARMONY), (3 * PART, HOME_HARMONY)):
        notes = off_beats(chords(written, BAR), begin)
        tape.perform(notes, guitar, 0.40, side=-0.3, loud=0.15, accent=0.0, hold=0.9)
    for bar, names in ((7, (86, 83, 77)), (15, (84, 87, 91)), (19, (82, 79, 87)),
                       (23, (89, 86, 83)), (31, (91, 87, 84))):  # fmt: skip
        for number, one in enumerate(names):
            at_s = tape.second(bar * BAR + 5 + number)
            tape.add(music_box(one, 0.4), at_s, 0.30, 0.45)


def fingers(tape: Tape, rng: Rng) -> None:
    """Finger snaps, a knee against the table, and boards that give them away."""
    for bar in range(32):
        for at in (2, 6):
            if bar // 8 != 2 or bar % 2:
                at_s = tape.second(bar * BAR + at) + rng.normal(0, 0.004)
                tape.add(snap(rng, rng.uniform(0.8, 1.0)), at_s, 0.26, 0.3)
    for bar in range(0, 32, 2):
        tape.add(tom(rng, 72, 0.5), tape.second(bar * BAR), 0.28, -0.2)
    boards = ((3, 6.0, 1.2), (7, 6.0, 0.8), (11, 6.0, 1.4), (18, 2.0, 1.0), (23, 6.0, 0.7),
              (27, 6.0, 1.3), (31, 5.0, 0.75))  # fmt: skip
    for number, (bar, at, size) in enumerate(boards):
        slips = [(0.0, 26 * size), (0.25, 70 * size), (0.55, 34 * size)]
        side = 0.7 if number % 2 else -0.7
        tape.add(creak(rng, 0.55, slips, size), tape.second(bar * BAR + at), 0.24, side)
