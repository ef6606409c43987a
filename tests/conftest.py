"""Tests run without a screen or a sound card; the real-window tests start their own server."""

import gc
import os
import sys
from collections.abc import Iterator
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

# After the environment is set.
import pytest  # noqa: E402
from hypothesis import HealthCheck, settings  # noqa: E402

# The same examples every time, and none thrown out because the machine was busy.
settings.register_profile(
    "steady",
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("steady")


@pytest.fixture(autouse=True)
def _collecting() -> Iterator[None]:
    """A race holds up the collector; a test that ends in the middle of one must not for all."""
    yield
    gc.enable()
