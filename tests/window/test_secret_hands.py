"""Whole games with secret hands in the real window: two people behind the curtain, and bots.

Each table: wrong keys at the curtain, a focus that goes while somebody looks, the window closed in
the middle and the game gone on with, and at the end the transcript, which leads there.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.controls.gestures import Act
from tests.window.conftest import Driver, Fact
from tests.window.hands import BENCH, HEIGHT, WIDTH, Hands, event, grab, saved, scene, settled, what

Start = Callable[..., Driver]
CHAIRS = {
    "monster_gunslingers": ("--bot", "easy", "--first", "0", "--option", "rounds=1"),
    "monster": ("--bot", "easy", "--bot", "easy", "--first", "3", "--option", "games=1"),
    "texas_hold_it": ("--bot", "easy", "--first", "0", "--option", "rounds=5"),
}
WHOLE = os.environ.get("DUSTUP_WHOLE_EVENING", "") not in ("", "0")
FIRST_MOVES = {"monster_gunslingers": 2, "monster": 1, "texas_hold_it": 2}


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """A folder with settings for fast pictures."""
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "settings.json").write_text(json.dumps({"version": 1, "speed": "off"}))
    return folder


@pytest.mark.parametrize(
    "game",
    [
        "monster_gunslingers",
        "monster",
        pytest.param(
            "texas_hold_it",
            marks=pytest.mark.skipif(not WHOLE, reason="long: DUSTUP_WHOLE_EVENING=1"),
        ),
    ],
)
def test_a_whole_game_behind_the_curtain(game: str, start: Start, data: Path) -> None:
    driver = start(
        "--table", game, "--seat", "Ann", "--seat", "Bo", *CHAIRS[game],
        "--seed", "5", "--size", f"{WIDTH}x{HEIGHT}", game=True,
    )  # fmt: skip
    driver.from_the_start()
    hands = Hands(driver, game, data)
    seat = hands.play(event("curtain"))["seat"]
    _nobody_else_sees(hands, seat)

    def in_the_middle(fact: Fact) -> bool:
        return hands.pressed >= FIRST_MOVES[game] and event("curtain", "prompt")(fact)

    hands.play(in_the_middle)
    driver.close_window()
    assert driver.status() == 0
    kept = saved(data)
    assert kept is not None and not kept["over"]

    driver = start("--resume", "--size", f"{WIDTH}x{HEIGHT}", game=True)
    driver.from_the_start()
    again = Hands(driver, game, data)
    again.opened = hands.opened
    assert (saved(data) or {})["state"] == kept["state"]
    over = again.play(what("GameOver"))
    end = saved(data, over=True)
    assert end is not None, "the game was forgotten before its results"
    assert (end["over"], end["winners"]) == (True, over["winners"])
    assert set(hands.opened) == {0, 1} or game == "texas_hold_it"
    again.play(scene("results"), 30, showing=True)
    driver.close_window()
    assert driver.status() == 0
    assert saved(data) is None  # what is over is not gone on with


def _nobody_else_sees(hands: Hands, seat: int) -> None:
    """The curtain hangs for `seat`. Its own key opens it, and only holding to look shows a hand;
    what the window shows when the keyboard goes is the same whether somebody looked or not."""
    driver = hands.driver
    box = BENCH if hands.game == "monster" else None  # the lump breathes
    hanging = settled(driver)
    hanging_there = settled(driver, box)
    hands.cannot_open(seat)
    assert grab(driver) == hanging
    hands.open(seat)
    driver.wait(event("prompt"), 5)
    closed = settled(driver, box, other_than=hanging_there)
    driver.press(hands.key(seat, Act.POINT))
    looked = settled(driver, box, other_than=closed)
    driver.take_focus_away()
    driver.wait(scene("pause"), 5)
    hidden = settled(driver, box, other_than=looked)
    driver.press(hands.key(seat, Act.POINT), down=False)
    _return(hands)
    assert settled(driver, other_than=hidden) == hanging
    hands.open(seat)
    prompt = driver.wait(event("prompt"), 5)
    assert settled(driver, box, other_than=hanging_there) == closed
    driver.take_focus_away()
    driver.wait(scene("pause"), 5)
    assert settled(driver, box, other_than=closed) == hidden
    _return(hands)
    assert prompt["seat"] == seat


def _return(hands: Hands) -> None:
    """The keyboard comes back, and the table with the curtain down."""
    hands.driver.give_focus_back()
    hands.driver.wait(event("focus"), 5)
    hands.go_on()
