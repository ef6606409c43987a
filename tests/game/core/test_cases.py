"""The transcripts of tests/cases, each with what its replay must give."""

import json
from pathlib import Path
from typing import Any

import pytest

from game.core.registry import GAMES
from game.core.transcript import BadTranscript, IllegalMove, replay

CASES = sorted((Path(__file__).parents[2] / "cases").glob("*.json"))


def known(path: Path) -> bool:
    return json.loads(path.read_text(encoding="utf-8"))["transcript"]["game"] in GAMES


def at_path(data: Any, path: str) -> Any:
    for key in path.split("."):
        data = data[int(key)] if isinstance(data, list) else data[key]
    return data


@pytest.mark.parametrize("path", [path for path in CASES if known(path)], ids=lambda p: p.stem)
def test_case(path: Path) -> None:
    case = json.loads(path.read_text(encoding="utf-8"))
    transcript, expect = case["transcript"], case["expect"]
    if "error" in expect:
        _refused(transcript, case.get("view"), expect["error"])
        return
    printed = replay(transcript, case.get("view"))
    assert json.loads(json.dumps(printed)) == printed
    got = {key: at_path(printed, key) for key in expect}
    assert got == expect


def _refused(transcript: dict[str, Any], view: Any, error: dict[str, Any]) -> None:
    if error["move"] is None:
        with pytest.raises(BadTranscript) as bad:
            replay(transcript, view)
        assert error["contains"] in f"refused: {bad.value.reason}"
        return
    with pytest.raises(IllegalMove) as illegal:
        replay(transcript, view)
    seat = illegal.value.seat
    name = "the clock" if seat is None else transcript["players"][seat]
    assert illegal.value.index == error["move"]
    assert error["contains"] in f"move {illegal.value.index} ({name}): {illegal.value.reason}"


def test_there_are_cases_for_every_game() -> None:
    games = {json.loads(path.read_text(encoding="utf-8"))["transcript"]["game"] for path in CASES}
    assert set(GAMES) <= games
