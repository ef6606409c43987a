"""Pixel by pixel: nothing anybody may see or hear tells a hidden card, at all three tables."""

from __future__ import annotations

import pytest

from tests.scenes.table.secret.twins import Twins

TABLES = [("monster", 5, 3), ("texas_hold_it", 4, 3), ("monster_gunslingers", 4, 3)]


@pytest.mark.parametrize(("game", "seats", "people"), TABLES)
def test_twins_look_alike_whenever_nobody_looks(game: str, seats: int, people: int) -> None:
    compared = 0
    for seed in range(1, 4):
        twins = Twins(game, seats, people, seed)
        try:
            twins.play(12)
            compared += twins.compared
        finally:
            twins.close()
    assert compared > 60


def test_twins_with_a_talkative_prompt_are_told_apart() -> None:
    """The comparison can fail: a line that names a card is noticed."""
    twins = Twins("monster_gunslingers", 3, 3, 1)
    try:
        assert twins.frames(2)
        for twin in twins.pair:
            cards = twin.table.view(0).hands[0]  # type: ignore[attr-defined]
            twin.scene.say(f"{cards} {id(twin)}")
        with pytest.raises(AssertionError):
            twins.frames(1)
    finally:
        twins.close()
