"""What the probe plays at the tables with secret hands keeps them busy. No speed is tested."""

from __future__ import annotations

from collections import Counter

import pytest

from game.core.engine import TABLE
from game.core.session import Session
from scenes.kit.app.app import App
from scenes.tools import bench_hands
from scenes.tools.bench import MEASUREMENTS
from scenes.tools.bench_hands import NAMES, PLAYS, TENS, Hands, Stampedes
from scenes.tools.bench_probe import ProbeApp, opened
from scenes.tools.bench_secret import BENCHES, ROWS
from scenes.tools.stagehand import Sitter, chairs_for, setup_for

MOST_MOVES = 400


def test_every_row_has_a_name_of_its_own_and_tables_keep_together() -> None:
    assert set(ROWS) <= set(MEASUREMENTS)
    assert len(ROWS) == 3 * len(BENCHES)
    assert {bench.word for bench in BENCHES} == set(PLAYS)
    for bench in BENCHES:
        begun = [name for name in MEASUREMENTS if name.startswith(bench.word)]
        assert begun == [name for name in ROWS if name.startswith(f"{bench.word}-")]
        assert (bench.game, bench.busy) == (PLAYS[bench.word].game, PLAYS[bench.word].busy)


@pytest.mark.parametrize("word", PLAYS)
def test_the_motion_that_is_measured_comes_up_again_and_again(word: str) -> None:
    play = PLAYS[word]()
    sitters = [Sitter(name) for name in NAMES[: play.people]]
    setup = setup_for(play.game, sitters, play.options, first=play.first, stack=play.stack())
    session = Session.new(setup, chairs_for(sitters), bot_seed=1)
    seen: Counter[str] = Counter()
    for _ in range(MOST_MOVES):
        if session.result() is not None or not session.to_act():
            break
        seat = session.to_act()[0]
        before = session.view(TABLE)
        move = play.pick(session.legal(seat), before)
        session.play(seat, move, session.now_us)
        seen[play.motion(before, session.view(TABLE), move)] += 1
    assert seen[play.busy] >= 3
    assert len(seen) == 2  # and something quiet in between


def test_all_four_tens_are_dealt_to_the_first_four() -> None:
    play = Stampedes()
    deck = play.stack()["decks"][0]
    assert len(deck) == len(set(deck)) == 52
    assert tuple(deck[5:9]) == TENS


@pytest.mark.parametrize("word", PLAYS)
def test_people_open_the_curtain_and_play(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_hands, "REST_S", 0.0)
    app = opened((640, 360), posted=True)
    assert isinstance(app, App) and isinstance(app, ProbeApp)
    app.watch()
    app.settings.speed = "off"
    hands = Hands(app, PLAYS[word]())
    opened_for = set()
    for _ in range(400):
        app.turn()
        hands.go()
        opened_for.add(hands.scene.secrets.owner)
        if hands.motion != "other" and len(opened_for) > 2:
            break
    assert hands.motion != "other"
    assert hands.doing() in ("still", "curtain", hands.motion)
    app.close()
