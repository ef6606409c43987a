"""Transcripts as files and as bytes, and the command line's `replay`."""

import json
from dataclasses import dataclass
from pathlib import Path
from re import ASCII, fullmatch
from typing import Final

from game.core.engine import TABLE, IllegalMove, Viewer
from game.core.reasons import reason
from game.core.transcript import BadTranscript, check_view, read, replay_read
from game.core.wire import Json, shown

SAVE_KEY: Final = "dustup_save"
"""What marks a saved game and gives its version."""
DEEPEST: Final = 100
"""More levels than anything of ours has."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a command leaves behind: its exit status and both streams."""

    status: int
    stdout: str = ""
    stderr: str = ""


def load_text(raw: bytes) -> Json:
    """Parse the bytes of a JSON file strictly; raises BadTranscript.

    Stricter than `json`: UTF-8 only, also in what is escaped; no key twice in an object, no NaN or
    Infinity; nested at most DEEPEST deep, so that whoever walks through it comes to an end.
    """
    try:
        data: Json = json.loads(
            raw.decode("utf-8-sig"),
            object_pairs_hook=_without_doubles,
            parse_constant=_no_constant,
        )
    except UnicodeDecodeError as error:
        raise BadTranscript(f"not UTF-8: byte {error.start} cannot be read") from None
    except json.JSONDecodeError as error:
        raise BadTranscript(
            f"not JSON: {error.msg} (line {error.lineno}, column {error.colno})"
        ) from None
    except RecursionError:
        raise BadTranscript("not a transcript: nested too deeply") from None
    except BadTranscript:
        raise
    except ValueError:
        raise BadTranscript("a number in it is far too long") from None
    _check(data)
    return data


def _check(data: Json) -> None:
    """Raise BadTranscript for what is nested too deeply or holds half a letter."""
    level: list[Json] = [data]
    for _ in range(DEEPEST):
        inside: list[Json] = []
        for one in level:
            if type(one) is str:
                if not _writable(one):
                    raise BadTranscript(f"not UTF-8: {shown(one)} cannot be written")
            elif type(one) is dict:
                inside += one.keys()
                inside += one.values()
            elif type(one) is list:
                inside += one
        if not inside:
            return
        level = inside
    raise BadTranscript("not a transcript: nested too deeply")


def _writable(text: str) -> bool:
    """Whether no half of a letter stands alone in it, as escapes make possible."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _without_doubles(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    entries = dict(pairs)
    if len(entries) != len(pairs):
        keys = [key for key, _ in pairs]
        double = next(key for key in keys if keys.count(key) > 1)
        raise BadTranscript(f"the key {shown(double)} stands twice in one object")
    return entries


def _no_constant(name: str) -> Json:
    raise BadTranscript(f"{name} is no number here")


def load_file(path: str | Path) -> Json:
    """Read and parse a JSON file; raises BadTranscript, also if it cannot be read."""
    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        raise BadTranscript(f"cannot read {str(path)!r}: {reason(error)}") from None
    except ValueError:
        raise BadTranscript(f"{str(path)!r} cannot be the name of a file") from None
    return load_text(raw)


def read_view(text: str | None) -> Viewer:
    """Return the viewer that `--view` names; raises BadTranscript if it is no seat."""
    if text is None or text == TABLE:
        return None if text is None else TABLE
    if not fullmatch(r"0|[1-9][0-9]{0,8}", text, ASCII):
        raise BadTranscript(f"--view is a seat or '{TABLE}', not {shown(text)}")
    return int(text)


def replay_command(path: str | Path, view_text: str | None = None) -> Outcome:
    """Do `replay FILE [--view SEAT|table]`: one JSON object, or one line and status 2.

    A file that the program saved is read as well: a transcript with its chairs beside it.
    """
    try:
        data = load_file(path)
        if type(data) is dict and SAVE_KEY in data:
            data = data.get("transcript")
        transcript = read(data)
    except BadTranscript as error:
        return Outcome(2, stderr=f"refused: {error.reason}\n")
    names = transcript.setup.players
    try:
        view = read_view(view_text)
        check_view(view, len(names))
        printed = json.dumps(replay_read(transcript, view))
    except BadTranscript as error:
        return Outcome(2, stderr=f"refused: {error.reason}\n")
    except IllegalMove as error:
        who = "the clock" if error.seat is None else names[error.seat]
        return Outcome(2, stderr=f"move {error.index} ({who}): {error.reason}\n")
    return Outcome(0, stdout=f"{printed}\n")
