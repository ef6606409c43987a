"""The full-screen pictures: there, light enough to ship, calm where the program writes on them."""

import importlib
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")
Image = pytest.importorskip("PIL.Image")
pytest.importorskip("resvg_py")

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
NAMES = ("title", "saloon_table", "duel_street", "book", "hall", "lobby")
LIMIT_BYTES = 450_000
SMALL = 0.2


@pytest.fixture(scope="module")
def pictures():
    """Every picture in design units, floats 0 to 1."""
    out = {}
    for name in NAMES:
        with Image.open(ART / f"{name}.webp") as image:
            small = image.convert("RGB").resize((1920, 1080), Image.Resampling.BOX)
        out[name] = np.asarray(small, np.float32) / 255
    return out


def part(picture, x0, y0, x1, y1):
    """A rectangle of a picture, in design units."""
    return picture[y0:y1, x0:x1]


def luminance(rgb):
    """Relative luminance (WCAG) of sRGB colours."""
    linear = np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def contrast(a, b):
    """Contrast ratio of two luminances."""
    high, low = max(a, b), min(a, b)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("name", NAMES)
def test_picture_is_4k_and_light(name):
    path = ART / f"{name}.webp"
    assert path.stat().st_size <= LIMIT_BYTES
    with Image.open(path) as image:
        assert image.format == "WEBP"
        assert image.size == (3840, 2160)


@pytest.mark.parametrize("path", sorted(ART.glob("*.webp")), ids=lambda path: path.stem)
def test_every_painting_is_there_at_half_its_size(path):
    with Image.open(path) as whole, Image.open(path.parent / "half" / path.name) as half:
        assert half.size == (1920, 1080)
        same = whole.convert("RGB").resize((480, 270), Image.Resampling.BOX)
        ours = half.convert("RGB").resize((480, 270), Image.Resampling.BOX)
    apart = np.abs(np.asarray(same, np.float32) - np.asarray(ours, np.float32))
    assert apart.mean() < 1.5
    assert np.percentile(apart, 99.9) < 12


@pytest.mark.parametrize("name", NAMES)
def test_source_paints_what_is_checked_in(name, pictures):
    studio = importlib.import_module("assets.art.make.backgrounds.studio")
    source = importlib.import_module(f"assets.art.make.backgrounds.{name}")

    def painted():
        easel = studio.Studio(SMALL)
        source.paint(easel)
        return easel.image()

    first, second = painted(), painted()
    assert first.tobytes() == second.tobytes()
    size = (32, 18)
    ours = np.asarray(first.resize(size, Image.Resampling.BOX), np.float32)
    kept = Image.fromarray((pictures[name] * 255).astype(np.uint8))
    kept = np.asarray(kept.resize(size, Image.Resampling.BOX), np.float32)
    assert np.abs(ours - kept).mean() < 6


def test_title_is_dark_and_calm_behind_logo_and_menu(pictures):
    picture = pictures["title"]
    for zone in ((560, 60, 1360, 330), (90, 330, 560, 1000)):
        here = part(picture, *zone)
        assert here.mean() < 0.2
        assert here.mean(-1).std() < 0.09
    assert part(picture, 760, 740, 1500, 1000).mean() > 1.6 * part(picture, *zone).mean()


def test_throwing_ground_is_lit_and_plates_stand_in_the_dark(pictures):
    picture = pictures["saloon_table"]
    ground = part(picture, 560, 330, 1360, 740)
    for zone in ((0, 0, 400, 1080), (1520, 0, 1920, 1080), (0, 0, 1920, 150), (0, 930, 1920, 1080)):
        assert part(picture, *zone).mean() < 0.55 * ground.mean()
    assert ground.mean(-1).std() < 0.1
    ivory = luminance(np.array([0.97, 0.93, 0.82]))
    assert contrast(ivory, luminance(ground).mean()) > 3


def test_clock_face_is_round_blank_and_in_its_place(pictures):
    picture = pictures["duel_street"].mean(-1)
    ys, xs = np.mgrid[0:1080, 0:1920]
    away = np.hypot(xs + 0.5 - 960, ys + 0.5 - 300)
    assert picture[away < 34].min() > 0.8
    assert picture[(away > 44) & (away < 54)].min() > 0.75
    assert picture[(away > 91) & (away < 93.5)].mean() < 0.5
    for x0, x1, y0, y1 in ((916, 1004, 436, 500), (934, 986, 412, 436)):
        assert picture[y0:y1, x0:x1].max() < 0.5


def test_fighters_have_free_ground(pictures):
    picture = pictures["duel_street"].mean(-1)
    for x in (420, 1500):
        assert picture[905:955, x - 90 : x + 90].std() < 0.12


def test_pages_carry_dark_ink_and_board_carries_cream(pictures):
    ink, cream = luminance(np.array([0.114, 0.07, 0.043])), luminance(np.array([0.97, 0.93, 0.84]))
    for zone in ((210, 110, 930, 990), (990, 110, 1710, 990)):
        page = part(pictures["book"], *zone)
        assert contrast(luminance(page).mean(), ink) > 7
        assert page.mean(-1).std() < 0.1
    board = part(pictures["hall"], 200, 190, 1720, 920)
    assert contrast(cream, luminance(board).max(axis=1).mean()) > 4.5
    assert board.mean(-1).std() < 0.06
