"""The window at the start: on screen with its first picture before everything else is loaded."""

from __future__ import annotations

import json
from pathlib import Path

from scenes.kit.app import icon, splash
from scenes.kit.app.window import Window
from scenes.kit.storage.paths import data_folder


def first_window(data: Path | None, size_px: tuple[int, int] | None) -> Window:
    """A window with the splash in it: full screen unless the settings or `size_px` say otherwise.

    Raises NoDisplayError, ValueError for a data folder without a name.
    """
    whole = size_px is None and wants_fullscreen(data_folder(data) / "settings.json")
    window = Window(size_px, fullscreen=whole, icons=icon.FOLDER)
    splash.show(window)
    return window


def wants_fullscreen(settings: Path) -> bool:
    """What the settings file says, before it is read with all care; without one the factory's."""
    try:
        data = json.loads(settings.read_bytes())
    except (OSError, ValueError, RecursionError):
        return True
    return not (isinstance(data, dict) and data.get("fullscreen") is False)
