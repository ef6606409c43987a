"""Keyboards by name, out of Linux's list of input devices."""

from __future__ import annotations

from pathlib import Path

import pytest

from scenes.kit.input.keyboard_name import UNNAMED, keyboard_name

POWER = """I: Bus=0019 Vendor=0000 Product=0001 Version=0000
N: Name="Power Button"
H: Handlers=kbd event0
B: EV=3
B: KEY=8000 10000000000000 0
"""
BOARD = """I: Bus=0003 Vendor=046d Product=c31c Version=0110
N: Name="Logitech USB Keyboard"
H: Handlers=sysrq kbd event3 leds
B: EV=120013
B: KEY=1000000000007 ff9f207ac14057ff febeffdfffefffff fffffffffffffffe
"""
LAPTOP = BOARD.replace("Logitech USB", "AT Translated Set 2")


@pytest.mark.parametrize(
    ("devices", "expected"),
    [
        ([POWER], UNNAMED),
        ([POWER, BOARD], "Logitech USB Keyboard"),
        ([BOARD, BOARD], "Logitech USB Keyboard"),
        ([BOARD, LAPTOP, POWER], "AT Translated Set 2 Keyboard + Logitech USB Keyboard"),
        (["N: Name=\nB: KEY=zz\n", "nonsense"], UNNAMED),
        ([BOARD.replace("fffffffffffffffe", "nonsense")], UNNAMED),
    ],
)
def test_the_keyboards_that_have_letters_are_named(
    tmp_path: Path, devices: list[str], expected: str
) -> None:
    listing = tmp_path / "devices"
    listing.write_text("\n".join(devices), encoding="utf-8")
    assert keyboard_name(listing) == expected


def test_a_system_without_the_list_has_a_nameless_keyboard(tmp_path: Path) -> None:
    assert keyboard_name(tmp_path / "none") == UNNAMED
    assert keyboard_name(tmp_path) == UNNAMED
