"""The sounds of the three last tables: level, short, and what they claim to be."""

from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
soundfile = pytest.importorskip("soundfile")

from assets.sounds.make import cellar, files, moonlight, plumbing  # noqa: E402
from assets.sounds.make.dsp import RATE  # noqa: E402
from assets.sounds.make.score import chords, loudness, melody, sounding  # noqa: E402
from tests.assets.test_sounds import GUNSLINGERS, MONSTER, SOUNDS, TEXAS, TUNES  # noqa: E402

LATER = sorted(files.LATER)
NAMES = [*GUNSLINGERS, *MONSTER, *TEXAS]
NEW = [
    path
    for path in sorted((SOUNDS / "effects").glob("*.ogg"))
    if path.stem in NAMES or path.stem.rpartition("_")[0] in NAMES
]


def effect(stem: str) -> Any:
    """An effect as mono."""
    return soundfile.read(SOUNDS / "effects" / f"{stem}.ogg", always_2d=True)[0].mean(axis=1)


def tune(name: str) -> Any:
    return soundfile.read(SOUNDS / "music" / f"{name}.ogg", always_2d=True)[0]


def power(x: Any) -> tuple[Any, Any]:
    """Power at each frequency in Hz."""
    return np.abs(np.fft.rfft(x)) ** 2, np.fft.rfftfreq(len(x), 1 / RATE)


def centre(stem: str) -> float:
    """The middle of its spectrum, Hz."""
    loud, hz = power(effect(stem))
    return float(np.sum(loud * hz) / np.sum(loud))


def means(x: Any, sec: float) -> Any:
    """Level in dB of every stretch that long."""
    total = np.cumsum(np.concatenate([[0.0], x**2]))
    n = round(sec * RATE)
    return 10 * np.log10((total[n:] - total[:-n]) / n + 1e-12)


def strokes(stem: str, apart_s: float) -> int:
    """How often it strikes: rises of the envelope above a third of its top, some time apart."""
    level = means(effect(stem), 0.01)
    loud = np.nonzero(level > np.max(level) - 9.5)[0]
    return 1 + int(np.sum(np.diff(loud) > apart_s * RATE))


def notes_of(name: str) -> Any:
    """How much of a tune lies on each of the twelve notes, as a vector of length 1."""
    mono = tune(name).mean(axis=1)
    frames = np.lib.stride_tricks.sliding_window_view(mono, 8192)[:: RATE // 2]
    loud = np.mean(np.abs(np.fft.rfft(frames * np.hanning(8192), axis=1)) ** 2, axis=0)
    hz = np.fft.rfftfreq(8192, 1 / RATE)
    heard = (hz > 110) & (hz < 2000)
    classes = np.round(12 * np.log2(hz[heard] / 440) + 69).astype(int) % 12
    shares = np.bincount(classes, loud[heard], 12)
    return shares / np.linalg.norm(shares)


def test_every_name_has_files() -> None:
    assert len(NEW) == sum(files.EFFECTS[name].variants for name in NAMES)


@pytest.mark.parametrize("path", NEW, ids=lambda path: path.stem)
def test_effect_is_short_and_as_loud_as_the_others(path: Path) -> None:
    x = effect(path.stem)
    long = {"noon_bell": 3.2, "monster_breath": 2.8}
    assert len(x) / RATE <= long.get(path.stem, 2.6)
    padded = np.concatenate([x, np.zeros(RATE // 10)])
    assert -25 <= np.max(means(padded, 0.1)) <= -5
    assert path.stat().st_size <= 32_000


@pytest.mark.parametrize("stem", ["blast", "drip_1", "drip_2", "knock", "sheriff_star", "zip"])
def test_what_strikes_is_there_at_once(stem: str) -> None:
    x = np.abs(effect(stem))
    assert int(np.argmax(x > 0.1 * np.max(x))) < 0.03 * RATE


def test_what_is_counted_can_be_counted() -> None:
    assert strokes("knock", 0.08) == 3
    assert strokes("chips_stack", 0.04) == 6
    assert strokes("crown", 0.02) == 3


def test_noon_bell_is_not_the_bell_of_the_duel() -> None:
    """People race on the other one; this one strikes late, and higher."""
    loud, hz = power(effect("noon_bell"))
    top = float(hz[int(np.argmax(loud))])
    other, other_hz = power(effect("bell"))
    duel = float(other_hz[int(np.argmax(other))])
    assert abs(np.log2(top / duel) - round(np.log2(top / duel))) > 0.1
    x = np.abs(effect("noon_bell"))
    assert int(np.argmax(x > 0.3 * np.max(x))) > 0.2 * RATE


def test_characters() -> None:
    assert centre("gas") < 250 < centre("blast") + 100
    assert centre("monster_roar") < 900
    assert centre("fog") < 1100 < centre("snatch")
    assert centre("sheriff_star") > 2500
    loud, hz = power(effect("whistle"))
    assert np.sum(loud[(hz > 640) & (hz < 980)]) > 0.9 * np.sum(loud), "F5 to B flat 5"


def test_star_is_won_in_major() -> None:
    loud, hz = power(effect("star_won"))

    def at(key: float) -> float:
        wanted = 440 * 2 ** ((key - 69) / 12)
        return float(np.max(loud[np.abs(hz / wanted - 1) < 0.01]))

    assert at(66) > 10 * at(65), "F sharp, not F"


@pytest.mark.parametrize("name", ["cloth_grow", "throw_card", "drip", "say"])
def test_variants_differ(name: str) -> None:
    ones = [effect(f"{name}_{n}") for n in range(1, files.EFFECTS[name].variants + 1)]
    n = min(len(x) for x in ones)
    for a, b in ((0, 1), (0, 2), (1, 2)):
        assert abs(np.corrcoef(ones[a][:n], ones[b][:n])[0, 1]) < 0.9


@pytest.mark.parametrize("name", LATER)
def test_tune_is_small_and_long_enough(name: str) -> None:
    assert (SOUNDS / "music" / f"{name}.ogg").stat().st_size <= 650_000
    assert 60 <= len(tune(name)) / RATE <= 90


@pytest.mark.parametrize("name", LATER)
def test_tune_goes_on_over_its_seam(name: str) -> None:
    x = tune(name)
    half = RATE // 2
    seam = np.concatenate([x[-half:], x[:half]]).mean(axis=1)
    level = means(seam, 0.1)
    assert np.min(level) > -40, "no hole"
    assert np.ptp(level) < 22, "no bump"
    assert np.min(means(x.mean(axis=1), 1.0)) > -30, "never silent for a second"


@pytest.mark.parametrize("name", LATER)
def test_parts_of_a_tune_are_about_as_loud(name: str) -> None:
    """Music under a game: no part leaps out of the speakers."""
    x = tune(name)
    n = len(x) // 4
    parts = [loudness(x[k * n : (k + 1) * n]) for k in range(4)]
    assert max(parts) - min(parts) < 3.5


@pytest.mark.parametrize("name", LATER)
def test_tune_is_like_no_other(name: str) -> None:
    mine = notes_of(name)
    for path in TUNES:
        if path.stem != name:
            assert float(mine @ notes_of(path.stem)) < 0.93, path.stem


@pytest.mark.parametrize(
    ("text", "harmony"),
    [
        (moonlight.RIDE, moonlight.RIDE_HARMONY),
        (moonlight.RIDE_AGAIN, moonlight.RIDE_HARMONY),
        (moonlight.MOON, moonlight.MOON_HARMONY),
        (moonlight.MOON_OVER_RIDE, moonlight.RIDE_HARMONY),
        (cellar.SNEAK, cellar.SNEAK_HARMONY),
        (cellar.HOME, cellar.HOME_HARMONY),
        (cellar.LAMP, cellar.LAMP_HARMONY),
        (plumbing.QUEUE, plumbing.QUEUE_HARMONY),
        (plumbing.RELIEF, plumbing.RELIEF_HARMONY),
        (plumbing.CALLS, plumbing.PIPES_HARMONY),
    ],
)
def test_long_notes_belong_to_their_chord(text: str, harmony: str) -> None:
    """A slip of the pen in a tune nobody proofreads by ear."""
    written = chords(harmony, 8)
    for note in melody(text, 8):
        if note.length >= 3:
            classes = sounding(written, note.start).classes
            assert all(key % 12 in classes for key in note.keys), note
