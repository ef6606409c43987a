"""Saloon Poker by its page: turns, rounds, winning and the accusation window."""

from typing import Any

import pytest

from game.core.transcript import BadTranscript
from tests.game.script import refusal, saloon

LOW, HIGH, FIVES = "11234", "66655", "55555"


def turns(*hands: str, first: int = 0) -> dict[str, Any]:
    """Everyone rolls one hand and stands, clockwise; returns what `saloon` takes."""
    seats = range(len(hands))
    order = [(first + step) % len(hands) for step in seats]
    return {
        "moves": "; ".join(f"{seat} roll; {seat} stand" for seat in order),
        "dice": "".join(hands[seat] for seat in order),
        "first": first,
    }


# Play


def test_the_first_player_starts_and_turns_go_clockwise() -> None:
    assert saloon(3, "", first=2)["to_act"] == [2]
    assert saloon(3, "2 roll; 2 stand", dice=LOW, first=2)["to_act"] == [0]
    assert refusal(saloon, 3, "0 roll", first=2) == (0, 0, "it is not this player's turn")


def test_a_turn_is_a_roll_then_rerolls_or_a_stand() -> None:
    assert refusal(saloon, 2, "0 stand") == (0, 0, "roll first")
    assert refusal(saloon, 2, "0 reroll 0") == (0, 0, "roll first")
    assert refusal(saloon, 2, "0 roll; 0 roll")[2] == "this player has rolled already"
    assert saloon(2, "0 roll", dice=LOW)["legal"] == {"0": ["reroll", "stand"]}


@pytest.mark.parametrize(
    ("positions", "reason"),
    [
        ([], "rerolling no dice is no move: stand instead"),
        ([5], "the dice lie at positions 0 to 4"),
        ([-1, 2], "the dice lie at positions 0 to 4"),
        ([10**30], "the dice lie at positions 0 to 4"),
        ([2, 1], "the positions must ascend, each once"),
        ([1, 1], "the positions must ascend, each once"),
        ([0, 1, 2, 3, 4, 4], "the positions must ascend, each once"),
    ],
)
def test_rerolls_that_are_illegal(positions: list[int], reason: str) -> None:
    from game.core.transcript import IllegalMove, replay
    from tests.game.script import transcript

    data = transcript("saloon_poker", 2, "0 roll", dice=LOW)
    data["moves"].append({"seat": 0, "do": "reroll", "dice": positions})
    with pytest.raises(IllegalMove) as illegal:
        replay(data)
    assert (illegal.value.index, illegal.value.reason) == (1, reason)


def test_a_reroll_takes_its_dice_in_order_of_position() -> None:
    printed = saloon(2, "0 roll; 0 reroll 1,3", dice="12345 66")
    assert printed["state"]["hands"][0] == [1, 6, 3, 6, 5]
    assert printed["state"]["rerolls_left"] == 1


def test_rerolls_left_through_a_turn() -> None:
    assert saloon(2, "")["state"]["rerolls_left"] == 2
    assert saloon(2, "0 roll", dice=LOW)["state"]["rerolls_left"] == 2
    assert saloon(2, "0 roll; 0 reroll 0", dice=LOW + "1")["state"]["rerolls_left"] == 1
    after = saloon(2, "0 roll; 0 reroll 0; 0 reroll 0", dice=LOW + "11")
    assert after["state"]["rerolls_left"] == 2 and after["to_act"] == [1]


def test_the_best_hand_adds_the_sum_of_its_own_dice() -> None:
    state = saloon(3, **turns(LOW, HIGH, "22223"))["state"]
    assert state["scores"] == [0, 0, 11]


def test_the_next_round_begins_in_the_same_move() -> None:
    printed = saloon(3, **turns(LOW, HIGH, LOW, first=1))
    assert printed["state"]["hands"] == [None] * 3
    assert (printed["state"]["round"], printed["state"]["starter"]) == (2, 2)
    assert printed["to_act"] == [2]


# Ruling 4 and 5: winning, and what is owed


def test_reaching_the_target_wins_and_the_others_owe() -> None:
    printed = saloon(3, **turns(LOW, HIGH, LOW), target=28)
    assert printed["over"] and printed["winners"] == [1]
    state = printed["state"]
    assert state["phase"] == "over" and state["rerolls_left"] == 0
    assert state["hands"][1] == [6, 6, 6, 5, 5] and state["round"] == 1
    assert state["tab"] == [
        {"from": 0, "to": 1, "why": "target"},
        {"from": 2, "to": 1, "why": "target"},
    ]
    assert printed["to_act"] == [] and printed["legal"] == {}


def test_one_below_the_target_is_not_enough() -> None:
    assert not saloon(3, **turns(LOW, HIGH, LOW), target=29)["over"]


def test_with_shared_ties_each_adds_their_dice_and_the_highest_score_wins() -> None:
    first = turns("11111", LOW, LOW)
    second = turns("66661", "16666", LOW, first=1)
    moves = first["moves"] + "; " + second["moves"]
    dice = first["dice"] + second["dice"]
    printed = saloon(3, moves, dice=dice, target=25, ties="share", accuse_ms=0)
    assert printed["state"]["scores"] == [30, 25, 0]
    assert printed["winners"] == [0]
    assert printed["state"]["tab"] == [
        {"from": 1, "to": 0, "why": "target"},
        {"from": 2, "to": 0, "why": "target"},
    ]


def test_every_move_after_the_end_is_illegal_but_waiting() -> None:
    game = turns(LOW, HIGH, LOW)
    game["moves"] += "; wait @5"
    assert saloon(3, **game, target=28)["over"]
    game["moves"] += "; 0 roll @5"
    assert refusal(saloon, 3, **game, target=28) == (7, 0, "the game is over")


# Ruling 1: accusing. The accused stands at 1 s.

OPEN = "0 roll; 0 stand @1_000_000; "
DICE = FIVES + LOW * 4


def window(moves: str, seats: int = 3, **rest: Any) -> dict[str, Any]:
    return saloon(seats, OPEN + moves, dice=DICE, **rest)


def test_ruling_1_five_of_a_kind_opens_a_window() -> None:
    printed = window("")
    assert printed["state"]["phase"] == "accuse"
    assert printed["state"]["rerolls_left"] == 0
    assert printed["state"]["window"] == {
        "accused": 0,
        "ends_us": 6_000_000,
        "passed": [],
        "accusers": [],
    }
    assert printed["to_act"] == [1, 2]
    assert printed["legal"] == {"1": ["accuse", "pass"], "2": ["accuse", "pass"]}


def test_ruling_1_also_after_the_second_reroll() -> None:
    moves = "0 roll; 0 reroll 0; 0 reroll 0 @7"
    printed = saloon(2, moves, dice="15555 2 5")
    assert printed["state"]["phase"] == "accuse"
    assert printed["state"]["window"]["ends_us"] == 5_000_007


def test_ruling_1_a_stand_without_a_time_opens_at_the_latest_one() -> None:
    printed = saloon(2, "0 roll @3; 0 stand", dice=FIVES)
    assert printed["state"]["window"]["ends_us"] == 5_000_003


def test_ruling_1_five_of_a_kind_on_the_way_opens_nothing() -> None:
    printed = saloon(2, "0 roll; 0 reroll 0; 0 stand", dice="55555 1")
    assert printed["state"]["phase"] == "turn" and printed["to_act"] == [1]


def test_ruling_1_accuse_ms_0_switches_it_off() -> None:
    printed = window("", accuse_ms=0)
    assert printed["state"]["phase"] == "turn" and printed["to_act"] == [1]
    told = refusal(window, "1 accuse @1000001", accuse_ms=0)
    assert told == (2, 1, "nobody can be accused now")


def test_ruling_1_all_passing_closes_it_at_once() -> None:
    printed = window("1 pass @1_000_001; 2 pass @1_000_002; 1 roll")
    assert printed["state"]["phase"] == "turn"
    assert printed["state"]["window"] is None and printed["state"]["hands"][1] is not None


def test_ruling_1_everyone_answers_once_finally() -> None:
    already = "this player has accused or passed already"
    assert refusal(window, "1 pass @1000001; 1 accuse @1000002") == (3, 1, already)
    assert refusal(window, "1 accuse @1000001; 1 pass @1000002") == (3, 1, already)
    assert refusal(window, "0 pass @1000001")[2] == "the accused may not answer"
    assert refusal(window, "1 roll @1000001")[2] == "first everyone accuses or passes"


def test_ruling_1_every_move_in_the_window_carries_its_time() -> None:
    assert refusal(window, "1 pass") == (2, 1, "this move needs its time ('at')")


def test_ruling_1_the_window_ends_with_its_last_microsecond() -> None:
    assert window("wait @6_000_000")["state"]["phase"] == "accuse"
    late = window("2 accuse @6_000_000")
    assert late["state"]["window"]["accusers"] == [2]
    assert window("wait @6_000_001")["state"]["phase"] == "turn"
    told = refusal(window, "2 accuse @6_000_001")
    assert told == (2, 2, "nobody can be accused now")


def test_ruling_1_it_closes_4_ms_after_the_first_accusation() -> None:
    printed = window("2 accuse @2_000_000; wait @2_004_000")
    assert printed["state"]["phase"] == "accuse" and printed["to_act"] == [1]
    assert printed["state"]["window"]["ends_us"] == 6_000_000
    called = window("2 accuse @2_000_000; wait @2_004_001")["state"]
    assert called["phase"] == "duel" and called["window"] is None
    assert called["duel"]["duellists"] == [2, 0]
    assert called["duel"]["face_off_us"] == 2_004_000 + 1_500_000


def test_ruling_1_or_at_its_end_if_that_is_first() -> None:
    called = window("2 accuse @5_999_000; wait @6_000_001")["state"]
    assert called["phase"] == "duel"
    assert called["duel"]["face_off_us"] == 6_000_000 + 1_500_000
    told = refusal(window, "2 accuse @5_999_000; 1 accuse @6_000_001")
    assert told[:2] == (3, 1)


def test_ruling_1_the_nearest_clockwise_of_those_who_compete_has_it() -> None:
    state = window("2 accuse @2_000_000; 1 accuse @2_004_000", seats=4)["state"]
    assert state["phase"] == "accuse" and state["window"]["accusers"] == [2, 1]
    called = window("2 accuse @2000000; 1 accuse @2004000; 3 pass @2004000", seats=4)["state"]
    assert called["duel"]["duellists"] == [1, 0]
    assert called["duel"]["face_off_us"] == 2_004_000 + 1_500_000


def test_ruling_1_after_the_margin_one_cannot_compete() -> None:
    told = refusal(window, "2 accuse @2_000_000; 1 accuse @2_004_001", seats=4)
    assert told == (3, 1, "there is a duel on")


def test_ruling_1_all_accusing_closes_it_at_the_last_of_them() -> None:
    called = window("2 accuse @2_000_000; 1 accuse @2_000_000")["state"]
    assert called["duel"]["duellists"] == [1, 0]
    assert called["duel"]["face_off_us"] == 2_000_000 + 1_500_000


def test_ruling_1_a_pass_after_an_accusation_may_close_it() -> None:
    called = window("2 accuse @2_000_000; 1 pass @2_000_009")["state"]
    assert called["duel"]["duellists"] == [2, 0]
    assert called["duel"]["face_off_us"] == 2_000_009 + 1_500_000


def test_ruling_1_with_two_players_an_accusation_is_the_duel() -> None:
    called = window("1 accuse @2_000_000", seats=2)["state"]
    assert called["phase"] == "duel" and called["duel"]["face_off_us"] == 3_500_000


def test_ruling_1_clockwise_goes_past_the_last_seat() -> None:
    moves = "2 roll; 2 stand @1; 1 accuse @2; 0 accuse @3; 3 pass @3"
    called = saloon(4, moves, first=2, dice=FIVES)["state"]
    assert called["duel"]["duellists"] == [0, 2]
    moves = "2 roll; 2 stand @1; 1 accuse @2; 0 accuse @3; 3 accuse @4"
    called = saloon(4, moves, first=2, dice=FIVES)["state"]
    assert called["duel"]["duellists"] == [3, 2]


def test_ruling_1_passed_ascends_and_accusers_are_in_order_of_time() -> None:
    state = window("3 pass @1000001; 1 pass @1000002; 4 accuse @1000003", seats=5)["state"]
    assert state["window"]["passed"] == [1, 3]
    assert state["window"]["accusers"] == [4]


def test_the_last_turns_window_scores_the_round_when_it_closes() -> None:
    moves = "0 roll; 0 stand; 1 roll; 1 stand @5; wait @5000005"
    waiting = saloon(2, moves, dice=LOW + FIVES)
    assert waiting["state"]["scores"] == [0, 0] and waiting["state"]["phase"] == "accuse"
    scored = saloon(2, moves + "; wait @5000006", dice=LOW + FIVES)
    assert scored["state"]["scores"] == [0, 25] and scored["state"]["round"] == 2


# What a reader of the page may trip over


def test_a_time_may_not_fall_in_any_phase() -> None:
    assert refusal(saloon, 2, "0 roll @9; 0 stand @8")[:2] == (1, 0)
    assert refusal(saloon, 2, "0 roll @9; wait @8")[:2] == (1, None)


@pytest.mark.parametrize("do", ["fire", "draw", "hold"])
def test_a_duels_move_without_a_duel_is_illegal(do: str) -> None:
    assert refusal(saloon, 2, f"0 {do} @5") == (0, 0, f"'{do}' cannot be done now")


@pytest.mark.parametrize(
    "option",
    [
        {"target": 19},
        {"target": 501},
        {"target": True},
        {"duel": "cards"},
        {"ties": "none"},
        {"accuse_ms": 1},
        {"accuse_ms": 999},
        {"accuse_ms": 20_001},
        {"accuse_ms": False},
        {"hits": 0},
        {"hits": 4},
        {"hits": "1"},
    ],
)
def test_options_outside_their_range_are_refused(option: dict[str, Any]) -> None:
    with pytest.raises(BadTranscript, match=next(iter(option))):
        saloon(2, "", **option)


@pytest.mark.parametrize("seats", [1, 9])
def test_two_to_eight_play(seats: int) -> None:
    from game.core.transcript import replay

    with pytest.raises(BadTranscript, match="2 to 8 players"):
        replay({"dustup": 1, "game": "saloon_poker", "players": list("ABCDEFGHI")[:seats]})
