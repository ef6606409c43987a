"""What is thought of the others in the washroom, by what everybody could count of them."""

from dataclasses import dataclass

from game.core.engine import Seat
from game.texas_hold_it.records import TexasSeatView

HOLDS, PEES = 1.5, 1.5
"""What is thought of a player nothing is known of: so many rounds held, so many peed."""
DECIDES, GOES_ON = 1.0, 2.0
"""Likewise: so many turns with a decision, so many without."""
EAGER, EAGERER = 0.6, 2.0
"""How that changes for who has seen nothing yet, and with every card seen."""


@dataclass(frozen=True, slots=True)
class Rival:
    """One who has not decided yet. `holds`: how often in the end; `decides`: how often a turn of
    theirs is their last; `looks`: cards they saw this round."""

    seat: Seat
    holds: float
    decides: float
    looks: int


def rivals_of(view: TexasSeatView, seat: Seat) -> list[Rival]:
    """The others still undecided, in the order in which they act after this seat."""
    return [
        rival
        for rival in all_rivals(view, seat)
        if rival.seat not in view.urinals and rival.seat not in view.holding
    ]


def all_rivals(view: TexasSeatView, seat: Seat) -> list[Rival]:
    """All others still in, in that order."""
    found = []
    for step in range(1, view.seats):
        other = (seat + step) % view.seats
        if other in view.cowboys:
            figures = view.figures[other]
            decided = figures.held + figures.peed
            looks = looks_of(view, other)
            odds = (DECIDES + decided) / (GOES_ON + figures.peeks + figures.swaps)
            odds *= EAGER * EAGERER**looks
            found.append(
                Rival(
                    other,
                    (HOLDS + figures.held) / (HOLDS + PEES + decided),
                    odds / (1.0 + odds),
                    looks,
                )
            )
    return found


def looks_of(view: TexasSeatView, seat: Seat) -> int:
    """How many cards a seat has seen this round, as everybody could count."""
    return len({claim.gap for claim in view.claims if claim.seat == seat})
