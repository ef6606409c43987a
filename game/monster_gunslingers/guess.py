"""What a bot takes for possible: whole deals that agree with all it can see, drawn at random."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.core.cards import DECK
from game.core.chance import Stream
from game.core.engine import Seat
from game.monster_gunslingers.records import HIDDEN, GunslingerView
from game.monster_gunslingers.strength import NO_CARDS, PACKED, Packed, value

ALL: tuple[Packed, ...] = tuple(PACKED[str(card)] for card in DECK)


@dataclass(slots=True)
class World:
    """One deal that may be: every card that lies somewhere, as strength.py writes it.

    `hands` and `holsters` per seat; `deck`: cards that may come from it, the top last.
    """

    street: list[Packed]
    hands: list[list[Packed]]
    holsters: list[list[Packed]]
    deck: list[Packed]


class Guesser:
    """Draws worlds for one view. `reads`: how far it believes that others holster well, 0 to 1."""

    def __init__(self, view: GunslingerView, seat: Seat, reads: float, rng: Stream) -> None:
        self._view = view
        self._seat = seat
        self._reads = reads
        self._rng = rng
        seen = [card for card in view.street if card != HIDDEN]
        for hand in view.hands:
            seen += [card for card in hand if card != HIDDEN]
        for own in view.holsters:
            seen += [lying.card for lying in own if lying.card != HIDDEN]
        known = {PACKED[card] for card in seen}
        self._unseen = [card for card in ALL if card not in known]
        self._rivals = [other for other in view.in_round if other != seat]
        self._open = sum(PACKED[card] for card, up in zip(view.street, view.up, strict=True) if up)
        self._shut = 5 - sum(view.up)

    def draw(self) -> World:
        """Return another world."""
        view = self._view
        draw = self._rng.random
        cards = sorted(self._unseen, key=lambda _: draw())
        street = [PACKED[card] if card != HIDDEN else cards.pop() for card in view.street]
        hands: list[list[Packed]] = [[] for _ in view.hands]
        holsters: list[list[Packed]] = [[] for _ in view.hands]
        hands[self._seat] = [PACKED[card] for card in view.hands[self._seat]]
        holsters[self._seat] = [PACKED[lying.card] for lying in view.holsters[self._seat]]
        for other in self._rivals:
            own = view.holsters[other]
            secret = sum(lying.card == HIDDEN for lying in own)
            size = len(view.hands[other]) + secret
            pile = [cards.pop() for _ in range(size)]
            chosen = pile[:secret]
            if secret and self._rng.random() < self._reads:
                fixed = sum(PACKED[lying.card] for lying in own if lying.card != HIDDEN)
                chosen = self._chosen(pile, secret, fixed, cards)
            hands[other] = [card for card in pile if card not in chosen]
            places = iter(chosen)
            holsters[other] = [
                next(places) if lying.card == HIDDEN else PACKED[lying.card] for lying in own
            ]
        return World(street, hands, holsters, cards)

    def _chosen(
        self, pile: Sequence[Packed], count: int, fixed: Packed, spare: Sequence[Packed]
    ) -> list[Packed]:
        """Return what somebody would holster of these who thinks of the street what they may.

        What lies face down there they do not know either: other cards stand in for it.
        """
        if len(spare) < self._shut:
            return list(pile[:count])
        base = NO_CARDS + self._open + fixed + sum(spare[: self._shut])
        if count == 1:
            return [min(pile, key=lambda card: value(base + card))]
        pairs = [[one, two] for place, one in enumerate(pile) for two in pile[:place]]
        return min(pairs, key=lambda pair: value(base + sum(pair)))
