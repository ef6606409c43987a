"""The Monster table: secret discards, the pile under the cloth, and the fight."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.games.monster.options import OPTIONS
from scenes.games.monster.required_places import PLACES
from scenes.kit.text.words import N_
from scenes.table.game_ui import GameUI

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.app.scene import Scene
    from scenes.table.rulebook.items import LeafPage
    from scenes.table.table import Table


def _open(app: App, table: Table) -> Scene:
    from scenes.games.monster.scene import MonsterTable

    return MonsterTable(app, table)


def _rulebook() -> Sequence[LeafPage]:
    from scenes.games.monster.rulebook import pages

    return pages()


def _offer(app: App, table: Table) -> None:
    from scenes.games.monster.first_round import offer

    offer(app, table)


def _teach(app: App) -> None:
    from scenes.games.monster.first_round import teach

    teach(app)


GAME_UI = GameUI(
    key="monster",
    title=N_("Monster"),
    line=N_("What everybody throws away gets up and fights back. 4 to 8 players."),
    icon="monster/icon",
    music="monster",
    open=_open,
    layouts={"monster": PLACES},
    options=OPTIONS,
    bots={
        "easy": N_("Throws what it must, and scares easily."),
        "middle": N_("Ducks early, fights late."),
        "hard": N_("Has a feel for what is under the cloth."),
    },
    rulebook=_rulebook,
    deals=True,
    offer=_offer,
    teach=_teach,
)
