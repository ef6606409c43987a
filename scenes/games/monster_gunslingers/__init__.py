"""The table of Monster Gunslingers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.games.monster_gunslingers.options import OPTIONS
from scenes.games.monster_gunslingers.required_places import PLACES
from scenes.kit.text.words import N_
from scenes.table.game_ui import GameUI

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.app.scene import Scene
    from scenes.table.rulebook.items import LeafPage
    from scenes.table.table import Table


def _open(app: App, table: Table) -> Scene:
    from scenes.games.monster_gunslingers.scene import MonsterGunslingers

    return MonsterGunslingers(app, table)


def _rulebook() -> Sequence[LeafPage]:
    from scenes.games.monster_gunslingers.rulebook import pages

    return pages()


def _offer(app: App, table: Table) -> None:
    from scenes.games.monster_gunslingers.first_round import offer

    offer(app, table)


def _teach(app: App) -> None:
    from scenes.games.monster_gunslingers.first_round import teach

    teach(app)


GAME_UI = GameUI(
    key="monster_gunslingers",
    title=N_("Monster Gunslingers"),
    line=N_("Poker at midnight, and every card has a trick up its sleeve. 2 to 6 players."),
    icon="gunslingers/icon",
    music="monster_gunslingers",
    open=_open,
    layouts={"monster_gunslingers": PLACES},
    options=OPTIONS,
    bots={
        "easy": N_("Plays what comes to mind."),
        "middle": N_("Reckons a little. Plain powers only."),
        "hard": N_("Weighs every power, and bluffs."),
    },
    rulebook=_rulebook,
    offer=_offer,
    teach=_teach,
)
