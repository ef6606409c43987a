"""Bots of every level may misjudge, but never choose what is lost for sure while a chance is left.

What the bots call sure is held here against many deals to the others, played in every way.
"""

from collections import Counter

import pytest

from game.core.chairs import LEVELS
from game.core.chance import Stream, stream
from game.core.engine import Engine
from game.core.registry import GAMES
from game.monster.bots import make_bot
from game.monster.hands import DECK, Cards, kept_hands
from game.monster.records import FOLD, Discard, MonsterView
from game.monster.sure import sensible
from tests.game.monster.script import deck_of, engine_at
from tests.game.monster.test_bots import decided

INFO = GAMES["monster"]


def plays_of(hand: Cards, thrown: int) -> list[tuple[Cards, Cards]]:
    """The kept and thrown cards of each way to play a hand with so many thrown."""
    return [(kept, away) for kept, away in kept_hands(hand) if len(away) == thrown]


def sampled_fates(
    hand: Cards, kept: Cards, away: Cards, rivals: list[int | None], rng: Stream
) -> set[str]:
    """What came of it over many deals to the rivals, played in every way they may have been."""
    left = Counter(DECK)
    left.subtract(hand)
    cards = list(left.elements())
    seen: set[str] = set()
    for _ in range(60):
        dealt = rng.sample(cards, 6 * len(rivals))
        best: Cards = ()
        pile = set(away)
        for place, thrown in enumerate(rivals):
            six = tuple(sorted(dealt[6 * place : 6 * place + 6], reverse=True))
            plays = kept_hands(six) if thrown is None else plays_of(six, thrown)
            if plays:
                theirs, fed = plays[rng.randrange(len(plays))]
                best = max(best, theirs)
                pile |= set(fed)
        if kept >= best:
            seen.add("wins" if kept > tuple(sorted(pile, reverse=True)) else "loses")
        else:
            seen.add("lives")
    return seen


def random_hand(rng: Stream) -> Cards:
    return tuple(sorted(rng.sample(DECK, 6), reverse=True))


def test_what_is_called_sure_comes_true_in_every_deal() -> None:
    """A way left out always loses, or others always win; where folding is out one is safe."""
    rng = stream(3, "sure")
    left_out = safe = 0
    for _ in range(1200):
        hand = random_hand(rng)
        rivals = [rng.choice((None, 0, 1, 2, 3, 3)) for _ in range(rng.choice((0, 1, 1, 2)))]
        choice = sensible(hand, rivals)
        played = {way.thrown for way in choice.ways}
        seen = {
            away: sampled_fates(hand, kept, away, rivals, rng) for kept, away in kept_hands(hand)
        }
        for away, fate in seen.items():
            if away not in played:
                left_out += 1
                assert fate == {"loses"} or all(seen[other] == {"wins"} for other in played)
        if not choice.may_fold:
            safe += 1
            assert any("loses" not in seen[away] for away in played)
    assert left_out > 500 and safe > 200


def tables(rng: Stream, count: int) -> list[Engine]:
    """Random moments of random rounds, many of them with most others folded."""
    found: list[Engine] = []
    while len(found) < count:
        seats = rng.randint(4, 8)
        names = tuple(f"P{seat}" for seat in range(seats))
        engine = INFO.engine.new(INFO.setup(names, seed=rng.randrange(10**9)))
        folds = rng.choice((0.2, 0.8, 1.0))
        for _ in range(rng.randrange(seats)):
            seat = engine.to_act()[0]
            legal = engine.legal(seat)
            move = FOLD if rng.random() < folds else legal[rng.randrange(len(legal))]
            engine.apply(seat, move)
        found.append(engine)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_is_folded_or_thrown_against_what_is_sure(level: str) -> None:
    rng = stream(8, level)
    alone = 0
    for number, engine in enumerate(tables(rng, 150 if level == "hard" else 1500)):
        seat = engine.to_act()[0]
        view = engine.view(seat)
        assert isinstance(view, MonsterView)
        hand = tuple(card for card in view.hands[seat] or () if isinstance(card, int))
        rivals = [view.thrown[other] for other in view.in_round if other != seat]
        choice = sensible(hand, rivals)
        move = decided(make_bot(level, stream(number, level)), engine, seat).move
        if move == FOLD:
            assert choice.may_fold or not choice.ways
            continue
        assert isinstance(move, Discard)
        assert move.cards in {way.thrown for way in choice.ways}
        alone += not rivals
    assert alone > 5


@pytest.mark.parametrize("level", LEVELS)
def test_who_alone_has_not_folded_beats_its_own_discards(level: str) -> None:
    """Middle ducked here, and lost to what it had thrown away itself."""
    for mine in ("10 9 8 7 6 5", "9 8 6 4 3 1", "10 10 7 5 3 2", "6 5 4 3 2 1"):
        others = ("10 9 8 7 6 4", "9 9 8 8 7 7", "10 10 9 8 7 6")
        engine, _ = engine_at("0 fold; 1 fold; 2 fold", deck_of(*others, mine))
        for seed in range(20):
            move = decided(make_bot(level, stream(seed, "alone")), engine, 3).move
            assert isinstance(move, Discard)
            left = list(engine.view(3).hands[3] or ())
            for card in move.cards:
                left.remove(card)
            assert tuple(left) > tuple(sorted(set(move.cards), reverse=True))


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_that_can_only_lose_alone_is_folded(level: str) -> None:
    """Three pairs leave as much as they throw, and the Monster wins ties; all begin again."""
    others = ("10 9 8 7 6 5", "10 9 8 7 6 4", "10 9 7 6 5 4")
    engine, _ = engine_at("0 fold; 1 fold; 2 fold", deck_of(*others, "10 10 9 9 8 8"))
    for seed in range(20):
        assert decided(make_bot(level, stream(seed, "pairs")), engine, 3).move == FOLD


def test_a_longer_hand_than_the_last_rival_can_have_is_neither_folded_nor_broken() -> None:
    """The rival threw three: no hand of three beats 10-9-8-7, no pile of three beats it either."""
    hand = (10, 9, 8, 7, 6, 5)
    choice = sensible(hand, [3])
    assert not choice.may_fold and all(way.kept_mask > 0 for way in choice.ways)
    assert {way.thrown for way in choice.ways} >= {(), (5,)}
    assert all(10 not in way.thrown for way in choice.ways)
