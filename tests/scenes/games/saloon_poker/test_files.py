"""Leaving and coming back, undo from the pause sheet, and folders that cannot be written."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from game.controls.gestures import Act
from game.core.files import last_of
from game.saloon_poker.records import Phase
from scenes.games.saloon_poker.scene import SaloonPoker
from scenes.shell.lobby.saved_game import resume_game, saved_game
from scenes.shell.title import Title
from tests.scenes.conftest import Duel, Results, Room

Make = Callable[..., Room]
ENTER, ESC, UP, DOWN = (
    pygame.KSCAN_RETURN,
    pygame.KSCAN_ESCAPE,
    pygame.KSCAN_UP,
    pygame.KSCAN_DOWN,
)
PAIR, THREES, FIVES = [2, 2, 4, 5, 6], [3, 3, 3, 1, 5], [5] * 5


def labels(room: Room) -> list[str]:
    """The words on the buttons of the page on top."""
    top = room.app.top
    assert top is not None
    return [widget.label for widget in top.group.widgets]  # type: ignore[attr-defined]


def leave_table(room: Room) -> None:
    """Esc, Leave, and the other button."""
    room.tap(ESC)
    room.run(400_000)
    room.tap(UP)
    room.tap(ENTER)
    room.tap(DOWN)
    room.tap(ENTER)
    assert isinstance(room.app.top, Title)


def come_back(room: Room) -> SaloonPoker:
    """Go on from the title."""
    assert labels(room)[0] == "Continue"
    room.app.top.group.set_focus(0)  # type: ignore[union-attr]
    room.tap(ENTER)
    scene = room.app.top
    assert isinstance(scene, SaloonPoker)
    room.scene, room.table = scene, scene.table
    return scene


def to_the_middle(room: Room) -> None:
    """Ann has stood, Bo has rolled and rerolled once."""
    room.act(0, Act.SLAP)
    room.settle()
    room.act(0, Act.COVER)
    room.settle()
    room.act(1, Act.SLAP)
    room.settle()


def test_leaving_and_going_on_shows_the_same_table(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo", "Cy"), dice=[*PAIR, *THREES])
    to_the_middle(r)
    # What was told is not kept, nor how the dice happened to fall.
    r.scene.shown.log.clear()
    r.scene.shown.gold.clear()
    r.scene.board.lay(THREES)
    r.run(400_000)
    before = r.view
    picture = r.pixels()
    leave_table(r)
    come_back(r)
    r.run(400_000)
    # The game's clock has gone on meanwhile; all else is as it was.
    assert r.view.hands == before.hands and r.view.player == before.player
    assert r.view.rerolls_left == before.rerolls_left and r.view.scores == before.scores
    assert [d.value for d in r.scene.board.dice if d] == THREES
    assert r.pixels() == picture
    r.act(1, Act.COVER)
    r.settle()
    assert r.scene.actor() == 2


def test_a_roll_is_saved_before_it_is_seen(room: Make) -> None:
    """Whoever pulls the plug at the sight of a bad roll finds it again."""
    r = room()
    r.sit(("Ann", "Bo"))
    r.app.deliver([r.down(r.key(0, Act.SLAP))])
    rolled = r.view.hands[0]
    assert rolled is not None and r.scene.board.empty
    again = room()
    assert resume_game(again.app)
    top = again.app.top
    assert isinstance(top, SaloonPoker) and top.view().hands[0] == rolled


def test_closing_the_window_anywhere_keeps_the_game(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=FIVES)
    r.act(0, Act.SLAP)
    r.tap(ESC)
    r.app.quit()
    r.app.end()
    again = room()
    assert saved_game(again.app) is not None
    assert resume_game(again.app)
    assert again.app.top.view().hands[0] == tuple(FIVES)  # type: ignore[union-attr]


def test_a_race_begins_anew_after_coming_back(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo", "Cy"), dice=FIVES)
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)
    r.until(lambda: r.scene.live)
    r.run(2_000_000)
    r.act(1, Act.COVER)
    leave_table(r)
    come_back(r)
    assert r.view.phase is Phase.ACCUSE and r.view.window.passed == ()
    assert r.view.window.ends_us - r.table.game_us(r.now()) > 4_800_000
    assert r.scene.shown.hands[0] == tuple(FIVES)
    r.run(600_000)
    assert not r.scene.live, "nothing burns before somebody is ready"
    r.tap(ENTER)
    r.run(600_000)
    assert r.scene.live and r.scene.asked() == [1, 2]
    r.act(2, Act.SLAP)
    r.until(lambda: isinstance(r.app.top, Duel))


def test_going_on_in_a_duel_leads_to_the_duel(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=FIVES)
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)
    r.until(lambda: r.scene.live)
    r.act(1, Act.SLAP)
    r.until(lambda: isinstance(r.app.top, Duel))
    r.app.end()
    again = room()
    assert resume_game(again.app)
    again.run(200_000)
    assert isinstance(again.app.top, Duel)


def test_a_game_that_is_over_is_not_offered_again(room: Make) -> None:
    r = room(speed="fast")
    r.sit(("Ann", "Bo"), {"target": 20, "accuse_ms": 0}, dice=[*FIVES, *PAIR])
    for seat in (0, 1):
        r.act(seat, Act.SLAP)
        r.settle()
        r.act(seat, Act.COVER)
        if seat == 0:
            r.settle()
    r.until(lambda: isinstance(r.app.top, Results))
    assert (r.app.files.autosave).exists(), "kept until the results have counted it"
    r.table.session.forget_save()  # what the results do
    r.app.reset(Title(r.app))
    r.step()
    assert "Continue" not in labels(r) and r.app.notices == []


@pytest.mark.parametrize(
    "damage", [b"", b"{", b"\xff\xfe\x00", b"[]", b'{"dustup_save": 1}', b"null"]
)
def test_a_damaged_autosave_is_told_set_aside_and_the_title_works(
    room: Make, damage: bytes
) -> None:
    r = room()
    path = r.app.files.autosave
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(damage)
    r.app.reset(Title(r.app))
    r.step()
    resume_game(r.app)
    r.pixels()
    assert isinstance(r.app.top, Title)
    assert len(r.app.notices) == 1 and "damaged" in r.app.notices[0]
    aside = list(path.parent.glob("*.bad"))
    assert len(aside) == 1 and aside[0].read_bytes() == damage
    r.tap(ENTER)
    assert r.app.notices == []
    assert not isinstance(r.app.top, Title), "the lobby opens all the same"


def test_a_save_that_cheats_is_refused_from_the_title(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.act(0, Act.SLAP)
    leave_table(r)
    path = r.app.files.autosave
    for file in (path, last_of(path)):
        if file.exists():
            data = json.loads(file.read_text())
            data["transcript"]["moves"] = [{"seat": 1, "do": "stand"}]
            file.write_text(json.dumps(data))
    r.app.reset(Title(r.app))
    r.step()
    assert labels(r)[0] == "Continue"
    r.app.top.group.set_focus(0)  # type: ignore[union-attr]
    r.tap(ENTER)
    assert isinstance(r.app.top, Title) and r.app.notices
    assert "Continue" not in labels(r)


def test_the_save_before_the_last_is_used_when_the_last_is_damaged(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=[*PAIR, *THREES])
    to_the_middle(r)
    path = r.app.files.autosave
    path.write_bytes(b"\x00" * 50)
    again = room()
    assert resume_game(again.app)
    assert again.app.top.view().hands[0] == tuple(PAIR)  # type: ignore[union-attr]
    assert any("damaged" in words for words in again.app.notices)


def test_a_folder_that_cannot_be_written_is_told_once_and_the_game_goes_on(
    room: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "a file, no folder"
    blocked.write_text("in the way")
    r = room(data=blocked)
    told: list[str] = []
    monkeypatch.setattr(r.app, "notice", told.append)
    r.app.notices.clear()
    r.sit(("Ann", "Bo"), dice=[*PAIR, *THREES])
    to_the_middle(r)
    r.pixels()
    r.act(1, Act.COVER)
    r.settle()
    assert len([words for words in told if "cannot be saved" in words]) == 1
    assert r.view.round == 2


@pytest.mark.skipif(os.name == "nt", reason="a folder's mode keeps nobody out there")
@pytest.mark.skipif(getattr(os, "geteuid", int)() == 0, reason="root may write anywhere")
def test_a_folder_without_permission(room: Make, tmp_path: Path) -> None:
    shut = tmp_path / "shut"
    shut.mkdir(mode=0o500)
    r = room(data=shut / "data")
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.act(0, Act.SLAP)
    r.settle()
    assert r.view.hands[0] == tuple(PAIR)


def test_an_odd_data_folder_works(room: Make, tmp_path: Path) -> None:
    r = room(data=tmp_path / "사는 곳 ' \" é 🤠")
    r.sit(("Ann", "Bo"), dice=PAIR)
    r.act(0, Act.SLAP)
    r.settle()
    leave_table(r)
    come_back(r)
    assert [d.value for d in r.scene.board.dice if d] == PAIR and r.app.notices == []


def test_undo_from_the_pause_sheet(room: Make) -> None:
    r = room()
    r.sit(("Ann", "Bo"), dice=[*PAIR, *THREES])
    r.act(0, Act.SLAP)
    r.settle()
    r.act(0, Act.COVER)
    r.settle()
    r.tap(ESC)
    r.run(400_000)
    assert labels(r)[1] == "Take it back"
    r.tap(DOWN, ENTER)
    assert r.app.top is r.scene and r.view.player == 0
    assert [d.value for d in r.scene.board.dice if d] == PAIR
    r.run(400_000)
    r.tap(ESC)
    r.run(400_000)
    r.tap(DOWN, ENTER)
    top = r.app.top
    assert top is not None and top.name == "pause"
    assert top.group.saying == "Too late: something has been shown since."  # type: ignore[attr-defined]
