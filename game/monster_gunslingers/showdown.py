"""Whose hand is best: treys gives the value, the holster cards break ties (ruling 10)."""

from collections.abc import Mapping, Sequence
from itertools import combinations

from game.core.cards import parse_card
from game.core.engine import Seat
from game.core.hand_ranks import HandName, hand_name, hand_value
from game.monster_gunslingers.records import CardName

FIVE = 5


def value_of(cards: Sequence[CardName]) -> int:
    """Return the value of the best five of 5 to 7 cards: 1 (best) to 7462."""
    return hand_value([parse_card(card) for card in cards])


def name_of(value: int) -> HandName:
    """Return what a hand of this value is called."""
    return hand_name(value)


def best_five(street: Sequence[CardName], own: Sequence[CardName]) -> tuple[CardName, ...]:
    """Return the best five out of Main Street and a holster, with as many of the latter as can be.

    The holster's cards come first. All cards must be known.
    """
    value = value_of([*street, *own])
    for used in range(min(len(own), FIVE), -1, -1):
        for mine in combinations(own, used):
            for theirs in combinations(street, FIVE - used):
                if value_of([*mine, *theirs]) == value:
                    return (*mine, *theirs)
    raise AssertionError("the best of seven is the best of its fives")


def holster_cards_used(street: Sequence[CardName], own: Sequence[CardName]) -> int:
    """Return with how many of its holster cards a best hand can be made, 0 to 2."""
    return sum(card in own for card in best_five(street, own))


def values(
    street: Sequence[CardName], holsters: Mapping[Seat, Sequence[CardName]]
) -> dict[Seat, int]:
    """Return the value of every seat's best hand."""
    return {seat: value_of([*street, *own]) for seat, own in holsters.items()}


def level_with_the_best(found: Mapping[Seat, int], seats: Sequence[Seat]) -> list[Seat]:
    """Return those of the seats whose value is the best among them."""
    best = min(found[seat] for seat in seats)
    return [seat for seat in seats if found[seat] == best]


def winners_of(
    street: Sequence[CardName],
    holsters: Mapping[Seat, Sequence[CardName]],
    found: Mapping[Seat, int],
    seats: Sequence[Seat],
) -> list[Seat]:
    """Return who wins among these seats: the best value, then the most holster cards."""
    level = level_with_the_best(found, seats)
    if len(level) == 1:
        return level
    used = {seat: holster_cards_used(street, holsters[seat]) for seat in level}
    most = max(used.values())
    return [seat for seat in level if used[seat] == most]
