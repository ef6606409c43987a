"""A whole game through the real window: keys from outside, facts from the public log."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.loading import replay_command
from tests.window.conftest import Driver, Fact, code

Start = Callable[..., Driver]
ROLL, STAND, FIRE, ENTER = code("s"), code("x"), code("s"), 40


def over(fact: Fact) -> bool:
    return fact.get("event") == "game" and fact.get("what") == "GameOver"


def pressed(fact: Fact) -> bool:
    return fact.get("event") == "press"


def scene(name: str) -> Callable[[Fact], bool]:
    return lambda fact: fact.get("event") == "scene" and fact.get("name") == name


@pytest.fixture
def fast(tmp_path: Path) -> None:
    """Settings with fast pictures, so that an evening fits into seconds."""
    (tmp_path / "data").mkdir()
    settings = {"version": 1, "speed": "off"}
    (tmp_path / "data" / "settings.json").write_text(json.dumps(settings))


def test_saloon_poker_from_the_first_roll_to_the_results(start: Start, fast: None) -> None:
    driver = start(
        "--table", "saloon_poker", "--seat", "Ann", "--bot", "easy", "--first", "0",
        "--option", "target=20", "--option", "ties=share", "--option", "accuse_ms=0",
        "--seed", "4", game=True,
    )  # fmt: skip
    driver.from_the_start()
    rolled = 0
    end = time.monotonic() + 40
    while time.monotonic() < end:
        fact = driver.wait(lambda f: f.get("event") in ("prompt", "scene") or over(f))
        if over(fact):
            break
        if fact.get("event") == "prompt" and fact.get("seat") == 0:
            driver.tap_until(ROLL if "roll" in fact["moves"] else STAND, pressed)
            rolled += 1
    assert rolled >= 2
    driver.wait(scene("results"))
    presses = [f for f in driver.facts if f.get("event") == "press"]
    assert {f["gesture"] for f in presses} == {"roll", "stand"}
    assert all(f["late_us"] is not None and f["seat"] == 0 for f in presses)
    driver.close_window()
    assert driver.status() == 0


def test_a_game_left_by_closing_the_window_goes_on_where_it_was(
    start: Start, fast: None, tmp_path: Path
) -> None:
    chairs = ("--seat", "Ann", "--seat", "Bo", "--first", "0", "--seed", "4")
    driver = start("--table", "saloon_poker", *chairs, game=True)
    assert any(f.get("event") == "prompt" and f.get("seat") == 0 for f in driver.facts)
    driver.tap(ROLL)
    rolled = driver.wait(lambda f: f.get("what") == "Rolled")
    driver.close_window()
    assert driver.status() == 0
    save = json.loads((tmp_path / "data" / "saves" / "autosave.json").read_text())
    transcript = tmp_path / "transcript.json"
    transcript.write_text(json.dumps(save["transcript"]))
    told = json.loads(replay_command(transcript, "table").stdout)
    assert told["state"]["hands"] == [rolled["dice"], None]
    again = start("--resume", game=True)
    again.close_window()
    assert again.status() == 0
    assert any(scene("saloon_poker")(fact) for fact in again.facts)


def test_two_programs_keep_a_game_each_and_the_later_one_goes_on(
    start: Start, fast: None, tmp_path: Path
) -> None:
    def seated(driver: Driver) -> list[str]:
        return [fact["name"] for fact in driver.facts if fact.get("event") == "seat"]

    tables = [
        start("--table", "saloon_poker", "--seat", one, "--seat", other, game=True)
        for one, other in (("Ann", "Bo"), ("Cy", "Di"))
    ]
    told = [
        [fact["text"] for fact in table.facts if fact.get("event") == "notice"] for table in tables
    ]
    assert told[0] == [] and len(told[1]) == 1 and "autosave-2.json" in told[1][0]
    for table in tables:
        table.close_window()
        assert table.status() == 0
    for name, players in (("autosave", ["Ann", "Bo"]), ("autosave-2", ["Cy", "Di"])):
        save = json.loads((tmp_path / "data" / "saves" / f"{name}.json").read_text())
        assert save["transcript"]["players"] == players
    again = start("--resume", game=True)
    assert seated(again) == ["Cy", "Di"]
    beside = start("--resume", game=True)
    assert seated(beside) == ["Ann", "Bo"]
    for table in (again, beside):
        table.close_window()
        assert table.status() == 0


def test_a_duel_is_fought_and_called_off_when_the_keyboard_is_lost(
    start: Start, fast: None
) -> None:
    driver = start(
        "--table", "high_noon", "--seat", "Ann", "--bot", "easy", "--option", "hits=3",
        "--seed", "11", game=True,
    )  # fmt: skip
    driver.wait(lambda f: f.get("what") == "FaceOff", 30)
    driver.take_focus_away()
    halt = driver.wait(lambda f: f.get("event") == "halt")
    assert halt["called_off"]
    assert not any(f.get("what") == "Settled" for f in driver.facts)
    driver.give_focus_back()
    driver.wait(lambda f: f.get("event") == "focus")
    driver.tap_until(ENTER, scene("duel"))
    driver.tap_until(FIRE, lambda f: f.get("what") in ("Ready", "FaceOff"))
    end = time.monotonic() + 60
    while time.monotonic() < end:
        fact = driver.wait(
            lambda f: f.get("what") in ("FaceOff", "BellRang", "Settled") or over(f)
            or f.get("event") in ("prompt", "scene"), 40,
        )  # fmt: skip
        if fact.get("what") == "BellRang":
            driver.tap(FIRE)
        elif {"ready", "go on"} & set(fact.get("moves", ())) or scene("duel")(fact):
            time.sleep(0.8)
            driver.tap(FIRE)
        if scene("results")(fact):
            break
        if fact.get("what") == "Settled" and any(f.get("what") == "BellRang" for f in driver.facts):
            break
    assert any(f.get("what") == "BellRang" for f in driver.facts)
    driver.close_window()
    assert driver.status() == 0
