"""The house rules of Texas Hold It in words."""

from __future__ import annotations

from game.core.options import OptionValue
from scenes.kit.text.words import N_, _, n_
from scenes.table import option_values as values
from scenes.table.game_ui import OptionText


def _claims(value: OptionValue) -> str:
    return {"open": _("Written at the card"), "silent": _("Spoken aloud only")}.get(
        str(value), str(value)
    )


def _early_hold(value: OptionValue) -> str:
    return _("Any time") if value else _("Not on the first turn")


def _moves(value: OptionValue) -> str:
    return n_("{count} move", "{count} moves", int(value)).format(count=value)


OPTIONS: dict[str, OptionText] = {
    "claims": OptionText(
        N_("What is said"),
        N_(
            "Chosen on screen for all to see, or spoken across the room: "
            "then only peeks are recorded."
        ),
        _claims,
    ),
    "early_hold": OptionText(
        N_("Holding it first"),
        N_("Whether somebody may hold it, and hurry all others, before doing anything else."),
        _early_hold,
    ),
    "patience": OptionText(
        N_("Patience"),
        N_("Each player gets this many peeks and swaps a round; after that it's pee or hold it."),
        _moves,
        (3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50),
    ),
    "rounds": OptionText(
        N_("Longest game"),
        N_("After this many rounds the most dry points wins; ties go to the fewest wet points."),
        values.rounds,
    ),
}
