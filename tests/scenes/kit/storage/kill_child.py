"""A program that keeps all its files as fast as it can, to be killed: see `kills`.

It reads everything, says on its standard output what it found, and then changes settings, keys,
parties, evening and game for ever, through the program's own code. Before a change is handed to the
writer it says so, and once everything is on the disk it says that.
"""

from __future__ import annotations

import errno
import faulthandler
import hashlib
import json
import os
import random
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

os.environ["SDL_VIDEODRIVER"] = os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
sys.path.insert(0, str(Path(__file__).resolve().parents[4]))

from game.controls.gestures import Gesture  # noqa: E402
from game.controls.verdict import Verdict  # noqa: E402
from game.controls.zones import Preset  # noqa: E402
from game.core import disk  # noqa: E402
from game.core.chairs import Chair  # noqa: E402
from game.core.files import SaveFile  # noqa: E402
from game.core.registry import GAMES  # noqa: E402
from game.core.session import Session  # noqa: E402
from scenes.kit.app.controls import Controls  # noqa: E402
from scenes.kit.draw.people import Looks  # noqa: E402
from scenes.kit.storage import settings_file  # noqa: E402
from scenes.kit.storage.json_file import JsonFile  # noqa: E402
from scenes.kit.storage.paths import Folders  # noqa: E402
from scenes.kit.storage.writer import BackgroundWriter  # noqa: E402
from scenes.shell.lobby.memory import Memory  # noqa: E402
from scenes.shell.lobby.party import Party
from scenes.table.evening import Evening, GameRecord, Who  # noqa: E402
from scenes.table.sitter import Sitter

NONE = "none"
LONGEST_S = 60.0
HANGS_S = 150.0
"""A program that has not begun by then hangs, and says where."""


def say(*words: str) -> None:
    """A line for whoever watches, there at once."""
    os.write(1, (" ".join(words) + "\n").encode())


def mark(data: object) -> str:
    """What tells one content from another."""
    if isinstance(data, dict):
        data = {key: value for key, value in data.items() if key != "version"}
    return (
        hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:12] if data else NONE
    )


class SaidSave(SaveFile):
    """An autosave that says what it is handed."""

    def write(self, data: dict[str, Any]) -> None:
        say("asked", "autosave.json", mark(data))
        super().write(data)

    def remove(self) -> None:
        say("asked", "autosave.json", NONE)
        super().remove()


class Life:
    """One run of the program on a folder."""

    def __init__(self, folder: Path, fault: str, seed: int) -> None:
        self.rng = random.Random(seed)
        self.fault = fault
        self.told: list[str] = []
        self.writer = BackgroundWriter(patience_s=0.3)
        self.files = Folders(folder, self.writer)
        self.files.store.say = self.told.append
        self.settings = settings_file.load(self.files)
        self.files.claim()
        self.app: Any = SimpleNamespace(
            files=self.files, settings=self.settings, notice=self.told.append
        )
        self.save = SaidSave(
            self.files.autosave, lambda notice: self.told.append(str(notice)), self.writer
        )
        self._report()
        self.controls = Controls(self.app)
        self.memory = Memory(self.app)
        Evening.of(self.app, 1)
        self.session = Session.resume(self.save) or self._game()

    def _report(self) -> None:
        paths = (self.files.settings, self.files.evening, self.files.controls, self.files.profiles)
        found = {path.name: mark(self._file(path).read()) for path in paths}
        saved = next(self.save.read(), None)
        data = (
            {key: value for key, value in saved[1].items() if key != "dustup_save"} if saved else {}
        )
        found["autosave.json"] = mark(data)
        litter = [
            str(part.relative_to(self.files.folder)) for part in self.files.folder.rglob("*.part")
        ]
        litter += [str(bad.name) for bad in self.files.folder.rglob("*.bad")]
        say("found", json.dumps({"files": found, "told": self.told, "litter": litter}))

    def _file(self, path: Path) -> JsonFile:
        from scenes.table.evening_file import merged_evenings

        store = self.files.store
        if path == self.files.evening:
            return store.file(path.name, 1, merged_evenings)
        return store.file(path.name, 1)

    def _game(self) -> Session:
        setup = GAMES["saloon_poker"].setup(("Ann", "Bo"), {"target": 40}, first=0)
        return Session.new(setup, [Chair("Ann"), Chair("Bo", "easy")], save=self.save)

    def go_on(self) -> None:
        """Change everything, until somebody puts an end to it."""
        number, until_s = 0, time.monotonic() + LONGEST_S
        while time.monotonic() < until_s:
            number += 1
            for change in (self._settings, self._keys, self._party, self._evening, self._play):
                change(self.rng.getrandbits(30))
                if self.rng.random() < 0.3:
                    time.sleep(self.rng.random() * 0.01)
            self.writer.poll()
            if not self.writer.busy and not self.writer._failed:
                say("kept")

    def _settings(self, number: int) -> None:
        self.settings.music, self.settings.effects = number % 101, number // 101 % 101
        settings_file.save(self.files, self.settings)

    def _keys(self, number: int) -> None:
        self.controls.rebind(2, Preset.STANDARD, 0, Gesture.SLAP, 73 + number % 6)
        self.controls.keep_check(f"board {number % 50}", Verdict(1 + number % 8, (2, number % 3)))

    def _party(self, number: int) -> None:
        sitters = [
            Sitter(f"Ann {number % 1000}", Looks(0, 0, 0, 0)),
            Sitter("Bo", Looks(1, 1, 1, 1)),
        ]
        game = self.rng.choice(list(GAMES))
        self.memory.keep(game, Party(8, sitters=sitters), {"target": number})

    def _evening(self, number: int) -> None:
        evening = Evening.of(self.app, 1)
        if len(evening.games) > 20:
            evening.begin_anew(1)
        evening.add(GameRecord(str(number), "saloon_poker", 1, True, (Who("Ann", False),)))

    def _play(self, number: int) -> None:
        session = self.session
        acting = [seat for seat in session.to_act() if seat == 0]
        if session.result() is not None:
            session.forget_save()
            self.session = self._game()
        elif acting and session.legal(0):
            session.play(0, self.rng.choice(list(session.legal(0))), session.now_us + 20_000)
        else:
            session.advance(session.now_us + 1_000_000)


# -- what disks do ---------------------------------------------------------------------------------
def make_trouble(kind: str, rng: random.Random) -> None:
    """From now on the disk is slow, refuses renames at random, or is full now and then."""
    replace, fsync, write_bytes = os.replace, os.fsync, Path.write_bytes

    def slow(handle: int) -> None:
        time.sleep(rng.random() * 0.06)
        fsync(handle)

    def refusing(*args: Any) -> None:
        if rng.random() < 0.4:
            raise PermissionError(errno.EACCES, "held open by a scanner")
        replace(*args)

    def full(path: Path, data: bytes) -> int:
        if time.monotonic() % 0.4 < 0.2:
            write_bytes(path, data[: rng.randrange(len(data) + 1)])
            raise OSError(errno.ENOSPC, "no space left")
        return write_bytes(path, data)

    if kind in ("slow", "all"):
        disk.os.fsync = slow
    if kind in ("refused", "all"):
        disk.os.replace = refusing
    if kind in ("full", "all"):
        Path.write_bytes = full  # type: ignore[method-assign, assignment]


def main(folder: str, fault: str, seed: str) -> None:
    """Live until killed; `fault` is one of "", "slow", "refused", "full", "all"."""
    faulthandler.dump_traceback_later(HANGS_S, exit=True)
    real = JsonFile.write

    def write(file: JsonFile, data: dict[str, Any]) -> None:
        say("asked", file.path.name, mark(data))
        real(file, data)

    JsonFile.write = write  # type: ignore[method-assign]
    life = Life(Path(folder), fault, int(seed))
    faulthandler.cancel_dump_traceback_later()
    make_trouble(fault, life.rng)
    life.go_on()


if __name__ == "__main__":
    main(*sys.argv[1:])
