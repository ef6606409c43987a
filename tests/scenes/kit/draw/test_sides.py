"""Beside the stage the room goes on: no seam, nothing to press, no cost while it stands still."""

import pygame
import pytest

from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.sides import BARS

SIZES = [(2560, 1080), (1024, 768), (1280, 1024), (1080, 1920), (720, 200), (200, 900)]


def painting(size: tuple[int, int]) -> pygame.Surface:
    """Light, with a pattern, so that a mirror is told from a copy."""
    picture = pygame.Surface(size)
    for x in range(0, size[0], 8):
        picture.fill((90 + x * 120 // size[0], 140, 100), (x, 0, 8, size[1]))
    return picture


def room(size: tuple[int, int], veil: int = 0) -> Canvas:
    canvas = Canvas(pygame.Surface(size))
    show(canvas, painting(canvas.stage.size), veil)
    return canvas


def show(canvas: Canvas, picture: pygame.Surface, veil: int = 0) -> list[pygame.Rect]:
    canvas.begin()
    canvas.background(picture)
    if veil:
        canvas.veil(veil)
    return canvas.present()


def beside(canvas: Canvas) -> list[tuple[pygame.Color, pygame.Color, pygame.Color]]:
    """For each bar: the stage's outermost pixel, the bar's innermost, the bar's outermost."""
    stage, surface = canvas.stage, canvas.surface
    cx, cy, w, h = *stage.center, *surface.get_size()
    out = []
    if stage.left > 0:
        out.append(((stage.left, cy), (stage.left - 1, cy), (0, cy)))
        out.append(((stage.right - 1, cy), (stage.right, cy), (w - 1, cy)))
    if stage.top > 0:
        out.append(((cx, stage.top), (cx, stage.top - 1), (cx, 0)))
        out.append(((cx, stage.bottom - 1), (cx, stage.bottom), (cx, h - 1)))
    return [
        (surface.get_at(inside), surface.get_at(near), surface.get_at(far))
        for inside, near, far in out
    ]


def light(color: pygame.Color) -> int:
    return color.r + color.g + color.b


@pytest.mark.parametrize("size", SIZES)
def test_the_room_goes_on_without_a_seam_and_into_the_dark(size: tuple[int, int]) -> None:
    bars = beside(room(size))
    assert bars
    for inside, near, far in bars:
        for a, b in zip(tuple(inside)[:3], tuple(near)[:3], strict=True):
            assert abs(a - b) <= 16, "a seam at the stage's edge"
        assert tuple(far)[:3] != BARS and light(far) < light(near) * 0.6


@pytest.mark.parametrize("size", SIZES)
def test_every_pixel_beside_the_stage_is_drawn(size: tuple[int, int]) -> None:
    canvas = Canvas(pygame.Surface(size))
    canvas.surface.fill((255, 0, 255))
    canvas.invalidate()
    show(canvas, painting(canvas.stage.size))
    left = pygame.mask.from_threshold(canvas.surface, (255, 0, 255), (1, 1, 1))
    assert left.count() == 0


def test_a_still_room_costs_nothing_and_another_is_drawn_at_once() -> None:
    canvas = Canvas(pygame.Surface((1024, 768)))
    picture = painting(canvas.stage.size)
    show(canvas, picture)
    assert show(canvas, picture) == []
    blue = pygame.Surface(canvas.stage.size)
    blue.fill((40, 60, 200))
    changed = show(canvas, blue)
    assert any(rect.top == 0 for rect in changed), "the bars are brought to the screen"
    assert canvas.surface.get_at((500, 20)).b > canvas.surface.get_at((500, 20)).r


def test_what_is_painted_into_the_stage_does_not_go_on_beside_it() -> None:
    plain = room((1024, 768))
    painted = painting(plain.stage.size)
    painted.fill((250, 0, 0), painted.get_rect())
    canvas = Canvas(pygame.Surface((1024, 768)))
    canvas.begin()
    canvas.background(painted, painting(plain.stage.size))
    canvas.present()
    assert canvas.surface.get_at(canvas.stage.center)[:3] == (250, 0, 0)
    for (_i, near, far), (_i2, known, known_far) in zip(beside(canvas), beside(plain), strict=True):
        assert (near, far) == (known, known_far)


def test_a_veil_over_the_stage_lies_over_the_room_too() -> None:
    bright, dim = beside(room((1024, 768))), beside(room((1024, 768), veil=150))
    for (_i, near, _f), (_i2, veiled, _f2) in zip(bright, dim, strict=True):
        assert light(veiled) < light(near) * 0.6


def test_without_a_picture_the_bars_are_dark() -> None:
    canvas = Canvas(pygame.Surface((1024, 768)))
    canvas.begin()
    canvas.fill((200, 0, 0), 100, 100, 50, 50)
    canvas.present()
    assert canvas.surface.get_at((5, 5))[:3] == BARS


def test_sixteen_by_nine_has_no_bars() -> None:
    assert beside(room((1280, 720))) == []
