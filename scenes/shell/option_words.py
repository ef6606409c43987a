"""House rules in words: what every option is called, what it does, and what its values mean.

The options themselves are data of the games (`GAMES[key].options`); a game without words here still
gets its page, under the names its options have in transcripts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.core.options import Option, OptionValue
from game.core.registry import GAMES
from scenes.kit.words import N_, _, n_

Picks = Mapping[str, OptionValue]
"""What people chose themselves; everything else stands at its default."""


@dataclass(frozen=True, slots=True)
class OptionWords:
    """`label` and `line` go through `_`; `words` gives a value as people say it.

    `stops` are the values the lobby offers where a range has too many to step through.
    """

    label: str
    line: str
    words: Callable[[OptionValue], str]
    stops: tuple[OptionValue, ...] = ()


def _points(value: OptionValue) -> str:
    return n_("{count} point", "{count} points", int(value)).format(count=value)


def _hits(value: OptionValue) -> str:
    return n_("{count} hit", "{count} hits", int(value)).format(count=value)


def _fuse(value: OptionValue) -> str:
    if not value:
        return _("Nobody is accused")
    seconds = int(value) / 1000
    count = round(seconds) if seconds == round(seconds) else 2
    return n_("{count} second", "{count} seconds", count).format(count=f"{seconds:g}")


def _duel(value: OptionValue) -> str:
    return {"draw": _("Quick on the draw"), "dice": _("With dice")}.get(str(value), str(value))


def _ties(value: OptionValue) -> str:
    return {"duel": _("Settled by a duel"), "share": _("Shared")}.get(str(value), str(value))


def _margin(value: OptionValue) -> str:
    if not value:
        return _("Only the very same moment")
    return _("{count} thousandths of a second").format(count=f"{int(value) / 1000:g}")


def _members(value: OptionValue) -> str:
    return n_("{count} member", "{count} members", int(value)).format(count=value)


def _pace(value: OptionValue) -> str:
    return {"manual": _("The flipper flips"), "auto": _("It flips by itself")}.get(
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


WORDS: dict[tuple[str, str], OptionWords] = {
    ("saloon_poker", "target"): OptionWords(
        N_("Play to"),
        N_("Whoever gets there first wins. A won round is worth about 20 points."),
        _points,
        (20, 30, 40, 50, 60, 80, 100, 120, 150, 200, 250, 300, 400, 500),
    ),
    ("saloon_poker", "duel"): OptionWords(
        N_("Duels"),
        N_("Who hears the bell first, or a quiet gamble with dice that needs no reflexes."),
        _duel,
    ),
    ("saloon_poker", "ties"): OptionWords(
        N_("Equal hands"),
        N_("Two with the same best dice: shoot it out and one is gone, or both take the points."),
        _ties,
    ),
    ("saloon_poker", "accuse_ms"): OptionWords(
        N_("Time to accuse"),
        N_("How long the fuse burns after five of a kind, while anybody may cry cheat."),
        _fuse,
        (0, 1000, 2000, 3000, 4000, 5000, 6000, 8000, 10_000, 12_000, 15_000, 20_000),
    ),
    ("saloon_poker", "hits"): OptionWords(
        N_("Hits to win a duel"),
        N_("One is quick and cruel; more give the slower hand a chance."),
        _hits,
    ),
    ("high_noon", "version"): OptionWords(
        N_("Duels"),
        N_("Who hears the bell first, or a quiet gamble with dice that needs no reflexes."),
        _duel,
    ),
    ("high_noon", "hits"): OptionWords(
        N_("Hits to win"),
        N_("Whoever has so many first wins the duel."),
        _hits,
    ),
    ("slap45", "gang"): OptionWords(
        N_("Gang"),
        N_("How many stand behind each player. Fewer make a quicker evening."),
        _members,
    ),
    ("slap45", "pace"): OptionWords(
        N_("Cards"),
        N_("Somebody flips each card in turn, or the next one turns by itself after a moment."),
        _pace,
    ),
    ("slap45", "hands"): OptionWords(
        N_("Hands in cover"),
        N_("A hand stays on its base until the key is pressed again, or only while it is held."),
        _hands,
    ),
    ("slap45", "window_ms"): OptionWords(
        N_("Time for a card"),
        N_("How long a card lies there before it is spent. Longer is kinder to slow hands."),
        _seconds,
        (800, 1000, 1500, 2000, 2500, 3000, 4000, 5000),
    ),
    ("slap45", "together_ms"): OptionWords(
        N_("Slap and point"),
        N_("How far apart slap and point may be and still be one shot."),
        _thousandths,
        (50, 75, 100, 150, 200, 250, 300, 400),
    ),
    ("slap45", "dead_heat_us"): OptionWords(
        N_("Dead heat"),
        N_("Presses this close cannot be told apart: the card is spent."),
        _margin,
    ),
    ("high_noon", "dead_heat_us"): OptionWords(
        N_("Dead heat"),
        N_("Presses this close cannot be told apart: both miss. Dice do not care."),
        _margin,
        (0, 1000, 2000, 3000, 4000, 5000, 8000, 10_000, 15_000, 20_000),
    ),
}


_WINDOWS = frozenset({("saloon_poker", "accuse_ms"), ("slap45", "window_ms")})


def words_for(game: str, option: Option) -> OptionWords:
    """The words for an option; plain ones for an option nobody described."""
    found = WORDS.get((game, option.key))
    return found if found is not None else OptionWords(option.key, "", str)


def default_of(game: str, option: Option, long_timers: bool) -> OptionValue:
    """Where an option stands if nobody touches it: with longer timers all windows last twice."""
    value = option.default
    if long_timers and (game, option.key) in _WINDOWS:
        doubled = int(value) * 2
        return doubled if option.accepts(doubled) else value
    return value


def stops_of(game: str, option: Option, *also: OptionValue) -> list[OptionValue]:
    """The values the lobby offers, in order, with those in `also` among them."""
    stops = [v for v in words_for(game, option).stops if option.accepts(v)]
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
            words = words_for(game, option)
            out.append(
                _("{rule}: {value}").format(rule=_(words.label), value=words.words(now[option.key]))
            )
    return out
