"""A key cap is as wide as its label, and a pad's button is its picture."""

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.kit.app.app import App
from scenes.kit.widgets import key_cap


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    app = App.headless((640, 360), data=tmp_path)
    yield app
    app.close()


def draw(app: App, label: str, h_u: float = 44) -> tuple[float, list[pygame.Surface]]:
    """How wide a cap says it is, and the pictures it consists of."""
    app.canvas.begin()
    width = key_cap(app.canvas, app, label, 400, 500, h_u)
    return width, list(app.canvas._keep.values())


def test_a_cap_grows_with_its_label_up_to_a_limit(app: App) -> None:
    letter, word, long = (draw(app, label)[0] for label in ("J", "Ctrl", "W" * 60))
    assert letter == 44, "a letter sits on a square key"
    assert letter < word < long <= 190 + 22


def test_a_pads_button_is_shown_as_its_picture(app: App) -> None:
    width, shown = draw(app, "icons/pad_bottom", 60)
    assert width == 60
    assert shown == [app.art.svg("icons/pad_bottom", 60)]
