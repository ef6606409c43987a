"""Values of house rules as people say them, where more than one game has them."""

from __future__ import annotations

from game.core.options import OptionValue
from scenes.kit.text.words import _, n_


def hits(value: OptionValue) -> str:
    """Hits of a duel."""
    return n_("{count} hit", "{count} hits", int(value)).format(count=value)


def duel(value: OptionValue) -> str:
    """How duels are fought."""
    return {"draw": _("Quick on the draw"), "dice": _("With dice")}.get(str(value), str(value))


def margin(value: OptionValue) -> str:
    """How close presses may be, from microseconds."""
    if not value:
        return _("Only the very same moment")
    return _("{count} thousandths of a second").format(count=f"{int(value) / 1000:g}")


def rounds(value: OptionValue) -> str:
    """Rounds."""
    return n_("{count} round", "{count} rounds", int(value)).format(count=value)


def chips(value: OptionValue) -> str:
    """Chips."""
    return n_("{count} chip", "{count} chips", int(value)).format(count=value)
