"""The Monster's table: every picture is there and as the scene counts on, nothing drifted."""

import importlib
import json
import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from scenes.kit.layout.layouts import load

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
MONSTER = ART / "monster"
RANKS = range(1, 11)
BODIES = ("small", "medium", "large")
CARDS = {f"card_{rank}": (500, 700) for rank in RANKS} | {"back": (500, 700)}
SIZES = {
    **CARDS,
    **{f"cloth_{stage}": (700, 388) for stage in range(9)},
    **{f"monster_{size}{tail}": (700, 388) for size in BODIES for tail in ("", "_beaten")},
    **dict.fromkeys(("eye", "eye_pupil", "eye_rim", "lid", "lid_half"), (200, 140)),
    **{f"monster_{name}": (120, 120) for name in ("eye", "pupil", "lid", "lid_down")},
    **{f"mark_{name}": (100, 100) for name in ("keep", "throw", "fold", "paired")},
    **{f"claw_{stage}": (400, 400) for stage in (1, 2, 3)},
    "cloth_lifted": (700, 400),
    "slate": (600, 600),
    "deck": (224, 144),
    "chalk_line": (460, 12),
    "stars": (600, 260),
    "icon": (256, 256),
}
PLACES = [
    *(f"seat_{n}_{i}" for n in range(4, 9) for i in range(n)),
    *("champion_row", "monster_row"),
    *("cloth", "hem", "deck", "pile", "pot", "slate", "sign", "fight", "rail", "banner"),
    *("champion_face", "champion_name", "monster_name"),
    *("prompt", "bench", "log", "actions", "pause", "reference", "undo"),
]


def drawn(name: str, size: tuple[int, int] | None = None) -> pygame.Surface:
    """The picture as the program reads it, at its own size or another."""
    return pygame.image.load_sized_svg(MONSTER / f"{name}.svg", size or SIZES[name])


def mean(picture: pygame.Surface, box: tuple[int, int, int, int]) -> tuple[int, ...]:
    return tuple(pygame.transform.average_color(picture.subsurface(box))[:3])


def far_apart(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    return sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5


def places() -> dict:
    return json.loads((MONSTER / "places.json").read_text(encoding="utf-8"))


def test_folder_holds_these_pictures_and_no_other() -> None:
    assert {path.stem for path in MONSTER.glob("*.svg")} == set(SIZES)


@pytest.mark.parametrize("name", SIZES)
def test_size_is_what_the_scene_counts_on(name: str) -> None:
    path = MONSTER / f"{name}.svg"
    assert path.stat().st_size <= (30 if name in CARDS else 25) * 1024
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', path.read_text(encoding="utf-8"))
    assert box is not None
    assert (float(box[1]), float(box[2])) == SIZES[name]


@pytest.mark.parametrize("name", [n for n in SIZES if n not in CARDS and n != "chalk_line"])
def test_nothing_is_cut_off_at_the_edge(name: str) -> None:
    mask = pygame.mask.from_surface(drawn(name), 127)
    w, h = mask.get_size()
    edge = [(x, y) for x in range(w) for y in (0, h - 1)]
    edge += [(x, y) for y in range(h) for x in (0, w - 1)]
    assert sum(mask.get_at(at) for at in edge) < 0.02 * len(edge)


def test_ranks_are_told_apart_by_the_left_edge_of_a_small_card() -> None:
    """A fan shows three tenths of a card; 70 u wide is the smallest the table uses."""
    edges = {}
    for rank in RANKS:
        picture = drawn(f"card_{rank}", (70, 98))
        edges[rank] = [picture.get_at((x, y))[:3] for x in range(3, 21) for y in range(3, 24)]
    for a, b in combinations(edges.values(), 2):
        unlike = sum(far_apart(p, q) > 60 for p, q in zip(a, b, strict=True))
        assert unlike > 0.1 * len(a)


def test_rank_stands_dark_on_a_light_corner() -> None:
    for rank in RANKS:
        picture = drawn(f"card_{rank}")
        corner = [sum(picture.get_at((x, y))[:3]) / 3
                  for x in range(32, 144, 2) for y in range(40, 160, 2)]  # fmt: skip
        assert sum(tone > 200 for tone in corner) > 0.3 * len(corner)
        assert sum(tone < 120 for tone in corner) > 0.15 * len(corner)


def test_as_many_eyes_as_the_rank_look_out_of_the_left_side() -> None:
    for rank in RANKS:
        picture = drawn(f"card_{rank}")
        whites = [sum(picture.get_at((43, 210 + 46 * i))[:3]) / 3 > 190 for i in range(10)]
        assert whites == [i < rank for i in range(10)]


def test_back_looks_the_same_either_way_up() -> None:
    back = drawn("back")
    turned = pygame.transform.rotate(back, 180)
    apart = [far_apart(back.get_at((x, y))[:3], turned.get_at((x, y))[:3])
             for x in range(20, 480, 9) for y in range(20, 680, 9)]  # fmt: skip
    assert sum(apart) / len(apart) < 30


def test_lump_grows_with_every_stage_and_stays_on_its_hem() -> None:
    tops, bottoms = [], []
    for stage in range(9):
        mask = pygame.mask.from_surface(drawn(f"cloth_{stage}"), 127)
        middle = [y for y in range(388) if mask.get_at((350, y))]
        tops.append(min(middle))
        bottoms.append(max(middle))
    assert tops == sorted(tops, reverse=True)
    assert len(set(tops)) == 9
    assert tops[0] > 270 and tops[-1] < 70
    assert max(bottoms) - min(bottoms) <= 4


@pytest.mark.parametrize("name", [*(f"cloth_{s}" for s in range(9)),
                                  *(f"monster_{s}" for s in BODIES)])  # fmt: skip
def test_eyes_lie_on_what_looks_out_of_them(name: str) -> None:
    mask = pygame.mask.from_surface(drawn(name), 200)
    eyes = places()["eyes"][name]
    assert bool(eyes) == (name != "cloth_0")
    for x, y, wide, turn in eyes:
        assert abs(turn) < 30
        reach = wide * (0.36 if name.startswith("cloth") else 0.44)
        for dx in (-reach, 0, reach):
            assert mask.get_at((round(x + dx), round(y)))


@pytest.mark.parametrize(
    ("pupil", "kind", "cover"), [("eye_pupil", "eye", "eye_rim"), ("monster_pupil", "monster_eye",
                                                                   "monster_eye")]
)  # fmt: skip
def test_pupil_stays_in_its_eye_when_it_looks_aside(pupil: str, kind: str, cover: str) -> None:
    rx, ry = places()[kind]["reach"]
    iris = pygame.mask.from_surface(drawn(pupil), 127)
    eye = pygame.mask.from_surface(drawn(kind), 127)
    eye.draw(pygame.mask.from_surface(drawn(cover), 127), (0, 0))
    for offset in ((rx, 0), (-rx, 0), (0, ry), (0, -ry)):
        inside = eye.overlap_area(iris, offset)
        assert inside > 0.97 * iris.count()


def test_lids_close_the_eyes() -> None:
    white, lid = (pygame.mask.from_surface(drawn(n), 127) for n in ("eye", "lid"))
    rim = pygame.mask.from_surface(drawn("eye_rim"), 127)
    rim.draw(lid, (0, 0))
    assert white.overlap_area(rim, (0, 0)) > 0.98 * white.count()
    half = pygame.mask.from_surface(drawn("lid_half"), 127)
    assert 0.3 * lid.count() < half.count() < 0.75 * lid.count()


def test_slate_is_dark_and_calm_where_chalk_goes() -> None:
    board = drawn("slate").subsurface((64, 84, 472, 410))
    tones = [sum(board.get_at((x, y))[:3]) / 3 for x in range(0, 472, 5) for y in range(0, 410, 5)]
    assert sum(tones) / len(tones) < 70
    assert sorted(tones)[int(0.98 * len(tones))] < 110


def test_layout_holds_every_place_clear_of_others() -> None:
    table = load("monster", required=PLACES)
    assert set(table.places) == set(PLACES)
    for name in ("pause", "reference", "undo"):
        assert table[name].size == (64, 64)

    def box(name: str) -> pygame.Rect:
        place = table[name]
        return pygame.Rect(place.x_u, place.y_u, place.w_u, place.h_u)

    fixed = ["sign", "rail", "prompt", "bench", "log", "pot", "actions", "pause", "reference",
             "undo", "pile", "deck"]  # fmt: skip
    stood = ["champion_row", "monster_row"]
    seats = [f"seat_8_{i}" for i in range(8)]
    small = box("deck").inflate(-6, -6)
    for a, b in combinations([*fixed, *stood, *seats], 2):
        first, second = (small if n == "deck" else box(n) for n in (a, b))
        assert not first.colliderect(second), (a, b)
    for name in stood:
        assert not box(name).colliderect(box("cloth"))
        assert box("fight").contains(box(name))
    assert box("cloth").collidepoint(table["hem"].center)
    assert tuple(table["cloth"].size) == tuple(places()["box"])


@pytest.fixture(scope="module")
def fresh(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What the scripts draw today."""
    pytest.importorskip("fontTools", reason="lettering is drawn with the art group's fontTools")
    target = tmp_path_factory.mktemp("art")
    pen = importlib.import_module("assets.art.make.pen")
    source = importlib.import_module("assets.art.make.monster")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pen, "ART", target)
        source.main()
    return target / "monster"


def test_scripts_draw_what_is_checked_in(fresh: Path) -> None:
    names = sorted(path.name for path in MONSTER.iterdir())
    assert sorted(path.name for path in fresh.iterdir()) == names
    for name in names:
        ours, kept = fresh / name, MONSTER / name
        assert ours.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8"), name


@pytest.fixture(scope="module")
def cellar():
    np = pytest.importorskip("numpy")
    image = pytest.importorskip("PIL.Image")
    path = ART / "monster_cellar.webp"
    assert path.stat().st_size <= 450_000
    with image.open(path) as whole:
        assert whole.format == "WEBP"
        assert whole.size == (3840, 2160)
        small = whole.convert("RGB").resize((1920, 1080), image.Resampling.BOX)
    return np.asarray(small, np.float32) / 255


def test_bands_for_plates_and_hand_are_dark_and_calm(cellar) -> None:
    for y0, y1, x0, x1 in ((0, 232, 0, 1920), (0, 232, 940, 980), (760, 1080, 0, 1920)):
        band = cellar[y0:y1, x0:x1]
        assert band.mean() < 0.14
        assert band.mean(-1).std() < 0.07
    prompt = cellar[700:756, 440:1480]
    assert prompt.mean() < 0.2
    assert prompt.mean(-1).std() < 0.07


def test_table_is_green_and_lit(cellar) -> None:
    top = cellar[480:640, 640:1280]
    red, green, blue = top.mean((0, 1))
    assert green > 1.4 * red and green > 1.4 * blue
    assert top.mean() > 2 * cellar[760:1080].mean()


def test_source_paints_the_cellar_that_is_checked_in(cellar) -> None:
    np = pytest.importorskip("numpy")
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")
    studio = importlib.import_module("assets.art.make.backgrounds.studio")
    source = importlib.import_module("assets.art.make.backgrounds.monster_cellar")
    easel = studio.Studio(0.2)
    source.paint(easel)
    size = (32, 18)
    ours = np.asarray(easel.image().resize(size, image.Resampling.BOX), np.float32)
    kept = image.fromarray((cellar * 255).astype(np.uint8))
    kept = np.asarray(kept.resize(size, image.Resampling.BOX), np.float32)
    assert np.abs(ours - kept).mean() < 6
