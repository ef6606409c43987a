"""Two programs changed the same data: what each of them changed is kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

Data = dict[str, Any]
Merge = Callable[[Data, Data, Data], Data]
"""What we knew, what we want, what is there now: what is to be written."""
_GONE = object()


def merged(base: Mapping[str, Any], mine: Mapping[str, Any], theirs: Mapping[str, Any]) -> Data:
    """What is there now (`theirs`), with what we changed between `base` and `mine`.

    Key by key, also in objects within; of a key that both changed ours wins.
    """
    out = dict(theirs)
    for key in {**mine, **base}:
        was, now = base.get(key, _GONE), mine.get(key, _GONE)
        if was is now or was == now:
            continue
        there = theirs.get(key, _GONE)
        if now is _GONE:
            out.pop(key, None)
        elif isinstance(now, Mapping) and isinstance(there, Mapping):
            out[key] = merged(was if isinstance(was, Mapping) else {}, now, there)
        else:
            out[key] = now
    return out
