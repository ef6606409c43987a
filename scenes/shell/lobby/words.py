"""How bots play, in words."""

from __future__ import annotations

from collections.abc import Sequence

from scenes.games import TABLES
from scenes.kit.text.words import N_, _, n_

LEVELS = {"easy": N_("Easy"), "middle": N_("Medium"), "hard": N_("Hard")}


def starter_label(game: str) -> str:
    """What the choice of the first player is called."""
    return _("Who deals") if TABLES[game].deals else _("Who starts")


def level_name(level: str) -> str:
    """A bot's level."""
    return _(LEVELS[level])


def level_line(game: str, level: str) -> str:
    """In a line how a bot of this level plays this game; "" where nobody has said."""
    return _(TABLES[game].bots.get(level, ""))


def who_line(levels: Sequence[str | None]) -> str:
    """Who sits at the table: a bot's level for each, None for a person."""
    people = sum(level is None for level in levels)
    if not people:
        return _("Bots only: sit back and watch.")
    bots = len(levels) - people
    told = n_("{count} person", "{count} people", people).format(count=people)
    if not bots:
        return _("{people} at the table.").format(people=told)
    machines = n_("{count} bot", "{count} bots", bots).format(count=bots)
    return _("{people} and {bots} at the table.").format(people=told, bots=machines)
