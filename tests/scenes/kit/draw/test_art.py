"""Pictures: the right size, kept while they are wanted, and never an error in mid-game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from scenes.kit.draw import art as art_module
from scenes.kit.draw.art import ASSETS, Art, Wanted


@pytest.fixture
def told() -> list[str]:
    return []


@pytest.fixture
def art(told: list[str]) -> Iterator[Art]:
    made = Art(0.5, (960, 540), told.append)
    yield made
    made.cancel()


def same(a: pygame.Surface, b: pygame.Surface) -> bool:
    return pygame.image.tobytes(a, "RGBA") == pygame.image.tobytes(b, "RGBA")


def test_a_picture_fits_its_box_and_keeps_its_shape(art: Art) -> None:
    square = art.svg("dice/flat_6", 100)
    assert square.get_size() == (50, 50)
    wide = art.svg("dice/flat_6", 300, 100)
    assert wide.get_height() == 50 and wide.get_width() <= 150
    seen = wide.get_bounding_rect()
    assert abs(seen.w - seen.h) <= 3, "a die is not stretched"


def test_asking_again_gives_the_very_same_surface(art: Art) -> None:
    for ask in (
        lambda: art.svg("icons/crown", 46),
        lambda: art.svg("icons/crown", 46, angle=10),
        lambda: art.svg("icons/crown", 46, flip=True),
        lambda: art.panel("plate", 344, 180, "#aa3322"),
        lambda: art.picture("saloon_table"),
        lambda: art.shadow(100, 40),
        lambda: art.glow(100, 80, (40, 30, 10)),
        lambda: art.made("mine", lambda: pygame.Surface((3, 3))),
    ):
        assert ask() is ask()


def test_flip_and_angle_are_other_pictures(art: Art) -> None:
    plain = art.svg("icons/hand_point", 60)
    flipped = art.svg("icons/hand_point", 60, flip=True)
    turned = art.svg("icons/hand_point", 60, angle=30)
    assert same(flipped, pygame.transform.flip(plain, True, False)) and not same(plain, flipped)
    assert turned.get_width() > plain.get_width()


def test_another_scale_draws_anew_and_crisply(art: Art) -> None:
    small = art.svg("dice/flat_3", 80)
    paper = art.panel("paper", 400, 300)
    art.rescale(1.0, (1920, 1080))
    assert art.svg("dice/flat_3", 80).get_size() == (80, 80) != small.get_size()
    assert art.panel("paper", 400, 300).get_width() == pytest.approx(paper.get_width() * 2, abs=2)
    assert art.picture("title").get_size() == (1920, 1080)


def test_a_painting_covers_the_stage_and_hides_what_is_below(art: Art) -> None:
    picture = art.picture("saloon_table")
    assert picture.get_size() == (960, 540)
    assert not picture.get_flags() & pygame.SRCALPHA


@pytest.mark.parametrize("width", [1280, 1920, 1922, 3840])
def test_a_painting_is_read_at_half_its_size_where_that_is_enough(
    told: list[str], monkeypatch: pytest.MonkeyPatch, width: int
) -> None:
    read: list[int] = []
    load = pygame.image.load

    def loaded(path: Path) -> pygame.Surface:
        surface = load(path)
        read.append(surface.get_width())
        return surface

    monkeypatch.setattr(pygame.image, "load", loaded)
    stage = (width, width * 9 // 16)
    art = Art(width / 1920, stage, told.append)
    assert art.picture("lobby").get_size() == stage
    assert read == [1920 if width <= 1920 else 3840]


def test_the_whole_painting_does_where_the_half_is_missing(tmp_path: Path, told: list[str]) -> None:
    whole = (ASSETS / "art" / "hall.webp").read_bytes()
    (tmp_path / "hall.webp").write_bytes(whole)
    art = Art(0.5, (960, 540), told.append, tmp_path)
    assert art.picture("hall").get_at((480, 270)) != (42, 26, 15, 255)
    assert not told


@pytest.mark.parametrize("broken", ["missing", "empty", "garbage", "cut"])
def test_a_bad_picture_gives_one_notice_and_a_stand_in(
    tmp_path: Path, told: list[str], broken: str
) -> None:
    whole = (ASSETS / "art" / "icons" / "crown.svg").read_bytes()
    bad = {"empty": b"", "garbage": b"\x00\xff" * 90, "cut": whole[: len(whole) // 9]}.get(broken)
    if bad is not None:
        (tmp_path / "crown.svg").write_bytes(bad)
        painting = (ASSETS / "art" / "title.webp").read_bytes()[:4000]
        (tmp_path / "hall.webp").write_bytes(painting if broken == "cut" else bad)
    art = Art(1.0, (640, 360), told.append, tmp_path)
    for size in (40, 80):
        assert art.svg("crown", size).get_size() == (size, size)
    assert art.picture("hall").get_size() == (640, 360)
    assert [words for words in told if "hall.webp" in words] == [
        "The picture hall.webp is missing or damaged."
    ]
    assert len([words for words in told if "crown.svg" in words]) <= 1
    if broken != "cut":  # what is left of a cut file may still be a drawing
        assert len(told) == 2


def test_preloading_in_a_thread_gives_the_same_pictures(told: list[str]) -> None:
    names = [f"dice/flat_{n}" for n in range(1, 7)]
    first, second = (Art(1.0, (640, 360), told.append) for _ in range(2))
    parts: list[float] = []
    first.preload([Wanted(name, 64) for name in names], parts.append)
    assert first._thread is not None
    first._thread.join()
    assert first.ready and parts[-1] == 1.0 and parts == sorted(parts)
    for name in names:
        assert (name, 64, 64) in first._raw
        assert same(first.svg(name, 64), second.svg(name, 64))
        assert (name, 64, 64) not in first._raw, "handed over, not kept twice"
    assert told == []


def test_a_resize_throws_away_what_was_preloaded_for_the_old_size(art: Art) -> None:
    art.preload(
        [Wanted(f"dice/{v}_a_{s}", 118) for v in range(1, 7) for s in range(12)], lambda _: None
    )
    art.rescale(0.75, (1440, 810))
    assert art.ready and art._raw == {}


def test_the_cache_forgets_the_oldest_and_never_the_newest(
    art: Art, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(art_module, "CACHE_BYTES", 200_000)
    first = art.glow(200, 200, (1, 1, 1))
    for n in range(2, 30):
        newest = art.glow(200, 200, (n, 1, 1))
        assert art.glow(200, 200, (n, 1, 1)) is newest
    assert art._bytes <= 200_000
    assert art.glow(200, 200, (1, 1, 1)) is not first


def test_a_shade_is_darker_and_a_glow_fades_to_nothing(art: Art) -> None:
    die = art.svg("dice/flat_6", 100)
    dark = art.shade(die, 0.5)
    assert dark.get_at((25, 25))[0] < die.get_at((25, 25))[0]
    glow = art.glow(100, 100, (200, 100, 40))
    assert glow.get_at((25, 25))[0] > 150
    assert max(glow.get_at((0, 0))[:3]) <= 2 and max(glow.get_at((49, 25))[:3]) <= 6
