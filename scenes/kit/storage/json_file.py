"""One store for all that is kept beside the saves: settings, evening, keys, parties.

Each file is one JSON object with a "version". It is read with care and written whole: the old or
the new content is always there, and the one before it besides, which is read when the file itself
is missing or damaged. A damaged file is set aside under a time-stamped name; one from a newer
Dustup is left alone. Before writing the file is read again, and only what was changed here is
changed there, so that two copies of the program do not undo each other's changes. The player is
told of every trouble, once each time it begins.
"""

from __future__ import annotations

import contextlib
import copy
import json
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from game.core.disk import last_of, recover, set_aside, write_whole
from game.core.files import READING, AtOnce, Job, Writer
from game.core.loading import load_text
from game.core.reasons import reason
from game.core.transcript import BadTranscript
from scenes.kit.storage.lock import held
from scenes.kit.storage.merge import Data, Merge, merged
from scenes.kit.storage.writer import PATIENCE_S, BackgroundWriter
from scenes.kit.text.words import _

BIGGEST_BYTES = 2_000_000
_LOOK_S = 0.02
_GLANCE_S = 0.2
"""How long a file in use by somebody else is waited for once the program is under way."""


class Store:
    """The files of one data folder. `say` gets what the player must be told, in words."""

    def __init__(self, folder: Path, writer: Writer | None = None) -> None:
        self.folder = folder
        self.writer: Writer = writer if writer is not None else AtOnce()
        self.say: Callable[[str], None] | None = None
        self._said: deque[str] = deque()
        self._files: dict[Path, JsonFile] = {}
        self._loop = threading.get_ident()

    @property
    def patience_s(self) -> float:
        """How long reading waits for a file somebody else has open."""
        return PATIENCE_S if isinstance(self.writer, BackgroundWriter) else 0.0

    @property
    def lock(self) -> Path:
        """What is locked while a file is written."""
        return self.folder / ".store.lock"

    def file(self, name: str, version: int, merge: Merge = merged) -> JsonFile:
        """The file of that name; always the same one."""
        path = self.folder / name
        if path not in self._files:
            self._files[path] = JsonFile(self, path, version, merge)
        return self._files[path]

    def tell(self, text: str) -> None:
        """Have the player told; from any thread, said in the loop's."""
        self._said.append(text)
        if threading.get_ident() == self._loop:
            self.poll()

    def poll(self) -> None:
        """Say what there is to be told. For the loop."""
        if isinstance(self.writer, BackgroundWriter):
            self.writer.poll()
        while self.say is not None and self._said:
            self.say(self._said.popleft())

    def close(self) -> list[Path]:
        """Wait until everything is written; what could not be."""
        if isinstance(self.writer, BackgroundWriter):
            return self.writer.close()
        return []

    def finish(self) -> None:
        """Wait until everything is written."""
        self.close()

    @property
    def busy(self) -> bool:
        """True while the loop should look again soon."""
        return isinstance(self.writer, BackgroundWriter) and (self.writer.busy or bool(self._said))

    def recover(self, names: list[str]) -> None:
        """Put in order what a killed program left behind. Waits a moment for other programs."""
        links = any((self.folder / name).is_symlink() for name in names)
        if not links and not any(self.folder.glob("*.part")):
            return
        with held(self.lock, _GLANCE_S) as mine:
            for name in names if mine else ():
                recover(self.folder / name)
        for probe in self.folder.glob(".probe-*"):
            with contextlib.suppress(OSError):
                probe.unlink()


class JsonFile:
    """One of a store's files. Reading and writing never raise."""

    def __init__(self, store: Store, path: Path, version: int, merge: Merge) -> None:
        self.path, self.version = path, version
        self.newer = False
        self.afresh = False
        """True when the last reading found a file and could make nothing of it."""
        self._store, self._merge = store, merge
        self._guard = threading.Lock()
        self._base: Data = {}
        self._mine: Data | None = None
        self._made = 0
        """How often the file was written by this program."""
        self._read_before = False

    # -- reading -------------------------------------------------------------------------------
    def read(self, *, newer: bool = False) -> Data:
        """What the file holds, with what is still on its way there; {} if there is nothing.

        `newer`: also what a newer program wrote there.
        """
        self.afresh = self.newer = False
        patience_s = min(self._store.patience_s, _GLANCE_S if self._read_before else PATIENCE_S)
        self._read_before = True
        while True:
            made = self._made
            there = self._load(patience_s)
            if self.newer and not newer:
                return {}
            with self._guard:
                if made != self._made:  # written meanwhile: what was read is older than that
                    continue
                return self._taken(there)

    def _taken(self, there: Data | None) -> Data:
        """What was read, with what is still on its way. Called with the guard held."""
        if self._mine is None:
            self._base = copy.deepcopy(there or {})
            return there or {}
        mine = self._mine if there is None else self._merge(self._base, self._mine, there)
        return copy.deepcopy(mine)

    def _load(self, patience_s: float) -> Data | None:
        """What there is to go on from, None if nothing; what is wrong with the file is told."""
        name, news, there = self.path.name, True, True
        try:
            data, trouble = self._parse(_bytes_of(self.path, patience_s))
            if data is not None:
                self._store.writer.told.over(self.path, READING)
                return data
        except (FileNotFoundError, NotADirectoryError):
            trouble, there = _("{file} is missing.").format(file=name), False
        except OSError as error:
            why = reason(error)
            trouble = _("{file} cannot be read ({why}).").format(file=name, why=why)
            news, there = self._store.writer.told.news(self.path, READING), True
        before = self._before()
        self.afresh = there and before is None
        if before is not None:
            trouble = f"{trouble} " + _("Going on from the copy before it.")
        if news and (there or before is not None):
            self._store.tell(trouble)
        if before is not None and not self.path.exists():
            self.write(before)  # the file itself shall be there again
        return before

    def _before(self) -> Data | None:
        """What the file held before it was written the last time; None if nothing."""
        try:
            return self._parse(_bytes_of(last_of(self.path), 0), aside=False)[0]
        except OSError:
            return None

    def _parse(self, raw: bytes, *, aside: bool = True) -> tuple[Data | None, str]:
        """The object in these bytes; None with what is wrong, and the file set aside if asked."""
        try:
            data = load_text(raw) if len(raw) <= BIGGEST_BYTES else None
        except BadTranscript:
            data = None
        version = data.get("version") if isinstance(data, dict) else None
        if not isinstance(data, dict) or type(version) is not int or version < 1:
            return None, self._aside() if aside else ""
        self.newer = version > self.version
        if self.newer and self._store.writer.told.news(self.path, "newer"):
            text = _("{file} comes from a newer Dustup and is left as it is.")
            self._store.tell(text.format(file=self.path.name))
        return dict(data), ""

    def _aside(self, *, stays: bool = False) -> str:
        """Set the file aside; in one line what became of it."""
        try:
            kept = set_aside(self.path, stays=stays).name
        except OSError as error:
            why = reason(error)
            return _("{file} cannot be read ({why}).").format(file=self.path.name, why=why)
        text = _("{file} was damaged: set aside as {kept}.")
        return text.format(file=self.path.name, kept=kept)

    # -- writing -------------------------------------------------------------------------------
    def write(self, data: Data) -> None:
        """Have this kept, with the version added; a newer program's file stays as it is."""
        if self.newer:
            return
        with self._guard:
            self._mine = copy.deepcopy(data)
        job = Job(self.path, self._put, self._cannot_write, "")
        self._store.writer.post(job)

    def mend(self, data: Data) -> None:
        """What the file says makes no sense: a copy is set aside, and this is kept instead."""
        self._store.tell(self._aside(stays=True))
        self.write(data)

    def _put(self, written: Callable[[], None]) -> None:
        """Write what there is to be written; for the writer. Raises OSError."""
        with self._guard:
            base, mine = self._base, self._mine
        if mine is None:
            return
        with held(self._store.lock, self._store.patience_s):
            there = self._there_now()
            if self.newer:
                with self._guard:
                    self._mine = None
                return
            data = mine if there is None else self._merge(base, mine, there)
            whole = {**data, "version": self.version}
            text = json.dumps(
                dict(sorted(whole.items(), key=_version_first)), indent=1, ensure_ascii=False
            )
            write_whole(self.path, text + "\n", written)
        with self._guard:
            self._made += 1
            self._base = mine
            if self._mine is mine:
                self._mine = None

    def _there_now(self) -> Data | None:
        """What the file holds now, None if nothing. Raises OSError if that cannot be known."""
        try:
            raw = _bytes_of(self.path, 0)
        except FileNotFoundError:
            return None
        data, trouble = self._parse(raw)
        if data is None:
            self._store.tell(trouble)
        return data

    def _cannot_write(self, error: OSError) -> None:
        why = reason(error)
        text = _("{file} could not be saved ({why}).")
        self._store.tell(text.format(file=self.path.name, why=why))


def _version_first(item: tuple[str, object]) -> bool:
    return item[0] != "version"


def _bytes_of(path: Path, patience_s: float) -> bytes:
    """The file's bytes; raises OSError if it is still refused after so long."""
    until_s = time.monotonic() + patience_s
    while True:
        try:
            return path.read_bytes()
        except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
            raise
        except OSError:
            if time.monotonic() >= until_s:
                raise
        time.sleep(_LOOK_S)
