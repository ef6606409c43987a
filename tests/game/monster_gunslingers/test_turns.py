"""Deal, turns, additional turns, holsters and the end of a round (monster_gunslingers.md)."""

import pytest

from game.core.engine import Event, Move
from game.core.registry import GAMES
from game.core.transcript import replay
from game.monster_gunslingers.events import BettingBegan, StreetTurnedUp
from game.monster_gunslingers.records import CHECK, Act, Flip, Holster, Phase
from game.monster_gunslingers.rules import MonsterGunslingers
from tests.game.monster_gunslingers.script import (
    deck_of,
    lying,
    moves_of,
    play,
    refusal,
    state,
)

INFO = GAMES["monster_gunslingers"]
ANN, BO = "3C 4C 6C 7H 8H", "6H TH QD KD AH"
FLIPS = "0 flip 0; 1 flip 1; 0 flip 2; 1 flip 3; 0 flip 4"


@pytest.mark.parametrize(("seats", "each"), [(2, 5), (3, 4), (4, 4), (5, 4), (6, 3)])
def test_the_deal(seats: int, each: int) -> None:
    """Five to Main Street, then one card at a time clockwise from the starter."""
    first = seats - 1
    cards = deck_of(("",) * seats, "2S 5H 9D JC KS", first=first)
    data = {
        "dustup": 1,
        "game": "monster_gunslingers",
        "players": [f"P{seat}" for seat in range(seats)],
        "first": first,
        "stack": {"decks": [cards]},
    }
    found = replay(data)["state"]
    assert found["street"] == cards[:5] and found["up"] == [False] * 5
    for seat in range(seats):
        place = (seat - first) % seats
        assert found["hands"][seat] == cards[5 + place : 5 + each * seats : seats]
    assert found["deck"] == 47 - each * seats and found["discards"] == 0
    assert found["player"] == first and found["turn"] == 1 and found["turns_owed"] == 0
    assert found["in_round"] == list(range(seats)) and found["phase"] == "turn"
    assert found["last_round"] is None and found["round"] == 1 and found["wins"] == [0] * seats
    assert all(
        found[key] is None for key in ("chips", "pot", "folded", "level", "raises", "put_in")
    )


def test_a_flip_turns_any_card_up_and_draws_the_top() -> None:
    found = state("0 flip 3", ANN, BO, draws="2D 3D")
    assert found["up"] == [False, False, False, True, False]
    assert found["hands"][0] == [*ANN.split(), "2D"] and found["deck"] == 36
    assert found["player"] == 1 and found["turn"] == 2
    assert "face up" in refusal("0 flip 3; 1 flip 3", ANN, BO)
    for place in (5, -1, 99):
        assert "positions 0 to 4" in refusal(f"0 flip {place}", ANN, BO)


def test_a_holstered_card_lies_face_down_and_has_no_power() -> None:
    found = state("0 holster 4C; 1 holster AH", ANN, BO)
    assert found["holsters"] == [lying("4C"), lying("AH")]
    assert found["turns_owed"] == 0 and found["player"] == 0 and found["turn"] == 3
    assert found["hands"][0] == ["3C", "6C", "7H", "8H"] and found["discards"] == 0


@pytest.mark.parametrize(("discard", "left"), [(0, "4C 6C"), (1, "3C 6C")])
def test_a_third_holster_card_needs_a_discard_and_the_rest_moves_down(
    discard: int, left: str
) -> None:
    two = "0 holster 3C; 1 flip 0; 0 holster 4C; 1 flip 1; "
    found = state(f"{two}0 holster 6C discard={discard}", ANN, BO)
    assert found["holsters"][0] == lying(left) and found["discards"] == 1
    assert "needs 'discard'" in refusal(f"{two}0 holster 6C", ANN, BO)
    for wrong in (2, -1, 7):
        assert "position" in refusal(f"{two}0 holster 6C discard={wrong}", ANN, BO)
    assert "no 'discard'" in refusal("0 holster 3C discard=0", ANN, BO)


def test_a_card_one_does_not_hold_cannot_be_used() -> None:
    for move in ("0 holster AH", "0 act AH", "0 holster ??", "0 act XX", "0 act as", "0 act 4CC"):
        assert "not in this player's hand" in refusal(move, ANN, BO), move


def test_out_of_turn_and_out_of_phase() -> None:
    assert "turn" in refusal("1 flip 0", ANN, BO)
    assert "turn" in refusal("0 flip 0; 0 flip 1", ANN, BO)
    assert "no card to turn up" in refusal("0 reveal up", ANN, BO)
    for do in ("check", "bet", "call", "raise", "fold"):
        assert "nobody bets" in refusal(f"0 {do}", ANN, BO)
        assert "no betting now" in refusal(f"0 {do}", ANN, BO, betting=True)


def test_ruling_2_an_ace_gives_two_turns_and_an_ace_in_one_of_them_two_more() -> None:
    ann = "AS AC AD 7H 8H"
    assert state("0 act AS", ann, BO)["turns_owed"] == 2
    found = state("0 act AS; 0 act AC", ann, BO)
    assert (found["turns_owed"], found["player"], found["turn"]) == (3, 0, 3)
    found = state("0 act AS; 0 act AC; 0 flip 0; 0 act AD", ann, BO)
    assert (found["turns_owed"], found["player"], found["turn"]) == (3, 0, 5)
    found = state("0 act AS; 0 flip 0; 0 flip 1", ann, BO)
    assert (found["turns_owed"], found["player"], found["turn"]) == (0, 1, 4)


def test_ruling_2_the_round_can_end_with_additional_turns_left() -> None:
    moves = "0 flip 0; 1 flip 1; 0 flip 2; 1 flip 3; 0 act AS; 0 flip 4"
    found = state(moves, "AS AC AD 7H 8H", BO)
    assert found["round"] == 2 and found["turns_owed"] == 0 and found["turn"] == 1
    over = state(moves, "AS AC AD 7H 8H", BO, rounds=1)
    assert (over["turns_owed"], over["turn"], over["player"]) == (0, 6, 0)


def test_ruling_4_with_an_empty_hand_one_must_flip() -> None:
    """Ann plays fogs and shell games away with nothing up, Bo holsters one card after another."""
    ann, bo = "7H 7C 7D 7S TC", "6H TH QD KD AH"
    moves = """
    0 act 7H; 1 holster 6H; 0 act 7C; 1 holster TH; 0 act 7D; 1 holster QD discard=0
    0 act 7S; 1 holster KD discard=0; 0 holster TC; 1 holster AH discard=0
    """
    printed = play(moves, ann, bo)
    assert printed["state"]["hands"] == [[], []] and printed["legal"] == {"0": ["flip"]}
    assert printed["state"]["discards"] == 7
    assert "empty hand" in refusal(f"{moves}; 0 act TC", ann, bo)
    assert "empty hand" in refusal(f"{moves}; 0 holster TC", ann, bo)
    assert len(state(f"{moves}; 0 flip 0", ann, bo)["hands"][0]) == 1


def test_the_round_ends_when_all_five_are_up_and_the_winner_starts_the_next() -> None:
    """Bo holsters KD and AH: a pair of kings with KS of Main Street against Ann's king high."""
    moves = "0 flip 0; 1 holster KD; 0 flip 1; 1 holster AH; 0 flip 2; 1 flip 3; 0 flip 4"
    found = state(moves, ANN, BO, decks=(deck_of(("", "")),))
    assert found["wins"] == [0, 1] and found["starter"] == 1 and found["player"] == 1
    assert found["last_round"] == {
        "winners": [1],
        "ranks": ["high card", "pair"],
        "street": ["2S", "5H", "9D", "JC", "KS"],
        "holsters": [[], lying("KD+ AH+")],
    }
    assert found["round"] == 2 and found["up"] == [False] * 5 and found["holsters"] == [[], []]


def test_several_win_a_round_together_and_the_first_from_the_last_starter_starts() -> None:
    """Nobody holsters: Main Street is everyone's hand."""
    hands = ("", "", "")
    moves = "2 flip 0; 0 flip 1; 1 flip 2; 2 flip 3; 0 flip 4"
    found = state(moves, *hands, first=2)
    assert found["wins"] == [1, 1, 1] and found["starter"] == 2
    over = play(moves, *hands, first=2, rounds=1)
    assert over["over"] and over["winners"] == [0, 1, 2]


def test_the_state_stays_when_the_game_is_over() -> None:
    moves = "0 holster 4C; 1 holster KD; " + FLIPS
    printed = play(moves, ANN, BO, rounds=1)
    found = printed["state"]
    assert printed["over"] and printed["to_act"] == [] and printed["legal"] == {}
    assert found["phase"] == "over" and found["round"] == 1 and found["starter"] == 0
    assert found["up"] == [True] * 5 and found["holsters"] == [lying("4C+"), lying("KD+")]
    assert (found["player"], found["turn"], found["turns_owed"]) == (0, 7, 0)
    assert found["in_round"] == [0, 1] and found["peeked"] is None
    table = play(moves, ANN, BO, rounds=1, view="table")["state"]
    assert table["street"] == ["2S", "5H", "9D", "JC", "KS"]
    assert table["holsters"] == found["holsters"]
    assert table["hands"] == [["??"] * len(hand) for hand in found["hands"]]
    assert "over" in refusal(f"{moves}; 1 flip 0", ANN, BO, rounds=1)


def test_three_rounds_win_by_default() -> None:
    """Bo holsters two aces in each of three rounds; from the second on he starts."""
    first = "0 flip 0; 1 holster AC; 0 flip 1; 1 holster AD; 0 flip 2; 1 flip 3; 0 flip 4"
    later = "1 holster AC; 0 flip 0; 1 holster AD; 0 flip 1; 1 flip 2; 0 flip 3; 1 flip 4"
    decks = tuple(deck_of(("", "AC AD"), first=1) for _ in range(2))
    two = play(f"{first}; {later}", "", "AC AD", decks=decks)
    assert not two["over"] and two["state"]["wins"] == [0, 2] and two["state"]["round"] == 3
    printed = play(f"{first}; {later}; {later}", "", "AC AD", decks=decks)
    assert printed["over"] and printed["winners"] == [1] and printed["state"]["wins"] == [0, 3]


def _stall(engine: MonsterGunslingers) -> list[Event]:
    """Put the round's end off: fog, dynamite and fresh cards first, the fifth flip last."""
    seat = engine.to_act()[0]
    legal = engine.legal(seat)
    if engine.view(None).phase is Phase.BETTING:
        return engine.apply(seat, CHECK)
    wanted = {"7": 0, "9": 0, "2": 1}
    up = any(engine.view(None).up)

    def rank(move: Move) -> int:
        if isinstance(move, Act):
            place = wanted.get(move.card[0], 9)
            return place if place or up else 9
        if isinstance(move, Holster):
            return 2 if move.card[0] not in wanted else 8
        return 3 if isinstance(move, Flip) and sum(engine.view(None).up) < 4 else 10

    return engine.apply(seat, min(legal, key=rank))


@pytest.mark.parametrize("betting", [False, True])
def test_ruling_8_the_last_turn_turns_everything_up_without_betting(betting: bool) -> None:
    found = 0
    for seed in range(400):
        names = tuple(f"P{seat}" for seat in range(5))
        setup = INFO.setup(names, {"turn_cap": 50, "betting": betting}, seed=seed)
        engine = MonsterGunslingers.new(setup)
        events: list[Event] = []
        before = engine.view(None)
        while engine.view(None).round == 1:
            before = engine.view(None)
            events = _stall(engine)
        assert before.turn <= 50
        turned = [event for event in events if isinstance(event, StreetTurnedUp)]
        if turned:
            found += 1
            assert before.turn == 50
            assert not any(isinstance(event, BettingBegan) for event in events)
            last = engine.view("table").last_round
            assert last is not None and "??" not in last.street and None not in last.ranks
            assert turned[0].cards == tuple(last.street[place] for place in turned[0].street)
        if found == 2:
            return
    raise AssertionError("no round came to its fiftieth turn")


def test_moves_read_as_they_are_written() -> None:
    assert moves_of("0 act 3C street=0,3; 1 reveal up; 0 flip 2") == [
        {"seat": 0, "do": "act", "card": "3C", "street": [0, 3]},
        {"seat": 1, "do": "reveal", "up": True},
        {"seat": 0, "do": "flip", "street": 2},
    ]
