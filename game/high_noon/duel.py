"""The duel itself, a part that a game puts in: over two of its seats, with its chance and clock.

Two versions, one interface. The game hands on moves and time; a duel that has a `winner` is over.
All rules: high_noon.md.
"""

from abc import ABC, abstractmethod

from game.core.chance import Chance
from game.core.engine import Event, IllegalMove, Move, Refusal, Seat, Viewer
from game.high_noon.records import (
    DRAW,
    FIRE,
    HOLD,
    BeatShown,
    BellRang,
    Chose,
    Draw,
    DuelRefusal,
    DuelView,
    DuelWon,
    Exchange,
    FaceOff,
    Fire,
    Fired,
    Hold,
    Settled,
    Version,
    What,
)

NOON_LOW_US, NOON_HIGH_US = 2_000_000, 7_000_000
PAUSE_US = 1_500_000
NERVE_US = 3_000_000
NOON = 12

Pair = tuple[Seat, Seat]


class Duel(ABC):
    """A duel in progress between two seats; `winner` is None until `hits_to_win` hits."""

    version: Version

    def __init__(self, duellists: Pair, hits_to_win: int, chance: Chance) -> None:
        self.duellists = duellists
        self.hits_to_win = hits_to_win
        self.chance = chance
        self.hits = [0, 0]
        self.last: Exchange | None = None
        self.winner: Seat | None = None
        self._waiting = tuple(sorted(duellists))

    @property
    def loser(self) -> Seat | None:
        """The one who was hit last; None while nobody has won."""
        if self.winner is None:
            return None
        one, other = self.duellists
        return other if self.winner == one else one

    def to_act(self) -> tuple[Seat, ...]:
        """Return the duellists who may act now, ascending."""
        return self._waiting

    @abstractmethod
    def legal(self, seat: Seat) -> tuple[Move, ...]:
        """Return every move the seat may make now."""

    @abstractmethod
    def check(self, seat: Seat, move: Move, at: int | None) -> None:
        """Raise IllegalMove unless the seat may make the move now."""

    @abstractmethod
    def play(self, seat: Seat, move: Move, now_us: int, events: list[Event]) -> None:
        """Make a checked move at this time."""

    @abstractmethod
    def view(self, viewer: Viewer, now_us: int) -> DuelView:
        """Return the duel as the viewer may see it."""

    def next_due_us(self) -> int | None:
        """Return when the clock next changes something (see Engine.next_due_us)."""
        return None

    def happen(self, due_us: int, events: list[Event]) -> None:
        """Do the one thing that is due."""
        raise NotImplementedError

    def race_us(self) -> int | None:
        """Return where a race that is on can be begun again from (see Engine.race_us)."""
        return None

    def _score(self, what: What, by: int | None, gap_us: int | None = None) -> None:
        """Enter how the exchange came out; `by` is a place among the duellists."""
        self.last = Exchange(what, None if by is None else self.duellists[by], gap_us)
        if by is not None:
            self.hits[by] += 1
            if self.hits[by] == self.hits_to_win:
                self.winner = self.duellists[by]
                self._waiting = ()

    def _tell(
        self,
        at_us: int,
        events: list[Event],
        presses: tuple[tuple[Seat, int | None], ...] = (),
        face_off_us: int | None = None,
    ) -> None:
        assert self.last is not None
        hits = (self.hits[0], self.hits[1])
        events.append(Settled(self.last, hits, at_us, presses, face_off_us))
        if self.winner is not None and self.loser is not None:
            events.append(DuelWon(self.winner, self.loser))


class DrawDuel(Duel):
    """The duel of reflexes: whoever presses first at or after the bell hits."""

    version = Version.DRAW

    def __init__(
        self,
        duellists: Pair,
        hits_to_win: int,
        chance: Chance,
        dead_heat_us: int,
        called_us: int,
    ) -> None:
        super().__init__(duellists, hits_to_win, chance)
        self.dead_heat_us = dead_heat_us
        self._both = self._waiting
        self._waiting = ()
        self._face_off_us: int | None = called_us + PAUSE_US
        self._noon_us: int | None = None
        self._rung = False
        self._press: tuple[Seat, int] | None = None

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        return (FIRE,) if seat in self._waiting else ()

    def check(self, seat: Seat, move: Move, at: int | None) -> None:
        if type(move) is not Fire:
            raise IllegalMove(DuelRefusal.WRONG_VERSION, do=move.do)
        if seat not in self.duellists:
            raise IllegalMove(DuelRefusal.NO_DUELLIST)
        if at is None:
            raise IllegalMove(Refusal.TIME_MISSING)
        if self._noon_us is None:
            raise IllegalMove(DuelRefusal.NO_FACE_OFF)
        if seat not in self._waiting:
            raise IllegalMove(DuelRefusal.FIRED)

    def play(self, seat: Seat, move: Move, now_us: int, events: list[Event]) -> None:
        events.append(Fired(seat, now_us))
        if self._press is None:
            self._press = (seat, now_us)
            self._waiting = tuple(other for other in self._waiting if other != seat)
        else:
            # Still unsettled, so this press is inside the margin of the first.
            first = self._press
            presses = (first, (seat, now_us))
            self._settle(now_us, What.DEAD_HEAT, None, presses, events, now_us - first[1])

    def next_due_us(self) -> int | None:
        if self._face_off_us is None:
            return None
        if self._noon_us is None:
            return self._face_off_us
        bell_us = self._face_off_us + self._noon_us
        if self._press is not None:
            closed_us = self._press[1] + self.dead_heat_us + 1
            return closed_us if self._rung else min(closed_us, bell_us)
        return bell_us + NERVE_US + 1 if self._rung else bell_us

    def happen(self, due_us: int, events: list[Event]) -> None:
        assert self._face_off_us is not None
        if self._noon_us is None:
            self._noon_us = self.chance.whole("noon_us", NOON_LOW_US, NOON_HIGH_US)
            self._waiting = self._both
            events.append(FaceOff(due_us))
            return
        # A margin that closed with the last microsecond comes before a bell of this one.
        if self._press is not None and due_us > self._press[1] + self.dead_heat_us:
            seat, at_us = self._press
            one = self.duellists.index(seat)
            early = at_us < self._face_off_us + self._noon_us
            what, by = (What.JUMPED, 1 - one) if early else (What.HIT, one)
            self._settle(due_us - 1, what, by, (self._press,), events)
        elif not self._rung:
            self._rung = True
            events.append(BellRang(due_us))
        else:
            self._settle(due_us - 1, What.NERVE, None, (), events)

    def race_us(self) -> int | None:
        if self._noon_us is None or self._face_off_us is None:
            return None
        return self._face_off_us - PAUSE_US + 1

    def _settle(
        self,
        at_us: int,
        what: What,
        by: int | None,
        presses: tuple[tuple[Seat, int], ...],
        events: list[Event],
        gap_us: int | None = None,
    ) -> None:
        assert self._face_off_us is not None and self._noon_us is not None
        bell_us = self._face_off_us + self._noon_us
        told = tuple((seat, at - bell_us if self._rung else None) for seat, at in presses)
        self._score(what, by, gap_us)
        self._face_off_us = None if self.winner is not None else at_us + PAUSE_US
        self._noon_us = None
        self._rung = False
        self._press = None
        self._waiting = ()
        self._tell(at_us, events, told, self._face_off_us)

    def view(self, viewer: Viewer, now_us: int) -> DuelView:
        return DuelView(
            duellists=self.duellists,
            version=self.version,
            hits=(self.hits[0], self.hits[1]),
            face_off_us=self._face_off_us,
            noon_us=self._noon_us if self._rung or viewer is None else None,
            totals=None,
            held=None,
            last=self.last,
            hits_to_win=self.hits_to_win,
            dead_heat_us=self.dead_heat_us,
            now_us=now_us,
        )


class DiceDuel(Duel):
    """The duel without reflexes: the higher total not over twelve hits."""

    version = Version.DICE

    def __init__(self, duellists: Pair, hits_to_win: int, chance: Chance) -> None:
        super().__init__(duellists, hits_to_win, chance)
        self._totals = [0, 0]
        self._held = [False, False]
        self._choices: list[Move | None] = [None, None]
        self._first_beat = True

    def legal(self, seat: Seat) -> tuple[Move, ...]:
        if seat not in self._waiting:
            return ()
        return (DRAW,) if self._first_beat else (DRAW, HOLD)

    def check(self, seat: Seat, move: Move, at: int | None) -> None:
        if type(move) is not Draw and type(move) is not Hold:
            raise IllegalMove(DuelRefusal.WRONG_VERSION, do=move.do)
        if seat not in self.duellists:
            raise IllegalMove(DuelRefusal.NO_DUELLIST)
        if seat not in self._waiting:
            done = not self._chooses(self.duellists.index(seat))
            raise IllegalMove(DuelRefusal.DONE if done else DuelRefusal.CHOSEN)
        if self._first_beat and type(move) is Hold:
            raise IllegalMove(DuelRefusal.MUST_DRAW)

    def play(self, seat: Seat, move: Move, now_us: int, events: list[Event]) -> None:
        self._choices[self.duellists.index(seat)] = move
        events.append(Chose(seat))
        self._waiting = tuple(other for other in self._waiting if other != seat)
        if not self._waiting:
            self._show_beat(now_us, events)

    def _chooses(self, place: int) -> bool:
        return not self._held[place] and self._totals[place] <= NOON

    def _show_beat(self, now_us: int, events: list[Event]) -> None:
        drew: list[bool | None] = [None, None]
        dice: list[int | None] = [None, None]
        for place, choice in enumerate(self._choices):
            if choice is None:
                continue
            drew[place] = type(choice) is Draw
            if drew[place]:
                die = self.chance.whole("dice", 1, 6)
                dice[place] = die
                self._totals[place] += die
            else:
                self._held[place] = True
        self._choices = [None, None]
        self._first_beat = False
        totals = (self._totals[0], self._totals[1])
        events.append(BeatShown((drew[0], drew[1]), (dice[0], dice[1]), totals))
        self._waiting = tuple(
            sorted(seat for place, seat in enumerate(self.duellists) if self._chooses(place))
        )
        if not self._waiting:
            self._settle(now_us, events)

    def _settle(self, now_us: int, events: list[Event]) -> None:
        one, other = self._totals
        by: int | None
        if one > NOON or other > NOON:
            what, by = What.OVER, None if min(one, other) > NOON else int(one > NOON)
        elif one == other:
            what, by = What.LEVEL, None
        else:
            what, by = What.HIGHER, int(other > one)
        self._score(what, by)
        if self.winner is None:
            self._totals = [0, 0]
            self._held = [False, False]
            self._first_beat = True
            self._waiting = tuple(sorted(self.duellists))
        self._tell(now_us, events)

    def view(self, viewer: Viewer, now_us: int) -> DuelView:
        return DuelView(
            duellists=self.duellists,
            version=self.version,
            hits=(self.hits[0], self.hits[1]),
            face_off_us=None,
            noon_us=None,
            totals=(self._totals[0], self._totals[1]),
            held=(self._held[0], self._held[1]),
            last=self.last,
            hits_to_win=self.hits_to_win,
            dead_heat_us=0,
            now_us=now_us,
        )


def call_duel(
    version: Version,
    duellists: Pair,
    hits_to_win: int,
    chance: Chance,
    dead_heat_us: int,
    called_us: int,
) -> Duel:
    """Begin a duel of this version at this time of the game's clock."""
    if version is Version.DRAW:
        return DrawDuel(duellists, hits_to_win, chance, dead_heat_us, called_us)
    return DiceDuel(duellists, hits_to_win, chance)
