"""Scores and tab of whole random games add up, whatever happens in them."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.chance import stream
from game.core.engine import Engine, Event
from game.core.playout import random_play
from game.core.registry import GAMES
from game.saloon_poker.records import (
    Ending,
    GameOver,
    RoundScored,
    SaloonView,
    StakeMoved,
    Why,
)
from tests.game.states import STACKS, VARIANTS

INFO = GAMES["saloon_poker"]


def played(seed: int, options: dict[str, Any]) -> tuple[Engine, list[Event]]:
    names = tuple(f"P{seat}" for seat in range(INFO.players[seed % len(INFO.players)]))
    setup = INFO.setup(names, options, seed=seed)
    if seed % 2:
        setup = replace(setup, stack=STACKS["saloon_poker"])
    engine = INFO.engine.new(setup)
    rng = stream(seed, "sums")
    events: list[Event] = []
    while engine.result() is None:
        play = random_play(engine, rng)
        if play.seat is None or play.move is None:
            events += engine.tick(play.at_us or 0)
        else:
            events += engine.apply(play.seat, play.move, play.at_us)
    return engine, events


@pytest.mark.parametrize("options", VARIANTS["saloon_poker"], ids=str)
def test_scores_and_tab_add_up(options: dict[str, Any]) -> None:
    duels = 0
    for seed in range(150):
        engine, events = played(seed, options)
        view = engine.view(None)
        assert isinstance(view, SaloonView)
        scored = [event for event in events if isinstance(event, RoundScored)]
        stakes = [event for event in events if isinstance(event, StakeMoved)]
        over = events[-1]
        assert isinstance(over, GameOver)

        assert sum(view.scores) == sum(len(event.winners) * event.points for event in scored)
        assert view.out == tuple(event.loser for event in stakes)
        assert all(view.scores[seat] == 0 and view.hands[seat] is None for seat in view.out)
        assert all(event.points == sum(event.hands[event.winners[0]] or ()) for event in scored)

        drinks = [line for line in view.tab if line.why is Why.DUEL]
        assert [(line.from_, line.to) for line in drinks] == [(s.loser, s.winner) for s in stakes]
        still_in = [seat for seat in range(view.seats) if seat not in view.out]
        owing = [seat for seat in still_in if seat not in over.winners]
        target = [(line.from_, line.to) for line in view.tab if line.why is Why.TARGET]
        if over.ending is Ending.LAST:
            assert target == [] and list(over.winners) == still_in
        else:
            assert target == [(loser, winner) for loser in owing for winner in over.winners]
            best = max(view.scores)
            assert best >= view.target
            assert over.winners == tuple(s for s in still_in if view.scores[s] == best)
        assert list(view.tab[len(drinks) :]) == [line for line in view.tab if line not in drinks]
        duels += len(stakes)
    assert duels > 10 or options.get("ties") == "share" or options.get("accuse_ms") == 0


def test_rounds_follow_one_another_and_everyone_still_in_has_one_turn() -> None:
    from game.saloon_poker.records import RoundBegan, Stood

    for seed in range(60):
        _, events = played(seed, {})
        stood: list[int] = []
        number = 1
        for event in events:
            if isinstance(event, Stood):
                assert event.seat not in stood
                stood.append(event.seat)
            elif isinstance(event, RoundBegan):
                number += 1
                assert event.round == number
                stood = []
