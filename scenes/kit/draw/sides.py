"""What is seen beside the stage where the window is wider or taller: the room going on.

The stage's picture is mirrored at its edge, blurred and darkened outwards, so that there is no seam
and nothing in it looks like something to press. It is made once for a picture and a size; veils
over the whole stage darken it with the stage.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

import pygame

STAGE_W_U = 1920
STAGE_H_U = 1080
BARS = (12, 7, 4)
"""Where there is no picture to go on with."""
_DARKEST = 52
_SHARP_PART = 0.05
"""Of the stage's width: how far from its edge the mirrored picture is still to be made out."""
_COARSE = 22
_KEPT = 4


def stage_rect(width_px: int, height_px: int) -> pygame.Rect:
    """The largest 16:9 rectangle centred in a window, in pixels (at least 16 by 9)."""
    scale = max(16 / STAGE_W_U, min(width_px / STAGE_W_U, height_px / STAGE_H_U))
    w, h = round(STAGE_W_U * scale), round(STAGE_H_U * scale)
    return pygame.Rect((width_px - w) // 2, (height_px - h) // 2, w, h)


@dataclass(frozen=True, slots=True)
class Layer:
    """Something over the whole stage: a picture, or a plain colour; `alpha` 0 to 255."""

    picture: pygame.Surface | None
    color: tuple[int, int, int] | None
    alpha: int


class Sides:
    """The bars around a stage in a window, both in pixels."""

    def __init__(self, window: pygame.Rect, stage: pygame.Rect) -> None:
        self.bars = [
            bar
            for bar in (
                pygame.Rect(0, 0, stage.left, window.h),
                pygame.Rect(stage.right, 0, window.w - stage.right, window.h),
                pygame.Rect(stage.left, 0, stage.w, stage.top),
                pygame.Rect(stage.left, stage.bottom, stage.w, window.h - stage.bottom),
            )
            if bar.w > 0 and bar.h > 0
        ]
        self._stage = stage
        self._shown: list[tuple[int, tuple[int, int, int] | None, int]] | None = None
        self._layers: Sequence[Layer] = ()
        self._made: OrderedDict[int, tuple[pygame.Surface, list[pygame.Surface]]] = OrderedDict()

    def draw(self, surface: pygame.Surface, layers: Sequence[Layer], anew: bool) -> bool:
        """Draw the bars if what covers the stage is not what it was; True if anything was drawn.

        `layers` from the lowest up; the lowest that hides all is what the room goes on with.
        """
        now = [(id(layer.picture), layer.color, layer.alpha) for layer in layers]
        if not self.bars or (now == self._shown and not anew):
            return False
        self._shown, self._layers = now, layers  # the layers are held, so that no id comes again
        for bar in self.bars:
            surface.fill(BARS, bar)
        for layer in layers:
            for i, bar in enumerate(self.bars):
                if layer.picture is not None:
                    going_on = self._going_on(layer.picture)[i]
                    going_on.set_alpha(layer.alpha)
                    surface.blit(going_on, bar)
                elif layer.color is not None:
                    tile = pygame.Surface(bar.size, 0, surface)
                    tile.fill(layer.color)
                    tile.set_alpha(layer.alpha)
                    surface.blit(tile, bar)
        return True

    def _going_on(self, picture: pygame.Surface) -> list[pygame.Surface]:
        """The picture's continuation in every bar."""
        known = self._made.get(id(picture))
        if known is None:
            known = self._made[id(picture)] = (
                picture,
                [self._continued(picture, bar) for bar in self.bars],
            )
            if len(self._made) > _KEPT:
                self._made.popitem(last=False)
        self._made.move_to_end(id(picture))
        return known[1]

    def _continued(self, picture: pygame.Surface, bar: pygame.Rect) -> pygame.Surface:
        upright = bar.h == self._stage.h or bar.w != self._stage.w  # a bar at the left or right
        depth = bar.w if upright else bar.h
        before = bar.right <= self._stage.left if upright else bar.bottom <= self._stage.top
        strip = _mirrored(picture, depth, upright, before)
        coarse = (max(2, strip.get_width() // _COARSE), max(2, strip.get_height() // _COARSE))
        soft = pygame.transform.smoothscale(strip, coarse)
        fading = pygame.Surface(strip.get_size(), pygame.SRCALPHA)
        fading.blit(pygame.transform.smoothscale(soft, strip.get_size()), (0, 0))
        sharp = max(2.0, self._stage.w * _SHARP_PART)
        fade = [min(255, round(255 * at / sharp)) for at in range(depth)]
        fading.blit(
            _ramp(strip.get_size(), [(255, 255, 255, a) for a in fade], upright, before),
            (0, 0),
            special_flags=pygame.BLEND_RGBA_MULT,
        )
        strip.blit(fading, (0, 0))
        lights = [
            _DARKEST + round((255 - _DARKEST) * max(0.0, 1 - at / (2.6 * sharp)) ** 2)
            for at in range(depth)
        ]
        strip.blit(
            _ramp(strip.get_size(), [(v, v, v, 255) for v in lights], upright, before),
            (0, 0),
            special_flags=pygame.BLEND_RGB_MULT,
        )
        out = pygame.Surface(bar.size, 0, picture)
        out.fill(BARS)
        out.blit(strip, (0, 0) if not upright else (0, self._stage.top - bar.top))
        return out


def _mirrored(picture: pygame.Surface, depth: int, upright: bool, before: bool) -> pygame.Surface:
    """`depth` pixels of the picture mirrored at its edge; deeper than itself it turns again."""
    w, h = picture.get_size()
    whole = w if upright else h
    size = (depth, h) if upright else (w, depth)
    strip = pygame.Surface(size, 0, picture)
    done, turned = 0, True
    while done < depth:
        piece = pygame.transform.flip(picture, upright, not upright) if turned else picture
        at = depth - done - whole if before else done
        strip.blit(piece, (at, 0) if upright else (0, at))
        done, turned = done + whole, not turned
    return strip


def _ramp(
    size: tuple[int, int], colors: list[tuple[int, int, int, int]], upright: bool, before: bool
) -> pygame.Surface:
    """Colours from the stage's edge outwards, stretched along the bar."""
    if before:
        colors = colors[::-1]
    line = pygame.Surface((len(colors), 1) if upright else (1, len(colors)), pygame.SRCALPHA)
    for i, color in enumerate(colors):
        line.set_at((i, 0) if upright else (0, i), color)
    return pygame.transform.scale(line, size)
