"""Who is out of the washroom: they may talk, pass, sit it out, and hold nobody up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.controls.gestures import Act
from game.core.engine import TABLE
from scenes.games.texas_hold_it.choices import RECALL, SIT_OUT
from scenes.table.secret.secrets import Curtain
from tests.scenes.games.texas_hold_it.table import WET, TexasTable, end_round

Make = Callable[..., TexasTable]


@pytest.fixture
def sit() -> Iterator[Make]:
    tables: list[TexasTable] = []

    def make(*args: Any, **more: Any) -> TexasTable:
        tables.append(TexasTable(*args, **more))
        return tables[-1]

    yield make
    for table in tables:
        table.close()


def knocked_out(sit: Make, **more: Any) -> TexasTable:
    """A table of four at which the second is out after two rounds."""
    t = sit((None,) * 4, decks=[WET] * 4, **more)
    for _round in range(2):
        end_round(t, {0: 2, 1: 0, 2: 1})
    t.scene.film.skip()
    assert t.view.cowboys == (0, 2, 3) and t.view.dealer == 2
    return t


def until_out(t: TexasTable) -> None:
    """On to the turn of the one who is out: the others peek."""
    while (seat := t.table.to_act()[0]) in t.view.cowboys:
        t.peek(seat, 0, "calm")
    t.until_turn(seat)


def test_who_is_out_may_peek_and_lie_but_nothing_else(sit: Make) -> None:
    t = knocked_out(sit)
    until_out(t)
    assert {spot.key for spot in t.scene.picker.spots} == {"peek", "pass", SIT_OUT}
    t.peek(1, 1, "snake")
    assert [(c.seat, c.says) for c in t.view.claims][-1] == (1, "snake")


def test_one_key_passes_for_who_is_out(sit: Make) -> None:
    t = knocked_out(sit)
    until_out(t)
    t.act(1, Act.SLAP)
    assert t.moves()[-1]["do"] == "pass"


@pytest.mark.parametrize("long", [False, True])
def test_who_is_out_and_away_is_passed_over(sit: Make, long: bool) -> None:
    t = knocked_out(sit, settings={"long_timers": long})
    until_out(t)
    begun_us = t.app.now_us
    whole_s = 20 if long else 10
    t.run(3_000_000)
    assert f"in {whole_s - 3} second" in t.scene.prompt()
    t.act(1, Act.RIGHT)  # somebody is there after all
    assert f"in {whole_s} second" in t.scene.prompt()
    begun_us = t.app.now_us
    t.until(lambda: t.moves()[-1]["do"] == "pass")
    assert whole_s * 1_000_000 - 300_000 <= t.app.now_us - begun_us <= whole_s * 1_000_000 + 100_000


def test_who_is_out_and_walks_off_from_the_curtain_is_passed_over(sit: Make) -> None:
    """Asking what one has seen and walking away does not hold up the others."""
    t = knocked_out(sit)
    until_out(t)
    t.peek(1, 0, "snake")
    until_out(t)
    t.choose(1, RECALL)
    t.until(lambda: t.scene.secrets.curtain is Curtain.HANGING)
    begun_us = t.app.now_us
    t.until(lambda: t.moves()[-1]["do"] == "pass", 12_000_000)
    assert t.app.now_us - begun_us > 9_000_000
    assert t.scene.recalling is None
    assert t.scene.secrets.curtain is Curtain.UP and t.scene.viewer() == TABLE
    t.rest()
    assert t.scene.actor() == 2


def test_who_looks_again_and_walks_off_is_passed_over_too(sit: Make) -> None:
    t = knocked_out(sit)
    until_out(t)
    t.peek(1, 0, "snake")
    until_out(t)
    t.choose(1, RECALL)
    t.uncover(1)
    t.run(8_000_000)
    t.look(1, True)  # somebody is there
    t.run(8_000_000)
    assert t.moves()[-1]["do"] != "pass"
    t.until(lambda: t.moves()[-1]["do"] == "pass", 4_000_000)
    assert t.scene.recalling is None and t.scene.viewer() == TABLE and t.scene.seen() == {}


def test_the_clock_of_who_is_out_stands_behind_the_pause_sheet(sit: Make) -> None:
    t = knocked_out(sit)
    until_out(t)
    t.tap(pygame.KSCAN_ESCAPE)
    t.run(15_000_000)
    assert t.moves()[-1]["do"] != "pass"


def test_who_is_still_in_is_never_passed_over(sit: Make) -> None:
    t = sit((None, None))
    t.until_turn(0)
    t.run(40_000_000)
    assert t.moves() == []


def test_sitting_it_out_passes_until_the_round_is_over(sit: Make) -> None:
    t = knocked_out(sit)
    until_out(t)
    t.choose(1, SIT_OUT)
    t.until(lambda: t.moves()[-1]["do"] == "pass")
    for seat in (2, 3, 0):
        t.peek(seat, 1, "gas")
    begun_us = t.app.now_us
    t.until(lambda: t.scene.actor() == 2)
    assert [move["do"] for move in t.moves()].count("pass") == 2
    assert t.app.now_us - begun_us < 1_500_000, "it is not tedious"
    for seat in (2, 3, 0):
        t.hold(seat)
    assert t.view.round == 4 and t.scene.away.sitting == set()


def test_ones_own_key_brings_one_back(sit: Make) -> None:
    t = knocked_out(sit)
    until_out(t)
    t.choose(1, SIT_OUT)
    t.until(lambda: t.moves()[-1]["do"] == "pass")
    t.act(1, Act.LEFT)
    assert t.scene.away.sitting == set()
    until_out(t)
    assert t.scene.actor() == 1
