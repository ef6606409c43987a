"""What pytmx lets pass or says unclearly about a .tmx file is found here, in the raw XML.

Every complaint is a LayoutError that names the file and the object in one sentence.
"""

import math
import xml.etree.ElementTree as ET
from pathlib import Path

from game.core.reasons import reason

STAGE = (1920.0, 1080.0)
VERSION = "1.10"
_PROPERTY_TYPES = {None, "string", "int", "float", "bool", "color", "file", "object"}
_MAP_PARTS = {"properties", "objectgroup", "group", "imagelayer", "editorsettings"}
_OFFSETS = ("offsetx", "offsety")
_OTHER_SHAPES = ("polygon", "polyline", "text", "capsule")
# What a property may not be called, since pytmx keeps something of its own under that name.
_RESERVED = {"closed", "gid", "height", "id", "image", "name", "parent", "points", "properties"}
_RESERVED |= {"rotation", "template", "type", "visible", "width", "x", "y"}


class LayoutError(Exception):
    """A table layout that cannot be used; the message is one sentence with file and object."""


def read_xml(path: Path) -> ET.Element:
    """Read a map's XML; raises LayoutError if it is missing or no Tiled map of our size."""
    try:
        root = ET.parse(path).getroot()
    except FileNotFoundError as error:
        raise LayoutError(f"{path.name}: no such layout in {path.parent}") from error
    except (OSError, ET.ParseError, ValueError, LookupError) as error:
        raise LayoutError(
            f"{path.name}: cannot be read as a Tiled map ({reason(error)})"
        ) from error
    if root.tag != "map":
        raise LayoutError(f"{path.name}: is a <{root.tag}>, not a Tiled <map>")
    _check_map(root, path.name)
    return root


def _check_map(root: ET.Element, file: str) -> None:
    if root.get("version") != VERSION:
        raise LayoutError(f"{file}: has version {root.get('version')}; save it as {VERSION}")
    if root.get("orientation") != "orthogonal" or root.get("infinite", "0") != "0":
        raise LayoutError(f"{file}: must be an orthogonal map of a fixed size")
    sides = []
    for cells, cell_px in (("width", "tilewidth"), ("height", "tileheight")):
        sides.append(number(root, cells, file, "map") * number(root, cell_px, file, "map"))
    if tuple(sides) != STAGE:
        wanted = " by ".join(f"{side:g}" for side in STAGE)
        raise LayoutError(f"{file}: is {sides[0]:g} by {sides[1]:g}, not {wanted}")
    check_properties(root, file, "map")


def number(node: ET.Element, key: str, file: str, what: str, default: str = "0") -> float:
    """Give a node's attribute as a finite number; raises LayoutError naming `what`."""
    text = node.get(key, default)
    try:
        value = float(text)
    except ValueError:
        value = math.nan
    if not math.isfinite(value):
        raise LayoutError(f"{file}: {what} has {key}={text!r}, which is no number")
    return value


def find_offsets(root: ET.Element, file: str) -> dict[int, tuple[float, float]]:
    """Check every layer and object; give for each object's id how far its layers move it.

    pytmx keeps the offset of a layer but applies it to nothing, and of a group not even that.
    """
    found: dict[int, tuple[float, float]] = {}
    names: dict[str, int] = {}
    _walk(root, file, (0.0, 0.0), found, names)
    return found


def _walk(
    node: ET.Element,
    file: str,
    offset: tuple[float, float],
    found: dict[int, tuple[float, float]],
    names: dict[str, int],
) -> None:
    for child in node:
        if child.tag == "object":
            _check_object(child, file, found, names)
            found[int(child.get("id", "0"))] = offset
        elif child.tag in ("objectgroup", "group"):
            what = f"layer '{child.get('name', '')}'"
            own = [number(child, key, file, what) for key in _OFFSETS]
            if any(not child.get(key, "0").lstrip("-").isdecimal() for key in _OFFSETS):
                raise LayoutError(f"{file}: {what} is moved by a fraction; move it by whole units")
            check_properties(child, file, what)
            _walk(child, file, (offset[0] + own[0], offset[1] + own[1]), found, names)
        elif child.tag not in _MAP_PARTS:
            raise LayoutError(f"{file}: has a <{child.tag}>; a layout is made of object layers")


def _check_object(
    node: ET.Element, file: str, found: dict[int, tuple[float, float]], names: dict[str, int]
) -> None:
    number_text, name = node.get("id", ""), node.get("name", "")
    what = f"object '{name}'" if name else f"object {number_text}"
    if not number_text.isdecimal() or int(number_text) < 1:
        raise LayoutError(f"{file}: {what} has id={number_text!r}, which is no object number")
    if int(number_text) in found:
        raise LayoutError(f"{file}: {what} has the id {number_text}, which another has as well")
    if node.get("template") is not None:
        raise LayoutError(f"{file}: {what} is made from a template; detach it in Tiled")
    if not name.strip():
        raise LayoutError(f"{file}: {what} has no name")
    if name in names:
        raise LayoutError(f"{file}: {what} is there twice (ids {names[name]} and {number_text})")
    names[name] = int(number_text)
    if node.get("class") is not None:
        raise LayoutError(f"{file}: {what} has class=; save as version {VERSION}, with type=")
    if not node.get("type"):
        raise LayoutError(f"{file}: {what} has no type")
    if node.get("gid") is not None:
        raise LayoutError(f"{file}: {what} is a tile; use a rectangle, an ellipse or a point")
    for shape in _OTHER_SHAPES:
        if node.find(shape) is not None:
            raise LayoutError(f"{file}: {what} is a {shape}; use a rectangle, ellipse or point")
    for key in ("x", "y", "width", "height", "rotation"):
        number(node, key, file, what)
    sides = number(node, "width", file, what), number(node, "height", file, what)
    if node.find("point") is None and min(sides) <= 0:
        raise LayoutError(f"{file}: {what} is {sides[0]:g} by {sides[1]:g}; give it a size")
    check_properties(node, file, what)


def check_properties(node: ET.Element, file: str, what: str) -> None:
    """Check the custom properties of a map, a layer or an object."""
    for prop in node.findall("properties/property"):
        name, kind = prop.get("name", ""), prop.get("type")
        if kind not in _PROPERTY_TYPES:
            raise LayoutError(f"{file}: {what} has the property '{name}' of the type {kind}")
        if name in _RESERVED:
            raise LayoutError(f"{file}: {what} has a property called '{name}', a name Tiled needs")
        if kind in ("int", "float", "object"):
            value = number(prop, "value", file, f"{what}, property '{name}',", "")
            if kind != "float" and not prop.get("value", "").lstrip("-").isdecimal():
                raise LayoutError(
                    f"{file}: {what}, property '{name}', has {value:g}; whole numbers"
                )
