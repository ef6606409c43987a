"""Autosaves: what was rolled is kept before it is told; nothing is lost, nothing overwritten."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from game.core import disk, files
from game.core.chairs import Chair, Remembers
from game.core.disk import last_of, set_aside, write_whole
from game.core.files import Notice, SaveFile, Trouble
from game.core.registry import GAMES
from game.core.session import CannotUndo, Session
from game.core.transcript import replay
from game.core.wire import view_to_json
from game.high_noon.records import FIRE
from game.saloon_poker.records import PASS, ROLL, STAND, Reroll

FIVES = [5, 5, 5, 5, 5]
LOOKS = {"hat": 3, "colour": "보라"}


class Told(list[Notice]):
    """Everything the player was told."""

    def __call__(self, notice: Notice) -> None:
        self.append(notice)

    def kinds(self) -> list[Trouble]:
        return [notice.trouble for notice in self]


def begin(path: Path, game: str = "saloon_poker", told: Any = files.quiet, **stack: Any) -> Session:
    info = GAMES[game]
    setup = replace(info.setup(("Ann", "Bo"), first=0, seed=6), stack=stack)
    chairs = [Chair("Ann", None, LOOKS), Chair("Bo", None, {})]
    return Session.new(setup, chairs, save=path, notice=told)


def kept(path: Path) -> dict[str, Any]:
    data = json.loads(path.read_text(encoding="utf-8"))
    assert data["dustup_save"] == 1
    return dict(data)


def test_every_move_is_kept_before_it_is_told(tmp_path: Path) -> None:
    path = tmp_path / "saves" / "auto save.json"
    session = begin(path)
    for move in (ROLL, Reroll((0, 1)), STAND):
        session.play(0, move, session.now_us + 10)
        assert replay(kept(path)["transcript"])["state"] == view_to_json(session.view(None))


def test_resumed_it_goes_on_with_the_same_dice(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    session = begin(path)
    session.play(0, ROLL, 10)
    session.advance(70)
    session.save_now()
    again = Session.resume(path)
    assert again is not None and again.now_us == 70
    assert again.chairs == session.chairs and again.chairs[0].looks == LOOKS
    for one in (session, again):
        one.play(0, Reroll((0, 1, 2)), 80)
    assert again.transcript() == session.transcript()
    assert again.advance(90) == []
    with pytest.raises(CannotUndo):
        again.undo()


def test_bots_sit_down_again(tmp_path: Path) -> None:
    info = GAMES["saloon_poker"]
    chairs = [Chair("Ann"), Chair("Bo", "hard")]
    path = tmp_path / "a.json"
    Session.new(info.setup(("Ann", "Bo"), first=1, seed=2), chairs, save=path)
    again = Session.resume(path)
    assert again is not None and again.chairs[1].level == "hard"
    again.advance(10)
    assert again.to_act() != (1,) or again.result() is not None


def test_nothing_is_written_in_the_middle_of_a_race(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    session = begin(path, "high_noon", noon_us=[2_000_000])
    session.advance(3_400_000)
    before = path.read_text(encoding="utf-8")
    session.play(0, FIRE, 3_600_000)
    assert path.read_text(encoding="utf-8") == before
    session.advance(3_700_000)
    assert replay(kept(path)["transcript"])["state"]["hits"] == [1, 0]


def test_a_window_is_kept_as_it_opens_and_not_while_it_is_answered(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    info = GAMES["saloon_poker"]
    names = ("Ann", "Bo", "Cy")
    setup = replace(info.setup(names, first=0, seed=6), stack={"dice": FIVES})
    session = Session.new(setup, [Chair(name) for name in names], save=path)
    session.play(0, ROLL, 10)
    session.play(0, STAND, 20)
    assert replay(kept(path)["transcript"])["state"]["phase"] == "accuse"
    session.play(1, PASS, 30)
    assert len(kept(path)["transcript"]["moves"]) == 2
    session.play(2, PASS, 40)
    assert len(kept(path)["transcript"]["moves"]) == 4


def test_a_race_killed_in_the_middle_begins_again(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    session = begin(path, "high_noon", noon_us=[2_000_000])
    session.advance(1_600_000)
    session.play(0, FIRE, 1_700_000)
    session.save_now()
    again = Session.resume(path)
    assert again is not None and not again.live and again.now_us < 1_500_000


def test_without_a_save_there_is_nothing_to_go_on_with(tmp_path: Path) -> None:
    told = Told()
    assert Session.resume(tmp_path / "none.json", notice=told) is None
    assert told == []


def test_forgotten_it_is_gone(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    session = begin(path)
    session.play(0, ROLL, 10)
    session.forget_save()
    assert list(tmp_path.iterdir()) == [] and Session.resume(path) is None


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff\x00",
        b"[" * 100_000,
        b'{"dustup_save": 0}',
        b'{"dustup_save": true}',
        b'{"dustup_save": 1}',
        b'{"dustup_save": 1, "transcript": {}, "chairs": []}',
        b'{"dustup_save": 1, "dustup_save": 1}',
    ],
)
def test_a_damaged_save_is_set_aside_and_the_one_before_it_taken(
    tmp_path: Path, damage: bytes
) -> None:
    path = tmp_path / "a.json"
    session = begin(path)
    session.play(0, ROLL, 10)
    session.play(0, STAND, 20)
    path.write_bytes(damage)
    told = Told()
    again = Session.resume(path, notice=told)
    assert again is not None and again.to_act() == (0,)
    assert told.kinds() == [Trouble.DAMAGED, Trouble.FELL_BACK]
    aside = list(tmp_path.glob("a.json.*.bad"))
    assert [bad.read_bytes() for bad in aside] == [damage] and aside[0].name in str(told[0])
    assert Session.resume(path) is not None


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("transcript", None),
        ("chairs", None),
        ("chairs", [{}, {}]),
        ("chairs", [{"name": "Ann", "level": None, "looks": {}}]),
        ("chairs", [{"name": n, "level": "best", "looks": {}} for n in ("Ann", "Bo")]),
        ("chairs", [{"name": n, "level": None, "looks": {}} for n in ("Bo", "Ann")]),
        ("chairs", [{"name": n, "level": None, "looks": 7} for n in ("Ann", "Bo")]),
    ],
)
def test_a_save_that_makes_no_sense_is_damaged(tmp_path: Path, key: str, value: Any) -> None:
    path = tmp_path / "a.json"
    begin(path)
    data = kept(path)
    data[key] = value
    path.write_text(json.dumps(data), encoding="utf-8")
    told = Told()
    assert Session.resume(path, notice=told) is None
    assert told.kinds() == [Trouble.DAMAGED] and not path.exists()


def test_a_save_with_an_illegal_move_is_damaged(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    begin(path)
    data = kept(path)
    data["transcript"]["moves"] = [{"seat": 1, "do": "roll"}]
    path.write_text(json.dumps(data), encoding="utf-8")
    told = Told()
    assert Session.resume(path, notice=told) is None and told.kinds() == [Trouble.DAMAGED]


def test_a_save_from_a_newer_version_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    newer = json.dumps({"dustup_save": 2, "secrets": "of the future"})
    path.write_text(newer, encoding="utf-8")
    told = Told()
    assert Session.resume(path, notice=told) is None and told.kinds() == [Trouble.NEWER]
    begin(path)
    assert [bad.read_text(encoding="utf-8") for bad in tmp_path.glob("*.bad")] == [newer]


def test_a_kill_while_writing_leaves_a_save(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.json"
    session = begin(path)
    session.play(0, ROLL, 10)
    steps = ["fsync", "replace", "replace"]
    for step in range(len(steps)):
        left = [step]

        def killed(name: str, left: list[int] = left) -> Any:
            real = getattr(os, name)

            def run(*args: Any) -> Any:
                if left[0] == 0:
                    raise KeyboardInterrupt
                left[0] -= 1
                return real(*args)

            return run

        with monkeypatch.context() as patch:
            patch.setattr(disk.os, "fsync", killed("fsync"))
            patch.setattr(disk.os, "replace", killed("replace"))
            with pytest.raises(KeyboardInterrupt):
                session.save_now()
        again = Session.resume(path)
        assert again is not None and again.legal(0) == session.legal(0)


def test_a_full_disk_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    told = Told()
    session = begin(blocked / "a.json", told=told)
    session.play(0, ROLL, 10)
    session.play(0, STAND, 20)
    assert session.to_act() == (1,) and told.kinds() == [Trouble.CANNOT_WRITE]
    assert "\n" not in str(told[0])


def test_what_is_set_aside_never_covers_another(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    for text in ("one", "two", "three"):
        path.write_text(text)
        os.utime(path, (1_700_000_000, 1_700_000_000))
        assert set_aside(path).name.endswith(".bad")
    assert sorted(bad.read_text() for bad in tmp_path.glob("a.json.*.bad")) == [
        "one",
        "three",
        "two",
    ]


def test_the_one_before_stays(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.json"
    write_whole(path, "1")
    write_whole(path, "2")
    assert (path.read_text(), last_of(path).read_text()) == ("2", "1")
    SaveFile(path).write({"x": 1})
    assert json.loads(path.read_text())["x"] == 1


def test_what_is_known_of_the_sitters_is_kept_and_told_to_bots(tmp_path: Path) -> None:
    setup = GAMES["texas_hold_it"].setup(("Ann", "Bo"), {}, first=0, seed=5)
    chairs = [Chair("Ann", None, {}, {"claims": 4, "lies": 3}), Chair("Bo", "hard")]
    path = tmp_path / "save.json"
    Session.new(setup, chairs, save=path)
    again = Session.resume(path)
    assert again is not None and again.chairs == tuple(chairs)
    bot = again._planner.bots[1]
    assert isinstance(bot, Remembers) and bot._past[0].lies == 3  # type: ignore[attr-defined]
    data = json.loads(path.read_text(encoding="utf-8"))
    data["chairs"][0]["past"] = {"lies": -1}
    path.write_text(json.dumps(data), encoding="utf-8")
    assert Session.resume(path) is None
