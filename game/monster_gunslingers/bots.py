"""The bots of Monster Gunslingers: what they do in a turn, and how they bet.

"hard" draws many deals that may be (guess.py), weighs its moves in each (weigh.py), throws out the
worse half again and again, and bets by the chance to win. "middle" does so with few deals, takes
others' holsters for chance and uses only the plain powers. "easy" does what comes to mind.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from game.core.chairs import THINKING, Decision, Thinking
from game.core.chance import Stream
from game.core.engine import Move, Seat, View
from game.monster_gunslingers.easy import easy_move
from game.monster_gunslingers.guess import Guesser
from game.monster_gunslingers.powers import Power, standard_faces
from game.monster_gunslingers.records import (
    BET,
    CALL,
    CHECK,
    FOLD,
    HIDDEN,
    RAISE,
    Act,
    Flip,
    GunslingerView,
    Phase,
)
from game.monster_gunslingers.weigh import Weigher

SLICE = 60
"""How many moves are weighed before the bot lets the table go on: well under 4 ms."""


@dataclass(frozen=True, slots=True)
class Mind:
    """How a level thinks.

    `deals`: worlds in each sifting of the moves, the better half of which goes on to the next;
    `reads`: see Guesser; `powers`: those it uses, None for all; `slip`: how far it misjudges a
    move, in chances to win; `bluffs`: how often it bets on nothing.
    """

    deals: tuple[int, ...]
    reads: float
    powers: frozenset[Power] | None
    slip: float
    bluffs: float


MINDS = {
    "middle": Mind(
        deals=(6,),
        reads=0.0,
        powers=frozenset(
            {Power.HIGH_NOON, Power.SHERIFF, Power.SIX_SHOOTER, Power.STAGECOACH, Power.QUICK_HANDS}
        ),
        slip=0.06,
        bluffs=0.03,
    ),
    "hard": Mind(deals=(10, 20, 40), reads=0.7, powers=None, slip=0.0, bluffs=0.08),
}
KEPT = 4
"""No sifting leaves fewer moves than this."""


class GunslingerBot:
    """A bot for a whole game. Levels: "easy", "middle", "hard"."""

    def __init__(self, level: str, rng: Stream) -> None:
        if level != "easy" and level not in MINDS:
            raise ValueError(f"there is no bot of level {level!r}")
        self._mind = MINDS.get(level)
        self._rng = rng
        self._asked: tuple[View, Seat] | None = None
        self._thought: Iterator[Move | None] = iter(())

    def decide(
        self, view: View, seat: Seat, legal: Sequence[Move], now_us: int
    ) -> Decision | Thinking | None:
        """Answer by the seat's own view; THINKING while it needs another slice of time."""
        assert isinstance(view, GunslingerView)
        if not legal:
            return None
        if self._mind is None:
            return Decision(easy_move(view, seat, legal, self._rng))
        if self._asked != (view, seat):
            self._asked = view, seat
            self._thought = self._think(view, seat, legal, self._mind)
        move = next(self._thought)
        if move is None:
            return THINKING
        self._asked = None
        return Decision(move)

    def _think(
        self, view: GunslingerView, seat: Seat, legal: Sequence[Move], mind: Mind
    ) -> Iterator[Move | None]:
        """Yield None after every slice, and the move at last."""
        guesser = Guesser(view, seat, mind.reads, self._rng)
        weigher = Weigher(view, seat, standard_faces(), self._rng)
        if view.phase is Phase.BETTING:
            yield from self._bet(view, seat, legal, mind, guesser, weigher)
            return
        moves = plain_moves(view, legal, mind.powers)
        worth = dict.fromkeys(moves, 0.0)
        weighed = seen = 0
        for deals in mind.deals:
            for _ in range(deals if len(moves) > 1 else 0):
                weigher.look_at(guesser.draw())
                seen += 1
                for move in moves:
                    worth[move] += weigher.worth(move)
                    weighed += 1
                    if weighed % SLICE == 0:
                        yield None
            moves.sort(key=worth.__getitem__, reverse=True)
            del moves[max(KEPT, len(moves) // 2) :]
        if mind.slip:
            slips = {move: self._rng.gauss(0, mind.slip) * max(seen, 1) for move in moves}
            moves.sort(key=lambda move: worth[move] + slips[move], reverse=True)
        yield moves[0]

    def _bet(
        self,
        view: GunslingerView,
        seat: Seat,
        legal: Sequence[Move],
        mind: Mind,
        guesser: Guesser,
        weigher: Weigher,
    ) -> Iterator[Move | None]:
        """By the pot odds against the chance to win, with a bluff now and then."""
        chance = 0.0
        deals = 2 * sum(mind.deals)
        for deal in range(deals):
            weigher.look_at(guesser.draw())
            chance += weigher.stand() / deals
            if deal % (SLICE // 4) == SLICE // 4 - 1:
                yield None
        chance += self._rng.gauss(0, mind.slip)
        yield bet_by_odds(view, seat, legal, chance, self._rng.random() < mind.bluffs)


def bet_by_odds(
    view: GunslingerView, seat: Seat, legal: Sequence[Move], chance: float, bluffs: bool
) -> Move:
    """Answer in a betting by the chance to win the round, 0 to 1."""
    assert view.chips is not None and view.bets is not None
    assert view.pot is not None and view.level is not None
    fair = 1 / len(view.in_round)
    if CHECK in legal:
        return BET if chance > fair + (1 - fair) * 0.2 or bluffs else CHECK
    price = min(view.level - view.bets[seat], view.chips[seat])
    if RAISE in legal and (chance > fair + (1 - fair) * 0.5 or (bluffs and not view.raises)):
        return RAISE
    # Who bets has more than a chance hand: what is sampled is a little too good.
    caution = 0.9 - 0.05 * (view.raises or 0)
    return CALL if chance * caution * (view.pot + price) >= price else FOLD


def plain_moves(
    view: GunslingerView, legal: Sequence[Move], powers: frozenset[Power] | None
) -> list[Move]:
    """Return the moves that differ: of cards of Main Street nobody knows one stands for all.

    `powers`: those that are used, None for all. There is always a move left.
    """
    faces = standard_faces()
    kinds = [
        "open" if up else "all know" if told else "hidden" if card == HIDDEN else card
        for card, up, told in zip(view.street, view.up, view.remembered, strict=True)
    ]
    found: dict[object, Move] = {}
    for move in legal:
        key: object = move
        if isinstance(move, Flip):
            key = "flip", kinds[move.street]
        elif isinstance(move, Act):
            power = faces[move.card[0]].power
            if powers is not None and power not in powers:
                continue
            if isinstance(move.street, tuple):
                news = sum(kinds[place] == "hidden" for place in move.street)
                if news < min(2, kinds.count("hidden")):
                    continue
                key = "look", move.card
            elif move.street is not None and kinds[move.street] == "hidden":
                key = move.card, move.discard, move.give, "hidden"
        found.setdefault(key, move)
    return list(found.values())


def make_bot(level: str, rng: Stream) -> GunslingerBot:
    """A bot of a level ("easy", "middle", "hard") with a random stream of its own.

    Raises ValueError for another level.
    """
    return GunslingerBot(level, rng)
