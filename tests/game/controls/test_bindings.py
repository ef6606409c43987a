"""Changed keys: kept for each table size of its own, gone back from, never believed blindly."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.controls import scancodes as sc
from game.controls.bindings import Bindings
from game.controls.gestures import FULL, Gesture
from game.controls.zones import BindingRefused, Preset, Reason, troubles, zones_for

STANDARD = Preset.STANDARD


def test_without_changes_the_preset_is_in_force() -> None:
    bindings = Bindings()
    for preset in Preset:
        for seats in range(9):
            assert bindings.zones(seats, preset) == zones_for(seats, preset)


def test_a_change_holds_for_its_preset_and_number_of_people_only() -> None:
    bindings = Bindings()
    bindings.rebind(2, STANDARD, 1, Gesture.SLAP, sc.SLASH)
    assert bindings.zones(2, STANDARD)[1].scancode_of(Gesture.SLAP) == sc.SLASH
    assert bindings.changed(2, STANDARD) == {(1, Gesture.SLAP)}
    assert bindings.zones(3, STANDARD) == zones_for(3)
    assert bindings.zones(2, Preset.COMPACT) == zones_for(2, Preset.COMPACT)


def test_going_back_leaves_nothing_behind() -> None:
    bindings = Bindings()
    bindings.rebind(2, STANDARD, 0, Gesture.SLAP, sc.SPACE)
    bindings.rebind(2, STANDARD, 0, Gesture.FLIP, sc.GRAVE)
    slap = zones_for(2)[0].scancode_of(Gesture.SLAP)
    assert slap is not None
    bindings.rebind(2, STANDARD, 0, Gesture.SLAP, slap)
    assert bindings.changed(2, STANDARD) == {(0, Gesture.FLIP)}
    bindings.reset(2, STANDARD)
    assert bindings.zones(2, STANDARD) == zones_for(2)
    assert bindings.to_json() == {}


def test_a_key_freed_by_a_change_may_be_taken_by_another() -> None:
    bindings = Bindings()
    freed = zones_for(2)[0].scancode_of(Gesture.SLAP)
    assert freed is not None
    with pytest.raises(BindingRefused) as refused:
        bindings.rebind(2, STANDARD, 1, Gesture.SLAP, freed)
    assert refused.value.trouble.reason is Reason.TAKEN
    assert bindings.to_json() == {}
    bindings.rebind(2, STANDARD, 0, Gesture.SLAP, sc.SPACE)
    bindings.rebind(2, STANDARD, 1, Gesture.SLAP, freed)
    assert troubles(bindings.zones(2, STANDARD)) == ()


@given(
    st.integers(1, 8),
    st.sampled_from(Preset),
    st.lists(st.tuples(st.integers(0, 8), st.sampled_from(Gesture), st.integers(0, 300))),
)
def test_no_order_of_changes_makes_trouble_and_json_keeps_all(
    seats: int, preset: Preset, tries: list[tuple[int, Gesture, int]]
) -> None:
    bindings = Bindings()
    for seat, gesture, code in tries:
        before = bindings.zones(seats, preset)
        try:
            bindings.rebind(seats, preset, seat, gesture, code)
        except (BindingRefused, KeyError):
            assert bindings.zones(seats, preset) == before
    zones = bindings.zones(seats, preset)
    assert troubles(zones) == ()
    again, sound = Bindings.from_json(json.loads(json.dumps(bindings.to_json())))
    assert sound
    assert again.zones(seats, preset) == zones


def entry(seat: object = 0, gesture: object = "slap", scancode: object = sc.SPACE) -> object:
    return {"seat": seat, "gesture": gesture, "scancode": scancode}


@pytest.mark.parametrize(
    "data",
    [
        [],
        "keys",
        {"nonsense": {}},
        {"standard": []},
        {"standard": {"9": []}},
        {"standard": {"2": {}}},
        {"standard": {"2": [3]}},
        {"standard": {"2": [entry(seat=2)]}},
        {"standard": {"2": [entry(seat=True)]}},
        {"standard": {"2": [entry(gesture="aim")]}},
        {"standard": {"2": [entry(gesture=None)]}},
        {"standard": {"2": [entry(scancode="4")]}},
        {"standard": {"2": [entry(scancode=sc.ESCAPE)]}},
        {"standard": {"2": [entry(scancode=sc.A)]}},
        {"standard": {"2": [entry(), entry(seat=1)]}},
    ],
)
def test_what_makes_no_sense_is_told_and_left_out(data: object) -> None:
    bindings, sound = Bindings.from_json(data)
    assert not sound
    for seats in (2, 3):
        assert bindings.zones(seats, STANDARD) == zones_for(seats)


def test_sound_tables_survive_a_broken_neighbour() -> None:
    data = {"standard": {"2": [entry()], "3": [entry(scancode=sc.TAB)]}}
    bindings, sound = Bindings.from_json(data)
    assert not sound
    assert bindings.zones(2, STANDARD)[0].scancode_of(Gesture.SLAP) == sc.SPACE
    assert bindings.zones(3, STANDARD) == zones_for(3)


def test_no_file_is_no_trouble() -> None:
    assert Bindings.from_json(None)[1]
    assert len(Bindings.from_json(None)[0].zones(1, STANDARD)[0].keys) == len(FULL)
