"""Slap .45 in words: what came of a card and why, what the table waits for."""

from __future__ import annotations

from game.slap45.records import Kind, Outcome
from scenes.games.slap45.finish import Finish, Mark, margin, stamp
from scenes.kit.text.words import N_, _, join, n_

FEW = 3
"""So many names are said one by one; of more only how many they are."""
CARDS = {Kind.IRON: N_("Talkin' Iron"), Kind.MOVE: N_("Move!"), Kind.GUN: N_("Big Gun")}


def card_name(kind: Kind) -> str:
    """What stands on a card."""
    return _(CARDS[kind])


def title(finish: Finish) -> str:
    """The headline of a card."""
    last, names = finish.last, finish.names
    by = names[last.by] if last.by is not None else ""
    target = names[last.target] if last.target is not None else ""
    match last.outcome:
        case Outcome.HIT:
            return _("{winner} hits {loser}!").format(winner=by, loser=target)
        case Outcome.COVERED:
            return _("{name} was in cover!").format(name=target)
        case Outcome.MISSED:
            return _("{name} missed!").format(name=by)
        case Outcome.HORSE_SLAPPED:
            slappers = list(dict.fromkeys(mark.seat for mark in finish.deciding)) or [last.by or 0]
            if len(slappers) > FEW - 1:
                return _("{count} of them slapped the horse!").format(count=len(slappers))
            return _("{name} slapped the horse!").format(name=join([names[s] for s in slappers]))
        case Outcome.LAST_IN:
            return _("{name} was last in!").format(name=by)
        case Outcome.LATE:
            return _("Too late for cover!")
        case Outcome.DEAD_HEAT:
            return _("A dead heat!")
    if last.card is Kind.MOVE:
        return _("Nobody in cover!")
    return _("No slap counted!") if _slapped(finish) else _("Nobody slapped!")


def _slapped(finish: Finish) -> bool:
    """Whether somebody slapped the card while it lay there, if to no effect."""
    return any(mark.what == "slap" and not (mark.early or mark.late) for mark in finish.marks)


def line(finish: Finish) -> str:
    """Why it came out so, in a sentence or two."""
    match finish.outcome:
        case Outcome.HIT:
            return _hit(finish)
        case Outcome.COVERED:
            return _covered(finish)
        case Outcome.MISSED:
            return _missed(finish)
        case Outcome.HORSE_SLAPPED:
            return _horse(finish)
        case Outcome.LAST_IN:
            return _last_in(finish)
        case Outcome.LATE:
            lost = [finish.names[seat] for seat in finish.last.lost]
            if len(lost) > FEW:
                return _("Time was up, and {count} of them stood outside.").format(count=len(lost))
            return _("Time was up, and still outside: {names}.").format(names=join(lost))
        case Outcome.DEAD_HEAT:
            return _dead_heat(finish)
    return _spent(finish)


def _ms(mark: Mark | None) -> str | None:
    told = stamp(mark) if mark is not None else "?"
    return None if told == "?" else told


def _hit(finish: Finish) -> str:
    first, second = finish.first_slap(), finish.runner_up()
    target = finish.names[finish.last.target or 0]
    ms = _ms(first)
    gun = finish.card is Kind.GUN
    if first is not None and second is not None:
        gap = margin(first, second)
        rival = finish.names[second.seat]
        if ms is None or gap is None:
            return _("First, with {rival} behind; how far, no clock can say.").format(rival=rival)
        return _("Slapped after {ms} ms; {rival} came {gap} ms too late.").format(
            ms=ms, rival=rival, gap=gap
        )
    if ms is None:
        return _("First on the card.")
    if gun:
        return _("Slapped after {ms} ms. Cover is no help against a Big Gun.").format(ms=ms)
    return _("Slapped after {ms} ms, and {name} stood in the open.").format(ms=ms, name=target)


def _covered(finish: Finish) -> str:
    by, ms = finish.names[finish.last.by or 0], _ms(finish.first_slap())
    if ms is None:
        return _("{name} had the card and hit nothing but the cover.").format(name=by)
    return _("{name} had the card after {ms} ms and hit nothing but the cover.").format(
        name=by, ms=ms
    )


def _missed(finish: Finish) -> str:
    first = finish.first_slap()
    points = [m for m in finish.of(finish.last.by or 0) if m.what == "point" and not m.idle]
    apart_ms = round(finish.together_us / 1000)
    if first is not None and points:
        near = min(points, key=lambda mark: abs(mark.after_us - first.after_us))
        gap = margin(first, near)
        if gap is not None and abs(near.after_us - first.after_us) > finish.together_us:
            return _(
                "Slap and point were {gap} ms apart; more than {most} is no shot."
            ).format(gap=gap, most=apart_ms)  # fmt: skip
    return _("Nobody was pointed at within {most} ms of the slap: no shot.").format(most=apart_ms)


def _horse(finish: Finish) -> str:
    if not finish.last.lost:
        return _("It would have been the end of everybody, so nobody pays for it.")
    return _("On a Move! you run for cover and leave the horse alone.")


def _last_in(finish: Finish) -> str:
    last = finish.names[finish.last.by or 0]
    decider = next(iter(finish.deciding), None)
    ms = _ms(decider)
    if decider is None or ms is None:
        return _("Everybody else was in new cover.")
    return _("{name} was in after {ms} ms, and {loser} was the only one left outside.").format(
        name=finish.names[decider.seat], ms=ms, loser=last
    )


def _dead_heat(finish: Finish) -> str:
    pair = finish.deciding[-2:]
    names = join([finish.names[mark.seat] for mark in pair])
    gap = margin(*pair) if len(pair) == 2 else None
    if gap is None:
        return _(
            "{names} pressed at the same instant: too close to call. The card is discarded."
        ).format(names=names)
    return _("{names}: {gap} ms apart, too close to call. The card is discarded.").format(
        names=names, gap=gap
    )


def _spent(finish: Finish) -> str:
    if finish.card is Kind.MOVE:
        return _("Nobody had a hand on a new base when time was up, so nobody pays.")
    if _slapped(finish):
        return _("An itchy trigger: slaps like that do not count, and the card is discarded.")
    seconds = finish.window_us / 1e6
    count = round(seconds) if seconds == round(seconds) else 2
    return n_(
        "It lay there for {count} second, then it was discarded.",
        "It lay there for {count} seconds, then it was discarded.",
        count,
    ).format(count=f"{seconds:g}")


def left(count: int) -> str:
    """How many of a gang are left."""
    return n_("{count} left", "{count} left", count).format(count=count)


def aim() -> str:
    """What it is all about, in one line."""
    return _("Last gang standing wins")
