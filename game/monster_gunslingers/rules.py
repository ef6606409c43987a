"""Monster Gunslingers: turns, bettings, the end of a round (monster_gunslingers.md).

effects.py has what the powers do, rounds.py how a round ends, judge.py what a move breaks.
"""

from game.core.engine import Event, IllegalMove, Move, Refusal, Seat
from game.monster_gunslingers.betting import (
    Betting,
    unmatched,
)
from game.monster_gunslingers.events import (
    BettingBegan,
    BettingEnded,
    CardHolstered,
    ChipsReturned,
    Flipped,
    Folded,
    LeftDown,
    Spoke,
    TurnBegan,
)
from game.monster_gunslingers.judge import act_problem, flip_problem, holster_problem
from game.monster_gunslingers.powers import face_of
from game.monster_gunslingers.records import (
    BETTING_MOVES,
    Act,
    Flip,
    Fold,
    GunslingerRefusal,
    Holster,
    Phase,
    Reveal,
)
from game.monster_gunslingers.rounds import GunslingerRounds
from game.monster_gunslingers.table import Lying

BETS_AT = 4
"""Betting begins when this many cards of Main Street come to lie face up."""


class MonsterGunslingers(GunslingerRounds):
    """A game of Monster Gunslingers for 2 to 6."""

    # What may not be done

    def _check(self, seat: Seat, move: Move, at: int | None) -> None:
        kind = type(move)
        if self._phase is Phase.OVER:
            raise IllegalMove(Refusal.OVER)
        if kind not in self._KINDS:
            raise IllegalMove(Refusal.UNKNOWN_MOVE)
        if kind in BETTING_MOVES and not self._bets:
            raise IllegalMove(GunslingerRefusal.NO_BETTING)
        if (seat,) != self.to_act():
            raise IllegalMove(Refusal.NOT_YOUR_TURN)
        if self._betting is not None:
            if kind not in BETTING_MOVES:
                raise IllegalMove(GunslingerRefusal.BET_FIRST)
            code = self._betting.refusal(seat, move, self._chips[seat], self._rivals(seat))
            if code is not None:
                raise IllegalMove(code)
        elif kind in BETTING_MOVES:
            raise IllegalMove(GunslingerRefusal.NO_TIME_TO_BET)
        elif (self._phase is Phase.REVEAL) is not (kind is Reveal):
            asked = self._phase is Phase.REVEAL
            raise IllegalMove(
                GunslingerRefusal.REVEAL_FIRST if asked else GunslingerRefusal.NOTHING_PEEKED
            )
        else:
            self._check_turn(seat, move)
        if self._scripted:
            self._check_script(seat, move)
        hand = self._hands[seat]
        if isinstance(move, Holster):
            held = move.card in hand
        elif isinstance(move, Act):
            held = move.card in hand and (
                move.give is None or (move.give in hand and move.give != move.card)
            )
        else:
            held = True
        if not held:
            raise IllegalMove(GunslingerRefusal.NOT_HELD)

    def _check_turn(self, seat: Seat, move: Move) -> None:
        """Judge by what lies open to everyone."""
        if isinstance(move, Reveal):
            return
        open_ = self._openings(seat)
        in_hand = len(self._hands[seat])
        if isinstance(move, Flip):
            problem = flip_problem(move, open_)
        elif isinstance(move, Holster):
            problem = holster_problem(move, open_, in_hand)
        else:
            assert isinstance(move, Act)
            face = face_of(self._faces, move.card)
            problem = act_problem(move, face, seat, self.seats, open_, in_hand)
        if problem is not None:
            raise problem

    def _check_script(self, seat: Seat, move: Move) -> None:
        """Judge what the script has for the move: picks in their lists, the right discards."""
        for ahead, size in enumerate(self._pick_sizes(move)):
            pick = self.chance.scripted("picks", ahead)
            if pick is not None and pick >= size:
                raise IllegalMove(GunslingerRefusal.PICK)
        cards, more = self._draws(seat, move)
        discards = [*self._discards, *more]
        if cards > len(self._deck) and discards:
            order = self.chance.scripted("shuffles")
            if order is not None and sorted(order) != sorted(discards):
                raise IllegalMove(GunslingerRefusal.SHUFFLE)

    def _draws(self, seat: Seat, move: Move) -> tuple[int, list[str]]:
        """Return how many cards a move draws, and what it discards before it draws."""
        betting = self._betting
        if isinstance(move, Act):
            return self._act_draws(seat, move)
        if isinstance(move, Flip):
            return (0 if self._flip_begins_betting() else 1), []
        if betting is None or not self._draw_due or not betting.ends_with(move, self._rivals(seat)):
            return 0, []
        if not isinstance(move, Fold):
            return 1, []
        if seat == self._player or len(self._in_round) == 2:
            return 0, []
        return 1, [*self._hands[seat], *(lying.card for lying in self._holsters[seat])]

    # A turn

    def _play(self, seat: Seat, move: Move, events: list[Event]) -> None:
        self._open = None
        if self._betting is not None:
            self._answer(self._betting, seat, move, events)
        elif isinstance(move, Flip):
            self._draw_due = True
            if not self._turn_up(seat, move.street, events):
                self._draw_if_due(events)
                self._end_turn(events)
        elif isinstance(move, Holster):
            self._make_room(seat, move.discard, events)
            self._hands[seat].remove(move.card)
            self._put_into_holster(seat, Lying(move.card, 1 << seat), events)
            self._end_turn(events)
        elif isinstance(move, Reveal):
            self._reveal(seat, move.up, events)
        else:
            assert isinstance(move, Act)
            self._act(seat, move, events)
            if self._phase is Phase.TURN:
                self._end_turn(events)

    def _put_into_holster(self, seat: Seat, lying: Lying, events: list[Event]) -> None:
        holster = self._holsters[seat]
        holster.append(lying)
        events.append(CardHolstered(seat, len(holster) - 1, lying.card, lying.up))

    def _reveal(self, seat: Seat, up: bool, events: list[Event]) -> None:
        street = self._peeked
        assert street is not None
        self._peeked = None
        self._phase = Phase.TURN
        if not up:
            events.append(LeftDown(seat, street))
        elif self._turn_up(seat, street, events):
            return
        self._end_turn(events)

    def _turn_up(self, seat: Seat, street: int, events: list[Event]) -> bool:
        """Turn a card of Main Street up; returns whether betting has begun."""
        begins = self._flip_begins_betting()
        lying = self._street[street]
        lying.turn_up()
        events.append(Flipped(seat, street, lying.card))
        if begins:
            order = self._with_chips(seat)
            self._betting = Betting(self.seats, order, self._bet)
            self._phase = Phase.BETTING
            events.append(BettingBegan(tuple(order)))
        return begins

    def _flip_begins_betting(self) -> bool:
        """Whether turning one more card of Main Street up begins a betting."""
        return (
            self._bets
            and sum(lying.up for lying in self._street) == BETS_AT - 1
            and len(self._with_chips(self._player)) > 1
        )

    def _end_turn(self, events: list[Event]) -> None:
        """The turn is over: the round's end, an additional turn, or the next player's."""
        if self._extra:
            self._owed -= 1
        capped = self._turn == self._cap
        if capped or all(lying.up for lying in self._street):
            self._show_down(events)
            return
        self._turn += 1
        self._extra = self._owed > 0
        if not self._extra:
            self._player = self._next_after(self._player)
        events.append(TurnBegan(self._player, self._turn, self._owed))

    # A betting

    def _answer(self, betting: Betting, seat: Seat, move: Move, events: list[Event]) -> None:
        rivals = self._rivals(seat)
        price = betting.price(seat, move, self._chips[seat])
        self._chips[seat] -= price
        self._put_in[seat] += price
        self._pot += price
        betting.answer(seat, move, price, rivals)
        if isinstance(move, Fold):
            self._fold(seat, events)
        else:
            all_in = not self._chips[seat]
            events.append(Spoke(seat, move.do, price, betting.level, all_in))
        alone = len(self._in_round) == 1
        if betting.waiting and not alone:
            return
        self._betting = None
        self._phase = Phase.TURN
        highest, chips = unmatched(self._put_in)
        if chips:
            self._chips[highest] += chips
            self._put_in[highest] -= chips
            self._pot -= chips
            events.append(ChipsReturned(highest, chips))
        events.append(BettingEnded(self._pot))
        if alone:
            self._fold_out(events)
            return
        if self._player in self._in_round:
            self._draw_if_due(events)
        self._draw_due = False
        self._end_turn(events)

    def _fold(self, seat: Seat, events: list[Event]) -> None:
        hand, holster = self._hands[seat], self._holsters[seat]
        events.append(Folded(seat, len(hand), len(holster)))
        self._discards += hand
        self._discards += [lying.card for lying in holster]
        self._hands[seat] = []
        self._holsters[seat] = []
        self._in_round = tuple(one for one in self._in_round if one != seat)
        self._folded = tuple(sorted((*self._folded, seat)))
        if seat == self._player:
            self._owed = 0
            self._extra = False

    def _draw_if_due(self, events: list[Event]) -> None:
        if self._draw_due:
            self._draw_due = False
            self._draw(self._player, events)
