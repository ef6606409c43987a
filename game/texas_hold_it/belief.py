"""What one can know of the row: every way the cowboys can lie, weighed by what is known of them."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import permutations

from game.core.engine import Seat
from game.texas_hold_it.records import Card, ClaimView, Figures, SeenView
from game.texas_hold_it.row import DECK, SPRAYS_CACTUS, SPRAYS_SNAKE, hits

Row = tuple[Card, ...]
"""A way the cowboys can lie, from the cactus to the snake."""

MOST_GAPS = 6
"""As many as play."""

HONEST, LYING = 3.0, 2.0
"""What is thought of a player nothing is known of: so many claims true, so many lies."""


@cache
def rows(gaps: int) -> Mapping[Row, int]:
    """Return every way the cowboys can lie in so many gaps, and how often it comes."""
    found: dict[Row, int] = {}
    for row in permutations(DECK, gaps):
        found[row] = found.get(row, 0) + 1
    return found


def trust(figures: Figures) -> float:
    """Return how far a player's word goes, 0 to 1, by the lies they were caught in."""
    return (HONEST + figures.claims - figures.lies) / (HONEST + LYING + figures.claims)


def caught(figures: Figures, claims: Iterable[ClaimView], seen: Iterable[SeenView]) -> Figures:
    """Return a player's figures with what `seen` cards tell at once of their `claims`.

    Nobody has to wait for the cards to be turned up to know a lie about a card they saw.
    """
    known = {view.gap: view.card for view in seen}
    told = [claim for claim in claims if claim.says is not None and claim.gap in known]
    lies = sum(known[claim.gap] != claim.says for claim in told)
    return replace(figures, claims=figures.claims + len(told), lies=figures.lies + lies)


@dataclass(frozen=True, slots=True)
class Place:
    """What standing somewhere brings: the chances of staying dry and of two sprays at once."""

    dry: float
    twice: float

    @property
    def once(self) -> float:
        """The chance of being sprayed from one side only."""
        return 1.0 - self.dry - self.twice


class Belief:
    """How likely each row is. Never empty: what was seen has happened."""

    def __init__(self, weights: Mapping[Row, float], gaps: int) -> None:
        self.gaps = gaps
        total = sum(weights.values())
        self.weights = {row: weight / total for row, weight in weights.items()}
        self._places: list[Place] | None = None
        self._pairs: list[list[Place]] | None = None

    @classmethod
    def of(
        cls,
        gaps: int,
        seen: Iterable[SeenView],
        claims: Iterable[ClaimView],
        trusted: Sequence[float],
        taken: Iterable[tuple[int, float]] = (),
        deaf_to: Seat | None = None,
    ) -> "Belief":
        """Weigh all rows by what was seen, and by claims as far as each speaker is `trusted`.

        `taken`: urinals somebody chose, each with how much likelier that makes it dry.
        `deaf_to`: whose claims tell nothing (one's own).
        """
        known = tuple((view.gap, view.card) for view in seen)
        said = [
            (claim.gap, claim.says, *_likelihoods(trusted[claim.seat]))
            for claim in claims
            if claim.says is not None and claim.seat != deaf_to
        ]
        chosen = tuple(taken)
        weights: dict[Row, float] = {}
        for row, count in rows(gaps).items():
            for gap, card in known:
                if row[gap] is not card:
                    break
            else:
                weights[row] = _weighed(row, count, said, chosen)
        return cls(weights, gaps)

    def after(self, gap: int, card: Card) -> tuple[float, "Belief | None"]:
        """Return how likely the card lies there, and the belief once it has been seen there."""
        weights = {row: weight for row, weight in self.weights.items() if row[gap] is card}
        chance = sum(weights.values())
        return chance, Belief(weights, self.gaps) if chance > 0 else None

    def hearing(self, gap: int, says: str, trusted: float) -> "Belief":
        """Return the belief of one who hears this said by somebody trusted so far."""
        if_true, if_lie = _likelihoods(trusted)
        return Belief(
            {
                row: weight * (if_true if row[gap] == says else if_lie)
                for row, weight in self.weights.items()
            },
            self.gaps,
        )

    def place(self, cactus_side: int, snake_side: int) -> Place:
        """Return what it is to stand between the cards that lie in these two gaps now."""
        if snake_side == cactus_side + 1:
            return self.at(cactus_side)
        if self._pairs is None:
            self._pairs = _pairs(self.weights, self.gaps)
        return self._pairs[cactus_side][snake_side]

    def at(self, urinal: int) -> Place:
        """Return what it is to stand at a urinal as the cards lie."""
        if self._places is None:
            self._places = _places(self.weights, self.gaps - 1)
        return self._places[urinal]

    def some_dry(self, urinals: Sequence[int]) -> float:
        """Return the chance that at least one of these urinals is dry."""
        if not urinals:
            return 0.0
        free = frozenset(urinals)
        return sum(
            weight
            for row, weight in self.weights.items()
            if not free.isdisjoint(_dry_and_twice(row)[0])
        )

    def card(self, gap: int) -> Mapping[Card, float]:
        """Return how likely each card lies in a gap."""
        chances = dict.fromkeys(Card, 0.0)
        for row, weight in self.weights.items():
            chances[row[gap]] += weight
        return chances


def _likelihoods(trusted: float) -> tuple[float, float]:
    """How likely a word is if it is true, and if it is one of the three lies."""
    return trusted, (1.0 - trusted) / 3


def _weighed(
    row: Row,
    count: int,
    said: Sequence[tuple[int, str, float, float]],
    chosen: Sequence[tuple[int, float]],
) -> float:
    """Return a row's weight by what was said of it and which urinals were chosen."""
    weight = float(count)
    for gap, says, if_true, if_lie in said:
        weight *= if_true if row[gap] == says else if_lie
    for urinal, likelier in chosen:
        if urinal in _dry_and_twice(row)[0]:
            weight *= likelier
    return weight


def _places(weights: Mapping[Row, float], urinals: int) -> list[Place]:
    """Return what it is to stand at each urinal as the cards lie."""
    dry, twice = [0.0] * urinals, [0.0] * urinals
    for row, weight in weights.items():
        quiet, sprayed = _dry_and_twice(row)
        for urinal in quiet:
            dry[urinal] += weight
        for urinal in sprayed:
            twice[urinal] += weight
    return [Place(*chances) for chances in zip(dry, twice, strict=True)]


def _pairs(weights: Mapping[Row, float], gaps: int) -> list[list[Place]]:
    """Return for each two gaps what it is to stand with the first on one's cactus side and the
    second on one's snake side."""
    snake_safe = [0.0] * gaps
    cactus_safe = [0.0] * gaps
    both = [[0.0] * gaps for _ in range(gaps)]
    for row, weight in weights.items():
        quiet, clear = _sides(row)
        for gap in quiet:
            snake_safe[gap] += weight
            line = both[gap]
            for other in clear:
                line[other] += weight
        for gap in clear:
            cactus_safe[gap] += weight
    return [
        [
            Place(both[one][other], 1.0 - snake_safe[one] - cactus_safe[other] + both[one][other])
            for other in range(gaps)
        ]
        for one in range(gaps)
    ]


@cache
def _dry_and_twice(row: Row) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the urinals that nothing hits, and those hit from both sides."""
    sprays = [hits(row, urinal) for urinal in range(len(row) - 1)]
    return (
        tuple(urinal for urinal, hit in enumerate(sprays) if not hit),
        tuple(urinal for urinal, hit in enumerate(sprays) if hit == 2),
    )


@cache
def _sides(row: Row) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the gaps that do not spray towards the snake, and those not towards the cactus."""
    return (
        tuple(gap for gap, card in enumerate(row) if card not in SPRAYS_SNAKE),
        tuple(gap for gap, card in enumerate(row) if card not in SPRAYS_CACTUS),
    )
