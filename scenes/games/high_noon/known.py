"""What every part of the duel asks about it: who duels, where they stand, how they look."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar, cast

from game.core.engine import TABLE, Seat, View
from game.high_noon.records import DuelView, Version
from scenes.games.high_noon.required_places import PLACES
from scenes.kit.app.prompting import Prompting
from scenes.kit.draw.figures import Figure
from scenes.kit.layout.layouts import load
from scenes.table.skip_ahead import skip_wait

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from game.controls.zones import Zone
    from scenes.kit.app.app import App
    from scenes.table.table import Table

FIGURE_U = 560.0

T = TypeVar("T")


class Known(Prompting):
    """The duel at a table, alone or part of another game. `sides` are the seats, left to right.

    Of a duel within another game `duel_of` gives the duel in that game's view.
    """

    def __init__(
        self, app: App, table: Table, duel_of: Callable[[View], DuelView | None] | None = None
    ) -> None:
        super().__init__(app)
        self.table = table
        self.apart = table.names
        self.over_table = duel_of is not None
        self._duel_of = duel_of
        view = self.duel_view()
        self.duellists = view.duellists
        self.sides: tuple[Seat, ...] = tuple(sorted(view.duellists))
        self.people = table.people(self.sides)
        self.with_dice = view.version is Version.DICE
        self.hits_to_win = view.hits_to_win
        self.layout = load("duel", required=PLACES)
        self._hurried = False
        self._figures = tuple(self._make_figure(side) for side in (0, 1))

    @property
    def zones_in_play(self) -> Sequence[Zone]:
        return self.table.zones_in_play

    def duel_view(self) -> DuelView:
        """The duel as everyone may see it."""
        view = self.table.view(TABLE)
        duel = self._duel_of(view) if self._duel_of is not None else cast(DuelView, view)
        assert duel is not None, "there is no duel on"
        return duel

    def only_bots(self) -> bool:
        """Whether nobody here duels, and people wait for its end or have had enough of it."""
        watched = self.over_table and bool(self.table.people(range(self.table.seats)))
        return not self.people and (watched or self._hurried)

    def _hurry(self) -> bool:
        """Two bots: a press brings the end of their face-off sooner, another one at once."""
        if self.table.fast:
            skip_wait(self.table, self.app.now_us)
        self._hurried = not self.people
        return self._hurried

    def by_side(self, pair: tuple[T, T]) -> tuple[T, T]:
        """A pair in the duellists' order, as left and right."""
        return pair if self.duellists[0] == self.sides[0] else (pair[1], pair[0])

    def side_of(self, seat: Seat) -> int:
        """0 for the duellist on the left, 1 for the one on the right."""
        return self.sides.index(seat)

    def names(self) -> tuple[str, str]:
        """The duellists' names, left and right."""
        return self.table.name(self.sides[0]), self.table.name(self.sides[1])

    def figure(self, side: int) -> Figure:
        """The duellist who stands there."""
        return self._figures[side]

    def feet(self, side: int) -> tuple[float, float]:
        """Where a duellist stands."""
        return self.layout[f"feet_{side}"].center

    def muzzle(self, side: int) -> tuple[float, float]:
        """Where a drawn gun's muzzle is."""
        (x, y), (dx, dy) = self.feet(side), self.figure(side).muzzle("fire")
        return x + dx, y + dy

    def rumble(self, side: int) -> None:
        """A hit is felt, by whoever holds a pad."""
        pad = self.app.pads.pad_of(self.sides[side])
        if pad is not None:
            self.app.pads.rumble(pad, 0.8, 0.5, 320)

    def _make_figure(self, side: int) -> Figure:
        guest = self.table.guests[self.sides[side]]
        return Figure(guest.looks, guest.level, FIGURE_U, flip=side == 1)
