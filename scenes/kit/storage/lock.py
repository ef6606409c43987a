"""Locks between programs. The system lets go of one when its program ends, however it ends."""

from __future__ import annotations

import errno
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

_NO_LOCKS = {
    getattr(errno, name)
    for name in ("ENOLCK", "ENOSYS", "ENOTSUP", "EOPNOTSUPP", "EINVAL")
    if hasattr(errno, name)
}
"""What the systems say where a disk knows no locks; every other refusal means that it is held."""
_LOOK_S = 0.02

if sys.platform == "win32":
    import msvcrt

    def _lock(file: BinaryIO) -> None:
        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: BinaryIO) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


class NoLocksError(OSError):
    """The folder or its disk knows no locks, or cannot be written."""


def take(path: Path) -> BinaryIO | None:
    """The lock, held until the file is closed; None while another program holds it.

    Raises NoLocksError.
    """
    try:
        file = path.open("ab")
    except OSError as error:
        raise NoLocksError(error.errno, error.strerror) from error
    try:
        _lock(file)
    except OSError as error:
        file.close()
        if error.errno in _NO_LOCKS:
            raise NoLocksError(error.errno, error.strerror) from error
        return None
    return file


@contextmanager
def held(path: Path, patience_s: float) -> Iterator[bool]:
    """Hold the lock, waited for at most so long; False: it is not held, and one goes on without.

    Without it two programs that write in the same moment may lose one's change, never a file.
    """
    until_s = time.monotonic() + patience_s
    try:
        while (lock := take(path)) is None and time.monotonic() < until_s:
            time.sleep(_LOOK_S)
    except NoLocksError:
        lock = None
    try:
        yield lock is not None
    finally:
        if lock is not None:
            lock.close()
