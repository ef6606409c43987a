"""The dice duel's solution: nothing beats it, and it is worth one half."""

import random
from itertools import product

import pytest

from game.high_noon import equilibrium as eq

TOTALS = range(1, 13)


def test_the_opening_is_worth_one_half() -> None:
    assert eq.opening_value() == pytest.approx(0.5, abs=1e-12)


def test_no_reply_whatever_beats_the_equilibrium() -> None:
    best = eq.best_reply_value(eq.hold_chance, eq.hold_alone)
    assert 0.5 - 1e-9 <= best <= 0.5 + 1e-9


def test_values_of_the_two_sides_add_up_to_one_in_every_position() -> None:
    for mine, theirs in product(TOTALS, TOTALS):
        total = eq.exchange_value(mine, theirs) + eq.exchange_value(theirs, mine)
        assert total == pytest.approx(1.0, abs=1e-12)


def test_in_every_position_neither_choice_beats_the_value() -> None:
    """The hold chances of both sides are best replies to one another, position by position."""
    for mine, theirs in product(TOTALS, TOTALS):
        hold_hold, hold_draw, draw_hold, draw_draw = eq.payoffs(mine, theirs)
        they_hold = eq.hold_chance(theirs, mine)
        value = eq.exchange_value(mine, theirs)
        assert they_hold * hold_hold + (1 - they_hold) * hold_draw <= value + 1e-9
        assert they_hold * draw_hold + (1 - they_hold) * draw_draw <= value + 1e-9


@pytest.mark.parametrize("threshold", range(6, 12))
def test_holding_at_a_fixed_total_can_be_beaten(threshold: int) -> None:
    """The check can fail: every plain threshold gives something away."""
    gives = eq.best_reply_value(
        lambda mine, theirs: float(mine >= threshold), lambda mine, held: mine >= threshold
    )
    assert gives > 0.51


def test_a_coin_flip_at_every_choice_gives_a_lot_away() -> None:
    assert eq.best_reply_value(lambda mine, theirs: 0.5, eq.hold_alone) > 0.6


def test_two_by_two_games_with_known_answers() -> None:
    assert eq.solve_two_by_two(1, 0, 0, 1) == (0.5, 0.5)  # matching pennies
    value, chance = eq.solve_two_by_two(3, -1, -2, 4)
    assert value == pytest.approx(1.0)
    assert chance == pytest.approx(0.6)
    assert eq.solve_two_by_two(2, 3, 1, 0) == (2, 1.0)  # hold is always better
    assert eq.solve_two_by_two(0, 0, 1, 1) == (1, 0.0)


def test_alone_one_beats_the_held_total_or_goes_on() -> None:
    for held in TOTALS:
        for mine in range(1, held):
            assert not eq.hold_alone(mine, held), "a lower total loses for certain"
        for mine in range(held + 1, 13):
            assert eq.hold_alone(mine, held), "a higher total has won"
    assert not eq.hold_alone(6, 6), "no die can take six over twelve"
    assert eq.hold_alone(12, 12)
    assert eq.alone_value(6, 6) > 0.5


def test_twelve_always_holds() -> None:
    assert all(eq.hold_chance(12, theirs) == 1.0 for theirs in TOTALS)


def test_played_out_with_dice_two_equal_players_share_the_hits() -> None:
    """The value holds when exchanges are thrown with dice by the rules page, not only on paper."""
    rng = random.Random(12)
    hits = [0, 0]
    for _ in range(20_000):
        winner = _exchange(rng)
        if winner is not None:
            hits[winner] += 1
    assert hits[0] / sum(hits) == pytest.approx(0.5, abs=0.02)


def _exchange(rng: random.Random) -> int | None:
    totals = [rng.randint(1, 6), rng.randint(1, 6)]
    held = [False, False]
    while True:
        on = [side for side in (0, 1) if not held[side] and totals[side] <= 12]
        if not on:
            break
        holds = {side: _holds(totals, held, side, rng) for side in on}
        for side, hold in holds.items():
            held[side] = hold
            totals[side] += 0 if hold else rng.randint(1, 6)
    fair = [total if total <= 12 else 0 for total in totals]
    return None if fair[0] == fair[1] else fair.index(max(fair))


def _holds(totals: list[int], held: list[bool], side: int, rng: random.Random) -> bool:
    mine, theirs = totals[side], totals[1 - side]
    if theirs > 12:
        return True
    if held[1 - side]:
        return eq.hold_alone(mine, theirs)
    return rng.random() < eq.hold_chance(mine, theirs)
