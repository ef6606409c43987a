"""A cache of pictures that forgets the ones longest unused when they take too many bytes."""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass
from typing import Any

import pygame

from scenes.kit.text.faces import ColorLike


@dataclass(frozen=True, slots=True)
class Written:
    """What a surface of ours says: the words, their colour, and the outline's if there is one."""

    text: str
    color: ColorLike
    outline: ColorLike | None
    shadow: bool


class SurfaceCache:
    """Surfaces by key, at most `limit_bytes` of pixels together (a single one may be larger)."""

    def __init__(self, limit_bytes: int) -> None:
        self.limit_bytes = limit_bytes
        self.used_bytes = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable) -> pygame.Surface | None:
        """Give the surface kept under `key`, which counts as a use, or None."""
        surface = self._kept.get(key)
        if surface is not None:
            self._kept.move_to_end(key)
        return surface

    def keep(self, key: Hashable, surface: pygame.Surface) -> pygame.Surface:
        """Keep a surface and give it back; others may go."""
        old = self._kept.pop(key, None)
        if old is not None:
            self.used_bytes -= size_bytes(old)
        self._kept[key] = surface
        self.used_bytes += size_bytes(surface)
        while self.used_bytes > self.limit_bytes and len(self._kept) > 1:
            _key, gone = self._kept.popitem(last=False)
            self.used_bytes -= size_bytes(gone)
        return surface

    def key_of(self, surface: pygame.Surface) -> tuple[Any, ...] | None:
        """Give the key a surface is kept under, None if it is not; slow: it looks at all."""
        for key, kept in self._kept.items():
            if kept is surface and isinstance(key, tuple):
                return key
        return None

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.used_bytes = 0


def size_bytes(surface: pygame.Surface) -> int:
    """Give the bytes a surface's pixels take."""
    return surface.get_pitch() * surface.get_height()
