"""Slap .45 on screen: whole games, presses by stamp, what comes of cards, calling off, resuming."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game.controls.gestures import Gesture
from game.core.session import Session
from game.slap45.records import ON_HIP, Base, Deal, Outcome, Phase, Point
from scenes.kit.inputs import Input, Kind, PadButton
from scenes.slap45 import SlapStreet
from scenes.slap45.finish import margin
from scenes.slap45.presses import thirds
from scenes.slap45.shown import Stage
from scenes.slap45.words import line, title
from scenes.table import Table
from tests.scenes.slap_table import FRAME_US, SlapTable

BOTS = ("easy", "middle", "hard", "easy", "middle", "hard", "middle")


# -- whole games -----------------------------------------------------------------------------------
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


# -- cards -----------------------------------------------------------------------------------------
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
        "Belle and Hattie: 2.3 ms apart, and nobody can call that. The card is spent."
    )


def test_no_margin_is_told_finer_than_it_is_known() -> None:
    slap = SlapTable(deck=["iron"])
    slap.flip()
    slap.run(200_000)
    slap.press((0, Gesture.SLAP, 0), (2, Gesture.SLAP, 2_300), batch=4, late_us=9_000)
    slap.until_told()
    finish = slap.scene.finish
    assert finish is not None and finish.outcome is Outcome.DEAD_HEAT
    assert "in one breath" in line(finish) and "ms" not in line(finish)
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
    assert line(finish) == "It lay there for 0.8 seconds, then it was spent."


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


# -- hands and keys --------------------------------------------------------------------------------
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


# -- between cards ---------------------------------------------------------------------------------
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


# -- the duel --------------------------------------------------------------------------------------
def duel_table() -> SlapTable:
    """Hattie is dead and deals for Belle and Doc."""
    slap = SlapTable(deck=["gun"], gang=1)
    slap.flip()
    slap.run(200_000)
    key = (Gesture.POINT_LEFT, Gesture.POINT_ACROSS, Gesture.POINT_RIGHT)[
        next(i for i, seats in enumerate(slap.scene.presses.keys_of(0)) if seats[0] == 2)
    ]
    slap.press((0, Gesture.SLAP, 0), (0, key, 1_000))
    slap.until(lambda: slap.scene.waiting and slap.scene.shown.duel)
    slap.run(1_100_000)
    return slap


def test_the_dead_deal_and_feint_in_the_final_duel() -> None:
    slap = duel_table()
    assert slap.scene.shown.dealer == 2 and slap.view.phase is Phase.DUEL_READY
    slap.press((2, Gesture.SLAP, 0))
    assert slap.moves()[-1] == "feint" and slap.scene.shown.turning_us is not None
    slap.run(1_200_000)
    assert slap.scene.shown.turning_us is None and slap.view.phase is Phase.DUEL_READY
    slap.press((2, Gesture.POINT_ACROSS, 0))
    slap.until_live()
    assert slap.view.card == "move"


def test_a_feint_looks_like_a_deal_of_whatever_kind() -> None:
    tables = [duel_table() for _ in range(3)]
    for slap, gesture in zip(
        tables, (Gesture.SLAP, Gesture.POINT_LEFT, Gesture.POINT_RIGHT), strict=True
    ):
        slap.press((2, gesture, 0))
    for _ in range(12):
        pictures = {slap.picture() for slap in tables}
        assert len(pictures) == 1
        assert len({slap.scene.wake_us() for slap in tables}) == 1
        for slap in tables:
            slap.step()
    assert tables[0].view.phase is Phase.DUEL_READY and tables[1].view.phase is Phase.FLIPPING


def test_the_dead_bet_while_they_wait() -> None:
    slap = SlapTable((None, None, None, "easy"), deck=["gun"], gang=1)
    slap.flip()
    slap.run(200_000)
    key = (Gesture.POINT_LEFT, Gesture.POINT_ACROSS, Gesture.POINT_RIGHT)[
        next(i for i, seats in enumerate(slap.scene.presses.keys_of(0)) if seats[0] == 2)
    ]
    slap.press((0, Gesture.SLAP, 0), (0, key, 1_000))
    slap.until(lambda: 2 in slap.scene.shown.dead and slap.scene.waiting)
    slap.run(1_100_000)
    before = len(slap.moves())
    slap.press((2, Gesture.SLAP, 0))
    assert slap.scene.bets[2] in slap.scene.presses.places.living
    assert len(slap.moves()) == before


# -- what the screen may not tell ------------------------------------------------------------------
def test_nothing_drawn_before_a_card_shows_differs_by_its_kind() -> None:
    tables = [SlapTable(deck=[kind]) for kind in ("iron", "move", "gun")]
    for slap in tables:
        slap.until_waiting()
        slap.press((0, Gesture.SLAP, 0))
    compared = 0
    while tables[0].view.card is None:
        assert len({slap.picture() for slap in tables}) == 1
        assert len({(slap.scene.wake_us(), slap.scene.aim_us()) for slap in tables}) == 1
        compared += 1
        for slap in tables:
            slap.step()
    assert compared > 8
    assert len({slap.picture() for slap in tables}) == 3


def test_a_live_frame_draws_next_to_nothing() -> None:
    slap = SlapTable((None,) * 7, deck=["iron"], size=(1920, 1080))
    slap.until(lambda: slap.scene.waiting)
    slap.step(draw=True)
    slap.run(1_100_000)
    slap.press((0, Gesture.SLAP, 0))
    slap.until(lambda: slap.view.card is not None)
    slap.step(draw=True)
    known = len(slap.app.art._cache)
    for seat, gesture in (
        (1, Gesture.POINT),
        (2, Gesture.COVER),
        (3, Gesture.AIM),
        (4, Gesture.POINT),
        (2, Gesture.COVER),
    ):
        slap.step(30_000, slap.down(seat, gesture), draw=True)
        assert slap.app.canvas.drawn_px < 160_000
        slap.step(
            60_000, Input(Kind.KEY_UP, slap.now_us, scancode=slap.code(seat, gesture)), draw=True
        )
    slap.step(50_000, draw=True)
    assert slap.app.canvas.drawn_px == 0
    assert len(slap.app.art._cache) == known  # all was made before


# -- calling off, pausing, resuming ----------------------------------------------------------------
def test_lost_focus_calls_the_card_off_and_asks() -> None:
    slap = SlapTable(deck=["iron", "iron"])
    slap.flip()
    slap.press((1, Gesture.BASE_LEFT, 0))
    slap.app.deliver([Input(Kind.FOCUS_LOST, slap.now_us)])
    assert slap.scene.stage is Stage.ASK and slap.scene.called_off and not slap.scene.live
    assert slap.view.phase is Phase.READY and slap.view.flipper == 0
    assert slap.scene.shown.hands == [ON_HIP] * 3 and slap.scene.shown.card is None
    slap.run(500_000)
    for seat in range(3):
        assert slap.scene.stage is Stage.ASK
        slap.press((seat, Gesture.SLAP, 0))
        slap.run(100_000)
    assert slap.scene.stage is Stage.PLAY and slap.view.phase is Phase.READY
    slap.run(600_000)
    slap.flip()
    assert slap.view.card is not None


def test_esc_on_a_live_card_calls_it_off_and_pauses() -> None:
    import pygame

    slap = SlapTable(deck=["iron"])
    slap.flip()
    slap.key(pygame.KSCAN_ESCAPE)
    assert slap.app.top is not None and slap.app.top.name == "pause"
    assert slap.view.phase is Phase.READY


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


# -- for others ------------------------------------------------------------------------------------
def test_the_log_tells_when_a_card_showed(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    slap = SlapTable(deck=["iron"], log=log)
    slap.flip()
    slap.run(3 * FRAME_US)
    rows = [json.loads(text) for text in log.read_text(encoding="utf-8").splitlines()]
    shown = next(row for row in rows if row["event"] == "card")
    assert shown["kind"] == "iron" and 0 <= shown["shown_us"] - shown["due_us"] <= FRAME_US
    assert any(row["event"] == "prompt" and row.get("moves") == ["flip"] for row in rows)


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


def test_dealing_needs_a_card_that_is_left() -> None:
    slap = duel_table()
    gun = slap.view.deck.gun
    assert gun == 9
    slap.press((2, Gesture.POINT_RIGHT, 0))
    assert isinstance(slap.table.session._plays[-1].move, Deal)
