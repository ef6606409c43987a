"""Slap .45 Mini on screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from scenes.games.slap45.options import OPTIONS
from scenes.games.slap45.required_places import PLACES
from scenes.kit.text.words import N_
from scenes.table.game_ui import GameUI

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.kit.app.scene import Scene
    from scenes.table.rulebook.items import LeafPage
    from scenes.table.sitter import Sitter
    from scenes.table.table import Table


def _open(app: App, table: Table) -> Scene:
    from scenes.games.slap45.scene import SlapStreet

    return SlapStreet(app, table)


def _rulebook() -> Sequence[LeafPage]:
    from scenes.games.slap45.rulebook import pages

    return pages()


def _starter(app: App, sitters: Sequence[Sitter], then: Callable[[int], object]) -> Scene | None:
    from scenes.games.slap45.vote import lot_for

    return lot_for(app, sitters, then)


def _offer(app: App, table: Table) -> None:
    from scenes.games.slap45.first_round import offer

    offer(app, table)


def _teach(app: App) -> None:
    from scenes.games.slap45.first_round import teach

    teach(app)


GAME_UI = GameUI(
    key="slap45",
    title=N_("Slap .45 Mini"),
    line=N_("Slap and point before anybody else does. A shootout for 2 to 7."),
    icon="slap/card_iron",
    music="slap45",
    open=_open,
    layouts={"slap45": PLACES},
    options=OPTIONS,
    bots={
        "easy": N_("Slow hands, itchy fingers."),
        "middle": N_("Quick enough, and ducks in time."),
        "hard": N_("Quick, calm, and knows whom to shoot."),
    },
    rulebook=_rulebook,
    starter=_starter,
    offer=_offer,
    teach=_teach,
)
