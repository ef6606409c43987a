"""High Noon by its page, the version of dice."""

from typing import Any

import pytest

from tests.game.script import high_noon, refusal


def dice(moves: str, thrown: str, view: Any = None, **rest: Any) -> dict[str, Any]:
    return high_noon(moves, view, dice=thrown, version="dice", **rest)


BOTH_DRAW = "0 draw; 1 draw; "
BOTH_HOLD = "0 hold; 1 hold; "


def test_in_the_first_beat_both_must_draw() -> None:
    assert refusal(dice, "0 hold", "") == (0, 0, "in the first beat both must draw")
    assert dice("", "")["legal"] == {"0": ["draw"], "1": ["draw"]}
    assert dice(BOTH_DRAW, "34")["legal"] == {"0": ["draw", "hold"], "1": ["draw", "hold"]}


def test_a_choice_shows_nowhere_until_both_are_in() -> None:
    drawn = dice(BOTH_DRAW + "0 draw", "34555")
    held = dice(BOTH_DRAW + "0 hold", "34555")
    assert drawn == held
    assert drawn["to_act"] == [1]
    assert drawn["state"]["totals"] == [3, 4] and drawn["state"]["held"] == [False, False]


def test_a_choice_may_not_be_changed() -> None:
    told = refusal(dice, "0 draw; 0 draw", "")
    assert told == (1, 0, "this player has chosen already")


def test_the_one_listed_first_takes_the_first_die() -> None:
    assert dice("1 draw; 0 draw", "61", first=1)["state"]["totals"] == [6, 1]
    assert dice("1 draw; 0 draw", "61", first=1)["state"]["duellists"] == [1, 0]
    assert dice("1 draw; 0 draw", "61", first=0)["state"]["totals"] == [6, 1]


def test_who_has_held_chooses_no_more_and_the_other_goes_on_alone() -> None:
    printed = dice(BOTH_DRAW + "0 hold; 1 draw; 1 draw", "5423")
    assert printed["state"]["totals"] == [5, 9]
    assert printed["state"]["held"] == [True, False]
    assert printed["to_act"] == [1]
    told = refusal(dice, BOTH_DRAW + "0 hold; 1 draw; 0 draw", "5423")
    assert told == (4, 0, "this player has held or gone over")


def test_over_twelve_is_out_and_the_other_must_hold_to_end_it() -> None:
    over = BOTH_DRAW * 2 + "0 draw; 1 draw"
    printed = dice(over, "66 61 12")
    assert printed["state"]["totals"] == [13, 9]
    assert printed["to_act"] == [1] and printed["legal"] == {"1": ["draw", "hold"]}
    assert printed["state"]["last"] is None
    ended = dice(over + "; 1 hold", "66 61 12")["state"]
    assert ended["last"] == {"what": "over", "by": 1, "gap_us": None}
    assert ended["totals"] == [0, 0] and ended["held"] == [False, False]


def test_a_twelve_must_hold_too() -> None:
    printed = dice(BOTH_DRAW * 2 + "0 hold; 1 hold", "62 63")
    assert printed["state"]["last"] == {"what": "higher", "by": 0, "gap_us": None}
    still = dice(BOTH_DRAW * 2, "62 63")
    assert still["state"]["totals"] == [12, 5] and still["to_act"] == [0, 1]


def test_both_over_is_over_by_nobody() -> None:
    state = dice(BOTH_DRAW * 3, "66 66 11")["state"]
    assert state["last"] == {"what": "over", "by": None, "gap_us": None}
    assert state["hits"] == [0, 0]
    after = dice(BOTH_DRAW * 2 + "0 draw; 1 draw; 1 draw; 1 draw", "66 61 11 11 6")["state"]
    assert after["totals"] == [13, 10]


def test_equal_totals_are_level() -> None:
    state = dice(BOTH_DRAW + BOTH_HOLD, "44")["state"]
    assert state["last"] == {"what": "level", "by": None, "gap_us": None}
    assert state["hits"] == [0, 0]


def test_at_the_end_totals_and_held_stay() -> None:
    printed = dice(BOTH_DRAW + BOTH_HOLD, "45", hits=1)
    assert printed["winners"] == [1] and printed["to_act"] == []
    assert printed["state"] == {
        "duellists": [0, 1],
        "version": "dice",
        "hits": [0, 1],
        "face_off_us": None,
        "noon_us": None,
        "totals": [4, 5],
        "held": [True, True],
        "last": {"what": "higher", "by": 1, "gap_us": None},
    }


def test_hits_are_counted_in_the_order_of_the_duellists() -> None:
    state = dice("0 draw; 1 draw; 0 hold; 1 hold", "65", first=1)["state"]
    assert state["duellists"] == [1, 0] and state["hits"] == [1, 0]
    assert state["last"]["by"] == 1


@pytest.mark.parametrize("view", [None, 0, 1, "table"])
def test_a_secret_choice_is_in_no_view(view: Any) -> None:
    assert dice(BOTH_DRAW + "0 draw", "34", view) == dice(BOTH_DRAW + "0 hold", "34", view)


def test_times_are_not_needed_but_may_not_fall() -> None:
    assert dice("0 draw @9; 1 draw", "12")["state"]["totals"] == [1, 2]
    index, seat, reason = refusal(dice, "0 draw @9; 1 draw @8", "12")
    assert (index, seat) == (1, 1) and "9" in reason and "8" in reason
