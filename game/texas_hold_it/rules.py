"""Texas Hold It: turns, the call, points, who is out, play-offs (texas_hold_it.md)."""

from collections.abc import Sequence
from dataclasses import fields, replace
from itertools import combinations

from game.core.engine import Engine, Event, IllegalMove, Move, Refusal, Result, Seat, Setup, Viewer
from game.core.options import Option
from game.texas_hold_it.events import (
    Claimed,
    GameOver,
    Held,
    KnockedOut,
    Passed,
    Peeked,
    PlayOff,
    RoundBegan,
    Scored,
    Swapped,
    TookPlace,
    TurnedUp,
)
from game.texas_hold_it.records import (
    HIDDEN,
    HOLD,
    PASS,
    Card,
    Claims,
    Ending,
    Figures,
    Hold,
    LastRoundView,
    Pass,
    Pee,
    Peek,
    Say,
    Swap,
    TexasRefusal,
    TexasSeatView,
    TexasView,
)
from game.texas_hold_it.row import DECK, deck_problem
from game.texas_hold_it.washroom import Washroom

ENOUGH = 3
"""Three wet points put out, three dry points win."""

_WORDS = tuple(card.value for card in Card)
_SAYS: tuple[Move, ...] = tuple(Say(word) for word in _WORDS)
_PEEKS: tuple[Move, ...] = tuple(Peek(gap) for gap in range(6))
_PEES: tuple[Move, ...] = tuple(Pee(urinal) for urinal in range(5))
_SWAPS: dict[tuple[int, int], Move] = {
    pair: Swap(pair) for pair in combinations(range(len(_PEEKS)), 2)
}


class TexasHoldIt(Engine):
    """A game of Texas Hold It for 2 to 6."""

    key = "texas_hold_it"
    players = range(2, 7)
    options = (
        Option("claims", "open", values=("open", "silent")),
        Option("early_hold", True, values=(True, False)),
        Option("patience", 12, low=3, high=50),
        Option("rounds", 30, low=5, high=100, step=5),
    )
    moves = {"peek": Peek, "say": Say, "swap": Swap, "pee": Pee, "hold": Hold, "pass": Pass}
    stack = {"decks": deck_problem}

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        self._silent = options["claims"] == Claims.SILENT
        self._early_hold = bool(options["early_hold"])
        self._patience = int(options["patience"])
        self._rounds = int(options["rounds"])
        self._dry = [0] * self.seats
        self._wet = [0] * self.seats
        self._figures = [Figures()] * self.seats
        self._cowboys = list(range(self.seats))
        self._play_off = False
        self._last: LastRoundView | None = None
        self._result: Result | None = None
        self._round = 0
        self._dealer = self.first
        self._player: Seat | None = None
        self._room = self._deal([])

    # What it answers

    def to_act(self) -> tuple[Seat, ...]:
        return () if self._player is None else (self._player,)

    def legal(self, seat: Seat) -> Sequence[Move]:
        if seat != self._player:
            return ()
        room = self._room
        gaps = len(room.cowboys)
        if room.peeking is not None:
            return _SAYS
        if seat not in room.cowboys:
            return (*_PEEKS[:gaps], PASS)
        moves: list[Move] = [_PEES[urinal] for urinal in room.free()]
        if self._may_hold(seat):
            moves.append(HOLD)
        if not room.calls and room.moves_made[seat] < self._patience:
            moves += _PEEKS[:gaps]
            moves += [_SWAPS[pair] for pair in combinations(room.unlocked(), 2)]
        return moves

    def _may_hold(self, seat: Seat) -> bool:
        """Nobody may be the first to hold it on their first turn, if so agreed (ruling 9)."""
        return self._early_hold or self._room.calls or self._room.moves_made[seat] > 0

    def view(self, viewer: Viewer) -> TexasView:
        room = self._room
        is_open = viewer is None or self._result is not None
        view = TexasView(
            round=self._round,
            dealer=self._dealer,
            cowboys=tuple(self._cowboys),
            dry=tuple(self._dry),
            wet=tuple(self._wet),
            gaps=room.gaps if is_open else (HIDDEN,) * len(room.cowboys),
            urinals=tuple(room.urinals),
            holding=tuple(sorted(room.holding)),
            locked=tuple(sorted(room.locked)),
            claims=room.claims,
            peeking=room.peeking,
            calls=room.calls,
            last_round=self._last,
            seats=self.seats,
            player=self._player,
            patience_left=tuple(
                self._patience - made if seat in room.cowboys else None
                for seat, made in enumerate(room.moves_made)
            ),
            first_turn=tuple(made == 0 for made in room.moves_made),
            play_off=self._play_off,
            silent=self._silent,
            early_hold=self._early_hold,
            rounds=self._rounds,
            figures=tuple(self._figures),
            over=self._result is not None,
        )
        if not isinstance(viewer, int):
            return view
        shown = {name.name: getattr(view, name.name) for name in fields(view)}
        return TexasSeatView(**shown, seen=room.seen(viewer))

    def result(self) -> Result | None:
        return self._result

    # Moves

    def _check(self, seat: Seat, move: Move, at: int | None) -> None:
        if self._player is None:
            raise IllegalMove(Refusal.OVER)
        if seat != self._player:
            room = self._room
            decided = seat in room.cowboys and not room.undecided(seat)
            raise IllegalMove(TexasRefusal.DECIDED if decided else Refusal.NOT_YOUR_TURN)
        if isinstance(move, Say):
            self._check_say(move.claim)
        elif self._room.peeking is not None:
            raise IllegalMove(TexasRefusal.CLAIM_FIRST)
        elif isinstance(move, Peek):
            self._check_patience(seat)
            self._check_place(TexasRefusal.NO_GAP, move.gap, len(self._room.cowboys))
        elif isinstance(move, Pass):
            if seat in self._room.cowboys:
                raise IllegalMove(TexasRefusal.STILL_IN)
        elif isinstance(move, (Swap, Pee, Hold)):
            if seat not in self._room.cowboys:
                raise IllegalMove(TexasRefusal.OUT)
            self._check_action(seat, move)
        else:
            raise IllegalMove(Refusal.UNKNOWN_MOVE)

    def _check_say(self, claim: str) -> None:
        if self._silent:
            raise IllegalMove(TexasRefusal.SILENT)
        if self._room.peeking is None:
            raise IllegalMove(TexasRefusal.NO_CLAIM_DUE)
        if claim not in _WORDS:
            raise IllegalMove(TexasRefusal.BAD_WORD)

    def _check_action(self, seat: Seat, move: Swap | Pee | Hold) -> None:
        room = self._room
        if isinstance(move, Hold):
            if not self._may_hold(seat):
                raise IllegalMove(TexasRefusal.TOO_EARLY)
        elif isinstance(move, Pee):
            self._check_place(TexasRefusal.NO_URINAL, move.urinal, len(room.urinals))
            if room.urinals[move.urinal] is not None:
                raise IllegalMove(TexasRefusal.TAKEN, urinal=move.urinal)
        else:
            self._check_patience(seat)
            for gap in move.gaps:
                self._check_place(TexasRefusal.NO_GAP, gap, len(room.cowboys))
            if len(move.gaps) != 2 or move.gaps[0] >= move.gaps[1]:
                raise IllegalMove(TexasRefusal.TWO_GAPS)
            for gap in move.gaps:
                if gap in room.locked:
                    raise IllegalMove(TexasRefusal.LOCKED, gap=gap)

    def _check_patience(self, seat: Seat) -> None:
        """After a call, or out of patience, a cowboy may only pee or hold it (ruling 3)."""
        room = self._room
        if seat not in room.cowboys:
            return
        if room.calls:
            raise IllegalMove(TexasRefusal.CALLED)
        if room.moves_made[seat] >= self._patience:
            raise IllegalMove(TexasRefusal.OUT_OF_PATIENCE, count=self._patience)

    def _check_place(self, code: TexasRefusal, place: int, count: int) -> None:
        if not 0 <= place < count:
            raise IllegalMove(code, last=count - 1)

    def _play(self, seat: Seat, move: Move, events: list[Event]) -> None:
        room, figures = self._room, self._figures[seat]
        if isinstance(move, Peek):
            events.append(Peeked(seat, move.gap, room.peek(seat, move.gap)))
            self._figures[seat] = replace(figures, peeks=figures.peeks + 1)
            if not self._silent:
                return
            events.append(Claimed(seat, room.say(seat, None), None))
        elif isinstance(move, Say):
            events.append(Claimed(seat, room.say(seat, move.claim), move.claim))
        elif isinstance(move, Swap):
            one, other = move.gaps
            room.swap(seat, one, other)
            self._figures[seat] = replace(figures, swaps=figures.swaps + 1)
            events.append(Swapped(seat, (one, other)))
        elif isinstance(move, Pee):
            room.pee(seat, move.urinal)
            events.append(TookPlace(seat, move.urinal, tuple(sorted(room.locked))))
        elif isinstance(move, Hold):
            events.append(Held(seat, not room.calls))
            room.holding.append(seat)
        else:
            events.append(Passed(seat))
        if room.everyone_decided():
            self._end_round(events)
        else:
            self._player = self._next_after(seat)

    def _next_after(self, seat: Seat) -> Seat:
        """Return who acts next: undecided, or out (ruling 2)."""
        room = self._room
        while True:
            seat = (seat + 1) % self.seats
            if seat not in room.cowboys or room.undecided(seat):
                return seat

    # Rounds

    def _deal(self, events: list[Event]) -> Washroom:
        deck = self.chance.shuffled("decks", [card.value for card in DECK])
        cards = [Card(name) for name in deck[: len(self._cowboys)]]
        self._round += 1
        self._player = self._dealer
        events.append(RoundBegan(self._round, self._dealer, tuple(self._cowboys)))
        return Washroom(cards, self._cowboys, self.seats)

    def _end_round(self, events: list[Event]) -> None:
        """Turn the cards up, give points, see who leaves and who has won."""
        room = self._room
        self._player = None
        ended = self._last = room.ended()
        events.append(TurnedUp(self._round, ended, room.hits(), room.claims))
        self._count(room)
        for seat in range(self.seats):
            self._dry[seat] += ended.dry[seat]
            self._wet[seat] += ended.wet[seat]
        soaked = [seat for seat in self._cowboys if self._wet[seat] >= ENOUGH]
        spared: tuple[Seat, ...] = ()
        if len(soaked) == len(self._cowboys):  # nobody would be left (ruling 5)
            spared, soaked = tuple(soaked), []
            for seat in spared:
                self._wet[seat] = ENOUGH - 1
        events.append(Scored(tuple(self._dry), tuple(self._wet), spared))
        if soaked:
            self._cowboys = [seat for seat in self._cowboys if seat not in soaked]
            events.append(KnockedOut(tuple(soaked)))
        if not self._ends(events):
            self._pass_the_deal()
            self._room = self._deal(events)

    def _count(self, room: Washroom) -> None:
        """Note what the cards turned up say about the players."""
        for claim in room.claims:
            if claim.says is not None:
                figures = self._figures[claim.seat]
                lies = figures.lies + (claim.says != room.gaps[claim.gap])
                self._figures[claim.seat] = replace(figures, claims=figures.claims + 1, lies=lies)
        for seat in room.cowboys:
            figures = self._figures[seat]
            held = seat in room.holding
            self._figures[seat] = replace(
                figures, held=figures.held + held, peed=figures.peed + (not held)
            )

    def _ends(self, events: list[Event]) -> bool:
        """End the game if the round decided it; narrow a play-off (rulings 4 and 10)."""
        if len(self._cowboys) == 1:
            return self._finish(self._cowboys, Ending.LAST, events)
        most = max(self._dry[seat] for seat in self._cowboys)
        if most >= ENOUGH:
            leaders = [seat for seat in self._cowboys if self._dry[seat] == most]
            if len(leaders) == 1 and not self._play_off:
                return self._finish(leaders, Ending.DRY, events)
            narrowed = not self._play_off or leaders != self._cowboys
            self._play_off = True
            self._cowboys = leaders
            if len(leaders) == 1:
                return self._finish(leaders, Ending.PLAY_OFF, events)
            if narrowed:
                events.append(PlayOff(tuple(leaders)))
        if self._round < self._rounds:
            return False
        fewest = min(self._wet[seat] for seat in self._cowboys if self._dry[seat] == most)
        best = [
            seat for seat in self._cowboys if (self._dry[seat], self._wet[seat]) == (most, fewest)
        ]
        return self._finish(best, Ending.ROUNDS, events)

    def _finish(self, winners: Sequence[Seat], ending: Ending, events: list[Event]) -> bool:
        self._result = Result(tuple(winners), ending)
        events.append(GameOver(tuple(winners), ending, self._room.gaps))
        return True

    def _pass_the_deal(self) -> None:
        """To the next clockwise who is still in."""
        while True:
            self._dealer = (self._dealer + 1) % self.seats
            if self._dealer in self._cowboys:
                return
