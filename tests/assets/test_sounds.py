"""The sound files: all there, level, clean at their ends, small, and made the same every time."""

from pathlib import Path
from typing import Any

import pytest

np = pytest.importorskip("numpy")
soundfile = pytest.importorskip("soundfile")

from assets.sounds.make import __main__ as make  # noqa: E402
from assets.sounds.make import files  # noqa: E402
from assets.sounds.make.dsp import RATE  # noqa: E402
from assets.sounds.make.score import loudness, melody  # noqa: E402

SOUNDS = Path(__file__).resolve().parents[2] / "assets" / "sounds"
EFFECTS = sorted((SOUNDS / "effects").glob("*.ogg"))
TUNES = sorted((SOUNDS / "music").glob("*.ogg"))
LOOPS = {name for name, one in files.EFFECTS.items() if one.loop}
GUNSLINGERS = [
    "door_creak_open",
    "door_close",
    "holster",
    "noon_bell",
    "sheriff_star",
    "crystal",
    "spyglass",
    "stampede",
    "dynamite_fuse",
    "blast",
    "shells",
    "fog",
    "snatch",
    "lantern",
    "coach",
    "chips_slide",
    "chips_stack",
    "chips_all_in",
    "star_won",
]
MONSTER = [
    "cloth_grow",
    "cloth_lift",
    "monster_roar",
    "monster_hurt",
    "monster_breath",
    "crown",
    "throw_card",
    "chalk",
]
TEXAS = [
    "zip",
    "trickle",
    "splash",
    "gas",
    "whistle",
    "umbrella_open",
    "drip",
    "swap_shuffle",
    "knock",
    "say",
    "pin",
    "shoes_squeak",
]
PROMISED = [
    "dice_shake",
    "dice_throw",
    "dice_hit",
    "dice_settle",
    "die_keep",
    "die_free",
    "chip",
    "coin",
    "card_snap",
    "card_deal",
    "click",
    "hover",
    "confirm",
    "back",
    "refuse",
    "join",
    "leave",
    "turn",
    "page",
    "fuse",
    "accuse",
    "bell",
    "clock_tick",
    "gun_cock",
    "shot",
    "ricochet",
    "hat_fly",
    "hat_land",
    "body_fall",
    "wind",
    "heartbeat",
    "horse",
    "slap",
    "cannon",
    "hooves",
    "spurs_step",
    "score",
    "glass",
    "glass_slide",
    "doors",
    "fanfare_round",
    "fanfare_five",
    "fanfare_win",
    "lose",
    "crowd_gasp",
    "crowd_cheer",
    "crowd_laugh",
    "crowd_murmur",
    "curtain",
    *GUNSLINGERS,
    *MONSTER,
    *TEXAS,
]


def read(path: Path) -> Any:
    samples, rate = soundfile.read(path, always_2d=True)
    assert rate == RATE
    return samples


def db(value: float) -> float:
    return float(20 * np.log10(value + 1e-12))


def test_every_file_has_its_recipe_and_every_recipe_its_files() -> None:
    assert set(PROMISED) == set(files.EFFECTS)
    wanted = {
        name if one.variants == 1 else f"{name}_{n}"
        for name, one in files.EFFECTS.items()
        for n in range(1, one.variants + 1)
    }
    assert {path.stem for path in EFFECTS} == wanted
    assert {path.stem for path in TUNES} == set(files.TUNES)
    tables = {"saloon_poker", "duel", "slap45", *files.LATER}
    assert set(files.TUNES) == {"title", "lobby", "results", "rules", *tables}


def test_all_of_it_is_small() -> None:
    assert sum(path.stat().st_size for path in EFFECTS) <= 1_900_000
    assert sum(path.stat().st_size for path in TUNES) <= 8_000_000


@pytest.mark.parametrize("path", EFFECTS, ids=lambda path: path.stem)
def test_effect_is_level_and_clean(path: Path) -> None:
    samples = read(path)
    assert db(np.max(np.abs(samples))) == pytest.approx(-3, abs=0.8)
    assert np.max(np.abs(samples.mean(axis=0))) < 0.003
    steps = np.max(np.abs(np.diff(samples, axis=0)))
    if path.stem in LOOPS:
        assert np.max(np.abs(samples[0] - samples[-1])) <= steps
    else:
        assert np.max(np.abs(samples[-64:])) < 0.004, "it ends on nothing"
        assert len(samples) / RATE < 6.7


@pytest.mark.parametrize("path", TUNES, ids=lambda path: path.stem)
def test_tune_is_level_and_loops(path: Path) -> None:
    samples = read(path)
    assert loudness(samples) == pytest.approx(-16, abs=0.5)
    assert db(np.max(np.abs(samples))) < -1
    assert 40 <= len(samples) / RATE <= 80
    assert samples.shape[1] == 2
    seam = np.abs(np.diff(np.concatenate([samples[-400:], samples[:400]]), axis=0)).max(axis=1)
    assert seam[399] <= max(np.percentile(seam, 99), 0.004), "a click where the loop closes"


def test_bell_strikes_at_once() -> None:
    samples = np.abs(read(SOUNDS / "effects" / "bell.ogg")).max(axis=1)
    assert np.max(samples[: int(0.002 * RATE)]) > 0.5 * np.max(samples)


def test_shot_and_knock_strike_at_once() -> None:
    for stem in ("shot_1", "shot_2", "shot_3", "dice_hit_1", "card_snap", "gun_cock", "click"):
        samples = np.abs(read(SOUNDS / "effects" / f"{stem}.ogg")).max(axis=1)
        assert int(np.argmax(samples > 0.1)) < 0.003 * RATE, stem


def test_heartbeat_betrays_nothing() -> None:
    """The loop is a single beat, lub and dub, so each is the same as the last."""
    samples = np.abs(read(SOUNDS / "effects" / "heartbeat.ogg")[:, 0])
    assert 0.8 < len(samples) / RATE < 1.1
    envelope = np.convolve(samples, np.ones(2205) / 2205, "same")
    loud = envelope > 0.25 * envelope.max()
    assert int(np.sum(np.diff(loud.astype(int)) == 1)) == 2


def test_crowd_has_voices_in_it() -> None:
    """Noise has a flatness of 0.56; throats have peaks well above their neighbourhood."""
    for stem in ("crowd_cheer", "crowd_laugh", "crowd_murmur"):
        samples = read(SOUNDS / "effects" / f"{stem}.ogg").mean(axis=1)
        frames = np.lib.stride_tricks.sliding_window_view(samples, 4096)[::2048]
        power = np.abs(np.fft.rfft(frames * np.hanning(4096), axis=1)) ** 2
        voiced = power[:, 10:180] + 1e-12
        flatness = np.exp(np.mean(np.log(voiced), axis=1)) / np.mean(voiced, axis=1)
        assert np.median(flatness) < 0.3, stem


def test_made_again_it_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(files, "HERE", tmp_path)
    first = [path.read_bytes() for path in files.write_effect(files.EFFECTS["chip"])]
    second = [path.read_bytes() for path in files.write_effect(files.EFFECTS["chip"])]
    assert first == second
    assert len(set(first)) == 3


def test_an_unknown_sound_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main(["kazoo"]) == 2
    assert "kazoo" in capsys.readouterr().err


def test_a_bar_that_does_not_add_up_is_refused() -> None:
    assert [note.keys for note in melody("C4:2 E4+G4:2 | r:4", 4)] == [(60,), (64, 67)]
    with pytest.raises(ValueError, match="bar 2 is 3 units"):
        melody("C4:4 | C4:3", 4)
