"""Texas Hold It: the washroom row, claims pinned to backs, and the reveal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from scenes.games.texas_hold_it.options import OPTIONS
from scenes.games.texas_hold_it.required_places import PLACES
from scenes.kit.text.words import N_
from scenes.table.game_ui import GameUI

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.app.scene import Scene
    from scenes.table.rulebook.items import LeafPage
    from scenes.table.table import Table


def _open(app: App, table: Table) -> Scene:
    from scenes.games.texas_hold_it.scene import Washroom

    return Washroom(app, table)


def _rulebook() -> Sequence[LeafPage]:
    from scenes.games.texas_hold_it.rulebook import pages

    return pages()


def _offer(app: App, table: Table) -> None:
    from scenes.games.texas_hold_it.first_round import offer

    offer(app, table)


def _teach(app: App) -> None:
    from scenes.games.texas_hold_it.first_round import teach

    teach(app)


GAME_UI = GameUI(
    key="texas_hold_it",
    title=N_("Texas Hold It"),
    line=N_("Peek, lie, and find a place that stays dry. A washroom for 2 to 6."),
    icon="texas/icon",
    music="texas_hold_it",
    open=_open,
    layouts={"texas_hold_it": PLACES},
    options=OPTIONS,
    bots={
        "easy": N_("Says what it saw."),
        "middle": N_("Believes a lot, fibs a little."),
        "hard": N_("Remembers every lie. Lies better."),
    },
    rulebook=_rulebook,
    deals=True,
    offer=_offer,
    teach=_teach,
)
