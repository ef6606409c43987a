"""How evening.json is shared by two copies of the program, and how long nothing was played."""

from __future__ import annotations

import math
import time
from weakref import WeakKeyDictionary

from scenes.kit.storage.json_file import JsonFile
from scenes.kit.storage.merge import Data, merged

MOST_GAMES = 2000
"""More than an evening can hold; older ones would be dropped."""
_LAST_GAME_S: WeakKeyDictionary[JsonFile, float] = WeakKeyDictionary()
"""When this program counted its last game, by the clock nobody sets."""


def passed_s() -> float:
    """Seconds by a clock nobody sets; it goes on while the machine sleeps where one can say so."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):
        if hasattr(time, name):
            return time.clock_gettime(getattr(time, name))
    return time.monotonic()


def played(file: JsonFile, now_s: float) -> None:
    """A game was counted at `now_s` (by `passed_s`)."""
    _LAST_GAME_S[file] = now_s


def quiet_for_s(file: JsonFile, now_s: float) -> float:
    """For how long no game was counted; without end if none was since the program began."""
    last_s = _LAST_GAME_S.get(file)
    return math.inf if last_s is None else now_s - last_s


def merged_evenings(base: Data, mine: Data, theirs: Data) -> Data:
    """Two copies of the program count games: each game once, in the order they were played."""
    out = merged(_by_key(base), _by_key(mine), _by_key(theirs))
    games = sorted(out["games"].values(), key=_at_s)
    return {**out, "games": games[-MOST_GAMES:]}


def _by_key(data: Data) -> Data:
    """The games of an evening by their keys; what is no game at all is left out."""
    entries = data.get("games")
    games = entries if isinstance(entries, list) else []
    known = [
        game
        for game in games
        if isinstance(game, dict)
        and isinstance(game.get("key"), str)
        and type(game.get("at")) is int
    ]
    return {**data, "games": {game["key"]: game for game in known}}


def _at_s(game: Data) -> int:
    return int(game["at"])
