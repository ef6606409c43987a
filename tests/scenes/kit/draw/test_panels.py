"""Panels: every kind draws at every size, safely for pygame's reader, and always the same."""

from __future__ import annotations

import io
import re

import pygame
import pytest

from scenes.kit.draw import panels

FORBIDDEN = re.compile(
    r"<(use|text|pattern|image|clipPath|mask|filter|style)\b|rgba?\(|hsl|objectBoundingBox|nan|inf"
)
SIZES = [(344, 180), (1040, 172), (42, 42), (1560, 660), (20, 18), (900, 824)]


def drawn(text: str, w: int, h: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(io.BytesIO(text.encode()), (w, h))


@pytest.mark.parametrize("kind", panels.KINDS)
@pytest.mark.parametrize(("w", "h"), SIZES)
def test_every_kind_draws_at_every_size(kind: str, w: int, h: int) -> None:
    text = panels.draw(kind, w, h, "#a9342b")
    assert not FORBIDDEN.search(text)
    full_w, full_h = round(w + 2 * panels.MARGIN), round(h + 2 * panels.MARGIN)
    surface = drawn(text, full_w, full_h)
    assert surface.get_size() == (full_w, full_h)
    seen = pygame.mask.from_surface(surface, 60)
    assert seen.count() > 0.5 * w * h
    assert seen.get_at((full_w // 2, full_h // 2)), "the middle is covered"


@pytest.mark.parametrize("kind", panels.KINDS)
def test_nothing_is_cut_off_at_the_margin(kind: str) -> None:
    surface = drawn(panels.draw(kind, 344, 180, "#3f6ea5"), 376, 212)
    seen = pygame.mask.from_surface(surface, 90)
    edge = [(x, y) for x in range(376) for y in (0, 211)]
    edge += [(x, y) for y in range(212) for x in (0, 375)]
    assert not any(seen.get_at(place) for place in edge)


@pytest.mark.parametrize("kind", panels.KINDS)
def test_the_same_panel_is_always_the_same(kind: str) -> None:
    assert panels.draw(kind, 400, 120) == panels.draw(kind, 400, 120)


@pytest.mark.parametrize("kind", ["plate", "plate_lit"])
def test_a_tint_shows(kind: str) -> None:
    assert panels.draw(kind, 344, 180, "#a9342b") != panels.draw(kind, 344, 180, "#3f6ea5")


def test_lit_and_shut_signs_differ_from_the_plain_one() -> None:
    kinds = ("wood", "wood_lit", "wood_off")
    pictures = {
        pygame.image.tobytes(drawn(panels.draw(kind, 450, 82), 482, 114), "RGBA") for kind in kinds
    }
    assert len(pictures) == 3


def test_an_unknown_kind_is_our_own_mistake() -> None:
    with pytest.raises(KeyError):
        panels.draw("velvet", 100, 100)
