"""The window's measures, without one."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.kit.app.opening import wants_fullscreen
from scenes.kit.app.window import SMALLEST_PX, NoDisplayError, Window, fitting


@pytest.mark.parametrize(
    "size", [(1024, 600), (720, 1280), (3440, 1440), (3840, 2160), (640, 360), (1, 1)]
)
def test_odd_sizes_letterbox(size: tuple[int, int]) -> None:
    window = Window.unseen(size)
    stage = window.stage
    assert abs(stage.width * 9 - stage.height * 16) <= 16
    if size[0] >= 16 and size[1] >= 9:
        assert window.surface.get_rect().contains(stage)
        assert stage.width == size[0] or stage.height == size[1]


@given(st.integers(320, 4000), st.integers(200, 2400))
def test_corners_of_the_stage_are_corners_in_units(width: int, height: int) -> None:
    window = Window.unseen((width, height))
    assert window.to_stage(*window.stage.topleft) == (0, 0)
    x_u, y_u = window.to_stage(*window.stage.bottomright)
    assert x_u == pytest.approx(1920)
    assert y_u == pytest.approx(1080, abs=8)


def test_outside_the_stage_is_outside_in_units() -> None:
    window = Window.unseen((1920, 1200))
    assert window.to_stage(10, 10)[1] < 0
    assert window.to_stage(10, 1190)[1] > 1080


def test_an_unseen_window_knows_no_full_screen_and_shows_nothing() -> None:
    window = Window.unseen((640, 360))
    window.set_fullscreen(True)
    assert not window.fullscreen
    window.show([pygame.Rect(0, 0, 10, 10)])
    assert not window.refetch()


def test_a_driver_nobody_can_see_is_no_display() -> None:
    # The tests run on SDL's dummy driver, which is just what must not be played on.
    was_on = pygame.display.get_init()
    with pytest.raises(NoDisplayError, match="No display"):
        Window((640, 360))
    if was_on:
        pygame.display.init()


@given(
    st.tuples(st.integers(320, 16384), st.integers(180, 16384)),
    st.tuples(st.integers(800, 8000), st.integers(600, 5000)),
)
def test_a_window_is_never_larger_than_the_desktop(
    wish: tuple[int, int], desktop: tuple[int, int]
) -> None:
    for got, wished, whole, least in zip(
        fitting(wish, desktop), wish, desktop, SMALLEST_PX, strict=True
    ):
        assert least <= got <= whole
        assert got == max(least, wished) or (wished > whole and whole - got < 100)


def test_the_first_start_is_full_screen_and_later_ones_as_chosen(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert wants_fullscreen(path)
    for text, whole in (
        ('{"version": 1, "fullscreen": false}', False),
        ('{"version": 1, "fullscreen": true}', True),
        ('{"version": 1}', True),
        ("[]", True),
        ("{broken", True),
    ):
        path.write_text(text, encoding="utf-8")
        assert wants_fullscreen(path) is whole
