"""The table of Slap .45 Mini: what it holds, what may be done, what all see (slap45.md)."""

from collections import deque
from collections.abc import Sequence

from game.core.chance import numbers_between
from game.core.engine import Engine, IllegalMove, Move, Refusal, Result, Seat, Setup, Viewer
from game.core.options import Option
from game.slap45.bases import Hands
from game.slap45.card import Card, Margins, MoveCard, ShootingCard
from game.slap45.deck import Deck, check_deck
from game.slap45.records import (
    FEINT,
    FLIP,
    LIFT,
    MOVES,
    ON_CARD,
    SLAP,
    Base,
    Deal,
    Feint,
    Finish,
    Flip,
    HandRule,
    Kind,
    Last,
    Lift,
    Pace,
    Phase,
    Point,
    Press,
    SlapRefusal,
    SlapView,
)

SHOW_LOW_US, SHOW_HIGH_US = 200_000, 900_000
PAUSE_US = 1_200_000
"""How long after a card was settled the next is flipped or dealt by itself (rulings 10, 11)."""
PATIENCE_US = 10_000_000
"""How long it is the flipper's or the dealer's alone to turn up the next."""
ITCHY_US = 400_000
LOCK_US = 600_000
"""A slap in the last ITCHY_US before a card shows locks slaps for its first LOCK_US (ruling 2)."""
EARLY_US = 1_000_000
"""How far before its card the photo finish goes back."""
EARLY_PRESSES = 64

_MOVE_TYPES = frozenset(MOVES.values())
_READY = (Phase.READY, Phase.SETTLED)


class SlapTable(Engine):
    """Everything a game of Slap .45 Mini holds, and its answers; rules.py is what changes it."""

    key = "slap45"
    players = range(2, 8)
    options = (
        Option("gang", 6, low=1, high=10),
        Option("pace", "manual", values=("manual", "auto")),
        Option("hands", "stay", values=("stay", "hold")),
        Option("window_ms", 2000, low=800, high=5000, step=100),
        Option("together_ms", 150, low=50, high=400, step=10),
        Option("dead_heat_us", 4000, low=0, high=10_000, step=1000),
    )
    moves = MOVES
    stack = {
        "deck": check_deck,
        "flip_us": numbers_between(SHOW_LOW_US, SHOW_HIGH_US, "delay from flip to show"),
    }
    has_clock = True
    free_presses = True
    race_takes_move = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        self._gang = int(options["gang"])
        self._pace = Pace(str(options["pace"]))
        self._stay = options["hands"] == HandRule.STAY
        self._margins = Margins(
            together_us=int(options["together_ms"]) * 1000,
            dead_heat_us=int(options["dead_heat_us"]),
            window_us=int(options["window_ms"]) * 1000,
        )
        self._points = tuple(Point(seat) for seat in range(self.seats))
        self._base_moves = tuple(Base(base) for base in range(self.seats))

        self._gangs = [self._gang] * self.seats
        self._living = tuple(range(self.seats))
        self._dead: list[Seat] = []
        self._hands = Hands(self.seats)
        self._deck = Deck(self.chance)
        self._last: Last | None = None
        self._finish: Finish | None = None
        self._result: Result | None = None

        two = self.seats == 2
        self._phase = Phase.DUEL_READY if two else Phase.READY
        self._flipper: Seat | None = None if two else self.first
        self._dealer: Seat | None = None
        self._turn_us = 0
        self._anyone_flips = False
        self._feinted_us: int | None = None

        self._coming = Kind.IRON
        self._flipped_us = 0
        self._shows_us = 0
        self._again_us = 0
        self._card: Card | None = None
        self._locks: dict[Seat, int] = {}
        self._itchy: tuple[Seat, ...] = ()

        self._last_slap_us: dict[Seat, int] = {}
        self._pointed: list[list[tuple[int, Seat]]] = [[] for _ in range(self.seats)]
        self._recent: deque[tuple[int, Seat, str]] = deque(maxlen=EARLY_PRESSES)
        self._early: tuple[Press, ...] = ()

    # What it answers

    def to_act(self) -> tuple[Seat, ...]:
        if self._phase is Phase.DUEL_READY and self._dealer is not None:
            return tuple(sorted((*self._living, self._dealer)))
        return () if self._phase is Phase.OVER else self._living

    def legal(self, seat: Seat) -> Sequence[Move]:
        if self._phase is Phase.OVER:
            return ()
        if not self._gangs[seat]:
            if self._phase is Phase.DUEL_READY and seat == self._dealer:
                return (*map(Deal, self._deck.kinds()), FEINT)
            return ()
        moves: list[Move] = [FLIP] if self._may_flip(seat) else []
        hand = self._hands.at[seat]
        card = self._card
        if card is not None:
            if hand != ON_CARD and (seat not in self._locks or card.kind is Kind.MOVE):
                moves.append(SLAP)
            if card.wants_point(seat):
                moves += [self._points[other] for other in self._living if other != seat]
            moves += [self._base_moves[base] for base in self._hands.open()]
        if hand >= 0:
            moves.append(self._base_moves[hand] if self._stay else LIFT)
        return moves

    def _may_flip(self, seat: Seat) -> bool:
        if self._pace is Pace.AUTO or self._phase not in _READY:
            return False
        return self._anyone_flips or seat == self._flipper

    def result(self) -> Result | None:
        return self._result

    def next_due_us(self) -> int | None:
        phase = self._phase
        if self._card is not None:
            due_us = self._card.closes_us + 1
            return min(due_us, *self._locks.values()) if self._locks else due_us
        if phase is Phase.FLIPPING:
            return self._shows_us
        if phase is Phase.OVER:
            return None
        itself_us = self._flips_itself_us()
        if itself_us is not None:
            return itself_us + (self._dealer is not None)
        return None if self._anyone_flips else self._turn_us + PATIENCE_US + 1

    def _flips_itself_us(self) -> int | None:
        """The stamp of the flip or deal that comes without anybody's doing, or None."""
        if self._phase is Phase.DUEL_READY:
            return self._turn_us + (PAUSE_US if self._dealer is None else PATIENCE_US)
        if self._phase in _READY and self._pace is Pace.AUTO:
            return self._turn_us + PAUSE_US
        return None

    def race_us(self) -> int | None:
        racing = self._phase is Phase.FLIPPING or self._phase is Phase.LIVE
        return self._again_us if racing else None

    def view(self, viewer: Viewer) -> SlapView:
        card = self._card
        move = card if isinstance(card, MoveCard) else None
        shot = card if isinstance(card, ShootingCard) else None
        nobody = (None,) * self.seats
        return SlapView(
            gangs=tuple(self._gangs),
            dead=tuple(self._dead),
            bases=tuple(self._hands.bases),
            card=None if card is None else card.kind,
            phase=self._phase,
            flipper=self._flipper,
            dealer=self._dealer,
            deck=self._deck.counts,
            last=self._last,
            gang=self._gang,
            pace=self._pace,
            hand_rule=HandRule.STAY if self._stay else HandRule.HOLD,
            window_us=self._margins.window_us,
            together_us=self._margins.together_us,
            dead_heat_us=self._margins.dead_heat_us,
            now_us=self._now_us,
            hands=tuple(self._hands.at),
            old_bases=move.old_bases if move else nobody,
            turn_us=self._turn_us,
            anyone_flips=self._anyone_flips,
            flips_itself_us=self._flips_itself_us(),
            flipped_us=None if self.race_us() is None else self._flipped_us,
            shown_us=None if card is None else card.shown_us,
            feinted_us=self._feinted_us,
            locked_until_us=tuple(map(self._locks.get, range(self.seats)))
            if self._locks
            else nobody,
            shooter=shot.first if shot else None,
            slapped_us=shot.slapped_us if shot else None,
            aimed=shot.target if shot else None,
            decided_us=move.decided_us if move else None,
            presses=() if card is None else tuple(card.presses),
            early=self._early,
            finish=self._finish,
        )

    # Legality: only what the page calls illegal is refused

    def _check(self, seat: Seat, move: Move, at: int | None) -> None:
        if self._phase is Phase.OVER:
            raise IllegalMove(Refusal.OVER)
        if type(move) not in _MOVE_TYPES:
            raise IllegalMove(Refusal.UNKNOWN_MOVE)
        if at is None:
            raise IllegalMove(Refusal.TIME_MISSING)
        if isinstance(move, (Deal, Feint)):
            self._check_dealer(seat, move)
        elif not self._gangs[seat]:
            raise IllegalMove(SlapRefusal.DEAD)
        elif isinstance(move, Flip):
            self._check_flip(seat, move)
        elif isinstance(move, Point):
            if move.target not in range(self.seats):
                raise IllegalMove(SlapRefusal.NO_PLAYER)
            if move.target == seat:
                raise IllegalMove(SlapRefusal.THEMSELVES)
        elif isinstance(move, Base):
            if move.base not in range(self.seats):
                raise IllegalMove(SlapRefusal.NO_BASE)
        elif isinstance(move, Lift) and self._stay:
            raise IllegalMove(SlapRefusal.STAYS)

    def _check_dealer(self, seat: Seat, move: Deal | Feint) -> None:
        if seat != self._dealer:
            raise IllegalMove(SlapRefusal.NOT_DEALER)
        if self._phase is not Phase.DUEL_READY:
            raise IllegalMove(Refusal.NOT_NOW, do=move.do)
        if isinstance(move, Deal):
            if move.card not in tuple(Kind):
                raise IllegalMove(SlapRefusal.NO_SUCH_CARD)
            if move.card not in self._deck.kinds():
                raise IllegalMove(SlapRefusal.NONE_LEFT)

    def _check_flip(self, seat: Seat, move: Flip) -> None:
        if self._phase not in _READY:
            raise IllegalMove(Refusal.NOT_NOW, do=move.do)
        if self._pace is Pace.AUTO:
            raise IllegalMove(SlapRefusal.FLIPS_ITSELF)
        if not self._may_flip(seat):
            raise IllegalMove(SlapRefusal.NOT_THEIR_FLIP)
