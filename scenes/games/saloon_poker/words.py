"""Saloon Poker in words: what a hand is called, why one beats another, what just happened."""

from __future__ import annotations

from collections.abc import Sequence

from game.saloon_poker.hands import Hand, Kind, deciding_die
from scenes.kit.text.words import N_, _

MANY = ("", N_("ones"), N_("twos"), N_("threes"), N_("fours"), N_("fives"), N_("sixes"))

KINDS = {
    Kind.NOTHING: N_("Nothing"),
    Kind.PAIR: N_("One pair"),
    Kind.TWO_PAIRS: N_("Two pairs"),
    Kind.THREE: N_("Three of a kind"),
    Kind.FIVE_HIGH: N_("Five-high straight"),
    Kind.SIX_HIGH: N_("Six-high straight"),
    Kind.FULL_HOUSE: N_("Full house"),
    Kind.FOUR: N_("Four of a kind"),
    Kind.FIVE: N_("Five of a kind"),
}


def many(value: int) -> str:
    """A die's value in the plural: "sixes"."""
    return _(MANY[value])


def kind_name(kind: Kind) -> str:
    """What a kind of hand is called."""
    return _(KINDS[kind])


def hand_name(hand: Hand) -> str:
    """A hand in full: "Two pairs, sixes and threes"."""
    values = hand.values
    match hand.kind:
        case Kind.NOTHING:
            return _("Nothing, {value} high").format(value=values[0])
        case Kind.PAIR:
            return _("A pair of {values}").format(values=many(values[0]))
        case Kind.TWO_PAIRS:
            high, low = many(values[0]), many(values[2])
            return _("Two pairs, {high} and {low}").format(high=high, low=low)
        case Kind.THREE:
            return _("Three {values}").format(values=many(values[0]))
        case Kind.FULL_HOUSE:
            high, low = many(values[0]), many(values[3])
            return _("Full house, {high} over {low}").format(high=high, low=low)
        case Kind.FOUR:
            return _("Four {values}").format(values=many(values[0]))
        case Kind.FIVE:
            return _("Five {values}").format(values=many(values[0]))
        case _:
            return kind_name(hand.kind)


def within(words: str) -> str:
    """A hand's or kind's name in the middle of a sentence."""
    return words[:1].lower() + words[1:]


def why(winner: Hand, second: Hand) -> str:
    """Which difference decided between the best hand and the next one."""
    if winner.kind is not second.kind:
        return _("{better} beats {worse}.").format(
            better=kind_name(winner.kind), worse=within(kind_name(second.kind))
        )
    place = deciding_die(winner, second)
    if place is None:
        return _("All five dice are equal.")
    high, low = winner.values[place], second.values[place]
    if _in_group(winner, place):
        return _("Tied on {kind}; {high} beat {low}.").format(
            kind=within(kind_name(winner.kind)), high=many(high), low=many(low)
        )
    return _("Tied on {kind}; the spare {high} beats the {low}.").format(
        kind=within(kind_name(winner.kind)), high=high, low=low
    )


def _in_group(hand: Hand, place: int) -> bool:
    return hand.values.count(hand.values[place]) > 1


def deciding_positions(dice: Sequence[int], hand: Hand, second: Hand | None) -> frozenset[int]:
    """Positions of the dice that decided: the group that differs, or the one spare die.

    Without a second hand, or against a lower kind, those that make the hand.
    """
    place = deciding_die(hand, second) if second is not None else None
    if place is None:
        return making_positions(dice)
    value = hand.values[place]
    if _in_group(hand, place):
        return frozenset(i for i, v in enumerate(dice) if v == value)
    return frozenset({list(dice).index(value)})


def making_positions(dice: Sequence[int]) -> frozenset[int]:
    """Positions of the dice that make the hand what it is (all five for straights and houses)."""
    counts = {value: list(dice).count(value) for value in dice}
    grouped = frozenset(i for i, value in enumerate(dice) if counts[value] > 1)
    if grouped:
        return grouped
    ordered = sorted(dice)
    if ordered in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6]):
        return frozenset(range(5))
    return frozenset({list(dice).index(max(dice))})


def aim(number: int, target: int) -> str:
    """Which round it is, and what it is all about, in one line."""
    return _("Round {number} · First to {target} points wins").format(number=number, target=target)
