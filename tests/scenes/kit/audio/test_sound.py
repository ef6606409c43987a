"""The sound: it plays, it fades, it never raises, it never makes a scene wait."""

import ast
import fnmatch
import shutil
import threading
import wave
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.kit.audio import device
from scenes.kit.audio import sound as sound_module
from scenes.kit.audio.device import CHANNELS
from scenes.kit.audio.levels import LOUDNESS, gain
from scenes.kit.audio.sound import SOUNDS, Sound
from scenes.kit.storage.settings import Settings
from tests.scenes.kit.audio.conftest import Desk

ROOT = Path(__file__).resolve().parents[4]


def busy() -> list[int]:
    """The channels that sound."""
    return [n for n in range(CHANNELS) if pygame.mixer.Channel(n).get_busy()]


def quiet(*, but: int = 0) -> None:
    """Waits until no more channels sound than that; a fade ends in the audio thread."""
    for _ in range(10_000):
        if len(busy()) <= but:
            return
        pygame.time.wait(5)
    raise AssertionError("it never ended")


def voices(sound: Sound) -> list[str]:
    """What was last begun on each channel."""
    return [voice.name for voice in sound._channels.voices if voice is not None]


def test_opens_as_asked(sound: Sound, notices: list[str]) -> None:
    assert pygame.mixer.get_init() == (44100, -16, 2)
    assert pygame.mixer.get_num_channels() == CHANNELS
    assert not sound.silent
    assert notices == []


def test_plays_and_gives_variants_in_turn(sound: Sound) -> None:
    picked = [sound._effects.pick("dice_hit") for _ in range(40)]
    assert set(picked) == {f"dice_hit_{n}" for n in range(1, 5)}
    assert all(a != b for a, b in zip(picked, picked[1:], strict=False))
    sound.play("dice_hit")
    assert len(busy()) == 1


def test_a_numbered_name_plays_that_variant(sound: Sound) -> None:
    assert {sound._effects.pick("shot_2") for _ in range(9)} == {"shot_2"}


def test_pan_and_sliders_reach_the_channel(sound: Sound, desk: Desk) -> None:
    handle = sound.loop("wind", volume=1.0, pan=-1.0)
    assert handle.channel is not None and handle.voice is not None
    left, right = sound._channels.sides(handle.voice)
    assert right == 0
    assert left == pytest.approx(LOUDNESS["wind"])
    handle.stop()


def test_a_slider_at_nothing_plays_nothing(sound: Sound, desk: Desk) -> None:
    desk.effects = 0
    sound.play("shot")
    wind = sound.loop("wind")
    assert busy() == []
    desk.effects = 60
    sound.refresh()
    assert wind.channel is not None and busy() == [wind.channel]
    desk.effects = 0
    sound.refresh()
    quiet()
    assert wind.channel is None and not wind.stopped


def test_the_crowd_has_its_own_slider(sound: Sound, desk: Desk) -> None:
    desk.crowd = 0
    murmur = sound.loop("crowd_murmur")
    wind = sound.loop("wind")
    assert murmur.channel is None and wind.channel is not None
    desk.effects, desk.crowd = 0, 100
    sound.refresh()
    assert murmur.channel is not None and wind.channel is None


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
    number = first.channel
    pygame.mixer.Channel(number).stop()
    sound.play("shot")
    assert voices(sound) == ["shot"]
    first.stop(fade_ms=1)
    sound.play("crowd_gasp")
    quiet(but=1)  # the shot ends by itself, the gasp is longer
    assert voices(sound) == ["shot", "crowd_gasp"] and number not in busy()


def test_full_channels_take_the_oldest_unimportant(sound: Sound) -> None:
    handle = sound.loop("wind")
    sound.play("bell")
    for _ in range(CHANNELS - 2):
        sound.play("crowd_cheer")
    assert len(busy()) == CHANNELS
    sound.play("shot")
    names = voices(sound)
    assert names[handle.channel or 0] == "wind"
    assert names[1] == "bell"
    assert names[2] == "shot"
    sound.play("coin")
    assert voices(sound)[3] == "coin"


def test_nothing_gives_way_when_all_is_important(sound: Sound) -> None:
    for _ in range(CHANNELS + 3):
        sound.play("bell")
    sound.play("click")
    assert set(voices(sound)) == {"bell"}


def test_pause_silences_and_what_comes_after_is_heard(sound: Sound) -> None:
    wind = sound.loop("wind")
    sound.play("crowd_cheer")
    sound.pause_all()
    quiet()
    assert wind.channel is None and not wind.stopped
    sound.play("click")
    assert len(busy()) == 1
    quiet()
    sound.resume_all()
    assert busy() == [wind.channel], "the loop is back, the cheer is over"
    wind.stop(1)
    quiet()


def test_a_loop_ended_in_the_pause_stays_away(sound: Sound) -> None:
    sound.loop("wind")
    sound.pause_all()
    sound.stop("wind")
    late = sound.loop("heartbeat")
    quiet()
    sound.resume_all()
    assert busy() == [late.channel]


def test_behind_other_windows_nothing_is_heard(sound: Sound) -> None:
    tune = sorted(sound.tunes())[0]
    sound.music(tune, fade_ms=1)
    wind = sound.loop("wind")
    sound.play("crowd_cheer")
    assert sound.settle()
    sound.in_front(False)
    quiet()
    assert sound.settle()
    assert not pygame.mixer.music.get_busy()
    sound.play("shot")
    heart = sound.loop("heartbeat")
    assert busy() == []
    sound.in_front(True)
    assert {wind.channel, heart.channel} == set(busy())
    assert sound.settle()
    assert pygame.mixer.music.get_busy() and sound._music.playing == tune


def test_a_pause_outlasts_a_look_at_another_window(sound: Sound) -> None:
    wind = sound.loop("wind")
    sound.music(sorted(sound.tunes())[0], fade_ms=1)
    sound.pause_all()
    sound.in_front(False)
    sound.in_front(True)
    quiet()
    assert sound.settle()
    assert wind.channel is None and not pygame.mixer.music.get_busy()
    sound.resume_all()
    assert sound.settle()
    assert wind.channel is not None and pygame.mixer.music.get_busy()


def test_music_changes_hushes_and_comes_back(sound: Sound) -> None:
    tune, other = sorted(sound.tunes())[:2]
    sound.music(tune, fade_ms=30)
    assert sound.settle()
    assert pygame.mixer.music.get_busy()
    full = pygame.mixer.music.get_volume()
    assert full > 0
    sound.hush(True)
    assert sound.settle()
    assert not pygame.mixer.music.get_busy()
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


@pytest.mark.parametrize("reason", ["hush", "pause", "other window", "slider"])
def test_a_tune_goes_on_where_it_was(
    sound: Sound, desk: Desk, monkeypatch: pytest.MonkeyPatch, reason: str
) -> None:
    def silence(on: bool) -> None:
        if reason == "hush":
            sound.hush(on)
        elif reason == "pause":
            (sound.pause_all if on else sound.resume_all)()
        elif reason == "other window":
            sound.in_front(not on)
        else:
            desk.music = 0 if on else 100
            sound.refresh()
        assert sound.settle()

    begun: list[float] = []
    play = pygame.mixer.music.play

    def noted(loops: int = 0, start: float = 0.0) -> None:
        begun.append(start)
        play(loops=loops, start=start)

    monkeypatch.setattr(pygame.mixer.music, "play", noted)
    sound.music(sorted(sound.tunes())[0], fade_ms=1)
    assert sound.settle()
    while pygame.mixer.music.get_pos() < 100:
        pygame.time.wait(5)
    silence(True)
    assert not pygame.mixer.music.get_busy()
    stopped_s = sound._music.position_s
    assert stopped_s >= 0.1
    silence(False)
    assert begun == [0.0, stopped_s]
    while pygame.mixer.music.get_pos() < 50:
        pygame.time.wait(5)
    silence(True)
    assert stopped_s + 0.05 <= sound._music.position_s < sound._music._length_s


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
    heart = made.loop("heartbeat")
    made.music("title")
    made.hush(True)
    made.hush(False)
    made.pause_all()
    made.resume_all()
    made.in_front(False)
    made.in_front(True)
    made.refresh()
    made.preload()
    made.stop("wind")
    assert not made.open()
    assert made.settle(30)
    assert len(notices) == 1 and ".." not in notices[0]
    made.retry()
    assert made.settle(30)
    assert made.silent
    assert len(notices) == 2, "asked for by somebody, it is told again"
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made.retry()
    assert made.settle(30)
    assert not made.silent
    assert made._music.playing == "title"
    assert heart.channel is not None
    made.close()
    made.play("bell")
    assert len(notices) == 2


def test_a_device_that_comes_is_taken_by_itself(
    monkeypatch: pytest.MonkeyPatch, notices: list[str]
) -> None:
    pygame.mixer.quit()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuchdriver")
    monkeypatch.setattr(sound_module, "RETRY_S", (0.01, 0.02))
    racing = True
    made = Sound(notice=notices.append, busy=lambda: racing)
    assert not made.open()
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    made.device_changed(gone=False)
    assert not made.settle(0.6), "no device is opened while a race is on"
    assert made.silent
    racing = False
    while made.silent:  # asked for by nobody: it is looked for again and again
        pygame.time.wait(5)
    assert len(notices) == 1
    made.close()


def test_a_device_that_goes_is_opened_anew(
    sound: Sound, monkeypatch: pytest.MonkeyPatch, notices: list[str]
) -> None:
    wind = sound.loop("wind")
    sound.music("title", fade_ms=1)
    assert sound.settle()
    monkeypatch.setenv("SDL_AUDIODRIVER", "nosuchdriver")
    sound.device_changed(gone=True)
    assert sound.settle(30)
    assert sound.silent and len(notices) == 1
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    sound.device_changed(gone=False)
    assert sound.settle(30)
    assert not sound.silent and len(notices) == 1
    assert busy() == [wind.channel] and pygame.mixer.music.get_busy()
    opened: list[None] = []
    monkeypatch.setattr(sound_module, "open_device", lambda: opened.append(None))
    sound.device_changed(gone=False)
    assert sound.settle(30)
    assert opened == [], "another device is no reason to interrupt"


def test_a_device_that_dies_is_one_notice(sound: Sound, notices: list[str]) -> None:
    sound.loop("wind")
    pygame.mixer.quit()
    sound.play("bell")
    sound.play("bell")
    sound.stop("wind")
    sound.refresh()
    assert sound.silent
    assert len(notices) == 1
    sound.retry()
    assert sound.settle(30)
    sound.loop("wind")
    assert sound.settle(30)
    assert len(busy()) == 1


def test_a_device_that_does_not_let_go_holds_up_nobody(
    sound: Sound, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck, end, told = threading.Event(), threading.Event(), []

    def hang() -> None:
        stuck.set()
        end.wait()

    monkeypatch.setattr(device, "shut_device", hang)
    closing = threading.Thread(target=lambda: told.append(sound.close()), daemon=True)
    closing.start()
    closing.join(60)
    assert told == [False] and stuck.is_set()
    end.set()
    monkeypatch.undo()
    device.shut_device()


def test_closing_does_not_wait_for_a_file(sound: Sound) -> None:
    stuck, end = threading.Event(), threading.Event()

    def hang() -> None:
        stuck.set()
        end.wait()

    sound._worker.do(hang)
    assert stuck.wait(60)
    closing = threading.Thread(target=sound.close, daemon=True)
    closing.start()
    closing.join(60)
    assert not closing.is_alive()
    assert pygame.mixer.get_init() is None
    end.set()


def test_broken_and_missing_files_are_one_notice_each(tmp_path: Path, notices: list[str]) -> None:
    shutil.copytree(SOUNDS / "effects", tmp_path / "effects")
    (tmp_path / "music").mkdir()
    (tmp_path / "effects" / "bell.ogg").write_bytes(b"OggS but not for long")
    with wave.open(str(tmp_path / "effects" / "coin.ogg"), "wb") as file:
        file.setparams((2, 2, 44100, 0, "NONE", ""))  # a sound of no length
    (tmp_path / "music" / "title.ogg").write_bytes(b"")
    made = Sound(tmp_path, notice=notices.append)
    assert made.open()
    assert made.settle(30)
    assert len(notices) == 2 and "bell" in notices[0] and "coin" in notices[1]
    made.play("bell")
    made.play("no_such_thing")
    made.loop("no_such_thing").stop()
    made.music("title", fade_ms=1)
    assert made.settle()
    made.music("no_tune", fade_ms=1)
    made.play("click")
    made.play("no_such_thing")
    assert made.settle()
    assert sorted(notices) == sorted(set(notices))
    assert len(notices) == 5
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
    assert set(voices(made)) == {"coin", "fuse"}
    made.close()


def test_without_settings_the_sliders_stand_as_settings_have_them() -> None:
    music = Sound()._music
    assert music._loudness() == pytest.approx(0.55 * gain(Settings().music))


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
