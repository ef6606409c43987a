"""Nobody at the keyboard: the table waits, and nobody loses a gang while they are away."""

from __future__ import annotations

import pygame
import pytest

from game.controls.gestures import Gesture
from game.core.session import Session
from game.slap45.records import Phase
from scenes.games.slap45.first_round import FirstRound
from scenes.games.slap45.prompt import prompt
from scenes.games.slap45.roll_call import WITHOUT_US
from scenes.games.slap45.scene import SlapStreet
from scenes.table.table import Table
from tests.scenes.games.slap45.table import SlapTable, Stage

CARDS = ("iron", "move", "iron", "move", "gun") * 10
LONG_US = 90_000_000
BOTS = ("hard", "hard")


def table(*levels: str | None, **options: object) -> SlapTable:
    return SlapTable(levels, deck=CARDS, **options)  # type: ignore[arg-type]


def waits(slap: SlapTable) -> bool:
    return slap.scene.stage is Stage.ASK and slap.scene.roll.nobody


def cards(slap: SlapTable) -> int:
    deck = slap.view.deck
    return 50 - deck.iron - deck.move - deck.gun


def hands_off(slap: SlapTable) -> None:
    """Until the table waits for somebody; then for as long as it took to lose nine members."""
    slap.until(lambda: waits(slap), LONG_US)
    gangs, dealt = slap.view.gangs, cards(slap)
    slap.run(LONG_US)
    assert waits(slap) and not slap.table.running and not slap.scene.live
    assert (slap.view.gangs, cards(slap)) == (gangs, dealt)


@pytest.mark.parametrize("pace", ["manual", "auto"])
def test_two_cards_without_a_press_and_the_table_waits(pace: str) -> None:
    slap = table(*BOTS, None, None, pace=pace)
    hands_off(slap)
    assert cards(slap) <= 2
    assert "Is anybody there?" in prompt(slap.scene)[0]
    assert "Hattie" in prompt(slap.scene)[0] and "Buck" in prompt(slap.scene)[0]


def test_no_member_is_lost_where_a_person_was_to_flip_first() -> None:
    slap = table(None, None, *BOTS)
    hands_off(slap)
    assert slap.view.gangs == (6, 6, 6, 6)
    assert cards(slap) == 0


def test_it_waits_in_the_final_duel_too() -> None:
    slap = table(None, "hard")
    hands_off(slap)
    assert cards(slap) <= 2


def test_a_key_of_ones_own_brings_the_question_and_the_rest_are_not_waited_for_long() -> None:
    slap = table(*BOTS, None, None)
    slap.until(lambda: waits(slap), LONG_US)
    slap.run(500_000)
    slap.key(slap.code(2, Gesture.SLAP))
    assert slap.scene.stage is Stage.ASK and not slap.scene.roll.nobody
    assert "Buck" in prompt(slap.scene)[0] and "Hattie" not in prompt(slap.scene)[0]
    assert "seconds" in prompt(slap.scene)[0]
    slap.run(WITHOUT_US - 500_000)
    assert slap.scene.stage is Stage.ASK
    slap.run(600_000)
    assert slap.scene.stage is Stage.PLAY and slap.table.running


def test_everybody_back_and_it_goes_on_at_once() -> None:
    slap = table(*BOTS, None, None)
    slap.until(lambda: waits(slap), LONG_US)
    slap.run(500_000)
    slap.key(slap.code(3, Gesture.BASE_LEFT))
    slap.key(slap.code(2, Gesture.SLAP))
    assert slap.scene.stage is Stage.PLAY


def test_enter_says_only_that_somebody_is_there() -> None:
    slap = table(*BOTS, None, None)
    slap.until(lambda: waits(slap), LONG_US)
    slap.run(500_000)
    slap.key(pygame.KSCAN_RETURN)
    assert slap.scene.stage is Stage.ASK and not slap.scene.roll.nobody
    slap.run(WITHOUT_US + 1_000_000)
    assert slap.scene.stage is Stage.ASK
    slap.key(pygame.KSCAN_RETURN)
    assert slap.scene.stage is Stage.PLAY


def test_one_absent_among_others_stops_nobody() -> None:
    slap = table(*BOTS, None, None, gang=10)
    dealt = 0
    while dealt < 6:
        slap.until(lambda: slap.view.card is not None or waits(slap), LONG_US)
        assert not waits(slap)
        slap.press((2, Gesture.BASE_LEFT, 0))
        slap.until(lambda: slap.view.card is None)
        dealt += 1
        if slap.view.flipper in (2, 3):
            slap.until_waiting()
            slap.until(lambda: slap.view.flipper == 2 or slap.view.anyone_flips, LONG_US)
            slap.press((2, Gesture.SLAP, 0))


def test_the_dead_do_not_count() -> None:
    """Whoever is out may press: the living person is as absent as before."""
    slap = table(*BOTS, None, None)
    slap.until(lambda: waits(slap), LONG_US)
    roll = slap.scene.roll
    roll.done()
    view = slap.scene.view()
    assert view.lives(3)
    object.__setattr__(view, "gangs", (*view.gangs[:3], 0))
    event = slap.down(3, Gesture.SLAP)
    roll.heard(event)
    roll.card_settled()
    roll.card_settled()
    assert roll.asks


def test_bots_alone_are_asked_nothing() -> None:
    slap = table("hard", "hard", "hard", gang=1)
    slap.until(lambda: slap.view.phase is Phase.OVER or waits(slap), 400_000_000)
    assert not waits(slap)


def test_a_lesson_waits_for_nobody() -> None:
    slap = table(None, "easy", "easy", scene=FirstRound)
    for _card in range(3):
        slap.scene.roll.card_settled()
    assert not slap.scene.roll.asks


def test_a_game_gone_on_with_asks_everybody_and_counts_anew() -> None:
    slap = table(*BOTS, None, None)
    slap.until(lambda: waits(slap), LONG_US)
    gangs = slap.view.gangs
    slap.app.end()
    session = Session.resume(slap.app.files.autosave)
    assert session is not None
    slap.table = Table(slap.app, session)
    slap.scene = SlapStreet(slap.app, slap.table)
    slap.open()
    slap.until(lambda: slap.scene.stage is Stage.ASK)
    slap.run(LONG_US)
    assert slap.scene.stage is Stage.ASK and not slap.scene.live
    assert slap.view.gangs == gangs
