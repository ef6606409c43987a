"""The kit that every widget here is used with."""

import pytest

from tests.scenes.kit.widgets.hands import FakeKit


@pytest.fixture
def kit() -> FakeKit:
    return FakeKit()
