"""The house rules of Monster in words."""

from __future__ import annotations

from game.core.options import OptionValue
from game.monster.rules import LAP
from scenes.kit.text.words import N_, _, n_
from scenes.table import option_values as values
from scenes.table.game_ui import OptionText


def _pots(value: OptionValue) -> str:
    if value == LAP:
        return _("One lap: everybody deals once")
    return n_("{count} pot", "{count} pots", int(value)).format(count=value)


OPTIONS: dict[str, OptionText] = {
    "chips": OptionText(
        N_("Chips at the start"),
        N_("What everybody brings. Whoever runs out plays on below zero, on the slate."),
        values.chips,
    ),
    "games": OptionText(
        N_("Pots to play"),
        N_("After this many pots, the most chips wins. A pot may take several rounds."),
        _pots,
    ),
    "penalty": OptionText(
        N_("Penalty"),
        N_("What a Champion who loses to the Monster pays into the pot."),
        values.chips,
    ),
}
