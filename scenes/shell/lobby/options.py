"""Which values house rules have, and how the lobby steps through them; games have the words."""

from __future__ import annotations

from game.core.options import Option, OptionValue
from game.core.registry import GAMES
from scenes.games import TABLES
from scenes.kit.text.words import _
from scenes.table.game_ui import Picks


def default_of(game: str, option: Option, long_timers: bool) -> OptionValue:
    """Where an option stands if nobody touches it: with longer timers all windows last twice."""
    value = option.default
    if long_timers and TABLES[game].text_of(option).waits:
        doubled = int(value) * 2
        return doubled if option.accepts(doubled) else value
    return value


def stops_of(game: str, option: Option, *also: OptionValue) -> list[OptionValue]:
    """The values the lobby offers, in order, with those in `also` among them."""
    stops = [v for v in TABLES[game].text_of(option).stops if option.accepts(v)]
    values = stops or list(option.choices())
    for value in also:
        if value not in values and option.accepts(value):
            values.append(value)
    numbers = [v for v in values if type(v) is int]
    return [*sorted(numbers)] if len(numbers) == len(values) else values


def chosen(game: str, picks: Picks, long_timers: bool) -> dict[str, OptionValue]:
    """Every option of the game: as picked where that makes sense, else at its default."""
    out: dict[str, OptionValue] = {}
    for option in GAMES[game].options:
        value = picks.get(option.key)
        fits = value is not None and option.accepts(value)
        out[option.key] = (
            value if value is not None and fits else default_of(game, option, long_timers)
        )
    return out


def changed(game: str, picks: Picks, long_timers: bool) -> list[str]:
    """What differs from the rules as they come, each in a few words: "Play to: 50 points"."""
    now = chosen(game, picks, long_timers)
    out = []
    for option in GAMES[game].options:
        if now[option.key] != option.default:
            words = TABLES[game].text_of(option)
            out.append(
                _("{rule}: {value}").format(rule=_(words.label), value=words.value(now[option.key]))
            )
    return out
