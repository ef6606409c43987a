"""The sound wrapper: it plays, it fades, it never raises, it never makes a scene wait."""

import ast
import fnmatch
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pygame
import pytest

from scenes.kit import sound as sound_module
from scenes.kit.sound import CHANNELS, LOUDNESS, SOUNDS, Sound, gain

ROOT = Path(__file__).resolve().parents[3]


@dataclass
class Desk:
    """Sliders a test can move."""

    music: int = 100
    effects: int = 100
    crowd: int = 100


@pytest.fixture
def notices() -> list[str]:
    return []


@pytest.fixture
def desk() -> Desk:
    return Desk()


@pytest.fixture
def sound(notices: list[str], desk: Desk) -> Iterator[Sound]:
    made = Sound(volumes=lambda: desk, notice=notices.append)
    assert made.open()
    assert made.settle(30)
    yield made
    made.close()


def busy() -> list[int]:
    return [n for n in range(CHANNELS) if pygame.mixer.Channel(n).get_busy()]


def test_opens_as_asked(sound: Sound, notices: list[str]) -> None:
    assert pygame.mixer.get_init() == (44100, -16, 2)
    assert pygame.mixer.get_num_channels() == CHANNELS
    assert not sound.silent
    assert notices == []


def test_plays_and_gives_variants_in_turn(sound: Sound) -> None:
    picked = [sound._pick("dice_hit") for _ in range(40)]
    assert set(picked) == {f"dice_hit_{n}" for n in range(1, 5)}
    assert all(a != b for a, b in zip(picked, picked[1:], strict=False))
    sound.play("dice_hit")
    assert len(busy()) == 1


def test_a_numbered_name_plays_that_variant(sound: Sound) -> None:
    assert {sound._pick("shot_2") for _ in range(9)} == {"shot_2"}


def test_pan_and_sliders_reach_the_channel(sound: Sound, desk: Desk) -> None:
    handle = sound.loop("wind", volume=1.0, pan=-1.0)
    assert handle.channel is not None
    voice = sound._voices[handle.channel]
    assert voice is not None
    left, right = sound._sides(voice)
    assert right == 0
    assert left == pytest.approx(LOUDNESS["wind"])
    desk.effects = 0
    sound.refresh()
    assert sound._sides(voice) == (0, 0)
    handle.stop()


def test_the_crowd_has_its_own_slider(sound: Sound, desk: Desk) -> None:
    desk.crowd = 0
    murmur = sound.loop("crowd_murmur")
    wind = sound.loop("wind")
    assert murmur.channel is not None and wind.channel is not None
    crowd, street = sound._voices[murmur.channel], sound._voices[wind.channel]
    assert crowd is not None and street is not None
    assert sound._sides(crowd) == (0, 0)
    assert sound._sides(street)[0] > 0


def test_slider_curve() -> None:
    assert gain(0) == 0
    assert gain(100) == 1
    assert 0.2 < gain(50) < 0.5
    assert gain(400) == 1 and gain(-3) == 0


def test_a_loop_is_not_doubled_and_stops(sound: Sound) -> None:
    first = sound.loop("heartbeat")
    assert sound.loop("heartbeat") is first
    assert len(busy()) == 1
    first.stop(fade_ms=1)
    first.stop()
    sound.stop("heartbeat")
    again = sound.loop("heartbeat")
    assert again is not first
    assert again.channel is not None


def test_a_stopped_handle_never_stops_a_later_sound(sound: Sound) -> None:
    first = sound.loop("wind")
    assert first.channel is not None
    pygame.mixer.Channel(first.channel).stop()
    sound.play("shot")
    assert sound._voices[first.channel] is not None
    first.stop(fade_ms=1)
    voice = sound._voices[first.channel]
    assert voice is not None and voice.name == "shot"


def test_full_channels_take_the_oldest_unimportant(sound: Sound) -> None:
    handle = sound.loop("wind")
    sound.play("bell")
    for _ in range(CHANNELS - 2):
        sound.play("crowd_cheer")
    assert len(busy()) == CHANNELS
    sound.play("shot")
    names = [voice.name if voice else "" for voice in sound._voices]
    assert names[handle.channel or 0] == "wind"
    assert names[1] == "bell"
    assert names[2] == "shot"
    sound.play("coin")
    voice = sound._voices[3]
    assert voice is not None and voice.name == "coin"


def test_nothing_gives_way_when_all_is_important(sound: Sound) -> None:
    for _ in range(CHANNELS + 3):
        sound.play("bell")
    sound.play("click")
    assert {voice.name for voice in sound._voices if voice} == {"bell"}


def test_pause_holds_and_what_comes_after_is_heard(sound: Sound) -> None:
    sound.loop("wind")
    sound.pause_all()
    sound.play("click")
    assert len(busy()) == 2
    sound.resume_all()
    assert len(busy()) == 2


def test_music_changes_hushes_and_comes_back(sound: Sound) -> None:
    tune, other = sorted(sound.tunes())[:2]
    sound.music(tune, fade_ms=30)
    assert sound.settle()
    assert pygame.mixer.music.get_busy()
    full = pygame.mixer.music.get_volume()
    assert full > 0
    sound.hush(True)
    assert sound.settle()
    assert pygame.mixer.music.get_volume() == 0
    sound.music(other, fade_ms=30)
    assert sound.settle()
    assert sound._music.playing == tune, "a live race hears no change of tune"
    sound.hush(False)
    assert sound.settle()
    assert sound._music.playing == other
    assert pygame.mixer.music.get_volume() == full
    sound.music(None, fade_ms=30)
    assert sound.settle()
    assert not pygame.mixer.music.get_busy()


def test_no_device_is_one_notice_and_silence(
    monkeypatch: pytest.MonkeyPatch, notices: list[str]
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuchdriver")
    made = Sound(notice=notices.append)
    assert not made.open()
    assert made.silent
    made.play("bell")
    made.loop("wind").stop()
    made.music("title")
    made.hush(True)
    made.hush(False)
    made.pause_all()
    made.resume_all()
    made.refresh()
    made.preload()
    made.stop("wind")
    assert not made.open()
    assert len(notices) == 1
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    assert made.retry()
    assert made.settle(30)
    assert made._music.playing == "title"
    made.close()
    made.play("bell")
    assert len(notices) == 1


def test_a_device_that_dies_is_one_notice(sound: Sound, notices: list[str]) -> None:
    sound.loop("wind")
    pygame.mixer.quit()
    sound.play("bell")
    sound.play("bell")
    sound.stop("wind")
    sound.refresh()
    assert sound.silent
    assert len(notices) == 1
    assert sound.retry()
    sound.loop("wind")
    assert sound.settle(30)
    assert len(busy()) == 1


def test_broken_and_missing_files_are_one_notice_each(tmp_path: Path, notices: list[str]) -> None:
    shutil.copytree(SOUNDS / "effects", tmp_path / "effects")
    (tmp_path / "music").mkdir()
    (tmp_path / "effects" / "bell.ogg").write_bytes(b"OggS but not for long")
    (tmp_path / "music" / "title.ogg").write_bytes(b"")
    made = Sound(tmp_path, notice=notices.append)
    assert made.open()
    assert made.settle(30)
    assert len(notices) == 1 and "bell" in notices[0]
    made.play("bell")
    made.play("no_such_thing")
    made.loop("no_such_thing").stop()
    made.music("title", fade_ms=1)
    assert made.settle()
    made.music("no_tune", fade_ms=1)
    made.play("click")
    assert made.settle()
    assert sorted(notices) == sorted(set(notices))
    assert len(notices) == 4
    assert not made.silent
    made.close()


def test_an_empty_folder_is_silence(tmp_path: Path, notices: list[str]) -> None:
    made = Sound(tmp_path, notice=notices.append)
    assert made.open()
    made.play("click")
    made.play("click")
    assert made.names() == frozenset()
    assert len(notices) == 1
    made.close()


def test_a_file_not_yet_read_is_read_aside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sound_module, "LATE_S", 60.0)
    made = Sound()
    assert made.open()
    made.play("coin")
    handle = made.loop("fuse")
    assert made.settle(30)
    assert handle.channel is not None
    assert {voice.name for voice in made._voices if voice} == {"coin", "fuse"}
    made.close()


def test_every_effect_has_a_loudness(sound: Sound) -> None:
    bases = {name for name in sound.names() if not name[-1].isdigit()}
    assert bases == set(LOUDNESS)
    assert all(0 < loud <= 1 for loud in LOUDNESS.values())


def spoken(tree: ast.AST) -> Iterator[tuple[str, str, int]]:
    """Every (method, name or pattern, line) asked of something called sound."""
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)):
            continue
        method, owner = node.func.attr, ast.unparse(node.func.value)
        if method not in {"play", "loop", "music", "stop", "preload"} or not node.args:
            continue
        if owner.split(".")[-1].strip("_").lower() != "sound":
            continue
        for part in ast.walk(node.args[0]):
            if isinstance(part, ast.JoinedStr):
                pieces = [str(v.value) if isinstance(v, ast.Constant) else "*" for v in part.values]
                yield method, "".join(pieces), node.lineno
                break
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield method, part.value, node.lineno


def test_every_name_the_scenes_play_exists() -> None:
    made = Sound()
    for path in sorted((ROOT / "scenes").rglob("*.py")):
        for method, name, line in spoken(ast.parse(path.read_text("utf-8"))):
            known = made.tunes() if method == "music" else made.names()
            assert fnmatch.filter(known, name), f"{path.name}:{line}: no sound '{name}'"


def test_the_search_for_names_finds_them() -> None:
    code = 'app.sound.play("a" if x else "b")\nself._sound.music(f"tune_{n}")\nsession.play("c")'
    assert [(m, n) for m, n, _ in spoken(ast.parse(code))] == [
        ("play", "a"), ("play", "b"), ("music", "tune_*"),
    ]  # fmt: skip
