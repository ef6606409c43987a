"""The lesson on Main Street names keys: they are lit on the plates, and who flips is told."""

from __future__ import annotations

from typing import Any

import pytest

from game.controls.gestures import Gesture
from scenes.games.slap45.first_round import FirstRound, slow_table
from scenes.games.slap45.named_keys import NAMED
from scenes.games.slap45.prompt import short, state_of
from scenes.tools.stagehand import Sitter, Stagehand
from tests.scenes.games.slap45.table import SlapTable

FULL = {
    "point": (Gesture.POINT_LEFT, Gesture.POINT_ACROSS, Gesture.POINT_RIGHT),
    "slap": (Gesture.SLAP,),
    "base": (Gesture.BASE_LEFT, Gesture.BASE_RIGHT, Gesture.FAR_LEFT, Gesture.FAR_RIGHT),
}


def lesson(people: int) -> tuple[Stagehand, FirstRound]:
    hand = Stagehand((1280, 720))
    table = hand.sit("slap45", [Sitter(f"P{i}") for i in range(people)] + [Sitter("T", "easy")])
    scene = FirstRound(hand.app, slow_table(hand.app, table.session.chairs))
    hand.open(scene)
    hand.until("the first flip", lambda: scene.waiting)
    return hand, scene


def words(hand: Stagehand) -> list[str]:
    seen: list[str] = []
    text = hand.app.text
    for name in ("line", "block"):
        real = getattr(text, name)

        def note(words: str, *a: Any, real: Any = real, **k: Any) -> Any:
            seen.append(words)
            return real(words, *a, **k)

        setattr(text, name, note)
    hand.picture()
    return seen


@pytest.mark.parametrize("cards", [0, 1, 2])
def test_what_a_card_asks_for_is_lit_on_everybodys_plate(cards: int) -> None:
    hand, scene = lesson(2)
    scene.cards = cards
    kind = ("iron", "move", "gun")[cards]
    named = next(names for card, names in NAMED.items() if card.value == kind)
    for seat in (0, 1):
        zone = scene.table.guests[seat].zone
        assert zone is not None
        wanted = {short(dict(zone.keys)[g]) for name in named for g in FULL[name]}
        if seat == scene.shown.flipper:  # the keys that flip the card are lit as well
            wanted |= {short(dict(zone.keys)[g]) for g in (Gesture.SLAP, Gesture.FLIP)}
        lit = {cap.label for row in state_of(scene, seat).caps for cap in row if cap.lit}
        assert lit == wanted
    hand.close()


def test_no_key_is_named_at_an_ordinary_table() -> None:
    slap = SlapTable()
    slap.until_waiting()
    caps = [cap for row in state_of(slap.scene, 1).caps for cap in row]
    assert caps and not any(cap.lit for cap in caps)


@pytest.mark.parametrize("people", [1, 2])
def test_who_flips_is_told_beside_the_note(people: int) -> None:
    hand, _scene = lesson(people)
    seen = words(hand)
    assert "P0 flips the card." in seen
    assert ("the lit keys on your plate" in seen) == (people > 1)
    assert ("point" in seen) == (people == 1)
    hand.close()
