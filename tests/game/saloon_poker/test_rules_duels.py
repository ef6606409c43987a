"""Saloon Poker by its page: what duels do (rulings 2 to 4 and 7). Dice duels, so no clock."""

from typing import Any

from tests.game.script import refusal, saloon

LOW, MIDDLE, HIGH, FIVES = "11234", "33345", "66655", "55555"


def beat(one: int, other: int) -> str:
    """One exchange in which both draw once and hold."""
    return f"{one} draw; {other} draw; {one} hold; {other} hold; "


def turn(*seats: int) -> str:
    return "".join(f"{seat} roll; {seat} stand @0; " for seat in seats)


def passing(*seats: int) -> str:
    return "".join(f"{seat} pass @0; " for seat in seats)


def game(seats: int, moves: str, dice: str, **rest: Any) -> dict[str, Any]:
    return saloon(seats, moves, dice=dice, duel="dice", **rest)


def state(seats: int, moves: str, dice: str, **rest: Any) -> dict[str, Any]:
    return dict(game(seats, moves, dice, **rest)["state"])


# Ruling 2: the stake


def test_ruling_2_a_beaten_accused_has_no_hand_in_this_round() -> None:
    now = state(3, turn(0) + "1 accuse @0; 2 pass @0; " + beat(1, 0), FIVES + "52")
    assert now["out"] == [0] and now["hands"] == [None] * 3
    assert now["phase"] == "turn" and now["duel"] is None
    assert now["tab"] == [{"from": 0, "to": 1, "why": "duel"}]
    moves = turn(0) + "1 accuse @0; 2 pass @0; " + beat(1, 0) + turn(1, 2)
    after = state(3, moves, FIVES + "52" + LOW + MIDDLE)
    assert after["scores"] == [0, 0, 18] and after["round"] == 2 and after["starter"] == 1


def test_ruling_2_the_winner_adds_the_losers_score() -> None:
    first = turn(0, 1, 2)
    second = turn(1) + "2 accuse @0; 0 pass @0; " + beat(2, 1)
    now = state(3, first + second, LOW + HIGH + LOW + FIVES + "61")
    assert now["scores"] == [0, 0, 28] and now["out"] == [1]


def test_ruling_2_a_beaten_accuser_loses_the_turn_yet_to_take() -> None:
    moves = turn(0) + "1 accuse @0; 2 pass @0; " + beat(1, 0)
    printed = game(3, moves, FIVES + "25")
    assert printed["state"]["out"] == [1] and printed["to_act"] == [2]
    assert printed["state"]["hands"][0] == [5] * 5
    told = refusal(game, 3, moves + "1 roll", FIVES + "25")
    assert told[2] == "this player is out of the game"


def test_ruling_2_a_beaten_accuser_loses_their_hand() -> None:
    moves = turn(0, 1) + "0 accuse @0; 2 pass @0; " + beat(0, 1)
    now = state(3, moves, LOW + FIVES + "25")
    assert now["hands"] == [None, [5] * 5, None] and now["out"] == [0]
    after = state(3, moves + turn(2), LOW + FIVES + "25" + HIGH)
    assert after["scores"] == [0, 25, 0]


def test_ruling_2_the_accuser_whose_turn_is_last_is_beaten_and_the_round_is_scored() -> None:
    moves = turn(0, 1) + "0 pass @0; 2 accuse @0; " + beat(2, 1)
    now = state(3, moves, LOW + FIVES + "25")
    assert now["scores"] == [0, 25, 0] and now["round"] == 2 and now["starter"] == 1


def test_ruling_2_the_last_hand_may_be_the_beaten_one() -> None:
    moves = turn(0, 1, 2) + "1 accuse @0; 0 pass @0; " + beat(1, 2)
    now = state(3, moves, LOW + MIDDLE + FIVES + "52")
    assert now["scores"] == [0, 18, 0] and now["out"] == [2]


def test_the_eliminated_may_neither_accuse_nor_pass() -> None:
    moves = turn(0) + "1 accuse @0; 2 pass @0; 3 pass @0; " + beat(1, 0) + turn(1)
    printed = game(4, moves, FIVES + "52" + FIVES)
    assert printed["to_act"] == [2, 3]
    told = refusal(game, 4, moves + "0 pass @0", FIVES + "52" + FIVES)
    assert told[2] == "this player is out of the game"


def test_an_accused_who_won_keeps_the_hand_and_it_may_score() -> None:
    moves = turn(0) + "1 accuse @0; 2 pass @0; " + beat(1, 0) + turn(2)
    assert state(3, moves, FIVES + "25" + HIGH)["scores"] == [25, 0, 0]


# The starter


def test_the_starter_skips_the_eliminated() -> None:
    moves = turn(0) + "1 accuse @0; 2 pass @0; 3 pass @0; " + beat(1, 0) + turn(2, 3)
    now = state(4, moves, FIVES + "25" + HIGH + HIGH)
    assert now["out"] == [1] and (now["round"], now["starter"]) == (2, 2)


def test_a_beaten_starter_still_counts_as_the_rounds_starter() -> None:
    moves = turn(1) + "2 accuse @0; 0 pass @0; " + beat(2, 1)
    now = state(3, moves, FIVES + "52", first=1)
    assert now["starter"] == 1 and now["out"] == [1]
    after = state(3, moves + turn(2, 0), FIVES + "52" + LOW + HIGH, first=1)
    assert (after["round"], after["starter"]) == (2, 2)


# Ruling 3: ties


def test_ruling_3_a_tie_is_settled_by_a_duel_whose_winner_adds_their_dice() -> None:
    moves = turn(0, 1, 2)
    tied = state(3, moves, HIGH + LOW + "55666")
    assert tied["phase"] == "duel" and tied["duel"]["duellists"] == [0, 2]
    assert tied["scores"] == [0, 0, 0] and tied["rerolls_left"] == 0
    now = state(3, moves + beat(0, 2), HIGH + LOW + "55666" + "61")
    assert now["scores"] == [28, 0, 0] and now["out"] == [2] and now["round"] == 2


def test_ruling_7_in_a_tie_the_first_clockwise_from_the_starter_is_first() -> None:
    now = state(3, turn(2, 0, 1), HIGH + LOW + "55666", first=2)
    assert now["duel"]["duellists"] == [2, 1]
    now = state(3, turn(1, 2, 0), LOW + HIGH + "55666", first=1)
    assert now["duel"]["duellists"] == [2, 0]


def test_ruling_3_of_three_the_winner_meets_the_next() -> None:
    moves = turn(0, 1, 2, 3)
    dice = HIGH + LOW + HIGH + HIGH
    first = state(4, moves, dice)
    assert first["duel"]["duellists"] == [0, 2]
    second = state(4, moves + beat(0, 2), dice + "16")
    assert second["duel"]["duellists"] == [2, 3] and second["out"] == [0]
    assert second["scores"] == [0, 0, 0, 0] and second["duel"]["hits"] == [0, 0]
    last = state(4, moves + beat(0, 2) + beat(2, 3), dice + "16" + "16")
    assert last["out"] == [0, 2] and last["scores"] == [0, 0, 0, 28]
    assert [(line["from"], line["to"]) for line in last["tab"]] == [(0, 2), (2, 3)]


def test_ruling_3_shared_ties_do_not_duel() -> None:
    now = state(3, turn(0, 1, 2), HIGH + LOW + "55666", ties="share")
    assert now["scores"] == [28, 0, 28] and now["out"] == []


def test_the_same_five_values_tie_in_any_order_and_nothing_else_does() -> None:
    assert state(2, turn(0, 1), "66124" + "42166")["phase"] == "duel"
    assert state(2, turn(0, 1), "66124" + "42166")["duel"]["duellists"] == [0, 1]
    assert state(2, turn(0, 1), "66124" + "43166")["scores"] == [0, 20]


# Ruling 4: winning by a duel


def test_ruling_4_the_last_player_left_wins_at_once() -> None:
    printed = game(2, turn(0) + "1 accuse @0; " + beat(1, 0), FIVES + "52")
    assert printed["over"] and printed["winners"] == [1]
    assert printed["state"]["tab"] == [{"from": 0, "to": 1, "why": "duel"}]
    assert printed["state"]["scores"] == [0, 0] and printed["state"]["duel"] is None


def test_ruling_4_a_stake_that_reaches_the_target_ends_the_game() -> None:
    # Ann 25 in round 1, Bo 25 in round 2; in round 3 Bo beats Ann and has 50.
    moves = turn(0) + passing(1, 2) + turn(1, 2)
    moves += turn(1) + passing(0, 2) + turn(2, 0)
    moves += turn(2, 0) + "1 accuse @0; 2 pass @0; "
    dice = FIVES + LOW + LOW + FIVES + LOW + LOW + LOW + FIVES
    before = state(3, moves, dice, target=50)
    assert before["scores"] == [25, 25, 0] and before["phase"] == "duel"
    printed = game(3, moves + beat(1, 0), dice + "61", target=50)
    assert printed["over"] and printed["winners"] == [1]
    after = printed["state"]
    assert after["scores"] == [0, 50, 0] and after["round"] == 3 and after["starter"] == 2
    assert after["hands"] == [None, None, [1, 1, 2, 3, 4]]
    assert after["tab"] == [
        {"from": 0, "to": 1, "why": "duel"},
        {"from": 2, "to": 1, "why": "target"},
    ]


def test_ruling_4_in_a_tie_the_stake_is_looked_at_before_the_dice_are_added() -> None:
    # Ann 28, Bo 28, then all three tie, Cy first.
    moves = turn(0, 1, 2) + turn(1, 2, 0) + turn(2, 0, 1)
    dice = HIGH + LOW + LOW + HIGH + LOW + LOW + "66611" * 3
    before = state(3, moves, dice, target=50)
    assert before["duel"]["duellists"] == [2, 0]
    one = moves + beat(2, 0)
    # Ann beats Cy, who had nothing at stake, and meets Bo; with Bo's 28 she has 56.
    second = state(3, one, dice + "16", target=50)
    assert second["duel"]["duellists"] == [0, 1] and second["scores"] == [28, 28, 0]
    printed = game(3, one + beat(0, 1), dice + "16" + "61", target=50)
    assert printed["over"] and printed["winners"] == [0]
    assert printed["state"]["scores"] == [56, 0, 0]


def test_ruling_4_a_third_tied_player_is_not_met_once_the_target_is_reached() -> None:
    # Cy 28 (round 1), Dot 28 (round 2); in round 3 all four tie, Cy and Dot first.
    moves = turn(0, 1, 2, 3) + turn(1, 2, 3, 0) + turn(2, 3, 0, 1)
    dice = LOW + LOW + HIGH + LOW + LOW + LOW + HIGH + LOW + "66611" * 4
    tied = state(4, moves, dice, target=56)
    assert tied["scores"] == [0, 0, 28, 28] and tied["duel"]["duellists"] == [2, 3]
    printed = game(4, moves + beat(2, 3), dice + "16", target=56)
    assert printed["over"] and printed["winners"] == [3]
    assert printed["state"]["scores"] == [0, 0, 0, 56]
    assert printed["state"]["hands"][:2] == [[6, 6, 6, 1, 1]] * 2
    assert [(line["from"], line["to"], line["why"]) for line in printed["state"]["tab"]] == [
        (2, 3, "duel"),
        (0, 3, "target"),
        (1, 3, "target"),
    ]


def test_ruling_3_the_dice_of_the_duels_winner_may_reach_the_target() -> None:
    printed = game(3, turn(0, 1, 2) + beat(0, 2), HIGH + LOW + HIGH + "61", target=28)
    assert printed["winners"] == [0] and printed["state"]["scores"] == [28, 0, 0]
    assert printed["state"]["tab"] == [
        {"from": 2, "to": 0, "why": "duel"},
        {"from": 1, "to": 0, "why": "target"},
    ]
    assert printed["state"]["hands"] == [[6, 6, 6, 5, 5], [1, 1, 2, 3, 4], None]


def test_hits_is_how_many_win_a_duel() -> None:
    moves = turn(0) + "1 accuse @0; " + beat(1, 0)
    once = state(2, moves, FIVES + "52", hits=2)
    assert once["phase"] == "duel" and once["duel"]["hits"] == [1, 0]
    assert game(2, moves + beat(1, 0), FIVES + "52" + "52", hits=2)["over"]


# With pistols


def test_ruling_7_the_margin_is_4_ms() -> None:
    moves = turn(0, 1, 2) + "1 fire @3_500_000; 0 fire @3_504_000; wait @5_004_000; "
    now = saloon(3, moves, dice=HIGH * 3, noon=(2_000_000, 2_000_000))
    assert now["state"]["duel"]["last"] == {"what": "dead heat", "by": None, "gap_us": 4000}
    assert now["to_act"] == [0, 1]
    hit = moves + "1 fire @7_004_000; wait @7_008_001"
    second = saloon(3, hit, dice=HIGH * 3, noon=(2_000_000, 2_000_000))["state"]
    assert second["duel"]["duellists"] == [1, 2]
    assert second["duel"]["face_off_us"] == 7_008_000 + 1_500_000


def test_fire_needs_its_time_here_too() -> None:
    moves = turn(0, 1) + "wait @2_000_000; 1 fire"
    told = refusal(saloon, 2, moves, dice=HIGH * 2, noon=(2_000_000,))
    assert told == (5, 1, "this move needs its time ('at')")


def test_a_bystander_has_no_pistol() -> None:
    moves = turn(0, 1, 2) + "1 fire @3_500_000"
    told = refusal(saloon, 3, moves, dice=HIGH + LOW + HIGH, noon=(2_000_000,))
    assert told == (6, 1, "this player is not in the duel")


def test_duel_dice_come_from_the_same_list() -> None:
    printed = game(2, turn(0, 1) + "0 draw; 1 draw", HIGH + HIGH + "35")
    assert printed["state"]["duel"]["totals"] == [3, 5]
    assert printed["state"]["duel"]["face_off_us"] is None
