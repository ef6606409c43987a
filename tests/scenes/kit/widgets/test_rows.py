"""Choices, switches and sliders are set by keys and mouse alike."""

from scenes.kit.input.inputs import Input, Kind
from scenes.kit.widgets import Choice, Group, Slider, Toggle
from tests.scenes.kit.widgets.hands import DOWN, ENTER, LEFT, RIGHT, FakeKit, click, let_go


def test_choice_turns_both_ways_and_round(kit: FakeKit) -> None:
    got: list[object] = []
    group = Group(
        kit, [Choice("c", 0, 0, 600, [(1, "one"), (2, "two"), (3, "three")], 2, got.append)], None
    )
    for press in (RIGHT, RIGHT, LEFT, ENTER):
        group.handle(press)
    assert got == [3, 1, 3, 1]
    for x in (320, 590):
        group.handle(click(x, 20))
        group.handle(let_go(x, 20))
    assert got[-2:] == [3, 1]


def test_toggle_and_slider(kit: FakeKit) -> None:
    got: list[object] = []
    toggle = Toggle("t", 0, 0, 600, ("Off", "On"), False, got.append)
    slider = Slider("s", 0, 100, 600, 0, 100, 5, 98, got.append)
    group = Group(kit, [toggle, slider], None)
    group.handle(RIGHT)
    group.handle(DOWN)
    group.handle(RIGHT)
    group.handle(RIGHT)
    assert got == [True, 100]
    x, w = slider._bar
    group.handle(click(x + w * 0.5, 120))
    assert got[-1] == 50
    group.handle(Input(Kind.MOUSE_MOVE, 0, x_u=x - 999, y_u=500))
    assert got[-1] == 0
    group.handle(Input(Kind.MOUSE_UP, 0, button=1))
    group.handle(Input(Kind.MOUSE_MOVE, 0, x_u=x + w, y_u=500))
    assert got[-1] == 0
