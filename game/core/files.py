"""The autosave on disk: written whole or not at all, the last good one kept, bad ones set aside."""

import json
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Final

from game.core.loading import SAVE_KEY, load_text
from game.core.transcript import BadTranscript
from game.core.wire import Json

SAVE_VERSION: Final = 1


class Trouble(Enum):
    """What may go wrong with a save; the value is the English line."""

    CANNOT_WRITE = "The game cannot be saved: {why}."
    CANNOT_READ = "The saved game cannot be read: {why}."
    DAMAGED = "The saved game was damaged and is kept as {kept}."
    NEWER = "The saved game is from a newer Dustup and is kept as {kept}."
    FELL_BACK = "Going on from the save before it."


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the player must be told; scenes put `trouble.value` into their language."""

    trouble: Trouble
    why: str = ""
    kept: str = ""

    def __str__(self) -> str:
        return str(self.trouble.value).format(why=self.why, kept=self.kept)


Tell = Callable[[Notice], None]
"""Who gets the notices."""


def quiet(notice: Notice) -> None:
    """Tell nobody."""


def last_of(path: Path) -> Path:
    """Return where the save before the present one lies."""
    return path.with_name(f"{path.name}.last")


def write_whole(path: Path, text: str) -> None:
    """Write a file so that a kill at any moment leaves the old or the new one; raises OSError.

    The one before stays beside it (`last_of`).
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    with part.open("w", encoding="utf-8", newline="\n") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    if path.exists():
        os.replace(path, last_of(path))
    os.replace(part, path)


def set_aside(path: Path) -> Path:
    """Move a file out of the way, never over another, and return where; raises OSError.

    Its new name tells when it was written: `autosave.json.20260801-203000.bad`.
    """
    written = datetime.fromtimestamp(path.stat().st_mtime)
    stem = f"{path.name}.{written:%Y%m%d-%H%M%S}"
    aside = path.with_name(f"{stem}.bad")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{stem}-{number}.bad")
    os.replace(path, aside)
    return aside


class SaveFile:
    """One save, at `path`. It never raises: what goes wrong is told, each kind once."""

    def __init__(self, path: Path, tell: Tell = quiet) -> None:
        self.path = path
        self._tell = tell
        self._told: set[Trouble] = set()

    def write(self, data: dict[str, Json]) -> bool:
        """Keep this; whether that worked."""
        try:
            write_whole(self.path, json.dumps({SAVE_KEY: SAVE_VERSION, **data}))
        except OSError as error:
            self._say(Notice(Trouble.CANNOT_WRITE, why=error.strerror or str(error)))
            return False
        return True

    def read(self) -> Iterator[tuple[Path, dict[str, Json]]]:
        """Yield what can be gone on from, the best first: the save, then the one before it.

        What does not parse or has another version is set aside, and the player told.
        """
        for path in (self.path, last_of(self.path)):
            data = self._read_one(path)
            if data is not None:
                yield path, data

    def refuse(self, path: Path) -> None:
        """Set a save aside that was read but cannot be gone on from."""
        self._put_aside(path, Trouble.DAMAGED)

    def fell_back(self) -> None:
        """Tell that the save before is the one that is gone on from."""
        self._say(Notice(Trouble.FELL_BACK))

    def remove(self) -> None:
        """Forget the game: remove the save and the one before it."""
        for path in (self.path, last_of(self.path)):
            try:
                path.unlink(missing_ok=True)
            except OSError as error:
                self._say(Notice(Trouble.CANNOT_WRITE, why=error.strerror or str(error)))

    def _read_one(self, path: Path) -> dict[str, Json] | None:
        try:
            data = load_text(path.read_bytes())
        except FileNotFoundError:
            return None
        except OSError as error:
            self._say(Notice(Trouble.CANNOT_READ, why=error.strerror or str(error)))
            return None
        except BadTranscript:
            data = None
        version = data.get(SAVE_KEY) if type(data) is dict else None
        if type(data) is dict and version == SAVE_VERSION and type(version) is int:
            return data
        newer = type(version) is int and version > SAVE_VERSION
        self._put_aside(path, Trouble.NEWER if newer else Trouble.DAMAGED)
        return None

    def _put_aside(self, path: Path, trouble: Trouble) -> None:
        try:
            self._say(Notice(trouble, kept=set_aside(path).name))
        except OSError as error:
            self._say(Notice(Trouble.CANNOT_READ, why=error.strerror or str(error)))

    def _say(self, notice: Notice) -> None:
        if notice.trouble not in self._told:
            self._told.add(notice.trouble)
            self._tell(notice)
