"""How a world stands for a bot: its chance to win the round, by what all may still holster."""

from collections.abc import Sequence

from game.core.engine import Seat
from game.monster_gunslingers.guess import World
from game.monster_gunslingers.records import HOLSTER
from game.monster_gunslingers.strength import NO_CARDS, Packed, best_pair, best_with, value
from game.monster_gunslingers.tempo import Chances, chances

Outlook = tuple[int, int, int]
"""A player's best value with the holster as it is, bettered once, bettered twice."""


def outlook(street: Packed, holster: Sequence[Packed], hand: Sequence[Packed]) -> Outlook:
    """Return what a player can still make of their cards. `street`: its cards and NO_CARDS."""
    as_it_is = value(street + sum(holster))
    if not hand:
        return as_it_is, as_it_is, as_it_is
    kept = holster if len(holster) == HOLSTER else (sum(holster),)
    once = best_with(as_it_is, [street + card for card in kept], hand)
    return as_it_is, once, best_pair(once, street, hand)


def chance_to_win(mine: Outlook, my_chances: Chances, rivals: Sequence["Rival"]) -> float:
    """Return how often the best hand at the end is mine; level hands count half."""
    whole = 0.0
    for own, chance in zip(mine, my_chances, strict=True):
        if chance:
            for theirs, their_chances in rivals:
                better = 0.0
                for other, part in zip(theirs, their_chances, strict=True):
                    if own < other:
                        better += part
                    elif own == other:
                        better += part / 2
                chance *= better
            whole += chance
    return whole


Rival = tuple[Outlook, Chances]


class Clock:
    """How long the round lasts for each, seen from after a move of `seat`."""

    def __init__(self, seat: Seat, in_round: Sequence[Seat], seats: int) -> None:
        self.rivals = sorted(
            (other for other in in_round if other != seat), key=lambda one: (one - seat) % seats
        )
        self._players = len(self.rivals) + 1

    def mine(self, down: int, extra: int) -> Chances:
        """My chances to better my holster, with so many cards down and turns of mine to come."""
        return chances(down, self._players, self._players - 1, extra)

    def theirs(self, down: int, extra: int) -> list[Chances]:
        """The chances of the others, in the order of `rivals`."""
        return [chances(down, self._players, place, extra) for place in range(self._players - 1)]


def street_total(world: World) -> Packed:
    """Return Main Street as a base for `outlook`."""
    return NO_CARDS + sum(world.street)
