"""Rebinding: by keyboard, mouse or pad; refused with the reason; kept; shown on the keyboard."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.controls import scancodes as sc
from game.controls.gestures import Gesture
from game.controls.zones import MOST_SEATS, Preset, zones_for
from scenes.kit.app.app import App
from scenes.kit.app.controls import zones_in_force
from scenes.kit.input import labels
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.text import words
from scenes.kit.widgets import Button, Choice
from scenes.shell.keys.page import GestureButton, KeysPage, seat_colours
from tests.scenes.conftest import Placed, outside, overlaps


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = App.headless((640, 360), data=tmp_path)
    labels.forget()
    yield made
    made.close()
    words.use("en")


class Hands:
    """The page with somebody at it."""

    def __init__(self, app: App, people: int = 2) -> None:
        self.app = app
        self.page = KeysPage(app, people)
        app.push(self.page)
        self.step()

    def step(self, us: int = 20_000) -> None:
        self.app.pump.fresh()
        self.app.step(us, draw=False)

    def do(self, kind: Kind, **facts: object) -> None:
        self.step()
        self.app.deliver([Input(kind, self.app.now_us, **facts)])  # type: ignore[arg-type]

    def tap(self, *codes: int) -> None:
        for code in codes:
            self.do(Kind.KEY_DOWN, scancode=code)
            self.do(Kind.KEY_UP, scancode=code)

    def pad(self, *buttons: int) -> None:
        for button in buttons:
            self.do(Kind.PAD_DOWN, pad=1, button=button)

    def click_key(self, scancode: int) -> None:
        box = self.page.picture_of.box(scancode)
        assert box is not None
        self.click(box[0] + box[2] / 2, box[1] + box[3] / 2)

    def click(self, x: float, y: float) -> None:
        self.do(Kind.MOUSE_MOVE, x_u=x, y_u=y)
        self.do(Kind.MOUSE_DOWN, x_u=x, y_u=y, button=1)
        self.do(Kind.MOUSE_UP, x_u=x, y_u=y, button=1)

    def press(self, label: str) -> None:
        """Use a button by its words."""
        self.widget(label).use()

    def widget(self, label: str) -> Button | Choice:
        found = [w for w in self.page.group.widgets if isinstance(w, (Button, Choice))]
        return next(w for w in found if w.label == label)

    def key(self, seat: int, gesture: Gesture) -> int | None:
        return zones_in_force(self.app, self.page.people)[seat].scancode_of(gesture)


S, K, SLASH = sc.keys("S K /")


def test_press_ones_key_enter_and_the_new_key(app: App) -> None:
    hands = Hands(app)
    hands.tap(K)
    assert (hands.page.seat, hands.page.waiting) == (1, None)
    hands.tap(sc.ENTER, SLASH)
    assert hands.key(1, Gesture.SLAP) == SLASH
    assert hands.page.waiting is None
    assert hands.key(0, Gesture.SLAP) == S


def test_a_taken_key_is_refused_with_its_owner_named_and_a_shake(app: App) -> None:
    hands = Hands(app)
    hands.tap(K, sc.ENTER, S)
    assert hands.key(1, Gesture.SLAP) == K
    assert hands.page.waiting is Gesture.SLAP
    assert hands.page.group.saying == "S is taken: “slap” of Red, the star."
    current = hands.page.group.current
    assert current is not None
    hands.step(60_000)
    assert current.moving(app.now_us)
    assert current.shake_u(app.now_us) != 0
    hands.tap(SLASH)
    assert hands.key(1, Gesture.SLAP) == SLASH


@pytest.mark.parametrize(
    ("scancode", "said"),
    [
        (225, "Left Shift is no key for a duel"),
        (sc.CAPS_LOCK, "Caps Lock would change"),
        (sc.F1 + 4, "F5 belongs to the system and the screen"),
        (sc.TAB, "Tab must stay free"),
        (sc.ENTER, "Enter must stay free"),
        (sc.PRINT_SCREEN, "Print Screen belongs to the system."),
        (sc.keys("J")[0], "J does “base left” already."),
    ],
)
def test_every_refusal_has_its_own_words(app: App, scancode: int, said: str) -> None:
    hands = Hands(app)
    hands.tap(K, sc.ENTER, scancode)
    assert hands.page.group.saying.startswith(said)
    assert zones_in_force(app, 2) == zones_for(2)


def test_esc_leaves_the_key_then_the_page(app: App) -> None:
    hands = Hands(app)
    below = app.stack.top
    hands.tap(K, sc.ENTER, sc.ESCAPE)
    assert hands.page.waiting is None
    assert app.stack.top is below
    hands.tap(sc.ESCAPE)
    assert app.ending


def test_the_mouse_alone_changes_a_key(app: App) -> None:
    hands = Hands(app)
    hands.click_key(K)
    assert (hands.page.seat, hands.page.waiting) == (1, Gesture.SLAP)
    hands.click_key(SLASH)
    assert hands.key(1, Gesture.SLAP) == SLASH
    hands.click_key(S)
    hands.click(5, 5)
    assert hands.page.waiting is None


def test_a_pad_alone_changes_a_key(app: App) -> None:
    app.pads.add(1, "pad")
    hands = Hands(app)
    assert isinstance(hands.page.group.current, GestureButton)
    hands.pad(PadButton.DPAD_DOWN, PadButton.DPAD_RIGHT, PadButton.SOUTH)
    assert hands.page.waiting is Gesture.SLAP
    hands.pad(PadButton.SOUTH)  # nothing chosen yet
    assert hands.page.waiting is Gesture.SLAP
    hands.pad(*[PadButton.DPAD_RIGHT] * 3, PadButton.SOUTH)
    assert hands.key(0, Gesture.SLAP) == sc.keys("G")[0]
    hands.pad(PadButton.SOUTH, PadButton.EAST)
    assert hands.page.waiting is None


def test_every_number_of_people_has_keys_of_its_own_and_goes_back_alone(app: App) -> None:
    hands = Hands(app)
    hands.tap(K, sc.ENTER, SLASH)
    reset = hands.widget("As preset")
    assert reset.enabled
    choice = hands.widget("People")
    choice.turn(1)
    assert hands.page.people == 3
    assert not hands.widget("As preset").enabled
    hands.tap(S, sc.ENTER, SLASH)
    hands.press("As preset")
    assert zones_in_force(app, 3) == zones_for(3)
    assert zones_in_force(app, 2)[1].scancode_of(Gesture.SLAP) == SLASH


@pytest.mark.parametrize("preset", Preset)
def test_every_table_and_seat_can_be_shown(app: App, preset: Preset) -> None:
    app.settings.key_patches = preset.value
    hands = Hands(app)
    for people in range(1, MOST_SEATS + 1):
        hands.page._set_people(people)
        for seat in range(people):
            hands.page._set_seat(seat)
            found = [w for w in hands.page.group.widgets if isinstance(w, GestureButton)]
            assert len(found) == len(zones_for(people, preset)[seat].keys)


def test_turning_a_choice_keeps_the_focus_on_it(app: App) -> None:
    hands = Hands(app)
    preset = hands.page.group.widgets.index(hands.widget("Preset"))
    hands.page.group.set_focus(preset)
    hands.tap(sc.RIGHT, sc.RIGHT)
    assert app.settings.key_patches == "compact"
    current = hands.page.group.current
    assert isinstance(current, Choice)
    assert current.label == "Preset"


def test_keys_held_are_shown_and_let_go_with_the_focus(app: App) -> None:
    hands = Hands(app)
    hands.do(Kind.KEY_DOWN, scancode=S)
    assert hands.page._caps()[S].down
    hands.do(Kind.FOCUS_LOST)
    assert not hands.page._caps()[S].down


def test_the_page_leads_to_the_check_and_back(app: App) -> None:
    hands = Hands(app, 3)
    hands.press("Keyboard check")
    assert app.top is not None
    assert app.top.name == "keyboard_check"
    hands.tap(sc.ESCAPE)
    assert app.top is hands.page


def test_colours_of_the_lobby_come_first_and_none_twice() -> None:
    assert seat_colours((5, 2, 5)) == (5, 2, 0, 1, 3, 4, 6, 7)


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize(("people", "preset"), [(4, "standard"), (8, "compact"), (2, "left hand")])
def test_no_words_leave_the_stage_or_cover_one_another(
    tmp_path: Path,
    texts: object,
    language: str,
    percent: int,
    people: int,
    preset: str,
) -> None:
    app = App.headless((1280, 720), data=tmp_path, language=language)
    app.settings.language, app.settings.text_percent = language, percent
    app.settings.key_patches = preset
    app.settings_changed()
    hands = Hands(app, people)
    hands.tap(sc.ENTER, 225)
    placed: list[Placed] = texts(app)  # type: ignore[operator]
    assert len(placed) > 100
    assert outside(placed) == []
    assert overlaps(placed) == []
    app.close()
    words.use("en")
