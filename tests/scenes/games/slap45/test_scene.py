"""Slap .45 on screen: whole games, what stays between cards, going on from a save."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.controls.gestures import Gesture
from game.core.session import Session
from game.slap45.records import Phase
from scenes.games.slap45.scene import SlapStreet
from scenes.games.slap45.shown import Stage
from scenes.table.table import Table
from tests.scenes.games.slap45.table import SlapTable

BOTS = ("easy", "middle", "hard", "easy", "middle", "hard", "middle")


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {}), (7, {}), (4, {"pace": "auto"})])
def test_bots_play_to_the_end(seats: int, options: dict[str, str]) -> None:
    slap = SlapTable(BOTS[:seats], speed="off", gang=2, flip_us=(), **options)
    slap.until(lambda: slap.app.top is not slap.scene, 600_000_000)
    assert slap.app.top is not None and slap.app.top.name == "results"
    result = slap.table.result()
    assert result is not None and result.winners == (slap.scene.winner,)
    shown = slap.scene.shown
    assert shown.gangs == list(slap.view.gangs) and len(shown.living) == 1
    assert sorted(shown.dead) == [s for s in range(seats) if s != slap.scene.winner]


def test_pictures_follow_a_whole_game_at_normal_speed() -> None:
    slap = SlapTable(BOTS[:3], gang=1, flip_us=())
    slap.until(lambda: slap.scene.stage is Stage.OVER, 300_000_000)
    assert slap.scene.shown.banner is not None
    assert not slap.scene.shown.hats and not slap.scene.shown.puffs


def test_mashing_does_not_run_through_the_photo_finish() -> None:
    slap = SlapTable(deck=["iron", "iron"])
    slap.flip()
    slap.run(200_000)
    slap.press((0, Gesture.SLAP, 0), (0, Gesture.POINT_LEFT, 1_000))
    assert slap.scene.stage is Stage.SHOW
    begun = slap.now_us
    while slap.now_us - begun < 3_000_000:
        slap.press((0, Gesture.SLAP, 0), (1, Gesture.SLAP, 500), (2, Gesture.SLAP, 900))
        slap.run(90_000)
    assert slap.view.phase is Phase.SETTLED and slap.scene.finish is not None
    assert slap.moves().count("flip") == 1


def test_the_sheet_stays_until_the_next_card_shows() -> None:
    slap = SlapTable(deck=["iron", "iron"], window_ms=800)
    slap.flip()
    slap.until_told()
    slap.until_waiting()
    flipper = slap.view.flipper
    assert flipper is not None
    slap.press((flipper, Gesture.SLAP, 0))
    while slap.view.card is None:
        assert slap.scene.shown.sheet == 1 and slap.scene.finish is not None
        slap.step()
    assert slap.scene.shown.sheet == 0


def test_a_game_goes_on_from_its_save(tmp_path: Path) -> None:
    slap = SlapTable(deck=["gun", "iron"])
    slap.flip()
    slap.run(200_000)
    slap.press((0, Gesture.SLAP, 0), (0, Gesture.POINT_LEFT, 1_000))
    slap.until_told()
    gangs = list(slap.view.gangs)
    slap.app.end()
    session = Session.resume(slap.app.files.autosave)
    assert session is not None
    table = Table(slap.app, session)
    scene = SlapStreet(slap.app, table)
    slap.table, slap.scene = table, scene
    slap.open()
    slap.run(3_000_000)
    assert scene.shown.gangs == gangs and scene.stage is Stage.ASK
    for seat in range(3):
        slap.press((seat, Gesture.SLAP, 0))
        slap.run(100_000)
    slap.flip()
    assert slap.view.card == "iron"
