"""The golden transcripts still come out as they were looked at and found right."""

import pytest

from game.core.registry import GAMES
from tests.game.golden import FOLDER, TRANSCRIPTS, account


@pytest.mark.parametrize("name", sorted(TRANSCRIPTS))
def test_golden(name: str) -> None:
    assert account(TRANSCRIPTS[name]) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_game_has_one() -> None:
    assert {data["game"] for data in TRANSCRIPTS.values()} == set(GAMES)
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(TRANSCRIPTS)
