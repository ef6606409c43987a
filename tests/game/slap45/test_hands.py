"""Hands, bases and the dead (rulings 4, 5, 8 and 9), what a press tells, what is legal."""

import pytest

from game.slap45.events import Died, Lifted, MemberLost, Moved, NoEffect, Pointed, Slapped
from game.slap45.records import ON_CARD, ON_HIP, Nothing
from tests.game.slap45.script import engine_of, last, play, refusal, state


def nothings(moves: str, **rest: object) -> list[tuple[int, str, Nothing]]:
    _, events = engine_of(moves, **rest)
    return [(e.seat, e.press, e.why) for e in events if isinstance(e, NoEffect)]


# Ruling 4


def test_ruling_4_a_base_holds_one_hand() -> None:
    assert state("1 base 0 +1; 2 base 0 +2")["bases"] == [1, None, None]


def test_ruling_4_another_open_base_moves_the_hand_there() -> None:
    assert state("1 base 0 +1; 1 base 2 +2")["bases"] == [None, None, 1]
    assert state("1 slap +1; 1 base 2 +2")["bases"] == [None, None, 1], "from the card too"


def test_ruling_4_stay_the_own_base_lifts_in_any_phase() -> None:
    kept = "1 base 0 +1; wait +2_000_001"
    assert state(kept)["bases"] == [1, None, None]
    assert state(f"{kept}; 1 base 0 +2_000_001")["bases"] == [None] * 3
    flipping = f"{kept}; 1 flip +2_000_001; 1 base 0 +2_000_002"
    assert state(flipping)["bases"] == [None] * 3
    live = "1 base 0 +1; 1 base 0 +2"
    assert state(live)["bases"] == [None] * 3


def test_ruling_4_hold_only_letting_go_lifts() -> None:
    assert state("1 base 0 +1; 1 base 0 +2", hands="hold")["bases"] == [1, None, None]
    assert nothings("1 base 0 +1; 1 base 0 +2", hands="hold") == [(1, "base 0", Nothing.OWN_BASE)]
    assert state("1 base 0 +1; 1 lift +2", hands="hold")["bases"] == [None] * 3
    later = "1 base 0 +1; wait +2_000_001; 1 lift +2_000_001"
    assert state(later, hands="hold")["bases"] == [None] * 3
    assert refusal("1 lift +1") == (
        1,
        1,
        "with hands that stay nothing is let go: press the own base again",
    )


def test_ruling_4_hold_letting_go_of_a_key_without_a_base_does_nothing() -> None:
    assert nothings("1 lift +1", hands="hold") == [(1, "lift", Nothing.NO_HAND)]
    assert state("1 lift +1; wait +2_000_001", hands="hold")["last"]["presses"] == [[1, 1, "lift"]]


def test_ruling_4_a_slap_that_counts_leaves_the_base() -> None:
    assert state("1 base 0 +1; 1 slap +2")["bases"] == [None] * 3


# Ruling 5


def test_ruling_5_the_hand_goes_back_to_the_hip() -> None:
    engine, _ = engine_of("1 slap +2")
    assert engine.view(None).hands[1] == ON_CARD
    engine, _ = engine_of("1 slap +2; wait +150_003")
    assert engine.view(None).hands[1] == ON_HIP


# Rulings 8 and 9


def shot(by: int, target: int, at: int) -> str:
    return f"{by} point {target} @{at}; {by} slap @{at}; wait @{at + 4001}"


def test_ruling_8_the_highest_empty_base_goes_and_higher_ones_move_down() -> None:
    moves = f"0 base 3 +1; 1 base 1 +2; 2 base 2 +3; {shot(0, 3, 1_700_000)}"
    end = state(moves, seats=5, deck="gun", gang=1)
    # Seat 0's hand left base 3 for the card; 0, 3 and 4 are empty: 4 goes.
    assert end["bases"] == [None, 1, 2, None] and end["dead"] == [3]
    moves = f"0 base 4 +1; 1 base 1 +2; 2 base 3 +3; {shot(4, 0, 1_700_000)}"
    end = state(moves, seats=5, deck="gun", gang=1)
    # The dead hand of seat 0 lifts first, so its own base 4 is the highest empty one.
    assert end["bases"] == [None, 1, None, 2]
    moves = f"0 base 4 +1; 1 base 3 +2; 2 base 2 +3; {shot(4, 3, 1_700_000)}"
    end = state(moves, seats=5, deck="gun", gang=1)
    assert end["bases"] == [None, 2, 1, 0], "base 1 goes, the others move down"
    engine, _ = engine_of(moves, seats=5, deck="gun", gang=1)
    assert engine.view(None).hands == (3, 2, 1, ON_HIP, ON_HIP)


def test_ruling_8_several_dead_at_once_are_entered_ascending() -> None:
    moves = "3 slap +1; 1 slap +2; 4 base 4 +3; 0 base 2 +3; 2 base 3 +3; wait +4002"
    end = state(moves, seats=5, deck="move", gang=1)
    assert end["dead"] == [1, 3] and end["gangs"] == [1, 0, 1, 0, 1]
    assert end["bases"] == [0, 2, 4], "bases 0 and 1 were empty"


def test_ruling_9_anyone_living_may_be_shot_but_not_the_dead() -> None:
    first = shot(1, 2, 1_700_000)
    second = "1 flip @2_000_000; 0 point 2 @2_500_000; 0 slap @2_510_000; wait @3_000_000"
    end = last(f"{first}; {second}", seats=4, deck="gun gun", flips=(300_000, 200_000), gang=1)
    assert end["outcome"] == "missed", "pointing at the dead is no point press"
    aimed = second.replace("0 point 2", "0 point 3 @2_490_000; 0 point 2")
    end = last(f"{first}; {aimed}", seats=4, deck="gun gun", flips=(300_000, 200_000), gang=1)
    assert (end["outcome"], end["target"]) == ("hit", 3), "the point before it still counts"


def test_ruling_9_a_point_at_one_who_has_died_since_shoots_nobody() -> None:
    first = "1 point 2 +400_000; 1 slap +400_000; 0 point 3 +403_000; 0 point 2 +404_000"
    second = "1 flip +404_001; 0 slap +650_000; wait +1_100_000"
    options = {"deck": "gun gun", "flips": (300_000, 200_000), "gang": 1, "together_ms": 400}
    end = last(f"{first}; {second}", seats=4, **options)
    assert (end["outcome"], end["target"]) == ("hit", 3)


def test_the_dead_press_nothing() -> None:
    moves = shot(1, 2, 1_700_000)
    for press in ("slap", "point 0", "base 0", "flip", "point 2", "base 7"):
        told = refusal(f"{moves}; 2 {press} @2_000_000", seats=4, deck="gun", gang=1)
        assert told == (4, 2, "the dead press nothing")


# What is illegal, and what only does nothing


@pytest.mark.parametrize(
    ("press", "why"),
    [
        ("0 point 0 +1", "nobody points at themselves"),
        ("0 point 3 +1", "there is no such player to point at"),
        ("0 point -1 +1", "there is no such player to point at"),
        ("0 base 3 +1", "the table never had such a base"),
        ("0 flip +1", "'flip' cannot be done now"),
        ("1 flip +2_000_000", "'flip' cannot be done now"),
        ("0 flip +2_000_001", "it is not this player's card to flip"),
        ("2 flip +2_000_001", "it is not this player's card to flip"),
        ("0 deal iron +1", "only the dealer deals and feints"),
        ("0 feint +1", "only the dealer deals and feints"),
        ("0 slap @5", "the time goes back from 1000000 to 5"),
    ],
)
def test_illegal(press: str, why: str) -> None:
    words = press.split()
    if words[2] == "-1":
        from game.core.transcript import IllegalMove, replay
        from tests.game.slap45.script import transcript

        data = transcript("0 point 1 +1")
        data["moves"][-1]["target"] = -1
        with pytest.raises(IllegalMove) as error:
            replay(data)
        assert error.value.reason == why
        return
    assert refusal(press)[2] == why


def test_every_press_needs_its_time() -> None:
    for press in ("slap", "point 1", "base 0"):
        assert refusal(f"0 {press}") == (1, 0, "this move needs its time ('at')")
    assert refusal("0 flip", flip=False)[2] == "this move needs its time ('at')"


@pytest.mark.parametrize(
    ("moves", "told"),
    [
        ("1 slap -1", (1, "slap", Nothing.NO_CARD)),
        ("1 slap -1; 1 slap +1", (1, "slap", Nothing.LOCKED)),
        ("1 slap +1; 1 slap +2", (1, "slap", Nothing.ON_CARD)),
        ("1 base 0 -1", (1, "base 0", Nothing.NO_CARD)),
        ("1 base 0 +1; 2 base 0 +2", (2, "base 0", Nothing.TAKEN)),
    ],
)
def test_a_press_without_effect_is_told_with_its_reason(
    moves: str, told: tuple[int, str, Nothing]
) -> None:
    assert nothings(moves)[-1] == told


def test_dead_targets_and_bases_gone_are_told_too() -> None:
    moves = f"{shot(1, 2, 1_700_000)}; 0 point 2 @1_800_000; 0 base 3 @1_800_000"
    assert nothings(moves, seats=4, deck="gun", gang=1) == [
        (0, "point 2", Nothing.DEAD_TARGET),
        (0, "base 3", Nothing.NO_BASE),
    ]


def test_what_happens_is_told() -> None:
    moves = "1 base 2 +1; 0 point 1 +5; 0 slap +6; 1 base 2 +9; wait +4007"
    _, events = engine_of(moves, deck="gun")
    t = 1_300_000
    assert [e for e in events if isinstance(e, (Moved, Pointed, Slapped, Lifted))] == [
        Moved(1, 2, None, True, t + 1),
        Pointed(0, 1, False, t + 5),
        Slapped(0, None, True, t + 6),
        Lifted(1, 2, t + 9),
    ]
    assert MemberLost(1, 5, t + 4006) in events
    assert not any(isinstance(e, Died) for e in events)


def test_all_presses_until_it_is_settled_are_kept_in_order() -> None:
    moves = "1 slap -1; 1 slap +1; 2 point 0 +2; 0 base 1 +2; 2 base 1 +3; 0 base 1 +4; 2 slap +5"
    presses = state(f"{moves}; wait +200_000")["last"]["presses"]
    assert presses == [
        [1, 1, "slap"],
        [2, 2, "point 0"],
        [2, 0, "base 1"],
        [3, 2, "base 1"],
        [4, 0, "base 1"],
        [5, 2, "slap"],
    ]


# Legal moves


def legal(moves: str, **rest: object) -> dict[str, list[str]]:
    found: dict[str, list[str]] = play(moves, **rest)["legal"]
    return found


def test_legal_before_and_while_flipping() -> None:
    assert legal("", flip=False) == {"0": ["flip"], "1": [], "2": []}
    assert legal("") == {"0": [], "1": [], "2": []}


def test_legal_while_an_iron_is_live() -> None:
    everything = ["base", "point", "slap"]
    assert legal("wait +0") == {"0": everything, "1": everything, "2": everything}
    assert legal("1 slap +1") == {
        "0": ["base", "slap"],
        "1": ["base", "point"],
        "2": ["base", "slap"],
    }
    fired = legal("1 slap +1; 1 point 0 +2")
    assert fired == {"0": ["base", "slap"], "1": ["base"], "2": ["base", "slap"]}
    assert legal("1 point 0 +1; 1 slap +2")["1"] == ["base"]
    assert legal("1 slap +1; 1 base 0 +2")["1"] == ["base", "point", "slap"]


def test_legal_with_a_locked_slap() -> None:
    assert legal("1 slap -1; wait +599_999")["1"] == ["base", "point"]
    assert legal("1 slap -1; wait +600_000")["1"] == ["base", "point", "slap"]
    assert legal("1 slap -1; wait +1", deck="move")["1"] == ["base", "slap"]


def test_legal_base_with_all_bases_taken() -> None:
    moves = "0 base 0 +1; 1 base 1 +2; 2 base 2 +3"
    assert all("base" in kinds for kinds in legal(moves).values()), "one's own lifts the hand"
    held = legal(moves, hands="hold")
    assert all(kinds == ["lift", "point", "slap"] for kinds in held.values())
    moved = "0 base 0 +1; 1 base 1 +2"
    assert legal(moved, hands="hold")["0"] == ["base", "lift", "point", "slap"]


def test_legal_base_and_lift_between_cards() -> None:
    moves = "1 base 0 +1; wait +2_000_001"
    assert legal(moves) == {"0": [], "1": ["base", "flip"], "2": []}
    assert legal(moves, hands="hold") == {"0": [], "1": ["flip", "lift"], "2": []}
