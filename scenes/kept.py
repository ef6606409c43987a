"""Small files the program keeps besides settings and saves: read with care, written whole.

A damaged file is set aside under a time-stamped name and the player told; one from a newer Dustup
is left alone, and nothing is written over it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from game.core.files import set_aside, write_whole
from game.core.loading import load_text
from game.core.transcript import BadTranscript
from scenes.kit.words import _

BIGGEST_BYTES = 2_000_000


class KeptFile:
    """One JSON object with a "version"; `notice` is told once of each trouble, in words."""

    def __init__(self, path: Path, version: int, notice: Callable[[str], None]) -> None:
        self.path, self.version, self._notice = path, version, notice
        self.newer = False

    def read(self) -> dict[str, Any]:
        """What the file holds; {} if there is none or it cannot be used."""
        try:
            if self.path.stat().st_size > BIGGEST_BYTES:
                return self._aside()
            data = load_text(self.path.read_bytes())
        except (FileNotFoundError, NotADirectoryError):
            return {}
        except OSError as error:
            why = error.strerror or str(error)
            self._notice(_("{file} cannot be read ({why}).").format(file=self.path.name, why=why))
            return {}
        except BadTranscript:
            return self._aside()
        version = data.get("version") if isinstance(data, dict) else None
        if not isinstance(data, dict) or type(version) is not int or version < 1:
            return self._aside()
        if version > self.version:
            self.newer = True
            self._notice(
                _("{file} comes from a newer Dustup and is left as it is.").format(
                    file=self.path.name
                )
            )
            return {}
        return data

    def write(self, data: dict[str, Any]) -> bool:
        """Keep this, with the version added; whether it is kept."""
        if self.newer:
            return False
        try:
            text = json.dumps({"version": self.version, **data}, indent=1, ensure_ascii=False)
            write_whole(self.path, text)
        except OSError as error:
            why = error.strerror or str(error)
            self._notice(
                _("{file} could not be saved ({why}).").format(file=self.path.name, why=why)
            )
            return False
        return True

    def refuse(self) -> dict[str, Any]:
        """Set the file aside although it could be parsed: what it says makes no sense."""
        return self._aside()

    def _aside(self) -> dict[str, Any]:
        try:
            kept = set_aside(self.path).name
        except OSError as error:
            why = error.strerror or str(error)
            self._notice(_("{file} cannot be read ({why}).").format(file=self.path.name, why=why))
            return {}
        self._notice(
            _("{file} was damaged: set aside as {kept}.").format(file=self.path.name, kept=kept)
        )
        return {}
