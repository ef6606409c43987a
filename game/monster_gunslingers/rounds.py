"""The end of a round and of the game: who wins, who takes the pot, what comes next."""

from game.core.engine import Event, Result, Seat
from game.monster_gunslingers.betting import first_from, parts_of, shares
from game.monster_gunslingers.effects import GunslingerPowers
from game.monster_gunslingers.events import (
    GameOver,
    PotWon,
    RoundEnded,
    StreetTurnedUp,
    TurnBegan,
)
from game.monster_gunslingers.records import HIDDEN, Ending, Holstered, LastRound, Phase
from game.monster_gunslingers.showdown import (
    level_with_the_best,
    name_of,
    values,
    winners_of,
)

LAST_ROUND = 3
"""With betting this many rounds are played."""


class GunslingerRounds(GunslingerPowers):
    """The table with the way its rounds end."""

    def _show_down(self, events: list[Event]) -> None:
        """All is turned up and compared; the pot goes part by part."""
        down = tuple(place for place, lying in enumerate(self._street) if not lying.up)
        for lying in (*self._street, *(one for own in self._holsters for one in own)):
            lying.turn_up()
        street = [lying.card for lying in self._street]
        if down:
            events.append(StreetTurnedUp(down, tuple(street[place] for place in down)))
        holsters = {seat: [lying.card for lying in self._holsters[seat]] for seat in self._in_round}
        found = values(street, holsters)
        winners = winners_of(street, holsters, found, self._in_round)
        level = level_with_the_best(found, self._in_round)
        ranks = tuple(
            name_of(found[seat]).value if seat in found else None for seat in range(self.seats)
        )
        pots: list[Event] = []
        for part in parts_of(self._put_in, self._in_round) if self._bets else ():
            takers = winners_of(street, holsters, found, part.seats)
            divided = shares(part, takers, self._starter, self.seats)
            for seat, chips in divided.items():
                self._chips[seat] += chips
            odd = part.chips % len(takers)
            odd_to = first_from(takers, self._starter, self.seats) if odd else None
            pots.append(
                PotWon(part.chips, part.seats, tuple(divided), tuple(divided.values()), odd_to)
            )
        self._end_round(winners, ranks, tuple(level) if len(level) > 1 else (), pots, events)

    def _fold_out(self, events: list[Event]) -> None:
        """All but one have folded: nothing is shown, that one has the pot."""
        winner = self._in_round[0]
        self._chips[winner] += self._pot
        pot = PotWon(self._pot, (winner,), (winner,), (self._pot,), None)
        self._end_round([winner], (None,) * self.seats, (), [pot], events)

    def _end_round(
        self,
        winners: list[Seat],
        ranks: tuple[str | None, ...],
        level: tuple[Seat, ...],
        pots: list[Event],
        events: list[Event],
    ) -> None:
        for seat in winners:
            self._wins[seat] += 1
        self._last = LastRound(
            tuple(winners),
            ranks,
            tuple(lying.card if lying.up else HIDDEN for lying in self._street),
            tuple(
                tuple(Holstered(one.card if one.up else HIDDEN, one.up) for one in own)
                for own in self._holsters
            ),
        )
        folded_out = not any(ranks)
        events.append(RoundEnded(self._round, self._last, folded_out, level, tuple(self._wins)))
        events += pots
        self._pot = 0
        self._owed = 0
        self._extra = False
        result = self._outcome()
        if result is None:
            self._deal(first_from(winners, self._starter, self.seats), events)
            events.append(TurnBegan(self._player, self._turn, self._owed))
        else:
            self._result = result
            self._phase = Phase.OVER
            events.append(GameOver(result.winners, Ending(result.reason)))

    def _outcome(self) -> Result | None:
        """Return how the game ends with this round, or None if it goes on."""
        if not self._bets:
            winners = tuple(seat for seat, wins in enumerate(self._wins) if wins >= self._rounds)
            return Result(winners, Ending.ROUNDS) if winners else None
        solvent = [seat for seat, chips in enumerate(self._chips) if chips]
        if len(solvent) > 1 and self._round < LAST_ROUND:
            return None
        most = max(self._chips)
        richest = tuple(seat for seat, chips in enumerate(self._chips) if chips == most)
        return Result(richest, Ending.LAST_ROUND if len(solvent) > 1 else Ending.BROKE)
