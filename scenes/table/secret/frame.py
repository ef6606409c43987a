"""The gold frame of the cursor, the same at every table with secret hands."""

from __future__ import annotations

import io

import pygame

from scenes.kit.app.app import App
from scenes.kit.draw.pen import number

Colour = tuple[int, int, int]

CURSOR_RIM: Colour = (250, 222, 150)


def rim(
    app: App, w_u: float, h_u: float, colour: Colour, angle: float = 0.0, wide_u: float = 6.0
) -> pygame.Surface:
    """A rounded frame that shines, to lie round a card `w_u` by `h_u`."""
    pad = 14.0

    def make() -> pygame.Surface:
        scale = app.art.scale
        w, h = w_u + 2 * pad, h_u + 2 * pad
        tone = "#{:02x}{:02x}{:02x}".format(*colour)
        radius = min(w_u, h_u) * 0.07 + 4
        rings = "".join(
            f'<rect x="{number(pad - 3)}" y="{number(pad - 3)}" width="{number(w_u + 6)}" '
            f'height="{number(h_u + 6)}" rx="{number(radius)}" fill="none" stroke="{tone}" '
            f'stroke-width="{number(width)}" opacity="{opacity}"/>'
            for width, opacity in ((wide_u * 3.4, 0.16), (wide_u * 2.2, 0.25), (wide_u, 1))
        )
        text = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {number(w)} {number(h)}" '
            f'width="{number(w)}" height="{number(h)}">{rings}</svg>'
        )
        size = (max(1, round(w * scale)), max(1, round(h * scale)))
        flat = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
        flat = flat.convert_alpha() if pygame.display.get_surface() else flat
        return pygame.transform.rotozoom(flat, angle, 1.0) if angle else flat

    key = ("rim", round(w_u), round(h_u), colour, round(angle * 2), round(wide_u))
    return app.art.made(key, make)
