"""What the powers do (monster_gunslingers.md, The powers and rulings 1 to 7)."""

from collections.abc import Callable

from game.core.engine import Event, Seat
from game.monster_gunslingers.events import (
    Acted,
    Blasted,
    CardHolstered,
    Discarded,
    Drew,
    Fogged,
    Handed,
    LookedAt,
    NoEffect,
    NothingToDraw,
    Peeked,
    Picked,
    PlayedAway,
    Reshuffled,
    SentBack,
    Shot,
    Swapped,
    TurnsGained,
)
from game.monster_gunslingers.powers import Power
from game.monster_gunslingers.records import MOVES, Act, CardName, Phase
from game.monster_gunslingers.table import GunslingerTable, Lying

TURNS_GAINED = 2
CARDS_DRAWN = 2

Effect = Callable[["GunslingerPowers", Seat, Act, list[Event]], bool]
"""Does what a power does; returns whether there was anything to do."""


class GunslingerPowers(GunslingerTable):
    """The table with what its cards can do."""

    _KINDS = frozenset(MOVES.values())

    def _next_after(self, seat: Seat) -> Seat:
        """Return the next player still in, clockwise."""
        return min(
            (one for one in self._in_round if one != seat),
            key=lambda one: (one - seat) % self.seats,
        )

    # Cards

    def _draw(self, seat: Seat, events: list[Event]) -> None:
        """Draw a card, from the discards shuffled anew if need be (ruling 3)."""
        self._fill_deck(events)
        if not self._deck:
            events.append(NothingToDraw(seat))
            return
        card = self._deck.pop()
        self._hands[seat].append(card)
        events.append(Drew(seat, card))

    def _fill_deck(self, events: list[Event]) -> None:
        if self._deck or not self._discards:
            return
        order = self.chance.shuffled("shuffles", self._discards)
        self._deck = order[::-1]
        self._discards = []
        events.append(Reshuffled(len(order)))

    def _make_room(self, seat: Seat, discard: int | None, events: list[Event]) -> None:
        """Discard a card of one's own holster, if one is named (ruling 5)."""
        if discard is not None:
            lying = self._holsters[seat].pop(discard)
            self._discards.append(lying.card)
            events.append(Discarded(seat, discard, lying.card, lying.up))

    # What chance and the deck are asked for, before a move is made

    def _pick_sizes(self, move: object) -> list[int]:
        """Return the lengths of the lists a move picks from, in order (ruling 9)."""
        if not isinstance(move, Act):
            return []
        power = self._face(move.card).power
        if power is Power.STAMPEDE:
            return [len(self._hands[seat]) for seat in self._passing_with(self._player)]
        if power is Power.PICKPOCKET and move.target is not None:
            return [len(self._hands[move.target])]
        if power is Power.SHERIFF and move.target is not None and self._holsters[move.target]:
            return [len(self._holsters[move.target])]
        return []

    def _act_draws(self, seat: Seat, move: Act) -> tuple[int, list[CardName]]:
        """Return how many cards an act draws, and what it discards before it draws."""
        face = self._face(move.card)
        gone: list[CardName] = []
        if move.discard is not None:
            gone.append(self._holsters[seat][move.discard].card)
        if face.power is Power.DYNAMITE and isinstance(move.street, int):
            return 1, [*gone, self._street[move.street].card]
        if face.power is Power.QUICK_HANDS:
            return 1, gone
        return (CARDS_DRAWN if face.power is Power.STAGECOACH else 0), gone

    # An act

    def _act(self, seat: Seat, move: Act, events: list[Event]) -> None:
        """The card is shown, its power works, then it joins the discards (ruling 6)."""
        card = move.card
        face = self._face(card)
        self._hands[seat].remove(card)
        events.append(Acted(seat, card, face.power.value, move.target))
        if face.holster_action:
            self._make_room(seat, move.discard, events)
            lying = Lying(card)
            lying.turn_up()
            self._holsters[seat].append(lying)
            events.append(CardHolstered(seat, len(self._holsters[seat]) - 1, card, True))
        if not EFFECTS[face.power](self, seat, move, events):
            events.append(NoEffect(seat, card))
        if not face.holster_action:
            self._discards.append(card)
            events.append(PlayedAway(seat, card))

    def _high_noon(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        self._owed += TURNS_GAINED
        events.append(TurnsGained(seat, TURNS_GAINED, self._owed))
        return True

    def _sheriff(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        target = move.target
        if target is None or not self._holsters[target]:
            return False
        holster = self._holsters[target]
        place = self.chance.whole("picks", 0, len(holster) - 1)
        lying = holster.pop(place)
        self._hands[target].append(lying.card)
        events.append(SentBack(seat, target, place, lying.card, lying.up))
        return True

    def _fortune_teller(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        street = move.street
        if not isinstance(street, int):
            return False
        self._peek(seat, (street,), events)
        self._peeked = street
        self._phase = Phase.REVEAL
        return True

    def _peek(self, seat: Seat, street: tuple[int, ...], events: list[Event]) -> None:
        for place in street:
            self._street[place].known |= 1 << seat
        cards = tuple(self._street[place].card for place in street)
        events.append(Peeked(seat, street, cards))

    def _deputy(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        if move.target is None:
            return False
        holster = self._holsters[move.target]
        for lying in holster:
            lying.known |= 1 << seat
        events.append(LookedAt(seat, move.target, tuple(lying.card for lying in holster)))
        return bool(holster)

    def _passing_with(self, seat: Seat) -> list[Seat]:
        """Return who else passes a card in this seat's Stampede, clockwise from it."""
        others = [one for one in self._in_round if one != seat and self._hands[one]]
        return sorted(others, key=lambda one: (one - seat) % self.seats)

    def _stampede(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        passed: list[tuple[Seat, CardName]] = []
        if move.give is not None:
            passed.append((seat, move.give))
        for giver in self._passing_with(seat):
            hand = self._hands[giver]
            passed.append((giver, hand[self.chance.whole("picks", 0, len(hand) - 1)]))
        for giver, card in passed:
            self._hands[giver].remove(card)
        for giver, card in passed:
            taker = self._next_after(giver)
            self._hands[taker].append(card)
            events.append(Handed(giver, taker, card))
        return bool(passed)

    def _dynamite(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        street = move.street
        if not isinstance(street, int):
            return False
        card = self._street[street].card
        self._discards.append(card)
        self._fill_deck(events)
        self._street[street] = Lying(self._deck.pop())
        events.append(Blasted(seat, street, card))
        return True

    def _shell_game(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        street, give = move.street, move.give
        if not isinstance(street, int) or give is None:
            return False
        took = self._street[street].card
        self._hands[seat].remove(give)
        self._hands[seat].append(took)
        self._street[street] = Lying(give, 1 << seat)
        events.append(Swapped(seat, street, give, took))
        return True

    def _fog(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        street = move.street
        if not isinstance(street, int):
            return False
        self._street[street].up = False
        events.append(Fogged(seat, street, self._street[street].card))
        return True

    def _six_shooter(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        target, place = move.target, move.position
        if target is None or place is None:
            return False
        lying = self._holsters[target].pop(place)
        self._discards.append(lying.card)
        events.append(Shot(seat, target, place, lying.card, lying.up))
        return True

    def _quick_hands(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        if move.give is not None:
            self._make_room(seat, move.discard, events)
            self._hands[seat].remove(move.give)
            holster = self._holsters[seat]
            holster.append(Lying(move.give, 1 << seat))
            events.append(CardHolstered(seat, len(holster) - 1, move.give, False))
        self._draw(seat, events)
        return True

    def _pickpocket(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        if move.target is None:
            return False
        hand = self._hands[move.target]
        card = hand.pop(self.chance.whole("picks", 0, len(hand) - 1))
        self._hands[seat].append(card)
        events.append(Picked(seat, move.target, card))
        return True

    def _lantern(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        if not isinstance(move.street, tuple):
            return False
        self._peek(seat, move.street, events)
        return True

    def _stagecoach(self, seat: Seat, move: Act, events: list[Event]) -> bool:
        for _ in range(CARDS_DRAWN):
            self._draw(seat, events)
        return True


EFFECTS: dict[Power, Effect] = {
    Power.HIGH_NOON: GunslingerPowers._high_noon,
    Power.SHERIFF: GunslingerPowers._sheriff,
    Power.FORTUNE_TELLER: GunslingerPowers._fortune_teller,
    Power.DEPUTY: GunslingerPowers._deputy,
    Power.STAMPEDE: GunslingerPowers._stampede,
    Power.DYNAMITE: GunslingerPowers._dynamite,
    Power.SHELL_GAME: GunslingerPowers._shell_game,
    Power.FOG: GunslingerPowers._fog,
    Power.SIX_SHOOTER: GunslingerPowers._six_shooter,
    Power.QUICK_HANDS: GunslingerPowers._quick_hands,
    Power.PICKPOCKET: GunslingerPowers._pickpocket,
    Power.LANTERN: GunslingerPowers._lantern,
    Power.STAGECOACH: GunslingerPowers._stagecoach,
}
