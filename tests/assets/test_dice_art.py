"""The dice frames come from a true die, and the pictures checked in are what the model draws."""

import pytest

from assets.art.make.dice import CAMERA, HEADINGS, STEPS, frame
from assets.art.make.die_model import (
    FACES,
    PIPS,
    ROUND,
    Die,
    Turn,
    after,
    cross,
    dot,
    turn_about,
    upright,
)
from assets.art.make.pen import ART


def _turn(value: int, heading: str, degrees: float) -> Turn:
    yaw, way = HEADINGS[heading]
    rest = after(turn_about((0, 1, 0), yaw), upright(value))
    return after(turn_about(cross((0, 1, 0), way), degrees), rest)


@pytest.mark.parametrize("value", FACES)
def test_opposite_faces_add_up_to_seven(value: int) -> None:
    (opposite,) = [v for v, normal in FACES.items() if dot(normal, FACES[value]) < -0.9]
    assert value + opposite == 7
    assert len(PIPS[value]) == value


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("value", FACES)
def test_at_rest_the_value_lies_on_top_and_is_the_largest_face(value: int, heading: str) -> None:
    die = Die(_turn(value, heading, 0))
    top = max(die.faces, key=lambda face: face.normal[1])
    assert top.value == value
    assert die.seen(CAMERA.view)[-1].value == value
    assert die.lift == pytest.approx(0)


@pytest.mark.parametrize("heading", HEADINGS)
def test_the_lowest_point_touches_the_table_in_every_frame(heading: str) -> None:
    for step in range(STEPS):
        die = Die(_turn(3, heading, -30 * step))
        lowest = min(corner[1] for corner in die.corners) + die.lift - ROUND
        assert lowest == pytest.approx(-1)


@pytest.mark.parametrize("heading", HEADINGS)
def test_a_roll_goes_the_way_its_heading_says(heading: str) -> None:
    """Turning on toward rest, the top of the die moves the way it rolls."""
    _, way = HEADINGS[heading]
    before = Die(_turn(1, heading, -5)).faces[0].normal
    now = Die(_turn(1, heading, 0)).faces[0].normal
    moved = (now[0] - before[0], now[1] - before[1], now[2] - before[2])
    assert dot(moved, way) > 0.05


@pytest.mark.parametrize("heading", HEADINGS)
@pytest.mark.parametrize("value", FACES)
def test_the_pictures_checked_in_are_the_ones_the_model_draws(value: int, heading: str) -> None:
    for step in range(STEPS):
        kept = (ART / f"dice/{value}_{heading}_{step}.svg").read_text(encoding="utf-8")
        assert kept == frame(value, heading, step).svg()
