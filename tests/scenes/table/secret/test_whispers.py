"""What is told to one person's eyes leaves nothing on screen once they look no more."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pygame
import pytest

from game.controls.gestures import Act
from scenes.games.monster.scene import MonsterTable
from scenes.kit.input.inputs import Input, Kind
from scenes.table.secret.secrets import Curtain
from scenes.table.table import Table
from scenes.tools.stagehand import Sitter, Stagehand

PUBLIC = "Everybody may read this."
Looking = tuple[Stagehand, Table, MonsterTable]


@pytest.fixture
def looking() -> Iterator[Looking]:
    """Bo's curtain is open, and he holds to look."""
    hand = Stagehand((640, 360))
    hand.app.pump.glance = lambda: None  # type: ignore[method-assign]
    table = hand.sit("monster", [Sitter("Ann"), Sitter("Bo"), Sitter("Cy"), Sitter("Di")])
    scene = cast(MonsterTable, hand.top)
    hand.app.notices.clear()
    hand.until("the curtain", lambda: scene.secrets.curtain is Curtain.HANGING)
    hand.act(table, 1, Act.SLAP)
    hand.run(500_000)
    hand.press(hand.key(table, 1, Act.POINT))
    assert scene.viewer() == 1
    yield hand, table, scene
    hand.close()


def test_a_private_refusal_is_gone_with_the_look(looking: Looking) -> None:
    hand, table, scene = looking
    scene.say(PUBLIC)
    scene.refuse_secretly(0, "A pair is left.")
    assert scene.prompt() == "A pair is left." and scene.shake_from(0) is not None
    hand.let_go(hand.key(table, 1, Act.POINT))
    assert scene.prompt() == PUBLIC, "what all may read is still there, as if nothing had been said"
    assert scene.shake_from(0) is None
    hand.run(10_000_000)
    assert scene.prompt() not in (PUBLIC, "A pair is left.")


def test_the_picture_is_the_same_as_without_a_private_refusal(looking: Looking) -> None:
    hand, table, scene = looking
    hand.app.settings.reduced_motion = True  # no breath moves the picture by itself
    code = hand.key(table, 1, Act.POINT)
    hand.let_go(code)
    before = pygame.image.tobytes(hand.picture(), "RGB")
    hand.press(code)
    scene.refuse_secretly(0, "A pair is left.")
    assert pygame.image.tobytes(hand.picture(), "RGB") != before
    hand._frame(1, [Input(Kind.KEY_UP, hand.app.now_us + 1, scancode=code)])
    assert pygame.image.tobytes(hand.picture(), "RGB") == before


def test_a_refusal_while_nobody_looks_tells_nothing(looking: Looking) -> None:
    hand, table, scene = looking
    hand.let_go(hand.key(table, 1, Act.POINT))
    scene.refuse_secretly(0, "A pair is left.")
    assert "pair" not in scene.prompt() and scene.prompt()
