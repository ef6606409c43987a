"""Where the program keeps its files: never the working directory, never its own folder."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import platformdirs

from game.core.files import Writer
from game.core.reasons import reason
from scenes.kit.storage.claim import Claim, claim
from scenes.kit.storage.json_file import Store

APP = "Dustup"


class Folders:
    """The data folder and what lies in it. Nothing is made before it is needed.

    `writer` writes in it; without one every file is written when that is asked for.
    """

    def __init__(self, folder: Path, writer: Writer | None = None) -> None:
        self.folder = folder
        self.store = Store(folder, writer)
        self.lost: list[Path] = []
        """After `close`: what could not be kept."""
        self._temporary: tempfile.TemporaryDirectory[str] | None = None
        self._claim: Claim | None = None

    @classmethod
    def temporary(cls) -> Folders:
        """A folder that is gone with the program; for tests, pictures and self-tests."""
        holder = tempfile.TemporaryDirectory(prefix="dustup-")
        folders = cls(Path(holder.name))
        folders._temporary = holder
        return folders

    @property
    def settings(self) -> Path:
        return self.folder / "settings.json"

    @property
    def evening(self) -> Path:
        return self.folder / "evening.json"

    @property
    def saves(self) -> Path:
        return self.folder / "saves"

    @property
    def autosave(self) -> Path:
        return self._claim.path if self._claim is not None else self.saves / "autosave.json"

    @property
    def controls(self) -> Path:
        return self.folder / "controls.json"

    @property
    def profiles(self) -> Path:
        return self.folder / "profiles.json"

    @property
    def crowded(self) -> bool:
        """True when another program on this folder has the autosave one would have had."""
        return self._claim is not None and self._claim.crowded

    def claim(self) -> None:
        """Keep an autosave of one's own until `close`, whatever other programs run here."""
        if self._claim is None:
            self._claim = claim(self.saves)

    def usable(self) -> str | None:
        """Make the folder and try to write in it; None, or in one line why it cannot be used."""
        try:
            self.saves.mkdir(parents=True, exist_ok=True)
            probe = self.folder / f".probe-{os.getpid()}"
            probe.write_bytes(b"")
            probe.unlink(missing_ok=True)
        except OSError as error:
            return f"{self.folder}: {reason(error)}"
        return None

    def put_in_order(self) -> None:
        """Clean up what a killed program left half written beside the files of this folder."""
        self.store.recover(
            [path.name for path in (self.settings, self.evening, self.controls, self.profiles)]
        )

    def close(self) -> None:
        """Wait until all is kept; let others have the autosave; throw away a temporary folder."""
        self.lost = self.store.close()
        if self._claim is not None:
            self._claim.release()
            self._claim = None
        if self._temporary is not None:
            self._temporary.cleanup()
            self._temporary = None


def data_folder(chosen: Path | None = None) -> Path:
    """The folder of `--data`, else of DUSTUP_HOME, else the system's for programs' data.

    Raises ValueError for the home (`~NAME`) of somebody unknown.
    """
    home = os.environ.get("DUSTUP_HOME", "").strip()
    wanted = chosen if chosen is not None else Path(home) if home else None
    if wanted is not None:
        try:
            return wanted.expanduser().absolute()
        except RuntimeError:
            raise ValueError(f"{wanted}: there is no such home folder.") from None
    try:
        return platformdirs.user_data_path(APP, appauthor=False).absolute()
    except (RuntimeError, OSError):  # no home folder at all
        return Path(tempfile.gettempdir()) / APP.lower()
