"""The bots: legal moves from views alone, thinking in slices, each level better than the last."""

from dataclasses import replace
from typing import Any

import pytest

from game.core.chairs import LEVELS, THINKING, Decision, Thinking
from game.core.chance import stream
from game.core.engine import Move, Seat
from game.core.playout import carry_out, random_play
from game.core.registry import GAMES
from game.core.selfplay import run
from game.monster_gunslingers.bots import MINDS, SLICE, bet_by_odds, make_bot, plain_moves
from game.monster_gunslingers.guess import Guesser
from game.monster_gunslingers.outlook import chance_to_win, outlook
from game.monster_gunslingers.records import (
    BET,
    CALL,
    CHECK,
    FOLD,
    HIDDEN,
    RAISE,
    Act,
    Flip,
    GunslingerView,
    Phase,
)
from game.monster_gunslingers.rules import MonsterGunslingers
from game.monster_gunslingers.strength import NO_CARDS, PACKED, best_pair, best_with, value
from game.monster_gunslingers.tempo import chances
from tests.game.monster_gunslingers.script import CARDS, engine_of

INFO = GAMES["monster_gunslingers"]


def begin(seats: int, seed: int, **options: Any) -> MonsterGunslingers:
    names = tuple(f"P{seat}" for seat in range(seats))
    engine = INFO.engine.new(INFO.setup(names, options, seed=seed))
    assert isinstance(engine, MonsterGunslingers)
    return engine


def decided(engine: MonsterGunslingers, seat: Seat, level: str, seed: int = 1) -> tuple[Move, int]:
    """The move a bot makes, and in how many slices."""
    bot = make_bot(level, stream(seed, level))
    slices = 0
    while True:
        slices += 1
        found = bot.decide(engine.view(seat), seat, engine.legal(seat), 0)
        if not isinstance(found, Thinking):
            assert isinstance(found, Decision) and found.at_us is None
            return found.move, slices


@pytest.mark.parametrize("level", LEVELS)
def test_every_decision_is_a_legal_move(level: str) -> None:
    for seed in range(12 if level == "hard" else 40):
        engine = begin(2 + seed % 5, seed, betting=seed % 2 == 0, rounds=1)
        rng = stream(seed, "legal")
        while engine.result() is None:
            seat = engine.to_act()[0]
            if rng.random() < (0.15 if level == "hard" else 0.6):
                assert decided(engine, seat, level, seed)[0] in engine.legal(seat)
            carry_out(engine, random_play(engine, rng))


def test_a_bot_that_may_not_act_waits() -> None:
    engine = begin(2, 1)
    other = 1 - engine.to_act()[0]
    for level in LEVELS:
        assert make_bot(level, stream(1, level)).decide(engine.view(other), other, (), 0) is None
    with pytest.raises(ValueError, match="no bot of level"):
        make_bot("expert", stream(1, "x"))


def test_hard_thinks_in_slices_and_begins_again_when_the_table_changes() -> None:
    engine = begin(6, 3)
    seat = engine.to_act()[0]
    move, slices = decided(engine, seat, "hard")
    assert slices > 1 and move in engine.legal(seat)
    assert decided(engine, seat, "hard") == (move, slices), "the same stream, the same move"
    bot = make_bot("hard", stream(1, "hard"))
    assert bot.decide(engine.view(seat), seat, engine.legal(seat), 0) is THINKING
    engine.apply(seat, next(m for m in engine.legal(seat) if isinstance(m, Flip)))
    after = engine.to_act()[0]
    found: Any = THINKING
    while found is THINKING:
        found = bot.decide(engine.view(after), after, engine.legal(after), 0)
    assert found.move in engine.legal(after)


def test_no_slice_weighs_more_than_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.monster_gunslingers.weigh import Weigher

    weighed = 0
    honest = Weigher.worth

    def counted(self: Weigher, move: Move) -> float:
        nonlocal weighed
        weighed += 1
        return honest(self, move)

    monkeypatch.setattr(Weigher, "worth", counted)
    engine = begin(6, 3)
    seat = engine.to_act()[0]
    bot = make_bot("hard", stream(1, "hard"))
    while bot.decide(engine.view(seat), seat, engine.legal(seat), 0) is THINKING:
        assert 0 < weighed <= SLICE
        weighed = 0


def test_guesses_agree_with_all_that_is_seen() -> None:
    for seed in range(30):
        engine = begin(2 + seed % 5, seed, betting=seed % 2 == 0, rounds=1)
        rng = stream(seed, "guess")
        for _ in range(rng.randint(0, 14)):
            if engine.result() is None:
                carry_out(engine, random_play(engine, rng))
        for seat in engine.view(None).in_round:
            view = engine.view(seat)
            guesser = Guesser(view, seat, 0.7, rng)
            for _ in range(5):
                _agrees(view, seat, guesser)


def _agrees(view: GunslingerView, seat: Seat, guesser: Guesser) -> None:
    world = guesser.draw()
    everything = [*world.street, *world.deck]
    for card, guess in zip(view.street, world.street, strict=True):
        assert card == HIDDEN or PACKED[card] == guess
    for other in view.in_round:
        assert len(world.hands[other]) == len(view.hands[other])
        own = view.holsters[other]
        assert len(world.holsters[other]) == len(own)
        for lying, guess in zip(own, world.holsters[other], strict=True):
            assert lying.card == HIDDEN or PACKED[lying.card] == guess
        everything += [*world.hands[other], *world.holsters[other]]
    assert world.hands[seat] == [PACKED[card] for card in view.hands[seat]]
    assert len(set(everything)) == len(everything) == 52


def test_the_quick_values_are_the_slow_ones() -> None:
    rng = stream(5, "quick")
    for number in range(400):
        cards = [PACKED[card] for card in rng.sample(CARDS, 12)]
        street, hand, holster = NO_CARDS + sum(cards[:5]), cards[5:10], cards[10 : 10 + number % 3]
        singles = [value(street + card) for card in hand]
        pairs = [value(street + a + b) for a in hand for b in hand if a != b]
        assert best_with(9999, (street,), hand) == min(singles)
        assert best_pair(9999, street, hand) == min(pairs)
        as_it_is, once, twice = outlook(street, holster, hand)
        kept = [[card] for card in holster] if len(holster) == 2 else [holster]
        bettered = [value(street + sum(own) + card) for own in kept for card in hand]
        assert as_it_is == value(street + sum(holster))
        assert once == min(as_it_is, *bettered) and twice == min(once, *pairs)


def test_the_chance_to_win_by_hand() -> None:
    now, once, sure = (1.0, 0.0, 0.0), (0.5, 0.5, 0.0), (0.0, 0.0, 1.0)
    assert chance_to_win((10, 10, 10), now, [((20, 20, 20), now)]) == 1
    assert chance_to_win((10, 10, 10), now, [((10, 10, 10), now)]) == 0.5
    assert chance_to_win((30, 10, 5), once, [((20, 20, 20), now)]) == 0.5
    assert chance_to_win((30, 10, 5), sure, [((20, 7, 7), once), ((6, 6, 6), now)]) == 1
    assert chance_to_win((8, 8, 8), now, [((20, 7, 7), once), ((9, 9, 9), now)]) == 0.5


def test_the_clock_runs_out_with_the_street() -> None:
    assert chances(0, 2, 0) == (1.0, 0.0, 0.0)
    for down in range(1, 6):
        for place in range(4):
            assert sum(chances(down, 4, place)) == pytest.approx(1)
            assert chances(down, 4, place)[2] > chances(down - 1, 4, place)[2] or down == 1
    assert chances(2, 3, 0)[0] < chances(2, 3, 2)[0], "who comes first has more time"
    assert chances(2, 3, 2, 2)[0] < chances(2, 3, 2)[0], "additional turns help"


def test_moves_that_differ_only_by_hidden_cards_are_one() -> None:
    engine, _ = engine_of("", "3C 8C 4D 7H KH", "6H TH QD 9S AH")
    legal = engine.legal(0)
    found = plain_moves(engine.view(0), legal, None)
    assert sum(isinstance(move, Flip) for move in found) == 1
    assert sum(isinstance(move, Act) and move.card == "3C" for move in found) == 1
    assert sum(isinstance(move, Act) and move.card == "8C" for move in found) == 4
    engine, _ = engine_of("0 act 3C street=1,2; 1 flip 0", "3C 8C 4D 7H KH", "6H TH QD 9S AH")
    found = plain_moves(engine.view(0), engine.legal(0), None)
    assert sum(isinstance(move, Flip) for move in found) == 3, "two known, one for the rest"
    assert plain_moves(engine.view(0), engine.legal(0), frozenset())


def test_hard_takes_a_won_round() -> None:
    """Aces in the holster, one card down, nothing that beats them: it flips."""
    moves = """
    0 holster AS; 1 flip 0; 0 holster AH; 1 flip 1; 0 flip 2; 1 flip 3
    """
    engine, _ = engine_of(
        moves, "AS AH 4D 7H 3C", "6H TH QD 9S 2H", street="AC AD 9D JC 4S", draws="2D 3D 5C 5D"
    )
    for seed in range(5):
        assert isinstance(decided(engine, 0, "hard", seed)[0], Flip)


def test_hard_bets_on_the_best_hand_and_folds_the_worst() -> None:
    moves = "0 holster AS; 1 holster 3H; 0 holster AH; 1 holster 4H; 0 flip 0; 1 flip 1; 0 flip 2; "
    moves += "1 flip 3; "
    hands = ("AS AH 4D 7H 3C", "3H 4H 6D 8S 2H")
    street = "AC AD JS JC 9S"
    engine, _ = engine_of(f"{moves}1 check", *hands, street=street, betting=True)
    assert decided(engine, 0, "hard")[0] == BET
    engine, _ = engine_of(f"{moves}1 bet", *hands, street=street, betting=True)
    assert decided(engine, 0, "hard")[0] == RAISE
    engine, _ = engine_of(
        f"{moves}1 check; 0 bet; 1 raise; 0 raise", *hands, street=street, betting=True, bet=3
    )
    assert engine.view(1).phase is Phase.BETTING
    folds = [decided(engine, 1, "hard", seed)[0] for seed in range(8)]
    assert folds.count(FOLD) + folds.count(CALL) == 8


def test_pot_odds() -> None:
    engine, _ = engine_of("0 flip 0; 1 flip 1; 0 flip 2; 1 flip 3; 1 bet", "", "", betting=True)
    view = engine.view(0)
    assert view.pot == 3 and view.level == 1
    two, three = (CALL, FOLD), (CALL, FOLD, RAISE)
    assert bet_by_odds(view, 0, two, 0.35, False) == CALL
    assert bet_by_odds(view, 0, two, 0.2, False) == FOLD
    assert bet_by_odds(view, 0, three, 0.95, False) == RAISE
    assert bet_by_odds(view, 0, three, 0.1, True) == RAISE
    assert bet_by_odds(replace(view, raises=1), 0, three, 0.1, True) == FOLD
    assert bet_by_odds(view, 0, (CHECK, BET), 0.4, False) == CHECK
    assert bet_by_odds(view, 0, (CHECK, BET), 0.4, True) == BET
    assert bet_by_odds(view, 0, (CHECK, BET), 0.9, False) == BET


@pytest.mark.parametrize(
    ("levels", "seats", "betting", "games", "least"),
    [
        (("middle", "easy"), 2, False, 60, 0.65),
        (("middle", "easy"), 4, True, 40, 0.55),
        (("hard", "middle"), 2, False, 16, 0.6),
    ],
)
def test_each_level_beats_the_one_below(
    levels: tuple[str, ...], seats: int, betting: bool, games: int, least: float
) -> None:
    report = run("monster_gunslingers", seats, levels, games, 11, {"betting": betting})
    assert report.share(levels[0]) >= least


def test_the_levels_are_those_of_every_game() -> None:
    assert {"easy", *MINDS} == set(LEVELS)
