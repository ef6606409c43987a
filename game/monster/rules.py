"""Monster: the deal, secret discards, the Champion against the Monster, the pots (monster.md)."""

from collections.abc import Sequence
from dataclasses import replace

from game.core.engine import Engine, Event, IllegalMove, Move, Refusal, Result, Seat, Setup, Viewer
from game.core.options import Option
from game.monster.events import (
    Dealt,
    Discarded,
    Folded,
    GameBegan,
    GameOver,
    PenaltyPaid,
    PlayedAgain,
    PotTaken,
    ShownDown,
)
from game.monster.hands import (
    DECK,
    HAND_SIZE,
    MOST_THROWN,
    RANKS,
    Cards,
    deck_problem,
    discards,
    has_pair,
    highest_first,
    left_after,
    monster_of,
)
from game.monster.records import (
    FOLD,
    HIDDEN,
    Again,
    Discard,
    Ending,
    Fold,
    LastView,
    MonsterRefusal,
    MonsterView,
    Sight,
    Tally,
)

LAP = "lap"
SMALL_TABLE = 5
"""Up to so many players the ante is two chips, else one."""


class Monster(Engine):
    """An evening of Monster for 4 to 8."""

    key = "monster"
    players = range(4, 9)
    options = (
        Option("chips", 40, low=10, high=200, step=10),
        Option("games", LAP, values=(LAP,), low=1, high=20),
        Option("penalty", 5, low=1, high=10),
    )
    moves = {"discard": Discard, "fold": Fold}
    stack = {"decks": deck_problem}

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        games = setup.options["games"]
        self._games = self.seats if games == LAP else int(games)
        self._penalty = int(setup.options["penalty"])
        self._ante = 2 if self.seats <= SMALL_TABLE else 1
        self._chips = [int(setup.options["chips"])] * self.seats
        self._tallies = [Tally()] * self.seats
        self._last: LastView | None = None
        self._result: Result | None = None
        self._game = 0
        self._pot = 0
        self._dealer = self.first
        self._round = 0
        self._order: tuple[Seat, ...] = ()
        self._to_come: list[Seat] = []
        self._player: Seat | None = None
        self._hands: list[Cards | None] = [None] * self.seats
        self._thrown: list[Cards | None] = [None] * self.seats
        self._folded: list[Seat] = []
        self._begin_game([])

    # What it answers

    def to_act(self) -> tuple[Seat, ...]:
        return () if self._player is None else (self._player,)

    def legal(self, seat: Seat) -> Sequence[Move]:
        hand = self._hands[seat]
        if seat != self._player or hand is None:
            return ()
        return (*discards(hand), FOLD)

    def kinds(self, seat: Seat, viewer: Viewer = None) -> list[str]:
        if viewer is None or viewer == seat or seat != self._player:
            return super().kinds(seat, viewer)
        return sorted(self.moves)  # whether a hand has to be folded is its holder's to know

    def view(self, viewer: Viewer) -> MonsterView:
        is_open = viewer is None or self._result is not None
        hands: list[Sight | None] = [
            hand if hand is None or is_open or seat == viewer else (HIDDEN,) * len(hand)
            for seat, hand in enumerate(self._hands)
        ]
        return MonsterView(
            pot=self._pot,
            chips=tuple(self._chips),
            dealer=self._dealer,
            game=self._game,
            round=self._round,
            in_round=tuple(sorted(seat for seat in self._order if seat not in self._folded)),
            folded=tuple(sorted(self._folded)),
            hands=tuple(hands),
            thrown=self._counts(),
            last=self._last,
            seats=self.seats,
            games=self._games,
            penalty=self._penalty,
            ante=self._ante,
            player=self._player,
            to_come=tuple(self._to_come),
            began=self._order,
            tallies=tuple(self._tallies),
            over=self._result is not None,
        )

    def result(self) -> Result | None:
        return self._result

    def _counts(self) -> tuple[int | None, ...]:
        return tuple(None if thrown is None else len(thrown) for thrown in self._thrown)

    # Moves

    def _check(self, seat: Seat, move: Move, at: int | None) -> None:
        if self._player is None:
            raise IllegalMove(Refusal.OVER)
        if seat != self._player:
            if seat not in self._order:
                raise IllegalMove(MonsterRefusal.OUT)
            acted = seat not in self._to_come
            raise IllegalMove(MonsterRefusal.ACTED if acted else Refusal.NOT_YOUR_TURN)
        if isinstance(move, Discard):
            self._check_discard(self._hands[seat] or (), move.cards)
        elif not isinstance(move, Fold):
            raise IllegalMove(Refusal.UNKNOWN_MOVE)

    def _check_discard(self, hand: Cards, thrown: Cards) -> None:
        # What anyone can see comes first: the rest is told to the holder of the hand only.
        if len(thrown) > MOST_THROWN:
            raise IllegalMove(MonsterRefusal.TOO_MANY, count=len(thrown))
        if any(card not in RANKS for card in thrown):
            raise IllegalMove(MonsterRefusal.NO_CARD)
        kept = left_after(hand, thrown)
        if kept is None:
            raise IllegalMove(MonsterRefusal.NOT_HELD, secret=True)
        if has_pair(kept):
            must_fold = not discards(hand)
            code = MonsterRefusal.MUST_FOLD if must_fold else MonsterRefusal.PAIR_LEFT
            raise IllegalMove(code, secret=True)

    def _play(self, seat: Seat, move: Move, events: list[Event]) -> None:
        tally = self._tallies[seat]
        if isinstance(move, Discard):
            thrown = highest_first(move.cards)
            self._hands[seat] = left_after(self._hands[seat] or (), thrown)
            self._thrown[seat] = thrown
            fed = tally.thrown + len(thrown)
            self._tallies[seat] = replace(tally, rounds=tally.rounds + 1, thrown=fed)
            events.append(Discarded(seat, len(thrown), thrown))
        else:
            self._hands[seat] = None
            self._folded.append(seat)
            self._tallies[seat] = replace(tally, rounds=tally.rounds + 1, folds=tally.folds + 1)
            events.append(Folded(seat))
        if self._to_come:
            self._player = self._to_come.pop(0)
        else:
            self._end_round(events)

    # Rounds

    def _begin_game(self, events: list[Event]) -> None:
        self._game += 1
        self._pot = self._ante * self.seats
        self._chips = [chips - self._ante for chips in self._chips]
        self._round = 0
        events.append(
            GameBegan(self._game, self._dealer, self._ante, self._pot, tuple(self._chips))
        )
        self._deal(self._around(range(self.seats)), events)

    def _around(self, seats: Sequence[Seat]) -> tuple[Seat, ...]:
        """Return these seats in order from the dealer's left; the dealer is last (ruling 7)."""
        left = self._dealer + 1
        return tuple(sorted(seats, key=lambda seat: (seat - left) % self.seats))

    def _deal(self, order: tuple[Seat, ...], events: list[Event]) -> None:
        """Shuffle all 55 and deal six to each of these, one at a time."""
        deck = self.chance.shuffled("decks", DECK)
        self._round += 1
        self._order = order
        self._hands = [None] * self.seats
        self._thrown = [None] * self.seats
        self._folded = []
        players = len(order)
        for place, seat in enumerate(order):
            self._hands[seat] = highest_first(deck[place : HAND_SIZE * players : players])
        self._to_come = list(order[1:])
        self._player = order[0]
        events.append(Dealt(self._round, self._dealer, order, tuple(self._hands)))

    def _end_round(self, events: list[Event]) -> None:
        """Everyone has acted: show down, then take the pot or play again (rulings 1 to 3)."""
        self._player = None
        kept = {seat: hand for seat in self._order if (hand := self._hands[seat]) is not None}
        if not kept:
            self._play_again(self._order, Again.ALL_FOLDED, events)
            return
        best = max(kept.values())
        champions = tuple(seat for seat, hand in kept.items() if hand == best)
        won = self._show_down(champions, best, events)
        if won:
            self._take_pot(champions, True, events)
            return
        survivors = tuple(seat for seat in kept if seat not in champions)
        again = Again.SURVIVORS
        if not survivors:
            again = Again.LEVEL_LOSERS if len(champions) > 1 else Again.LONE_LOSER
            survivors = champions if len(champions) > 1 else self._order
        self._pay_penalty(champions, again is Again.SURVIVORS, events)
        if len(survivors) == 1:
            self._take_pot(survivors, False, events)
        else:
            self._play_again(survivors, again, events)

    def _show_down(self, champions: tuple[Seat, ...], best: Cards, events: list[Event]) -> bool:
        """Show the kept hands and the Monster; return whether the Champion beats it."""
        monster = monster_of(card for thrown in self._thrown if thrown for card in thrown)
        won = best > monster
        for seat in self._order:
            if self._hands[seat] is not None:
                tally = self._tallies[seat]
                fights = seat in champions
                self._tallies[seat] = replace(
                    tally,
                    fights=tally.fights + fights,
                    beaten=tally.beaten + (fights and not won),
                    ducked=tally.ducked + (not fights),
                )
        self._last = LastView(
            champions=tuple(sorted(champions)),
            champion_hand=best,
            hands=tuple(self._hands),
            thrown=self._counts(),
            monster=monster,
            won=won,
            paid=0 if won else self._penalty,
        )
        events.append(ShownDown(self._last))
        return won

    def _pay_penalty(self, losers: tuple[Seat, ...], out: bool, events: list[Event]) -> None:
        """Who cannot pay goes below zero (ruling 4)."""
        for seat in losers:
            self._chips[seat] -= self._penalty
            self._pot += self._penalty
        paid = tuple(sorted(losers))
        events.append(PenaltyPaid(paid, self._penalty, out, self._pot, tuple(self._chips)))

    def _play_again(self, seats: tuple[Seat, ...], why: Again, events: list[Event]) -> None:
        events.append(PlayedAgain(tuple(sorted(seats)), why))
        self._deal(seats, events)

    def _take_pot(self, winners: tuple[Seat, ...], fought: bool, events: list[Event]) -> None:
        """Give out the pot, odd chips to the first from the dealer's left (ruling 3); go on."""
        each, odd = divmod(self._pot, len(winners))
        shares = dict.fromkeys(winners, each)
        shares[winners[0]] += odd
        self._pot = 0
        for seat, share in shares.items():
            self._chips[seat] += share
            self._tallies[seat] = replace(self._tallies[seat], pots=self._tallies[seat].pots + 1)
        ascending = tuple(sorted(shares))
        amounts = tuple(shares[seat] for seat in ascending)
        events.append(PotTaken(ascending, amounts, fought, tuple(self._chips)))
        if self._game == self._games:
            self._end_evening(events)
        else:
            self._dealer = (self._dealer + 1) % self.seats
            self._begin_game(events)

    def _end_evening(self, events: list[Event]) -> None:
        """Most chips wins, level chips share it; all stays as it lies (ruling 5)."""
        most = max(self._chips)
        winners = tuple(seat for seat, chips in enumerate(self._chips) if chips == most)
        self._result = Result(winners, Ending.POTS)
        events.append(GameOver(winners, Ending.POTS, tuple(self._chips)))
