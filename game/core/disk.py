"""Files written so that the old or the new content is there whatever is refused or killed.

A new text goes into a part beside the file (`FILE.PID.part`); the part takes the file's place in
one step, and the text before it stays as `FILE.last`. At no moment is there no file. A file that is
a symbolic link stays one: what it leads to is written.
"""

import contextlib
import json
import os
import shutil
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path


def last_of(path: Path) -> Path:
    """Return where the text before the present one lies."""
    return path.with_name(f"{path.name}.last")


def target_of(path: Path) -> Path:
    """Return the file itself: what the name leads to where it is a symbolic link."""
    return Path(os.path.realpath(path)) if path.is_symlink() else path


def _nothing() -> None:
    """Nobody waits for the part."""


def write_whole(path: Path, text: str, written: Callable[[], None] = _nothing) -> None:
    """Write a file so that a kill at any moment leaves the old or the new one; raises OSError.

    `written` is called once the part is whole: from there on a killed program's text is found by
    `recover`, and only a power cut still loses it. The text before stays as `last_of`. A write that
    fails leaves the file as it was, and no part. After a power cut it may be the old one.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    target = target_of(path)
    part = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        part.write_bytes(text.encode("utf-8"))
        written()
        _sync(part)
        # Without a text before it the new one is no worse.
        with contextlib.suppress(OSError):
            _keep_last(target, last_of(path))
        os.replace(part, target)
    except OSError:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)
        raise


def _sync(path: Path) -> None:
    """Wait until the disk has the file; raises OSError."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())


def _keep_last(target: Path, last: Path) -> None:
    """Give the file its second name, `last`, without taking away the first; raises OSError."""
    if not target.exists() or (last.exists() and target.samefile(last)):
        return
    spare = last.with_name(f"{last.name}.{os.getpid()}.part")
    try:
        spare.unlink(missing_ok=True)
        try:
            os.link(target, spare)
        except OSError:  # a disk without second names, or another disk behind a link
            shutil.copyfile(target, spare)
            _sync(spare)
        os.replace(spare, last)
    finally:
        with contextlib.suppress(OSError):
            spare.unlink(missing_ok=True)


def remove(path: Path) -> None:
    """Remove a file and the text before it, that one first; raises OSError."""
    last_of(path).unlink(missing_ok=True)
    path.unlink(missing_ok=True)


def recover(path: Path) -> None:
    """Clean up behind a program that was killed while it wrote this file. It never raises.

    A part that is a whole JSON object and younger than the file takes its place, every other part
    is removed. Only for whoever holds the lock that those take who write the file.
    """
    for part in list(_parts(path)):
        with contextlib.suppress(OSError):
            old = part.name.startswith(f"{last_of(path).name}.")
            if old or not _adopt(path, part):
                part.unlink(missing_ok=True)


def _parts(path: Path) -> Iterator[Path]:
    """Yield the parts of a file and of the text before it."""
    target = target_of(path)
    for folder, name in {(target.parent, target.name), (path.parent, last_of(path).name)}:
        with contextlib.suppress(OSError):
            for part in folder.iterdir():
                number = part.name.removeprefix(f"{name}.").removesuffix(".part")
                if part.name == f"{name}.{number}.part" and number.isascii() and number.isdigit():
                    yield part


def _adopt(path: Path, part: Path) -> bool:
    """Put a whole part in its file's place; False if it is not one. Raises OSError."""
    target = target_of(path)
    try:
        whole = type(json.loads(part.read_bytes())) is dict
    except (ValueError, RecursionError):
        return False
    if not whole or (target.exists() and part.stat().st_mtime_ns < target.stat().st_mtime_ns):
        return False
    _sync(part)
    with contextlib.suppress(OSError):
        _keep_last(target, last_of(path))
    os.replace(part, target)
    return True


def set_aside(path: Path, *, stays: bool = False) -> Path:
    """Move a file out of the way, never over another, and return where; raises OSError.

    `stays`: it is copied, and lies where it was until it is written anew. Its new name tells when
    it was written: `autosave.json.20260801-203000.bad`.
    """
    written_s = path.stat().st_mtime
    try:
        when = f"{datetime.fromtimestamp(written_s):%Y%m%d-%H%M%S}"
    except (ValueError, OverflowError):  # a disk may tell of times beyond all calendars
        when = "00000000-000000"
    stem = f"{path.name}.{when}"
    aside = path.with_name(f"{stem}.bad")
    number = 1
    while aside.exists():
        number += 1
        aside = path.with_name(f"{stem}-{number}.bad")
    if stays:
        shutil.copyfile(path, aside)
    elif path.is_symlink():
        shutil.move(target_of(path), aside)
    else:
        os.replace(path, aside)
    return aside
