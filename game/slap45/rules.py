"""Slap .45 Mini: presses, the clock, deaths and the final duel (slap45.md). card.py has a card."""

from game.core.engine import Event, Move, Result, Seat
from game.slap45.card import MoveCard, turn_up
from game.slap45.events import (
    AnyoneFlips,
    BaseRemoved,
    CardShown,
    Dealt,
    Died,
    DuelBegan,
    Feinted,
    Flipping,
    GameOver,
    Lifted,
    MemberLost,
    Moved,
    NoEffect,
    Pointed,
    Reshuffled,
    Settled,
    Slapped,
    TurnBegan,
    Unlocked,
)
from game.slap45.records import (
    ON_CARD,
    ON_HIP,
    Base,
    Deal,
    Ending,
    Feint,
    Finish,
    Flip,
    Kind,
    Last,
    Nothing,
    Outcome,
    Phase,
    Point,
    Slap,
)
from game.slap45.table import (
    EARLY_US,
    ITCHY_US,
    LOCK_US,
    PAUSE_US,
    SHOW_HIGH_US,
    SHOW_LOW_US,
    SlapTable,
)


class Slap45(SlapTable):
    """A game of Slap .45 Mini for 2 to 7."""

    # Presses

    def _play(self, seat: Seat, move: Move, events: list[Event]) -> None:
        now_us = self._now_us
        if isinstance(move, Flip):
            self._flip(seat, now_us, now_us, events)
        elif isinstance(move, Deal):
            self._deal(seat, Kind(move.card), now_us, now_us, events)
        elif isinstance(move, Feint):
            self._feinted_us = now_us
            events.append(Feinted(seat, now_us))
        elif isinstance(move, Slap):
            self._slap(seat, self._note(seat, "slap"), events)
        elif isinstance(move, Point):
            self._point(seat, move.target, self._note(seat, f"point {move.target}"), events)
        elif isinstance(move, Base):
            self._base(seat, move.base, self._note(seat, f"base {move.base}"), events)
        else:
            self._lift(seat, self._note(seat, "lift"), events)

    def _note(self, seat: Seat, what: str) -> str:
        """Write the press down: for this card's finish, and for the next one's early presses."""
        if self._card is not None:
            self._card.presses.append((self._now_us - self._card.shown_us, seat, what))
        self._recent.append((self._now_us, seat, what))
        return what

    def _idle(self, seat: Seat, what: str, why: Nothing, events: list[Event]) -> None:
        events.append(NoEffect(seat, what, why, self._now_us))

    def _slap(self, seat: Seat, what: str, events: list[Event]) -> None:
        now_us, card = self._now_us, self._card
        self._last_slap_us[seat] = now_us
        if card is None:
            self._idle(seat, what, Nothing.NO_CARD, events)
        elif self._hands.at[seat] == ON_CARD:
            self._idle(seat, what, Nothing.ON_CARD, events)
        elif seat in self._locks and card.kind is not Kind.MOVE:
            self._idle(seat, what, Nothing.LOCKED, events)
        else:
            left = self._hands.move(seat, ON_CARD)
            first = card.first
            settled = card.slap(seat, now_us, self._last_point(seat))
            is_first = first is None and card.first == seat
            events.append(Slapped(seat, left, is_first, now_us))
            if settled:
                self._settle(now_us, events)

    def _last_point(self, seat: Seat) -> tuple[int, Seat] | None:
        """The last point press inside the margin, unless its target has died since (ruling 9)."""
        since_us = self._now_us - self._margins.together_us
        for at_us, target in reversed(self._pointed[seat]):
            if self._gangs[target]:
                return (at_us, target) if at_us >= since_us else None
        return None

    def _point(self, seat: Seat, target: Seat, what: str, events: list[Event]) -> None:
        now_us, card = self._now_us, self._card
        if not self._gangs[target]:
            self._idle(seat, what, Nothing.DEAD_TARGET, events)
            return
        since_us = now_us - self._margins.together_us
        recent = [point for point in self._pointed[seat] if point[0] >= since_us]
        self._pointed[seat] = [*recent, (now_us, target)]
        fires = card is not None and card.first == seat and card.wants_point(seat)
        events.append(Pointed(seat, target, fires, now_us))
        if card is not None and card.point(seat, target, now_us):
            self._settle(now_us, events)

    def _base(self, seat: Seat, base: int, what: str, events: list[Event]) -> None:
        now_us, card, hands = self._now_us, self._card, self._hands
        if hands.at[seat] == base and self._stay:
            hands.move(seat, ON_HIP)
            events.append(Lifted(seat, base, now_us))
        elif hands.at[seat] == base:
            self._idle(seat, what, Nothing.OWN_BASE, events)
        elif base >= len(hands.bases):
            self._idle(seat, what, Nothing.NO_BASE, events)
        elif card is None:
            self._idle(seat, what, Nothing.NO_CARD, events)
        elif hands.bases[base] is not None:
            self._idle(seat, what, Nothing.TAKEN, events)
        else:
            left = hands.move(seat, base)
            cover = not isinstance(card, MoveCard) or card.in_cover(seat)
            events.append(Moved(seat, base, left, cover, now_us))
            if card.covered(seat, now_us):
                self._settle(now_us, events)

    def _lift(self, seat: Seat, what: str, events: list[Event]) -> None:
        left = self._hands.at[seat]
        if left < 0:
            self._idle(seat, what, Nothing.NO_HAND, events)
            return
        self._hands.move(seat, ON_HIP)
        events.append(Lifted(seat, left, self._now_us))

    # The clock

    def _happen(self, due_us: int, events: list[Event]) -> None:
        if self._card is not None:
            if due_us > self._card.closes_us:
                self._settle(self._card.closes_us, events)
            else:
                self._unlock(due_us, events)
        elif self._phase is Phase.FLIPPING:
            self._show(due_us, events)
        elif (at_us := self._flips_itself_us()) is not None:
            again_us = at_us - PAUSE_US + 1
            if self._phase is Phase.DUEL_READY:
                self._deal(None, self._deck.take_top(), at_us, again_us, events)
            else:
                self._flip(None, at_us, again_us, events)
        elif self._flipper is not None:
            self._anyone_flips = True
            events.append(AnyoneFlips(self._flipper, due_us - 1))

    def _unlock(self, due_us: int, events: list[Event]) -> None:
        free = tuple(sorted(seat for seat, until_us in self._locks.items() if until_us == due_us))
        for seat in free:
            del self._locks[seat]
        events.append(Unlocked(free, due_us))

    # A card, from the flip to what came of it

    def _flip(self, by: Seat | None, at_us: int, again_us: int, events: list[Event]) -> None:
        """Turn up the top card. `again_us`: see Engine.race_us."""
        self._turn_up(self._deck.take_top(), at_us, again_us)
        events.append(Flipping(by, at_us))

    def _deal(
        self, by: Seat | None, kind: Kind, at_us: int, again_us: int, events: list[Event]
    ) -> None:
        if by is not None:
            self._deck.take(kind)
        self._turn_up(kind, at_us, again_us)
        events.append(Dealt(by, at_us))

    def _turn_up(self, kind: Kind, at_us: int, again_us: int) -> None:
        self._coming = kind
        self._flipped_us = at_us
        self._again_us = again_us
        self._shows_us = at_us + self.chance.whole("flip_us", SHOW_LOW_US, SHOW_HIGH_US)
        self._phase = Phase.FLIPPING
        self._anyone_flips = False
        self._feinted_us = None

    def _show(self, at_us: int, events: list[Event]) -> None:
        kind = self._coming
        self._deck.shows(kind)
        self._phase = Phase.LIVE
        self._card = turn_up(kind, at_us, self._living, self._hands, self._margins)
        slapped = self._last_slap_us
        self._itchy = tuple(
            seat for seat in self._living if slapped.get(seat, -ITCHY_US) >= at_us - ITCHY_US
        )
        self._locks = dict.fromkeys(self._itchy, at_us + LOCK_US)
        self._early = tuple(
            (pressed_us - at_us, seat, what)
            for pressed_us, seat, what in self._recent
            if pressed_us >= at_us - EARLY_US
        )
        events.append(CardShown(kind, at_us, self._itchy, at_us + LOCK_US))

    def _settle(self, at_us: int, events: list[Event]) -> None:
        """The card is decided with this stamp: count the losses, bury the dead, go on."""
        card = self._card
        assert card is not None
        verdict = card.verdict()
        outcome, lost = verdict.outcome, verdict.lost
        if all(seat in lost and self._gangs[seat] == 1 for seat in self._living):
            lost = ()
            outcome = Outcome.SPENT if outcome is Outcome.LATE else outcome
        presses = tuple(card.presses)
        self._last = Last(
            card.kind, outcome, verdict.by, verdict.target, lost, verdict.gap_us, presses
        )
        self._finish = Finish(card.shown_us, at_us, self._early, verdict.deciding, self._itchy)
        self._card = None
        self._locks = {}
        self._early = ()
        self._hands.off_the_card()
        events.append(Settled(self._last, self._finish, at_us))
        for seat in lost:
            self._gangs[seat] -= 1
            events.append(MemberLost(seat, self._gangs[seat], at_us))
        self._bury([seat for seat in lost if not self._gangs[seat]], at_us, events)
        if self._deck.empty:
            self._deck.renew()
            events.append(Reshuffled(at_us))
        self._turn_us = at_us
        self._next(at_us, events)

    def _bury(self, fallen: list[Seat], at_us: int, events: list[Event]) -> None:
        """The dead lift their hands, and a base goes for each (ruling 8)."""
        for seat in fallen:
            self._dead.append(seat)
            self._hands.move(seat, ON_HIP)
            events.append(Died(seat, at_us))
        for _ in fallen:
            events.append(BaseRemoved(self._hands.remove_base(), at_us))
        self._living = tuple(seat for seat in self._living if self._gangs[seat])

    def _next(self, at_us: int, events: list[Event]) -> None:
        """After a card: the next flip, the final duel, or the end."""
        living = self._living
        if len(living) == 1:
            self._phase = Phase.OVER
            self._flipper = None
            self._result = Result(living, Ending.LAST_GANG)
            events.append(GameOver(living, Ending.LAST_GANG, at_us))
        elif len(living) > 2:
            assert self._flipper is not None
            after = [(self._flipper + step) % self.seats for step in range(1, self.seats + 1)]
            self._flipper = next(seat for seat in after if seat in living)
            self._phase = Phase.SETTLED
            events.append(TurnBegan(self._flipper, at_us))
        else:
            self._phase = Phase.DUEL_READY
            if self._flipper is not None:
                self._flipper = None
                self._dealer = self._dead[0]
                self._hands.all_to_hips()
                events.append(DuelBegan((living[0], living[1]), self._dealer, at_us))
