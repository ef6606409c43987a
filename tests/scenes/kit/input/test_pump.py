"""The pump: order, stamps and their bounds, and what it does not believe."""

from __future__ import annotations

from collections.abc import Iterable

import pygame
import pytest

from scenes.kit.input.clock import FakeClock
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.input.pump import DEBOUNCE_US, RETURN_US, STALL_US, Pump

A, B, C = 4, 5, 6


def event(kind: int, **facts: object) -> pygame.event.Event:
    return pygame.event.Event(kind, facts)


def down(scancode: int) -> pygame.event.Event:
    return event(pygame.KEYDOWN, scancode=scancode, key=0, mod=0, unicode="")


def up(scancode: int) -> pygame.event.Event:
    return event(pygame.KEYUP, scancode=scancode, key=0, mod=0)


LOST = event(pygame.WINDOWFOCUSLOST)
GAINED = event(pygame.WINDOWFOCUSGAINED)


class Script:
    """Events that arrive at given times (µs); reading and waiting move the clock."""

    def __init__(self, clock: FakeClock, *arrivals: tuple[int, pygame.event.Event]) -> None:
        self.clock = clock
        self.arrivals = list(arrivals)
        self.stops_us: list[int] = []  # how long the next waits really take

    def get(self) -> list[pygame.event.Event]:
        now_us = self.clock.now_us()
        came = [e for at_us, e in self.arrivals if at_us <= now_us]
        self.arrivals = [(at_us, e) for at_us, e in self.arrivals if at_us > now_us]
        return came

    def wait(self, timeout: int = 0) -> pygame.event.Event:
        end_us = self.clock.now_us() + (self.stops_us.pop(0) if self.stops_us else timeout * 1000)
        if self.arrivals and self.arrivals[0][0] <= end_us:
            at_us, first = self.arrivals.pop(0)
            self.clock.advance(max(0, at_us - self.clock.now_us()))
            if timeout * 1000 < end_us - self.clock.now_us():
                self.clock.advance(end_us - self.clock.now_us())
            return first
        self.clock.advance(end_us - self.clock.now_us())
        return event(pygame.NOEVENT)


def pump_with(*arrivals: tuple[int, pygame.event.Event]) -> tuple[Pump, FakeClock, Script]:
    clock = FakeClock()
    script = Script(clock, *arrivals)
    return Pump(clock, lambda x, y: (x, y), source=script), clock, script


def kinds(inputs: Iterable[Input]) -> list[tuple[Kind, int]]:
    return [(one.kind, one.scancode) for one in inputs]


def collect(pump: Pump, until_us: int) -> list[Input]:
    out: list[Input] = []
    while True:
        got = pump.wait(until_us)
        if not got:
            return out
        out += got


def test_a_press_is_stamped_when_it_arrives_not_when_the_frame_is_due() -> None:
    pump, clock, _ = pump_with((3_210, down(A)))
    (press,) = pump.wait(16_667)
    assert (press.kind, press.scancode, press.at_us) == (Kind.KEY_DOWN, A, 3_210)
    assert clock.now_us() == 3_210


@pytest.mark.parametrize("live", [False, True])
@pytest.mark.parametrize("until_us", [1, 300, 1_000, 16_667, 123_456])
def test_waiting_ends_at_the_stamp_or_just_after_never_before(until_us: int, live: bool) -> None:
    pump, clock, _ = pump_with()
    assert pump.wait(until_us, live=live) == []
    assert until_us <= clock.now_us() <= until_us + 300


def test_waiting_for_nothing_in_particular_comes_back_within_a_second() -> None:
    pump, clock, _ = pump_with()
    assert pump.wait(None) == []
    assert clock.now_us() <= 1_000_300


def test_a_live_stamp_is_late_by_a_fraction_of_a_millisecond() -> None:
    pump, _, _ = pump_with((5_050, down(A)))
    (press,) = pump.wait(16_667, live=True)
    assert press.at_us - 5_050 <= 200
    assert press.late_us is not None
    assert press.at_us - press.late_us <= 5_050


def test_what_comes_while_a_frame_is_drawn_tells_how_late_it_may_be() -> None:
    pump, clock, _ = pump_with((2_000, down(A)))
    clock.advance(7_000)
    (press,) = pump.wait(16_667)
    assert (press.at_us, press.late_us) == (7_000, 7_000)


def test_presses_read_in_one_go_keep_their_order_and_share_a_batch() -> None:
    pump, clock, _ = pump_with((1_000, down(B)), (2_000, down(A)), (3_000, up(B)))
    clock.advance(9_000)
    got = pump.wait(16_667)
    assert kinds(got) == [(Kind.KEY_DOWN, B), (Kind.KEY_DOWN, A), (Kind.KEY_UP, B)]
    assert len({one.batch for one in got}) == 1
    assert got[0].batch > 0


def test_presses_read_apart_share_no_batch() -> None:
    pump, _, _ = pump_with((1_000, down(A)), (60_000, down(B)))
    first, second = collect(pump, 100_000)
    assert first.batch == second.batch == 0


def test_a_stall_comes_before_its_presses_and_takes_no_app_time() -> None:
    pump, clock, _ = pump_with((100_000, down(A)))
    clock.advance(STALL_US + 700_000)
    stall, press = pump.wait(None)
    assert (stall.kind, press.kind) == (Kind.STALL, Kind.KEY_DOWN)
    assert press.late_us is None
    assert clock.now_us() < 20_000


def test_a_gap_at_the_limit_is_no_stall() -> None:
    pump, clock, _ = pump_with((100_000, down(A)))
    clock.advance(STALL_US)
    (press,) = pump.wait(None)
    assert (press.kind, press.late_us) == (Kind.KEY_DOWN, STALL_US)


def test_a_wait_that_took_far_too_long_is_a_stall() -> None:
    pump, clock, script = pump_with()
    script.stops_us = [2_000_000]
    (stall,) = pump.wait(16_667)
    assert stall.kind is Kind.STALL
    assert clock.now_us() < 20_000


def test_a_wait_that_took_a_little_too_long_widens_the_bound() -> None:
    pump, _, script = pump_with((10_000, down(A)))
    script.stops_us = [150_000]
    (press,) = pump.wait(16_667)
    assert press.late_us == 150_000


def test_chatter_of_a_switch_is_one_press() -> None:
    pump, _, _ = pump_with(
        (1_000, down(A)),
        (4_000, up(A)),
        (DEBOUNCE_US, down(A)),
        (DEBOUNCE_US + 500, up(A)),
        (DEBOUNCE_US + 1_000, down(A)),
    )
    got = collect(pump, 200_000)
    assert kinds(got) == [(Kind.KEY_DOWN, A), (Kind.KEY_UP, A), (Kind.KEY_DOWN, A)]


def test_another_key_is_never_taken_for_chatter() -> None:
    pump, _, _ = pump_with((1_000, down(A)), (2_000, down(B)), (3_000, down(C)))
    assert [one.scancode for one in collect(pump, 100_000)] == [A, B, C]


def test_a_key_that_is_down_already_is_not_pressed_again() -> None:
    pump, _, _ = pump_with((1_000, down(A)), (500_000, down(A)))
    assert kinds(collect(pump, 600_000)) == [(Kind.KEY_DOWN, A)]


def test_a_release_of_what_was_never_pressed_is_nothing() -> None:
    pump, _, _ = pump_with((1_000, up(A)))
    assert collect(pump, 100_000) == []


def test_lost_focus_lets_go_of_everything_before_it_is_told() -> None:
    pump, _, _ = pump_with((0, GAINED), (300_000, down(A)), (310_000, down(B)), (400_000, LOST))
    got = collect(pump, 500_000)
    assert kinds(got)[-3:] == [(Kind.KEY_UP, A), (Kind.KEY_UP, B), (Kind.FOCUS_LOST, 0)]
    assert pump.held == frozenset()
    assert not pump.focused


def test_keys_that_were_down_when_the_focus_returned_count_after_they_were_up() -> None:
    back_us = 1_000_000
    pump, _, _ = pump_with(
        (0, GAINED),
        (500_000, LOST),
        (back_us, GAINED),
        (back_us + 50_000, down(A)),
        (back_us + RETURN_US + 500_000, down(A)),
        (back_us + RETURN_US + 600_000, up(A)),
        (back_us + RETURN_US + 700_000, down(A)),
    )
    got = [one for one in collect(pump, 3_000_000) if one.kind is Kind.KEY_DOWN]
    assert [one.at_us for one in got] == [back_us + RETURN_US + 700_000]


def test_typed_text_is_passed_on_only_while_asked_for() -> None:
    typed = event(pygame.TEXTINPUT, text="가")
    pump, clock, script = pump_with((1_000, typed))
    assert collect(pump, 10_000) == []
    pygame.display.init()
    pump.start_text()
    script.arrivals.append((20_000, typed))
    assert [one.text for one in collect(pump, 50_000)] == ["가"]
    pump.stop_text()
    script.arrivals.append((60_000, typed))
    assert collect(pump, 100_000) == []


def test_the_mouse_is_told_in_stage_units_and_the_old_wheel_is_not() -> None:
    clock = FakeClock()
    script = Script(
        clock,
        (1_000, event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=1)),
        (2_000, event(pygame.MOUSEBUTTONDOWN, pos=(30, 40), button=4)),
        (2_500, event(pygame.MOUSEBUTTONDOWN, pos=(30, 400), button=1)),  # beside the stage
        (3_000, event(pygame.MOUSEWHEEL, precise_x=0.0, precise_y=1.5, flipped=False)),
    )
    pump = Pump(clock, lambda x, y: (x * 2, y * 3), source=script)
    click, wheel = collect(pump, 100_000)
    assert (click.kind, click.x_u, click.y_u, click.button) == (Kind.MOUSE_DOWN, 60, 120, 1)
    assert (wheel.kind, wheel.y_u) == (Kind.WHEEL, 1.5)


def test_a_key_held_from_another_window_is_no_press_whenever_it_is_repeated_here() -> None:
    clock, system = FakeClock(), {36}
    pump = Pump(clock, lambda x, y: (x, y), None, Script(clock), lambda: frozenset(system))
    pump.feed([GAINED])
    clock.advance(RETURN_US + 400_000)
    assert kinds(pump.feed([down(A)])) == []
    system.add(40)
    assert kinds(pump.feed([down(B)])) == [(Kind.KEY_DOWN, B)], "another key counts meanwhile"
    assert kinds(pump.feed([down(A)])) == []
    system.clear()
    clock.advance(DEBOUNCE_US)
    assert kinds(pump.feed([up(A), up(B)])) == [(Kind.KEY_UP, B)]
    system.add(36)
    assert kinds(pump.feed([down(A)])) == [(Kind.KEY_DOWN, A)], "it was let go of here"


def test_a_key_let_go_of_unseen_is_not_waited_for() -> None:
    clock, system = FakeClock(), {36}
    pump = Pump(clock, lambda x, y: (x, y), None, Script(clock), lambda: frozenset(system))
    pump.feed([GAINED])
    clock.advance(RETURN_US)
    system.clear()
    assert pump.wait(clock.now_us() + 1_000_000) == []
    system.add(36)  # it never was repeated here, so nothing was told of its release either
    assert kinds(pump.feed([down(A)])) == [(Kind.KEY_DOWN, A)]


def test_a_tap_read_after_it_was_over_counts_beside_a_key_held_from_another_window() -> None:
    clock, system = FakeClock(), {36}
    pump = Pump(clock, lambda x, y: (x, y), None, Script(clock), lambda: frozenset(system))
    pump.feed([GAINED])
    clock.advance(RETURN_US)
    told = kinds(pump.feed([down(B), up(B)]))  # the system has let go of it already
    assert told == [(Kind.KEY_DOWN, B), (Kind.KEY_UP, B)]
