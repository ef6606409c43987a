"""The pictures of Slap .45: all there, of the size the scene counts on, told apart at once."""

import importlib
import re
from itertools import combinations
from pathlib import Path

import pygame
import pytest

from scenes.kit.draw.palette import SEATS

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
SLAP = ART / "slap"
COLOURS = tuple(seat[0] for seat in SEATS)
CARD_FACES = ("card_iron", "card_move", "card_gun")
LIMIT_BYTES = 60_000

SIZES: dict[str, tuple[int, int]] = {
    **dict.fromkeys((*CARD_FACES, "card_back"), (500, 700)),
    "card_edge": (20, 700),
    **{f"hand_{c}": (300, 300) for c in COLOURS},
    **{f"pistol_{c}": (420, 300) for c in COLOURS},
    **{f"hip_{c}": (160, 160) for c in COLOURS},
    **{f"base_{i}": (220, 180) for i in range(7)},
    "base_glow": (280, 220),
    **{f"member_{c}": (80, 80) for c in COLOURS},
    "member_gone": (80, 80),
    **{f"tombstone_{i}": (120, 130) for i in range(3)},
    "gang_frame": (360, 76),
    "dealer_skull": (120, 120),
    "shot_flash": (260, 200),
    "tracer": (600, 40),
    "cannon_blast": (560, 440),
    "dust_ring": (360, 260),
    **{f"hoof_{i}": (160, 160) for i in (1, 2, 3)},
    "splinter": (140, 140),
    "hit_star": (220, 220),
    "miss_puff": (200, 150),
    "late_clock": (120, 120),
    "feint_cards": (160, 160),
    **{f"key_zone_3x3{c}": (340, 340) for c in ("", *(f"_{c}" for c in COLOURS))},
    **{f"key_zone_2x2{c}": (240, 240) for c in ("", *(f"_{c}" for c in COLOURS))},
    "keyboard_body": (1600, 520),
}  # fmt: skip
MODULES = ("cards", "hands", "bases", "gang", "effects", "keys")


def drawn(name: str) -> pygame.Surface:
    """The picture as the program reads it, at its own size."""
    return pygame.image.load_sized_svg(SLAP / f"{name}.svg", SIZES[name])


def mean(picture: pygame.Surface, box: tuple[int, int, int, int]) -> tuple[int, int, int]:
    return tuple(pygame.transform.average_color(picture.subsurface(box))[:3])


def far_apart(a: tuple[int, ...], b: tuple[int, ...]) -> float:
    return sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5


def grey(rgb: tuple[int, ...]) -> float:
    return 0.299 * rgb[0] + 0.587 * rgb[1] + 0.114 * rgb[2]


def test_folder_holds_these_pictures_and_no_other() -> None:
    assert {path.stem for path in SLAP.glob("*.svg")} == set(SIZES)


@pytest.mark.parametrize("name", SIZES)
def test_size_is_what_the_scene_counts_on(name: str) -> None:
    path = SLAP / f"{name}.svg"
    assert path.stat().st_size <= LIMIT_BYTES
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', path.read_text(encoding="utf-8"))
    assert box is not None
    assert (float(box[1]), float(box[2])) == SIZES[name]


@pytest.mark.parametrize("name", [n for n in SIZES if not n.startswith(("card_", "base_glow"))])
def test_nothing_is_cut_off_at_the_edge(name: str) -> None:
    mask = pygame.mask.from_surface(drawn(name), 127)
    w, h = mask.get_size()
    edge = [(x, y) for x in range(w) for y in (0, h - 1)]
    edge += [(x, y) for y in range(h) for x in (0, w - 1)]
    assert sum(mask.get_at(at) for at in edge) < 0.02 * len(edge)


def test_cards_differ_in_colour_and_lightness() -> None:
    fields = [mean(drawn(name), (44, 44, 60, 40)) for name in CARD_FACES]
    for a, b in combinations(fields, 2):
        assert far_apart(a, b) > 60
    whole = [mean(pygame.transform.smoothscale(drawn(n), (50, 70)), (4, 4, 42, 50))
             for n in (*CARD_FACES, "card_back")]  # fmt: skip
    for a, b in combinations(whole, 2):
        assert far_apart(a, b) > 45


@pytest.mark.parametrize("name", CARD_FACES)
def test_strip_for_the_name_is_blank_and_light(name: str) -> None:
    strip = drawn(name).subsurface((60, 562, 380, 70))
    tones = [grey(strip.get_at((x, y))[:3]) for x in range(0, 380, 4) for y in range(0, 70, 4)]
    assert min(tones) > 215
    assert max(tones) - min(tones) < 40


def test_back_looks_the_same_either_way_up() -> None:
    back = drawn("card_back")
    turned = pygame.transform.rotate(back, 180)
    apart = [far_apart(back.get_at((x, y))[:3], turned.get_at((x, y))[:3])
             for x in range(20, 480, 9) for y in range(20, 680, 9)]  # fmt: skip
    assert sum(apart) / len(apart) < 30


def test_palm_cover_and_muzzle_are_where_the_scene_puts_things() -> None:
    for colour in COLOURS:
        assert drawn(f"hand_{colour}").get_at((150, 150)).a == 255
        pistol = pygame.mask.from_surface(drawn(f"pistol_{colour}"), 127)
        boxes = pistol.get_bounding_rects()
        right = max(box.right for box in boxes)
        assert abs(right - 411) <= 4
        assert pistol.get_at((404, 150)) and pistol.get_at((80, 150))
    for i in range(7):
        cover = pygame.mask.from_surface(drawn(f"base_{i}"), 250)
        assert all(cover.get_at((110 + dx, 68 + dy)) for dx in (-34, 0, 34) for dy in (-18, 0, 18))


def test_each_seat_has_its_own_colour() -> None:
    cuffs = [mean(drawn(f"hand_{c}"), (128, 242, 14, 14)) for c in COLOURS]
    pegs = [mean(drawn(f"member_{c}"), (30, 9, 20, 8)) for c in COLOURS]
    rims = [mean(drawn(f"key_zone_3x3_{c}"), (60, 8, 220, 4)) for c in COLOURS]
    for patches in (cuffs, pegs, rims):
        for a, b in combinations(patches, 2):
            assert far_apart(a, b) > 24


def test_wells_of_key_patches_are_dark_where_caps_go() -> None:
    for side in (2, 3):
        pad = drawn(f"key_zone_{side}x{side}")
        for x in range(side):
            for y in range(side):
                spot = (70 + 100 * x - 30, 70 + 100 * y - 30, 60, 60)
                assert grey(mean(pad, spot)) < 60


def test_keyboard_has_a_hollow_for_every_key() -> None:
    keys = importlib.import_module("assets.art.make.slap_keys")
    body = drawn("keyboard_body")
    places = [(x + keys.KEY * i, y) for x, count in (keys.LETTERS,) for i in range(count)
              for y in keys.ROWS]  # fmt: skip
    left, count = keys.ARROWS
    places += [(left + keys.KEY * i, keys.ROWS[k]) for i in range(count) for k in (0, 1, 2, 5)]
    places.append((left + keys.KEY, keys.ROWS[4]))
    left, count = keys.PAD
    places += [(left + keys.KEY * i, y) for i in range(count) for y in keys.ROWS[1:]]
    for x, y in places:
        assert grey(mean(body, (x + 8, y + 8, keys.KEY - 16, keys.KEY - 16))) < 60, (x, y)


@pytest.mark.parametrize("module", MODULES)
def test_scripts_draw_what_is_checked_in(module: str, tmp_path: Path, monkeypatch) -> None:
    if module == "cards":
        pytest.importorskip("fontTools", reason="lettering is drawn with the art group's fontTools")
    source = importlib.import_module(f"assets.art.make.slap_{module}")
    pen = importlib.import_module("assets.art.make.pen")
    monkeypatch.setattr(pen, "ART", tmp_path)
    source.main()
    fresh = sorted((tmp_path / "slap").glob("*.svg"))
    assert fresh
    for path in fresh:
        assert path.read_text(encoding="utf-8") == (SLAP / path.name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def street():
    np = pytest.importorskip("numpy")
    image = pytest.importorskip("PIL.Image")
    with image.open(ART / "slap_street.webp") as whole:
        assert whole.format == "WEBP"
        assert whole.size == (3840, 2160)
        small = whole.convert("RGB").resize((1920, 1080), image.Resampling.BOX)
    return np.asarray(small, np.float32) / 255


def test_street_is_light_enough_to_ship() -> None:
    assert (ART / "slap_street.webp").stat().st_size <= 450_000


def test_cloth_of_the_street_is_calm_and_green(street) -> None:
    np = pytest.importorskip("numpy")
    ys, xs = np.mgrid[0:1080, 0:1920]
    cloth = street[((xs - 960) / 330) ** 2 + ((ys - 520) / 190) ** 2 < 1]
    assert cloth.mean(-1).std() < 0.05
    red, green, blue = cloth.mean(0)
    assert green > red > blue


def test_places_on_the_street_are_darker_than_the_table(street) -> None:
    table = street[190:300, 700:1220].mean()
    for x0, y0, x1, y1 in ((0, 330, 150, 850), (1770, 420, 1920, 850), (360, 960, 1560, 1080)):
        place = street[y0:y1, x0:x1]
        assert place.mean() < 0.8 * table
        assert place.mean(-1).std() < 0.12


def test_source_paints_the_street_that_is_checked_in(street) -> None:
    np = pytest.importorskip("numpy")
    image = pytest.importorskip("PIL.Image")
    pytest.importorskip("resvg_py")
    studio = importlib.import_module("assets.art.make.backgrounds.studio")
    source = importlib.import_module("assets.art.make.backgrounds.slap_street")
    easel = studio.Studio(0.2)
    source.paint(easel)
    size = (32, 18)
    ours = np.asarray(easel.image().resize(size, image.Resampling.BOX), np.float32)
    kept = image.fromarray((street * 255).astype(np.uint8))
    kept = np.asarray(kept.resize(size, image.Resampling.BOX), np.float32)
    assert np.abs(ours - kept).mean() < 6
