"""The washroom by hand: every move by keys and by mouse, what is refused and why, whole games."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pygame
import pytest

from game.controls.gestures import Act
from scenes.games.texas_hold_it.choices import CARD
from scenes.kit.input.inputs import PadButton
from scenes.table.secret.secrets import Curtain
from tests.scenes.games.texas_hold_it.table import TexasTable

Make = Callable[..., TexasTable]


@pytest.fixture
def sit() -> Iterator[Make]:
    tables: list[TexasTable] = []

    def make(*args: Any, **more: Any) -> TexasTable:
        tables.append(TexasTable(*args, **more))
        return tables[-1]

    yield make
    for table in tables:
        table.close()


# -- each move -------------------------------------------------------------------------------------
def test_peek_and_say_by_keys(sit: Make) -> None:
    t = sit()
    t.choose(0, "peek", ("gap", 2))
    assert t.view.peeking == 2
    t.uncover(0)
    t.choose(0, ("say", "gas"))
    t.rest()
    assert [(move["do"], move.get("gap"), move.get("claim")) for move in t.moves()] == [
        ("peek", 2, None),
        ("say", None, "gas"),
    ]
    assert [(claim.gap, claim.seat, claim.says) for claim in t.view.claims] == [(2, 0, "gas")]
    assert [(tag.seat, tag.says) for tag in t.scene.shown.row[2].tags] == [(0, "gas")]


def test_every_move_by_mouse(sit: Make) -> None:
    t = sit()
    t.until_turn(0)
    t.click_spot("peek")
    t.click_spot(("gap", 1))
    t.until(lambda: t.scene.secrets.curtain is Curtain.HANGING)
    t.run(450_000)
    t.click(960, 500, held_us=700_000)
    t.until_turn(0)
    t.click_spot(("say", "calm"))
    t.until_turn(1)
    t.click_spot("swap")
    t.click_spot(("gap", 0))
    t.click_spot(("gap", 2))
    t.until_turn(2)
    t.click_spot("pee")
    t.click_spot(("urinal", 1))
    t.until_turn(0)
    t.click_spot("hold")
    t.until_turn(1)
    assert [move["do"] for move in t.moves()] == ["peek", "say", "swap", "pee", "hold"]


def test_swap_pee_and_hold_by_keys(sit: Make) -> None:
    t = sit()
    t.choose(0, "swap", ("gap", 0), ("gap", 2))
    t.rest()
    t.pee(1, 1)
    t.hold(2)
    assert [(move["do"], move.get("gaps") or move.get("urinal")) for move in t.moves()] == [
        ("swap", [0, 2]),
        ("pee", 1),
        ("hold", None),
    ]
    assert t.view.calls and t.scene.shown.called and t.scene.shown.holding == [2]
    assert t.scene.shown.locked == {1, 2}


def test_every_move_by_a_pad(sit: Make) -> None:
    t = sit((None, "easy"), pads=[0])
    t.until_turn(0)
    t.pad(0, PadButton.SOUTH)
    t.pad(0, PadButton.DPAD_RIGHT)
    t.pad(0, PadButton.SOUTH)
    assert t.view.peeking == 1


def test_arrows_and_enter_do_for_whose_turn_it_is(sit: Make) -> None:
    t = sit()
    t.until_turn(0)
    t.tap(pygame.KSCAN_DOWN, pygame.KSCAN_RETURN, pygame.KSCAN_RIGHT, pygame.KSCAN_RETURN)
    t.rest()
    assert [(move["do"], move["urinal"]) for move in t.moves()] == [("pee", 1)]


def test_others_keys_do_nothing(sit: Make) -> None:
    t = sit()
    t.until_turn(0)
    before = t.scene.picker.key
    t.act(1, Act.RIGHT, Act.SLAP)
    t.act(2, Act.SLAP, Act.SLAP)
    assert t.scene.picker.key == before and t.moves() == [] and not t.scene.step


def test_no_word_is_chosen_beforehand(sit: Make) -> None:
    """A key struck twice says nothing: the cursor begins on the card, which is no word."""
    t = sit()
    t.choose(0, "peek", ("gap", 0))
    t.uncover(0)
    t.until_turn(0)
    assert t.scene.picker.key == CARD
    t.act(0, Act.SLAP)
    assert t.view.peeking == 0 and "cactus, snake, gas or calm" in t.scene.prompt()


def test_the_words_stand_in_one_order_whatever_the_card_is(sit: Make) -> None:
    for gap in range(3):
        t = sit()
        t.choose(0, "peek", ("gap", gap))
        t.uncover(0)
        t.until_turn(0)
        keys = [spot.key for spot in t.scene.picker.spots]
        assert keys == [CARD, *(("say", word) for word in ("cactus", "snake", "gas", "calm"))]


# -- what is refused -------------------------------------------------------------------------------
def test_a_locked_cowboy_shakes_and_says_why(sit: Make) -> None:
    t = sit((None,) * 4)
    t.pee(0, 2)
    t.choose(1, "swap", ("gap", 3))
    assert t.scene.step == "swap" and t.scene.prompt() == "He stands beside somebody: locked."
    assert t.scene.shake_from(("gap", 3)) is not None
    swung = {t.scene.shake_u(("gap", 3))}
    for _frame in range(6):
        t.step()
        swung.add(t.scene.shake_u(("gap", 3)))
    assert max(swung) > 2 and min(swung) < -2


def test_a_taken_place_is_refused(sit: Make) -> None:
    t = sit((None,) * 4)
    t.pee(0, 1)
    t.choose(1, "pee", ("urinal", 1))
    assert t.scene.prompt() == "That place is taken."
    assert [move["do"] for move in t.moves()] == ["pee"]


def test_one_cowboy_cannot_be_swapped_with_himself(sit: Make) -> None:
    t = sit()
    t.choose(0, "swap", ("gap", 1), ("gap", 1))
    assert t.scene.step == "swap2" and "takes two" in t.scene.prompt()


def test_with_all_but_one_locked_nothing_can_be_swapped(sit: Make) -> None:
    t = sit()
    t.pee(0, 1)
    t.choose(1, "swap")
    assert t.scene.prompt() == "Fewer than two cowboys can still be moved."


def test_after_a_call_it_is_pee_or_hold_it(sit: Make) -> None:
    t = sit()
    t.hold(0)
    for kind in ("peek", "swap"):
        t.choose(1, kind)
        assert t.scene.prompt() == "Somebody holds it: pee or hold it."
    assert "pee or hold it" in t.scene.prompt_words(1)
    t.pee(1, 0)
    assert t.moves()[-1]["do"] == "pee"


def test_out_of_patience_says_so(sit: Make) -> None:
    t = sit((None, None), patience=3)
    for _lap in range(3):
        for seat in (0, 1):
            t.choose(seat, "swap", ("gap", 0), ("gap", 1))
            t.rest()
    t.choose(0, "peek")
    assert t.scene.prompt() == "No more dawdling this round: pee or hold it."


def test_no_early_hold_if_so_agreed(sit: Make) -> None:
    t = sit(early_hold=False)
    t.choose(0, "hold")
    assert t.scene.prompt() == "Nobody starts a round by holding it here."
    assert t.moves() == []


def test_going_back_forgets_the_step(sit: Make) -> None:
    t = sit()
    t.choose(0, "swap", ("gap", 1))
    assert t.scene.step == "swap2"
    t.act(0, Act.COVER)
    assert t.scene.step == "swap" and t.scene.first_gap is None
    t.tap(pygame.KSCAN_ESCAPE)
    assert t.scene.step == "" and t.top is t.scene
    t.run(450_000)
    t.tap(pygame.KSCAN_ESCAPE)
    assert t.top.name == "pause"


def test_hammering_the_key_makes_one_move(sit: Make) -> None:
    t = sit()
    t.until_turn(0)
    t.walk_to(0, "hold")
    for _blow in range(8):
        t.act(0, Act.SLAP)
    t.rest()
    assert [move["do"] for move in t.moves()] == ["hold"]


# -- whole games -----------------------------------------------------------------------------------
def play_on(t: TexasTable, rng: random.Random, end: str = "results") -> None:
    """People choose at random among what is offered, by keys, until the results."""
    for _step in range(4_000):
        if t.top is not t.scene:
            break
        scene = t.scene
        if scene.secrets.curtain is Curtain.HANGING and scene.secrets.named is not None:
            t.run(450_000)
            t.act(scene.secrets.named, Act.SLAP)
        elif scene.reading is not None:
            t.act(scene.reading, Act.SLAP)
        elif (seat := scene.actor()) is not None and scene.picker.spots:
            spot = rng.choice(scene.picker.spots)
            scene.picker.go_to(spot.key)
            t.act(seat, Act.SLAP)
        else:
            t.run(60_000)
    assert t.top.name == end


@pytest.mark.parametrize(
    ("levels", "options"),
    [
        ((None, None), {}),
        ((None, None, "easy"), {"claims": "silent"}),
        ((None, "middle", "hard", "easy"), {}),
        ((None, "easy"), {"claims": "silent"}),
        ((None, None, "easy", None, "middle", "easy"), {"early_hold": False, "patience": 3}),
    ],
)
def test_a_whole_game_ends_in_the_results(
    sit: Make, levels: tuple[str | None, ...], options: dict[str, Any]
) -> None:
    t = sit(levels, speed="off", rounds=5, decks=(), **options)
    play_on(t, random.Random(len(levels)))
    assert t.table.result() is not None
