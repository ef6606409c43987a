"""The game that was left: whether there is one, and going on with it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.core.session import Session
from scenes.games import TABLES
from scenes.table.table import Table, autosave

if TYPE_CHECKING:
    from scenes.kit.app.app import App


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game one can go on with."""

    game: str
    names: tuple[str, ...]


def saved_game(app: App) -> SavedGame | None:
    """The autosave in short, or None. One that makes no sense is set aside and the player told."""
    save = autosave(app)
    for path, data in save.read():
        told = Session.glance(data)
        if told is None:
            save.refuse(path)
        elif told.game in TABLES:
            return SavedGame(told.game, told.players)
    return None


def resume_game(app: App) -> bool:
    """Go on with the autosave: its table becomes the scene. False when there is none."""
    session = Session.resume(autosave(app))
    if session is None or session.setup.game not in TABLES:
        return False
    why_not = TABLES[session.setup.game].trouble()
    if why_not is not None:
        app.notice(why_not)
        return False
    table = Table(app, session)
    app.reset(TABLES[table.key].open(app, table))
    return True
