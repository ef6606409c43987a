"""What the layout of High Noon must hold."""

from __future__ import annotations

PLACES = [
    *("aim", "banner", "belfry", "clock", "pause", "prompt", "sheet", "sign", "weed"),
    *(f"{name}_{i}" for name in ("card", "dial", "feet", "ground", "plate", "row") for i in (0, 1)),
]
