"""Out is not idle: where only bots are left to act the table goes fast by itself, and says so."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

import pygame
import pytest

from game.controls.gestures import Act, Gesture
from game.monster_gunslingers.records import FOLD
from game.texas_hold_it.records import HOLD
from scenes.games.slap45.prompt import prompt
from scenes.games.texas_hold_it.scene import Washroom
from scenes.kit.draw.tweens import Film, Read
from scenes.kit.storage.settings import Settings
from scenes.table.clock import FAST, TableClock
from scenes.table.texts import fast_words
from scenes.tools.stagehand import Sitter, Stagehand
from tests.scenes.conftest import Room
from tests.scenes.games.monster.table import FOUR, cellar
from tests.scenes.games.monster_gunslingers.table import town
from tests.scenes.games.slap45.table import SlapTable

Make = Callable[..., Room]


# -- the clock -------------------------------------------------------------------------------------
def test_the_clock_runs_faster_from_that_moment_on_and_never_jumps() -> None:
    clock = TableClock(Settings(), 1_000)
    clock.run(0, True)
    assert clock.game_us(500) == 1_500
    clock.hasten(500, True)
    assert clock.fast and clock.running
    assert clock.game_us(500) == 1_500
    assert clock.game_us(600) == 1_500 + 100 * FAST
    clock.hasten(600, False)
    assert clock.game_us(600) == 1_500 + 100 * FAST
    assert clock.game_us(700) == 1_600 + 100 * FAST


@pytest.mark.parametrize("fast", [False, True])
def test_at_the_app_time_told_the_game_time_has_come(fast: bool) -> None:
    clock = TableClock(Settings(), 0)
    clock.run(0, True)
    clock.hasten(0, fast)
    for game_us in range(50):
        app_us = clock.app_us(game_us)
        assert app_us is not None
        assert clock.game_us(app_us) >= game_us
        assert app_us == 0 or clock.game_us(app_us - 1) < game_us


def test_a_clock_that_stands_goes_on_standing() -> None:
    clock = TableClock(Settings(), 0)
    clock.hasten(10, True)
    assert not clock.running and clock.game_us(5_000) == 0


def test_films_and_what_wants_to_be_read_are_shortened() -> None:
    clock, film = TableClock(Settings(), 0), Film()
    clock.hasten(0, True)
    clock.set_film(film)
    film.add(Read(90_000))
    film.update(0)
    film.update(90_000 // FAST)
    assert not film.busy
    assert clock.stay_us(900) == 900 // FAST


# -- the tables ------------------------------------------------------------------------------------
def test_main_street_goes_fast_while_the_dead_have_nothing_to_press() -> None:
    slap = SlapTable((None, "hard", "hard", "hard"), deck=["move"] + ["iron", "gun"] * 9, gang=1)
    slap.flip()
    slap.press((0, Gesture.SLAP, 0))
    slap.until(lambda: not slap.view.lives(0))
    slap.step()
    assert slap.table.fast
    assert prompt(slap.scene)[0] == fast_words()
    slap.until(lambda: slap.view.dealer == 0, 120_000_000)
    slap.step()
    assert not slap.table.fast, "the dealer has something to decide"


def test_the_saloon_goes_fast_once_nobody_can_accuse_and_all_have_had_their_turn(
    room: Make,
) -> None:
    r = room()
    r.sit(
        ("Ann", ("Tin", "easy"), ("Rust", "easy")), dice=(1, 1, 2, 3, 5) * 3,
        options={"accuse_ms": 0},
    )  # fmt: skip
    r.settle()
    assert not r.table.fast
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)
    r.until(lambda: r.view.player != 0)
    r.step()
    assert r.table.fast and r.scene.prompt() == fast_words()
    r.until(lambda: r.view.round == 2)
    r.until(lambda: r.view.player == 0, 120_000_000)
    r.step()
    assert not r.table.fast


def test_nobody_is_hurried_who_may_still_accuse(room: Make) -> None:
    r = room()
    r.sit(("Ann", ("Tin", "easy"), ("Rust", "easy")), dice=(1, 1, 2, 3, 5) * 3)
    r.settle()
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)
    r.until(lambda: r.view.player != 0)
    r.step()
    assert not r.table.fast


def test_bots_alone_are_watched_at_their_own_pace(room: Make) -> None:
    r = room()
    r.sit((("Ann", "easy"), ("Tin", "easy")), options={"accuse_ms": 0})
    for _ in range(60):
        r.run(100_000)
        assert not r.table.fast


def test_the_cellar_goes_fast_when_the_people_have_thrown() -> None:
    with cellar() as hand:
        table = hand.deal(FOUR, people=(0,), first=3)
        hand.until("their turn", lambda: hand.scene.actor() == 0)
        assert not table.fast
        view = hand.view
        hand.choose(0, "fold")
        hand.until("haste", lambda: table.fast)
        assert hand.view.round == view.round
        assert hand.scene.prompt() == fast_words()


def test_the_washroom_goes_fast_once_the_people_hold() -> None:
    hand = Stagehand((640, 360))
    try:
        table = hand.sit("texas_hold_it", [Sitter("Ann"), *[Sitter(n, "easy") for n in "BCD"]])
        scene = cast(Washroom, hand.top)
        hand.until("Ann's turn", lambda: scene.actor() == 0)
        assert not table.fast
        begun_in = scene.known().round
        table.play(0, HOLD)
        hand.until("haste", lambda: table.fast)
        assert scene.known().round == begun_in
        assert scene.prompt() == fast_words() and not scene.hint_words()
        hand.until("her next turn", lambda: scene.actor() == 0, 120_000_000)
        assert not table.fast
    finally:
        hand.close()


def test_main_street_by_moonlight_goes_fast_once_the_people_have_folded() -> None:
    levels = (None, "hard", "hard", "hard")
    with town(levels, speed="normal", betting=True) as t:

        def asked() -> bool:
            reads = t.scene.reading is not None and not t.scene.film.busy
            return t.table.fast or reads or t.scene.actor() == 0

        folded = False
        while not t.table.fast:
            assert not folded, "out of the round, and not hurried"
            t.hand.until("Belle", asked, 200_000_000)
            if t.scene.reading is not None:
                t.hand.act(t.table, 0, Act.SLAP)
            elif not t.table.fast:
                moves = list(t.table.legal(0))
                folded = FOLD in moves
                t.table.play(0, FOLD if folded else moves[-1])
                t.scene.take()
                t.hand.run(40_000)
        assert 0 not in t.view().in_round
        t.hand.until("a bot", lambda: not t.scene.film.busy, 60_000_000)
        assert t.scene.prompt() == fast_words()


def test_a_press_while_a_bot_thinks_has_it_move_now(room: Make) -> None:
    r = room(speed="slow")
    r.sit(("Ann", ("Tin", "easy"), ("Rust", "easy")), dice=(1, 1, 2, 3, 5) * 3, first=1)
    r.settle()
    before = len(r.moves())
    assert r.view.player == 1 and not r.table.fast
    r.run(600_000)
    assert r.scene.hint.shown and len(r.moves()) == before
    r.tap(pygame.KSCAN_Z)
    assert len(r.moves()) == before + 1


def test_nobodys_turn_is_skipped_by_a_press(room: Make) -> None:
    r = room(speed="slow")
    r.sit(("Ann", "Bo", ("Tin", "easy")), dice=(1, 1, 2, 3, 5) * 3)
    r.settle()
    r.run(2_000_000)
    assert not r.scene.hint.shown
    r.tap(pygame.KSCAN_Z, pygame.KSCAN_Z)
    assert not r.moves()
