"""The duel in words: how an exchange came out and why, to the tenth of a millisecond if known."""

from __future__ import annotations

from game.high_noon.records import What
from scenes.games.high_noon.finish import Finish, Shot
from scenes.kit.text.words import _, n_

SHARP_US = 1_000
"""Stamps known to this are told with a decimal; later ones only to the millisecond."""


def figure(us: int, unsure_us: int) -> str:
    """A time or distance in milliseconds, no finer than it is known: "231.4", "231"."""
    return f"{us / 1000:.1f}" if unsure_us <= SHARP_US else f"{round(us / 1000)}"


def stamp(shot: Shot) -> str:
    """What stands beside a press on the time line; "" when nothing is known to tell."""
    if shot.after_us is None:
        return _("too soon")
    if shot.unsure_us is None:
        return ""
    return _("{ms} ms").format(ms=figure(shot.after_us, shot.unsure_us))


def title(finish: Finish) -> str:
    """The headline of a result."""
    exchange = finish.exchange
    winner, loser = finish.winner_name, finish.loser_name
    match exchange.what:
        case What.HIT | What.HIGHER:
            return _("{winner} hits {loser}!").format(winner=winner, loser=loser)
        case What.JUMPED:
            return _("{loser} jumped the gun!").format(loser=loser)
        case What.DEAD_HEAT:
            return _("Dead heat!")
        case What.NERVE:
            return _("Nobody drew!")
        case What.OVER:
            if exchange.by is None:
                return _("Both fired early!")
            return _("{loser} fired early!").format(loser=loser)
        case What.LEVEL:
            return _("All tied!")


def line(finish: Finish) -> str:
    """Why it came out so, in a sentence or two."""
    exchange = finish.exchange
    match exchange.what:
        case What.HIT:
            return _hit(finish)
        case What.JUMPED:
            return _jumped(finish)
        case What.DEAD_HEAT:
            return _dead_heat(finish)
        case What.NERVE:
            return _("Three seconds after the bell and not a shot: both lost their nerve.")
    return _dice(finish)


def _hit(finish: Finish) -> str:
    first = finish.shots[0]
    second = finish.shots[1] if len(finish.shots) > 1 else None
    if second is None or second.after_us is None or first.after_us is None:
        if first.unsure_us is None or first.after_us is None:
            return _("First, by a hair.")
        words = _("{ms} ms after the bell. {loser} had not fired yet.")
        return words.format(ms=figure(first.after_us, first.unsure_us), loser=finish.loser_name)
    if first.unsure_us is None or second.unsure_us is None:
        return _("First, by a hair.")
    unsure_us = max(first.unsure_us, second.unsure_us)
    gap_us = second.after_us - first.after_us
    if gap_us <= unsure_us:
        return _("First, by a hair.")
    return _("{ms} ms after the bell. {loser} came {gap} ms too late.").format(
        ms=figure(first.after_us, first.unsure_us),
        loser=finish.loser_name,
        gap=figure(gap_us, unsure_us),
    )


def _jumped(finish: Finish) -> str:
    shot = finish.shots[0]
    if shot.after_us is not None and shot.after_us < 0 and shot.unsure_us is not None:
        return _("{ms} ms before the bell. The hit goes to {winner}.").format(
            ms=figure(-shot.after_us, shot.unsure_us), winner=finish.winner_name
        )
    return _("The bell had not rung. The hit goes to {winner}.").format(winner=finish.winner_name)


def _dead_heat(finish: Finish) -> str:
    known = [shot.unsure_us for shot in finish.shots if shot.unsure_us is not None]
    if len(known) < 2 or finish.exchange.gap_us is None:
        return _("Both pressed at the same instant: too close to call. Both miss.")
    return _("{ms} ms apart: too close to call. Both miss.").format(
        ms=figure(finish.exchange.gap_us, max(known))
    )


def _dice(finish: Finish) -> str:
    one, other = finish.totals
    high, low = max(one, other), min(one, other)
    match finish.exchange.what:
        case What.HIGHER:
            return _("{high} beats {low}, and neither is past noon.").format(high=high, low=low)
        case What.OVER if finish.exchange.by is None:
            return _("{one} and {other}: both are past noon. Nobody scores.").format(
                one=one, other=other
            )
        case What.OVER:
            return _("{total} is past noon. The hit goes to {winner}.").format(
                total=high, winner=finish.winner_name
            )
    return _("{total} each: nobody scores. Again!").format(total=one)


def aim(hits: int, stake: bool) -> str:
    """What it is all about, in one line; `stake`: the duel is part of Saloon Poker."""
    if stake:
        return _("Winner takes all, loser is out")
    return n_("First to {count} hit wins", "First to {count} hits wins", hits).format(count=hits)
