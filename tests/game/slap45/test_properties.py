"""What holds in every game: members, hands and bases add up; the list orders equal stamps."""

from copy import deepcopy
from dataclasses import replace
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chance import stream
from game.core.engine import IllegalMove
from game.core.playout import carry_out, random_game, random_play
from game.core.registry import GAMES
from game.core.transcript import BadTranscript, Play, replay, write
from game.slap45.events import MemberLost, Settled
from game.slap45.records import FLIP, LIFT, ON_CARD, SLAP, Base, Outcome, Phase, Point
from game.slap45.rules import Slap45
from tests.game.slap45.script import play, transcript
from tests.game.states import VARIANTS, whole

INFO = GAMES["slap45"]


def begin(seats: int, seed: int, options: dict[str, Any]) -> Slap45:
    names = tuple(f"P{seat}" for seat in range(seats))
    engine = INFO.engine.new(INFO.setup(names, options, seed=seed))
    assert isinstance(engine, Slap45)
    return engine


def adds_up(engine: Slap45) -> None:
    """Hands lie where the bases say, there is a base for each of the living, and so on."""
    view = engine.view(None)
    living = [seat for seat in range(view.seats) if view.lives(seat)]
    assert len(view.bases) == len(living) >= 1
    assert sorted(view.dead) == [seat for seat in range(view.seats) if not view.lives(seat)]
    for base, seat in enumerate(view.bases):
        assert seat is None or view.hands[seat] == base
    for seat, hand in enumerate(view.hands):
        assert hand < 0 or view.bases[hand] == seat
        assert hand == -1 or view.lives(seat)
        assert hand != ON_CARD or view.phase is Phase.LIVE
    assert (view.phase is Phase.OVER) == (len(living) == 1) == (engine.result() is not None)
    duel = len(living) == 2
    assert (view.phase is Phase.DUEL_READY) <= duel
    assert (view.flipper is None) == (len(living) <= 2)
    assert view.flipper is None or view.lives(view.flipper)
    assert view.dealer is None or view.dealer == view.dead[0]
    assert (view.card is None) == (view.phase is not Phase.LIVE)
    assert min(view.deck.iron, view.deck.move, view.deck.gun) >= 0
    shown = len(engine.chance.given.get("flip_us", [])) - (view.phase is Phase.FLIPPING)
    left = view.deck.iron + view.deck.move + view.deck.gun
    assert left == 50 - shown % 50 or (left == 0 and view.phase is Phase.LIVE)


def test_members_hands_bases_and_cards_always_add_up() -> None:
    for seed in range(120):
        options = VARIANTS["slap45"][seed % 4] if seed % 3 else {}
        engine = begin(INFO.players[seed % 6], seed, options)
        rng = stream(seed, "adds up")
        gangs = list(engine.view(None).gangs)
        while engine.result() is None:
            step = random_play(engine, rng)
            if step.seat is None or step.move is None:
                events = engine.tick(step.at_us or 0)
            else:
                events = engine.apply(step.seat, step.move, step.at_us)
            for event in events:
                if isinstance(event, MemberLost):
                    gangs[event.seat] -= 1
                    assert event.left == gangs[event.seat] >= 0
                if isinstance(event, Settled):
                    _result_is_whole(event)
            assert gangs == list(engine.view(None).gangs)
            adds_up(engine)


def _result_is_whole(event: Settled) -> None:
    """What is named for an outcome, and that its presses are in order and decided it."""
    last, finish = event.last, event.finish
    assert (last.gap_us is not None) == (last.outcome is Outcome.DEAD_HEAT)
    assert (last.target is not None) == (last.outcome in (Outcome.HIT, Outcome.COVERED))
    nobody = (Outcome.LATE, Outcome.SPENT, Outcome.DEAD_HEAT)
    assert (last.by is None) == (last.outcome in nobody)
    assert list(last.lost) == sorted(set(last.lost))
    times = [after_us for after_us, _, _ in (*finish.early, *last.presses)]
    assert times == sorted(times)
    assert all(after_us < 0 for after_us, _, _ in finish.early)
    assert all(press in finish.early + last.presses for press in finish.deciding)
    assert bool(finish.deciding) == (last.outcome not in (Outcome.LATE, Outcome.SPENT))
    assert all(after_us <= finish.settled_us - finish.shown_us for after_us in times)
    assert event.at_us == finish.settled_us


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_any_presses_at_any_time_are_taken_or_refused_whole(data: st.DataObject) -> None:
    """Not only legal ones: every press there is, by anybody, at crowded stamps."""
    seats = data.draw(st.integers(2, 7))
    options = {
        "gang": data.draw(st.integers(1, 2)),
        "pace": data.draw(st.sampled_from(["manual", "auto"])),
        "hands": data.draw(st.sampled_from(["stay", "hold"])),
        "dead_heat_us": data.draw(st.sampled_from([0, 4000, 10_000])),
        "window_ms": 800,
    }
    engine = begin(seats, data.draw(st.integers(0, 500)), options)
    moves = [FLIP, SLAP, LIFT, *map(Point, range(-1, seats + 1)), *map(Base, range(-1, seats + 1))]
    steps = [0, 0, 1, 3999, 4000, 4001, 100_000, 149_999, 150_000, 200_000, 600_000, 1_200_000]
    for _ in range(data.draw(st.integers(1, 80))):
        at_us = engine.now_us + data.draw(st.sampled_from(steps))
        if data.draw(st.integers(0, 3)) == 0:
            engine.tick(at_us)
        else:
            seat, move = data.draw(st.integers(0, seats - 1)), data.draw(st.sampled_from(moves))
            before = whole(engine)
            try:
                engine.apply(seat, move, at_us)
            except IllegalMove as error:
                assert whole(engine) == before and "\n" not in error.reason
        adds_up(engine)


def test_equal_stamps_go_by_their_place_in_the_list() -> None:
    """Two hands at one base, a slap and a base press: whoever stands first in the list has it."""
    for first, second in ((1, 2), (2, 1)):
        moves = f"{first} base 0 +400_000; {second} base 0 +400_000"
        assert play(moves)["state"]["bases"][0] == first
    cover, slap = "1 base 0 +400_000", "0 point 1 +400_000; 0 slap +400_000"
    assert play(f"{cover}; {slap}; wait +500_000")["state"]["last"]["outcome"] == "covered"
    assert play(f"{slap}; {cover}; wait +500_000")["state"]["last"]["outcome"] == "hit"
    moves = "1 base 0 +4; {}; {}; wait +500_000"
    decided, horse = "2 base 1 +4", "0 slap +4"
    end = play(moves.format(decided, horse), deck="move")["state"]["last"]
    assert end["outcome"] == "last in"
    end = play(moves.format(horse, decided), deck="move")["state"]["last"]
    assert end["outcome"] == "horse slapped"


def test_mutated_transcripts_are_refused_or_played_never_a_traceback() -> None:
    junk: list[Any] = [None, True, -1, 0, 1, 7, 2.5, "x", "iron", [], {}, 10**4000, 86_400_000_001]
    games = []
    for seed in range(6):
        game = random_game(INFO, INFO.players[seed % 6], seed, VARIANTS["slap45"][seed % 4])
        games.append(write(game.engine, game.plays[:120]))
    games.append(transcript("2 feint +1; 0 slap +5", gang=1))
    outcomes = set()
    for number in range(4000):
        rng = stream(number, "mutate")
        data = deepcopy(games[number % len(games)])
        for _ in range(rng.randint(1, 3)):
            target: Any = data
            while isinstance(target, (dict, list)) and target:
                keys = list(target) if isinstance(target, dict) else range(len(target))
                key = rng.choice(list(keys))
                if rng.random() < 0.35 or not isinstance(target[key], (dict, list)):
                    if rng.random() < 0.2:
                        del target[key]
                    elif rng.random() < 0.3 and isinstance(target, list):
                        target.insert(key, deepcopy(rng.choice(list(target))))
                    else:
                        target[key] = rng.choice(junk)
                    break
                target = target[key]
        try:
            replay(data, rng.choice([None, 0, "table"]))
            outcomes.add("played")
        except (BadTranscript, IllegalMove) as error:
            outcomes.add(type(error).__name__)
            assert error.reason and "\n" not in error.reason
    assert outcomes == {"played", "BadTranscript", "IllegalMove"}


def test_replaying_with_all_randomness_written_out_is_the_same_game() -> None:
    for seed in range(20):
        game = random_game(INFO, INFO.players[seed % 6], seed, VARIANTS["slap45"][seed % 4])
        data = write(game.engine, game.plays)
        again = {**data, "seed": seed + 1000}
        assert replay(again) == replay(data)


def test_a_refused_press_after_the_clock_has_run_gives_it_all_back() -> None:
    engine = begin(3, 3, {"pace": "auto"})
    engine.tick(1_000_000)
    before = whole(engine)
    for at_us in (1_200_000, 5_000_000, 60_000_000):
        try:
            engine.apply(0, Base(7), at_us)
        except IllegalMove:
            assert whole(engine) == before
        else:
            raise AssertionError("there is no base 7")
    carry_out(engine, Play(None, None, 5_000_000))
    assert engine.now_us == 5_000_000


def test_the_seed_alone_gives_the_game_without_a_script() -> None:
    info = INFO.setup(("A", "B", "C"), seed=8)
    one, other = INFO.engine.new(info), INFO.engine.new(replace(info))
    for engine in (one, other):
        engine.apply(engine.first, FLIP, 1_000_000)
        engine.tick(1_900_000)
    assert whole(one) == whole(other)
