"""Which autosave is this program's own, when several run on one data folder.

Each holds a lock beside its autosave for as long as it runs. The system lets go of a lock when its
program ends, however it ends, so that none is ever stale and no process has to be looked for.
"""

from __future__ import annotations

import errno
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from game.core.files import last_of

MOST = 9
"""Autosaves in one folder; programs beyond them share the last, as without a lock."""
_HELD = {errno.EACCES, errno.EAGAIN, errno.EWOULDBLOCK, errno.EDEADLK}
"""What the systems call a lock that somebody else has."""

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


@dataclass(slots=True)
class Claim:
    """An autosave that is one program's; `crowded` when another program has the one before it."""

    path: Path
    crowded: bool = False
    lock: BinaryIO | None = None
    """None where the folder or its disk knows no locks."""

    def release(self) -> None:
        """Let others have it."""
        if self.lock is not None:
            self.lock.close()
            self.lock = None


def claim(saves: Path) -> Claim:
    """Take the autosave that was written last and is nobody's, else the first that is free."""
    names = ["autosave.json", *(f"autosave-{number}.json" for number in range(2, MOST + 1))]
    paths = sorted((saves / name for name in names), key=_written_ns, reverse=True)
    for i, path in enumerate(paths):
        try:
            lock = path.with_suffix(".lock").open("ab")
        except OSError:  # nothing can be kept here, and the player is told so elsewhere
            return Claim(path)
        try:
            _lock(lock)
        except OSError as error:
            lock.close()
            if error.errno not in _HELD:
                return Claim(path, i > 0)
            continue
        return Claim(path, i > 0, lock)
    return Claim(paths[-1], True)


def _written_ns(path: Path) -> int:
    """When a game was last kept there; 0 for none."""
    times = [0]
    for file in (path, last_of(path)):
        try:
            times.append(file.stat().st_mtime_ns)
        except OSError:
            continue
    return max(times)
