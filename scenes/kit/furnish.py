"""Puts together what the app hands to its scenes: pictures, lettering, sound, settings."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from scenes.kit.art import ASSETS, Art
from scenes.kit.canvas import Canvas
from scenes.kit.paths import Folders
from scenes.kit.settings import Settings

if TYPE_CHECKING:
    from scenes.kit.app import App

ICONS = ASSETS / "art"
FONTS = ASSETS / "fonts"


def art(canvas: Canvas, notice: Callable[[str], None]) -> Art:
    """The pictures at the canvas's size."""
    return Art(canvas.scale, canvas.stage.size, notice)


def lettering(canvas: Canvas, settings: Settings) -> Any:
    """The lettering at the canvas's size and the player's text size."""
    try:
        from scenes.kit.text import Lettering
    except ImportError:
        return None
    return Lettering(FONTS, lambda: canvas.scale, lambda: settings.text_percent)


def sound(settings: Settings, notice: Callable[[str], None], *, silent: bool) -> Any:
    """The sound, or silence."""
    return _Silence()


class _Silence:
    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Nothing is heard."""

    def music(self, name: str | None) -> None:
        """Nothing is heard."""

    def close(self) -> None:
        """Nothing to let go of."""


def settings(files: Folders) -> tuple[Settings, list[str]]:
    """The settings kept, or defaults, and what the player must be told about them."""
    return Settings(), []


def save_settings(files: Folders, settings: Settings) -> str | None:
    """Keep the settings; in one line why that failed, or None."""
    return None


def apply(app: App) -> None:
    """Let text and sound follow changed settings."""


def rescale(app: App) -> None:
    """The stage has other pixels: forget what was drawn for the old ones."""
    app.art.rescale(app.canvas.scale, app.canvas.stage.size)
