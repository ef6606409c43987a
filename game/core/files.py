"""The autosave on disk: written whole or not at all, the last good one kept, bad ones set aside."""

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from game.core.disk import last_of, remove, set_aside, write_whole
from game.core.loading import SAVE_KEY, load_text
from game.core.reasons import reason
from game.core.transcript import BadTranscript
from game.core.wire import Json

SAVE_VERSION: Final = 1
WRITING: Final = "writing"
"""The trouble of a file that cannot be written; it is over when the file was written."""
READING: Final = "reading"
"""The trouble of a file that is there and cannot be read."""


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


# -- who writes ------------------------------------------------------------------------------------
@dataclass(frozen=True, slots=True)
class Job:
    """A change to one file. `do` makes it, again if it was refused; it raises OSError and calls
    what it is handed once a kill can no longer lose the change.

    `failed` is told when it could not be made, each time that begins. `text` is what the file is to
    hold, None when it is to be gone. `after_all`: only once every change asked for before is made.
    """

    path: Path
    do: Callable[[Callable[[], None]], None]
    failed: Callable[[OSError], None]
    text: str | None = None
    after_all: bool = False


class Writer(Protocol):
    """Makes changes to files, in the order in which they are posted."""

    def post(self, job: Job) -> None:
        """Have this done; a later change to the same file may make it needless."""

    def settle(self, path: Path) -> None:
        """Wait a short, bounded time until no kill can lose what was posted for this file."""

    def unsaved(self, path: Path) -> Job | None:
        """The last change to this file if it is not made, else None."""

    @property
    def told(self) -> "Told":
        """What the player knows of what cannot be read or written."""


class Told:
    """Which troubles with which files the player was told of; each is told when it begins."""

    def __init__(self) -> None:
        self._told: set[tuple[Path, str]] = set()
        self._all = False

    def news(self, path: Path, trouble: str) -> bool:
        """Whether the player has yet to be told of this; it counts as told from now on."""
        told = self._all or (path, trouble) in self._told
        self._told.add((path, trouble))
        return not told

    def over(self, path: Path, trouble: str) -> None:
        """This is all right again."""
        self._told.discard((path, trouble))
        if trouble == WRITING:
            self._all = False

    def all(self) -> None:
        """The player was told that nothing at all can be kept: no more, until a file is written."""
        self._all = True


class AtOnce:
    """The writer that makes every change while it is posted: for command lines and tests."""

    def __init__(self) -> None:
        self.told = Told()
        self._failed: dict[Path, Job] = {}

    def post(self, job: Job) -> None:
        """Make it now, after those that failed before."""
        self._failed.pop(job.path, None)
        waiting = [*self._failed.values(), job]
        self._failed.clear()
        for one in waiting:
            if one.after_all and self._failed:
                self._failed[one.path] = one
                continue
            try:
                one.do(lambda: None)
            except OSError as error:
                self._failed[one.path] = one
                if self.told.news(one.path, WRITING):
                    one.failed(error)
            else:
                self.told.over(one.path, WRITING)

    def settle(self, path: Path) -> None:
        """Nothing is ever under way."""

    def unsaved(self, path: Path) -> Job | None:
        """What failed."""
        return self._failed.get(path)


class SaveFile:
    """One save, at `path`. It never raises: what goes wrong is told once each time it begins."""

    def __init__(self, path: Path, tell: Tell = quiet, writer: Writer | None = None) -> None:
        self.path = path
        self._tell = tell
        self._writer = writer if writer is not None else AtOnce()

    def write(self, data: dict[str, Json]) -> None:
        """Have this kept."""
        text = json.dumps({SAVE_KEY: SAVE_VERSION, **data})
        job = Job(self.path, partial(write_whole, self.path, text), self._cannot_write, text)
        self._writer.post(job)

    def settle(self) -> None:
        """Before what was rolled is shown: give the disk a moment, so that no kill unrolls it."""
        self._writer.settle(self.path)

    def read(self) -> Iterator[tuple[Path, dict[str, Json]]]:
        """Yield what can be gone on from, the best first: the save, then the one before it.

        What does not parse or has another version is set aside, and the player told. A save that
        is still on its way to the disk counts as there.
        """
        job = self._writer.unsaved(self.path)
        if job is not None:
            if job.text is not None:
                yield self.path, json.loads(job.text)
            return
        for path in (self.path, last_of(self.path)):
            data = self._read_one(path)
            if data is not None:
                yield path, data

    def refuse(self, path: Path) -> None:
        """Set a save aside that was read but cannot be gone on from."""
        self._put_aside(path, Trouble.DAMAGED)

    def fell_back(self) -> None:
        """Tell that the save before is the one that is gone on from."""
        self._tell(Notice(Trouble.FELL_BACK))

    def remove(self) -> None:
        """Forget the game: remove the save and the one before it.

        Only once all that was posted before is on the disk: the game's tab must be there first.
        """
        do = partial(_remove, self.path)
        self._writer.post(Job(self.path, do, self._cannot_write, after_all=True))

    def _read_one(self, path: Path) -> dict[str, Json] | None:
        try:
            data = load_text(path.read_bytes())
        except FileNotFoundError:
            return None
        except OSError as error:
            if self._writer.told.news(path, READING):
                self._tell(Notice(Trouble.CANNOT_READ, why=reason(error)))
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
            self._tell(Notice(trouble, kept=set_aside(path).name))
        except OSError as error:
            if self._writer.told.news(path, READING):
                self._tell(Notice(Trouble.CANNOT_READ, why=reason(error)))

    def _cannot_write(self, error: OSError) -> None:
        self._tell(Notice(Trouble.CANNOT_WRITE, why=reason(error)))


def _remove(path: Path, written: Callable[[], None]) -> None:
    remove(path)
    written()
