"""The check as people live it: keys as they come, a test that waits for fingers, plain words."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from game.controls import scancodes as sc
from game.controls.check import Aim, Question, slaps_of
from game.controls.verdict import Advice, Verdict
from game.controls.zones import Preset, zones_for
from scenes.kit.app.app import App
from scenes.kit.app.controls import controls
from scenes.kit.input import labels
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.text import words
from scenes.kit.widgets import Button, Choice
from scenes.shell.keys.keyboard_check import KeyboardCheck
from scenes.shell.keys.keyboard_check_hold import FIRST_PATIENCE_US, PATIENCE_US, Hold, Stage
from scenes.shell.keys.words import verdict_words
from tests.game.controls.test_check import Every, Grid, Six, crossing
from tests.scenes.conftest import Placed, outside, overlaps

A, B, C = sc.keys("A B C")
SECOND = 1_000_000


# -- one question ----------------------------------------------------------------------------------
def held(*keys: int, aim: Aim = Aim.SLAPS) -> Hold:
    return Hold(Question(aim, (A, B, C)), frozenset(keys))


def test_all_held_steadily_is_enough_and_all_let_go_ends_it() -> None:
    hold = held()
    for i, code in enumerate((A, B, C)):
        hold.down(code, i * 100_000)
    hold.update(500_000)
    assert hold.stage is Stage.HOLD
    hold.update(700_000)
    assert (hold.stage, hold.best) == (Stage.LET_GO, {A, B, C})
    for code in (A, B, C):
        hold.up(code, 800_000)
    hold.update(900_000)
    assert hold.stage is Stage.DONE


def test_a_key_let_go_too_soon_is_not_held() -> None:
    hold = held()
    for code in (A, B, C):
        hold.down(code, 0)
    hold.up(C, 200_000)
    hold.update(SECOND)
    assert hold.stage is Stage.HOLD
    assert hold.missing == (C,)


def test_what_stays_away_is_asked_for_once_more_and_the_better_time_counts() -> None:
    hold = held()
    for code in (A, B):
        hold.down(code, 0)
    hold.update(PATIENCE_US - 1)
    assert hold.stage is Stage.HOLD
    hold.update(PATIENCE_US)
    assert (hold.stage, hold.missing) == (Stage.LET_GO, (C,))
    hold.up(A, 5 * SECOND)
    hold.up(B, 5 * SECOND)
    hold.update(5 * SECOND)
    assert (hold.stage, hold.again) == (Stage.HOLD, True)
    for code in (C, B, A):
        hold.down(code, 6 * SECOND)
    hold.update(7 * SECOND)
    assert hold.best == {A, B, C}


def test_a_key_that_turns_up_when_another_goes_was_down_and_is_not_asked_for_again() -> None:
    hold = held()
    hold.down(A, 0)
    hold.down(B, 0)
    hold.update(PATIENCE_US)
    hold.up(A, 5 * SECOND)
    hold.down(C, 5 * SECOND)
    for code in (B, C):
        hold.up(code, 6 * SECOND)
    hold.update(6 * SECOND)
    assert (hold.stage, hold.best, hold.again) == (Stage.DONE, {A, B}, False)


def test_nobody_is_hurried_before_two_hold() -> None:
    hold = held()
    hold.down(A, 0)
    hold.update(60 * SECOND)
    assert (hold.stage, hold.waited(60 * SECOND)) == (Stage.HOLD, 0.0)


def test_every_arrival_gives_the_others_new_time() -> None:
    hold = held()
    hold.down(A, 0)
    hold.down(B, 3 * SECOND)
    hold.update(PATIENCE_US + 2 * SECOND)
    assert hold.stage is Stage.HOLD


def test_one_after_the_other_is_enough_where_each_is_pressed_once() -> None:
    hold = held(aim=Aim.EACH)
    for i, code in enumerate((C, A)):
        hold.down(code, i * SECOND)
        hold.up(code, i * SECOND + 1)
    assert hold.missing == (B,)
    hold.update(SECOND + FIRST_PATIENCE_US)
    assert (hold.stage, hold.best) == (Stage.DONE, {A, C})


def test_keys_down_from_before_must_be_let_go_and_others_do_not_count() -> None:
    hold = held(sc.ENTER)
    hold.down(sc.UP, 0)
    assert hold.down_now == set()
    for code in (A, B, C):
        hold.down(code, 0)
    hold.update(SECOND)
    for code in (A, B, C):
        hold.up(code, SECOND)
    hold.update(SECOND)
    assert hold.stage is Stage.LET_GO
    hold.up(sc.ENTER, SECOND)
    hold.update(SECOND)
    assert hold.stage is Stage.DONE


def test_lost_focus_asks_anew() -> None:
    hold = held()
    hold.down(A, 0)
    hold.down(B, 0)
    hold.lost()
    hold.update(60 * SECOND)
    assert (hold.stage, hold.missing) == (Stage.HOLD, (A, B, C))


# -- the page --------------------------------------------------------------------------------------
@pytest.fixture
def app(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[App]:
    monkeypatch.setattr("scenes.shell.keys.keyboard_check.keyboard_name", lambda: "Old Clacker")
    made = App.headless((640, 360), data=tmp_path)
    labels.forget()
    yield made
    made.close()
    words.use("en")


class People:
    """Everybody at the keyboard, and the keyboard."""

    def __init__(self, app: App, people: int, keyboard: Grid | None = None) -> None:
        self.app, self.keyboard = app, keyboard or Every(0)
        self.page = KeyboardCheck(app, people)
        app.push(self.page)
        self.fingers = random.Random(3)
        self.step()

    def step(self, us: int = 20_000) -> None:
        self.app.pump.fresh()
        self.app.step(us, draw=False)

    def key(self, code: int, down: bool = True) -> None:
        self.step()
        kind = Kind.KEY_DOWN if down else Kind.KEY_UP
        self.app.deliver([Input(kind, self.app.now_us, scancode=code)])

    def tap(self, *codes: int) -> None:
        for code in codes:
            self.key(code)
            self.key(code, down=False)

    def answer(self) -> None:
        """Do what the question says; the keyboard passes on what it can, also on letting go."""
        hold = self.page.hold
        assert hold is not None
        keys = list(hold.question.keys)
        self.fingers.shuffle(keys)
        if hold.each:
            self.tap(*keys)
            self.step()
            return
        closed: list[int] = []
        told: set[int] = set()
        for code in keys:
            closed.append(code)
            self._tell(closed, told)
        while self.page.hold is hold and hold.stage is Stage.HOLD:
            self.step(100_000)
        while closed:
            closed.pop(0)
            self._tell(closed, told)
        self.step()

    def _tell(self, closed: Sequence[int], told: set[int]) -> None:
        """What of the closed keys the keyboard reports now; those it told stay told."""
        keeps = [code for code in closed if code in told]
        for code in told - set(closed):
            self.key(code, down=False)
        told &= set(closed)
        new = [code for code in closed if code not in told]
        for code in self.keyboard.hold([*keeps, *new]) - told:
            self.key(code)
            told.add(code)

    def test(self) -> Verdict:
        """The whole guided test."""
        self.press("Test together", "Once more")
        for _ in range(60):
            if self.page.hold is None:
                break
            self.answer()
        assert self.page.verdict is not None
        return self.page.verdict

    def press(self, *labels: str) -> None:
        found = [w for w in self.page.group.widgets if isinstance(w, Button)]
        next(w for w in found if w.label in labels).use()

    def labels(self) -> set[str]:
        return {w.label for w in self.page.group.widgets if isinstance(w, (Button, Choice))}


def test_keys_are_counted_as_they_arrive(app: App) -> None:
    people = People(app, 2)
    q, w, u = sc.keys("Q W U")
    for code in (q, w, u, sc.SPACE):
        people.key(code)
    people.key(w, down=False)
    tally = people.page.tally
    assert (len(tally.held), tally.most, tally.most_of(0), tally.most_of(1)) == (3, 4, 2, 1)
    assert people.page._caps()[q].down
    assert people.page._caps()[w].rim == "seen"
    assert people.page.guide is None  # a thumb on the space bar begins nothing
    app.deliver([Input(Kind.FOCUS_LOST, app.now_us)])
    assert len(tally.held) == 0


def test_a_good_keyboard_is_praised_and_remembered_by_name(app: App) -> None:
    people = People(app, 4)
    verdict = people.test()
    assert verdict.advice is Advice.FINE
    assert verdict_words(verdict) == "Everything arrives: all 8 keys at once."
    assert controls(app).check("Old Clacker", 4) == verdict
    assert "Use these keys" not in people.labels()


def test_a_bad_triple_is_found_and_the_better_keys_taken(app: App) -> None:
    people = People(app, 3, crossing(*slaps_of(zones_for(3))))
    verdict = people.test()
    assert verdict_words(verdict) == "This keyboard reports 2 of these 3 keys at once."
    assert verdict.proposal is Preset.COMPACT
    lost = {code for code, cap in people.page._caps().items() if cap.rim == "red"}
    assert lost == set(slaps_of(zones_for(3)))
    people.press("Use these keys")
    assert app.settings.key_patches == "compact"
    assert people.page.zones == zones_for(3, Preset.COMPACT)


def test_too_many_keys_for_the_wire(app: App) -> None:
    verdict = People(app, 7, Six(0)).test()
    assert verdict_words(verdict) == "This keyboard reports 6 of these 7 keys at once."
    assert (verdict.cap, verdict.advice) == (6, Advice.FEWER)


@pytest.mark.parametrize("wiring", range(6))
def test_the_verdict_on_any_grid_is_true(app: App, wiring: int) -> None:
    keyboard = Grid(wiring)
    verdict = People(app, 5, keyboard).test()
    assert verdict.slaps is not None
    whole = keyboard.whole(slaps_of(zones_for(5)))
    assert (verdict.slaps[1] == verdict.slaps[0]) == whole
    for group in verdict.blocked:
        assert not keyboard.whole(group)


def test_during_the_test_keys_press_no_button_and_esc_stops_it(app: App) -> None:
    people = People(app, 2)
    people.press("Test together")
    people.tap(sc.ENTER, sc.SPACE, sc.RIGHT, sc.ENTER)
    assert people.page.guide is not None
    assert app.top is people.page
    people.tap(sc.ESCAPE)
    assert people.page.guide is None
    assert app.top is people.page
    assert not app.files.controls.exists()


def test_hammering_does_not_press_through_the_verdict(app: App) -> None:
    people = People(app, 2)
    people.test()
    people.tap(sc.ENTER)
    assert people.page.verdict is not None
    people.step(2 * SECOND)
    people.tap(sc.ENTER)
    assert people.page.guide is not None


def test_one_who_does_not_come_can_be_left_out(app: App) -> None:
    people = People(app, 3)
    people.press("Test together")
    first, second, third = slaps_of(zones_for(3))
    people.tap(first, second)
    people.press("Go on without them")
    people.step()
    people.step()
    assert people.page.hold is not None
    assert people.page.hold.question.keys == (first, second)


def test_another_number_of_people_begins_anew(app: App) -> None:
    people = People(app, 2)
    people.tap(sc.keys("Q")[0])
    people.page._set_people(5)
    assert people.page.zones == zones_for(5)
    assert people.page.tally.most == 0


def test_from_the_check_to_the_keys_and_back(app: App) -> None:
    people = People(app, 3)
    people.press("Keys")
    assert app.top is not None
    assert app.top.name == "keys"
    people.tap(sc.ESCAPE)
    assert app.top is people.page


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("keyboard", [Every(0), Six(0), Grid(5), Grid(7)])
def test_no_words_leave_the_stage_or_cover_one_another(
    tmp_path: Path,
    texts: Callable[[App], list[Placed]],
    language: str,
    percent: int,
    keyboard: Grid,
) -> None:
    app = App.headless((1280, 720), data=tmp_path, language=language)
    app.settings.language, app.settings.text_percent = language, percent
    app.settings_changed()
    people = People(app, 8, keyboard)
    looks = [texts(app)]
    people.page.start()
    while people.page.hold is not None and len(looks) < 8:
        looks.append(texts(app))
        people.answer()
    while people.page.hold is not None:
        people.answer()
    looks.append(texts(app))
    for placed in looks:
        assert len(placed) > 100
        assert outside(placed) == []
        assert overlaps(placed) == []
    app.close()
    words.use("en")
