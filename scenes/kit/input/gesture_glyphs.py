"""A small sign for every gesture, drawn on keys: arrows point, chevrons are bases, a palm slaps."""

from __future__ import annotations

import io
from typing import Any

import pygame

from game.controls.gestures import Gesture
from scenes.kit.draw.art import Art
from scenes.kit.draw.pen import Drawing

_TURNS = {
    Gesture.POINT_LEFT: -45,
    Gesture.POINT_ACROSS: 0,
    Gesture.POINT: 0,
    Gesture.POINT_RIGHT: 45,
}
_SIDES = {
    Gesture.BASE_LEFT: (1, False),
    Gesture.BASE_RIGHT: (-1, False),
    Gesture.FAR_LEFT: (1, True),
    Gesture.FAR_RIGHT: (-1, True),
}


def glyph(art: Art, gesture: Gesture, size_u: float, color: str = "#2c180b") -> pygame.Surface:
    """The gesture's sign, `size_u` square, in one colour."""
    side = max(1, round(size_u * art.scale))

    def make() -> pygame.Surface:
        d = Drawing(24, 24)
        _draw(d, gesture, color)
        picture = pygame.image.load_sized_svg(io.BytesIO(d.svg().encode()), (side, side))
        return picture.convert_alpha() if pygame.display.get_surface() else picture

    return art.made(("gesture", gesture, side, color), make)


def _draw(d: Drawing, gesture: Gesture, color: str) -> None:
    line: dict[str, Any] = {
        "stroke": color,
        "stroke_width": 3.4,
        "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }
    if gesture in _TURNS:
        d.open(f"rotate({_TURNS[gesture]} 12 12)")
        d.path("M12 21L12 4M5.5 10L12 3.5L18.5 10", **line)
        d.close()
    elif gesture in _SIDES:
        sign, far = _SIDES[gesture]
        for shift in (-3.5, 3.5) if far else (0,):
            x = 12 + shift
            d.path(f"M{x + 3.5 * sign} 4.5L{x - 3.5 * sign} 12L{x + 3.5 * sign} 19.5", **line)
    elif gesture is Gesture.SLAP:
        for x, top in ((6.2, 6.5), (10, 3.2), (13.8, 3.6), (17.4, 6.8)):
            d.path(f"M{x} 14L{x} {top}", **{**line, "stroke_width": 3})
        d.path("M4.7 11L19 11L19 15C19 19.5 16 22.5 12 22.5C8 22.5 4.7 19.5 4.7 15Z", color)
        d.path("M5.5 17L2.2 12.6", **{**line, "stroke_width": 3})
    elif gesture is Gesture.FLIP:
        d.rect(3.5, 5, 10, 15, "none", 2, **{**line, "stroke_width": 2.6})
        d.path("M14 8.5C19 8.5 21 12 20.2 16.5M16.8 14.4L20 17.8L23 13.6", **line)
    elif gesture is Gesture.AIM:
        d.circle(12, 12, 7, "none", **{**line, "stroke_width": 2.8})
        d.path(
            "M12 1.8L12 8M12 16L12 22.2M1.8 12L8 12M16 12L22.2 12", **{**line, "stroke_width": 2.8}
        )
    else:  # cover
        d.path(
            "M12 2.5L20.5 5.5L20.5 11.5C20.5 17 16.8 20.4 12 22.3"
            "C7.2 20.4 3.5 17 3.5 11.5L3.5 5.5Z",
            color,
        )
