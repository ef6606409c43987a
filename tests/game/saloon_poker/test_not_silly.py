"""Bots of every level may misjudge, but never choose what is lost for sure while a chance is left.

What is sure is worked out here anew, throw by throw, not with the bots' own tables.
"""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from itertools import combinations_with_replacement, product

import pytest

from game.core.chairs import LEVELS
from game.saloon_poker.hands import rank
from game.saloon_poker.records import ACCUSE, PASS, STAND, SaloonView
from tests.game.saloon_poker.test_bots import bot, kept, table, window

Dice = tuple[int, ...]
FACES = range(1, 7)
FIVE_SIXES = rank((6,) * 5)


@cache
def ranks_after(keep: Dice) -> tuple[int, ...]:
    """The lowest and the highest hand that one more throw can make of these dice."""
    ends = [
        rank((*keep, *thrown)) for thrown in combinations_with_replacement(FACES, 5 - len(keep))
    ]
    return min(ends), max(ends)


def may_win(keep: Dice, rerolls_left: int, best: int | None) -> bool:
    """Whether the dice kept can still be level with the best hand on the table, or above it."""
    if best is None:
        return True
    if len(keep) == 5:
        return rank(keep) >= best
    return rerolls_left > 1 or ranks_after(keep)[1] >= best


def random_tables(seed: int, count: int) -> Iterator[SaloonView]:
    """Rounds as they come, and some against the strongest hands there are."""
    rng = random.Random(seed)
    for _ in range(count):
        seats = rng.randint(2, 8)
        seat = rng.randrange(seats)
        thrown = [tuple(rng.choices(FACES, k=5)) for _ in range(seat + 1)]
        if seat and rng.random() < 0.5:
            face, other = rng.sample(FACES, 2)
            number = rng.choice((3, 4, 5))
            thrown[0] = (face,) * number + (other,) * (5 - number)
        left = rng.choice((1, 2))
        yield table(
            [*thrown, *[None] * (seats - seat - 1)],
            seat,
            to_come=range(seat + 1, seats),
            rerolls_left=left,
            ties=rng.choice(("duel", "share")),
        )


@pytest.mark.parametrize("level", LEVELS)
def test_no_round_is_given_up_or_risked_that_need_not_be(level: str) -> None:
    behind = won = 0
    for number, view in enumerate(random_tables(5, 3000)):
        dice, left = view.hands[view.player], view.rerolls_left
        best = max((rank(hand) for hand in view.hands[: view.player]), default=None)
        choice = kept(level, view, number)
        assert may_win(choice, left, best), (dice, choice, best, left)
        if best is not None and rank(dice) < best:
            behind += 1
            assert len(choice) < 5, "who is behind with rerolls left never stands"
        won_already = best is not None and (
            rank(dice) > best or view.ties == "share" and rank(dice) == best
        )
        if not view.to_come and won_already:
            won += 1
            assert len(choice) == 5, "a round that is won is not thrown for again"
        if rank(dice) == FIVE_SIXES:
            assert len(choice) == 5
    assert behind > 500 and won > 100


@pytest.mark.parametrize("level", LEVELS)
def test_against_every_full_house_the_last_never_stands_on_a_pair(level: str) -> None:
    """As it was seen at a table: two rerolls left, and the bot stood."""
    for three, two in product(FACES, FACES):
        if three == two:
            continue
        view = table([(three,) * 3 + (two,) * 2, (3, 1, 3, 6, 4)], 1)
        for seed in range(20):
            assert len(kept(level, view, seed)) < 5


def test_what_can_no_longer_win_is_not_kept() -> None:
    """One reroll left, five sixes on the table: only sixes are worth keeping."""
    for dice in combinations_with_replacement(FACES, 5):
        if dice == (6,) * 5:
            continue
        view = table([(6,) * 5, dice], 1, rerolls_left=1)
        for level in LEVELS:
            assert set(kept(level, view, 1)) <= {6}


# Accusing


@pytest.mark.parametrize("level", LEVELS)
def test_who_would_win_the_game_by_it_is_accused(level: str) -> None:
    """Passing is lost for sure: heads-up, the last hand of the round, at the target."""
    for face, score in product(FACES, (0, 30, 99)):
        view = window((score, 100 - 5 * face), face)
        for seed in range(20):
            assert bot(level, seed).decide(view, 0, (ACCUSE, PASS), 0).move == ACCUSE


@pytest.mark.parametrize("level", LEVELS)
def test_who_wins_the_game_by_letting_it_be_lets_it_be(level: str) -> None:
    """Five sixes of one's own lie there, and take one to the target."""
    view = window((80, 60, 10))
    hands = ((6,) * 5, *view.hands[1:])
    for seed in range(40):
        decision = bot(level, seed).decide(replace(view, hands=hands), 0, (ACCUSE, PASS), 0)
        assert decision.move == PASS


def test_easy_may_be_wrong_where_nothing_is_sure() -> None:
    """The weak levels have not become strong ones: they still stand too early, and break up."""
    view = table([(3, 1, 3, 6, 4), None], 0, to_come=[1])
    assert STAND in {bot("easy", seed).decide(view, 0, (STAND,), 0).move for seed in range(40)}
    straight = table([(1, 2, 3, 4, 5), None], 0, to_come=[1])
    assert any(len(kept("easy", straight, seed)) < 5 for seed in range(40))
