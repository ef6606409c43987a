"""What the layout of Monster Gunslingers must hold."""

from __future__ import annotations

from scenes.table.required_places import each

PLACES = [
    *("deck", "discards", "sign", "pot", "pot_heap", "pot_count", "banner", "showdown"),
    *("holster", "holster_0", "holster_1", "bench", "prompt", "log", "actions"),
    *("undo", "reference", "pause"),
    *(f"{name}_{i}" for name in ("house", "street") for i in range(5)),
    *each("seat", range(2, 7)),
]
