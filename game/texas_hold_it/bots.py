"""The bots of Texas Hold It.

"hard" weighs every way the cowboys can lie by what it saw and what others said, each believed as
far as their lies so far this evening allow (a lie about a card it saw itself counts at once), looks
a move ahead, and says what serves it: the truth where that costs nothing. "middle" believes most
of what it hears, peeks and goes where it is likely dry. "easy" looks once, says what it saw, and
goes where nothing speaks against it.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from game.core.chairs import THINKING, Decision, Thinking
from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.texas_hold_it.belief import MOST_GAPS, Belief, Place, caught, trust
from game.texas_hold_it.outlook import Outlook, grid
from game.texas_hold_it.records import (
    HOLD,
    PASS,
    Card,
    Figures,
    Pee,
    Peek,
    Say,
    Swap,
    TexasSeatView,
)
from game.texas_hold_it.rivals import looks_of, rivals_of

LEVELS = ("easy", "middle", "hard")

DRY_WORTH = (1.0, 1.3, 2.6)
"""What a dry point is worth with so many already: the third wins."""
WET_COSTS = (0.45, 0.7, 2.6)
"""What a wet point costs with so many already: the third puts out."""

CHOSEN_LIKELIER = 1.6
"""A urinal chosen by who saw a card is so much likelier dry than not; who saw two knows more."""
SURE_ENOUGH, RASH = 0.5, 0.5
"""Among three or more, a place less likely dry than this is worth so much less than the points say:
others go on after this round, and who gambles in every one is out before who waits. (With chance
places taken at face value, who always holds it won 40 of 100 games among four, with this 10.)"""

LIE_COSTS = 0.08
"""What a lie costs in trust."""
MIDDLE_TRUST = 0.7
MIDDLE_LIES = 0.3
MIDDLE_GOES = 0.6
EASY_PEEKS = 0.6
EASY_SWAPS = 0.1
EASY_HOLDS = 0.15


@dataclass(frozen=True, slots=True)
class Needs:
    """What dry and wet points mean to one who has so many."""

    dry: float
    wet: float
    wet_twice: float

    @classmethod
    def of(cls, dry: int, wet: int) -> "Needs":
        """For a cowboy with these points; beyond two (play-offs) the next decides too."""
        once = WET_COSTS[min(wet, 2)]
        return cls(DRY_WORTH[min(dry, 2)], once, once + WET_COSTS[min(wet + 1, 2)] * (wet < 2))

    def worth(self, place: Place) -> float:
        """What standing there is worth."""
        return self.dry * place.dry - self.wet * place.once - self.wet_twice * place.twice


class TexasBot:
    """A bot for a whole game. Levels: "easy", "middle", "hard"."""

    def __init__(self, level: str, rng: Stream) -> None:
        if level not in LEVELS:
            raise ValueError(f"there is no level {level!r}")
        self._level = level
        self._rng = rng
        self._asked: View | None = None
        self._past: tuple[Figures, ...] = ()
        self._thought: Iterator[Move | None] = iter(())
        for gaps in range(2, MOST_GAPS + 1):
            grid(gaps)  # worked out once, now rather than in the first turn

    def remember(self, pasts: Sequence[Mapping[str, int]]) -> None:
        """Who lied in earlier games of the evening goes on being trusted less."""
        self._past = tuple(
            Figures(claims=past.get("claims", 0), lies=past.get("lies", 0)) for past in pasts
        )

    def _recalled(self, view: TexasSeatView) -> TexasSeatView:
        """The view, with what earlier games told of everybody's word added to its figures."""
        if not any(past.claims for past in self._past):
            return view
        figures = tuple(
            replace(now, claims=now.claims + past.claims, lies=now.lies + past.lies)
            for now, past in zip(view.figures, self._past, strict=True)
        )
        return replace(view, figures=figures)

    def decide(
        self, view: View, seat: Seat, legal: Sequence[Move], now_us: int
    ) -> Decision | Thinking | None:
        """Answer for the washroom as this seat sees it; THINKING wants another slice of time."""
        assert isinstance(view, TexasSeatView)
        view = self._recalled(view)
        if not legal:
            return None
        if self._level != "hard":
            return Decision(self._quickly(view, seat, legal))
        if self._asked != view:
            self._asked = view
            self._thought = self._slowly(view, seat, legal)
        move = next(self._thought)
        if move is None:
            return THINKING
        self._asked = None
        return Decision(move)

    def _quickly(self, view: TexasSeatView, seat: Seat, legal: Sequence[Move]) -> Move:
        """What "easy" and "middle" do."""
        if view.peeking is not None:
            return Say(self._plainly(_seen_at(view, view.peeking)))
        if seat not in view.cowboys:
            return self._from_the_rail(view, legal)
        if self._level == "easy":
            return self._easily(view, legal)
        return self._by_likelihood(view, seat, legal)

    def _slowly(
        self, view: TexasSeatView, seat: Seat, legal: Sequence[Move]
    ) -> Iterator[Move | None]:
        """Yield None after every slice, and at last what "hard" does."""
        if view.peeking is not None:
            yield from self._purposeful(view, seat, view.peeking)
        elif seat not in view.cowboys:
            yield self._from_the_rail(view, legal)
        else:
            yield from self._ahead(view, seat, legal)

    def _pick(self, moves: Sequence[Move]) -> Move:
        return moves[int(self._rng.random() * len(moves))]

    # "easy"

    def _easily(self, view: TexasSeatView, legal: Sequence[Move]) -> Move:
        peeks = [move for move in legal if isinstance(move, Peek)]
        swaps = [move for move in legal if isinstance(move, Swap)]
        pees = [move for move in legal if isinstance(move, Pee)]
        if peeks and (not view.seen or self._rng.random() < EASY_PEEKS / (1 + len(view.seen))):
            return self._pick(peeks)
        if swaps and self._rng.random() < EASY_SWAPS:
            return self._pick(swaps)
        if HOLD in legal and (not pees or self._rng.random() < EASY_HOLDS):
            return HOLD
        seen = {known.gap: known.card for known in view.seen}
        dry = [
            move
            for move in pees
            if seen.get(move.urinal) not in (Card.SNAKE, Card.GAS)
            and seen.get(move.urinal + 1) not in (Card.CACTUS, Card.GAS)
        ]
        return self._pick(dry or pees or legal)

    # "middle"

    def _by_likelihood(self, view: TexasSeatView, seat: Seat, legal: Sequence[Move]) -> Move:
        belief = Belief.of(
            len(view.gaps), view.seen, view.claims, [MIDDLE_TRUST] * view.seats, deaf_to=seat
        )
        pees = [move for move in legal if isinstance(move, Pee)]
        best = max(pees, key=lambda move: belief.at(move.urinal).dry, default=None)
        if best is not None and belief.at(best.urinal).dry >= MIDDLE_GOES:
            return best
        known = {view.gap for view in view.seen}
        peeks = [move for move in legal if isinstance(move, Peek) and move.gap not in known]
        if peeks and len(known) < 3:
            return self._pick(peeks)
        if HOLD in legal:
            return HOLD
        return best or self._pick(legal)

    # "hard"

    def _ahead(
        self, view: TexasSeatView, seat: Seat, legal: Sequence[Move]
    ) -> Iterator[Move | None]:
        belief = self._belief(view, seat)
        outlook = Outlook(view, seat, belief)
        yield None
        now = outlook.now()
        worth: dict[Move, float] = {}
        for move in legal:
            if isinstance(move, Pee):
                worth[move] = now[1 + outlook.free.index(move.urinal)]
                if len(view.cowboys) > 2 and belief.at(move.urinal).dry < SURE_ENOUGH:
                    worth[move] *= RASH
            elif move == HOLD:
                worth[move] = now[0]
        goes, in_time = outlook.goes(), 1.0 - outlook.called()
        told = {one.gap for one in view.seen} | {one.gap for one in view.claims}  # others are alike
        unseen = set(range(len(view.gaps))) - {known.gap for known in view.seen}
        for move in legal:
            then: float | None = None
            if isinstance(move, Peek) and move.gap in unseen:
                next_to = [
                    gap
                    for gap in sorted(unseen)
                    if gap != move.gap and (len(view.gaps) < 5 or abs(gap - move.gap) == 1)
                ]
                then = outlook.after_peek(move.gap, next_to, in_time)
                yield None
            elif isinstance(move, Swap) and told.intersection(move.gaps):
                then = outlook.after_swap((move.gaps[0], move.gaps[1]))
            if then is not None:
                for taken, left in goes:
                    then = (1 - taken) * then + taken * min(then, left)
                worth[move] = then
        yield max(worth, key=worth.__getitem__) if worth else self._pick(legal)

    def _belief(self, view: TexasSeatView, seat: Seat) -> Belief:
        taken = [
            (urinal, CHOSEN_LIKELIER ** min(2, looks_of(view, other)))
            for urinal, other in enumerate(view.urinals)
            if other is not None and other != seat
        ]
        return Belief.of(
            len(view.gaps), view.seen, view.claims, _trusted(view), taken, deaf_to=seat
        )

    def _rivals(self, view: TexasSeatView, seat: Seat) -> list[Seat]:
        """The others still undecided, in the order in which they act after this seat."""
        return [rival.seat for rival in rivals_of(view, seat)]

    # What is said

    def _plainly(self, card: Card) -> str:
        """The truth; "middle" says anything now and then."""
        if self._level == "middle" and self._rng.random() < MIDDLE_LIES:
            words = [word.value for word in Card]
            return words[int(self._rng.random() * len(words))]
        return card.value

    def _purposeful(self, view: TexasSeatView, seat: Seat, gap: int) -> Iterator[Say | None]:
        """Say what makes the next rival act as suits this seat; the truth if it costs nothing."""
        card = _seen_at(view, gap)
        truth = Say(card.value)
        rivals = self._rivals(view, seat)
        free = [urinal for urinal, taken in enumerate(view.urinals) if taken is None]
        if not rivals or not free:
            yield truth
            return
        rival = rivals[0]
        looked = {claim.gap for claim in view.claims if claim.seat == rival}
        if gap in looked:
            yield truth  # the next rival saw it too: a lie would only be known for one
            return
        mine = self._belief(view, seat)
        yield None
        both_saw = [known for known in view.seen if known.gap in looked]
        trusted = [trust(figures) for figures in view.figures]
        theirs = Belief.of(len(view.gaps), both_saw, view.claims, trusted, deaf_to=rival)
        needs = Needs.of(view.dry[rival], view.wet[rival])
        own = Needs.of(view.dry[seat], view.wet[seat])
        wanted = max(free, key=lambda urinal: own.worth(mine.at(urinal)))
        # Who is out can only spoil it for who is ahead.
        minds = seat in view.cowboys or view.dry[rival] == max(view.dry[one] for one in rivals)
        worth: dict[str, float] = {}
        for word in (card.value, *(other.value for other in Card if other is not card)):
            heard = theirs.hearing(gap, word, trusted[seat])
            goes = max(free, key=lambda urinal: needs.worth(heard.at(urinal)))
            tempted = needs.worth(heard.at(goes))
            gains = needs.worth(mine.at(goes)) if minds else 0.0
            # The better it looks to them the likelier they go there.
            goes_there = min(1.0, max(0.0, 0.35 + tempted))
            loss = own.worth(mine.at(goes)) if goes == wanted and seat in view.cowboys else 0.0
            lie = 0.0 if word == card.value else LIE_COSTS
            worth[word] = -goes_there * (0.5 * gains + max(0.0, loss)) - lie
            yield None
        yield Say(max(worth, key=worth.__getitem__))

    # From the rail

    def _from_the_rail(self, view: TexasSeatView, legal: Sequence[Move]) -> Move:
        """Who is out looks now and then, to stir things up."""
        peeks = [move for move in legal if isinstance(move, Peek)]
        if peeks and not view.seen and self._rng.random() < 0.5:
            return self._pick(peeks)
        return PASS


def _seen_at(view: TexasSeatView, gap: int) -> Card:
    """Return the card this seat saw in a gap."""
    return next(known.card for known in view.seen if known.gap == gap)


def _trusted(view: TexasSeatView) -> list[float]:
    """How far each player's word goes with who has this view."""
    return [
        trust(caught(figures, (claim for claim in view.claims if claim.seat == other), view.seen))
        for other, figures in enumerate(view.figures)
    ]


def make_bot(level: str, rng: Stream) -> TexasBot:
    """A bot of a level ("easy", "middle", "hard") with a random stream of its own.

    Raises ValueError for another level.
    """
    return TexasBot(level, rng)
