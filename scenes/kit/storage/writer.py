"""The writer beside the loop: one thread that makes changes to files, in the order of their asking.

Whoever stamps presses never waits for a disk. What is refused (a scanner, an editor, a sync client
holds the file) is tried again for about two seconds; then the player is told, once each time it
begins, and it is tried again before the next change and at the end.

What a kill can cost: a change that is still waiting. `settle` gives a change that must not be lost
a moment to get beyond that; on a disk that needs longer than `SETTLE_S`, a kill in just that moment
takes the program back to the change before it.
"""

from __future__ import annotations

import errno
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from game.core.files import WRITING, Job, Told

PATIENCE_S = 2.0
"""How long what was refused is tried again."""
PAUSE_S = 0.05
SETTLE_S = 0.1
CLOSE_S = 20.0
"""How long the end of the program waits for a disk that does not answer."""
_LASTING = {
    getattr(errno, name)
    for name in ("ENOSPC", "EDQUOT", "EFBIG", "EROFS", "ENOTDIR", "ENAMETOOLONG", "ELOOP")
    if hasattr(errno, name)
}
"""Refusals that do not pass by themselves."""


@dataclass(eq=False, slots=True)
class _Entry:
    """A change in the queue; `safe` once no kill can lose it, or nothing more is to be hoped."""

    job: Job
    safe: threading.Event = field(default_factory=threading.Event)


class BackgroundWriter:
    """See the module's docstring. All but the changes themselves happens in the caller's thread."""

    def __init__(self, patience_s: float = PATIENCE_S) -> None:
        self.told = Told()
        self._patience_s = patience_s
        self._changed = threading.Condition()
        self._queue: deque[_Entry] = deque()
        self._running: _Entry | None = None
        self._failed: dict[Path, _Entry] = {}
        self._news: deque[tuple[Callable[[OSError], None], OSError]] = deque()
        self._fault: Exception | None = None
        self._thread: threading.Thread | None = None
        self._end_s: float | None = None
        self._over = False

    # -- for whoever has something to keep -----------------------------------------------------
    def post(self, job: Job) -> None:
        """Have this done after all that was posted before it.

        It takes the place of a change to the same file that would have been the next before it.
        What failed before is tried again first.
        """
        with self._changed:
            self._failed.pop(job.path, None)
            self._again()
            if self._queue and self._queue[-1].job.path == job.path:
                self._queue.pop().safe.set()
            self._queue.append(_Entry(job))
            self._over = False
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="writer", daemon=True)
                self._thread.start()
            self._changed.notify_all()

    def settle(self, path: Path) -> None:
        """Wait until no kill can lose what was posted for this file, at most `SETTLE_S`."""
        entry = self._newest(path)
        if entry is not None:
            entry.safe.wait(SETTLE_S)

    def unsaved(self, path: Path) -> Job | None:
        """The last change to this file if it is not made, else None."""
        entry = self._newest(path)
        return None if entry is None else entry.job

    # -- for the loop --------------------------------------------------------------------------
    @property
    def busy(self) -> bool:
        """True while something is under way or waits to be told."""
        return bool(self._queue or self._running or self._news or self._fault)

    def poll(self) -> None:
        """Tell what went wrong since the last time; a fault of ours in a change is raised."""
        while self._news:
            failed, error = self._news.popleft()
            failed(error)
        if self._fault is not None:
            fault, self._fault = self._fault, None
            raise fault

    def close(self, limit_s: float = CLOSE_S) -> list[Path]:
        """Try what failed once more, wait for everything; what is not kept after so long."""
        with self._changed:
            self._end_s = time.monotonic() + min(self._patience_s, limit_s)
            self._again()
            self._changed.notify_all()
            self._changed.wait_for(lambda: not self._queue and self._running is None, limit_s)
            self._end_s, self._over = None, True
            self._changed.notify_all()
            left = [*([self._running] if self._running else []), *self._queue]
            return [*(entry.job.path for entry in left), *self._failed]

    # -- inside --------------------------------------------------------------------------------
    def _again(self) -> None:
        self._queue.extend(self._failed.values())
        self._failed.clear()

    def _newest(self, path: Path) -> _Entry | None:
        with self._changed:
            waiting = [*self._failed.values(), *([self._running] if self._running else ())]
            waiting += self._queue
            return next((one for one in reversed(waiting) if one.job.path == path), None)

    def _work(self) -> None:
        while True:
            with self._changed:
                self._running = None
                self._changed.notify_all()
                self._changed.wait_for(lambda: bool(self._queue) or self._over)
                if not self._queue:
                    self._thread = None
                    return
                entry = self._running = self._queue.popleft()
                if entry.job.after_all and self._failed:
                    self._failed[entry.job.path] = entry
                    entry.safe.set()
                    continue
            error = self._try(entry)
            with self._changed:
                path = entry.job.path
                if error is None:
                    self.told.over(path, WRITING)
                else:
                    if all(other.job.path != path for other in self._queue):
                        self._failed[path] = entry
                    if self.told.news(path, WRITING):
                        self._news.append((entry.job.failed, error))
                entry.safe.set()

    def _try(self, entry: _Entry) -> OSError | None:
        """Make the change, again and again while it may yet be let; why not in the end."""
        until_s = time.monotonic() + self._patience_s
        while True:
            try:
                entry.job.do(entry.safe.set)
            except OSError as error:
                end_s = until_s if self._end_s is None else min(until_s, self._end_s)
                if error.errno in _LASTING or time.monotonic() >= end_s:
                    return error
            except Exception as error:  # ours: told where the loop can stumble over it
                self._fault = error
                return None
            else:
                return None
            time.sleep(PAUSE_S)
