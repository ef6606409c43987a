"""The table of Monster Gunslingers: what lies on it, what may be done, what each may know."""

from collections.abc import Sequence

from game.core.cards import DECK, deck_problem
from game.core.engine import TABLE, Engine, Event, Move, Result, Seat, Setup, Viewer
from game.core.options import Option
from game.monster_gunslingers.betting import ANTE, CHIPS, Betting
from game.monster_gunslingers.events import RoundBegan
from game.monster_gunslingers.offers import Openings, acts, gives, giving, holsterings
from game.monster_gunslingers.powers import Face, standard_faces
from game.monster_gunslingers.records import (
    FLIPS,
    HIDDEN,
    HOLSTER,
    LEAVE_DOWN,
    MOVES,
    STREET,
    TURN_UP,
    CardName,
    GunslingerView,
    Holstered,
    LastRound,
    Phase,
)

NAMES: tuple[CardName, ...] = tuple(map(str, DECK))
EVERYONE = -1
"""All bits set: a card that every seat, and the table, knows."""

_REVEALS: tuple[Move, ...] = (TURN_UP, LEAVE_DOWN)


class Lying:
    """A card that lies on Main Street or in a holster.

    `known`: who knows it, a bit per seat, or EVERYONE; `up`: it lies face up.
    """

    __slots__ = ("card", "known", "up")

    def __init__(self, card: CardName, known: int = 0, up: bool = False) -> None:
        self.card = card
        self.known = known
        self.up = up

    def turn_up(self) -> None:
        """Turn it face up: everyone knows it from now on, whatever comes."""
        self.up = True
        self.known = EVERYONE

    def seen_by(self, viewer: Viewer) -> CardName:
        """Return the card as a viewer knows it."""
        if viewer is None or self.known == EVERYONE:
            return self.card
        known = viewer != TABLE and self.known >> int(viewer) & 1
        return self.card if known else HIDDEN


def cards_each(players: int) -> int:
    """Return how many cards each is dealt when so many are dealt in (2 to 6)."""
    return 5 if players == 2 else 3 if players == 6 else 4


def picks_problem(entries: Sequence[object]) -> str | None:
    """Say what is wrong with scripted picks, or None; whether they fit is seen when used."""
    for place, entry in enumerate(entries):
        if type(entry) is not int or entry < 0:
            return f"entry {place} is no index, 0 or more"
    return None


def shuffles_problem(entries: Sequence[object]) -> str | None:
    """Say what is wrong with scripted shuffles of discards, or None."""
    for place, entry in enumerate(entries):
        if type(entry) is not list or any(
            type(card) is not str or card not in NAMES for card in entry
        ):
            return f"entry {place} is no list of cards"
        if len(set(entry)) != len(entry):
            return f"entry {place} has a card twice"
    return None


class GunslingerTable(Engine):
    """Everything a game of Monster Gunslingers holds, and its answers; rules.py changes it."""

    key = "monster_gunslingers"
    players = range(2, 7)
    options = (
        Option("rounds", 3, low=1, high=5),
        Option("betting", False, values=(False, True)),
        Option("bet", 1, low=1, high=3),
        Option("turn_cap", 200, values=(0,), low=50, high=500, step=50),
    )
    moves = MOVES
    stack = {"decks": deck_problem, "picks": picks_problem, "shuffles": shuffles_problem}

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        options = setup.options
        self._rounds = int(options["rounds"])
        self._bets = bool(options["betting"])
        self._bet = int(options["bet"])
        self._cap = int(options["turn_cap"])
        self._faces = standard_faces()
        self._scripted = any(setup.stack.get(name) for name in ("picks", "shuffles"))

        self._round = 0
        self._starter: Seat = self.first
        self._wins = [0] * self.seats
        self._chips = [CHIPS if self._bets else 0] * self.seats
        self._open: tuple[Seat, Openings] | None = None
        self._last: LastRound | None = None
        self._result: Result | None = None
        self._deal(self.first, [])

    def _deal(self, starter: Seat, events: list[Event]) -> None:
        """Begin the next round: cards, antes, the starter's turn."""
        seats = self.seats
        clockwise = [(starter + step) % seats for step in range(seats)]
        dealt_in = [seat for seat in clockwise if self._chips[seat] or not self._bets]
        each = cards_each(len(dealt_in))
        cards = self.chance.shuffled("decks", NAMES)
        self._round += 1
        self._starter = starter
        self._street = [Lying(card) for card in cards[:STREET]]
        self._hands: list[list[CardName]] = [[] for _ in range(seats)]
        for place in range(each * len(dealt_in)):
            self._hands[dealt_in[place % len(dealt_in)]].append(cards[STREET + place])
        # The last card of the list is the top, so that drawing is cheap.
        self._deck = cards[: STREET + each * len(dealt_in) - 1 : -1]
        self._discards: list[CardName] = []
        self._holsters: list[list[Lying]] = [[] for _ in range(seats)]
        self._in_round = tuple(sorted(dealt_in))
        self._folded: tuple[Seat, ...] = ()
        self._put_in = [0] * seats
        for seat in self._in_round if self._bets else ():
            self._chips[seat] -= ANTE
            self._put_in[seat] += ANTE
        self._pot = sum(self._put_in)
        self._phase = Phase.TURN
        self._player = starter
        self._turn = 1
        self._owed = 0
        self._extra = False
        self._peeked: int | None = None
        self._betting: Betting | None = None
        self._draw_due = False
        ante = ANTE if self._bets else 0
        events.append(RoundBegan(self._round, starter, self._in_round, each, ante))

    # What it answers

    def to_act(self) -> tuple[Seat, ...]:
        if self._phase is Phase.OVER:
            return ()
        return (self._player if self._betting is None else self._betting.asked,)

    def legal(self, seat: Seat) -> Sequence[Move]:
        if (seat,) != self.to_act():
            return ()
        if self._betting is not None:
            return self._betting.legal(seat, self._chips[seat], self._rivals(seat))
        return _REVEALS if self._phase is Phase.REVEAL else self._offers(seat)

    def _offers(self, seat: Seat) -> list[Move]:
        open_ = self._openings(seat)
        hand = self._hands[seat]
        found: list[Move] = [FLIPS[place] for place in open_.down]
        for card in hand:
            found += holsterings(card, open_.full)
            face = self._face(card)
            if len(hand) > 1 and gives(face.power, open_):
                for other in hand:
                    if other is not card:
                        found += giving(card, face, other, open_.down, open_.full)
            else:
                found += acts(card, face, open_)
        return found

    def _face(self, card: CardName) -> Face:
        return self._faces[card[0]]

    def _with_chips(self, seat: Seat) -> list[Seat]:
        """Return those still in who have chips, clockwise from a seat, that seat first."""
        found = [one for one in self._in_round if self._chips[one]]
        return sorted(found, key=lambda one: (one - seat) % self.seats)

    def _rivals(self, seat: Seat) -> list[Seat]:
        """Return the others still in who have chips, clockwise from a seat."""
        return [one for one in self._with_chips(seat) if one != seat]

    def _openings(self, seat: Seat) -> Openings:
        """What there is for the seat's powers to work on; kept till something is done."""
        if self._open is not None and self._open[0] == seat:
            return self._open[1]
        street, hands, holsters = self._street, self._hands, self._holsters
        others = tuple([other for other in self._in_round if other != seat])
        found = Openings(
            tuple([place for place in range(STREET) if not street[place].up]),
            tuple([place for place in range(STREET) if street[place].up]),
            others,
            tuple([other for other in others if hands[other]]),
            tuple([(other, place) for other in others for place in range(len(holsters[other]))]),
            len(holsters[seat]) == HOLSTER,
        )
        self._open = seat, found
        return found

    def view(self, viewer: Viewer) -> GunslingerView:
        bets, betting = self._bets, self._betting
        return GunslingerView(
            round=self._round,
            starter=self._starter,
            wins=tuple(self._wins),
            street=tuple(lying.seen_by(viewer) for lying in self._street),
            up=tuple(lying.up for lying in self._street),
            hands=tuple(
                tuple(hand) if viewer is None or viewer == seat else (HIDDEN,) * len(hand)
                for seat, hand in enumerate(self._hands)
            ),
            holsters=tuple(
                tuple(Holstered(lying.seen_by(viewer), lying.up) for lying in own)
                for own in self._holsters
            ),
            deck=len(self._deck),
            discards=len(self._discards),
            player=self._player,
            turns_owed=self._owed,
            turn=self._turn,
            phase=self._phase,
            peeked=self._peeked,
            in_round=self._in_round,
            last_round=self._last,
            chips=tuple(self._chips) if bets else None,
            pot=self._pot if bets else None,
            folded=self._folded if bets else None,
            level=(betting.level if betting else 0) if bets else None,
            raises=(betting.raises if betting else 0) if bets else None,
            put_in=tuple(self._put_in) if bets else None,
            seats=self.seats,
            rounds=self._rounds,
            betting=bets,
            bet=self._bet,
            turn_cap=self._cap,
            remembered=tuple(lying.known == EVERYONE and not lying.up for lying in self._street),
            asked=betting.asked if betting else None,
            bets=tuple(betting.paid) if betting else (0,) * self.seats if bets else None,
            extra=self._extra,
        )

    def result(self) -> Result | None:
        return self._result
