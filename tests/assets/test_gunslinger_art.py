"""The pictures and places of the Monster Gunslingers' table: all there, of the right size, fitting.

The card faces have tests of their own.
"""

import importlib
import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from scenes.kit.layout.layouts import Place, load

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
LIMIT_BYTES = 25_600
LEAVES = [f"{i}_{side}" for i in range(5) for side in ("left", "right")]

SIZES: dict[str, tuple[int, int]] = {
    **{f"gunslingers/door_{leaf}": (75, 210) for leaf in LEAVES},
    **{f"gunslingers/door_{leaf}_half": (56, 234) for leaf in LEAVES},
    **{f"gunslingers/door_{leaf}_open": (44, 234) for leaf in LEAVES},
    "gunslingers/inside": (150, 210),
    "gunslingers/spill": (270, 300),
    **dict.fromkeys(("gunslingers/target", "gunslingers/focus"), (210, 270)),
    **dict.fromkeys(("gunslingers/target_card", "gunslingers/focus_card"), (210, 278)),
    **{f"gunslingers/dust_{k}": (220, 140) for k in (1, 2, 3)},
    "gunslingers/holster_back": (120, 110),
    "gunslingers/holster_front": (120, 110),
    "gunslingers/holster_big_back": (400, 260),
    "gunslingers/holster_big_front": (400, 260),
    "gunslingers/star": (100, 100),
    "gunslingers/star_empty": (100, 100),
    "gunslingers/starter": (100, 100),
    "gunslingers/icon": (256, 256),
    "gunslingers/fx_noon": (320, 320),
    "gunslingers/fx_noon_hour": (320, 320),
    "gunslingers/fx_noon_hand": (320, 320),
    "gunslingers/fx_star": (260, 260),
    "gunslingers/fx_badge": (240, 240),
    "gunslingers/fx_crystal": (260, 290),
    "gunslingers/fx_bull_1": (460, 300),
    "gunslingers/fx_bull_2": (460, 300),
    "gunslingers/fx_dynamite": (280, 150),
    **{f"gunslingers/fx_blast_{k}": (420, 420) for k in (1, 2, 3)},
    "gunslingers/fx_shell": (200, 150),
    **{f"gunslingers/fx_fog_{k}": (340, 190) for k in (1, 2, 3)},
    "gunslingers/fx_gun": (330, 180),
    "gunslingers/fx_flash": (260, 200),
    "gunslingers/fx_hole": (100, 100),
    "gunslingers/fx_hands": (340, 240),
    "gunslingers/fx_thief": (340, 220),
    "gunslingers/fx_lantern": (180, 280),
    "gunslingers/fx_beam": (420, 420),
    "gunslingers/fx_coach": (460, 310),
    "gunslingers/fx_wheel": (130, 130),
    **{f"chips/{hue}": (120, 74) for hue in ("white", "red", "green", "black")},
    "chips/top": (100, 100),
    **{f"chips/pile_{k}": (300, 184) for k in (1, 2, 3, 4)},
}
MODULES = ("doors", "lights", "leather", "tokens", "powers", "beasts", "icon")
# Cut at an edge on purpose: leaves fill their box, a room its doorway, sleeves end at the side.
TO_THE_EDGE = re.compile(r"door_|inside|spill|holster_back|fx_thief|fx_hands")
POINTS = ("pot_heap",)
REQUIRED = [
    *(f"seat_{n}_{i}" for n in range(2, 7) for i in range(n)),
    *(f"{name}_{i}" for name in ("street", "house") for i in range(5)),
    *("deck", "discards", "pot", "pot_count", "sign", "prompt", "bench", "holster"),
    *("holster_0", "holster_1", "log", "actions", "pause", "reference", "undo", "banner"),
    *("showdown", *POINTS),
]


def drawn(name: str) -> pygame.Surface:
    """The picture as the program reads it, at its own size."""
    return pygame.image.load_sized_svg(ART / f"{name}.svg", SIZES[name])


def solid(name: str) -> pygame.mask.Mask:
    return pygame.mask.from_surface(drawn(name), 200)


def filled(mask: pygame.mask.Mask, x: int, y: int, w: int, h: int) -> float:
    """The part of a rectangle that the mask covers."""
    return mask.overlap_area(pygame.mask.Mask((w, h), fill=True), (x, y)) / (w * h)


def far_apart(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    return sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5


# -- places ------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def places():
    return load("monster_gunslingers", required=REQUIRED)


def meet(a: Place, b: Place) -> bool:
    """True if two places share any ground."""
    across = a.x_u < b.x_u + b.w_u and b.x_u < a.x_u + a.w_u
    return across and a.y_u < b.y_u + b.h_u and b.y_u < a.y_u + a.h_u


def holds(outer: Place, inner: Place) -> bool:
    return (
        outer.x_u <= inner.x_u
        and outer.y_u <= inner.y_u
        and inner.x_u + inner.w_u <= outer.x_u + outer.w_u
        and inner.y_u + inner.h_u <= outer.y_u + outer.h_u
    )


@pytest.mark.parametrize("people", range(2, 7))
def test_nothing_lies_on_anything_else(places, people: int) -> None:
    apart = [f"seat_{people}_{i}" for i in range(people)]
    apart += [f"house_{i}" for i in range(5)]
    apart += ["deck", "discards", "sign", "pot", "prompt", "log", "bench", "holster", "actions"]
    apart += ["pause", "reference", "undo"]
    for a, b in combinations(apart, 2):
        assert not meet(places[a], places[b]), (a, b)


def test_doorways_lie_in_their_houses_and_hold_a_card(places) -> None:
    for i in range(5):
        door = places[f"street_{i}"]
        assert door.size == (150, 210)
        assert holds(places[f"house_{i}"], door)


def test_bands_of_the_screen_are_kept(places) -> None:
    for people in range(2, 7):
        for i in range(people):
            seat = places[f"seat_{people}_{i}"]
            assert seat.y_u >= 12 and seat.y_u + seat.h_u <= 262
    band = places["showdown"]
    for name in (*(f"house_{i}" for i in range(5)), "deck", "discards", "sign", "pot", "banner"):
        assert holds(band, places[name]), name
    for name in ("prompt", "bench", "log", "actions", "pause", "holster", "holster_0"):
        assert places[name].y_u >= band.y_u + band.h_u


def test_big_cards_stick_out_of_the_big_holster(places) -> None:
    holster = places["holster"]
    for i, (x, y) in enumerate(((18, -36), (212, -36))):
        card = places[f"holster_{i}"]
        assert card.size == (170, 238)
        assert (card.x_u, card.y_u) == (holster.x_u + x, holster.y_u + y)
        assert not meet(card, places["prompt"])


# -- sprites -----------------------------------------------------------------------------------
@pytest.mark.parametrize("name", SIZES)
def test_size_is_what_the_scene_counts_on(name: str) -> None:
    path = ART / f"{name}.svg"
    assert path.stat().st_size <= LIMIT_BYTES
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', path.read_text(encoding="utf-8"))
    assert box is not None
    assert (float(box[1]), float(box[2])) == SIZES[name]


@pytest.mark.parametrize("name", [n for n in SIZES if not TO_THE_EDGE.search(n)])
def test_nothing_is_cut_off_at_the_edge(name: str) -> None:
    mask = pygame.mask.from_surface(drawn(name), 127)
    w, h = mask.get_size()
    edge = [(x, y) for x in range(w) for y in (0, h - 1)]
    edge += [(x, y) for y in range(h) for x in (0, w - 1)]
    assert sum(mask.get_at(at) for at in edge) < 0.02 * len(edge)


@pytest.mark.parametrize("house", range(5))
def test_two_leaves_shut_a_doorway(house: int) -> None:
    doorway = pygame.mask.Mask((150, 210))
    for k, side in enumerate(("left", "right")):
        doorway.draw(solid(f"gunslingers/door_{house}_{side}"), (75 * k, 0))
    assert doorway.count() > (0.9 if house == 0 else 0.97) * 150 * 210
    assert filled(doorway, 4, 20, 142, 170) > 0.99


@pytest.mark.parametrize("house", range(5))
def test_half_open_leaves_leave_a_gap_and_open_ones_all(house: int, places) -> None:
    left = solid(f"gunslingers/door_{house}_left_half")
    assert 75 - left.get_size()[0] >= 15
    for side in ("left", "right"):
        half, wide = (solid(f"gunslingers/door_{house}_{side}_{how}") for how in ("half", "open"))
        for leaf, hinge in ((half, side == "left"), (wide, side == "right")):
            w, h = leaf.get_size()
            near, far = (0, w - 2) if hinge else (w - 2, 0)
            # The hinge is as high as the doorway, the free edge nearer to us and so taller.
            tall = [sum(leaf.get_at((min(x + 1, w - 2), y)) for y in range(h)) for x in (near, far)]
            assert tall[0] < tall[1]
            assert abs(tall[0] - 210) < (24 if house else 40)
    room = places["house_0"].w_u / 2 - 75
    assert SIZES["gunslingers/door_0_left_open"][0] <= room


def test_halos_are_hollow_where_doorway_and_card_are() -> None:
    rims = []
    for tail, x, y, w, h in (("", 30, 30, 150, 210), ("_card", 20, 20, 170, 238)):
        for name in ("target", "focus"):
            halo = drawn(f"gunslingers/{name}{tail}")
            inner = halo.subsurface((x + 12, y + 12, w - 24, h - 24))
            assert pygame.mask.from_surface(inner, 8).count() == 0
            assert halo.get_at((x + w // 2, y - 4)).a > 230
            assert halo.get_at((x + w // 2, 0)).a < 90
            rims.append(tuple(halo.get_at((x + w // 2, y - 7))[:3]))
    for green, gold in (rims[:2], rims[2:]):
        assert green[1] > green[0] and gold[0] > gold[1] and far_apart(green, gold) > 60


@pytest.mark.parametrize(
    ("name", "cards"),
    [
        ("holster", ((1, 6, 60, 84), (59, 6, 60, 84))),
        ("holster_big", ((18, -42, 170, 238), (212, -42, 170, 238))),
    ],
)
def test_cards_show_their_corners_above_the_pouch_and_stand_in_it(name: str, cards) -> None:
    front, back = solid(f"gunslingers/{name}_front"), solid(f"gunslingers/{name}_back")
    assert front.get_size() == back.get_size()
    for x, y, w, h in cards:
        top, seen = max(0, y), round(y + h * 0.5)
        assert filled(front, x, top, w, seen - top) < 0.1
        assert filled(front, x + w // 6, y + h * 3 // 4, w * 2 // 3, h // 4) > 0.97


def test_chips_are_told_apart_and_heaps_grow() -> None:
    bodies = [tuple(drawn(f"chips/{hue}").get_at((26, 26))[:3])
              for hue in ("white", "red", "green", "black")]  # fmt: skip
    for a, b in combinations(bodies, 2):
        assert far_apart(a, b) > 60
    heaps = [solid(f"chips/pile_{k}").count() for k in (1, 2, 3, 4)]
    assert heaps == sorted(heaps) and len(set(heaps)) == 4


def test_won_and_empty_stars_differ_without_colour() -> None:
    won, empty = (drawn(f"gunslingers/{name}") for name in ("star", "star_empty"))
    assert sum(won.get_at((50, 42))[:3]) > sum(empty.get_at((50, 42))[:3]) + 200
    assert empty.get_at((50, 55)).a < 200


def test_clock_hands_turn_about_the_middle_of_the_face() -> None:
    for name in ("fx_noon_hour", "fx_noon_hand"):
        hand = drawn(f"gunslingers/{name}")
        assert hand.get_at((160, 160)).a == 255
        boxes = pygame.mask.from_surface(hand, 127).get_bounding_rects()
        assert len(boxes) == 1 and abs(boxes[0].centerx - 160) <= 1
    assert drawn("gunslingers/fx_noon").get_at((160, 160)).a == 255


@pytest.mark.parametrize("module", MODULES)
def test_scripts_draw_what_is_checked_in(module: str, tmp_path: Path, monkeypatch) -> None:
    source = importlib.import_module(f"assets.art.make.gunslinger_table_{module}")
    pen = importlib.import_module("assets.art.make.pen")
    monkeypatch.setattr(pen, "ART", tmp_path)
    source.main()
    fresh = sorted(tmp_path.rglob("*.svg"))
    assert fresh
    for path in fresh:
        kept = ART / path.relative_to(tmp_path)
        assert path.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8")


# -- the painted street ------------------------------------------------------------------------
@pytest.fixture(scope="module")
def street():
    np = pytest.importorskip("numpy")
    image = pytest.importorskip("PIL.Image")
    with image.open(ART / "monster_gunslingers_table.webp") as whole:
        assert whole.format == "WEBP"
        assert whole.size == (3840, 2160)
        small = whole.convert("RGB").resize((1920, 1080), image.Resampling.BOX)
    return np.asarray(small, np.float32) / 255


def test_street_is_light_enough_to_ship() -> None:
    assert (ART / "monster_gunslingers_table.webp").stat().st_size <= 450_000


def test_doorways_are_dark_where_the_layout_has_them(street, places) -> None:
    for i in range(5):
        door = places[f"street_{i}"]
        x, y, w, h = (round(v) for v in (door.x_u, door.y_u, door.w_u, door.h_u))
        inside = street[y + 30 : y + h - 4, x + 4 : x + w - 4]
        assert inside.mean() < 0.14
        frame = [
            street[y + 60 : y + 190, x - 11 : x - 4],
            street[y + 60 : y + 190, x + w + 4 : x + w + 9],
        ]
        assert max(part.mean() for part in frame) > 1.5 * inside.mean()


def test_bench_and_sky_are_calm_and_dark(street) -> None:
    bench = street[716:1070, 20:1900]
    assert bench.mean() < 0.2 and bench.mean(-1).std() < 0.05
    red, green, blue = bench.reshape(-1, 3).mean(0)
    assert green > red and green > blue
    assert street[20:240, 560:1900].mean() < 0.25


def test_houses_are_lighter_than_bench_and_night(street) -> None:
    row = street[290:440, 260:1660].mean()
    assert row > 1.25 * street[716:1070].mean()
    assert street[100:180, 180:320].mean() > 2 * row


def test_drawing_and_layout_agree_where_things_are(places) -> None:
    fronts = importlib.import_module("assets.art.make.backgrounds.gunslinger_fronts")
    yard = importlib.import_module("assets.art.make.backgrounds.gunslinger_yard")
    for i in range(5):
        left, top = fronts.LEFT + fronts.WIDTH * i, fronts.TOP
        house, door = places[f"house_{i}"], places[f"street_{i}"]
        assert (house.x_u, house.y_u, *house.size) == (left, top, fronts.WIDTH, fronts.HEIGHT)
        x, y, w, h = fronts.DOOR
        assert (door.x_u, door.y_u, *door.size) == (left + x, top + y, w, h)
    for name, box in (("deck", yard.PILES[0]), ("discards", yard.PILES[1]), ("sign", yard.SIGN)):
        assert (places[name].x_u, places[name].y_u, *places[name].size) == box
    assert (places["pot_heap"].x_u, places["pot_heap"].y_u) == yard.BARREL


def test_source_paints_the_street_that_is_checked_in(street) -> None:
    np = pytest.importorskip("numpy")
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")
    studio = importlib.import_module("assets.art.make.backgrounds.studio")
    source = importlib.import_module("assets.art.make.backgrounds.monster_gunslingers_table")
    easel = studio.Studio(0.2)
    source.paint(easel)
    size = (32, 18)
    ours = np.asarray(easel.image().resize(size, image.Resampling.BOX), np.float32)
    kept = image.fromarray((street * 255).astype(np.uint8))
    kept = np.asarray(kept.resize(size, image.Resampling.BOX), np.float32)
    assert np.abs(ours - kept).mean() < 6
