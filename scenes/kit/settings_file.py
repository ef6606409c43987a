"""The settings on disk: read at the start, written at every change, set aside when damaged."""

from __future__ import annotations

import json
import os
import time
from pathlib import Path

from scenes.kit.paths import Folders
from scenes.kit.settings import VERSION, Settings
from scenes.kit.words import _

_BIGGEST_BYTES = 1_000_000


def load(files: Folders) -> tuple[Settings, list[str]]:
    """The settings kept, or defaults, and what the player must be told about them."""
    notices: list[str] = []
    trouble = files.usable()
    if trouble:
        notices.append(_("Nothing can be kept this time: {why}").format(why=trouble))
    path = files.settings
    try:
        if path.stat().st_size > _BIGGEST_BYTES:
            raise ValueError("far too long")
        data = json.loads(path.read_bytes())
        if not isinstance(data, dict):
            raise ValueError("not an object")
        version = data.get("version")
        if type(version) is not int or version < 1:
            raise ValueError("no version")
    except FileNotFoundError:
        return Settings(), notices
    except OSError as error:
        why = error.strerror or str(error)
        notices.append(_("The settings cannot be read ({why}): defaults it is.").format(why=why))
        return Settings(), notices
    except (ValueError, RecursionError):
        return Settings(), [*notices, _set_aside(path)]
    settings, wrong = Settings.from_json(data)
    if version > VERSION:
        files.newer_settings = True
        notices.append(
            _("The settings come from a newer Dustup: what is changed here is not kept.")
        )
    elif wrong:
        notices.append(_set_aside(path, wrong))
    return settings, notices


def save(files: Folders, settings: Settings) -> str | None:
    """Keep the settings; in one line why that failed, or None. A newer file is left alone."""
    if files.newer_settings:
        return None
    path = files.settings
    part = path.with_name(path.name + ".part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with part.open("w", encoding="utf-8", newline="\n") as file:
            json.dump(settings.to_json(), file, indent=1)
            file.flush()
            os.fsync(file.fileno())
        os.replace(part, path)
    except OSError as error:
        why = f"{path}: {error.strerror or error}"
        return _("The settings could not be kept ({why}).").format(why=why)
    return None


def _set_aside(path: Path, wrong: list[str] | None = None) -> str:
    """Keep the damaged bytes under a time-stamped name; gives the notice."""
    aside = path.with_name(f"{path.name}.{time.strftime('%Y%m%d-%H%M%S')}.bad")
    try:
        if wrong:
            aside.write_bytes(path.read_bytes())
        else:
            path.replace(aside)
    except OSError:
        return _("The settings are damaged: defaults it is.")
    if wrong:
        return _("Settings that make no sense ({names}) went back to normal; see {file}.").format(
            names=", ".join(wrong), file=aside.name
        )
    return _("The settings were damaged: set aside as {file}, defaults it is.").format(
        file=aside.name
    )
