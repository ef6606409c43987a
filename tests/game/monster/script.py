"""Short evenings of Monster for tests: hands as `10 8 7 4 7 4`, moves as `0 7,4; 1 fold; 2 -`."""

from collections import Counter
from typing import Any

from game.core.engine import Event
from game.core.registry import GAMES
from game.core.transcript import IllegalMove, read, replay
from game.monster.hands import DECK
from game.monster.rules import Monster
from tests.game.script import NAMES

DOUBLES = "10 10 9 9 8 8"
LADDER = "10 9 8 7 6 5"
LOW = "6 5 4 3 2 1"


def deck_of(*hands: str) -> list[int]:
    """Return a deck that deals these hands, the first to whoever is dealt to first."""
    dealt = [[int(card) for card in hand.split()] for hand in hands]
    deck = [card for cards in zip(*dealt, strict=True) for card in cards]
    rest = Counter(DECK)
    rest.subtract(deck)
    assert min(rest.values()) >= 0, "a deck has only so many of a rank"
    return deck + sorted(rest.elements())


def moves_of(text: str) -> list[dict[str, Any]]:
    """Read moves: seat and `fold`, `-` for nothing thrown, or the cards thrown."""
    moves: list[dict[str, Any]] = []
    for line in text.replace(";", "\n").split("\n"):
        words = line.split()
        if not words:
            continue
        seat, what = words
        if what == "fold":
            moves.append({"seat": int(seat), "do": "fold"})
        else:
            cards = [] if what == "-" else [int(card) for card in what.split(",")]
            moves.append({"seat": int(seat), "do": "discard", "cards": cards})
    return moves


def transcript(
    moves: str, *decks: list[int], seats: int = 4, first: int | None = None, **options: Any
) -> dict[str, Any]:
    """Return a transcript; the first dealer is the last seat unless named, so seat 0 begins."""
    return {
        "dustup": 1,
        "game": "monster",
        "players": list(NAMES[:seats]),
        "options": options,
        "first": seats - 1 if first is None else first,
        "seed": 5,
        "stack": {"decks": list(decks)},
        "moves": moves_of(moves),
    }


def play(moves: str, *decks: list[int], view: Any = None, **rest: Any) -> dict[str, Any]:
    """Replay it and return what is printed."""
    return replay(transcript(moves, *decks, **rest), view)


def engine_at(moves: str, *decks: list[int], **rest: Any) -> tuple[Monster, list[Event]]:
    """Return the engine after these moves, and what the last of them did."""
    data = read(transcript(moves, *decks, **rest))
    engine = GAMES["monster"].engine.new(data.setup)
    assert isinstance(engine, Monster)
    events: list[Event] = []
    for step in data.plays:
        assert step.seat is not None and step.move is not None
        events = engine.apply(step.seat, step.move)
    return engine, events


def refused(moves: str, *decks: list[int], view: Any = None, **rest: Any) -> tuple[int, str]:
    """Return the index and the reason of the illegal move in it."""
    try:
        play(moves, *decks, view=view, **rest)
    except IllegalMove as error:
        assert error.index is not None
        return error.index, error.reason
    raise AssertionError("nothing was refused")
