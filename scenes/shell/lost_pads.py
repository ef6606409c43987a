"""Seats whose pad was unplugged: what is said of them, and whose pad it is that is pressed next.

The seat plays with keys meanwhile, and may have a pad again at any time: at the table, where the
next press of a pad without a seat takes it, or on the pause sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.text.words import _
from scenes.table.table import Table

if TYPE_CHECKING:
    from scenes.kit.app.app import App


def table_below(app: App) -> Table | None:
    """The table that is open, under whatever lies on it."""
    tables = (getattr(scene, "table", None) for scene in reversed(tuple(app.stack)))
    return next((table for table in tables if isinstance(table, Table)), None)


def names_of_missing(app: App) -> list[tuple[int, str]]:
    """The seats without their pad and who sits there, in the order it happened."""
    table = table_below(app)
    if table is None:
        return []
    return [(seat, table.name(seat)) for seat in app.pads.vacant if seat < table.seats]


def missing_words(app: App, seat: int | None = None) -> str:
    """What to say while pads are missing, of `seat` at least; "" when none is."""
    missing = [name for _seat, name in names_of_missing(app)]
    table = table_below(app)
    if not missing and seat is not None and table is not None:
        missing = [table.name(seat)]
    if not missing:
        return ""
    if len(missing) > 1:
        return _("Pads were unplugged: {names}. Press a button on each pad.").format(
            names=", ".join(missing)
        )
    return _("{name}'s pad was unplugged. The next pad to press takes the seat.").format(
        name=missing[0]
    )


def closing_words(app: App) -> str:
    """What to say when the game goes on without the pads; "" when none is missing."""
    missing = [name for _seat, name in names_of_missing(app)]
    if not missing:
        return ""
    words = _("Without a pad, on keys for now: {names}. A pad that is pressed takes the seat.")
    return words.format(names=", ".join(missing))


def back_words(app: App, seat: int | None) -> str:
    """What to say when a pad took a seat at the table itself."""
    table = table_below(app)
    if table is None or seat is None or seat >= table.seats:
        return _("The pad has its seat.")
    return _("{name} plays with a pad again.").format(name=table.name(seat))


def seated_words(app: App) -> str:
    """What to say when a pad has just taken a seat: who still has none, else that all is well."""
    return missing_words(app) or _("The pad has its seat.")
