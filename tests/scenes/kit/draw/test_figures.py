"""The duellists: every pose has its anchors, and figures stand by their feet."""

from __future__ import annotations

import pygame
import pytest

from scenes.kit.app.app import App
from scenes.kit.draw.figures import POSES, Figure, frame
from scenes.kit.draw.people import Looks


@pytest.fixture(scope="module")
def app() -> App:
    return App.headless((640, 360))


def test_every_pose_has_anchors() -> None:
    box = frame()
    assert set(box.poses) == set(POSES)
    assert box.poses["fire"].muzzle is not None and box.poses["stand"].muzzle is None
    for pose in box.poses.values():
        assert 0 < pose.head.x < box.w and 0 < pose.head.y < box.h


def test_the_right_one_is_the_left_ones_mirror(app: App) -> None:
    looks = Looks(2, 3, 4, 5)
    left, right = Figure(looks, None, 560), Figure(looks, None, 560, flip=True)
    for pose in POSES:
        x, y = left.muzzle(pose)
        assert right.muzzle(pose) == (-x, y)
        picture = left.picture(app.art, pose)
        mirrored = pygame.transform.flip(right.picture(app.art, pose), True, False)
        assert pygame.image.tobytes(picture, "RGBA") == pygame.image.tobytes(mirrored, "RGBA")


def test_feet_stand_where_they_are_put(app: App) -> None:
    """The lowest ink of a standing figure is at its feet."""
    for flip in (False, True):
        figure = Figure(Looks(), "hard", 560, flip)
        canvas = app.canvas
        canvas.begin()
        canvas.fill((0, 0, 0), 0, 0, 1920, 1080)
        figure.draw(canvas, app.art, "stand", 960, 900)
        canvas.present()
        surface = canvas.surface
        mask = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
        mask.invert()
        box = mask.get_bounding_rects()[0].unionall(mask.get_bounding_rects())
        assert abs(box.bottom / canvas.scale - 900) < 14
        assert box.left / canvas.scale < 960 < box.right / canvas.scale


def test_what_is_wanted_is_what_is_shown(app: App) -> None:
    figure = Figure(Looks(1, 2, 3, 4), None, 560)
    app.art._cache.clear()
    app.art.preload(figure.wanted(), lambda _part: None)
    while not app.art.ready:
        pygame.time.wait(2)
    ready = set(app.art._raw)
    for pose in POSES:
        figure.picture(app.art, pose)
        figure.picture(app.art, pose, hat=False)
    assert ready and not [name for name, *_ in app.art._raw if name != "figures/shadow"]


def test_hats_come_off(app: App) -> None:
    figure = Figure(Looks(), None, 560)
    on, off = figure.picture(app.art, "stand"), figure.picture(app.art, "stand", hat=False)
    assert on.get_size() == off.get_size()
    top_on = pygame.mask.from_surface(on).get_bounding_rects()[0].top
    top_off = pygame.mask.from_surface(off).get_bounding_rects()[0].top
    assert top_on < top_off
