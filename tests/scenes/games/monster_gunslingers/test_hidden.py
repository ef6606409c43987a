"""While nobody holds to look, nothing on Main Street's bench tells the kind of a card in hand."""

from __future__ import annotations

import pygame
import pytest

from game.controls.gestures import Act as Press
from scenes.games.monster_gunslingers.choice import Step
from tests.scenes.games.monster_gunslingers.table import Town, town

RANKS = "AKQJT98765432"
REST = "5D TC 9C 7C"
DOC = "KD 3S 2H 8C 7D"


def seen(t: Town) -> bytes:
    return pygame.image.tobytes(t.hand.picture(), "RGB")


def table(first: str) -> Town:
    return Town(hands=(f"{first} {REST}", DOC), hold=True)


def test_a_card_is_chosen_only_by_who_looks() -> None:
    pictures = set()
    for rank in RANKS:
        t = table(f"{rank}H")
        try:
            seat = t.ready()
            for _ in range(2):  # a card, and what was its power's sign
                t.hand.act(t.table, seat, Press.SLAP)
            assert t.scene.choosing(seat).step is Step.CARD
            assert t.scene.prompt().startswith("Look first")
            pictures.add(seen(t))
            assert t.moves() == []
        finally:
            t.hand.close()
    assert len(pictures) == 1


def test_a_look_that_ends_in_mid_step_leaves_one_picture_whatever_the_card() -> None:
    pictures, cursors = set(), set()
    for rank in "KQT83":
        t = table(f"{rank}H")
        try:
            seat = t.ready()
            with t.looking():
                t.by_keys(("hand", 0), ("sign", "act"))
                step, key = t.scene.choosing(seat).step, t.scene.picker.key
                cursors.add(str(key))
            assert t.scene.picker.spots == ()
            pictures.add(seen(t))
            t.hand.act(t.table, seat, Press.SLAP)
            t.hand.act(t.table, seat, Press.RIGHT)
            assert t.moves() == []
            with t.looking():
                assert t.scene.choosing(seat).step is step and t.scene.picker.key == key
        finally:
            t.hand.close()
    assert len(cursors) > 1 and len(pictures) == 1


def test_going_back_unseen_forgets_the_whole_move() -> None:
    t = table("QH")
    try:
        seat = t.ready()
        with t.looking():
            t.by_keys(("hand", 0), ("sign", "act"))
        t.hand.act(t.table, seat, Press.COVER)
        assert t.scene.choosing(seat).step is Step.CARD and t.scene.picker.spots
    finally:
        t.hand.close()


@pytest.mark.parametrize("hold", [False, True])
def test_why_a_target_is_refused_is_told_to_who_looks_only(hold: bool) -> None:
    with town(hands=(f"4H {REST}", DOC), hold=hold) as t:
        seat = t.ready()

        def refused() -> None:
            t.by_keys(("hand", 0), ("sign", "act"))
            t.point(("seat", seat), seat)
            t.hand.act(t.table, seat, Press.SLAP)
            assert t.scene.prompt() == "It has to be another player."

        if not hold:
            refused()
            return
        with t.looking():
            refused()
        assert "another player" not in t.scene.prompt()


def test_a_power_that_finds_nothing_is_not_what_the_cursor_offers_first() -> None:
    with town(hands=(f"6H {REST}", DOC)) as t:  # no holster has a card to shoot
        t.by_keys(("hand", 0))
        assert t.scene.picker.key == ("sign", "holster")
        t.by_keys(("sign", "act"))
        assert t.last()["do"] == "act"
