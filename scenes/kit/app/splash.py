"""The first picture: the name over the door, shown before anything else is loaded."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.kit.app.window import Window
from scenes.kit.draw.sides import BARS

LOGO = Path(__file__).resolve().parents[3] / "assets" / "art" / "logo.svg"
LOGO_U = (900, 262)


def show(window: Window) -> None:
    """Fill the window with the dark of the room and the logo; without its picture only that."""
    window.surface.fill(BARS)
    stage = window.stage
    size = tuple(max(1, round(side * stage.width / 1920)) for side in LOGO_U)
    try:
        logo = pygame.image.load_sized_svg(LOGO, size)
    except (pygame.error, OSError):
        logo = None
    if logo is not None:
        window.surface.blit(logo, logo.get_rect(center=stage.center))
    window.show([window.surface.get_rect()])
