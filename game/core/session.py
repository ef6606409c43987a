"""A session joins a game's engine with its chairs, records it, saves it and hands out events.

Time is game time: microseconds since the game began, handed in by whoever has a clock. Feed
presses (`play`) with their stamps before moving the clock past them (`advance`).
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from game.core.chairs import Chair
from game.core.chance import SEED_LIMIT, fresh_seed, stream
from game.core.engine import (
    DAY_US,
    Engine,
    Event,
    IllegalMove,
    Move,
    Result,
    Seat,
    Setup,
    View,
    Viewer,
)
from game.core.files import SaveFile, Tell, quiet
from game.core.planner import AT_ONCE, Pace, Plan, Planner
from game.core.registry import GAMES, GameInfo
from game.core.seating import seat_bots
from game.core.transcript import BadTranscript, Play, play_through, read, write
from game.core.wire import BadWire, Json, decode


class UndoRefusal(Enum):
    """Why the last move cannot be taken back; the value is the English line."""

    NOTHING = "there is nothing to take back"
    REVEALED = "something has been revealed since"
    ANOTHER = "somebody else has acted since"
    CLOCK = "the clock has moved on since"
    RACE = "not while everyone's presses count"


class CannotUndo(ValueError):  # noqa: N818 (reads as what it says)
    """The last move stays; `code` says why."""

    def __init__(self, code: UndoRefusal) -> None:
        self.code = code
        self.reason = code.value
        super().__init__(self.reason)


@dataclass(frozen=True, slots=True)
class _ChairRecord:
    """What a save keeps of a chair beside its looks."""

    name: str
    level: str | None


class Session:
    """One game being played. Made by `new` or `resume`."""

    def __init__(
        self, setup: Setup, chairs: Sequence[Chair], save: SaveFile | None, bot_seed: int
    ) -> None:
        # A game can be begun again only from a seed that is known.
        self.setup = setup if setup.seed is not None else replace(setup, seed=fresh_seed())
        self.chairs = tuple(chairs)
        self._info = GAMES[setup.game]
        self._engine: Engine = self._info.engine.new(self.setup)
        self._plays: list[Play] = []
        self._fates: list[UndoRefusal | None] = []
        self._save = save
        self._dirty = False
        self._undelivered: list[Event] = []
        self._race_plays: int | None = None
        self._bot_seed = bot_seed
        self._planner = Planner({}, stream(bot_seed, "pace"))

    @classmethod
    def new(
        cls,
        setup: Setup,
        chairs: Sequence[Chair],
        *,
        save: Path | SaveFile | None = None,
        notice: Tell = quiet,
        bot_seed: int | None = None,
    ) -> "Session":
        """Begin a game. `save`: the autosave, or its path; `notice` is told what goes wrong there.

        Raises ValueError if the chairs are not the setup's players.
        """
        if tuple(chair.name for chair in chairs) != tuple(setup.players):
            raise ValueError("the chairs are not the players of the setup")
        file = SaveFile(save, notice) if isinstance(save, Path) else save
        session = cls(setup, chairs, file, fresh_seed() if bot_seed is None else bot_seed)
        session._seat_bots()
        session.save_now()
        session._settle()
        return session

    @classmethod
    def resume(cls, save: Path | SaveFile, *, notice: Tell = quiet) -> "Session | None":
        """Go on with the saved game, or None if there is none to go on with.

        A damaged save is set aside and the one before it taken; `notice` is told. A race that
        was on is begun again from its start.
        """
        file = SaveFile(save, notice) if isinstance(save, Path) else save
        for path, data in file.read():
            try:
                session = cls._read(data, file)
            except (BadTranscript, BadWire, IllegalMove):
                file.refuse(path)
                continue
            if path != file.path:
                file.fell_back()
                session.save_now()
            return session
        return None

    @staticmethod
    def glance(data: dict[str, Json]) -> Setup | None:
        """What game a save is of, its moves unplayed; None if it is none that makes sense."""
        try:
            setup = read(data.get("transcript")).setup
            _read_chairs(data.get("chairs"), setup.players, GAMES[setup.game])
        except (BadTranscript, BadWire):
            return None
        return setup

    @classmethod
    def _read(cls, data: dict[str, Json], file: SaveFile) -> "Session":
        transcript = read(data.get("transcript"))
        setup = transcript.setup
        chairs = _read_chairs(data.get("chairs"), setup.players, GAMES[setup.game])
        bot_seed = data.get("bot_seed")
        if type(bot_seed) is not int or not 0 <= bot_seed < SEED_LIMIT:
            bot_seed = fresh_seed()
        session = cls(setup, chairs, file, bot_seed)
        for play in transcript.plays:
            session._follow(play)
        session._seat_bots()
        session.void_live()
        return session

    # What scenes may ask

    @property
    def now_us(self) -> int:
        """Where the game's clock stands."""
        return self._engine.now_us

    @property
    def live(self) -> bool:
        """Whether a race is on: presses are decided by their stamps."""
        return self._engine.race_us() is not None

    def view(self, viewer: Viewer) -> View:
        """Return what the viewer may know."""
        return self._engine.view(viewer)

    def to_act(self) -> tuple[Seat, ...]:
        """Return the seats that may act."""
        return self._engine.to_act()

    def legal(self, seat: Seat) -> Sequence[Move]:
        """Return every move the seat may make."""
        return self._engine.legal(seat)

    def kinds(self, seat: Seat, viewer: Viewer) -> list[str]:
        """Return the kinds of move open to the seat, as the viewer may know them."""
        return self._engine.kinds(seat, viewer)

    def result(self) -> Result | None:
        """Return how the game ended, or None."""
        return self._engine.result()

    def next_due_us(self) -> int | None:
        """Return when the clock or a bot next does something; for waking up only.

        It may tell what no player knows (when the bell rings): never show it.
        """
        plan = self._planner.first(self._engine)
        due_us = self._engine.next_due_us()
        if plan is None or due_us is None:
            return due_us if plan is None else plan.at_us
        return min(due_us, plan.at_us)

    def transcript(self) -> dict[str, Json]:
        """Return the game so far as a transcript; it replays to exactly this state."""
        plays = list(self._plays)
        if self.now_us > (plays[-1].at_us or 0 if plays else 0):
            plays.append(Play(None, None, self.now_us))
        return write(self._engine, plays)

    # Playing

    def play(self, seat: Seat, move: Move, at_us: int) -> list[Event]:
        """Make a person's move at its stamp, after all that happens before it.

        Bots whose time was earlier act first. A stamp the clock has passed counts as now.
        Raises IllegalMove; what happened before the move is then told by the next call.
        """
        was_live = self.live
        at_us = self._on_clock(at_us)
        self._run_to(at_us, at_us - 1)
        self._make(seat, move, at_us)
        return self._deliver(was_live)

    def advance(self, now_us: int, pace_us: Pace = AT_ONCE) -> list[Event]:
        """Move the clock on: what is due happens, and bots whose time has come act.

        `pace_us`: how long bots take for moves that are no race, from now on.
        """
        was_live = self.live
        self._planner.pace = pace_us
        now_us = self._on_clock(now_us)
        self._run_to(now_us, now_us)
        return self._deliver(was_live)

    def undo(self, seat: Seat | None = None) -> list[Event]:
        """Take back the last move (of this seat, if named); raises CannotUndo.

        It can be taken back while nothing random or secret came out of it, the clock has done
        nothing since, and no bot made it.
        """
        if self.live:
            raise CannotUndo(UndoRefusal.RACE)
        if not self._plays:
            raise CannotUndo(UndoRefusal.NOTHING)
        if seat is not None and self._plays[-1].seat != seat:
            raise CannotUndo(UndoRefusal.ANOTHER)
        fate = self._fates[-1]
        if fate is not None:
            raise CannotUndo(fate)
        now_us = self.now_us
        self._begin_again(self.setup, len(self._plays) - 1)
        events = self._engine.tick(now_us)
        self._dirty = True
        return events + self._deliver(False)

    def void_live(self) -> None:
        """Put the game back to just before the race that is on, as if it had never begun.

        The clock goes back too (`now_us`). What chance holds from here on is drawn afresh.
        Without a race nothing happens.
        """
        race_us = self._engine.race_us()
        if race_us is None or self._race_plays is None:
            return
        plays = self._race_plays
        self._begin_again(self.setup, plays)
        self._engine.tick(max(race_us, self.now_us))
        given = {name: tuple(entries) for name, entries in self._engine.chance.given.items()}
        first = self._engine.first
        self._begin_again(replace(self.setup, first=first, seed=fresh_seed(), stack=given), plays)
        self._engine.tick(max(race_us, self.now_us))
        self._undelivered.clear()
        self._mark_race()
        self.save_now()

    @property
    def kept(self) -> bool:
        """Whether it is saved: a lesson is not."""
        return self._save is not None

    def save_now(self) -> None:
        """Have the autosave written, whatever is going on."""
        self._dirty = False
        if self._save is None:
            return
        chairs = [
            {
                "name": chair.name,
                "level": chair.level,
                "looks": chair.looks,
                **({"past": chair.past} if chair.past else {}),
            }
            for chair in self.chairs
        ]
        self._save.write(
            {"transcript": self.transcript(), "chairs": chairs, "bot_seed": self._bot_seed}
        )

    def forget_save(self) -> None:
        """Remove the autosave: the game is over and told, or given up."""
        if self._save is not None:
            self._save.remove()

    # Inside

    def _on_clock(self, at_us: int) -> int:
        return min(max(at_us, self.now_us), DAY_US)

    def _run_to(self, until_us: int, bots_until_us: int) -> None:
        """Do everything due by then, in order of time; bots only up to their own limit."""
        while True:
            plan = self._planner.first(self._engine)
            due_us = self._engine.next_due_us()
            early = plan is None or (due_us is not None and due_us <= plan.at_us)
            if due_us is not None and due_us <= until_us and early:
                self._happened(self._engine.tick(due_us))
            elif plan is not None and plan.at_us <= bots_until_us:
                self._act(plan)
            else:
                self._happened(self._engine.tick(until_us))
                return

    def _act(self, plan: Plan) -> None:
        """Carry out a bot's plan whose time has come; one without a move is made up now."""
        if plan.at_us > self.now_us:
            self._happened(self._engine.tick(plan.at_us))
        if plan.move is None:
            self._planner.ask(self._engine, plan.seat)
        else:
            self._planner.drop(plan.seat)
            self._make(plan.seat, plan.move, self.now_us)

    def _happened(self, events: list[Event]) -> None:
        """Take in what the clock did."""
        if not events:
            return
        self._undelivered += events
        self._dirty = True
        if self._fates and self._fates[-1] is None:
            self._fates[-1] = UndoRefusal.CLOCK
        self._mark_race()
        self._planner.something_happened()

    def _make(self, seat: Seat, move: Move, at_us: int) -> None:
        events = self._engine.apply(seat, move, at_us)
        fate: UndoRefusal | None = None
        if seat in self._planner.bots:
            fate = UndoRefusal.ANOTHER
        elif any(event.reveals for event in events):
            fate = UndoRefusal.REVEALED
        self._undelivered += events
        self._note(Play(seat, move, at_us), fate)
        self._mark_race(1)
        self._dirty = True
        self._planner.something_happened()

    def _note(self, play: Play, fate: UndoRefusal | None) -> None:
        self._plays.append(play)
        self._fates.append(fate)

    def _mark_race(self, just_made: int = 0) -> None:
        """Remember how many moves had been made when the race that is on began.

        `just_made`: 1 if a move was made since the last look, which may have begun it.
        """
        if self._engine.race_us() is None:
            self._race_plays = None
        elif self._race_plays is None:
            part_of_it = just_made if self._engine.race_takes_move else 0
            self._race_plays = len(self._plays) - part_of_it

    def _deliver(self, was_live: bool) -> list[Event]:
        """Save what was rolled before it is told, but never in the middle of a race.

        Outside races the save gets a moment to be beyond a kill's reach; where presses are stamped
        nothing waits for a disk.
        """
        if self._dirty and not (was_live and self.live):
            self.save_now()
            if not was_live and not self.live:
                self._settle()
        events, self._undelivered = self._undelivered, []
        return events

    def _settle(self) -> None:
        if self._save is not None:
            self._save.settle()

    def _begin_again(self, setup: Setup, plays: int) -> None:
        """Start over from this setup and make the first moves again, as many as said."""
        self.setup = setup
        self._engine = self._info.engine.new(setup)
        del self._plays[plays:], self._fates[plays:]
        play_through(self._engine, self._plays)
        self._race_plays = None
        self._planner.clear()

    def _follow(self, play: Play) -> None:
        """Do again what a save says, thing by thing, so that a race is seen to begin."""
        engine = self._engine
        while (due_us := engine.next_due_us()) is not None and due_us <= (play.at_us or 0):
            engine.tick(due_us)
            self._mark_race()
        play_through(engine, (play,))
        if play.seat is not None:
            self._note(play, UndoRefusal.NOTHING)
        self._mark_race(1 if play.seat is not None else 0)

    def _seat_bots(self) -> None:
        self._planner.bots = seat_bots(
            self._info, self.chairs, self._bot_seed, after_moves=len(self._plays)
        )


def _read_chairs(data: Json, names: Sequence[str], info: GameInfo) -> list[Chair]:
    """Read a save's chairs; raises BadWire unless they are these players."""
    if type(data) is not list or len(data) != len(names):
        raise BadWire("the chairs are not the players'")
    chairs: list[Chair] = []
    for entry, name in zip(data, names, strict=True):
        if type(entry) is not dict or type(entry.get("looks")) is not dict:
            raise BadWire("a chair has no looks")
        past = entry.get("past", {})
        if type(past) is not dict or any(type(n) is not int or n < 0 for n in past.values()):
            raise BadWire("a chair's past makes no sense")
        keys = {key: value for key, value in entry.items() if key not in ("looks", "past")}
        record = decode(_ChairRecord, keys)
        if record.name != name or record.level not in (None, *info.levels):
            raise BadWire("nobody like that sits in a chair")
        chairs.append(Chair(record.name, record.level, entry["looks"], past))
    return chairs
