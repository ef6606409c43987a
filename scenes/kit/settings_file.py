"""The settings on disk: read at the start, written at every change, set aside when damaged."""

from __future__ import annotations

import json
from pathlib import Path

from game.core.files import set_aside, write_whole
from scenes.kit.paths import Folders
from scenes.kit.settings import VERSION, Settings
from scenes.kit.words import _

_BIGGEST_BYTES = 1_000_000


def load(files: Folders) -> tuple[Settings, list[str]]:
    """The settings kept, or defaults, and what the player must be told about them."""
    notices: list[str] = []
    trouble = files.usable()
    if trouble:
        files.settings_kept = False
        notices.append(_("Nothing can be saved this time: {why}").format(why=trouble))
    path = files.settings
    try:
        data = _parse(path)
    except FileNotFoundError:
        return Settings(), notices
    except OSError as error:
        if not trouble:
            files.settings_kept = False
            why = error.strerror or str(error)
            line = _("The settings cannot be read ({why}), so the defaults are used.")
            notices.append(line.format(why=why))
        return Settings(), notices
    except (ValueError, RecursionError):
        line = _(
            "The settings file was damaged. It was set aside as {file}, "
            "and everything is back to defaults."
        )
        return Settings(), [*notices, *_aside(path, line)]
    settings, wrong = Settings.from_json(data)
    if int(str(data["version"])) > VERSION:
        files.settings_kept = False
        line = _("The settings come from a newer Dustup, so what is changed here is not kept.")
        return settings, [*notices, line]
    if wrong:
        line = _("Some settings made no sense and were reset: {names}. The old file is {file}.")
        notices += _aside(path, line.replace("{names}", ", ".join(wrong)))
        failed = save(files, settings)
        notices += [failed] if failed else []
    return settings, notices


def save(files: Folders, settings: Settings) -> str | None:
    """Keep the settings; in one line why that failed, or None.

    A file of a newer program is left alone, and of a folder that was told to be of no use nothing
    is said again.
    """
    if not files.settings_kept:
        return None
    try:
        write_whole(files.settings, json.dumps(settings.to_json(), indent=1) + "\n")
    except OSError as error:
        files.settings_kept = False
        why = f"{files.settings}: {error.strerror or error}"
        return _("The settings could not be saved ({why}).").format(why=why)
    return None


def _parse(path: Path) -> dict[str, object]:
    """The file as an object with a version; raises OSError, ValueError, RecursionError."""
    if path.stat().st_size > _BIGGEST_BYTES:
        raise ValueError("far too long")
    data = json.loads(path.read_bytes())
    if not isinstance(data, dict):
        raise ValueError("not an object")
    version = data.get("version")
    if type(version) is not int or not 1 <= version < 10**6:
        raise ValueError("no version")
    return data


def _aside(path: Path, line: str) -> list[str]:
    """Move the file out of the way; gives the notice."""
    try:
        return [line.replace("{file}", set_aside(path).name)]
    except OSError as error:
        why = error.strerror or str(error)
        return [_("The damaged settings cannot be moved out of the way ({why}).").format(why=why)]
