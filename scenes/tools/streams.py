"""Standard streams as they may be: missing, full, broken, or in a code page of the system's.

What is piped or kept in a file is UTF-8 on every system. A windowed program of Windows has no
streams: what it would have complained of is shown in a box.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence

WINDOWS = sys.platform == "win32"
TITLE = "Dustup"
CONSOLE_PROGRAM = "dustup-cli.exe"
"""What stands beside the windowed program on Windows and has streams (build.spec)."""


class Unheard(io.StringIO):
    """Stands for the standard error of a windowed program, and remembers what nobody could read."""

    def last_line(self) -> str:
        """What was complained of last."""
        lines = [line for line in self.getvalue().splitlines() if line.strip()]
        return lines[-1] if lines else f"{TITLE} has ended with an error."


def guard() -> Unheard | None:
    """Make the streams safe to use; what takes the place of Windows' missing standard error.

    pygame greets on import, and a windowed program may have no streams at all: quiet both.
    """
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
    unheard = Unheard() if sys.stderr is None and WINDOWS else None
    if unheard is not None:
        sys.stderr = unheard
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is None:
            continue
        if stream.isatty():
            reconfigure(errors="backslashreplace")
        else:
            reconfigure(encoding="utf-8", errors="backslashreplace")
    return unheard


def complain(text: str) -> None:
    """One line on standard error."""
    try:
        sys.stderr.write(one_line(text) + "\n")
        sys.stderr.flush()
    except OSError:
        to_nowhere("stderr")


def one_line(text: str) -> str:
    """The text without line breaks."""
    return " ".join(text.split())


def show_box(text: str) -> None:
    """Show a line in a box of Windows' own, where nobody could read it otherwise."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, one_line(text), TITLE, 0x10)  # MB_ICONERROR


def to_nowhere(name: str) -> None:
    """A stream that cannot take any more is let go of, or Python would stumble over it at exit."""
    descriptor = {"stdout": 1, "stderr": 2}[name]
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, descriptor)
    os.close(nowhere)


def run(command: Callable[[Sequence[str]], int], words: Sequence[str]) -> int:
    """Run a command and see that all it said was taken; returns the exit status."""
    try:
        status = command(words)
        sys.stdout.flush()
        sys.stderr.flush()
    except SystemExit as end:  # --help, --version
        status = end.code if isinstance(end.code, int) else 0
        sys.stdout.flush()
    return status
