"""Dull habits at Monster, to measure its bots by (see game/core/habits.py).

Fair is one evening in as many as play: most chips wins, level chips share it.
"""

from collections.abc import Callable, Sequence

from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.core.habits import Habits, MakeHabit, habit, random_legal
from game.monster.hands import RANKS, Cards, kept_hands
from game.monster.records import FOLD, Discard, MonsterView

Ways = Sequence[tuple[Cards, Cards]]
"""What is kept and what is thrown, the strongest kept first; one or more."""

Choose = Callable[[Ways, MonsterView], Cards | None]
"""Which cards are thrown; None folds."""

HIGHEST = RANKS[-1]
FEW_LEFT, FEW_CARDS = 3, 4


def _habit(says: str, choose: Choose) -> MakeHabit:
    def decide(view: View, seat: Seat, legal: Sequence[Move], rng: Stream) -> Move:
        assert isinstance(view, MonsterView)
        hand = tuple(card for card in view.hands[seat] or () if isinstance(card, int))
        ways = kept_hands(hand)
        thrown = choose(ways, view) if ways else None
        return FOLD if thrown is None else Discard(thrown)

    decide.__doc__ = says
    return habit(decide)


def _most_thrown(ways: Ways) -> Cards:
    return max(ways, key=lambda way: (len(way[1]), way[0]))[1]


def _fewest_weakest(ways: Ways) -> Cards:
    return min(ways, key=lambda way: (len(way[1]), way[0]))[1]


HABITS: Habits = {
    "always_strongest": _habit("Keeps the strongest hand there is.", lambda ways, _: ways[0][1]),
    "always_duck": _habit("Keeps the weakest hand there is.", lambda ways, _: ways[-1][1]),
    "throw_least": _habit(
        "Throws as few cards as it can, the high ones of those.",
        lambda ways, _: _fewest_weakest(ways),
    ),
    "throw_most": _habit(
        "Throws three cards and keeps the best of the rest.", lambda ways, _: _most_thrown(ways)
    ),
    "always_fold": _habit("Folds every hand.", lambda ways, _: None),
    "tens_or_fold": _habit(
        "Folds without a ten, else keeps its strongest.",
        lambda ways, _: ways[0][1] if ways[0][0][0] == HIGHEST else None,
    ),
    "tens_or_duck": _habit(
        "Ducks without a ten, else keeps its strongest.",
        lambda ways, _: ways[0 if ways[0][0][0] == HIGHEST else -1][1],
    ),
    "duck_then_fight": _habit(
        "Ducks while four or more began the round, then keeps its strongest.",
        lambda ways, view: ways[0 if len(view.began) <= FEW_LEFT else -1][1],
    ),
    "long_or_fold": _habit(
        "Folds what leaves fewer than four cards, else keeps its strongest.",
        lambda ways, _: ways[0][1] if len(ways[0][0]) >= FEW_CARDS else None,
    ),
    "fight_first": _habit(
        "Keeps its strongest in a pot's first round and ducks in later ones.",
        lambda ways, view: ways[0 if view.round == 1 else -1][1],
    ),
    "random_legal": random_legal,
}
