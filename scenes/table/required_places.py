"""Names of places that layouts must have, so that a missing one is named and not run into."""

from __future__ import annotations

from collections.abc import Iterable


def each(name: str, counts: Iterable[int]) -> list[str]:
    """`name_N_0` to `name_N_(N - 1)` for every number N of people."""
    return [f"{name}_{n}_{i}" for n in counts for i in range(n)]


SECRET = ["prompt", "bench", "log", "actions", "pause", "reference", "undo", "banner", "sign"]
"""What a table with secret hands has."""
