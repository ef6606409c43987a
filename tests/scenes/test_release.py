"""Signs that scenes draw themselves act when the mouse lets go of them, at every table.

Press, slide off, let go: nothing. Press and let go on the same thing: it acts, and not before. What
is fast or held down is another matter: it works from the press on.
"""

from __future__ import annotations

import random
from collections.abc import Hashable, Iterator
from typing import cast

import pytest

from game.core.registry import GAMES
from scenes.games import TABLES
from scenes.games.high_noon.scene import Duel
from scenes.games.high_noon.shown import Stage
from scenes.games.saloon_poker.scene import SaloonPoker
from scenes.games.slap45.vote import Vote
from scenes.kit.app.app import App
from scenes.kit.app.clicks import Clicks
from scenes.kit.app.scene import Scene
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind
from scenes.shell.keys.page import KeysPage
from scenes.shell.pause import Pause
from scenes.table.sitter import Sitter as Guest
from scenes.table.table import Table
from scenes.tools.stagehand import Sitter, Stagehand

Spot = tuple[float, float]
GRID_U = 20
SIGNS = (True, "pause", "undo", "reference", "chart")
"""What lies on every table beside the game: Main Street has but one."""


@pytest.fixture
def hand() -> Iterator[Stagehand]:
    made = Stagehand((640, 360), "en")
    yield made
    made.close()


class Ear:
    """Hears everything that is done: a sound other than the cursor's, a move, another scene."""

    def __init__(self, app: App, table: Table | None, monkeypatch: pytest.MonkeyPatch) -> None:
        self._app, self._table, self.sounds = app, table, 0
        monkeypatch.setattr(app.sound, "play", self._play)

    def _play(self, name: str, *_more: object, **_named: object) -> None:
        self.sounds += name != "hover"

    def heard(self) -> tuple[int, int, Scene | None]:
        moves = self._table.session.transcript()["moves"] if self._table is not None else []
        return self.sounds, len(cast(list[object], moves)), self._app.top


def mouse(app: App, kind: Kind, at: Spot) -> None:
    app.pump.fresh()
    button = 0 if kind is Kind.MOUSE_MOVE else 1
    event = Input(kind, app.now_us + 20_000, x_u=at[0], y_u=at[1], button=button)
    app.step(20_000, [event], draw=False)


def things(scene: Scene) -> dict[Hashable, Spot]:
    """Everything there is to click on that acts when it is let go, and a place on each."""
    found: dict[Hashable, Spot] = {}
    for y in range(GRID_U // 2, 1080, GRID_U):
        for x in range(GRID_U // 2, 1920, GRID_U):
            event = Input(Kind.MOUSE_DOWN, 0, x_u=x, y_u=y, button=1)
            thing = scene.under(event)
            if thing not in (None, False) and not scene.at_once(event):
                found.setdefault(thing, (x, y))
    return found


def beside(scene: Scene, thing: Hashable) -> Spot:
    """A place that is not on it."""
    for y in range(1, 1080, 40):
        for x in range(1, 1920, 40):
            if scene.under(Input(Kind.MOUSE_UP, 0, x_u=x, y_u=y, button=1)) != thing:
                return x, y
    raise AssertionError("it covers everything")


def slides_off(app: App, scene: Scene, thing: Hashable, at: Spot, ear: Ear) -> None:
    """Nothing comes of a press that is let go elsewhere, nor of one begun elsewhere."""
    away = beside(scene, thing)
    mouse(app, Kind.MOUSE_MOVE, at)
    before = ear.heard()
    for first, last in ((at, away), (away, at)):
        mouse(app, Kind.MOUSE_DOWN, first)
        mouse(app, Kind.MOUSE_MOVE, last)
        mouse(app, Kind.MOUSE_UP, last)
        assert ear.heard() == before, thing


def acts(app: App, at: Spot, ear: Ear) -> None:
    """Something comes of a click, and not before the button is let go."""
    mouse(app, Kind.MOUSE_MOVE, at)
    before = ear.heard()
    mouse(app, Kind.MOUSE_DOWN, at)
    assert ear.heard() == before
    mouse(app, Kind.MOUSE_UP, at)
    assert ear.heard() != before


def waiting(scene: Scene) -> bool:
    """Whether the table waits for the person at it, and nothing moves."""
    if isinstance(scene, Duel):
        return scene.stage is Stage.READY
    if not hasattr(scene, "actor"):
        return scene.wake_us() != 0
    return scene.actor() == 0 and not scene.film.busy and scene.wake_us() != 0  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", list(TABLES))
def test_signs_of_every_table(hand: Stagehand, game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.app.settings.speed = "off"
    least = GAMES[game].players[0]
    people = [Sitter("Ann"), *(Sitter(f"Tin {i}", "easy") for i in range(1, least))]
    table = hand.sit(game, people, {}, seed=5)
    scene = hand.top
    for _ in range(200):
        if waiting(scene):
            break
        hand.run(200_000)
    assert waiting(scene), "the table never waited for anybody"
    hand.app.notices.clear()
    table.run(hand.app.now_us, False)
    monkeypatch.setattr(table, "run", lambda now_us, on: None)  # no bot does anything meanwhile
    hand.run(700_000)
    ear = Ear(hand.app, table, monkeypatch)
    found = things(scene)
    assert found, "there is nothing to click on"
    for thing, at in found.items():
        slides_off(hand.app, scene, thing, at, ear)
    for thing in ("undo", "reference", "chart"):
        if thing in found:
            acts(hand.app, found[thing], ear)
            hand.run(700_000)
        if getattr(scene, "reference_open", False) or getattr(scene, "chart_open", False):
            acts(hand.app, found[thing], ear)
            hand.run(400_000)
    games = [thing for thing in found if thing not in SIGNS]
    if games:  # dice, cards, places: what the game itself is played with
        acts(hand.app, found[games[0]], ear)
        hand.run(700_000)
    acts(hand.app, found.get("pause") or found[True], ear)
    assert isinstance(hand.app.top, Pause)


def test_what_was_kept_back_is_given_up_when_a_race_begins(hand: Stagehand) -> None:
    class Street(Scene):
        racing = False

        def at_once(self, event: Input) -> bool:
            return self.racing

    down, up = (Input(kind, 0, button=1) for kind in (Kind.MOUSE_DOWN, Kind.MOUSE_UP))
    scene, clicks = Street(hand.app), Clicks()
    assert clicks.sort(scene, down) == []
    assert clicks.sort(scene, up) == [down, up]
    clicks.sort(scene, down)
    scene.racing = True
    assert clicks.sort(scene, up) == [up]
    assert clicks.sort(scene, down) == [down]
    scene.racing = False
    clicks.sort(scene, down)
    assert clicks.sort(Street(hand.app), up) == [up], "another scene lies there now"
    clicks.sort(scene, down)
    clicks.sort(scene, Input(Kind.KEY_DOWN, 0, scancode=4))
    assert clicks.sort(scene, up) == [up], "another press came between"


def test_crying_cheat_is_fast(hand: Stagehand, monkeypatch: pytest.MonkeyPatch) -> None:
    hand.sit("saloon_poker", [Sitter("Ann"), Sitter("Bo")], {}, seed=5)
    scene = hand.top
    assert isinstance(scene, SaloonPoker)
    press = Input(Kind.MOUSE_DOWN, 0, x_u=960, y_u=540, button=1)
    hand.run(1_000_000)
    assert not scene.at_once(press)
    monkeypatch.setattr(scene, "asked", lambda: (1,))
    assert scene.at_once(press)


def test_the_contest_takes_a_vote_on_release(
    hand: Stagehand, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = [Guest(f"P{i}", Looks(i, i, i, i), None if i == 0 else "easy") for i in range(3)]
    vote = Vote(hand.app, party, lambda seat: None, random.Random(3))
    hand.app.push(vote)
    hand.run(400_000)
    ear = Ear(hand.app, None, monkeypatch)
    vote._bots_us.clear()
    found = things(vote)
    assert set(found) == {0, 1, 2} or set(found) == {1, 2}
    slides_off(hand.app, vote, 2, found[2], ear)
    assert vote.votes.get(0) is None
    acts(hand.app, found[2], ear)
    assert vote.votes[0] == 2


def test_a_key_of_the_picture_is_chosen_on_release(
    hand: Stagehand, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = KeysPage(hand.app, 2)
    hand.app.push(page)
    hand.run(300_000)
    ear = Ear(hand.app, None, monkeypatch)
    code = page.zones[1].keys[0][1]
    box = page.picture_of.box(code)
    assert box is not None
    at = box[0] + box[2] / 2, box[1] + box[3] / 2
    slides_off(hand.app, page, code, at, ear)
    assert page.waiting is None
    acts(hand.app, at, ear)
    assert page.waiting is not None
    mouse(hand.app, Kind.MOUSE_DOWN, (5.0, 5.0))
    assert page.waiting is not None, "the question is not answered by a press alone"
    mouse(hand.app, Kind.MOUSE_UP, (5.0, 5.0))
    assert page.waiting is None
