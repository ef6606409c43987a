"""The canvas shows what was asked for and redraws no more than what changed."""

import random

import pygame
import pytest

from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.sides import BARS, stage_rect


def filled(size: tuple[int, int], color: tuple[int, ...], alpha: bool = False) -> pygame.Surface:
    surface = pygame.Surface(size, pygame.SRCALPHA if alpha else 0)
    surface.fill(color)
    return surface


@pytest.fixture
def canvas() -> Canvas:
    return Canvas(pygame.Surface((960, 540)))


BACK = filled((960, 540), (40, 60, 80))
RED = filled((40, 30), (200, 0, 0))
GHOST = filled((60, 60), (0, 250, 0, 90), alpha=True)


def frame(canvas: Canvas, things: list[tuple[pygame.Surface, float, float]]) -> list[pygame.Rect]:
    canvas.begin()
    canvas.background(BACK)
    for surface, x, y in things:
        canvas.blit(surface, x, y)
    return canvas.present()


def test_the_first_frame_draws_everything(canvas: Canvas) -> None:
    assert frame(canvas, [(RED, 100, 100)]) == [pygame.Rect(0, 0, 960, 540)]
    assert canvas.surface.get_at((51, 51))[:3] == (200, 0, 0)
    assert canvas.surface.get_at((300, 300))[:3] == (40, 60, 80)


def test_a_still_picture_draws_nothing(canvas: Canvas) -> None:
    frame(canvas, [(RED, 100, 100)])
    assert frame(canvas, [(RED, 100, 100)]) == []
    assert canvas.drawn_px == 0


def test_a_moved_thing_redraws_where_it_was_and_is(canvas: Canvas) -> None:
    frame(canvas, [(RED, 100, 100)])
    changed = frame(canvas, [(RED, 600, 100)])
    assert sorted(tuple(r) for r in changed) == [(50, 50, 40, 30), (300, 50, 40, 30)]
    assert canvas.surface.get_at((55, 55))[:3] == (40, 60, 80)
    assert canvas.surface.get_at((310, 55))[:3] == (200, 0, 0)


def test_the_order_of_two_that_overlap_matters(canvas: Canvas) -> None:
    blue = filled((40, 30), (0, 0, 200))
    frame(canvas, [(RED, 100, 100), (blue, 100, 100)])
    assert canvas.surface.get_at((55, 55))[:3] == (0, 0, 200)
    frame(canvas, [(blue, 100, 100), (RED, 100, 100)])
    assert canvas.surface.get_at((55, 55))[:3] == (200, 0, 0)


def test_nothing_is_drawn_beside_the_stage() -> None:
    canvas = Canvas(pygame.Surface((1000, 540)))
    assert canvas.stage == pygame.Rect(20, 0, 960, 540)
    canvas.begin()
    canvas.blit(RED, -10, 0)
    canvas.present()
    assert canvas.surface.get_at((16, 4))[:3] == BARS
    assert canvas.surface.get_at((22, 4))[:3] == (200, 0, 0)


def test_clip_shift_and_fade(canvas: Canvas) -> None:
    canvas.begin()
    canvas.background(BACK)
    with canvas.clip(0, 0, 100, 1080), canvas.shifted(20, 0, 0.5):
        canvas.fill((240, 240, 240), 0, 0, 400, 200)
    canvas.present()
    inside = canvas.surface.get_at((30, 30))[:3]
    assert all(abs(a - (b + 240) / 2) <= 2 for a, b in zip(inside, (40, 60, 80), strict=True))
    assert canvas.surface.get_at((60, 30))[:3] == (40, 60, 80)
    assert canvas.surface.get_at((5, 30))[:3] == (40, 60, 80)


def test_a_letterbox_keeps_its_shape() -> None:
    assert stage_rect(1920, 1080) == pygame.Rect(0, 0, 1920, 1080)
    assert stage_rect(1024, 600) == pygame.Rect(0, 12, 1024, 576)
    portrait = stage_rect(700, 1400)
    assert portrait.w == 700 and abs(portrait.w / portrait.h - 16 / 9) < 0.01


def test_what_is_patched_equals_what_is_drawn_whole() -> None:
    """A hundred random frames: patching must give the same pixels as drawing anew."""
    rng = random.Random(3)
    patched = Canvas(pygame.Surface((640, 360)))
    back = filled((640, 360), (40, 60, 80))
    pictures = [
        RED,
        GHOST,
        filled((30, 90), (9, 9, 120)),
        filled((80, 20), (200, 200, 0, 40), True),
    ]
    things = [(rng.choice(pictures), rng.uniform(-50, 1900), rng.uniform(-50, 1050), 255.0)] * 1
    for _ in range(100):
        action = rng.random()
        if action < 0.4 or not things:
            things.append(
                (
                    rng.choice(pictures),
                    rng.uniform(-50, 1900),
                    rng.uniform(-50, 1050),
                    rng.choice((255.0, 120.0)),
                )
            )
        elif action < 0.6:
            things.pop(rng.randrange(len(things)))
        elif action < 0.8:
            rng.shuffle(things)
        whole = Canvas(pygame.Surface((640, 360)))
        for canvas in (patched, whole):
            canvas.begin()
            canvas.background(back)
            for surface, x, y, alpha in things:
                canvas.blit(surface, x, y, alpha=alpha)
            canvas.present()
        assert patched.surface.get_buffer().raw == whole.surface.get_buffer().raw
