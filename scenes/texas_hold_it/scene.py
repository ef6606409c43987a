"""The washroom of Texas Hold It: peek and say, swap, pee, hold it, and the reveal.

Turns are public; only a peek is not: it is felt on a pad, or looked at behind the curtain. Which
card it was decides nothing on screen: the four words always stand in one order, and none of them is
chosen beforehand.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from game.core.engine import TABLE, Event, IllegalMove, Move, Seat
from game.texas_hold_it.events import Peeked
from game.texas_hold_it.records import (
    HOLD,
    PASS,
    Card,
    Pee,
    Peek,
    Say,
    Swap,
    TexasSeatView,
    TexasView,
)
from scenes.kit.art import AnyWanted
from scenes.kit.canvas import Canvas
from scenes.kit.inputs import Input
from scenes.kit.layouts import Place
from scenes.kit.widgets import SHAKE_US
from scenes.kit.words import _, n_
from scenes.secret.picker import Spot
from scenes.secret.scene import SecretTable
from scenes.texas_hold_it.picture import Picture
from scenes.texas_hold_it.reference import draw_reference
from scenes.texas_hold_it.row import Row
from scenes.texas_hold_it.rumble import Rumble
from scenes.texas_hold_it.show import Show
from scenes.texas_hold_it.shown import Shown
from scenes.texas_hold_it.words import sprays, why_refused

if TYPE_CHECKING:
    from scenes.kit.app import App
    from scenes.table import Table

WORDS = tuple(card.value for card in Card)
AWAY_US = 10_000_000
"""Who is out and does nothing is passed over after that (texas_hold_it.md, ruling 2)."""
RECALL, HIDE = "recall", "hide"


class Washroom(SecretTable):
    """See the module's docstring. `step`: what is being chosen ("" the doing itself, "peek",
    "swap", "swap2", "pee": where)."""

    name = "texas_hold_it"
    tune: ClassVar[str] = "texas_hold_it"
    plan: ClassVar[str] = "texas_hold_it"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        self.row = Row(app, self.layout, table)
        self.step = ""
        self.first_gap: int | None = None
        self.recalling: Seat | None = None
        self.felt: Seat | None = None
        """Whose peek is told by their pad alone."""
        self.rumble = Rumble(app)
        self._away_from_us: int | None = None
        self.shown = Shown.of(self.known(), self.row.xs(len(self.known().cowboys)))
        self.film_show = Show(self)
        self.picture = Picture(self)

    # -- what it knows -------------------------------------------------------------------------
    def known(self) -> TexasView:
        """What everybody may see."""
        return cast(TexasView, self.table.view(TABLE))

    def seen(self) -> dict[int, str]:
        """Cards by gap that whoever looks now has peeked at."""
        view = self.secret_view()
        if not isinstance(view, TexasSeatView) or self.film.busy:
            return {}
        return {entry.gap: entry.card.value for entry in view.seen}

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

    def learned(self, seat: Seat, event: Event) -> None:
        if not isinstance(event, Peeked):
            return
        if self.rumble.can(seat) and self.secrets.sole is None:
            self.felt = seat
            self.rumble.feel(seat, event.card, self.app.now_us + 350_000)
        else:
            self.felt = None
            if self.known().silent:
                self.reading = seat

    # -- what may be chosen --------------------------------------------------------------------
    def spots(self, seat: Seat) -> Sequence[Spot]:
        view = self.known()
        if self.recalling == seat:
            return [Spot(HIDE, *self.recall_box())]
        if view.peeking is not None:
            return [self._choice(i, ("say", word), sprays(word)) for i, word in enumerate(WORDS)]
        match self.step:
            case "peek":
                return [self._gap(gap, "", _("Peek at him")) for gap in range(len(view.gaps))]
            case "swap" | "swap2":
                return [
                    self._gap(gap, *self._swappable(view, gap)) for gap in range(len(view.gaps))
                ]
            case "pee":
                return [self._place(view, i) for i in range(len(view.urinals))]
        return self._doings(seat, view)

    def _doings(self, seat: Seat, view: TexasView) -> list[Spot]:
        moves = {type(move) for move in self.table.legal(seat)}
        out = seat not in view.cowboys
        stuck = self._why_stuck(seat, view)
        spots = [self._choice(0, "peek", _("Look at one cowboy, then say what he is."), stuck)]
        if out:
            spots.append(self._choice(1, "pass", _("Let your turn go.")))
        else:
            free_two = len(view.gaps) - len(view.locked) >= 2
            no_swap = stuck or ("" if free_two else _("Fewer than two cowboys are not locked."))
            no_pee = "" if Pee in moves else _("Every place is taken.")
            early = "" if type(HOLD) in moves else _("Not on the first turn, unless somebody did.")
            spots += [
                self._choice(1, "swap", _("Two cowboys change places, unseen."), no_swap),
                self._choice(2, "pee", _("Take a place. Its neighbours are locked."), no_pee),
                self._choice(3, "hold", _("Done for this round; everybody else decides."), early),
            ]
        if self._may_recall(seat):
            spots.append(self._recall())
        return spots

    def _why_stuck(self, seat: Seat, view: TexasView) -> str:
        """Why only pee and hold are left, or ""."""
        if seat not in view.cowboys:
            return ""
        if view.calls:
            return _("Somebody holds it: pee or hold it.")
        if view.patience_left[seat] == 0:
            return _("No more fooling around this round: pee or hold it.")
        return ""

    def _may_recall(self, seat: Seat) -> bool:
        """Whether there is something to look at once more; public, as peeks are."""
        return self.secrets.sole is None and seat in self.peekers()

    def peekers(self) -> set[Seat]:
        """Who has peeked at a card this round, by the claims all can see."""
        return {claim.seat for claim in self.known().claims}

    def _choice(self, i: int, key: Hashable, tip: str, why_not: str = "") -> Spot:
        place = self.layout.places[f"choice_{i}"]
        return Spot(key, place.x_u, place.y_u, place.w_u, place.h_u, why_not, tip)

    def recall_box(self) -> tuple[float, float, float, float]:
        """The plank that brings back what one has seen: x, y, w, h in u."""
        place = self.layout.places["actions"]
        return place.x_u, place.y_u + place.h_u - 76, place.w_u, 70

    def _recall(self) -> Spot:
        return Spot(RECALL, *self.recall_box(), "", _("Look once more at what you have seen."))

    def _gap(self, gap: int, why_not: str, tip: str = "") -> Spot:
        place = self.row.gap(len(self.shown.row), gap)
        return Spot(("gap", gap), place.x_u, place.y_u, place.w_u, place.h_u, why_not, tip)

    def _swappable(self, view: TexasView, gap: int) -> tuple[str, str]:
        if gap in view.locked:
            return _("That cowboy stands beside somebody: locked."), ""
        if self.step == "swap2" and gap == self.first_gap:
            return _("Another one: two cowboys change places."), ""
        return "", _("Swap him")

    def _place(self, view: TexasView, i: int) -> Spot:
        place = self.row.urinal(len(view.gaps), i)
        why_not = "" if view.urinals[i] is None else _("That place is taken.")
        return Spot(
            ("urinal", i), place.x_u, place.y_u, place.w_u, place.h_u, why_not, _("Pee here")
        )

    def choose(self, seat: Seat, spot: Spot, event: Input) -> None:
        key = spot.key
        if isinstance(key, tuple):
            self._target(seat, key[0], key[1], event)
        elif key == "hold":
            self.play(seat, HOLD, event)
        elif key == "pass":
            self.play(seat, PASS, event)
        elif key == RECALL:
            self.recalling = seat
            self._stale()
        elif key == HIDE:
            self._recalled()
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
        return True

    def step_home(self) -> None:
        self.step, self.first_gap = "", None

    def _recalled(self) -> None:
        """They have looked enough."""
        self.recalling = None
        self.secrets.hide()
        self._stale()

    def why(self, refused: IllegalMove) -> str:
        return why_refused(refused) or super().why(refused)

    # -- what is told --------------------------------------------------------------------------
    def show(self, event: Event) -> None:
        self.film_show.event(event)

    def reset(self) -> None:
        view = self.known()
        self.recalling = self.felt = None
        self.shown = Shown.of(view, self.row.xs(len(view.gaps)))

    def prompt_words(self, seat: Seat | None) -> str:
        if seat is None:
            active = self.shown.active
            if active is None or self.film.busy or self.table.guests[active].level is None:
                return ""
            return _("{name} is thinking.").format(name=self.table.short(active))
        name = self.table.short(seat)
        if self.recalling == seat:
            return _("{name}: what you have seen. Back hides it.").format(name=name)
        view = self.known()
        if view.peeking is not None:
            return _("{name}: what is he? Truth or lie, it is your word.").format(name=name)
        left_us = self._away_left_us()
        if left_us is not None:
            seconds = max(1, math.ceil(left_us / 1_000_000))
            return n_(
                "{name} is out: peek and say, or pass. Passed over in {count} second.",
                "{name} is out: peek and say, or pass. Passed over in {count} seconds.",
                seconds,
            ).format(name=name, count=seconds)
        return {
            "peek": _("{name}: at whom?"),
            "swap": _("{name}: swap which cowboy?"),
            "swap2": _("{name}: with which other one?"),
            "pee": _("{name}: which place?"),
        }.get(self.step, _("{name}: peek, swap, pee, or hold it.")).format(name=name)

    # -- who is out and away -------------------------------------------------------------------
    def _away_left_us(self) -> int | None:
        if self._away_from_us is None:
            return None
        whole_us = AWAY_US * (2 if self.app.settings.long_timers else 1)
        return self._away_from_us + whole_us - self.now_us

    def _ask(self, seat: Seat) -> None:
        super()._ask(seat)
        view = self.known()
        waits = seat not in view.cowboys and view.peeking is None and self.recalling is None
        self._away_from_us = self.now_us if waits else None

    def _stale(self) -> None:
        super()._stale()
        self._away_from_us = None

    # -- as a scene ----------------------------------------------------------------------------
    def pause(self) -> None:
        self.rumble.stop()
        self.recalling = None
        super().pause()

    def _cover(self) -> None:
        self.recalling = None
        self._away_from_us = None
        super()._cover()

    def update(self, now_us: int) -> None:
        self.rumble.update(now_us)
        super().update(now_us)
        left_us = self._away_left_us()
        seat = self.actor()
        if left_us is not None and left_us <= 0 and seat is not None:
            self._away_from_us = None
            self.step_home()
            if self.table.play(seat, PASS):
                self.take()

    def handle(self, event: Input) -> bool:
        if event.is_press and self._away_from_us is not None:
            self._away_from_us = self.now_us  # somebody is there after all
        return super().handle(event)

    def wake_us(self) -> int | None:
        due_us = super().wake_us()
        if due_us == 0:
            return 0
        times = [due_us, self.rumble.wake_us()]
        if self._away_from_us is not None:
            times.append(self.now_us + 500_000)
        return min((t for t in times if t is not None), default=None)

    def wanted(self) -> list[AnyWanted]:
        return self.picture.wanted()

    def shake_u(self, key: Hashable) -> float:
        """How far to the side something stands because it was refused."""
        since_us = self.shake_from(key)
        if since_us is None or self.now_us - since_us >= SHAKE_US:
            return 0.0
        part = (self.now_us - since_us) / SHAKE_US
        return math.sin(part * math.pi * 6) * 9 * (1 - part)

    def paint(self, canvas: Canvas) -> None:
        self.picture.draw(canvas)

    def paint_reference(self, canvas: Canvas) -> None:
        draw_reference(canvas, self.app, self.known())
