"""Whether anybody ever played on this machine: where nobody has, learning a game comes first.

It counts as played to have finished a game of any kind, or to have gone beyond its first round (the
first pot, card or hit, where there are no rounds); also one that was then abandoned. Kept with the
evening, and not forgotten when another begins.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.core.engine import View
from game.high_noon.records import DuelView
from game.slap45.records import SlapView
from scenes.table.evening import Evening

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table


def newcomers(app: App) -> bool:
    """Whether nobody has ever played here."""
    return not Evening.of(app).played


def note_played(table: Table) -> None:
    """A table is left: what was played at it is noted. Lessons, which are not kept, are not."""
    people = table.people(range(table.seats))
    if not people or not table.session.kept:
        return
    if table.result() is not None or beyond_first_round(table.view()):
        Evening.of(table.app).note_played()


def beyond_first_round(view: View) -> bool:
    """Whether a game, as everybody may see it, has gone beyond its first round."""
    match view:
        case SlapView():
            return view.last is not None
        case DuelView():
            return any(view.hits)
    return max(getattr(view, "round", 1), getattr(view, "game", 1)) > 1
