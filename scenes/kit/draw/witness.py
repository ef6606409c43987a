"""Who may look on while a canvas paints: for measuring what is on screen, never for drawing."""

from __future__ import annotations

from typing import Protocol

import pygame


class Witness(Protocol):
    """Sees what is painted, in order, and what lies there until then."""

    def picture(
        self, behind: pygame.Surface, picture: pygame.Surface, box: pygame.Rect, alpha: int
    ) -> None:
        """A picture is about to be painted in `box` (pixels) on `behind`."""

    def filled(self, area: pygame.Rect, alpha: int) -> None:
        """A plain rectangle is about to be painted."""
