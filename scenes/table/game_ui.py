"""What a game tells the shell of itself: one entry for each game, in its own room.

Shell, tools and tests go over entries; nothing outside a game's room knows the game by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from game.core.options import Option, OptionValue
from scenes.kit.layout.layouts import LayoutError, load

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.app.scene import Scene
    from scenes.table.rulebook.items import LeafPage
    from scenes.table.sitter import Sitter
    from scenes.table.table import Table

Picks = Mapping[str, OptionValue]
"""House rules by key: what people chose themselves, or every option of a game."""


def _nothing(_now: Picks) -> str:
    return ""


@dataclass(frozen=True, slots=True)
class OptionText:
    """A house rule in words. `label` and `line` go through `_`; `value` gives a value as said."""

    label: str
    line: str
    value: Callable[[OptionValue], str]
    stops: tuple[OptionValue, ...] = ()
    """The values the lobby offers where a range has too many to step through."""
    waits: bool = False
    """Whether it is a time to press in, which lasts twice as long with longer timers."""
    idle: Callable[[Picks], str] = _nothing
    """Why it makes no difference as all options stand, in the player's words; "" if it does."""


@dataclass(frozen=True, slots=True)
class GameUI:
    """A game on screen; `title` and `line` go through `_` when shown."""

    key: str
    title: str
    line: str
    """What it is, in a sentence."""
    icon: str
    music: str
    open: Callable[[App, Table], Scene]
    """Gives the scene that plays it at a table."""
    layouts: Mapping[str, Sequence[str]]
    """The layouts it may show, each with the names of the places it must have."""
    options: Mapping[str, OptionText] = field(default_factory=dict)
    """Its house rules in words, by key; what is not here goes by its key."""
    bots: Mapping[str, str] = field(default_factory=dict)
    """How its bots play, in a line for each level."""
    rulebook: Callable[[], Sequence[LeafPage]] | None = None
    """Its pages of the rules book."""
    deals: bool = False
    """Whether the first player is the first dealer."""
    starter: Callable[[App, Sequence[Sitter], Callable[[int], object]], Scene | None] | None = None
    """The scene that finds out who starts and calls what it is handed with the seat (None: nobody
    has to), in place of dice."""
    offer: Callable[[App, Table], None] | None = None
    """Is shown the table that was just opened in the lobby, and may offer a first round."""
    teach: Callable[[App], None] | None = None
    """Opens a first round, from the rules book."""

    def text_of(self, option: Option) -> OptionText:
        """The words for an option; plain ones for one nobody described."""
        return self.options.get(option.key) or OptionText(option.key, "", str)

    def trouble(self) -> str | None:
        """In one line why it cannot be shown, or None; ask before a table is opened."""
        try:
            for name, places in self.layouts.items():
                load(name, required=places)
        except LayoutError as error:
            return str(error)
        return None
