"""A throw comes to rest on the values the rules gave, inside the ground, no die on another."""

import math
import random

from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.kit.draw.dice import RADIUS_U, Throw

GROUND = (420.0, 300.0, 1080.0, 420.0)
values = st.lists(st.integers(1, 6), min_size=1, max_size=5)
starts = st.tuples(st.floats(0, 1920), st.floats(0, 1080))


@settings(max_examples=150, deadline=None)
@given(values, starts, st.integers(0, 10_000))
def test_dice_rest_on_their_values_apart_and_inside(
    faces: list[int], start: tuple[float, float], seed: int
) -> None:
    throw = Throw(faces, start, GROUND, random.Random(seed))
    end = throw.end()
    assert [d.value for d in end] == faces
    assert all(d.step == 0 and d.z == 0 for d in end)
    places = [(d.x, d.y) for d in end]
    for x, y in places:
        assert GROUND[0] + RADIUS_U - 1 <= x <= GROUND[0] + GROUND[2] - RADIUS_U + 1
        assert GROUND[1] + RADIUS_U - 1 <= y <= GROUND[1] + GROUND[3] - RADIUS_U + 1
    for i, a in enumerate(places):
        for b in places[i + 1 :]:
            assert math.dist(a, b) >= 2 * RADIUS_U - 2.5
    assert 200_000 < throw.duration_us <= 2_000_000


def test_the_same_generator_throws_the_same() -> None:
    first = Throw([1, 2, 3, 4, 5], (100, 900), GROUND, random.Random(4))
    again = Throw([1, 2, 3, 4, 5], (100, 900), GROUND, random.Random(4))
    assert first.at(300_000) == again.at(300_000) and first.knocks == again.knocks


def test_no_die_jumps_between_frames() -> None:
    throw = Throw([6] * 5, (960, 1000), GROUND, random.Random(9))
    before = throw.at(0)
    for t in range(8_333, throw.duration_us, 8_333):
        now = throw.at(t)
        for a, b in zip(before, now, strict=True):
            assert math.hypot(a.x - b.x, a.y - b.y) < 60 and abs(a.z - b.z) < 40
        before = now


def test_knocks_are_heard_in_order_and_within_the_throw() -> None:
    throw = Throw([3] * 5, (100, 500), GROUND, random.Random(2))
    times = [k.at_us for k in throw.knocks]
    assert times == sorted(times) and times[-1] <= throw.duration_us
    assert all(0 < k.force <= 1 and -1 <= k.pan <= 1 for k in throw.knocks)
