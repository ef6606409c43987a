"""Playing cards: fifty-two of them, written rank then suit (`AS KH TD 9C`)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from game.core.chance import Chance

RANKS: Final = "23456789TJQKA"
SUITS: Final = "SHDC"


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card. `rank`: 2 to 14 (jack 11, queen 12, king 13, ace 14); `suit`: one of SHDC."""

    rank: int
    suit: str

    def __str__(self) -> str:
        return f"{RANKS[self.rank - 2]}{self.suit}"


DECK: Final[tuple[Card, ...]] = tuple(
    Card(rank, suit) for suit in SUITS for rank in range(2, len(RANKS) + 2)
)
"""All fifty-two, suit by suit, each from two to ace."""

_BY_NAME: Final = {str(card): card for card in DECK}


def parse_card(text: object) -> Card:
    """Read a card as it is written; raises ValueError for anything else, lower case too."""
    card = _BY_NAME.get(text) if isinstance(text, str) else None
    if card is None:
        raise ValueError("no card is written like that")
    return card


def parse_cards(text: str) -> list[Card]:
    """Read cards with spaces between them; raises ValueError."""
    return [parse_card(name) for name in text.split()]


def write_cards(cards: Iterable[Card]) -> str:
    """Write cards with spaces between them."""
    return " ".join(map(str, cards))


def shuffled_deck(chance: Chance, name: str) -> list[Card]:
    """Take a shuffled deck off this list of chance; the first card is the top.

    A script holds the cards as they are written.
    """
    return [_BY_NAME[text] for text in chance.shuffled(name, tuple(_BY_NAME))]


def deck_problem(entries: Sequence[object]) -> str | None:
    """Say what is wrong with a scripted list of whole decks, or None."""
    for place, deck in enumerate(entries):
        if type(deck) is not list or len(deck) != len(DECK):
            return f"entry {place} is no list of {len(DECK)} cards"
        names = {card for card in deck if isinstance(card, str)}
        if names != set(_BY_NAME):
            return f"entry {place} does not hold each of the {len(DECK)} cards once"
    return None
