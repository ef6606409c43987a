"""Looks and portraits: anybody can be drawn, told apart, and read back from a save."""

from __future__ import annotations

import itertools

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.kit.draw.art import Art
from scenes.kit.draw.palette import SEAT_SHAPES, SEATS
from scenes.kit.draw.people import (
    COLOURS,
    FACES,
    HATS,
    MOUSTACHES,
    Looks,
    colour_hex,
    colour_light,
    colour_name,
    layers,
    portrait,
    shape_name,
    tombstone,
    wanted,
)

ANY = st.one_of(st.none(), st.booleans(), st.integers(), st.text(max_size=3), st.floats())


def picture(art: Art, looks: Looks, level: str | None = None, mood: str = "") -> bytes:
    return pygame.image.tobytes(portrait(art, looks, level, 110, mood), "RGBA")


@pytest.fixture(scope="module")
def told() -> list[str]:
    return []


@pytest.fixture(scope="module")
def art(told: list[str]) -> Art:
    return Art(1.0, (640, 360), told.append)


@given(st.dictionaries(st.sampled_from(["colour", "face", "hat", "moustache", "x"]), ANY))
def test_whatever_a_save_says_gives_looks_that_can_be_drawn(data: dict[str, object]) -> None:
    looks = Looks.of(data)
    assert looks.colour in range(COLOURS) and looks.face in range(FACES)
    assert looks.hat in range(HATS) and looks.moustache in range(MOUSTACHES)
    assert type(looks.colour) is int


@given(st.integers(0, 7), st.integers(0, 7), st.integers(0, 8), st.integers(0, 8))
def test_looks_come_back_from_a_save(colour: int, face: int, hat: int, moustache: int) -> None:
    looks = Looks(colour, face, hat, moustache)
    assert Looks.of(looks.to_json()) == looks


def test_turning_through_all_comes_round() -> None:
    looks = Looks()
    for name, count in (("hat", HATS), ("face", FACES), ("colour", COLOURS)):
        turned = looks
        for _ in range(count):
            turned = turned.with_(**{name: getattr(turned, name) + 1})
        assert turned == looks
    assert looks.with_(moustache=-1).moustache == MOUSTACHES - 1


def test_every_layer_there_may_be_is_a_picture(art: Art, told: list[str]) -> None:
    for i in range(9):
        for level, mood in ((None, ""), (None, "glad"), (None, "sour"), ("easy", ""), ("hard", "")):
            portrait(art, Looks(i % 8, i % 8, i, i), level, 60, mood)
    portrait(art, Looks(), "middle", 60)
    tombstone(art, 60)
    assert told == []


def test_each_choice_changes_the_portrait(art: Art) -> None:
    base = Looks(0, 0, 1, 1)
    for name, count in (("colour", 8), ("face", 8), ("hat", 9), ("moustache", 9)):
        pictures = {picture(art, base.with_(**{name: n})) for n in range(count)}
        assert len(pictures) == count, name


def test_moods_and_bots_show(art: Art) -> None:
    for face in range(FACES):
        looks = Looks(face=face)
        assert len({picture(art, looks, None, mood) for mood in ("", "glad", "sour")}) == 3
    assert len({picture(art, Looks(), level) for level in (None, "easy", "middle", "hard")}) == 4


def test_colours_and_shapes_are_all_different() -> None:
    for tell in (colour_name, colour_hex, colour_light, shape_name):
        assert len({tell(i) for i in range(COLOURS)}) == COLOURS
    assert len(SEATS) == len(SEAT_SHAPES) == 8


def test_names_on_dark_can_be_read() -> None:
    """The light tones reach the contrast that large letters need (3 to 1) on the dark plates."""

    def light(rgb: tuple[int, int, int]) -> float:
        parts = [c / 255 for c in rgb]
        r, g, b = (c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b

    dark = light((46, 30, 20))
    for i in range(COLOURS):
        assert (light(colour_light(i)) + 0.05) / (dark + 0.05) >= 3.0, colour_name(i)


def test_what_is_preloaded_is_what_a_portrait_is_made_of() -> None:
    for looks, level in itertools.product((Looks(), Looks(3, 4, 5, 6)), (None, "hard")):
        assert [item.name for item in wanted(looks, level, 80)] == layers(looks, level)


def test_a_portrait_is_made_once(art: Art) -> None:
    assert portrait(art, Looks(), None, 100) is portrait(art, Looks(), None, 100)
    assert portrait(art, Looks(), None, 100) is not portrait(art, Looks(1), None, 100)
