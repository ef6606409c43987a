"""High Noon on Main Street: the duel of reflexes and the one with dice, alone or over a table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.games.high_noon.options import OPTIONS
from scenes.games.high_noon.required_places import PLACES
from scenes.kit.text.words import N_
from scenes.table.game_ui import GameUI

if TYPE_CHECKING:
    from game.core.engine import View
    from game.high_noon.records import DuelView
    from scenes.kit.app.app import App
    from scenes.kit.app.scene import Scene
    from scenes.table.rulebook.items import LeafPage
    from scenes.table.table import Table


def _open(app: App, table: Table) -> Scene:
    from scenes.games.high_noon.scene import Duel

    return Duel(app, table)


def open_over(app: App, table: Table, duel_of: Callable[[View], DuelView | None]) -> Scene:
    """The duel that another game has come to, over its table; `duel_of` finds it in its view."""
    from scenes.games.high_noon.scene import Duel

    return Duel(app, table, duel_of)


def _rulebook() -> Sequence[LeafPage]:
    from scenes.games.high_noon.rulebook import pages

    return pages()


GAME_UI = GameUI(
    key="high_noon",
    title=N_("High Noon"),
    line=N_("Wait for the bell, then be quick. A duel for two."),
    icon="icons/pistol",
    music="duel",
    open=_open,
    layouts={"duel": PLACES},
    options=OPTIONS,
    bots={
        "easy": N_("Half asleep in the sun."),
        "middle": N_("As quick as most people."),
        "hard": N_("Very quick and very calm."),
    },
    rulebook=_rulebook,
)
