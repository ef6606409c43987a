"""The house rules of Slap .45 Mini in words."""

from __future__ import annotations

from game.core.options import OptionValue
from scenes.kit.text.words import N_, _, n_
from scenes.table import option_values as values
from scenes.table.game_ui import OptionText


def _members(value: OptionValue) -> str:
    return n_("{count} member", "{count} members", int(value)).format(count=value)


def _pace(value: OptionValue) -> str:
    return {"manual": _("Players flip"), "auto": _("It flips by itself")}.get(
        str(value), str(value)
    )


def _hands(value: OptionValue) -> str:
    return {"stay": _("Stay where they slap"), "hold": _("Hold the key down")}.get(
        str(value), str(value)
    )


def _seconds(value: OptionValue) -> str:
    seconds = int(value) / 1000
    count = round(seconds) if seconds == round(seconds) else 2
    return n_("{count} second", "{count} seconds", count).format(count=f"{seconds:g}")


def _thousandths(value: OptionValue) -> str:
    return _("{count} thousandths of a second").format(count=f"{int(value):g}")


OPTIONS: dict[str, OptionText] = {
    "gang": OptionText(
        N_("Gang"),
        N_("How many stand behind each player. Fewer make a quicker evening."),
        _members,
    ),
    "pace": OptionText(
        N_("Cards"),
        N_("Somebody flips each card in turn, or the next one turns by itself after a moment."),
        _pace,
    ),
    "hands": OptionText(
        N_("Hands in cover"),
        N_("A hand stays on its base until the key is pressed again, or only while it is held."),
        _hands,
    ),
    "window_ms": OptionText(
        N_("Time for a card"),
        N_("How long a card lies there before it is discarded. Longer is kinder to slow hands."),
        _seconds,
        (800, 1000, 1500, 2000, 2500, 3000, 4000, 5000),
        waits=True,
    ),
    "together_ms": OptionText(
        N_("Slap and point"),
        N_("How far apart slap and point may be and still be one shot."),
        _thousandths,
        (50, 75, 100, 150, 200, 250, 300, 400),
    ),
    "dead_heat_us": OptionText(
        N_("Dead heat"),
        N_("Presses this close cannot be told apart: the card is discarded."),
        values.margin,
    ),
}
