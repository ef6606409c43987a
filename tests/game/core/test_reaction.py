"""The table of reaction times: what is drawn, and who is quicker than whom."""

import random
import statistics

import pytest

from game.core.reaction import (
    FASTEST_MS,
    NERVES,
    REACTIONS,
    Choice,
    ExGaussian,
    nerve_of,
    reaction_us,
)

DRAWS = 20_000


def drawn_ms(curve: ExGaussian, seed: int = 1) -> list[float]:
    rng = random.Random(seed)
    return [curve.draw_us(rng) / 1000 for _ in range(DRAWS)]


@pytest.mark.parametrize("choice", list(Choice))
def test_draws_have_the_moments_of_an_ex_gaussian(choice: Choice) -> None:
    curve = REACTIONS[choice].slowed(1.5)  # slow enough that nothing is cut off at 150 ms
    times = drawn_ms(curve)
    spread = (curve.sigma_ms**2 + curve.tau_ms**2) ** 0.5
    assert statistics.fmean(times) == pytest.approx(curve.mean_ms, rel=0.01)
    assert statistics.stdev(times) == pytest.approx(spread, rel=0.05)
    assert statistics.fmean(times) > statistics.median(times), "the tail is on the slow side"


def test_one_signal_takes_the_published_mean() -> None:
    assert REACTIONS[Choice.SIMPLE].mean_ms == 231.0


def test_harder_choices_take_longer() -> None:
    means = [REACTIONS[choice].mean_ms for choice in Choice]
    assert means == sorted(means)
    tails = [curve.tau_ms / curve.mu_ms for curve in REACTIONS.values()]
    assert tails == sorted(tails)


def test_nothing_is_drawn_under_150_ms() -> None:
    hasty = ExGaussian(mu_ms=120.0, sigma_ms=40.0, tau_ms=20.0)
    assert min(drawn_ms(hasty)) >= FASTEST_MS
    rng = random.Random(4)
    assert all(reaction_us("hard", Choice.SIMPLE, rng) >= 150_000 for _ in range(DRAWS))


def test_levels_are_ordered_in_speed_and_in_care() -> None:
    easy, middle, hard = (NERVES[level] for level in ("easy", "middle", "hard"))
    assert easy.slowness > middle.slowness > hard.slowness
    assert easy.false_start > middle.false_start > hard.false_start > 0
    assert easy.slip > middle.slip > hard.slip > 0


def test_one_who_needs_300_ms_has_an_even_fight_at_middle() -> None:
    """A person whose answers scatter as people's do, with a mean of 300 ms."""
    rng = random.Random(9)
    curve = REACTIONS[Choice.SIMPLE]
    person = curve.slowed(300.0 / curve.mean_ms)
    wins = sum(
        person.draw_us(rng) < reaction_us("middle", Choice.SIMPLE, rng) for _ in range(DRAWS)
    )
    assert 0.44 < wins / DRAWS < 0.52
    easy_wins = sum(
        person.draw_us(rng) < reaction_us("easy", Choice.SIMPLE, rng) for _ in range(DRAWS)
    )
    assert easy_wins / DRAWS > 0.75


def test_the_same_stream_gives_the_same_times() -> None:
    first = [reaction_us("easy", Choice.FOUR, random.Random(7)) for _ in range(3)]
    assert len(set(first)) == 1


def test_an_unknown_level_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="no bot plays at level 'wild'"):
        nerve_of("wild")
