"""A table where hands are secret: the curtain before a person's turn, the film, news, the log.

A game's scene adds its pictures and what may be chosen. It is told events as everybody may see them
(`show`), reads what a person knows only through `secret_view`, and draws private faces only for
`secrets.viewer()`. What somebody learned since they last looked waits in `news`, for them alone.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar

from game.core.engine import TABLE, Event, IllegalMove, Seat, View, Viewer
from scenes.kit.app.gate import CALM_US, Gate
from scenes.kit.app.prompting import Prompting
from scenes.kit.draw.art import AnyWanted
from scenes.kit.draw.canvas import Canvas
from scenes.kit.draw.tweens import Film
from scenes.kit.input.inputs import Input
from scenes.kit.layout.layouts import Layout, load
from scenes.kit.text.words import _
from scenes.kit.widgets import SHAKE_US
from scenes.table.secret import bench, curtain
from scenes.table.secret.picker import Picker, Spot
from scenes.table.secret.secrets import Curtain, Secrets

if TYPE_CHECKING:
    from game.controls.zones import Zone
    from scenes.kit.app.app import App
    from scenes.table.table import Table

SAY_US = 3_000_000
READY_US = 350_000
LOG_LINES = 14


class SecretLife(Prompting):
    """See the module's docstring. Subclasses say what is drawn, chosen and told."""

    tune: ClassVar[str]
    plan: ClassVar[str]
    """The layout's name."""
    needs: ClassVar[Sequence[str]]
    """The places it must have."""
    news_kinds: ClassVar[tuple[type[Event], ...]] = ()
    """Events that show their player something to look at before the turn passes on (peeks)."""

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app)
        self.table = table
        self.apart = table.names
        self.layout: Layout = load(self.plan, required=self.needs)
        self.people = table.people(range(table.seats))
        self.secrets = Secrets(self.people, lambda: app.settings.hold_to_look)
        self.film = Film()
        self.picker = Picker()
        self.log: deque[str] = deque(maxlen=LOG_LINES)
        self.news: dict[Seat, list[Event]] = {seat: [] for seat in self.people}
        self.reading: Seat | None = None
        """Who still looks at what their move showed them; the game waits for them."""
        self.reference_open = False
        self.saying = ""
        self.now_us = app.now_us
        self._say_until_us = 0
        self._whisper: tuple[str, Seat, int] | None = None
        """What only one person may read, who, and until when; what all may read goes on below."""
        self._shake: dict[Hashable, int] = {}
        self._shakes_for: dict[Seat, tuple[Hashable, int]] = {}
        """What shakes before one person's eyes only, and since when."""
        self._mouse_from_us: int | None = None
        self._asked: Seat | None = None
        self._over = False
        self._gone = False

    @property
    def zones_in_play(self) -> Sequence[Zone]:
        return self.table.zones_in_play

    # -- what a game's scene says --------------------------------------------------------------
    def show(self, event: Event) -> None:
        """Put on film what everybody may see of something that happened."""
        raise NotImplementedError

    def reset(self) -> None:
        """Show the game as it stands, at once."""
        raise NotImplementedError

    def spots(self, seat: Seat) -> Sequence[Spot]:
        """What this person may choose from now."""
        raise NotImplementedError

    def home(self, seat: Seat) -> Hashable | None:
        """Where the cursor begins; None: the first that may be chosen."""
        return None

    def choose(self, seat: Seat, spot: Spot, event: Input) -> None:
        """The cursor's spot was chosen (it has no `why_not`)."""
        raise NotImplementedError

    def step_back(self) -> bool:
        """Take back the last step of a choice not made yet; False when there is none."""
        return False

    def step_home(self) -> None:
        """Forget the steps of a choice not made yet (another turn, a pause)."""

    def paint(self, canvas: Canvas) -> None:
        """Draw the table and the bench, private faces for `secrets.viewer()` only."""
        raise NotImplementedError

    def paint_reference(self, canvas: Canvas) -> None:
        """Draw the reference card, public things only."""
        raise NotImplementedError

    def prompt_words(self, seat: Seat | None) -> str:
        """The line for the person to act (None: bots, or nobody)."""
        raise NotImplementedError

    def why(self, refused: IllegalMove) -> str:
        """Why a move was refused, in the player's language, for its owner's eyes."""
        return _("That cannot be done now.")

    def secret_turn(self, seat: Seat) -> bool:
        """Whether this person's turn shows something secret, and so wants the curtain."""
        return True

    def only_bots(self) -> bool:
        """Whether nobody at the screen has anything to decide until the round is over."""
        return False

    def wanted(self) -> list[AnyWanted]:
        """Pictures to have ready besides the furniture's."""
        return []

    # -- what it knows -------------------------------------------------------------------------
    def table_view(self) -> View:
        """What everybody may see."""
        return self.table.view(TABLE)

    def secret_view(self) -> View:
        """What may be drawn now: the view of who looks, else the table's."""
        return self.table.view(self.viewer())

    def viewer(self) -> Viewer:
        """Whose view may be drawn; while help covers the table, nobody's but a lone person's."""
        looks = self.secrets.viewer()
        if looks is None or (self.reference_open and self.secrets.sole is None):
            return TABLE
        return looks

    def person(self) -> Seat | None:
        """The person who has to act, curtain or not; None while bots do, or pictures catch up."""
        if self._over or self.film.busy or self.reading is not None:
            return None
        people = self.table.people(self.table.to_act())
        return people[0] if people else None

    def actor(self) -> Seat | None:
        """The person who may choose now: it is their turn and the curtain is open for them."""
        seat = self.person()
        if seat is not None and not self.secret_turn(seat):
            return None if self.secrets.covered else seat
        return (
            seat
            if seat is not None and self.secrets.owner == seat and not self.secrets.covered
            else None
        )

    # -- coming and going ----------------------------------------------------------------------
    def enter(self) -> None:
        self.app.sound.music(self.tune)
        self.app.sound.preload()
        people = [self.table.guests[seat].looks for seat in self.people]
        hangs = self.secrets.sole is None and bool(people)
        wanted = curtain.wanted() if hangs else []
        wanted += [*bench.wanted(self.layout), *self.wanted()]
        wanted += curtain.signs(people) if hangs else []
        self.app.art.preload(dict.fromkeys(wanted), lambda _part: None)
        self.sync()

    def leave(self) -> None:
        self.secrets.hide()
        self.table.run(self.now_us, False)
        self.table.save()

    def pause(self) -> None:
        self._cover()
        self.table.run(self.now_us, False)

    def resume(self) -> None:
        self.app.sound.music(self.tune)
        self._gate = Gate(self.app.now_us + READY_US, self.app.pump.held, CALM_US)

    def sync(self) -> None:
        """Show the game as it stands, at once: at its start, gone on with, or after an undo."""
        self.film.skip()
        self.table.pending.clear()
        self._cover()
        self.reset()
        self._stale()
        if self.table.result() is not None and not self._over:
            self.game_over()

    def _cover(self) -> None:
        """Nobody looks any more; whoever is to act has to open the curtain again."""
        self.step_home()
        self.secrets.hide()
        self.picker.clear()
        self._asked = None
        self._mouse_from_us = None
        if self.reading is not None and self.secrets.sole is None:
            # Their news stays theirs: the curtain hangs for them until they have read it.
            self.secrets.call(self.reading, self.now_us, at_once=True)
        elif self.secrets.curtain is Curtain.HANGING and not self.secrets.named:
            self.secrets.draw_aside()

    def game_over(self) -> None:
        """Everything was shown: the results come next."""
        self._over = True

    def tell(self, words: str) -> None:
        """A line in the log everybody reads."""
        if words:
            self.log.append(words)

    # -- every turn ----------------------------------------------------------------------------
    def update(self, now_us: int) -> None:
        self.now_us = now_us
        self.table.hasten(now_us, self.only_bots())
        self.table.set_film(self.film)
        self.film.update(now_us)
        self.secrets.update(now_us)
        self.table.run(now_us, not (self.film.busy or self._over or self.reading is not None))
        self.table.update(now_us)
        self.take()
        self.film.update(now_us)
        if self.saying and now_us >= self._say_until_us:
            self.saying = ""
        if self._whisper is not None and now_us >= self._whisper[2]:
            self._whisper = None
        held_us = now_us - self._mouse_from_us if self._mouse_from_us is not None else 0
        if held_us >= curtain.HOLD_US and self.secrets.named is not None:
            self._lift(self.secrets.named)
        if not self.film.busy:
            self._go_on()

    def take(self) -> None:
        """Hand what happened to the film as everybody may see it, and to who may know more."""
        while self.table.pending:
            event = self.table.pending.popleft()
            public = event.seen_by(TABLE)
            for seat in self.people:
                told = event.seen_by(seat)
                if told is not None and told != public:
                    self.news[seat].append(told)
                    self.learned(seat, told)
            if public is not None:
                self.show(public)
            self._stale()

    def learned(self, seat: Seat, event: Event) -> None:
        """A person got to know something others do not; peeks are read before the turn passes."""
        if isinstance(event, self.news_kinds) and seat == self.secrets.owner:
            self.reading = seat
            self.prompted()

    def _stale(self) -> None:
        self.picker.clear()
        self._asked = None

    def _go_on(self) -> None:
        if self._over:
            self._to_results()
            return
        if self.reading is not None:
            if self.secrets.owner != self.reading:  # they were interrupted
                self._call(self.reading)
            return
        seat = self.person()
        if seat is None:
            if self.secrets.sole is None and self.secrets.owner is not None:
                self.secrets.hide()
            return
        if not self.secret_turn(seat):
            if self.secrets.sole is None and (
                self.secrets.owner is not None or self.secrets.covered
            ):
                self.secrets.draw_aside()
        elif self.secrets.owner != seat:
            self._call(seat)
        if seat != self._asked and not self.secrets.covered:
            self._ask(seat)

    def _call(self, seat: Seat) -> None:
        """The curtain falls for somebody."""
        if self.secrets.named == seat and self.secrets.covered:
            return
        at_once = self.app.settings.reduced_motion or self.film.speed <= 0
        self.secrets.call(seat, self.now_us, at_once)
        if self.secrets.covered:
            self.app.sound.play("curtain")
            self.app.log.write("curtain", seat=seat)
            self.prompted()

    def _lift(self, seat: Seat) -> None:
        self._mouse_from_us = None
        at_once = self.app.settings.reduced_motion or self.film.speed <= 0
        if self.secrets.lift(seat, self.now_us, at_once):
            self.app.sound.play("curtain")
            self.app.log.write("curtain_open", seat=seat)
            self.prompted()

    def _ask(self, seat: Seat) -> None:
        """Somebody's turn: what may be chosen, and a line in the public log."""
        self._asked = seat
        self.picker.clear()
        self.renew(seat)
        self.prompted()
        kinds = self.table.kinds(seat)
        self.app.log.write("prompt", seat=seat, moves=kinds)

    def renew(self, seat: Seat) -> None:
        """What may be chosen has changed (a step forward or back)."""
        before = self.picker.keys
        self.picker.offer(self.spots(seat), self.home(seat))
        if self.picker.keys != before:
            self.prompted()

    def _to_results(self) -> None:
        if self._gone:
            return
        self._gone = True
        self.table.run(self.now_us, False)
        self.table.to_results()

    def wake_us(self) -> int | None:
        looks = self.viewer()
        private = [since for seat, (_key, since) in self._shakes_for.items() if seat == looks]
        shakes = [*self._shake.values(), *private]
        shaking = any(self.now_us - since < SHAKE_US for since in shakes)
        if self.film.moving or self.secrets.moving or shaking or self._mouse_from_us is not None:
            return 0
        times = [self.table.due_us(), self._say_until_us if self.saying else None]
        whisper = self._whisper  # what one person alone may see is no reason to wake for others
        times.append(whisper[2] if whisper is not None and whisper[1] == looks else None)
        return min((t for t in times if t is not None), default=None)
