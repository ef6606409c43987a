"""A game in progress, joined to the app: its session, who sits where, the game's clock, the save.

Scenes hold a `Table` and see views and events only. The game's clock stands behind the pause sheet
and in other scenes too: nothing ever falls due unseen. Presses become game time by the stamp they
came with.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from game.controls.gestures import Act, act_of
from game.controls.zones import Zone, pressed
from game.core.chairs import Chair
from game.core.engine import TABLE, Event, IllegalMove, Move, Result, Seat, Setup, View, Viewer
from game.core.files import Notice, SaveFile, Trouble
from game.core.session import CannotUndo, Session, UndoRefusal
from game.core.wire import event_to_json
from scenes.kit.app.controls import zones_in_force
from scenes.kit.draw.people import Looks
from scenes.kit.input.inputs import Input, Kind, PadButton
from scenes.kit.input.labels import label
from scenes.kit.text.lines import shorten_name
from scenes.kit.text.words import _
from scenes.table.clock import TableClock
from scenes.table.newcomers import note_played

if TYPE_CHECKING:
    from scenes.kit.app.app import App

_PAD_ACTS = {
    PadButton.SOUTH: Act.SLAP,
    PadButton.WEST: Act.POINT,
    PadButton.EAST: Act.COVER,
    PadButton.LEFT_SHOULDER: Act.LEFT,
    PadButton.RIGHT_SHOULDER: Act.RIGHT,
    PadButton.RIGHT_TRIGGER: Act.SLAP,
    PadButton.LEFT_TRIGGER: Act.SLAP,
}


SHORT = 18
PAD_PICTURES = {
    Act.SLAP: "icons/pad_bottom",
    Act.COVER: "icons/pad_right",
    Act.POINT: "icons/pad_left",
}


@dataclass(frozen=True, slots=True)
class Guest:
    """Who sits in a seat: `zone` is the person's patch of keys, None for bots and pad players."""

    name: str
    looks: Looks
    level: str | None
    zone: Zone | None


@dataclass(frozen=True, slots=True)
class Pace:
    """How long bots take for a quiet move, in µs."""

    least_us: int
    most_us: int


PACES = {
    "slow": Pace(900_000, 1_800_000),
    "normal": Pace(400_000, 1_200_000),
    "fast": Pace(200_000, 500_000),
    "off": Pace(80_000, 160_000),
}


class Table(TableClock):
    """See the module's docstring. `pending` are events no scene has shown yet, oldest first."""

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app.settings, session.now_us)
        self.app = app
        self.session = session
        self.key = session.setup.game
        self.pending: deque[Event] = deque()
        self.heard_us = [app.now_us] * len(session.chairs)
        """App time of everybody's last move; of sitting down, before the first."""
        self.refused: IllegalMove | None = None
        """Why the last move of a person was refused; what it tells is for that person only."""
        self.guests = _seat(app, session.chairs)
        app.text.keep_apart(self.names)
        self._padded = self._pads()
        for seat, guest in enumerate(self.guests):
            app.log.write("seat", seat=seat, name=guest.name, bot=guest.level)

    @classmethod
    def open(cls, app: App, setup: Setup, chairs: Sequence[Chair]) -> Table:
        """Begin a game; it is kept as the autosave from the first move on."""
        from scenes.table.evening import with_pasts

        chairs = with_pasts(app, chairs)
        return cls(app, Session.new(setup, chairs, save=autosave(app)))

    # -- people --------------------------------------------------------------------------------
    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return len(self.guests)

    @property
    def names(self) -> tuple[str, ...]:
        """Everybody's names, by seat."""
        return tuple(guest.name for guest in self.guests)

    def name(self, seat: Seat) -> str:
        """A player's name."""
        return self.guests[seat].name

    def short(self, seat: Seat) -> str:
        """A player's name where there is little room: at most SHORT letters, distinct always."""
        return shorten_name(self.name(seat), self.names, SHORT, len)

    @property
    def zones_in_play(self) -> list[Zone]:
        """The keys of everybody who plays by keyboard, from left to right."""
        return [guest.zone for guest in self.guests if guest.zone is not None]

    def people(self, seats: Sequence[Seat]) -> list[Seat]:
        """Those of the seats that are people."""
        return [seat for seat in seats if self.guests[seat].level is None]

    def _pads(self) -> tuple[int | None, ...]:
        return tuple(self.app.pads.pad_of(seat) for seat in range(len(self.session.chairs)))

    def _reseat(self) -> None:
        """Whoever lost a pad for good gets keys, whoever took one gives them back."""
        padded = self._pads()
        if padded != self._padded:
            self._padded = padded
            self.guests = _seat(self.app, self.session.chairs)

    def act(self, event: Input) -> tuple[Seat, Act] | None:
        """Whose press it is and what it does, by key zone or pad; None if it is nobody's."""
        if event.kind is Kind.KEY_DOWN:
            found = pressed(self.zones_in_play, event.scancode)
            act = act_of(found[1]) if found is not None else None
            return (found[0], act) if found is not None and act is not None else None
        if event.kind is Kind.PAD_DOWN:
            seat = self.app.pads.seat_of(event.pad)
            act = _PAD_ACTS.get(event.button)  # type: ignore[call-overload]
            return (seat, act) if seat is not None and act is not None else None
        return None

    def act_of_key(self, event: Input) -> tuple[Seat, Act] | None:
        """As `act`, but for keys alone."""
        return self.act(event) if event.kind is Kind.KEY_DOWN else None

    def key_label(self, seat: Seat, act: Act) -> str:
        """What is printed on the seat's key for an act, a pad button's picture; "" for bots."""
        guest = self.guests[seat]
        if guest.level is not None:
            return ""
        if self.app.pads.pad_of(seat) is not None:
            return PAD_PICTURES.get(act, "")
        scancode = guest.zone.key_for(act) if guest.zone is not None else None
        return label(scancode) if scancode is not None else ""

    def in_a_zone(self, scancode: int) -> bool:
        """True when the key belongs to somebody at the table."""
        return pressed(self.zones_in_play, scancode) is not None

    # -- the game ------------------------------------------------------------------------------
    def view(self, viewer: Viewer = TABLE) -> View:
        """What a viewer may see; on one screen for all, the table's view."""
        return self.session.view(viewer)

    def to_act(self) -> tuple[Seat, ...]:
        """Who may act."""
        return self.session.to_act()

    def legal(self, seat: Seat) -> Sequence[Move]:
        """What a seat may do."""
        return self.session.legal(seat)

    def kinds(self, seat: Seat) -> list[str]:
        """The kinds of move open to a seat, as everybody may know them."""
        return self.session.kinds(seat, TABLE)

    def result(self) -> Result | None:
        """How it ended, or None."""
        return self.session.result()

    def play(self, seat: Seat, move: Move, event: Input | None = None) -> bool:
        """Make a person's move, at the stamp of the press that made it. False when refused."""
        at_us = self.game_us(event.at_us if event is not None else self.app.now_us)
        try:
            told = self.session.play(seat, move, max(at_us, self.session.now_us))
        except IllegalMove as refused:
            refused.seat = seat
            self.refused = refused
            public = refused.seen_by(TABLE)
            self.app.log.write("refused", seat=seat, move=move.do, why=public.reason)
            return False
        self.refused = None
        self.heard_us[seat] = self.app.now_us
        late_us = event.late_us if event is not None else None
        self.app.log.write("press", seat=seat, gesture=move.do, at_us=at_us, late_us=late_us)
        self._tell(told)
        return True

    def undo(self) -> str | None:
        """Take the last move back; None when it was done, else why it cannot be."""
        try:
            self.session.undo()
        except CannotUndo as refused:
            return undo_words(refused.code)
        self.pending.clear()
        self._stand(self.session.now_us)
        self.app.log.write("undo")
        return None

    def call_off(self, why: str) -> None:
        """The live race never happened; the clock goes back to just before it."""
        self.session.void_live()
        self.pending.clear()
        self._stand(self.session.now_us)
        self.app.log.write("called_off", why=why)

    # -- time ----------------------------------------------------------------------------------
    def run(self, now_us: int, on: bool) -> None:
        if on and not self.running:
            self._reseat()
        super().run(now_us, on)

    def update(self, now_us: int) -> None:
        """Move the game on to app time `now_us`: what is due, and bots whose time has come."""
        if self._running_since_us is None:
            return
        pace = PACES[self.app.settings.speed]
        told = self.session.advance(
            max(self.session.now_us, self.game_us(now_us)), (pace.least_us, pace.most_us)
        )
        self._tell(told)

    def due_us(self) -> int | None:
        """App time at which something falls due by the clock or a bot acts; None: nothing."""
        if self._running_since_us is None:
            return None  # asking would plan the bots' moves before they know their pace
        due = self.session.next_due_us()
        return None if due is None else self.app_us(due)

    # -- the end -------------------------------------------------------------------------------
    def save(self) -> None:
        """Keep the game now, whatever happens next; the results forget it once it is counted."""
        self.session.save_now()
        note_played(self)

    # -- rooms beside it -----------------------------------------------------------------------
    def pause(
        self, why: str, undo: Callable[[], str | None] | None, *, game: str | None = None
    ) -> None:
        """Put the pause sheet over the table, with `undo` on it; `game`: whose rules it shows."""
        shell = self.app.rooms
        anew = partial(shell.begin_anew, self)
        self.app.push(shell.pause(self.app, game or self.key, why, undo, anew))

    def to_results(self) -> None:
        """The results take the table's place."""
        self.app.replace(self.app.rooms.results(self.app, self))

    def _tell(self, events: Sequence[Event]) -> None:
        self.pending.extend(events)
        for event in events:
            public = event.seen_by(TABLE)
            if public is not None:
                facts = event_to_json(public)
                self.app.log.write("game", what=facts.pop("event"), **facts)


def _seat(app: App, chairs: Sequence[Chair]) -> list[Guest]:
    """Give every person without a pad a patch of keys, from left to right by seat."""
    keyed = [
        seat
        for seat, chair in enumerate(chairs)
        if not chair.is_bot and app.pads.pad_of(seat) is None
    ]
    patches = zones_in_force(app, len(keyed))
    zones = {seat: Zone(seat, patch.keys) for seat, patch in zip(keyed, patches, strict=True)}
    return [
        Guest(chair.name, Looks.of(chair.looks), chair.level, zones.get(seat))
        for seat, chair in enumerate(chairs)
    ]


def autosave(app: App) -> SaveFile:
    """The autosave, written by the app's writer; what goes wrong with it becomes notices."""
    return SaveFile(
        app.files.autosave, lambda notice: app.notice(save_words(notice)), app.files.store.writer
    )


def save_words(notice: Notice) -> str:
    """A notice about the autosave, in the player's language."""
    words = {
        Trouble.CANNOT_WRITE: _("The game cannot be saved: {why}."),
        Trouble.CANNOT_READ: _("The saved game cannot be read: {why}."),
        Trouble.DAMAGED: _("The saved game was damaged and is kept as {kept}."),
        Trouble.NEWER: _("The saved game is from a newer Dustup and is kept as {kept}."),
        Trouble.FELL_BACK: _("Going on from the save before it."),
    }[notice.trouble]
    return words.format(why=notice.why, kept=notice.kept)


def undo_words(code: UndoRefusal) -> str:
    """Why a move stays, in the player's language."""
    return {
        UndoRefusal.NOTHING: _("There is nothing to take back."),
        UndoRefusal.REVEALED: _("Too late: something has been shown since."),
        UndoRefusal.ANOTHER: _("Somebody else has acted since."),
        UndoRefusal.CLOCK: _("The clock has moved on since."),
        UndoRefusal.RACE: _("Not while everyone's presses count."),
    }[code]
