"""Chances of the game from the scores, against the same race counted out round by round."""

from functools import cache

import pytest

from game.saloon_poker import prospects


@cache
def counted_out(needs: tuple[int, ...]) -> tuple[float, ...]:
    """The model itself: each round goes to one of them, all equally likely."""
    if 0 in needs:
        return tuple(float(need == 0) for need in needs)
    chances = [0.0] * len(needs)
    for place, need in enumerate(needs):
        rest = counted_out((*needs[:place], need - 1, *needs[place + 1 :]))
        chances = [sum_ + one / len(needs) for sum_, one in zip(chances, rest, strict=True)]
    return tuple(chances)


def chances(*scores: int, target: int = 100) -> tuple[float, ...]:
    return tuple(prospects.winning_chances(dict(enumerate(scores)), target).values())


@pytest.mark.parametrize(
    "scores", [(0, 0), (60, 80), (0, 95), (40, 20, 0), (10, 90, 50, 30), (0, 0, 0, 20, 60)]
)
def test_the_race_is_counted_right(scores: tuple[int, ...]) -> None:
    needs = tuple(prospects.rounds_needed(score, 100) for score in scores)
    assert chances(*scores) == pytest.approx(counted_out(needs), abs=1e-3)


def test_rounds_needed_are_whole_rounds_of_twenty() -> None:
    assert [prospects.rounds_needed(score, 100) for score in (0, 79, 80, 81, 99, 100, 130)] == [
        5,
        2,
        1,
        1,
        1,
        0,
        0,
    ]


def test_whoever_is_at_the_target_has_won_and_the_last_one_too() -> None:
    assert chances(100, 120, 30) == (0.0, 1.0, 0.0)
    assert chances(110, 110, 30) == (0.5, 0.5, 0.0)
    assert chances(3) == (1.0,)
    assert prospects.winning_chances({5: 30, 2: 120}, 100) == {5: 0.0, 2: 1.0}


def test_chances_add_up_at_the_longest_game_and_the_fullest_table() -> None:
    eight = chances(0, 30, 60, 90, 120, 240, 0, 499, target=500)
    assert sum(eight) == pytest.approx(1.0)
    assert max(eight) == eight[-1]


@pytest.mark.parametrize(("hits", "chance"), [(1, 0.6), (2, 0.648), (3, 0.68256)])
def test_more_hits_favour_the_better_shot(hits: int, chance: float) -> None:
    assert prospects.chance_of_hits(0.6, hits) == pytest.approx(chance)
    assert prospects.chance_of_hits(0.5, hits) == pytest.approx(0.5)


def weighed(*scores: int, duel_chance: float = 0.5, mine_leads_after: bool = False) -> bool:
    """Whether seat 0 should accuse seat 1, who has the round (20 points) for certain."""
    after = [prospects.Lead(0, 1.0, 20)] if mine_leads_after else []
    return prospects.worth_accusing(
        dict(enumerate(scores)),
        0,
        1,
        target=100,
        duel_chance=duel_chance,
        leads=[prospects.Lead(1, 1.0, 20)],
        leads_without_accused=after,
    )


def test_accusing_pays_when_passing_loses_the_game() -> None:
    assert weighed(60, 80)
    assert weighed(60, 80, 90, duel_chance=0.05)


def test_accusing_does_not_pay_when_far_ahead() -> None:
    assert not weighed(80, 0)
    assert not weighed(80, 0, 0)


def test_heads_up_it_pays_whenever_passing_leaves_less_than_the_duel() -> None:
    """Heads-up the duel is the game: worth it just when the game is worth less than it."""
    for mine in range(0, 100, 20):
        for theirs in range(0, 80, 20):
            assert weighed(mine, theirs) is (chances(mine, theirs + 20)[0] < 0.5)


def test_the_better_the_shot_the_sooner_it_accuses() -> None:
    verdicts = [weighed(40, 20, 40, duel_chance=chance / 20) for chance in range(21)]
    assert verdicts == sorted(verdicts)
    assert verdicts[0] is False and verdicts[-1] is True


def test_the_round_that_falls_to_the_accuser_counts() -> None:
    """With the accused gone the accuser's own hand leads: that can tip the scales."""
    tipped = [
        (mine, theirs, third)
        for mine in range(0, 100, 20)
        for theirs in range(0, 80, 20)
        for third in range(0, 100, 20)
        if weighed(mine, theirs, third) != weighed(mine, theirs, third, mine_leads_after=True)
    ]
    assert tipped
    assert all(weighed(*scores, mine_leads_after=True) for scores in tipped)


def test_the_round_goes_to_whoever_leads() -> None:
    lead = [prospects.Lead(0, 0.25, 20)]
    after = prospects.chance_after_round({0: 80, 1: 80}, 0, lead, 100)
    assert after == pytest.approx(0.25 * 1.0 + 0.75 * 0.5)
