"""Dull habits at the table of Slap .45, to measure its bots by (see game/core/habits.py).

A habit has the hand of "hard": its times, its form of the day, its false starts and slips. What
differs is what it means to press when a card shows, and whether its hand stays in cover between.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from game.core.chance import Stream
from game.core.engine import Seat
from game.core.habits import Habits, MakeHabit, PressesAtRandom
from game.core.reaction import Choice
from game.slap45.bots import ASLEEP_US, Press, SlapBot
from game.slap45.records import SLAP, Base, Kind, SlapView
from game.slap45.stance import in_the_open, opponents

Aim = Callable[[SlapView, Seat, Sequence[Seat]], Seat]
"""Whom of these to shoot; there is at least one."""


@dataclass(frozen=True, slots=True)
class Way:
    """What a habit does.

    `aim`: whom it shoots, None: it never goes for the card. `blind`: it shoots also at who is in
    cover. `covers`: it hides where it does not shoot. `hides_first`: it leaves no cover for an
    Iron, and takes it before it shoots at one. `stays`: its hand stays in cover. `home`: it slaps
    no base but the one on its own side. `any_card`: it slaps a Move! too.
    """

    aim: Aim | None = None
    blind: bool = False
    covers: bool = True
    hides_first: bool = False
    stays: float = 1.0
    home: bool = False
    any_card: bool = False


class _Dull(SlapBot):
    """Does the same at every card."""

    def __init__(self, way: Way, rng: Stream) -> None:
        super().__init__("hard", rng)
        self._way = way
        self._habits = replace(self._habits, stays=way.stays)

    def _first_answer(self, view: SlapView, seat: Seat, kind: Kind, shown_us: int) -> list[Press]:
        way = self._way
        slips = self._rng.random() < self._nerve.slip
        if kind is Kind.MOVE:
            if way.any_card:
                return [(shown_us + self._react_us(Choice.SIMPLE), SLAP)]
            return self._run(view, seat, shown_us + ASLEEP_US * slips)
        if slips:
            return []
        hides = way.hides_first and kind is Kind.IRON
        choices = opponents(view, seat) if way.blind else in_the_open(view, seat, kind)
        if way.aim is not None and choices and not hides:
            return self._shoot(view, seat, way.aim(view, seat, choices), True, shown_us)
        if not way.covers or view.covered(seat):
            return []
        return self._take_cover(view, seat, shown_us)

    def _take_cover(self, view: SlapView, seat: Seat, from_us: int) -> list[Press]:
        if not self._way.home:
            return super()._take_cover(view, seat, from_us)
        home = sum(view.lives(other) for other in range(seat))
        if view.bases[home] is not None or view.old_bases[seat] == home:
            return super()._take_cover(view, seat, from_us) if view.card is Kind.MOVE else []
        return [(from_us + self._react_us(Choice.TWO), Base(home))]


def _habit(says: str, way: Way) -> MakeHabit:
    def make(rng: Stream) -> SlapBot:
        return _Dull(way, rng)

    make.__doc__ = says
    return make


def _strongest(view: SlapView, seat: Seat, choices: Sequence[Seat]) -> Seat:
    return max(choices, key=lambda other: view.gangs[other])


def _weakest(view: SlapView, seat: Seat, choices: Sequence[Seat]) -> Seat:
    return min(choices, key=lambda other: view.gangs[other])


def _left(view: SlapView, seat: Seat, choices: Sequence[Seat]) -> Seat:
    return min(choices, key=lambda other: (other - seat) % view.seats)


def _lowest(view: SlapView, seat: Seat, choices: Sequence[Seat]) -> Seat:
    return choices[0]


HABITS: Habits = {
    "always_cover": _habit("Hides from everything and never shoots.", Way()),
    "never_slap": _habit(
        "Never shoots, and lifts its hand after every card.", Way(covers=False, stays=0.0)
    ),
    "never_cover": _habit(
        "Shoots whom it can hit, the strongest; hides from a Move! only.",
        Way(aim=_strongest, covers=False, stays=0.0),
    ),
    "shoot_strongest": _habit("Shoots the strongest it can hit, else hides.", Way(aim=_strongest)),
    "shoot_weakest": _habit("Shoots the weakest it can hit, else hides.", Way(aim=_weakest)),
    "shoot_left": _habit("Shoots the next on its left it can hit.", Way(aim=_left)),
    "shoot_first_seat": _habit("Shoots the first seat it can hit.", Way(aim=_lowest)),
    "slap_first": _habit(
        "Slaps every Iron and Gun, whoever is in cover.", Way(aim=_strongest, blind=True)
    ),
    "slap_everything": _habit(
        "Slaps every card, a Move! too.", Way(aim=_strongest, blind=True, any_card=True)
    ),
    "guns_only": _habit(
        "Hides from Irons, shoots the strongest with Guns.", Way(aim=_strongest, hides_first=True)
    ),
    "guns_at_the_weak": _habit(
        "Hides from Irons, shoots the weakest with Guns.", Way(aim=_weakest, hides_first=True)
    ),
    "home_base": _habit(
        "Knows one base, and shoots the strongest else.", Way(aim=_strongest, home=True)
    ),
    "random_legal": PressesAtRandom,
}
