"""No press counts for a prompt nobody can have seen: 0.25 s, at all tables, on all devices."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.controls.gestures import Act
from game.core.engine import Seat
from game.core.registry import GAMES
from scenes.games import TABLES
from scenes.kit.app.gate import SEEN_US
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.table.table import Table
from scenes.tools.stagehand import Sitter, Stagehand

TWICE_US = 90_000
HOW = (("own key", "off"), ("enter", "off"), ("pad", "off"), ("own key", "fast"))


@pytest.fixture
def hand() -> Iterator[Stagehand]:
    made = Stagehand((640, 360), "en")
    yield made
    made.close()


def plays(table: Table) -> int:
    moves = table.session.transcript()["moves"]
    assert isinstance(moves, list)
    return sum(1 for move in moves if move.get("do") != "wait")


def press(hand: Stagehand, table: Table, seat: Seat, device: str) -> None:
    """One press that says yes, let go 40 ms later, within 45 ms."""
    at_us = hand.app.now_us + 1_000
    more: dict[str, int] = {}
    if device == "pad":
        down, up = Kind.PAD_DOWN, Kind.PAD_UP
        more = {"pad": 50, "button": PadButton.SOUTH}
    else:
        down, up = Kind.KEY_DOWN, Kind.KEY_UP
        more = {"scancode": hand.key(table, seat, Act.SLAP) if device == "own key" else 40}
    hand._frame(1_000, [Input(down, at_us, **more)])  # type: ignore[arg-type]
    hand.run(40_000)
    hand._frame(1_000, [Input(up, hand.app.now_us, **more)])  # type: ignore[arg-type]


def sit(hand: Stagehand, game: str, device: str, speed: str) -> Table:
    hand.app.settings.speed = speed
    hand.app.settings.reduced_motion = speed == "off"
    least = GAMES[game].players[0]
    people = [Sitter("Ann"), *(Sitter(f"Tin {i}", "easy") for i in range(1, least))]
    pads = {0: 50} if device == "pad" else {}
    if pads:
        hand.app.pads.add(50, "Pad")
        hand.app.pads.assign(50, 0)
    return hand.sit(game, people, {}, seed=5)


@pytest.mark.parametrize(("device", "speed"), HOW)
@pytest.mark.parametrize("game", [game for game in TABLES if game not in ("high_noon", "slap45")])
def test_twice_is_once(hand: Stagehand, game: str, device: str, speed: str) -> None:
    table = sit(hand, game, device, speed)
    hand.app.notices.clear()
    scene = hand.app.top
    assert scene is not None
    asked = 0
    for _press in range(30):
        hand.run(1_500_000)
        if hand.app.top is not scene:
            break
        if game == "monster":
            hand.tap(79)  # on to another card, or this one would be taken up and put down again
            hand.run(SEEN_US)
        before = plays(table)
        press(hand, table, 0, device)
        once = plays(table), scene.presses_from_us
        hand.run(TWICE_US - 42_000)
        press(hand, table, 0, device)
        if once[0] > before:
            asked += 1
            mine = [m for m in table.session.transcript()["moves"][before:] if m.get("seat") == 0]
            assert len(mine) <= 1, "the second press of a double press made a move, too"
    assert asked, "nothing was ever done"


def test_what_is_asked_counts_after_a_quarter_of_a_second(hand: Stagehand) -> None:
    table = sit(hand, "saloon_poker", "own key", "off")
    scene = hand.app.top
    assert scene is not None
    hand.until("the first throw is asked for", lambda: table.to_act() == (0,))
    hand.run(1_000_000)
    press(hand, table, 0, "own key")
    hand.run(SEEN_US + 20_000)
    press(hand, table, 0, "own key")
    assert plays(table) == 2
