"""From people to a table: hands out the pads, begins the game, and makes it the only scene."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from game.core.chairs import Chair
from game.core.options import OptionValue
from game.core.registry import GAMES
from scenes.games import TABLES
from scenes.table.table import Table

if TYPE_CHECKING:
    from scenes.kit.app.app import App

DEALS = 10**12
"""Deals are numbered from 0 up to this: long enough not to be guessed, short enough to be read."""


def open_table(
    app: App,
    game: str,
    chairs: Sequence[Chair],
    options: Mapping[str, OptionValue],
    first: int,
    pads: Mapping[int, int],
) -> Table:
    """Begin a game and show its table; `pads` is seat to a pad's instance id.

    A game that lay saved is given up with that, and counted so. Raises ValueError for a party or
    options the rules refuse.
    """
    from scenes.table.evening import note_abandoned

    names = tuple(chair.name for chair in chairs)
    setup = GAMES[game].setup(names, options, first=first, seed=secrets.randbelow(DEALS))
    note_abandoned(app)
    app.pads.clear_seats()
    for seat, pad in pads.items():
        if pad in app.pads.plugged:
            app.pads.assign(pad, seat)
    table = Table.open(app, setup, chairs)
    app.reset(TABLES[game].open(app, table))
    return table
