"""Slap .45: the final duel, and what the dead do meanwhile."""

from __future__ import annotations

from game.controls.gestures import Gesture
from game.slap45.records import Deal, Phase
from tests.scenes.games.slap45.table import SlapTable


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


def test_dealing_needs_a_card_that_is_left() -> None:
    slap = duel_table()
    gun = slap.view.deck.gun
    assert gun == 9
    slap.press((2, Gesture.POINT_RIGHT, 0))
    assert isinstance(slap.table.session._plays[-1].move, Deal)
