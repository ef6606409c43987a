"""A key of the keyboard or a pad's button, drawn as the thing one presses."""

from __future__ import annotations

from scenes.kit.draw import theme
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.panels import MARGIN
from scenes.kit.widgets.base import Kit

SMALLEST_U = 24.0
"""The smallest lettering on a key, before the player's text size."""


def key_cap(canvas: Canvas, kit: Kit, label: str, x_u: float, y_u: float, h_u: float = 44) -> float:
    """Draw a key with its label, its left edge at x, centred on y; returns its width in u.

    A label that names a picture ("icons/…": a pad's button) is shown as that.
    """
    if label.startswith("icons/"):
        canvas.blit(kit.art.svg(label, h_u), x_u, y_u, anchor="midleft")
        return h_u
    words = kit.text.line(label, "plain", max(SMALLEST_U, h_u * 0.6), theme.INK, max_w_u=190)
    w = max(h_u, canvas.size_u(words)[0] + h_u * 0.5)
    panel = kit.art.panel("key", w, h_u)
    canvas.blit(panel, x_u - MARGIN, y_u - h_u / 2 - MARGIN)
    canvas.blit(words, x_u + w / 2, y_u - 2, anchor="center")
    return w
