"""The house rules of Monster Gunslingers in words."""

from __future__ import annotations

from game.core.options import OptionValue
from scenes.kit.text.words import N_, _, n_
from scenes.table import option_values as values
from scenes.table.game_ui import OptionText, Picks


def _turns(value: OptionValue) -> str:
    if not value:
        return _("As long as it takes")
    return n_("{count} turn", "{count} turns", int(value)).format(count=value)


def _betting(value: OptionValue) -> str:
    return _("With chips") if value else _("For honour alone")


def _no_bets(now: Picks) -> str:
    return "" if now["betting"] else _("Nobody bets without chips.")


def _three_rounds(now: Picks) -> str:
    return _("With chips it is always three rounds.") if now["betting"] else ""


OPTIONS: dict[str, OptionText] = {
    "rounds": OptionText(
        N_("Rounds to win"),
        N_("The first to win this many wins the game. With chips it is always three rounds."),
        values.rounds,
        idle=_three_rounds,
    ),
    "betting": OptionText(
        N_("Betting"),
        N_("Ten chips each and an ante a round; bets when the fourth card of the street is up."),
        _betting,
    ),
    "bet": OptionText(
        N_("Size of a bet"),
        N_("What a bet costs, and every raise on top of it. Only with chips."),
        values.chips,
        idle=_no_bets,
    ),
    "turn_cap": OptionText(
        N_("Longest round"),
        N_("After this many turns the whole street is turned face up. It rarely gets that far."),
        _turns,
    ),
}
