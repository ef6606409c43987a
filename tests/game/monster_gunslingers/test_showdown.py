"""Hand ranks, the tie-break by holster cards, and side pots played out."""

from itertools import combinations

import pytest
from phevaluator import evaluate_cards

from game.core.chance import stream
from game.monster_gunslingers.showdown import (
    best_five,
    holster_cards_used,
    name_of,
    value_of,
    values,
    winners_of,
)
from game.monster_gunslingers.strength import total_of, value
from tests.game.monster_gunslingers.script import CARDS, deck_of, play, state

PHE = [card[0] + card[1].lower() for card in CARDS]


def test_values_are_treys_and_phevaluators_on_twenty_thousand_deals() -> None:
    rng = stream(1, "deals")
    for number in range(20_000):
        places = rng.sample(range(52), 5 + number % 3)
        found = value(total_of(CARDS[place] for place in places))
        assert found == evaluate_cards(*(PHE[place] for place in places))
        if number % 20 == 0:
            assert found == value_of([CARDS[place] for place in places])


def test_flushes_of_five_six_and_seven_cards() -> None:
    rng = stream(2, "flushes")
    for number in range(3000):
        suit = "SHDC"[number % 4]
        suited = [place for place in range(52) if CARDS[place][1] == suit]
        places = rng.sample(suited, 5 + number % 3)
        places += rng.sample([p for p in range(52) if p not in places], 7 - len(places))
        found = value(total_of(CARDS[place] for place in places))
        assert found == evaluate_cards(*(PHE[place] for place in places))


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("AS KS QS JS TS", "straight flush"),
        ("5S 4S 3S 2S AS", "straight flush"),
        ("9S 9H 9D 9C 2S", "four of a kind"),
        ("9S 9H 9D 2C 2S", "full house"),
        ("KS 9S 7S 4S 2S", "flush"),
        ("5S 4H 3D 2C AS", "straight"),
        ("9S 9H 9D 4C 2S", "three of a kind"),
        ("9S 9H 4D 4C 2S", "two pair"),
        ("9S 9H 5D 4C 2S", "pair"),
        ("QS KS AH 2D 3C", "high card"),
    ],
)
def test_the_nine_names(cards: str, name: str) -> None:
    assert name_of(value_of(cards.split())) == name


def test_best_five_and_how_many_of_the_holster_it_takes() -> None:
    """Against every way to choose five."""
    rng = stream(3, "fives")
    for number in range(250):
        cards = rng.sample(CARDS, 7)
        street, own = cards[:5], cards[5 : 5 + number % 3]
        whole = value_of([*street, *own])
        fives = [five for five in combinations([*street, *own], 5) if value_of(five) == whole]
        most = max(sum(card in own for card in five) for five in fives)
        assert holster_cards_used(street, own) == most
        chosen = best_five(street, own)
        assert set(chosen) in map(set, fives) and sum(card in own for card in chosen) == most


STRAIGHT = ["9S", "8H", "7D", "6C", "2S"]


@pytest.mark.parametrize(
    ("holsters", "winners"),
    [
        ({0: ["TS", "AH"], 1: ["TH", "9D"]}, [1]),
        ({0: ["TS", "AH"], 1: ["TH", "KD"]}, [0, 1]),
        ({0: ["TS", "9H"], 1: ["TH", "9D"]}, [0, 1]),
        ({0: ["TS"], 1: ["TH", "8D"], 2: ["TC", "2C"]}, [1]),
        ({0: ["TS", "JS"], 1: ["TH", "9D"]}, [0]),
        ({0: [], 1: ["3H"]}, [1]),
    ],
)
def test_level_hands_go_to_more_holster_cards_then_are_shared(
    holsters: dict[int, list[str]], winners: list[int]
) -> None:
    street = STRAIGHT
    found = values(street, holsters)
    assert winners_of(street, holsters, found, tuple(holsters)) == winners


def test_a_holster_that_adds_nothing_breaks_no_tie() -> None:
    street = ["9S", "8H", "7D", "6C", "5S"]
    holsters = {0: [], 1: ["3H", "AD"], 2: ["9H"]}
    assert winners_of(street, holsters, values(street, holsters), (0, 1)) == [0, 1]
    assert winners_of(street, holsters, values(street, holsters), (0, 1, 2)) == [2]


def test_an_empty_holster_plays_main_street() -> None:
    found = state(
        "0 flip 0; 1 flip 1; 0 flip 2; 1 flip 3; 0 flip 4", "", "", street="AS KS QS JS TS"
    )
    assert found["last_round"]["ranks"] == ["straight flush"] * 2
    assert found["last_round"]["winners"] == [0, 1]


def test_side_pots_go_part_by_part_and_the_round_to_the_best_of_all() -> None:
    """Ann is all in for 5 with the best hand, Bo and Cy play on for the side pot; Bo beats Cy.

    Round 1 (bet 2): Ann loses 5 to Cy, who has aces: ante 1, four called. Round 2 (Cy starts):
    Ann has kings, Bo queens. Antes 1 each; Cy bets 2, Ann raises to her last 4, Bo raises to 6,
    Cy calls: Ann 5, Bo 7, Cy 7. Main pot 15 to Ann, side pot 4 to Bo.
    """
    one = (
        "0 flip 0; 1 flip 1; 2 holster AH; 0 flip 2; 1 holster {x}; 2 holster AD; 0 flip 3; "
        "0 bet; 1 fold; 2 raise; 0 call; 2 flip 4; "
    )
    second = deck_of(("KH KD 3C 3D", "QH QD 3H 4C", "4D 4H 6C 6D"), "2S 5H 9D JC 8S", first=2)
    hands = ("", "7H 7C 7D 8C", "AH AD 3C 3D")
    rest = {"betting": True, "bet": 2, "street": "2S 5H 9D JC 8S", "decks": (second,)}
    begun = state(one.format(x="7H"), *hands, **rest)
    assert begun["chips"] == [10 - 5 - 1, 10 - 1 - 1, 10 + 5 + 1 - 1] and begun["starter"] == 2
    two = (
        one.format(x="7H")
        + "2 flip 0; 0 holster KH; 1 holster QH; 2 flip 1; 0 holster KD; 1 holster QD; 2 flip 2; "
        "0 act 3C street=3,; 1 act 3H street=4,; 2 flip 3; 2 bet; 0 raise; 1 raise; 2 call; "
    )
    printed = play(two, *hands, **rest)
    assert printed["state"]["put_in"] == [5, 7, 7] and printed["state"]["chips"][0] == 0
    assert printed["state"]["phase"] == "turn" and printed["to_act"] == [0]
    done = state(f"{two}0 flip 4", *hands, **rest)
    assert done["last_round"]["winners"] == [0] and done["wins"] == [1, 0, 1]
    assert done["chips"] == [15 - 1, 8 - 6 + 4 - 1, 15 - 6 - 1] and sum(done["chips"]) + 3 == 30
    assert done["starter"] == 0
