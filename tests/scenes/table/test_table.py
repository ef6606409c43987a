"""The game joined to the app: whose press it is, its clock, what is logged and saved."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from game.controls.gestures import Act
from game.core import disk
from game.core.chairs import Chair
from game.core.disk import last_of, write_whole
from game.core.engine import TABLE
from game.core.files import Notice, Trouble
from game.core.registry import GAMES
from game.core.session import UndoRefusal
from game.saloon_poker.records import ROLL, STAND
from scenes.kit.app.app import App
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.storage.settings import SPEEDS
from scenes.shell.lobby.saved_game import saved_game
from scenes.table.table import PACES, Table, save_words, undo_words
from tests.scenes.conftest import Room

Make = Callable[..., Room]
CHAIRS = [Chair("Ann"), Chair("Bo")]
PAIR = [2, 2, 4, 5, 6]


def table_of(room: Room, *people: object, **more: object) -> Table:
    room.sit(people or ("Ann", "Bo"), open_scene=False, **more)  # type: ignore[arg-type]
    return room.table


# -- the clock --------------------------------------------------------------------------------
def test_game_time_runs_only_while_it_is_let(room: Make) -> None:
    r = room()
    table = table_of(r)
    assert not table.running and table.game_us(9_000_000) == 0
    table.run(5_000_000, True)
    assert table.running and table.game_us(5_400_000) == 400_000
    table.run(6_000_000, True)
    assert table.game_us(6_000_000) == 1_000_000, "saying it twice changes nothing"
    table.run(7_000_000, False)
    table.run(8_000_000, False)
    assert table.game_us(99_000_000) == 2_000_000
    table.run(100_000_000, True)
    assert table.game_us(100_500_000) == 2_500_000


def test_app_time_is_the_inverse_while_it_runs(room: Make) -> None:
    table = table_of(room())
    assert table.app_us(5) is None
    table.run(1_000_000, True)
    for game_us in (0, 1, 250_000, 3_000_000):
        app_us = table.app_us(game_us)
        assert app_us is not None and table.game_us(app_us) == game_us
    table.run(2_000_000, False)
    assert table.app_us(5) is None


def test_a_stamp_from_before_the_clock_ran_counts_from_its_start(room: Make) -> None:
    table = table_of(room())
    table.run(1_000_000, True)
    assert table.game_us(400_000) == 0


def test_while_it_stands_nothing_falls_due(room: Make) -> None:
    r = room()
    table = table_of(r, ("Tin", "easy"), "Bo")
    table.update(60_000_000)
    assert not table.pending
    table.run(60_000_000, True)
    table.update(60_000_000)
    due = table.due_us()
    assert due is not None and 60_390_000 <= due <= 61_210_000
    table.update(due)
    assert [type(event).__name__ for event in table.pending] == ["Rolled"]


@pytest.mark.parametrize("speed", SPEEDS)
def test_bots_take_as_long_as_the_speed_says(room: Make, speed: str) -> None:
    pace = PACES[speed]
    for seed in range(5):
        r = room(speed=speed)
        table = table_of(r, ("Tin", "easy"), "Bo", seed=seed)
        table.run(0, True)
        table.update(0)
        due = table.due_us()
        assert due is not None and pace.least_us <= due <= pace.most_us


# -- whose press it is ------------------------------------------------------------------------
def test_people_have_patches_from_left_to_right_bots_none(room: Make) -> None:
    r = room()
    table = table_of(r, "Ann", ("Tin", "hard"), "Bo", "Cy")
    zones = [guest.zone for guest in table.guests]
    assert [zone is None for zone in zones] == [False, True, False, False]
    assert table.people(range(4)) == [0, 2, 3]
    taken = [code for zone in zones if zone is not None for code in zone.scancodes]
    assert len(taken) == len(set(taken))
    for seat in (0, 2, 3):
        for act in Act:
            code = r.key(seat, act)
            assert table.act(r.down(code)) == (seat, act)
            assert table.in_a_zone(code)
            assert table.key_label(seat, act) != ""
    assert table.key_label(1, Act.SLAP) == ""
    assert table.act(r.down(1)) is None and not table.in_a_zone(1)
    assert table.act(r.up(r.key(0, Act.SLAP))) is None


def test_a_pad_players_presses_and_labels(room: Make) -> None:
    r = room()
    r.app.pads.assign(6, 1)
    table = table_of(r, "Ann", "Bo")
    assert table.guests[1].zone is None and table.guests[0].zone is not None
    for button, act in (
        (PadButton.SOUTH, Act.SLAP),
        (PadButton.LEFT_TRIGGER, Act.SLAP),
        (PadButton.EAST, Act.COVER),
        (PadButton.WEST, Act.POINT),
        (PadButton.LEFT_SHOULDER, Act.LEFT),
        (PadButton.RIGHT_SHOULDER, Act.RIGHT),
    ):
        assert table.act(Input(Kind.PAD_DOWN, 0, pad=6, button=button)) == (1, act)
        assert table.act(Input(Kind.PAD_DOWN, 0, pad=7, button=button)) is None
    assert table.act(Input(Kind.PAD_DOWN, 0, pad=6, button=PadButton.START)) is None
    assert table.key_label(1, Act.SLAP) == "icons/pad_bottom"


def test_who_loses_a_pad_gets_keys_and_gives_them_back(room: Make) -> None:
    r = room()
    r.app.pads.assign(6, 1)
    table = table_of(r, "Ann", "Bo")
    table.run(0, True)
    table.run(1, False)
    r.app.pads.assign(6, None)
    assert table.guests[1].zone is None
    table.run(2, True)
    assert table.guests[1].zone is not None
    table.run(3, False)
    r.app.pads.assign(8, 1)
    table.run(4, True)
    assert table.guests[1].zone is None
    assert table.act(Input(Kind.PAD_DOWN, 0, pad=8, button=PadButton.SOUTH)) == (1, Act.SLAP)


def test_broken_looks_in_a_save_become_plain_ones() -> None:
    assert Looks.of({"colour": 99, "face": "x", "hat": True, "moustache": -1}) == Looks()
    assert Looks.of({}) == Looks()


# -- moves ------------------------------------------------------------------------------------
def test_a_move_is_made_at_the_stamp_of_its_press(room: Make) -> None:
    r = room()
    table = table_of(r, dice=PAIR)
    table.run(1_000_000, True)
    table.update(1_200_000)
    assert table.play(0, ROLL, Input(Kind.KEY_DOWN, 1_250_000))
    assert r.table.session.transcript()["moves"][0]["at"] == 250_000  # type: ignore[index]
    assert table.play(0, STAND, Input(Kind.KEY_DOWN, 1_100_000)), "an old stamp counts as now"
    assert table.session.now_us >= 250_000


def test_a_refused_move_changes_nothing(room: Make) -> None:
    r = room()
    table = table_of(r, dice=PAIR)
    table.run(0, True)
    before = table.view(TABLE)
    for seat, move in ((1, ROLL), (0, STAND)):
        assert not table.play(seat, move)
    assert table.view(TABLE) == before and not table.pending


def test_undo_gives_the_reason_in_words(room: Make) -> None:
    r = room()
    table = table_of(r, dice=PAIR)
    table.run(0, True)
    assert table.undo() == "There is nothing to take back."
    table.play(0, ROLL)
    assert table.undo() == "Too late: something has been shown since."
    table.play(0, STAND)
    assert table.undo() is None
    assert table.to_act() == (0,) and not table.pending and not table.running


def test_every_refusal_and_trouble_has_words() -> None:
    for code in UndoRefusal:
        assert undo_words(code).endswith(".")
    for trouble in Trouble:
        words = save_words(Notice(trouble, why="disk full", kept="x.bad"))
        assert "{" not in words and words.endswith(".")


# -- the log and the save ---------------------------------------------------------------------
def test_the_log_tells_public_facts_in_order(room: Make, tmp_path: Path) -> None:
    log = tmp_path / "log.jsonl"
    app = App.headless((320, 180), data=tmp_path / "d", log_path=log)
    r = Room(app)
    r.sit(["Ann", ("Tin", "easy")], dice=PAIR)  # type: ignore[list-item]
    r.act(0, Act.SLAP)
    r.settle()
    app.end()
    app.close()
    lines = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    seats = [line for line in lines if "bot" in line]
    assert [s["name"] for s in seats] == ["Ann", "Tin"]
    assert [s["bot"] for s in seats] == [None, "easy"]
    text = log.read_text(encoding="utf-8")
    assert text.index('"Ann"') < text.index("[2, 2, 4, 5, 6]")
    press = next(line for line in lines if line.get("gesture") == "roll")
    assert press["seat"] == 0 and press["at_us"] >= 0 and press["late_us"] == 0


def test_nothing_is_saved_or_offered_before_there_is_a_game(room: Make) -> None:
    r = room()
    assert saved_game(r.app) is None and r.app.notices == []
    r.sit(("Ann", "보"))
    found = saved_game(r.app)
    assert found is not None and found.game == "saloon_poker" and found.names == ("Ann", "보")


@pytest.mark.parametrize(
    "change",
    [
        {"transcript": None},
        {"transcript": {"game": "whist", "players": []}},
        {"transcript": {"game": 5, "players": []}},
        {"transcript": {"game": "saloon_poker", "players": "Ann"}},
    ],
)
def test_a_save_of_something_else_is_not_offered(room: Make, change: dict[str, object]) -> None:
    r = room()
    r.sit()
    path = r.app.files.autosave
    data = json.loads(path.read_text()) | change
    path.write_text(json.dumps(data))
    last_of(path).unlink(missing_ok=True)
    assert saved_game(r.app) is None
    (aside,) = path.parent.glob("autosave.json.*.bad")
    assert json.loads(aside.read_text()) == data and not path.exists()
    assert r.app.notices == [f"The saved game was damaged and is kept as {aside.name}."]


def test_a_save_without_sense_is_told_set_aside_and_the_one_before_offered(room: Make) -> None:
    r = room()
    r.sit()
    path = r.app.files.autosave
    write_whole(path, '{"dustup_save": 1}')
    found = saved_game(r.app)
    assert found is not None and found.game == "saloon_poker"
    assert len(r.app.notices) == 1 and len(list(path.parent.glob("*.bad"))) == 1
    assert saved_game(r.app) == found and len(r.app.notices) == 1


def test_a_game_that_cannot_be_saved_is_told_once_each_time_it_begins(
    room: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    r = room()
    table = Table.open(r.app, GAMES["saloon_poker"].setup(("Ann", "Bo"), first=0), CHAIRS)

    def refuse(*args: object) -> None:
        raise OSError(30, "Read-only file system")

    for _ in range(2):
        with monkeypatch.context() as patch:
            patch.setattr(disk.os, "replace", refuse)
            table.save()
            table.save()
        assert r.app.notices == ["The game cannot be saved: Read-only file system."]
        r.app.notices.clear()
        table.save()
        assert r.app.notices == []
