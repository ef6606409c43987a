"""Presses read in one go after the program was stopped: their order counts, no distance is told."""

from __future__ import annotations

from typing import Any

import pytest

from game.controls.gestures import Gesture
from game.slap45.records import Outcome
from scenes.games.slap45.finish import Finish, figure, margin, stamp
from scenes.games.slap45.words import line
from tests.scenes.games.slap45.table import SlapTable

STOP = {"batch": 7, "late_us": 160_000}
SLAP, LEFT = Gesture.SLAP, Gesture.POINT_LEFT


def live(**options: Any) -> SlapTable:
    slap = SlapTable(deck=["iron"], **options)
    slap.flip()
    slap.until_live()
    slap.run(300_000)
    return slap


def told(slap: SlapTable) -> Finish:
    slap.until_told()
    assert slap.scene.finish is not None
    return slap.scene.finish


@pytest.mark.parametrize(("first", "second"), [(0, 1), (1, 0), (2, 1)])
@pytest.mark.parametrize("dead_heat_us", [0, 4000, 10_000])
def test_the_order_decides_whatever_lay_between(first: int, second: int, dead_heat_us: int) -> None:
    slap = live(dead_heat_us=dead_heat_us)
    presses = [(seat, gesture, 0) for seat in (first, second) for gesture in (SLAP, LEFT)]
    slap.press(*presses, **STOP)
    finish = told(slap)
    assert (finish.outcome, finish.last.by) == (Outcome.HIT, first)
    assert finish.last.gap_us is None


def test_the_order_decides_when_all_slap_before_anybody_points() -> None:
    slap = live()
    slap.press((1, SLAP, 0), (0, SLAP, 0), (2, SLAP, 0), (0, LEFT, 0), (1, LEFT, 0), **STOP)
    finish = told(slap)
    assert (finish.outcome, finish.last.by) == (Outcome.HIT, 1)


def test_no_figure_is_told_that_is_finer_than_the_stop() -> None:
    slap = live()
    slap.press((0, SLAP, 0), (0, LEFT, 0), (1, SLAP, 0), (1, LEFT, 0), **STOP)
    finish = told(slap)
    for one in finish.marks:
        assert stamp(one) == "?" or int(stamp(one)) % 100 == 0
        for other in finish.marks:
            if one.seat != other.seat:
                assert margin(one, other) is None
    assert line(finish) == "First, with Doc behind; how far, no clock can say."


def test_what_one_frame_held_up_is_still_a_dead_heat() -> None:
    slap = live()
    slap.press((0, SLAP, 0), (1, SLAP, 0), batch=7, late_us=9_000)
    assert told(slap).outcome is Outcome.DEAD_HEAT


def test_figures_are_told_as_finely_as_they_are_known() -> None:
    known = [(300, "231.4"), (1_500, "231"), (9_000, "230"), (160_000, "200"), (240_000, None)]
    assert [figure(231_400, unsure_us) for unsure_us, _ in known] == [text for _, text in known]
