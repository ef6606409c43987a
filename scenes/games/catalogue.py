"""Which table belongs to which game: titles, a line of what it is, and the scene that plays it.

A new game is one entry in `TABLES` besides its line in `game.core.registry`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.kit.text.words import N_

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.app.scene import Scene
    from scenes.table.sitter import Sitter
    from scenes.table.table import Table


@dataclass(frozen=True, slots=True)
class TableInfo:
    """A game on the title page; `title` and `line` go through `_` when shown.

    `lot` gives the scene that finds out who starts (None: nobody has to), in place of dice; it
    calls what it is handed with the seat. `offer` is shown the table that was opened in the lobby,
    `teach` opens a first round from the rules book.
    """

    key: str
    title: str
    line: str
    icon: str
    music: str
    open: Callable[[App, Table], Scene]
    lot: Callable[[App, Sequence[Sitter], Callable[[int], object]], Scene | None] | None = None
    offer: Callable[[App, Table], None] | None = None
    teach: Callable[[App], None] | None = None


def _saloon_poker(app: App, table: Table) -> Scene:
    from scenes.games.saloon_poker import SaloonPoker

    return SaloonPoker(app, table)


def _saloon_poker_offer(app: App, table: Table) -> None:
    from scenes.games.saloon_poker.first_round import offer

    offer(app, table)


def _saloon_poker_teach(app: App) -> None:
    from scenes.games.saloon_poker.first_round import teach

    teach(app)


def _high_noon(app: App, table: Table) -> Scene:
    from scenes.games.high_noon import Duel

    return Duel(app, table)


def _slap45(app: App, table: Table) -> Scene:
    from scenes.games.slap45 import SlapStreet

    return SlapStreet(app, table)


def _slap45_lot(app: App, sitters: Sequence[Sitter], then: Callable[[int], object]) -> Scene | None:
    from scenes.games.slap45.vote import lot_for

    return lot_for(app, sitters, then)


def _slap45_offer(app: App, table: Table) -> None:
    from scenes.games.slap45.first_round import offer

    offer(app, table)


def _slap45_teach(app: App) -> None:
    from scenes.games.slap45.first_round import teach

    teach(app)


def _monster(app: App, table: Table) -> Scene:
    from scenes.games.monster import MonsterTable

    return MonsterTable(app, table)


def _monster_offer(app: App, table: Table) -> None:
    from scenes.games.monster.first_round import offer

    offer(app, table)


def _monster_teach(app: App) -> None:
    from scenes.games.monster.first_round import teach

    teach(app)


def _texas_hold_it(app: App, table: Table) -> Scene:
    from scenes.games.texas_hold_it import Washroom

    return Washroom(app, table)


def _texas_hold_it_offer(app: App, table: Table) -> None:
    from scenes.games.texas_hold_it.first_round import offer

    offer(app, table)


def _texas_hold_it_teach(app: App) -> None:
    from scenes.games.texas_hold_it.first_round import teach

    teach(app)


def _monster_gunslingers(app: App, table: Table) -> Scene:
    from scenes.games.monster_gunslingers import MonsterGunslingers

    return MonsterGunslingers(app, table)


def _monster_gunslingers_offer(app: App, table: Table) -> None:
    from scenes.games.monster_gunslingers.first_round import offer

    offer(app, table)


def _monster_gunslingers_teach(app: App) -> None:
    from scenes.games.monster_gunslingers.first_round import teach

    teach(app)


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
            offer=_saloon_poker_offer,
            teach=_saloon_poker_teach,
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
            "slap45",
            _slap45,
            _slap45_lot,
            _slap45_offer,
            _slap45_teach,
        ),
        TableInfo(
            "monster_gunslingers",
            N_("Monster Gunslingers"),
            N_("Poker at midnight, and every card has a trick up its sleeve. 2 to 6 players."),
            "gunslingers/icon",
            "monster_gunslingers",
            _monster_gunslingers,
            offer=_monster_gunslingers_offer,
            teach=_monster_gunslingers_teach,
        ),
        TableInfo(
            "monster",
            N_("Monster"),
            N_("What everybody throws away gets up and fights back. 4 to 8 players."),
            "monster/icon",
            "monster",
            _monster,
            offer=_monster_offer,
            teach=_monster_teach,
        ),
        TableInfo(
            "texas_hold_it",
            N_("Texas Hold It"),
            N_("Peek, lie, and find a place that stays dry. A washroom for 2 to 6."),
            "texas/icon",
            "texas_hold_it",
            _texas_hold_it,
            None,
            _texas_hold_it_offer,
            _texas_hold_it_teach,
        ),
    )
}
