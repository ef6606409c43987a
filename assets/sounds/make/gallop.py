"""The tune of the shootout: a gallop in A minor, guitar in front, a whistle over the rest."""

from assets.sounds.make.dsp import Rng, Wave
from assets.sounds.make.instruments import bass, brush, guitar, whistle
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
from assets.sounds.make.tunes import hand, low_root

GALLOP_A = """
A4:1 C5:1 E5:2 D5:1 C5:1 A4:2 | r:2 G4:1 A4:1 C5:2 A4:2 | F4:1 A4:1 C5:2 D5:1 C5:1 A4:2 |
B4:3 G4:1 D5:4 | A4:1 C5:1 E5:2 G5:1 E5:1 C5:2 | G5:1 E5:1 C5:2 E5:4 |
D5:1 C5:1 B4:2 G#4:2 B4:2 | A4:6 r:2
"""
GALLOP_WHISTLE = """
C6:4 A5:4 | G5:6 E5:2 | D5:2 G5:2 B5:3 A5:1 | A5:4 E5:4 | F5:2 A5:2 C6:4 | E6:3 D6:1 C6:4 |
B5:2 G#5:2 E5:2 B5:2 | A5:8
"""
GALLOP_REPLY = """
r:6 C5:1 A4:1 | r:6 E4:1 G4:1 | r:6 D5:1 B4:1 | r:4 E5:1 D5:1 C5:1 A4:1 | r:6 C5:1 A4:1 |
r:6 G4:1 E4:1 | r:4 B4:1 G#4:1 E4:2 | A4:1 C5:1 E5:1 A5:1 r:4
"""
HARMONY_A = "Am | Am | F | G | Am | C | E7 | Am"
HARMONY_B = "F | C | G | Am | F | C | E7 | Am"


def slap45(rng: Rng) -> Wave:
    """Thirty-two bars at a canter: strings that gallop, a bass that trots, hats on the off-beat."""
    bar = 8
    tape = Tape(rng, 32 * bar, 60 / 124 / 2)
    form = ((HARMONY_A, GALLOP_A), (HARMONY_B, None), (HARMONY_A, GALLOP_A), (HARMONY_B, None))
    for part, (written, lead) in enumerate(form):
        begin = part * 8 * bar
        harmony = chords(written, bar)
        _strum(tape, harmony, begin)
        _trot(tape, harmony, begin)
        if lead is not None:
            voice, loud = (guitar, 0.34) if part == 0 else (hand, 0.30)
            notes = moved(melody(lead, bar), begin)
            tape.perform(notes, voice, 0.62, side=0.15, loud=loud, hold=1.1)
        else:
            _whistled(tape, rng, GALLOP_WHISTLE, part * 8, bar)
            reply = moved(melody(GALLOP_REPLY, bar), begin)
            tape.perform(reply, guitar, 0.52, side=-0.3, loud=0.26, hold=1.2)
    for beat in range(32 * 4):
        at_s = tape.second(beat * 2) + rng.normal(0, 0.004)
        tape.add(brush(rng, 0.10, tap=beat % 2 == 1), at_s, 1.0, 0.2)
        tape.add(brush(rng, 0.06, tap=True), tape.second(beat * 2 + 1), 1.0, 0.25)
        tape.add(brush(rng, 0.05, tap=True), tape.second(beat * 2 + 1.5), 1.0, 0.25)
    return tape.mixed(t60=0.8, wet=0.2, dark_hz=6200)


def _strum(tape: Tape, harmony: list[Chord], begin: int) -> None:
    """Long, short, short, on every beat."""
    for chord, keys in zip(harmony, voiced(harmony, 55), strict=True):
        for beat in range(0, int(chord.length), 2):
            for at, length, loud in ((0.0, 0.9, 0.20), (1.0, 0.4, 0.13), (1.5, 0.4, 0.15)):
                note = Note(begin + chord.start + beat + at, length, keys)
                tape.perform([note], guitar, 0.42, side=-0.2, loud=loud, accent=0.08)


def _trot(tape: Tape, harmony: list[Chord], begin: int) -> None:
    for chord in harmony:
        root = low_root(chord)
        fifth = at_or_above(chord.classes[2], 28)
        for beat in range(0, int(chord.length), 2):
            one = root if beat % 4 == 0 else fifth
            at_s = tape.second(begin + chord.start + beat)
            tape.add(bass(one, tape.unit_s * 1.5, 0.55), at_s, 0.42, -0.05)


def _whistled(tape: Tape, rng: Rng, text: str, start_bar: int, bar: int) -> None:
    origin = tape.second(start_bar * bar)
    line = [
        (tape.second(n.start) - origin,
         tape.second(n.start + n.length) - tape.second(n.start) - 0.05, n.keys[0])
        for n in melody(text, bar, start_bar)
    ]  # fmt: skip
    tape.add(whistle(rng, line, 8 * bar * tape.unit_s + 0.6), origin, 0.17, 0.25)
