"""Antes, bettings, folds and who is asked (monster_gunslingers.md, Betting)."""

from typing import Any

import pytest

from game.core.chance import stream
from game.core.engine import TABLE, IllegalMove
from game.core.playout import carry_out, random_play
from game.core.registry import GAMES
from game.monster_gunslingers.betting import MOST_RAISES
from game.monster_gunslingers.records import RAISE, GunslingerRefusal
from tests.game.monster_gunslingers.script import deck_of, lying, play, refusal, state

THREE_UP = "0 flip 0; 1 flip 1; 0 flip 2; "
FOUR_UP = THREE_UP + "1 flip 3; "
TRIO = "0 flip 0; 1 flip 1; 2 flip 2; 0 flip 3; "
H3 = ("", "", "")


def bets(moves: str, *hands: str, **rest: Any) -> dict[str, Any]:
    return state(moves, *(hands or ("", "")), betting=True, **rest)


def test_ten_chips_and_one_ante() -> None:
    found = bets("", *H3)
    assert found["chips"] == [9, 9, 9] and found["pot"] == 3 and found["put_in"] == [1, 1, 1]
    assert (found["level"], found["raises"], found["folded"]) == (0, 0, [])


def test_the_fourth_card_up_begins_a_betting_before_the_draw() -> None:
    printed = play(FOUR_UP, "", "", betting=True)
    found = printed["state"]
    assert found["phase"] == "betting" and found["up"] == [True, True, True, True, False]
    assert len(found["hands"][1]) == 6, "three have been drawn so far"
    assert printed["to_act"] == [1] and printed["legal"] == {"1": ["bet", "check"]}
    assert found["player"] == 1 and found["turn"] == 4
    done = bets(f"{FOUR_UP}1 check; 0 check")
    assert len(done["hands"][1]) == 7 and done["player"] == 0 and done["turn"] == 5
    assert done["phase"] == "turn" and done["level"] == 0
    assert "first the betting" in refusal(f"{FOUR_UP}1 flip 4", "", "", betting=True)


def test_the_fifth_card_begins_none_and_four_again_does() -> None:
    ann = "7C 4C 6C 7H 8H"
    checks = "1 check; 0 check; "
    fogged = f"{FOUR_UP}{checks}0 act 7C street=0; 1 flip 0; "
    assert bets(fogged, ann, "")["phase"] == "betting"
    assert bets(f"{FOUR_UP}{checks}0 flip 4", ann, "")["round"] == 2


def test_without_betting_nobody_is_asked() -> None:
    assert state(FOUR_UP, "", "")["phase"] == "turn"


def test_the_fortune_teller_begins_it_too() -> None:
    bo = "QD 4S 6S 7S 8S"
    printed = play(f"{THREE_UP}1 act QD street=3; 1 reveal up", "", bo, betting=True)
    assert printed["to_act"] == [1] and printed["state"]["phase"] == "betting"
    assert printed["state"]["peeked"] is None
    moves = f"{THREE_UP}1 act QD street=3; 1 reveal up; 1 check; 0 check"
    found = bets(moves, "", bo)
    assert found["player"] == 0 and found["turn"] == 5
    assert len(found["hands"][1]) == 5, "no draw for it"


def test_it_is_finished_before_the_additional_turns_of_an_ace() -> None:
    ann = "AC 4C 6C 7H 8H"
    moves = "0 flip 0; 1 flip 1; 0 act AC; 1 flip 2"
    assert "turn" in refusal(moves, ann, "", betting=True)
    moves = "0 flip 0; 1 flip 1; 0 act AC; 0 flip 2; 0 flip 3"
    found = bets(moves, ann, "")
    assert found["phase"] == "betting" and found["turns_owed"] == 1 and found["player"] == 0
    moves = "0 flip 0; 1 flip 1; 0 flip 2; 1 holster {}; 0 act AC; 0 flip 3"
    hands = (ann, "4D 4H 4S 6S 6D")
    found = bets(moves.format("4D"), *hands)
    assert found["turns_owed"] == 2 and found["turn"] == 6
    after = bets(moves.format("4D") + "; 0 check; 1 check", *hands)
    assert (after["turns_owed"], after["player"], after["turn"]) == (1, 0, 7)


def test_check_bet_call() -> None:
    found = bets(f"{FOUR_UP}1 check; 0 bet", bet=2)
    assert found["level"] == 2 and found["chips"] == [7, 9] and found["pot"] == 4
    assert found["put_in"] == [3, 1] and found["raises"] == 0
    printed = play(f"{FOUR_UP}1 check; 0 bet", "", "", betting=True)
    assert printed["legal"] == {"1": ["call", "fold", "raise"]}, "who checked may raise"
    done = bets(f"{FOUR_UP}1 check; 0 bet; 1 call", bet=2)
    assert done["chips"] == [7, 7] and done["pot"] == 6 and done["level"] == 0
    assert done["player"] == 0 and len(done["hands"][1]) == 7, "the draw comes after"


def test_one_can_fold_only_with_a_bet_to_answer() -> None:
    for do in ("fold", "call", "raise"):
        assert "no bet to answer" in refusal(f"{FOUR_UP}1 {do}", "", "", betting=True)
    for do in ("check", "bet"):
        assert "a bet to answer" in refusal(f"{FOUR_UP}1 bet; 0 {do}", "", "", betting=True)
    assert "turn" in refusal(f"{FOUR_UP}0 check", "", "", betting=True)


def test_at_most_three_raises_over_all_players() -> None:
    moves = f"{FOUR_UP}1 bet; 0 raise; 1 raise; 0 raise"
    printed = play(moves, "", "", betting=True)
    found = printed["state"]
    assert found["raises"] == 3 and found["level"] == 4 and found["put_in"] == [5, 4]
    assert printed["legal"] == {"1": ["call", "fold"]}
    assert "three raises" in refusal(f"{moves}; 1 raise", "", "", betting=True)
    done = bets(f"{moves}; 1 call")
    assert done["chips"] == [5, 5] and done["raises"] == 0 and done["pot"] == 10


def test_everyone_answers_a_raise_again() -> None:
    moves = f"{TRIO}0 bet; 1 call; 2 raise"
    printed = play(moves, *H3, betting=True)
    assert printed["to_act"] == [0] and printed["state"]["level"] == 2
    assert play(f"{moves}; 0 call", *H3, betting=True)["to_act"] == [1]
    done = bets(f"{moves}; 0 call; 1 call", *H3)
    assert done["phase"] == "turn" and done["put_in"] == [3, 3, 3] and done["player"] == 1


def _short(chips: int) -> tuple[str, dict[str, Any]]:
    """Two rounds in which Ann loses chips: she has `chips` when round 2's ante is paid.

    Bo holsters two aces of each round and wins it; with bets of 3 Ann pays what is called for.
    """
    raises = {4: "1 bet; 0 call", 1: "1 bet; 0 raise; 1 call"}[chips]
    first = (
        f"0 flip 0; 1 holster AH; 0 flip 1; 1 holster AD; 0 flip 2; 1 flip 3; {raises}; 0 flip 4; "
    )
    deck = deck_of(("", "AH AD 3C 3D 3H"), first=1)
    return first, {"bet": 3, "decks": (deck,)}


def test_a_short_bet_counts_as_a_full_one() -> None:
    """Ann has 10 - 1 - 6 - 1 = 2 chips: her bet of 3 is one of 2, all she has."""
    first, rest = _short(1)
    hands = ("", "AH AD 3C 3D 3H")
    start = bets(first, *hands, **rest)
    assert start["chips"] == [2, 16] and start["pot"] == 2 and start["round"] == 2
    round_2 = f"{first}1 flip 0; 0 flip 1; 1 flip 2; 0 flip 3; 0 bet"
    printed = play(round_2, *hands, betting=True, **rest)
    found = printed["state"]
    assert found["level"] == 2 and found["chips"] == [0, 16] and found["raises"] == 0
    called = bets(f"{round_2}; 1 call", *hands, **rest)
    assert called["chips"] == [0, 14] and called["put_in"] == [3, 3] and called["phase"] == "turn"


def test_nobody_raises_whom_only_players_without_chips_could_answer() -> None:
    """Ann is all in with her bet of 2: of Bo, who has chips enough, it takes no raise."""
    first, rest = _short(1)
    hands = ("", "AH AD 3C 3D 3H")
    round_2 = f"{first}1 flip 0; 0 flip 1; 1 flip 2; 0 flip 3; 0 bet"
    printed = play(round_2, *hands, betting=True, **rest)
    assert printed["state"]["chips"][1] > printed["state"]["level"]
    assert printed["legal"] == {"1": ["call", "fold"]}
    assert "nobody else still in has chips" in refusal(
        f"{round_2}; 1 raise", *hands, betting=True, **rest
    )


def test_a_raise_is_offered_only_while_somebody_else_has_chips_to_answer_it() -> None:
    info = GAMES["monster_gunslingers"]
    offered = kept_back = 0
    for seed in range(60):
        names = tuple(f"P{seat}" for seat in range(2 + seed % 3))
        engine = info.engine.new(info.setup(names, {"betting": True, "bet": 3}, seed=seed))
        rng = stream(seed, "raises")
        while engine.result() is None:
            view: Any = engine.view(TABLE)
            if view.asked is not None and view.level:
                rivals = [one for one in view.in_round if one != view.asked and view.chips[one]]
                may = RAISE in engine.legal(view.asked)
                rich = view.chips[view.asked] > view.level - view.bets[view.asked]
                assert may == (rich and view.raises < MOST_RAISES and bool(rivals))
                offered += may
                if rich and view.raises < MOST_RAISES and not rivals:
                    kept_back += 1
                    with pytest.raises(IllegalMove) as refused:
                        engine.apply(view.asked, RAISE)
                    assert refused.value.code is GunslingerRefusal.NOBODY_TO_RAISE
            carry_out(engine, random_play(engine, rng))
    assert offered > 50 and kept_back > 5


def test_who_cannot_call_in_full_is_all_in() -> None:
    first, rest = _short(1)
    hands = ("", "AH AD 3C 3D 3H")
    round_2 = f"{first}1 flip 0; 0 flip 1; 1 flip 2; 0 holster {{}}; 1 flip 3; 1 bet; "
    card = bets(first, *hands, **rest)["hands"][0][0]
    round_2 = round_2.format(card)
    printed = play(round_2, *hands, betting=True, **rest)
    assert printed["state"]["level"] == 3 and printed["legal"] == {"0": ["call", "fold"]}
    assert "more chips than the call" in refusal(f"{round_2}0 raise", *hands, betting=True, **rest)
    done = bets(f"{round_2}0 call", *hands, **rest)
    assert done["put_in"] == [3, 3] and done["chips"] == [0, 14] and done["pot"] == 6


def test_one_may_raise_only_with_more_than_the_call_takes_and_for_what_one_has() -> None:
    """Bo bets 3, Ann has 5 after her ante: raises to 5, all in; the level is 5."""
    first, rest = _short(4)
    hands = ("", "AH AD 3C 3D 3H")
    start = bets(first, *hands, **rest)
    assert start["chips"] == [5, 13]
    card = start["hands"][0][0]
    moves = f"{first}1 flip 0; 0 flip 1; 1 flip 2; 0 holster {card}; 1 flip 3; 1 bet; 0 raise"
    found = bets(moves, *hands, **rest)
    assert found["level"] == 5 and found["raises"] == 1 and found["chips"] == [0, 10]
    done = bets(f"{moves}; 1 call", *hands, **rest)
    assert done["put_in"] == [6, 6] and done["chips"] == [0, 8]


def test_players_without_chips_are_not_asked_and_one_alone_does_not_bet() -> None:
    """Ann goes all in in the first betting; fogged and flipped again, nobody is asked."""
    first, rest = _short(1)
    hands = ("", "AH AD 3C 3D 3H")
    card = bets(first, *hands, **rest)["hands"][0][0]
    all_in = f"{first}1 flip 0; 0 flip 1; 1 flip 2; 0 holster {card}; 1 flip 3; 1 bet; 0 call; "
    found = bets(f"{all_in}", *hands, **rest)
    assert found["chips"][0] == 0 and found["player"] == 0 and found["phase"] == "turn"
    assert bets(f"{all_in}0 flip 4", *hands, **rest)["round"] in (2, 3)


def test_a_fold_discards_hand_and_holster() -> None:
    moves = "0 holster 4C; 1 flip 1; 2 flip 2; 0 flip 3; 1 flip 0; 1 bet; 2 fold; 0 fold"
    hands = ("4C 5C 6C 7C", "", "")
    one = moves.removesuffix("; 0 fold")
    found = bets(one, *hands)
    assert found["folded"] == [2] and found["in_round"] == [0, 1] and found["hands"][2] == []
    assert found["discards"] == 5, "four dealt and one drawn by the flip"
    assert play(one, *hands, betting=True)["to_act"] == [0]
    both = bets(moves, *hands)
    assert both["round"] == 2 and both["last_round"]["holsters"] == [[], [], []]


def test_all_but_one_folded_ends_it_at_once_and_shows_nothing() -> None:
    hands = ("4C 5C 6C 7C 8C", "JD 4D 6D 7D 8D")
    moves = (
        "0 holster 4C; 1 act JD target=0; 0 flip 0; 1 holster 4D; 0 flip 1; 1 flip 2; 0 flip 3; "
    )
    found = bets(f"{moves}0 bet; 1 raise; 0 fold", *hands, bet=3)
    assert found["last_round"] == {
        "winners": [1],
        "ranks": [None, None],
        "street": ["2S", "5H", "9D", "JC", "??"],
        "holsters": [[], [{"card": "JD", "up": True}, {"card": "??", "up": False}]],
    }
    assert found["wins"] == [0, 1] and found["chips"] == [10 - 1 - 3 - 1, 10 + 1 + 3 - 1]
    assert found["starter"] == 1 and found["round"] == 2


def test_a_fold_out_ends_the_game_with_everything_as_it_was() -> None:
    """Third round: cards that lie face down stay so, in views as far as known."""
    up = "{a} flip 0; {b} flip 1; {a} flip 2; {b} flip 3; {b} bet; {a} fold; "
    moves = up.format(a=0, b=1) + up.format(a=1, b=0)
    last = "0 holster {card}; 1 flip 1; 0 flip 2; 1 flip 3; 0 flip 0; 0 bet; 1 fold"
    card = bets(moves)["hands"][0][0]
    printed = play(moves + last.format(card=card), "", "", betting=True)
    found = printed["state"]
    assert printed["over"] and found["phase"] == "over" and found["round"] == 3
    assert found["up"] == [True] * 4 + [False] and found["street"][4] != "??"
    assert found["holsters"] == [lying(card), []] and found["in_round"] == [0]
    assert found["folded"] == [1] and found["put_in"] == [1, 1] and found["pot"] == 0
    assert (found["level"], found["raises"], found["turns_owed"]) == (0, 0, 0)
    assert found["player"] == 0 and found["turn"] == 5
    assert printed["winners"] == [0] and found["chips"] == [11, 9]
    table = play(moves + last.format(card=card), "", "", betting=True, view="table")["state"]
    assert table["street"][4] == "??" and table["holsters"] == [lying("??"), []]
    own = play(moves + last.format(card=card), "", "", betting=True, view=0)["state"]
    assert own["holsters"] == [lying(card), []]


def test_if_the_player_folds_the_others_finish_and_the_next_goes_on() -> None:
    moves = f"{TRIO}0 bet; 1 raise; 2 call; "
    found = bets(f"{moves}0 fold", *H3)
    assert found["player"] == 1 and found["turn"] == 5 and found["turns_owed"] == 0
    assert found["deck"] == 35 - 3, "no draw for who folded"
    checks = f"{TRIO}0 check; 1 bet; 2 raise; 0 fold; "
    during = play(checks, *H3, betting=True)
    assert during["to_act"] == [1] and during["state"]["player"] == 0
    assert during["state"]["turn"] == 4 and during["state"]["phase"] == "betting"
    after = bets(f"{checks}1 call", *H3)
    assert after["player"] == 1 and after["turn"] == 5 and after["in_round"] == [1, 2]


def test_no_additional_turns_for_who_folds() -> None:
    hands = ("AC 4C 6C 7H", "", "")
    moves = "0 flip 0; 1 flip 1; 2 flip 2; 0 act AC; 0 flip 3; 0 check; 1 bet; "
    assert bets(moves, *hands)["turns_owed"] == 2
    folded = bets(f"{moves}2 raise; 0 fold", *hands)
    assert folded["turns_owed"] == 0 and folded["player"] == 0 and folded["turn"] == 5
    after = bets(f"{moves}2 raise; 0 fold; 1 call", *hands)
    assert after["player"] == 1 and after["turn"] == 6 and after["turns_owed"] == 0


def test_unmatched_chips_go_back_when_the_betting_ends() -> None:
    """Two against one who has folded in between: folded chips count as matching."""
    found = bets(f"{TRIO}0 bet; 1 raise; 2 raise; 0 fold; 1 fold", *H3)
    assert found["round"] == 2 and found["chips"] == [10 - 2 - 1, 10 - 3 - 1, 10 + 2 + 3 - 1]


@pytest.mark.parametrize("rounds", [1, 5])
def test_three_rounds_whatever_the_option_says(rounds: int) -> None:
    up = "{a} flip 0; {b} flip 1; {a} flip 2; {b} flip 3; {b} bet; {a} fold; "
    moves = up.format(a=0, b=1) + up.format(a=1, b=0)
    two = play(moves, "", "", betting=True, rounds=rounds)
    assert not two["over"] and two["state"]["round"] == 3 and two["state"]["wins"] == [1, 1]
    three = play(moves + up.format(a=0, b=1), "", "", betting=True, rounds=rounds)
    assert three["over"] and three["winners"] == [1] and three["state"]["wins"] == [1, 2]
    assert three["state"]["chips"] == [9, 11]


def test_level_chips_share_the_game() -> None:
    """Main Street is everybody's hand in all three rounds: the antes come back each time."""
    one = "0 flip 0; 1 flip 1; 2 flip 2; 0 flip 3; 0 check; 1 check; 2 check; 1 flip 4; "
    printed = play(one * 3, *H3, betting=True)
    assert printed["over"] and printed["winners"] == [0, 1, 2]
    assert printed["state"]["chips"] == [10, 10, 10] and printed["state"]["wins"] == [3, 3, 3]


def test_who_has_no_chips_sits_out_and_the_deal_goes_by_who_is_in() -> None:
    """Ann loses all to Bo; with Cy left, two are dealt five cards each."""
    raises = "2 check; 0 bet; 1 raise; 2 fold; 0 raise; 1 call; "
    moves = f"0 flip 0; 1 holster AH; 2 flip 1; 0 flip 2; 1 holster AD; 2 flip 3; {raises}0 flip 4"
    hands = ("", "AH AD 3C 3D", "")
    found = bets(moves, *hands, bet=3)
    assert found["chips"] == [0, 10 + 10 + 1 - 1, 9 - 1] and found["round"] == 2
    assert found["in_round"] == [1, 2] and found["put_in"] == [0, 1, 1] and found["pot"] == 2
    assert [len(hand) for hand in found["hands"]] == [0, 5, 5] and found["deck"] == 37
    assert found["folded"] == [], "sitting out is no folding"
    next_up = "; 1 flip 0; 2 flip 1; 1 flip 2; 2 flip 3; 2 check; 1 check; 1 flip 4"
    last = bets(moves + next_up, *hands, bet=3)["last_round"]
    assert last["ranks"][0] is None and last["holsters"][0] == []


def test_the_game_ends_when_only_one_has_chips() -> None:
    moves = (
        "0 flip 0; 1 holster AH; 0 flip 1; 1 holster AD; 0 flip 2; 1 flip 3; "
        "1 bet; 0 raise; 1 raise; 0 call; 0 flip 4"
    )
    hands = ("", "AH AD 3C 3D 3H")
    printed = play(moves, *hands, betting=True, bet=3)
    found = printed["state"]
    assert printed["over"] and printed["winners"] == [1] and found["chips"] == [0, 20]
    assert found["round"] == 1 and found["wins"] == [0, 1] and found["put_in"] == [10, 10]
    assert found["pot"] == 0 and found["holsters"] == [[], lying("AH+ AD+")]
