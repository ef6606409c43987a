"""Writes down where the program stands when it no longer turns, and lets it be ended then.

The loop says at each turn that it lives. When it says nothing for `HANG_S`, every thread's place is
appended to `stumbled.log` in the data folder. A thread of the C library's does that (faulthandler),
which needs nothing of Python's: it works too where a call waits for ever with the GIL in hand.

A suspended laptop, a stopped process, a debugger, a window held by its title bar are no hangs: when
the loop comes round again, a line below the dump says so, and nobody is told. Only a dump without
that line is told of, once, at the next start. No game is lost by a hang: each move is saved as it
is made, long before the alarm.

Ending a program that hangs: SIGTERM and SIGINT ask the loop for the end (`signals.py`). Asked a
second time while the loop has not turned since, the process ends at once, wherever Python still
runs. Where a call keeps the GIL for ever no Python runs at all, and only the system can end the
process (it offers to, for a window that does not answer; SIGQUIT and SIGKILL do); the dump is
written all the same.

Several copies of the program on one folder share the report: each answers for its own dumps, which
name its loop's thread, and begins the report anew when another took it away.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import re
import threading
import time
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TextIO

from scenes.kit.text.words import _

NAME = "stumbled.log"
HANG_S = 15.0
"""Without a turn for so long the program hangs, or was stopped from outside."""
REARM_S = 1.0
"""How often the alarm is put off; the loop turns at least once a second."""
MOST_BYTES = 262_144
"""A longer report is begun anew at the start."""
_DUMP, _WENT_ON, _TOLD = "Timeout (", "Went on after ", "Told at the start, "


class Watchdog:
    """One alarm, put off for as long as the loop turns."""

    def __init__(self, folder: Path, now_s: Callable[[], float] = time.monotonic) -> None:
        self.report = folder / NAME
        self._now_s = now_s
        self._file: TextIO | None = None
        self._armed_s = 0.0
        self._length = 0
        self._loop = threading.get_ident()
        self.turns = 0

    def open(self) -> str | None:
        """Start watching; in one line what the player must be told of the last time, or None."""
        try:
            self.report.parent.mkdir(parents=True, exist_ok=True)
            told = self._last_time()
            self._file = self.report.open("a", encoding="utf-8", errors="backslashreplace")
        except OSError:  # no writing here, which is told elsewhere: no report
            return None
        self._length = self._size()
        self._arm()
        return told

    def alive(self) -> None:
        """The loop has come round."""
        self.turns += 1
        if self._file is not None and self._now_s() - self._armed_s >= REARM_S:
            silent_s = self._now_s() - self._armed_s
            if self._size() > self._length and self._hung():
                self._write(f"{_WENT_ON}{silent_s:.0f} s, {_date()}.\n\n")
            self._length = self._size()
            if not self._lies_there():
                self._begin_anew()
            self._arm()

    def give_up(self, number: int) -> None:
        """Asked again for the end by signal `number`, and no turn since: ends the process."""
        with contextlib.suppress(OSError, ValueError):
            self._write(f"Ended by signal {number} without an answer, {_date()}.\n")
            if self._file is not None:
                faulthandler.dump_traceback(self._file, all_threads=True)
        os._exit(128 + number)

    def close(self) -> None:
        """Stop watching; a report without a word in it is taken away."""
        if self._file is None:
            return
        faulthandler.cancel_dump_traceback_later()
        file, self._file = self._file, None
        with contextlib.suppress(OSError):
            file.close()
            if self.report.stat().st_size == 0:
                self.report.unlink()

    def _arm(self) -> None:
        if self._file is not None:
            self._armed_s = self._now_s()
            faulthandler.dump_traceback_later(HANG_S, file=self._file)

    def _hung(self) -> bool:
        """Whether what was added to the report tells of this loop's thread."""
        try:
            added = self.report.read_bytes()[self._length :]
        except OSError:
            return False
        return re.search(rb"Thread 0x0*%x " % self._loop, added, re.IGNORECASE) is not None

    def _lies_there(self) -> bool:
        """Whether what is written is still the file of that name."""
        try:
            mine = os.fstat(self._file.fileno()) if self._file is not None else None
            return mine is not None and os.path.samestat(mine, self.report.stat())
        except OSError:
            return False

    def _begin_anew(self) -> None:
        """Another copy has taken the empty report away."""
        faulthandler.cancel_dump_traceback_later()
        file, self._file = self._file, None
        with contextlib.suppress(OSError):
            if file is not None:
                file.close()
            self._file = self.report.open("a", encoding="utf-8", errors="backslashreplace")
        self._length = self._size()

    def _size(self) -> int:
        try:
            return os.fstat(self._file.fileno()).st_size if self._file is not None else 0
        except OSError:
            return 0

    def _write(self, text: str) -> None:
        if self._file is not None:
            with contextlib.suppress(OSError):
                self._file.write(text)
                self._file.flush()
            self._length = self._size()

    def _last_time(self) -> str | None:
        """Whether the last thing in the report is a hang nobody was told of; then it says so."""
        if not self.report.is_file():
            return None
        text = self.report.read_text(encoding="utf-8", errors="replace")
        hung = text.rfind(_DUMP)
        if len(text) > MOST_BYTES:
            self.report.write_text(text[-MOST_BYTES // 4 :], encoding="utf-8")
        if hung < 0 or max(text.rfind(_WENT_ON), text.rfind(_TOLD)) > hung:
            return None
        with self.report.open("a", encoding="utf-8") as file:
            file.write(f"{_TOLD}{_date()}.\n\n")
        words = _("Dustup stopped answering last time. No move is lost; {file} says where it hung.")
        return words.format(file=self.report)


def write_report(folder: Path) -> Path | None:
    """Append the exception being handled to the report; its path, or None where that failed."""
    report = folder / NAME
    try:
        report.parent.mkdir(parents=True, exist_ok=True)
        with report.open("a", encoding="utf-8", errors="backslashreplace") as file:
            file.write(f"Stumbled, {_date()}.\n{traceback.format_exc()}\n")
    except OSError:
        return None
    return report


def _date() -> str:
    return datetime.now().isoformat(" ", "seconds")
