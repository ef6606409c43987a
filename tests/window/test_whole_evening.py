"""An evening at one window: from the title to the lobby to a table to the results, game after game.

All by keys, in one run of the program: two people sit down, every game is left in the middle and
gone on with from the title, and the slate goes along. The suite plays one game in Korean; with
DUSTUP_WHOLE_EVENING=1 all five, in English and in Korean.
"""

from __future__ import annotations

import json
import os
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from game.controls.gestures import Act, Gesture
from game.controls.zones import zones_for
from scenes.games import TABLES
from tests.window.conftest import PATIENCE_S, Driver, Fact
from tests.window.hands import (
    DOWN,
    ENTER,
    ESCAPE,
    HEIGHT,
    UP,
    WIDTH,
    Hands,
    event,
    saved,
    scene,
    settled,
    what,
)

Start = Callable[..., Driver]
WHOLE = os.environ.get("DUSTUP_WHOLE_EVENING", "") not in ("", "0")
RULES: dict[str, dict[str, object]] = {
    "saloon_poker": {"target": 20, "ties": "share", "accuse_ms": 0},
    "slap45": {"gang": 2, "pace": "auto", "window_ms": 5000},
    "monster_gunslingers": {"rounds": 1},
    "texas_hold_it": {"rounds": 5},
    "monster": {"games": 2},
}
"""House rules that make short games, as the lobby remembers them."""
SHORT = ("monster_gunslingers",)
SHOTS = ("iron", "gun")


def _offer(fact: Fact) -> bool:
    """A lesson is offered before the first game of its kind."""
    return event("scene")(fact) and str(fact["name"]).endswith("first_round_offer")


def written(path: Path, games: int) -> list[dict[str, Any]]:
    """What the evening's file keeps: it is written beside the game, so it is waited for."""
    end = time.monotonic() + PATIENCE_S
    while True:
        kept = json.loads(path.read_text(encoding="utf-8"))["games"] if path.exists() else []
        if len(kept) >= games or time.monotonic() > end:
            return list(kept)
        time.sleep(0.05)


class Evening:
    """Two people go from table to table; `tab` is what the results said of every game."""

    def __init__(self, driver: Driver, data: Path) -> None:
        self.driver, self.data = driver, data
        self.tabs: list[list[Any]] = []
        self._zones = zones_for(2)

    def tap(self, *codes: int) -> None:
        """Menu keys, one after the other, each believed."""
        for code in codes:
            time.sleep(0.22)
            self.driver.tap(code)

    def until(self, name: str, *codes: int, tries: int = 10) -> None:
        """Tap keys until the scene of this name is there."""
        hands = Hands(self.driver, name, self.data)
        for _ in range(tries):
            self.tap(*codes)
            if hands.heard(scene(name), 0.7):
                return
        raise AssertionError(f"no {name}; told: {self.driver.facts[-10:]}")

    def _once_more(self) -> None:
        """What a table has told before its scene was: people sit down, somebody is asked."""
        told = self.driver.facts
        last = max(i for i, fact in enumerate(told) if event("seat")(fact))
        for fact in reversed(told[last:]):
            self.driver.again(fact)

    # -- between the tables --------------------------------------------------------------------
    def sit_down(self, game: str, first: bool) -> None:
        """From the title to the table. The first time by one's own keys, later as last time."""
        time.sleep(0.5)
        self.tap(*[DOWN] * list(TABLES).index(game))
        self.until("lobby", ENTER, tries=4)
        time.sleep(0.5)
        if first:
            for zone in self._zones:
                self.tap(zone.key_for(Act.SLAP) or 0)
                time.sleep(0.4)
        self.until(game, ENTER)
        if Hands(self.driver, game, self.data).heard(_offer, 0.6):
            self.until(game, ESCAPE, tries=4)  # no lesson, straight to it
        self._once_more()

    def leave_and_return(self, game: str) -> None:
        """The game is left for the title, and gone on with from there."""
        for _ in range(5):
            if self.here() != "pause":
                self.until("pause", ESCAPE, tries=4)
            settled(self.driver)  # a busy machine takes a while to draw the sheet
            kept = saved(self.data)
            self.tap(UP, ENTER)
            settled(self.driver)
            self.tap(DOWN, ENTER)
            if Hands(self.driver, game, self.data).heard(scene("title"), 1.2):
                break
            if self.here() == "pause":
                self.tap(ESCAPE)  # a key was lost: once more from the beginning
        assert self.here() == "title"
        assert kept is not None and not kept["over"]
        assert (saved(self.data) or {})["state"] == kept["state"]
        time.sleep(0.5)
        self.until(game, ENTER, tries=4)
        self._once_more()

    def here(self) -> str:
        """The scene told last."""
        return next(str(f["name"]) for f in reversed(self.driver.facts) if event("scene")(f))

    def count(self, games: int) -> None:
        """The results are up: what they say of the tab, and what the evening has kept."""
        results = next(fact for fact in reversed(self.driver.facts) if event("results")(fact))
        self.tabs.append(results["tab"])
        path = self.data / "evening.json"
        kept = written(path, games)
        assert [one["finished"] for one in kept] == [True] * games
        assert [one["tab"] for one in kept] == self.tabs
        time.sleep(0.8)  # hands still hammering turn no page
        self.until("title", ESCAPE, ENTER)

    # -- the games -----------------------------------------------------------------------------
    def saloon_poker(self, until: Callable[[Fact], bool]) -> Fact:
        """Roll once and stand."""
        hands = Hands(self.driver, "saloon_poker", self.data)
        asked: Fact | None = None
        rest_s = 0.15
        for _ in range(100):
            fact = hands.heard(
                lambda f: until(f) or event("prompt")(f) or what("RoundScored")(f), 2.0
            )
            if fact is not None and until(fact):
                return fact
            if fact is not None and fact["event"] == "game":
                time.sleep(0.2)
                hands.hurry()
                rest_s = 0.5  # what skips a picture does not roll at once
                continue
            asked = fact or asked  # a press that was not believed is made once more
            if asked is not None:
                time.sleep(rest_s)
                rest_s = 0.15
                act = Act.SLAP if "roll" in asked["moves"] else Act.COVER
                self.driver.tap(self._zones[asked["seat"]].key_for(act) or 0)
        raise AssertionError(f"no end of it; told: {self.driver.facts[-10:]}")

    def slap45(self, until: Callable[[Fact], bool]) -> Fact:
        """The second shoots the first; at a Move! the second is safe first."""
        hands = Hands(self.driver, "slap45", self.data)
        keys = {gesture: self._zones[1].scancode_of(gesture) or 0 for gesture in Gesture}
        for _ in range(60):
            fact = hands.heard(lambda f: until(f) or what("CardShown")(f), 2.5)
            if fact is None:
                self.driver.tap(ENTER)  # everybody says that they are there
            elif until(fact):
                return fact
            elif fact["card"] in SHOTS:
                self.driver.tap(keys[Gesture.SLAP], keys[Gesture.POINT_LEFT])
            else:
                self.driver.tap(keys[Gesture.BASE_LEFT])
        raise AssertionError(f"no end of it; told: {self.driver.facts[-10:]}")

    def play(self, game: str) -> None:
        """To the middle of a game, away from it and back, and to its end."""
        moved: Counter[str] = Counter()

        def middle(fact: Fact) -> bool:
            moved.update([str(fact.get("event"))])
            if game == "slap45":
                return what("Settled")(fact)
            return moved["press"] >= 2 and event("prompt", "curtain")(fact)

        players = {"saloon_poker": self.saloon_poker, "slap45": self.slap45}
        hands = Hands(self.driver, game, self.data)
        player = players.get(game, hands.play)
        player(middle)
        self.leave_and_return(game)
        if game not in players:
            hands = Hands(self.driver, game, self.data)
            player = hands.play
        over = player(what("GameOver"))
        end = saved(self.data)
        if end is not None:  # the results come at once where there is nothing more to be seen
            assert (end["over"], end["winners"]) == (True, over["winners"])
        hands.play(scene("results"), 40, showing=True)


@pytest.mark.parametrize(
    ("games", "language"),
    [
        pytest.param(SHORT, "ko", id="a game in Korean"),
        *(
            pytest.param(
                tuple(RULES), language, id=f"all five ({language})",
                marks=pytest.mark.skipif(not WHOLE, reason="long: DUSTUP_WHOLE_EVENING=1"),
            )
            for language in ("en", "ko")
        ),
    ],
)  # fmt: skip
def test_an_evening_with_one_tab(
    games: tuple[str, ...], language: str, start: Start, tmp_path: Path
) -> None:
    data = tmp_path / "data"
    data.mkdir()
    settings = {"version": 1, "speed": "off", "language": language}
    (data / "settings.json").write_text(json.dumps(settings))
    profiles = {"version": 1, "parties": {}, "options": RULES}
    (data / "profiles.json").write_text(json.dumps(profiles))
    driver = start("--size", f"{WIDTH}x{HEIGHT}", game=True)
    evening = Evening(driver, data)
    for number, game in enumerate(games):
        evening.sit_down(game, first=number == 0)
        evening.play(game)
        evening.count(number + 1)
    driver.close_window()
    assert driver.status() == 0
    assert not [fact for fact in driver.facts if event("notice")(fact)]
