"""One chair of the lobby: its name, its looks, its place, a bot's level."""

import pygame
import pytest

from scenes.kit.app.app import App
from scenes.kit.input.inputs import PadButton
from tests.scenes.shell.lobby import lobby_hands
from tests.scenes.shell.lobby.lobby_hands import (
    button,
    click,
    lobby_of,
    names,
    pad,
    press,
    sheet_of,
    type_name,
)

app = lobby_hands.app


@pytest.mark.parametrize("name", ["Ann", "김철수", "Zoë", "x" * 24, "{0}", "../x", "%s"])
def test_names_that_can_be(app: App, name: str) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    sheet = sheet_of(app, lobby)
    type_name(app, sheet, name)
    assert names(lobby) == [name] and not sheet.group.saying
    app.step()


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u200d", "🤠", "אבג", "سلام", "Doc"])
def test_names_that_cannot_be_are_refused_kindly_and_the_old_one_stays(app: App, name: str) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S, pygame.KSCAN_K)
    before = names(lobby)
    assert before[1] == "Doc"
    sheet = sheet_of(app, lobby)
    if app.text.unwritable(name) == "" and name in ("אבג", "سلام"):
        pytest.skip("the typefaces have these letters")
    type_name(app, sheet, name)
    assert names(lobby) == before
    assert sheet.group.saying


def test_a_pasted_novel_becomes_a_name_of_24(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    type_name(app, sheet_of(app, lobby), "long " * 40)
    assert len(names(lobby)[0]) <= 24


def test_typing_a_name_sits_nobody_down(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    sheet = sheet_of(app, lobby)
    press(app, pygame.KSCAN_RETURN, pygame.KSCAN_K, pygame.KSCAN_J)
    assert sheet.group.typing and len(lobby.party.sitters) == 1
    press(app, pygame.KSCAN_ESCAPE)
    assert app.top is sheet  # Esc ends the typing, not the sheet


def test_others_may_sit_down_while_one_dresses(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S)
    sheet_of(app, lobby)
    press(app, pygame.KSCAN_K)
    assert len(lobby.party.sitters) == 2


def test_looks_turn_with_left_and_right_and_colours_are_never_equal(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S, pygame.KSCAN_K)
    sheet = sheet_of(app, lobby)
    for row in range(1, 5):
        before = sheet.sitter.looks
        sheet.group.set_focus(row)
        press(app, pygame.KSCAN_RIGHT)
        assert sheet.sitter.looks != before
        press(app, pygame.KSCAN_LEFT)
        assert sheet.sitter.looks == before
    sheet.group.set_focus(1)
    for _ in range(9):
        press(app, pygame.KSCAN_RIGHT)
        assert sheet.sitter.looks.colour != lobby.party.sitters[1].looks.colour


def test_with_a_pad_a_name_is_borrowed(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S, pygame.KSCAN_K)
    sheet = sheet_of(app, lobby)
    pad(app, PadButton.DPAD_RIGHT, number=3)
    assert sheet.sitter.name not in ("Belle", "Doc") and not sheet.group.saying


def test_moving_a_chair_moves_the_keys_with_the_order(app: App) -> None:
    lobby = lobby_of(app)
    press(app, pygame.KSCAN_S, pygame.KSCAN_K)
    sheet = sheet_of(app, lobby)
    mover = sheet.sitter
    sheet.group.set_focus(5)
    press(app, pygame.KSCAN_RIGHT)
    assert lobby.party.sitters[1] is mover
    assert pygame.KSCAN_K in lobby.keys_of(mover)


def test_a_bot_changes_its_level_and_is_sent_off(app: App) -> None:
    lobby = lobby_of(app)
    click(app, button(lobby, "Easy"))
    sheet = sheet_of(app, lobby)
    sheet.group.set_focus(2)
    press(app, pygame.KSCAN_RIGHT)
    assert lobby.party.sitters[0].level == "middle"
    click(app, button(sheet, "Remove the bot"))
    assert app.top is lobby and not lobby.party.sitters
