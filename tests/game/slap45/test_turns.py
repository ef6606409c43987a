"""Turns, the deck and the final duel (rulings 10 to 14)."""

from typing import Any

import pytest

from game.slap45.events import AnyoneFlips, Dealt, DuelBegan, Feinted, Flipping, Reshuffled
from tests.game.slap45.script import engine_of, play, refusal, state

SPENT_3 = "wait +2_000_001"


# Ruling 10: whose flip


def test_ruling_10_the_flip_goes_clockwise_when_a_card_is_settled() -> None:
    assert state("wait +1")["flipper"] == 0
    assert state(SPENT_3)["flipper"] == 1
    assert state("", flip=False, first=2)["flipper"] == 2
    moves = "2 flip @1_000_000; wait @3_300_001"
    assert state(moves, flip=False, first=2)["flipper"] == 0


def test_ruling_10_it_passes_over_the_dead() -> None:
    moves = "0 point 1 +400_000; 0 slap +400_000; wait +404_001"
    assert state(moves, seats=4, deck="gun", gang=1)["flipper"] == 2


def test_ruling_10_first_is_drawn_from_the_seed() -> None:
    from game.core.transcript import replay

    drawn = set()
    for seed in range(40):
        data = {"dustup": 1, "game": "slap45", "players": ["A", "B", "C"], "seed": seed}
        drawn.add(replay(data)["state"]["flipper"])
        assert replay(data) == replay(data)
    assert drawn == {0, 1, 2}


def test_ruling_10_at_ten_seconds_it_is_still_theirs_alone() -> None:
    assert refusal("1 flip @10_000_000", flip=False)[2] == "it is not this player's card to flip"
    assert play("wait @10_000_000", flip=False)["legal"] == {"0": ["flip"], "1": [], "2": []}
    end = state("2 flip @10_000_001; wait @10_900_002; wait @12_900_003", flip=False)
    assert end["phase"] == "settled" and end["flipper"] == 1, "it goes on from whose turn it was"


def test_ruling_10_the_ten_seconds_run_from_when_the_card_was_settled() -> None:
    patience = "wait +2_000_001; 0 flip +12_000_000"
    assert refusal(patience)[0] == 2
    assert state("wait +2_000_001; 0 flip +12_000_001")["phase"] == "flipping"
    assert state("0 flip +12_000_001")["flipper"] == 1
    _, events = engine_of("wait +12_000_001")
    assert events[-1] == AnyoneFlips(1, 13_300_000)


def test_ruling_10_the_next_card_is_again_the_flippers_alone() -> None:
    moves = "2 flip @10_000_001; wait @13_000_000"
    assert play(moves, flip=False)["legal"] == {"0": [], "1": ["flip"], "2": []}
    assert refusal(f"{moves}; 2 flip @13_000_000", flip=False)[2].startswith("it is not this")


def test_ruling_10_auto_flips_by_itself() -> None:
    options: dict[str, Any] = {"flip": False, "pace": "auto", "flips": (300_000, 200_000)}
    assert state("wait @1_199_999", **options)["phase"] == "ready"
    assert state("wait @1_200_000", **options)["phase"] == "flipping"
    assert state("wait @1_500_000", **options)["phase"] == "live"
    assert state("wait @3_500_001", **options)["phase"] == "settled"
    assert state("wait @4_699_999", **options)["phase"] == "settled"
    assert state("wait @4_700_000", **options)["phase"] == "flipping"
    assert state("wait @4_700_000", **options)["flipper"] == 1
    assert refusal("0 flip @1_000_000", **options)[2] == "the cards are flipped by themselves"
    assert play("wait @1_000", **options)["legal"] == {"0": [], "1": [], "2": []}
    _, events = engine_of("wait @1_200_000", **options)
    assert events == [Flipping(None, 1_200_000)]


def test_ruling_10_auto_counts_from_the_stamp_a_press_settled_it_with() -> None:
    options: dict[str, Any] = {"flip": False, "pace": "auto", "flips": (300_000, 200_000)}
    moves = "0 slap @1_600_000; 1 slap @1_601_000"
    assert state(f"{moves}; wait @2_800_999", **options)["phase"] == "settled"
    assert state(f"{moves}; wait @2_801_000", **options)["phase"] == "flipping"


# Ruling 11: the duel

DUEL = "2 base 2 +1; 1 point 2 +400_000; 1 slap +400_000; wait +404_001"
DEALER: dict[str, Any] = {"deck": "gun iron move gun", "gang": 1}
TURN = 1_704_000


def duel(moves: str, flips: tuple[int, ...] = (300_000, 200_000, 200_000), **rest: Any) -> Any:
    return play(f"{DUEL}; {moves}", flips=flips, **{**DEALER, **rest})


def test_the_duel_begins_with_hands_at_the_hips() -> None:
    moves = f"0 base 0 +1; {DUEL}"
    end = play(moves, **DEALER)
    assert end["state"]["bases"] == [None, None] and end["state"]["phase"] == "duel ready"
    assert end["state"]["flipper"] is None and end["state"]["dealer"] == 2
    assert end["to_act"] == [0, 1, 2] and end["legal"]["2"] == ["deal", "feint"]
    _, events = engine_of(moves, **DEALER)
    assert events[-1] == DuelBegan((0, 1), 2, TURN)


def test_ruling_11_the_dealer_picks_a_kind_still_in_the_deck() -> None:
    end = duel("2 deal move @3_000_000; wait @3_200_000")["state"]
    assert end["card"] == "move" and end["deck"] == {"iron": 20, "move": 19, "gun": 9}
    assert refusal(f"{DUEL}; 2 deal ace @3_000_000", **DEALER)[2].startswith(
        "there is no such card"
    )
    assert refusal(f"{DUEL}; 2 deal Iron @3_000_000", **DEALER)[0] == 5
    assert (
        refusal(f"{DUEL}; 0 deal iron @3_000_000", **DEALER)[2]
        == "only the dealer deals and feints"
    )


def test_ruling_11_none_left_of_a_kind() -> None:
    deck = " ".join(["gun", *["iron"] * 20, *["move"] * 20, *["gun"] * 9])
    moves = [DUEL]
    at = 3_000_000
    for _ in range(9):
        moves += [f"2 deal gun @{at}", f"wait @{at + 200_000 + 2_000_001}"]
        at += 3_000_000
    text = "; ".join(moves)
    options = {"deck": deck, "gang": 1, "flips": (300_000, *[200_000] * 9)}
    assert state(text, **options)["deck"] == {"iron": 20, "move": 20, "gun": 0}
    told = refusal(f"{text}; 2 deal gun @{at}", **options)
    assert told[2] == "no such card is left in the deck"


def test_ruling_11_a_pick_takes_the_topmost_and_leaves_those_above() -> None:
    """The house deals what the dealer passed over, in its order."""
    moves = "2 deal move @3_000_000; wait @5_200_001; wait @16_100_000"
    end = duel(moves, flips=(300_000, 200_000, 900_000))["state"]
    assert end["card"] == "iron"
    moves = "2 deal gun @3_000_000; wait @5_200_001; 2 deal iron @6_000_000; wait @8_200_001"
    end = duel(f"{moves}; wait @18_900_000", flips=(300_000, 200_000, 200_000, 200_000))["state"]
    assert end["card"] == "move", "of iron, move, gun only the move is left on top"


def test_ruling_11_a_feint_changes_nothing() -> None:
    before, after = duel("wait @3_000_000"), duel("2 feint @3_000_000")
    assert before == after
    _, events = engine_of(f"{DUEL}; 2 feint @3_000_000", **DEALER)
    assert events[-1] == Feinted(2, 3_000_000)
    assert refusal(f"{DUEL}; 2 deal gun @3_000_000; 2 feint @3_000_001", **DEALER)[2] == (
        "'feint' cannot be done now"
    )
    assert refusal(f"{DUEL}; 0 flip @3_000_000", **DEALER)[2] == "'flip' cannot be done now"


def test_ruling_11_an_absent_dealer_stays_the_dealer_and_the_house_deals() -> None:
    deadline = TURN + 10_000_000
    assert duel(f"wait @{deadline}")["state"]["phase"] == "duel ready"
    assert duel(f"2 deal gun @{deadline}")["state"]["phase"] == "flipping"
    end = duel(f"wait @{deadline + 1}")
    assert end["state"]["phase"] == "flipping" and end["state"]["dealer"] == 2
    assert end["to_act"] == [0, 1]
    assert duel(f"wait @{deadline + 199_999}")["state"]["phase"] == "flipping"
    shown = duel(f"wait @{deadline + 200_000}")["state"]
    assert shown["card"] == "iron", "the top of the deck, stamped with the deadline"
    _, events = engine_of(f"{DUEL}; wait @{deadline + 1}", **DEALER)
    assert events[-1] == Dealt(None, deadline)


def test_ruling_11_auto_does_not_deal_for_the_dealer() -> None:
    options: dict[str, Any] = {"flip": False, "pace": "auto", "deck": "gun iron", "gang": 1}
    moves = "1 point 2 @1_900_000; 1 slap @1_900_000; wait @11_904_000"
    end = state(moves, flips=(300_000, 200_000), **options)
    assert end["phase"] == "duel ready" and end["dealer"] == 2


def test_ruling_11_the_dealer_stays_when_the_game_is_over() -> None:
    moves = "2 deal gun @3_000_000; 0 point 1 @3_300_000; 0 slap @3_300_000; wait @3_400_000"
    end = duel(moves)
    assert end["over"] and end["winners"] == [0] and end["state"]["dealer"] == 2
    assert end["state"]["flipper"] is None and end["state"]["phase"] == "over"
    assert end["state"]["dead"] == [2, 1] and end["to_act"] == [] and end["legal"] == {}


def test_ruling_11_in_the_duel_a_hand_may_stay_from_card_to_card() -> None:
    moves = "2 deal iron @3_000_000; 0 base 1 @3_300_000; wait @5_200_001; 2 deal gun @6_000_000"
    assert duel(f"{moves}; wait @6_200_000")["state"]["bases"] == [None, 0]


def test_ruling_11_two_from_the_start() -> None:
    for pace in ("manual", "auto"):
        options: dict[str, Any] = {"seats": 2, "flip": False, "pace": pace, "flips": (200_000,) * 2}
        begun = play("wait @1_199_999", **options)
        assert begun["state"]["phase"] == "duel ready" and begun["to_act"] == [0, 1]
        assert begun["state"]["flipper"] is None and begun["state"]["dealer"] is None
        assert begun["legal"] == {"0": [], "1": []}
        assert state("wait @1_200_000", **options)["phase"] == "flipping"
        assert state("wait @1_400_000", **options)["phase"] == "live"
        assert state("wait @3_400_001", **options)["phase"] == "duel ready"
        assert state("wait @4_599_999", **options)["phase"] == "duel ready"
        assert state("wait @4_600_000", **options)["phase"] == "flipping"
        assert refusal("0 flip @1_000", **options)[2] == "'flip' cannot be done now"


# Ruling 12: the deck


def fifty(tail: str = "", **rest: Any) -> Any:
    """Fifty cards nobody touches, each turned up by the absent-flipper rule's own pace."""
    deck = " ".join(["iron"] * 20 + ["move"] * 20 + ["gun"] * 10 + ["gun"] * 3)
    options = {"flip": False, "pace": "auto", "deck": deck, "flips": (200_000,) * 53, **rest}
    return engine_of(f"wait @{50 * 3_400_000}; {tail}", **options)


def test_ruling_12_a_card_leaves_the_count_when_it_shows() -> None:
    assert state("")["deck"] == {"iron": 20, "move": 20, "gun": 10}
    assert state("wait -1")["deck"]["iron"] == 20
    assert state("wait +0")["deck"]["iron"] == 19
    assert state("wait +0")["card"] == "iron"


def test_ruling_12_when_the_fiftieth_is_settled_there_is_a_new_deck() -> None:
    """Card n shows at n * 3,400,000 - 2,000,000 and is spent at n * 3,400,000."""
    engine, events = fifty()
    assert engine.view(None).phase == "live" and engine.view(None).deck.gun == 0
    assert not any(isinstance(event, Reshuffled) for event in events)
    engine, events = fifty(f"wait @{50 * 3_400_000 + 1}")
    deck = engine.view(None).deck
    assert (deck.iron, deck.move, deck.gun) == (20, 20, 10)
    assert [e for e in events if isinstance(e, Reshuffled)] == [Reshuffled(50 * 3_400_000)]
    engine, _ = fifty(f"wait @{51 * 3_400_000}")
    assert engine.view(None).deck.gun == 9, "the script runs on into the next deck"


@pytest.mark.parametrize(
    ("deck", "why"),
    [
        (["iron"] * 21, "entry 20"),
        (["gun"] * 11, "entry 10"),
        (["move"] * 21, "entry 20"),
        (["ace"], "entry 0"),
        ([1], "entry 0"),
        ([None], "entry 0"),
        (["Iron"], "entry 0"),
        ([["iron"]], "entry 0"),
        (["iron"] * 20 + ["move"] * 20 + ["gun"] * 10 + ["gun"] * 11, "entry 60"),
    ],
)
def test_decks_that_cannot_be(deck: list[Any], why: str) -> None:
    from game.core.transcript import BadTranscript, replay

    data = {"dustup": 1, "game": "slap45", "players": ["A", "B"], "stack": {"deck": deck}}
    with pytest.raises(BadTranscript, match=why):
        replay(data)


@pytest.mark.parametrize("delay", [199_999, 900_001, 200_000.0, True])
def test_delays_that_cannot_be(delay: Any) -> None:
    from game.core.transcript import BadTranscript, replay

    data = {"dustup": 1, "game": "slap45", "players": ["A", "B"], "stack": {"flip_us": [delay]}}
    with pytest.raises(BadTranscript, match="entry 0"):
        replay(data)


def test_unscripted_decks_hold_twenty_twenty_ten() -> None:
    from collections import Counter

    for seed in range(5):
        engine, _ = engine_of("wait @1", flip=False, seats=2)
        engine = type(engine).new(
            type(engine.setup)("slap45", ("A", "B"), engine.setup.options, 0, seed, {})
        )
        engine.tick(150 * 5_000_000)
        given = engine.chance.given["deck"]
        for block in range(0, 100, 50):
            counts = Counter(given[block : block + 50])
            assert counts == {"iron": 20, "move": 20, "gun": 10}


# Ruling 14: at one stamp


def test_ruling_14_what_opens_comes_before_the_presses_of_its_stamp() -> None:
    assert state("1 base 0 +0")["bases"] == [1, None, None], "the card shows"
    options: dict[str, Any] = {"flip": False, "pace": "auto", "flips": (300_000,)}
    _, events = engine_of("0 slap @1_200_000", **options)
    assert isinstance(events[0], Flipping), "the automatic flip"
    unlocked = "1 slap -1; 1 slap +600_000"
    assert state(f"{unlocked}; wait +600_000")["phase"] == "live"
    assert state(f"{unlocked}; wait +750_001")["last"]["by"] == 1, "the lock ends"


def test_ruling_14_a_lock_that_ends_with_the_margin_opens_before_it_closes() -> None:
    moves = "2 slap -1; 0 point 1 +595_000; 0 slap +596_000; 2 slap +600_000"
    assert state(moves)["last"]["gap_us"] == 4000
    engine, _ = engine_of(f"{moves}; wait +700_000")
    assert engine.view(None).locked_until_us == (None, None, None)
    spent, _ = engine_of("2 slap -1; 0 slap +1; 1 slap +2")
    assert spent.view(None).locked_until_us == (None, None, None), "no lock without a card"


def test_ruling_14_what_closes_comes_after_them() -> None:
    assert state("1 base 0 +2_000_000; wait +2_000_001")["bases"] == [1, None, None]
    assert state("0 slap +1; 0 point 1 +150_001")["last"]["outcome"] == "hit"
    assert state("0 slap +1; 0 point 1 +150_002")["last"]["outcome"] == "missed"


def test_a_flip_of_the_stamp_with_which_a_press_settled_the_card() -> None:
    assert state("0 slap +1; 1 slap +1; 1 flip +1")["phase"] == "flipping"
    closed = "0 slap +1; 1 flip +150_001"
    assert refusal(closed)[2] == "'flip' cannot be done now"
    assert state("0 slap +1; 1 flip +150_002")["phase"] == "flipping"


def test_waiting_is_always_allowed_and_nothing_else_after_the_end() -> None:
    over = "2 deal gun @3_000_000; 0 point 1 @3_300_000; 0 slap @3_300_000; wait @86_400_000_000"
    assert duel(over)["over"]
    for press in ("0 slap", "1 point 0", "2 feint", "0 base 0"):
        told = refusal(
            f"{DUEL}; {over}; {press} @86_400_000_000", flips=(300_000, 200_000), **DEALER
        )
        assert told[2] == "the game is over"


def test_a_day_of_cards_nobody_touches() -> None:
    end = state("wait @86_400_000_000", flip=False, pace="auto", seats=7)
    assert end["gangs"] == [6] * 7
