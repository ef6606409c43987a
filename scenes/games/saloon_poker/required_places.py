"""What the layout of Saloon Poker must hold."""

from __future__ import annotations

from scenes.table.required_places import each

PLACES = [
    *(
        "ground",
        "tray",
        "sign",
        "hand",
        "to_beat",
        "suspect",
        "prompt",
        "log",
        "help",
        "banner",
        "lesson",
    ),
    *(f"{row}_{i}" for row in ("row", "kept") for i in range(5)),
    *each("seat", range(2, 9)),
]
