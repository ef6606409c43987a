"""Whole games at the Saloon Poker table, by every device and by bots."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.controls.gestures import Act
from game.saloon_poker.records import Phase
from scenes.kit.input.inputs import PadButton
from tests.scenes.conftest import Room
from tests.scenes.games.saloon_poker.table import (
    DOWN,
    ENTER,
    LEFT,
    QUIET,
    RIGHT,
    SPACE,
    UP,
    Make,
    does,
    rolled,
)


def over(room: Room) -> bool:
    return room.app.top is not None and room.app.top.name == "results"


def play_on(room: Room, take_turn: Callable[[Room, int], None]) -> None:
    """Take turns until the results come."""
    for _ in range(200):
        room.until(lambda: over(room) or room.scene.actor() is not None)
        if over(room):
            return
        actor = room.scene.actor()
        assert actor is not None
        take_turn(room, actor)
    pytest.fail("the game never ended")


def check_end(room: Room) -> None:
    assert room.view.phase is Phase.OVER
    assert max(room.view.scores) >= 60
    assert room.scene.shown.scores == list(room.view.scores)
    assert room.app.notices == []


def test_a_whole_game_by_key_zones(room: Make) -> None:
    r = room(speed="fast")
    r.sit(("Ann", "Bo", "Cy"), QUIET)

    def turn(r: Room, seat: int) -> None:
        rolled(r, seat)
        r.act(seat, Act.POINT)
        r.act(seat, Act.RIGHT)
        r.act(seat, Act.POINT)
        assert r.scene.board.kept == {0, 1}
        rolled(r, seat)
        r.act(seat, Act.COVER)

    play_on(r, turn)
    check_end(r)
    assert does(r)[:4] == ["roll", "reroll", "stand", "roll"]


def test_a_whole_game_by_arrows_and_enter(room: Make) -> None:
    r = room(speed="fast")
    r.sit(("Ann", "Bo"), QUIET)

    def turn(r: Room, seat: int) -> None:
        r.tap(ENTER)
        r.settle()
        if r.scene.spot == 6:  # a hand one would be sorry to reroll
            r.tap(LEFT)
        r.tap(UP, SPACE)
        assert r.scene.board.kept == {1}
        r.tap(DOWN, ENTER)
        r.settle()
        r.tap(RIGHT, ENTER)

    play_on(r, turn)
    check_end(r)
    assert does(r)[:4] == ["roll", "reroll", "stand", "roll"]
    assert r.moves()[1]["dice"] == [0, 2, 3, 4]


def test_a_whole_game_by_mouse(room: Make) -> None:
    r = room(speed="fast")
    r.sit(("Ann", "Bo"), QUIET)

    def turn(r: Room, seat: int) -> None:
        r.click(*r.spot(5))
        r.settle()
        for die in (4, 2):
            r.click(*r.spot(die))
        r.settle()
        assert r.scene.board.kept == {2, 4}
        r.click(*r.spot(2))
        r.settle()
        r.click(*r.spot(5))
        r.settle()
        r.click(*r.spot(6))

    play_on(r, turn)
    check_end(r)
    assert r.moves()[1]["dice"] == [0, 1, 2, 3]


def test_a_whole_game_by_pads(room: Make) -> None:
    r = room(speed="fast")
    r.app.pads.assign(5, 0)
    r.app.pads.assign(9, 1)
    r.sit(("Ann", "Bo"), QUIET)

    def turn(r: Room, seat: int) -> None:
        pad = (5, 9)[seat]
        r.pad(pad, PadButton.SOUTH)
        r.settle()
        r.pad(pad, PadButton.RIGHT_SHOULDER, PadButton.WEST)
        r.pad(pad, PadButton.DPAD_RIGHT, PadButton.WEST)
        assert r.scene.board.kept == {0, 1}
        r.pad(pad, PadButton.RIGHT_TRIGGER)
        r.settle()
        r.pad(pad, PadButton.EAST)

    play_on(r, turn)
    check_end(r)
    assert r.moves()[1]["dice"] == [2, 3, 4]


@pytest.mark.parametrize("speed", ["slow", "normal", "fast", "off"])
def test_a_whole_game_by_bots_alone(room: Make, speed: str) -> None:
    r = room(speed=speed)
    r.sit([("Tin", "easy"), ("Bess", "middle"), ("Cogs", "hard")], QUIET)
    r.until(lambda: over(r), 900_000_000)
    check_end(r)


def test_bots_wait_so_that_one_can_follow(room: Make) -> None:
    r = room(speed="normal")
    r.sit([("Tin", "easy"), ("Bess", "easy")], QUIET)
    begun = r.now()
    r.until(lambda: bool(r.moves()))
    assert 380_000 <= r.now() - begun <= 1_250_000
