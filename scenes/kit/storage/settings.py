"""What players chose for the whole program, checked field by field; kept as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, fields

VERSION = 1
LANGUAGES = ("", "en", "ko")
SPEEDS = ("slow", "normal", "fast", "off")
KEY_PATCHES = ("standard", "no pad", "compact", "left hand", "right hand")
TEXT_PERCENT = range(100, 151)
PERCENT = range(101)


@dataclass
class Settings:
    """The choices of the options page; every field always holds an allowed value."""

    language: str = ""  # "": what the system speaks
    text_percent: int = 100
    music: int = 60
    effects: int = 80
    crowd: int = 60
    fullscreen: bool = True  # a couch looks at the whole screen; `--size` opens a window
    speed: str = "normal"
    reduced_motion: bool = False
    no_flashes: bool = False
    long_timers: bool = False
    four_colour_suits: bool = False
    hold_to_look: bool = True
    key_patches: str = "standard"

    def __setattr__(self, name: str, value: object) -> None:
        """Raises ValueError for a value the field does not allow."""
        check = _CHECKS.get(name)
        if check is None:
            raise AttributeError(f"there is no setting '{name}'")
        if not check(value):
            raise ValueError(f"setting '{name}' cannot be {value!r}")
        object.__setattr__(self, name, value)

    def to_json(self) -> dict[str, object]:
        """The settings as plain JSON, with the version."""
        return {"version": VERSION, **{f.name: getattr(self, f.name) for f in fields(self)}}

    @classmethod
    def from_json(cls, data: Mapping[str, object]) -> tuple[Settings, list[str]]:
        """Settings out of a parsed file, and the names of fields that were wrong.

        What is missing or wrong has its default; what is unknown is passed over.
        """
        settings, wrong = cls(), []
        for name in _CHECKS:
            if name not in data:
                continue
            try:
                setattr(settings, name, data[name])
            except ValueError:
                wrong.append(name)
        return settings, wrong


def _one_of(values: tuple[str, ...]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in values


def _in(values: range) -> Callable[[object], bool]:
    return lambda value: type(value) is int and value in values


def _flag(value: object) -> bool:
    return isinstance(value, bool)


_CHECKS: dict[str, Callable[[object], bool]] = {
    "language": _one_of(LANGUAGES),
    "text_percent": _in(TEXT_PERCENT),
    "music": _in(PERCENT),
    "effects": _in(PERCENT),
    "crowd": _in(PERCENT),
    "fullscreen": _flag,
    "speed": _one_of(SPEEDS),
    "reduced_motion": _flag,
    "no_flashes": _flag,
    "long_timers": _flag,
    "four_colour_suits": _flag,
    "hold_to_look": _flag,
    "key_patches": _one_of(KEY_PATCHES),
}
