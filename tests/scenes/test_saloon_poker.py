"""Turns at the Saloon Poker table, by every device, and what a press may and may not do."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.controls.gestures import Act
from game.saloon_poker.records import Phase
from scenes.kit.inputs import Input, Kind, PadButton
from tests.scenes.conftest import FRAME, Room

Make = Callable[..., Room]
ENTER, ESC, SPACE = pygame.KSCAN_RETURN, pygame.KSCAN_ESCAPE, pygame.KSCAN_SPACE
UP, DOWN, LEFT, RIGHT = (
    pygame.KSCAN_UP,
    pygame.KSCAN_DOWN,
    pygame.KSCAN_LEFT,
    pygame.KSCAN_RIGHT,
)
TAB, BACKSPACE = pygame.KSCAN_TAB, pygame.KSCAN_BACKSPACE
DIGIT = [getattr(pygame, f"KSCAN_{n}") for n in range(1, 6)]
QUIET = {"accuse_ms": 0, "ties": "share", "target": 60}
PAIR, THREES, HOUSE = [2, 2, 4, 5, 6], [3, 3, 3, 1, 5], [6, 6, 6, 2, 2]


def rolled(room: Room, seat: int = 0) -> None:
    """Somebody rolls and the dice come to rest."""
    room.act(seat, Act.SLAP)
    room.settle()


def does(room: Room) -> list[str]:
    return [move["do"] for move in room.moves()]


# -- a whole game by one device ---------------------------------------------------------------
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


# -- rolling and keeping ----------------------------------------------------------------------
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


# -- films ------------------------------------------------------------------------------------
@pytest.mark.parametrize("how", ["zone", "enter", "other", "mouse", "pad", "digit", "letter"])
def test_any_press_ends_the_film_and_does_nothing_else(room: Make, how: str) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.act(0, Act.SLAP)
    assert r.scene.film.busy
    at = r.now()
    other = r.key(1, Act.SLAP)
    press = {
        "zone": r.down(r.key(0, Act.COVER)),
        "enter": r.down(ENTER),
        "other": r.down(other),
        "mouse": Input(Kind.MOUSE_DOWN, at, x_u=r.spot(6)[0], y_u=r.spot(6)[1], button=1),
        "pad": Input(Kind.PAD_DOWN, at, pad=0, button=PadButton.SOUTH),
        "digit": r.down(DIGIT[1]),
        "letter": r.down(pygame.KSCAN_F5),
    }[how]
    r.app.deliver([press])
    assert not r.scene.film.busy, "it lies still at once"
    r.run(500_000)
    assert does(r) == ["roll"]
    assert r.scene.board.kept == set()
    assert r.scene.actor() == 0
    assert [die.value for die in r.scene.board.dice if die] == PAIR


def test_a_skipped_film_ends_where_it_would_have_ended(room: Make) -> None:
    ends = []
    for skip in (False, True):
        r = room()
        r.sit(dice=[*PAIR, *THREES])
        for seat in (0, 1):
            rolled(r, seat)
            r.act(seat, Act.COVER)
            if skip:
                assert r.scene.film.busy
                r.tap(ENTER)
            r.settle()
            r.run(900_000)  # what was pressed to skip rolls nothing
        shown = r.scene.shown
        ends.append((shown.scores, shown.hands, shown.active, shown.round, list(shown.log)))
        assert shown.banner is None
    assert ends[0] == ends[1]
    assert ends[0][0] == list(r.view.scores)


def test_presses_read_together_skip_once_and_roll_nothing(room: Make) -> None:
    """A hand that hammers: the press after the skipping one came before the prompt was up."""
    r = room()
    r.sit(dice=[*PAIR, *THREES])
    rolled(r)
    r.act(0, Act.COVER)
    assert r.scene.film.busy
    r.step()
    at = r.now()
    codes = [r.key(1, Act.SLAP), ENTER, SPACE]
    r.app.deliver([r.down(code, at - 5 + i) for i, code in enumerate(codes)])
    r.run(500_000)
    assert does(r) == ["roll", "stand"]


def test_a_press_older_than_the_prompt_does_nothing(room: Make) -> None:
    r = room()
    r.sit(dice=[*PAIR, *THREES])
    rolled(r)
    r.act(0, Act.COVER)
    pressed_us = r.now()
    r.settle()
    assert r.scene.actor() == 1
    r.app.deliver([r.down(r.key(1, Act.SLAP), pressed_us)])
    r.run(100_000)
    assert does(r) == ["roll", "stand"]


def test_a_key_held_since_before_the_prompt_does_nothing_until_it_was_up(room: Make) -> None:
    r = room()
    r.sit(dice=[*PAIR, *THREES])
    rolled(r)
    r.act(0, Act.COVER)
    held = r.key(1, Act.SLAP)
    r.app.pump.believe(r.down(held))
    r.settle()
    r.app.deliver([r.down(held)])
    r.run(100_000)
    assert does(r) == ["roll", "stand"]
    r.app.deliver([r.up(held)])
    r.run(100_000)
    r.app.deliver([r.down(held)])
    assert does(r) == ["roll", "stand", "roll"]


# -- the cursor, the chart, taking back -------------------------------------------------------
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
    assert banner.line == "Level on three of a kind; the spare 4 beats the 1."
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
