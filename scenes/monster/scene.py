"""The Monster table: everybody's secret choice, the pile under the cloth, and the fight.

On a turn the cursor goes over the six cards, marks what is thrown, and then to Throw or Fold. What
has to go (all but one of a rank) is marked from the start; nothing is bound until Throw.
"""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from game.core.engine import TABLE, Event, IllegalMove, Seat
from game.monster.hands import MOST_THROWN, discards
from game.monster.records import FOLD, Discard, MonsterView
from scenes.kit.art import AnyWanted
from scenes.kit.canvas import Canvas
from scenes.kit.inputs import Input
from scenes.kit.layouts import Place
from scenes.kit.widgets import SHAKE_US
from scenes.kit.words import _
from scenes.monster.choice import (
    CARD_H_U,
    CARD_W_U,
    FOLD_KEY,
    THROW_KEY,
    paired,
    spares,
)
from scenes.monster.picture import Picture
from scenes.monster.reference import draw_reference
from scenes.monster.show import Show
from scenes.monster.shown import Shown
from scenes.monster.words import why_refused
from scenes.secret.picker import Spot
from scenes.secret.scene import SecretTable

if TYPE_CHECKING:
    from scenes.kit.app import App
    from scenes.table import Table

BREATH_FRAME_US = 80_000
"""A lump that breathes wants no more frames than that."""


class MonsterTable(SecretTable):
    """See the module's docstring. `marks`: positions of the cards marked to be thrown."""

    name = "monster"
    tune: ClassVar[str] = "monster"
    plan: ClassVar[str] = "monster"

    def __init__(self, app: App, table: Table) -> None:
        super().__init__(app, table)
        self.games = self.known().games
        self.shown = Shown.of(self.known())
        self.marks: frozenset[int] = frozenset()
        self._marked_for: tuple[Seat, tuple[int | str, ...]] | None = None
        self.show_ = Show(self)
        self.picture = Picture(self)

    # -- what it knows -------------------------------------------------------------------------
    def known(self) -> MonsterView:
        """What everybody may see."""
        return cast(MonsterView, self.table.view(TABLE))

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

    def _hand(self, seat: Seat) -> tuple[int, ...]:
        """A person's own cards, for what they may choose; never drawn from here."""
        view = cast(MonsterView, self.table.view(seat))
        return tuple(card for card in view.hands[seat] or () if isinstance(card, int))

    def paired(self) -> frozenset[int]:
        """Positions of pairs that would be kept, of who is up."""
        seat = self.actor()
        return paired(self._hand(seat), self.marks) if seat is not None else frozenset()

    @property
    def breathes(self) -> bool:
        """Whether the lump moves."""
        return not self.app.settings.reduced_motion and self.shown.fight is None

    # -- what may be chosen --------------------------------------------------------------------
    def card_box(self, i: int, count: int) -> tuple[float, float]:
        """The middle of a card on the bench, in u."""
        place = self.layout.places["bench"]
        gap = min(CARD_W_U + 22, (place.w_u - CARD_W_U) / max(1, count - 1))
        x = place.center[0] + (i - (count - 1) / 2) * gap
        return x, place.y_u + 46 + CARD_H_U / 2

    def button_box(self, key: str) -> tuple[float, float, float, float]:
        """The plank of Throw or Fold: x, y, w, h in u."""
        place = self.layout.places["actions"]
        h = (place.h_u - 12) / 2
        return place.x_u, place.y_u + (0 if key == THROW_KEY else h + 12), place.w_u, h

    def spots(self, seat: Seat) -> Sequence[Spot]:
        hand = self._hand(seat)
        if self._marked_for != (seat, hand):
            self._marked_for = (seat, hand)
            must = spares(hand)
            self.marks = must if len(must) <= MOST_THROWN else frozenset()
        out = []
        for i in range(len(hand)):
            x, y = self.card_box(i, len(hand))
            out.append(Spot(i, x - CARD_W_U / 2, y - CARD_H_U / 2, CARD_W_U, CARD_H_U))
        out += [Spot(key, *self.button_box(key)) for key in (THROW_KEY, FOLD_KEY)]
        return out

    def home(self, seat: Seat) -> Hashable | None:
        return 0

    def choose(self, seat: Seat, spot: Spot, event: Input) -> None:
        if spot.key == FOLD_KEY:
            self.play(seat, FOLD, event)
        elif spot.key == THROW_KEY:
            self._throw(seat, event)
        elif isinstance(spot.key, int):
            self._toggle(seat, spot.key)

    def _throw(self, seat: Seat, event: Input) -> None:
        hand = self._hand(seat)
        cards = tuple(card for i, card in enumerate(hand) if i in self.marks)
        kept = self.marks
        if not self.play(seat, Discard(cards), event):
            self.marks = kept

    def _toggle(self, seat: Seat, i: int) -> None:
        if i not in self.marks and not discards(self._hand(seat)):
            self.refuse_secretly(
                i, _("Three thrown cards would still leave a pair: this hand folds.")
            )
        elif i not in self.marks and len(self.marks) >= MOST_THROWN:
            self.refuse_secretly(i, _("Three cards at most may be thrown away."))
        else:
            self.marks ^= {i}
            self.app.sound.play("die_keep" if i in self.marks else "die_free", 0.6)

    def step_back(self) -> bool:
        seat = self.actor()
        must = spares(self._hand(seat)) if seat is not None else frozenset()
        home = must if len(must) <= MOST_THROWN else frozenset()
        if self.marks == home:
            return False
        self.marks = home
        return True

    def step_home(self) -> None:
        self._marked_for = None

    def why(self, refused: IllegalMove) -> str:
        return why_refused(refused)

    # -- what is told --------------------------------------------------------------------------
    def show(self, event: Event) -> None:
        self.show_.event(event)

    def reset(self) -> None:
        self.shown = Shown.of(self.known())

    def prompt_words(self, seat: Seat | None) -> str:
        if seat is not None:
            name = self.table.short(seat)
            if self.secrets.holds and not self.secrets.looking:
                return _("{name}: look, mark what you throw, then Throw or Fold.").format(name=name)
            return _("{name}: mark up to three cards to throw, or fold.").format(name=name)
        active = self.shown.active
        if active is None or self.film.busy:
            return ""
        if self.table.guests[active].level is not None:
            return _("{name} is thinking.").format(name=self.table.short(active))
        return ""

    # -- as a scene ----------------------------------------------------------------------------
    def wanted(self) -> list[AnyWanted]:
        return self.picture.wanted()

    def shake_u(self, key: Hashable) -> float:
        """How far to the side something stands because it was refused."""
        since_us = self.shake_from(key)
        if since_us is None or self.now_us - since_us >= SHAKE_US:
            return 0.0
        part = (self.now_us - since_us) / SHAKE_US
        return math.sin(part * math.pi * 6) * 9 * (1 - part)

    def wake_us(self) -> int | None:
        due_us = super().wake_us()
        if due_us == 0 or not self.breathes or self.shown.pile <= 0 or self.secrets.cover >= 1:
            return due_us
        breath_us = self.now_us + BREATH_FRAME_US
        return breath_us if due_us is None else min(due_us, breath_us)

    def paint(self, canvas: Canvas) -> None:
        self.picture.draw(canvas)

    def paint_reference(self, canvas: Canvas) -> None:
        draw_reference(canvas, self.app, self.known())
