"""What a bot means to do before a card shows: habits by level, whom to shoot, where to hide.

Times come from quickness.py, false starts and slips from core/reaction.py; this is the rest of a
level, one table.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.chance import Stream
from game.core.engine import Seat
from game.slap45.records import ON_CARD, Kind, SlapView


@dataclass(frozen=True, slots=True)
class Habits:
    """What a level is like. Chances are 0 to 1, each drawn once a card.

    `stays`: the hand stays in cover until the next card. `shoots_from_cover`, `shoots_from_hip`:
    on an Iron, it goes for the card rather than for safety. `aims_before`: it knows whom to shoot
    before the card shows. `aims_well`: that is the best one to shoot of those who can be hit.
    `slaps_horse`: it slaps a Move! by mistake. `apart_ms`: the spread of the time between slap
    and point. `feints`: the most feints of a dealer before a deal. `duels`: with one opponent left
    it goes for every Iron that can hit: whoever hides from the shot that comes first gains nothing
    by it, and whoever shoots may be the first.
    """

    stays: float
    shoots_from_cover: float
    shoots_from_hip: float
    aims_before: float
    aims_well: float
    slaps_horse: float
    apart_ms: float
    feints: int
    duels: bool


HABITS: dict[str, Habits] = {
    "easy": Habits(0.45, 0.50, 0.75, 0.4, 0.60, 0.060, 60.0, 1, False),
    "middle": Habits(0.65, 0.40, 0.70, 0.8, 0.85, 0.025, 35.0, 2, False),
    "hard": Habits(1.00, 0.60, 0.80, 1.0, 0.97, 0.008, 20.0, 3, True),
}
"""By level. That nearly one press in twenty is the wrong one for a hasty hand, and one in a
hundred for a careful one, is the order of what choice experiments report (Luce, Response Times,
1986, chapter 6); the split by level, and all the rest, is ours."""


def opponents(view: SlapView, seat: Seat) -> list[Seat]:
    """The other players still in the game, ascending."""
    return [other for other in range(view.seats) if other != seat and view.lives(other)]


def in_the_open(view: SlapView, seat: Seat, kind: Kind) -> list[Seat]:
    """The opponents a shot of this kind would hit as things stand."""
    others = opponents(view, seat)
    if kind is Kind.GUN:
        return others
    return [other for other in others if not view.covered(other)]


def most_dangerous(view: SlapView, among: Sequence[Seat]) -> list[Seat]:
    """Those of them who are ahead: the biggest gangs."""
    most = max((view.gangs[seat] for seat in among), default=0)
    return [seat for seat in among if view.gangs[seat] == most]


def whom_to_shoot(
    view: SlapView, seat: Seat, kind: Kind, habits: Habits, rng: Stream
) -> Seat | None:
    """One who can be hit and is ahead; now and then whoever can be hit. None: nobody can be."""
    aims_well, pick = rng.random() < habits.aims_well, rng.random()
    open_ones = in_the_open(view, seat, kind)
    choices = most_dangerous(view, open_ones) if aims_well else open_ones
    return choices[int(pick * len(choices))] if choices else None


def bases_to_take(view: SlapView, seat: Seat) -> list[int]:
    """The open bases that would be cover for this seat now, ascending."""
    return [
        base
        for base, holder in enumerate(view.bases)
        if holder is None and base != view.old_bases[seat]
    ]


def wants_card(view: SlapView, seat: Seat, kind: Kind, habits: Habits, rng: Stream) -> bool:
    """Whether the seat goes for a shooting card rather than for safety."""
    roll = rng.random()
    if kind is Kind.GUN:
        return True
    if not in_the_open(view, seat, kind) or view.locked_until_us[seat] is not None:
        return False  # nobody to hit, or the hand is locked: the card will be gone by then
    if habits.duels and len(opponents(view, seat)) == 1:
        return True
    return roll < (habits.shoots_from_cover if view.covered(seat) else habits.shoots_from_hip)


def hand_is_free(view: SlapView, seat: Seat) -> bool:
    """Whether the slapping hand is not on the card."""
    return view.hands[seat] != ON_CARD
