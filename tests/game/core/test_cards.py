"""Cards and hands of five to seven, against a second evaluator and the known frequencies."""

from collections import Counter

import pytest
from phevaluator import evaluate_cards

from game.core.cards import (
    DECK,
    Card,
    deck_problem,
    parse_card,
    parse_cards,
    shuffled_deck,
    write_cards,
)
from game.core.chance import Chance, stream
from game.core.hand_ranks import WORST, HandName, hand_name, hand_value


def test_a_card_is_written_rank_then_suit() -> None:
    assert write_cards(parse_cards("AS KH TD 9C 2S")) == "AS KH TD 9C 2S"
    assert parse_card("AS") == Card(14, "S") and parse_card("TD") == Card(10, "D")
    assert len(set(DECK)) == 52


@pytest.mark.parametrize("text", ["", "A", "1S", "10S", "as", "SA", "ASH", "??", None, 7, ["AS"]])
def test_nothing_else_is_a_card(text: object) -> None:
    with pytest.raises(ValueError):
        parse_card(text)


def test_a_shuffled_deck_has_every_card_and_can_be_scripted() -> None:
    deck = shuffled_deck(Chance({}, 4), "decks")
    assert sorted(deck) == sorted(DECK) and tuple(deck) != DECK
    script = {"decks": [[str(card) for card in reversed(DECK)]]}
    assert shuffled_deck(Chance(script, None), "decks") == list(reversed(DECK))


def test_decks_that_cannot_be() -> None:
    names = [str(card) for card in DECK]
    assert deck_problem([names, names[::-1]]) is None
    for bad in (None, "AS", names[1:], [*names[1:], names[1]], [*names[1:], "AX"], [*names, "AS"]):
        assert deck_problem([names, bad]) is not None
    assert deck_problem([[[], *names[1:]]]) is not None


@pytest.mark.parametrize("count", [5, 6, 7])
def test_hands_rank_as_the_other_evaluator_has_them(count: int) -> None:
    rng = stream(count, "hands")
    for _ in range(4000):
        cards = rng.sample(DECK, count)
        assert hand_value(cards) == evaluate_cards(*(f"{c!s}"[0] + c.suit.lower() for c in cards))


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("AS KS QS JS TS", HandName.STRAIGHT_FLUSH),
        ("5H 4H 3H 2H AH", HandName.STRAIGHT_FLUSH),
        ("9S 9H 9D 9C 2S", HandName.FOUR),
        ("9S 9H 9D 2C 2S", HandName.FULL_HOUSE),
        ("AS 9S 7S 3S 2S", HandName.FLUSH),
        ("5H 4S 3D 2H AH", HandName.STRAIGHT),
        ("9S 9H 9D 3C 2S", HandName.THREE),
        ("9S 9H 3D 3C 2S", HandName.TWO_PAIR),
        ("9S 9H 4D 3C 2S", HandName.PAIR),
        ("9S 7H 4D 3C 2S", HandName.HIGH_CARD),
        ("9S 9H 9D 3C 2S 2D KH", HandName.FULL_HOUSE),
    ],
)
def test_names(text: str, name: HandName) -> None:
    assert hand_name(hand_value(parse_cards(text))) is name


def test_each_kind_has_as_many_values_as_is_known() -> None:
    # Distinct hands of five cards: Wikipedia, "Poker probability".
    assert Counter(hand_name(value) for value in range(1, WORST + 1)) == {
        HandName.STRAIGHT_FLUSH: 10,
        HandName.FOUR: 156,
        HandName.FULL_HOUSE: 156,
        HandName.FLUSH: 1277,
        HandName.STRAIGHT: 10,
        HandName.THREE: 858,
        HandName.TWO_PAIR: 858,
        HandName.PAIR: 2860,
        HandName.HIGH_CARD: 1277,
    }


@pytest.mark.parametrize("count", [0, 4, 8])
def test_other_numbers_of_cards_are_no_hand(count: int) -> None:
    with pytest.raises(ValueError):
        hand_value(DECK[:count])
