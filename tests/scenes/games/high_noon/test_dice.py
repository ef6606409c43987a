"""The duel with dice: secret choices, dials, and a duel fought over the poker table."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.controls.gestures import Act
from game.core.chairs import Chair
from game.core.registry import GAMES
from game.core.session import Session
from game.high_noon.records import What
from game.saloon_poker.records import ACCUSE, ROLL, STAND, Phase, SaloonView, StakeMoved
from scenes.games.high_noon.scene import Duel
from scenes.games.high_noon.shown import Stage
from scenes.games.saloon_poker.life import duel_of
from scenes.kit.app.app import App
from scenes.kit.app.scene import Scene
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind
from scenes.table.table import Table
from tests.scenes.games.high_noon.table import LEFT, LEFT_HOLD, RIGHT, RIGHT_HOLD, SMALL, DuelTable


def both_draw(duel: DuelTable) -> None:
    duel.until(Stage.CHOOSE)
    duel.step(4)
    duel.tap(LEFT)
    duel.tap(RIGHT)
    duel.until(Stage.SHOW)


def test_higher_total_hits() -> None:
    duel = DuelTable(version="dice", stack={"dice": [5, 4, 6, 3]})
    both_draw(duel)
    both_draw(duel)
    duel.until(Stage.CHOOSE)
    assert [side.total for side in duel.scene.shown.dice] == [11, 7]
    duel.step(4)
    duel.tap(LEFT_HOLD)
    duel.tap(RIGHT_HOLD)
    finish = duel.scene.finish
    assert finish is not None and finish.exchange.what is What.HIGHER
    assert finish.winner == 0 and finish.totals == (11, 7) and finish.rows == ((5, 6), (4, 3))
    duel.until(Stage.FINISH)
    assert duel.scene.shown.hits == [1, 0]
    duel.until(Stage.CHOOSE)
    assert [side.total for side in duel.scene.shown.dice] == [0, 0]


def test_over_twelve_breaks_the_dial() -> None:
    duel = DuelTable(version="dice", stack={"dice": [6, 1, 6, 1, 2, 1]})
    for _ in range(3):
        both_draw(duel)
    duel.until(Stage.CHOOSE)
    assert duel.scene.shown.dice[0].over and duel.scene.shown.dice[0].total == 14
    assert duel.scene.dice.asked() == [1]
    duel.step(4)
    duel.tap(RIGHT_HOLD)
    assert duel.scene.finish is not None
    assert duel.scene.finish.exchange.what is What.OVER and duel.scene.finish.winner == 1


def test_a_choice_shows_that_it_was_made_and_nothing_else() -> None:
    pictures = []
    for code in (LEFT, LEFT_HOLD):
        duel = DuelTable(version="dice", stack={"dice": [2, 3, 4, 5]})
        both_draw(duel)
        duel.until(Stage.CHOOSE)
        duel.step(400)
        duel.tap(code)
        duel.step(60)
        assert duel.scene.shown.dice[0].card == ""
        pictures.append(duel.picture())
    assert pictures[0] == pictures[1]


def test_the_first_die_is_a_must_and_a_choice_stays() -> None:
    duel = DuelTable(version="dice", stack={"dice": [2, 3]})
    duel.until(Stage.CHOOSE)
    duel.step(4)
    duel.tap(LEFT_HOLD)
    assert duel.scene.saying and duel.moves() == []
    duel.tap(LEFT)
    duel.tap(LEFT)
    assert duel.moves() == ["draw"]


def test_one_person_has_buttons_for_arrows_and_mouse() -> None:
    duel = DuelTable((None, "hard"), version="dice", stack={"dice": [5, 2, 4, 2]})
    duel.until(Stage.CHOOSE)
    duel.step(4)
    assert duel.scene.dice.alone() == 0
    duel.tap(40)  # Enter: one more
    duel.until(Stage.SHOW)
    duel.until(Stage.CHOOSE)
    duel.step(4)
    duel.tap(79)  # the right arrow
    assert duel.scene.dice.spot == 1
    x, y = duel.scene.dice._button_box(1)
    for kind in (Kind.MOUSE_DOWN, Kind.MOUSE_UP):
        duel.step(1, 1_000, Input(kind, duel.now_us, x_u=x + 9, y_u=y + 9, button=1))
    duel.until(Stage.SHOW)
    assert duel.moves()[-2:].count("hold") >= 1


def test_bots_play_it_to_the_end() -> None:
    duel = DuelTable(("middle", "hard"), version="dice", speed="fast", hits=2)
    duel.until(Stage.OVER, 20_000)
    result = duel.table.result()
    assert result is not None and result.winners == (duel.scene.winner,)


def key(table: Table, seat: int, act: Act) -> int:
    """A person's key for an act."""
    zone = table.guests[seat].zone
    code = zone.key_for(act) if zone is not None else None
    assert code is not None
    return code


class Below(Scene):
    """Stands in for the poker table."""

    resumed = False

    def resume(self) -> None:
        self.resumed = True


@pytest.mark.parametrize("version", ["draw", "dice"])
def test_over_the_table_the_rest_of_the_events_stay(version: str) -> None:
    app = App.headless(SMALL)
    options = {"duel": version, "hits": 1, "accuse_ms": 1000}
    setup = GAMES["saloon_poker"].setup(("Ann", "Bo", "Cy"), options, first=0, seed=3)
    dice = [6] * 5 + ([6, 1, 6, 1, 2, 1] if version == "dice" else [])
    setup = replace(setup, stack={"dice": dice, "noon_us": [2_000_000]})
    chairs = [Chair(n, None, Looks(i, i, i, i).to_json()) for i, n in enumerate(setup.players)]
    table = Table(app, Session.new(setup, chairs, bot_seed=1))
    assert table.play(0, ROLL) and table.play(0, STAND) and table.play(1, ACCUSE)
    table.run(0, True)
    table.update(3_000_000)
    table.run(3_000_000, False)
    view = table.view()
    assert isinstance(view, SaloonView) and view.phase is Phase.DUEL
    table.pending.clear()
    app.clock.advance(3_000_000)  # type: ignore[attr-defined]
    below = Below(app)
    app.push(below)
    duel = DuelTable.__new__(DuelTable)
    duel.app, duel.table = app, table
    duel.scene = Duel(app, table, duel_of)
    duel.open()
    if version == "draw":
        duel.until_bell()
        duel.tap(key(table, 0, Act.SLAP))
    else:
        # The accuser is listed first and takes the first die of each beat: 6, 6 and 2 are Bo's.
        for _ in range(3):
            duel.until(Stage.CHOOSE)
            duel.step(4)
            for seat in (0, 1):
                duel.tap(key(table, seat, Act.SLAP))
            duel.until(Stage.SHOW)
        duel.until(Stage.CHOOSE)
        duel.step(4)
        duel.tap(key(table, 0, Act.COVER))
    duel.until(Stage.OVER)
    assert not table.running
    duel.step(300)
    assert app.top is below and below.resumed
    assert isinstance(table.pending[0], StakeMoved)
    assert table.pending[0].winner == 0
