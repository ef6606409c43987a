"""Which table belongs to which game: titles, a line of what it is, and the scene that plays it.

A new game is one entry in `TABLES` besides its line in `game.core.registry`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.kit.words import N_

if TYPE_CHECKING:
    from scenes.kit.app import App
    from scenes.kit.scene import Scene
    from scenes.table import Table


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A game on the title page; `title` and `line` go through `_` when shown."""

    key: str
    title: str
    line: str
    icon: str
    music: str
    open: Callable[[App, Table], Scene]


def _saloon_poker(app: App, table: Table) -> Scene:
    from scenes.saloon_poker import SaloonPoker

    return SaloonPoker(app, table)


def _high_noon(app: App, table: Table) -> Scene:
    from scenes.duel import Duel

    return Duel(app, table)


def _slap45(app: App, table: Table) -> Scene:
    from scenes.slap45 import SlapStreet

    return SlapStreet(app, table)


TABLES: dict[str, TableInfo] = {
    info.key: info
    for info in (
        TableInfo(
            "saloon_poker",
            N_("Saloon Poker"),
            N_("Five dice, two rerolls, and somebody is always cheating. 2 to 8 players."),
            "icons/dice",
            "saloon_poker",
            _saloon_poker,
        ),
        TableInfo(
            "high_noon",
            N_("High Noon"),
            N_("Wait for the bell, then be quick. A duel for two."),
            "icons/pistol",
            "duel",
            _high_noon,
        ),
        TableInfo(
            "slap45",
            N_("Slap .45 Mini"),
            N_("Slap and point before anybody else does. A shootout for 2 to 7."),
            "slap/card_iron",
            "duel",
            _slap45,
        ),
    )
}
