"""A private X server for the real window, and a hand that drives a program in it from outside."""

from __future__ import annotations

import gc
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 20.0
Fact = dict[str, Any]

try:
    from Xlib import X, display
    from Xlib.ext import xtest
    from Xlib.protocol import event as xevent
except ImportError:
    display = None

if shutil.which("Xvfb") is None:
    WHY_NOT = "needs Xvfb, which is not installed"
elif display is None:
    WHY_NOT = "needs python-xlib, which is not installed"
else:
    WHY_NOT = ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One process runs them all, one after the other: windows side by side only slow each other."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.xdist_group("window"))
            if WHY_NOT:
                item.add_marker(pytest.mark.skip(reason=WHY_NOT))


@pytest.fixture(scope="session")
def x_server() -> Iterator[str]:
    """A display of its own, 1920 by 1080; gives its name (":7")."""
    gc.collect()  # the X client waits by select(), which knows no file number above 1023
    read_end, write_end = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write_end), "-screen", "0", "1920x1080x24"]
        + ["-nolisten", "tcp", "-noreset"],
        pass_fds=[write_end],
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    # The pipe stays open: the server writes number and newline apart and would die of a closed one.
    with os.fdopen(read_end) as pipe:
        number = pipe.readline().strip()
        if not number:
            pytest.skip("Xvfb did not start")
        yield f":{number}"
        server.terminate()
        server.wait(10)


class Driver:
    """Starts the probe (or another program) in the display and presses its keys from outside."""

    def __init__(
        self,
        display_name: str,
        data: Path,
        arguments: tuple[str, ...],
        game: bool = False,
        program: Sequence[str] = (),
    ) -> None:
        """`game` starts the game itself, its log for facts, in place of the probe; `program` is
        something else that plays it."""
        environment = {
            **os.environ,
            "DISPLAY": display_name,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }
        self._game = game or bool(program)
        log = ["--log", "/dev/stdout"] if self._game else []
        program = program or (["main.py"] if game else ["-m", "tests.window.probe"])
        command = [sys.executable, *program, *log, "--data", str(data), *arguments]
        self.process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, text=True
        )
        self.facts: list[Fact] = []
        self._lines: queue.Queue[Fact] = queue.Queue()
        threading.Thread(target=self._listen, daemon=True).start()
        self.x = display.Display(display_name)
        self._down: set[int] = set()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):
                self._lines.put(json.loads(line))

    def wait(self, wanted: Callable[[Fact], bool], seconds: float = PATIENCE_S) -> Fact:
        """The next fact told that is `wanted`; fails with all that was told instead."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                fact = self._lines.get(timeout=0.05)
            except queue.Empty:
                if self.process.poll() is not None and self._lines.empty():
                    break
                continue
            self.facts.append(fact)
            if wanted(fact):
                return fact
        raise AssertionError(f"nothing of the kind in {seconds} s; told: {self.facts[-12:]}")

    def again(self, fact: Fact) -> None:
        """Tell a fact once more: somebody else waits for it too."""
        rest = [fact]
        while not self._lines.empty():
            rest.append(self._lines.get())
        for one in rest:
            self._lines.put(one)

    def from_the_start(self) -> None:
        """Tell everything once more that was told while the window opened."""
        for fact in reversed(self.facts):
            self.again(fact)
        self.facts.clear()

    def told(self, seconds: float = 0.3) -> list[Fact]:
        """Everything told from now on, for so long."""
        facts: list[Fact] = []
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            try:
                facts.append(self._lines.get(timeout=left))
            except queue.Empty:
                break
        self.facts += facts
        return facts

    def start(self) -> None:
        """Until the window has the focus and presses are believed."""
        if self._game:
            self.window()
            self.wait(lambda fact: fact.get("event") == "focus")
            self._painted()
            time.sleep(0.8)  # presses are believed a moment after the first picture
            return
        self.wait(lambda fact: bool(fact.get("ready")))
        self.window()
        self.wait(lambda fact: fact.get("kind") == "FOCUS_GAINED")
        time.sleep(0.35)

    def _painted(self) -> None:
        """Until something is in the window: on a busy machine the first picture takes a while."""
        window = self.window()
        size = window.get_geometry()
        for _ in range(200):
            image = window.get_image(size.width // 4, size.height // 2, 64, 1, X.ZPixmap, 0xFFFFFF)
            data = image.data if isinstance(image.data, bytes) else image.data.encode("latin-1")
            if max(data) > 24:
                return
            time.sleep(0.05)

    def window(self) -> Any:
        """The program's window, by its process number: without a manager it has no plain name."""
        wanted = self.x.intern_atom("_NET_WM_PID")
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            for window in self.x.screen().root.query_tree().children:
                number = window.get_full_property(wanted, X.AnyPropertyType)
                shown = window.get_attributes().map_state == X.IsViewable
                if shown and number is not None and number.value[0] == self.process.pid:
                    return window
            time.sleep(0.02)
        raise AssertionError("no window")

    # -- hands ---------------------------------------------------------------------------------
    def keycode(self, scancode: int) -> int:
        """The server's number of a place on the keyboard (letters and digits; evdev + 8)."""
        return EVDEV[scancode] + 8

    def press(self, scancode: int, down: bool = True) -> int:
        """Press or release a key; gives the moment (ns, monotonic) at which it was sent."""
        kind = X.KeyPress if down else X.KeyRelease
        (self._down.add if down else self._down.discard)(scancode)
        xtest.fake_input(self.x, kind, self.keycode(scancode))
        now_ns = time.perf_counter_ns()
        self.x.flush()
        return now_ns

    def tap(self, *scancodes: int) -> int:
        """Tap keys one after the other without a pause, each for no time at all."""
        for scancode in scancodes:
            code = self.keycode(scancode)
            xtest.fake_input(self.x, X.KeyPress, code)
            xtest.fake_input(self.x, X.KeyRelease, code)
        now_ns = time.perf_counter_ns()
        self.x.flush()
        return now_ns

    def tap_until(
        self, scancode: int, wanted: Callable[[Fact], bool], every_s: float = 1.0
    ) -> Fact:
        """Tap a key until the program tells what is `wanted`; gives that fact.

        What has only just been shown takes no press yet, and on a busy machine the picture may come
        later than what was told of it: one tap alone might fall into that moment.
        """
        for _ in range(round(PATIENCE_S)):
            time.sleep(0.3)
            self.tap(scancode)
            end = time.monotonic() + 1.0
            while (left := end - time.monotonic()) > 0:
                try:
                    fact = self._lines.get(timeout=left)
                except queue.Empty:
                    break
                self.facts.append(fact)
                if wanted(fact):
                    return fact
        raise AssertionError(f"{scancode} did nothing of the kind; told: {self.facts[-12:]}")

    def chord(self, modifier: int, scancode: int) -> None:
        """A tap with a modifier held."""
        self.press(modifier)
        self.tap(scancode)
        self.press(modifier, down=False)
        self.x.sync()

    def take_focus_away(self) -> Any:
        """Another window gets the keyboard; gives that window."""
        root = self.x.screen().root
        other = root.create_window(0, 0, 40, 40, 0, self.x.screen().root_depth)
        other.map()
        self.x.sync()
        other.set_input_focus(X.RevertToParent, X.CurrentTime)
        self.x.sync()
        return other

    def give_focus_back(self) -> None:
        self.window().set_input_focus(X.RevertToParent, X.CurrentTime)
        self.x.sync()

    def close_window(self) -> None:
        """What the window's closing button sends."""
        window = self.window()
        message = xevent.ClientMessage(
            window=window,
            client_type=self.x.intern_atom("WM_PROTOCOLS"),
            data=(32, [self.x.intern_atom("WM_DELETE_WINDOW"), X.CurrentTime, 0, 0, 0]),
        )
        window.send_event(message)
        self.x.sync()

    def resize(self, width: int, height: int) -> None:
        self.window().configure(width=width, height=height)
        self.x.sync()

    def stop_for(self, seconds: float, meanwhile: Callable[[], object] = lambda: None) -> None:
        """Freeze the program, do something, let it go on."""
        os.kill(self.process.pid, signal.SIGSTOP)
        meanwhile()
        self.x.sync()
        time.sleep(seconds)
        os.kill(self.process.pid, signal.SIGCONT)

    def status(self) -> int:
        """The exit status, waited for."""
        return self.process.wait(PATIENCE_S)

    def close(self) -> None:
        for scancode in tuple(self._down):
            self.press(scancode, down=False)
        self.x.sync()
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(10)
        self.x.close()


# Places on the keyboard: scancode (USB HID) to the number Linux gives the same key.
_LETTERS = "abcdefghijklmnopqrstuvwxyz"
_LETTER_EVDEV = (
    *(30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50),
    *(49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44),
)
EVDEV = {4 + i: number for i, number in enumerate(_LETTER_EVDEV)}
EVDEV |= {30 + i: 2 + i for i in range(10)}
EVDEV |= {40: 28, 41: 1, 42: 14, 43: 15, 44: 57, 79: 106, 80: 105, 81: 108, 82: 103}
EVDEV |= {47 + i: number for i, number in enumerate((26, 27, 43))}
EVDEV |= {51: 39, 52: 40, 54: 51, 55: 52, 56: 53}
EVDEV |= {58 + 4: 63, 58 + 5: 64, 58 + 10: 87, 226: 56}


def code(letter: str) -> int:
    """The scancode of the key that carries this letter on a US keyboard."""
    return 4 + _LETTERS.index(letter)


@pytest.fixture
def start(x_server: str, tmp_path: Path) -> Iterator[Callable[..., Driver]]:
    """Call it with the probe's arguments; gives a driver whose window has the focus."""
    drivers: list[Driver] = []

    def begin(*arguments: str, game: bool = False) -> Driver:
        driver = Driver(x_server, tmp_path / "data", arguments, game)
        drivers.append(driver)
        driver.start()
        return driver

    yield begin
    for driver in drivers:
        driver.close()
