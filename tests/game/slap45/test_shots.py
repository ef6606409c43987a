"""Irons and Big Guns: rulings 1, 2, 3, 6 and 13 of slap45.md, to the microsecond."""

import pytest

from tests.game.slap45.script import SHOWN, last, outcome, play, state

HIT = outcome("iron", "hit", by=0, target=1, lost=[1])
MISSED = outcome("iron", "missed", by=0)
COVERED = outcome("iron", "covered", by=0, target=1)
SPENT = outcome("iron", "spent")
LATER = "wait +2_500_000"


# Ruling 1: at the same time


@pytest.mark.parametrize("together_ms", [50, 150, 400])
def test_ruling_1_a_point_at_the_margin_counts_and_one_past_it_does_not(together_ms: int) -> None:
    slap, margin = 700_000, together_ms * 1000
    for apart, expected in [(-margin - 1, MISSED), (-margin, HIT), (margin, HIT)]:
        presses = sorted([(slap, "0 slap"), (slap + apart, "0 point 1")])
        moves = "; ".join(f"{what} +{at}" for at, what in presses)
        assert last(f"{moves}; {LATER}", together_ms=together_ms) == expected
    late = f"0 slap +{slap}; 0 point 1 +{slap + margin + 1}; {LATER}"
    assert last(late, together_ms=together_ms) == MISSED


def test_ruling_1_the_last_point_before_the_slap_counts() -> None:
    moves = f"0 point 2 +400_000; 0 point 1 +410_000; 0 slap +420_000; 0 point 2 +421_000; {LATER}"
    assert last(moves) == HIT


def test_ruling_1_a_last_point_outside_the_margin_gives_way_to_the_first_after() -> None:
    moves = f"0 point 2 +100_000; 0 slap +300_000; 0 point 1 +350_000; 0 point 2 +360_000; {LATER}"
    assert last(moves) == HIT


def test_ruling_1_a_point_of_the_stamp_of_the_slap_counts_on_either_side_of_it() -> None:
    assert last(f"0 point 1 +400_000; 0 slap +400_000; {LATER}") == HIT
    assert last(f"0 slap +400_000; 0 point 1 +400_000; {LATER}") == HIT


def test_ruling_1_a_missed_card_costs_nobody_and_later_slaps_get_no_shot() -> None:
    moves = f"0 slap +400_000; 1 point 2 +500_000; 1 slap +510_000; {LATER}"
    assert last(moves) == MISSED
    assert state(moves)["gangs"] == [6, 6, 6]


@pytest.mark.parametrize(("cover", "expected"), [(499_999, COVERED), (500_001, HIT)])
def test_ruling_1_cover_counts_at_the_later_press(cover: int, expected: object) -> None:
    moves = sorted([(400_000, "0 slap"), (500_000, "0 point 1"), (cover, "1 base 2")])
    assert last("; ".join(f"{what} +{at}" for at, what in moves) + f"; {LATER}") == expected


def test_ruling_1_leaving_cover_before_the_point_is_no_cover() -> None:
    moves = f"1 base 2 +100_000; 0 slap +400_000; 1 base 2 +450_000; 0 point 1 +500_000; {LATER}"
    assert last(moves) == HIT
    moves = f"1 base 2 +100_000; 0 slap +400_000; 0 point 1 +500_000; 1 base 2 +500_000; {LATER}"
    assert last(moves) == COVERED


def test_ruling_1_cover_taken_after_the_shot_is_too_late_though_the_card_is_still_live() -> None:
    moves = f"0 point 1 +400_000; 0 slap +410_000; 1 base 2 +412_000; {LATER}"
    assert last(moves) == HIT
    assert state(moves)["bases"] == [None, None, 1]
    moves = f"1 base 2 +400_000; 0 point 1 +400_000; 0 slap +410_000; 1 base 2 +412_000; {LATER}"
    assert last(moves) == COVERED


# Ruling 2: hands at the hips


@pytest.mark.parametrize(("before", "expected"), [(50_000, HIT), (50_001, MISSED)])
def test_ruling_2_a_point_before_the_card_counts_inside_the_margin(
    before: int, expected: object
) -> None:
    moves = f"0 point 1 -{before}; 0 slap +100_000; {LATER}"
    assert last(moves) == expected
    assert state(moves)["last"]["presses"] == [[100_000, 0, "slap"]]


def test_ruling_2_a_point_of_the_card_before_counts() -> None:
    first = "2 slap +100_000; 1 slap +104_000; 0 point 1 +104_000"
    second = f"1 flip +104_000; 0 slap +{104_000 + 200_000 + 100_000}; wait +800_000"
    flips = (300_000, 200_000)
    assert last(f"{first}; {second}", deck="iron iron", flips=flips, together_ms=300) == HIT
    assert last(f"{first}; {second}", deck="iron iron", flips=flips, together_ms=290) == MISSED


@pytest.mark.parametrize(
    ("slapped", "slap", "expected"),
    [
        ("-400_000", 599_999, SPENT),
        ("-400_000", 600_000, HIT),
        ("-400_001", 0, HIT),
        ("-1", 599_999, SPENT),
        ("-1", 600_000, HIT),
    ],
)
def test_ruling_2_an_itchy_trigger_locks_the_slap(
    slapped: str, slap: int, expected: object
) -> None:
    moves = f"0 slap {slapped}; 0 slap +{slap}; 0 point 1 +{slap}; {LATER}"
    flip = slapped == "-1"
    if not flip:
        moves = f"0 slap {slapped}; 0 flip @1_000_000; {moves.partition('; ')[2]}"
    assert last(moves, flip=flip) == expected


def test_ruling_2_a_slap_of_the_stamp_of_the_show_counts() -> None:
    assert last(f"0 slap +0; 0 point 1 +0; {LATER}") == HIT
    assert state("0 slap +0; 0 point 1 +0; wait +9_000")["last"]["presses"][0] == [0, 0, "slap"]


def test_ruling_2_a_locked_slap_moves_no_hand_and_keeps_no_other_from_being_first() -> None:
    spent = f"1 base 0 +900_000; wait +2_000_001; 1 flip @{SHOWN + 3_000_000}"
    shown = SHOWN + 3_200_000
    locked = f"1 slap @{shown - 1}; 1 slap @{shown + 300_000}"
    shot = f"0 slap @{shown + 310_000}; 0 point 2 @{shown + 310_000}; wait @{shown + 400_000}"
    end = state(f"{spent}; {locked}; {shot}", deck="iron iron", flips=(300_000, 200_000))
    assert end["bases"] == [1, None, None]
    assert end["last"]["outcome"] == "hit" and end["last"]["by"] == 0
    assert [300_000, 1, "slap"] in end["last"]["presses"]


def test_ruling_2_a_slap_on_the_card_before_is_an_itchy_trigger_too() -> None:
    moves = "0 slap +100_000; 1 slap +100_000; 1 flip +100_000"
    shown = 100_000 + 400_000
    locked = f"{moves}; 0 slap +{shown + 599_999}; wait +{shown + 599_999}"
    end = play(locked, deck="iron iron", flips=(300_000, 400_000))
    assert end["state"]["phase"] == "live"
    assert "slap" not in end["legal"]["0"] and "slap" in end["legal"]["2"]
    free = play(f"{moves}; wait +{shown + 600_000}", deck="iron iron", flips=(300_000, 400_000))
    assert "slap" in free["legal"]["0"]
    one_less = play(f"{moves}; wait +{shown + 1}", deck="iron iron", flips=(300_000, 400_001))
    assert "slap" in one_less["legal"]["0"], "400,001 us before the show is early enough"


def test_ruling_2_the_lock_ends_when_the_next_card_shows() -> None:
    moves = "0 slap -1; 1 slap +100_000; 2 slap +100_000; 1 flip +100_000"
    end = play(f"{moves}; wait +{100_000 + 400_001}", deck="iron iron", flips=(300_000, 400_001))
    assert end["state"]["phase"] == "live"
    assert "slap" in end["legal"]["0"], "the old lock would have lasted to +600,000"


def test_ruling_2_a_base_is_taken_only_while_a_card_is_live() -> None:
    assert state("1 base 0 -1")["bases"] == [None] * 3
    assert state("1 base 0 +0")["bases"] == [1, None, None]
    assert state("wait +2_000_001; 1 base 0 +2_000_001")["bases"] == [None] * 3


# Ruling 3: order and dead heats


@pytest.mark.parametrize("margin", [0, 4000, 10_000])
def test_ruling_3_two_first_slaps_inside_the_margin_are_a_dead_heat(margin: int) -> None:
    start = "0 point 1 +390_000; 0 slap +400_000"
    close = f"{start}; 1 slap +{400_000 + margin}; {LATER}"
    assert last(close, dead_heat_us=margin) == outcome("iron", "dead heat", gap_us=margin)
    assert state(close, dead_heat_us=margin)["gangs"] == [6, 6, 6]
    clear = f"{start}; 1 slap +{400_000 + margin + 1}; {LATER}"
    assert last(clear, dead_heat_us=margin) == HIT


def test_ruling_3_equal_stamps_go_by_the_list_but_are_a_dead_heat() -> None:
    moves = "0 slap +400_000; 2 slap +400_000"
    assert last(moves, dead_heat_us=0) == outcome("iron", "dead heat", gap_us=0)


def test_ruling_3_a_dead_heat_is_settled_at_the_second_slap() -> None:
    moves = "0 slap +400_000; 2 slap +404_000; 1 base 0 +404_000"
    end = state(moves)
    assert end["phase"] == "settled" and end["bases"] == [None] * 3
    assert end["last"]["presses"] == [[400_000, 0, "slap"], [404_000, 2, "slap"]]


def test_ruling_3_a_press_that_does_nothing_makes_no_dead_heat() -> None:
    locked = f"2 slap -1; 0 point 1 +399_000; 0 slap +400_000; 2 slap +402_000; {LATER}"
    assert last(locked) == HIT
    again = f"0 point 1 +399_000; 0 slap +400_000; 0 slap +402_000; {LATER}"
    assert last(again) == HIT


def test_ruling_3_nobody_makes_a_dead_heat_with_themselves() -> None:
    moves = f"0 point 1 +1; 0 slap +400; 0 base 0 +1_400; 0 slap +2_400; {LATER}"
    assert last(moves) == HIT


def test_ruling_3_a_dead_heat_takes_back_a_shot_already_fired() -> None:
    moves = f"0 slap +400_000; 0 point 1 +401_000; 2 slap +403_999; {LATER}"
    assert last(moves) == outcome("iron", "dead heat", gap_us=3999)


def test_ruling_3_cover_at_the_stamp_of_the_shot_goes_by_the_list() -> None:
    before = f"0 point 1 +390_000; 1 base 0 +400_000; 0 slap +400_000; {LATER}"
    after = f"0 point 1 +390_000; 0 slap +400_000; 1 base 0 +400_000; {LATER}"
    assert (last(before), last(after)) == (COVERED, HIT)


# Ruling 4: too late


def test_ruling_4_a_late_slap_leaves_cover_and_may_be_hit() -> None:
    moves = f"1 base 2 +1; 0 slap +400_000; 1 slap +450_000; 0 point 1 +500_000; {LATER}"
    assert last(moves) == HIT
    assert state(moves)["bases"] == [None] * 3


# Ruling 6: the window


@pytest.mark.parametrize("window_ms", [800, 2000, 5000])
def test_ruling_6_a_slap_at_the_very_end_counts_and_is_played_out(window_ms: int) -> None:
    end = window_ms * 1000
    late = f"0 slap +{end}; 0 point 1 +{end + 150_000}; wait +{end + 200_000}"
    assert last(late, window_ms=window_ms) == HIT
    rival = f"0 slap +{end}; 1 slap +{end + 4000}"
    assert last(rival, window_ms=window_ms) == outcome("iron", "dead heat", gap_us=4000)
    over = f"0 slap +{end + 1}; 0 point 1 +{end + 1}"
    assert last(over, window_ms=window_ms) == SPENT


def test_ruling_6_at_the_end_of_the_window_the_card_is_still_live() -> None:
    assert state("wait +2_000_000")["phase"] == "live"
    assert state("wait +2_000_001")["phase"] == "settled"


# Ruling 13: when it is settled


@pytest.mark.parametrize(
    ("presses", "settled"),
    [
        ("0 point 1 +400_000; 0 slap +400_000", 404_000),
        ("0 slap +400_000; 0 point 1 +400_000", 404_000),
        ("0 slap +400_000; 0 point 1 +404_000", 404_000),
        ("0 slap +400_000", 550_000),
        ("", 2_000_000),
    ],
)
def test_ruling_13_it_is_live_up_to_its_last_stamp(presses: str, settled: int) -> None:
    assert state(f"{presses}; wait +{settled}")["phase"] == "live"
    assert state(f"{presses}; wait +{settled}")["last"] is None
    assert state(f"{presses}; wait +{settled + 1}")["phase"] == "settled"


def test_ruling_13_a_late_point_settles_it_at_once() -> None:
    assert state("0 slap +400_000; 0 point 1 +404_000")["phase"] == "live"
    assert state("0 slap +400_000; 0 point 1 +404_001")["phase"] == "settled"
    assert state("0 slap +400_000; 0 point 1 +550_000")["phase"] == "settled"


def test_ruling_13_hands_move_until_it_is_settled() -> None:
    moves = "0 point 1 +399_000; 0 slap +400_000; 2 base 0 +404_000; 1 base 1 +404_001"
    end = state(moves)
    assert end["bases"] == [2, None, None]
    assert end["last"]["presses"][-1] == [404_000, 2, "base 0"]


# Big Guns


def test_a_big_gun_hits_in_cover() -> None:
    moves = f"1 base 2 +1; 0 point 1 +400_000; 0 slap +400_000; {LATER}"
    assert last(moves, deck="gun") == outcome("gun", "hit", by=0, target=1, lost=[1])
    assert state(moves, deck="gun")["bases"] == [None, None, 1]


def test_nobody_slaps_a_big_gun() -> None:
    assert last("1 base 2 +1; wait +2_000_001", deck="gun") == outcome("gun", "spent")
