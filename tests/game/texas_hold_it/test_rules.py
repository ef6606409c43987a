"""Texas Hold It by its page: turns, sprays, points, and each ruling (texas_hold_it.md)."""

from typing import Any

import pytest

from game.core.transcript import BadTranscript, replay
from tests.game.texas_hold_it.script import (
    deck_of,
    engine_at,
    moves_of,
    play,
    refused,
    state,
    transcript,
)

ROUND = ["hold", "pee", "peek", "swap"]


def points(row: str, *pees: int | None) -> tuple[list[int], list[int]]:
    """Play one round of seats who pee there in turn, or hold it; return dry and wet."""
    moves = ";".join(
        f"{seat} hold" if urinal is None else f"{seat} pee {urinal}"
        for seat, urinal in enumerate(pees)
    )
    last = state(moves, row, seats=len(pees))["last_round"]
    return last["dry"], last["wet"]


# The row and the sprays


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_one_urinal_less_than_cowboys_and_a_card_in_every_gap(seats: int) -> None:
    found = state("", seats=seats)
    assert found["urinals"] == [None] * (seats - 1)
    assert len(found["gaps"]) == seats
    assert found["dry"] == found["wet"] == [0] * seats


@pytest.mark.parametrize(
    ("row", "dry", "wet"),
    [
        ("--", 1, 0),
        ("c-", 1, 0),  # off the end of the row it hits nobody
        ("-s", 1, 0),
        ("cs", 1, 0),
        ("s-", 0, 1),
        ("-c", 0, 1),
        ("g-", 0, 1),
        ("-g", 0, 1),
        ("sc", 0, 2),
        ("gc", 0, 2),
        ("sg", 0, 2),
        ("cc", 0, 1),
        ("ss", 0, 1),
    ],
)
def test_who_sprays_whom(row: str, dry: int, wet: int) -> None:
    assert points(row, 0, None) == ([dry, 0], [wet, 0])


def test_gas_goes_both_ways() -> None:
    assert points("-g-", 0, 1, None) == ([0, 0, 0], [1, 1, 0])


def test_a_dry_point_never_comes_with_a_wet_one_nor_two_dry_at_once() -> None:
    assert points("cs-c", 0, 1, 2, None) == ([1, 0, 0, 0], [0, 1, 1, 0])


# Holding it


def test_holding_it_while_a_free_urinal_was_dry_is_a_wet_point_each() -> None:
    assert points("c-s", 0, None, None) == ([1, 0, 0], [0, 1, 1])


def test_holding_it_with_nothing_free_or_nothing_dry_is_nothing() -> None:
    assert points("s--", 1, None, None) == ([1, 0, 0], [0, 0, 0])  # the free one is hit
    assert points("c-s", 0, 1, None) == ([1, 1, 0], [0, 0, 0])  # none is free


def test_what_is_free_counts_at_the_end_of_the_round() -> None:
    # Ann holds it while urinal 0 is free and dry; Bo and Cy take both after her.
    last = state("0 hold; 1 pee 0; 2 pee 1", "c-s")["last_round"]
    assert last["wet"] == [0, 0, 0] and last["dry"] == [0, 1, 1]


def test_after_a_call_everybody_must_pee_or_hold_it() -> None:
    assert play("0 hold", "c-s")["legal"] == {"1": ["hold", "pee"]}
    for move in ("1 peek 0", "1 swap 0,1"):
        assert refused(f"0 hold; {move}", "c-s")[0] == 1
    assert state("0 hold", "c-s")["calls"] is True


# Turns


def test_the_dealer_acts_first_then_clockwise_and_the_decided_are_passed_over() -> None:
    order = []
    moves = ["", "2 swap 0,1", "0 pee 0", "1 swap 1,2", "2 swap 1,2"]
    for count in range(1, 3):
        order += play(";".join(moves[:count]), "c-s", first=2)["to_act"]
    assert order == [2, 0]
    assert play("2 pee 0; 0 peek 0; 0 say gas; 1 peek 0; 1 say gas", "c-s", first=2)["to_act"] == [
        0
    ]


def test_the_deal_passes_clockwise_each_round() -> None:
    found = play("2 pee 0; 3 hold; 0 hold; 1 hold", "s--s", seats=4, first=2)
    assert found["state"]["dealer"] == 3 and found["state"]["round"] == 2
    assert found["to_act"] == [3]


def test_a_peek_owes_a_claim_and_nothing_else_may_come_between() -> None:
    assert play("0 peek 1", "c-s")["legal"] == {"0": ["say"]}
    assert state("0 peek 1", "c-s")["peeking"] == 1
    for move in ("0 peek 0", "0 swap 0,1", "0 pee 0", "0 hold", "1 say gas"):
        assert refused(f"0 peek 1; {move}", "c-s")[0] == 1
    assert refused("0 say gas", "c-s")[0] == 0


@pytest.mark.parametrize(
    "move",
    ["peek 3", "peek -1", "swap 0,3", "swap 1,0", "swap 1,1", "swap 0", "swap 0,1,2", "pee 2",
     "pee -1", "pass"],
)  # fmt: skip
def test_what_cannot_be_done(move: str) -> None:
    assert refused(f"0 {move}", "c-s")[0] == 0


def test_a_taken_urinal_cannot_be_taken() -> None:
    assert "taken" in refused("0 pee 1; 1 pee 1", "c-s")[1]


def test_pee_is_offered_only_with_a_free_urinal() -> None:
    assert play("0 pee 0", "--", seats=2)["legal"] == {"1": ["hold", "peek"]}


# The rulings


def test_ruling_1_a_locked_card_cannot_be_swapped_but_peeked_at() -> None:
    found = state("0 pee 1; 1 peek 1; 1 say gas", "c--s", seats=4)
    assert found["locked"] == [1, 2] and found["claims"][0]["gap"] == 1
    for gaps in ("0,1", "1,3", "1,2", "0,2"):
        assert refused(f"0 pee 1; 1 swap {gaps}", "c--s", seats=4)[0] == 1
    assert state("0 pee 1; 1 swap 0,3", "c--s", seats=4)["gaps"] == [
        "snake",
        "calm",
        "calm",
        "cactus",
    ]


def test_ruling_1_swap_is_offered_only_with_two_unlocked_cards() -> None:
    assert play("0 pee 0", "c-s")["legal"] == {"1": ["hold", "pee", "peek"]}
    assert play("0 pee 1; 1 pee 0", "c--s", seats=4)["legal"] == {"2": ["hold", "pee", "peek"]}


BO_OUT = "0 hold; 1 pee 0; 2 hold"
"""With 'scc' Bo gets two wet points; in the next round (he deals) one more puts him out."""


def knocked_out(more: str = "", *rows: str, view: Any = None, **options: Any) -> dict[str, Any]:
    moves = f"{BO_OUT}; 1 pee 0; 2 hold; 0 hold; {more}"
    return play(moves, "scc", "scc", *rows, view=view, **options)


def test_three_wet_points_put_out_and_a_urinal_goes() -> None:
    found = knocked_out()["state"]
    assert found["wet"] == [0, 4, 0] and found["cowboys"] == [0, 2]
    assert found["urinals"] == [None] and len(found["gaps"]) == 2
    assert found["dealer"] == 2 and found["round"] == 3


def test_ruling_2_who_is_out_may_peek_and_say_or_pass_in_their_place() -> None:
    turn = "2 swap 0,1; 0 swap 0,1;"
    assert knocked_out(turn)["legal"] == {"1": ["pass", "peek"]}
    assert knocked_out(f"{turn} 1 peek 0")["legal"] == {"1": ["say"]}
    assert knocked_out(f"{turn} 1 peek 0; 1 say gas")["to_act"] == [2]
    assert knocked_out(f"{turn} 1 pass")["to_act"] == [2]


@pytest.mark.parametrize("move", ["1 swap 0,1", "1 pee 0", "1 hold", "1 say gas"])
def test_ruling_2_who_is_out_may_do_nothing_else(move: str) -> None:
    with pytest.raises(ValueError):
        knocked_out(f"2 swap 0,1; 0 swap 0,1; {move}")


def test_ruling_2_who_is_out_may_peek_also_after_a_call_and_is_no_reason_to_wait() -> None:
    turn = "2 swap 0,1; 0 hold;"
    assert knocked_out(turn, "--")["legal"] == {"1": ["pass", "peek"]}
    assert knocked_out(f"{turn} 1 peek 1; 1 say calm", "--")["legal"] == {"2": ["hold", "pee"]}
    ended = knocked_out(f"{turn} 1 peek 1; 1 say calm; 2 hold", "--")["state"]
    assert ended["round"] == 4, "the round ends at once, Bo's turn or not"
    assert ended["last_round"]["wet"] == [1, 0, 1]


def test_ruling_2_the_deal_skips_who_is_out() -> None:
    assert knocked_out("2 hold; 0 hold", "s-")["state"]["dealer"] == 0
    assert knocked_out("2 hold; 0 hold; 0 hold; 1 pass; 2 hold", "s-", "s-")["state"]["dealer"] == 2


def test_ruling_3_patience_counts_peeks_and_swaps_of_each_cowboy_in_a_round() -> None:
    moves = "0 swap 0,1; 1 swap 0,1; 0 peek 0; 0 say gas; 1 pee 0; 0 swap 0,1"
    assert "locked" in refused(moves, "--", seats=2, patience=3)[1]
    moves = "0 swap 0,1; 1 swap 0,1; 0 peek 0; 0 say gas; 1 pee 0; 0 peek 0; 0 say gas"
    assert play(moves, "--", seats=2, patience=3)["legal"] == {"0": ["hold"]}
    assert "3 moves" in refused(f"{moves}; 0 peek 1", "--", seats=2, patience=3)[1]
    assert play(f"{moves}; 0 hold", "--", seats=2, patience=3)["legal"] == {"1": ROUND}


def test_ruling_3_who_is_out_has_no_limit() -> None:
    turns = "2 peek 0; 2 say gas; 0 peek 0; 0 say gas; 1 peek 0; 1 say gas;" * 3
    again = "2 peek 0; 2 say gas; 0 hold; 1 peek 1; 1 say gas"
    found = knocked_out(turns + again, "--", patience=4)
    assert found["legal"] == {"2": ["hold", "pee"]}


def dry(first: int, *order: int) -> str:
    """Everyone pees in the calm row as they come, the last holds it."""
    seats = [first, *order]
    return ";".join(f"{seat} pee {place}" for place, seat in enumerate(seats[:-1])) + (
        f"; {seats[-1]} hold;"
    )


TIED = dry(0, 1, 2) + "1 pee 0; 2 hold; 0 pee 1;" + "2 hold; 0 pee 0; 1 pee 1;"
"""In three rounds of 'c-s' Ann and Bo get three dry points each, Cy none."""


def tied(more: str = "", *rows: str, **options: Any) -> dict[str, Any]:
    return play(TIED + more, "c-s", "c-s", "c-s", *rows, **options)


def test_three_dry_points_win() -> None:
    end = play(
        "0 pee 0; 1 hold; 0 pee 0; 1 hold; 0 pee 0; 1 hold".replace(
            "1 hold; 0 pee 0; 1 hold; 0", "1 hold; 1 hold; 0 pee 0; 0"
        ),
        "--",
        "--",
        "--",
        seats=2,
    )
    assert end["over"] and end["winners"] == [0]
    assert end["to_act"] == [] and end["legal"] == {}


def test_the_last_one_left_wins() -> None:
    end = play("0 pee 0; 1 hold; 1 hold; 0 pee 0", "sc", "sc", seats=2)
    assert end["over"] and end["winners"] == [1] and end["state"]["cowboys"] == [1]
    assert end["state"]["wet"] == [4, 0]


def test_the_wet_leave_before_the_dry_are_looked_at() -> None:
    # Ann's third dry point and Bo's third wet one come in the same round.
    moves = "0 pee 0; 1 pee 1; 2 hold; 1 pee 1; 2 hold; 0 pee 0; 2 hold; 0 pee 0; 1 pee 1"
    engine, events = engine_at(moves, "--c", "--c", "--c")
    assert [type(event).__name__ for event in events[-2:]] == ["KnockedOut", "GameOver"]
    view = engine.view("table")
    assert view.cowboys == (0, 2) and view.dry == (3, 0, 0) and view.wet == (0, 3, 0)
    result = engine.result()
    assert result is not None and result.winners == (0,)


def test_when_it_is_over_nothing_is_dealt_and_all_cards_lie_face_up() -> None:
    for view in (None, "table", 0, 1):
        end = play("0 pee 0; 1 hold; 1 hold; 0 pee 0", "sc", "sc", seats=2, view=view)["state"]
        assert end["gaps"] == ["snake", "cactus"] and end["round"] == 2 and end["dealer"] == 1
        assert end["urinals"] == [0] and end["holding"] == [1]
        assert ("seen" in end) is isinstance(view, int)


def test_ruling_4_only_those_level_at_three_dry_play_on_with_all_their_points() -> None:
    found = tied()
    assert not found["over"]
    assert found["state"]["cowboys"] == [0, 1] and found["state"]["dry"] == [3, 3, 0]
    assert found["state"]["urinals"] == [None] and found["state"]["dealer"] == 0
    assert found["state"]["wet"] == [0, 0, 0]


def test_ruling_4_after_each_round_only_those_with_the_most_dry_stay_in() -> None:
    won = tied("0 pee 0; 1 hold", "--")
    assert won["over"] and won["winners"] == [0]
    assert won["state"]["cowboys"] == [0] and won["state"]["dry"] == [4, 3, 0]
    level = tied("0 hold; 1 hold", "--")
    assert not level["over"] and level["state"]["wet"] == [1, 1, 0]
    assert level["state"]["cowboys"] == [0, 1]


def test_ruling_4_in_a_play_off_too_three_wet_points_put_out() -> None:
    out = tied("0 pee 0; 1 hold; 1 hold; 2 pass; 0 pee 0", "s-", "sc")
    assert out["over"] and out["winners"] == [1] and out["state"]["cowboys"] == [1]


def test_ruling_4_who_is_not_among_the_tied_watches_like_who_is_out() -> None:
    assert tied("0 swap 0,1; 1 swap 0,1", "--")["legal"] == {"2": ["pass", "peek"]}


def test_ruling_5_a_round_that_would_put_out_everyone_puts_out_nobody() -> None:
    moves = "0 hold; 1 hold; 1 hold; 0 hold; 0 hold; 1 hold;"
    found = play(moves, "--", "--", "--", seats=2)
    assert not found["over"] and found["state"]["wet"] == [2, 2]
    assert found["state"]["last_round"]["wet"] == [1, 1]
    assert found["state"]["cowboys"] == [0, 1] and found["state"]["round"] == 4


def test_ruling_6_claims_are_for_all_to_see_and_follow_the_card() -> None:
    moves = "0 peek 0; 0 say gas; 1 peek 2; 1 say calm; 2 swap 0,2"
    for view in (None, "table", 0, 1, 2):
        assert state(moves, "cs-", view=view)["claims"] == [
            {"gap": 2, "seat": 0, "says": "gas"},
            {"gap": 0, "seat": 1, "says": "calm"},
        ]


def test_ruling_6_silent_claims_are_entered_without_a_word() -> None:
    found = play("0 peek 0", "cs-", claims="silent")
    assert found["to_act"] == [1] and found["state"]["peeking"] is None
    assert found["state"]["claims"] == [{"gap": 0, "seat": 0, "says": None}]
    assert refused("0 peek 0; 1 say gas", "cs-", claims="silent")[0] == 1


@pytest.mark.parametrize("word", ["cactus", "snake", "gas", "calm"])
def test_ruling_7_any_of_the_four_words_may_be_claimed(word: str) -> None:
    assert state(f"0 peek 0; 0 say {word}", "cs-")["claims"][0]["says"] == word


@pytest.mark.parametrize("word", ["left", "Gas", "", "??"])
def test_ruling_7_and_no_other(word: str) -> None:
    data = transcript("0 peek 0", "cs-")
    data["moves"].append({"seat": 0, "do": "say", "claim": word})
    with pytest.raises(ValueError) as error:
        replay(data)
    assert not isinstance(error.value, BadTranscript)


def test_ruling_8_claims_peeks_the_call_and_patience_start_anew() -> None:
    moves = "0 peek 0; 0 say gas; 1 hold; 2 hold; 0 hold"
    found = state(moves, "s-c", "c-s", view=0, patience=3)
    assert found["claims"] == [] and found["seen"] == []
    assert found["calls"] is False and found["holding"] == [] and found["locked"] == []


def test_ruling_9_nobody_may_be_the_first_to_hold_it_on_their_first_turn() -> None:
    assert play("", "c-s", early_hold=False)["legal"] == {"0": ["pee", "peek", "swap"]}
    assert "first turn" in refused("0 hold", "c-s", early_hold=False)[1]
    again = "0 swap 0,1; 1 swap 0,1; 2 swap 0,1; 0 hold"
    assert play(again, "c-s", early_hold=False)["legal"] == {"1": ["hold", "pee"]}
    once_called = "0 swap 0,1; 1 pee 0; 2 peek 0; 2 say gas; 0 hold"
    assert play(once_called, "c-s", early_hold=False)["to_act"] == [2]


def test_ruling_9_after_a_call_it_may_be_held_on_a_first_turn() -> None:
    # Nobody's first turn comes after somebody's second, so it takes no rule besides: after any
    # call everyone has had a turn, and with early_hold nothing stands in the way.
    moves = "0 peek 0; 0 say gas; 1 peek 0; 1 say gas; 2 peek 0; 2 say gas; 0 hold; 1 hold; 2 hold"
    assert state(moves, "s-c", early_hold=False)["round"] == 2
    assert play("0 hold; 1 hold", "c-s", early_hold=True)["to_act"] == [2]


HELD = "{0} hold; {1} hold; {2} hold;"


def test_ruling_10_after_all_rounds_most_dry_wins_then_fewest_wet_then_shared() -> None:
    rows = ["s-c"] * 5  # both urinals are hit: holding it costs nothing
    orders = [[(first + step) % 3 for step in range(3)] for first in (0, 1, 2, 0, 1)]
    nothing = "".join(HELD.format(*order) for order in orders)
    end = play(nothing, *rows, rounds=5)
    assert end["over"] and end["winners"] == [0, 1, 2] and end["state"]["round"] == 5
    assert end["state"]["cowboys"] == [0, 1, 2]
    wetter = "0 pee 0; 1 hold; 2 hold;" + "".join(HELD.format(*order) for order in orders[1:])
    assert play(wetter, *rows, rounds=5)["winners"] == [1, 2]
    drier = "0 pee 0; 1 pee 1; 2 hold;" + "".join(HELD.format(*order) for order in orders[1:])
    assert play(drier, "--c", *rows[1:], rounds=5)["winners"] == [0]
    assert not play(drier, "--c", *rows[1:], rounds=6)["over"]


def test_ruling_10_a_tie_at_three_dry_in_the_last_round_narrows_first() -> None:
    idle = HELD.format(0, 1, 2) + HELD.format(1, 2, 0)
    moves = (
        idle
        + "2 hold; 0 pee 0; 1 pee 1;"
        + "0 pee 0; 1 pee 1; 2 hold;"
        + ("1 pee 0; 2 hold; 0 pee 1;")
    )
    end = play(moves, "s-c", "s-c", "c-s", "c-s", "c-s", rounds=5)
    assert end["over"] and end["winners"] == [0, 1]
    assert end["state"]["cowboys"] == [0, 1] and end["state"]["dry"] == [3, 3, 0]


# What is refused before it begins


@pytest.mark.parametrize(
    "change",
    [
        {"stack": {"decks": [["cactus"] * 7]}},
        {"stack": {"decks": [deck_of("cs-")[:-1]]}},
        {"stack": {"decks": [[0, *deck_of("cs-")[1:]]]}},
        {"stack": {"decks": deck_of("cs-")}},
        {"options": {"claims": "loud"}},
        {"options": {"early_hold": 1}},
        {"options": {"patience": 2}},
        {"options": {"patience": 51}},
        {"options": {"rounds": 4}},
        {"players": ["Ann"]},
        {"moves": [{"seat": 0, "do": "peek"}]},
        {"moves": [{"seat": 0, "do": "peek", "gap": "0"}]},
        {"moves": [{"seat": 0, "do": "say", "claim": 3}]},
        {"moves": [{"seat": 0, "do": "swap", "gaps": 3}]},
        {"moves": [{"seat": 0, "do": "swap", "gaps": [True, 2]}]},
        {"moves": [{"seat": 0, "do": "hold", "gap": 1}]},
        {"moves": [{"seat": 3, "do": "hold"}]},
        {"moves": [{"seat": 0, "do": "wave"}]},
    ],
)
def test_what_cannot_be_is_refused_before_anything_is_played(change: dict[str, Any]) -> None:
    with pytest.raises(BadTranscript):
        replay({**transcript(""), **change})


def test_moves_are_read_as_written() -> None:
    assert moves_of("0 swap 1,2; 1 hold") == [
        {"seat": 0, "do": "swap", "gaps": [1, 2]},
        {"seat": 1, "do": "hold"},
    ]
