"""What `shots` makes pictures of: one small function for each state of a scene.

A new state is one function with `@shot("name")` in the file of its scene; it gets a fresh
`Stagehand` and leaves on screen what is to be seen. Nothing else needs to know; a new file is
imported here.
"""

from __future__ import annotations

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
from scenes.tools.gallery.register import STATES, State

FILES = (duel, evening, gunslingers, keys, monster, pads, saloon, shell, slap, texas)
"""Importing them has entered their states."""


def states() -> dict[str, State]:
    """Every state by its picture's name, in the order of the evening."""
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

    return dict(sorted(STATES.items(), key=lambda item: place(item[0])))
