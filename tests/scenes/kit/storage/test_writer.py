"""The writer beside the loop: nobody waits for a disk, and nothing is given up at once."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.core import disk
from game.core.chairs import Chair
from game.core.disk import last_of, recover, write_whole
from game.core.files import Job, Notice, SaveFile, Trouble
from game.core.registry import GAMES
from game.core.session import Session
from game.high_noon.records import FIRE
from scenes.kit.storage import writer as writer_module
from scenes.kit.storage.writer import BackgroundWriter

LONGEST_S = 60


class Gate:
    """A call that does not come back until it is let: a disk that takes its time."""

    def __init__(self, real: Callable[..., Any]) -> None:
        self._real = real
        self.entered, self.open = threading.Event(), threading.Event()
        self.calls = 0

    def __call__(self, *args: Any) -> Any:
        self.calls += 1
        self.entered.set()
        assert self.open.wait(LONGEST_S), "nobody let it go on"
        return self._real(*args)


class Refusing:
    """A call that is refused so many times, then made."""

    def __init__(self, real: Callable[..., Any], times: float) -> None:
        self._real, self.left = real, times

    def __call__(self, *args: Any) -> Any:
        if self.left > 0:
            self.left -= 1
            raise PermissionError(13, "held open by a scanner")
        return self._real(*args)


@pytest.fixture
def writer() -> Iterator[BackgroundWriter]:
    one = BackgroundWriter(patience_s=0.0)
    yield one
    assert one.close() == []


def job(path: Path, text: str, told: list[str] | None = None) -> Job:
    said = told if told is not None else []
    return Job(path, partial(write_whole, path, text), lambda error: said.append(str(error)), text)


def drained(writer: BackgroundWriter) -> None:
    """Wait until nothing is under way; what failed has failed."""
    with writer._changed:
        assert writer._changed.wait_for(
            lambda: not writer._queue and not writer._running, LONGEST_S
        )
    writer.poll()


def test_no_press_waits_for_a_disk_that_syncs_slowly(
    tmp_path: Path, writer: BackgroundWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync = Gate(disk.os.fsync)
    monkeypatch.setattr(disk.os, "fsync", sync)
    path = tmp_path / "autosave.json"
    save = SaveFile(path, writer=writer)
    setup = replace(
        GAMES["high_noon"].setup(("Ann", "Bo"), first=0, seed=6), stack={"noon_us": [2_000_000]}
    )
    session = Session.new(setup, [Chair("Ann"), Chair("Bo")], save=save)
    assert sync.entered.wait(LONGEST_S)
    session.advance(3_400_000)
    assert session.live
    session.play(0, FIRE, 3_600_000)
    session.advance(3_700_000)
    assert not session.live and not sync.open.is_set(), "the race is over and the disk still sleeps"
    assert not path.exists()
    sync.open.set()
    drained(writer)
    again = Session.resume(path)
    assert again is not None and again.transcript()["moves"] == session.transcript()["moves"]


def test_once_settled_no_kill_loses_it_however_long_the_disk_syncs(
    tmp_path: Path, writer: BackgroundWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    sync = Gate(disk.os.fsync)
    path = tmp_path / "data" / "autosave.json"
    write_whole(path, '{"old": 1}')
    monkeypatch.setattr(disk.os, "fsync", sync)
    monkeypatch.setattr(writer_module, "SETTLE_S", LONGEST_S)
    writer.post(job(path, '{"new": 1}'))
    writer.settle(path)
    killed = tmp_path / "killed"
    shutil.copytree(path.parent, killed)
    sync.open.set()
    recover(killed / path.name)
    assert (killed / path.name).read_text() == '{"new": 1}'
    assert last_of(killed / path.name).read_text() == '{"old": 1}'
    assert list(killed.glob("*.part")) == []


def test_a_disk_that_does_not_answer_is_not_waited_for(
    tmp_path: Path, writer: BackgroundWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck = Gate(write_whole)
    path = tmp_path / "a.json"
    writer.post(Job(path, lambda written: stuck(path, "1", written), lambda error: None, "1"))
    writer.settle(path)
    assert not stuck.open.is_set() and not path.exists()
    stuck.open.set()


def test_changes_are_made_in_order_and_the_last_of_a_file_wins(
    tmp_path: Path, writer: BackgroundWriter
) -> None:
    made: list[str] = []
    stuck = Gate(made.append)
    a, b = tmp_path / "a", tmp_path / "b"

    def change(path: Path, what: str) -> None:
        writer.post(Job(path, lambda written: stuck(what), lambda error: None, what))

    change(a, "a1")
    assert stuck.entered.wait(LONGEST_S)
    for path, what in ((a, "a2"), (a, "a3"), (b, "b1"), (b, "b2"), (a, "a4")):
        change(path, what)
    assert writer.unsaved(a).text == "a4"  # type: ignore[union-attr]
    stuck.open.set()
    drained(writer)
    assert made == ["a1", "a3", "b2", "a4"] and writer.unsaved(a) is None


def test_what_is_refused_is_tried_again_and_nobody_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, told = tmp_path / "a.json", list[str]()
    write_whole(path, "old")
    writer = BackgroundWriter(patience_s=LONGEST_S)
    monkeypatch.setattr(writer_module, "PAUSE_S", 0.001)
    monkeypatch.setattr(disk.os, "replace", Refusing(disk.os.replace, 6))
    writer.post(job(path, "new", told))
    drained(writer)
    assert (path.read_text(), last_of(path).read_text(), told) == ("new", "old", [])
    assert writer.close() == [] and list(tmp_path.glob("*.part")) == []


def test_trouble_is_told_once_each_time_it_begins_and_tried_at_the_next_change(
    tmp_path: Path, writer: BackgroundWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b, told = tmp_path / "a.json", tmp_path / "b.json", list[str]()
    refusing = Refusing(disk.os.replace, 0)
    monkeypatch.setattr(disk.os, "replace", refusing)
    for times in (1, 2):
        refusing.left = float("inf")
        for text in ("1", "2"):
            writer.post(job(a, text, told))
            drained(writer)
        assert len(told) == times and not a.exists()
        assert writer.unsaved(a).text == "2"  # type: ignore[union-attr]
        refusing.left = 0
        writer.post(job(b, "b"))
        drained(writer)
        assert (a.read_text(), b.read_text()) == ("2", "b"), "what failed is tried first"
        a.unlink()
        last_of(a).unlink(missing_ok=True)


def test_a_game_is_forgotten_only_when_its_tab_is_on_the_disk(
    tmp_path: Path, writer: BackgroundWriter, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening, save = tmp_path / "evening.json", SaveFile(tmp_path / "autosave.json", writer=writer)
    save.write({"x": 1})
    drained(writer)
    refusing = Refusing(disk.os.replace, float("inf"))
    monkeypatch.setattr(disk.os, "replace", refusing)
    writer.post(job(evening, "{}"))
    save.remove()
    drained(writer)
    assert save.path.exists() and not evening.exists()
    assert list(save.read()) == [], "for the program it is gone"
    refusing.left = 0
    assert writer.close() == []
    assert evening.exists() and not save.path.exists()


def test_the_end_waits_for_everything_and_names_what_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    writer = BackgroundWriter(patience_s=0.0)
    a, b = tmp_path / "a.json", tmp_path / "b.json"
    for number in range(20):
        writer.post(job(a if number % 2 else b, str(number)))
    assert writer.close() == [] and (a.read_text(), b.read_text()) == ("19", "18")
    monkeypatch.setattr(disk.os, "replace", Refusing(disk.os.replace, float("inf")))
    writer.post(job(a, "20"))
    assert writer.close() == [a] and a.read_text() == "19"


def test_a_fault_of_ours_is_stumbled_over_in_the_loop(
    tmp_path: Path, writer: BackgroundWriter
) -> None:
    def wrong(written: Callable[[], None]) -> None:
        raise KeyError("ours")

    writer.post(Job(tmp_path / "a", wrong, lambda error: None))
    with pytest.raises(KeyError):
        drained(writer)


def test_a_full_disk_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    writer = BackgroundWriter(patience_s=10 * LONGEST_S)
    told: list[Notice] = []

    def full(*args: Any) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(disk.os, "fsync", full)
        SaveFile(tmp_path / "a.json", told.append, writer).write({"x": 1})
        drained(writer)
    assert [notice.trouble for notice in told] == [Trouble.CANNOT_WRITE]
    assert list(tmp_path.iterdir()) == [] and writer.close() == []
