"""How a state of a scene is entered for `shots`, and who sits in most of the pictures."""

from __future__ import annotations

from collections.abc import Callable

from scenes.tools.stagehand import Sitter, Stagehand

State = Callable[[Stagehand], None]

STATES: dict[str, State] = {}
"""Every state that was entered, by its picture's name."""

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
        if name in STATES:
            raise ValueError(f"there are two shots named '{name}'")
        STATES[name] = state
        return state

    return enter
