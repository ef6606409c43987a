"""House rules in words: what every option is called, what it does, and what its values mean.

The options themselves are data of the games (`GAMES[key].options`); a game without words here still
gets its page, under the names its options have in transcripts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from game.core.options import Option, OptionValue
from game.core.registry import GAMES
from game.monster.rules import LAP
from scenes.kit.text.words import N_, _, n_

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


def _rounds(value: OptionValue) -> str:
    return n_("{count} round", "{count} rounds", int(value)).format(count=value)


def _turns(value: OptionValue) -> str:
    if not value:
        return _("As long as it takes")
    return n_("{count} turn", "{count} turns", int(value)).format(count=value)


def _chips(value: OptionValue) -> str:
    return n_("{count} chip", "{count} chips", int(value)).format(count=value)


def _betting(value: OptionValue) -> str:
    return _("With chips") if value else _("For honour alone")


def _pots(value: OptionValue) -> str:
    if value == LAP:
        return _("One lap: everybody deals once")
    return n_("{count} pot", "{count} pots", int(value)).format(count=value)


def _claims(value: OptionValue) -> str:
    return {"open": _("Written at the card"), "silent": _("Spoken aloud only")}.get(
        str(value), str(value)
    )


def _early_hold(value: OptionValue) -> str:
    return _("Any time") if value else _("Not on the first turn")


def _moves(value: OptionValue) -> str:
    return n_("{count} move", "{count} moves", int(value)).format(count=value)


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
        N_("The first to reach this many wins the duel."),
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
        N_("How long a card lies there before it is discarded. Longer is kinder to slow hands."),
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
        N_("Presses this close cannot be told apart: the card is discarded."),
        _margin,
    ),
    ("monster_gunslingers", "rounds"): OptionWords(
        N_("Rounds to win"),
        N_("The first to win this many wins the game. With chips it is always three rounds."),
        _rounds,
    ),
    ("monster_gunslingers", "betting"): OptionWords(
        N_("Betting"),
        N_("Ten chips each and an ante a round; bets when the fourth card of the street is up."),
        _betting,
    ),
    ("monster_gunslingers", "bet"): OptionWords(
        N_("Size of a bet"),
        N_("What a bet costs, and every raise on top of it. Only with chips."),
        _chips,
    ),
    ("monster_gunslingers", "turn_cap"): OptionWords(
        N_("Longest round"),
        N_("After this many turns the whole street is turned face up. It rarely gets that far."),
        _turns,
    ),
    ("monster", "chips"): OptionWords(
        N_("Chips at the start"),
        N_("What everybody brings. Whoever runs out plays on below zero, on the slate."),
        _chips,
    ),
    ("monster", "games"): OptionWords(
        N_("Pots to play"),
        N_("After this many pots, the most chips wins. A pot may take several rounds."),
        _pots,
    ),
    ("monster", "penalty"): OptionWords(
        N_("Penalty"),
        N_("What a Champion who loses to the Monster pays into the pot."),
        _chips,
    ),
    ("texas_hold_it", "claims"): OptionWords(
        N_("What is said"),
        N_(
            "Chosen on screen for all to see, or spoken across the room: "
            "then only peeks are recorded."
        ),
        _claims,
    ),
    ("texas_hold_it", "early_hold"): OptionWords(
        N_("Holding it first"),
        N_("Whether somebody may hold it, and hurry all others, before doing anything else."),
        _early_hold,
    ),
    ("texas_hold_it", "patience"): OptionWords(
        N_("Patience"),
        N_("Each player gets this many peeks and swaps a round; after that it's pee or hold it."),
        _moves,
        (3, 4, 5, 6, 8, 10, 12, 15, 20, 30, 50),
    ),
    ("texas_hold_it", "rounds"): OptionWords(
        N_("Longest game"),
        N_("After this many rounds the most dry points wins; ties go to the fewest wet points."),
        _rounds,
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


def idle_because(game: str, key: str, now: Picks) -> str:
    """Why an option makes no difference as the others stand, in the player's words; "" if it does.

    `now` has every option of the game.
    """
    if game != "monster_gunslingers":
        return ""
    if key == "bet" and not now["betting"]:
        return _("Nobody bets without chips.")
    if key == "rounds" and now["betting"]:
        return _("With chips it is always three rounds.")
    return ""


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
