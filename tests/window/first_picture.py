"""From the start of the process to the first picture: `python -m tests.window.first_picture`.

Starts the program `RUNS` times on the display there is (`DISPLAY`), each time with a fresh data
folder, and prints in ms: window on screen, first picture, title. Needs python-xlib. The figures
depend on the load of the machine, which is printed with them.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

RUNS = 5
ROOT = Path(__file__).resolve().parents[2]
_PATIENCE_S = 60.0


def main() -> int:
    """Measure and print; returns the exit status."""
    from Xlib import display

    screen = display.Display()
    times = [_run(screen) for _ in range(RUNS)]
    names = ("window", "first picture", "title")
    for name, column in zip(names, zip(*times, strict=True), strict=True):
        print(f"{name:14} median {statistics.median(column):6.0f} ms  worst {max(column):6.0f} ms")
    print(f"load {os.getloadavg()[0]:.1f}")
    return 0


def _run(screen: Any) -> tuple[float, float, float]:
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        process = subprocess.Popen(
            [sys.executable, "main.py", "--data", folder], cwd=ROOT, stdout=subprocess.DEVNULL
        )
        try:
            marks = []
            for bright in (0, 1, 2):
                while not _shows(screen, process.pid, bright):
                    if time.perf_counter() - began > _PATIENCE_S or process.poll() is not None:
                        raise SystemExit("the program showed nothing")
                    time.sleep(0.002)
                marks.append((time.perf_counter() - began) * 1000)
            return marks[0], marks[1], marks[2]
        finally:
            process.terminate()
            process.wait(20)


def _shows(screen: Any, pid: int, what: int) -> bool:
    """Whether the window is there (0), shows the logo (1), shows the table as well (2)."""
    from Xlib import X, error

    wanted = screen.intern_atom("_NET_WM_PID")
    try:
        for window in screen.screen().root.query_tree().children:
            number = window.get_full_property(wanted, X.AnyPropertyType)
            seen = window.get_attributes().map_state == X.IsViewable
            if seen and number is not None and number.value[0] == pid:
                size = window.get_geometry()
                line = size.height // 2 if what == 1 else size.height * 9 // 10
                image = window.get_image(0, line, size.width, 1, X.ZPixmap, 0xFFFFFF)
                data = image.data if isinstance(image.data, bytes) else image.data.encode("latin-1")
                return what == 0 or max(data) > 60
    except error.XError:
        return False
    return False


if __name__ == "__main__":
    sys.exit(main())
