"""The tune of Texas Hold It: tuba, muted trumpet, jaw harp and a dripping tap, in B flat."""

from assets.sounds.make.dsp import Rng, Wave
from assets.sounds.make.instruments import piano
from assets.sounds.make.interface import bar as block
from assets.sounds.make.oddities import drip, jaw_harp, trumpet, tuba
from assets.sounds.make.score import (
    Chord,
    Note,
    Tape,
    at_or_above,
    chords,
    key,
    melody,
    moved,
    sounding,
    voiced,
)

BAR = 8
PART = 8 * BAR
QUEUE_HARMONY = "Bb | Bb | Eb | Bb | G7 | C7 | F7 | F7"
RELIEF_HARMONY = "Bb | Bb | Eb | Ebm | Bb G7 | C7 F7 | Bb | Bb"
PIPES_HARMONY = "Eb | Eb | Bb | Bb | C7 | C7 | F7 | F7"

QUEUE = """
r:1 F4:1 Bb4:1 D5:1 F5:2 D5:2 | Db5>D5:1 r:1 Bb4:1 r:1 F4:2 r:2 |
r:1 G4:1 Bb4:1 Eb5:1 G5:2 Eb5:2 | F5:1 D5:2 Bb4:1 F4:2 r:2 |
B4:1 D5:1 F5:2 G5:1 F5:1 D5:2 | E5:1 G5:1 E5:1 C5:1 Bb4:2 G4:2 |
A4:1 C5:1 Eb5:2 D5:1 C5:1 A4:2 | C5:1 r:1 F5:1 r:1 F4:2 r:2
"""
RELIEF = """
r:1 F4:1 Bb4:1 D5:1 F5:2 D5:2 | Db5>D5:1 r:1 Bb4:1 r:1 F4:2 r:2 |
r:1 G4:1 Bb4:1 Eb5:1 G5:2 Eb5:2 | F#5>Gb5:3 Eb5:1 Bb4:4 |
F5:2 D5:2 G5:1 F5:1 D5:1 B4:1 | E5:1 G5:1 Bb4:2 A4:1 C5:1 Eb5:2 |
D5:1 Bb4:1 F4:1 G4:1 Bb4:2 r:2 | r:8
"""
PIPES = """
Eb2:2 G2:2 Bb2:3 G2:1 | C3:2 Bb2:1 G2:1 Eb2:4 | F2:2 Bb2:2 D3:3 Bb2:1 |
F2:1 G2:1 Ab2:1 A2:1 Bb2:4 | E2:2 G2:2 C3:3 Bb2:1 | G2:2 E2:2 C2:4 |
F2:1 A2:1 C3:2 Eb3:2 C3:2 | F2:2 F2:1 F2:1 F2:2 r:2
"""
CALLS = """
r:8 | r:4 G4:1 Bb4:1 Eb5:2 | r:8 | r:4 F4:1 Bb4:1 D5:2 | r:8 | r:4 E4:1 G4:1 C5:2 |
r:8 | r:2 C5:1 r:1 Eb5:1 C5:1 A4:2
"""


def texas_hold_it(rng: Rng) -> Wave:
    """Thirty-two bars: the queue, relief, the pipes' solo, relief once more."""
    tape = Tape(rng, 4 * PART, 60 / 126 / 2, swing=0.55)
    queue, relief = chords(QUEUE_HARMONY, BAR), chords(RELIEF_HARMONY, BAR)
    pipes = chords(PIPES_HARMONY, BAR)
    brass(tape)
    for part, harmony in enumerate((queue, relief, pipes, relief)):
        begin = part * PART
        if part != 2:
            oom(tape, harmony, begin)
        pah(tape, harmony, begin)
        tongue(tape, harmony, begin, often=part >= 1)
        taps(tape, rng, harmony, begin)
    knuckles(tape)
    return tape.mixed(t60=1.0, wet=0.20, dark_hz=5200)


def talking(one: int, held_s: float, velocity: float) -> Wave:
    """The trumpet with a hand that opens on each note."""
    wah = (0.2, 0.85, 0.6) if held_s > 0.3 else (0.45, 0.75)
    return trumpet(one, held_s, velocity, wah)


def brass(tape: Tape) -> None:
    """The tunes: trumpet in the queue and for relief; the tuba speaks for the pipes."""
    for text, begin in ((QUEUE, 0), (RELIEF, PART), (CALLS, 2 * PART), (RELIEF, 3 * PART)):
        notes = moved(melody(text, BAR), begin)
        tape.perform(notes, talking, 0.68, side=0.15, loud=0.44, hold=0.8, loose_s=0.006)
    solo = moved(melody(PIPES, BAR), 2 * PART)
    tape.perform(solo, tuba, 0.85, side=-0.05, loud=0.21, hold=0.82, loose_s=0.006)


def oom(tape: Tape, harmony: list[Chord], begin: int) -> None:
    """The tuba on the strong beats, root and fifth; a step up into the next root."""
    for number, chord in enumerate(harmony):
        root = at_or_above(chord.bass, 31)
        fifth = at_or_above(chord.classes[2], 29)
        goal = at_or_above(harmony[(number + 1) % len(harmony)].bass, 31)
        line = [(0, root, 1.3)]
        if chord.length > 4:
            line.append((4, fifth, 1.3))
            if goal != root:
                line.append((7, goal - 1, 0.7))
        for at, one, long in line:
            held_s = long * tape.unit_s
            tape.add(tuba(one, held_s, 0.7), tape.second(begin + chord.start + at), 0.28, -0.1)


def pah(tape: Tape, harmony: list[Chord], begin: int) -> None:
    """The washroom piano, which has stood in the damp, off the beat."""

    def damp(one: int, held_s: float, velocity: float) -> Wave:
        return piano(one, held_s, velocity, 9.0)

    for chord, keys in zip(harmony, voiced(harmony, 56), strict=True):
        for at in range(2, int(chord.length), 4):
            note = Note(begin + chord.start + at, 1.1, keys)
            tape.perform([note], damp, 0.42, side=-0.3, loud=0.22, accent=0.0)


def tongue(tape: Tape, harmony: list[Chord], begin: int, *, often: bool) -> None:
    """The jaw harp twangs on the root where the tune breathes."""
    for bar in range(8):
        if not often and bar % 2 == 0:
            continue
        chord = sounding(harmony, bar * BAR + 6)
        low = at_or_above(chord.root, 41)
        for at, long, up in ((6.0, 0.9, True), (7.0, 0.9, False)):
            x = jaw_harp(low, long * tape.unit_s, 0.8, rising=up)
            tape.add(x, tape.second(begin + bar * BAR + at), 0.55, 0.4)


def taps(tape: Tape, rng: Rng, harmony: list[Chord], begin: int) -> None:
    """Drips for cymbals, each on a note of the chord; a fat one on every second bar."""
    for unit in range(PART):
        chord = sounding(harmony, unit)
        place = unit % BAR
        if place in (1, 3, 5, 7) or (place == 6 and (unit // BAR) % 2):
            pitch_class = chord.classes[(unit * 5 // 2) % 3]
            hz = 440 * 2 ** ((at_or_above(pitch_class, 81) - 69) / 12)
            loud = 0.46 if place in (3, 7) else 0.30
            at_s = tape.second(begin + unit) + rng.normal(0, 0.003)
            tape.add(drip(rng, hz, rng.uniform(0.8, 1.0)), at_s, loud, rng.uniform(-0.7, 0.7))
        if unit % (2 * BAR) == 2 * BAR - 4:
            low = 440 * 2 ** ((at_or_above(chord.root, 67) - 69) / 12)
            tape.add(drip(rng, low, 1.0), tape.second(begin + unit), 0.55, -0.5)


def knuckles(tape: Tape) -> None:
    """A pipe is struck in the gaps; at the end of the round somebody knocks."""
    for part in range(4):
        for beat in range(16):
            at = part * PART + beat * 4 + 2
            tape.add(block(830.0, 0.16, 0.06, hard=0.5), tape.second(at), 0.17, 0.5)
    for begin in (PART, 3 * PART):
        for at, name, loud in ((58, "F5", 0.45), (60, "Bb5", 0.5)):
            tape.add(block(440 * 2 ** ((key(name) - 69) / 12), 0.3, 0.14), tape.second(begin + at),
                     loud, 0.3)  # fmt: skip
