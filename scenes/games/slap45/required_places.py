"""What the layout of Slap .45 Mini must hold."""

from __future__ import annotations

from scenes.table.required_places import each

PLACES = [
    *("aim", "banner", "card", "deck", "discards", "pause", "prompt", "sheet", "sheet_up"),
    *("duel_base_0", "duel_base_1"),
    *(place for name in ("plate", "hip", "base") for place in each(name, range(2, 8))),
]
