"""Moves, events and views to plain JSON and back: the only place that knows how.

A dataclass becomes an object with its fields by name (a trailing underscore is dropped: `from_`
is written `from`), a tuple a list, an enum its value. Reading goes by the types of the fields
and is strict: a whole number is no float and no boolean, nothing may be missing or left over.
"""

import types
from collections.abc import Mapping
from dataclasses import Field, fields, is_dataclass
from enum import Enum
from functools import cache
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from game.core.engine import Event, Move, View

Json = Any
"""What `json` reads and writes: dict, list, str, int, float, bool, None."""

Record = TypeVar("Record")


class BadWire(ValueError):  # noqa: N818 (read as a word: what came over the wire is bad)
    """JSON that is not what it should be; the text says where and what, in one line."""


def shown(value: object) -> str:
    """Return a short printable form of any value, on one line, for an error text."""
    if value is None or isinstance(value, bool):
        return str(value).lower() if value is not None else "null"
    if isinstance(value, int):
        return str(value) if abs(value) < 10**18 else "a huge number"
    if isinstance(value, float):
        return f"{value!r} (a number with a point or exponent)"
    if isinstance(value, str):
        return ascii(value if len(value) <= 40 else value[:40] + "...")
    if isinstance(value, dict):
        return "an object"
    return "a list" if isinstance(value, list) else "something that is not JSON"


def name_on_wire(field: "Field[Any]") -> str:
    """Return a field's key in JSON."""
    return field.name.rstrip("_")


def encode(value: Any, *, with_aside: bool = False) -> Json:
    """Turn a record, or anything made of records and plain values, into plain JSON.

    Fields that are aside (see engine.aside) are left out unless asked for.
    """
    if is_dataclass(value) and not isinstance(value, type):
        return {
            name_on_wire(field): encode(getattr(value, field.name), with_aside=with_aside)
            for field in fields(value)
            if with_aside or "aside" not in field.metadata
        }
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, Mapping):
        return {str(key): encode(entry, with_aside=with_aside) for key, entry in value.items()}
    if isinstance(value, (tuple, list)):
        return [encode(entry, with_aside=with_aside) for entry in value]
    return value


def decode(kind: type[Record], data: Json, where: str = "") -> Record:
    """Read a record of this dataclass; raises BadWire. `where` stands before the reasons."""
    if type(data) is not dict:
        raise BadWire(f"{where}must be an object, not {shown(data)}")
    given = dict(data)
    found: dict[str, Any] = {}
    record_type: Any = kind
    for field, hint in _typed_fields(record_type):
        name = name_on_wire(field)
        if name in given:
            found[field.name] = _read(hint, given.pop(name), f"{where}'{name}' ")
        elif type(None) not in get_args(hint):
            raise BadWire(f"{where}has no '{name}'")
        else:
            found[field.name] = None
    for name in given:
        raise BadWire(f"{where}has an unknown key {shown(name)}")
    return kind(**found)


@cache
def _typed_fields(kind: Any) -> tuple[tuple["Field[Any]", Any], ...]:
    hints = get_type_hints(kind)
    return tuple((field, hints[field.name]) for field in fields(kind))


def _read(hint: Any, value: Json, where: str) -> Any:
    origin = get_origin(hint)
    if origin is Union or origin is types.UnionType:
        return _read_one_of(get_args(hint), value, where)
    if origin is tuple:
        return _read_tuple(get_args(hint), value, where)
    if hint is type(None):
        if value is None:
            return None
        raise BadWire(f"{where}must be null, not {shown(value)}")
    if is_dataclass(hint) and isinstance(hint, type):
        return decode(hint, value, where)
    if issubclass(hint, Enum):
        for member in hint:
            if type(value) is type(member.value) and value == member.value:
                return member
        raise BadWire(f"{where}cannot be {shown(value)}")
    if type(value) is hint:
        return value
    names = {int: "a whole number", str: "a text", bool: "true or false"}
    raise BadWire(f"{where}must be {names.get(hint, 'something else')}, not {shown(value)}")


def _read_one_of(hints: tuple[Any, ...], value: Json, where: str) -> Any:
    refusal: BadWire | None = None
    for hint in hints:
        try:
            return _read(hint, value, where)
        except BadWire as error:
            refusal = refusal or error
    assert refusal is not None
    raise refusal


def _read_tuple(hints: tuple[Any, ...], value: Json, where: str) -> tuple[Any, ...]:
    if type(value) is not list:
        raise BadWire(f"{where}must be a list, not {shown(value)}")
    if len(hints) == 2 and hints[1] is Ellipsis:
        hints = (hints[0],) * len(value)
    if len(hints) != len(value):
        raise BadWire(f"{where}must have {len(hints)} entries, not {len(value)}")
    return tuple(
        _read(hint, entry, f"{where}entry {place} ")
        for place, (hint, entry) in enumerate(zip(hints, value, strict=True))
    )


def move_to_json(move: Move) -> dict[str, Json]:
    """Return a move as a transcript has it: its `do` and its keys, those left out left out."""
    keys = {name: value for name, value in encode(move).items() if value is not None}
    return {"do": move.do, **keys}


def move_from_json(moves: Mapping[str, type[Move]], data: Mapping[str, Json]) -> Move:
    """Read a move of a game with these moves: `do` and its keys. Raises BadWire.

    A key that may be left out (its type allows None) may not be null.
    """
    do = data.get("do")
    if type(do) is not str:
        raise BadWire("has no 'do'" if "do" not in data else f"'do' cannot be {shown(do)}")
    if do not in moves:
        raise BadWire(f"'do' cannot be {shown(do)}")
    keys = {name: value for name, value in data.items() if name != "do"}
    for name, value in keys.items():
        if value is None:
            raise BadWire(f"{shown(name)} cannot be null")
    return decode(moves[do], keys)


def event_to_json(event: Event) -> dict[str, Json]:
    """Return an event with its name under `event`."""
    return {"event": type(event).__name__, **encode(event)}


def view_to_json(view: View) -> dict[str, Json]:
    """Return a view as the State of the game's page."""
    state = encode(view)
    assert isinstance(state, dict)
    return state
