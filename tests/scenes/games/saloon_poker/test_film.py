"""What a press may do while the Saloon Poker table shows something: end it, and no more."""

from __future__ import annotations

import pygame
import pytest

from game.controls.gestures import Act
from scenes.kit.input.inputs import Input, Kind, PadButton
from tests.scenes.games.saloon_poker.table import (
    DIGIT,
    ENTER,
    PAIR,
    SPACE,
    THREES,
    Make,
    does,
    rolled,
)


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
        "letter": r.down(pygame.KSCAN_G),
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
    r.run(300_000)
    r.app.deliver([r.down(held)])
    assert does(r) == ["roll", "stand", "roll"]
