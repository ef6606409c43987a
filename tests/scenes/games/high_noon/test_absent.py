"""A duel while nobody is there: the street waits, and no hit is scored on an empty chair."""

from __future__ import annotations

import pygame
import pytest

from scenes.games.high_noon.prompt import prompt
from scenes.games.high_noon.roll_call import SILENT_US
from scenes.games.high_noon.scene import READ_US
from scenes.games.high_noon.shown import Stage
from tests.scenes.games.high_noon.table import LEFT, DuelTable

SOON = {"noon_us": [2_000_000] * 20}
LONG_US = 60_000_000


def run(duel: DuelTable, us: int) -> None:
    for _ in range(us // 50_000):
        duel.step(1, 50_000)


def until_asked(duel: DuelTable, limit_us: int) -> None:
    for _ in range(limit_us // 50_000):
        if duel.scene.stage is Stage.ASK:
            return
        duel.step(1, 50_000)
    raise AssertionError(f"nobody asks; {duel.scene.stage}")


@pytest.mark.parametrize("levels", [(None, "hard"), (None, None)])
def test_a_sheet_nobody_put_away_is_the_last(levels: tuple[str | None, str | None]) -> None:
    duel = DuelTable(levels, stack=SOON, hits=5)
    until_asked(duel, READ_US + 30_000_000)
    hits = tuple(duel.scene.duel_view().hits)
    assert sum(hits) <= 1
    assert prompt(duel.scene)[0].startswith("Is anybody there?")
    run(duel, 2 * LONG_US)
    assert duel.scene.stage is Stage.ASK and not duel.table.running
    assert tuple(duel.scene.duel_view().hits) == hits


def test_two_face_offs_without_a_persons_press_and_the_street_waits() -> None:
    """Somebody who watches puts the sheets away, and that is no duellist's press."""
    duel = DuelTable((None, "hard"), stack=SOON, hits=5)
    for frame in range(6000):
        if duel.scene.stage is Stage.ASK:
            break
        if duel.scene.stage is Stage.FINISH and frame % 40 == 39:
            duel.tap(pygame.KSCAN_RETURN)
        duel.step(1, 50_000)
    assert duel.scene.stage is Stage.ASK
    assert sum(duel.scene.duel_view().hits) == 2
    duel.step(10, 50_000)
    duel.tap(pygame.KSCAN_RETURN)
    assert duel.scene.stage is Stage.ASK
    assert prompt(duel.scene)[0].startswith("Ready?")
    duel.tap(LEFT)
    assert duel.scene.stage is Stage.READY
    duel.until(Stage.LIVE)


def test_whoever_presses_is_not_asked() -> None:
    duel = DuelTable((None, "hard"), stack=SOON, hits=5)
    for _ in range(3):
        duel.until_bell()
        duel.step(10)
        duel.tap(LEFT)
        duel.until(Stage.FINISH)
        duel.until(Stage.READY)
    assert not duel.scene.roll.asks


def test_a_duellist_who_was_silent_for_long_is_asked_before_the_first() -> None:
    duel = DuelTable((None, "hard"), stack=SOON, hits=1)
    duel.table.heard_us[0] = duel.now_us - SILENT_US
    until_asked(duel, 20_000_000)
    assert prompt(duel.scene)[0] == "Ready? Press your draw key, Belle."
    run(duel, 2 * LONG_US)
    assert tuple(duel.scene.duel_view().hits) == (0, 0)
    duel.tap(LEFT)
    duel.until(Stage.LIVE)


def test_two_bots_are_asked_nothing_and_a_key_brings_the_end() -> None:
    late = {"noon_us": [7_000_000] * 9}
    taken = []
    for press in (False, True):
        duel = DuelTable(("hard", "hard"), stack=late, hits=1)
        duel.table.heard_us[:] = [-SILENT_US * 2] * 2
        duel.until(Stage.LIVE)
        assert "Any key" in prompt(duel.scene)[0]
        if press:
            duel.tap(pygame.KSCAN_SPACE)
        begun = duel.now_us
        duel.until(Stage.FINISH)
        taken.append(duel.now_us - begun)
    assert taken[1] < taken[0] / 2
