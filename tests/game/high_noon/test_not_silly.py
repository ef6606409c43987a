"""Duellists of every level may misjudge, but choose nothing that is lost for sure, dice or bell."""

import pytest

from game.core.chairs import LEVELS
from game.core.engine import Move
from game.high_noon import equilibrium
from game.high_noon.habits import HABITS
from game.high_noon.records import DRAW, HOLD
from tests.game.high_noon.test_bots import dice, duelist

TWELVE = 12
SAFE = 6
"""The highest total to which any die may be added."""


def chosen(level: str, mine: int, theirs: int, held: bool, seed: int) -> Move:
    """What a bot chooses with these totals, the other holding or still choosing."""
    view = dice((mine, theirs), (False, held))
    decision = duelist(level, seed).decide(view, 0, (DRAW, HOLD), 0)
    assert decision is not None
    return decision.move


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("held", [False, True])
def test_every_pair_of_totals_is_played_with_sense(level: str, held: bool) -> None:
    for mine in range(1, TWELVE + 1):
        for theirs in range(1, 19):
            if held and theirs > TWELVE:
                continue
            seen = {chosen(level, mine, theirs, held, seed) for seed in range(12)}
            sure_hit = theirs > TWELVE or (held and mine > theirs)
            if sure_hit or mine == TWELVE:
                assert seen == {HOLD}, "a hit that is sure is taken; twelve cannot grow"
            elif mine < theirs:
                assert seen == {DRAW}, "nobody stands behind with a die left to throw"
            elif mine <= SAFE and not held:
                assert seen == {DRAW}, "no die can take it over"


def test_against_who_plays_the_equilibrium_no_choice_of_dice_has_more_than_half() -> None:
    """Why no habit with dice can beat "hard", however long it is measured."""
    best = equilibrium.best_reply_value(equilibrium.hold_chance, equilibrium.hold_alone)
    assert best == pytest.approx(0.5, abs=1e-12)


def test_there_are_habits_enough_for_both_versions() -> None:
    assert len(HABITS) >= 8
