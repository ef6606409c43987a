"""Whether anybody ever played here: what counts as played, and that it outlasts the evening."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest

from game.core.engine import View
from scenes.games.saloon_poker.first_round import teach
from scenes.kit.app.scene import Scene
from scenes.table.evening import Evening
from scenes.table.newcomers import newcomers, note_played
from scenes.table.table import Table
from scenes.tools.stagehand import Sitter, Stagehand
from tests.scenes.waits import SMALL, Watcher


@pytest.fixture
def hand() -> Iterator[Stagehand]:
    one = Stagehand(SMALL, speed="off")
    one.app.pump.glance = lambda: None  # type: ignore[method-assign]
    yield one
    one.close()


def sit(hand: Stagehand, *levels: str | None) -> Table:
    sitters = [Sitter(f"P{i}", level) for i, level in enumerate(levels)]
    return hand.sit("saloon_poker", sitters, {"accuse_ms": 0})


def round_of(view: View) -> int:
    return int(getattr(view, "round", 1))


def on_to_the_second_round(hand: Stagehand, table: Table) -> None:
    Watcher(hand).play(120_000_000, lambda: round_of(table.view()) == 2)
    assert round_of(table.view()) == 2


def test_a_game_given_up_in_its_second_round_was_played_and_stays_so(hand: Stagehand) -> None:
    table = sit(hand, None, "easy")
    on_to_the_second_round(hand, table)
    assert newcomers(hand.app)
    hand.app.reset(Scene(hand.app))
    assert not newcomers(hand.app)
    tomorrow_s = int(time.time()) + 24 * 3600
    evening = Evening.of(hand.app, tomorrow_s)
    evening.begin_anew(tomorrow_s)
    hand.app.files.store.finish()
    assert evening.games == [] and Evening.of(hand.app, tomorrow_s).played


def test_a_game_left_in_its_first_round_was_not(hand: Stagehand) -> None:
    sit(hand, None, "easy")
    hand.app.reset(Scene(hand.app))
    assert newcomers(hand.app)


def test_neither_bots_alone_nor_a_lesson_count(hand: Stagehand) -> None:
    table = sit(hand, "easy", "easy")
    on_to_the_second_round(hand, table)
    note_played(table)
    assert newcomers(hand.app)
    hand.app.reset(Scene(hand.app))
    teach(hand.app)
    hand.run(1_000_000)
    hand.app.pop()
    assert newcomers(hand.app)
