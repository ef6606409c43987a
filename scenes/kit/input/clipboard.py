"""The system's clipboard, text only. Where there is none it is empty and takes nothing."""

from __future__ import annotations

import pygame

_MOST = 10_000
"""Nobody's name is longer; a clipboard may hold a book."""


def read() -> str:
    """The text on the clipboard, "" if there is none."""
    try:
        return pygame.scrap.get_text()[:_MOST]
    except (pygame.error, ValueError):
        return ""


def write(text: str) -> None:
    """Put text on the clipboard."""
    try:
        pygame.scrap.put_text(text)
    except (pygame.error, ValueError):
        return
