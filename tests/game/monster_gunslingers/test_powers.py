"""What each power does, and what it takes (monster_gunslingers.md, The powers; rulings 1, 3–6)."""

import pytest

from tests.game.monster_gunslingers.script import lying, play, refusal, state

BO = "6H TH QD KD AH"
CY, DOT = "2D 3D 4D 6D", "2H 3H 4H 8D"


def test_every_power_takes_what_it_needs_and_nothing_else() -> None:
    hand = "{card} 4C 6C 7H 8H"
    keys = {
        "discard": "discard=0", "target": "target=1", "street": "street=1",
        "position": "position=0", "give": "give=4C",
    }  # fmt: skip
    needs = {
        "AS": "", "KH": "target", "QH": "street", "JH": "target", "TC": "give",
        "8C": "street give", "6S": "target position", "5C": "give", "4S": "target", "2C": "",
    }  # fmt: skip
    for card, wanted in needs.items():
        ann = hand.format(card=card)
        before = "0 holster 8H; 1 holster AH; "
        good = " ".join(keys[key] for key in wanted.split())
        picks = (0,)
        play(f"{before}0 act {card} {good}", ann, BO, picks=picks)
        for key, text in keys.items():
            if key in wanted.split():
                less = good.replace(text, "")
                line = f"{before}0 act {card} {less}"
                assert f"needs '{key}'" in refusal(line, ann, BO, picks=picks)
            else:
                line = f"{before}0 act {card} {good} {text}"
                assert f"no '{key}'" in refusal(line, ann, BO, picks=picks)


def test_sheriff_sends_a_card_at_random_back_to_its_players_hand() -> None:
    ann = "KH 4C 6C 7H 8H"
    moves = "0 holster 4C; 1 holster AH; 0 flip 0; 1 holster KD; 0 act KH target=1"
    for pick, left, back in ((0, "KD", "AH"), (1, "AH", "KD")):
        found = state(moves, ann, BO, picks=(pick,))
        assert found["holsters"] == [lying("4C KH+"), lying(left)]
        assert found["hands"][1] == ["6H", "TH", "QD", back] and found["discards"] == 0
    assert "outside the list" in refusal(moves, ann, BO, picks=(2,))


def test_sheriff_and_deputy_may_name_an_empty_holster() -> None:
    for card in ("KH", "JH"):
        ann = f"{card} 4C 6C 7H 8H"
        found = state(f"0 act {card} target=1", ann, BO, picks=(99,))
        assert found["holsters"] == [lying(f"{card}+"), []] and found["player"] == 1
        assert "needs 'target'" in refusal(f"0 act {card}", ann, BO)


@pytest.mark.parametrize("room", [0, 1])
def test_a_holster_action_makes_room_first(room: int) -> None:
    ann = "QH 4C 6C 7H 8H"
    two = "0 holster 4C; 1 flip 0; 0 holster 6C; 1 flip 1; "
    found = state(f"{two}0 act QH discard={room} street=2", ann, BO)
    assert found["holsters"][0] == lying(("6C QH+", "4C QH+")[room])
    assert found["discards"] == 1 and found["phase"] == "reveal" and found["peeked"] == 2
    assert "needs 'discard'" in refusal(f"{two}0 act QH street=2", ann, BO)
    assert "no 'discard'" in refusal("0 act QH street=2 discard=0", ann, BO)


def test_ruling_5_a_face_up_holster_card_stays_up_and_any_may_go() -> None:
    ann = "JH QH 6C 7H 8H"
    moves = "0 act JH target=1; 1 flip 0; 0 holster 6C; 1 flip 1; "
    found = state(f"{moves}0 holster 7H discard=0", ann, BO)
    assert found["holsters"][0] == lying("6C 7H")
    found = state(f"{moves}0 holster 7H discard=1", ann, BO)
    assert found["holsters"][0] == lying("JH+ 7H")


def test_fortune_teller_peeks_and_may_turn_the_card_up() -> None:
    ann = "QH 4C 6C 7H 8H"
    printed = play("0 act QH street=4", ann, BO)
    assert printed["to_act"] == [0] and printed["legal"] == {"0": ["reveal"]}
    assert printed["state"]["peeked"] == 4 and printed["state"]["turn"] == 1
    assert "first say" in refusal("0 act QH street=4; 0 flip 1", ann, BO)
    up = state("0 act QH street=4; 0 reveal up", ann, BO)
    assert up["up"] == [False] * 4 + [True] and up["peeked"] is None and up["player"] == 1
    assert len(up["hands"][0]) == 4, "turning up is no flip: nothing is drawn"
    down = state("0 act QH street=4; 0 reveal down", ann, BO)
    assert down["up"] == [False] * 5 and down["turn"] == 2
    assert "face up" in refusal("0 flip 1; 1 flip 2; 0 act QH street=1", ann, BO)


def test_stampede_goes_on_to_the_next_still_in_with_or_without_cards() -> None:
    """Cy has no cards left: takes one, passes none. What comes in is not passed on."""
    ann, bo = "TC 4C 7C 7H", "6H TH QD 9S"
    cy = "7S 7D 9H 9C"
    moves = """
    0 flip 0; 1 holster 6H; 2 act 9H street=0; 0 flip 1; 1 holster TH; 2 act 9C street=1
    0 holster 4C; 1 flip 2; 2 act 7S street=2; 0 flip 3; 1 flip 2; 2 act 7D street=3
    """
    before = state(moves, ann, bo, cy)["hands"]
    assert before[2] == []
    gone = before[1][1]
    after = state(f"{moves}; 0 act TC give=7C", ann, bo, cy, picks=(1, 0))["hands"]
    assert after[2] == [gone] and after[1] == [before[1][0], *before[1][2:], "7C"]
    assert after[0] == [card for card in before[0] if card not in ("TC", "7C")]


def test_stampede_must_give_if_a_card_is_left() -> None:
    ann = "TC 4C 6C 7H 8H"
    assert "needs 'give'" in refusal("0 act TC", ann, BO)
    assert "hand" in refusal("0 act TC give=TC", ann, BO)
    assert "hand" in refusal("0 act TC give=AH", ann, BO)


def test_stampede_with_the_last_card_only_takes() -> None:
    """Ann's only card is the Stampede: she gives nothing and gets what Bo passes."""
    ann, bo = "TC 7C 7D 7H 7S", "6H TH QD KD AH"
    moves = (
        "0 act 7C; 1 flip 0; 0 holster 7D; 1 flip 1; 0 holster 7H; 1 flip 2; 0 act 7S street=0; "
    )
    moves += "1 flip 3; "
    assert "no 'give'" in refusal(f"{moves}0 act TC give=7H", ann, bo)
    found = state(f"{moves}0 act TC", ann, bo, picks=(4,))
    assert found["hands"][0] == ["AH"] and "AH" not in found["hands"][1]


def test_ruling_3_dynamite_discards_first_then_takes_the_top() -> None:
    ann = "9C 4C 6C 7H 8H"
    found = state("0 flip 0; 1 flip 1; 0 act 9C street=1", ann, BO, draws="2D 3D 4D")
    assert found["street"] == ["2S", "4D", "9D", "JC", "KS"]
    assert found["up"] == [True, False, False, False, False]
    assert found["discards"] == 2 and found["deck"] == 34
    assert "face down" in refusal("0 flip 0; 1 flip 1; 0 act 9C street=2", ann, BO)


@pytest.mark.parametrize("card", ["9C", "7C"])
def test_ruling_1_dynamite_and_fog_with_nothing_up_are_only_got_rid_of(card: str) -> None:
    ann = f"{card} 4C 6C 7H 8H"
    found = state(f"0 act {card}", ann, BO)
    assert found["street"] == ["2S", "5H", "9D", "JC", "KS"] and found["discards"] == 1
    assert found["turn"] == 2 and found["deck"] == 37
    assert "no 'street'" in refusal(f"0 act {card} street=0", ann, BO)
    assert "needs 'street'" in refusal(f"0 flip 0; 1 flip 1; 0 act {card}", ann, BO)


def test_shell_game_swaps_with_a_face_down_card() -> None:
    ann = "8C 4C 6C 7H 8H"
    found = state("0 act 8C give=6C street=3", ann, BO)
    assert found["street"] == ["2S", "5H", "9D", "6C", "KS"]
    assert found["hands"][0] == ["4C", "7H", "8H", "JC"] and found["discards"] == 1
    assert "face up" in refusal("0 flip 3; 1 flip 0; 0 act 8C give=6C street=3", ann, BO)


def test_ruling_1_an_eight_with_no_other_card_does_nothing() -> None:
    ann = "8C 7C 7D 7H 7S"
    moves = (
        "0 act 7C; 1 flip 0; 0 holster 7D; 1 flip 1; 0 holster 7H; 1 flip 2; 0 act 7S street=0; "
    )
    moves += "1 flip 3; "
    found = state(f"{moves}0 act 8C", ann, BO)
    assert found["hands"][0] == [] and found["street"] == ["2S", "5H", "9D", "JC", "KS"]
    for key in ("street=4", "give=7H", "street=4 give=7H"):
        assert "takes no" in refusal(f"{moves}0 act 8C {key}", ann, BO)


def test_fog_turns_a_card_down_again() -> None:
    ann = "7C 4C 6C 7H 8H"
    found = state("0 flip 0; 1 flip 1; 0 act 7C street=0", ann, BO)
    assert found["up"] == [False, True, False, False, False] and found["discards"] == 1


def test_six_shooter_names_a_card_by_position() -> None:
    ann = "6S 4C 6C 7H 8H"
    moves = "0 flip 0; 1 holster AH; 0 flip 1; 1 holster KD; "
    for position, left in ((0, "KD"), (1, "AH")):
        found = state(f"{moves}0 act 6S target=1 position={position}", ann, BO)
        assert found["holsters"][1] == lying(left) and found["discards"] == 2
    for wrong in (2, -1):
        line = f"{moves}0 act 6S target=1 position={wrong}"
        assert "position" in refusal(line, ann, BO)
    assert state("0 act 6S", ann, BO)["discards"] == 1
    assert "no 'target'" in refusal("0 act 6S target=1 position=0", ann, BO)


def test_six_shooter_needs_a_holster_with_cards_if_there_is_one() -> None:
    ann, bo = "6S 4C 7H 8H", "6H TH QD 9S"
    moves = "0 flip 0; 1 holster 6H; 2 flip 1; "
    assert "position" in refusal(f"{moves}0 act 6S target=2 position=0", ann, bo, CY)
    assert "needs 'target'" in refusal(f"{moves}0 act 6S", ann, bo, CY)
    assert state(f"{moves}0 act 6S target=1 position=0", ann, bo, CY)["holsters"][1] == []


def test_quick_hands_holsters_face_down_then_draws() -> None:
    ann = "5C AC 6C 7H 8H"
    found = state("0 act 5C give=AC", ann, BO, draws="2D")
    assert found["holsters"][0] == lying("AC") and found["hands"][0] == ["6C", "7H", "8H", "2D"]
    assert found["turns_owed"] == 0 and found["discards"] == 1
    two = "0 holster 6C; 1 flip 0; 0 holster 7H; 1 flip 1; "
    found = state(f"{two}0 act 5C give=AC discard=0", ann, BO)
    assert found["holsters"][0] == lying("7H AC") and found["discards"] == 2
    assert "needs 'discard'" in refusal(f"{two}0 act 5C give=AC", ann, BO)
    assert "needs 'give'" in refusal("0 act 5C", ann, BO)
    assert "hand" in refusal("0 act 5C give=5C", ann, BO)


def test_quick_hands_as_the_last_card_only_draws() -> None:
    ann = "5C 7C 7D 7H 7S"
    moves = (
        "0 act 7C; 1 flip 0; 0 holster 7D; 1 flip 1; 0 holster 7H; 1 flip 2; 0 act 7S street=0; "
    )
    moves += "1 flip 3; "
    found = state(f"{moves}0 act 5C", ann, BO, draws="2D 3D 4D 9S 2C")
    assert found["hands"][0] == ["2C"] and found["holsters"][0] == lying("7D 7H")
    assert "no 'discard'" in refusal(f"{moves}0 act 5C discard=0", ann, BO)


def test_pickpocket_takes_a_card_at_random() -> None:
    ann = "4S 4C 6C 7H 8H"
    found = state("0 act 4S target=1", ann, BO, picks=(3,))
    assert found["hands"] == [["4C", "6C", "7H", "8H", "KD"], ["6H", "TH", "QD", "AH"]]
    assert "outside the list" in refusal("0 act 4S target=1", ann, BO, picks=(5,))
    for target, why in ((0, "another player"), (2, "no seat"), (-1, "no seat")):
        assert why in refusal(f"0 act 4S target={target}", ann, BO)


def test_ruling_1_pickpocket_needs_someone_with_cards_if_there_is_one() -> None:
    """Bo's hand is empty, Cy has one card left; then nobody but Ann has any."""
    ann, bo, cy = "4S 4C 7D 8H", "7S 7C 7H 9S", "2D 3D 4D 6D"
    moves = """
    0 holster 4C; 1 act 7S; 2 holster 2D; 0 holster 7D; 1 act 7C; 2 holster 3D
    0 flip 0; 1 act 7H street=0; 2 holster 4D discard=0; 0 flip 0; 1 act 9S street=0
    """
    with_one = f"{moves}; 2 flip 1"
    assert "needs 'target'" in refusal(f"{with_one}; 0 act 4S", ann, bo, cy)
    assert "no cards" in refusal(f"{with_one}; 0 act 4S target=1", ann, bo, cy)
    found = state(f"{with_one}; 0 act 4S target=2", ann, bo, cy, picks=(0,))
    assert found["hands"][0][-1] == "6D" and len(found["hands"][2]) == 1
    none = f"{moves}; 2 holster 6D discard=0"
    for target in (1, 2):
        assert "no 'target'" in refusal(f"{none}; 0 act 4S target={target}", ann, bo, cy)
    found = state(f"{none}; 0 act 4S", ann, bo, cy, picks=(77,))
    assert found["player"] == 1 and found["hands"][1:] == [[], []]


def test_lantern_looks_at_one_or_two_face_down_cards_in_a_list() -> None:
    ann = "3C 4C 6C 7H 8H"
    for street in ("0,", "0,3", "3,4"):
        assert state(f"0 act 3C street={street}", ann, BO)["discards"] == 1
    for street in ("0", "3,0", "1,1", "0,1,2"):
        assert "list of one or two" in refusal(f"0 act 3C street={street}", ann, BO)
    for street in ("5,", "-1,2", "0,5"):
        assert "positions 0 to 4" in refusal(f"0 act 3C street={street}", ann, BO)
    assert "needs 'street'" in refusal("0 act 3C", ann, BO)
    assert "face up" in refusal("0 flip 0; 1 flip 1; 0 act 3C street=1,2", ann, BO)
    assert "one position" in refusal("0 act 8H give=4C street=0,", ann, BO)


def test_stagecoach_draws_two() -> None:
    ann = "2C 4C 6C 7H 8H"
    found = state("0 act 2C", ann, BO, draws="2D 3D 4D")
    assert found["hands"][0] == ["4C", "6C", "7H", "8H", "2D", "3D"] and found["deck"] == 35


def test_a_target_is_another_player_still_in_the_round() -> None:
    ann, bo, cy = "KH JH 4S 6S", "6H TH QD 9S", "2D 3D 4D 6D"
    moves = """
    0 flip 0; 1 flip 1; 2 flip 2; 0 flip 3; 0 bet; 1 fold; 2 call
    2 holster 2D
    """
    for card, more in (("KH", ""), ("JH", ""), ("4S", ""), ("6S", " position=0")):
        line = f"{moves}; 0 act {card} target=1{more}"
        assert "not in this round" in refusal(line, ann, bo, cy, betting=True)
        line = f"{moves}; 0 act {card} target=2{more}"
        assert play(line, ann, bo, cy, betting=True, picks=(0,))["to_act"] == [2]


def test_ruling_6_a_played_card_is_gone_before_its_power_works() -> None:
    for line in ("0 act 8C give=8C street=0", "0 act TC give=TC"):
        assert "hand" in refusal(line, "8C TC 6C 7H 8H", BO)
