"""The powers on the cards, read from a data file: another deck can be put in its place.

The file is JSON: `{"dustup_deck": 1, "game": "monster_gunslingers", "faces": {RANK: FACE}}` with a
FACE for each of the thirteen ranks: `power` (one of `Power`), `holster_action` (true or false),
`name` and `text` (an object with a text for `en` and for `ko`).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Any, Final

from game.core.cards import RANKS
from game.core.wire import shown
from game.monster_gunslingers.records import CardName

DECK_FILE: Final = (
    Path(__file__).resolve().parents[2] / "assets" / "decks" / "monster_gunslingers.json"
)
VERSION: Final = 1
GAME: Final = "monster_gunslingers"
LANGUAGES: Final = ("en", "ko")
LONGEST_NAME: Final = 24
LONGEST_TEXT: Final = 240


class Power(StrEnum):
    """What a card can do (monster_gunslingers.md, The powers); the names of this deck's cards."""

    HIGH_NOON = "high_noon"
    SHERIFF = "sheriff"
    FORTUNE_TELLER = "fortune_teller"
    DEPUTY = "deputy"
    STAMPEDE = "stampede"
    DYNAMITE = "dynamite"
    SHELL_GAME = "shell_game"
    FOG = "fog"
    SIX_SHOOTER = "six_shooter"
    QUICK_HANDS = "quick_hands"
    PICKPOCKET = "pickpocket"
    LANTERN = "lantern"
    STAGECOACH = "stagecoach"


class BadDeck(OSError):  # noqa: N818 (reads as what it says)
    """A deck file that cannot be used: `filename` is the file, `strerror` the place and why."""

    def __init__(self, why: str, path: Path) -> None:
        super().__init__(0, why, str(path))


@dataclass(frozen=True, slots=True, eq=False)
class Face:
    """What is printed on the four cards of a rank.

    `holster_action`: played, it goes face up into the holster. `name` and `text` by language.
    """

    rank: str
    power: Power
    holster_action: bool
    name: Mapping[str, str]
    text: Mapping[str, str]


class Faces(dict[str, Face]):
    """A deck: the face of each rank, by its letter. Never changed, so a copy is itself."""

    def __deepcopy__(self, memo: object) -> "Faces":
        return self


def face_of(faces: Faces, card: CardName) -> Face | None:
    """Return what is printed on a card; None for what is no card, hidden ones too."""
    return faces.get(card[0]) if len(card) == 2 and card[1] in "SHDC" else None


@cache
def standard_faces() -> Faces:
    """Return the deck of the program's own file; raises BadDeck."""
    return load_faces(DECK_FILE)


def load_faces(path: Path) -> Faces:
    """Read a deck file; raises BadDeck with the file and the place in it."""
    try:
        data = json.loads(path.read_bytes().decode("utf-8-sig"))
    except OSError as error:
        raise BadDeck(error.strerror or "cannot be read", path) from None
    except (ValueError, RecursionError):
        raise BadDeck("is no JSON", path) from None
    try:
        return read_faces(data)
    except ValueError as error:
        raise BadDeck(str(error), path) from None


def read_faces(data: Any) -> Faces:
    """Check a deck file's parsed JSON; raises ValueError that says where and what."""
    _keys(data, ("dustup_deck", "game", "faces"), "the deck")
    if type(data["dustup_deck"]) is not int or data["dustup_deck"] != VERSION:
        raise ValueError(f"dustup_deck: must be {VERSION}, not {shown(data['dustup_deck'])}")
    if data["game"] != GAME:
        raise ValueError(f"game: must be '{GAME}', not {shown(data['game'])}")
    _keys(data["faces"], tuple(RANKS), "faces")
    return Faces({rank: _face(rank, data["faces"][rank]) for rank in RANKS})


def _face(rank: str, data: Any) -> Face:
    where = f"faces.{rank}"
    _keys(data, ("power", "holster_action", "name", "text"), where)
    name = data["power"]
    if type(name) is not str or name not in list(Power):
        known = ", ".join(Power)
        raise ValueError(f"{where}.power: must be one of {known}, not {shown(name)}")
    power = Power(name)
    holster_action = data["holster_action"]
    if type(holster_action) is not bool:
        raise ValueError(f"{where}.holster_action: must be true or false")
    if holster_action and power is Power.QUICK_HANDS:
        raise ValueError(f"{where}.holster_action: must be false with {power}, which holsters")
    return Face(
        rank,
        power,
        holster_action,
        _words(data["name"], f"{where}.name", LONGEST_NAME),
        _words(data["text"], f"{where}.text", LONGEST_TEXT),
    )


def _words(data: Any, where: str, longest: int) -> dict[str, str]:
    _keys(data, LANGUAGES, where)
    for language in LANGUAGES:
        text = data[language]
        if type(text) is not str or not text.strip() or not text.isprintable():
            raise ValueError(f"{where}.{language}: must be a text on one line")
        if len(text) > longest:
            raise ValueError(f"{where}.{language}: has more than {longest} letters")
    return {language: data[language].strip() for language in LANGUAGES}


def _keys(data: Any, wanted: tuple[str, ...], where: str) -> None:
    if type(data) is not dict:
        raise ValueError(f"{where}: must be an object, not {shown(data)}")
    for key in wanted:
        if key not in data:
            raise ValueError(f"{where}: has no '{key}'")
    for key in data:
        if key not in wanted:
            raise ValueError(f"{where}: has an unknown key {shown(key)}")
