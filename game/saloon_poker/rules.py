"""Saloon Poker: turns, accusations, ties and the stakes of duels (saloon_poker.md)."""

from collections.abc import Iterable, Sequence

from game.core.chance import numbers_between
from game.core.engine import Engine, Event, IllegalMove, Move, Refusal, Result, Seat, Setup, Viewer
from game.core.options import Option
from game.high_noon.duel import NOON_HIGH_US, NOON_LOW_US, Duel, call_duel
from game.high_noon.records import DUEL_MOVES, Version
from game.saloon_poker.hands import Kind, hand_of
from game.saloon_poker.records import (
    ACCUSE,
    PASS,
    REROLLS,
    ROLL,
    STAND,
    Accuse,
    Accused,
    Dice,
    DuelCalled,
    Ending,
    GameOver,
    Pass,
    Passed,
    Phase,
    Quarrel,
    Reroll,
    Roll,
    Rolled,
    RoundBegan,
    RoundScored,
    SaloonRefusal,
    SaloonView,
    StakeMoved,
    Stand,
    Stood,
    TabLine,
    TurnBegan,
    Why,
    WindowClosed,
    WindowOpened,
    WindowView,
)

ACCUSE_MARGIN_US = 4000
DEAD_HEAT_US = 4000
REROLLS_A_TURN = 2
ALL_DICE = (0, 1, 2, 3, 4)

_TO_ROLL: tuple[Move, ...] = (ROLL,)
_TO_CHOOSE: tuple[Move, ...] = (STAND, *REROLLS)
_TO_ANSWER: tuple[Move, ...] = (ACCUSE, PASS)
_POSITIONS = frozenset(reroll.dice for reroll in REROLLS)
_DUEL_TYPES = frozenset(DUEL_MOVES.values())


class _Window:
    """An accusation window: open till `closes_us`, that microsecond included."""

    def __init__(self, accused: Seat, asked: Iterable[Seat], opened_us: int, ends_us: int) -> None:
        self.accused = accused
        self.asked = tuple(asked)
        self.opened_us = opened_us
        self.ends_us = ends_us
        self.closes_us = ends_us
        self.passed: list[Seat] = []
        self.accusations: list[tuple[Seat, int]] = []

    @property
    def accusers(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, _ in self.accusations)

    def unanswered(self) -> tuple[Seat, ...]:
        accusers = self.accusers
        return tuple(
            seat for seat in self.asked if seat not in self.passed and seat not in accusers
        )

    def accuse(self, seat: Seat, at_us: int) -> None:
        if not self.accusations:
            self.closes_us = min(self.ends_us, at_us + ACCUSE_MARGIN_US)
        self.accusations.append((seat, at_us))

    def accuser(self, seats: int) -> Seat | None:
        """Return who has the accusation: the nearest clockwise from the accused (ruling 1)."""
        return min(self.accusers, key=lambda seat: (seat - self.accused) % seats, default=None)


class SaloonPoker(Engine):
    """A game of Saloon Poker for 2 to 8."""

    key = "saloon_poker"
    players = range(2, 9)
    options = (
        Option("target", 100, low=20, high=500, step=10),
        Option("duel", "draw", values=("draw", "dice")),
        Option("ties", "duel", values=("duel", "share")),
        Option("accuse_ms", 5000, values=(0,), low=1000, high=20_000, step=1000),
        Option("hits", 1, low=1, high=3),
    )
    moves = {
        "roll": Roll,
        "reroll": Reroll,
        "stand": Stand,
        "accuse": Accuse,
        "pass": Pass,
        **DUEL_MOVES,
    }
    stack = {
        "dice": numbers_between(1, 6, "die"),
        "noon_us": numbers_between(NOON_LOW_US, NOON_HIGH_US, "time to the bell"),
    }
    has_clock = True

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        self._target = int(options["target"])
        self._version = Version(str(options["duel"]))
        self._share = options["ties"] == "share"
        self._accuse_us = int(options["accuse_ms"]) * 1000
        self._hits = int(options["hits"])
        self._scores = [0] * self.seats
        self._out: list[Seat] = []
        self._tab: list[TabLine] = []
        self._result: Result | None = None
        self._round = 1
        self._starter = self.first
        self._hands: list[Dice | None] = [None] * self.seats
        self._to_come = self._clockwise(self.first)
        self._player: Seat | None = self._to_come.pop(0)
        self._rerolls_left = REROLLS_A_TURN
        self._phase = Phase.TURN
        self._window: _Window | None = None
        self._duel: Duel | None = None
        self._quarrel = Quarrel.TIE
        self._tied: list[Seat] = []

    # What it answers

    def to_act(self) -> tuple[Seat, ...]:
        if self._player is not None:
            return (self._player,)
        if self._window is not None:
            return self._window.unanswered()
        return () if self._duel is None else self._duel.to_act()

    def legal(self, seat: Seat) -> Sequence[Move]:
        if self._player is not None:
            if seat != self._player:
                return ()
            return _TO_ROLL if self._hands[seat] is None else _TO_CHOOSE
        if self._window is not None:
            return _TO_ANSWER if seat in self._window.unanswered() else ()
        return () if self._duel is None else self._duel.legal(seat)

    def view(self, viewer: Viewer) -> SaloonView:
        window, duel = self._window, self._duel
        return SaloonView(
            round=self._round,
            starter=self._starter,
            scores=tuple(self._scores),
            out=tuple(self._out),
            hands=tuple(self._hands),
            rerolls_left=self._rerolls_left,
            phase=self._phase,
            window=None
            if window is None
            else WindowView(
                window.accused, window.ends_us, tuple(sorted(window.passed)), window.accusers
            ),
            duel=None if duel is None else duel.view(viewer, self._now_us),
            tab=tuple(self._tab),
            seats=self.seats,
            target=self._target,
            duel_version=self._version.value,
            ties="share" if self._share else "duel",
            accuse_ms=self._accuse_us // 1000,
            hits_to_win=self._hits,
            player=self._player,
            to_come=tuple(self._to_come),
            now_us=self._now_us,
        )

    def result(self) -> Result | None:
        return self._result

    # The clock

    def next_due_us(self) -> int | None:
        if self._window is not None:
            return self._window.closes_us + 1
        return None if self._duel is None else self._duel.next_due_us()

    def race_us(self) -> int | None:
        if self._window is not None:
            return self._window.opened_us
        return None if self._duel is None else self._duel.race_us()

    def _happen(self, due_us: int, events: list[Event]) -> None:
        # The window closes, or a duel is decided, with the last microsecond before this one.
        if self._window is not None:
            self._close_window(due_us - 1, events)
        elif self._duel is not None:
            self._duel.happen(due_us, events)
            self._after_duel(due_us - 1, events)

    # Moves

    def _check(self, seat: Seat, move: Move, at: int | None) -> None:
        if self._player is not None:
            self._check_turn(seat, move)
        elif self._window is not None:
            self._check_answer(self._window, seat, move, at)
        elif self._duel is not None:
            if type(move) not in _DUEL_TYPES:
                raise IllegalMove(SaloonRefusal.DUEL_ON)
            self._duel.check(seat, move, at)
        else:
            raise IllegalMove(Refusal.OVER)

    def _check_turn(self, seat: Seat, move: Move) -> None:
        kind = type(move)
        if kind is Accuse or kind is Pass:
            raise IllegalMove(SaloonRefusal.NO_WINDOW)
        if kind is not Reroll and kind is not Stand and kind is not Roll:
            raise IllegalMove(Refusal.NOT_NOW, do=move.do)
        if seat != self._player:
            out = seat in self._out
            raise IllegalMove(SaloonRefusal.ELIMINATED if out else Refusal.NOT_YOUR_TURN)
        if (self._hands[seat] is None) is not (kind is Roll):
            raise IllegalMove(SaloonRefusal.ROLLED if kind is Roll else SaloonRefusal.ROLL_FIRST)
        if isinstance(move, Reroll) and move.dice not in _POSITIONS:
            if not move.dice:
                raise IllegalMove(SaloonRefusal.NO_DICE)
            if any(position not in ALL_DICE for position in move.dice):
                raise IllegalMove(SaloonRefusal.BAD_POSITION)
            raise IllegalMove(SaloonRefusal.NOT_ASCENDING)

    def _check_answer(self, window: _Window, seat: Seat, move: Move, at: int | None) -> None:
        if type(move) is not Accuse and type(move) is not Pass:
            raise IllegalMove(SaloonRefusal.WINDOW_OPEN)
        if at is None:
            raise IllegalMove(Refusal.TIME_MISSING)
        if seat == window.accused:
            raise IllegalMove(SaloonRefusal.ACCUSED)
        if seat not in window.asked:
            raise IllegalMove(SaloonRefusal.ELIMINATED)
        if seat not in window.unanswered():
            raise IllegalMove(SaloonRefusal.ANSWERED)

    def _play(self, seat: Seat, move: Move, events: list[Event]) -> None:
        if isinstance(move, Roll):
            dice = tuple(self.chance.wholes("dice", 1, 6, 5))
            self._hands[seat] = dice
            events.append(Rolled(seat, ALL_DICE, dice, self._rerolls_left))
        elif isinstance(move, Reroll):
            self._reroll(seat, move.dice, events)
        elif isinstance(move, Stand):
            self._end_turn(seat, True, events)
        elif self._window is not None:
            self._answer(self._window, seat, type(move) is Accuse, events)
        elif self._duel is not None:
            self._duel.play(seat, move, self._now_us, events)
            self._after_duel(self._now_us, events)

    def _reroll(self, seat: Seat, positions: tuple[int, ...], events: list[Event]) -> None:
        hand = list(self._hands[seat] or ())
        thrown = self.chance.wholes("dice", 1, 6, len(positions))
        for position, die in zip(positions, thrown, strict=True):
            hand[position] = die
        dice = self._hands[seat] = tuple(hand)
        self._rerolls_left -= 1
        events.append(Rolled(seat, positions, dice, self._rerolls_left))
        if self._rerolls_left == 0:
            self._end_turn(seat, False, events)

    def _end_turn(self, seat: Seat, chosen: bool, events: list[Event]) -> None:
        dice = self._hands[seat] or ()
        events.append(Stood(seat, dice, chosen))
        if self._accuse_us and hand_of(dice).kind is Kind.FIVE:
            asked = [other for other in range(self.seats) if other != seat]
            still_in = [other for other in asked if other not in self._out]
            ends_us = self._now_us + self._accuse_us
            self._wait_for(Phase.ACCUSE)
            self._window = _Window(seat, still_in, self._now_us, ends_us)
            events.append(WindowOpened(seat, self._now_us, ends_us))
        else:
            self._next_turn(self._now_us, events)

    def _wait_for(self, phase: Phase) -> None:
        """Leave the turns for this phase."""
        self._phase = phase
        self._player = None
        self._rerolls_left = 0
        self._window = None
        self._duel = None

    def _next_turn(self, at_us: int, events: list[Event]) -> None:
        """Give the turn to the next in this round, or score it."""
        self._window = None
        self._duel = None
        if not self._to_come:
            self._score_round(at_us, events)
            return
        self._phase = Phase.TURN
        self._player = self._to_come.pop(0)
        self._rerolls_left = REROLLS_A_TURN
        events.append(TurnBegan(self._player))

    def _clockwise(self, start: Seat) -> list[Seat]:
        """Return the seats still in, clockwise from this one (itself first, if still in)."""
        around = [(start + step) % self.seats for step in range(self.seats)]
        return [seat for seat in around if seat not in self._out] if self._out else around

    # Accusing (ruling 1)

    def _answer(self, window: _Window, seat: Seat, accuses: bool, events: list[Event]) -> None:
        if accuses:
            window.accuse(seat, self._now_us)
            events.append(Accused(seat, self._now_us))
        else:
            window.passed.append(seat)
            events.append(Passed(seat))
        if not window.unanswered():
            self._close_window(self._now_us, events)

    def _close_window(self, at_us: int, events: list[Event]) -> None:
        window = self._window
        assert window is not None
        accuser = window.accuser(self.seats)
        first_us = window.accusations[0][1] if window.accusations else 0
        presses = tuple((seat, press_us - first_us) for seat, press_us in window.accusations)
        events.append(WindowClosed(window.accused, accuser, presses, at_us))
        if accuser is None:
            self._next_turn(at_us, events)
        else:
            self._call_duel(accuser, window.accused, Quarrel.ACCUSED, at_us, events)

    # Duels (rulings 2, 3 and 7)

    def _call_duel(
        self, one: Seat, other: Seat, quarrel: Quarrel, at_us: int, events: list[Event]
    ) -> None:
        self._wait_for(Phase.DUEL)
        self._quarrel = quarrel
        self._duel = call_duel(
            self._version, (one, other), self._hits, self.chance, DEAD_HEAT_US, at_us
        )
        events.append(DuelCalled((one, other), quarrel, at_us))

    def _after_duel(self, at_us: int, events: list[Event]) -> None:
        """If the duel is won: move its stake, then see what it was fought over."""
        assert self._duel is not None
        winner, loser = self._duel.winner, self._duel.loser
        if winner is None or loser is None:
            return
        amount = self._scores[loser]
        self._scores[winner] += amount
        self._scores[loser] = 0
        self._hands[loser] = None
        self._out.append(loser)
        if loser in self._to_come:
            self._to_come.remove(loser)
        self._tab.append(TabLine(loser, winner, Why.DUEL))
        events.append(StakeMoved(winner, loser, amount))
        if self._ends(events):
            return
        if self._quarrel is Quarrel.ACCUSED:
            self._next_turn(at_us, events)
        elif self._tied:
            self._call_duel(winner, self._tied.pop(0), Quarrel.TIE, at_us, events)
        else:
            self._award([winner], events)

    # Scoring (rulings 3 to 5)

    def _score_round(self, at_us: int, events: list[Event]) -> None:
        ranks = {
            seat: hand_of(dice).rank
            for seat in self._clockwise(self._starter)
            if (dice := self._hands[seat]) is not None
        }
        best = max(ranks.values())
        tied = [seat for seat, rank in ranks.items() if rank == best]
        if len(tied) == 1 or self._share:
            self._award(tied, events)
        else:
            self._tied = tied[2:]
            self._call_duel(tied[0], tied[1], Quarrel.TIE, at_us, events)

    def _award(self, winners: list[Seat], events: list[Event]) -> None:
        """Add their dice to the round's winners, and begin the next round or end."""
        points = sum(self._hands[winners[0]] or ())
        for seat in winners:
            self._scores[seat] += points
        events.append(
            RoundScored(
                self._round,
                tuple(sorted(winners)),
                points,
                tuple(self._scores),
                tuple(self._hands),
            )
        )
        if self._ends(events):
            return
        self._round += 1
        self._to_come = self._clockwise((self._starter + 1) % self.seats)
        self._starter = self._to_come[0]
        self._hands = [None] * self.seats
        events.append(RoundBegan(self._round, self._starter))
        self._next_turn(self._now_us, events)

    def _ends(self, events: list[Event]) -> bool:
        """End the game if someone has won it (ruling 4), and write what is owed (ruling 5)."""
        still_in = [seat for seat in range(self.seats) if seat not in self._out]
        best = max(self._scores[seat] for seat in still_in)
        if best >= self._target:
            winners = tuple(seat for seat in still_in if self._scores[seat] == best)
            ending = Ending.TARGET
            for loser in still_in:
                if loser not in winners:
                    self._tab += [TabLine(loser, winner, Why.TARGET) for winner in winners]
        elif len(still_in) == 1:
            winners, ending = (still_in[0],), Ending.LAST
        else:
            return False
        self._wait_for(Phase.OVER)
        self._to_come = []
        self._result = Result(winners, ending)
        events.append(GameOver(winners, ending))
        return True
