"""Mappings of pads SDL does not know: written and read as SDL does, and played by."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.controls.pad_mapping import NEEDED, STICKS, PadMapping, PadPart, PadSource

GUID = "03000000790000001100000010010000"
HEAD = f"{GUID},Old Pad,a:b2,b:b1,"


def source(text: str) -> PadSource:
    found = PadSource.read(text)
    assert found is not None
    return found


@pytest.mark.parametrize("text", ["b0", "b12", "h0.1", "h1.8", "a0", "a3~", "+a2", "-a15"])
def test_sources_are_written_as_they_are_read(text: str) -> None:
    assert str(source(text)) == text


@pytest.mark.parametrize("text", ["", "b", "b-1", "b1234", "h0", "h0.3", "a", "+a2~", "+b1", "x0"])
def test_what_is_no_source_is_refused(text: str) -> None:
    assert PadSource.read(text) is None


@pytest.mark.parametrize(
    ("one", "other", "clash"),
    [
        ("b1", "b1", True), ("b1", "b2", False), ("b1", "a1", False), ("h0.1", "h0.4", False),
        ("h0.1", "h0.1", True), ("-a0", "+a0", False), ("a0", "+a0", True), ("a0~", "-a0", True),
        ("a0", "a0~", True),
    ],
)  # fmt: skip
def test_two_clash_when_one_finger_presses_both(one: str, other: str, clash: bool) -> None:
    assert source(one).clashes(source(other)) is clash
    assert source(other).clashes(source(one)) is clash


@given(st.permutations(list(PadPart)), st.integers(2, 17))
def test_a_mapping_survives_being_written(parts: list[PadPart], count: int) -> None:
    chosen = {*NEEDED, *parts[:count]}
    found = {
        part: PadSource("a", i) if part.is_stick else PadSource("b", i)
        for i, part in enumerate(PadPart)
        if part in chosen
    }
    made = PadMapping.made(GUID, "A, B", found)
    assert PadMapping.read(str(made)) == made
    assert made.name == "A B"


@pytest.mark.parametrize(
    "text",
    [
        7, None, "", GUID, f"{GUID},Old Pad,", HEAD.replace("0300", "03zz"), HEAD + "a:b5,",
        HEAD + "x:b1,", HEAD + "x:b99999,", HEAD + "jump:b4,", HEAD + "leftx:b4,",
        HEAD + "leftx:+a0,", HEAD + "x:a0,", HEAD + "dpleft:a0,", HEAD + "x",
        f"{GUID},Old Pad,a:b2,", HEAD + "x:b3," * 400,
    ],
)  # fmt: skip
def test_what_makes_no_sense_is_refused(text: object) -> None:
    assert PadMapping.read(text) is None
    assert PadMapping.read(HEAD) is not None


def test_what_else_sdl_has_words_for_is_passed_over() -> None:
    made = PadMapping.read(HEAD + "back:b8,guide:b12,leftstick:b10,platform:Linux,crc:1a2b,")
    assert made == PadMapping.read(HEAD)


def test_a_d_pad_of_two_axes_is_the_left_stick() -> None:
    cross = {
        PadPart.LEFT: source("+a0"), PadPart.RIGHT: source("-a0"), PadPart.UP: source("-a1"),
        PadPart.DOWN: source("+a1"),
    }  # fmt: skip
    made = PadMapping.made(GUID, "", cross)
    assert {part: str(one) for part, one in made.parts.items()} == {
        STICKS[0]: "a0~",
        STICKS[1]: "a1",
    }
    assert list(made.axis(0, -1.0)) == [(PadPart.STICK_X, 1.0)]
    with_stick = {**cross, PadPart.STICK_X: source("a2")}
    assert PadMapping.made(GUID, "", with_stick).parts == with_stick
    hat = {**cross, PadPart.UP: source("h0.1")}
    assert PadMapping.made(GUID, "", hat).parts == hat


def test_what_is_said_means_parts() -> None:
    made = PadMapping.read(
        HEAD + "dpleft:h0.8,dpup:h0.1,lefttrigger:a2,righttrigger:-a3,leftx:a0,lefty:a1~,"
    )
    assert made is not None
    assert list(made.button(2, True)) == [(PadPart.SOUTH, 1.0)]
    assert list(made.button(2, False)) == [(PadPart.SOUTH, 0.0)]
    assert list(made.button(9, True)) == []
    assert dict(made.hat(0, -1, 1)) == {PadPart.LEFT: 1.0, PadPart.UP: 1.0}
    assert dict(made.hat(0, 0, 0)) == {PadPart.LEFT: 0.0, PadPart.UP: 0.0}
    assert [dict(made.axis(2, at))[PadPart.LEFT_TRIGGER] for at in (-1, 0, 1)] == [0, 0.5, 1]
    assert [dict(made.axis(3, at))[PadPart.RIGHT_TRIGGER] for at in (-1, 0, 1)] == [1, 0, 0]
    assert dict(made.axis(1, -0.5)) == {PadPart.STICK_Y: 0.5}
