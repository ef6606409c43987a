"""Pictures of every scene: the list, the files, and what cannot be."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.games import TABLES
from scenes.tools.gallery import states as gallery
from scenes.tools.gallery.register import shot
from scenes.tools.gallery.states import states
from scenes.tools.shots import shots
from scenes.tools.stagehand import Stagehand, StuckError


def test_every_scene_has_its_pictures() -> None:
    kinds = {name.split("_")[0] for name in states()}
    assert kinds >= {
        "title", "lobby", "options", "rules", "pause", "saloon", "duel", "results",
    }  # fmt: skip
    for key in TABLES:
        assert f"rules_{key}_1" in states()


def test_a_scene_nobody_put_in_order_comes_last(monkeypatch: pytest.MonkeyPatch) -> None:
    states()
    monkeypatch.setitem(gallery.STATES, "moon", lambda _hand: None)
    assert list(states())[-1] == "moon"
    assert next(iter(states())) == "title"


def test_a_name_is_given_once() -> None:
    states()
    with pytest.raises(ValueError, match="'title'"):
        shot("title")(lambda _hand: None)


def test_pictures_have_the_name_the_size_and_something_to_see(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shots(tmp_path / "new" / "folder", (640, 360), "en", "options") == 0
    files = sorted((tmp_path / "new" / "folder").iterdir())
    assert [path.stem for path in files] == sorted(n for n in states() if n.startswith("options"))
    for path in files:
        assert str(path) in capsys.readouterr().out or path != files[0]
        picture = pygame.image.load(path)
        assert picture.get_size() == (640, 360)
        spots = [(x, y) for x in range(5, 640, 23) for y in range(5, 360, 23)]
        assert len({tuple(picture.get_at(spot)) for spot in spots}) > 20


def test_languages_give_other_pictures(tmp_path: Path) -> None:
    for language in ("en", "ko"):
        assert shots(tmp_path / language, (320, 180), language, "title_leaving") == 0
    one, two = ((tmp_path / code / "title_leaving.png").read_bytes() for code in ("en", "ko"))
    assert one != two


def test_a_scene_there_is_not_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shots(tmp_path, (320, 180), "en", "moon") == 2
    told = capsys.readouterr()
    assert told.out == "" and told.err.count("\n") == 1
    assert "'moon'" in told.err and "saloon" in told.err
    assert list(tmp_path.iterdir()) == []


def test_a_state_that_does_not_come_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(hand: Stagehand) -> None:
        raise StuckError("waited for rain; there is 'title' on screen")

    states()
    monkeypatch.setitem(gallery.STATES, "title_rain", never)
    assert shots(tmp_path, (320, 180), "en", "title_rain") == 2
    told = capsys.readouterr()
    assert told.err == "title_rain: waited for rain; there is 'title' on screen.\n"
