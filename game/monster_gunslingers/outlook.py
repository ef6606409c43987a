"""How a world stands for a bot: its chance to win the round, by what all may still holster."""

from collections.abc import Sequence

from game.core.engine import Seat
from game.monster_gunslingers.guess import World
from game.monster_gunslingers.strength import NO_CARDS, Packed, value
from game.monster_gunslingers.tempo import Chances, chances

Outlook = tuple[int, int, int]
"""A player's best value with the holster as it is, bettered once, bettered twice."""


def outlook(street: Packed, holster: Sequence[Packed], hand: Sequence[Packed]) -> Outlook:
    """Return what a player can still make of their cards. `street`: its cards and NO_CARDS."""
    as_it_is = value(street + sum(holster))
    if not hand:
        return as_it_is, as_it_is, as_it_is
    once = as_it_is
    if len(holster) < 2:
        base = street + sum(holster)
        for card in hand:
            once = min(once, value(base + card))
    else:
        for kept in holster:
            base = street + kept
            for card in hand:
                once = min(once, value(base + card))
    twice = once
    for place in range(1, len(hand)):
        base = street + hand[place]
        for other in range(place):
            found = value(base + hand[other])
            if found < twice:
                twice = found
    return as_it_is, once, twice


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
