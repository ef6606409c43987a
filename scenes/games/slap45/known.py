"""What every part of Main Street asks about it: the game's view, what waits, who is locked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from game.core.engine import TABLE, Seat
from game.slap45 import events as e
from game.slap45.records import Kind, SlapView
from scenes.games.slap45.finish import Finish
from scenes.games.slap45.presses import Presses
from scenes.games.slap45.shown import Shown, Stage
from scenes.kit.app.gate import Gate
from scenes.kit.app.prompting import Prompting
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.tweens import Film
from scenes.kit.text.words import join

if TYPE_CHECKING:
    from game.controls.zones import Zone
    from scenes.games.slap45.roll_call import RollCall
    from scenes.games.slap45.show import Show
    from scenes.games.slap45.street import Picture
    from scenes.kit.app.app import App
    from scenes.table.table import Table

SAY_US = 2_600_000


class KnownStreet(Prompting):
    """Main Street at a table: what is known of it, and what is heard."""

    coached = False
    named: Sequence[str] = ()
    """What a lesson says one presses next; those keys are lit."""
    show: Show
    picture: Picture
    roll: RollCall

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.apart = table.names
        self.film = Film()
        self._view: SlapView | None = None
        self.people = table.people(range(table.seats))
        self.presses = Presses(table, self.view())
        self.shown = Shown.of(self.view())
        self.stage = Stage.INTRO
        self.finish: Finish | None = None
        self.last_card: Kind | None = None
        self.winner: Seat | None = None
        self.ready: set[Seat] = set()
        self.bets: dict[Seat, Seat] = {}
        self.now_us = app.now_us
        self.saying = ""
        self.called_off = False
        self._cold: list[Callable[[], object]] = []
        self._say_until_us = 0
        self._rest_until_us: int | None = None
        self._until_us: int | None = None
        self._idle: set[tuple[Seat, str, int]] = set()
        self._racing = False
        self._beating = False
        self._locked: tuple[Seat, ...] = ()
        self._locked_until_us = 0
        self._going = False
        self._ask_next = False
        self._open_card = False
        self._told = 0
        self._shown_us = self._settled_us = 0
        self._duel: e.DuelBegan | None = None

    @property
    def zones_in_play(self) -> Sequence[Zone]:
        return self.table.zones_in_play

    # -- what is known -------------------------------------------------------------------------
    def view(self) -> SlapView:
        """What everybody sees; the same until something happens."""
        if self._view is None:
            self._view = cast(SlapView, self.table.view(TABLE))
        return self._view

    def fresh(self) -> SlapView:
        """The view as it is now."""
        self._view = None
        return self.view()

    def asked(self) -> list[Seat]:
        """The people who have something to press on the next card: the living, and a dealer."""
        view = self.view()
        return [seat for seat in self.people if view.lives(seat) or seat == view.dealer]

    def only_bots(self) -> bool:
        """Whether everybody at the screen is dead and nobody of them deals."""
        return bool(self.people) and not self.asked() and self.winner is None

    def locked(self, now_us: int) -> tuple[Seat, ...]:
        """Whose slaps do not count yet."""
        return self._locked if self.live and now_us < self._locked_until_us else ()

    def mood(self, seat: Seat) -> str:
        """How somebody looks at the moment."""
        if seat in self.shown.marked:
            return "sour"
        return "glad" if self.winner == seat and self.stage in (Stage.ENDING, Stage.OVER) else ""

    @staticmethod
    def join(names: Sequence[str]) -> str:
        """Names in a row."""
        return join(names)

    def rumble(self, seat: Seat) -> None:
        """A hit is felt, by whoever holds a pad."""
        pad = self.app.pads.pad_of(seat)
        if pad is not None:
            self.app.pads.rumble(pad, 0.8, 0.5, 320)

    @property
    def waiting(self) -> bool:
        """The table waits for somebody to turn up a card, and nothing moves."""
        quiet = self.stage is Stage.PLAY and self.table.running
        return quiet and not (self.film.moving or self.resting or self._cold)

    def still_key(self) -> object:
        """Changes when something changes that is no hand, pistol or card."""
        aims = tuple(self.presses.aims.items())
        return self._told, aims, tuple(self.bets.items()), self.saying, id(self.finish)

    @property
    def resting(self) -> bool:
        """The photo finish is being read, and nobody has to turn up a card."""
        return self._rest_until_us is not None

    # -- what is heard and said ----------------------------------------------------------------
    def _hush(self) -> None:
        if not self._beating:
            self._beating = True
            self.app.sound.hush(True)
            self.app.sound.loop("heartbeat")

    def _quiet(self) -> None:
        if self._beating:
            self._beating = False
            self.app.sound.stop("heartbeat", 60)
            self.app.sound.hush(False)

    def say(self, words: str) -> None:
        """A short line for a while."""
        self.saying, self._say_until_us = words, self.now_us + SAY_US

    def _ask(self, called_off: bool, nobody: bool = False) -> None:
        """Ask everybody whether they are ready."""
        raise NotImplementedError

    def _shut(self, for_us: int) -> None:
        """What was pressed before now must not answer what is asked from now on."""
        self._gate = Gate(self.app.now_us + for_us, self.app.pump.held)

    def coach(self, canvas: Canvas) -> None:
        """Draw what somebody who teaches has to say, in place of what the table waits for."""
