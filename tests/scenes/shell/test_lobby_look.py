"""The lobby's pages in both languages: they draw, nothing overlaps, nothing leaves the stage."""

from collections.abc import Callable

import pytest

from scenes.catalogue import TABLES
from scenes.kit.app import App
from scenes.shell.lobby import Lobby
from scenes.shell.lobby_lot import Lot
from scenes.shell.lobby_rules import HouseRules
from scenes.shell.lobby_seat import SeatSheet
from tests.scenes.conftest import Placed, outside, overlaps


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_every_page_draws(language: str, percent: int) -> None:
    app = App.headless((1280, 720), language=language)
    app.settings.text_percent = percent
    for key in TABLES:
        lobby = Lobby(app, key)
        app.push(lobby)
        app.step()
        for _ in range(lobby.chairs):
            lobby.party.sit()
        lobby.rebuild()
        app.step()
        for scene in (
            SeatSheet(app, lobby, lobby.party.sitters[0]),
            HouseRules(app, lobby),
            Lot(app, lobby.party.sitters, lambda _seat: None),
        ):
            app.push(scene)
            app.step()
            app.pop()
    app.close()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("key", list(TABLES))
def test_at_the_largest_text_nothing_overlaps_and_nothing_leaves_the_stage(
    key: str, language: str, texts: Callable[[App], list[Placed]]
) -> None:
    app = App.headless((1280, 720), language=language)
    app.settings.text_percent = 150
    lobby = Lobby(app, key)
    app.reset(lobby)
    for filled in (False, True):
        if filled:
            for i in range(lobby.chairs):
                sitter = lobby.party.sit() if i % 2 else lobby.party.add_bot("middle")
                sitter.name = ("W" * 23 + str(i), "김수한무 거북이와 두루미 " + str(i))[i % 2]
            lobby.first = lobby.party.sitters[0]
            lobby.rebuild()
        app.step()
        placed = texts(app)
        assert not outside(placed) and not overlaps(placed, slack_u=4)
    for sitter in lobby.party.sitters[:2]:
        app.reset(SeatSheet(app, lobby, sitter))
        placed = texts(app)
        assert not outside(placed) and not overlaps(placed, slack_u=4)
    app.reset(HouseRules(app, lobby))
    placed = texts(app)
    assert not outside(placed) and not overlaps(placed, slack_u=4)
    lot = Lot(app, lobby.party.sitters, lambda _seat: None)
    app.reset(lot)
    lot._show()
    placed = texts(app)
    assert not outside(placed) and not overlaps(placed, slack_u=4)
    app.close()
