"""The duel of reflexes on screen: presses by stamp, what is dropped, what is told."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.core.session import Session
from game.high_noon.records import What
from scenes.games.high_noon import words
from scenes.games.high_noon.scene import Duel
from scenes.games.high_noon.shown import Stage
from scenes.kit.input.inputs import Input, Kind
from scenes.table.table import Table
from tests.scenes.games.high_noon.table import LEFT, RIGHT, DuelTable

SOON = {"noon_us": [2_000_000] * 9}


def test_who_presses_first_after_the_bell_hits() -> None:
    duel = DuelTable(stack=SOON)
    duel.until_bell()
    bell_us = duel.scene.race.bell_us
    assert bell_us is not None
    duel.step(12)
    first_us = duel.now_us + 2_000
    duel.step(1, 40_000, duel.down(RIGHT, first_us), duel.down(LEFT, first_us + 31_400))
    finish = duel.scene.finish
    assert finish is not None and finish.exchange.what is What.HIT and finish.winner == 1
    after_us = first_us - bell_us
    assert [(s.side, s.after_us, s.late) for s in finish.shots] == [
        (1, after_us, False),
        (0, after_us + 31_400, True),
    ]
    assert words.line(finish) == (
        f"{after_us / 1000:.1f} ms after the bell. Belle came 31.4 ms too late."
    )
    assert duel.moves() == ["fire"]


def test_a_whole_duel_of_two_people_ends_with_the_winner() -> None:
    duel = DuelTable(stack=SOON, hits=2)
    for _ in range(2):
        duel.until_bell()
        duel.step(10)
        duel.tap(LEFT)
        duel.until(Stage.FINISH)
    duel.until(Stage.OVER)
    assert duel.scene.winner == 0 and duel.scene.shown.hits == [2, 0]
    assert duel.scene.shown.fighters[0].pose == "win" and duel.scene.shown.fighters[1].fall > 60


def test_the_results_come_after_the_winner() -> None:
    duel = DuelTable(stack=SOON, hits=1)
    duel.until_bell()
    duel.tap(RIGHT)
    duel.until(Stage.OVER)
    duel.step(400)
    assert duel.app.top is not None and duel.app.top.name == "results"


@pytest.mark.parametrize("levels", [("easy", "hard"), ("middle", None)])
def test_bots_shoot_by_themselves(levels: tuple[str | None, ...]) -> None:
    duel = DuelTable(levels, speed="off", hits=2)
    duel.until(Stage.OVER, 8000)
    assert duel.scene.winner is not None
    result = duel.table.result()
    assert result is not None and result.winners == (duel.scene.winner,)


def test_dead_heat_is_explained() -> None:
    duel = DuelTable(stack=SOON)
    duel.until_bell()
    duel.step(10)
    at_us = duel.now_us + 1_000
    duel.step(1, 10_000, duel.down(LEFT, at_us), duel.down(RIGHT, at_us + 2_300))
    finish = duel.scene.finish
    assert finish is not None and finish.exchange.what is What.DEAD_HEAT
    assert words.line(finish) == "2.3 ms apart: too close to call. Both miss."
    duel.until(Stage.FINISH)
    assert duel.scene.shown.hits == [0, 0]


def test_presses_of_one_go_have_no_margin() -> None:
    """findings.md: their order is known, their distance is not."""
    duel = DuelTable(stack=SOON)
    duel.until_bell()
    duel.step(10)
    both = [duel.down(code, batch=3, late_us=9_000) for code in (RIGHT, LEFT)]
    duel.step(1, 10_000, *both)
    finish = duel.scene.finish
    assert finish is not None and finish.exchange.what is What.DEAD_HEAT
    assert "ms" not in words.line(finish)
    assert [words.stamp(shot) for shot in finish.shots] == ["", ""]


@pytest.mark.parametrize(
    ("late_us", "line"), [(None, "First, by a hair."), (4_000, "101 ms after the bell.")]
)
def test_no_figure_is_finer_than_its_stamp(late_us: int | None, line: str) -> None:
    duel = DuelTable(stack=SOON)
    duel.until_bell()
    assert duel.scene.race.bell_us is not None
    at_us = duel.scene.race.bell_us + 101_230
    while duel.now_us < at_us - 1_000:
        duel.step(1, 1_000)
    duel.step(1, 10_000, duel.down(LEFT, at_us, late_us=late_us))
    assert duel.scene.finish is not None
    assert words.line(duel.scene.finish).startswith(line)


def test_jumping_the_gun() -> None:
    duel = DuelTable(stack={"noon_us": [6_000_000]})
    duel.until(Stage.LIVE)
    duel.step(100)
    duel.tap(LEFT)
    finish = duel.scene.finish
    assert finish is not None and finish.exchange.what is What.JUMPED
    assert finish.winner == 1 and finish.shots[0].after_us is None
    assert words.line(finish) == "The bell had not rung. The hit goes to Doc."
    assert duel.moves() == ["fire"]


def test_nobody_draws() -> None:
    duel = DuelTable(stack=SOON)
    duel.until_bell()
    duel.until(Stage.FINISH)
    assert duel.scene.finish is not None
    assert duel.scene.finish.exchange.what is What.NERVE
    assert duel.scene.shown.fighters[0].pose == "nerve"


def test_a_press_in_the_pause_holds_the_clock_and_is_never_recorded() -> None:
    duel = DuelTable(stack=SOON)
    duel.until(Stage.READY)
    duel.step(30)
    assert duel.table.running
    stamp_us = duel.now_us + 5_000
    duel.step(1, 16_000, duel.down(LEFT, stamp_us))
    stood_us = duel.table.game_us(duel.now_us)
    duel.step(300)
    assert duel.scene.stage is Stage.READY and not duel.table.running
    assert duel.table.game_us(duel.now_us) == stood_us
    assert duel.scene.race.held == [0]
    duel.step(1, 1_000, duel.up(LEFT))
    duel.until(Stage.LIVE, 120)
    assert duel.moves() == []


def test_a_second_press_of_the_same_key_does_nothing() -> None:
    duel = DuelTable(stack=SOON)
    duel.until_bell()
    duel.step(6)
    at_us = duel.now_us + 1_000
    duel.step(1, 3_000, duel.down(LEFT, at_us), duel.down(LEFT, at_us + 1_500))
    assert duel.moves() == ["fire"]


def test_a_face_off_called_off_never_happened() -> None:
    duel = DuelTable(stack={"noon_us": [4_000_000]})
    duel.until(Stage.LIVE)
    duel.step(60)
    before_us = duel.scene.race.face_off_us
    duel.scene.call_off("focus")
    assert not duel.scene.live and duel.scene.stage is Stage.ASK
    assert duel.scene.race.face_off_us == before_us
    duel.step(60)
    assert duel.scene.wake_us() is None
    duel.tap(LEFT)
    assert duel.scene.stage is Stage.ASK and duel.scene.ready == {0}
    duel.tap(RIGHT)
    duel.until(Stage.LIVE, 200)
    assert duel.moves() == [] and duel.scene.shown.hits == [0, 0]


def test_lost_focus_calls_off_and_pauses() -> None:
    duel = DuelTable(stack={"noon_us": [4_000_000]})
    duel.app.on_halt = lambda halt: duel.scene.open_pause(halt.why)
    duel.until(Stage.LIVE)
    duel.step(3)
    duel.step(1, 1_000, Input(Kind.FOCUS_LOST, duel.now_us))
    assert duel.app.top is not None and duel.app.top.name == "pause"
    assert duel.scene.stage is Stage.ASK and not duel.table.running


def test_mashing_does_not_run_through_the_result() -> None:
    duel = DuelTable(stack=SOON)
    duel.until_bell()
    for _ in range(60):
        duel.step(1, 60_000, duel.down(LEFT))
        duel.step(1, 60_000, duel.up(LEFT))
    assert duel.scene.stage in (Stage.SHOW, Stage.FINISH)
    assert duel.moves() == ["fire"]


def test_a_click_is_the_only_persons_shot_and_halves_are_for_two() -> None:
    duel = DuelTable((None, "easy"), stack={"noon_us": [6_000_000]})
    duel.until(Stage.LIVE)
    click = Input(Kind.MOUSE_DOWN, duel.now_us, x_u=1800, y_u=500, button=1)
    duel.step(1, 1_000, click)
    assert duel.moves() == ["fire"]
    two = DuelTable(stack={"noon_us": [6_000_000]})
    two.until(Stage.LIVE)
    two.step(1, 9_000, Input(Kind.MOUSE_DOWN, two.now_us, x_u=1800, y_u=500, button=1))
    assert two.scene.finish is not None and two.scene.finish.winner == 0


def test_nothing_is_taken_back() -> None:
    duel = DuelTable(stack=SOON)
    duel.until(Stage.READY)
    duel.step(1, 1_000, duel.down(42))  # Backspace
    assert duel.scene.saying == Duel.no_undo()


def test_gone_on_with_in_the_middle_of_a_face_off() -> None:
    duel = DuelTable(stack={"noon_us": [2_000_000, 5_000_000]}, hits=3)
    duel.until_bell()
    duel.tap(LEFT)
    duel.until(Stage.FINISH)
    duel.until(Stage.LIVE)
    duel.step(30)
    duel.table.save()
    session = Session.resume(duel.app.files.autosave)
    assert session is not None
    duel.table = Table(duel.app, session)
    duel.scene = Duel(duel.app, duel.table)
    duel.open()
    duel.step(2)
    assert duel.scene.shown.hits == [1, 0] and not duel.scene.live
    duel.until(Stage.LIVE)
    duel.tap(RIGHT)
    assert duel.scene.finish is not None
    assert duel.scene.finish.exchange.what is What.JUMPED


def test_the_log_tells_prompts_and_the_bell(tmp_path: Path) -> None:
    path = tmp_path / "log"
    duel = DuelTable(stack=SOON, log=path)
    duel.until_bell()
    duel.tap(LEFT)
    duel.until(Stage.FINISH)
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    prompts = [line["moves"] for line in lines if line["event"] == "prompt"]
    assert prompts == [["fire"], ["go on"]]
    bell = next(line for line in lines if line["event"] == "bell")
    press = next(line for line in lines if line["event"] == "press")
    assert bell["due_us"] <= bell["shown_us"] <= bell["due_us"] + 16_667
    assert press["gesture"] == "fire" and press["seat"] == 0
