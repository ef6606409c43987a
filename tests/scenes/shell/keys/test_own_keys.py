"""Sheets over a table answer to everybody: own keys, arrows, pads and the mouse."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pygame
import pytest

from game.controls.gestures import Gesture
from scenes.games import TABLES
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.page.page import Page
from scenes.shell.options import Options
from scenes.shell.pause import Pause
from scenes.shell.rulebook.book import RulesBook
from scenes.table import lesson_offer
from scenes.table.lesson_offer import LessonOffer
from scenes.table.table import Table
from scenes.tools.stagehand import Sitter, Stagehand

REST_US = 1_100_000
PAD = 60


@pytest.fixture
def hand() -> Iterator[Stagehand]:
    made = Stagehand((640, 360), "en")
    yield made
    made.close()


def sit(hand: Stagehand, game: str, people: int) -> Table:
    table = hand.sit(
        game, [Sitter(name) for name in ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")][:people]
    )
    hand.app.notices.clear()
    hand.run(REST_US)
    return table


def code(table: Table, seat: int, gesture: Gesture) -> int:
    zone = table.guests[seat].zone
    assert zone is not None
    found = zone.scancode_of(gesture)
    assert found is not None
    return found


def press(hand: Stagehand, down: Kind, up: Kind, **what: Any) -> None:
    hand._frame(20_000, [Input(down, hand.app.now_us + 20_000, **what)])
    hand._frame(60_000, [Input(up, hand.app.now_us + 60_000, **what)])


def pad(hand: Stagehand, button: PadButton) -> None:
    press(hand, Kind.PAD_DOWN, Kind.PAD_UP, pad=PAD, button=button)


def page(hand: Stagehand) -> Page:
    top = hand.app.top
    assert isinstance(top, Page)
    hand.run(REST_US)
    return top


@pytest.mark.parametrize("seat", [0, 1])
def test_a_patch_of_nine_goes_through_the_pause_like_arrows(hand: Stagehand, seat: int) -> None:
    table = sit(hand, "saloon_poker", 2)
    hand.tap(pygame.KSCAN_ESCAPE)
    pause = page(hand)
    assert isinstance(pause, Pause)
    last = len(pause.group.widgets) - 1
    for gesture, focus in (
        (Gesture.FLIP, 1), (Gesture.BASE_RIGHT, 2), (Gesture.POINT_ACROSS, 1),
        (Gesture.BASE_LEFT, 0), (Gesture.POINT_ACROSS, last), (Gesture.FLIP, 0),
    ):  # fmt: skip
        hand.tap(code(table, seat, gesture))
        assert pause.group.focus == focus, gesture
    hand.tap(code(table, seat, Gesture.SLAP))
    assert hand.app.top is not pause


def test_a_patch_of_four_steps_chooses_and_goes_back(hand: Stagehand) -> None:
    table = sit(hand, "saloon_poker", 6)
    for seat in range(6):
        hand.tap(pygame.KSCAN_ESCAPE)
        pause = page(hand)
        hand.tap(code(table, seat, Gesture.AIM))
        assert pause.group.focus == 1
        hand.tap(code(table, seat, Gesture.POINT))
        assert pause.group.focus == 0
        hand.tap(code(table, seat, Gesture.COVER))
        assert hand.app.top is not pause


def test_what_opens_from_the_pause_answers_as_well(hand: Stagehand) -> None:
    table = sit(hand, "saloon_poker", 2)
    hand.tap(pygame.KSCAN_ESCAPE)
    page(hand)
    hand.app.push(Options(hand.app))
    options = page(hand)
    before = options.group.focus
    hand.tap(code(table, 1, Gesture.FLIP))
    assert options.group.focus != before
    hand.app.pop()
    book = RulesBook(hand.app, "saloon_poker")
    hand.app.push(book)
    page(hand)
    hand.tap(code(table, 0, Gesture.BASE_RIGHT))
    assert book._spread == 1
    hand.tap(code(table, 1, Gesture.BASE_LEFT))
    assert book._spread == 0


@pytest.mark.parametrize("way", ["own", "arrows", "pad", "mouse"])
@pytest.mark.parametrize("game", [game for game in TABLES if TABLES[game].offer is not None])
def test_every_offer_answers_to_every_device(
    hand: Stagehand, game: str, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lesson_offer, "newcomers", lambda _app: False)  # to the table comes first
    table = sit(hand, game, 4)
    if way == "pad":
        hand.app.pads.add(PAD, "Pad")
        hand.app.pads.assign(PAD, 1)
    offer = TABLES[game].offer
    assert offer is not None
    offer(hand.app, table)
    sheet = hand.app.top
    assert isinstance(sheet, LessonOffer)
    page(hand)
    if way == "own":
        hand.tap(code(table, 2, Gesture.BASE_RIGHT))
        assert sheet.group.focus == 1
        hand.tap(code(table, 2, Gesture.BASE_LEFT), code(table, 1, Gesture.SLAP))
    elif way == "arrows":
        hand.tap(pygame.KSCAN_DOWN)
        assert sheet.group.focus == 1
        hand.tap(pygame.KSCAN_UP, pygame.KSCAN_RETURN)
    elif way == "pad":
        pad(hand, PadButton.RIGHT_SHOULDER)
        assert sheet.group.focus == 1
        pad(hand, PadButton.DPAD_UP)
        pad(hand, PadButton.SOUTH)
    else:
        hand.click(*sheet.group.widgets[0].centre)
    assert hand.app.top is not sheet and getattr(hand.app.top, "table", None) is table


def test_start_goes_back_the_way_it_came(hand: Stagehand) -> None:
    sit(hand, "saloon_poker", 2)
    scene = hand.app.top
    hand.app.pads.add(PAD, "Pad")
    pad(hand, PadButton.START)
    page(hand)
    pad(hand, PadButton.START)
    assert hand.app.top is scene


@pytest.mark.parametrize("game", ["saloon_poker", "slap45", "high_noon"])
def test_no_table_invites_any_key_under_a_sheet(hand: Stagehand, game: str) -> None:
    """What lies on the table takes the keys; the table says so no more."""
    hand.sit(game, [Sitter("Ann"), Sitter("Bo")] + [Sitter("Cy")] * (game == "slap45"))
    scene = hand.app.top
    assert scene is not None
    invited = scene.anybody("any key")  # type: ignore[attr-defined]
    hand.tap(pygame.KSCAN_ESCAPE)
    page(hand)
    assert invited and not scene.anybody("any key")  # type: ignore[attr-defined]
