"""One round in the washroom: the cards in the gaps, what was seen and said, who stands where."""

from collections.abc import Sequence

from game.core.engine import Seat
from game.texas_hold_it.records import Card, ClaimView, LastRoundView, SeenView
from game.texas_hold_it.row import hits


class Washroom:
    """The row of a round for these cowboys, with everything done in it so far.

    A card is known by the place it was dealt to, so that what was seen and said follows it.
    """

    def __init__(self, cards: Sequence[Card], cowboys: Sequence[Seat], seats: int) -> None:
        self._cards = tuple(cards)
        self._lying = list(range(len(cards)))
        self.cowboys = tuple(cowboys)
        self.urinals: list[Seat | None] = [None] * (len(cards) - 1)
        self.holding: list[Seat] = []
        self.locked: set[int] = set()
        self.peeking: int | None = None
        self.moves_made = [0] * seats
        self._claims: list[tuple[int, Seat, str | None]] = []
        self._seen: list[set[int]] = [set() for _ in range(seats)]

    @property
    def gaps(self) -> tuple[Card, ...]:
        """The cards, from the cactus to the snake."""
        return tuple(self._cards[card] for card in self._lying)

    @property
    def calls(self) -> bool:
        """Whether somebody holds it."""
        return bool(self.holding)

    @property
    def claims(self) -> tuple[ClaimView, ...]:
        """All that was said, in that order, each where its card lies now."""
        where = {card: gap for gap, card in enumerate(self._lying)}
        return tuple(ClaimView(where[card], seat, says) for card, seat, says in self._claims)

    def seen(self, seat: Seat) -> tuple[SeenView, ...]:
        """What a seat has peeked at, by gap."""
        known = self._seen[seat]
        return tuple(
            SeenView(gap, self._cards[card])
            for gap, card in enumerate(self._lying)
            if card in known
        )

    def undecided(self, seat: Seat) -> bool:
        """Whether this cowboy has neither peed nor held it."""
        return seat in self.cowboys and seat not in self.urinals and seat not in self.holding

    def everyone_decided(self) -> bool:
        """Whether nobody is left to decide."""
        return len(self.holding) + len(self.urinals) - self.urinals.count(None) == len(self.cowboys)

    def unlocked(self) -> list[int]:
        """The gaps whose cards may be swapped."""
        return [gap for gap in range(len(self._lying)) if gap not in self.locked]

    def free(self) -> list[int]:
        """The urinals nobody has taken."""
        return [urinal for urinal, seat in enumerate(self.urinals) if seat is None]

    # What is done in it

    def peek(self, seat: Seat, gap: int) -> Card:
        """Look at a card; it counts as seen at once."""
        card = self._lying[gap]
        self.moves_made[seat] += 1
        self._seen[seat].add(card)
        self.peeking = gap
        return self._cards[card]

    def say(self, seat: Seat, says: str | None) -> int:
        """Say what was peeked at; returns its gap."""
        gap = self.peeking
        assert gap is not None
        self.peeking = None
        self._claims.append((self._lying[gap], seat, says))
        return gap

    def swap(self, seat: Seat, one: int, other: int) -> None:
        """Let two cards change places."""
        self.moves_made[seat] += 1
        lying = self._lying
        lying[one], lying[other] = lying[other], lying[one]

    def pee(self, seat: Seat, urinal: int) -> None:
        """Take a urinal; the cards beside it are locked."""
        self.urinals[urinal] = seat
        self.locked |= {urinal, urinal + 1}

    # How it ends

    def hits(self) -> tuple[int, ...]:
        """How often each urinal is sprayed, taken or free."""
        gaps = self.gaps
        return tuple(hits(gaps, urinal) for urinal in range(len(self.urinals)))

    def ended(self) -> LastRoundView:
        """Count the points of the round."""
        sprays = self.hits()
        dry, wet = [0] * len(self.moves_made), [0] * len(self.moves_made)
        safe_was_free = False
        for seat, sprayed in zip(self.urinals, sprays, strict=True):
            if seat is None:
                safe_was_free |= not sprayed
            elif sprayed:
                wet[seat] = sprayed
            else:
                dry[seat] = 1
        if safe_was_free:
            for seat in self.holding:
                wet[seat] = 1
        return LastRoundView(
            self.gaps, tuple(self.urinals), tuple(sorted(self.holding)), tuple(dry), tuple(wet)
        )
