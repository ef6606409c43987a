"""What lettering is drawn with: empty surfaces, baselines, and the box for a missing letter."""

import pygame

from scenes.kit.text.faces import CAP, ColorLike

SHADOW_BLUR = 0.05


def blur_px(row_px: int) -> int:
    """Give how far each of a shadow's two blurs reaches."""
    return max(1, round(row_px * SHADOW_BLUR))


def blank(w_px: int, h_px: int, color: ColorLike) -> pygame.Surface:
    """Give an empty surface whose clear pixels already have the colour, so that edges blend."""
    surface = pygame.Surface((w_px, h_px), pygame.SRCALPHA)
    red, green, blue, _alpha = pygame.Color(color)
    surface.fill((red, green, blue, 0))
    return surface


def baseline_px(font: pygame.font.Font, text: str) -> int:
    """Give where the baseline lies in the rendered text: lower if a letter tops the ascent."""
    tops = (metrics[3] for metrics in font.metrics(text) if metrics is not None)
    return max(font.get_ascent(), *tops, 0)


def box_px(size_px: int) -> int:
    """Give the width of the box that stands for a letter no face has."""
    return max(4, round(size_px * 0.62))


def draw_box(
    surface: pygame.Surface, x: int, baseline: int, size_px: int, color: ColorLike, outline_px: int
) -> None:
    """Draw that box: a frame as tall as a capital, with room on both sides."""
    side = max(1, round(size_px * 0.07))
    left, top = x + side + outline_px, baseline - round(size_px * CAP)
    width, height = box_px(size_px) - 2 * side, round(size_px * CAP)
    bar = max(1, round(size_px * 0.06))
    grown = 2 * outline_px
    for bx, by, bw, bh in (
        (left, top, width, bar),
        (left, top + height - bar, width, bar),
        (left, top, bar, height),
        (left + width - bar, top, bar, height),
    ):
        rect = (bx - outline_px, by - outline_px, bw + grown, bh + grown)
        surface.fill(pygame.Color(color), rect)
