"""The lobby of the card games: bots on the chairs that are needed, dealers, rules in words."""

from dataclasses import replace

import pygame
import pytest

from game.core.registry import GAMES
from scenes.games import TABLES
from scenes.kit.app.app import App
from scenes.kit.widgets import Choice
from scenes.shell.lobby import open as lobby_open
from scenes.shell.lobby import options as option_words
from scenes.shell.lobby.lobby import Lobby
from scenes.shell.lobby.rules import HouseRules
from scenes.shell.lobby.words import level_line
from tests.scenes.shell.lobby import lobby_hands
from tests.scenes.shell.lobby.lobby_hands import Opened, button, click, lobby_of, opened, press

app = lobby_hands.app

NEW_GAMES = ("monster_gunslingers", "monster", "texas_hold_it")


@pytest.fixture
def new_tables(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """The tables of the card games, whatever the catalogue has so far."""
    for key in NEW_GAMES:
        stand_in = replace(
            lobby_open.TABLES[key],
            title=key,
            line=key,
            open=Opened,
            starter=None,
            offer=None,
            teach=None,
        )
        monkeypatch.setitem(lobby_open.TABLES, key, stand_in)


@pytest.mark.parametrize(("key", "least"), [("monster", 4), ("texas_hold_it", 2)])
def test_bots_fill_the_chairs_a_game_needs_and_its_first_player_deals(
    app: App, new_tables: None, key: str, least: int
) -> None:
    lobby = lobby_of(app, key)
    press(app, pygame.KSCAN_S)
    click(app, button(lobby, "Fill up with bots"))
    assert len(lobby.party.sitters) == least
    deals = next(w for w in lobby.group.widgets if isinstance(w, Choice))
    assert deals.label == "Who deals"
    lobby.first = lobby.party.sitters[1]
    click(app, button(lobby, "Start"))
    setup = opened(app).session.setup
    assert setup.first == 1 and len(setup.players) == least
    if key == "monster":
        assert setup.options["games"] == "lap"


def test_a_smaller_party_of_last_time_is_filled_up_too(app: App, new_tables: None) -> None:
    lobby = lobby_of(app)
    for code in (pygame.KSCAN_S, pygame.KSCAN_K):
        press(app, code)
    lobby.first = lobby.party.sitters[0]
    lobby.start()
    app.push(again := Lobby(app, "monster"))
    app.step()
    click(app, button(again, "As last time"))
    assert [s.level for s in again.party.sitters] == [None, None]
    click(app, button(again, "Fill up with bots"))
    assert len(again.party.sitters) == 4 and again.trouble() is None


def test_rules_that_make_no_difference_are_grey_and_say_why(app: App, new_tables: None) -> None:
    lobby = lobby_of(app, "monster_gunslingers")
    app.push(rules := HouseRules(app, lobby))
    app.step()

    def rows() -> dict[str, Choice]:
        return {w.label: w for w in rules.group.widgets if isinstance(w, Choice)}

    assert not rows()["Size of a bet"].enabled and rows()["Rounds to win"].enabled
    click(app, rows()["Betting"], 0.9)
    assert rows()["Size of a bet"].enabled and not rows()["Rounds to win"].enabled
    assert lobby.picks == {"betting": True}
    click(app, rows()["Rounds to win"], 0.9)
    assert "three rounds" in rules.group.saying and lobby.picks == {"betting": True}


def test_every_bot_has_a_line_in_every_game() -> None:
    for key, info in GAMES.items():
        for level in info.levels:
            assert level_line(key, level), (key, level)


def test_every_option_of_every_game_has_words_and_its_default_among_its_stops() -> None:
    for key in GAMES:
        for option in GAMES[key].options:
            words = TABLES[key].text_of(option)
            assert words.label != option.key and words.line
            for long_timers in (False, True):
                default = option_words.default_of(key, option, long_timers)
                stops = option_words.stops_of(key, option, default)
                assert default in stops and option.accepts(default)
                assert all(option.accepts(stop) and words.value(stop) for stop in stops)
