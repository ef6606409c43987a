"""The row in the washroom: what lies in its gaps, what stands between them, who gets wet.

`gap 0 | urinal 0 | gap 1 | urinal 1 | … | gap n-1`; urinal u has gap u on its cactus side and
gap u + 1 on its snake side.
"""

from collections.abc import Sequence
from typing import Final

from game.texas_hold_it.records import Card

DECK: Final[tuple[Card, ...]] = (
    Card.CACTUS,
    Card.CACTUS,
    Card.SNAKE,
    Card.SNAKE,
    Card.GAS,
    Card.CALM,
    Card.CALM,
)
"""The seven cowboys of which as many lie in the gaps as play."""

SPRAYS_CACTUS: Final = frozenset({Card.CACTUS, Card.GAS})
SPRAYS_SNAKE: Final = frozenset({Card.SNAKE, Card.GAS})


def hits(gaps: Sequence[Card], urinal: int) -> int:
    """Return how often who stands there is sprayed: 0, 1, or 2 from both sides."""
    return (gaps[urinal] in SPRAYS_SNAKE) + (gaps[urinal + 1] in SPRAYS_CACTUS)


def deck_problem(entries: Sequence[object]) -> str | None:
    """Say what is wrong with a scripted list of whole decks, or None."""
    wanted = sorted(card.value for card in DECK)
    for place, deck in enumerate(entries):
        if type(deck) is not list or len(deck) != len(DECK):
            return f"entry {place} is no list of {len(DECK)} cowboys"
        if sorted(card for card in deck if isinstance(card, str)) != wanted:
            return f"entry {place} does not hold 2 cactus, 2 snake, 1 gas and 2 calm"
    return None
