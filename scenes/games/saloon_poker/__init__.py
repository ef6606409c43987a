"""The Saloon Poker table: dice on bare wood under a lamp."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.games import high_noon
from scenes.games.saloon_poker.options import OPTIONS
from scenes.games.saloon_poker.required_places import PLACES
from scenes.kit.text.words import N_
from scenes.table.game_ui import GameUI

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.app.scene import Scene
    from scenes.table.rulebook.items import LeafPage
    from scenes.table.table import Table


def _open(app: App, table: Table) -> Scene:
    from scenes.games.saloon_poker.scene import SaloonPoker

    return SaloonPoker(app, table)


def _rulebook() -> Sequence[LeafPage]:
    from scenes.games.saloon_poker.rulebook import pages

    return pages()


def _offer(app: App, table: Table) -> None:
    from scenes.games.saloon_poker.first_round import offer

    offer(app, table)


def _teach(app: App) -> None:
    from scenes.games.saloon_poker.first_round import teach

    teach(app)


GAME_UI = GameUI(
    key="saloon_poker",
    title=N_("Saloon Poker"),
    line=N_("Five dice, two rerolls, and somebody is always cheating. 2 to 8 players."),
    icon="icons/dice",
    music="saloon_poker",
    open=_open,
    layouts={"saloon_poker": PLACES, **high_noon.GAME_UI.layouts},
    options=OPTIONS,
    bots={
        "easy": N_("Keeps whatever looks nice."),
        "middle": N_("Knows the odds of a good hand."),
        "hard": N_("Has worked out every hand."),
    },
    rulebook=_rulebook,
    offer=_offer,
    teach=_teach,
)
