"""The pages for pads SDL does not know, with a stand-in for the pad: every way through them."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.controls.pad_ear import LONG_US
from game.controls.pad_mapping import PadPart
from scenes.kit.app.app import App
from scenes.kit.app.controls import controls
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.widgets import Button, Choice
from scenes.shell.keys.pad_setup import ORDER, PadSetup
from scenes.shell.keys.pads_page import PadsPage
from scenes.shell.keys.strange_pads import strange_pad
from scenes.shell.options import Options
from scenes.shell.start import _know_pads

PAD, GUID = 7, "03000000790000001100000010010000"
STEP_US = 200_000


class Hands:
    """The app, Options on top, one strange pad plugged in."""

    def __init__(self) -> None:
        self.app = App.headless((640, 360))
        self.app.on_strange_pad = lambda event: strange_pad(self.app, event)
        controls(self.app)
        self.app.pads.strange.add(PAD, "Old Pad", GUID)
        self.options = Options(self.app)
        self.app.push(self.options)
        self.app.step(STEP_US)

    def say(self, kind: int, **what: object) -> None:
        event = pygame.event.Event(kind, {"instance_id": PAD, **what})
        self.app.step(STEP_US, [event], draw=False)

    def tap(self, *buttons: int) -> None:
        for button in buttons:
            self.say(pygame.JOYBUTTONDOWN, button=button)
            self.say(pygame.JOYBUTTONUP, button=button)

    def push(self, axis: int, value: float) -> None:
        for at in (value, 0.0):
            self.say(pygame.JOYAXISMOTION, axis=axis, value=at)
        self.app.step(STEP_US, draw=False)

    def key(self, *codes: int) -> None:
        for code in codes:
            for kind in (Kind.KEY_DOWN, Kind.KEY_UP):
                self.app.step(STEP_US, [Input(kind, self.app.now_us, scancode=code)])

    def click(self, label: str) -> None:
        x, y = self.sign(label).centre
        for kind in (Kind.MOUSE_MOVE, Kind.MOUSE_DOWN, Kind.MOUSE_UP):
            event = Input(kind, self.app.now_us, x_u=x, y_u=y, button=1)
            self.app.step(STEP_US, [event])

    def sign(self, label: str) -> Button:
        page = self.app.top
        assert isinstance(page, PadSetup | PadsPage | Options)
        return next(w for w in page.group.widgets if isinstance(w, Button) and w.label == label)

    def open(self) -> PadSetup:
        self.tap(0)
        page = self.app.top
        assert isinstance(page, PadSetup)
        for axis in (0, 1):
            self.say(pygame.JOYAXISMOTION, axis=axis, value=0.0)
        return page


@pytest.fixture
def hands() -> Iterator[Hands]:
    made = Hands()
    yield made
    made.app.end()
    made.app.close()


def found(page: PadSetup) -> dict[str, str]:
    return {part.value: str(source) for part, source in page.found.items()}


def test_everything_is_asked_for_in_order_and_the_end_comes_by_itself(hands: Hands) -> None:
    page = hands.open()
    hands.tap(0, 1, 2, 3)
    for axis, value in ((0, -1.0), (0, 1.0), (1, -1.0), (1, 1.0)):
        hands.push(axis, value)
    hands.tap(9, 4, 5, 6, 7)
    assert page.asked is PadPart.POINT_X, "the d-pad is the left stick, which is not asked for"
    for axis in (2, 3):
        hands.say(pygame.JOYAXISMOTION, axis=axis, value=0.0)
        hands.push(axis, 1.0)
    assert page.mapping is not None and controls(hands.app).pads == (page.mapping,)
    assert str(page.mapping) == (
        f"{GUID},Old Pad,a:b0,b:b1,x:b2,y:b3,start:b9,leftshoulder:b4,rightshoulder:b5,"
        "lefttrigger:b6,righttrigger:b7,rightx:a2,righty:a3,leftx:a0,lefty:a1,"
    )
    hands.say(pygame.JOYBUTTONDOWN, button=2)
    assert page.lit == {PadButton.WEST}
    hands.app.step(STEP_US)


def test_what_was_pressed_already_is_refused_with_a_sentence(hands: Hands) -> None:
    page = hands.open()
    hands.tap(4)
    hands.tap(4)
    assert (page.asked, found(page)) == (PadPart.EAST, {"a": "b4"})
    assert page.foot() == "Button 5 is already in use: Bottom button."
    hands.tap(5)
    assert found(page) == {"a": "b4", "b": "b5"}


def test_a_button_is_no_stick(hands: Hands) -> None:
    page = hands.open()
    hands.tap(0, 1)
    while page.asked is not PadPart.STICK_X:
        hands.click("Skip")
    hands.tap(7)
    assert page.asked is PadPart.STICK_X
    assert page.foot() == "Button 8 is no stick: push a stick, or skip this one."
    hands.push(0, -1.0)
    assert found(page)["leftx"] == "a0~"


def test_what_the_pad_lacks_is_skipped_by_keys_mouse_or_holding_but_two_are_needed(
    hands: Hands,
) -> None:
    page = hands.open()
    hands.key(pygame.KSCAN_RETURN)
    assert page.asked is PadPart.SOUTH
    assert page.foot() == "Needed to play: Bottom button."
    hands.tap(0, 1)
    hands.key(pygame.KSCAN_RETURN)
    assert page.asked is PadPart.NORTH
    hands.click("Skip")
    assert page.asked is PadPart.LEFT
    hands.say(pygame.JOYBUTTONDOWN, button=0)
    for _ in range(LONG_US // STEP_US + 3):
        hands.app.step(STEP_US)
    assert page.asked is PadPart.RIGHT
    hands.say(pygame.JOYBUTTONUP, button=0)
    assert page.asked is PadPart.RIGHT and found(page) == {"a": "b0", "b": "b1"}


def test_one_may_step_back_and_start_over(hands: Hands) -> None:
    page = hands.open()
    assert not hands.sign("Step back").enabled
    hands.tap(0, 1, 2)
    hands.click("Step back")
    assert (page.asked, found(page)) == (PadPart.WEST, {"a": "b0", "b": "b1"})
    hands.tap(6)
    assert found(page)["x"] == "b6"
    hands.click("Start over")
    assert (page.asked, found(page)) == (PadPart.SOUTH, {})


def test_stepping_back_passes_over_a_stick_that_was_never_asked_for(hands: Hands) -> None:
    page = hands.open()
    hands.tap(0, 1, 2, 3)
    for axis, value in ((0, -1.0), (0, 1.0), (1, -1.0), (1, 1.0)):
        hands.push(axis, value)
    hands.tap(9, 4, 5, 6, 7)
    hands.click("Step back")
    assert page.asked is PadPart.RIGHT_TRIGGER
    assert "righttrigger" not in found(page) and "lefttrigger" in found(page)


def test_that_is_all_when_the_needed_ones_are_there(hands: Hands) -> None:
    page = hands.open()
    hands.tap(0)
    hands.click("That is all")
    assert page.mapping is None and page.foot() == "Needed to play: Right button."
    hands.tap(1)
    hands.click("That is all")
    assert page.mapping is not None
    assert hands.app.pads.plugged == (PAD,)


@pytest.mark.parametrize("way", ["escape", "mouse"])
def test_who_leaves_sooner_leaves_the_pad_as_it_was(hands: Hands, way: str) -> None:
    hands.open()
    hands.tap(0, 1)
    if way == "escape":
        hands.key(pygame.KSCAN_ESCAPE)
    else:
        hands.click("Cancel")
    assert hands.app.top is hands.options
    assert controls(hands.app).pads == () and hands.app.pads.plugged == ()
    assert hands.app.pads.strange.asked is None


def test_set_up_anew_the_old_way_stays_until_the_end(hands: Hands) -> None:
    page = hands.open()
    hands.tap(0, 1)
    page.finish()
    first = page.mapping
    hands.app.pads.assign(PAD, 3)
    hands.click("Start over")
    hands.tap(5)
    hands.key(pygame.KSCAN_ESCAPE)
    assert controls(hands.app).pads == (first,)
    hands.click("Pads")
    hands.click("Set up anew")
    again = hands.app.top
    assert isinstance(again, PadSetup)
    hands.tap(1, 0)
    again.finish()
    assert controls(hands.app).pads == (again.mapping,) != (first,)
    assert hands.app.pads.seat_of(PAD) == 3
    hands.say(pygame.JOYBUTTONDOWN, button=1)
    assert again.lit == {PadButton.SOUTH}


def test_the_page_of_pads_tells_of_each_and_forgets(hands: Hands) -> None:
    hands.app.pads.add(1, "Good Pad")
    hands.click("Pads")
    page = hands.app.top
    assert isinstance(page, PadsPage)
    assert [entry.name for entry in page.entries] == ["Old Pad", "Good Pad"]
    assert page.told().startswith("This pad is not known.")
    assert not hands.sign("Forget").enabled
    hands.key(pygame.KSCAN_RIGHT)
    assert page.told() == "This pad is known: it works as it is."
    hands.click("Set up")
    assert hands.app.top is page and page.foot() == "This pad works as it is."
    hands.key(pygame.KSCAN_UP, pygame.KSCAN_LEFT)
    hands.click("Set up")
    hands.tap(0, 1)
    hands.click("That is all")
    hands.click("Done")
    assert page.told() == "This pad was set up here, and works."
    hands.say(pygame.JOYDEVICEREMOVED)
    entry = next(one for one in page.entries if one.guid == GUID)
    assert entry.pad is None and entry.ready
    hands.key(pygame.KSCAN_UP)
    while page.chosen != entry:
        hands.key(pygame.KSCAN_RIGHT)
    hands.click("Forget")
    assert controls(hands.app).pads == ()
    assert page.foot() == "Forgotten: Old Pad."


def test_pads_that_come_show_up_at_once(hands: Hands) -> None:
    hands.app.pads.strange.remove(PAD)
    hands.click("Pads")
    page = hands.app.top
    assert isinstance(page, PadsPage) and page.chosen is None
    hands.app.pads.strange.add(8, "Late Pad", GUID)
    hands.app.step(STEP_US)
    assert page.chosen is not None and page.chosen.name == "Late Pad"
    assert any(isinstance(widget, Choice) for widget in page.group.widgets)


def test_forgotten_in_a_game_its_seat_is_told(hands: Hands) -> None:
    page = hands.open()
    hands.tap(0, 1)
    page.finish()
    assert page.mapping is not None
    halts: list[object] = []
    hands.app.on_halt = halts.append
    hands.app.pads.assign(PAD, 2)
    controls(hands.app).forget_pad(hands.app, GUID)
    assert hands.app.pads.vacant == (2,) and len(halts) == 1


def test_the_program_knows_its_pads_from_the_start_and_tells_of_others(hands: Hands) -> None:
    page = hands.open()
    hands.tap(0, 1)
    page.finish()
    fresh = App.headless((640, 360), data=hands.app.files.folder)
    try:
        _know_pads(fresh)
        assert list(fresh.pads.strange.mappings) == [GUID]
        fresh.pads.strange.add(9, "Other Pad", "f" * 32)
        fresh.deliver([Input(Kind.PAD_STRANGE, 0, pad=9, button=-1)])
        assert [notice for notice in fresh.notices if "Other Pad" in notice]
    finally:
        fresh.close()


def test_every_part_is_asked_for_once() -> None:
    assert len(ORDER) == len(set(ORDER)) == len(PadPart)
