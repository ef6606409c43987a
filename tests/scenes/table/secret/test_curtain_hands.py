"""Hands at the curtain: what opens it, what gives up, and the card that may be read over it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pygame
import pytest

from game.controls.gestures import Act
from game.core.engine import TABLE
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.table.secret.curtain import HOLD_US
from scenes.table.secret.life import SecretLife
from scenes.table.secret.secrets import Curtain
from scenes.table.table import Table
from scenes.tools.stagehand import Sitter, Stagehand

SIGN = 960.0, 560.0
AWAY = 20.0, 20.0
Hanging = tuple[Stagehand, Table, SecretLife]


@pytest.fixture
def hanging() -> Iterator[Hanging]:
    """The curtain hangs for the first of three."""
    hand = Stagehand((640, 360), speed="off")
    hand.app.pump.glance = lambda: None  # type: ignore[method-assign]
    table = hand.sit("monster_gunslingers", [Sitter("Ann"), Sitter("Bo"), Sitter("Cy")])
    scene = cast(SecretLife, hand.top)
    hand.app.notices.clear()
    hand.until("the curtain", lambda: scene.secrets.curtain is Curtain.HANGING)
    hand.run(300_000)
    yield hand, table, scene
    hand.close()


def mouse(hand: Stagehand, kind: Kind, at: tuple[float, float], button: int = 1) -> None:
    at_us = hand.app.now_us + 16_667
    hand._frame(16_667, [Input(kind, at_us, x_u=at[0], y_u=at[1], button=button)])


def test_the_mouse_held_on_the_sign_opens_it(hanging: Hanging) -> None:
    hand, _table, scene = hanging
    mouse(hand, Kind.MOUSE_DOWN, SIGN)
    hand.run(HOLD_US - 100_000)
    assert scene.secrets.curtain is Curtain.HANGING
    hand.run(200_000)
    assert scene.secrets.owner == 0


@pytest.mark.parametrize("how", ["drawn off the sign", "let go", "beside the sign", "focus lost"])
def test_a_mouse_that_gives_up_opens_nothing(hanging: Hanging, how: str) -> None:
    hand, _table, scene = hanging
    mouse(hand, Kind.MOUSE_DOWN, AWAY if how == "beside the sign" else SIGN)
    if how == "drawn off the sign":
        mouse(hand, Kind.MOUSE_MOVE, AWAY)
        mouse(hand, Kind.MOUSE_MOVE, SIGN)
    elif how == "let go":
        mouse(hand, Kind.MOUSE_UP, SIGN)
    elif how == "focus lost":
        hand._frame(1, [Input(Kind.FOCUS_LOST, hand.app.now_us)])
    hand.run(HOLD_US * 2)
    assert scene.secrets.curtain is Curtain.HANGING and scene.viewer() == TABLE


def test_the_reference_card_is_read_over_the_curtain(hanging: Hanging) -> None:
    hand, table, scene = hanging
    hand.tap(pygame.KSCAN_TAB)
    assert scene.reference_open and scene.secrets.curtain is Curtain.HANGING
    hand.act(table, 0, Act.SLAP)
    assert not scene.reference_open
    assert scene.secrets.curtain is Curtain.HANGING, (
        "the press that shuts the card opens no curtain"
    )
    hand.run(300_000)
    hand.act(table, 0, Act.SLAP)
    assert scene.secrets.owner == 0


def test_a_pad_that_is_nobodys_opens_nothing(hanging: Hanging) -> None:
    hand, _table, scene = hanging
    hand.app.pads.add(9, "loose")
    for button in (PadButton.SOUTH, PadButton.LEFT_TRIGGER, PadButton.RIGHT_TRIGGER):
        for kind in (Kind.PAD_DOWN, Kind.PAD_UP):
            at_us = hand.app.now_us + 16_667
            hand._frame(16_667, [Input(kind, at_us, pad=9, button=button)])
    assert scene.secrets.curtain is Curtain.HANGING


def test_whoever_looks_on_as_the_turn_passes_sees_nothing_more(hanging: Hanging) -> None:
    """The look key stays down from one's own turn into the next one's: it looks at nothing."""
    hand, table, scene = hanging
    hand.act(table, 0, Act.SLAP)
    hand.run(400_000)
    hand.press(hand.key(table, 0, Act.POINT))
    assert scene.viewer() == 0
    for key in cast("list[Any]", [("hand", 0), ("sign", "holster")]):
        scene.picker.go_to(key)
        hand.act(table, 0, Act.SLAP)
    hand.until("the next curtain", lambda: scene.secrets.named == 1)
    hand.run(600_000)
    hand.act(table, 1, Act.SLAP)
    hand.run(500_000)
    assert scene.secrets.owner == 1 and scene.viewer() == TABLE
    hand.press(hand.key(table, 1, Act.POINT))
    assert scene.viewer() == 1
    hand.tap(pygame.KSCAN_BACKSPACE)
    assert scene.viewer() == TABLE, "what is taken back goes back behind the curtain"
    hand.run(500_000)
    assert scene.secrets.named == 0
