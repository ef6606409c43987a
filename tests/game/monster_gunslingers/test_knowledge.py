"""Who knows which card, and for how long (monster_gunslingers.md, ruling 7 and Views)."""

from typing import Any

from tests.game.monster_gunslingers.script import lying, state

ANN, BO, CY = "3C 8C 7C QH", "3H 8H JH 9H", "JD KD 6D 4C"
HANDS = (ANN, BO, CY)
UNKNOWN = ["??"] * 5


def street(moves: str, view: Any, *hands: str, **rest: Any) -> list[str]:
    found: list[str] = state(moves, *(hands or HANDS), view=view, **rest)["street"]
    return found


def holsters(moves: str, view: Any, **rest: Any) -> list[list[dict[str, Any]]]:
    found: list[list[dict[str, Any]]] = state(moves, *HANDS, view=view, **rest)["holsters"]
    return found


def test_at_first_everyone_sees_their_own_hand_only() -> None:
    for view in (0, 1, 2, "table"):
        found = state("", *HANDS, view=view)
        assert found["street"] == UNKNOWN
        for seat, hand in enumerate(HANDS):
            assert found["hands"][seat] == (hand.split() if seat == view else ["??"] * 4)


def test_a_peek_is_its_players_alone_and_stays() -> None:
    moves = "0 act 3C street=1,4; 1 flip 0; 2 flip 3"
    assert street(moves, 0) == ["2S", "5H", "??", "JC", "KS"]
    for view in (1, 2, "table"):
        assert street(moves, view) == ["2S", "??", "??", "JC", "??"]


def test_a_fortune_tellers_peek_stays_if_the_card_does() -> None:
    for end in ("", "; 0 reveal down"):
        moves = f"0 act QH street=2{end}"
        assert street(moves, 0) == ["??", "??", "9D", "??", "??"]
        assert street(moves, 1) == UNKNOWN
    assert state("0 act QH street=2", *HANDS, view="table")["peeked"] == 2
    assert street("0 act QH street=2; 0 reveal up", "table")[2] == "9D"


def test_a_card_turned_down_again_stays_known_to_everyone() -> None:
    moves = "0 flip 0; 1 flip 1; 2 flip 2; 0 act 7C street=1"
    for view in (0, 1, 2, "table"):
        found = state(moves, *HANDS, view=view)
        assert found["street"] == ["2S", "5H", "9D", "??", "??"]
        assert found["up"] == [True, False, True, False, False]


def test_until_another_takes_its_place() -> None:
    """Bo's Shell Game: he knows the given card and nobody else knows anything there."""
    moves = "0 flip 0; 1 flip 1; 2 flip 2; 0 act 7C street=1; 1 act 8H give=3H street=1"
    assert street(moves, 1) == ["2S", "3H", "9D", "??", "??"]
    for view in (0, 2, "table"):
        assert street(moves, view) == ["2S", "??", "9D", "??", "??"]
    assert state(moves, *HANDS, view=1)["hands"][1][-1] == "5H"


def test_who_had_peeked_knows_no_more_after_a_shell_game() -> None:
    moves = "0 act 3C street=0,3; 1 act 8H give=JH street=3"
    assert street(moves, 0) == ["2S", "??", "??", "??", "??"]
    assert street(moves, 1) == ["??", "??", "??", "JH", "??"]
    assert street(f"{moves}; 2 flip 3", "table")[3] == "JH"


def test_dynamites_fresh_card_is_known_to_nobody() -> None:
    moves = "0 act 3C street=0,1; 1 flip 1; 2 flip 2; 0 flip 3; 1 act 9H street=1"
    for view in (0, 1, 2, "table"):
        assert street(moves, view)[1] == "??"
    assert street(moves, 0)[0] == "2S"


def test_ones_own_holster_is_open_to_oneself_and_what_lies_up_to_all() -> None:
    moves = "0 holster 3C; 1 act JH target=2; 2 holster KD"
    assert holsters(moves, 0) == [lying("3C"), lying("JH+"), lying("??")]
    assert holsters(moves, 2) == [lying("??"), lying("JH+"), lying("KD")]
    assert holsters(moves, "table") == [lying("??"), lying("JH+"), lying("??")]


def test_a_deputy_knows_what_he_saw_as_long_as_it_lies_there() -> None:
    """The card follows when it moves down; a later one is not known."""
    moves = "0 holster 3C; 1 flip 0; 2 flip 1; 0 holster 8C; 1 act JH target=0; 2 flip 2; "
    assert holsters(moves, 1)[0] == lying("3C 8C")
    assert holsters(moves, 2)[0] == lying("?? ??")
    assert holsters(f"{moves}0 holster QH discard=0", 1)[0] == lying("8C ??")
    assert holsters(f"{moves}0 holster QH discard=1", 1)[0] == lying("3C ??")
    assert holsters(f"{moves}0 holster QH discard=0", "table")[0] == lying("?? ??")
    shot = f"{moves}0 flip 3; 1 flip 4; "
    assert state(shot, *HANDS)["round"] == 2


def test_a_card_that_went_back_to_the_hand_is_unknown_again() -> None:
    """Cy's Sheriff sends Ann's 3C back; holstered again Bo's Deputy has not seen it there."""
    moves = "0 holster 3C; 1 act JH target=0; 2 act KD target=0; 0 holster 3C; 1 flip 0; 2 flip 1"
    assert holsters(moves, 1, picks=(0,))[0] == lying("??")
    assert holsters(moves, 0, picks=(0,))[0] == lying("3C")
    sent = "0 holster 3C; 1 act JH target=0; 2 act KD target=0"
    for view in (1, 2, "table"):
        assert state(sent, *HANDS, view=view, picks=(0,))["hands"][0] == ["??"] * 4


def test_a_face_up_card_sent_back_is_hidden_in_the_hand() -> None:
    moves = "0 act QH street=0; 0 reveal down; 1 flip 0; 2 act KD target=0"
    found = state(moves, *HANDS, view="table", picks=(0,))
    assert found["holsters"][0] == [] and found["hands"][0] == ["??"] * 4


def test_passed_and_picked_cards_are_seen_in_ones_own_hand_only() -> None:
    hands = ("TC 8C 7C QH", BO, CY)
    moves = "0 act TC give=8C"
    assert state(moves, *hands, view=1, picks=(0, 0))["hands"] == [
        ["??"] * 3,
        ["8H", "JH", "9H", "8C"],
        ["??"] * 4,
    ]
    found = state("0 flip 0; 1 flip 1; 2 act 4C target=1", *HANDS, view=2, picks=(2,))
    assert found["hands"][2][-1] == "JH" and found["hands"][1] == ["??"] * 4


def test_discards_are_only_a_count() -> None:
    for view in (None, 0, "table"):
        assert state("0 act 7C; 1 act 9H", *HANDS, view=view)["discards"] == 2


def test_the_next_round_forgets() -> None:
    moves = "0 act 3C street=0,4; 1 flip 0; 2 flip 1; 0 flip 2; 1 flip 3; 2 flip 4"
    assert street(moves, 0) == UNKNOWN
    assert state(moves, *HANDS, view=0)["last_round"]["street"] == ["2S", "5H", "9D", "JC", "KS"]
