"""The self-test: that it passes is run by the build; here, that it can fail."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.registry import GAMES
from scenes.games import TABLES
from scenes.kit.input.inputs import Input
from scenes.kit.layout import layouts
from scenes.kit.text import words
from scenes.table.secret.scene import SecretTable
from scenes.tools import selftest as tested
from scenes.tools.selftest import Check, FailedError, Pictures, checks, selftest
from scenes.tools.stagehand import Sitter

PICTURES = Pictures()


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    yield
    words.use("en")


def passing() -> str:
    return "all of it"


def failing() -> str:
    raise FailedError("the piano is\nout of tune")


def breaking() -> str:
    return str(1 // 0)


def only(monkeypatch: pytest.MonkeyPatch, *run: Check) -> None:
    monkeypatch.setattr(tested, "checks", lambda: iter(run))


def test_all_passed_is_told_and_0(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    only(monkeypatch, Check("doors", passing))
    assert selftest() == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "ok      doors: all of it"
    assert lines[-1].startswith("selftest passed")


def test_what_failed_is_named_and_the_rest_still_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    only(monkeypatch, Check("piano", failing), Check("till", breaking), Check("doors", passing))
    assert selftest() == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "FAILED  piano: the piano is out of tune"
    assert lines[1].startswith("FAILED  till: ZeroDivisionError at test_selftest.py:")
    assert lines[2].startswith("ok      doors")
    assert lines[3].startswith("selftest failed: piano, till")


def test_without_streams_it_still_gives_its_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdout", None)
    only(monkeypatch, Check("doors", passing), Check("piano", failing))
    assert selftest() == 1


def test_every_game_on_the_title_is_played_in_every_way() -> None:
    names = [check.name for check in checks()]
    assert "a game of saloon_poker" in names
    assert "a game of saloon_poker (dice)" in names
    assert "a game of high_noon (dice)" in names
    assert {"a game of monster_gunslingers (True)", "a game of texas_hold_it (silent)"} <= set(
        names
    )
    assert {f"a game of {key}" for key in TABLES} <= set(names)
    taught = {key for key, info in TABLES.items() if info.teach is not None}
    assert {f"first round of {key}" for key in taught} <= set(names)
    assert {"scenes (en)", "scenes (ko)"} <= set(names)
    assert len(names) == len(set(names))


def test_every_table_with_secret_hands_has_its_curtain_tried() -> None:
    names = [check.name for check in checks()]
    for key, info in TABLES.items():
        with tested._hand(pictures=PICTURES) as hand:
            sitters = [Sitter(f"P{seat}") for seat in range(GAMES[key].players[0])]
            hand.sit(key, sitters)
            secret = isinstance(hand.top, SecretTable)
        assert (f"the curtain of {key}" in names) == secret, info.title


def test_a_curtain_that_anybody_opens_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    def anybody(self: SecretTable, _event: Input) -> bool:
        assert self.secrets.named is not None
        return self.secrets.lift(self.secrets.named, self.now_us)

    monkeypatch.setattr(SecretTable, "_at_curtain", anybody)
    with pytest.raises(FailedError, match="anybody's key"):
        named("the curtain of monster").run()


def test_pictures_that_all_hands_share_fail_the_check_they_lack_in(tmp_path: Path) -> None:
    pictures = Pictures()
    with tested._hand(pictures=pictures) as hand:
        hand.app.art.folder = tmp_path
    with pytest.raises(FailedError, match="gone.svg"), tested._hand(pictures=pictures) as hand:
        hand.app.art.svg("gone", 40)


def named(name: str) -> Check:
    return next(check for check in checks() if check.name == name)


@pytest.mark.parametrize("name", ["words", "lettering", "tables", "sounds"])
def test_what_the_rest_stands_on_passes(name: str) -> None:
    assert named(name).run()


def test_a_table_that_cannot_be_read_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "saloon_poker.tmx").write_text("<map", encoding="utf-8")
    monkeypatch.setattr(layouts, "TABLES_DIR", tmp_path)
    monkeypatch.setattr(layouts.load, "__kwdefaults__", {
        **(layouts.load.__kwdefaults__ or {}), "folder": tmp_path,
    })  # fmt: skip
    with pytest.raises(layouts.LayoutError, match="saloon_poker.tmx"):
        named("tables").run()


def test_a_missing_catalogue_fails(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(words.use, "__defaults__", (tmp_path,))
    with pytest.raises(FailedError, match="ko"):
        named("words").run()
