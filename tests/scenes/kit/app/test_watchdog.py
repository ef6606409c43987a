"""The watchdog: a loop that hangs is written down, one that was only stopped is not told of."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from scenes.kit.app import signals
from scenes.kit.app import watchdog as watchdog_module
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.app.signals import SignalWatch
from scenes.kit.app.watchdog import NAME, Watchdog, write_report

ROOT = Path(__file__).resolve().parents[4]
POSIX = pytest.mark.skipif(os.name != "posix", reason="signals and the C library as Unix has them")

PLAY = """
import ctypes, sys, time
from pathlib import Path
import pygame
from scenes.kit.app import watchdog
from scenes.kit.app.app import App
from scenes.kit.input.clock import RealClock
from scenes.kit.input.pads import Pads
from scenes.kit.storage.paths import Folders
from scenes.kit.app.scene import Scene
from scenes.kit.storage.settings import Settings
from scenes.kit.app.window import Window
watchdog.HANG_S, watchdog.REARM_S = float(sys.argv[3]), 0.05
data, how = Path(sys.argv[1]), sys.argv[2]

def stuck_here():
    (data / "stuck").touch()
    if how == "gil":
        ctypes.PyDLL(None).pause()  # waits for ever, with Python's lock in hand
    elif how == "python":
        while True:
            time.sleep(0.01)
    else:
        while not (data / "go").exists():
            time.sleep(0.01)

class Evening(Scene):
    turns = 0
    def wake_us(self):
        return 0
    def update(self, now_us):
        self.turns += 1
        if self.turns == 3:
            stuck_here()
        if (data / "end").exists():
            app.quit()

window = Window.unseen((640, 360))
app = App(window, RealClock(), Settings(), Folders(data), Pads(openable=False))
app.push(Evening(app))
sys.exit(app.run())
"""


@pytest.fixture
def play(tmp_path: Path) -> Iterator[Callable[..., subprocess.Popen[str]]]:
    """`play(how)` runs the program's loop in a process of its own and lets it get stuck."""
    runs: list[subprocess.Popen[str]] = []

    def begin(how: str, hang_s: float = 0.5) -> subprocess.Popen[str]:
        words = [sys.executable, "-c", PLAY, str(tmp_path), how, str(hang_s)]
        runs.append(subprocess.Popen(words, cwd=ROOT, stderr=subprocess.PIPE, text=True))
        poll(lambda: (tmp_path / "stuck").exists() or runs[-1].poll() is not None)
        assert runs[-1].poll() is None, runs[-1].communicate()[1]
        return runs[-1]

    yield begin
    for run in runs:
        run.kill()
        run.communicate()


def poll(there: Callable[[], bool]) -> None:
    """Wait until something is so, however long a busy machine needs."""
    until_s = time.monotonic() + 300
    while not there():
        assert time.monotonic() < until_s, "it never came"
        time.sleep(0.02)


def report(folder: Path) -> str:
    """What the report says so far."""
    path = folder / NAME
    return path.read_text(encoding="utf-8") if path.exists() else ""


@POSIX
@pytest.mark.parametrize("how", ["gil", "python"])
def test_where_the_loop_hangs_is_written_down(
    play: Callable[..., subprocess.Popen[str]], tmp_path: Path, how: str
) -> None:
    run = play(how)
    poll(lambda: "stuck_here" in report(tmp_path) and "in turn" in report(tmp_path))
    assert run.poll() is None, "to end it is left to people"
    run.kill()
    run.wait()
    told = Watchdog(tmp_path)
    words = told.open()
    assert words is not None and str(tmp_path / NAME) in words
    told.close()
    again = Watchdog(tmp_path)
    assert again.open() is None, "it is told once"
    again.close()
    assert "stuck_here" in report(tmp_path)


def test_a_loop_that_goes_on_is_nothing_to_tell(
    play: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    run = play("a while")
    poll(lambda: "stuck_here" in report(tmp_path))
    (tmp_path / "go").touch()
    poll(lambda: "Went on after" in report(tmp_path))
    (tmp_path / "end").touch()
    assert run.wait(300) == 0
    told = Watchdog(tmp_path)
    assert told.open() is None
    told.close()


@POSIX
def test_asked_twice_a_loop_that_hangs_is_ended(
    play: Callable[..., subprocess.Popen[str]], tmp_path: Path
) -> None:
    run = play("python", hang_s=1000)

    def ask() -> bool:
        run.send_signal(signal.SIGTERM)
        time.sleep(0.1)
        return run.poll() is not None

    poll(ask)
    assert run.returncode == 128 + signal.SIGTERM
    assert "stuck_here" in report(tmp_path)


def test_asked_often_a_loop_that_turns_ends_as_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(signals, "GIVE_UP_S", 0.0)
    turns, ended = [0], list[int]()
    watch = SignalWatch(lambda: turns[0], ended.append)

    def ask() -> None:
        watch._writer.send(bytes([signal.SIGTERM]))

    watch.open()
    try:
        for turn in range(3):
            turns[0] = turn
            ask()
            poll(lambda: watch._asked_at is not None and watch._asked_at[0] == turns[0])
        assert ended == []
        ask()
        poll(lambda: bool(ended))
    finally:
        watch.close()
    assert ended == [signal.SIGTERM]


def test_a_quiet_evening_leaves_no_report(tmp_path: Path) -> None:
    now_s = 0.0
    dog = Watchdog(tmp_path, lambda: now_s)
    assert dog.open() is None
    for _ in range(100):
        now_s += 0.5
        dog.alive()
    dog.close()
    assert dog.turns == 100 and not (tmp_path / NAME).exists()


def test_a_folder_one_cannot_write_in_is_no_trouble(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    dog = Watchdog(tmp_path / "file" / "data")
    assert dog.open() is None
    dog.alive()
    dog.close()


def test_what_stumbled_is_added_below_what_is_there(tmp_path: Path) -> None:
    for number in (1, 2):
        try:
            raise RuntimeError(f"fault {number}")
        except RuntimeError:
            assert write_report(tmp_path) == tmp_path / NAME
    text = report(tmp_path)
    assert text.index("fault 1") < text.index("fault 2")
    dog = Watchdog(tmp_path)
    assert dog.open() is None, "an exception was told of when it came"
    dog.close()
    assert report(tmp_path) == text


def test_a_long_report_is_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watchdog_module, "MOST_BYTES", 4000)
    (tmp_path / NAME).write_text("old\n" * 2000 + "newest\n", encoding="utf-8")
    dog = Watchdog(tmp_path)
    dog.open()
    dog.close()
    assert len(report(tmp_path)) < 4000 and report(tmp_path).endswith("newest\n")


def test_asked_again_while_the_disk_is_waited_for_nothing_is_cut_off(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    cut_off: list[int] = []
    before = signal.signal(signal.SIGTERM, lambda number, frame: cut_off.append(number))
    try:
        app = App.headless((320, 180))
        app.push(Scene(app))
        real = app.files.close

        def slow() -> None:
            signal.raise_signal(signal.SIGTERM)
            real()

        monkeypatch.setattr(app.files, "close", slow)
        app.quit()
        assert app.run() == 0
        assert cut_off == []
        signal.raise_signal(signal.SIGTERM)
        assert cut_off == [signal.SIGTERM], "and afterwards it means what it did"
    finally:
        signal.signal(signal.SIGTERM, before)


def test_a_second_copy_that_ends_takes_nobodys_report_away(tmp_path: Path) -> None:
    now_s = 0.0
    first, second = (Watchdog(tmp_path, lambda: now_s) for _ in range(2))
    first.open()
    second.open()
    second.close()
    now_s += 2.0
    first.alive()
    first._write("where it hung\n")
    assert "where it hung" in report(tmp_path)
    first.close()


def test_one_copy_does_not_answer_for_the_hang_of_another(tmp_path: Path) -> None:
    now_s = 0.0
    living = Watchdog(tmp_path, lambda: now_s)
    living.open()
    with living.report.open("a", encoding="utf-8") as file:
        file.write("Timeout (0:00:15)!\nThread 0x00000000000000ab (most recent call first):\n")
    now_s += 2.0
    living.alive()
    living.close()
    assert "Went on" not in report(tmp_path)
    later = Watchdog(tmp_path)
    told = later.open()
    later.close()
    assert told is not None and "stopped answering" in told
