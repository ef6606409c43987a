"""What every game in the registry keeps to, whatever its rules (design.md, the engine contract)."""

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chairs import LEVELS
from game.core.chance import stream
from game.core.engine import Engine, IllegalMove, Move, Refusal
from game.core.playout import carry_out, random_game, random_play
from game.core.registry import GAMES, GameInfo
from game.core.transcript import play_through, read, replay, write
from game.core.wire import decode, encode, event_to_json, move_from_json, move_to_json
from tests.game.states import STACKS, VARIANTS, refused, seen, variants, viewers, whole

GAME = pytest.mark.parametrize("key", sorted(GAMES))
VARIANT = pytest.mark.parametrize(
    ("info", "options"),
    list(variants()),
    ids=[f"{info.key} {options}" for info, options in variants()],
)


def begin(info: GameInfo, options: dict[str, Any], seed: int) -> Engine:
    seats = info.players[seed % len(info.players)]
    names = tuple(f"P{seat}" for seat in range(seats))
    setup = info.setup(names, options, seed=seed)
    rare = STACKS.get(info.key, {}) if seed % 2 else {}
    return info.engine.new(replace(setup, stack=rare))


def states(info: GameInfo, options: dict[str, Any], seed: int) -> Iterator[Engine]:
    """Yield the engine of a random game at every state it comes to."""
    engine = begin(info, options, seed)
    rng = stream(seed, "contract")
    yield engine
    while engine.result() is None:
        carry_out(engine, random_play(engine, rng))
        yield engine


@cache
def all_moves(info: GameInfo) -> list[Move]:
    """Return every move that was ever legal in some games, and so of every kind."""
    moves: list[Move] = []
    for options in VARIANTS[info.key]:
        for seed in range(6):
            for engine in states(info, options, seed):
                for seat in engine.to_act():
                    moves += [move for move in engine.legal(seat) if move not in moves]
    return moves


@GAME
def test_every_kind_of_move_comes_up(key: str) -> None:
    assert {move.do for move in all_moves(GAMES[key])} == set(GAMES[key].engine.moves)


@VARIANT
def test_only_who_is_to_act_has_moves_and_they_have_some(
    info: GameInfo, options: dict[str, Any]
) -> None:
    for seed in range(12):
        for engine in states(info, options, seed):
            to_act = engine.to_act()
            assert list(to_act) == sorted(set(to_act))
            for seat in range(engine.seats):
                if engine.free_presses:
                    assert not engine.legal(seat) or seat in to_act
                else:
                    assert bool(engine.legal(seat)) is (seat in to_act)
            if engine.result() is None:
                assert to_act or engine.next_due_us() is not None
            else:
                assert to_act == () and engine.next_due_us() is None


@VARIANT
def test_each_offered_move_applies_and_each_other_changes_nothing(
    info: GameInfo, options: dict[str, Any]
) -> None:
    moves = all_moves(info)
    for seed in range(4):
        rng = stream(seed, "which states")
        for engine in states(info, options, seed):
            if rng.random() > 0.12 and engine.result() is None:
                continue
            before = whole(engine)
            due_us = engine.next_due_us()
            for seat in range(engine.seats):
                offered = engine.legal(seat)
                for move in moves:
                    if move in offered:
                        assert refused(engine, seat, move, engine.now_us) is None
                        continue
                    if engine.free_presses and refused(engine, seat, move, engine.now_us) is None:
                        continue
                    with pytest.raises(IllegalMove):
                        engine.apply(seat, move, engine.now_us)
                    if due_us is None or due_us > engine.now_us + 1:
                        with pytest.raises(IllegalMove):
                            engine.apply(seat, move, engine.now_us + 1)
                    if due_us is not None:
                        _try_late(engine, seat, move, due_us)
            with pytest.raises(IllegalMove):
                engine.tick(engine.now_us - 1)
            assert whole(engine) == before


def _try_late(engine: Engine, seat: int, move: Move, due_us: int) -> None:
    """A move refused after the clock has done things takes those back too."""
    late = deepcopy(engine)
    before = whole(late)
    try:
        late.apply(seat, move, due_us + 5_000_000)
    except IllegalMove:
        assert whole(late) == before


@VARIANT
def test_asking_changes_nothing(info: GameInfo, options: dict[str, Any]) -> None:
    for engine in states(info, options, 3):
        assert whole(engine) == whole(engine)


@VARIANT
def test_a_finished_game_takes_nothing_but_time(info: GameInfo, options: dict[str, Any]) -> None:
    for seed in range(6):
        engine = random_game(info, info.players[-1], seed, options).engine
        for seat in range(engine.seats):
            for move in all_moves(info)[:40]:
                with pytest.raises(IllegalMove) as illegal:
                    engine.apply(seat, move, engine.now_us)
                assert illegal.value.code is Refusal.OVER
        before = seen(engine, None)["result"]
        assert engine.tick(engine.now_us + 10**7) == []
        assert seen(engine, None)["result"] == before


@VARIANT
def test_saved_and_loaded_at_any_point_a_game_goes_on_the_same(
    info: GameInfo, options: dict[str, Any]
) -> None:
    for seed in range(8):
        game = random_game(info, info.players[seed % len(info.players)], seed, options)
        cut = int(stream(seed, "cut").random() * len(game.plays))
        first = info.engine.new(game.engine.setup)
        play_through(first, game.plays[:cut])
        saved = json.loads(json.dumps(write(first, game.plays[:cut])))
        loaded = info.engine.new(read(saved).setup)
        play_through(loaded, read(saved).plays)
        mine, theirs = whole(loaded), whole(first)
        assert mine == theirs
        play_through(loaded, game.plays[cut:])
        assert whole(loaded) == whole(game.engine)


@VARIANT
def test_the_same_transcript_ends_the_same(info: GameInfo, options: dict[str, Any]) -> None:
    for seed in range(8):
        game = random_game(info, info.players[0], seed, options)
        again = random_game(info, info.players[0], seed, options)
        assert game.plays == again.plays and whole(game.engine) == whole(again.engine)
        data = write(game.engine, game.plays)
        assert replay(data) == replay(deepcopy(data))


@VARIANT
def test_time_passed_in_one_go_or_bit_by_bit_is_the_same(
    info: GameInfo, options: dict[str, Any]
) -> None:
    for engine in states(info, options, 5):
        due_us = engine.next_due_us()
        if due_us is None:
            continue
        one, many = deepcopy(engine), deepcopy(engine)
        target = due_us + 20_000_000
        events = one.tick(target)
        bits = []
        while many.now_us < target:
            step = many.next_due_us()
            bits += many.tick(min(target, many.now_us + 999_983, step or target))
        assert bits == events and whole(one) == whole(many)


@GAME
def test_two_thousand_random_games_end(key: str) -> None:
    info = GAMES[key]
    for seed in range(2000):
        options = VARIANTS[key][seed % len(VARIANTS[key])]
        game = random_game(info, info.players[seed % len(info.players)], seed, options)
        result = game.engine.result()
        assert result is not None and result.winners
        assert list(result.winners) == sorted(set(result.winners))


@VARIANT
def test_moves_events_and_views_go_to_json_and_back(
    info: GameInfo, options: dict[str, Any]
) -> None:
    engine = begin(info, options, 9)
    rng = stream(9, "wire")
    while engine.result() is None:
        play = random_play(engine, rng)
        if play.seat is None or play.move is None:
            events = engine.tick(play.at_us or 0)
        else:
            wire = json.loads(json.dumps(move_to_json(play.move)))
            assert move_from_json(info.engine.moves, wire) == play.move
            events = engine.apply(play.seat, play.move, play.at_us)
        for event in events:
            data = json.loads(json.dumps(event_to_json(event)))
            assert data.pop("event") == type(event).__name__
            assert decode(type(event), data) == event
        for viewer in viewers(engine):
            view = engine.view(viewer)
            data = json.loads(json.dumps(encode(view, with_aside=True)))
            assert decode(type(view), data) == view


@GAME
def test_its_options_are_what_its_lobby_needs(key: str) -> None:
    for option in GAMES[key].options:
        assert option.accepts(option.default)
        choices = option.choices()
        assert option.default in choices and len(set(choices)) == len(choices) > 1
        assert all(option.accepts(choice) for choice in choices)
        assert not option.accepts(None) and not option.accepts(1.0)


@GAME
@pytest.mark.parametrize("level", LEVELS)
def test_it_has_bots_of_every_level(key: str, level: str) -> None:
    assert GAMES[key].make_bot(level, stream(1, "bot"))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_any_choice_of_moves_and_times_keeps_the_contract(data: st.DataObject) -> None:
    info, options = data.draw(st.sampled_from(list(variants())))
    engine = begin(info, options, data.draw(st.integers(0, 1000)))
    for _ in range(data.draw(st.integers(1, 60))):
        at_us = engine.now_us + data.draw(
            st.sampled_from([0, 1, 3999, 4000, 4001, 999_999, 1_500_000, 3_000_000, 9_000_000])
        )
        seats = [seat for seat in engine.to_act() if engine.legal(seat)]
        if not seats or data.draw(st.booleans()):
            engine.tick(at_us)
            continue
        seat = data.draw(st.sampled_from(seats))
        move = data.draw(st.sampled_from(engine.legal(seat)))
        before = whole(engine)
        try:
            engine.apply(seat, move, at_us)
        except IllegalMove:
            assert at_us > before["now_us"], "an offered move was refused with no time gone"
            assert whole(engine) == before
        if engine.result() is not None:
            break
