"""What nobody may see in the washroom: a peek is for one person's eyes, or for one person's hands.

Two tables whose hidden cards differ are compared pixel by pixel, whenever nobody looks.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.controls.gestures import Act
from scenes.games.texas_hold_it.choices import AGAIN, HIDE, RECALL
from scenes.games.texas_hold_it.rumble import FEEL_US, PATTERNS
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.table.secret.secrets import Curtain
from tests.scenes.games.texas_hold_it.table import TexasTable

ONE = ("snake", "calm", "cactus", "gas", "calm", "cactus", "snake")
OTHER = ("gas", "cactus", "snake", "calm", "calm", "cactus", "snake")
CARDS = ("cactus", "snake", "gas", "calm")
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


def topped(card: str) -> tuple[str, ...]:
    """A deck with this card in the first gap."""
    rest = list(ONE)
    rest.remove(card)
    return (card, *rest)


# -- pixel by pixel --------------------------------------------------------------------------------
def test_no_picture_tells_what_was_peeked_at(sit: Make) -> None:
    """The same presses at two tables give the same pictures, frame by frame, and in the same time,
    until the cards are turned up; only while somebody holds to look they differ."""
    pair = [sit(decks=[deck]) for deck in (ONE, OTHER)]
    compared = 0

    def same() -> bool:
        nonlocal compared
        compared += 1
        return pair[0].picture() == pair[1].picture()

    def both(what: Callable[[TexasTable], object]) -> None:
        for t in pair:
            what(t)
        assert pair[0].app.now_us == pair[1].app.now_us
        assert same()

    for seat, gap in ((0, 0), (1, 2), (2, 1)):
        both(lambda t, s=seat: t.until_turn(s))
        both(lambda t, s=seat: t.choose(s, "peek"))
        both(lambda t, s=seat, g=gap: t.choose(s, ("gap", g)))
        for _frame in range(12):
            both(lambda t: t.run(50_000))
        both(lambda t, s=seat: t.uncover(s))
        both(lambda t: t.run(400_000))
        for t in pair:
            t.look(seat, True)
        assert not same(), "it is looked at: the comparison can see a difference"
        for t in pair:
            t.look(seat, False)
        assert same()
        both(lambda t, s=seat: t.choose(s, ("say", "calm")))
        for _frame in range(8):
            both(lambda t: t.run(60_000))
    both(lambda t: t.pee(0, 0))
    both(lambda t: t.hold(1))
    both(lambda t: t.until_turn(2))
    assert compared > 60


def test_pictures_with_one_person_differ_only_for_what_they_saw(sit: Make) -> None:
    pair = [sit((None, "easy"), decks=[deck]) for deck in (ONE, OTHER)]
    for t in pair:
        t.until_turn(0)
    assert pair[0].picture() == pair[1].picture()
    for t in pair:
        t.choose(0, "peek", ("gap", 0))
        t.until_turn(0)
    assert pair[0].picture() != pair[1].picture()
    assert [list(t.scene.seen().values()) for t in pair] == [["snake"], ["gas"]]


# -- curtain, holding, recalling -------------------------------------------------------------------
def test_the_card_shows_only_while_its_owner_holds(sit: Make) -> None:
    t = sit()
    t.choose(0, "peek", ("gap", 0))
    t.uncover(0)
    t.until_turn(0)
    assert t.scene.seen() == {}
    t.look(0, True)
    assert list(t.scene.seen().values()) == ["snake"]
    t.look(0, False)
    assert t.scene.seen() == {}


def test_the_look_plank_covers_no_choice(sit: Make) -> None:
    t = sit()
    t.choose(0, "peek", ("gap", 0))
    t.uncover(0)
    t.until_turn(0)
    x, y, w, h = t.scene.look_box()
    for spot in t.scene.picker.spots:
        apart = spot.x_u >= x + w or x >= spot.x_u + spot.w_u
        assert apart or spot.y_u >= y + h or y >= spot.y_u + spot.h_u, spot.key


@pytest.mark.parametrize("how", ["focus", "pause"])
def test_nothing_stays_visible_when_the_game_is_left_alone(sit: Make, how: str) -> None:
    t = sit()
    t.choose(0, "peek", ("gap", 0))
    t.uncover(0)
    t.until_turn(0)
    t.look(0, True)
    if how == "focus":
        t.step(0, Input(Kind.FOCUS_LOST, t.app.now_us))
    else:
        t.tap(pygame.KSCAN_ESCAPE)
        assert t.top.name == "pause"
    assert t.scene.seen() == {} and t.scene.secrets.owner is None
    if how == "pause":
        t.run(400_000)
        t.tap(pygame.KSCAN_ESCAPE)
    t.run(500_000)
    t.look(0, False)
    t.uncover(0)
    assert t.view.peeking == 0
    t.choose(0, ("say", "snake"))
    t.rest()
    assert t.moves()[-1]["claim"] == "snake"


def test_what_one_saw_comes_back_behind_the_curtain(sit: Make) -> None:
    t = sit((None, None))
    t.peek(0, 1, "gas")
    t.until_turn(1)
    assert t.scene.picker.find(RECALL) is None, "who has not peeked has nothing to recall"
    t.choose(1, "swap", ("gap", 0), ("gap", 1))
    t.rest()
    t.choose(0, RECALL)
    t.uncover(0)
    t.until_turn(0)
    t.look(0, True)
    found = t.scene.seen()
    assert {t.scene.shown.row.index(who): card for who, card in found.items()} == {0: "calm"}
    t.look(0, False)
    t.choose(0, HIDE)
    t.run(200_000)
    assert t.scene.recalling is None and t.scene.actor() == 0
    assert {spot.key for spot in t.scene.picker.spots} >= {"peek", "swap", "pee", "hold"}


def test_spoken_claims_wait_until_the_card_was_read(sit: Make) -> None:
    t = sit(claims="silent")
    t.choose(0, "peek", ("gap", 1))
    assert t.scene.reading == 0 and t.view.player == 1
    t.uncover(0)
    t.look(0, True)
    assert list(t.scene.seen().values()) == ["calm"]
    t.look(0, False)
    t.run(5_000_000)
    assert t.scene.reading == 0, "the game waits for them"
    t.act(0, Act.SLAP)
    t.until_turn(1)
    tags = t.scene.shown.row[1].tags
    assert [(tag.seat, tag.says) for tag in tags] == [(0, None)]


# -- pads ------------------------------------------------------------------------------------------
def felt_peek(t: TexasTable) -> int:
    """A peek at the first gap by pad; how long until words may be chosen, in µs."""
    t.until_turn(0)
    t.pad(0, PadButton.SOUTH)
    begun_us = t.app.now_us
    t.pad(0, PadButton.SOUTH)
    t.until(lambda: t.scene.actor() == 0 and t.view.peeking is not None)
    return t.app.now_us - begun_us


@pytest.mark.parametrize("card", CARDS)
def test_a_pad_tells_a_card_by_its_own_pattern(sit: Make, card: str) -> None:
    t = sit((None, None), pads=[0, 1], decks=[topped(card)])
    felt_peek(t)
    felt = t.devices[0].felt
    assert [ms for _at_us, ms in felt] == [ms for _after_us, ms in PATTERNS[card]]
    if len(felt) == 2:
        assert abs(felt[1][0] - felt[0][0] - PATTERNS[card][1][0]) < 40_000
        assert felt[1][0] - felt[0][0] > felt[0][1] * 1_000, "two buzzes, not a long one"
    assert t.devices[1].felt == [], "nobody else feels it"


def test_every_card_takes_the_same_time_and_shows_the_same_pictures(sit: Make) -> None:
    tables = [sit((None, None), pads=[0, 1], decks=[topped(card)]) for card in CARDS]
    for t in tables:
        t.until_turn(0)
        t.pad(0, PadButton.SOUTH)
        t.pad(0, PadButton.SOUTH)
    for _frame in range(45):
        for t in tables:
            t.run(50_000)
        assert len({t.picture() for t in tables}) == 1
        assert len({t.scene.actor() for t in tables}) == 1
    assert {t.scene.actor() for t in tables} == {0}
    assert all(t.scene.secrets.curtain is Curtain.UP and t.scene.seen() == {} for t in tables)
    waits = {felt_peek(sit((None, None), pads=[0], decks=[topped(card)])) for card in CARDS}
    assert max(waits) - min(waits) == 0 and min(waits) >= FEEL_US


def test_it_can_be_felt_again_in_the_same_time(sit: Make) -> None:
    t = sit((None, None), pads=[0], decks=[topped("snake")])
    felt_peek(t)
    t.run(450_000)
    t.click_spot(AGAIN)
    begun_us = t.app.now_us
    t.until(lambda: t.scene.actor() == 0)
    assert t.app.now_us - begun_us >= FEEL_US - 100_000
    assert [ms for _at_us, ms in t.devices[0].felt] == [260] * 4


def test_a_pause_stops_the_buzz_and_the_curtain_tells_instead(sit: Make) -> None:
    t = sit((None, None), pads=[0], decks=[topped("snake")])
    t.until_turn(0)
    t.pad(0, PadButton.SOUTH)
    t.pad(0, PadButton.SOUTH)
    t.until(lambda: len(t.devices[0].felt) == 1)
    t.pad(0, PadButton.START)
    assert t.top.name == "pause" and t.devices[0].stops
    t.run(2_000_000)
    assert len(t.devices[0].felt) == 1, "nothing buzzes behind the pause sheet"
    t.tap(pygame.KSCAN_ESCAPE)
    t.until(lambda: t.scene.secrets.curtain is Curtain.HANGING)
    assert t.scene.secrets.named == 0


def test_a_pad_that_cannot_be_felt_gets_the_curtain(sit: Make) -> None:
    t = sit((None, None), pads=[0])
    t.app.pads.add(100, "pad", None)
    t.until_turn(0)
    t.pad(0, PadButton.SOUTH)
    t.pad(0, PadButton.SOUTH)
    t.until(lambda: t.scene.secrets.curtain is Curtain.HANGING)
    assert t.scene.felt is None and t.scene.secrets.named == 0


# -- what is written -------------------------------------------------------------------------------
def test_the_log_holds_no_card_before_the_round_ends(sit: Make, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    t = sit((None, None), log=log, decks=[topped("gas")])
    t.peek(0, 0, "calm")
    t.peek(1, 1, "calm")
    t.pee(0, 0)
    before = log.read_text()
    assert not any(f'"{card}"' in before for card in ("snake", "gas", "cactus"))
    t.hold(1)
    after = [json.loads(line) for line in log.read_text()[len(before) :].splitlines()]
    told = [line for line in after if line.get("what") == "TurnedUp" or "ended" in line]
    assert told and told[0]["ended"]["gaps"][0] == "gas"
