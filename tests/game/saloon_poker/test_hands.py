"""The 252 hands against what is known of them from outside."""

from collections import Counter
from itertools import product

import pytest

from game.core.chance import Chance
from game.saloon_poker.hands import HANDS, Kind, deciding_die, hand_of, rank

# Of 7776 throws; Wikipedia, "Poker dice", with straights of 1-5 and 2-6 counted apart.
WAYS = {
    Kind.NOTHING: 480,
    Kind.PAIR: 3600,
    Kind.TWO_PAIRS: 1800,
    Kind.THREE: 1200,
    Kind.FIVE_HIGH: 120,
    Kind.SIX_HIGH: 120,
    Kind.FULL_HOUSE: 300,
    Kind.FOUR: 150,
    Kind.FIVE: 6,
}


def test_every_throw_has_a_kind_as_often_as_is_known() -> None:
    assert Counter(hand_of(dice).kind for dice in product(range(1, 7), repeat=5)) == WAYS


def test_the_ways_of_a_hand_are_how_often_it_is_thrown() -> None:
    thrown = Counter(tuple(sorted(dice)) for dice in product(range(1, 7), repeat=5))
    assert {dice: hand.ways for dice, hand in HANDS.items()} == thrown
    assert len(HANDS) == 252


def test_chance_throws_them_as_often() -> None:
    chance = Chance({}, 11)
    throws = 60_000
    counts = Counter(hand_of(chance.wholes("dice", 1, 6, 5)).kind for _ in range(throws))
    surprise = sum(
        (counts[kind] - throws * ways / 7776) ** 2 / (throws * ways / 7776)
        for kind, ways in WAYS.items()
    )
    assert surprise < 26.1  # chi squared, 8 degrees of freedom, one in a thousand


@pytest.mark.parametrize(
    "low_to_high",
    [
        "12346 11234 66543 11223 66554 11123 66654 12345 23456 11122 66655 11112 66665 11111",
        "12346 12356 12456 13456",
        "66123 66124 66134 66125",
        "22113 33112 33221 66112 66551 66554",
        "11166 22211 66611 66622",
        "11116 22221 55556 66661",
        "33312 33314 33324 33351 33356",
    ],
)
def test_order(low_to_high: str) -> None:
    ranks = [rank(map(int, dice)) for dice in low_to_high.split()]
    assert ranks == sorted(ranks) and len(set(ranks)) == len(ranks)


def test_order_of_position_does_not_matter() -> None:
    assert hand_of((3, 1, 3, 2, 6)) is hand_of((6, 3, 3, 2, 1))


def test_values_are_in_the_order_of_comparison() -> None:
    assert hand_of((2, 5, 2, 5, 6)).values == (5, 5, 2, 2, 6)
    assert hand_of((5, 5, 2, 2, 2)).values == (2, 2, 2, 5, 5)
    assert hand_of((1, 6, 3, 2, 1)).values == (1, 1, 6, 3, 2)
    assert hand_of((1, 6, 3, 2, 1)).total == 13


def test_the_deciding_die() -> None:
    assert deciding_die(hand_of((6, 6, 2, 2, 5)), hand_of((6, 6, 3, 3, 1))) == 2
    assert deciding_die(hand_of((4, 4, 6, 2, 1)), hand_of((4, 4, 6, 3, 1))) == 3
    assert deciding_die(hand_of((6, 5, 4, 3, 1)), hand_of((6, 5, 4, 2, 1))) == 3
    assert deciding_die(hand_of((4, 4, 6, 2, 1)), hand_of((1, 2, 6, 4, 4))) is None
    assert deciding_die(hand_of((4, 4, 6, 2, 1)), hand_of((4, 4, 4, 2, 1))) is None
