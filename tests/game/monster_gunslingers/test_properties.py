"""What holds in every game: cards and chips add up, seats may be rotated, junk is refused."""

from collections import Counter
from copy import deepcopy
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.chance import stream
from game.core.engine import IllegalMove
from game.core.playout import random_game, random_play
from game.core.registry import GAMES
from game.core.transcript import BadTranscript, Play, read, replay, write
from game.monster_gunslingers.events import PotWon, RoundEnded
from game.monster_gunslingers.records import MOVES, Act, Flip, Holster, Phase, Reveal
from game.monster_gunslingers.rules import MonsterGunslingers
from tests.game.monster_gunslingers.script import CARDS, transcript
from tests.game.states import VARIANTS, whole

INFO = GAMES["monster_gunslingers"]


def begin(seats: int, seed: int, options: dict[str, Any]) -> MonsterGunslingers:
    names = tuple(f"P{seat}" for seat in range(seats))
    engine = INFO.engine.new(INFO.setup(names, options, seed=seed))
    assert isinstance(engine, MonsterGunslingers)
    return engine


def adds_up(engine: MonsterGunslingers) -> None:
    """Every card is somewhere, every chip too; the state agrees with itself."""
    view = engine.view(None)
    cards = [*view.street, *(card for hand in view.hands for card in hand)]
    cards += [one.card for own in view.holsters for one in own]
    cards += [*engine._deck, *engine._discards]
    assert Counter(cards) == Counter(CARDS)
    assert len(engine._deck) == view.deck and len(engine._discards) == view.discards
    assert all(len(own) <= 2 for own in view.holsters)
    assert list(view.in_round) == sorted(set(view.in_round)) and view.in_round
    for seat in range(view.seats):
        if seat not in view.in_round:
            assert not view.hands[seat] and not view.holsters[seat]
    assert view.turns_owed >= 0 and view.turn >= 1
    assert (view.peeked is not None) is (view.phase is Phase.REVEAL)
    assert (view.phase is Phase.OVER) is (engine.result() is not None)
    if view.phase is Phase.OVER:
        assert view.turns_owed == 0
    else:
        assert not all(view.up)
        folded = view.folded or ()
        assert view.player in view.in_round or (view.asked is not None and view.player in folded)
    chips_add_up(engine)


def chips_add_up(engine: MonsterGunslingers) -> None:
    view = engine.view(None)
    if not view.betting:
        assert view.chips is view.pot is view.put_in is view.level is view.bets is None
        return
    assert view.chips is not None and view.put_in is not None and view.bets is not None
    assert view.pot is not None and view.folded is not None and view.level is not None
    assert min(view.chips) >= 0 and sum(view.chips) + view.pot == 10 * view.seats
    assert view.pot == (0 if view.phase is Phase.OVER else sum(view.put_in))
    assert not set(view.folded) & set(view.in_round)
    if view.phase is Phase.BETTING:
        assert view.asked in view.in_round and view.chips[view.asked] > 0
        assert sum(view.up) == 4 and max(view.bets) == view.level
        assert 0 <= (view.raises or 0) <= 3
    else:
        assert view.level == 0 and view.raises == 0 and view.asked is None
        tops = sorted(view.put_in)[-2:]
        assert tops[0] == tops[1], "what nobody matched went back"


def test_cards_and_chips_always_add_up() -> None:
    for seed in range(160):
        options = VARIANTS["monster_gunslingers"][seed % 4]
        engine = begin(INFO.players[seed % 5], seed, options)
        rng = stream(seed, "adds up")
        while engine.result() is None:
            step = random_play(engine, rng)
            assert step.seat is not None and step.move is not None
            put_in = engine.view(None).put_in
            events = engine.apply(step.seat, step.move)
            adds_up(engine)
            if put_in is not None:
                won: Counter[int] = Counter()
                for event in events:
                    if isinstance(event, PotWon):
                        assert sum(event.shares) == event.chips and min(event.shares) >= 0
                        assert set(event.winners) <= set(event.seats)
                        won.update(dict(zip(event.winners, event.shares, strict=True)))
                most = max(put_in) + 3
                assert all(chips <= engine.seats * most for chips in won.values())
            for event in events:
                if isinstance(event, RoundEnded):
                    compared = [rank for rank in event.last.ranks if rank is not None]
                    assert (not compared) is event.folded_out
                    assert not event.level or set(event.last.winners) <= set(event.level)


def test_seats_rotated_with_the_deal_have_the_same_winners() -> None:
    for seed in range(60):
        seats = INFO.players[seed % 5]
        options = VARIANTS["monster_gunslingers"][seed % 4]
        game = random_game(INFO, seats, seed, options)
        data = write(game.engine, game.plays)
        turned = deepcopy(data)
        turned["first"] = (data["first"] + 1) % seats
        for move in turned["moves"]:
            move["seat"] = (move["seat"] + 1) % seats
            if "target" in move:
                move["target"] = (move["target"] + 1) % seats
        here, there = replay(data), replay(turned)
        assert there["winners"] == sorted((seat + 1) % seats for seat in here["winners"])
        for key in ("wins", "chips", "hands", "holsters", "put_in"):
            one, other = here["state"][key], there["state"][key]
            assert one is other is None or other == [one[-1], *one[:-1]]


@settings(max_examples=120, deadline=None)
@given(st.data())
def test_any_move_is_made_or_refused_whole(data: st.DataObject) -> None:
    """Not only legal moves: anything the format can hold, by anybody."""
    seats = data.draw(st.integers(2, 6))
    options = {"betting": data.draw(st.booleans()), "bet": data.draw(st.integers(1, 3))}
    engine = begin(seats, data.draw(st.integers(0, 500)), options)
    rng = stream(data.draw(st.integers(0, 500)), "any")
    for _ in range(data.draw(st.integers(1, 60))):
        if engine.result() is None and rng.random() < 0.5:
            step = random_play(engine, rng)
            assert step.seat is not None and step.move is not None
            engine.apply(step.seat, step.move)
            continue
        seat = engine.to_act()[0] if engine.to_act() and rng.random() < 0.9 else 0
        hand = [*engine.view(None).hands[seat], "AS", "zz"]
        place = rng.choice([None, -1, 0, 1, 4, 5])
        kind = rng.choice(list(MOVES.values()))
        move: Any
        if kind is Act:
            street = rng.choice([place, (0, 1), (3,), ()])
            target = rng.choice([None, 0, 1, seats, -1])
            give = rng.choice([None, *hand])
            move = Act(rng.choice(hand), place, target, street, rng.choice([None, 0, 1]), give)
        elif kind is Holster:
            move = Holster(rng.choice(hand), place)
        elif kind is Flip:
            move = Flip(0 if place is None else place)
        elif kind is Reveal:
            move = Reveal(rng.random() < 0.5)
        else:
            move = kind()
        before = whole(engine)
        try:
            offered = move in engine.legal(seat)
            engine.apply(seat, move)
            assert offered, move
        except IllegalMove as error:
            assert not offered and "\n" not in error.reason
            assert whole(engine) == before
        adds_up(engine)


def test_mutated_transcripts_are_refused_or_played_never_a_traceback() -> None:
    junk: list[Any] = [None, True, -1, 0, 1, 7, 2.5, "x", "AS", "??", [], {}, [0], 10**4000]
    games = []
    for seed in range(8):
        variant = VARIANTS["monster_gunslingers"][seed % 4]
        game = random_game(INFO, INFO.players[seed % 5], seed, variant)
        data = write(game.engine, game.plays[:60])
        data["stack"]["shuffles"] = [["AS", "KH"]]
        games.append(data)
    games.append(transcript("0 act 3C street=0,3; 1 act 4S target=0", "3C", "4S", picks=(0,)))
    outcomes = set()
    for number in range(2500):
        rng = stream(number, "mutate")
        data = deepcopy(games[number % len(games)])
        for _ in range(rng.randint(1, 3)):
            target: Any = data if rng.random() < 0.4 else data["moves"]
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
            if not isinstance(data.get("moves"), list):
                break
        try:
            replay(data, rng.choice([None, 0, "table"]))
            outcomes.add("played")
        except (BadTranscript, IllegalMove) as error:
            outcomes.add(type(error).__name__)
            assert error.reason and "\n" not in error.reason
    assert outcomes == {"played", "BadTranscript", "IllegalMove"}


def test_replaying_with_all_randomness_written_out_is_the_same_game() -> None:
    for seed in range(20):
        game = random_game(
            INFO, INFO.players[seed % 5], seed, VARIANTS["monster_gunslingers"][seed % 4]
        )
        data = write(game.engine, game.plays)
        assert replay({**data, "seed": seed + 1000}) == replay(data)
        half = list(game.plays[: len(game.plays) // 2])
        engine = INFO.engine.new(read(data).setup)
        for step in half:
            assert step.seat is not None and step.move is not None
            engine.apply(step.seat, step.move)
        saved = write(engine, half)
        assert (
            replay(saved)["state"] == replay(write(engine, [*half, Play(None, None, 0)]))["state"]
        )
