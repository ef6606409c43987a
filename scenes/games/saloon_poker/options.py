"""The house rules of Saloon Poker in words."""

from __future__ import annotations

from game.core.options import OptionValue
from scenes.kit.text.words import N_, _, n_
from scenes.table import option_values as values
from scenes.table.game_ui import OptionText


def _points(value: OptionValue) -> str:
    return n_("{count} point", "{count} points", int(value)).format(count=value)


def _fuse(value: OptionValue) -> str:
    if not value:
        return _("Nobody is accused")
    seconds = int(value) / 1000
    count = round(seconds) if seconds == round(seconds) else 2
    return n_("{count} second", "{count} seconds", count).format(count=f"{seconds:g}")


def _ties(value: OptionValue) -> str:
    return {"duel": _("Settled by a duel"), "share": _("Shared")}.get(str(value), str(value))


OPTIONS: dict[str, OptionText] = {
    "target": OptionText(
        N_("Play to"),
        N_("Whoever gets there first wins. A won round is worth about 20 points."),
        _points,
        (20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500),
    ),
    "duel": OptionText(
        N_("Duels"),
        N_("Who hears the bell first, or a quiet gamble with dice that needs no reflexes."),
        values.duel,
    ),
    "ties": OptionText(
        N_("Equal hands"),
        N_("Two with the same best dice: shoot it out and one is gone, or both take the points."),
        _ties,
    ),
    "accuse_ms": OptionText(
        N_("Time to accuse"),
        N_("How long the fuse burns after five of a kind, while anybody may cry cheat."),
        _fuse,
        (0, 1000, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000),
        waits=True,
    ),
    "hits": OptionText(
        N_("Hits to win a duel"),
        N_("One is quick and cruel; more give the slower hand a chance."),
        values.hits,
    ),
}
