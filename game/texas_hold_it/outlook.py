"""What comes of a decision in the washroom: everybody's points at the end of the round, weighed.

For each way the sprays can fall the points of who has decided are certain, and those of who has
not are guessed by how often they hold it and how much they can know. What a decision is worth is
the chance to win the game that follows (standing.py).
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import exp

from game.core.engine import Seat
from game.texas_hold_it.belief import Belief, Row, rows
from game.texas_hold_it.records import TexasSeatView
from game.texas_hold_it.rivals import all_rivals, rivals_of
from game.texas_hold_it.row import hits
from game.texas_hold_it.standing import steepness, strength

Sprays = tuple[int, ...]
"""How often each urinal is hit."""

FEW = 2
"""More rivals than these are taken for so many of their mean, who see nothing more until one's
next turn."""
KEENER = 2.0
"""How much likelier each card a rival saw makes it to take a dry place, and to leave a wet one."""


@dataclass(frozen=True, slots=True)
class Grid:
    """Every way the cowboys can lie in so many gaps, numbered.

    `falls`: per row the number of how it sprays, in `sprays`; `swapped`: per two gaps the number
    of the row that each row becomes.
    """

    rows: tuple[Row, ...]
    index: dict[Row, int]
    falls: tuple[int, ...]
    sprays: tuple[Sprays, ...]
    swapped: dict[tuple[int, int], tuple[int, ...]]


@cache
def grid(gaps: int) -> Grid:
    """Return the rows of so many gaps: how they spray, and what a swap makes of each."""
    lying = tuple(rows(gaps))
    index = {row: number for number, row in enumerate(lying)}
    swapped = {}
    for pair in combinations(range(gaps), 2):
        swapped[pair] = tuple(index[_swap(row, *pair)] for row in lying)
    found: dict[Sprays, int] = {}
    falls = tuple(
        found.setdefault(tuple(hits(row, u) for u in range(gaps - 1)), len(found)) for row in lying
    )
    return Grid(lying, index, falls, tuple(found), swapped)


def _swap(row: Row, one: int, other: int) -> Row:
    cards = list(row)
    cards[one], cards[other] = cards[other], cards[one]
    return tuple(cards)


@dataclass(frozen=True, slots=True)
class _Group:
    """So many rivals who are taken to be alike: how much likelier they hold it than go, how much
    likelier they take a dry place than not, how strong each is (see `_strengths`)."""

    count: int
    odds: float
    keen: float
    strong: tuple[float, float, float, float]


class Outlook:
    """What every decision of a seat is worth, row by row.

    Choice 0 is holding it, choice 1 + k the k-th free urinal.
    """

    def __init__(self, view: TexasSeatView, seat: Seat, belief: Belief) -> None:
        self.free = [urinal for urinal, taken in enumerate(view.urinals) if taken is None]
        self.rivals = rivals_of(view, seat)
        self._view = view
        self._seat = seat
        self._power = steepness(view.round, view.rounds)
        self._grid = grid(belief.gaps)
        self._chances = [(self._grid.index[row], chance) for row, chance in belief.weights.items()]
        self._draw = [(belief.at(urinal).dry + 0.05) ** 2 for urinal in self.free]
        most = max((rival.holds for rival in all_rivals(view, seat)), default=0.0)
        self._holding = most if len(view.cowboys) < 3 else most * most
        self._own = self._strengths(seat)
        self._groups = self._grouped()
        self._sitting = [self._strengths(other) for other in view.holding]
        self._standing = [
            (urinal, self._strengths(other))
            for urinal, other in enumerate(view.urinals)
            if other is not None
        ]
        self._sitting_strong = (
            sum(strong[3] for strong in self._sitting),
            sum(strong[1] for strong in self._sitting),
        )
        everyone = (self._own, *(group.strong for group in self._groups), *self._sitting)
        self._all_on_two = not self._standing and not any(strong[1] for strong in everyone)
        self._paid: dict[tuple[int, int], tuple[float, ...]] = {}
        self._added: dict[int, list[list[float]]] = {}
        lying = self._grid.rows
        self._cards = [
            [lying[number][gap].value for number, _ in self._chances] for gap in range(belief.gaps)
        ]

    def _grouped(self) -> list["_Group"]:
        """The rivals as they are weighed: one by one, or, if there are many, all as their mean."""
        alone = [
            _Group(
                1,
                rival.holds / (1.0 - rival.holds),
                KEENER**rival.looks,
                self._strengths(rival.seat),
            )
            for rival in self.rivals
        ]
        count = len(alone)
        if count <= FEW:
            return alone
        mean = [sum(one.strong[end] for one in alone) / count for end in range(4)]
        return [
            _Group(
                count,
                sum(one.odds for one in alone) / count,
                sum(one.keen for one in alone) / count,
                (mean[0], mean[1], mean[2], mean[3]),
            )
        ]

    def _strengths(self, seat: Seat) -> tuple[float, float, float, float]:
        """How strong a seat is dry, hit once, hit twice, and with nothing new."""
        view = self._view
        dry, wet = view.dry[seat], view.wet[seat]
        ends = ((1, 0), (0, 1), (0, 2), (0, 0))
        found = [strength(dry + d, wet + w, self._holding) ** self._power for d, w in ends]
        return found[0], found[1], found[2], found[3]

    def payoffs(self, fall: int, later: int) -> tuple[float, ...]:
        """The chance to win after each choice if the sprays fall so.

        `later`: how many more cards each rival will have seen by then.
        """
        found = self._paid.get((fall, later))
        if found is None:
            sprays = self._grid.sprays[fall]
            paid = [
                self._pay(sprays, KEENER**later, choice) for choice in range(1 + len(self.free))
            ]
            found = self._paid[fall, later] = tuple(paid)
        return found

    def _pay(self, sprays: Sprays, keener: float, choice: int) -> float:
        """The chance to win after a choice, every rival telling dry from wet so much better."""
        drawn = [0.0, 0.0, 0.0]
        dry_places = []
        for number, urinal in enumerate(self.free):
            if number != choice - 1:
                drawn[sprays[urinal]] += self._draw[number]
                if not sprays[urinal]:
                    dry_places.append(self._draw[number])
        plain = sum(drawn)
        others = 0.0
        for urinal, strong in self._standing:
            others += strong[sprays[urinal]]
        pull = 0.0
        calm, wet = self._sitting_strong
        together = 1.0  # all who are asked hold it
        for group in self._groups:
            strong, sharp = group.strong, group.keen * keener
            total = drawn[0] * sharp + (drawn[1] + drawn[2]) / sharp + plain * group.odds
            stay, dry, hit = 1.0, 0.0, 0.0
            if total > 0.0:
                stay, dry, hit = plain * group.odds / total, sharp / total, 1 / sharp / total
            pull += group.count * dry
            together *= stay**group.count
            calm += group.count * stay * strong[3]
            wet += group.count * stay * strong[1]
            goes = drawn[0] * strong[0] * dry + (drawn[1] * strong[1] + drawn[2] * strong[2]) * hit
            others += group.count * goes
        regret = 1.0  # some dry place stays free
        for draw in dry_places:
            regret *= 1.0 - exp(-draw * pull)
        regret = 1.0 - regret if dry_places else 0.0
        calm, wet = calm + others, wet + others
        if choice:
            own = self._own[sprays[self.free[choice - 1]]]
            return (1.0 - regret) * self._part(own, calm) + regret * self._part(own, wet)
        own = self._own[3]
        after = self._part(self._own[1], wet)
        if self._all_on_two:  # if all hold it and would be put out, nobody is (ruling 5)
            everyone = sum(group.count * group.strong[3] for group in self._groups)
            after += together * self._part(own, everyone + self._sitting_strong[0])
        return (1.0 - regret) * self._part(own, calm) + regret * after

    def _part(self, own: float, others: float) -> float:
        """The chance to win with this strength against all the others'."""
        total = own + others
        return own / total if total > 0.0 else 0.0

    # What choices are worth

    def now(self) -> list[float]:
        """What each choice is worth as the cards lie and as much as is known."""
        return [sum(column) for column in self._columns(0)]

    def _columns(self, later: int) -> list[list[float]]:
        """For each choice, what every row adds to its worth."""
        if len(self.rivals) > FEW:
            later = 0
        found = self._added.get(later)
        if found is None:
            falls = self._grid.falls
            paid = [(chance, self.payoffs(falls[n], later)) for n, chance in self._chances]
            found = self._added[later] = [
                [chance * pay[choice] for chance, pay in paid]
                for choice in range(1 + len(self.free))
            ]
        return found

    def after_peek(self, gap: int, deeper: Sequence[int] = (), goes_on: float = 0.0) -> float:
        """What the best choice will be worth once the card in a gap was seen.

        `deeper`: gaps of which one may be looked at next, with the chance that there is time.
        """
        total = 0.0
        columns = self._columns(1)
        for group in self._split(range(len(self._chances)), gap):
            plain = _best(columns, group)
            best = plain
            for other in deeper:
                further = sum(_best(columns, part) for part in self._split(group, other))
                best = max(best, further)
            total += plain + goes_on * (best - plain)
        return total

    def _split(self, places: Iterable[int], gap: int) -> Iterable[list[int]]:
        """Rows (by their place in the columns) that have the same card in a gap."""
        groups: dict[str, list[int]] = {}
        cards = self._cards[gap]
        for place in places:
            groups.setdefault(cards[place], []).append(place)
        return groups.values()

    def after_swap(self, pair: tuple[int, int]) -> float:
        """What the best choice will be worth once two cards have changed places."""
        later = 0 if len(self.rivals) > FEW else 1
        where, falls = self._grid.swapped[pair], self._grid.falls
        by_fall: dict[int, float] = {}
        for number, chance in self._chances:
            fall = falls[where[number]]
            by_fall[fall] = by_fall.get(fall, 0.0) + chance
        sums = [0.0] * (1 + len(self.free))
        for fall, chance in by_fall.items():
            for choice, paid in enumerate(self.payoffs(fall, later)):
                sums[choice] += chance * paid
        return max(sums)

    # What may happen before one's next turn

    def called(self) -> float:
        """The chance that somebody calls before this seat's next turn."""
        if self._view.calls:
            return 1.0
        quiet = 1.0
        for rival in self.rivals:
            quiet *= 1.0 - rival.decides * rival.holds
        return 1.0 - quiet

    def goes(self) -> list[tuple[float, float]]:
        """For each rival, how likely they take a dry place before this seat's next turn, and the
        chance to win that is left then."""
        everyone = self._own[3] + self._sitting_strong[0]
        everyone += sum(group.count * group.strong[3] for group in self._groups)
        everyone += sum(strong[3] for _, strong in self._standing)
        found = []
        plain = sum(self._draw)
        for rival in self.rivals:
            strong = self._strengths(rival.seat)
            sharp = KEENER**rival.looks
            best = max(self._draw, default=0.0)
            total = best * sharp + (plain - best) + plain * rival.holds / (1.0 - rival.holds)
            taken = rival.decides * best * sharp / total if total > 0 else 0.0
            then = everyone - strong[3] + strong[0]
            found.append((taken, self._own[3] / then if then > 0 else 0.0))
        return found


def _best(columns: Sequence[Sequence[float]], places: Sequence[int]) -> float:
    """The most that these rows add up to in one column."""
    return max(sum(map(column.__getitem__, places)) for column in columns)
