"""Kill the program at random moments while it writes, and see that every file is there.

    python tests/scenes/kit/storage/kills.py [KILLS] [SEED]

Each life of the program (`kill_child`) begins by reading what the one before it left: every file
must hold something it was asked to keep, no older than what is known to be on the disk, with nobody
told of damage or loss, and nothing half written left about. Disks take turns: a good one, a slow
one, one that refuses renames, one that is full now and then, one that is all of it; and, where one
may be mounted, a small one that is truly full.
"""

from __future__ import annotations

import contextlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import traceback
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import IO

sys.path.insert(0, str(Path(__file__).resolve().parents[4]))
CHILD = Path(__file__).with_name("kill_child.py")
FILES = ("settings.json", "evening.json", "controls.json", "profiles.json", "autosave.json")
FAULTS = ("", "slow", "refused", "full", "all")
NONE = "none"
LONGEST_S = 180


class Lost(AssertionError):  # noqa: N818
    """A file is not what it should be."""


class Watch:
    """What each file may hold: the last content known to be kept, and all asked for since."""

    def __init__(self) -> None:
        self.may: dict[str, list[str]] = {name: [NONE] for name in FILES}
        self.waiting = 0
        """The most contents of one file that were on their way when the program was killed."""

    def hear(self, line: str) -> dict[str, object] | None:
        """A line of the program's; what it found, if it tells that."""
        what, _, rest = line.partition(" ")
        if what == "asked":
            name, content = rest.split()
            self.may[name].append(content)
            self.waiting = max(self.waiting, len(self.may[name]) - 1)
        elif what == "kept":
            self.may = {name: contents[-1:] for name, contents in self.may.items()}
        elif what == "found":
            return self._check(json.loads(rest))
        return None

    def _check(self, found: dict[str, dict[str, str]]) -> dict[str, object]:
        for name, content in found["files"].items():
            if content not in self.may[name]:
                raise Lost(f"{name} holds {content}, not one of {self.may[name]}: {found}")
            self.may[name] = [content]
        if found["told"] or found["litter"]:
            raise Lost(f"told {found['told']}, left about {found['litter']}")
        return dict(found)


class Program:
    """The program to be killed: a process of its own, told apart from others by its number."""

    def __init__(self, folder: Path, fault: str, seed: int) -> None:
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `gone`
        words = [str(folder), fault, str(seed)]
        self._popen: subprocess.Popen[bytes] | None = None
        self._pid = 0
        if not hasattr(os, "fork"):
            command = [sys.executable, str(CHILD), *words]
            self._popen = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=self._complaints)
            assert self._popen.stdout is not None
            self.lines: IO[bytes] = self._popen.stdout
            return
        from tests.scenes.kit.storage import (
            kill_child,  # all it needs is loaded once, not each time
        )

        reading, writing = os.pipe()
        self._pid = os.fork()
        if self._pid == 0:
            try:
                os.dup2(writing, 1)
                os.dup2(self._complaints.fileno(), 2)
                os.closerange(reading, writing + 1)
                kill_child.main(*words)
            except BaseException:
                os.write(2, traceback.format_exc().encode())
            finally:
                os._exit(1)
        os.close(writing)
        self.lines = os.fdopen(reading, "rb")

    def kill(self) -> None:
        """End it at once, as it stands."""
        if self._popen is not None:
            self._popen.kill()
        else:
            os.kill(self._pid, signal.SIGKILL)

    def gone(self) -> str:
        """Kill it, wait until it is gone, and give what it complained of."""
        self.kill()
        self.lines.close()
        if self._popen is not None:
            self._popen.wait()
        else:
            os.waitpid(self._pid, 0)
        with self._complaints as complaints:
            complaints.seek(0)
            return complaints.read().decode(errors="replace").strip()


def life(folder: Path, fault: str, watch: Watch, rng: random.Random) -> None:
    """One life, ended by a kill. Raises Lost."""
    program = Program(folder, fault, rng.getrandbits(30))
    end = threading.Timer(LONGEST_S, program.kill)
    end.start()
    found = False
    try:
        for line in program.lines:
            if watch.hear(line.decode().strip()) is not None:
                found = True
                end.cancel()
                end.join()
                end = threading.Timer(0.02 + rng.random() * 0.7, program.kill)
                end.start()
    finally:
        end.cancel()
        end.join()
        complaint = program.gone()
    if complaint:
        raise Lost(complaint)
    if not found:
        raise Lost("the program never said what it found")


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[Path | None]:
    """A disk of 200 KB mounted there; None where that is not allowed."""
    folder.mkdir()
    mounted = False
    if sys.platform.startswith("linux") and shutil.which("mount"):
        command = ["mount", "-t", "tmpfs", "-o", "size=200k", "tmpfs", str(folder)]
        mounted = subprocess.run(command, capture_output=True, check=False).returncode == 0
    try:
        yield folder if mounted else None
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], capture_output=True, check=False)


def fill(folder: Path, rng: random.Random) -> None:
    """Leave next to nothing free on the small disk, or enough for a while."""
    ballast = folder / "ballast"
    ballast.unlink(missing_ok=True)
    room = shutil.disk_usage(folder).free
    with contextlib.suppress(OSError):
        ballast.write_bytes(b"x" * max(0, room - rng.choice((0, 4_096, 12_288, 40_960))))


def kill_often(kills: int, seed: int) -> Counter[str]:
    """So many kills, the disks taking turns; how many of each. Raises Lost.

    Forks this process where it can: to be called in one without threads.
    """
    rng = random.Random(seed)
    done: Counter[str] = Counter()
    with tempfile.TemporaryDirectory(prefix="dustup-kills-") as name:
        root = Path(name)
        with small_disk(root / "small") as small:
            watches: dict[Path, Watch] = {}
            for number in range(kills):
                fault = FAULTS[number % len(FAULTS)]
                folder = root / "data"
                if small is not None and number % 6 == 5:
                    folder, fault = small / "data", "truly full"
                watch = watches.setdefault(folder, Watch())
                if fault == "truly full":
                    fill(small or root, rng)
                try:
                    life(folder, fault.replace("truly full", ""), watch, rng)
                except Lost as error:
                    raise Lost(
                        f"kill {number} of {kills}, seed {seed}, {fault or 'good'}: {error}"
                    ) from None
                done[fault or "good"] += 1
                if (number + 1) % 25 == 0:
                    print(number + 1, "kills", flush=True)
            for folder, watch in watches.items():  # the last of them is looked at as well
                (small or root).joinpath("ballast").unlink(missing_ok=True)
                life(folder, "", watch, rng)
            done["most on their way"] = max(
                (watch.waiting for watch in watches.values()), default=0
            )
    return done


if __name__ == "__main__":
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    print(dict(kill_often(wanted, int(sys.argv[2]) if len(sys.argv) > 2 else 45)))
