"""High Noon by its page, the version of reflexes, sentence by sentence."""

import pytest

from tests.game.script import high_noon, refusal

BELL = 3_500_000
"""The first bell with a scripted noon of 2 s: 1.5 s to the face-off, then the noon."""
NOON = (2_000_000,)


def test_the_first_press_at_or_after_the_bell_hits() -> None:
    state = high_noon(f"1 fire @{BELL}; wait @{BELL + 4001}", noon=NOON)["state"]
    assert state["hits"] == [0, 1]
    assert state["last"] == {"what": "hit", "by": 1, "gap_us": None}


def test_a_press_a_microsecond_before_the_bell_jumps_the_gun() -> None:
    state = high_noon(f"1 fire @{BELL - 1}; wait @{BELL + 4001}", noon=NOON)["state"]
    assert state["hits"] == [1, 0]
    assert state["last"] == {"what": "jumped", "by": 0, "gap_us": None}


def test_both_before_the_bell_the_earlier_press_is_the_jump() -> None:
    told = refusal(high_noon, "0 fire @2000000; 1 fire @2004001", noon=NOON)
    assert told == (1, 1, "there is no face-off on")
    state = high_noon("0 fire @2000000; wait @2004001", noon=NOON)["state"]
    assert state["last"] == {"what": "jumped", "by": 1, "gap_us": None}


@pytest.mark.parametrize("gap", [0, 1, 3999, 4000])
@pytest.mark.parametrize("first_at", [2_000_000, BELL - 1, BELL, BELL + 3_000_000])
def test_dead_heat_on_either_side_of_the_bell(gap: int, first_at: int) -> None:
    state = high_noon(f"1 fire @{first_at}; 0 fire @{first_at + gap}", noon=NOON)["state"]
    assert state["hits"] == [0, 0]
    assert state["last"] == {"what": "dead heat", "by": None, "gap_us": gap}
    assert state["face_off_us"] == first_at + gap + 1_500_000


def test_a_gap_of_one_more_is_no_dead_heat() -> None:
    moves = f"1 fire @{BELL + 9}; 0 fire @{BELL + 9 + 4001}"
    assert refusal(high_noon, moves, noon=NOON)[:2] == (1, 0)
    assert high_noon(f"1 fire @{BELL + 9}; wait @{BELL + 9 + 4000}", noon=NOON)["state"][
        "hits"
    ] == [0, 0]


def test_no_margin_still_knows_the_same_microsecond() -> None:
    state = high_noon(f"1 fire @{BELL}; 0 fire @{BELL}", noon=NOON, dead_heat_us=0)["state"]
    assert state["last"]["what"] == "dead heat"
    moves = f"1 fire @{BELL}; wait @{BELL + 1}"
    assert high_noon(moves, noon=NOON, dead_heat_us=0)["state"]["hits"] == [0, 1]


def test_nerve_is_lost_after_three_seconds_not_at_three() -> None:
    at_three = BELL + 3_000_000
    still = high_noon(f"wait @{at_three}", noon=NOON)
    assert still["state"]["last"] is None and still["to_act"] == [0, 1]
    state = high_noon(f"0 fire @{at_three}; wait @{at_three + 4001}", noon=NOON)["state"]
    assert state["last"] == {"what": "hit", "by": 0, "gap_us": None}
    lost = high_noon(f"wait @{at_three + 1}", noon=NOON)["state"]
    assert lost["last"] == {"what": "nerve", "by": None, "gap_us": None}
    assert lost["face_off_us"] == at_three + 1_500_000


def test_hits_and_last_do_not_change_before_an_exchange_is_settled() -> None:
    printed = high_noon(f"0 fire @{BELL}; wait @{BELL + 4000}", noon=NOON)
    assert printed["state"]["hits"] == [0, 0] and printed["state"]["last"] is None
    assert printed["to_act"] == [1] and printed["legal"] == {"1": ["fire"]}


def test_the_next_face_off_comes_after_the_lone_press_was_settled() -> None:
    state = high_noon(f"0 fire @{BELL}; wait @{BELL + 4001}", noon=NOON)["state"]
    assert state["face_off_us"] == BELL + 4000 + 1_500_000
    assert state["noon_us"] is None


def test_at_the_very_microsecond_of_the_face_off_it_is_on() -> None:
    assert refusal(high_noon, "0 fire @1499999", noon=NOON) == (0, 0, "there is no face-off on")
    printed = high_noon("wait @1500000", noon=NOON)
    assert printed["to_act"] == [0, 1] and printed["state"]["noon_us"] == 2_000_000
    assert high_noon("0 fire @1500000", noon=NOON)["to_act"] == [1]
    before = high_noon("wait @1499999", noon=NOON)
    assert before["to_act"] == [] and before["state"]["noon_us"] is None
    assert before["state"]["face_off_us"] == 1_500_000


def test_firing_a_second_time_in_a_face_off_is_illegal() -> None:
    told = refusal(high_noon, f"0 fire @{BELL}; 0 fire @{BELL + 1}", noon=NOON)
    assert told == (1, 0, "this player has fired already")


def test_fire_needs_its_time() -> None:
    told = refusal(high_noon, f"wait @{BELL}; 0 fire", noon=NOON)
    assert told == (1, 0, "this move needs its time ('at')")


def test_the_other_version_has_other_moves() -> None:
    assert refusal(high_noon, f"0 draw @{BELL}", noon=NOON)[:2] == (0, 0)
    assert refusal(high_noon, "0 fire @9", version="dice")[:2] == (0, 0)


def test_hits_win_and_the_end_has_no_next_face_off() -> None:
    moves = f"0 fire @{BELL}; wait @{BELL + 4001}"
    printed = high_noon(moves, noon=NOON, hits=1, first=1)
    assert printed["over"] and printed["winners"] == [0]
    assert printed["to_act"] == [] and printed["legal"] == {}
    assert printed["state"] == {
        "duellists": [1, 0],
        "version": "draw",
        "hits": [0, 1],
        "face_off_us": None,
        "noon_us": None,
        "totals": None,
        "held": None,
        "last": {"what": "hit", "by": 0, "gap_us": None},
    }


def test_after_the_end_only_waiting_is_allowed() -> None:
    end = f"0 fire @{BELL}; wait @{BELL + 4001}; wait @86400000000"
    assert high_noon(end, noon=NOON, hits=1)["over"]
    told = refusal(high_noon, f"{end}; 1 fire @86400000000", noon=NOON, hits=1)
    assert told == (3, 1, "the game is over")


def test_a_view_learns_of_the_bell_when_it_has_rung() -> None:
    for view in (0, 1, "table"):
        assert high_noon(f"wait @{BELL - 1}", view, noon=NOON)["state"]["noon_us"] is None
        assert high_noon(f"wait @{BELL}", view, noon=NOON)["state"]["noon_us"] == 2_000_000
    assert high_noon(f"wait @{BELL - 1}", noon=NOON)["state"]["noon_us"] == 2_000_000


def test_one_bell_per_face_off_taken_when_it_begins() -> None:
    moves = f"0 fire @{BELL}; wait @{BELL + 4001}; wait @{BELL + 4000 + 1_500_000}"
    state = high_noon(moves, noon=(2_000_000, 7_000_000))["state"]
    assert state["noon_us"] == 7_000_000


def test_a_jump_settled_before_the_bell_hears_no_bell() -> None:
    # The margin closes with the microsecond before the bell.
    state = high_noon(f"0 fire @{BELL - 4001}; wait @{BELL}", "table", noon=NOON)["state"]
    assert state["last"]["what"] == "jumped"
    assert state["noon_us"] is None and state["face_off_us"] == BELL - 1 + 1_500_000
