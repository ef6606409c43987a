"""Move!: new cover, the last one in, and the horse (rulings 3, 4, 6, 7 and 13)."""

import pytest

from tests.game.slap45.script import engine_of, last, outcome, play, state

SPENT = outcome("move", "spent")


def move(moves: str, **rest: object) -> dict[str, object]:
    return last(moves, deck="move", **rest)


def after(moves: str, **rest: object) -> dict[str, object]:
    return state(moves, deck="move", **rest)


# The last one in


def test_the_last_one_in_loses_a_member() -> None:
    moves = "1 base 0 +400_000; 2 base 1 +500_000; wait +504_001"
    assert move(moves) == outcome("move", "last in", by=0, lost=[0])
    assert after(moves)["gangs"] == [5, 6, 6]
    assert after(moves)["bases"] == [1, 2, None]


@pytest.mark.parametrize("margin", [0, 4000, 10_000])
def test_ruling_3_the_last_inside_the_margin_is_a_dead_heat(margin: int) -> None:
    start = "1 base 0 +400_000; 2 base 1 +500_000"
    close = f"{start}; 0 base 2 +{500_000 + margin}"
    assert move(close, dead_heat_us=margin) == outcome("move", "dead heat", gap_us=margin)
    clear = f"{start}; 0 base 2 +{500_000 + margin + 1}"
    assert move(clear, dead_heat_us=margin) == outcome("move", "last in", by=0, lost=[0])
    assert after(clear, dead_heat_us=margin)["bases"] == [1, 2, None]


def test_ruling_3_a_slap_at_a_taken_base_is_no_dead_heat() -> None:
    moves = "1 base 0 +400_000; 2 base 1 +500_000; 0 base 1 +501_000; wait +504_001"
    assert move(moves) == outcome("move", "last in", by=0, lost=[0])


def test_ruling_3_only_the_slaps_for_the_last_place_can_be_too_close() -> None:
    moves = "0 base 0 +400_000; 1 base 1 +400_001; wait +404_002"
    assert move(moves) == outcome("move", "last in", by=2, lost=[2])


def test_ruling_6_decided_as_soon_as_all_but_one_are_in() -> None:
    start = "1 base 0 +400_000; 2 base 1 +500_000"
    assert after(f"{start}; wait +504_000")["phase"] == "live"
    assert after(f"{start}; wait +504_001")["phase"] == "settled"


def test_ruling_6_once_decided_who_leaves_cover_stays_safe() -> None:
    moves = "1 base 0 +400_000; 2 base 1 +500_000; 1 base 0 +501_000; wait +504_001"
    assert move(moves) == outcome("move", "last in", by=0, lost=[0])
    assert after(moves)["bases"] == [None, 2, None]
    back = "1 base 0 +400_000; 2 base 1 +500_000; 1 base 0 +501_000; 1 base 0 +502_000"
    assert move(f"{back}; wait +504_001") == outcome("move", "last in", by=0, lost=[0])


def test_ruling_6_who_lifts_before_is_out_again() -> None:
    moves = "1 base 0 +400_000; 1 base 0 +450_000; 2 base 1 +500_000; 0 base 2 +600_000"
    assert move(f"{moves}; wait +700_000") == outcome("move", "last in", by=1, lost=[1])


def test_ruling_6_a_deciding_slap_at_the_end_of_the_window_is_played_out() -> None:
    moves = "1 base 0 +400_000; 2 base 1 +2_000_000"
    assert after(f"{moves}; wait +2_004_000")["phase"] == "live"
    assert move(f"{moves}; 0 base 2 +2_004_000") == outcome("move", "dead heat", gap_us=4000)
    assert move(f"{moves}; wait +2_004_001") == outcome("move", "last in", by=0, lost=[0])


# The window closes


def test_ruling_6_several_not_in_at_the_end_lose_one_each() -> None:
    moves = "1 base 0 +400_000; wait +2_000_001"
    assert move(moves) == outcome("move", "late", lost=[0, 2])
    assert after("1 base 0 +400_000; wait +2_000_000")["phase"] == "live"


def test_ruling_6_nobody_in_at_any_time_costs_nobody() -> None:
    assert move("wait +2_000_001") == SPENT
    assert after("wait +2_000_001")["gangs"] == [6, 6, 6]


def test_ruling_6_whoever_was_in_for_a_while_makes_it_late_for_all() -> None:
    moves = "1 base 0 +400_000; 1 base 0 +400_001; wait +2_000_001"
    assert move(moves) == outcome("move", "late", lost=[0, 1, 2])


def test_ruling_6_nobody_loses_if_all_the_living_would_die() -> None:
    moves = "1 base 0 +400_000; 1 base 0 +400_001; wait +2_000_001"
    assert move(moves, gang=1) == SPENT
    assert after(moves, gang=1)["gangs"] == [1, 1, 1]


def test_ruling_6_all_may_lose_while_somebody_survives() -> None:
    first = "1 base 0 +1; 2 base 1 +2; wait +4_003"
    second = f"1 flip @{1_304_003}; 1 base 2 @{2_000_000}; 1 base 2 @{2_000_001}; wait @4_000_000"
    end = state(f"{first}; {second}", deck="move move", flips=(300_000, 200_000), gang=2)
    assert end["gangs"] == [0, 1, 1] and end["last"]["lost"] == [0, 1, 2]
    assert end["dead"] == [0] and end["phase"] == "duel ready"


# Old bases


def old_bases(second: str, **rest: object) -> dict[str, object]:
    """Seats 0 and 1 begin a Move! (shown at 5,200,000) in bases 0 and 1."""
    first = "0 base 0 +200_000; 1 base 1 +250_000; 1 flip @5_000_000"
    return state(
        f"{first}; {second}", deck="iron move iron", flips=(300_000, *[200_000] * 2), **rest
    )


def test_ones_old_base_is_no_cover() -> None:
    end = old_bases(
        "0 base 0 @5_300_000; 1 base 2 @5_400_000; 2 base 1 @5_500_000; wait @5_600_000"
    )
    assert end["last"]["outcome"] == "last in" and end["last"]["by"] == 0
    assert end["bases"] == [0, 2, 1]


def test_ruling_6_the_old_base_keeps_others_off() -> None:
    end = old_bases("0 base 0 @5_300_000; 2 base 0 @5_400_000; wait @7_200_001")
    assert end["last"]["outcome"] == "spent", "nobody was in new cover at any time"
    assert end["bases"] == [0, None, None]


def test_the_old_base_of_another_is_new_cover() -> None:
    end = old_bases("0 base 1 @5_300_000; 1 base 0 @5_300_001; wait @5_400_000")
    assert end["last"]["outcome"] == "last in" and end["last"]["by"] == 2


def test_the_last_ones_slap_at_the_old_base_makes_no_dead_heat() -> None:
    end = old_bases(
        "1 base 2 @5_300_000; 2 base 1 @5_400_000; 0 base 0 @5_401_000; wait @5_404_001"
    )
    assert end["last"]["outcome"] == "last in" and end["last"]["lost"] == [0]


def test_a_hand_lifted_before_the_card_shows_has_no_old_base() -> None:
    lifted = "0 base 0 @5_100_000; 0 base 0 @5_300_000; 1 base 2 @5_400_000; wait @5_500_000"
    assert old_bases(lifted)["last"]["by"] == 2


def test_from_the_old_base_one_may_move_on() -> None:
    end = old_bases(
        "0 base 0 @5_300_000; 0 base 2 @5_400_000; 2 base 0 @5_500_000; wait @5_600_000"
    )
    assert end["last"]["by"] == 1 and end["bases"] == [2, None, 0]


def test_an_old_base_is_cover_again_on_the_next_card() -> None:
    end = old_bases(
        "0 base 0 @5_300_000; 1 base 2 @5_400_000; 2 base 1 @5_500_000; wait @5_504_001; "
        "2 flip @6_000_000; 1 point 0 @6_400_000; 1 slap @6_400_000; wait @6_500_000",
    )
    assert end["bases"][0] == 0 and end["last"]["outcome"] == "covered"


# Ruling 7: the horse


def test_ruling_7_who_slaps_the_horse_loses_and_the_round_ends() -> None:
    moves = "1 base 0 +100_000; 0 slap +400_000; 2 base 1 +401_000; wait +404_001"
    assert move(moves) == outcome("move", "horse slapped", by=0, lost=[0])
    assert after(moves)["bases"] == [1, 2, None]


@pytest.mark.parametrize(("gap", "lost"), [(0, [0, 2]), (4000, [0, 2]), (4001, [2])])
def test_ruling_7_each_slap_inside_the_margin_costs_a_member(gap: int, lost: list[int]) -> None:
    moves = f"2 slap +400_000; 0 slap +{400_000 + gap}; wait +500_000"
    assert move(moves) == outcome("move", "horse slapped", by=2, lost=lost)


def test_ruling_7_it_is_settled_with_the_first_slap_and_the_margin() -> None:
    moves = "2 slap +400_000; 0 slap +403_000"
    assert after(f"{moves}; wait +404_000")["phase"] == "live"
    assert after(f"{moves}; wait +404_001")["phase"] == "settled"


def test_ruling_7_one_and_the_same_pays_once() -> None:
    moves = "0 slap +400_000; 0 base 1 +401_000; 0 slap +402_000; wait +500_000"
    assert move(moves) == outcome("move", "horse slapped", by=0, lost=[0])
    assert after(moves)["gangs"] == [5, 6, 6]


def test_ruling_7_a_locked_slap_counts_in_every_way() -> None:
    moves = "0 slap -1; 0 slap +100_000; wait +104_001"
    assert move(moves) == outcome("move", "horse slapped", by=0, lost=[0])
    engine, _ = engine_of("0 slap -1; 0 base 1 +50_000; 0 slap +100_000", deck="move")
    assert engine.view(None).hands[0] == -2


def test_ruling_7_after_it_is_decided_it_costs_nothing_but_takes_the_hand() -> None:
    moves = "1 base 0 +400_000; 2 base 1 +500_000; 2 slap +500_000; 0 slap +504_000"
    assert move(f"{moves}; wait +504_001") == outcome("move", "last in", by=0, lost=[0])
    assert after(f"{moves}; wait +504_001")["bases"] == [1, None, None]


def test_ruling_7_at_one_stamp_the_list_says_what_came_first() -> None:
    moves = "1 base 0 +400_000; 0 slap +500_000; 2 base 1 +500_000; wait +504_001"
    assert move(moves) == outcome("move", "horse slapped", by=0, lost=[0])


def test_ruling_7_if_all_would_die_nobody_loses() -> None:
    moves = "0 slap +400_000; 1 slap +400_000; wait +500_000"
    two = {"seats": 2, "flip": False, "gang": 1}
    late = "0 slap @1_600_000; 1 slap @1_604_000; wait @1_604_001"
    assert last(late, deck="move", flips=(200_000,), **two) == outcome(
        "move", "horse slapped", by=0
    )
    assert move(f"{moves}", gang=1)["lost"] == [0, 1], "the third lives on"


def test_ruling_7_all_but_one_may_die_of_the_horse() -> None:
    end = after("0 slap +400_000; 1 slap +400_000; wait +500_000", gang=1)
    assert end["phase"] == "over" and end["dead"] == [0, 1] and end["dealer"] is None
    assert end["gangs"] == [0, 0, 1]


def test_ruling_6_a_horse_at_the_end_of_the_window_is_played_out() -> None:
    moves = "2 slap +2_000_000; 0 slap +2_004_000; wait +2_004_001"
    assert move(moves) == outcome("move", "horse slapped", by=2, lost=[0, 2])


def test_points_on_a_move_shoot_nobody() -> None:
    moves = "0 point 1 +400_000; 1 base 0 +500_000; 2 base 1 +500_000; wait +504_001"
    assert move(moves) == outcome("move", "last in", by=0, lost=[0])
    assert "point" not in play("wait +1", deck="move")["legal"]["0"]
