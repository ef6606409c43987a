"""Puts together what the app hands to its scenes: pictures, lettering, sound, kept settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakMethod

from scenes.kit.audio.sound import Sound
from scenes.kit.draw.art import ASSETS, Art
from scenes.kit.draw.canvas import Canvas
from scenes.kit.storage import settings_file
from scenes.kit.storage.paths import Folders, data_folder
from scenes.kit.storage.settings import Settings
from scenes.kit.storage.writer import BackgroundWriter
from scenes.kit.text.lettering import Lettering
from scenes.kit.text.words import _

if TYPE_CHECKING:
    from scenes.kit.app.app import App

FONTS = ASSETS / "fonts"


def art(canvas: Canvas, notice: Callable[[str], None]) -> Art:
    """The pictures at the canvas's size."""
    return Art(canvas.scale, canvas.stage.size, notice)


def lettering(canvas: Canvas, settings: Settings) -> Lettering:
    """The lettering at the canvas's size and the player's text size; follows both by itself."""
    return Lettering(FONTS, lambda: canvas.scale, lambda: settings.text_percent)


def sound(
    settings: Settings, notice: Callable[[str], None], busy: Callable[[], bool], *, silent: bool
) -> Sound:
    """The sound, its device opened unless it is to be silent; none is looked for while `busy`."""
    made = Sound(volumes=lambda: settings, notice=notice, busy=busy)
    if not silent:
        made.open()
    return made


def files(data: Path | None) -> Folders:
    """The data folder, with a writer beside the loop."""
    return Folders(data_folder(data), BackgroundWriter())


def settings(files: Folders) -> Settings:
    """The settings kept, or defaults."""
    return settings_file.load(files)


def save_settings(files: Folders, settings: Settings) -> None:
    """Have the settings kept."""
    settings_file.save(files, settings)


def hear_store(app: App) -> None:
    """What goes wrong with files becomes the app's notices; the store does not hold the app."""
    notice = WeakMethod(app.notice)

    def say(text: str) -> None:
        told = notice()
        if told is not None:
            told(text)

    app.files.store.say = say
    app.files.store.poll()


def claim_autosave(app: App) -> None:
    """Have an autosave of one's own, and say so if another program has the first."""
    app.files.claim()
    if app.files.crowded:
        line = _("Another Dustup is open already. This one keeps its own game, in {file}.")
        app.notice(line.format(file=app.files.autosave.name))


def apply(app: App) -> None:
    """Let everything follow changed settings; text size is followed by itself."""
    app.sound.refresh()


def rescale(app: App) -> None:
    """The stage has other pixels: forget what was drawn for the old ones."""
    app.art.rescale(app.canvas.scale, app.canvas.stage.size)
