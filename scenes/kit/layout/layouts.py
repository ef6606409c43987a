"""Table layouts: where things lie, read from assets/tables/NAME.tmx and checked.

A layout is a Tiled map of 1920 by 1080 units (16 by 9 cells of 120) with object layers only, saved
as version 1.10. Each object is a place: a rectangle, an ellipse or a point with a name of its own
and a type, which is its kind. A scene takes every position from here, so what is moved in Tiled
moves on the screen.

    <map version="1.10" orientation="orthogonal" renderorder="right-down" width="16" height="9"
         tilewidth="120" tileheight="120" infinite="0" nextlayerid="2" nextobjectid="3">
     <objectgroup id="1" name="seats">
      <object id="1" name="seat_1" type="seat" x="760" y="820" width="400" height="200">
       <properties><property name="order" type="int" value="1"/></properties>
      </object>
      <object id="2" name="pot" type="spot" x="960" y="540"><point/></object>
     </objectgroup>
    </map>

Layers and groups may be moved as a whole (by whole units), turned objects turn about their upper
left corner as Tiled shows them, and image layers are there for the author's eye only.
"""

import math
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal
from xml.etree.ElementTree import Element

import pytmx

from scenes.kit.layout.layouts_check import STAGE, LayoutError, find_offsets, read_xml

__all__ = ["Layout", "LayoutError", "Place", "load"]

TABLES_DIR = Path(__file__).resolve().parents[3] / "assets" / "tables"
_SLACK_U = 0.5

Shape = Literal["rectangle", "ellipse", "point"]
Value = str | int | float | bool


@dataclass(frozen=True, slots=True)
class Place:
    """Somewhere on the table: its upper left corner and size in u, its turn in degrees clockwise
    about that corner. A point has no size."""

    name: str
    kind: str
    x_u: float
    y_u: float
    w_u: float
    h_u: float
    angle: float
    props: Mapping[str, Value]
    shape: Shape = "rectangle"

    @property
    def center(self) -> tuple[float, float]:
        """The middle in u, as it is once turned."""
        return self.at(0.5, 0.5)

    @property
    def size(self) -> tuple[float, float]:
        """Width and height in u, before turning."""
        return self.w_u, self.h_u

    def at(self, across: float, down: float) -> tuple[float, float]:
        """The spot so far across and down the place (0 to 1 each), in u, as it is once turned."""
        turn = math.radians(self.angle)
        dx, dy = across * self.w_u, down * self.h_u
        x = self.x_u + dx * math.cos(turn) - dy * math.sin(turn)
        return x, self.y_u + dx * math.sin(turn) + dy * math.cos(turn)

    def contains(self, x_u: float, y_u: float) -> bool:
        """True if the spot lies in the place, turned and round as it may be."""
        turn = math.radians(-self.angle)
        dx, dy = x_u - self.x_u, y_u - self.y_u
        across = dx * math.cos(turn) - dy * math.sin(turn)
        down = dx * math.sin(turn) + dy * math.cos(turn)
        if self.shape == "ellipse":
            return math.hypot(across / self.w_u * 2 - 1, down / self.h_u * 2 - 1) <= 1
        return 0 <= across <= self.w_u and 0 <= down <= self.h_u


@dataclass(frozen=True, slots=True)
class Layout:
    """The places of one table by name, in the order of the file, and the map's own properties."""

    name: str
    places: Mapping[str, Place]
    props: Mapping[str, Value]

    def __getitem__(self, name: str) -> Place:
        """Give a place; raises LayoutError if the table has none of that name."""
        if name not in self.places:
            raise LayoutError(f"{self.name}.tmx: there is no place called '{name}'")
        return self.places[name]

    def of_kind(self, kind: str) -> list[Place]:
        """Give all places of a kind, seat_2 before seat_10."""
        found = [place for place in self.places.values() if place.kind == kind]
        return sorted(found, key=lambda place: _natural(place.name))


def load(
    name: str,
    *,
    required: Iterable[str] = (),
    kinds: Mapping[str, int] | None = None,
    areas: Collection[str] = (),
    folder: Path = TABLES_DIR,
) -> Layout:
    """Read the layout `name` (without .tmx).

    `required` names places that must be there. `kinds` gives every kind the scene knows and how
    many of it there must be at least; others are refused. Places of a kind in `areas` may not be
    points. Raises LayoutError, which names the file and the object.
    """
    path = folder / f"{name}.tmx"
    root = read_xml(path)
    offsets = find_offsets(root, path.name)
    try:
        tiled = pytmx.TiledMap(str(path))
    except Exception as error:  # pytmx raises whatever its parsing comes upon
        raise LayoutError(f"{path.name}: cannot be read ({error!r})") from error
    points, ellipses = _ids_with(root, "point"), _ids_with(root, "ellipse")
    places: dict[str, Place] = {}
    for thing in tiled.objects:
        shape: Shape = "point" if thing.id in points else "rectangle"
        place = Place(
            name=thing.name,
            kind=thing.type,
            x_u=thing.x + offsets[thing.id][0],
            y_u=thing.y + offsets[thing.id][1],
            w_u=0.0 if thing.id in points else thing.width,
            h_u=0.0 if thing.id in points else thing.height,
            angle=thing.rotation,
            props=dict(thing.properties),
            shape="ellipse" if thing.id in ellipses else shape,
        )
        _check_on_table(place, path.name)
        places[place.name] = place
    layout = Layout(name, places, dict(tiled.properties))
    _check_wishes(layout, required, kinds, areas)
    return layout


def _ids_with(root: Element, tag: str) -> set[int]:
    return {int(node.get("id", "0")) for node in root.iter("object") if node.find(tag) is not None}


def _check_on_table(place: Place, file: str) -> None:
    for x, y in (place.at(across, down) for across in (0, 1) for down in (0, 1)):
        inside = -_SLACK_U <= x <= STAGE[0] + _SLACK_U and -_SLACK_U <= y <= STAGE[1] + _SLACK_U
        if not inside:
            raise LayoutError(
                f"{file}: object '{place.name}' reaches to {x:g}, {y:g}, off the table"
            )


def _check_wishes(
    layout: Layout,
    required: Iterable[str],
    kinds: Mapping[str, int] | None,
    areas: Collection[str],
) -> None:
    for name in required:
        layout[name]
    for place in layout.places.values():
        if kinds is not None and place.kind not in kinds:
            raise LayoutError(
                f"{layout.name}.tmx: object '{place.name}' is of the unknown kind '{place.kind}'"
            )
        if place.kind in areas and place.shape == "point":
            raise LayoutError(
                f"{layout.name}.tmx: object '{place.name}' is a point; a {place.kind} needs a size"
            )
    for kind, least in (kinds or {}).items():
        count = len(layout.of_kind(kind))
        if count < least:
            raise LayoutError(f"{layout.name}.tmx: has {count} of kind '{kind}', needs {least}")


def _natural(name: str) -> list[tuple[int, str]]:
    """Give a key that sorts numbers within names by value."""
    parts: list[tuple[int, str]] = []
    digits = ""
    for letter in name:
        if letter.isdecimal():
            digits += letter
            continue
        if digits:
            parts.append((int(digits), ""))
            digits = ""
        parts.append((-1, letter))
    if digits:
        parts.append((int(digits), ""))
    return parts
