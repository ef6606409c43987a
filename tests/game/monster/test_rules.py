"""Monster by its page: the deal, what may be kept, the fight, and each ruling (monster.md)."""

from typing import Any

import pytest

from game.core.transcript import BadTranscript, replay
from game.monster.hands import DECK
from tests.game.monster.script import (
    DOUBLES,
    LADDER,
    LOW,
    deck_of,
    engine_at,
    moves_of,
    play,
    refused,
    transcript,
)

PLAIN = deck_of("10 8 7 6 5 1", "9 8 7 6 5 4", "9 8 7 6 4 3", "10 9 6 5 4 2")
"""Four hands without a pair."""


# The deal


@pytest.mark.parametrize(("seats", "ante"), [(4, 2), (5, 2), (6, 1), (7, 1), (8, 1)])
def test_the_ante_is_two_with_four_or_five_and_one_with_more(seats: int, ante: int) -> None:
    state = play("", seats=seats)["state"]
    assert state["pot"] == ante * seats
    assert state["chips"] == [40 - ante] * seats


def test_six_cards_each_one_at_a_time_from_the_dealers_left() -> None:
    state = play("", sorted(DECK), seats=4, first=1)["state"]
    deck = sorted(DECK)
    for place, seat in enumerate([2, 3, 0, 1]):
        assert state["hands"][seat] == sorted(deck[place:24:4], reverse=True)
    assert play("", sorted(DECK), seats=4, first=1)["to_act"] == [2]


def test_everyone_acts_once_from_the_dealers_left() -> None:
    order = []
    for moves in ("", "2 -", "2 -; 3 fold", "2 -; 3 fold; 0 -"):
        order += play(moves, PLAIN, first=1)["to_act"]
    assert order == [2, 3, 0, 1]


def test_how_many_each_threw_is_public_at_once() -> None:
    state = play("0 10,1; 1 -; 2 fold", PLAIN, view=3)["state"]
    assert state["thrown"] == [2, 0, None, None]
    assert state["folded"] == [2] and state["in_round"] == [0, 1, 3]
    assert state["hands"] == [["??"] * 4, ["??"] * 6, None, [10, 9, 6, 5, 4, 2]]


# What may be thrown and kept


@pytest.mark.parametrize("thrown", ["10,9,8", "8,9,10", "9,10,8"])
def test_cards_are_named_in_any_order(thrown: str) -> None:
    deck = deck_of(DOUBLES, LADDER, LOW, "10 9 8 7 6 5")
    assert play(f"0 {thrown}", deck)["state"]["hands"][0] == [10, 9, 8]


def test_a_rank_as_often_as_it_is_held() -> None:
    deck = deck_of("10 10 9 8 7 6", LADDER, LOW, "9 8 7 6 5 4")
    assert play("0 10,10", deck)["state"]["hands"][0] == [9, 8, 7, 6]
    assert refused("0 9,9", deck)[0] == 0


@pytest.mark.parametrize(
    ("hand", "thrown", "said"),
    [
        ("10 10 9 8 7 6", "-", "one rank"),
        ("10 10 9 9 8 7", "10", "one rank"),
        ("10 10 10 9 9 9", "10,10,9", "folded"),
        ("10 9 8 7 6 5", "4", "hold"),
        ("10 9 8 7 6 5", "10,10", "hold"),
        ("10 9 8 7 6 5", "10,9,8,7", "three"),
        ("10 9 8 7 6 5", "11", "1 to 10"),
        ("10 9 8 7 6 5", "0", "1 to 10"),
        ("10 9 8 7 6 5", "-1", "1 to 10"),
    ],
)
def test_what_cannot_be_thrown(hand: str, thrown: str, said: str) -> None:
    index, reason = refused(f"0 {thrown}", deck_of(hand, LOW, "9 8 7 6 5 4", "9 8 7 4 3 2"))
    assert index == 0 and said in reason


def test_who_cannot_get_rid_of_pairs_must_fold_and_any_hand_may_be_folded() -> None:
    deck = deck_of("10 10 10 9 9 9", LADDER, LOW, "9 8 7 6 5 4")
    assert play("", deck)["legal"] == {"0": ["fold"]}
    assert play("0 fold", deck)["legal"] == {"1": ["discard", "fold"]}
    assert play("0 fold; 1 fold", deck)["state"]["folded"] == [0, 1]


@pytest.mark.parametrize("moves", ["1 -", "0 -; 0 fold", "0 -; 2 -", "0 fold; 0 -"])
def test_nobody_acts_out_of_turn_or_twice(moves: str) -> None:
    index, _ = refused(moves, PLAIN)
    assert index == len(moves_of(moves)) - 1


# The showdown


def last_of(moves: str, *hands: str, **rest: Any) -> dict[str, Any]:
    last = play(moves, deck_of(*hands), **rest)["state"]["last"]
    assert isinstance(last, dict)
    return last


def test_the_monster_counts_one_card_of_each_rank() -> None:
    last = last_of(
        "0 9,9; 1 9; 2 9,4; 3 fold", "10 9 9 8 7 6", "10 9 8 5 4 3", "9 6 5 4 2 1", LADDER
    )
    assert last["monster"] == [9, 4]
    assert last["champions"] == [0] and last["champion_hand"] == [10, 8, 7, 6] and last["won"]


def test_a_folded_hand_does_not_go_to_the_monster() -> None:
    last = last_of("0 fold; 1 -; 2 1; 3 fold", DOUBLES, "9 8 5 4 3 2", LOW, LADDER)
    assert last["monster"] == [1] and last["won"]
    assert last["hands"] == [None, [9, 8, 5, 4, 3, 2], [6, 5, 4, 3, 2], None]
    assert last["thrown"] == [None, 0, 1, None]


@pytest.mark.parametrize(
    ("bo", "cy", "won"),
    [
        ("10,7,6", "7", True),  # 10-9 beats 10-7
        ("10,9,5", "7", True),  # 10-9-7-5-4-2 is longer than 10-9-7-5
        ("10,9,5", "7,4,2", False),  # level to the last card
        ("10,9,8", "7", False),  # 10-9-8 beats 10-9-7
    ],
)
def test_the_monster_loses_to_the_higher_or_longer_and_wins_ties(
    bo: str, cy: str, won: bool
) -> None:
    hands = ("10 9 7 5 4 2", "10 9 8 7 6 5", "7 3 2 5 6 4", "8 7 6 5 4 3")
    last = last_of(f"0 -; 1 {bo}; 2 {cy}; 3 fold", *hands)
    assert last["champions"] == [0] and last["won"] is won


def test_the_champion_takes_the_pot_and_the_deal_passes_to_the_left() -> None:
    state = play("0 -; 1 fold; 2 fold; 3 fold", PLAIN)["state"]
    assert state["chips"] == [44, 36, 36, 36]
    assert (state["game"], state["round"], state["dealer"], state["pot"]) == (2, 1, 0, 8)


def test_a_beaten_champion_pays_and_survivors_play_on_without_an_ante() -> None:
    # Ann's 10-8-7 loses to the 10 that Bo threw beside her 9.
    deck = deck_of("10 9 8 7 6 5", "10 9 6 5 4 3", LOW, LADDER)
    state = play("0 9,6,5; 1 10,9; 2 -; 3 fold", deck, penalty=7)["state"]
    assert state["last"]["paid"] == 7 and state["pot"] == 15
    assert state["chips"] == [31, 38, 38, 38]
    assert (state["game"], state["round"], state["dealer"]) == (1, 2, 3)
    assert state["in_round"] == [1, 2] and state["folded"] == []
    assert state["hands"][0] is None and state["hands"][3] is None
    assert state["thrown"] == [None] * 4


def test_one_survivor_takes_the_pot_without_a_fight() -> None:
    deck = deck_of("10 9 8 7 6 5", "10 9 6 5 4 3", LOW, LADDER)
    state = play("0 9,6,5; 1 10,9; 2 fold; 3 fold", deck)["state"]
    assert state["chips"] == [31, 49, 36, 36]  # 8 and 5; two each for the next game
    assert state["game"] == 2


# The rulings


def test_ruling_1_only_the_best_hand_fights() -> None:
    # Bo's 9-8-7-6-5-4 would beat the Monster too: it stays in, and does not fight.
    deck = deck_of("10 6 5 4 3 2", "9 8 7 6 5 4", "10 9 8 5 3 1", "7 6 5 4 3 2")
    state = play("0 -; 1 -; 2 10,9,8; 3 fold", deck)["state"]
    assert state["last"]["champions"] == [0] and not state["last"]["won"]
    assert state["in_round"] == [1, 2]


def test_ruling_2_who_alone_has_not_folded_still_acts_and_fights_their_own_discards() -> None:
    deck = deck_of(LADDER, LOW, LADDER, "10 9 9 8 7 6")
    before = play("0 fold; 1 fold; 2 fold", deck)
    assert before["to_act"] == [3] and before["state"]["pot"] == 8
    won = play("0 fold; 1 fold; 2 fold; 3 9", deck)["state"]
    assert won["last"]["monster"] == [9] and won["chips"] == [36, 36, 36, 44]


def test_ruling_2_the_only_one_who_loses_pays_and_all_who_began_play_again() -> None:
    deck = deck_of(LADDER, LOW, LADDER, "10 9 9 8 7 6")
    state = play("0 fold; 1 fold; 2 fold; 3 10,9", deck)["state"]
    assert state["last"]["won"] is False and state["last"]["monster"] == [10, 9]
    assert state["chips"] == [38, 38, 38, 33] and state["pot"] == 13
    assert state["in_round"] == [0, 1, 2, 3] and state["round"] == 2 and state["game"] == 1


def test_ruling_2_all_folded_and_all_who_began_play_again() -> None:
    state = play("0 fold; 1 fold; 2 fold; 3 fold", PLAIN)["state"]
    assert state["in_round"] == [0, 1, 2, 3] and state["folded"] == []
    assert state["round"] == 2 and state["pot"] == 8 and state["last"] is None


def test_ruling_2_only_who_began_that_round_plays_again() -> None:
    deck = deck_of("10 9 8 7 6 5", "10 9 6 5 4 3", LOW, LADDER)
    state = play("0 9,6,5; 1 10,9; 2 -; 3 fold; 1 fold; 2 fold", deck)["state"]
    assert state["in_round"] == [1, 2] and state["round"] == 3
    assert state["last"]["champions"] == [0], "it stays through rounds in which all folded"


def test_ruling_3_level_champions_split_and_the_odd_chips_go_to_the_first_from_the_left() -> None:
    deck = deck_of(*["10 9 8 7 6 5"] * 3, LOW, "4 3 9 8 7 5")
    state = play("0 -; 1 -; 2 -; 3 fold; 4 fold", deck, seats=5, games=1)["state"]
    assert state["last"]["champions"] == [0, 1, 2]
    assert state["chips"] == [42, 41, 41, 38, 38]  # 10 among three


def test_ruling_3_level_champions_who_lose_each_pay_and_are_out() -> None:
    deck = deck_of("10 9 8 7 6 5", LOW, "10 9 8 7 6 5", "9 8 7 4 3 2")
    state = play("0 10; 1 -; 2 10; 3 -", deck)["state"]
    assert state["last"]["champions"] == [0, 2] and state["last"]["paid"] == 5
    assert state["chips"] == [33, 38, 33, 38] and state["pot"] == 18
    assert state["in_round"] == [1, 3]


def test_ruling_3_if_they_are_all_that_had_not_folded_they_alone_play_another_round() -> None:
    deck = deck_of("10 9 8 7 6 5", LOW, "10 9 8 7 6 5", "9 8 7 4 3 2")
    state = play("0 10; 1 fold; 2 10; 3 fold", deck)["state"]
    assert state["chips"] == [33, 38, 33, 38] and state["pot"] == 18
    assert state["in_round"] == [0, 2] and state["round"] == 2


def test_ruling_4_who_cannot_pay_goes_below_zero_and_stays_in_the_evening() -> None:
    deck = deck_of("10 9 8 7 6 5", "10 9 6 5 4 3", LOW, LADDER)
    moves = "0 9,6,5; 1 10,9; 2 fold; 3 fold; 1 10,9; 2 fold; 3 fold; 0 9,6,5"
    second = deck_of("10 9 6 5 4 3", LOW, LADDER, "10 9 8 7 6 5")
    state = play(moves, deck, second, chips=10, penalty=10)["state"]
    assert state["chips"][0] == -16  # 10, two antes, two penalties, the third ante
    assert 0 in state["in_round"] and state["game"] == 3


def test_ruling_5_the_evening_ends_as_the_last_round_ended() -> None:
    deck = deck_of(DOUBLES, LADDER, LOW, "9 8 7 6 5 4")
    for view in (None, "table", 0, 3):
        end = play("0 fold; 1 -; 2 -; 3 9,8", deck, view=view, games=1)
        state = end["state"]
        assert end["over"] and end["to_act"] == [] and end["legal"] == {}
        assert state["hands"] == [None, [10, 9, 8, 7, 6, 5], [6, 5, 4, 3, 2, 1], [7, 6, 5, 4]]
        assert (state["pot"], state["dealer"], state["game"], state["round"]) == (0, 3, 1, 1)
        assert state["thrown"] == [None, 0, 0, 2] and state["folded"] == [0]
        assert state["in_round"] == [1, 2, 3]


def test_ruling_5_level_chips_share_the_evening() -> None:
    deck = deck_of(*["10 9 8 7 6 5"] * 2, LOW, "4 3 9 8 7 5")
    assert play("0 -; 1 -; 2 fold; 3 fold", deck, games=1)["winners"] == [0, 1]


@pytest.mark.parametrize(("games", "pots"), [("lap", 4), (1, 1), (3, 3)])
def test_ruling_5_so_many_pots_and_a_lap_is_one_per_player(games: Any, pots: int) -> None:
    wins = "{0} -; {1} fold; {2} fold; {3} fold;"
    seats = [[(first + step) % 4 for step in range(4)] for first in range(pots)]
    decks = [deck_of(LADDER, LOW, "9 8 7 6 5 4", "9 8 7 6 4 3")] * pots
    moves = "".join(wins.format(*order) for order in seats)
    assert play(moves, *decks, games=games)["over"]
    assert not play(moves.rsplit(";", 2)[0], *decks, games=games)["over"]


def test_ruling_6_who_is_out_watches_and_is_back_for_the_next_pot() -> None:
    deck = deck_of("10 9 8 7 6 5", "10 9 6 5 4 3", LOW, LADDER)
    lost = "0 9,6,5; 1 10,9; 2 -; 3 fold"
    assert refused(f"{lost}; 0 fold", deck)[1] == "this player is out until the pot is won"
    again = deck_of(LADDER, LOW)
    state = play(f"{lost}; 1 -; 2 fold", deck, again)["state"]
    assert state["game"] == 2 and state["in_round"] == [0, 1, 2, 3]


def test_ruling_7_a_dealer_who_is_out_still_marks_where_the_deal_starts() -> None:
    # Dealer Bo; Bo, last to act, is beaten. Cy, Dot and Ann go on: the next deal starts with Cy.
    deck = deck_of("10 9 6 5 4 3", LOW, "9 8 7 6 5 4", "10 9 8 7 6 5")
    state = play("2 10,9; 3 -; 0 9; 1 9,6,5", deck, sorted(DECK), first=1)
    assert state["state"]["last"]["champions"] == [1] and state["state"]["dealer"] == 1
    assert state["to_act"] == [2] and state["state"]["in_round"] == [0, 2, 3]
    low = sorted(DECK)
    assert state["state"]["hands"][2] == sorted(low[0:18:3], reverse=True)


def test_ruling_8_what_was_thrown_is_never_shown() -> None:
    engine, events = engine_at("0 10,1; 1 8,7; 2 -; 3 fold", PLAIN)
    assert engine.view(0).last is not None and engine.view(0).last.monster == (10, 8, 7, 1)
    assert not any("cards" in event.__slots__ and event.cards for event in events)


# What is refused before it begins


@pytest.mark.parametrize(
    "change",
    [
        {"stack": {"decks": [[1] * 55]}},
        {"stack": {"decks": [list(DECK)[:-1]]}},
        {"stack": {"decks": [[True, *list(DECK)[1:]]]}},
        {"stack": {"decks": list(DECK)}},
        {"stack": {"dice": []}},
        {"options": {"games": 0}},
        {"options": {"games": 21}},
        {"options": {"games": "laps"}},
        {"options": {"chips": 9}},
        {"options": {"penalty": 11}},
        {"players": ["Ann", "Bo", "Cy"]},
        {"moves": [{"seat": 0, "do": "discard"}]},
        {"moves": [{"seat": 0, "do": "discard", "cards": 7}]},
        {"moves": [{"seat": 0, "do": "discard", "cards": ["7"]}]},
        {"moves": [{"seat": 0, "do": "discard", "cards": [True]}]},
        {"moves": [{"seat": 0, "do": "fold", "cards": []}]},
        {"moves": [{"seat": 0, "do": "stand"}]},
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(change: dict[str, Any]) -> None:
    with pytest.raises(BadTranscript):
        replay({**transcript(""), **change})
