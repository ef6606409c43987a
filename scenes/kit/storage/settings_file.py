"""The settings on disk: read at the start, written at every change, a copy set aside when wrong."""

from __future__ import annotations

from scenes.kit.storage.json_file import JsonFile
from scenes.kit.storage.paths import Folders
from scenes.kit.storage.settings import VERSION, Settings
from scenes.kit.text.words import _


def _file(files: Folders) -> JsonFile:
    return files.store.file(files.settings.name, VERSION)


def load(files: Folders) -> Settings:
    """The settings kept, or defaults; what the player must be told goes to the store.

    A folder in which nothing can be kept is told of here, once for all its files.
    """
    trouble = files.usable()
    if trouble:
        files.store.tell(_("Nothing can be saved this time: {why}").format(why=trouble))
        files.store.writer.told.all()
    else:
        files.put_in_order()
    file = _file(files)
    settings, wrong = Settings.from_json(file.read(newer=True))
    if file.afresh and not trouble:
        files.store.tell(_("All settings are back to defaults."))
    if wrong and not file.newer:
        line = _("Some settings made no sense and were reset: {names}.")
        files.store.tell(line.format(names=", ".join(wrong)))
        file.mend(settings.to_json())
    return settings


def save(files: Folders, settings: Settings) -> None:
    """Have the settings kept; a file of a newer program is left alone."""
    _file(files).write(settings.to_json())
