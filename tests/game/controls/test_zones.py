"""Zones: every seat has room, no key twice, none the system claims, shapes as designed."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.controls import scancodes as sc
from game.controls.gestures import COMPACT, FULL, Act, Gesture, act_of
from game.controls.zones import (
    MOST_SEATS,
    BindingRefused,
    Preset,
    Reason,
    Zone,
    claimed,
    pressed,
    rebound,
    table,
    troubles,
    zones_for,
)

EVERY = [(seats, preset) for seats in range(1, MOST_SEATS + 1) for preset in Preset]


@pytest.mark.parametrize(("seats", "preset"), EVERY)
def test_every_table_is_seated_without_trouble(seats: int, preset: Preset) -> None:
    zones = zones_for(seats, preset)
    assert [zone.seat for zone in zones] == list(range(seats))
    assert troubles(zones) == ()


@pytest.mark.parametrize(("seats", "preset"), EVERY)
def test_every_seat_can_do_what_dice_and_duels_need(seats: int, preset: Preset) -> None:
    for zone in zones_for(seats, preset):
        acts = {act_of(gesture) for gesture in zone.gestures}
        assert {Act.SLAP, Act.COVER, Act.POINT, Act.RIGHT} <= acts
        for act in (Act.SLAP, Act.COVER, Act.POINT, Act.RIGHT):
            key = zone.key_for(act)
            assert key is not None
            assert zone.act_of(key) is act


@pytest.mark.parametrize(("seats", "preset"), EVERY)
def test_menu_keys_belong_to_no_zone(seats: int, preset: Preset) -> None:
    menu = {sc.UP, sc.DOWN, sc.LEFT, sc.RIGHT, sc.ENTER, sc.PAD_ENTER, sc.SPACE, sc.ESCAPE}
    for zone in zones_for(seats, preset):
        assert not zone.scancodes & menu


def test_up_to_four_have_nine_keys_and_more_have_four() -> None:
    for seats in range(1, 5):
        assert all(len(zone.keys) == len(FULL) for zone in zones_for(seats))
    for seats in range(5, 9):
        assert all(len(zone.keys) == len(COMPACT) for zone in zones_for(seats))


def test_the_patches_stand_where_the_design_says() -> None:
    slaps = [sc.key_name(zone.scancode_of(Gesture.SLAP) or 0) for zone in zones_for(4)]
    assert slaps == ["S", "G", "K", "5"]
    middle = zones_for(3)[1]
    assert middle.gesture_of(sc.keys("R")[0]) is Gesture.POINT_LEFT
    assert middle.gesture_of(sc.keys("N")[0]) is Gesture.FAR_RIGHT


@pytest.mark.parametrize("preset", [p for p in Preset if p is not Preset.STANDARD])
@pytest.mark.parametrize("seats", range(1, MOST_SEATS + 1))
def test_presets_without_a_number_pad_fit_a_small_keyboard(seats: int, preset: Preset) -> None:
    for zone in zones_for(seats, preset):
        assert all(code < sc.PRINT_SCREEN for code in zone.scancodes)


@pytest.mark.parametrize(("seats", "preset"), EVERY)
def test_the_four_keys_of_a_patch_lie_under_one_hand(seats: int, preset: Preset) -> None:
    rows = ("1234567890-=", "QWERTYUIOP[]", "ASDFGHJKL;'", "ZXCVBNM,./")
    place = {
        sc.keys(key)[0]: (x + stagger, float(y))
        for y, (row, stagger) in enumerate(zip(rows, (0.0, 0.5, 0.75, 1.25), strict=True))
        for x, key in enumerate(row)
    }
    for zone in zones_for(seats, preset):
        spots = [place[code] for code in zone.scancodes if code in place]
        if zone.compact and spots:
            assert len(spots) == 4
            wide, high = (3.0, 0.0) if zone.columns == 4 else (2.0, 1.0)
            assert max(x for x, _ in spots) - min(x for x, _ in spots) <= wide
            assert max(y for _, y in spots) - min(y for _, y in spots) == high


def test_one_hand_slaps_with_the_index_finger_and_points_beside_it() -> None:
    def across(preset: Preset, seats: int) -> list[list[str]]:
        zones = zones_for(seats, preset)
        return [[f"{g.value} {sc.key_name(code)}" for g, code in zone.keys] for zone in zones]

    assert across(Preset.LEFT_HAND, 1) == [["cover A", "aim S", "point D", "slap F"]]
    assert across(Preset.RIGHT_HAND, 1) == [["slap J", "point K", "aim L", "cover ;"]]
    assert across(Preset.LEFT_HAND, 2)[1] == ["cover J", "aim K", "point L", "slap ;"]
    # Where more share the keyboard: the index finger is at the right of a left hand.
    assert across(Preset.LEFT_HAND, 3)[0] == ["point Q", "aim W", "cover A", "slap S"]
    assert across(Preset.RIGHT_HAND, 3)[0] == ["aim Q", "point W", "slap A", "cover S"]


@pytest.mark.parametrize(("seats", "preset"), EVERY)
def test_a_patch_knows_how_many_of_its_keys_lie_side_by_side(seats: int, preset: Preset) -> None:
    hand = preset in (Preset.LEFT_HAND, Preset.RIGHT_HAND)
    for zone in zones_for(seats, preset):
        wanted = 3 if len(zone.keys) == len(FULL) else 4 if hand and seats <= 2 else 2
        assert zone.columns == wanted


def test_seats_sit_from_left_to_right_on_each_row() -> None:
    for seats in range(2, 5):
        firsts = [
            sorted(z.scancodes & set(range(sc.A, sc.SLASH + 1)))
            for z in zones_for(seats, Preset.COMPACT)
        ]
        assert len({tuple(first) for first in firsts}) == seats


def test_nobody_is_no_zones_and_nine_are_too_many() -> None:
    assert zones_for(0) == ()
    for seats in (-1, MOST_SEATS + 1):
        with pytest.raises(ValueError, match="1 to 8"):
            zones_for(seats)


@given(st.integers(1, 8), st.sampled_from(Preset), st.integers(0, sc.HIGHEST))
def test_a_key_is_one_seats_or_nobodys(seats: int, preset: Preset, scancode: int) -> None:
    zones = zones_for(seats, preset)
    owners = [zone.seat for zone in zones if scancode in zone.scancodes]
    found = pressed(zones, scancode)
    assert owners == ([] if found is None else [found[0]])


@pytest.mark.parametrize(
    ("scancode", "reason"),
    [
        (225, Reason.MODIFIER),
        (231, Reason.MODIFIER),
        (sc.CAPS_LOCK, Reason.LOCK),
        (sc.NUM_LOCK, Reason.LOCK),
        (sc.F1 + 3, Reason.FUNCTION),
        (sc.F24, Reason.FUNCTION),
        (sc.ESCAPE, Reason.MENU),
        (sc.TAB, Reason.MENU),
        (sc.PAD_ENTER, Reason.MENU),
        (sc.PRINT_SCREEN, Reason.SYSTEM),
        (0, Reason.SYSTEM),
        (sc.A, None),
        (sc.SPACE, None),
        (sc.ISO_EXTRA, None),
    ],
)
def test_what_the_system_claims_is_refused_with_the_reason(
    scancode: int, reason: Reason | None
) -> None:
    assert claimed(scancode) is reason


def test_rebinding_moves_one_key_and_changes_nothing_else() -> None:
    zones = zones_for(2)
    changed = rebound(zones, 1, Gesture.SLAP, sc.SLASH)
    assert changed[1].scancode_of(Gesture.SLAP) == sc.SLASH
    assert changed[0] == zones[0]
    assert len(changed[1].scancodes & zones[1].scancodes) == len(FULL) - 1
    assert rebound(changed, 1, Gesture.SLAP, sc.SLASH) == changed


def test_rebinding_to_a_taken_or_claimed_key_says_why() -> None:
    zones = zones_for(2)
    with pytest.raises(BindingRefused) as taken:
        rebound(zones, 1, Gesture.SLAP, sc.A)
    trouble = taken.value.trouble
    assert (trouble.reason, trouble.other_seat, trouble.other) == (
        Reason.TAKEN,
        0,
        Gesture.BASE_LEFT,
    )
    with pytest.raises(BindingRefused) as refused:
        rebound(zones, 1, Gesture.SLAP, sc.TAB)
    assert refused.value.trouble.reason is Reason.MENU
    with pytest.raises(KeyError):
        rebound(zones, 1, Gesture.AIM, sc.SLASH)
    with pytest.raises(KeyError):
        rebound(zones, 7, Gesture.SLAP, sc.SLASH)


def test_troubles_name_the_later_of_two() -> None:
    zones = (Zone(0, ((Gesture.SLAP, sc.A),)), Zone(1, ((Gesture.SLAP, sc.A),)))
    (trouble,) = troubles(zones)
    assert (trouble.reason, trouble.seat, trouble.other_seat) == (Reason.TAKEN, 1, 0)


def test_the_key_table_is_plain_json_with_labels_no_two_alike() -> None:
    rows = json.loads(json.dumps(table(zones_for(8))))
    assert len(rows) == 32
    assert rows[0] == {"seat": 0, "gesture": "aim", "scancode": sc.DIGIT_1, "label": "1"}
    assert len({row["label"] for row in rows}) == 32
