"""The washroom of Texas Hold It: places for every number of cowboys, pictures that fit them."""

import importlib
import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from scenes.kit.draw.palette import SEATS
from scenes.kit.layout.layouts import Layout, load

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
TEXAS = ART / "texas"
COLOURS = tuple(seat[0] for seat in SEATS)
KINDS = ("cactus", "snake", "gas", "calm")
COWBOYS = ("cowboy", *(f"cowboy_{k}" for k in KINDS))
PLAYERS = tuple(f"{pose}_{c}" for pose in ("player", "hold") for c in COLOURS)
CARDS = tuple(f"card_{k}" for k in KINDS)
HATS = tuple(f"hatback_{i}" for i in range(9))
SPRITE_BYTES, CARD_BYTES, ROOM_BYTES = 25 * 1024, 30_000, 450_000

SIZES: dict[str, tuple[int, int]] = {
    **dict.fromkeys((*CARDS, "card_back"), (500, 700)),
    **dict.fromkeys((*COWBOYS, *PLAYERS, "chain", "soaked", "dry"), (260, 600)),
    **dict.fromkeys(HATS, (260, 220)),
    **{f"sym_{k}": (100, 100) for k in KINDS},
    **{f"tag_{c}": (120, 140) for c in COLOURS},
    **{f"stream_{i}": (320, 240) for i in (1, 2, 3, 4)},
    **{f"cloud_{i}": (320, 240) for i in (1, 2, 3)},
    **{f"{n}{e}": (100, 100) for n in ("umbrella", "puddle") for e in ("", "_empty")},
    "out": (100, 100),
    "splash": (200, 160),
    "urinal": (240, 400),
    "urinal_wet": (240, 400),
    "cactus": (300, 460),
    "snake": (330, 420),
    "mop": (160, 280),
    "question": (80, 80),
    "swap": (200, 110),
    "icon": (256, 256),
}
MODULES = ("symbols", "cards", "people", "things", "wet", "small", "marks")
NUMBERS = range(2, 7)


def drawn(name: str) -> pygame.Surface:
    """The picture as the program reads it, at its own size."""
    return pygame.image.load_sized_svg(TEXAS / f"{name}.svg", SIZES[name])


def mask(name: str, least: int = 127) -> pygame.mask.Mask:
    return pygame.mask.from_surface(drawn(name), least)


def mean(picture: pygame.Surface, box: tuple[int, int, int, int]) -> tuple[int, int, int]:
    return tuple(pygame.transform.average_color(picture.subsurface(box))[:3])


def far_apart(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    return sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5


@pytest.fixture(scope="module")
def places() -> Layout:
    return load(
        "texas_hold_it",
        areas={"area", "seat", "gap", "urinal", "stand", "claim", "card", "choice", "end", "hold"},
    )


# -- the table -------------------------------------------------------------------------------------
def test_places_of_the_room_are_there(places: Layout) -> None:
    for name in ("cactus", "snake", "sign", "prompt", "bench", "peek", "log", "actions", "banner"):
        assert places[name].w_u > 0
    for name in ("pause", "reference", "undo"):
        assert places[name].size == (64, 64)
    bench = places["bench"]
    for name in ("peek", "choice_0", "choice_1", "choice_2", "choice_3"):
        assert bench.contains(*places[name].at(0, 0))
        assert bench.contains(*places[name].at(1, 1))
    peek = places["peek"]
    assert peek.w_u / peek.h_u == pytest.approx(5 / 7, abs=0.01)


@pytest.mark.parametrize("count", NUMBERS)
def test_plates_stand_in_the_upper_band(places: Layout, count: int) -> None:
    seats = [places[f"seat_{count}_{i}"] for i in range(count)]
    for left, right in zip(seats, seats[1:], strict=False):
        assert left.x_u + left.w_u < right.x_u
    for i, seat in enumerate(seats):
        assert seat.y_u >= 12 and seat.y_u + seat.h_u <= 262
        held = places[f"hold_{count}_{i}"]
        assert seat.contains(*held.at(0, 0)) and seat.contains(*held.at(1, 1))
    assert seats[0].center[0] + seats[-1].center[0] == pytest.approx(1920)


@pytest.mark.parametrize("n", NUMBERS)
def test_row_is_even_and_symmetric(places: Layout, n: int) -> None:
    """Gap, urinal, gap, ... at one distance, the middle of the row in the middle of the room."""
    xs = []
    for g in range(n):
        xs.append(places[f"gap_{n}_{g}"].center[0])
        if g < n - 1:
            xs.append(places[f"urinal_{n}_{g}"].center[0])
            assert places[f"stand_{n}_{g}"].center[0] == xs[-1]
    steps = {round(b - a, 3) for a, b in zip(xs, xs[1:], strict=False)}
    assert len(steps) == 1
    assert steps.pop() >= 130
    assert xs[0] + xs[-1] == pytest.approx(1920)
    with pytest.raises(Exception, match="no place"):
        places[f"gap_{n}_{n}"]
    with pytest.raises(Exception, match="no place"):
        places[f"urinal_{n}_{n - 1}"]


@pytest.mark.parametrize("n", NUMBERS)
def test_row_fits_between_cactus_and_snake(places: Layout, n: int) -> None:
    cactus, snake = places["cactus"], places["snake"]
    first, last = places[f"gap_{n}_0"], places[f"gap_{n}_{n - 1}"]
    assert cactus.x_u + cactus.w_u < first.x_u
    assert last.x_u + last.w_u < snake.x_u
    for g in range(n):
        gap, claim = places[f"gap_{n}_{g}"], places[f"claim_{n}_{g}"]
        assert claim.center[0] == gap.center[0]
        assert claim.y_u >= 262 and claim.y_u + claim.h_u <= gap.y_u
        assert gap.y_u + gap.h_u <= 700
        if g:
            before = places[f"claim_{n}_{g - 1}"]
            assert before.x_u + before.w_u <= claim.x_u
    end = places[f"claim_{n}_{n - 1}"]
    assert end.x_u + end.w_u <= places["sign"].x_u


def test_figures_and_urinals_have_the_shape_of_their_places(places: Layout) -> None:
    for name, kind in (("cowboy", "gap"), ("player_red", "stand"), ("urinal", "urinal"),
                       ("hold_red", "hold"), ("cactus", "end"), ("snake", "end")):  # fmt: skip
        found = places.of_kind(kind) if kind != "end" else [places[name]]
        assert found
        for place in found:
            w, h = SIZES[name]
            assert place.w_u / place.h_u == pytest.approx(w / h, rel=0.02), place.name


# -- the pictures ----------------------------------------------------------------------------------
def test_folder_holds_these_pictures_and_no_other() -> None:
    assert {path.stem for path in TEXAS.glob("*.svg")} == set(SIZES)


@pytest.mark.parametrize("name", SIZES)
def test_size_is_what_the_scene_counts_on(name: str) -> None:
    path = TEXAS / f"{name}.svg"
    assert path.stat().st_size <= (CARD_BYTES if name.startswith("card_") else SPRITE_BYTES)
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', path.read_text(encoding="utf-8"))
    assert box is not None
    assert (float(box[1]), float(box[2])) == SIZES[name]


@pytest.mark.parametrize("name", [n for n in SIZES if not n.startswith("card_")])
def test_nothing_is_cut_off_at_the_edge(name: str) -> None:
    ink = mask(name)
    w, h = ink.get_size()
    edge = [(x, y) for x in range(w) for y in (0, h - 1)]
    edge += [(x, y) for y in range(h) for x in (0, w - 1)]
    assert sum(ink.get_at(at) for at in edge) < 0.025 * len(edge)


@pytest.mark.parametrize("name", [*COWBOYS, *PLAYERS])
def test_everybody_stands_on_the_same_floor(name: str) -> None:
    lowest = max(box.bottom for box in mask(name).get_bounding_rects())
    assert abs(lowest - 591) <= 4


@pytest.mark.parametrize("hat", HATS)
def test_every_hat_hides_the_back_of_every_head(hat: str) -> None:
    cover = mask(hat, 40)
    above = pygame.mask.Mask((260, 124), fill=True)
    for name in PLAYERS:
        head = mask(name, 200)
        head.erase(cover, (0, 0))
        assert head.overlap_area(above, (0, 0)) < 60, name


def test_symbols_differ_in_outline_as_well_as_in_colour() -> None:
    masks = {k: mask(f"sym_{k}") for k in KINDS}
    for a, b in combinations(KINDS, 2):
        common = masks[a].overlap_area(masks[b], (0, 0))
        whole = masks[a].count() + masks[b].count() - common
        assert common / whole < 0.72, (a, b)
    fields = [mean(drawn(f"card_{k}"), (44, 404, 412, 22)) for k in KINDS]
    for a, b in combinations(fields, 2):
        assert far_apart(a, b) > 60


def test_cactus_and_snake_cards_point_opposite_ways() -> None:
    """The strip shows lemonade on the side that is hit and nowhere else."""

    def lemon(name: str, x0: int) -> int:
        part = drawn(name).subsurface((x0, 470, 150, 130))
        yellow = [part.get_at((x, y))[:3] for x in range(0, 150, 2) for y in range(0, 130, 2)]
        return sum(1 for r, g, b in yellow if r > 225 and g > 190 and b < 130)

    assert lemon("card_cactus", 72) > 4 * lemon("card_cactus", 290)
    assert lemon("card_snake", 290) > 4 * lemon("card_snake", 72)


def test_turned_cowboys_can_be_told_apart_when_small() -> None:
    looks = []
    for name in COWBOYS:
        small = pygame.transform.smoothscale(drawn(name), (26, 60))
        looks.append(pygame.image.tobytes(small, "RGBA"))
    for a, b in combinations(looks, 2):
        assert sum(abs(p - q) for p, q in zip(a, b, strict=True)) / len(a) > 4


def test_stream_leaves_and_lands_where_the_scene_counts_on() -> None:
    whole = mask("stream_3")
    assert whole.get_at((16, 148)) and whole.get_at((288, 182))
    assert mask("stream_1").get_at((16, 148)) and not mask("stream_1").get_at((288, 182))
    assert not mask("stream_4").get_at((16, 148))


@pytest.mark.parametrize("colour", COLOURS)
def test_tag_has_room_for_the_symbol(colour: str) -> None:
    paper = drawn(f"tag_{colour}").subsurface((24, 56, 72, 60))
    tones = [sum(paper.get_at((x, y))[:3]) / 3 for x in range(0, 72, 3) for y in range(0, 60, 3)]
    assert min(tones) > 190


def test_each_seat_has_its_own_coat_and_pin() -> None:
    for name, box in (("player", (84, 400, 30, 40)), ("hold", (84, 360, 30, 30)),
                      ("tag", (40, 18, 8, 12))):  # fmt: skip
        patches = [mean(drawn(f"{name}_{c}"), box) for c in COLOURS]
        for a, b in combinations(patches, 2):
            assert far_apart(a, b) > 20, name


def test_back_of_the_cards_looks_the_same_either_way_up() -> None:
    back = drawn("card_back")
    turned = pygame.transform.rotate(back, 180)
    apart = [far_apart(back.get_at((x, y))[:3], turned.get_at((x, y))[:3])
             for x in range(20, 480, 9) for y in range(20, 680, 9)]  # fmt: skip
    assert sum(apart) / len(apart) < 30


@pytest.mark.parametrize("module", MODULES)
def test_scripts_draw_what_is_checked_in(module: str, tmp_path: Path, monkeypatch) -> None:
    pytest.importorskip("fontTools", reason="lettering is drawn with the art group's fontTools")
    source = importlib.import_module(f"assets.art.make.texas_{module}")
    kit = importlib.import_module("assets.art.make.texas_kit")
    monkeypatch.setattr(kit, "ART", tmp_path)
    source.main()
    fresh = sorted((tmp_path / "texas").glob("*.svg"))
    assert fresh
    for path in fresh:
        kept = (TEXAS / path.name).read_text(encoding="utf-8")
        assert path.read_text(encoding="utf-8") == kept, path.name


# -- the room --------------------------------------------------------------------------------------
@pytest.fixture(scope="module")
def room():
    np = pytest.importorskip("numpy")
    image = pytest.importorskip("PIL.Image")
    with image.open(ART / "texas_washroom.webp") as whole:
        assert whole.format == "WEBP"
        assert whole.size == (3840, 2160)
        small = whole.convert("RGB").resize((1920, 1080), image.Resampling.BOX)
    return np.asarray(small, np.float32) / 255


def test_room_is_light_enough_to_ship() -> None:
    assert (ART / "texas_washroom.webp").stat().st_size <= ROOM_BYTES


def test_plates_and_bench_lie_in_the_dark(room) -> None:
    wall = room[280:580, 260:1660].mean()
    for band in (room[12:240, 340:1580], room[760:1068]):
        assert band.mean() < 0.5 * wall
        assert band.mean(-1).std() < 0.06


def test_wall_behind_the_row_is_green_and_calm(room) -> None:
    wall = room[410:570, 260:1660]
    red, green, blue = wall.mean((0, 1))
    assert green > red and green > blue
    assert wall.mean(-1).std() < 0.1


def test_source_paints_the_room_that_is_checked_in(room) -> None:
    np = pytest.importorskip("numpy")
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")
    studio = importlib.import_module("assets.art.make.backgrounds.studio")
    source = importlib.import_module("assets.art.make.backgrounds.texas_washroom")
    easel = studio.Studio(0.2)
    source.paint(easel)
    size = (32, 18)
    ours = np.asarray(easel.image().resize(size, image.Resampling.BOX), np.float32)
    kept = image.fromarray((room * 255).astype(np.uint8))
    kept = np.asarray(kept.resize(size, image.Resampling.BOX), np.float32)
    assert np.abs(ours - kept).mean() < 6
