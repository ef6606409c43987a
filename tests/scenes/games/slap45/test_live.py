"""Slap .45's live card: nothing gives it away, little is drawn, and it can be called off."""

from __future__ import annotations

import json
from pathlib import Path

import pygame

from game.controls.gestures import Gesture
from game.slap45.records import ON_HIP, Phase
from scenes.games.slap45.shown import Stage
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input, Kind
from tests.scenes.games.slap45.table import FRAME_US, SlapTable


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


def test_the_log_tells_when_a_card_showed(tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    slap = SlapTable(deck=["iron"], log=log)
    slap.flip()
    slap.run(3 * FRAME_US)
    rows = [json.loads(text) for text in log.read_text(encoding="utf-8").splitlines()]
    shown = next(row for row in rows if row["event"] == "card")
    assert shown["kind"] == "iron" and 0 <= shown["shown_us"] - shown["due_us"] <= FRAME_US
    assert any(row["event"] == "prompt" and row.get("moves") == ["flip"] for row in rows)


def test_beside_a_live_table_the_street_goes_on_without_its_plates() -> None:
    slap = SlapTable(deck=["iron"], size=(1024, 768))
    slap.until_waiting()
    slap.step(draw=True)
    slap.press((0, Gesture.SLAP, 0))
    slap.until(lambda: slap.view.card is not None)
    slap.step(draw=True)
    street = Canvas(pygame.Surface((1024, 768)))
    street.begin()
    street.background(slap.app.art.picture("slap_street"))
    street.present()
    above = pygame.Rect(0, 0, 1024, street.stage.top)
    shown, known = (
        pygame.image.tobytes(canvas.surface.subsurface(above), "RGB")
        for canvas in (slap.app.canvas, street)
    )
    assert above.h > 50 and shown == known
