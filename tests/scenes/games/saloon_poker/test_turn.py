"""A turn at the Saloon Poker table: dice, cursor, chart, and what the round comes to."""

from __future__ import annotations

import pygame

from game.controls.gestures import Act
from scenes.kit.input.inputs import Input, Kind, PadButton
from tests.scenes.conftest import FRAME
from tests.scenes.games.saloon_poker.table import (
    DIGIT,
    ENTER,
    ESC,
    HOUSE,
    PAIR,
    SPACE,
    TAB,
    THREES,
    Make,
    does,
    rolled,
)


def test_a_roll_shows_the_dice_that_were_thrown(room: Make) -> None:
    r = room()
    r.sit(dice=PAIR)
    rolled(r)
    assert [die.value for die in r.scene.board.dice if die] == PAIR
    assert r.scene.hand_words() == "A pair of twos"


def test_a_reroll_sends_exactly_what_is_not_set_aside(room: Make) -> None:
    r = room()
    r.sit(dice=[*PAIR, 2, 2])
    rolled(r)
    for i in (0, 1, 3):
        r.tap(DIGIT[i])
    r.tap(DIGIT[3], DIGIT[3], DIGIT[3])
    r.tap(DIGIT[4])
    assert r.scene.board.kept == {0, 1, 4}
    rolled(r)
    assert r.moves()[-1] == {"do": "reroll", "seat": 0, "dice": [2, 3]} | {
        k: v for k, v in r.moves()[-1].items() if k == "at"
    }
    assert r.view.hands[0] == (2, 2, 2, 2, 6)
    assert r.scene.board.kept == {0, 1, 4}, "what was set aside stays so"
    assert [die.value for die in r.scene.board.dice if die] == [2, 2, 2, 2, 6]


def test_rolling_with_all_five_set_aside_is_refused_with_a_reason(room: Make) -> None:
    r = room()
    r.sit(dice=PAIR)
    rolled(r)
    r.tap(*DIGIT)
    assert r.scene.board.kept == {0, 1, 2, 3, 4}
    r.act(0, Act.SLAP)
    assert does(r) == ["roll"]
    assert r.scene.saying == "Nothing left to roll: take a die back, or stand."
    assert r.scene.shake_from(5) is not None
    assert r.scene.prompt() == r.scene.saying
    r.run(3_000_000)
    assert r.scene.saying == ""


def test_standing_and_keeping_before_the_roll_are_refused(room: Make) -> None:
    r = room()
    r.sit()
    for act in (Act.COVER, Act.POINT):
        r.scene.saying = ""
        r.act(0, act)
        assert r.scene.saying == "Roll first, partner."
    r.tap(DIGIT[2])
    r.click(*r.spot(6))
    assert r.moves() == []


def test_a_die_is_toggled_by_every_device(room: Make) -> None:
    r = room()
    r.app.pads.assign(3, 1)
    r.sit(dice=[*PAIR, *THREES])
    rolled(r)
    r.tap(DIGIT[0])
    r.tap(pygame.KSCAN_KP_2)
    r.act(0, Act.LEFT)
    r.act(0, Act.POINT)
    r.act(0, Act.RIGHT)
    r.act(0, Act.RIGHT)
    r.act(0, Act.POINT)
    assert r.scene.board.kept == {1, 2}
    r.click(*r.spot(3))
    assert r.scene.board.kept == {1, 2, 3}
    r.act(0, Act.COVER)
    r.settle()
    r.pad(3, PadButton.SOUTH)
    r.settle()
    r.pad(3, PadButton.DPAD_UP, PadButton.WEST)
    assert r.scene.board.kept == {1}
    r.pad(3, PadButton.STICK_LEFT, PadButton.WEST, PadButton.WEST)
    assert r.scene.board.kept == {1}


def test_digits_that_are_somebodys_keys_are_theirs_alone(room: Make) -> None:
    """At six or more the digits belong to patches: they move cursors, they toggle nothing."""
    r = room()
    r.sit(tuple("ABCDEFG"), dice=PAIR)
    zones = [guest.zone for guest in r.table.guests]
    assert any(zone is not None and DIGIT[0] in zone.scancodes for zone in zones)
    rolled(r)
    owner_0 = zones[0]
    assert owner_0 is not None
    for code in DIGIT:
        if code not in owner_0.scancodes and r.table.in_a_zone(code):
            r.tap(code)
    assert r.scene.board.kept == set() and does(r) == ["roll"]


def test_the_second_reroll_ends_the_turn_by_itself(room: Make) -> None:
    r = room()
    r.sit(dice=[*PAIR, *THREES, *HOUSE])
    for _ in range(3):
        rolled(r)
    assert does(r) == ["roll", "reroll", "reroll"]
    assert r.view.player == 1 and r.scene.shown.active == 1
    assert r.scene.shown.hands[0] == tuple(HOUSE)
    assert r.scene.board.empty


def test_another_seats_keys_do_nothing_in_ones_turn(room: Make) -> None:
    r = room()
    r.app.pads.assign(4, 2)
    r.sit(("Ann", "Bo", "Cy"), dice=PAIR)
    for act in Act:
        r.act(1, act)
    r.pad(4, PadButton.SOUTH, PadButton.WEST, PadButton.EAST, PadButton.DPAD_UP)
    assert r.moves() == []
    rolled(r)
    before = r.scene.spot
    for act in Act:
        r.act(1, act)
    r.pad(4, PadButton.SOUTH, PadButton.WEST, PadButton.EAST, PadButton.DPAD_UP)
    r.pad(4, PadButton.DPAD_LEFT, PadButton.STICK_DOWN, PadButton.RIGHT_SHOULDER)
    assert does(r) == ["roll"]
    assert r.scene.board.kept == set() and r.scene.spot == before


def test_nobodys_keys_act_for_a_bot(room: Make) -> None:
    r = room()
    r.sit([("Tin", "easy"), "Ann"])  # type: ignore[arg-type]
    r.tap(ENTER, SPACE)
    r.act(1, Act.SLAP)
    r.click(*r.spot(5))
    assert all(move["seat"] == 0 for move in r.moves())


def test_the_mouse_over_a_die_moves_the_cursor_there(room: Make) -> None:
    r = room()
    r.sit(dice=PAIR)
    rolled(r)
    for i in range(5):
        x, y = r.spot(i)
        r.step(FRAME, Input(Kind.MOUSE_MOVE, r.now(), x_u=x, y_u=y))
        assert r.scene.spot == i
    r.step(FRAME, Input(Kind.MOUSE_MOVE, r.now(), x_u=-50, y_u=2000))
    assert r.scene.spot == 4


def test_the_chart_opens_and_any_press_shuts_it_and_nothing_else(room: Make) -> None:
    r = room()
    r.sit(dice=PAIR)
    rolled(r)
    for opened, shut in ((TAB, ENTER), (TAB, ESC), (TAB, TAB)):
        r.tap(opened)
        assert r.scene.chart_open
        r.tap(shut)
        assert not r.scene.chart_open and r.app.top is r.scene
    assert does(r) == ["roll"]
    help_place = r.scene.layout.places["help"]
    r.click(help_place.x_u + 40, help_place.y_u + 120)
    assert r.scene.chart_open
    r.pad(1, PadButton.NORTH)
    r.pad(1, PadButton.NORTH)
    assert r.scene.chart_open


def test_the_round_goes_to_the_best_hand_and_says_why(room: Make) -> None:
    r = room()
    r.sit(dice=[*THREES, 3, 3, 3, 4, 5])
    for seat in (0, 1):
        rolled(r, seat)
        r.act(seat, Act.COVER)
        if seat == 0:
            r.settle()
    r.until(lambda: r.scene.shown.banner is not None)
    banner = r.scene.shown.banner
    assert banner is not None
    assert banner.title == "Bo wins 18 points"
    assert banner.line == "Tied on three of a kind; the spare 4 beats the 1."
    assert banner.dice == (3, 3, 3, 4, 5) and banner.gold == frozenset({3})
    r.settle()
    assert r.scene.shown.scores == [0, 18] == list(r.view.scores)
    assert r.scene.shown.round == 2 and r.scene.shown.starter == 1
    assert r.scene.actor() == 1


def test_whoever_leads_is_shown_and_what_is_to_beat(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo", "Cy"), dice=[*PAIR, *THREES])
    for seat in (0, 1):
        rolled(r, seat)
        r.act(seat, Act.COVER)
        r.settle()
    assert r.scene.shown.leaders() == [1]
    assert "Bo takes the lead." in r.scene.shown.log
    assert r.scene.prompt() == "Cy: roll the dice."
