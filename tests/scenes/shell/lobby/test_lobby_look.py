"""The lobby's pages in both languages: they draw, nothing overlaps, nothing leaves the stage."""

from collections.abc import Callable
from typing import Any

import pytest

from scenes.games import TABLES
from scenes.kit.app.app import App
from scenes.kit.text.lettering import SMALLEST_U, Lettering
from scenes.kit.widgets import Button
from scenes.shell.lobby.lobby import Lobby
from scenes.shell.lobby.lot import Lot
from scenes.shell.lobby.rules import LINE_GAP, HouseRules, RuleRow
from scenes.shell.lobby.seat import SeatSheet
from scenes.shell.lobby.words import level_line
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


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_a_bot_is_like_is_never_cut(
    language: str, percent: int, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = Lettering._fit_block
    said: dict[str, list[str]] = {}

    def fit(self: Lettering, text: str, *given: Any) -> tuple[int, list[str]]:
        size_px, lines = whole(self, text, *given)
        said[text] = lines
        return size_px, lines

    monkeypatch.setattr(Lettering, "_fit_block", fit)
    app = App.headless(size, language=language)
    app.settings.text_percent = percent
    cut = []
    for key in TABLES:
        lobby = Lobby(app, key)
        app.reset(lobby)
        for level in lobby.info.levels[-lobby.chairs :]:
            lobby.party.add_bot(level)
        lobby.rebuild()
        app.step()
        for level in lobby.info.levels[-lobby.chairs :]:
            line = level_line(key, level)
            assert line in said
            cut += [said[line]] if said[line][-1].endswith("…") else []
    assert not cut
    app.close()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 150])
def test_under_a_sheet_the_lobby_keeps_its_foot_line_to_itself(
    language: str, percent: int, texts: Callable[[App], list[Placed]]
) -> None:
    app = App.headless((1280, 720), language=language)
    app.settings.text_percent = percent
    lobby = Lobby(app, "texas_hold_it")
    app.reset(lobby)
    lobby.group.set_focus(
        next(
            i for i, w in enumerate(lobby.group.widgets)
            if isinstance(w, Button) and w.on_press == lobby._house_rules
        )
    )  # fmt: skip
    words = lobby.foot()
    assert words in [p.text for p in texts(app)]
    for sheet in (HouseRules(app, lobby), SeatSheet(app, lobby, lobby.party.sit())):
        app.push(sheet)
        placed = texts(app)
        assert words not in [p.text for p in placed]
        assert sheet.foot() in [p.text for p in placed]
        assert not overlaps([p for p in placed if p.y > 1000])
        app.pop()
    assert words in [p.text for p in texts(app)]
    app.close()


@pytest.mark.parametrize("language", ["en", "ko"])
@pytest.mark.parametrize("percent", [100, 120, 150])
def test_house_rules_are_explained_in_one_size_and_whole(language: str, percent: int) -> None:
    app = App.headless((1280, 720), language=language)
    app.settings.text_percent = percent
    for key in TABLES:
        sheet = HouseRules(app, Lobby(app, key))
        app.reset(sheet)
        rows = [w for w in sheet.group.widgets if isinstance(w, RuleRow)]
        assert rows and len({row.line_u for row in rows}) == 1
        for row, below in zip(rows, [*rows[1:], sheet.group.widgets[-1]], strict=True):
            size, lines = app.text._fit_block(
                row.line, "body", row.line_u, round(row.line_w * app.canvas.scale), LINE_GAP,
                None, None,
            )  # fmt: skip
            assert size >= round(SMALLEST_U * app.canvas.scale) and len(lines) <= 2
            high = size / app.canvas.scale * (1 + LINE_GAP * (len(lines) - 1))
            assert row.y + row.h + 5 + high < below.y
    app.close()
