"""The Monster table: everybody's secret choice, the pile under the cloth, and the fight.

On a turn the cursor goes over the six cards, marks what is thrown, and then to Throw or Fold. What
has to go (all but one of a rank) is marked from the start; nothing is bound until Throw.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from game.core.engine import Event, IllegalMove, Seat
from game.monster.events import Discarded
from game.monster.hands import MOST_THROWN, left_after
from game.monster.records import FOLD, HIDDEN, Discard, MonsterView
from scenes.games.monster.ahead import Ahead
from scenes.games.monster.choice import (
    FOLD_KEY,
    THROW_KEY,
    button_tip,
    card_tip,
    first_marks,
    must_fold,
    paired,
)
from scenes.games.monster.cloth import breath_wanted, stage_of
from scenes.games.monster.film import Reel
from scenes.games.monster.hand import GAP_U, LARGE_U, SMALLER_U, TOP_U, draw_side, numbers
from scenes.games.monster.picture import Picture
from scenes.games.monster.reference import draw_reference
from scenes.games.monster.required_places import PLACES
from scenes.games.monster.show import Show
from scenes.games.monster.shown import Shown
from scenes.games.monster.words import why_refused
from scenes.kit.draw.art import AnyWanted
from scenes.kit.draw.canvas import Canvas
from scenes.kit.input.inputs import Input
from scenes.kit.layout.layouts import Place
from scenes.kit.text.words import _
from scenes.table.secret.picker import Spot

if TYPE_CHECKING:
    from scenes.kit.app.app import App
    from scenes.table.table import Table

BREATH_FRAME_US = 80_000
"""A lump that breathes wants no more frames than that."""
MARK_SOUND = "die_keep", 0.6
"""One sound for a card marked, freed or refused: whoever listens learns nothing of the hand."""
TIP_US = 700_000
"""The cursor has rested so long before its tip comes."""


class MonsterTable(Ahead):
    """See the module's docstring. `marks`: positions of the cards marked to be thrown."""

    name = "monster"
    tune: ClassVar[str] = "monster"
    plan: ClassVar[str] = "monster"
    needs: ClassVar[Sequence[str]] = PLACES
    shows_sign: ClassVar[bool] = True

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        self.film = Reel()
        self.games = self.known().games
        self.shown = Shown.of(self.known())
        self.marks: frozenset[int] = frozenset()
        self._marked_for: tuple[Seat, tuple[int | str, ...]] | None = None
        self._fed: tuple[tuple[int, int], tuple[int, ...]] = ((0, 0), ())
        self._held: tuple[int, ...] = ()
        self._resting: tuple[Hashable | None, int] = (None, 0)
        self.breathing = 0
        """The size of the lump whose breath has its pictures ready."""
        self._breath_asked = 0
        self.show_ = Show(self)
        self.picture = Picture(self)

    # -- what it knows -------------------------------------------------------------------------
    def bench_view(self, seat: Seat) -> MonsterView:
        """What may be drawn of a hand on the bench."""
        return cast(MonsterView, self.secret_view())

    def bench_seat(self) -> Seat | None:
        """Whose hand lies on the bench: a lone person's always, else of who is up."""
        if self.secrets.sole is not None:
            return self.secrets.sole
        return self.secrets.owner

    def place(self, seat: Seat) -> Place:
        """A player's place in the layout for this many."""
        return self.layout.places[f"seat_{self.table.seats}_{seat}"]

    def gaze(self, seat: Seat | None) -> tuple[float, float] | None:
        """Where the eyes look when they follow a player, in u."""
        return self.place(seat).center if seat is not None else None

    def fed(self) -> tuple[int, ...]:
        """What a person alone at the screen threw in this round; nothing with several people."""
        when, cards = self._fed
        ours = self.secrets.sole is not None and when == (self.shown.game, self.shown.round)
        return cards if ours else ()

    def bench_cards(self, seat: Seat) -> tuple[int | str, ...]:
        """The hand on the bench as it may be drawn now, in step with the film."""
        view, shown = self.bench_view(seat), self.shown
        hand = view.hands[seat] or ()
        if self.viewer() != seat:  # when all is over the table's view shows hands, the film later
            return (HIDDEN,) * len(hand)
        if not self._in_step():
            return self._held
        dealt = shown.hands[seat] or 0
        if view.thrown[seat] is None and dealt < len(hand):
            return (HIDDEN,) * dealt
        return hand

    def _in_step(self) -> bool:
        """Whether the film has come to the round the game is in."""
        view = self.known()
        return (self.shown.game, self.shown.round) == (view.game, view.round)

    def learned(self, seat: Seat, event: Event) -> None:
        super().learned(seat, event)
        if isinstance(event, Discarded) and event.cards is not None:
            self._fed = (self.shown.game, self.shown.round), event.cards
            self._held = left_after(self._held, event.cards) or ()

    def _hand(self, seat: Seat) -> tuple[int, ...]:
        """A person's own cards, for what they may choose; never drawn from here."""
        view = cast(MonsterView, self.table.view(seat))
        return numbers(view.hands[seat] or ())

    @property
    def breathes(self) -> bool:
        """Whether the lump moves."""
        return not self.app.settings.reduced_motion and self.shown.fight is None

    @property
    def stage(self) -> int:
        """How far the cloth bulges."""
        return stage_of(self.shown.pile, self.table.seats)

    def _breathe(self) -> None:
        """A lump begins to breathe once its pictures have been read, beside the game."""
        stage = self.stage
        if not self.breathes or self.film.busy or stage in (0, self.breathing):
            return
        if not self.app.art.ready:
            return
        if self._breath_asked == stage:
            self.breathing = stage
        else:
            self._breath_asked = stage
            self.app.art.preload(breath_wanted(stage), lambda _part: None)

    # -- what may be chosen --------------------------------------------------------------------
    @property
    def card_size(self) -> tuple[float, float]:
        """Width and height of a card on the bench, in u."""
        return SMALLER_U if self.secrets.holds else LARGE_U

    def card_box(self, i: int, count: int) -> tuple[float, float]:
        """The middle of a card on the bench, in u."""
        place = self.layout.places["bench"]
        w, h = self.card_size
        gap = min(w + GAP_U, (place.w_u - w) / max(1, count - 1))
        x = place.center[0] + (i - (count - 1) / 2) * gap
        return x, place.y_u + TOP_U + h / 2

    def button_box(self, key: str) -> tuple[float, float, float, float]:
        """The plank of Throw or Fold: x, y, w, h in u."""
        place = self.layout.places["actions"]
        h = (place.h_u - 12) / 2
        return place.x_u, place.y_u + (0 if key == THROW_KEY else h + 12), place.w_u, h

    def spots(self, seat: Seat) -> Sequence[Spot]:
        hand = self._hand(seat)
        if self._marked_for != (seat, hand):
            self._marked_for = (seat, hand)
            self.marks = first_marks(hand)
        out = []
        w, h = self.card_size
        for i in range(len(hand)):
            x, y = self.card_box(i, len(hand))
            out.append(Spot(i, x - w / 2, y - h / 2, w, h))
        out += [Spot(key, *self.button_box(key)) for key in (THROW_KEY, FOLD_KEY)]
        return out

    def home(self, seat: Seat) -> Hashable | None:
        # Where one has to hold to look the cursor lies for all to see, and begins at one place.
        return FOLD_KEY if not self.secrets.holds and must_fold(self._hand(seat)) else 0

    def choose(self, seat: Seat, spot: Spot, event: Input) -> None:
        if spot.key == FOLD_KEY:
            if self.play(seat, FOLD, event):
                self._held = ()
        elif spot.key == THROW_KEY:
            self._throw(seat, event)
        elif isinstance(spot.key, int):
            self._toggle(seat, spot.key)

    def _throw(self, seat: Seat, event: Input) -> None:
        hand, marks = self._hand(seat), self.marks
        cards = tuple(card for i, card in enumerate(hand) if i in marks)
        if not self.play(seat, Discard(cards), event):
            self._marked_for = (seat, hand)  # what was marked stays marked
            self.marks = marks

    def _toggle(self, seat: Seat, i: int) -> None:
        hand = self._hand(seat)
        if self.viewer() != seat:
            # Said of every card of every hand: it tells nothing, and nobody marks cards blindly.
            self.refuse(i, _("Look first: marks are for the holder's eyes only."))
        elif i not in self.marks and must_fold(hand):
            self.refuse_secretly(
                i, _("Three thrown cards would still leave a pair: this hand folds."), *MARK_SOUND
            )
        elif i not in self.marks and len(self.marks) >= MOST_THROWN:
            self.refuse_secretly(i, _("Three cards at most may be thrown away."), *MARK_SOUND)
        else:
            self.marks ^= {i}
            self.app.sound.play(*MARK_SOUND)

    def step_back(self) -> bool:
        seat = self.actor()
        if seat is None or self.viewer() != seat:
            return False
        home = first_marks(self._hand(seat))
        if self.marks == home:
            return False
        self.marks = home
        return True

    def step_home(self) -> None:
        self._marked_for = None

    def why(self, refused: IllegalMove) -> str:
        return why_refused(refused)

    def paired(self) -> frozenset[int]:
        """Positions of pairs that would be kept, of who is up."""
        seat = self.actor()
        return paired(self._hand(seat), self.marks) if seat is not None else frozenset()

    def tip(self) -> str | None:
        """What the cursor's rest is told; a card's tip is for whoever looks at it."""
        seat, spot = self.actor(), self.picker.current
        key, since_us = self._resting
        if seat is None or spot is None or spot.key != key or self.now_us - since_us < TIP_US:
            return None
        if not isinstance(key, int):
            return button_tip(str(key))
        if self.viewer() != seat:
            return None
        hand = numbers(self.bench_view(seat).hands[seat] or ())
        if key >= len(hand) or must_fold(hand):
            return None
        return card_tip(hand, self.marks, key)

    # -- what is told --------------------------------------------------------------------------
    def show(self, event: Event) -> None:
        self.show_.event(event)

    def reset(self) -> None:
        self.shown = Shown.of(self.known())
        self.shown.gaze_u = self.gaze(self.shown.gaze)
        self.hurry = False
        self._fed = (0, 0), ()

    def skip_film(self) -> None:
        self.film.skip_on()

    def prompt_words(self, seat: Seat | None) -> str:
        if seat is not None:
            name = self.table.short(seat)
            if self.secrets.holds and not self.secrets.looking:
                return _("{name}: look, mark what you throw, then Throw or Fold.").format(name=name)
            if self.viewer() == seat and must_fold(self._hand(seat)):
                return _("{name}: three thrown still leave a pair. Fold.").format(name=name)
            return _("{name}: mark up to three cards to throw, or fold.").format(name=name)
        active = self.shown.active
        if self.film.busy:
            return self.shown.news
        if active is None:
            return ""
        if self.table.guests[active].level is not None:
            return _("{name} is thinking.").format(name=self.table.short(active))
        return ""

    @property
    def prompt_shown(self) -> bool:
        return self.shown.banner is None and self.shown.fight is None

    # -- as a scene ----------------------------------------------------------------------------
    def wanted(self) -> list[AnyWanted]:
        return self.picture.wanted()

    def enter(self) -> None:
        super().enter()
        self.picture.ready()

    def update(self, now_us: int) -> None:
        super().update(now_us)
        if self.hurry:
            self.hasten(now_us)
        sole = self.secrets.sole
        if sole is not None and not self.film.busy and self._in_step():
            self._held = self._hand(sole)
        self._breathe()
        key = self.picker.key
        if key != self._resting[0]:
            self._resting = key, now_us

    def wake_us(self) -> int | None:
        times = [super().wake_us()]
        if times[0] == 0 or self.hurry:
            return 0
        key, since_us = self._resting
        if key is not None and self.now_us < since_us + TIP_US:
            times.append(since_us + TIP_US)
        if self.breathes and self.shown.pile > 0 and self.secrets.cover < 1:
            times.append(self.now_us + BREATH_FRAME_US)
        return min((t for t in times if t is not None), default=None)

    def paint(self, canvas: Canvas) -> None:
        self.picture.draw(canvas)

    def draw_side(self, canvas: Canvas) -> None:
        """The log, at the left of the bench."""
        draw_side(canvas, self)

    def paint_reference(self, canvas: Canvas) -> None:
        draw_reference(canvas, self.app, self.known())
