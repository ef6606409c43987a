"""The focus goes where it is sent, by keyboard, mouse and pad, and never gets lost."""

from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.widgets import Button, Group, Widget
from tests.scenes.kit.widgets.hands import DOWN, ENTER, ESC, LEFT, RIGHT, UP, FakeKit, click, let_go


def grid(kit: FakeKit, done: list[str]) -> Group:
    """Two columns and two rows of buttons, then a wide one below."""
    places = {"a": (0, 0), "b": (300, 0), "c": (0, 100), "d": (300, 100)}
    buttons: list[Widget] = [
        Button(name, x, y, 200, 60, lambda n=name: done.append(n))
        for name, (x, y) in places.items()
    ]
    buttons.append(Button("e", 0, 200, 500, 60, lambda: done.append("e")))
    return Group(kit, buttons, lambda: done.append("back"))


def test_arrows_walk_the_grid_and_enter_presses(kit: FakeKit) -> None:
    done: list[str] = []
    group = grid(kit, done)
    for press in (RIGHT, ENTER, DOWN, ENTER, LEFT, ENTER, DOWN, ENTER, ESC):
        assert group.handle(press)
    assert done == ["b", "d", "c", "e", "back"]


def test_down_from_the_last_row_comes_round(kit: FakeKit) -> None:
    group = grid(kit, [])
    for _ in range(3):
        group.handle(DOWN)
    assert group.focus == 0
    group.handle(UP)
    assert group.focus == 4


def test_columns_come_round_each_for_itself(kit: FakeKit) -> None:
    places = {"a": (0, 0), "b": (0, 100), "c": (0, 200), "d": (300, 100), "e": (300, 200)}
    buttons: list[Widget] = [Button(n, x, y, 200, 60, lambda: None) for n, (x, y) in places.items()]
    group = Group(kit, buttons, None)
    group.set_focus(4)
    group.handle(DOWN)
    assert group.focus == 0
    group.in_columns = True
    group.set_focus(4)
    for press, focus in ((DOWN, 3), (UP, 4), (LEFT, 2), (DOWN, 0), (UP, 2)):
        group.handle(press)
        assert group.focus == focus


def test_a_pad_does_the_same(kit: FakeKit) -> None:
    done: list[str] = []
    group = grid(kit, done)
    for button in (PadButton.DPAD_RIGHT, PadButton.SOUTH, PadButton.STICK_DOWN, PadButton.SOUTH):
        group.handle(Input(Kind.PAD_DOWN, 0, button=button, pad=0))
    group.handle(Input(Kind.PAD_DOWN, 0, button=PadButton.EAST, pad=0))
    assert done == ["b", "d", "back"]


def test_the_mouse_focuses_and_clicks(kit: FakeKit) -> None:
    done: list[str] = []
    group = grid(kit, done)
    group.handle(Input(Kind.MOUSE_MOVE, 0, x_u=310, y_u=110))
    assert group.focus == 3
    group.handle(click(10, 210))
    assert done == [], "nothing is done before the button is let go"
    group.handle(let_go(12, 212))
    assert done == ["e"]
    assert not group.handle(click(900, 900))


def test_sliding_off_a_sign_cancels_and_coming_back_does_not(kit: FakeKit) -> None:
    done: list[str] = []
    group = grid(kit, done)
    group.handle(click(10, 210))
    group.handle(Input(Kind.MOUSE_MOVE, 0, x_u=900, y_u=900))
    assert group.handle(let_go(900, 900))
    assert done == [] and not group.handle(let_go(10, 210))
    group.handle(click(10, 210))
    group.handle(let_go(310, 110))  # on another sign
    assert done == []
    group.handle(click(10, 210))
    group.handle(Input(Kind.MOUSE_MOVE, 0, x_u=900, y_u=900))
    group.handle(let_go(10, 210))
    assert done == ["e"]


def test_a_sign_that_went_meanwhile_does_nothing(kit: FakeKit) -> None:
    done: list[str] = []
    group = grid(kit, done)
    group.handle(click(10, 210))
    group.widgets = group.widgets[:1]
    group.focus = 0
    group.handle(let_go(10, 210))
    group.handle(click(900, 900))
    assert done == []
