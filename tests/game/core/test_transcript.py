"""Reading transcripts: every kind of bad input is refused with a reason, and nothing else is."""

from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.playout import random_game
from game.core.registry import GAMES
from game.core.transcript import BadTranscript, IllegalMove, read, replay, write
from tests.game.script import transcript

GOOD: dict[str, Any] = {
    "dustup": 1,
    "game": "saloon_poker",
    "players": ["Ann", "Bo"],
    "options": {"target": 50},
    "first": 0,
    "seed": 7,
    "stack": {"dice": [5, 5, 1, 2, 6]},
    "moves": [
        {"seat": 0, "do": "roll"},
        {"seat": 0, "do": "reroll", "dice": [2, 3, 4]},
        {"seat": 0, "do": "stand"},
    ],
}
ROLL = {"seat": 0, "do": "roll"}
HUGE = 10**5000


class Missing:
    """Stands for a key that is left out."""


def changed(path: str, value: Any) -> dict[str, Any]:
    data = deepcopy(GOOD)
    *way, last = path.split(".")
    place: Any = data
    for key in way:
        place = place[int(key)] if isinstance(place, list) else place[key]
    key = int(last) if isinstance(place, list) else last
    if value is Missing:
        del place[key]
    else:
        place[key] = value
    return data


def reason(data: Any, view: Any = None) -> str:
    with pytest.raises(BadTranscript) as bad:
        replay(data, view)
    assert bad.value.reason and "\n" not in bad.value.reason and len(bad.value.reason) < 200
    assert str(bad.value) == bad.value.reason
    return bad.value.reason


def test_the_example_of_the_page_plays() -> None:
    assert replay(GOOD)["to_act"] == [1]


@pytest.mark.parametrize("data", [None, [], "x", 1, True, 1.5, [GOOD], object()])
def test_what_is_no_object_is_refused(data: Any) -> None:
    assert "a transcript is an object" in reason(data)


@pytest.mark.parametrize("key", ["dustup", "game", "players"])
def test_what_must_be_there(key: str) -> None:
    assert key in reason(changed(key, Missing))


@pytest.mark.parametrize("key", ["options", "first", "seed", "stack", "moves"])
def test_what_may_be_left_out(key: str) -> None:
    data = changed("moves", [])
    data.pop(key, None)
    assert replay(data)["over"] is False


@pytest.mark.parametrize(
    ("path", "values"),
    [
        ("dustup", [0, 2, True, 1.0, "1", None, HUGE]),
        ("game", ["poker", "", 1, None, [], {}, True]),
        ("players", [None, "Ann", {}, [], ["Ann"], list("ABCDEFGHI")]),
        ("players.0", [None, 1, True, [], "", "   ", "\t", "x" * 25, "Bo", " Bo ", "Bo\t"]),
        ("players.0", ["A\nB", "\nAnn", "Ann\x00", "Ann\x7f", "A\x85", "\ud800", "A\u2028B"]),
        ("options", [None, [], "x", 1]),
        ("options.targe", [50]),
        ("options.target", [None, True, 50.0, "50", 19, 501, -50, HUGE, [50]]),
        ("options.duel", [None, "Draw", 1, ["draw"]]),
        ("first", [None, True, 0.0, "0", -1, 2, HUGE]),
        ("seed", [None, True, 7.0, "7", -1, 2**63, HUGE]),
        ("stack", [None, [], "x"]),
        ("stack.coins", [[1]]),
        ("stack.dice", [None, {}, 5, "5", [0], [7], [True], [1.0], ["1"], [None], [[1]], [HUGE]]),
        ("stack.noon_us", [[1_999_999], [7_000_001], [2e6]]),
        ("moves", [None, {}, "x", 3]),
        ("moves.0", [None, [], "roll", 1]),
        ("moves.0.seat", [Missing, None, True, 0.0, "0", -1, 2, HUGE]),
        ("moves.0.do", [Missing, None, 1, [], "jump", "Roll", "", "wait"]),
        ("moves.0.at", [None, True, 0.0, "0", -1, 86_400_000_001, HUGE]),
        ("moves.0.dice", [[0]]),
        ("moves.0.why", ["because"]),
        ("moves.1.dice", [Missing, None, 0, "0", {}, [0.0], [True], ["0"], [None], [[0]]]),
        ("more", [1]),
        ("Players", [["Ann", "Bo"]]),
    ],
)
def test_refused_before_anything_is_played(path: str, values: list[Any]) -> None:
    for value in values:
        reason(changed(path, value))


@pytest.mark.parametrize(
    "wait",
    [
        {"do": "wait"},
        {"do": "wait", "seat": 0, "at": 5},
        {"do": "wait", "at": -1},
        {"do": "wait", "at": 5.0},
        {"do": "wait", "at": None},
        {"do": "wait", "at": 5, "x": 1},
    ],
)
def test_a_wait_has_its_time_and_nothing_else(wait: dict[str, Any]) -> None:
    assert reason(changed("moves.0", wait)).startswith("move 0: ")


def test_a_malformed_move_is_refused_though_an_illegal_one_comes_before() -> None:
    data = changed("moves", [{"seat": 1, "do": "roll"}, {"seat": 0, "do": "rol"}])
    assert reason(data).startswith("move 1: ")


@pytest.mark.parametrize("view", [2, -1, True, "0", "Table", "", 0.0, []])
def test_a_view_that_is_no_seat_is_refused(view: Any) -> None:
    assert "a view is a seat" in reason(GOOD, view)
    assert "a view is a seat" in reason(GOOD, HUGE)
    illegal = changed("moves.0.do", "stand")
    assert "a view is a seat" in reason(illegal, view)


def test_names_are_trimmed_and_may_be_in_any_script() -> None:
    names = ["  Ann  ", "보안관", "🤠👍🏽", "x" * 24, "{0}", "../x", "שלום", "a\u200db"]
    setup = read({"dustup": 1, "game": "saloon_poker", "players": names}).setup
    assert setup.players == tuple(name.strip() for name in names)


def test_names_that_differ_in_case_are_two_names() -> None:
    assert read({"dustup": 1, "game": "saloon_poker", "players": ["ann", "Ann"]})


def test_bounds_that_are_still_fine() -> None:
    data = changed("seed", 2**63 - 1)
    data["options"] = {"target": 20, "accuse_ms": 1000, "hits": 3}
    data["stack"] = {"noon_us": [2_000_000, 7_000_000], "dice": []}
    data["moves"] = [{"do": "wait", "at": 86_400_000_000}, {"seat": 0, "do": "roll"}]
    assert replay(data)["legal"] == {"0": ["reroll", "stand"]}


def test_a_move_without_a_time_is_at_the_latest_before() -> None:
    moves = "0 roll @70; 0 stand; 1 roll @69"
    with pytest.raises(IllegalMove) as illegal:
        replay(transcript("saloon_poker", 2, moves, dice="11234" * 2))
    assert illegal.value.index == 2 and "70" in illegal.value.reason


def test_an_illegal_move_tells_index_seat_and_reason() -> None:
    with pytest.raises(IllegalMove) as illegal:
        replay(changed("moves.2.seat", 1))
    error = illegal.value
    assert (error.index, error.seat) == (2, 1)
    assert error.reason == str(error) == "it is not this player's turn"


def test_without_seed_or_stack_a_seed_is_found_and_written() -> None:
    data = {"dustup": 1, "game": "saloon_poker", "players": ["Ann", "Bo"]}
    engine = GAMES["saloon_poker"].engine.new(read(data).setup)
    engine.apply(engine.first, engine.legal(engine.first)[0])
    written = write(engine, ())
    assert 0 <= written["seed"] < 2**63 and written["first"] == engine.first
    assert len(written["stack"]["dice"]) == 5
    assert "seed" not in replay(data)


def test_enough_stack_needs_no_seed() -> None:
    engine = GAMES["saloon_poker"].engine.new(read(changed("seed", Missing)).setup)
    engine.apply(0, engine.legal(0)[0])
    assert "seed" not in write(engine, ())


def test_first_is_drawn_from_the_seed_and_does_not_shift_the_dice() -> None:
    drawn = {"dustup": 1, "game": "saloon_poker", "players": list("ABCDEFGH"), "seed": 5}
    starter = replay(drawn)["state"]["starter"]
    drawn["moves"] = [{"seat": starter, "do": "roll"}]
    assert replay(drawn) == replay({**drawn, "first": starter})
    starters = {
        replay({**drawn, "seed": seed, "moves": []})["state"]["starter"] for seed in range(60)
    }
    assert starters == set(range(8))


def test_a_stack_that_runs_out_goes_on_with_the_seed() -> None:
    plain = {**changed("stack", {}), "moves": [ROLL]}
    dice = replay(plain)["state"]["hands"][0]
    scripted = {**plain, "stack": {"dice": dice[:3]}}
    assert replay(scripted)["state"]["hands"][0] == dice
    other = {**plain, "stack": {"dice": [7 - dice[0]]}}
    assert replay(other)["state"]["hands"][0] == [7 - dice[0], *dice[1:]]


@pytest.mark.parametrize("key", sorted(GAMES))
def test_what_is_written_can_be_read_and_ends_the_same(key: str) -> None:
    info = GAMES[key]
    for seed in range(20):
        seats = info.players[seed % len(info.players)]
        game = random_game(info, seats, seed)
        data = write(game.engine, game.plays)
        printed = replay(data)
        assert printed["over"] and printed == replay({**data, "stack": {}})
        again = read(data)
        assert again.plays == game.plays and again.setup.options == game.engine.setup.options


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=6,
)


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_a_transcript_with_anything_changed_never_breaks_the_reader(data: st.DataObject) -> None:
    info = GAMES[data.draw(st.sampled_from(sorted(GAMES)))]
    game = random_game(info, info.players[0], data.draw(st.integers(0, 30)))
    mutated: Any = write(game.engine, game.plays[:12])
    for _ in range(data.draw(st.integers(1, 3))):
        place = mutated
        while True:
            keys = list(place) if isinstance(place, dict) else list(range(len(place)))
            if not keys:
                break
            key = data.draw(st.sampled_from(keys))
            if isinstance(place[key], (dict, list)) and data.draw(st.booleans()):
                place = place[key]
                continue
            if isinstance(place, dict) and data.draw(st.booleans()):
                del place[key]
            else:
                place[key] = data.draw(JSON)
            break
    try:
        replay(mutated, data.draw(st.sampled_from([None, 0, "table"])))
    except (BadTranscript, IllegalMove) as error:
        assert "\n" not in error.reason
