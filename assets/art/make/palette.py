"""The palette, where the scripts that draw look for it; it lives with the program."""

from scenes.kit.draw.palette import (
    BOTTLE,
    BRASS,
    CREAM,
    DUSK,
    LEATHER,
    LINE,
    MESA,
    NIGHT,
    OXBLOOD,
    SEAT_SHAPES,
    SEATS,
    SHADOW,
    SKINS,
    WOOD,
)

__all__ = [
    "BOTTLE",
    "BRASS",
    "CREAM",
    "DUSK",
    "LEATHER",
    "LINE",
    "MESA",
    "NIGHT",
    "OXBLOOD",
    "SEATS",
    "SEAT_SHAPES",
    "SHADOW",
    "SKINS",
    "WOOD",
]
