"""The first round of Saloon Poker: one thing at a time, with real keys; it counts for nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import cast

import pygame
import pytest

from game.controls.gestures import Act
from scenes.games import TABLES
from scenes.games.saloon_poker.first_round import SIXES, FirstRound, Step
from scenes.kit.widgets import Button
from scenes.table.evening import Evening, GameRecord, Who
from scenes.table.lesson_offer import LessonOffer
from scenes.table.newcomers import newcomers
from scenes.tools.stagehand import Sitter, Stagehand


@pytest.fixture
def hand() -> Iterator[Stagehand]:
    hand = Stagehand((640, 360))
    yield hand
    hand.close()


def taught(hand: Stagehand) -> FirstRound:
    hand.sit("saloon_poker", [Sitter("Ann"), Sitter("Bo")])
    teach = TABLES["saloon_poker"].teach
    assert teach is not None
    teach(hand.app)
    return cast(FirstRound, hand.top)


def until(hand: Stagehand, scene: FirstRound, step: Step) -> None:
    hand.until(step.value, lambda: scene.step is step and not scene.film.busy)
    hand.run(700_000)


def walk(hand: Stagehand, scene: FirstRound, die: int) -> None:
    while scene.spot != die:
        hand.act(scene.table, 0, Act.RIGHT)


def test_the_whole_round_with_ones_own_keys(hand: Stagehand) -> None:
    scene = taught(hand)
    table = scene.table
    until(hand, scene, Step.ROLL)
    assert scene.keys_now()[0][0] == table.key_label(0, Act.SLAP)
    hand.act(table, 0, Act.SLAP)
    until(hand, scene, Step.KEEP)
    assert [label for label, _ in scene.keys_now()] == [
        table.key_label(0, act) for act in (Act.LEFT, Act.RIGHT, Act.POINT)
    ]
    for act in (Act.SLAP, Act.COVER):  # neither a reroll of all five nor standing on three sixes
        hand.act(table, 0, act)
        assert scene.saying and scene.step is Step.KEEP
    walk(hand, scene, 2)
    hand.act(table, 0, Act.POINT)
    assert scene.board.kept == frozenset()
    for die in sorted(SIXES):
        walk(hand, scene, die)
        hand.act(table, 0, Act.POINT)
    assert scene.step is Step.REROLL
    hand.run(500_000)
    hand.act(table, 0, Act.SLAP)
    until(hand, scene, Step.STAND)
    assert scene.keys_now()[0][0] == table.key_label(0, Act.COVER)
    hand.act(table, 0, Act.SLAP)
    assert scene.step is Step.STAND, "what is to be learned now is standing"
    hand.act(table, 0, Act.COVER)
    hand.until("the five", lambda: scene.step is Step.FIVE and bool(scene.asked()))
    hand.run(20_000_000)
    assert scene.step is Step.FIVE, "no fuse burns down in a lesson"
    hand.act(table, 0, Act.SLAP)
    assert scene.step is Step.FIVE and scene.saying
    hand.act(table, 0, Act.COVER)
    hand.until("the end", lambda: scene.closing)
    assert scene.view().scores == (0, 25)
    hand.run(700_000)
    hand.act(table, 0, Act.SLAP)
    assert not isinstance(hand.top, FirstRound)


def test_esc_leaves_it_and_nothing_is_counted(hand: Stagehand) -> None:
    scene = taught(hand)
    until(hand, scene, Step.ROLL)
    hand.tap(pygame.KSCAN_ESCAPE)
    assert not isinstance(hand.top, FirstRound)
    assert Evening.of(hand.app).games == []


def test_a_pads_buttons_are_named_and_the_pad_comes_back(hand: Stagehand) -> None:
    table = hand.sit("saloon_poker", [Sitter("Cogs", "easy"), Sitter("Ann")])
    hand.app.pads.add(101, "pad")
    hand.app.pads.assign(101, 1)
    hand.app.notices.clear()
    offer = TABLES["saloon_poker"].offer
    assert offer is not None
    offer(hand.app, table)
    hand.run(700_000)
    hand.tap(pygame.KSCAN_RETURN)
    scene = hand.top
    assert isinstance(scene, FirstRound), "nobody has ever played here: learning comes first"
    assert scene.keys_now() == [("icons/pad_bottom", "roll")]
    hand.tap(pygame.KSCAN_ESCAPE)
    assert hand.app.pads.seat_of(101) == 1


@pytest.mark.parametrize("game", [key for key, info in TABLES.items() if info.offer])
def test_learning_comes_first_until_a_game_was_played(hand: Stagehand, game: str) -> None:
    for played, first in ((False, "A first round"), (True, "Straight to it")):
        if played:
            who = (Who("Ann", False), Who("Bo", False))
            Evening.of(hand.app).add(GameRecord("a", "high_noon", int(time.time()), True, who))
        assert newcomers(hand.app) is not played
        table = hand.sit(game, [Sitter("Ann"), Sitter("Bo"), Sitter("Cy"), Sitter("Di")])
        offer = TABLES[game].offer
        assert offer is not None
        offer(hand.app, table)
        sheet = hand.top
        assert isinstance(sheet, LessonOffer)
        current = sheet.group.current
        assert isinstance(current, Button) and current.label == first


@pytest.mark.parametrize("game", [key for key, info in TABLES.items() if info.offer])
def test_after_a_lesson_the_tables_own_names_are_kept_apart_again(
    hand: Stagehand, game: str
) -> None:
    people = ("Bartholomew the Tall", "Bartholomew the Thin", "Cy", "Di")
    table = hand.sit(game, [Sitter(name) for name in people])
    scene = TABLES[game].open(hand.app, table)
    hand.app.reset(scene)
    offer = TABLES[game].offer
    assert offer is not None
    offer(hand.app, table)
    assert isinstance(hand.top, LessonOffer)
    hand.app.replace(hand.top.lesson())  # whose people are others at all tables but Slap's
    hand.app.pop()
    assert hand.top is scene and hand.app.text.names == people
