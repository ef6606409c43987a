"""What somebody did in shootouts: reaction times, bullets and horses, for the hall of fame."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

SLOWEST_US = 10_000_000
MOST_TIMES = 4000
"""More than an evening holds; older ones would be dropped."""


@dataclass(frozen=True, slots=True)
class Deeds:
    """Times in µs after a card showed: `slaps_us` of slaps on cards that wanted one, `reactions_us`
    of the first press that counted on each card."""

    slaps_us: tuple[int, ...] = ()
    reactions_us: tuple[int, ...] = ()
    bullets: int = 0
    hits: int = 0
    horses: int = 0

    @property
    def fastest_us(self) -> int | None:
        """The quickest slap."""
        return min(self.slaps_us, default=None)

    def plus(self, other: Deeds) -> Deeds:
        """Both together."""
        return Deeds(
            (self.slaps_us + other.slaps_us)[-MOST_TIMES:],
            (self.reactions_us + other.reactions_us)[-MOST_TIMES:],
            self.bullets + other.bullets,
            self.hits + other.hits,
            self.horses + other.horses,
        )

    def to_json(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "slaps": list(self.slaps_us),
            "reactions": list(self.reactions_us),
            "bullets": self.bullets,
            "hits": self.hits,
            "horses": self.horses,
        }


def deeds_of(data: object, players: int) -> tuple[Deeds, ...] | None:
    """From plain data; empty where there are none, None if they make no sense."""
    if data is None:
        return ()
    if not isinstance(data, list) or len(data) != players:
        return None
    out: list[Deeds] = []
    for entry in data:
        if not isinstance(entry, Mapping):
            return None
        times = [_times(entry.get("slaps")), _times(entry.get("reactions"))]
        counts = [entry.get(key) for key in ("bullets", "hits", "horses")]
        slaps, reactions = times
        if slaps is None or reactions is None:
            return None
        if not all(type(count) is int and count >= 0 for count in counts):
            return None
        bullets, hits, horses = (int(count or 0) for count in counts)
        out.append(Deeds(slaps, reactions, bullets, hits, horses))
    return tuple(out)


def _times(data: object) -> tuple[int, ...] | None:
    if not isinstance(data, list):
        return None
    if not all(type(us) is int and 0 <= us <= SLOWEST_US for us in data):
        return None
    return tuple(data[-MOST_TIMES:])
