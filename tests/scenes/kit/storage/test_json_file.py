"""The one store: old or new is always there, two copies agree, nothing is lost in silence."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.core import disk
from game.core.disk import last_of
from scenes.kit.app.app import App
from scenes.kit.app.window import Window
from scenes.kit.input.clock import FakeClock
from scenes.kit.input.pads import Pads
from scenes.kit.storage import settings_file
from scenes.kit.storage.json_file import JsonFile, Store
from scenes.kit.storage.merge import merged
from scenes.kit.storage.paths import Folders
from scenes.kit.storage.writer import BackgroundWriter
from scenes.kit.text import words

NAME = "settings.json"
Made = Callable[[], JsonFile]


class Copies:
    """Copies of the program on one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.told = folder, list[str]()
        self.path = folder / NAME

    def start(self) -> JsonFile:
        """A fresh copy's file, not read yet."""
        store = Store(self.folder)
        store.say = self.told.append
        store.recover([NAME])
        return store.file(NAME, 1)


@pytest.fixture
def copies(tmp_path: Path) -> Copies:
    words.use("en")
    return Copies(tmp_path)


DEEP = b'{"version": 1, "n": ' + b"[" * 600 + b"]" * 600 + b"}"
"""JSON reads it, but what walks through it comes to the end of its stack."""
HALF = b'{"version": 1, "n": "\\ud800"}'
"""Half a letter, which cannot be written again."""
STEPS = ["write_bytes", "fsync", "link", "replace 1", "replace 2"]


def break_at(patch: pytest.MonkeyPatch, step: str, error: BaseException) -> None:
    """Let one step of writing end with an error."""
    name, _, number = step.partition(" ")
    left = [int(number or 1)]
    owner: Any = Path if name == "write_bytes" else disk.os
    real = getattr(owner, name)

    def broken(*args: Any, **more: Any) -> Any:
        left[0] -= 1
        if left[0] == 0:
            if name == "write_bytes":
                real(args[0], args[1][:5])
            raise error
        return real(*args, **more)

    patch.setattr(owner, name, broken)


@pytest.mark.parametrize("step", STEPS)
def test_killed_at_any_step_the_old_or_the_new_is_read_without_a_word(
    copies: Copies, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = copies.start()
    file.write({"n": 1})
    file.write({"n": 2})
    with monkeypatch.context() as patch:
        break_at(patch, step, KeyboardInterrupt())
        with pytest.raises(KeyboardInterrupt):
            file.write({"n": 3})
    assert copies.start().read()["n"] in (2, 3) and copies.told == []
    assert list(copies.folder.glob("*.part")) == []


@pytest.mark.parametrize("step", ["write_bytes", "fsync", "replace 2"])
def test_refused_at_any_step_the_old_stays_and_the_next_change_is_kept(
    copies: Copies, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = copies.start()
    file.write({"n": 1})
    file.write({"n": 2})
    with monkeypatch.context() as patch:
        break_at(patch, step, PermissionError(13, "busy"))
        file.write({"n": 3})
    assert copies.start().read()["n"] == 2
    assert copies.told == ["settings.json could not be saved (busy)."]
    assert file.read()["n"] == 3, "what is not on the disk is still known"
    file.write({"n": 4})
    assert copies.start().read()["n"] == 4 and list(copies.folder.glob("*.part")) == []


@pytest.mark.parametrize("step", ["link", "replace 1"])
def test_a_backup_that_is_refused_keeps_nothing_from_being_written(
    copies: Copies, step: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = copies.start()
    file.write({"n": 1})
    with monkeypatch.context() as patch:
        break_at(patch, step, PermissionError(13, "busy"))
        file.write({"n": 2})
    assert copies.start().read()["n"] == 2 and copies.told == []


def test_without_second_names_the_backup_is_a_copy(
    copies: Copies, monkeypatch: pytest.MonkeyPatch
) -> None:
    def none(*args: Any) -> None:
        raise OSError(1, "no second names on this disk")

    monkeypatch.setattr(disk.os, "link", none)
    file = copies.start()
    file.write({"n": 1})
    file.write({"n": 2})
    assert json.loads(last_of(copies.path).read_text())["n"] == 1


@pytest.mark.parametrize(
    "damage", [None, b"", b"{", b"[]", b'{"version": true}', b"\0" * 40, DEEP, HALF]
)
def test_the_one_before_is_read_and_told_when_a_file_is_missing_or_damaged(
    copies: Copies, damage: bytes | None
) -> None:
    file = copies.start()
    file.write({"n": 1})
    file.write({"n": 2})
    copies.path.unlink()
    if damage is not None:
        copies.path.write_bytes(damage)
    assert copies.start().read()["n"] == 1
    assert len(copies.told) == 1 and copies.told[0].endswith("Going on from the copy before it.")
    aside = list(copies.folder.glob("*.bad"))
    assert [bad.read_bytes() for bad in aside] == ([] if damage is None else [damage])
    assert copies.start().read()["n"] == 1 and len(copies.told) == 1, "and it is there again"


def test_settings_are_never_at_factory_values_in_silence(copies: Copies) -> None:
    files = Folders(copies.folder)
    files.store.say = copies.told.append
    copies.path.write_text("{")
    last_of(copies.path).write_text("{")
    settings_file.load(files)
    assert any("back to defaults" in text for text in copies.told)


def test_what_cannot_be_read_is_not_written_over(
    copies: Copies, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = copies.start()
    file.write({"n": 1, "m": 1})
    file.write({"n": 2, "m": 2})
    text = copies.path.read_bytes()
    real = Path.read_bytes

    def refused(path: Path) -> bytes:
        if path == copies.path:
            raise PermissionError(13, "held")
        return real(path)

    other = copies.start()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_bytes", refused)
        assert other.read() == {"version": 1, "n": 1, "m": 1}
        assert other.read()["n"] == 1
        assert copies.told == [
            "settings.json cannot be read (held). Going on from the copy before it."
        ]
        other.write({"n": 9, "m": 1})
    assert copies.path.read_bytes() == text
    other.write({"n": 9, "m": 1})
    assert copies.start().read() == {"version": 1, "n": 9, "m": 2}, "only what was changed here"


def test_two_copies_change_only_what_each_changed(copies: Copies) -> None:
    first = copies.start()
    first.read()
    first.write({"text": 100, "music": 60, "keys": {"a": 1, "b": 1}})
    second = copies.start()
    mine = second.read()
    first.write({"text": 120, "music": 60, "keys": {"a": 2, "b": 1}})
    second.write({**mine, "music": 10, "keys": {"a": 1, "b": 7, "c": 1}})
    both = {"version": 1, "text": 120, "music": 10, "keys": {"a": 2, "b": 7, "c": 1}}
    assert copies.start().read() == both
    first.write({"text": 120, "music": 70, "keys": {"a": 2}})
    assert copies.start().read() == {**both, "music": 70, "keys": {"a": 2, "c": 1}}
    assert copies.told == []


TREES = st.recursive(
    st.integers(0, 2), lambda inner: st.dictionaries(st.sampled_from("abc"), inner, max_size=3)
)
OBJECTS = st.dictionaries(st.sampled_from("abc"), TREES, max_size=3)


@given(OBJECTS, OBJECTS)
def test_where_only_one_changed_something_that_is_what_there_is(
    base: dict[str, Any], new: dict[str, Any]
) -> None:
    assert merged(base, new, base) == new
    assert merged(base, base, new) == new
    assert merged(base, new, new) == new


def test_a_newer_programs_file_is_left_alone_also_when_it_comes_while_this_one_runs(
    copies: Copies,
) -> None:
    file = copies.start()
    file.write({"n": 1})
    newer = '{"version": 2, "n": "of the future"}'
    copies.path.write_text(newer)
    file.write({"n": 2})
    file.write({"n": 3})
    assert copies.path.read_text() == newer
    assert copies.told == ["settings.json comes from a newer Dustup and is left as it is."]


@pytest.fixture
def link(copies: Copies) -> Path:
    """The file is a symbolic link to this one elsewhere."""
    target = copies.folder / "elsewhere" / "dustup-settings"
    target.parent.mkdir()
    target.write_text('{"version": 1, "n": 1}')
    try:
        copies.path.symlink_to(target)
    except OSError:
        pytest.skip("no symbolic links here")
    if not copies.path.is_symlink():
        pytest.skip("what is made here for a symbolic link is none")
    return target


def test_a_symbolic_link_stays_one_and_what_it_leads_to_is_written(
    copies: Copies, link: Path
) -> None:
    file = copies.start()
    file.write({**file.read(), "n": 2})
    assert copies.path.is_symlink() and json.loads(link.read_text())["n"] == 2
    assert json.loads(last_of(copies.path).read_text())["n"] == 1
    link.write_text("{")
    again = copies.start()
    assert again.read()["n"] == 1
    assert copies.path.is_symlink() and json.loads(link.read_text())["n"] == 1
    assert [bad.read_text() for bad in copies.folder.glob("*.bad")] == ["{"]
    again.mend({"n": 5})
    assert copies.path.is_symlink() and json.loads(link.read_text())["n"] == 5


def test_parts_beside_a_links_target_are_put_in_order(copies: Copies, link: Path) -> None:
    part = link.with_name(f"{link.name}.4711.part")
    part.write_text('{"version": 1, "n"')
    assert copies.start().read()["n"] == 1 and not part.exists()


def test_the_parts_of_a_copy_that_is_writing_are_let_be(copies: Copies) -> None:
    from scenes.kit.storage.lock import held

    part = copies.folder / f"{NAME}.4711.part"
    part.write_text("{")
    with held(Store(copies.folder).lock, 0) as mine:
        assert mine
        copies.start()
        assert part.exists()
    copies.start()
    assert not part.exists()


def test_an_old_part_does_not_undo_what_came_after_it(copies: Copies) -> None:
    part = copies.folder / f"{NAME}.4711.part"
    part.write_text('{"version": 1, "n": 0}')
    os.utime(part, (1_000, 1_000))
    copies.path.write_text('{"version": 1, "n": 1}')
    assert copies.start().read()["n"] == 1 and not part.exists()


# -- in the app ------------------------------------------------------------------------------------
def test_a_folder_that_fails_in_play_is_told_each_time_it_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words.use("en")
    writer = BackgroundWriter(patience_s=0.0)
    files = Folders(tmp_path, writer)
    settings = settings_file.load(files)
    app = App(Window.unseen((320, 180)), FakeClock(), settings, files, Pads(openable=False))

    def refuse(*args: Any) -> None:
        raise OSError(30, "Read-only file system")

    for music in (10, 20):
        with monkeypatch.context() as patch:
            patch.setattr(disk.os, "replace", refuse)
            for more in (1, 2):
                app.settings.music = music + more
                app.settings_changed()
                writer.close()
                app.files.store.poll()
        assert app.notices == ["settings.json could not be saved (Read-only file system)."]
        app.notices.clear()
        app.save_settings()
        writer.close()
        app.files.store.poll()
        assert app.notices == [] and json.loads(files.settings.read_text())["music"] == music + 2
    app.close()
    assert files.lost == []


def test_a_file_that_is_written_while_it_is_read_is_read_as_it_is_now(
    copies: Copies, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = copies.start()
    file.write({"games": 1})
    real = JsonFile._load

    def slow(self: JsonFile, patience_s: float) -> Any:
        there = real(self, patience_s)
        monkeypatch.setattr(JsonFile, "_load", real)
        file.write({"games": 2})  # is on the disk before what was read is given back
        return there

    monkeypatch.setattr(JsonFile, "_load", slow)
    assert file.read()["games"] == 2


def test_a_damaged_file_from_beyond_all_calendars_is_set_aside(
    copies: Copies, monkeypatch: pytest.MonkeyPatch
) -> None:
    copies.path.write_bytes(b"{")

    class Calendar(datetime):
        @classmethod
        def fromtimestamp(cls, *args: Any, **more: Any) -> Any:
            raise ValueError("year 10000 is out of range")

    monkeypatch.setattr(disk, "datetime", Calendar)
    assert copies.start().read() == {}
    assert [bad.name for bad in copies.folder.glob("*.bad")] == [f"{NAME}.00000000-000000.bad"]
