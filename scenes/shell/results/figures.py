"""What everybody did in a game, in figures: counted from the game's own transcript.

The game is played through once more, silently, and its public events are counted. So a game that
was resumed, undone in part or begun again after a call-off has exactly the figures of what counts.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from game.core.engine import TABLE, Event, IllegalMove, Seat
from game.core.registry import GAMES
from game.core.transcript import BadTranscript, read
from game.core.wire import Json
from game.high_noon.records import BeatShown, DuelWon, FaceOff, Settled, What
from game.monster.records import MonsterView, Tally
from game.monster_gunslingers import events as gunslingers
from game.monster_gunslingers.showdown import name_of, value_of
from game.saloon_poker.hands import hand_of
from game.saloon_poker.records import Dice, DuelCalled, Rolled, RoundScored, Stood
from game.slap45 import events as slap45
from game.slap45.records import Kind, Outcome
from game.texas_hold_it import events as texas
from game.texas_hold_it.records import Figures as Washed
from game.texas_hold_it.records import TexasView
from scenes.shell.results.lies import Lies
from scenes.table.deeds import Deeds


@dataclass
class SeatFigures:
    """One player's game. Times in µs; `best` is the best hand a turn ended on.

    `best_hand`: of a gunslinger, by its value (less is better) and name. `tally` and `washed`: what
    the engines of Monster and Texas Hold It count themselves; `out_in`: the round that put one out.
    """

    rounds_won: int = 0
    points_won: int = 0
    best: Dice | None = None
    fives: int = 0
    dice_thrown: int = 0
    pips_thrown: int = 0
    duels_won: int = 0
    duels_lost: int = 0
    hits: int = 0
    jumps: int = 0
    draws_us: list[int] = field(default_factory=list)
    slaps_us: list[int] = field(default_factory=list)
    reactions_us: list[int] = field(default_factory=list)
    bullets: int = 0
    horses: int = 0
    covers: int = 0
    flips: int = 0
    powers: int = 0
    folds: int = 0
    best_hand: tuple[int, str] | None = None
    tally: Tally | None = None
    washed: Washed | None = None
    believed: int = 0
    out_in: int | None = None

    @property
    def deeds(self) -> Deeds:
        """What of it the hall of fame keeps."""
        return Deeds(
            tuple(self.slaps_us), tuple(self.reactions_us), self.bullets, self.hits, self.horses
        )

    @property
    def fastest_slap_us(self) -> int | None:
        """From a card to the quickest slap on it."""
        return min(self.slaps_us, default=None)

    @property
    def average_reaction_us(self) -> float | None:
        """From a card to the first press that counted, on average."""
        return sum(self.reactions_us) / len(self.reactions_us) if self.reactions_us else None

    @property
    def average_won(self) -> float | None:
        """Points of a won round on average."""
        return self.points_won / self.rounds_won if self.rounds_won else None

    @property
    def average_die(self) -> float | None:
        """What a die showed on average; 3.5 is expected."""
        return self.pips_thrown / self.dice_thrown if self.dice_thrown else None

    @property
    def fastest_us(self) -> int | None:
        """From the bell to the quickest press."""
        return min(self.draws_us, default=None)

    @property
    def average_us(self) -> float | None:
        """From the bell to the press, on average."""
        return sum(self.draws_us) / len(self.draws_us) if self.draws_us else None


class Figures:
    """Counts public events; `seats` has one `SeatFigures` for each seat."""

    def __init__(self, seats: int, duellists: tuple[Seat, Seat] = (0, 1)) -> None:
        self.seats = [SeatFigures() for _ in range(seats)]
        self.rounds = 0
        self.face_offs = 0
        self._duellists = duellists
        self._card: tuple[Kind, int] | None = None
        self._reacted: set[Seat] = set()
        self._lies = Lies(seats)

    def take(self, event: Event) -> None:
        """Count one event that everybody may know."""
        match event:
            case Rolled():
                mine = self.seats[event.seat]
                mine.dice_thrown += len(event.positions)
                mine.pips_thrown += sum(event.dice[i] for i in event.positions)
            case Stood():
                self._stood(event)
            case RoundScored():
                self.rounds = event.round
                for seat in event.winners:
                    self.seats[seat].rounds_won += 1
                    self.seats[seat].points_won += event.points
            case DuelCalled():
                self._duellists = event.duellists
            case FaceOff():
                self.face_offs += 1
            case BeatShown():
                for seat, die in zip(self._duellists, event.dice, strict=True):
                    if die is not None:
                        self.seats[seat].dice_thrown += 1
                        self.seats[seat].pips_thrown += die
            case Settled():
                self._settled(event)
            case DuelWon():
                self.seats[event.winner].duels_won += 1
                self.seats[event.loser].duels_lost += 1
            case slap45.CardShown():
                self._card = event.card, event.at_us
                self._reacted.clear()
            case slap45.Slapped() | slap45.Moved():
                self._slapped(event)
            case slap45.Settled():
                self._card_settled(event)
            case gunslingers.Acted():
                self.seats[event.seat].powers += 1
            case gunslingers.Flipped():
                self.seats[event.seat].flips += 1
            case gunslingers.Folded():
                self.seats[event.seat].folds += 1
            case gunslingers.RoundEnded():
                self._gunfight_over(event)
            case _:
                self._in_the_washroom(event)

    def _gunfight_over(self, event: gunslingers.RoundEnded) -> None:
        self.rounds = event.round
        last = event.last
        for seat in last.winners:
            self.seats[seat].rounds_won += 1
        for seat, name in enumerate(last.ranks):
            if name is None:
                continue
            value = value_of([*last.street, *(own.card for own in last.holsters[seat])])
            mine = self.seats[seat]
            if mine.best_hand is None or value < mine.best_hand[0]:
                mine.best_hand = value, name_of(value).value

    def _in_the_washroom(self, event: Event) -> None:
        self._lies.take(event)
        if isinstance(event, texas.TurnedUp):
            self.rounds = event.round
            for seat, count in enumerate(self._lies.believed):
                self.seats[seat].believed = count
        elif isinstance(event, texas.KnockedOut):
            for seat in event.seats:
                self.seats[seat].out_in = self.rounds

    def _stood(self, event: Stood) -> None:
        mine = self.seats[event.seat]
        hand = hand_of(event.dice)
        if mine.best is None or hand.rank > hand_of(mine.best).rank:
            mine.best = event.dice
        if len(set(event.dice)) == 1:
            mine.fives += 1

    def _settled(self, event: Settled) -> None:
        if event.exchange.by is not None:
            self.seats[event.exchange.by].hits += 1
        if event.exchange.what is What.JUMPED and event.presses:
            self.seats[event.presses[0][0]].jumps += 1
        for seat, after_us in event.presses:
            if after_us is not None and after_us >= 0:
                self.seats[seat].draws_us.append(after_us)

    def _slapped(self, event: slap45.Slapped | slap45.Moved) -> None:
        """A press on a live card that counted."""
        if self._card is None:
            return
        kind, shown_us = self._card
        after_us = event.at_us - shown_us
        mine = self.seats[event.seat]
        horse = isinstance(event, slap45.Slapped) and kind is Kind.MOVE
        if not horse and event.seat not in self._reacted:
            self._reacted.add(event.seat)
            mine.reactions_us.append(after_us)
        if isinstance(event, slap45.Slapped) and not horse:
            mine.slaps_us.append(after_us)

    def _card_settled(self, event: slap45.Settled) -> None:
        last = event.last
        self._card = None
        if last.outcome in (Outcome.HIT, Outcome.COVERED) and last.by is not None:
            self.seats[last.by].bullets += 1
            self.seats[last.by].hits += last.outcome is Outcome.HIT
        if last.outcome is Outcome.COVERED and last.target is not None:
            self.seats[last.target].covers += 1
        if last.outcome is Outcome.HORSE_SLAPPED:
            for seat in {seat for _after, seat, _what in event.finish.deciding}:
                self.seats[seat].horses += 1


def count(seats: int, events: Iterable[Event], first: Seat = 0) -> Figures:
    """The figures of a stretch of events; `first` is listed first in a duel of its own."""
    figures = Figures(seats, (first, 1 - first) if seats == 2 else (0, 1))
    for event in events:
        public = event.seen_by(TABLE)
        if public is not None:
            figures.take(public)
    return figures


def figures_of(transcript: Json, seats: int) -> Figures:
    """The figures of a transcript; empty ones if it cannot be played through."""
    try:
        read_one = read(transcript)
        engine = GAMES[read_one.setup.game].engine.new(read_one.setup)
        events: list[Event] = []
        for play in read_one.plays:
            if play.seat is not None and play.move is not None:
                events += engine.apply(play.seat, play.move, play.at_us)
            elif play.at_us is not None:
                events += engine.tick(play.at_us)
    except (BadTranscript, IllegalMove):
        return Figures(seats)
    figures = count(seats, events, engine.first)
    view = engine.view(TABLE)
    for seat, mine in enumerate(figures.seats):
        if isinstance(view, MonsterView):
            mine.tally = view.tallies[seat]
        elif isinstance(view, TexasView):
            mine.washed = view.figures[seat]
    return figures
