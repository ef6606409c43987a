"""The public log: one JSON line for every event everybody may know. Never a secret.

What a line holds: `event` (its name), `app_us` (app time, µs) and what belongs to it: scene
entered, seat joined, prompt shown, press taken (`late_us` where known), card shown, decision,
result, pause. At the start, and whenever stalled time was left out, a `clock` line gives
`start_ns`: app time 0 on the system's monotonic clock.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TextIO

from game.core.reasons import reason


class PublicLog:
    """Appends lines to a file, or keeps quiet without one. A full disk ends it with one notice."""

    def __init__(
        self,
        path: Path | None = None,
        now_us: Callable[[], int] = lambda: 0,
        notice: Callable[[str], None] | None = None,
    ) -> None:
        """Raises OSError when the file cannot be opened for appending."""
        self._now_us = now_us
        self._notice = notice
        self._path = path
        self._file: TextIO | None = None
        if path is not None:
            self._file = path.open("a", encoding="utf-8", newline="\n", buffering=1)

    @property
    def on(self) -> bool:
        """True while lines are written somewhere."""
        return self._file is not None

    def write(self, event: str, **facts: object) -> None:
        """Append `event` with its public facts (anything JSON knows)."""
        if self._file is None:
            return
        line = json.dumps({"event": event, "app_us": self._now_us(), **facts}, ensure_ascii=False)
        try:
            self._file.write(line + "\n")
        except OSError as error:
            self._file = None
            if self._notice is not None:
                self._notice(f"The log {self._path} is no longer written ({reason(error)}).")

    def close(self) -> None:
        """Close the file; later lines go nowhere."""
        if self._file is not None:
            file, self._file = self._file, None
            try:
                file.close()
            except OSError:
                return
