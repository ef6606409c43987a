"""The gate: old presses, held keys and mashing do not go through."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from scenes.kit.app.gate import CALM_US, LOCK_US, Gate
from scenes.kit.input.inputs import Input, Kind

A, ENTER = 4, 40


def down(at_us: int, scancode: int = A) -> Input:
    return Input(Kind.KEY_DOWN, at_us, scancode=scancode)


def up(at_us: int, scancode: int = A) -> Input:
    return Input(Kind.KEY_UP, at_us, scancode=scancode)


def test_a_press_older_than_the_prompt_does_nothing() -> None:
    gate = Gate(1_000_000)
    assert not gate.lets(down(999_999))
    gate.lets(up(999_999))
    assert gate.lets(down(1_000_000))


def test_a_key_held_from_before_must_be_let_go_first() -> None:
    gate = Gate(0, held=frozenset({A}))
    assert not gate.lets(down(10))
    gate.lets(up(20))
    assert gate.lets(down(30))


def test_after_a_race_it_is_shut_for_its_time_and_then_open_to_calm_hands() -> None:
    gate = Gate.after_race(0)
    assert not gate.lets(down(LOCK_US - 1, ENTER))
    gate.lets(up(LOCK_US, ENTER))
    assert gate.lets(down(LOCK_US + 1))


@given(st.lists(st.integers(40_000, CALM_US - 1), min_size=1, max_size=60))
def test_mashing_never_gets_through(gaps_us: list[int]) -> None:
    gate = Gate.after_race(0)
    at_us = 100_000
    assert not gate.lets(down(at_us))
    for gap_us in gaps_us:
        gate.lets(up(at_us + 20_000))
        at_us += gap_us
        assert not gate.lets(down(at_us))
    gate.lets(up(at_us + 1))
    assert gate.lets(down(max(at_us, LOCK_US) + CALM_US))


def test_what_is_no_press_passes() -> None:
    gate = Gate.after_race(0)
    assert gate.lets(Input(Kind.FOCUS_LOST, 1))
    assert gate.lets(Input(Kind.MOUSE_MOVE, 1))


def test_one_players_mashing_holds_up_nobody_else() -> None:
    gate = Gate.after_race(0)
    gate.lets(down(LOCK_US - 10))
    assert gate.lets(down(LOCK_US + 10, ENTER))
    assert gate.lets(Input(Kind.PAD_DOWN, LOCK_US + 20, pad=1, button=A))
