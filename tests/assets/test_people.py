"""The pictures of people: complete, readable by pygame's SVG reader, and fitting one another."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from assets.art.make import figure_hats, figure_moustaches, figures
from assets.art.make.figure_bodies import figure
from assets.art.make.figure_compact import compact, relative
from assets.art.make.figure_heads import head, head_robot
from assets.art.make.figure_kit import HEIGHT, WIDTH
from assets.art.make.figure_poses import POSES
from assets.art.make.palette import SEATS
from assets.art.make.pen import Drawing
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

FIGURES = ART / "figures"
BODIES = [f"{pose}_{colour}" for pose in POSES for colour in COLOURS]
PROFILES = [f"head_{n}" for n in range(8)] + [f"head_robot_{level}" for level in LEVELS]
PROFILES += [f"{name}_hit" for name in PROFILES]
SIDE_LAYERS = PROFILES + HATS + MOUSTACHES

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


@pytest.mark.parametrize("name", [*BODIES, *SIDE_LAYERS, "shadow"])
def test_figure_layer_is_safe_small_and_draws(name: str) -> None:
    path = FIGURES / f"{name}.svg"
    text = path.read_text(encoding="utf-8")
    width, height = (BOX, BOX) if name in SIDE_LAYERS else (WIDTH, HEIGHT)
    assert not FORBIDDEN.search(text)
    assert f'viewBox="0 0 {width} {height}"' in text
    assert len(text) < 25 * 1024
    assert drawn(load(path, width // 4, height // 4), 60).count() > 60


def test_no_figure_without_a_name() -> None:
    wanted = sorted([*BODIES, *SIDE_LAYERS, "shadow"])
    assert sorted(p.stem for p in FIGURES.glob("*.svg")) == wanted


@pytest.mark.parametrize(
    ("stem", "paint"),
    [
        ("fire_teal", lambda: figure("fire", "teal")),
        ("head_4", lambda: head(4)),
        ("head_robot_hard_hit", lambda: head_robot("hard", True)),
        ("hat_6", lambda: figure_hats.hat(6)),
        ("moustache_0", lambda: figure_moustaches.moustache(0)),
        ("shadow", figures.shadow),
    ],
)
def test_checked_in_figures_match_their_source(stem: str, paint: Callable[[], Drawing]) -> None:
    assert (FIGURES / f"{stem}.svg").read_text(encoding="utf-8") == compact(paint())


def test_anchor_table_is_the_poses() -> None:
    told = json.loads((FIGURES / "figures.json").read_text(encoding="utf-8"))
    assert told == json.loads(json.dumps(figures.table()))
    assert set(told["poses"]) == {"stand", "draw", "fire", "hit", "nerve", "win"}
    armed = {name for name, pose in told["poses"].items() if pose["muzzle"]}
    assert armed == {"draw", "fire", "win"}


@pytest.mark.parametrize("pose", POSES)
def test_a_figure_stands_on_its_feet(pose: str) -> None:
    """The lowest ink is the common ground line, and some of it is near the middle."""
    mask = drawn(load(FIGURES / f"{pose}_red.svg", WIDTH, HEIGHT))
    lowest = max(box.bottom for box in mask.get_bounding_rects())
    assert abs(lowest - figures.FEET[1]) <= 6


@pytest.mark.parametrize("pose", ["draw", "fire", "win"])
def test_the_muzzle_is_where_the_barrel_ends(pose: str) -> None:
    """Ink on the barrel's side of the muzzle, none a little beyond it (but for `win`'s smoke)."""
    mask = drawn(load(FIGURES / f"{pose}_blue.svg", WIDTH, HEIGHT))
    near = POSES[pose].near
    x, y = figures.muzzle(near.wrist, near.angle)
    turn = pygame.Vector2(1, 0).rotate(near.angle)
    assert mask.get_at((round(x - turn.x * 8), round(y - turn.y * 8)))
    if pose == "fire":
        assert not mask.get_at((round(x + turn.x * 9), round(y + turn.y * 9)))


@pytest.mark.parametrize("hat_name", HATS)
def test_every_side_hat_hides_every_skull(hat_name: str) -> None:
    """No hair or scalp in profile shows above y 138 of the head's box."""
    covered = drawn(load(FIGURES / f"{hat_name}.svg", BOX, BOX), 40)
    above = pygame.mask.Mask((BOX, 138), fill=True)
    for name in PROFILES:
        if name.endswith("_hit"):
            continue  # bare-headed
        mask = drawn(load(FIGURES / f"{name}.svg", BOX, BOX), 200)
        mask.erase(covered, (0, 0))
        assert mask.overlap_area(above, (0, 0)) < 60, (hat_name, name)


def test_relative_paths_come_back_to_where_they_began() -> None:
    assert relative("M10 20L13.5 20C14 21 15 22 16.04 23Z") == "M10 20l3.5 0c.5 1 1.5 2 2.5 3z"
    assert relative("M1 1L2 2ZL5 5") == "M1 1l1 1zl4 4"
    assert relative("M0 0Q1 -1 2.5 -0.5") == "M0 0q1-1 2.5-.5"
