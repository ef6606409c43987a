"""Short games of Texas Hold It for tests: `0 peek 2; 0 say gas; 1 swap 0,1; 2 pee 0; 0 hold`.

Rows are written by first letters: c(actus), s(nake), g(as), and - for calm.
"""

from collections import Counter
from typing import Any

from game.core.engine import Event
from game.core.registry import GAMES
from game.core.transcript import IllegalMove, read, replay
from game.core.wire import move_from_json
from game.texas_hold_it.row import DECK
from game.texas_hold_it.rules import TexasHoldIt
from tests.game.script import NAMES

LETTERS = {"c": "cactus", "s": "snake", "g": "gas", "-": "calm"}
KEYS = {"peek": "gap", "say": "claim", "swap": "gaps", "pee": "urinal"}


def deck_of(row: str) -> list[str]:
    """Return a deck that lies so in the gaps: `c-sg`; the rest stays unseen."""
    lying = [LETTERS[letter] for letter in row]
    rest = Counter(card.value for card in DECK)
    rest.subtract(lying)
    assert min(rest.values()) >= 0, "there are 2 cactus, 2 snake, 1 gas and 2 calm"
    return lying + sorted(rest.elements())


def moves_of(text: str) -> list[dict[str, Any]]:
    """Read moves: seat, what, and its gap, gaps, urinal or word."""
    moves: list[dict[str, Any]] = []
    for line in text.replace(";", "\n").split("\n"):
        words = line.split()
        if not words:
            continue
        move: dict[str, Any] = {"seat": int(words[0]), "do": words[1]}
        if len(words) > 2:
            key, value = KEYS[words[1]], words[2]
            if key == "claim":
                move[key] = value
            elif key == "gaps":
                move[key] = [int(gap) for gap in value.split(",") if gap]
            else:
                move[key] = int(value)
        moves.append(move)
    return moves


def transcript(
    moves: str, *rows: str, seats: int = 3, first: int = 0, **options: Any
) -> dict[str, Any]:
    """Return a transcript whose rounds lie as these rows, the rest by a seed."""
    return {
        "dustup": 1,
        "game": "texas_hold_it",
        "players": list(NAMES[:seats]),
        "options": options,
        "first": first,
        "seed": 11,
        "stack": {"decks": [deck_of(row) for row in rows]},
        "moves": moves_of(moves),
    }


def play(moves: str, *rows: str, view: Any = None, **rest: Any) -> dict[str, Any]:
    """Replay it and return what is printed."""
    return replay(transcript(moves, *rows, **rest), view)


def state(moves: str, *rows: str, view: Any = None, **rest: Any) -> dict[str, Any]:
    """Replay it and return its State."""
    found = play(moves, *rows, view=view, **rest)["state"]
    assert isinstance(found, dict)
    return found


def engine_at(moves: str, *rows: str, **rest: Any) -> tuple[TexasHoldIt, list[Event]]:
    """Return the engine after these moves, and what the last of them did."""
    data = transcript(moves, *rows, **rest)
    engine = GAMES["texas_hold_it"].engine.new(read({**data, "moves": []}).setup)
    assert isinstance(engine, TexasHoldIt)
    events: list[Event] = []
    for move in data["moves"]:
        seat = move.pop("seat")
        events = engine.apply(seat, move_from_json(engine.moves, move))
    return engine, events


def refused(moves: str, *rows: str, view: Any = None, **rest: Any) -> tuple[int, str]:
    """Return the index and the reason of the illegal move in it."""
    try:
        play(moves, *rows, view=view, **rest)
    except IllegalMove as error:
        assert error.index is not None
        return error.index, error.reason
    raise AssertionError("nothing was refused")
