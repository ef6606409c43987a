"""What the layout of Texas Hold It must hold."""

from __future__ import annotations

from scenes.table.required_places import SECRET, each

PLACES = [
    *SECRET,
    *("cactus", "snake", "peek"),
    *(f"choice_{i}" for i in range(4)),
    *(place for name in ("seat", "hold", "gap", "claim") for place in each(name, range(2, 7))),
    *(f"{name}_{n}_{i}" for name in ("urinal", "stand") for n in range(2, 7) for i in range(n - 1)),
]
