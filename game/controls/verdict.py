"""What a keyboard check found: plain facts, the advice that follows, and both as JSON."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import combinations
from typing import Any

from game.controls.scancodes import HIGHEST
from game.controls.zones import MOST_SEATS, Preset, Zone, pressed


class Advice(Enum):
    """What to do about it."""

    UNKNOWN = "unknown"  # too few keys were pressed to tell
    FINE = "fine"  # everything asked for arrived
    SLAPS_FINE = "slaps fine"  # slaps do, but not everybody's shot in the same instant
    PRESET = "preset"  # another preset arrives whole
    FEWER = "fewer"  # none does: fewer people here, a second keyboard, or pads


@dataclass(frozen=True, slots=True)
class Verdict:
    """`slaps` and `shots` are (keys asked for, keys that arrived), None when not asked.

    `blocked` are smallest groups of keys of which this keyboard swallows one; `silent` are keys
    that never arrived at all. `cap` is how many keys it passes on at most, whichever they are.
    """

    people: int
    slaps: tuple[int, int] | None = None
    shots: tuple[int, int] | None = None
    blocked: tuple[tuple[int, ...], ...] = ()
    proposal: Preset | None = None
    silent: tuple[int, ...] = ()
    cap: int | None = None

    def with_(self, **facts: Any) -> Verdict:
        """The same with more known."""
        return replace(self, **facts)

    @property
    def advice(self) -> Advice:
        """What follows."""
        if self.slaps is None:
            return Advice.UNKNOWN
        if self.proposal is not None:
            return Advice.PRESET
        if self.slaps[1] < self.slaps[0]:
            return Advice.FEWER
        if self.shots is not None and self.shots[1] < self.shots[0]:
            return Advice.SLAPS_FINE
        return Advice.FINE

    def pairs(self, zones: Iterable[Zone]) -> tuple[tuple[int, int], ...]:
        """Seats whose zones block one another, lower seat first."""
        zones = tuple(zones)
        found: set[tuple[int, int]] = set()
        for group in self.blocked:
            owners = (pressed(zones, code) for code in group)
            seats = sorted({owner[0] for owner in owners if owner is not None})
            found.update(combinations(seats, 2))
        return tuple(sorted(found))

    # -- as plain JSON -------------------------------------------------------------------------
    def to_json(self) -> dict[str, Any]:
        """For the controls file."""
        return {
            "people": self.people,
            "slaps": list(self.slaps) if self.slaps else None,
            "shots": list(self.shots) if self.shots else None,
            "blocked": [list(group) for group in self.blocked],
            "proposal": self.proposal.value if self.proposal else None,
            "silent": list(self.silent),
            "cap": self.cap,
        }

    @classmethod
    def from_json(cls, data: object) -> Verdict | None:
        """A verdict out of parsed JSON; None when it makes no sense."""
        if not isinstance(data, Mapping):
            return None
        people, proposal = data.get("people"), data.get("proposal")
        blocked, cap = data.get("blocked"), data.get("cap")
        presets = {preset.value: preset for preset in Preset}
        if type(people) is not int or not 1 <= people <= MOST_SEATS:
            return None
        if not (proposal is None or (isinstance(proposal, str) and proposal in presets)):
            return None
        if not isinstance(blocked, list) or not all(_codes(group) for group in blocked):
            return None
        if not _codes(data.get("silent")):
            return None
        if not (cap is None or (type(cap) is int and 0 < cap <= 2 * MOST_SEATS)):
            return None
        for name in ("slaps", "shots"):
            if data.get(name) is not None and not _count(data[name]):
                return None
        slaps, shots = data.get("slaps"), data.get("shots")
        return cls(
            people,
            (slaps[0], slaps[1]) if slaps else None,
            (shots[0], shots[1]) if shots else None,
            tuple(tuple(group) for group in blocked),
            presets[proposal] if proposal else None,
            tuple(data["silent"]),
            cap,
        )


def _codes(value: object) -> bool:
    return isinstance(value, list) and all(type(c) is int and 0 <= c <= HIGHEST for c in value)


def _count(value: object) -> bool:
    if not isinstance(value, Sequence) or len(value) != 2:
        return False
    if not all(type(number) is int for number in value):
        return False
    return bool(0 <= value[1] <= value[0] <= 2 * MOST_SEATS)
