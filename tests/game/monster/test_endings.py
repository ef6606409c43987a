"""The solved endings: the file is whole, its tables are played, and they win what they promise."""

from collections import Counter
from itertools import product

import pytest

from game.core.chance import stream
from game.monster.endings import (
    SITUATIONS,
    Ending,
    count_ways,
    ending_for,
    endings,
    every_hand,
    places,
)
from game.monster.hands import DECK, HAND_SIZE, Cards, highest_first
from game.monster.weigh import Way, ways

THROWN = (None, 0, 1, 2, 3)
POT, PENALTY = 16, 5


def test_every_hand_of_the_deck_has_its_place_and_its_ways() -> None:
    hands = list(every_hand())
    assert len(hands) == len(set(hands)) == 4015 == len(places())
    rng = stream(1, "hands")
    for _ in range(500):
        hand = highest_first(rng.sample(DECK, HAND_SIZE))
        assert places()[hand] >= 0
        assert count_ways(hand) == len(ways(hand))
    for hand in hands:
        assert all(hand.count(rank) <= rank for rank in hand)


def test_every_table_says_something_about_every_hand() -> None:
    assert [ending.ratio for ending in endings()] == sorted(ending.ratio for ending in endings())
    for ending in endings():
        assert 0 < ending.gap < max(0.002 * ending.ratio, 0.003), "two thousandths of the pot"
        assert ending.ratio * 0.25 < ending.first < ending.ratio * 0.5, "who acts second has more"
        total = 0
        for hand, thrown in product(every_hand(), THROWN):
            weights = ending.weights(hand, thrown)
            assert len(weights) == count_ways(hand) + 1 and sum(weights) > 0
            total += len(weights)
        assert total == SITUATIONS * sum(count_ways(hand) + 1 for hand in every_hand())


def test_the_nearest_table_is_taken() -> None:
    ratios = [ending.ratio for ending in endings()]
    for ratio in ratios:
        assert ending_for(5 * ratio, 5).ratio == ratio == ending_for(10.2 * ratio, 10).ratio
    assert ending_for(0, 10).ratio == ratios[0] and ending_for(900, 1).ratio == ratios[-1]


def test_ways_are_drawn_as_often_as_they_weigh() -> None:
    ending, rng = ending_for(POT, PENALTY), stream(2, "draw")
    hand = max(
        (hand for hand in every_hand() if count_ways(hand) == 16),
        key=lambda hand: sum(weight > 2 for weight in ending.weights(hand, None)),
    )
    weights = ending.weights(hand, None)
    drawn = Counter(ending.way(hand, None, rng) for _ in range(4000))
    for way, weight in zip((*ways(hand), None), weights, strict=True):
        assert drawn[way] / 4000 == pytest.approx(weight / sum(weights), abs=0.03)


# Played out


def first_has(first: Way | None, second: Way | None, pot: float, again: float) -> float:
    """What the first player has of the pot, in penalties, by the page; `again`: a share."""
    if first is None or second is None:
        way = first or second
        if way is None:
            return again * pot
        wins = way.kept_mask > way.thrown_mask
        if way is first:
            return pot if wins else again * (pot + 1) - 1
        return 0.0 if wins else again * (pot + 1)
    monster = first.thrown_mask | second.thrown_mask
    best = max(first.kept_mask, second.kept_mask)
    wins = best > monster
    if first.kept_mask == second.kept_mask:
        return pot / 2 if wins else again * (pot + 2) - 1
    if first.kept_mask == best:
        return pot if wins else -1.0
    return 0.0 if wins else pot + 1


def second_way(ending: Ending, hand: Cards, first: Way | None, rng: object) -> Way | None:
    if first is not None:
        return ending.way(hand, len(first.thrown), rng)  # type: ignore[arg-type]
    return next((way for way in ways(hand) if way.kept_mask > way.thrown_mask), None)


def naive(strongest: bool, hand: Cards) -> Way | None:
    return ways(hand)[0 if strongest else -1] if ways(hand) else None


def mean_for_first(ending: Ending, deals: int, strongest: tuple[bool | None, bool | None]) -> float:
    """What the first player has on average; a seat plays the table (None) or naively."""
    rng = stream(3, "deals")
    share = ending.first / ending.ratio
    total = 0.0
    for _ in range(deals):
        cards = rng.sample(DECK, 2 * HAND_SIZE)
        one, other = highest_first(cards[:HAND_SIZE]), highest_first(cards[HAND_SIZE:])
        first = ending.way(one, None, rng) if strongest[0] is None else naive(strongest[0], one)
        if strongest[1] is None:
            second = second_way(ending, other, first, rng)
        else:
            second = naive(strongest[1], other)
        total += first_has(first, second, ending.ratio, share)
    return total / deals


def test_played_against_itself_the_first_has_what_the_table_promises() -> None:
    ending = ending_for(POT, PENALTY)
    assert mean_for_first(ending, 12_000, (None, None)) == pytest.approx(ending.first, abs=0.06)


@pytest.mark.parametrize("strongest", [True, False])
def test_who_throws_the_least_and_who_ducks_have_less_than_the_table(strongest: bool) -> None:
    ending = ending_for(POT, PENALTY)
    assert mean_for_first(ending, 5_000, (strongest, None)) < ending.first - 0.1
    assert mean_for_first(ending, 5_000, (None, strongest)) > ending.first + 0.1
