"""The canvas: scenes say every frame what is to be seen; only what changed is drawn again.

A scene calls `blit`, `fill` and `background` afresh each frame. The canvas compares the list with
the last frame's and redraws the rectangles in which they differ, so a still table costs nothing
and a live duel next to nothing. Surfaces handed in must not be changed afterwards: the canvas
tells them apart by identity.

Scenes speak design units (u): the stage is 1920 by 1080 u whatever the window; `scale` is pixels
per u and the stage is letterboxed in the window.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

import pygame

from scenes.kit.draw.sides import BARS, STAGE_H_U, STAGE_W_U, Layer, Sides, stage_rect
from scenes.kit.draw.witness import Witness

__all__ = ["STAGE_H_U", "STAGE_W_U", "Canvas", "stage_rect"]

_MERGE_LIMIT = 12


@dataclass(frozen=True, slots=True)
class _Command:
    """One thing on the canvas, in window pixels; equal commands paint the same."""

    surface_id: int
    box: tuple[int, int, int, int]
    alpha: int
    add: bool
    clip: tuple[int, int, int, int] | None
    color: tuple[int, int, int] | None


class Canvas:
    """Draws on `surface`; see the module's docstring. `begin` … blits … `present` make a frame."""

    def __init__(self, surface: pygame.Surface) -> None:
        self.drawn_px = 0
        self.witness: Witness | None = None
        """Told of everything just before it is painted; for measuring, not for drawing."""
        self.target(surface)

    def target(self, surface: pygame.Surface) -> None:
        """Draw on another surface from now on (the window was resized); all is drawn anew."""
        self._surface = surface
        self.stage = stage_rect(*surface.get_size())
        self.scale = self.stage.width / STAGE_W_U
        self._sides = Sides(surface.get_rect(), self.stage)
        self._before: list[_Command] = []
        self._keep_before: dict[int, pygame.Surface] = {}
        self._everything = True
        self.begin()

    @property
    def surface(self) -> pygame.Surface:
        """What is drawn on; to look at (screenshots), not to draw on."""
        return self._surface

    def invalidate(self) -> None:
        """Draw everything in the next frame."""
        self._everything = True

    # -- units ---------------------------------------------------------------------------------
    def px(self, length_u: float) -> int:
        """A length in whole pixels."""
        return round(length_u * self.scale)

    def to_stage(self, x_px: float, y_px: float) -> tuple[float, float]:
        """A place in the window (pixels) as a place on the stage (u); may lie outside it."""
        return (x_px - self.stage.x) / self.scale, (y_px - self.stage.y) / self.scale

    def box_px(self, x_u: float, y_u: float, w_u: float, h_u: float) -> pygame.Rect:
        """A rectangle of the stage in window pixels."""
        left, top = self.stage.x + self.px(x_u), self.stage.y + self.px(y_u)
        return pygame.Rect(left, top, self.px(w_u), self.px(h_u))

    def size_u(self, surface: pygame.Surface) -> tuple[float, float]:
        """A surface's width and height in u."""
        w, h = surface.get_size()
        return w / self.scale, h / self.scale

    # -- drawing -------------------------------------------------------------------------------
    def begin(self) -> None:
        """Start a frame."""
        self._commands: list[_Command] = []
        self._keep: dict[int, pygame.Surface] = {}
        self._rooms: dict[int, pygame.Surface] = {}
        self._clip: pygame.Rect | None = None
        self._shift = (0.0, 0.0)
        self._fade = 1.0

    def background(self, surface: pygame.Surface, room: pygame.Surface | None = None) -> None:
        """A picture over the whole stage; `room` is what goes on beside it if that is another."""
        if room is not None:
            self._rooms[id(surface)] = room
        self._note(surface, surface.get_rect(topleft=self.stage.topleft), 255, False)

    def blit(
        self,
        surface: pygame.Surface,
        x_u: float,
        y_u: float,
        *,
        anchor: str = "topleft",
        alpha: float = 255,
        add: bool = False,
    ) -> None:
        """Show a surface with its `anchor` (a pygame.Rect corner or edge name) at (x_u, y_u)."""
        rect = surface.get_rect()
        x = self.stage.x + round((x_u + self._shift[0]) * self.scale)
        y = self.stage.y + round((y_u + self._shift[1]) * self.scale)
        setattr(rect, anchor, (x, y))
        self._note(surface, rect, round(alpha * self._fade), add)

    def fill(
        self,
        color: tuple[int, int, int],
        x_u: float,
        y_u: float,
        w_u: float,
        h_u: float,
        alpha: float = 255,
    ) -> None:
        """A plain rectangle: veils, bars, backdrops."""
        x, y = x_u + self._shift[0], y_u + self._shift[1]
        left, top = self.stage.x + round(x * self.scale), self.stage.y + round(y * self.scale)
        right = self.stage.x + round((x + w_u) * self.scale)
        bottom = self.stage.y + round((y + h_u) * self.scale)
        rect = pygame.Rect(left, top, right - left, bottom - top)
        self._note(None, rect, round(alpha * self._fade), False, color)

    def veil(self, alpha: float, color: tuple[int, int, int] = (12, 7, 4)) -> None:
        """Darken the whole stage, as behind a sheet of paper."""
        self.fill(color, 0, 0, STAGE_W_U, STAGE_H_U, alpha)

    @contextmanager
    def clip(self, x_u: float, y_u: float, w_u: float, h_u: float) -> Iterator[None]:
        """Within, nothing is drawn outside the rectangle."""
        before = self._clip
        x, y = x_u + self._shift[0], y_u + self._shift[1]
        rect = pygame.Rect(
            self.stage.x + round(x * self.scale),
            self.stage.y + round(y * self.scale),
            round(w_u * self.scale),
            round(h_u * self.scale),
        )
        self._clip = rect if before is None else rect.clip(before)
        yield
        self._clip = before

    @contextmanager
    def shifted(self, dx_u: float, dy_u: float, fade: float = 1.0) -> Iterator[None]:
        """Within, everything is moved by (dx, dy) and fainter by `fade` (0 to 1)."""
        before, before_fade = self._shift, self._fade
        self._shift = (before[0] + dx_u, before[1] + dy_u)
        self._fade = before_fade * max(0.0, min(1.0, fade))
        yield
        self._shift, self._fade = before, before_fade

    def _note(
        self,
        surface: pygame.Surface | None,
        rect: pygame.Rect,
        alpha: int,
        add: bool,
        color: tuple[int, int, int] | None = None,
    ) -> None:
        visible = rect.clip(self.stage)
        if self._clip is not None:
            visible = visible.clip(self._clip)
        if alpha <= 0 or not visible:
            return
        if surface is not None:
            self._keep[id(surface)] = surface
        clip = None if self._clip is None else tuple(self._clip)
        self._commands.append(
            _Command(
                id(surface) if surface is not None else 0,
                (rect.x, rect.y, rect.w, rect.h),
                min(255, alpha),
                add,
                clip,  # type: ignore[arg-type]
                color,
            )
        )

    # -- showing -------------------------------------------------------------------------------
    def present(self) -> list[pygame.Rect]:
        """Paint what changed since the last frame; returns the changed rectangles (pixels)."""
        if self._everything:
            changed = [self._surface.get_rect()]
        else:
            changed = _merge(_differences(self._before, self._commands), self.stage)
        for rect in changed:
            self._paint(rect)
        if self._sides.draw(self._surface, self._layers(), self._everything):
            changed = [self._surface.get_rect()] if self._everything else changed + self._sides.bars
        self.drawn_px = sum(rect.w * rect.h for rect in changed)
        self._before, self._keep_before = self._commands, self._keep
        self._everything = False
        return changed

    def _layers(self) -> list[Layer]:
        """What lies over the whole stage, the lowest first, from the last that hides all on."""
        layers: list[Layer] = []
        inside = self.stage.inflate(-self.stage.w // 16, -self.stage.h // 16)  # it may be shaken
        for command in self._commands if self._sides.bars else ():
            if command.add or command.clip is not None:
                continue
            if pygame.Rect(command.box).contains(inside):
                picture = self._keep.get(command.surface_id)
                if command.alpha == 255 and not (picture and picture.get_flags() & pygame.SRCALPHA):
                    layers.clear()
                room = self._rooms.get(command.surface_id, picture)
                layers.append(Layer(room, command.color, command.alpha))
        return layers

    def _paint(self, rect: pygame.Rect) -> None:
        surface = self._surface
        first = 0
        for i in range(len(self._commands) - 1, -1, -1):
            if self._covers(self._commands[i], rect):
                first = i
                break
        else:
            surface.fill(BARS, rect)
        for command in self._commands[first:]:
            area = rect.clip(command.box)
            if command.clip is not None:
                area = area.clip(command.clip)
            area = area.clip(self.stage)
            if not area:
                continue
            if command.color is not None:
                if self.witness is not None:
                    self.witness.filled(area, command.alpha)
                _fill(surface, command.color, area, command.alpha)
                continue
            picture = self._keep[command.surface_id]
            if self.witness is not None and not command.add:
                self.witness.picture(surface, picture, pygame.Rect(command.box), command.alpha)
            part = area.move(-command.box[0], -command.box[1])
            flags = pygame.BLEND_RGB_ADD if command.add else 0
            if command.alpha < 255:
                picture.set_alpha(command.alpha)
                surface.blit(picture, area.topleft, part, flags)
                picture.set_alpha(255)
            else:
                surface.blit(picture, area.topleft, part, flags)

    def _covers(self, command: _Command, rect: pygame.Rect) -> bool:
        """True when nothing under this command can be seen inside `rect`."""
        if command.alpha < 255 or command.add or not pygame.Rect(command.box).contains(rect):
            return False
        if command.clip is not None and not pygame.Rect(command.clip).contains(rect):
            return False
        if not self.stage.contains(rect):
            return False
        if command.color is not None:
            return True
        return not self._keep[command.surface_id].get_flags() & pygame.SRCALPHA


_veils: dict[tuple[tuple[int, int, int], int], pygame.Surface] = {}


def _fill(
    surface: pygame.Surface, color: tuple[int, int, int], area: pygame.Rect, alpha: int
) -> None:
    if alpha >= 255:
        surface.fill(color, area)
        return
    # A small tile without per-pixel alpha blits faster than one large translucent surface.
    key = (color, alpha)
    tile = _veils.get(key)
    if tile is None:
        if len(_veils) > 64:
            _veils.clear()
        tile = pygame.Surface((256, 256), 0, surface)
        tile.fill(color)
        tile.set_alpha(alpha)
        _veils[key] = tile
    for y in range(area.top, area.bottom, 256):
        for x in range(area.left, area.right, 256):
            part = (0, 0, min(256, area.right - x), min(256, area.bottom - y))
            surface.blit(tile, (x, y), part)


def _differences(before: list[_Command], now: list[_Command]) -> list[pygame.Rect]:
    """The boxes in which two frames may differ: what came, went, or changed its turn."""
    start = 0
    shorter = min(len(before), len(now))
    while start < shorter and before[start] == now[start]:
        start += 1
    if start == len(before) == len(now):
        return []
    end = 0
    while end < shorter - start and before[-1 - end] == now[-1 - end]:
        end += 1
    old = before[start : len(before) - end]
    new = now[start : len(now) - end]
    left, right = Counter(old), Counter(new)
    shared = left & right
    out: list[pygame.Rect] = []
    kept: list[list[_Command]] = []
    for commands in (old, new):
        budget = Counter(shared)
        stays: list[_Command] = []
        for command in commands:
            if budget[command] > 0:
                budget[command] -= 1
                stays.append(command)
            else:
                out.append(_box(command))
        kept.append(stays)
    out.extend(_box(a) for a, b in zip(*kept, strict=True) if a != b)
    return out


def _box(command: _Command) -> pygame.Rect:
    rect = pygame.Rect(command.box)
    return rect if command.clip is None else rect.clip(command.clip)


def _merge(rects: list[pygame.Rect], bounds: pygame.Rect) -> list[pygame.Rect]:
    """Join rectangles that touch, so that nothing is painted twice; few and inside `bounds`."""
    out: list[pygame.Rect] = []
    for rect in rects:
        todo = rect.clip(bounds)
        if not todo:
            continue
        while (hit := todo.collidelist(out)) >= 0:
            todo = todo.union(out.pop(hit))
        out.append(todo)
    if len(out) > _MERGE_LIMIT:
        whole = out[0].unionall(out[1:])
        return [whole]
    return out
