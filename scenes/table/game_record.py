"""The record that the evening keeps of a table's game."""

from __future__ import annotations

import time
from collections.abc import Sequence

from game.core.engine import TABLE, View
from scenes.table.deeds import Deeds
from scenes.table.evening import GameRecord, Who, game_key
from scenes.table.table import Table


def record_of(table: Table, now_s: int | None = None, deeds: Sequence[Deeds] = ()) -> GameRecord:
    """The record of a table's game as it stands; `deeds` by seat, if anybody shot."""
    view = table.view(TABLE)
    result = table.result()
    lines = getattr(view, "tab", ())
    return GameRecord(
        game_key(table.session.transcript()),
        table.key,
        int(time.time()) if now_s is None else now_s,
        result is not None,
        tuple(Who(guest.name, guest.level is not None) for guest in table.guests),
        result.winners if result is not None else (),
        tuple((line.from_, line.to, str(line.why)) for line in lines) if result else (),
        tuple(deeds),
        _words_of(view),
    )


def _words_of(view: View) -> tuple[tuple[int, int], ...]:
    """Claims and lies by seat, as a game of bluff counts them for all to see."""
    figures = getattr(view, "figures", ())
    return tuple((one.claims, one.lies) for one in figures if hasattr(one, "lies"))
