"""The lessons at the tables with secret hands: whose pad teaches, and that it comes back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pygame
import pytest

from scenes.games import TABLES
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.table.secret.lesson import PUPIL, Lesson
from scenes.tools.stagehand import Sitter, Stagehand

GAMES = ("monster_gunslingers", "monster", "texas_hold_it")
PADS = {1: 101, 2: 102}


@pytest.fixture
def hand() -> Iterator[Stagehand]:
    hand = Stagehand((640, 360))
    yield hand
    hand.close()


def lesson_of(hand: Stagehand, game: str) -> Lesson:
    """A table at which seats 1 and 2 hold pads, and the lesson offered there and taken."""
    chairs = [Sitter("Cogs", "easy"), Sitter("Ann"), Sitter("Bo"), Sitter("Tin", "easy")]
    table = hand.sit(game, chairs)
    for seat, pad in PADS.items():
        hand.app.pads.add(pad, "pad")
        hand.app.pads.assign(pad, seat)
    hand.app.notices.clear()
    offer = TABLES[game].offer
    assert offer is not None
    offer(hand.app, table)
    hand.run(700_000)
    hand.tap(pygame.KSCAN_RETURN)  # nobody has ever played here: the lesson comes first
    assert isinstance(hand.top, Lesson)
    return hand.top


def press(hand: Stagehand, pad: int, button: PadButton) -> None:
    at_us = hand.app.now_us + 1_000
    hand._frame(1_000, [Input(Kind.PAD_DOWN, at_us, pad=pad, button=button)])
    hand._frame(1_000, [Input(Kind.PAD_UP, at_us + 1_000, pad=pad, button=button)])
    hand.run(200_000)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_persons_pad_plays_the_lesson_and_comes_back(hand: Stagehand, game: str) -> None:
    scene = lesson_of(hand, game)
    assert hand.app.pads.seat_of(PADS[1]) == PUPIL
    hand.until("the pupil's turn", lambda: scene.actor() == PUPIL)
    hand.run(500_000)
    before = scene.picker.key
    press(hand, PADS[2], PadButton.DPAD_RIGHT)
    assert scene.picker.key == before, "somebody else's pad"
    press(hand, PADS[1], PadButton.DPAD_RIGHT)
    assert scene.picker.key != before
    while isinstance(hand.top, Lesson):
        hand.tap(pygame.KSCAN_ESCAPE)
    assert {seat: hand.app.pads.pad_of(seat) for seat in PADS} == PADS


def test_the_pad_goes_along_from_chapter_to_chapter(hand: Stagehand) -> None:
    scene = lesson_of(hand, "monster")
    scene.go_on()
    following = cast(Lesson, hand.top)
    assert following is not scene and hand.app.pads.seat_of(PADS[1]) == PUPIL
    hand.app.pop()
    assert {seat: hand.app.pads.pad_of(seat) for seat in PADS} == PADS
