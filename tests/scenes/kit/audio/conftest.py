"""A sound with SDL's dummy device, which plays in real time and is heard by nobody."""

from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from scenes.kit.audio.sound import Sound


@dataclass
class Desk:
    """Sliders a test can move."""

    music: int = 100
    effects: int = 100
    crowd: int = 100


@pytest.fixture
def notices() -> list[str]:
    """What the player was told."""
    return []


@pytest.fixture
def desk() -> Desk:
    """The sliders, all up."""
    return Desk()


@pytest.fixture
def sound(notices: list[str], desk: Desk) -> Iterator[Sound]:
    """A sound that has read everything."""
    made = Sound(volumes=lambda: desk, notice=notices.append)
    assert made.open()
    assert made.settle(30)
    yield made
    made.close()
