"""No frame of many hand-overs shows a face that nobody may see (findings.md, People at one screen).

A person's turn is handed over behind the curtain by keys, at random, with wrong keys, pauses, lost
focus and looks in between; every frame's faces are held against what may be known. Some are
compared pixel by pixel with a table whose hidden cards are others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pygame
import pytest

from game.controls.gestures import Act
from scenes.table.secret.life import SecretLife
from scenes.table.secret.secrets import Curtain
from scenes.tools.stagehand import Sitter, Stagehand
from tests.scenes.table.secret.handover import Hands, LeakError, Watcher

PAIRS_DECK = [rank for rank in range(1, 11) for _ in range(rank)]


@pytest.mark.parametrize(
    ("game", "count"), [("monster", 20), ("monster_gunslingers", 20), ("texas_hold_it", 8)]
)
def test_no_face_in_any_frame_of_many_hand_overs(game: str, count: int) -> None:
    hands = Hands(game, seed=7)
    hands.play(count)
    assert hands.handovers >= count and hands.frames > 400


def test_the_watcher_sees_a_face_that_should_not_be_there() -> None:
    hand = Watcher((640, 360), speed="off")
    try:
        table = hand.sit("monster", [Sitter("A"), Sitter("B"), Sitter("C"), Sitter("D")])
        hand.app.notices.clear()
        hand.watch(table)
        scene = hand.scene
        hand.until("the curtain", lambda: scene.secrets.curtain is Curtain.HANGING)
        plain = scene.draw

        def draw(canvas: Any) -> None:
            plain(canvas)
            canvas.blit(hand.app.art.svg("monster/card_7", 90), 0, 0)

        scene.draw = draw  # type: ignore[method-assign]
        with pytest.raises(LeakError):
            hand.tap(pygame.KSCAN_F1)
    finally:
        hand.watching = False
        hand.close()


@pytest.fixture
def twins() -> Iterator[tuple[Stagehand, Stagehand]]:
    pair = (Stagehand((640, 360)), Stagehand((640, 360)))
    for hand in pair:
        hand.app.pump.glance = lambda: None  # type: ignore[method-assign]
        # A notice lies over the table until a press puts it away: that press would do nothing else.
        hand.app.notice = lambda *_words: None  # type: ignore[method-assign]
    yield pair
    for hand in pair:
        hand.close()


def pairs_deck(*first: int) -> list[int]:
    """A whole Pairs deck that begins with these cards."""
    rest = list(PAIRS_DECK)
    for card in first:
        rest.remove(card)
    return [*first, *rest]


def cards_of(hands: list[list[int]]) -> list[int]:
    """Hands as the order they are dealt in, one card at a time from the dealer's left."""
    return [hands[seat][k] for k in range(6) for seat in (1, 2, 3, 0)]


ONE = [[10, 9, 8, 7, 6, 5], [10, 9, 8, 7, 6, 4], [10, 9, 8, 7, 5, 4], [10, 9, 8, 6, 5, 3]]
OTHER = [[10, 9, 8, 7, 6, 2], [10, 7, 6, 5, 4, 3], [10, 9, 8, 7, 5, 1], [9, 8, 7, 6, 5, 4]]


def same_picture(pair: tuple[Stagehand, Stagehand]) -> bool:
    one, other = (pygame.image.tobytes(hand.picture(), "RGB") for hand in pair)
    return one == other


def test_pixel_by_pixel_the_curtain_tells_nothing(twins: tuple[Stagehand, Stagehand]) -> None:
    """Two tables with other hands look the same whenever nobody looks."""
    people = [Sitter("Ann"), Sitter("Bo"), Sitter("Cy"), Sitter("Di")]
    tables = []
    for hand, hands in zip(twins, (ONE, OTHER), strict=True):
        deck = pairs_deck(*cards_of(hands))
        tables.append(hand.sit("monster", people, {"games": 1}, stack={"decks": [deck]}))
        hand.app.notices.clear()
    scenes = [cast(SecretLife, hand.top) for hand in twins]
    checked = 0
    for turn in range(3):
        for _frame in range(12):
            for hand in twins:
                hand.run(33_334)
            assert same_picture(twins)
            checked += 1
        for hand, table, scene in zip(twins, tables, scenes, strict=True):
            hand.until("the curtain", lambda s=scene: s.secrets.curtain is Curtain.HANGING)
            hand.app.notices.clear()
            hand.act(table, (turn + 1) % 4, Act.SLAP)
            hand.run(500_000)
        assert [scene.actor() for scene in scenes] == [(turn + 1) % 4] * 2
        assert same_picture(twins), "it is open, but nobody holds to look"
        for hand, table, scene in zip(twins, tables, scenes, strict=True):
            scene.picker.go_to("throw")
            hand.act(table, (turn + 1) % 4, Act.SLAP)
            assert scene.actor() is None
    assert checked == 36


def test_looking_makes_the_difference(twins: tuple[Stagehand, Stagehand]) -> None:
    """The same comparison fails as soon as somebody looks: it can see a difference."""
    people = [Sitter("Ann"), Sitter("Bo"), Sitter("Cy"), Sitter("Di")]
    for hand, hands in zip(twins, (ONE, OTHER), strict=True):
        hand.app.settings.hold_to_look = False
        deck = pairs_deck(*cards_of(hands))
        table = hand.sit("monster", people, {"games": 1}, stack={"decks": [deck]})
        hand.app.notices.clear()
        scene = cast(SecretLife, hand.top)
        hand.until("the curtain", lambda s=scene: s.secrets.curtain is Curtain.HANGING)
        hand.act(table, 1, Act.SLAP)
        hand.run(500_000)
        assert scene.viewer() == 1
    assert not same_picture(twins)
