"""Short games of Slap .45 for tests: `0 flip @1_000_000; 1 slap +400_000; 2 point 1 +410_000`.

`+N` and `-N` are microseconds from when the first card shows (SHOWN), `@N` from the beginning.
"""

from typing import Any

from game.core.engine import Event
from game.core.registry import GAMES
from game.core.transcript import IllegalMove, read, replay
from game.slap45.rules import Slap45
from tests.game.script import NAMES

FLIPPED = 1_000_000
SHOWN = 1_300_000
KEYS = {"point": "target", "base": "base", "deal": "card"}


def moves_of(text: str) -> list[dict[str, Any]]:
    """Read moves, `;` or lines between."""
    moves: list[dict[str, Any]] = []
    for line in text.replace(";", "\n").split("\n"):
        words = line.split()
        if not words:
            continue
        move: dict[str, Any] = {}
        if words[0] != "wait":
            move["seat"] = int(words.pop(0))
        move["do"] = words.pop(0)
        for word in words:
            if word[0] in "@+-":
                number = int(word[1:].replace("_", ""))
                move["at"] = {"@": number, "+": SHOWN + number, "-": SHOWN - number}[word[0]]
            else:
                key = KEYS[move["do"]]
                move[key] = word if key == "card" else int(word)
        moves.append(move)
    return moves


def transcript(
    moves: str,
    seats: int = 3,
    deck: str = "iron",
    *,
    flips: tuple[int, ...] = (300_000,),
    flip: bool = True,
    first: int = 0,
    **options: Any,
) -> dict[str, Any]:
    """Return a transcript; `deck` is kinds with blanks between, `flip` the first flip by seat 0.

    Without a seed what is not scripted differs from run to run: no test may depend on it.
    """
    opening = moves_of(f"0 flip @{FLIPPED}") if flip else []
    return {
        "dustup": 1,
        "game": "slap45",
        "players": list(NAMES[:seats]),
        "options": options,
        "first": first,
        "stack": {"deck": deck.split(), "flip_us": list(flips)},
        "moves": opening + moves_of(moves),
    }


def play(moves: str, *args: Any, view: Any = None, **rest: Any) -> dict[str, Any]:
    """Replay a game; returns what is printed."""
    return replay(transcript(moves, *args, **rest), view)


def state(moves: str, *args: Any, **rest: Any) -> dict[str, Any]:
    """Replay a game; returns the state."""
    found: dict[str, Any] = play(moves, *args, **rest)["state"]
    return found


def last(moves: str, *args: Any, **rest: Any) -> dict[str, Any]:
    """Replay a game; returns what came of its last card, without the presses."""
    found = state(moves, *args, **rest)["last"]
    assert found is not None, "no card is settled"
    return {key: value for key, value in found.items() if key != "presses"}


def outcome(card: str, what: str, **rest: Any) -> dict[str, Any]:
    """The result line of a card, what is not named null."""
    blank = {"by": None, "target": None, "lost": [], "gap_us": None}
    return {"card": card, "outcome": what, **blank, **rest}


def engine_of(moves: str, *args: Any, **rest: Any) -> tuple[Slap45, list[Event]]:
    """Play a game; returns the engine at its end and everything that happened."""
    data = read(transcript(moves, *args, **rest))
    engine = GAMES["slap45"].engine.new(data.setup)
    assert isinstance(engine, Slap45)
    events: list[Event] = []
    for step in data.plays:
        if step.seat is None or step.move is None:
            events += engine.tick(step.at_us or 0)
        else:
            events += engine.apply(step.seat, step.move, step.at_us)
    return engine, events


def refusal(moves: str, *args: Any, **rest: Any) -> tuple[int | None, int | None, str]:
    """Index, seat and reason of the illegal move; the opening flip is move 0."""
    try:
        play(moves, *args, **rest)
    except IllegalMove as error:
        return error.index, error.seat, error.reason
    raise AssertionError("nothing was refused")
