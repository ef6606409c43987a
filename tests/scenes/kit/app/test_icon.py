"""The window's icon is the program's own, set before there is a window."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any

import pygame
import pytest

from scenes.kit.app import icon
from scenes.kit.app.window import Window


@pytest.fixture
def order(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is asked of the display, in order."""
    told: list[str] = []

    def set_icon(picture: pygame.Surface) -> None:
        told.append(f"icon {picture.get_width()}")

    real = pygame.display.set_mode

    def set_mode(*given: Any, **more: Any) -> pygame.Surface:
        told.append("mode")
        return real(*given, **more)

    monkeypatch.setattr(pygame.display, "set_icon", set_icon)
    monkeypatch.setattr(pygame.display, "set_mode", set_mode)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "x11")
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [(1280, 720)])
    return told


def test_the_icon_comes_before_the_window(order: list[str]) -> None:
    Window((640, 360), icons=icon.FOLDER)
    assert order == ["icon 256", "mode"]


def test_a_window_opens_without_its_icon(order: list[str], tmp_path: Path) -> None:
    Window((640, 360), icons=tmp_path)
    assert order == ["mode"]


def test_the_icon_file_of_windows_has_small_sizes_and_big_ones() -> None:
    raw = (icon.FOLDER / icon.WINDOWS_SIZES).read_bytes()
    kind, count = struct.unpack_from("<HH", raw, 2)
    sides = {raw[6 + 16 * i] or 256 for i in range(count)}
    assert kind == 1
    assert {16, 24, 32, 48, 64, 128, 256} <= sides
