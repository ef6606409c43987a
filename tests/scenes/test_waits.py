"""Nobody at the screen waits for long without being told which key skips what goes on."""

from __future__ import annotations

import pytest

from tests.scenes.waits import GAMES, LONG_US, waits

FOR_US = {"saloon_poker": 40_000_000, "high_noon": 40_000_000}
A_WHILE_US = 25_000_000


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("people", "language"), [(1, "ko"), (0, "en")])
def test_every_long_wait_names_a_key(game: str, people: int, language: str) -> None:
    seats = 2 if game == "high_noon" else 4
    levels = [None] * people + ["easy"] * (seats - people)
    limit_us = FOR_US.get(game, A_WHILE_US)
    found = waits(game, levels, speed="slow", language=language, limit_us=limit_us)
    told = [f"{one.scene} {one.for_us / LONG_US * 3:.1f} s: {one.texts}" for one in found]
    assert not told
