"""Settings: every field checked, files read and kept, damage set aside and told."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.kit.app.app import App
from scenes.kit.storage import settings_file
from scenes.kit.storage.paths import Folders, data_folder
from scenes.kit.storage.settings import VERSION, Settings
from scenes.kit.text import words


@pytest.fixture
def files(tmp_path: Path) -> Folders:
    words.use("en")
    (tmp_path / "Dustup 데이터").mkdir()
    return Folders(tmp_path / "Dustup 데이터")


def load(files: Folders) -> tuple[Settings, list[str]]:
    """What a program started now would read, and be told."""
    told: list[str] = []
    fresh = Folders(files.folder)
    fresh.store.say = told.append
    settings = settings_file.load(fresh)
    fresh.store.poll()
    return settings, told


def asides(files: Folders) -> list[bytes]:
    return [path.read_bytes() for path in files.folder.glob("settings.json*.bad")]


def test_what_is_kept_comes_back(files: Folders) -> None:
    settings = Settings(language="ko", text_percent=140, music=0, no_flashes=True)
    settings_file.save(files, settings)
    assert load(files) == (settings, [])


def test_no_file_is_defaults_without_a_word(files: Folders) -> None:
    assert load(files) == (Settings(), [])


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "tlh"),
        ("text_percent", 99),
        ("text_percent", 151),
        ("text_percent", 120.0),
        ("music", True),
        ("music", -1),
        ("fullscreen", 1),
        ("speed", "ludicrous"),
        ("no_flashes", None),
    ],
)
def test_a_value_a_field_does_not_allow_is_refused(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=name):
        setattr(Settings(), name, value)


def test_there_are_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        Settings().volume = 3  # type: ignore[attr-defined]


def test_a_wrong_field_goes_back_to_normal_and_the_file_is_kept_aside(files: Folders) -> None:
    text = json.dumps({"version": 1, "music": 900, "effects": 11})
    files.settings.write_text(text, encoding="utf-8")
    settings, notices = load(files)
    assert (settings.music, settings.effects) == (Settings().music, 11)
    assert "music" in notices[0] and "settings.json" in notices[1]
    assert asides(files) == [text.encode()]
    assert load(files) == (settings, [])


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"[]", b"null", b"\xff\xfe\x00", b'{"music": 3}', b'{"version": "1"}', b"[" * 9999],
)
def test_damage_is_set_aside_whole_and_told_once(files: Folders, raw: bytes) -> None:
    files.settings.write_bytes(raw)
    settings, notices = load(files)
    assert settings == Settings()
    assert len(notices) == 2 and "back to defaults" in notices[1]
    assert asides(files) == [raw]
    assert load(files) == (Settings(), [])


def test_a_newer_file_is_read_as_far_as_known_and_never_overwritten(files: Folders) -> None:
    text = json.dumps({"version": VERSION + 1, "music": 5, "holograms": True})
    files.settings.write_text(text, encoding="utf-8")
    settings = settings_file.load(files)
    assert settings.music == 5
    assert len(load(files)[1]) == 1
    settings.music = 80
    settings_file.save(files, settings)
    assert files.settings.read_text(encoding="utf-8") == text


def test_a_folder_that_cannot_be_made_is_one_notice_and_playable(tmp_path: Path) -> None:
    words.use("en")
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    told: list[str] = []
    files = Folders(tmp_path / "file" / "data")
    files.store.say = told.append
    settings = settings_file.load(files)
    assert settings == Settings()
    assert len(told) == 1
    settings_file.save(files, settings)
    assert len(told) == 1


def test_a_folder_that_goes_away_later_is_told_each_time_something_is_lost(files: Folders) -> None:
    told: list[str] = []
    files.store.say = told.append
    settings = settings_file.load(files)
    for times in (1, 2):
        files.saves.rmdir()
        settings_file.save(files, settings)
        files.settings.unlink()
        for rest in list(files.folder.iterdir()):
            rest.unlink()
        files.folder.rmdir()
        files.folder.write_text("in the way", encoding="utf-8")
        settings_file.save(files, settings)
        settings_file.save(files, settings)
        assert len(told) == times
        files.folder.unlink()
        files.saves.mkdir(parents=True)
        settings_file.save(files, settings)
        assert len(told) == times and files.settings.exists(), "one refusal is not the end"


def test_the_app_tells_a_folder_that_cannot_be_written_only_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way", encoding="utf-8")
    app = App.headless((320, 180), data=tmp_path / "file" / "data")
    app.save_settings()
    app.save_settings()
    assert len(app.notices) == 1
    app.close()


@given(
    st.dictionaries(
        st.sampled_from(["version", *Settings().to_json()]),
        st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.lists(st.none()),
    )
)
def test_whatever_a_file_says_the_settings_are_sound(data: dict[str, object]) -> None:
    settings, wrong = Settings.from_json(data)
    again, none_wrong = Settings.from_json(settings.to_json())
    assert again == settings
    assert none_wrong == []
    assert all(data[name] != getattr(settings, name) or name in data for name in wrong)


def test_the_data_folder_is_the_chosen_one_else_the_variables_else_the_systems(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("DUSTUP_HOME", str(tmp_path / "home"))
    assert data_folder(tmp_path / "chosen") == tmp_path / "chosen"
    assert data_folder() == tmp_path / "home"
    monkeypatch.delenv("DUSTUP_HOME")
    assert data_folder().is_absolute()
    assert data_folder().name.lower() == "dustup"


def test_a_temporary_folder_is_gone_at_the_end() -> None:
    files = Folders.temporary()
    assert files.usable() is None
    files.close()
    assert not os.path.exists(files.folder)
