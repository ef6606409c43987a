"""The bots of Monster: each level beats the one below, and the figures of the page come out."""

from collections.abc import Callable

import pytest

from game.core.chairs import Bot, Decision, Thinking
from game.core.chance import stream
from game.core.engine import Engine
from game.core.registry import GAMES
from game.monster.bots import last_rival, make_bot
from game.monster.endings import ending_for
from game.monster.hands import DECK
from game.monster.records import FOLD, Discard, LastView
from game.monster.weigh import SLICE, Rival, Stakes, mask, ways, weigh, weighing
from tests.game.monster.naive import Throws
from tests.game.monster.script import LADDER, LOW, deck_of, engine_at

INFO = GAMES["monster"]


def decided(bot: Bot, engine: Engine, seat: int) -> Decision:
    """What a bot decides, in however many slices."""
    while True:
        decision = bot.decide(engine.view(seat), seat, engine.legal(seat), 0)
        assert decision is not None
        if not isinstance(decision, Thinking):
            return decision


def play_out(engine: Engine, bots: list[Bot]) -> None:
    while engine.result() is None:
        seat = engine.to_act()[0]
        engine.apply(seat, decided(bots[seat], engine, seat).move)


POTS = 4
"""In a test's evening."""


def gain(mine: Callable[[int], Bot], theirs: Callable[[int], Bot], seats: int, pots: int) -> float:
    """Chips a pot that every second seat has won from the others."""
    won = 0.0
    for evening in range(pots // POTS):
        names = tuple(f"P{seat}" for seat in range(seats))
        engine = INFO.engine.new(INFO.setup(names, {"games": POTS}, seed=evening))
        ours = [seat for seat in range(seats) if (seat + evening) % 2]
        bots = [(mine if s in ours else theirs)(100 * evening + s) for s in range(seats)]
        play_out(engine, bots)
        chips = engine.view("table").chips
        won += sum(chips[seat] - 40 for seat in ours) / len(ours)
    return won / pots


def level(name: str) -> Callable[[int], Bot]:
    return lambda seed: make_bot(name, stream(seed, name))


@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize(
    ("better", "worse", "by"), [("hard", "middle", 0.3), ("middle", "easy", 0.3)]
)
def test_each_level_beats_the_one_below(better: str, worse: str, by: float, seats: int) -> None:
    pots = 60 if better == "hard" else 500
    assert gain(level(better), level(worse), seats, pots) > by


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("strongest", [True, False])
def test_hard_beats_who_always_throws_the_least_and_who_always_ducks(
    strongest: bool, seats: int
) -> None:
    assert gain(level("hard"), lambda _: Throws(strongest), seats, 24) > 0.5


@pytest.mark.parametrize("seats", range(4, 9))
@pytest.mark.parametrize("strongest", [True, False])
def test_middle_beats_them_too(strongest: bool, seats: int) -> None:
    assert gain(level("middle"), lambda _: Throws(strongest), seats, 300) > 0.3


@pytest.mark.parametrize(("seats", "chance"), [(4, 0.72), (8, 0.27)])
def test_with_the_least_thrown_champions_win_as_often_as_the_page_says(
    seats: int, chance: float
) -> None:
    won = shown = 0
    for seed in range(700):
        names = tuple(f"P{seat}" for seat in range(seats))
        engine = INFO.engine.new(INFO.setup(names, seed=seed))
        for seat in engine.view(None).began:
            decision = Throws(True).decide(engine.view(seat), seat, (), 0)
            engine.apply(seat, decision.move)
        last = engine.view("table").last
        assert isinstance(last, LastView)
        shown += 1
        won += last.won
    assert abs(won / shown - chance) < 0.06


def test_masks_compare_as_hands_do() -> None:
    rng = stream(1, "masks")
    hands = [tuple(sorted(set(rng.sample(DECK, 6)), reverse=True)) for _ in range(300)]
    for one, other in zip(hands, hands[1:], strict=False):
        assert (mask(one) > mask(other)) is (one > other)
        assert (mask(one) == mask(other)) is (one == other)


def test_alone_it_keeps_a_hand_that_beats_its_own_discards() -> None:
    rng = stream(2, "alone")
    stakes = Stakes(pot=8, penalty=5, began=4)
    for _ in range(60):
        hand = tuple(sorted(rng.sample(DECK, 6), reverse=True))
        worth = weigh(hand, [], stakes, rng, 3)
        best = max(worth, key=lambda way: worth[way])
        if any(way.kept_mask > way.thrown_mask for way in ways(hand)):
            assert best is not None and best.kept_mask > best.thrown_mask
            assert worth[best] == stakes.pot
        elif ways(hand):
            assert best is None, "losing alone costs the penalty; folding starts the round anew"


def test_stakes_are_counted_by_the_rulings() -> None:
    stakes = Stakes(pot=10, penalty=5, began=4)
    assert stakes.level(1, 2, True) == 10 and stakes.level(2, 0, True) == 5
    assert stakes.level(1, 2, False) == -5 == stakes.level(2, 1, False)
    assert stakes.level(1, 0, False) == 15 / 4 - 5  # all who began play again (ruling 2)
    assert stakes.level(2, 0, False) == 20 / 2 - 5  # they alone play again (ruling 3)
    assert stakes.survivor(1, 3) == 5 and stakes.survivor(1, 1) == 15


def test_with_two_left_it_plays_the_table() -> None:
    hands = deck_of(LOW, LOW.replace("1", "7"), LADDER, "10 10 9 8 6 4")
    engine, _ = engine_at("0 fold; 1 fold", hands)
    view = engine.view(2)
    assert last_rival(view, 2) == 3 and last_rival(engine.view(3), 3) == 2
    for seed in range(12):
        thrown = decided(make_bot("hard", stream(seed, "best")), engine, 2).move
        drawn = ending_for(view.pot, view.penalty).way(
            (10, 9, 8, 7, 6, 5), None, stream(seed, "best")
        )
        assert drawn is not None and thrown == Discard(drawn.thrown)
        assert not {10, 9, 8} & set(drawn.thrown), "the best hand of all fights"


def test_it_is_an_ending_only_if_who_acts_first_of_the_two_knew() -> None:
    hands = deck_of(LOW, LOW.replace("1", "7"), LADDER, "10 10 9 8 6 4")
    for moves, seat, rival in (
        ("0 fold", 1, None),  # three left
        ("0 -; 1 fold; 2 fold", 3, None),  # who threw had three behind
        ("0 fold; 1 fold; 2 -", 3, 2),
        ("0 fold; 1 fold; 2 fold", 3, None),  # alone
    ):
        engine, _ = engine_at(moves, hands)
        assert last_rival(engine.view(seat), seat) == rival


def test_a_bot_that_must_fold_folds_and_the_same_stream_decides_the_same() -> None:
    engine, _ = engine_at("", deck_of("10 10 10 9 9 9", LADDER, LOW, "9 8 7 6 5 4"))
    for name in ("easy", "middle", "hard"):
        assert decided(make_bot(name, stream(1, name)), engine, 0) == Decision(FOLD)
    engine, _ = engine_at("0 fold", deck_of("10 10 10 9 9 9", LADDER, LOW, "9 8 7 6 5 4"))
    for name in ("easy", "middle", "hard"):
        answers = [decided(make_bot(name, stream(4, name)), engine, 1) for _ in range(2)]
        assert answers[0] == answers[1]


def test_what_rivals_threw_is_what_the_monster_is_feared_for() -> None:
    """All but the best hand there is: safe where nothing was thrown, less so where much was."""
    stakes = Stakes(pot=18, penalty=5, began=7)

    def worth_of_all_six(thrown: int) -> float:
        rivals = [Rival(seat, thrown, 0.5) for seat in range(1, 6)]
        hand = (10, 9, 8, 7, 6, 4)
        return weigh(hand, rivals, stakes, stream(3, "rivals"), 300)[ways(hand)[0]]

    assert worth_of_all_six(0) > 14 > 12 > worth_of_all_six(3)


def test_no_slice_weighs_more_deals_than_it_should(monkeypatch: pytest.MonkeyPatch) -> None:
    from game.monster.weigh import Deals

    dealt = 0
    honest = Deals.deal

    def counted(self: Deals) -> list[tuple[int, int]]:
        nonlocal dealt
        dealt += 1
        return honest(self)

    monkeypatch.setattr(Deals, "deal", counted)
    rivals = [Rival(seat, None, 0.5) for seat in range(1, 4)]
    slices = 0
    for worth in weighing((10, 9, 8, 6, 4, 1), rivals, Stakes(8, 5, 4), stream(1, "s"), 90):
        assert 0 < dealt <= SLICE
        dealt, slices = 0, slices + 1
        assert (worth is None) is (slices < 5)
    engine, _ = engine_at("", deck_of(LADDER, "10 9 8 6 5 4", LOW, "10 9 8 7 6 4"))
    bot = make_bot("hard", stream(1, "slices"))
    first = bot.decide(engine.view(0), 0, engine.legal(0), 0)
    assert isinstance(first, Thinking)


def test_another_level_is_refused() -> None:
    with pytest.raises(ValueError):
        make_bot("expert", stream(1, "x"))
