"""The house rules of High Noon in words."""

from __future__ import annotations

from scenes.kit.text.words import N_
from scenes.table import option_values as values
from scenes.table.game_ui import OptionText

OPTIONS: dict[str, OptionText] = {
    "version": OptionText(
        N_("Duels"),
        N_("Who hears the bell first, or a quiet gamble with dice that needs no reflexes."),
        values.duel,
    ),
    "hits": OptionText(
        N_("Hits to win"),
        N_("The first to reach this many wins the duel."),
        values.hits,
    ),
    "dead_heat_us": OptionText(
        N_("Dead heat"),
        N_("Presses this close cannot be told apart: both miss. Dice do not care."),
        values.margin,
        (0, 1000, 2000, 3000, 4000, 5000, 8000, 10_000, 15_000, 20_000),
    ),
}
