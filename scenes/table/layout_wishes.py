"""What each table's layout must hold, so that a missing place is named and not run into."""

from __future__ import annotations

from collections.abc import Iterable

from scenes.kit.layout.layouts import Layout, LayoutError, load


def _each(name: str, counts: Iterable[int]) -> list[str]:
    """`name_N_0` to `name_N_(N - 1)` for every number N of people."""
    return [f"{name}_{n}_{i}" for n in counts for i in range(n)]


_SALOON = [
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
    *_each("seat", range(2, 9)),
]
_DUEL = [
    *("aim", "banner", "belfry", "clock", "pause", "prompt", "sheet", "sign", "weed"),
    *(f"{name}_{i}" for name in ("card", "dial", "feet", "ground", "plate", "row") for i in (0, 1)),
]
_SLAP = [
    *("aim", "banner", "card", "deck", "discards", "pause", "prompt", "sheet", "sheet_up"),
    *("duel_base_0", "duel_base_1"),
    *(place for name in ("plate", "hip", "base") for place in _each(name, range(2, 8))),
]
_SECRET = ["prompt", "bench", "log", "actions", "pause", "reference", "undo", "banner", "sign"]
_MONSTER = [
    *_SECRET,
    *("cloth", "deck", "slate", "rail", "pot", "champion_face", "champion_name", "monster_name"),
    *("champion_row", "monster_row"),
    *_each("seat", range(4, 9)),
]
_TEXAS = [
    *_SECRET,
    *("cactus", "snake", "peek"),
    *(f"choice_{i}" for i in range(4)),
    *(place for name in ("seat", "hold", "gap", "claim") for place in _each(name, range(2, 7))),
    *(f"{name}_{n}_{i}" for name in ("urinal", "stand") for n in range(2, 7) for i in range(n - 1)),
]
_GUNSLINGERS = [
    *("deck", "discards", "sign", "pot", "pot_heap", "pot_count", "banner", "showdown"),
    *("holster", "holster_0", "holster_1", "bench", "prompt", "log", "actions"),
    *("undo", "reference", "pause"),
    *(f"{name}_{i}" for name in ("house", "street") for i in range(5)),
    *_each("seat", range(2, 7)),
]
PLACES: dict[str, list[str]] = {
    "saloon_poker": _SALOON,
    "duel": _DUEL,
    "slap45": _SLAP,
    "monster_gunslingers": _GUNSLINGERS,
    "monster": _MONSTER,
    "texas_hold_it": _TEXAS,
}
"""The names every layout must have."""

LAYOUTS = {
    "saloon_poker": ("saloon_poker", "duel"),
    "high_noon": ("duel",),
    "slap45": ("slap45",),
    "monster_gunslingers": ("monster_gunslingers",),
    "monster": ("monster",),
    "texas_hold_it": ("texas_hold_it",),
}
"""The layouts a game may show, by its key; a duel comes over the poker table."""


def layout(name: str) -> Layout:
    """The layout `name`, all its places present. Raises LayoutError with file and object."""
    return load(name, required=PLACES[name])


def trouble(game: str) -> str | None:
    """In one line why a game cannot be shown, or None; ask before a table is opened."""
    try:
        for name in LAYOUTS[game]:
            layout(name)
    except LayoutError as error:
        return str(error)
    return None
