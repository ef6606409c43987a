"""What is refused before anything is played, and why a refusal never tells of a hand."""

from copy import deepcopy
from typing import Any

import pytest

from game.core.chance import stream
from game.core.engine import IllegalMove
from game.core.playout import carry_out, random_play
from game.core.registry import GAMES
from game.core.transcript import BadTranscript, replay
from game.monster_gunslingers.records import Act, GunslingerRefusal, Holster
from game.monster_gunslingers.rules import MonsterGunslingers
from tests.game.monster_gunslingers.script import CARDS, play, refusal, transcript

INFO = GAMES["monster_gunslingers"]
GOOD = transcript("0 act 3C street=0,3", "3C 4C 6C 7H 8H", "6H TH QD KD AH")


def bad(data: Any) -> str:
    with pytest.raises(BadTranscript) as error:
        replay(data)
    assert "\n" not in error.value.reason
    return error.value.reason


def with_move(**keys: Any) -> dict[str, Any]:
    data = deepcopy(GOOD)
    data["moves"] = [{"seat": 0, **keys}]
    return data


@pytest.mark.parametrize(
    "keys",
    [
        {"do": "act"},
        {"do": "act", "card": 3},
        {"do": "act", "card": None},
        {"do": "act", "card": "3C", "street": "0"},
        {"do": "act", "card": "3C", "street": True},
        {"do": "act", "card": "3C", "street": None},
        {"do": "act", "card": "3C", "street": 1.0},
        {"do": "act", "card": "3C", "street": [0, "1"]},
        {"do": "act", "card": "3C", "street": [True]},
        {"do": "act", "card": "3C", "street": {"0": 1}},
        {"do": "act", "card": "3C", "street": [0], "target": "1"},
        {"do": "act", "card": "3C", "street": [0], "target": [1]},
        {"do": "act", "card": "3C", "street": [0], "position": False},
        {"do": "act", "card": "3C", "street": [0], "discard": "0"},
        {"do": "act", "card": "3C", "street": [0], "give": 4},
        {"do": "act", "card": "3C", "street": [0], "why": 4},
        {"do": "flip"},
        {"do": "flip", "street": [0]},
        {"do": "flip", "street": 0, "card": "3C"},
        {"do": "holster"},
        {"do": "holster", "card": "3C", "discard": None},
        {"do": "holster", "card": "3C", "give": "4C"},
        {"do": "reveal"},
        {"do": "reveal", "up": 1},
        {"do": "reveal", "up": "true"},
        {"do": "check", "chips": 1},
        {"do": "pass"},
    ],
)
def test_malformed_moves_are_refused(keys: dict[str, Any]) -> None:
    bad(with_move(**keys))


@pytest.mark.parametrize(
    "keys",
    [
        {"do": "act", "card": ""},
        {"do": "act", "card": "3C"},
        {"do": "act", "card": "3C", "street": 0},
        {"do": "act", "card": "3C", "street": []},
        {"do": "act", "card": "3C", "street": [0, 1, 2]},
        {"do": "act", "card": "3C", "street": [10**30]},
        {"do": "act", "card": "7H", "target": 9},
        {"do": "act", "card": "8H", "give": "4C", "street": [0]},
        {"do": "flip", "street": 5},
        {"do": "flip", "street": -1},
        {"do": "holster", "card": "banana"},
        {"do": "holster", "card": "3C", "discard": 3},
    ],
)
def test_what_only_cannot_be_done_is_illegal(keys: dict[str, Any]) -> None:
    with pytest.raises(IllegalMove) as error:
        replay(with_move(**keys))
    assert error.value.index == 0 and "\n" not in error.value.reason


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("options.rounds", [0, 6, True, "3", 3.0, None]),
        ("options.betting", [0, 1, "true", None]),
        ("options.bet", [0, 4, True, None]),
        ("options.turn_cap", [1, 49, 501, -1, True, None]),
        ("options.ante", [1]),
        (
            "stack.decks",
            [None, [[]], [CARDS[:51]], [[*CARDS[:51], "AS"]], [list(CARDS[1:]) + ["1S"]]],
        ),
        ("stack.picks", [None, ["0"], [True], [1.0], [-1], [None]]),
        ("stack.shuffles", [None, [0], ["AS"], [["1S"]], [["AS", "AS"]], [[3]]]),
        ("stack.dice", [[1]]),
        ("players", [["Ann"], list("ABCDEFG")]),
        ("first", [2, -1]),
    ],
)
def test_setups_that_cannot_be_are_refused(path: str, values: list[Any]) -> None:
    for value in values:
        data = deepcopy(GOOD)
        place: Any = data
        *way, last = path.split(".")
        for key in way:
            place = place[key]
        place[last] = value
        bad(data)


def test_entries_left_over_are_fine_and_betting_false_is_a_value() -> None:
    play("0 flip 0", "", "", picks=(99, 0), shuffles=("AS", ""), betting=False, turn_cap=0)


def test_the_reason_for_a_refusal_is_the_same_whatever_the_hand_is() -> None:
    """Every act there may be, tried in states that differ only in the mover's hand."""
    tried = compared = 0
    for seed in range(14):
        names = tuple(f"P{seat}" for seat in range(2 + seed % 5))
        engine = INFO.engine.new(INFO.setup(names, {"betting": seed % 2 == 0}, seed=seed))
        assert isinstance(engine, MonsterGunslingers)
        rng = stream(seed, "whatever")
        for _ in range(rng.randint(1, 12)):
            carry_out(engine, random_play(engine, rng))
        if engine.result() is not None or len(engine.view(None).hands[engine.to_act()[0]]) < 2:
            continue
        seat = engine.to_act()[0]
        other = deepcopy(engine)
        hand = other._hands[seat]
        fresh = rng.sample(other._deck, min(len(hand), len(other._deck)))
        for place, card in enumerate(fresh):
            where = other._deck.index(card)
            hand[place], other._deck[where] = card, hand[place]
        for _ in range(250):
            card, give = rng.choice([*CARDS, "XX"]), rng.choice([*CARDS, None])
            move = Act(
                card,
                rng.choice([None, None, 0, 1, 2]),
                rng.choice([None, 0, 1, 2, 9]),
                rng.choice([None, 0, 3, 5, (0,), (1, 3), (3, 1), ()]),
                rng.choice([None, None, 0, 1]),
                give,
            )
            attempt = rng.choice([move, move, Holster(card, rng.choice([None, 0, 7]))])
            reasons = []
            for one in (engine, other):
                try:
                    deepcopy(one).apply(seat, attempt)
                except IllegalMove as error:
                    reasons.append(error.reason)
            tried += 1
            compared += len(reasons) == 2
            assert len(reasons) < 2 or reasons[0] == reasons[1], attempt
    assert tried > 1500 and compared > 800


def test_a_pick_out_of_its_list_is_told_before_the_hand_is_looked_at() -> None:
    for ann in ("4S 4C 6C 7H 8H", "3S 4C 6C 7H 8H"):
        reason = refusal("0 act 4S target=1", ann, "", picks=(9,))
        assert reason == GunslingerRefusal.PICK.value
