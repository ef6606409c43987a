"""Slap .45: keys, pads and the mouse reach everybody and every base."""

from __future__ import annotations

import pytest

from game.controls.gestures import Gesture
from game.slap45.records import ON_HIP, Base, Phase, Point
from scenes.games.slap45.presses import thirds
from scenes.kit.input.inputs import Input, Kind, PadButton
from tests.scenes.games.slap45.table import SlapTable


def test_compact_keys_aim_point_and_take_cover() -> None:
    slap = SlapTable((None,) * 5, deck=["iron", "iron"])
    slap.until_waiting()
    before = slap.scene.presses.aims[0]
    slap.press((0, Gesture.AIM, 0))
    others = slap.scene.presses.places.opponents(0)
    after = others[(others.index(before) + 1) % len(others)]
    assert slap.scene.presses.aims[0] == after and "point" not in slap.moves()
    slap.flip()
    slap.run(200_000)
    slap.press((1, Gesture.COVER, 0))
    nearest = slap.scene.presses.places.nearest(1)[0]
    assert slap.view.hands[1] == nearest
    slap.press((1, Gesture.COVER, 0))
    assert slap.view.hands[1] == ON_HIP
    slap.press((0, Gesture.SLAP, 0), (0, Gesture.POINT, 1_000))
    slap.until_told()
    finish = slap.scene.finish
    assert finish is not None and finish.last.by == 0 and finish.last.target == after


def test_full_keys_reach_everybody_and_every_base() -> None:
    for seats in (3, 4, 7):
        levels = (None, None, *("easy",) * (seats - 2))
        slap = SlapTable(levels)
        for seat in (0, 1):
            presses = slap.scene.presses
            groups = thirds(presses.places.opponents(seat))
            assert {s for group in groups for s in group} == set(range(seats)) - {seat}
            reached = set()
            for gesture in (Gesture.POINT_LEFT, Gesture.POINT_ACROSS, Gesture.POINT_RIGHT):
                for _again in range(3):
                    slap.scene.presses.aims[seat] = slap.scene.presses.keys_of(seat)[
                        (Gesture.POINT_LEFT, Gesture.POINT_ACROSS, Gesture.POINT_RIGHT).index(
                            gesture
                        )
                    ][0]
                    reached.add(presses.aims[seat])
            assert reached == set(range(seats)) - {seat}


def test_hands_that_hold_lift_when_the_key_is_let_go() -> None:
    slap = SlapTable(deck=["iron"], hands="hold")
    slap.flip()
    slap.run(200_000)
    slap.step(1_000, slap.down(1, Gesture.BASE_LEFT))
    assert slap.view.hands[1] >= 0
    slap.run(100_000)
    slap.step(1_000, Input(Kind.KEY_UP, slap.now_us, scancode=slap.code(1, Gesture.BASE_LEFT)))
    assert slap.view.hands[1] == ON_HIP and slap.moves()[-1] == "lift"


def test_a_pad_points_with_its_stick_and_rumbles_when_hit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slap = SlapTable(deck=["gun"], pads={0: 40, 1: 41})
    felt: list[int] = []
    monkeypatch.setattr(slap.app.pads, "rumble", lambda pad, *a: felt.append(pad) or True)
    slap.until_waiting()

    def pad(button: int, x: float = 0, y: float = 0) -> Input:
        return Input(Kind.PAD_DOWN, slap.now_us, pad=40, button=button, x_u=x, y_u=y)

    slap.step(1_000, pad(PadButton.SOUTH))
    slap.until_live()
    slap.run(200_000)
    slap.step(1_000, Input(Kind.PAD_UP, slap.now_us, pad=40, button=PadButton.SOUTH))
    slap.step(2_000, pad(PadButton.STICK_RIGHT, 1.0, 0.0))
    slap.step(2_000, pad(PadButton.RIGHT_TRIGGER))
    slap.until_told()
    finish = slap.scene.finish
    assert finish is not None and finish.last.by == 0 and finish.last.target == 1
    assert felt == [41]


def test_the_flip_key_flips_too_and_nobody_elses_does() -> None:
    slap = SlapTable()
    slap.until_waiting()
    slap.press((1, Gesture.FLIP, 0))
    slap.press((1, Gesture.SLAP, 0))
    assert slap.view.phase is Phase.READY
    slap.press((0, Gesture.FLIP, 0))
    assert slap.view.phase is Phase.FLIPPING


def test_anybody_flips_for_one_who_dreams() -> None:
    slap = SlapTable()
    slap.until_waiting()
    slap.run(10_500_000)
    assert slap.view.anyone_flips
    slap.press((2, Gesture.SLAP, 0))
    assert slap.view.phase is Phase.FLIPPING


def test_moves_by_mouse_for_one_alone() -> None:
    slap = SlapTable((None, "easy", "easy"), deck=["iron"])
    slap.until_waiting()

    def click(x: float, y: float, button: int = 1) -> None:
        at = slap.now_us
        slap.step(1_000, Input(Kind.MOUSE_DOWN, at, x_u=x, y_u=y, button=button))
        slap.step(1_000, Input(Kind.MOUSE_UP, slap.now_us, x_u=x, y_u=y, button=button))

    click(960, 540)
    assert slap.view.phase is Phase.FLIPPING
    slap.until_live()
    click(*slap.scene.presses.places.bases[0])
    assert slap.view.hands[0] == 0
    click(*slap.scene.presses.places.plate(1).center)
    assert isinstance(slap.table.session._plays[-1].move, (Point, Base))
    click(960, 540, button=3)
    assert any(play.move.do == "slap" for play in slap.table.session._plays if play.move)
