"""The washroom of Texas Hold It: peek and say, swap, pee, hold it, and the reveal.

Turns are public; only a peek is not: it is felt on a pad, or looked at behind the curtain. Which
card it was decides nothing on screen: the four words always stand in one order, and none of them is
chosen beforehand.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from game.core.engine import TABLE, Event, IllegalMove, Move, Seat
from game.texas_hold_it.events import Peeked, RoundBegan
from game.texas_hold_it.records import (
    HOLD,
    PASS,
    Pee,
    Peek,
    Say,
    Swap,
    TexasSeatView,
    TexasView,
)
from scenes.games.texas_hold_it import choices
from scenes.games.texas_hold_it.away import Away
from scenes.games.texas_hold_it.choices import AGAIN, HIDE, RECALL, SIT_OUT, Choices, box_of
from scenes.games.texas_hold_it.picture import Picture
from scenes.games.texas_hold_it.prompts import prompt_for
from scenes.games.texas_hold_it.reference import draw_reference
from scenes.games.texas_hold_it.required_places import PLACES
from scenes.games.texas_hold_it.row import Row
from scenes.games.texas_hold_it.rumble import Rumble
from scenes.games.texas_hold_it.show import Show
from scenes.games.texas_hold_it.shown import Cowboy, Shown
from scenes.games.texas_hold_it.words import why_refused
from scenes.kit.draw.art import AnyWanted
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input, Kind
from scenes.kit.layout.layouts import Place
from scenes.table.secret.picker import Spot
from scenes.table.secret.scene import SecretTable

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table


class Washroom(SecretTable):
    """See the module's docstring. `step`: what is being chosen ("" the doing itself, "peek",
    "swap", "swap2", "pee": where)."""

    name = "texas_hold_it"
    tune: ClassVar[str] = "texas_hold_it"
    plan: ClassVar[str] = "texas_hold_it"
    needs: ClassVar[Sequence[str]] = PLACES

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        self.step = ""
        self.first_gap: int | None = None
        self.recalling: Seat | None = None
        self.felt: Seat | None = None
        """Whose peek is told by their pad alone."""
        self.peek_gap: int | None = None
        """Where the last peek went; for who reads it where nothing is said on screen."""
        self.looked = False
        """Whether the one who peeked has held to look since."""
        self.pointed: int | None = None
        """The gap the mouse is on."""
        self.kept: dict[Cowboy, str] = {}
        """What a person alone at the screen has seen, by cowboy, while they move about."""
        self.rumble = Rumble(app)
        self.away = Away(self)
        self.row = Row(self)
        self.choices = Choices(self)
        view = self.known()
        self.shown = Shown.of(view, self.row.xs(len(view.gaps)))
        self.film_show = Show(self)
        self.picture = Picture(self)

    # -- what it knows -------------------------------------------------------------------------
    def known(self) -> TexasView:
        """What everybody may see."""
        return cast(TexasView, self.table.view(TABLE))

    def only_bots(self) -> bool:
        view = self.known()
        done = {*view.holding, *view.urinals, *self.away.sitting}
        return bool(self.people) and self.table.result() is None and done.issuperset(self.people)

    def seen(self) -> dict[Cowboy, str]:
        """Cards of cowboys that whoever looks now has peeked at."""
        view = self.secret_view()
        if not isinstance(view, TexasSeatView):
            return {}
        if self.film.busy:
            return self.kept if self.secrets.sole is not None else {}
        return {self.shown.row[entry.gap]: entry.card.value for entry in view.seen}

    def place(self, seat: Seat) -> Place:
        """A player's place in the layout for this many."""
        return self.layout.places[f"seat_{self.table.seats}_{seat}"]

    def hold_place(self, seat: Seat) -> Place:
        """Where a player stands with crossed legs."""
        return self.layout.places[f"hold_{self.table.seats}_{seat}"]

    def secret_turn(self, seat: Seat) -> bool:
        if self.recalling == seat:
            return True
        return self.known().peeking is not None and self.felt != seat

    def person(self) -> Seat | None:
        seat = super().person()
        return None if seat in self.away.sitting else seat

    def forbids(self, kind: str) -> str:
        """Why a kind of move is not to be made yet although the rules allow it; a lesson's say."""
        return ""

    def coach(self, canvas: Canvas, place: Place) -> bool:
        """Draw what a lesson says in the log's place; True when there is something."""
        return False

    def learned(self, seat: Seat, event: Event) -> None:
        if not isinstance(event, Peeked):
            return
        self.peek_gap, self.looked = event.gap, False
        if self.secrets.sole is None and self.rumble.can(seat):
            self.felt = seat
            self.rumble.feel(seat, event.card, self.app.now_us)
        else:
            self.felt = None
            if self.known().silent:
                self.reading = seat

    # -- what may be chosen --------------------------------------------------------------------
    def spots(self, seat: Seat) -> Sequence[Spot]:
        return self.choices.spots(seat)

    def home(self, seat: Seat) -> Hashable | None:
        return choices.home(seat, self.known(), self.step)

    def choose(self, seat: Seat, spot: Spot, event: Input) -> None:
        key = spot.key
        if isinstance(key, tuple):
            self._target(seat, key[0], key[1], event)
        elif key == "hold":
            self.play(seat, HOLD, event)
        elif key == "pass":
            self.play(seat, PASS, event)
        elif key == SIT_OUT:
            self.away.sit_out(seat)
            self._stale()
        elif key == RECALL:
            self.recalling = seat
            self._stale()
            self.away.asked(seat)
        elif key == HIDE:
            self._recalled()
        elif key == AGAIN:
            self._feel_again(seat)
        else:
            self.step = str(key)
            self.picker.clear()
            self.app.sound.play("click", 0.6)

    def _target(self, seat: Seat, kind: str, at: int | str, event: Input) -> None:
        move: Move
        if kind == "say":
            move = Say(str(at))
        elif kind == "urinal":
            move = Pee(int(at))
        elif self.step == "peek":
            move = Peek(int(at))
        elif self.step == "swap":
            self.first_gap, self.step = int(at), "swap2"
            self.app.sound.play("click", 0.6)
            return
        else:
            assert self.first_gap is not None
            one, other = sorted((self.first_gap, int(at)))
            move = Swap((one, other))
        self.play(seat, move, event)

    def step_back(self) -> bool:
        if self.recalling is not None:
            self._recalled()
            return True
        if not self.step:
            return False
        self.step = "swap" if self.step == "swap2" else ""
        self.first_gap = None
        self.picker.clear()
        return True

    def step_home(self) -> None:
        self.step, self.first_gap = "", None

    def _recalled(self) -> None:
        """They have looked enough."""
        self.recalling = None
        self.secrets.hide()
        self._stale()

    def stop_recalling(self) -> None:
        """Who looks at what they have seen walked off: the curtain goes, and what it hid."""
        if self.recalling is not None:
            self._recalled()
            self.secrets.draw_aside()

    def _feel_again(self, seat: Seat) -> None:
        """The pad tells it once more, as long as for every other card."""
        peeks = [event for event in self.news[seat] if isinstance(event, Peeked)]
        if peeks and self.known().peeking == peeks[-1].gap:
            self.rumble.feel(seat, peeks[-1].card, self.app.now_us)
            self.film_show.feel(seat)

    def _unfeel(self) -> None:
        """A buzz may have been missed: what it told is looked at behind the curtain instead."""
        self.rumble.stop()
        self.felt = None

    def why(self, refused: IllegalMove) -> str:
        return why_refused(refused) or super().why(refused)

    # -- what is told --------------------------------------------------------------------------
    def show(self, event: Event) -> None:
        if isinstance(event, RoundBegan):
            self.away.sitting.clear()
        self.film_show.event(event)

    def reset(self) -> None:
        view = self.known()
        self.recalling = self.felt = self.pointed = None
        self.peek_gap = view.peeking
        self.away.sitting.clear()
        self.shown = Shown.of(view, self.row.xs(len(view.gaps)))

    def prompt_words(self, seat: Seat | None) -> str:
        return prompt_for(self, seat)

    # -- as a scene ----------------------------------------------------------------------------
    def pause(self) -> None:
        self._unfeel()
        super().pause()

    def leave(self) -> None:
        self.rumble.stop()
        super().leave()

    def _cover(self) -> None:
        self.recalling = None
        self.looked = False
        self.away.stop()
        super()._cover()

    def _ask(self, seat: Seat) -> None:
        super()._ask(seat)
        self.away.asked(seat)

    def _stale(self) -> None:
        super()._stale()
        self.away.stop()

    def update(self, now_us: int) -> None:
        self.rumble.update(now_us)
        super().update(now_us)
        self.away.update(now_us)
        self.looked = self.looked or self.secrets.looking
        if self.secrets.sole is not None and not self.film.busy:
            self.kept = self.seen()

    def handle(self, event: Input) -> bool:
        if event.kind is Kind.FOCUS_LOST:
            self._unfeel()
        if event.kind is Kind.MOUSE_MOVE:
            self.pointed = self.row.gap_at(event.x_u, event.y_u)
        if event.is_press:
            self.away.heard(event)
        return super().handle(event)

    def wake_us(self) -> int | None:
        due_us = super().wake_us()
        if due_us == 0:
            return 0
        times = [due_us, self.rumble.wake_us(), self.away.wake_us()]
        return min((t for t in times if t is not None), default=None)

    def wanted(self) -> list[AnyWanted]:
        return self.picture.wanted()

    # -- drawing -------------------------------------------------------------------------------
    def look_box(self) -> tuple[float, float, float, float]:
        return box_of(self.layout.places["look"])

    def paint(self, canvas: Canvas) -> None:
        self.picture.draw(canvas)

    def paint_reference(self, canvas: Canvas) -> None:
        draw_reference(canvas, self.app, self.known())
