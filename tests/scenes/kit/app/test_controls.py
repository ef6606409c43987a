"""The keys in force: settings, changed keys and checks out of one file, however it looks."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.controls import scancodes as sc
from game.controls.gestures import Gesture
from game.controls.pad_mapping import PadMapping
from game.controls.verdict import Verdict
from game.controls.zones import BindingRefused, Preset, zones_for
from scenes.kit.app.app import App
from scenes.kit.app.controls import VERSION, controls, key_table, zones_in_force


@pytest.fixture
def app(tmp_path: Path) -> Iterator[App]:
    made = App.headless((640, 360), data=tmp_path)
    yield made
    made.close()


def again(app: App) -> App:
    """The program started anew with the same folder."""
    return App.headless((640, 360), data=app.files.folder)


def test_the_preset_of_the_settings_is_in_force(app: App) -> None:
    assert zones_in_force(app, 3) == zones_for(3)
    app.settings.key_patches = "left hand"
    assert zones_in_force(app, 3) == zones_for(3, Preset.LEFT_HAND)
    assert zones_in_force(app, 0) == ()


def test_a_changed_key_is_in_force_now_and_next_time(app: App) -> None:
    controls(app).rebind(2, Preset.STANDARD, 1, Gesture.SLAP, sc.SLASH)
    for one in (app, again(app)):
        assert zones_in_force(one, 2)[1].scancode_of(Gesture.SLAP) == sc.SLASH
    controls(app).reset(2, Preset.STANDARD)
    assert zones_in_force(again(app), 2) == zones_for(2)


def test_a_refused_key_is_not_written(app: App) -> None:
    with pytest.raises(BindingRefused):
        controls(app).rebind(2, Preset.STANDARD, 1, Gesture.SLAP, sc.ESCAPE)
    assert not app.files.controls.exists()


def test_checks_are_kept_by_keyboard_and_people(app: App) -> None:
    kept = Verdict(3, (3, 2), blocked=((4, 5, 6),), proposal=Preset.COMPACT)
    controls(app).keep_check("Old Clacker", kept)
    fresh = controls(again(app))
    assert fresh.check("Old Clacker", 3) == kept
    assert fresh.check("Old Clacker", 2) is None
    assert fresh.check("keyboard", 3) is None


def test_only_so_many_keyboards_are_remembered(app: App) -> None:
    for i in range(42):
        controls(app).keep_check(f"number {i}", Verdict(2, (2, 2)))
    fresh = controls(again(app))
    assert fresh.check("number 1", 2) is None
    assert fresh.check("number 2", 2) is not None


@pytest.mark.parametrize("text", ["{", "[]", '{"version": "1"}', "\xff", ""])
def test_a_damaged_file_is_set_aside_and_told(app: App, text: str) -> None:
    app.files.controls.write_bytes(text.encode("latin-1"))
    assert zones_in_force(app, 2) == zones_for(2)
    assert len(app.notices) == 1
    (aside,) = (path for path in app.files.folder.iterdir() if path.name.endswith(".bad"))
    assert aside.read_bytes() == text.encode("latin-1")


def test_what_makes_sense_survives_what_does_not(app: App) -> None:
    entry = {"seat": 0, "gesture": "slap", "scancode": sc.SPACE}
    keys = {"standard": {"2": [entry], "3": [{**entry, "scancode": sc.TAB}]}}
    good = Verdict(2, (2, 2))
    boards = {"A": {"2": good.to_json(), "3": good.to_json()}, "B": 7}
    data = {"version": VERSION, "keys": keys, "keyboards": boards}
    app.files.controls.write_text(json.dumps(data))
    assert zones_in_force(app, 2)[0].scancode_of(Gesture.SLAP) == sc.SPACE
    assert zones_in_force(app, 3) == zones_for(3)
    assert controls(app).check("A", 2) == good
    assert len(app.notices) == 1
    fresh = again(app)
    assert zones_in_force(fresh, 2)[0].scancode_of(Gesture.SLAP) == sc.SPACE
    assert fresh.notices == []


def test_a_newer_file_is_left_alone(app: App) -> None:
    text = json.dumps({"version": VERSION + 1, "keys": "what we do not know"})
    app.files.controls.write_text(text)
    controls(app).rebind(2, Preset.STANDARD, 0, Gesture.SLAP, sc.SPACE)
    assert app.files.controls.read_text() == text
    assert zones_in_force(app, 2)[0].scancode_of(Gesture.SLAP) == sc.SPACE


# -- pads ------------------------------------------------------------------------------------------
GUIDS = ("03000000790000001100000010010000", "03000000790000001100000010010001")


def pad_of(guid: str) -> PadMapping:
    found = PadMapping.read(f"{guid},Old Pad,a:b2,b:b1,leftx:a0,lefty:a1,")
    assert found is not None
    return found


def test_a_pad_is_kept_and_forgotten(app: App) -> None:
    first, second = map(pad_of, GUIDS)
    controls(app).keep_pad(app, first)
    controls(app).keep_pad(app, second)
    fresh = again(app)
    assert controls(fresh).pads == (first, second)
    assert fresh.pads.strange.mappings == {first.guid: first, second.guid: second}
    controls(fresh).forget_pad(fresh, first.guid)
    assert controls(again(app)).pads == (second,)
    assert fresh.pads.strange.mappings == {second.guid: second}


def test_only_so_many_kinds_of_pads_are_remembered(app: App) -> None:
    for i in range(42):
        controls(app).keep_pad(app, pad_of(f"{i:032x}"))
    kept = [mapping.guid for mapping in controls(again(app)).pads]
    assert kept == [f"{i:032x}" for i in range(2, 42)]
    assert set(app.pads.strange.mappings) == set(kept)


@pytest.mark.parametrize("wrong", [7, "", f"{GUIDS[1]},Old Pad,a:b2,b:b2,", str(pad_of(GUIDS[0]))])
def test_a_damaged_pad_is_refused_and_all_else_is_kept(app: App, wrong: object) -> None:
    good, check = pad_of(GUIDS[0]), Verdict(2, (2, 2))
    entry = {"seat": 0, "gesture": "slap", "scancode": sc.SPACE}
    data = {
        "version": VERSION,
        "keys": {"standard": {"2": [entry]}},
        "keyboards": {"A": {"2": check.to_json()}},
        "pads": {GUIDS[0]: str(good), GUIDS[1]: wrong},
    }
    app.files.controls.write_text(json.dumps(data))
    assert controls(app).pads == (good,)
    assert zones_in_force(app, 2)[0].scancode_of(Gesture.SLAP) == sc.SPACE
    assert controls(app).check("A", 2) == check
    assert len(app.notices) == 1
    fresh = again(app)
    assert controls(fresh).pads == (good,)
    assert fresh.notices == []


def test_two_programs_keep_each_others_pads(app: App) -> None:
    other = again(app)
    controls(app), controls(other)
    controls(app).keep_pad(app, pad_of(GUIDS[0]))
    controls(other).keep_pad(other, pad_of(GUIDS[1]))
    assert {mapping.guid for mapping in controls(again(app)).pads} == set(GUIDS)


# -- the command line ------------------------------------------------------------------------------
def test_the_key_table_is_what_is_in_force(app: App) -> None:
    app.settings.key_patches = "compact"
    app.save_settings()
    controls(app).rebind(2, Preset.COMPACT, 0, Gesture.SLAP, sc.SPACE)
    rows = key_table(2, app.files.folder)
    assert len(rows) == 8
    assert rows[2] == {"seat": 0, "gesture": "slap", "scancode": sc.SPACE, "label": "Space"}


def test_the_key_table_only_reads(tmp_path: Path) -> None:
    folder = tmp_path / "none yet"
    assert len(key_table(4, folder)) == 36
    assert not folder.exists()
    folder.mkdir()
    (folder / "settings.json").write_text("{")
    (folder / "controls.json").write_text('{"version": 1, "keys": 7}')
    assert len(key_table(4, folder)) == 36
    assert {path.name for path in folder.iterdir()} == {"settings.json", "controls.json"}


@pytest.mark.parametrize("seats", [-1, 9])
def test_a_keyboard_has_room_for_eight(tmp_path: Path, seats: int) -> None:
    with pytest.raises(ValueError, match="1 to 8"):
        key_table(seats, tmp_path)
