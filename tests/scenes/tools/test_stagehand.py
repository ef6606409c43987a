"""The hands that drive scenes without a window: what they press, when scenes are woken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

import pytest

from game.controls.gestures import Act
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.input.inputs import Input, Kind
from scenes.tools.stagehand import Sitter, Stagehand, StuckError

TWO = (Sitter("Belle"), Sitter("Doc"))


@pytest.fixture
def hand() -> Iterator[Stagehand]:
    made = Stagehand((320, 180))
    yield made
    made.close()


class Sleeper(Scene):
    """Wakes when told to, and keeps note."""

    name: ClassVar[str] = "sleeper"

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.wish: int | None = None
        self.woken_us: list[int] = []
        self.inputs: list[Input] = []

    def handle(self, event: Input) -> bool:
        self.inputs.append(event)
        return True

    def update(self, now_us: int) -> None:
        self.woken_us.append(now_us)
        if self.wish is not None and now_us >= self.wish:
            self.wish = None

    def wake_us(self) -> int | None:
        return self.wish


def test_a_scene_that_asks_for_nothing_is_left_asleep(hand: Stagehand) -> None:
    scene = Sleeper(hand.app)
    hand.open(scene)
    before = len(scene.woken_us)
    hand.run(5_000_000)
    assert len(scene.woken_us) == before
    hand.tap(4)
    assert len(scene.woken_us) > before


def test_a_scene_is_woken_at_its_time(hand: Stagehand) -> None:
    scene = Sleeper(hand.app)
    hand.open(scene)
    scene.wish = wish = hand.app.now_us + 1_234_567
    hand.run(3_000_000)
    assert scene.woken_us[-1] == wish


def test_waiting_for_what_will_never_come_is_told_at_once(hand: Stagehand) -> None:
    scene = Sleeper(hand.app)
    hand.open(scene)
    with pytest.raises(StuckError, match="a miracle.*sleeper"):
        hand.until("a miracle", lambda: False)
    with pytest.raises(StuckError, match="'title'"):
        hand.until_scene("title")


def test_time_passes_as_far_as_asked(hand: Stagehand) -> None:
    hand.open(Sleeper(hand.app))
    before_us = hand.app.now_us
    hand.run(777_777)
    assert hand.app.now_us - before_us == 777_777


def test_keys_pressed_together_keep_their_distance_and_are_let_go(hand: Stagehand) -> None:
    scene = Sleeper(hand.app)
    hand.open(scene)
    hand.together((5, 1_800), (4, 0))
    downs = [event for event in scene.inputs if event.kind is Kind.KEY_DOWN]
    assert [event.scancode for event in downs] == [4, 5]
    assert downs[1].at_us - downs[0].at_us == 1_800
    assert sorted(e.scancode for e in scene.inputs if e.kind is Kind.KEY_UP) == [4, 5]
    stamps = [event.at_us for event in scene.inputs]
    assert stamps == sorted(stamps)


def test_stamps_lie_after_everything_the_scene_has_seen(hand: Stagehand) -> None:
    scene = Sleeper(hand.app)
    hand.open(scene)
    seen_us = scene.woken_us[-1]
    hand.together((4, 0), (5, 40_000))
    assert all(event.at_us > seen_us for event in scene.inputs)


def test_a_person_rolls_by_their_own_key_and_a_bot_has_none(hand: Stagehand) -> None:
    table = hand.sit("saloon_poker", (*TWO, Sitter("Tin Tom", "hard")), stack={"dice": [6] * 5})
    hand.act(table, 0, Act.SLAP)
    assert table.view().hands[0] == (6, 6, 6, 6, 6)  # type: ignore[attr-defined]
    with pytest.raises(StuckError, match="Tin Tom"):
        hand.act(table, 2, Act.SLAP)


def test_the_same_calls_give_the_same_picture() -> None:
    pictures = []
    for _ in range(2):
        hand = Stagehand((320, 180))
        table = hand.sit("saloon_poker", (*TWO, Sitter("Tin Tom", "hard")), seed=9)
        hand.act(table, 0, Act.SLAP)
        hand.run(400_000)
        pictures.append(hand.picture().get_buffer().raw)
        hand.close()
    assert pictures[0] == pictures[1]
    assert len(set(pictures[0])) > 50  # and there is something to see


def test_names_the_program_gives_are_said_in_its_language() -> None:
    hand = Stagehand((320, 180), "ko")
    table = hand.sit("saloon_poker", TWO)
    assert table.name(0) != "Belle"
    hand.close()


def test_time_does_not_run_back_for_a_picture_after_a_long_while(hand: Stagehand) -> None:
    hand.open(Sleeper(hand.app))
    hand.run(30_000_000)
    before_us = hand.app.now_us
    hand.picture()
    hand.run(1_000)
    assert hand.app.now_us == before_us + 1_000


def test_a_key_stays_down_until_it_is_let_go(hand: Stagehand) -> None:
    scene = Sleeper(hand.app)
    hand.open(scene)
    hand.press(4)
    hand.run(400_000)
    assert [event.kind for event in scene.inputs] == [Kind.KEY_DOWN]
    hand.let_go(4)
    assert [event.kind for event in scene.inputs] == [Kind.KEY_DOWN, Kind.KEY_UP]
