"""What a pad nobody knows is heard to press: buttons, hats, sticks, triggers, stuck ones."""

from __future__ import annotations

from collections.abc import Sequence

from game.controls.pad_ear import HOME_US, LONG_US, STEADY_US, PadEar
from game.controls.pad_mapping import PadPart

MS = 1000
STEP = 20 * MS


class Hand:
    """Moves things on a pad, 20 ms apart."""

    def __init__(self, rests: dict[int, float] | None = None) -> None:
        self.ear = PadEar(rests)
        self.now = 0
        self.long = 0

    def wait(self, us: int = STEP) -> None:
        self.now += us
        self.long += self.ear.look(self.now)

    def button(self, number: int, down: bool) -> None:
        self.wait()
        self.ear.button(number, down, self.now)

    def axis(self, number: int, values: Sequence[float]) -> None:
        for value in values:
            self.wait()
            self.ear.axis(number, value, self.now)

    def took(self, part: PadPart = PadPart.SOUTH) -> str:
        self.wait(HOME_US)
        source = self.ear.take(part)
        return str(source) if source is not None else ""


def test_a_button_counts_when_it_is_let_go_and_once() -> None:
    hand = Hand()
    hand.button(3, True)
    assert hand.took() == ""
    assert str(hand.ear.now) == "b3"
    hand.button(3, False)
    assert hand.took() == "b3"
    assert hand.took() == ""


def test_one_that_was_down_from_the_start_is_no_press() -> None:
    hand = Hand()
    hand.button(3, False)
    assert hand.took() == ""


def test_a_hat_by_its_sides() -> None:
    hand = Hand()
    for x, y, side in ((-1, 0, 8), (1, 0, 2), (0, 1, 1), (0, -1, 4)):
        hand.ear.hat(0, x, y, hand.now)
        hand.ear.hat(0, 0, 0, hand.now)
        assert hand.took(PadPart.LEFT) == f"h0.{side}"


def test_a_stick_pushed_is_half_an_axis_or_a_whole_one() -> None:
    for part, low, high in ((PadPart.LEFT, "-a0", "+a0"), (PadPart.STICK_X, "a0~", "a0")):
        hand = Hand()
        hand.axis(0, (0.0, -0.3, -0.9, -0.2, 0.0))
        assert hand.took(part) == low
        hand.axis(0, (0.7, 1.0, 0.0))
        assert hand.took(part) == high


def test_a_stick_that_trembles_or_does_not_come_home_is_heard_all_the_same() -> None:
    hand = Hand()
    hand.axis(0, (0.05, -0.1, 0.2, -0.3, 0.4, -0.5, 0.1))
    assert hand.took() == ""
    hand.button(1, True)
    hand.axis(0, (0.4, 0.42))
    hand.button(1, False)
    assert hand.took() == "b1"
    hand.axis(0, (0.9, 0.4))
    assert hand.took(PadPart.RIGHT) == "+a0"


def test_a_trigger_that_rests_at_its_end() -> None:
    hand = Hand()
    hand.axis(2, (-1.0,))
    assert hand.took() == ""
    hand.axis(2, (-0.5, 0.2, 1.0, 0.3, -1.0))
    assert hand.took(PadPart.LEFT_TRIGGER) == "a2"
    hand.axis(2, (0.5, -1.0))
    assert hand.took(PadPart.SOUTH) == "+a2"
    hand = Hand({2: 1.0})
    hand.axis(2, (-1.0, 1.0))
    assert hand.took(PadPart.LEFT_TRIGGER) == "a2~"
    hand.axis(2, (-1.0, 1.0))
    assert hand.took(PadPart.STICK_X) == "-a2", "no stick: what asked for one will refuse it"


def test_a_trigger_that_was_said_to_rest_in_the_middle() -> None:
    hand = Hand({2: 0.0})
    hand.axis(2, (-0.97, -0.4, 0.3, 1.0, 0.2, -0.4, -1.0))
    assert hand.took(PadPart.RIGHT_TRIGGER) == "a2"
    hand.axis(2, (0.8, -1.0))
    assert hand.took(PadPart.RIGHT_TRIGGER) == "a2"


def test_a_stick_held_at_the_start_rests_in_the_middle() -> None:
    hand = Hand({0: 1.0})
    hand.axis(0, (0.0,))
    hand.wait(STEADY_US)
    hand.wait()
    assert hand.took(PadPart.LEFT) == ""
    hand.axis(0, (-1.0, 0.0))
    assert hand.took(PadPart.LEFT) == "-a0"


def test_a_trigger_that_is_a_button_too_is_the_button_and_a_stick_is_never() -> None:
    for part, heard in ((PadPart.LEFT_TRIGGER, "b6"), (PadPart.STICK_X, "a2")):
        hand = Hand({2: 0.0})
        hand.axis(2, (0.7,))
        hand.button(6, True)
        hand.axis(2, (1.0, 0.0))
        hand.button(6, False)
        assert hand.took(part) == heard


def test_what_is_held_long_is_told_once_and_is_no_press() -> None:
    hand = Hand()
    hand.button(4, True)
    for _ in range(20):
        hand.wait(LONG_US // 10)
    assert hand.long == 1
    hand.button(4, False)
    assert hand.took() == ""
    hand.button(4, True)
    hand.button(4, False)
    assert hand.took() == "b4"


def test_what_never_comes_back_does_not_stop_the_rest() -> None:
    hand = Hand({1: 0.0})
    hand.button(4, True)
    hand.axis(1, (1.0,))
    hand.wait(LONG_US)
    assert hand.long == 1
    hand.button(5, True)
    hand.button(5, False)
    assert hand.took() == "b5"
    hand.axis(1, (0.9, 1.0))
    assert not hand.ear.busy, "a throttle is no press wherever it stands"
    hand.axis(1, (0.0, 1.0, 0.0))
    assert hand.took(PadPart.UP) == "+a1", "but may be one once it has been back"
