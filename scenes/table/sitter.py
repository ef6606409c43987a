"""One who sits down at a table, before there is a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from scenes.kit.draw.people import Looks


@dataclass(eq=False)
class Sitter:
    """One who sits: `level` makes a bot, `pad` is a pad's instance id, else keys are played.

    `padless` marks a person whose pad was unplugged: the next pad to press takes this chair.
    """

    name: str
    looks: Looks
    level: str | None = None
    pad: int | None = None
    padless: bool = False

    @property
    def keyed(self) -> bool:
        """True for a person who plays on the keyboard."""
        return self.level is None and self.pad is None

    def to_json(self) -> dict[str, Any]:
        """For the memory of the last party; a pad is remembered as "pad"."""
        kept = {"name": self.name, "level": self.level, "looks": self.looks.to_json()}
        return {**kept, "pad": self.pad is not None}
