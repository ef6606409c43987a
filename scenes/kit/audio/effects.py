"""The effects' files: found by name, read once, one variant after another."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path

import pygame


class Effects:
    """The sounds of a folder; `dice_hit` is one of `dice_hit_1`, `dice_hit_2`, …"""

    def __init__(self, files: dict[str, Path], broken: Callable[[str], None], seed: int) -> None:
        """`broken` is told of a name that is missing or damaged, perhaps more than once."""
        self._files = files
        self._tell = broken
        self._chance = random.Random(seed)
        self._variants = _grouped(files)
        self._last: dict[str, str] = {}
        self._broken: set[str] = set()
        self.loaded: dict[str, pygame.mixer.Sound] = {}

    def names(self) -> frozenset[str]:
        """Every name that can be asked for."""
        return frozenset(self._variants)

    def unread(self, names: Iterable[str] | None) -> list[str]:
        """The files of those names, of all by default, that are not read yet."""
        wanted = self._variants if names is None else names
        stems = [stem for name in wanted for stem in self._variants.get(name, ())]
        return [stem for stem in dict.fromkeys(stems) if stem not in self.loaded]

    def pick(self, name: str) -> str | None:
        """The file to play: one of the variants, not the same one twice running."""
        stems = self._variants.get(name)
        if not stems:
            self._tell(name)
            return None
        fresh = [stem for stem in stems if stem != self._last.get(name)] or stems
        self._last[name] = self._chance.choice(fresh)
        return self._last[name]

    def load(self, stem: str) -> bool:
        """Reads a file; False when it is damaged. Raises what the mixer does without a device."""
        if stem in self.loaded:
            return True
        if stem in self._broken:
            return False
        try:
            sound = pygame.mixer.Sound(self._files[stem])
            if sound.get_length() <= 0:
                raise ValueError("a sound of no length")
        except Exception:  # missing, unreadable, not a sound: all the same to a player
            if pygame.mixer.get_init() is None:
                raise
            self._broken.add(stem)
            self._tell(stem)
            return False
        self.loaded[stem] = sound
        return True

    def try_again(self) -> None:
        """What was damaged may have been mended."""
        self._broken.clear()


def listing(folder: Path) -> dict[str, Path]:
    """The sound files of a folder by name; none where there is no such folder."""
    try:
        return {path.stem: path for path in sorted(folder.glob("*.ogg"))}
    except OSError:
        return {}


def _grouped(files: Iterable[str]) -> dict[str, list[str]]:
    """Every file by its own name, and numbered ones together by the name without number."""
    groups: dict[str, list[str]] = {}
    for stem in files:
        groups.setdefault(stem, []).append(stem)
        base = re.sub(r"_\d+$", "", stem)
        if base != stem:
            groups.setdefault(base, []).append(stem)
    return groups
