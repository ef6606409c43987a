"""What the layout of Monster must hold."""

from __future__ import annotations

from scenes.table.required_places import SECRET, each

PLACES = [
    *SECRET,
    *("cloth", "deck", "slate", "rail", "pot", "champion_face", "champion_name", "monster_name"),
    *("champion_row", "monster_row"),
    *each("seat", range(4, 9)),
]
