"""The cards of Monster Gunslingers: all there, told apart by rank, by suit and in a fan."""

import importlib
import re
from itertools import combinations, pairwise
from pathlib import Path

import pygame
import pytest

from assets.art.make.gunslinger_lean import relative, steps

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
FOLDER = ART / "gunslingers"
RANKS = "A23456789TJQK"
SUITS = "cdhs"
CARDS = [f"{rank}{suit}" for rank in RANKS for suit in SUITS]
FOURS = [f"four/{rank}{suit}" for rank in RANKS for suit in "cd"]
SIZES: dict[str, tuple[int, int]] = {
    **dict.fromkeys([*CARDS, *FOURS, "back"], (500, 700)),
    **{f"bust_{rank}": (400, 400) for rank in RANKS},
    **{f"emblem_{rank}": (200, 200) for rank in RANKS},
}
LIMIT_BYTES = 30 * 1024
HOLSTER_MARK = (95, 488)  # its middle on a card
TAB = (24, 24, 108, 190)  # where the index stands
SKY = (300, 36, 165, 50)  # over the moon, behind nobody
PORTRAIT = (140, 130, 250, 380)


def drawn(name: str, size: tuple[int, int] | None = None) -> pygame.Surface:
    """The picture as the program reads it, at its own size or fitted into another."""
    return pygame.image.load_sized_svg(FOLDER / f"{name}.svg", size or SIZES[name])


def small(name: str, box: tuple[int, int, int, int], grid: tuple[int, int]) -> list[int]:
    """Part of a card on a coarse grid, as one list of channel values."""
    part = pygame.transform.smoothscale(drawn(name).subsurface(box), grid)
    return [v for x in range(grid[0]) for y in range(grid[1]) for v in part.get_at((x, y))[:3]]


def apart(a: list[int], b: list[int]) -> float:
    """Mean difference of channel values, 0-255."""
    return sum(abs(p - q) for p, q in zip(a, b, strict=True)) / len(a)


def mean(name: str, box: tuple[int, int, int, int]) -> tuple[int, ...]:
    return tuple(pygame.transform.average_color(drawn(name).subsurface(box))[:3])


@pytest.mark.parametrize("name", SIZES)
def test_picture_is_there_lean_and_of_its_size(name: str) -> None:
    path = FOLDER / f"{name}.svg"
    assert path.stat().st_size <= LIMIT_BYTES
    box = re.search(r'viewBox="0 0 ([\d.]+) ([\d.]+)"', path.read_text(encoding="utf-8"))
    assert box is not None
    assert (float(box[1]), float(box[2])) == SIZES[name]


def test_no_card_too_many() -> None:
    faces = {path.stem for path in FOLDER.glob("??.svg")}
    assert faces == set(CARDS)
    assert {f"four/{path.stem}" for path in (FOLDER / "four").glob("*.svg")} == set(FOURS)


@pytest.mark.parametrize("name", [*CARDS, *FOURS, "back"])
def test_card_fills_its_box_and_nothing_sticks_out_of_the_corners(name: str) -> None:
    picture = drawn(name)
    assert all(picture.get_at((x, y)).a == 0 for x in (2, 497) for y in (2, 697))
    mask = pygame.mask.from_surface(picture, 250)
    assert mask.count() > 0.98 * 500 * 700


@pytest.mark.parametrize("suit", SUITS)
def test_every_character_is_another(suit: str) -> None:
    """Told apart even on a grid as coarse as a card 110 pixels wide, seen from a couch."""
    looks = {rank: small(f"{rank}{suit}", PORTRAIT, (10, 15)) for rank in RANKS}
    for a, b in combinations(RANKS, 2):
        assert apart(looks[a], looks[b]) > 22, (a, b)


@pytest.mark.parametrize("rank", RANKS)
def test_suits_of_one_rank_differ_in_costume_and_sky(rank: str) -> None:
    names = [f"{rank}{suit}" for suit in SUITS]
    names += [f"four/{rank}{suit}" for suit in "cd"]
    skies = {name: mean(name, SKY) for name in names}
    looks = {name: small(name, (30, 230, 440, 430), (11, 11)) for name in names}
    for a, b in combinations(names, 2):
        assert apart(looks[a], looks[b]) > 4.5, (a, b)
        assert sum(abs(p - q) for p, q in zip(skies[a], skies[b], strict=True)) > 14, (a, b)


@pytest.mark.parametrize("rank", RANKS)
def test_red_suits_are_warm_and_black_ones_cool(rank: str) -> None:
    for suit in SUITS:
        red, _, blue = mean(f"{rank}{suit}", SKY)
        assert (red > blue) == (suit in "dh"), suit
    red, green, blue = mean(f"four/{rank}c", SKY)
    assert green > red and green > blue
    red, green, blue = mean(f"four/{rank}d", SKY)
    assert blue > red and blue > green


@pytest.mark.parametrize("rank", RANKS)
def test_index_lies_on_blank_card_in_the_suits_colour(rank: str) -> None:
    for suit in SUITS:
        tab = drawn(f"{rank}{suit}").subsurface(TAB)
        dots = [tab.get_at((x, y)) for x in range(0, TAB[2], 2) for y in range(0, TAB[3], 2)]
        ink = [dot for dot in dots if dot.r + dot.g + dot.b < 420]
        paper = [dot for dot in dots if min(dot.r, dot.g, dot.b) > 200]
        assert 0.12 < len(ink) / len(dots) < 0.6
        assert len(ink) + len(paper) > 0.85 * len(dots)
        reddish = sum(dot.r > 2 * max(dot.g, dot.b) for dot in ink) / len(ink)
        assert (reddish > 0.9) if suit in "dh" else (reddish < 0.1)


def test_indices_are_told_apart_in_a_fan_of_small_cards() -> None:
    """The left 30 % of a card 70 pixels wide is enough to know rank and suit."""
    looks = {}
    for name in CARDS:
        strip = drawn(name, (70, 98)).subsurface((3, 3, 18, 29))
        looks[name] = [
            v for x in range(0, 18, 2) for y in range(29) for v in strip.get_at((x, y))[:3]
        ]
    for a, b in combinations(CARDS, 2):
        assert apart(looks[a], looks[b]) > 4, (a, b)


def test_holster_actions_and_no_others_carry_the_mark() -> None:
    x, y = HOLSTER_MARK
    box = (x - 26, y - 26, 52, 52)
    king = small("Kh", box, (13, 13))
    for rank in RANKS:
        for suit in SUITS:
            far = apart(king, small(f"{rank}{suit}", box, (13, 13)))
            assert (far < 4) == (rank in "KQJ"), (rank, suit, far)


def test_back_looks_the_same_either_way_up() -> None:
    back = drawn("back")
    turned = pygame.transform.rotate(back, 180)
    spots = [(x, y) for x in range(20, 480, 7) for y in range(20, 680, 7)]
    far = [
        sum(abs(p - q) for p, q in zip(back.get_at(s)[:3], turned.get_at(s)[:3], strict=True))
        for s in spots
    ]
    assert sum(far) / len(far) < 40
    red, green, blue = pygame.transform.average_color(back)[:3]
    assert green > red and green > blue


@pytest.mark.parametrize("rank", RANKS)
def test_bust_and_emblem_stand_on_nothing(rank: str) -> None:
    for name in (f"bust_{rank}", f"emblem_{rank}"):
        picture = drawn(name)
        w, h = picture.get_size()
        assert all(picture.get_at(at).a == 0 for at in ((1, 1), (w - 2, 1)))
        mask = pygame.mask.from_surface(picture, 127)
        sides = [mask.get_at((x, y)) for y in range(h - 90) for x in (0, w - 1)]
        assert sum(sides) == 0 and not any(mask.get_at((x, 0)) for x in range(w))
        assert mask.count() > 0.3 * w * h


def test_shorter_paths_draw_the_same_line() -> None:
    """No point of a long path strays by more than half a unit: rounding does not add up."""
    d = "M10.4 20.3C13.6 21.2 60.7 22.4 70.3 23.6L12.2 50.5C11 48 10 30 10.4 20.3Z"
    for (letter, ends), (other, short) in zip(steps(d), steps(relative(d)), strict=True):
        assert letter == other
        assert all(abs(p - q) <= 0.5 for p, q in zip(ends, short, strict=True))
    assert relative("M0 0H10V20H0Z") == "M0 0h10v20h-10z"
    assert relative("M5 5a3 3 0 1 0 6 0") == "M5 5a3 3 0 1 0 6 0"
    assert relative("M1.25 -0.5L2 2") == "M1.2-.5l.8 2.5"
    assert [letter for letter, _ in steps("m1 1 2 2 3 3")] == ["M", "L", "L"]


def test_script_draws_what_is_checked_in(tmp_path: Path, monkeypatch) -> None:
    pytest.importorskip("fontTools", reason="lettering is drawn with the art group's fontTools")
    source = importlib.import_module("assets.art.make.gunslingers")
    pen = importlib.import_module("assets.art.make.pen")
    monkeypatch.setattr(pen, "ART", tmp_path)
    source.main()
    fresh = sorted((tmp_path / "gunslingers").rglob("*.svg"))
    assert len(fresh) == len(SIZES)
    for path in fresh:
        kept = FOLDER / path.relative_to(tmp_path / "gunslingers")
        assert path.read_text(encoding="utf-8") == kept.read_text(encoding="utf-8"), path.name


def test_medallions_differ() -> None:
    coins = [pygame.image.tobytes(drawn(f"emblem_{rank}", (28, 28)), "RGB") for rank in RANKS]
    for a, b in combinations(coins, 2):
        assert sum(abs(p - q) for p, q in zip(a, b, strict=True)) / len(a) > 12
    assert all(len(a) == len(b) for a, b in pairwise(coins))
