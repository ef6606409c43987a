"""A screen of its own for measuring (Xvfb), programs started in it, and keys pressed from outside.

Nothing here is needed to play: where Xvfb or python-xlib is missing, `Screen` says so.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S = 30.0
Fact = dict[str, Any]


# Places on the keyboard: scancode (USB HID) to the number Linux gives the same key.
_LETTERS = (
    *(30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50),
    *(49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21, 44),
)
EVDEV = {
    **{4 + i: number for i, number in enumerate(_LETTERS)},
    **{30 + i: 2 + i for i in range(10)},
    45: 12,
    46: 13,
    47: 26,
    48: 27,
    49: 43,
    51: 39,
    52: 40,
    53: 41,
    54: 51,
    55: 52,
    56: 53,
    **dict(zip(range(89, 98), (79, 80, 81, 75, 76, 77, 71, 72, 73), strict=True)),
}


class NotMeasuredError(Exception):
    """A figure cannot be had here; the text says why in a few words."""


def program(*arguments: str) -> list[str]:
    """The command that starts Dustup from source. NotMeasuredError in the packaged program."""
    return [*_python(), str(ROOT / "main.py"), *arguments]


def probe(*arguments: str) -> list[str]:
    """The command that starts the probe. NotMeasuredError in the packaged program."""
    return [*_python(), "-m", "scenes.tools.bench_probe", *arguments]


def _python() -> list[str]:
    if getattr(sys, "frozen", False):
        raise NotMeasuredError("only when started from source")
    return [sys.executable]


def missing() -> str | None:
    """What a `Screen` lacks here, in a few words; None when nothing does."""
    if shutil.which("Xvfb") is None:
        return "needs Xvfb"
    if importlib.util.find_spec("Xlib") is None:
        return "needs python-xlib"
    return None


class Running:
    """A program that was started; what it prints as JSON lines can be waited for."""

    def __init__(self, command: Sequence[str], environment: dict[str, str]) -> None:
        self.started_ns = time.perf_counter_ns()
        self.process = subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        self._facts: queue.Queue[Fact] = queue.Queue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()

    def _listen(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if line.startswith("{"):
                self._facts.put(json.loads(line))

    def told(self) -> list[Fact]:
        """What it has told since last asked."""
        facts: list[Fact] = []
        while not self._facts.empty():
            facts.append(self._facts.get())
        return facts

    def wait(self, key: str, seconds: float = PATIENCE_S) -> Fact:
        """The next fact that has `key`; others before it are dropped. NotMeasuredError if none."""
        end_s = time.monotonic() + seconds
        while (left_s := end_s - time.monotonic()) > 0:
            try:
                fact = self._facts.get(timeout=min(left_s, 0.1))
            except queue.Empty:
                if self.process.poll() is not None and not self._listener.is_alive():
                    break
                continue
            if key in fact:
                return fact
        raise NotMeasuredError(f"the program did not tell '{key}'{self._last_words()}")

    def check(self) -> None:
        """NotMeasuredError, with its last words, if it has ended before its time."""
        if self.process.poll() is not None:
            raise NotMeasuredError(f"the program ended before its time{self._last_words()}")

    def _last_words(self) -> str:
        if self.process.poll() is None or self.process.stderr is None:
            return ""
        lines = self.process.stderr.read().strip().splitlines()
        return f" ({lines[-1]})" if lines else f" (status {self.process.returncode})"

    def cpu_s(self) -> float:
        """Processor time it has used so far, all threads, in seconds."""
        fields = self._proc("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def peak_mib(self) -> float:
        """The most memory it has had resident, in MiB."""
        for line in self._proc("status").splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1]) / 1024
        raise NotMeasuredError("the system does not tell the peak of memory")

    def _proc(self, name: str) -> str:
        path = Path(f"/proc/{self.process.pid}/{name}")
        if not path.exists():
            raise NotMeasuredError("needs /proc, and the program running")
        return path.read_text()

    def close(self) -> None:
        """End it, kindly and then not."""
        if self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(5)
            except subprocess.TimeoutExpired:
                self.process.kill()
        self.process.wait(10)
        self._listener.join(2)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()


class Screen:
    """An X server without a screen; `start` runs programs in it, `tap` presses their keys."""

    def __init__(self, size_px: tuple[int, int]) -> None:
        """NotMeasuredError where Xvfb or python-xlib is missing."""
        why = missing()
        if why is not None:
            raise NotMeasuredError(why)
        self._xlib: Any = importlib.import_module("Xlib.display")
        self._xtest: Any = importlib.import_module("Xlib.ext.xtest")
        self._x: Any = importlib.import_module("Xlib.X")
        read_end, write_end = os.pipe()
        width, height = size_px
        self._server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(write_end), "-screen", "0", f"{width}x{height}x24"]
            + ["-nolisten", "tcp", "-noreset"],
            pass_fds=[write_end],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(write_end)
        # Kept open: the server writes number and newline apart and would die of a closed pipe.
        self._pipe = os.fdopen(read_end)
        number = self._pipe.readline().strip()
        if not number:
            self._server.kill()
            self._server.wait()
            self._pipe.close()
            raise NotMeasuredError("Xvfb did not start")
        self.name = f":{number}"
        self.display: Any = self._xlib.Display(self.name)

    def environment(self) -> dict[str, str]:
        """What programs in this screen are started with."""
        return {
            **os.environ,
            "DISPLAY": self.name,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "SDL_FRAMEBUFFER_ACCELERATION": "0",
            "PYGAME_HIDE_SUPPORT_PROMPT": "1",
        }

    @contextmanager
    def start(self, command: Sequence[str]) -> Iterator[Running]:
        """Run a program in this screen as long as the context lasts."""
        running = Running(command, self.environment())
        try:
            yield running
        finally:
            running.close()

    def window_of(self, running: Running) -> Any:
        """The program's window, once it is shown. NotMeasuredError if it does not come."""
        wanted = self.display.intern_atom("_NET_WM_PID")
        end_s = time.monotonic() + PATIENCE_S
        while time.monotonic() < end_s:
            for window in self.display.screen().root.query_tree().children:
                number = window.get_full_property(wanted, self._x.AnyPropertyType)
                if number is None or number.value[0] != running.process.pid:
                    continue
                if window.get_attributes().map_state == self._x.IsViewable:
                    return window
            time.sleep(0.002)
        raise NotMeasuredError("the program opened no window")

    def until_painted(self, running: Running) -> int:
        """Wait until something bright is in the program's window; gives when (ns, monotonic)."""
        window = self.window_of(running)
        size = window.get_geometry()
        spots = [(size.width * i // 8, size.height * k // 8) for i in (2, 4, 6) for k in (2, 4, 6)]
        end_s = time.monotonic() + PATIENCE_S
        while time.monotonic() < end_s:
            seen = [self._pixel(window, x, y) for x, y in spots]
            if sum(max(pixel) > 24 for pixel in seen) >= 4:
                return time.perf_counter_ns()
            time.sleep(0.002)
        raise NotMeasuredError("the program painted nothing")

    def _pixel(self, window: Any, x: int, y: int) -> bytes:
        image = window.get_image(x, y, 1, 1, self._x.ZPixmap, 0xFFFFFFFF)
        data = image.data if isinstance(image.data, bytes) else image.data.encode("latin-1")
        return bytes(data[:3])

    def tap(self, *scancodes: int) -> int:
        """Tap keys one after the other without a pause; gives when (ns, monotonic)."""
        for scancode in scancodes:
            code = EVDEV[scancode] + 8
            self._xtest.fake_input(self.display, self._x.KeyPress, code)
            self._xtest.fake_input(self.display, self._x.KeyRelease, code)
        now_ns = time.perf_counter_ns()
        self.display.flush()
        return now_ns

    def close(self) -> None:
        """End the server."""
        self.display.close()
        self._server.terminate()
        self._server.wait(10)
        self._pipe.close()


@contextmanager
def screen(size_px: tuple[int, int]) -> Iterator[Screen]:
    """A screen of this size as long as the context lasts."""
    made = Screen(size_px)
    try:
        yield made
    finally:
        made.close()


def until(come: Callable[[], bool], seconds: float = PATIENCE_S) -> bool:
    """Wait for something, looking every few milliseconds; whether it came."""
    end_s = time.monotonic() + seconds
    while time.monotonic() < end_s:
        if come():
            return True
        time.sleep(0.005)
    return False
