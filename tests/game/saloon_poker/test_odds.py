"""The solved reroll: known odds, the figures on the rules page, and the table of survival."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations_with_replacement, product
from math import factorial, prod

import pytest

from game.saloon_poker import make_odds_table, odds
from game.saloon_poker.hands import rank

BEST_AGAINST = (4, 4, 4, 1, 2)
HELD = (1, 1, 3, 4, 6)

HALF = Fraction(1, 2)


def outright(best: int, tie: Fraction) -> list[Fraction]:
    """Last to act: 1 for a stronger hand, `tie` for the same, 0 for a weaker."""
    return [Fraction(0)] * best + [tie] + [Fraction(1)] * (251 - best)


def largest_group(hand: tuple[int, ...]) -> tuple[int, ...]:
    """The biggest group, of two as big the higher: what most people keep."""
    face, number = max(Counter(hand).items(), key=lambda group: (group[1], group[0]))
    return (face,) * number


def finals_of(keep) -> dict[int, Fraction]:
    """Chance of each final rank for a rule that names the kept dice; written anew here."""
    ways = {
        hand: Fraction(factorial(5), 6**5 * prod(map(factorial, Counter(hand).values())))
        for hand in odds.HANDS
    }
    for _ in range(2):
        after: dict[tuple[int, ...], Fraction] = {}
        for hand, chance in ways.items():
            kept = keep(hand)
            free = 5 - len(kept)
            for thrown in combinations_with_replacement(range(1, 7), free):
                orders = factorial(free) // prod(map(factorial, Counter(thrown).values()))
                new = tuple(sorted((*kept, *thrown)))
                after[new] = after.get(new, Fraction(0)) + chance * Fraction(orders, 6**free)
        ways = after
    return {rank(hand): chance for hand, chance in ways.items()}


def test_there_are_252_hands_in_strict_order() -> None:
    assert len(set(odds.HANDS)) == 252
    assert [rank(hand) for hand in odds.HANDS] == list(range(252))
    assert odds.HANDS[-1] == (6, 6, 6, 6, 6)
    assert rank((5, 2, 1, 4, 3)) == rank((1, 2, 3, 4, 5))
    assert rank((2, 2, 2, 1, 1)) > rank((2, 3, 4, 5, 6))


def test_a_throw_of_five_has_the_known_odds() -> None:
    turn = odds.Turn([Fraction(int(len(set(hand)) == 1)) for hand in odds.HANDS])
    assert turn.keep_value((), 1) == Fraction(6, 6**5)
    assert turn.keep_value((3, 3, 3), 1) == Fraction(1, 36)
    pair = odds.Turn([Fraction(int(len(set(hand)) < 5)) for hand in odds.HANDS])
    assert pair.keep_value((), 1) == 1 - Fraction(720, 6**5)


def test_five_of_a_kind_in_three_throws_has_the_known_chance() -> None:
    """347897/7558272, the well-known chance of five alike when going for nothing else."""
    turn = odds.Turn([Fraction(int(len(set(hand)) == 1)) for hand in odds.HANDS])
    assert turn.value == Fraction(347897, 7558272)


@pytest.mark.parametrize(
    ("tie", "worth"),
    [
        (Fraction(0), Fraction(217, 432)),
        (HALF, Fraction(11831, 23328)),
        (Fraction(1), Fraction(1493, 2916)),
    ],
)
def test_against_three_fours_the_four_alone_is_kept(tie: Fraction, worth: Fraction) -> None:
    """saloon_poker.md, "Bots": 217/432 is the chance to beat 4 4 4 1 2 outright."""
    turn = odds.Turn(outright(rank(BEST_AGAINST), tie))
    assert turn.keep(HELD, 2) == (4,)
    assert turn.keep_value((4,), 2) == worth
    others = {
        kept
        for size in range(5)
        for kept in combinations_with_replacement((1, 3, 4, 6), size)
        if not Counter(kept) - Counter(HELD)
    } - {(4,)}
    assert all(turn.keep_value(kept, 2) < worth for kept in others)


def test_the_bots_own_turn_keeps_the_four_too() -> None:
    best = rank(BEST_AGAINST)
    assert odds.turn(best, 0, share=False).keep(HELD, 2) == (4,)
    assert odds.turn(best, 0, share=False).keep_value((4,), 2) == pytest.approx(11831 / 23328)


def test_heads_up_second_the_optimum_wins_55_3_percent_exactly() -> None:
    first = finals_of(largest_group)
    assert sum(first.values()) == 1
    wins = sum(
        float(chance) * odds.turn(best, 0, share=False).value for best, chance in first.items()
    )
    assert wins == pytest.approx(0.553, abs=0.0005)


def thrown_out(keep, rng: random.Random) -> int:
    """One turn with real dice by a rule that names the kept ones; returns the final rank."""
    dice = [rng.randint(1, 6) for _ in range(5)]
    for rerolls_left in (2, 1):
        kept = keep(tuple(sorted(dice)), rerolls_left)
        dice = [*kept, *(rng.randint(1, 6) for _ in range(5 - len(kept)))]
        if len(kept) == 5:
            break
    return rank(dice)


def test_over_20_000_rounds_the_optimum_wins_55_3_percent() -> None:
    """The figure of the rules page with thrown dice: 55.3 %, give or take one."""
    rng = random.Random(2024)
    answers = [odds.Turn(odds.payoff(best, 0, share=False)) for best in range(252)]
    wins = 0.0
    for _ in range(20_000):
        first = thrown_out(lambda dice, left: largest_group(dice), rng)
        second = thrown_out(answers[first].keep, rng)
        wins += 1.0 if second > first else 0.5 if second == first else 0.0
    assert wins / 20_000 == pytest.approx(0.553, abs=0.01)


def test_keep_the_largest_wins_half_against_itself() -> None:
    ends = finals_of(largest_group)
    wins = sum(
        one * other * (HALF if first == second else int(second > first))
        for (first, one), (second, other) in product(ends.items(), ends.items())
    )
    assert wins == HALF


@pytest.mark.parametrize("best", [None, 3, 120, 200, 251])
@pytest.mark.parametrize("to_come", [0, 1, 4])
def test_playing_a_turn_out_gives_what_it_promises(best: int | None, to_come: int) -> None:
    turn = odds.turn(best, to_come, share=False)
    ends = turn.finals()
    assert sum(ends) == pytest.approx(1.0)
    worth = sum(
        chance * pay for chance, pay in zip(ends, odds.payoff(best, to_come, False), strict=True)
    )
    assert worth == pytest.approx(turn.value, abs=1e-12)


def test_heads_up_the_two_optimal_players_share_out_the_round() -> None:
    """With ties as half somebody always wins: the two chances add up to one."""
    opener = odds.turn(None, 1, share=False)
    second = sum(
        chance * odds.turn(best, 0, share=False).value
        for best, chance in enumerate(opener.finals())
    )
    assert opener.value + second == pytest.approx(1.0, abs=1e-8)


def test_three_optimal_players_share_out_the_round() -> None:
    """Also with three, where three may tie: each tie halves what those before it had."""
    last = [odds.turn(best, 0, share=False).value for best in range(252)]
    opener = odds.turn(None, 2, share=False)
    total = opener.value
    for best, chance in enumerate(opener.finals()):
        second = odds.turn(best, 1, share=False)
        total += chance * second.value
        total += chance * sum(
            odd * last[max(best, next_best)] for next_best, odd in enumerate(second.finals())
        )
    assert total == pytest.approx(1.0, abs=1e-8)


@pytest.mark.parametrize("share", [False, True])
def test_the_table_of_survival_is_what_the_solver_makes_of_it(share: bool) -> None:
    for to_come in range(1, odds.MAX_TO_COME + 1):
        alive = odds.survival(to_come - 1, share)
        some = range(to_come, 252, 50)
        made = make_odds_table.one_more(alive, some, share)
        table = odds.survival(to_come, share)
        assert [table[best] for best in some] == pytest.approx(made, abs=2e-9)


def test_survival_falls_with_every_player_and_rises_with_every_hand() -> None:
    rows = [odds.survival(to_come, share=False) for to_come in range(odds.MAX_TO_COME + 1)]
    for fewer, more in zip(rows, rows[1:], strict=False):
        assert all(a >= b for a, b in zip(fewer, more, strict=True))
        assert list(more) == sorted(more)


def test_with_players_to_come_a_hand_is_stood_on_less_gladly() -> None:
    """Three of a kind, good against one, is not enough to stand on before seven."""
    hand = (2, 2, 2, 5, 6)
    beaten = rank((1, 1, 1, 2, 3))
    assert odds.turn(beaten, 0, share=False).keep(hand, 1) == hand
    assert odds.turn(beaten, 7, share=False).keep(hand, 1) != hand


def test_share_changes_the_choice_somewhere() -> None:
    """A tie counts whole with `share`: some hand that ties stands that would throw again."""
    differs = [
        hand
        for best in range(100, 252, 10)
        for hand in odds.HANDS
        if odds.turn(best, 0, True).keep(hand, 1) != odds.turn(best, 0, False).keep(hand, 1)
    ]
    assert differs


def test_positions_to_reroll_leave_just_the_kept_dice() -> None:
    assert odds.reroll_positions((1, 1, 3, 4, 6), (4,)) == (0, 1, 2, 4)
    assert odds.reroll_positions((6, 2, 6, 6, 1), (6, 6)) == (1, 3, 4)
    assert odds.reroll_positions((5, 5, 5, 5, 5), (5, 5, 5, 5, 5)) == ()
    assert odds.reroll_positions((1, 2, 3, 4, 5), ()) == (0, 1, 2, 3, 4)
