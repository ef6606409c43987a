"""Slap .45 in the real window: keys from outside, facts from the public log, never from a clock."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from game.controls.gestures import Gesture
from game.controls.zones import zones_for
from tests.window.conftest import Driver, Fact

Start = Callable[..., Driver]
ENTER = 40
SHOTS = ("iron", "gun")
TRIES = 6
"""Cards that may come before one suits: a Move!, or a stop that a busy machine made too long."""
COUNTS = ("MemberLost", "Settled", "Slapped", "Pointed", "GameOver")


def what(*names: str) -> Callable[[Fact], bool]:
    return lambda fact: fact.get("what") in names


def event(name: str) -> Callable[[Fact], bool]:
    return lambda fact: fact.get("event") == name


def scene(name: str) -> Callable[[Fact], bool]:
    return lambda fact: fact.get("event") == "scene" and fact.get("name") == name


class Street:
    """Main Street with so many people at one keyboard, cards turned up by themselves."""

    def __init__(self, start: Start, people: int, *options: str) -> None:
        names = ("Ann", "Bo", "Cy")[:people]
        seats = [word for name in names for word in ("--seat", name)]
        chosen = [word for option in options for word in ("--option", option)]
        self.driver = start(
            "--table", "slap45", *seats, "--first", "0", "--seed", "4",
            "--option", "pace=auto", *chosen, game=True,
        )  # fmt: skip
        self._zones = zones_for(people)

    def key(self, seat: int, gesture: Gesture) -> int:
        code = self._zones[seat].scancode_of(gesture)
        assert code is not None
        return code

    def shoots(self, seat: int) -> tuple[int, int]:
        """The keys of a shot at somebody else."""
        return self.key(seat, Gesture.SLAP), self.key(seat, Gesture.POINT_LEFT)

    def card(self, *kinds: str) -> Fact:
        """The next live card, of one of these kinds if any are named."""
        wanted = kinds or (*SHOTS, "move")
        return self.driver.wait(
            lambda fact: fact.get("what") == "CardShown" and fact["card"] in wanted, 60
        )

    def go_on(self, paused: bool = True) -> None:
        """Back from the pause sheet, if it came, and everybody says that they are there.

        Well after the 0.6 s in which what follows a race takes no press.
        """
        self.driver.told(0.9)
        if paused:
            self.driver.tap_until(ENTER, scene("slap45"))
            self.driver.told(0.9)
        self.driver.tap(ENTER)


@pytest.fixture
def fast(tmp_path: Path) -> None:
    """Settings with fast pictures."""
    (tmp_path / "data").mkdir()
    settings = {"version": 1, "speed": "off"}
    (tmp_path / "data" / "settings.json").write_text(json.dumps(settings))


def saved(tmp_path: Path, *, over: bool = False) -> dict[str, Any]:
    """What a replay of the autosave leads to."""
    from tests.window import hands  # not before it is known that there is a window

    told = hands.saved(tmp_path / "data", over=over)
    assert told is not None
    return told


def test_after_a_short_stop_the_order_of_arrival_decides(start: Start, fast: None) -> None:
    street = Street(start, 3, "window_ms=5000")
    driver = street.driver
    decided: list[int] = []
    for _ in range(2 * TRIES):
        street.card(*SHOTS)
        first, second = (1, 0) if decided else (0, 1)
        presses = (*street.shoots(first), *street.shoots(second))
        driver.stop_for(0.15, partial(driver.tap, *presses))
        told = driver.wait(lambda fact: fact.get("event") == "halt" or what("Settled")(fact))
        if told["event"] == "halt":  # stopped for longer than we meant: called off, as it should
            street.go_on(paused=told["why"] != "stall")
            continue
        last = told["last"]
        logged = [fact for fact in driver.facts if fact.get("event") == "press"][-2:]
        assert (last["by"], last["gap_us"]) == (first, None)
        assert last["outcome"] in ("hit", "covered")
        assert min(fact["late_us"] for fact in logged) >= 100_000  # the log says how vague it is
        decided.append(first)
        if len(decided) == 2:
            break
    assert decided == [0, 1]


def test_after_a_long_stop_the_card_never_happened(
    start: Start, fast: None, tmp_path: Path
) -> None:
    street = Street(start, 2, "window_ms=5000")
    driver = street.driver
    street.card()
    before = saved(tmp_path)["state"]["gangs"]
    driver.stop_for(2.0, lambda: driver.tap(*street.shoots(0), *street.shoots(1)))
    halt = driver.wait(event("halt"))
    assert (halt["why"], halt["called_off"]) == ("stall", True)
    driver.wait(event("notice"))  # a note, and "ready?" in place: no sheet
    assert not [
        fact for fact in driver.told(0.8) if fact.get("event") in ("press", "game", "scene")
    ]
    state = saved(tmp_path)["state"]
    assert (state["gangs"], state["last"], state["card"]) == (before, None, None)
    driver.close_window()
    assert driver.status() == 0
    assert not [fact for fact in driver.facts if what(*COUNTS)(fact)]


def test_keys_held_while_the_focus_goes_and_comes_fire_nothing(start: Start, fast: None) -> None:
    street = Street(start, 2, "window_ms=5000")
    driver = street.driver
    street.card()
    driver.take_focus_away()
    halt = driver.wait(event("halt"))
    assert (halt["why"], halt["called_off"]) == ("focus", True)
    held = [*street.shoots(0), *street.shoots(1)]
    for code in held:
        driver.press(code)
    driver.give_focus_back()
    driver.wait(event("focus"))
    street.go_on()  # the keys are still down
    shown = street.card()
    told = driver.told(0.8)
    for code in held:
        driver.press(code, down=False)
    told += driver.told(0.3)
    after = driver.facts[driver.facts.index(halt) :]
    assert shown in after and told == after[-len(told) :]
    assert not [fact for fact in after if fact.get("event") == "press"]
    assert not [fact for fact in after if what("MemberLost", "Slapped", "Pointed")(fact)]
    driver.tap(*street.shoots(0))  # let go and pressed anew they count
    assert driver.wait(event("press"))["seat"] == 0


def test_a_short_game_from_the_first_card_to_the_results_replays_to_the_same_end(
    start: Start, fast: None, tmp_path: Path
) -> None:
    street = Street(start, 2, "gang=1", "window_ms=5000")
    driver = street.driver
    for _ in range(TRIES):
        card = street.card()["card"]
        driver.tap(*(street.shoots(1) if card in SHOTS else (street.key(1, Gesture.BASE_LEFT),)))
        settled = driver.wait(what("Settled"))
        if settled["last"]["lost"]:
            break
    over = driver.wait(what("GameOver"))
    told = saved(tmp_path, over=True)
    assert over["winners"] == [1]
    assert (told["over"], told["winners"]) == (True, over["winners"])
    assert told["state"]["gangs"] == [0, 1]
    assert told["state"]["last"] == settled["last"]
    driver.wait(scene("results"))
    driver.close_window()
    assert driver.status() == 0
