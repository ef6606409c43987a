"""Layouts: every shipped table loads, and each known trap of TMX is refused by name."""

import math
from pathlib import Path

import pytest

from scenes.kit.layout.layouts import TABLES_DIR, Layout, LayoutError, load

SEAT = '<object id="1" name="seat_1" type="seat" x="100" y="200" width="400" height="100"/>'


def table(
    folder: Path,
    objects: str = SEAT,
    *,
    head: str = 'version="1.10" orientation="orthogonal" infinite="0"',
    size: str = 'width="16" height="9" tilewidth="120" tileheight="120"',
    group: str = "",
    extra: str = "",
) -> Path:
    """Write a map into `folder` as table.tmx."""
    path = folder / "table.tmx"
    path.write_text(
        f'<?xml version="1.0" encoding="UTF-8"?>\n<map {head} {size}>{extra}'
        f'<objectgroup id="1" name="places" {group}>{objects}</objectgroup></map>',
        encoding="utf-8",
    )
    return path


def thing(**changes: str) -> str:
    """An object line; an empty string takes an attribute away."""
    keys = {"id": "1", "name": "seat_1", "type": "seat", "x": "100", "y": "200"}
    keys |= {"width": "400", "height": "100"} | changes
    inside = keys.pop("inside", "")
    words = " ".join(f'{key}="{value}"' for key, value in keys.items() if value)
    return f"<object {words}>{inside}</object>"


def prop(kind: str, value: str, name: str = "order") -> str:
    word = f'type="{kind}"' if kind else ""
    return f'<properties><property name="{name}" {word} value="{value}"/></properties>'


@pytest.mark.parametrize("path", sorted(TABLES_DIR.glob("*.tmx")), ids=lambda path: path.stem)
def test_every_shipped_table_loads(path: Path) -> None:
    assert load(path.stem).places


def test_a_good_table_is_read(tmp_path: Path) -> None:
    table(
        tmp_path,
        thing(inside=prop("int", "3"))
        + '<object id="2" name="pot" type="spot" x="960" y="540"><point/></object>'
        + thing(id="3", name="moon", type="light", rotation="90", inside="<ellipse/>"),
        extra=prop("string", "saloon", "tune"),
    )
    layout = load(
        "table", folder=tmp_path, required=["pot"], kinds={"seat": 1, "spot": 1, "light": 0}
    )
    assert layout.props == {"tune": "saloon"}
    assert list(layout.places) == ["seat_1", "pot", "moon"]
    seat, pot, moon = layout["seat_1"], layout["pot"], layout["moon"]
    assert (seat.kind, seat.center, seat.size, seat.props) == (
        "seat",
        (300, 250),
        (400, 100),
        {"order": 3},
    )
    assert (pot.shape, pot.center, pot.size) == ("point", (960, 540), (0, 0))
    assert moon.shape == "ellipse"
    assert moon.center == pytest.approx((50, 400))
    assert moon.contains(50, 400) and not moon.contains(97, 203)
    assert seat.contains(101, 201) and not seat.contains(99, 201)


def test_groups_and_layers_carry_their_objects_along(tmp_path: Path) -> None:
    path = table(tmp_path, group='offsetx="10" offsety="-20"')
    text = path.read_text()
    text = text.replace("<objectgroup", '<group id="9" name="all" offsetx="100"><objectgroup')
    path.write_text(text.replace("</objectgroup>", "</objectgroup></group>"))
    seat = load("table", folder=tmp_path)["seat_1"]
    assert (seat.x_u, seat.y_u) == (210, 180)


def test_kinds_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    objects = (thing(id=str(n + 1), name=f"seat_{n}", y=str(n * 50)) for n in (10, 2, 1))
    table(tmp_path, "".join(objects))
    layout = load("table", folder=tmp_path)
    assert [place.name for place in layout.of_kind("seat")] == ["seat_1", "seat_2", "seat_10"]
    assert layout.of_kind("deck") == []


def test_a_turned_place_lies_where_tiled_shows_it(tmp_path: Path) -> None:
    table(tmp_path, thing(rotation="30"))
    seat = load("table", folder=tmp_path)["seat_1"]
    cos, sin = math.cos(math.radians(30)), math.sin(math.radians(30))
    assert seat.at(1, 0) == pytest.approx((100 + 400 * cos, 200 + 400 * sin))
    assert seat.contains(*seat.at(0.99, 0.99)) and not seat.contains(*seat.at(1.01, 0.5))


BAD_OBJECTS = {
    "no type": (thing(type=""), "'seat_1' has no type"),
    "class for type": (thing(type="", **{"class": "seat"}), "'seat_1' has class="),
    "no name": (thing(name=""), "object 1 has no name"),
    "name twice": (thing() + thing(id="2"), r"'seat_1' is there twice \(ids 1 and 2\)"),
    "id twice": (thing() + thing(name="b"), "'b' has the id 1"),
    "no id": (thing(id=""), "'seat_1' has id=''"),
    "not a number": (thing(x="nan"), "'seat_1' has x='nan'"),
    "infinite": (thing(height="inf"), "'seat_1' has height='inf'"),
    "nonsense": (thing(y="left"), "'seat_1' has y='left'"),
    "turned by nonsense": (thing(rotation="nan"), "'seat_1' has rotation='nan'"),
    "no size": (thing(width=""), "'seat_1' is 0 by 100"),
    "negative size": (thing(height="-5"), "'seat_1' is 400 by -5"),
    "off to the right": (thing(x="1600"), "'seat_1' reaches to 2000, 200, off the table"),
    "off by turning": (thing(rotation="180"), "'seat_1' reaches to .* off the table"),
    "template": (thing(template="seat.tx"), "'seat_1' is made from a template"),
    "tile": (thing(gid="7"), "'seat_1' is a tile"),
    "polygon": (thing(inside='<polygon points="0,0 9,0 9,9"/>'), "'seat_1' is a polygon"),
    "text": (thing(inside="<text>seat</text>"), "'seat_1' is a text"),
    "class property": (thing(inside=prop("class", "")), "'seat_1' has the property 'order' of the"),
    "reserved property": (thing(inside=prop("", "1", "width")), "'seat_1' has a property called"),
    "odd property": (thing(inside=prop("float", "nan")), "'seat_1', property 'order', has value"),
    "half property": (thing(inside=prop("int", "1.5")), "'seat_1', property 'order', has 1.5"),
}


@pytest.mark.parametrize("case", BAD_OBJECTS)
def test_a_bad_object_is_named(case: str, tmp_path: Path) -> None:
    objects, complaint = BAD_OBJECTS[case]
    table(tmp_path, objects)
    with pytest.raises(LayoutError, match=r"^table\.tmx: .*" + complaint) as told:
        load("table", folder=tmp_path)
    assert "\n" not in str(told.value)


BAD_MAPS = {
    "old version": ({"head": 'version="1.9" orientation="orthogonal"'}, "has version 1.9"),
    "isometric": ({"head": 'version="1.10" orientation="isometric"'}, "must be an orthogonal"),
    "infinite": (
        {"head": 'version="1.10" orientation="orthogonal" infinite="1"'},
        "must be an orthogonal",
    ),
    "small": ({"size": 'width="8" height="9" tilewidth="120" tileheight="120"'}, "is 960 by 1080"),
    "no size": ({"size": ""}, "is 0 by 0"),
    "tile layer": ({"extra": '<layer id="2" name="floor"/>'}, "has a <layer>"),
    "tileset": ({"extra": '<tileset firstgid="1" source="no.tsx"/>'}, "has a <tileset>"),
    "moved by half": ({"group": 'offsetx="1.5"'}, "layer 'places' is moved by a fraction"),
    "moved by nonsense": ({"group": 'offsety="up"'}, "layer 'places' has offsety='up'"),
    "what pytmx refuses": ({"group": 'opacity="much"'}, "cannot be read"),
}


@pytest.mark.parametrize("case", BAD_MAPS)
def test_a_bad_map_is_named(case: str, tmp_path: Path) -> None:
    changes, complaint = BAD_MAPS[case]
    table(tmp_path, **changes)
    with pytest.raises(LayoutError, match=r"^table\.tmx: .*" + complaint):
        load("table", folder=tmp_path)


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "cannot be read as a Tiled map"),
        (b"<map", "cannot be read as a Tiled map"),
        (b"\xff\xfe\x00", "cannot be read as a Tiled map"),
        (b'<?xml version="1.0" encoding="klingon"?><map/>', "cannot be read as a Tiled map"),
        (b"<tileset/>", "is a <tileset>, not a Tiled <map>"),
    ],
)
def test_what_is_no_map_is_named(content: bytes, complaint: str, tmp_path: Path) -> None:
    (tmp_path / "table.tmx").write_bytes(content)
    with pytest.raises(LayoutError, match=r"^table\.tmx: " + complaint):
        load("table", folder=tmp_path)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(LayoutError, match=r"^nowhere\.tmx: no such layout"):
        load("nowhere", folder=tmp_path)
    (tmp_path / "folder.tmx").mkdir()
    with pytest.raises(LayoutError, match=r"^folder\.tmx: cannot be read"):
        load("folder", folder=tmp_path)


def test_a_scene_s_wishes_are_checked(tmp_path: Path) -> None:
    table(tmp_path, thing() + thing(id="2", name="pot", inside="<point/>", type="spot"))

    def ask(**wishes: object) -> Layout:
        return load("table", folder=tmp_path, **wishes)  # type: ignore[arg-type]

    assert ask(required=["pot"], kinds={"seat": 1, "spot": 1}, areas=["seat"]).places
    with pytest.raises(LayoutError, match="no place called 'deck'"):
        ask(required=["deck"])
    with pytest.raises(LayoutError, match="'pot' is of the unknown kind 'spot'"):
        ask(kinds={"seat": 1})
    with pytest.raises(LayoutError, match="has 1 of kind 'seat', needs 2"):
        ask(kinds={"seat": 2, "spot": 0})
    with pytest.raises(LayoutError, match="'pot' is a point; a spot needs a size"):
        ask(areas=["spot"])
    with pytest.raises(LayoutError, match="no place called 'deck'"):
        ask()["deck"]
