"""Curves of motion: from 0 to 1, forward, and only the one that shall passes its end."""

from __future__ import annotations

import pytest

from scenes.kit.draw.eases import EASES

STEPS = [i / 200 for i in range(201)]


@pytest.mark.parametrize("name", EASES)
def test_a_curve_begins_at_0_and_ends_at_1(name: str) -> None:
    assert EASES[name](0.0) == pytest.approx(0.0, abs=1e-12)
    assert EASES[name](1.0) == 1.0


@pytest.mark.parametrize("name", sorted(set(EASES) - {"back"}))
def test_a_curve_never_goes_back(name: str) -> None:
    way = [EASES[name](t) for t in STEPS]
    assert way == sorted(way)


def test_where_each_is_half_way_through() -> None:
    half = {name: ease(0.5) for name, ease in EASES.items()}
    assert half == pytest.approx(
        {"linear": 0.5, "in": 0.25, "out": 0.875, "in_out": 0.5, "back": 1.0876975}
    )


def test_back_passes_its_end_by_a_tenth() -> None:
    assert max(EASES["back"](t) for t in STEPS) == pytest.approx(1.1, abs=0.001)
