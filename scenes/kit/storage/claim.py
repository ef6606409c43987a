"""Which autosave is this program's own, when several run on one data folder.

Each holds a lock beside its autosave for as long as it runs. The system lets go of a lock when its
program ends, however it ends, so that none is ever stale and no process has to be looked for.
"""

from __future__ import annotations

import time
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from game.core.disk import last_of, recover
from scenes.kit.storage.lock import NoLocksError, take

MOST = 9
"""Autosaves in one folder; programs beyond them share the last, as without a lock."""
OLD_PART_S = 3600
"""Where there are no locks, a part this old is nobody's any more."""


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
    """Take the autosave that was written last and is nobody's, else the first that is free.

    What a killed program left half written, in any autosave that is nobody's, is put in order.
    """
    names = ["autosave.json", *(f"autosave-{number}.json" for number in range(2, MOST + 1))]
    paths = [saves / name for name in names]
    _put_in_order(saves, paths)
    paths.sort(key=_written_ns, reverse=True)
    for i, path in enumerate(paths):
        try:
            lock = take(path.with_suffix(".lock"))
        except NoLocksError:  # where nothing can be kept the player is told so elsewhere
            return Claim(path, i > 0)
        if lock is not None:
            return Claim(path, i > 0, lock)
    return Claim(paths[-1], True)


def _put_in_order(saves: Path, paths: list[Path]) -> None:
    """Recover every autosave with parts beside it that no living program has."""
    try:
        parts = list(saves.glob("autosave*.part"))
    except OSError:
        return
    for path in paths:
        if not any(part.name.startswith(f"{path.name}.") for part in parts):
            continue
        try:
            lock = take(path.with_suffix(".lock"))
        except NoLocksError:
            _remove_old(parts)
            return
        if lock is not None:
            recover(path)
            lock.close()


def _remove_old(parts: list[Path]) -> None:
    """Without locks only age tells that a part is nobody's."""
    for part in parts:
        try:
            if time.time() - part.stat().st_mtime > OLD_PART_S:
                part.unlink()
        except OSError:
            continue


def _written_ns(path: Path) -> int:
    """When a game was last kept there; 0 for none."""
    times = [0]
    for file in (path, last_of(path)):
        try:
            times.append(file.stat().st_mtime_ns)
        except OSError:
            continue
    return max(times)
