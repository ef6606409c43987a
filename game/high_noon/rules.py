"""High Noon as a game of its own: one duel, called at the game's first microsecond."""

from collections.abc import Sequence

from game.core.chance import numbers_between
from game.core.engine import Engine, Event, IllegalMove, Move, Refusal, Result, Seat, Setup, Viewer
from game.core.options import Option
from game.high_noon.duel import NOON_HIGH_US, NOON_LOW_US, call_duel
from game.high_noon.records import DUEL_MOVES, DuelView, Ending, Version


class HighNoon(Engine):
    """A game of High Noon (high_noon.md)."""

    key = "high_noon"
    players = range(2, 3)
    options = (
        Option("version", "draw", values=("draw", "dice")),
        Option("hits", 3, low=1, high=5),
        Option("dead_heat_us", 4000, low=0, high=20_000, step=1000),
    )
    moves = DUEL_MOVES
    stack = {
        "noon_us": numbers_between(NOON_LOW_US, NOON_HIGH_US, "time to the bell"),
        "dice": numbers_between(1, 6, "die"),
    }
    has_clock = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        self._duel = call_duel(
            Version(str(options["version"])),
            (self.first, 1 - self.first),
            int(options["hits"]),
            self.chance,
            int(options["dead_heat_us"]),
            0,
        )

    def to_act(self) -> tuple[Seat, ...]:
        return self._duel.to_act()

    def legal(self, seat: Seat) -> Sequence[Move]:
        return self._duel.legal(seat)

    def view(self, viewer: Viewer) -> DuelView:
        return self._duel.view(viewer, self._now_us)

    def result(self) -> Result | None:
        winner = self._duel.winner
        return None if winner is None else Result((winner,), Ending.HITS)

    def next_due_us(self) -> int | None:
        return self._duel.next_due_us()

    def race_us(self) -> int | None:
        return self._duel.race_us()

    def _happen(self, due_us: int, events: list[Event]) -> None:
        self._duel.happen(due_us, events)

    def _check(self, seat: Seat, move: Move, at: int | None) -> None:
        if self._duel.winner is not None:
            raise IllegalMove(Refusal.OVER)
        self._duel.check(seat, move, at)

    def _play(self, seat: Seat, move: Move, events: list[Event]) -> None:
        self._duel.play(seat, move, self._now_us, events)
