"""The box that stands for a letter which no typeface has."""

import pygame

from scenes.kit.text_faces import CAP, ColorLike


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
