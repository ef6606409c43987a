"""Short games of Monster Gunslingers for tests: `0 flip 2; 1 act 3C street=0,3; 0 reveal up`.

A deck is told as what lies where: Main Street, hands by seat, what is drawn. The rest follows in
a fixed order, so that nothing is left to chance but what a test leaves to it.
"""

from typing import Any

from game.core.cards import DECK
from game.core.engine import Event
from game.core.registry import GAMES
from game.core.transcript import IllegalMove, read, replay
from game.monster_gunslingers.rules import MonsterGunslingers
from tests.game.script import NAMES

STREET = "2S 5H 9D JC KS"
CARDS = tuple(map(str, DECK))
EACH = {2: 5, 3: 4, 4: 4, 5: 4, 6: 3}


def moves_of(text: str) -> list[dict[str, Any]]:
    """Read moves, `;` or lines between: seat, what, its card or position, keys as `key=value`."""
    moves: list[dict[str, Any]] = []
    for line in text.replace(";", "\n").split("\n"):
        words = line.split()
        if not words:
            continue
        move: dict[str, Any] = {"seat": int(words.pop(0)), "do": words.pop(0)}
        for word in words:
            key, equals, value = word.rpartition("=")
            if not equals:
                key = {"flip": "street", "reveal": "up"}.get(move["do"], "card")
            move[key] = _value(key, value, move["do"])
        moves.append(move)
    return moves


def _value(key: str, value: str, do: str) -> Any:
    if key == "up":
        return value == "up"
    if key in ("card", "give"):
        return value
    if "," in value:
        return [int(place) for place in value.split(",") if place]
    return int(value)


def deck_of(
    hands: tuple[str, ...], street: str = STREET, draws: str = "", first: int = 0
) -> list[str]:
    """Return the 52 cards of a round, `hands` by seat; what a hand lacks is filled up."""
    named = [*street.split(), *draws.split(), *(card for hand in hands for card in hand.split())]
    assert len(set(named)) == len(named), "a card is named twice"
    rest = [card for card in CARDS if card not in named]
    seats = len(hands)
    filled = [[*hand.split()] for hand in hands]
    for hand in filled:
        while len(hand) < EACH[seats]:
            hand.append(rest.pop())
        assert len(hand) == EACH[seats], "a hand has too many cards"
    order = [filled[(first + step) % seats] for step in range(seats)]
    dealt = [hand[place] for place in range(EACH[seats]) for hand in order]
    return [*street.split(), *dealt, *draws.split(), *rest]


def transcript(
    moves: str,
    *hands: str,
    street: str = STREET,
    draws: str = "",
    first: int = 0,
    picks: tuple[int, ...] = (),
    decks: tuple[list[str], ...] = (),
    shuffles: tuple[str, ...] = (),
    **options: Any,
) -> dict[str, Any]:
    """Return a transcript; `decks` are those of later rounds."""
    stack: dict[str, Any] = {
        "decks": [deck_of(hands, street, draws, first), *decks],
        "picks": list(picks),
        "shuffles": [order.split() for order in shuffles],
    }
    return {
        "dustup": 1,
        "game": "monster_gunslingers",
        "players": list(NAMES[: len(hands)]),
        "options": options,
        "first": first,
        "seed": 1,
        "stack": stack,
        "moves": moves_of(moves),
    }


def play(moves: str, *hands: str, view: Any = None, **rest: Any) -> dict[str, Any]:
    """Replay a game; returns what is printed."""
    return replay(transcript(moves, *hands, **rest), view)


def state(moves: str, *hands: str, **rest: Any) -> dict[str, Any]:
    """Replay a game; returns the state."""
    found: dict[str, Any] = play(moves, *hands, **rest)["state"]
    return found


def engine_of(moves: str, *hands: str, **rest: Any) -> tuple[MonsterGunslingers, list[Event]]:
    """Play a game; returns the engine at its end and everything that happened."""
    data = read(transcript(moves, *hands, **rest))
    engine = GAMES["monster_gunslingers"].engine.new(data.setup)
    assert isinstance(engine, MonsterGunslingers)
    events: list[Event] = []
    for step in data.plays:
        assert step.seat is not None and step.move is not None
        events += engine.apply(step.seat, step.move, step.at_us)
    return engine, events


def refusal(moves: str, *hands: str, view: Any = None, **rest: Any) -> str:
    """Return the reason why the last of the moves is illegal; the others must be legal."""
    try:
        play(moves, *hands, view=view, **rest)
    except IllegalMove as error:
        assert error.index == len(moves_of(moves)) - 1, error.reason
        return error.reason
    raise AssertionError("nothing was refused")


def lying(text: str) -> list[dict[str, Any]]:
    """Write a holster as the state has it: `4C KD+`, a plus for face up."""
    return [{"card": word.rstrip("+"), "up": word.endswith("+")} for word in text.split()]
