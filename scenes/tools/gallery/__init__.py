"""What `shots` makes pictures of: one small function for each state of a scene.

A new state is one function with `@shot("name")` in the file of its scene; it gets a fresh
`Stagehand` and leaves on screen what is to be seen. Nothing else needs to know; a new file is
imported in `states`.
"""

from __future__ import annotations

from collections.abc import Callable

from scenes.tools.stagehand import Sitter, Stagehand

State = Callable[[Stagehand], None]

_STATES: dict[str, State] = {}

FOUR = (Sitter("Belle"), Sitter("Doc"), Sitter("Hattie"), Sitter("Tin Tom", "hard"))
EIGHT = (
    Sitter("Belle"),
    Sitter("Doc"),
    Sitter("Hattie"),
    Sitter("Buck"),
    Sitter("Pearl"),
    Sitter("Tin Tom", "easy"),
    Sitter("Brass Bess", "middle"),
    Sitter("Cogs McGraw", "hard"),
)
TWO = (Sitter("Belle"), Sitter("Doc"))


def shot(name: str) -> Callable[[State], State]:
    """Enter a state under the name of its picture; every name once."""

    def enter(state: State) -> State:
        if name in _STATES:
            raise ValueError(f"there are two shots named '{name}'")
        _STATES[name] = state
        return state

    return enter


def states() -> dict[str, State]:
    """Every state by its picture's name, in the order of the evening."""
    from scenes.tools.gallery import (
        duel,
        evening,
        gunslingers,
        keys,
        monster,
        pads,
        saloon,
        shell,
        slap,
        texas,
    )

    del (
        duel,
        evening,
        gunslingers,
        keys,
        monster,
        pads,
        saloon,
        shell,
        slap,
        texas,
    )  # importing them has entered their states
    order = (
        "title",
        "lobby",
        "options",
        "keys",
        "keyboard",
        "rules",
        "pause",
        "saloon",
        "duel",
        "slap",
        "gunslingers",
        "monster",
        "texas",
        "results",
    )

    def place(name: str) -> int:
        kind = name.split("_")[0]
        return order.index(kind) if kind in order else len(order)

    return dict(sorted(_STATES.items(), key=lambda item: place(item[0])))
