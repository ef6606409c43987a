"""A button that cannot be pressed refuses kindly."""

from scenes.kit.widgets import Button, Group
from tests.scenes.kit.widgets.hands import ENTER, FakeKit


def test_a_disabled_button_shakes_and_says_why(kit: FakeKit) -> None:
    done: list[str] = []
    button = Button("x", 0, 0, 100, 50, lambda: done.append("x"), enabled=False, why_not="Not yet.")
    group = Group(kit, [button], None)
    group.update(1_000_000)
    group.handle(ENTER)
    assert done == [] and group.saying == "Not yet." and kit.sound.played == ["refuse"]
    assert group.wake_us() == 0
    group.update(1_050_000)
    assert button.shake_u(1_050_000) != 0
    group.update(9_000_000)
    assert group.saying == "" and group.wake_us() is None
