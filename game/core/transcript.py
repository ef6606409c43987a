"""Transcripts: the save, replay, bug-report and test format of every game (rules/README.md).

Reading checks everything before anything is played and raises BadTranscript; playing raises
IllegalMove with the move's index. What is written can be read and comes to the same end.
"""

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any, Final

from game.core.chance import SEED_LIMIT
from game.core.engine import DAY_US, TABLE, Engine, IllegalMove, Move, Seat, Setup, Viewer
from game.core.options import OptionValue
from game.core.registry import GAMES, GameInfo
from game.core.wire import (
    BadWire,
    Json,
    move_from_json,
    move_to_json,
    shown,
    view_to_json,
)

__all__ = [
    "BadTranscript",
    "IllegalMove",
    "Play",
    "Transcript",
    "play_through",
    "read",
    "replay",
    "report",
    "write",
]

VERSION: Final = 1
KEYS: Final = ("dustup", "game", "players", "options", "first", "seed", "stack", "moves")
NAME_LENGTH: Final = 24
BREAKS: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode categories that no name may have: control, half a character, line breaks."""


class BadTranscript(ValueError):  # noqa: N818 (the name transcripts are known by)
    """A transcript that is refused before anything is played; `reason` is one line."""

    def __init__(self, reason: str) -> None:
        self.reason = reason
        super().__init__(reason)


@dataclass(frozen=True, slots=True)
class Play:
    """One entry of a transcript's moves; without a seat and a move the clock just moves on."""

    seat: Seat | None
    move: Move | None
    at_us: int | None


@dataclass(frozen=True, slots=True)
class Transcript:
    """A transcript that has been read and checked, but not played."""

    setup: Setup
    plays: tuple[Play, ...]


def read(data: Json) -> Transcript:
    """Check parsed JSON and return it as a transcript; raises BadTranscript."""
    if type(data) is not dict:
        raise BadTranscript(f"a transcript is an object, not {shown(data)}")
    _read_version(data)
    info = _read_game(data)
    for key in data:
        if key not in KEYS:
            raise BadTranscript(f"unknown key {shown(key)}")
    names = _read_players(data, info)
    setup = Setup(
        game=info.key,
        players=names,
        options=_read_options(data.get("options", {}), info),
        first=_read_whole(data, "first", len(names) - 1),
        seed=_read_whole(data, "seed", SEED_LIMIT - 1),
        stack=_read_stack(data.get("stack", {}), info),
    )
    moves = data.get("moves", [])
    if type(moves) is not list:
        raise BadTranscript(f"'moves' must be a list, not {shown(moves)}")
    try:
        plays = tuple(_read_move(info, len(names), entry, at) for at, entry in enumerate(moves))
    except BadWire as error:
        raise BadTranscript(str(error)) from None
    return Transcript(setup, plays)


def _read_version(data: dict[str, Json]) -> None:
    if "dustup" not in data:
        raise BadTranscript("not a transcript: it has no 'dustup'")
    version = data["dustup"]
    if type(version) is not int or version != VERSION:
        raise BadTranscript(f"'dustup' must be {VERSION}, not {shown(version)}")


def _read_game(data: dict[str, Json]) -> GameInfo:
    if "game" not in data:
        raise BadTranscript("it has no 'game'")
    key = data["game"]
    info = GAMES.get(key) if type(key) is str else None
    if info is None:
        raise BadTranscript(f"there is no game {shown(key)}")
    return info


def _read_players(data: dict[str, Json], info: GameInfo) -> tuple[str, ...]:
    if "players" not in data:
        raise BadTranscript("it has no 'players'")
    players = data["players"]
    if type(players) is not list:
        raise BadTranscript(f"'players' must be a list of names, not {shown(players)}")
    if len(players) not in info.players:
        low, high = info.players[0], info.players[-1]
        wanted = str(low) if low == high else f"{low} to {high}"
        raise BadTranscript(f"{info.key} is for {wanted} players, not {len(players)}")
    names = tuple(read_name(name, f"player {seat}") for seat, name in enumerate(players))
    for seat, name in enumerate(names):
        if name in names[:seat]:
            raise BadTranscript(f"two players are called {shown(name)}")
    return names


def read_name(name: Json, where: str) -> str:
    """Return a player's name, trimmed; raises BadTranscript if it cannot be one."""
    if type(name) is not str:
        raise BadTranscript(f"{where}: a name must be a text, not {shown(name)}")
    if any(unicodedata.category(letter) in BREAKS for letter in name):
        raise BadTranscript(f"{where}: the name {shown(name)} has control characters")
    trimmed = name.strip()
    if not 1 <= len(trimmed) <= NAME_LENGTH:
        raise BadTranscript(
            f"{where}: a name has 1 to {NAME_LENGTH} characters, not {len(trimmed)}"
        )
    return trimmed


def _read_options(given: Json, info: GameInfo) -> dict[str, OptionValue]:
    if type(given) is not dict:
        raise BadTranscript(f"'options' must be an object, not {shown(given)}")
    known = {option.key: option for option in info.options}
    chosen = info.defaults()
    for key, value in given.items():
        if key not in known:
            raise BadTranscript(f"{info.key} has no option {shown(key)}")
        if not known[key].accepts(value):
            raise BadTranscript(
                f"option '{key}' must be {known[key].describe()}, not {shown(value)}"
            )
        chosen[key] = value
    return chosen


def _read_whole(data: dict[str, Json], key: str, high: int) -> int | None:
    if key not in data:
        return None
    value = data[key]
    if type(value) is not int or not 0 <= value <= high:
        raise BadTranscript(f"'{key}' must be a whole number, 0 to {high}, not {shown(value)}")
    return value


def _read_stack(given: Json, info: GameInfo) -> dict[str, tuple[Any, ...]]:
    if type(given) is not dict:
        raise BadTranscript(f"'stack' must be an object, not {shown(given)}")
    lists: dict[str, tuple[Any, ...]] = {}
    for key, entries in given.items():
        if key not in info.engine.stack:
            raise BadTranscript(f"{info.key} has no stack {shown(key)}")
        if type(entries) is not list:
            raise BadTranscript(f"stack '{key}' must be a list, not {shown(entries)}")
        problem = info.engine.stack[key](entries)
        if problem is not None:
            raise BadTranscript(f"stack '{key}': {problem}")
        lists[key] = tuple(entries)
    return lists


def _read_move(info: GameInfo, seats: int, entry: Json, index: int) -> Play:
    where = f"move {index}: "
    if type(entry) is not dict:
        raise BadWire(f"{where}must be an object, not {shown(entry)}")
    keys = dict(entry)
    at = keys.pop("at", None)
    if "at" in entry and (type(at) is not int or not 0 <= at <= DAY_US):
        raise BadWire(f"{where}'at' must be a whole number, 0 to {DAY_US}, not {shown(at)}")
    if keys.get("do") == "wait":
        if len(keys) > 1 or at is None:
            raise BadWire(f"{where}a wait has 'do' and 'at', nothing else")
        return Play(None, None, at)
    if "seat" not in keys:
        raise BadWire(f"{where}has no 'seat'")
    seat = keys.pop("seat")
    if type(seat) is not int or not 0 <= seat < seats:
        raise BadWire(f"{where}'seat' must be 0 to {seats - 1}, not {shown(seat)}")
    try:
        return Play(seat, move_from_json(info.engine.moves, keys), at)
    except BadWire as error:
        raise BadWire(f"{where}{error}") from None


def play_through(engine: Engine, plays: Iterable[Play]) -> None:
    """Make the moves; raises IllegalMove with the index and seat of the one that cannot be."""
    for index, play in enumerate(plays):
        try:
            if play.seat is not None and play.move is not None:
                engine.apply(play.seat, play.move, play.at_us)
            elif play.at_us is not None:
                engine.tick(play.at_us)
        except IllegalMove as error:
            error.index, error.seat = index, play.seat
            raise


def replay(data: Json, view: Viewer = None) -> dict[str, Json]:
    """Play a transcript (parsed JSON) and return what stands at its end.

    `view`: None for everything, a seat, or "table". Raises BadTranscript or IllegalMove.
    """
    transcript = read(data)
    return replay_read(transcript, view)


def replay_read(transcript: Transcript, view: Viewer = None) -> dict[str, Json]:
    """Play a transcript that has been read (see `replay`)."""
    check_view(view, len(transcript.setup.players))
    engine = GAMES[transcript.setup.game].engine.new(transcript.setup)
    try:
        play_through(engine, transcript.plays)
    except IllegalMove as error:
        raise error.seen_by(view) from None
    return report(engine, view)


def check_view(view: object, seats: int) -> None:
    """Raise BadTranscript unless someone can look from there."""
    if view is None or (type(view) is int and 0 <= view < seats):
        return
    if type(view) is not str or view != TABLE:
        raise BadTranscript(f"a view is a seat, 0 to {seats - 1}, or '{TABLE}', not {shown(view)}")


def report(engine: Engine, view: Viewer) -> dict[str, Json]:
    """Return where a game stands, as the viewer may know it, in the form a replay prints."""
    result = engine.result()
    to_act = engine.to_act()
    return {
        "dustup": VERSION,
        "game": engine.key,
        "over": result is not None,
        "winners": [] if result is None else list(result.winners),
        "state": view_to_json(engine.view(view)),
        "to_act": list(to_act),
        "legal": {str(seat): engine.kinds(seat, view) for seat in to_act},
    }


def write(engine: Engine, plays: Iterable[Play]) -> dict[str, Json]:
    """Return the transcript of a game: what was drawn is on its stack, its seed supplies more."""
    data: dict[str, Json] = {
        "dustup": VERSION,
        "game": engine.key,
        "players": list(engine.setup.players),
        "options": dict(engine.setup.options),
        "first": engine.first,
    }
    if engine.chance.seed is not None:
        data["seed"] = engine.chance.seed
    data["stack"] = engine.chance.written()
    data["moves"] = [_write_play(play) for play in plays]
    return data


def _write_play(play: Play) -> dict[str, Json]:
    entry: dict[str, Json] = {"do": "wait"}
    if play.seat is not None and play.move is not None:
        entry = {"seat": play.seat, **move_to_json(play.move)}
    if play.at_us is not None:
        entry["at"] = play.at_us
    return entry
