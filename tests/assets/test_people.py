"""The pictures of people: complete, readable by pygame's SVG reader, and fitting one another."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from assets.art.make.palette import SEATS
from assets.art.make.portrait_bodies import body
from assets.art.make.portrait_extras import LEVELS
from assets.art.make.portrait_faces import MOODS, face
from assets.art.make.portrait_hats import hat
from assets.art.make.portrait_kit import BOX, LIP
from assets.art.make.portrait_moustaches import moustache

ART = Path(__file__).resolve().parents[2] / "assets" / "art"
PORTRAITS = ART / "portraits"
COLOURS = [seat[0] for seat in SEATS]
TAILS = ["" if mood == "calm" else f"_{mood}" for mood in MOODS]
FACES = [f"face_{n}{tail}" for n in range(8) for tail in TAILS]
ROBOTS = [f"robot_{level}" for level in LEVELS]
HATS = [f"hat_{n}" for n in range(9)]
MOUSTACHES = [f"moustache_{n}" for n in range(9)]
LAYERS = [f"body_{c}" for c in COLOURS] + FACES + ROBOTS + HATS + MOUSTACHES + ["tombstone"]

# What pygame's reader (nanosvg) draws wrong or not at all.
FORBIDDEN = re.compile(
    r"<(use|text|pattern|image|clipPath|mask|filter|style)\b|rgba?\(|hsl|objectBoundingBox"
)


def load(path: Path, width: int, height: int) -> pygame.Surface:
    return pygame.image.load_sized_svg(path, (width, height))


def drawn(surface: pygame.Surface, least: int = 128) -> pygame.mask.Mask:
    return pygame.mask.from_surface(surface, least)


@pytest.mark.parametrize("name", LAYERS)
def test_portrait_layer_is_safe_and_draws(name: str) -> None:
    text = (PORTRAITS / f"{name}.svg").read_text(encoding="utf-8")
    assert not FORBIDDEN.search(text)
    assert f'viewBox="0 0 {BOX} {BOX}"' in text
    surface = load(PORTRAITS / f"{name}.svg", 110, 110)
    assert surface.get_size() == (110, 110)
    assert drawn(surface).count() > 90


def test_no_portrait_without_a_name() -> None:
    assert sorted(p.stem for p in PORTRAITS.glob("*.svg")) == sorted(LAYERS)


def test_checked_in_portraits_match_their_source() -> None:
    for stem, drawing in (
        ("body_teal", body("teal")),
        ("face_3_glad", face(3, "glad")),
        ("hat_4", hat(4)),
        ("moustache_8", moustache(8)),
    ):
        assert (PORTRAITS / f"{stem}.svg").read_text(encoding="utf-8") == drawing.svg(), stem


@pytest.mark.parametrize("hat_name", HATS)
def test_every_hat_hides_every_skull(hat_name: str) -> None:
    """No hair or scalp shows above the brim: rows over y 100 of the box."""
    covered = drawn(load(PORTRAITS / f"{hat_name}.svg", BOX, BOX), 40)
    above = pygame.mask.Mask((BOX, 100), fill=True)
    for name in FACES + ROBOTS:
        head = drawn(load(PORTRAITS / f"{name}.svg", BOX, BOX), 200)
        head.erase(covered, (0, 0))
        assert head.overlap_area(above, (0, 0)) < 60, (hat_name, name)


@pytest.mark.parametrize("name", MOUSTACHES)
def test_every_moustache_hangs_on_the_lip_and_clear_of_the_eyes(name: str) -> None:
    mask = drawn(load(PORTRAITS / f"{name}.svg", BOX, BOX))
    x, y = LIP
    near = pygame.mask.Mask((24, 24), fill=True)
    assert mask.overlap_area(near, (x - 12, y - 12)) > 100
    eyes = pygame.mask.Mask((110, 30), fill=True)
    assert mask.overlap_area(eyes, (145, 166)) == 0


@pytest.mark.parametrize("number", range(8))
def test_moods_can_be_told_apart(number: int) -> None:
    looks = [
        pygame.image.tobytes(load(PORTRAITS / f"face_{number}{tail}.svg", 110, 110), "RGBA")
        for tail in TAILS
    ]
    assert len(set(looks)) == len(TAILS)
