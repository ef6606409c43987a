"""Slap .45: what comes of a card and of presses by their stamps."""

from __future__ import annotations

from game.controls.gestures import Gesture
from game.slap45.records import ON_HIP, Outcome
from scenes.games.slap45.finish import margin
from scenes.games.slap45.shown import Stage
from scenes.games.slap45.words import line, title
from tests.scenes.games.slap45.table import SlapTable


def test_a_shot_hits_and_the_finish_tells_by_how_much() -> None:
    slap = SlapTable(deck=["iron"])
    slap.flip()
    slap.run(250_000)
    shown_us = slap.table.app_us(slap.view.shown_us or 0)
    assert shown_us is not None
    first = slap.now_us + 1_000
    slap.press((0, Gesture.SLAP, 1_000), (0, Gesture.POINT_LEFT, 3_000), (1, Gesture.SLAP, 8_500))
    finish = slap.scene.finish
    assert finish is not None and finish.outcome is Outcome.HIT
    target = slap.scene.presses.places.opponents(0)[0]
    assert finish.last.target == target and finish.last.lost == (target,)
    assert [(m.seat, m.what, m.decided) for m in finish.marks if not m.late] == [
        (0, "slap", True),
        (0, "point", True),
    ]
    assert finish.marks[0].after_us == first - shown_us
    assert title(finish).startswith("Belle hits")
    slap.until_told()
    assert slap.scene.shown.gangs[target] == 5


def test_who_came_too_late_sees_by_how_much() -> None:
    slap = SlapTable(deck=["iron"])
    slap.flip()
    slap.run(200_000)
    slap.press(
        (0, Gesture.POINT_LEFT, 0), (0, Gesture.SLAP, 1_000), (1, Gesture.SLAP, 42_300),
        (1, Gesture.SLAP, 300_000), (2, Gesture.POINT_LEFT, 60_000),
    )  # fmt: skip
    finish = slap.scene.finish
    assert finish is not None and finish.outcome is Outcome.HIT
    late = [(mark.seat, mark.what) for mark in finish.marks if mark.late]
    assert late == [(1, "slap"), (2, "point")]
    assert "Doc came 41.3 ms too late" in line(finish)
    assert slap.moves() == ["flip", "point", "slap"]  # none of it reached the game


def test_cover_saves_from_an_iron_and_not_from_a_gun() -> None:
    slap = SlapTable(deck=["iron", "gun"])
    for kind, outcome in (("iron", Outcome.COVERED), ("gun", Outcome.HIT)):
        slap.flip()
        assert slap.view.card == kind
        slap.run(200_000)
        at = slap.scene.presses.places.own_bases(1)[0]
        if slap.view.hands[1] != at:
            slap.press((1, Gesture.BASE_LEFT, 0))
        group = slap.scene.presses.keys_of(0)
        key = (Gesture.POINT_LEFT, Gesture.POINT_ACROSS, Gesture.POINT_RIGHT)[
            next(i for i, seats in enumerate(group) if seats[0] == 1)
        ]
        slap.press((0, Gesture.SLAP, 0), (0, key, 2_000))
        slap.until(lambda: slap.scene.finish is not None and slap.scene.stage is Stage.SHOW)
        finish = slap.scene.finish
        assert finish is not None and finish.outcome is outcome and finish.last.target == 1
        assert line(finish)
        slap.until_told()
        assert slap.scene.shown.hands[1] == at  # the hand stays on its base


def test_a_slapped_horse_costs_the_slapper() -> None:
    slap = SlapTable(deck=["move"])
    slap.flip()
    slap.run(200_000)
    slap.press((1, Gesture.SLAP, 0))
    slap.until_told()
    finish = slap.scene.finish
    assert finish is not None and finish.outcome is Outcome.HORSE_SLAPPED
    assert title(finish) == "Doc slapped the horse!"
    assert slap.scene.shown.gangs == [6, 5, 6]


def test_the_last_one_into_cover_loses() -> None:
    slap = SlapTable(deck=["move"])
    slap.flip()
    slap.run(200_000)
    slap.press((0, Gesture.BASE_LEFT, 0), (2, Gesture.BASE_RIGHT, 6_000))
    slap.until_told()
    finish = slap.scene.finish
    assert finish is not None and finish.outcome is Outcome.LAST_IN and finish.last.by == 1
    assert "Hattie was in after" in line(finish) and "Doc" in title(finish)


def test_a_dead_heat_is_explained_in_a_sentence() -> None:
    slap = SlapTable(deck=["iron"])
    slap.flip()
    slap.run(200_000)
    slap.press((0, Gesture.SLAP, 0), (2, Gesture.SLAP, 2_300))
    slap.until_told()
    finish = slap.scene.finish
    assert finish is not None and finish.outcome is Outcome.DEAD_HEAT
    assert line(finish) == (
        "Belle and Hattie: 2.3 ms apart, too close to call. The card is discarded."
    )


def test_no_margin_is_told_finer_than_it_is_known() -> None:
    slap = SlapTable(deck=["iron"])
    slap.flip()
    slap.run(200_000)
    slap.press((0, Gesture.SLAP, 0), (2, Gesture.SLAP, 2_300), batch=4, late_us=9_000)
    slap.until_told()
    finish = slap.scene.finish
    assert finish is not None and finish.outcome is Outcome.DEAD_HEAT
    assert "at the same instant" in line(finish) and "ms" not in line(finish)
    one, other = finish.deciding
    assert margin(one, other) is None


def test_a_slap_without_a_point_misses_and_says_why() -> None:
    slap = SlapTable(deck=["iron"])
    slap.flip()
    slap.run(200_000)
    slap.press((0, Gesture.POINT_LEFT, 0))
    slap.run(250_000)
    slap.press((0, Gesture.SLAP, 0))
    slap.until_told()
    finish = slap.scene.finish
    assert finish is not None and finish.outcome is Outcome.MISSED
    assert "more than 150 is no shot" in line(finish)


def test_a_card_nobody_wants_is_spent() -> None:
    slap = SlapTable(deck=["iron"], window_ms=800)
    slap.flip()
    slap.until_told()
    finish = slap.scene.finish
    assert finish is not None and finish.outcome is Outcome.SPENT
    assert line(finish) == "It lay there for 0.8 seconds, then it was discarded."


def test_an_itchy_trigger_is_locked_and_marked() -> None:
    slap = SlapTable(deck=["iron"])
    slap.until_waiting()
    slap.press((0, Gesture.SLAP, 0), (1, Gesture.SLAP, 5_000))
    slap.until_live()
    slap.step()
    assert slap.scene.locked(slap.now_us) == (1,)
    slap.press((1, Gesture.SLAP, 0))
    assert slap.scene.shown.hands[1] == ON_HIP
    slap.until_told()
    finish = slap.scene.finish
    assert finish is not None and finish.locked == (1,)
    assert any(mark.seat == 1 and mark.early for mark in finish.marks)
    assert any(mark.seat == 1 and mark.idle and not mark.early for mark in finish.marks)
