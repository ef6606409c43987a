"""Taking back at the Saloon Poker table: what may be taken back, and why not."""

from __future__ import annotations

import pygame

from game.controls.gestures import Act
from tests.scenes.games.saloon_poker.table import BACKSPACE, DIGIT, PAIR, THREES, Make, does, rolled


def test_a_stand_can_be_taken_back(room: Make) -> None:
    r = room()
    r.sit(dice=[*PAIR, *THREES])
    rolled(r)
    r.tap(DIGIT[0])
    r.act(0, Act.COVER)
    r.tap(BACKSPACE)
    assert r.view.player == 1, "while the dice still move nothing is taken back"
    assert r.scene.saying == "Let the dice come to rest first."
    r.settle()
    r.tap(BACKSPACE)
    assert r.view.player == 0 and r.scene.actor() == 0
    assert [die.value for die in r.scene.board.dice if die] == PAIR
    assert r.scene.shown.hands == [None, None]
    rolled(r)
    assert does(r) == ["roll", "reroll"]


def test_a_stand_that_ended_the_round_can_be_taken_back(room: Make) -> None:
    """Undo of a stand that ended the round puts scores and round back."""
    r = room()
    r.sit(("Ann", "Bo"), dice=[*PAIR, *THREES])
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)
    r.settle()
    r.act(1, Act.SLAP)
    r.settle()
    r.act(1, Act.COVER)
    r.settle()
    assert r.view.round == 2
    r.tap(pygame.KSCAN_BACKSPACE)
    assert r.view.round == 1 and r.scene.shown.round == 1
    assert r.scene.shown.scores == [0, 0] and r.scene.shown.hands[0] == tuple(PAIR)
    assert r.scene.actor() == 1


def test_a_roll_cannot_be_taken_back_and_it_says_why(room: Make) -> None:
    r = room()
    r.sit(dice=[*PAIR, *THREES])
    r.tap(BACKSPACE)
    assert r.scene.saying == "There is nothing to take back."
    rolled(r)
    r.tap(BACKSPACE)
    assert does(r) == ["roll"]
    assert r.scene.saying == "Too late: something has been shown since."


def test_what_a_bot_has_answered_is_not_taken_back(room: Make) -> None:
    r = room()
    r.sit(["Ann", ("Tin", "easy")], dice=PAIR)  # type: ignore[list-item]
    rolled(r)
    r.act(0, Act.COVER)
    r.until(lambda: r.view.hands[1] is not None)
    r.until(lambda: not r.scene.film.busy)
    r.tap(BACKSPACE)
    assert r.scene.saying in (
        "Somebody else has acted since.",
        "Too late: something has been shown since.",
    )
    assert r.view.hands[0] == tuple(PAIR)
