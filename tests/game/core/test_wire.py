"""JSON and back: strict, and one place for all."""

from dataclasses import dataclass
from typing import ClassVar

import pytest

from game.core.engine import Move, View, aside
from game.core.wire import (
    BadWire,
    decode,
    encode,
    move_from_json,
    move_to_json,
    shown,
    view_to_json,
)
from game.saloon_poker.records import Phase, TabLine, Why


@dataclass(frozen=True, slots=True)
class Act(Move):
    do: ClassVar[str] = "act"
    card: str
    target: int | None
    street: int | tuple[int, ...] | None
    up: bool | None


@dataclass(frozen=True, slots=True)
class Known(View):
    pair: tuple[int, int]
    phase: Phase
    lines: tuple[TabLine, ...]
    seats: int = aside()


MOVES: dict[str, type[Move]] = {"act": Act}


def test_moves_leave_out_what_is_not_named() -> None:
    move = Act("4C", None, (1, 2), None)
    assert move_to_json(move) == {"do": "act", "card": "4C", "street": [1, 2]}
    assert move_from_json(MOVES, move_to_json(move)) == move
    assert move_from_json(MOVES, {"do": "act", "card": "x", "street": 3}) == Act("x", None, 3, None)


@pytest.mark.parametrize(
    "data",
    [
        {},
        {"do": None},
        {"do": 1},
        {"do": "no"},
        {"do": "act"},
        {"do": "act", "card": 4},
        {"do": "act", "card": "x", "more": 1},
        {"do": "act", "card": "x", "target": None},
        {"do": "act", "card": "x", "target": True},
        {"do": "act", "card": "x", "target": 1.0},
        {"do": "act", "card": "x", "street": "1"},
        {"do": "act", "card": "x", "street": [1, True]},
        {"do": "act", "card": "x", "up": 1},
    ],
)
def test_moves_that_are_malformed(data: dict[str, object]) -> None:
    with pytest.raises(BadWire):
        move_from_json(MOVES, data)


def test_views_are_the_state_without_what_is_aside() -> None:
    view = Known((1, 2), Phase.DUEL, (TabLine(0, 1, Why.DUEL),), 4)
    state = {"pair": [1, 2], "phase": "duel", "lines": [{"from": 0, "to": 1, "why": "duel"}]}
    assert view_to_json(view) == state
    assert encode(view, with_aside=True) == {**state, "seats": 4}
    assert decode(Known, {**state, "seats": 4}) == view


@pytest.mark.parametrize(
    "change",
    [
        {"pair": [1]},
        {"pair": None},
        {"phase": "Duel"},
        {"phase": 0},
        {"lines": [{}]},
        {"seats": "4"},
    ],
)
def test_reading_is_strict(change: dict[str, object]) -> None:
    good = {"pair": [1, 2], "phase": "duel", "lines": [], "seats": 4}
    with pytest.raises(BadWire):
        decode(Known, {**good, **change})


def test_anything_can_be_shown_in_one_short_line() -> None:
    for value in (
        None,
        True,
        10**5000,
        1e400,
        "a\nb",
        "x" * 999,
        [[]],
        {},
        object(),
        "\ud800",
        b"x",
    ):
        text = shown(value)
        assert text.isascii() and text.isprintable() and 0 < len(text) < 60
